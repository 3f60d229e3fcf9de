"""The end of the game: the players win or lose."""

from __future__ import annotations

from tableverse.games.champions.rules import campaign
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.state import Result


def win(state: ChampionsState, reason: str) -> None:
    state.emit("won", {})
    _end(state, True, reason)


def lose(state: ChampionsState, reason: str) -> None:
    state.emit("lost", {"reason": reason})
    _end(state, False, reason)


def _end(state: ChampionsState, won: bool, reason: str) -> None:
    if not campaign.has_aftermath(state, won):
        campaign.conclude(state, won)
    state.result = result(state, won, reason)


def result(state: ChampionsState, won: bool, reason: str) -> Result:
    if won:
        return Result(list(range(state.seats)), reason, [1] * state.seats, "heroes")
    return Result([], reason, [0] * state.seats, "villain")
