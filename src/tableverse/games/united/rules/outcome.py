"""The end of the game."""

from __future__ import annotations

from tableverse.games.united.ids import NOBODY
from tableverse.games.united.state import UnitedState
from tableverse.kernel.state import Result


def heroes_win(state: UnitedState, reason: str) -> None:
    _finish(state, list(range(len(state.heroes))), reason, "heroes")


def heroes_lose(state: UnitedState, reason: str) -> None:
    seat = state.villain_seat
    _finish(state, [] if seat == NOBODY else [seat], reason, "villain")


def _finish(state: UnitedState, winners: list[int], reason: str, side: str) -> None:
    if state.result is None:
        scores = [1 if seat in winners else 0 for seat in range(state.seats)]
        state.result = Result(winners, reason, scores, side)
        state.emit("ended", {"side": side, "reason": reason})
