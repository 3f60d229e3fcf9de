"""The end of the game."""

from __future__ import annotations

from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.state import Result


def win(state: DaggerState) -> None:
    state.emit("won", {})
    state.result = Result(list(range(state.seats)), "nemesis-defeated", [1] * state.seats, "heroes")


def lose(state: DaggerState, reason: str) -> None:
    if state.result is None:
        state.emit("lost", {"reason": reason})
        state.result = Result([], reason, [0] * state.seats, "nemesis")
