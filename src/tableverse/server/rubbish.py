"""When Python looks for objects that only refer to each other: a full search stops all tables for a moment.

With 250 tables that moment was 300 ms, and came several times a minute. Young objects are searched as usual; the full
search waits for a quiet minute, or at the latest for so many busy ones.
"""

from __future__ import annotations

import gc

#: Objects made before the young ones are searched, and how many such searches make a search of those a little older.
YOUNG, OLDER = 50_000, 20
#: Never by itself.
OLD = 1_000_000
#: A minute with fewer moves is quiet.
QUIET = 60
BUSY_MINUTES = 15


class Rubbish:
    """Asked once a minute with the number of moves made so far."""

    def __init__(self) -> None:
        self._moves = 0
        self._busy = 0

    def minute(self, moves: int) -> bool:
        """Was it time for a full search?"""
        quiet = moves - self._moves < QUIET
        self._moves = moves
        self._busy += 1
        if not quiet and self._busy < BUSY_MINUTES:
            return False
        self._busy = 0
        gc.collect()
        return True


def search_rarely() -> None:
    """From now on; what there is already stays for as long as the server runs."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, OLDER, OLD)
