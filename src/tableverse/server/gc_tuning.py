"""When Python's garbage collector runs: a collection stops all tables for as long as it looks at their objects.

Only young objects are collected as they come, which takes some 40 ms with 250 tables. Looking at older ones takes half
a second and more, so that waits for a quiet minute, or for ``BUSY_MINUTES`` at most. A move leaves nothing behind that
only the collector could free; people who come and go do.
"""

from __future__ import annotations

import gc

#: Thresholds as ``gc.set_threshold`` takes them; the second is so high that it is never reached.
YOUNG, NEVER = 50_000, 1_000_000
#: A minute with fewer moves than this is quiet.
QUIET_MOVES = 60
BUSY_MINUTES = 15


class FullCollections:
    """Decides once a minute whether to run a full collection."""

    def __init__(self) -> None:
        self._moves = 0
        self._minutes = 0

    def every_minute(self, moves: int) -> bool:
        """``moves``: all moves made so far. Returns whether a full collection was run."""
        quiet = moves - self._moves < QUIET_MOVES
        self._moves = moves
        self._minutes += 1
        if not quiet and self._minutes < BUSY_MINUTES:
            return False
        self._minutes = 0
        gc.collect()
        return True


def tune_gc() -> None:
    """To be called once, when everything is imported: what exists by then is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
