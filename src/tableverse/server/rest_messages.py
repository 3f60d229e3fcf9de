"""Data of finished games for REST: replay positions and reviews."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tableverse.kernel.choice import Message
from tableverse.kernel.game import View
from tableverse.server.messages import EventShown


class ReplayStep(msgspec.Struct, frozen=True):
    """The position after a move of a finished game, and the events of that move."""

    move: int
    moves: int
    view: Annotated[Any, View] | None
    events: list[EventShown]
    #: The move of this position. If the rules have changed since, an earlier move or None.
    position: int | None
    #: False if the game was replayed with other cards and has no snapshot to compare with.
    certain: bool


class JudgedShown(msgspec.Struct, frozen=True):
    """A costly choice: the chosen option, the best option and the difference in value."""

    move: int
    seat: int
    chosen: Annotated[Any, Message]
    best: Annotated[Any, Message]
    #: The difference in value, in hundredths of a win.
    cost: float


class ReviewShown(msgspec.Struct, frozen=True):
    """The review of a finished game, as far as it is computed."""

    moves: int
    #: Number of choices reviewed so far. The review is complete when it equals ``moves``.
    done: int
    #: For each seat the win probability in percent: before the first choice, after each choice, and at the end.
    chances: list[list[float]]
    #: The costliest choices of people, worst first.
    costly: list[JudgedShown]
    #: Statistics by seat.
    tallies: list[dict[str, int]]
    #: For each seat, the move with the largest drop in win probability beyond the cost of the seat's choice, or 0.
    blows: list[int]
