"""Full searches for rubbish happen in quiet minutes, and now and then in spite of a storm."""

import gc
import weakref

from tableverse.server.rubbish import BUSY_MINUTES, Rubbish


class Knot:
    def __init__(self) -> None:
        self.itself = self


def test_a_quiet_minute_is_used() -> None:
    gc.collect()
    knot = weakref.ref(Knot())
    rubbish = Rubbish()
    assert rubbish.minute(moves=5)
    assert knot() is None


def test_a_busy_server_is_searched_rarely_and_yet_sometimes() -> None:
    rubbish = Rubbish()
    searched = [rubbish.minute(moves=1000 * (minute + 1)) for minute in range(2 * BUSY_MINUTES)]
    assert [minute for minute, was in enumerate(searched, 1) if was] == [BUSY_MINUTES, 2 * BUSY_MINUTES]
