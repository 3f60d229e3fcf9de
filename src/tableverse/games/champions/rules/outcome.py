"""The players win or lose."""

from __future__ import annotations

from tableverse.games.champions.rules import campaign
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.state import Result


def win(state: ChampionsState, reason: str) -> None:
    state.emit("won", {})
    campaign.conclude(state, True)
    state.result = Result(list(range(state.seats)), reason, [1] * state.seats, "heroes")


def lose(state: ChampionsState, reason: str) -> None:
    state.emit("lost", {"reason": reason})
    campaign.conclude(state, False)
    state.result = Result([], reason, [0] * state.seats, "villain")
