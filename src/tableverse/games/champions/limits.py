"""Limits that are kept by discarding: two restricted cards for each player, and player side schemes for the table."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.champions import numbers
from tableverse.games.champions.frames import thing_option
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.state import Frame, State

RESTRICTED: Final = 2


class TooMany(Frame):
    """``what`` is "restricted", counted for ``seat``, or "side-schemes", which the first player thins out."""

    FIELDS: ClassVar[tuple[str, ...]] = ("what", "seat")
    __slots__ = FIELDS

    def __init__(self, what: str, seat: int) -> None:
        self.what = what
        self.seat = seat

    def clone(self) -> TooMany:
        return TooMany(self.what, self.seat)

    def run(self, state: State) -> Decision | None:
        assert isinstance(state, ChampionsState)
        found, most = self.counted(state)
        if len(found) <= most:
            state.frames.pop()
            return None
        seat = self.seat if self.what == "restricted" else state.first
        options = [thing_option("discard", thing) for thing in found]
        return Decision(seat, "limit", Message(f"champions-ask-limit-{self.what}"), options)

    def counted(self, state: ChampionsState) -> tuple[list[str], int]:
        if self.what == "restricted":
            found = [
                piece.id
                for piece in state.play.values()
                if piece.area == self.seat and numbers.keyword(state, piece.id, "restricted")
            ]
            return found, RESTRICTED
        return [piece.id for piece in state.of_kind("player-side-scheme")], side_schemes_allowed(state)

    def answer(self, state: State, option: Option) -> None:
        from tableverse.games.champions.deeds import leaving

        assert isinstance(state, ChampionsState)
        leaving.leave_play(state, option.targets[0])


def side_schemes_allowed(state: ChampionsState) -> int:
    """By the number of players who began the game."""
    return 1 if state.seats <= 2 else 2
