"""When Python's garbage collector runs a full collection, which stops all tables for a moment.

With 250 tables that moment was 300 ms and came several times a minute. Young objects are collected as usual; a full
collection waits for a quiet minute, or for ``BUSY_MINUTES`` at most.
"""

from __future__ import annotations

import gc

#: Thresholds of the two young generations, as ``gc.set_threshold`` takes them.
YOUNG, OLDER = 50_000, 20
#: So high that the oldest generation is never collected automatically.
OLD = 1_000_000
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
    gc.set_threshold(YOUNG, OLDER, OLD)
