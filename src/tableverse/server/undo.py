"""Rules for undo.

Players may undo their latest choice freely until something hidden has been revealed or another person has chosen. Later
choices of bots are undone too. A person alone with bots may always undo. Otherwise everybody else must agree.

A person for whom a bot plays counts as well: choices of their seat are not undone without them, and an absent person
has not agreed. This does not apply if they play another seat meanwhile.
"""

from __future__ import annotations

from tableverse.kernel.choice import Message
from tableverse.kernel.corrections import Correction
from tableverse.kernel.match import Match


class UndoRequest:
    """A request to go back to ``move``, to which the seats in ``waiting`` have not agreed yet."""

    __slots__ = ("move", "seat", "waiting")

    def __init__(self, seat: int, move: int, waiting: set[int]) -> None:
        self.seat = seat
        self.move = move
        self.waiting = waiting


class CorrectionRequest:
    """A proposed correction by hand (``corrections.py``), to which the seats in ``waiting`` have not agreed yet.

    ``message`` describes it for everybody.
    """

    __slots__ = ("correction", "message", "waiting")

    def __init__(self, correction: Correction, message: Message, waiting: set[int]) -> None:
        self.correction = correction
        self.message = message
        self.waiting = waiting


def free_undo_seat(match: Match, deciders: dict[int, str]) -> int | None:
    """Return the seat whose latest choice can be undone without asking, or None. ``deciders`` maps seats to people."""
    move = _latest(match, deciders)
    if move is None:
        return None
    alone = len(set(deciders.values())) == 1
    return match.seats_asked[move] if alone or not _reveals(match, move) else None


def reveals_since(match: Match, deciders: dict[int, str]) -> bool:
    """Return whether something hidden has been revealed since a person's latest choice, so that undo would leak it."""
    move = _latest(match, deciders)
    return move is not None and _reveals(match, move)


def _latest(match: Match, deciders: dict[int, str]) -> int | None:
    """Return the move of the latest choice by a person."""
    if not deciders:
        return None
    for move in range(match.moves - 1, match.opening - 1, -1):
        if match.seats_asked[move] in deciders:
            return move
    return None


def _reveals(match: Match, move: int) -> bool:
    return any(event.reveals for events in match.history[move + 1 :] for event in events)
