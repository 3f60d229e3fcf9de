"""An optional clock that limits each player's time per turn or per game.

It uses the monotonic clock, which nobody can set. The remaining time is saved with the table. Time during which no
server runs the table is not charged to anybody.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from tableverse.server.messages import TURN, ClockShown
from tableverse.server.store import SavedClock

#: Minimum seconds for a player who returns after using up the time for the whole game.
RETURN_SECONDS = 60.0


class Clock:
    """The seat whose time is running, and since when. The table stores the remaining time."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._since = now()
        self.running: int | None = None

    def charge_elapsed(self, saved: SavedClock) -> None:
        """Deduct the elapsed time from the seat whose time is running."""
        since, self._since = self._since, self._now()
        seat = self.running
        if seat is not None:
            saved.left[seat] = max(0.0, saved.left[seat] - (self._since - since))

    def shown(self, saved: SavedClock) -> ClockShown:
        """Return the clock's current values for clients.

        This leaves ``saved`` unchanged, because it can be called while the table is being saved.
        """
        left = [int(1000 * seconds) for seconds in saved.left]
        if self.running is not None:
            gone = int(1000 * (self._now() - self._since))
            left[self.running] = max(0, left[self.running] - gone)
        return ClockShown(saved.kind, saved.seconds, saved.at_zero, left, self.running, saved.overdue)


def reset_clock(saved: SavedClock, seats: int) -> None:
    """Give every seat its full time, at the start of the game or of a timed turn."""
    saved.left = [float(saved.seconds)] * seats


def grant_minimum_time(saved: SavedClock, seat: int) -> None:
    """Give a person who takes their seat back from a bot at least enough time to play on."""
    least = float(saved.seconds) if saved.kind == TURN else min(RETURN_SECONDS, saved.seconds)
    saved.left[seat] = max(saved.left[seat], least)
