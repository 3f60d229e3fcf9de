"""Settings of Python's garbage collector, which stops all tables while it runs.

Only young objects are collected automatically, which takes about 40 ms with 250 tables. Collecting older ones takes
half a second or more, so it waits for a quiet minute, or for ``BUSY_MINUTES`` at most. Moves create no cyclic garbage,
but people who connect and disconnect do.
"""

from __future__ import annotations

import gc

#: Thresholds for ``gc.set_threshold``. The second threshold is too high to be reached.
YOUNG, NEVER = 50_000, 1_000_000
#: A minute with fewer moves than this is quiet.
QUIET_MOVES = 60
BUSY_MINUTES = 15


class FullCollections:
    """A scheduler for full collections, called once a minute."""

    def __init__(self) -> None:
        self._moves = 0
        self._minutes = 0

    def every_minute(self, moves: int) -> bool:
        """Run a full collection if it is due, and return whether it ran.

        ``moves`` is the total number of moves so far.
        """
        quiet = moves - self._moves < QUIET_MOVES
        self._moves = moves
        self._minutes += 1
        if not quiet and self._minutes < BUSY_MINUTES:
            return False
        self._minutes = 0
        gc.collect()
        return True


def tune_gc() -> None:
    """Set the thresholds and exclude all existing objects from collection. Call this once, after all imports."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
