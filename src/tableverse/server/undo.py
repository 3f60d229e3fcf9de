"""When a choice may be taken back.

Players may take back their latest choice freely until something hidden has been revealed or another person has chosen;
choices that bots have made since then are taken back too. A person alone with bots may always do so. In all other cases
everybody else must agree. Somebody for whom a bot plays is still somebody: what is chosen at their seat is not taken
back without them, and as long as they are away they have not agreed. (Not so where they play another seat meanwhile.)
"""

from __future__ import annotations

from tableverse.kernel.choice import Message
from tableverse.kernel.correcting import Correction
from tableverse.kernel.match import Match


class UndoRequest:
    """Somebody asks to go back to ``move``, and the seats in ``waiting`` have not agreed yet."""

    __slots__ = ("move", "seat", "waiting")

    def __init__(self, seat: int, move: int, waiting: set[int]) -> None:
        self.seat = seat
        self.move = move
        self.waiting = waiting


class CorrectionRequest:
    """Somebody asks to put something right by hand (``corrections.py``), and the seats in ``waiting`` have not agreed
    yet. ``message``: what everybody may be told of it."""

    __slots__ = ("correction", "message", "waiting")

    def __init__(self, correction: Correction, message: Message, waiting: set[int]) -> None:
        self.correction = correction
        self.message = message
        self.waiting = waiting


def free_undo_seat(match: Match, deciders: dict[int, str]) -> int | None:
    """The seat whose latest choice may be taken back without asking, if any. ``deciders``: seat -> person."""
    move = _latest(match, deciders)
    if move is None:
        return None
    alone = len(set(deciders.values())) == 1
    return match.seats_asked[move] if alone or not _reveals(match, move) else None


def reveals_since(match: Match, deciders: dict[int, str]) -> bool:
    """Has something hidden come up since a person last chose? Whoever takes that choice back knows more than before."""
    move = _latest(match, deciders)
    return move is not None and _reveals(match, move)


def _latest(match: Match, deciders: dict[int, str]) -> int | None:
    """The latest choice of a person."""
    if not deciders:
        return None
    for move in range(match.moves - 1, match.opening - 1, -1):
        if match.seats_asked[move] in deciders:
            return move
    return None


def _reveals(match: Match, move: int) -> bool:
    return any(event.reveals for events in match.history[move + 1 :] for event in events)
