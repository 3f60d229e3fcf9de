"""The health check: whether the store can be written to."""

from __future__ import annotations

import asyncio
import time

from tableverse.kernel.errors import TableError
from tableverse.server.errors import DatabaseDamaged
from tableverse.server.store import Store

#: Seconds for which a result is cached, so that probes cannot keep the disk busy.
FRESH_SECONDS = 2.0
PROBE_TIMEOUT_SECONDS = 3.0


class StoreHealth:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._probed_at = float("-inf")
        self._probe: asyncio.Task[str] | None = None

    async def status(self) -> str:
        """Return "ok", "store-trouble" if the store cannot save now, or "store-damaged" if it needs manual repair."""
        if self._probe is None or (self._probe.done() and time.monotonic() - self._probed_at > FRESH_SECONDS):
            self._probed_at = time.monotonic()
            self._probe = asyncio.create_task(self._write_probe(), name="probing the store")
        return await asyncio.shield(self._probe)

    async def _write_probe(self) -> str:
        try:
            async with asyncio.timeout(PROBE_TIMEOUT_SECONDS):
                self._store.check()
                await self._store.probe()
        except DatabaseDamaged:
            return "store-damaged"
        except (TableError, TimeoutError):
            return "store-trouble"
        return "ok"
