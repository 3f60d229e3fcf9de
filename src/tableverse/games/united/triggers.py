"""Triggered abilities in play that respond to an occurrence."""

from __future__ import annotations

from tableverse.games.united.ids import GONE, NOWHERE, VILLAIN, kind_of
from tableverse.games.united.rules import occurrences, powers
from tableverse.games.united.state import DUEL, UnitedState
from tableverse.kernel.effects import Resolving
from tableverse.kernel.occurrence import Occurrence, Trigger

#: An ability, its origin and its seat.
Answer = tuple[str, str, int]


def find(state: UnitedState, occurrence: Occurrence, moment: str) -> list[Trigger]:
    """Return the abilities that may respond to an occurrence at that moment with some result."""
    found: list[Trigger] = []
    for label, origin, seat in _answers(state, occurrence.kind):
        ability = state.cards.abilities[label]
        if ability.moment != moment:
            continue
        if label in state.cards.once and occurrences.is_used(state, label, origin):
            continue
        run = Resolving(label, seat, origin)
        if ability.when is not None and not ability.when.holds(state, run):
            continue
        if ability.effect.possible(state, run):
            found.append(Trigger(label, origin, seat, ability.forced))
    return found


def _answers(state: UnitedState, kind: str) -> list[Answer]:
    """Return the abilities in play that respond to occurrences of a kind."""
    found: list[Answer] = []
    _add_storyline(state, kind, found)
    _add_powers(state, kind, found)
    for number in range(len(state.heroes)):
        _add_hero(state, number, kind, found)
    _add_villain(state, kind, found)
    cards = state.cards
    for at, place in enumerate(state.places):
        if kind in cards.locations[place.id].answers:
            for number in state.heroes_at(at):
                found.append((cards.locations[place.id].answers[kind], f"place:{place.id}", number))
    for plan in state.battle_plans:
        if kind in cards.battle_plans[plan].answers:
            found.append((cards.battle_plans[plan].answers[kind], f"battle-plan:{plan}", 0))
    return found


def _add_storyline(state: UnitedState, kind: str, found: list[Answer]) -> None:
    ongoing = state.cards.ongoing.get(kind)
    if ongoing is None:
        return
    for number, entry in enumerate(state.storyline):
        if entry.card not in ongoing or entry.facedown or entry.hero == GONE:
            continue
        if not state.heroes[entry.hero].down and not powers.blanked(state, entry.hero):
            found.append((ongoing[entry.card], f"entry:{number}", entry.hero))


def _add_powers(state: UnitedState, kind: str, found: list[Answer]) -> None:
    """Add the powers in force. Several copies of a power on the same target respond once."""
    answered: list[tuple[str, str]] = []
    for item in state.lasting:
        power = state.cards.powers.get(item.kind)
        if power is not None and kind in power.answers and (item.kind, item.target) not in answered:
            answered.append((item.kind, item.target))
            seat = state.hero_of(item.target) if kind_of(item.target) == "hero" else state.active
            found.append((power.answers[kind], item.target, seat))


def _add_hero(state: UnitedState, number: int, kind: str, found: list[Answer]) -> None:
    """Add a Hero's Equipment and Super Hero cards."""
    hero = state.heroes[number]
    cards = state.cards
    if not hero.down:
        for gear in hero.gear:
            if gear.ready and kind in cards.gear[gear.id].answers:
                found.append((cards.gear[gear.id].answers[kind], f"gear:{gear.id}", number))
    if (not hero.down or kind == "ko") and not (state.mode == DUEL and "super-hero" in state.used):
        for card in hero.supers:
            if kind in cards.super_heroes[card].answers:
                found.append((cards.super_heroes[card].answers[kind], f"super:{card}", number))


def _add_villain(state: UnitedState, kind: str, found: list[Answer]) -> None:
    """Add Super Villain cards, the Dashboard and the Threats."""
    cards = state.cards
    if "super-villain" not in state.used:
        for card in state.villain_supers:
            if kind in cards.super_villains[card].answers:
                found.append((cards.super_villains[card].answers[kind], f"super:{card}", state.villain_seat))
    villain = cards.villains[state.villain]
    if kind in villain.answers:
        found.append((villain.answers[kind], VILLAIN, state.active))
    if kind in villain.threat_answers:
        for threat in state.threats:
            if kind in cards.threats[threat.id].answers and (threat.at != NOWHERE or kind == "hurt"):
                found.append((cards.threats[threat.id].answers[kind], f"threat:{threat.id}", state.active))
