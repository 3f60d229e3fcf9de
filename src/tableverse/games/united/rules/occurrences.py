"""The announcement of occurrences, and the start of effects."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tableverse.games.united.occurrence_types import OCCURRENCE_TYPES
from tableverse.games.united.state import UnitedState
from tableverse.kernel.effects import Resolving
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.timing import Window


def occur(state: UnitedState, kind: str, facts: dict[str, Any]) -> None:
    """Announce an occurrence: open a window if any ability might respond, otherwise resolve it at once."""
    occurrence = Occurrence(kind, facts)
    if may_have_responses(state, kind):
        state.frames.append(Window(occurrence, OCCURRENCE_TYPES[kind].begins))
    else:
        state.game.resolve_occurrence(state, occurrence)


def may_have_responses(state: UnitedState, kind: str) -> bool:
    """Return whether an ability in play might respond to this kind of occurrence."""
    cards = state.cards
    ongoing = cards.ongoing.get(kind)
    if ongoing is not None and any(entry.card in ongoing for entry in state.storyline):
        return True
    villain = cards.villains[state.villain]
    if kind in villain.answers or kind in villain.threat_answers or state.villain_supers:
        return True
    if any(item.kind in cards.powers and kind in cards.powers[item.kind].answers for item in state.lasting):
        return True
    if any(kind in cards.battle_plans[plan].answers for plan in state.battle_plans):
        return True
    if any(kind in cards.locations[place.id].answers for place in state.places):
        return True
    return any(hero.supers or any(kind in cards.gear[gear.id].answers for gear in hero.gear) for hero in state.heroes)


def is_used(state: UnitedState, label: str, origin: str) -> bool:
    """Return whether a once-per-turn ability was used this turn."""
    return f"{label}@{origin}" in state.used


def mark_used(state: UnitedState, label: str, origin: str) -> None:
    state.used.append(f"{label}@{origin}")


def resolve(state: UnitedState, label: str, seat: int, origin: str, excess: Sequence[str] = ()) -> None:
    """Start an effect. ``excess`` lists the tokens of an Overflow, for effects that place them elsewhere."""
    state.emit("effect", {"ability": label, "origin": origin})
    # Record the counts at the start. Some effects depend on the damage dealt, Thugs defeated and Civilians rescued
    # after it.
    known: dict[str, Any] = {"harmed": state.harmed, "defeated": state.defeated, "rescued": state.rescued}
    if excess:
        known["excess"] = list(excess)
    state.frames.append(Resolving(label, seat, origin, known))
