"""The number of Hero turns between Villain turns."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.rules.missions import UNDER_PRESSURE
from tableverse.games.united.state import UnitedState

RHYTHM: Final = 3
RHYTHM_UNDER_PRESSURE: Final = 2


def threshold(state: UnitedState) -> int:
    """Return the number of Hero cards between two Villain turns."""
    found = RHYTHM
    for _, amount in rhythm_changes(state):
        found += amount
    return max(1, found)


def rhythm_changes(state: UnitedState) -> list[tuple[str, int]]:
    """Return the sources and amounts of changes to the number of Hero cards between Villain turns."""
    found: list[tuple[str, int]] = []
    if len(state.completed) >= UNDER_PRESSURE:
        found.append(("missions", RHYTHM_UNDER_PRESSURE - RHYTHM))
    if state.tempo:
        found.append(("delays", state.tempo))
    return found


def delay(state: UnitedState, amount: int) -> None:
    state.tempo += amount
    state.emit("delayed", {"amount": amount})


def accelerate(state: UnitedState, amount: int) -> None:
    state.tempo -= amount
    state.emit("accelerated", {"amount": amount})


def start_turn(state: UnitedState) -> None:
    """Reset the counts of the turn."""
    state.used = []
    state.defeated = 0
    state.rescued = 0
    state.hurt = 0
    for threat in state.threats:
        threat.hurt = 0
    for place in state.places:
        place.dented = 0
