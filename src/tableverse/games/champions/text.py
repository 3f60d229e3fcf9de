"""What a card says, made from its effect trees: the printed text cannot disagree with what the card does."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.cards import KINDS, NUMBERED, Card, Cards, Constant, Use
from tableverse.games.champions.vocabulary.amounts import Among, Exists, YourFact
from tableverse.games.champions.vocabulary.saying import like, one, resources
from tableverse.games.champions.vocabulary.verbs.lasting import say_change
from tableverse.kernel import i18n
from tableverse.kernel.effects import Both, Condition, Voice

#: Whom an occurrence is about.
SUBJECTS: Final = {
    "attack": "attacker",
    "thwart": "attacker",
    "defense": "defender",
    "damage": "target",
    "taking": "target",
    "defeat": "target",
    "threat": "scheme",
    "enemy-attack": "enemy",
    "enemy-scheme": "enemy",
    "reveal": "card",
    "boost": "card",
    "enter": "card",
    "leave": "card",
    "engage": "card",
    "played": "card",
    "flip": "card",
    "recover": "card",
    "resolve": "card",
    "effect": "card",
    "spent": "card",
}


def say_card(cards: Cards, card: Card, voice: Voice) -> list[str]:
    """The lines of a card's text, keywords first."""
    lines: list[str] = []
    for name, amount in card.keywords.items():
        keyword = voice.word(f"champions-keyword-{name}")
        keyword = keyword[:1].upper() + keyword[1:]
        number = voice.word("champions-per-player", amount=amount) if name in card.keywords_each else str(amount)
        lines.append(f"{keyword} {number}." if name in NUMBERED else f"{keyword}.")
    lines += card.terms.say(voice, {other.id: other.names for other in cards.by_id.values()})
    if card.campaign:
        campaign = cards.registry.name("campaign", card.campaign, voice.language)
        lines.append(voice.word("champions-line-campaign", campaign=campaign))
    if card.endless:
        lines.append(voice.word("champions-line-endless"))
    if card.giver:
        lines.append(voice.word("champions-line-give-to", card=cards.by_id[card.giver].names[voice.language]))
    if card.play_form:
        form = voice.word(f"champions-kind-{card.play_form}")
        lines.append(voice.word("champions-line-play-form", form=form))
    if card.under_anyone:
        lines.append(voice.word("champions-line-anyone"))
    if card.attach is not None:
        lines.append(voice.word("champions-line-attach", to=one(voice, card.attach)))
    if card.attach_else:
        lines.append(voice.word("champions-line-otherwise-surge"))
    if card.deck_limit:
        lines.append(voice.word("champions-line-deck-limit", amount=card.deck_limit))
    lines += card.building.say(voice)
    if card.limit_per:
        lines.append(voice.word(f"champions-line-max-{card.limit_per}"))
    for period, amount in card.most_played.items():
        lines.append(voice.word(f"champions-line-max-{period}", amount=amount))
    if card.counters:
        key = "champions-line-uses" if card.uses_up else "champions-line-counters"
        lines.append(voice.word(key, amount=card.counters))
    if card.doubles:
        aspect = voice.word(f"champions-aspect-{card.doubles}")
        lines.append(voice.word("champions-line-doubles", aspect=aspect))
    for toll in card.tolls:
        said = {"of": toll.of.say(voice), "cost": voice.clause(toll.cost.effect.say(voice))}
        if toll.to == "ready":
            lines.append(voice.word("champions-line-toll-ready", **said))
        else:
            kind = voice.word(f"champions-kind-{toll.to}")
            lines.append(voice.word("champions-line-toll-play", kind=kind, **said))
    lines += [say_constant(constant, voice) for constant in card.constants]
    for use in card.uses:
        starred = any(card.starred(use, name) for name in card.stars)
        lines.append(f"★ {say_use(use, voice)}" if starred else say_use(use, voice))
    return lines


def say_constant(constant: Constant, voice: Voice) -> str:
    change = say_change(voice, constant.name, constant.amount, constant.of)
    if constant.when is None:
        said = voice.word("champions-line-constant", change=change)
    else:
        said = voice.word("champions-line-constant-while", change=change, when=constant.when.say(voice))
    return said[:1].upper() + said[1:]


def say_use(use: Use, voice: Voice) -> str:
    """ "Hero Action (attack): exhaust this card → deal 2 damage to it."."""
    head = voice.word(f"champions-heading-{use.heading}")
    notes = [voice.word(f"champions-label-{label}") for label in use.labels]
    if use.form:
        notes.insert(0, voice.word(f"champions-kind-{use.form}"))
    if use.limit:
        notes.append(voice.word(f"champions-limit-{use.limit}"))
    if use.anyone:
        notes.append(voice.word("champions-label-anyone"))
    if use.once:
        notes.append(voice.word("champions-limit-once"))
    if use.pays_for:
        kind = "kind" if use.pays_for in KINDS else "aspect"
        what = voice.word(f"champions-{kind}-{use.pays_for}")
        notes.append(voice.word("champions-limit-pays-for", what=what))
    notes += [voice.word(f"champions-limit-ignores-{icon}") for icon in use.ignores]
    if notes:
        head = f"{head} ({', '.join(notes)})"
    if use.effect.on:
        head = f"{head} — {say_when(use, voice)}"
    effect = use.effect.effect.say(voice)
    costs: list[str] = []
    if use.spend[:1] == ("x",):
        costs.append(voice.word("champions-line-spend-x", kinds=voice.word(f"champions-resource-{use.spend[1]}")))
    elif use.spend:
        costs.append(voice.word("champions-line-spend", kinds=resources(voice, list(use.spend))))
    if use.cost is not None:
        costs.append(voice.clause(use.cost.effect.parts()[0].say(voice)))
    if costs:
        effect = voice.word("champions-line-cost", cost=voice.all_of(costs), effect=effect)
    return voice.word("champions-line", head=head, effect=effect)


def say_when(use: Use, voice: Voice) -> str:
    """ "after this card enters play", "when you reveal a treachery, if it comes from the encounter deck": conditions
    about whom it happens to are a part of the words for what happens."""
    on, condition = use.effect.on, use.effect.when
    parts = list(condition.conditions) if isinstance(condition, Both) else [] if condition is None else [condition]
    who, yours = "", False
    rest: list[Condition] = []
    for part in parts:
        about = part.about() if isinstance(part, Exists) else None
        if not who and isinstance(part, Among) and part.fact.fact == SUBJECTS.get(on):
            who = one(voice, part.these)
        elif not who and about is not None and about[0].fact == SUBJECTS.get(on):
            who = like(voice, about[1], voice.word(f"champions-who-{on}"))
        elif isinstance(part, YourFact) and i18n.has(voice.language, f"champions-when-{on}-you"):
            yours = True
        else:
            rest.append(part)
    if not who and on in SUBJECTS:
        who = voice.word(f"champions-who-{on}")
    said = voice.word(
        f"champions-when-{on}-you" if yours else f"champions-when-{on}", moment=use.effect.moment, who=who
    )
    if rest:
        said = voice.word("champions-line-if", when=said, condition=voice.all_of([part.say(voice) for part in rest]))
    return said
