"""What finished games send over REST: positions of a replay, and how it went."""

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
    #: The move whose position this is. Where the rules have changed since, it may be an earlier one, or there is none.
    position: int | None
    #: Not so if the game was replayed with other cards and nothing was kept to compare with.
    certain: bool


class JudgedShown(msgspec.Struct, frozen=True):
    """A choice that cost much: what was chosen, what promised more, and by how much."""

    move: int
    seat: int
    chosen: Annotated[Any, Message]
    best: Annotated[Any, Message]
    #: In hundredths of a win.
    cost: float


class ReviewShown(msgspec.Struct, frozen=True):
    """A finished game looked at again, as far as that has come."""

    moves: int
    #: Choices judged so far; the review is complete when they are all of them.
    done: int
    #: For every seat its chances, in hundredths: before the first choice, after each, at the end.
    chances: list[list[float]]
    #: The choices of people that cost most, worst first.
    costly: list[JudgedShown]
    #: By seat, what they did in numbers.
    tallies: list[dict[str, int]]
    #: For every seat, the move after which its chances fell most, more than its choice was to blame for; 0 for none.
    blows: list[int]
