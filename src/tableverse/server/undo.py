"""When a choice may be taken back.

One's own latest choice is free to take back until something hidden was revealed or another person has chosen; what
bots chose since goes with it. Where nobody else sits at the table but bots it is always free. Otherwise all the other
people must agree.
"""

from __future__ import annotations

from tableverse.kernel.match import Match


class Asked:
    """A wish to go back that waits for the others."""

    __slots__ = ("move", "seat", "waiting")

    def __init__(self, seat: int, move: int, waiting: set[int]) -> None:
        self.seat = seat
        self.move = move
        self.waiting = waiting


def free_for(match: Match, people: list[int]) -> int | None:
    """The seat that may take its latest choice back without asking, if any. ``people``: the seats that persons play."""
    for move in range(match.moves - 1, -1, -1):
        chooser = match.seats_asked[move]
        if chooser in people:
            alone = len(people) == 1
            revealed = any(event.reveals for events in match.history[move + 1 :] for event in events)
            return chooser if alone or not revealed else None
    return None
