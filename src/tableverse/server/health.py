"""Whether the server can do its work: whether the store can be written to."""

from __future__ import annotations

import asyncio
import time

from tableverse.kernel.errors import TableError
from tableverse.server.store import Store

#: An answer holds this long, so that probes cannot keep the disk busy.
FRESH_SECONDS = 2.0
PATIENCE_SECONDS = 3.0


class StoreHealth:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked_at = float("-inf")
        self._probe: asyncio.Task[bool] | None = None

    async def is_writable(self) -> bool:
        if self._probe is None or (self._probe.done() and time.monotonic() - self._asked_at > FRESH_SECONDS):
            self._asked_at = time.monotonic()
            self._probe = asyncio.create_task(self._write_something(), name="probing the store")
        return await asyncio.shield(self._probe)

    async def _write_something(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE_SECONDS):
                self._store.check()
                await self._store.probe()
        except (TableError, TimeoutError):
            return False
        return True
