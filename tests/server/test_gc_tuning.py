"""Full garbage collections: in quiet minutes, and rarely on a busy server."""

import gc
import weakref

from tableverse.server.gc_tuning import BUSY_MINUTES, FullCollections


class Cycle:
    def __init__(self) -> None:
        self.itself = self


def test_a_quiet_minute_triggers_a_full_collection() -> None:
    gc.collect()
    cycle = weakref.ref(Cycle())
    collections = FullCollections()
    assert collections.every_minute(moves=5)
    assert cycle() is None


def test_a_busy_server_collects_rarely() -> None:
    collections = FullCollections()
    collected = [collections.every_minute(moves=1000 * (minute + 1)) for minute in range(2 * BUSY_MINUTES)]
    assert [minute for minute, was in enumerate(collected, 1) if was] == [BUSY_MINUTES, 2 * BUSY_MINUTES]
