"""Locks by key, so that threads do not repeat each other's heavy work."""

from __future__ import annotations

import threading
from collections.abc import Hashable, Iterator
from contextlib import contextmanager


class KeyedLock:
    """A set of locks by key. After waiting for a lock, the caller should find the result in a cache."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        #: Each key in use, with its lock and the number of threads that hold or await it.
        self._doing: dict[Hashable, tuple[threading.Lock, int]] = {}

    @contextmanager
    def hold(self, key: Hashable) -> Iterator[None]:
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
