"""The state of a game under way: seats, a stack of frames, a generator, and what a game adds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from tableverse.kernel.choice import Decision, Option
from tableverse.kernel.event import EVERYONE, Event
from tableverse.kernel.fields import Shared, attached, plain
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng

if TYPE_CHECKING:
    from tableverse.kernel.game import Game


class Result(Plain):
    """How a game ended. No winners: everybody lost, or a draw. ``side`` names the winning side of a team game."""

    FIELDS: ClassVar[tuple[str, ...]] = ("winners", "reason", "scores", "side")
    __slots__ = FIELDS

    def __init__(self, winners: list[int], reason: str, scores: list[int], side: str = "") -> None:
        self.winners = winners
        self.reason = reason
        self.scores = scores
        self.side = side


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Plain):
    """Something under way: a turn, an attack, an effect being resolved. A small data object with a cursor."""

    __slots__ = ()

    def run(self, state: State) -> Decision | None:
        """Do the next step and return None, or change nothing and return the Decision to wait for."""
        raise NotImplementedError

    def answer(self, state: State, option: Option) -> None:
        """Go on with what was chosen."""
        raise NotImplementedError

    def clone(self) -> Frame:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
@plain
class State(Plain):
    """Plain data, plus three things that are never encoded: the game (rules and content), the Decision derived
    from the frames, and the list that collects events while a move is applied. ``Game.attach`` sets them."""

    seats: int
    rng: Rng
    frames: list[Frame]
    result: Shared[Result | None]
    moves: int
    game: Game = attached()
    decision: Decision | None = attached(default=None)
    log: list[Event] | None = attached(default=None, kept=False)

    def emit(self, kind: str, facts: dict[str, Any], audience: int = EVERYONE, reveals: bool = False) -> None:
        if self.log is not None:
            self.log.append(Event(kind, facts, audience, reveals))
