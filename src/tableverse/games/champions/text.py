"""Card texts, rendered from the effect trees, so that the text cannot differ from the card's behaviour."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.champions.cards import (
    COST,
    FACEDOWN,
    KINDS,
    Card,
    Cards,
    Constant,
    Use,
)
from tableverse.games.champions.vocabulary.combining import Steps, render_picked
from tableverse.games.champions.vocabulary.linking import PickSeveral
from tableverse.games.champions.vocabulary.moments import defeating_player, render_ways
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.games.champions.vocabulary.saying import counters, resources, set_referents, title
from tableverse.games.champions.vocabulary.selectors.base import noun_of, one
from tableverse.games.champions.vocabulary.selectors.narrowing import OrElse
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.games.champions.vocabulary.terms import render_building, render_keyword, render_terms, render_toll
from tableverse.games.champions.vocabulary.verbs.base import TargetedVerb
from tableverse.games.champions.vocabulary.verbs.counters import Note
from tableverse.games.champions.vocabulary.verbs.lasting import are_alike, render_change, render_changes
from tableverse.kernel import i18n
from tableverse.kernel.effects import Ability, Voice
from tableverse.kernel.effects.values import seat_of

THIS: Final = Those("this")
#: Changes whose own sentence names the cards that they apply to.
SAYING_SOURCE: Final = ("cost", "damage-taken", "traits-of", "cannot:play", "cannot:be-attacked")


def render_card(cards: Cards, card: Card, voice: Voice) -> list[str]:
    """Render a card's text line by line, keywords first."""
    voice.referents = meanings(cards, card, voice)
    lines = [render_keyword(card, name, voice) for name in card.keywords]
    lines += render_terms(card.terms, cards, voice)
    if card.campaign:
        campaign = cards.registry.name("campaign", card.campaign, voice.language)
        lines.append(voice.word("champions-line-campaign", campaign=campaign))
    if card.endless:
        lines.append(voice.word("champions-line-endless"))
    lines += render_separation(card, voice)
    if card.own_deck:
        lines.append(voice.word("champions-line-own-deck", deck=cards.sets[card.own_deck][voice.language]))
    if card.giver:
        lines.append(render_giver(cards, card, voice))
    if card.play_form:
        lines.append(voice.word("champions-line-play-form", form=card.play_form))
    if card.play_if is not None:
        lines.append(voice.word("champions-line-play-if", condition=card.play_if.say(voice)))
    if card.from_discard:
        lines.append(voice.word("champions-line-from-discard"))
    if card.stores:
        lines.append(voice.word("champions-line-stores"))
    if card.under_anyone:
        lines.append(voice.word("champions-line-anyone"))
    if card.attach is not None:
        lines.append(voice.word("champions-line-attach", to=one(voice, card.attach)))
    if card.attach_else:
        lines.append(voice.word("champions-line-otherwise-surge"))
    if card.deck_limit:
        lines.append(voice.word("champions-line-deck-limit", amount=card.deck_limit))
    lines += render_building(card.building, voice)
    if card.limit_per:
        noun = None if card.attach is None else noun_of(voice, card.attach)
        if isinstance(card.attach, Those) and card.attach.word == "main-scheme":
            noun = Noun("scheme")
        host = voice.word("champions-noun-card", number="one", how="") if noun is None else Noun(noun.word).bare(voice)
        lines.append(voice.word(f"champions-line-max-{card.limit_per}", host=host))
    for period, amount in card.most_played.items():
        lines.append(voice.word(f"champions-line-max-{period}", amount=amount))
    if card.counters:
        key = "champions-line-uses" if card.uses_up else "champions-line-counters"
        key = f"{key}-each" if card.counters_each else key
        said = counters(voice, card.counters)
        lines.append(voice.word(key, amount=card.counters, counters=said, this=_capitalized(THIS.say(voice))))
    if card.spend_form:
        lines.append(voice.word("champions-line-spend-form", form=card.spend_form))
    if card.doubles:
        aspect = voice.word(f"champions-aspect-{card.doubles}")
        lines.append(voice.word("champions-line-doubles", aspect=aspect, basic=card.doubles))
    lines += [render_toll(toll, voice) for toll in card.tolls]
    engaged = {"identity": voice.word("champions-engaged-identity")} if card.kind == "minion" else {}
    with set_referents(voice, engaged):
        lines += render_constants(card.constants, voice)
    for use in card.uses:
        if use.label == use.printed:
            starred = any(card.starred(way, name) for way in ways_of(card, use) for name in card.stars)
            said = render_use(cards, card, use, voice)
            lines.append(f"★ {said}" if starred else said)
    return lines


def render_giver(cards: Cards, card: Card, voice: Voice) -> str:
    """Render the receiver of an obligation, by the name of the player's alter-ego."""
    hero = cards.by_id[card.giver]
    person = cards.by_id.get(hero.back, hero)
    return voice.word("champions-line-give-to", card=person.names[voice.language])


def titles(cards: Cards, mentions: tuple[str, ...], language: str) -> dict[str, str]:
    """Return names and other facts of the cards and marks that a text mentions, for ``vocabulary.saying``."""
    known: dict[str, str] = {}
    for name in mentions:
        kind, _, which = name.rpartition(":")
        if kind:
            known[name] = (cards.traits if kind == "trait" else cards.sets)[which][language]
            continue
        known[f"title:{name}"] = cards.names[name][language]
        card = cards.by_id.get(name)
        if card is not None:
            known[f"kind-of:{name}"] = card.kind
            known[f"subtitle:{name}"] = card.subtitle
            if card.counter:
                known[f"counter-of:{name}"] = card.counter[language]
            if card.set == FACEDOWN:
                known[f"facedown:{name}"] = "yes"
    return known


def meanings(cards: Cards, card: Card, voice: Voice) -> dict[str, str]:
    """Return the referents of words on a card: "this ally", "the attached minion", "web" counters."""
    known = {"kind:this": card.kind, **titles(cards, card.mentions, voice.language)}
    voice.referents = known  # the host may be a card given by title
    if i18n.has(voice.language, f"champions-this-{card.kind}"):
        known["this"] = voice.word(f"champions-this-{card.kind}")
    if card.counter:
        known["counter"] = card.counter[voice.language]
    if card.attach is not None:
        noun = noun_of(voice, card.attach)
        if isinstance(card.attach, OrElse):  # either of two hosts
            noun = Noun("enemy")
        if isinstance(card.attach, Those) and card.attach.word == "identity":
            known["host"] = voice.word("champions-attached-identity")
        elif noun is None:
            known["host"] = card.attach.say(voice)
        else:
            noun = Noun(noun.word)
            known["kind:host"] = noun.word
            known["host"] = voice.word("champions-attached", noun=noun.bare(voice), gender=noun.gender(voice))
            known["host-again"] = noun.pointed_at(voice)
    return known


def render_separation(card: Card, voice: Voice) -> list[str]:
    """Render a main scheme's rules for separated players."""
    if card.kind != "main-scheme":
        return []
    said = {"goes-on": card.goes_on, "meeting": card.meeting}
    return [voice.word(f"champions-line-{name}") for name, holds in said.items() if holds]


def render_constants(constants: list[Constant], voice: Voice) -> list[str]:
    """Render constant effects, with one sentence for effects on the same things under the same condition."""
    groups: list[list[Constant]] = []
    for constant in constants:
        last = groups[-1][0] if groups else None
        if (
            last is not None
            and are_alike(last.name, constant.name)
            and _while(last, voice) == _while(constant, voice)
            and last.source is constant.source is None
            and last.of.say(voice) == constant.of.say(voice)
        ):
            groups[-1].append(constant)
        else:
            groups.append([constant])
    return [render_constant(group, voice) for group in groups]


def render_constant(group: list[Constant], voice: Voice) -> str:
    first = group[0]
    if len(group) > 1:
        change = render_changes(voice, [(constant.name, constant.amount) for constant in group], first.of)
    else:
        change = render_change(voice, first.name, first.amount, first.of, cards=first.source)
    if first.source is not None and first.name not in SAYING_SOURCE:
        change = voice.word("champions-change-from", change=change, source=first.source.say(voice))
    when = _while(first, voice)
    if not when:
        return _capitalized(voice.word("champions-line-constant", change=change))
    return _capitalized(voice.word("champions-line-constant-while", change=change, when=when))


def _while(constant: Constant, voice: Voice) -> str:
    """Render the condition of a constant effect, or return ""."""
    with set_referents(voice, {"mood": "while"}):
        return "" if constant.when is None else constant.when.say(voice)


def ways_of(card: Card, use: Use) -> list[Use]:
    """Return all triggers of an ability as printed."""
    return [way for way in card.uses if way.printed == use.printed]


def render_use(cards: Cards, card: Card, use: Use, voice: Voice) -> str:
    """Render a printed ability.

    For example: "Hero Action (attack): Exhaust this card → deal 2 damage to an enemy. (Limit once per round.)".
    """
    voice.referents = meanings(cards, card, voice)
    head = render_head(use, voice)
    if use.heading == "when-defeated" and card.kind == "minion":
        voice.referents["identity"] = voice.word("champions-engaged-identity")
    if use.heading == "when-defeated":
        voice.referents["fact:seat"] = defeating_player(voice)
    if use.heading == "boost":
        voice.referents["fact:enemy"] = voice.word("champions-activating-enemy")
        voice.referents["on"] = "boost"
    when = render_ways(ways_of(card, use), voice) if use.effect.on else ""
    costs = render_costs(use, voice)
    effect = use.effect.effect.say(voice)
    text = effect
    if costs:
        text = voice.word("champions-line-cost", cost=voice.all_of(costs), effect=voice.continued(effect))
    if use.needs is not None:
        rest = text if costs else voice.continued(effect)
        text = voice.word("champions-line-needs", condition=use.needs.say(voice), rest=rest)
    if when:
        rest = text if costs else voice.continued(effect)
        text = voice.word("champions-line-when", when=when, rest=rest)
    if not (costs or when or use.needs is not None):
        text = voice.continued(effect)
    if voice.word("champions-after-colon") == "upper":
        text = _capitalized(text)
    if use.heading == "without-counters":
        gone = counters(voice, 2)
        line = voice.word("champions-line-without-counters", counters=gone, effect=voice.continued(effect))
    elif use.heading == "when-given":
        line = _capitalized(text)  # printed without a heading
    else:
        line = voice.word("champions-line", head=head, effect=text)
    return " ".join([line, *render_limits(use, voice)])


def voice_for(cards: Cards, ability: Ability, language: str) -> Voice:
    """Return a voice that has already rendered the whole ability, so that it can render any part."""
    voice = Voice(language)
    use = cards.uses.get(ability.label.removesuffix(COST))  # also for the ability of a cost
    if use is not None:
        render_use(cards, cards.by_id[use.card], use, voice)
        return voice
    for campaign in cards.campaigns.values():
        if any(ability in chapter.abilities for chapter in campaign.chapters):
            voice.referents = titles(cards, campaign.mentions, language)
    return voice


def render_head(use: Use, voice: Voice) -> str:
    head = voice.word(f"champions-heading-{use.heading}")
    if use.villain:
        head = voice.word("champions-head-of-villain", heading=head, villain=title(voice, use.villain))
    if use.form:
        place = "after" if use.heading.startswith("when") else "before"
        head = voice.word("champions-head-in-form", heading=head, form=use.form, place=place)
    labels = [voice.word(f"champions-label-{label}") for label in use.labels]
    return f"{head} ({', '.join(labels)})" if labels else head


def render_limits(use: Use, voice: Voice) -> list[str]:
    """Render the notes after an ability: how often, by whom and for which payments it may be used."""
    notes: list[str] = []
    if use.pays_for:
        if use.pays_for in KINDS:
            noun = Noun(use.pays_for).say(voice, "one")
        else:
            noun = voice.word("champions-aspect-card", aspect=voice.word(f"champions-aspect-{use.pays_for}"))
        notes.append(voice.word("champions-limit-pays-for", what=noun))
    if use.pays_for_cards is not None:
        notes.append(voice.word("champions-limit-pays-for", what=one(voice, use.pays_for_cards)))
    for icon in use.ignores:
        paid = voice.word(f"champions-resource-a-{use.ignores_if_paid}") if use.ignores_if_paid else ""
        key = f"champions-limit-ignores-{icon}-if-paid" if paid else f"champions-limit-ignores-{icon}"
        notes.append(voice.word(key, paid=paid))
    if use.anyone:
        notes.append(voice.word("champions-limit-anyone"))
    if use.limit:
        each = "-each-aspect" if use.limit_each_aspect else ""
        notes.append(voice.word(f"champions-{'max' if use.shared_limit else 'limit'}-{use.limit}{each}"))
    if use.once:
        notes.append(voice.word("champions-limit-once"))
    return notes


def render_costs(use: Use, voice: Voice) -> list[str]:
    costs: list[str] = []
    if use.spend[:1] == ("x",):
        costs.append(voice.word("champions-line-spend", kinds=voice.word(f"champions-resource-x-{use.spend[1]}")))
    elif use.spend:
        costs.append(voice.word("champions-line-spend", kinds=resources(voice, list(use.spend))))
    if use.cost is not None:
        whole = use.cost.effect.parts()[0]
        parts = whole.effects if isinstance(whole, Steps) else (whole,)
        picked = render_picked(voice, parts[0], parts[1]) if len(parts) > 1 else ""
        if picked:
            costs.append(voice.clause(picked))
            parts = parts[2:]
        for part in parts:
            if isinstance(part, Note):
                continue
            said = voice.clause(part.say(voice))
            if isinstance(parts[0], PickSeveral) and part is not parts[0]:
                costs[-1] = voice.word("champions-then", first=costs[-1], next=said)
            else:
                costs.append(said)
            if isinstance(part, TargetedVerb) and isinstance(part.to, Those) and part.to.word == "this":
                voice.referents["again"] = "yes"
        voice.referents.pop("again", None)
    return costs


def _capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


def render_face(cards: Cards, face: str, language: str) -> str:
    """Return the name of a side, with the trait of the form if a hero has several: "Ant-Man (Giant)"."""
    name = cards.by_id[face].names[language]
    trait = cards.form_traits.get(face)
    return f"{name} ({cards.traits[trait][language]})" if trait else name


def ability_name(cards: Cards, label: str, language: str) -> str:
    """Return the name of an ability as printed on its card, or "" if it has none."""
    use = cards.uses.get(label)
    return use.names.get(language, "") if use is not None else ""


def term(cards: Cards, name: str, value: Any, language: str) -> Any:
    """Render an argument of a message for players."""
    if name in ("card", "thing", "origin", "target", "source", "under", "enemy") and isinstance(value, str) and value:
        if value.startswith("seat:"):
            return i18n.say(language, "champions-seat", {"number": seat_of(value) + 1})
        return cards.of(value).names[language]
    if name == "form" and value in cards.by_id:
        return render_face(cards, value, language)
    if name == "resources":
        return i18n.listing(language, [i18n.say(language, f"champions-resource-{kind}") for kind in value])
    if name == "mark":
        return cards.names[value][language]
    if name == "set":
        return cards.sets[value][language]
    if name in ("status", "other"):
        return i18n.say(language, f"champions-status-{value}")
    return value
