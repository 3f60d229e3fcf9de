"""Heavy work that several threads ask for at the same time is done by the first of them."""

from __future__ import annotations

import threading
from collections.abc import Hashable, Iterator
from contextlib import contextmanager


class Once:
    """Whoever asks for something that is under way waits for it; afterwards they find it where it is kept."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        #: What is under way, and how many do it or wait for it.
        self._doing: dict[Hashable, tuple[threading.Lock, int]] = {}

    @contextmanager
    def alone(self, key: Hashable) -> Iterator[None]:
        with self._lock:
            lock, people = self._doing.get(key, (threading.Lock(), 0))
            self._doing[key] = (lock, people + 1)
        try:
            with lock:
                yield
        finally:
            with self._lock:
                _, people = self._doing[key]
                if people == 1:
                    del self._doing[key]
                else:
                    self._doing[key] = (lock, people - 1)
