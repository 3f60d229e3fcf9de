"""Card texts other than abilities: keywords, additional costs, terms of playing a card, and deck-building rules."""

from __future__ import annotations

from tableverse.games.champions.cards import NUMBERED, Building, Card, Cards, Terms, Toll
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.games.champions.vocabulary.saying import set_referents, trait
from tableverse.games.champions.vocabulary.selectors.base import all_these
from tableverse.games.champions.vocabulary.selectors.described import player
from tableverse.kernel.effects import Voice


def render_keyword(card: Card, name: str, voice: Voice) -> str:
    keyword = voice.word(f"champions-keyword-{name}")
    keyword = keyword[:1].upper() + keyword[1:]
    if name not in NUMBERED:
        return f"{keyword}."
    amount = card.keywords[name]
    number = voice.word("champions-per-player", amount=amount) if name in card.keywords_each else str(amount)
    return f"{keyword} {number}."


def render_toll(toll: Toll, voice: Voice) -> str:
    """Render the additional cost of an action."""
    own = toll.to in ("attack", "basic-attack", "ready")
    with set_referents(voice, {} if own else {"person": "their"}):
        cost = voice.clause(toll.cost.effect.say(voice))
    if own:
        return voice.word(f"champions-line-toll-{toll.to}", of=all_these(voice, toll.of), cost=cost)
    kind = Noun(toll.to).say(voice, "one")
    return voice.word("champions-line-toll-play", of=player(voice, toll.of), kind=kind, cost=cost)


def render_terms(terms: Terms, cards: Cards, voice: Voice) -> list[str]:
    """Render keywords with arguments other than a number."""
    lines: list[str] = []
    if terms.form:
        lines.append(voice.word("champions-term-form", type=terms.form[voice.language]))
    if terms.linked:
        lines.append(voice.word("champions-term-linked", card=cards.names[terms.linked][voice.language]))
    if terms.team_up:
        names = [cards.names[card][voice.language] for card in terms.team_up]
        lines.append(voice.word("champions-term-team-up", cards=voice.all_of(names)))
    if terms.teamwork:
        lines.append(voice.word("champions-term-teamwork", trait=trait(voice, terms.teamwork)))
    if terms.requirement:
        kinds = voice.all_of([voice.word(f"champions-resource-{kind}") for kind in terms.requirement])
        lines.append(voice.word("champions-term-requirement", kinds=kinds))
    if terms.paid_only_with:
        kind = voice.word(f"champions-resource-{terms.paid_only_with}")
        lines.append(voice.word("champions-term-paid-only-with", kind=kind))
    return lines


def render_building(building: Building, voice: Voice) -> list[str]:
    """Render an identity's rules for building its deck."""
    lines: list[str] = []
    if building.aspects > 1:
        key = "champions-build-aspects-equal" if building.equal else "champions-build-aspects"
        lines.append(voice.word(key, amount=building.aspects))
    if building.copies:
        lines.append(voice.word("champions-build-copies", amount=building.copies))
    also = building.also
    if also is None:
        return lines
    kinds = voice.word(f"champions-kind-{also.kind}")
    if also.labels:
        labels = voice.either([voice.word(f"champions-label-{label}") for label in also.labels])
        kinds = voice.word("champions-build-labelled", kind=kinds, labels=labels)
    if also.trait:
        kinds = voice.word("champions-build-with-trait", kind=kinds, trait=trait(voice, also.trait))
    if also.titles:
        lines.append(voice.word("champions-build-also-titles", cards=kinds, amount=also.titles))
    elif also.most:
        lines.append(voice.word("champions-build-also-most", cards=kinds, amount=also.most))
    else:
        lines.append(voice.word("champions-build-also", cards=kinds))
    return lines
