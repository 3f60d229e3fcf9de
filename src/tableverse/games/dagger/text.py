"""Card texts rendered from the effect trees: the time of use, the cost and the effect."""

from __future__ import annotations

from typing import Any

from tableverse.games.dagger.cards import (
    Card,
    Cards,
    EventCard,
    MissionBack,
    MissionCard,
    Nemesis,
    Passive,
    Showdown,
    Text,
)
from tableverse.games.dagger.ids import card_of, pawn_parts
from tableverse.games.dagger.vocabulary.combining import Choices
from tableverse.games.dagger.vocabulary.conditions import About, Flag, Rolling, TargetIs, Within, WouldDefeat
from tableverse.games.dagger.vocabulary.nodes import Condition, Effect, Selector
from tableverse.games.dagger.vocabulary.numbers import Every, is_plain, many
from tableverse.games.dagger.vocabulary.selectors.bound import Roller, The
from tableverse.games.dagger.vocabulary.selectors.heroes import Heroes
from tableverse.games.dagger.vocabulary.verbs.base import DaggerVerb, as_sentence
from tableverse.games.dagger.vocabulary.verbs.missions import MarkEnemy
from tableverse.kernel import i18n
from tableverse.kernel.effects import Ability, Aimed, Both, Voice
from tableverse.kernel.effects.spanish import infinitive, is_imperative


def after_colon(text: str, language: str) -> str:
    """Return the form of a text after a colon: lowercase in Spanish, except for words in capitals."""
    small = language == "es" and text[1:2].islower()
    return text[:1].lower() + text[1:] if small else text


def capitalized(text: str) -> str:
    return text[:1].upper() + text[1:]


def render_ability(ability: Ability, voice: Voice) -> str:
    return ability.effect.say(voice)


def render_text(text: Text, voice: Voice) -> str:
    """Return the text in full: its head, if any, and its effect."""
    body = text.body.say(voice)
    if (text.kind == "trigger" or (text.kind == "free" and text.once)) and _is_single_action(text):
        return as_sentence(_head(text, voice, infinitive(voice.clause(body), voice.language)))
    head = _head(text, voice)
    if head:
        body = after_colon(body, voice.language)
    return voice.word("dagger-text", head=capitalized(head), body=body) if head else body


def _is_single_action(text: Text) -> bool:
    """Return whether the effect is a single optional action, which can continue the sentence of the head."""
    if text.ability.forced or text.exhausts or text.combo or not isinstance(text.body, DaggerVerb | Aimed | Choices):
        return False
    spanish = Voice("es")
    said = text.body.say(spanish)
    return is_imperative(spanish.clause(said)) and ". " not in said


def _head(text: Text, voice: Voice, deed: str = "") -> str:
    when = ""
    if text.kind == "trigger":
        when = occasion(text.ability, voice)
    elif text.kind == "free":
        when = voice.word("dagger-when-turn")
    elif not text.combo:
        return ""
    return voice.word(
        "dagger-head",
        when=when,
        kind=text.kind,
        forced="yes" if text.ability.forced else "no",
        once="yes" if text.once else "no",
        cost="exhaust" if text.exhausts else text.combo or ("deed" if deed else "none"),
        deed=deed,
    )


def occasion(ability: Ability, voice: Voice) -> str:
    """Return the phrase for when a trigger is used: "after you move", "when a hero nearby would suffer damage"."""
    filled = {"who": "", "enemy": "", "base": "none", "space": "none", "about": "none", "what": "none"}
    left: list[str] = []
    both = False
    for condition in _all_of(ability.when):
        if isinstance(condition, Within) and isinstance(condition.what, The | Roller):
            fact = "hero" if isinstance(condition.what, Roller) else condition.what.fact
            form = "you-or" if ability.on == "suffer" and _with_you(condition.among) else "a"
            filled["who" if fact == "hero" else fact] = condition.among.say_as(form, voice)
            if form == "you-or":
                both = True
        elif isinstance(condition, About):
            filled["about"] = condition.fact
        elif isinstance(condition, Rolling):
            filled["what"] = voice.word(f"dagger-word-{condition.what}")
        elif isinstance(condition, WouldDefeat):
            filled["who"] = voice.word("dagger-you")
            left.append(condition.say(voice))
        else:
            left.append(condition.say(voice))
    you = voice.word("dagger-you")
    filled["who-is"] = "you" if filled["who"] == you else "other" if filled["who"] else "any"
    if both:
        filled["who-is"] = "you-or"
    said = voice.word(f"dagger-when-{ability.on}", moment=ability.moment, **filled)
    return voice.word("dagger-when-if", when=said, condition=voice.all_of(left)) if left else said


def _with_you(among: Selector) -> bool:
    """Return whether a selector finds the heroes nearby, who include you."""
    return isinstance(among, Heroes) and (among.where, among.which) == ("nearby", "all")


def _all_of(condition: Condition | None) -> tuple[Condition, ...]:
    if condition is None:
        return ()
    return condition.conditions if isinstance(condition, Both) else (condition,)


class Line:
    """A sentence on a card: its part of the card, its text, and the ``Text`` from which it is rendered, if any."""

    __slots__ = ("id", "made_of", "text")

    def __init__(self, id: str, text: str, made_of: Text | None = None) -> None:
        self.id = id
        self.text = text
        self.made_of = made_of


def lines(cards: Cards, kind: str, id: str, side: str, voice: Voice) -> list[Line]:
    """Return everything printed on a card, or on one side of a card or sheet."""
    if kind == "aspect":
        return card_lines(cards.aspects[id].side(side == "battered").card, voice)
    if kind == "nemesis":
        return (
            showdown_lines(cards.nemeses[id].showdown, voice) if side else sheet_lines(cards, cards.nemeses[id], voice)
        )
    if kind == "enemy":
        enemy = cards.enemies[id]
        return [*card_lines(enemy, voice), *trait_lines(enemy.traits, voice)]
    if kind == "event":
        return event_lines(cards.events[id], voice)
    if kind in ("hero", "support", "team-up"):
        known: dict[str, Card] = {**cards.heroes, **cards.supports, **cards.team_ups}
        return card_lines(known[id], voice)
    mission = cards.missions[id]
    if side:
        return back_lines(mission.backs()[0 if side == "passed" else 1], voice)
    return mission_lines(mission, voice)


def card_lines(card: Card, voice: Voice) -> list[Line]:
    """Return the texts and passives of a card."""
    said = [Line(text.id, render_text(text, voice), text) for text in card.texts]
    said += [Line(passive.stat, render_passive(passive, voice)) for passive in card.passives]
    return said


def render_passive(passive: Passive, voice: Voice) -> str:
    """Return the text of a passive: "Your combat actions get 1 more success", for example."""
    scope, amount = passive.scope or "none", passive.amount
    said = {"scope": voice.word(f"dagger-scope-{scope}"), "scope-is": scope, "amount": amount.say(voice)}
    said["amount-is"] = "plain" if is_plain(amount) else "counted"
    said["amount-many"] = many(amount)
    if isinstance(amount, Every):
        said["step"], said["number"] = str(amount.step), amount.counted(voice)
    effect = voice.word(f"dagger-passive-{passive.stat}", **said)
    if passive.when is not None:
        condition = {"condition": passive.when.say(voice), "when-is": _when_is(passive.when)}
        effect = voice.word("dagger-passive-when", effect=effect, **condition)
    return as_sentence(effect)


def _when_is(when: Condition) -> str:
    """Return the kind of a passive's condition: about the attacked enemy, about the showdown, or other."""
    if isinstance(when, TargetIs) and when.what != "crowded":
        return "target"
    return "showdown" if isinstance(when, Flag) and when.name == "showdown" else "other"


def trait_lines(traits: list[str], voice: Voice) -> list[Line]:
    return [Line(trait, as_sentence(voice.word(f"dagger-trait-{trait}"))) for trait in traits]


def mission_lines(card: MissionCard, voice: Voice) -> list[Line]:
    """Return the texts of a mission: on arrival, while active, permanent, and on completion."""
    said: list[Line] = []
    for id, ability in (("arrives", card.arrives), ("defied", card.defy_then)):
        if ability is not None:
            said.append(Line(id, render_ability(ability, voice)))
    marked = card.arrives is not None and _marks(card.arrives.effect)
    for id, holds in (("marked", marked), ("tactics", card.tactics_for), ("wilds", card.for_wilds)):
        if holds:
            said.append(Line(id, capitalized(voice.word(f"dagger-mission-{id}"))))
    said += card_lines(card, voice)
    if card.elite is not None:
        said += trait_lines(card.elite.traits, voice)
        said.append(Line("elite", capitalized(voice.word("dagger-mission-elite"))))
    for id, ability in (("ongoing", card.ongoing), ("completed", card.completed)):
        if ability is not None:
            said.append(Line(id, render_ability(ability, voice)))
    return said


def _marks(effect: Effect) -> bool:
    """Return whether the effect puts the mission's token beside an enemy."""
    return isinstance(effect, MarkEnemy) or any(_marks(part) for part in effect.parts())


def render_mission(card: MissionCard, voice: Voice) -> str:
    """Return a mission in one paragraph: the spaces where heroes can work on it, its effects and its reward."""

    def fact(id: str, **filled: str | int) -> str:
        return capitalized(voice.word(f"dagger-mission-{id}", **filled))

    parts: list[str] = []
    for id, where in (("defy", card.defy_from), ("rest", card.rest_from)):
        if where is not None:
            parts.append(fact(id, place=where.say_as("a", voice)))
    if card.threat:
        parts.append(fact("threat", amount=card.threat))
    for line in mission_lines(card, voice):
        headed = line.id in ("arrives", "defied", "ongoing", "completed")
        parts.append(fact(line.id, effect=after_colon(line.text, voice.language)) if headed else line.text)
    if card.team_up:
        parts.append(fact("team-up", amount=card.team_up))
    return " ".join(parts)


def event_lines(card: EventCard, voice: Voice) -> list[Line]:
    said = [] if card.effect is None else [Line("effect", render_ability(card.effect, voice))]
    said += card_lines(card, voice)
    if card.until_hero_phase_ends:
        key = "dagger-stays-phase" if card.passives else "dagger-stays-hero"
        said.append(Line("until", voice.word(key)))
    if card.discard_for:
        said.append(Line("discard", voice.word("dagger-stays-price", price=card.discard_for)))
    return said


def back_lines(card: MissionBack, voice: Voice) -> list[Line]:
    """Return the texts on the back of a nemesis mission."""
    said = [] if card.effect is None else [Line("effect", render_ability(card.effect, voice))]
    return said + card_lines(card, voice)


def sheet_lines(cards: Cards, sheet: Nemesis, voice: Voice) -> list[Line]:
    """Return the front of a nemesis sheet: the abilities that events trigger, and the action for heroes, if any."""
    texts = [cards.texts[ability.label] for ability in sheet.abilities.values()]
    if sheet.sabotage is not None:
        texts.append(sheet.sabotage)
    return [Line(text.id, render_text(text, voice), text) for text in texts]


def showdown_lines(card: Showdown, voice: Voice) -> list[Line]:
    said = [
        Line("start", render_ability(card.start, voice)),
        Line("activation", render_ability(card.activation, voice)),
        *card_lines(card, voice),
        *trait_lines(card.traits, voice),
    ]
    if card.hides_progress:
        said += trait_lines(["hides-progress"], voice)
    if card.slows_healing:
        said += trait_lines(["slows-healing"], voice)
    return said


# --- names ---------------------------------------------------------------------------------------------------------


def term(cards: Cards, name: str, value: Any, language: str) -> Any:
    """Return the readable form of a message's argument."""
    if isinstance(value, list):  # the faces of dice
        return i18n.listing(language, [i18n.say(language, f"dagger-word-{face}") for face in value])
    if not isinstance(value, str):
        return value
    if name in ("action", "attribute", "token", "face", "icon", "rank", "reason", "spot"):
        return i18n.say(language, f"dagger-word-{value}")
    if name in ("space", "from_space") and i18n.has(language, f"dagger-the-{value}"):
        return i18n.say(language, f"dagger-the-{value}")
    kind, _, thing = value.partition(":")
    if name == "thing" and kind == "die":
        return i18n.say(language, "dagger-die", {"face": i18n.say(language, f"dagger-word-{thing}")})
    if name == "thing" and kind == "token":
        return i18n.say(language, "dagger-tokens-of", {"hero": name_of(cards, thing, language)})
    if name == "thing" and card_of(value) != value and value not in cards.texts:  # the token space of an aspect action
        action = i18n.say(language, f"dagger-word-{value.rpartition('/')[2]}")
        return f"{name_of(cards, card_of(value), language)}: {action}"
    if name in ("text", "ability") or value in cards.texts:
        text = cards.texts.get(value)
        return name_of(cards, card_of(value), language) if text is None else text.names[language]
    return name_of(cards, value, language)


def name_of(cards: Cards, id: str, language: str) -> str:
    """Return the name of anything on the table."""
    hero = cards.heroes.get(id)
    if hero is not None:
        return f"{hero.names[language]} ({hero.alter_ego})"
    for items in cards.registry.kinds.values():
        if id in items:
            return items[id].names[language]
    back = cards.backs.get(id)
    if back is not None:
        return back.names[language]
    card, number = pawn_parts(id)
    if card in cards.enemies:
        return f"{cards.enemies[card].names[language]} {number}"
    for nemesis in cards.nemeses.values():
        if nemesis.showdown.id == id:
            return nemesis.showdown.names[language]
    return id
