"""A lock with a limited number of waiting tasks."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tableverse.server.errors import TooFast


class BoundedLock:
    """A lock that refuses further tasks when too many are waiting."""

    def __init__(self, most: int = 16) -> None:
        self._most = most
        self._lock = asyncio.Lock()
        self._waiting = 0

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[None]:
        if self._waiting >= self._most:
            raise TooFast()
        self._waiting += 1
        try:
            async with self._lock:
                yield
        finally:
            self._waiting -= 1
