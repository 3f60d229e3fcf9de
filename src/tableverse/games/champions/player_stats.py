"""Statistics of the players, shown after the game."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.effects import Resolving
from tableverse.kernel.event import Event
from tableverse.kernel.game import PlayerStat
from tableverse.kernel.timing import Window

TALLIES: Final = ("damage", "threat", "healed", "played")
ENEMIES: Final = ("villain", "minion")
FRIENDS: Final = ("hero", "alter-ego", "ally")


def player_stats(state: ChampionsState, event: Event) -> list[PlayerStat]:
    kind, facts = event.kind, event.facts
    if kind == "played":
        return [(facts["seat"], "played", 1)]
    if kind == "thwarted":
        return _by_doer(state, "threat", facts["amount"])
    if kind == "damaged" and state.cards.by_id[facts["card"]].kind in ENEMIES:
        return _by_doer(state, "damage", facts["amount"])
    if kind == "healed" and state.cards.by_id[facts["card"]].kind in FRIENDS:
        return _by_doer(state, "healed", facts["amount"])
    return []


def _by_doer(state: ChampionsState, name: str, amount: int) -> list[PlayerStat]:
    """Credit the player who deals the damage or uses the ability, if a player does."""
    for frame in state.frames[::-1]:
        if isinstance(frame, Resolving):
            return [(frame.seat, name, amount)]
        if isinstance(frame, Window):
            seat: int = frame.occurrence.facts["seat"]
            return [] if seat == NOBODY else [(seat, name, amount)]
    return []
