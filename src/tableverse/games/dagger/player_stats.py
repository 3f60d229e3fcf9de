"""Statistics of the heroes, shown after the game."""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.effects import Resolving
from tableverse.kernel.event import Event
from tableverse.kernel.game import PlayerStat

TALLIES: Final = ("damage", "work", "fights", "defied", "rests")
ACTIONS: Final = {"combat": "fights", "defy": "defied", "rest": "rests"}


def player_stats(state: DaggerState, event: Event) -> list[PlayerStat]:
    kind, facts = event.kind, event.facts
    if kind in ("action", "takes"):
        name = ACTIONS.get(facts["action"], "")
        return _by(state, facts["hero"], name, 1) if name else []
    if kind == "damaged":
        return _by(state, _acting_hero(state), "damage", facts["amount"])
    if kind == "progress":
        return _by(state, _acting_hero(state), "work", facts["amount"])
    return []


def _by(state: DaggerState, hero: str, name: str, amount: int) -> list[PlayerStat]:
    return [(one.seat, name, amount) for one in state.heroes if one.id == hero]


def _acting_hero(state: DaggerState) -> str:
    """Return the hero whose text is being resolved, or else the active hero, or "" without an active hero."""
    for frame in state.frames[::-1]:
        if isinstance(frame, Resolving) and "you" in frame.bound:
            return str(frame.bound["you"])
    return state.acting
