"""An optional clock: so many seconds for each turn, or for the whole game, of every player.

Time is what the process's monotonic clock says, which nobody can set. What is left is saved with the table; time in
which no server runs it is nobody's.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from tableverse.server.messages import TURN, ClockShown
from tableverse.server.store import SavedClock

#: Whoever comes back when their time for the whole game has run out has these seconds more.
RETURN_SECONDS = 60.0


class Clock:
    """Which seat the time of a table runs for, and since when. How much is left is the table's."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._since = now()
        self.running: int | None = None

    def count(self, saved: SavedClock) -> None:
        """Take what has passed from whom it ran for."""
        since, self._since = self._since, self._now()
        seat = self.running
        if seat is not None:
            saved.left[seat] = max(0.0, saved.left[seat] - (self._since - since))

    def shown(self, saved: SavedClock) -> ClockShown:
        """As it stands now. Nothing is counted, since anybody may ask, also while what is counted is being saved."""
        left = [int(1000 * seconds) for seconds in saved.left]
        if self.running is not None:
            gone = int(1000 * (self._now() - self._since))
            left[self.running] = max(0, left[self.running] - gone)
        return ClockShown(saved.kind, saved.seconds, saved.at_zero, left, self.running, saved.overdue)


def wind(saved: SavedClock, seats: int) -> None:
    """Everybody has all their time: the game begins or, where turns are timed, a turn."""
    saved.left = [float(saved.seconds)] * seats


def give_back(saved: SavedClock, seat: int) -> None:
    """Whoever takes their seat back from a bot can play on."""
    least = float(saved.seconds) if saved.kind == TURN else min(RETURN_SECONDS, saved.seconds)
    saved.left[seat] = max(saved.left[seat], least)
