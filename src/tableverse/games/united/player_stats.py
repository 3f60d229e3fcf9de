"""Statistics of the Heroes, shown after the game."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.state import UnitedState
from tableverse.kernel.effects import Resolving
from tableverse.kernel.event import Event
from tableverse.kernel.game import PlayerStat

TALLIES: Final = ("damage", "thugs", "civilians", "played")


def player_stats(state: UnitedState, event: Event) -> list[PlayerStat]:
    kind, facts = event.kind, event.facts
    if kind in ("played", "played-facedown"):
        return [(state.hero_of(facts["hero"]), "played", 1)]
    if kind in ("villain-hurt", "threat-hurt"):
        return [(_acting_seat(state), "damage", facts["amount"])]
    if kind == "defeated":
        return [(_acting_seat(state), "thugs", 1)]
    if kind == "rescued":
        return [(_acting_seat(state), "civilians", 1)]
    return []


def _acting_seat(state: UnitedState) -> int:
    """Return the seat whose effect is being resolved, or else the active Hero's seat."""
    for frame in state.frames[::-1]:
        if isinstance(frame, Resolving):
            return frame.seat
    return state.active
