"""When a choice may be taken back.

Players may take back their latest choice freely until something hidden has been revealed or another person has chosen;
choices that bots have made since then are taken back too. A person alone with bots may always do so. In all other cases
everybody else must agree. Somebody for whom a bot plays is still somebody: what is chosen at their seat is not taken
back without them, and as long as they are away they have not agreed. (Not so where they play another seat meanwhile.)
"""

from __future__ import annotations

from tableverse.kernel.match import Match


class UndoRequest:
    """Somebody asks to go back to ``move``, and the seats in ``waiting`` have not agreed yet."""

    __slots__ = ("move", "seat", "waiting")

    def __init__(self, seat: int, move: int, waiting: set[int]) -> None:
        self.seat = seat
        self.move = move
        self.waiting = waiting


def free_undo_seat(match: Match, deciders: dict[int, str]) -> int | None:
    """The seat whose latest choice may be taken back without asking, if any. ``deciders``: seat -> person."""
    for move in range(match.moves - 1, match.opening - 1, -1):
        chooser = match.seats_asked[move]
        if chooser in deciders:
            alone = len(set(deciders.values())) == 1
            revealed = any(event.reveals for events in match.history[move + 1 :] for event in events)
            return chooser if alone or not revealed else None
    return None
