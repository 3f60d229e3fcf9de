"""One table's lease in the store.

Opening a table claims it and returns an epoch. Each write includes the epoch and is refused once the table has been
claimed again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tableverse.kernel.errors import TableError
from tableverse.server.errors import LeaseLost
from tableverse.server.messages import ChatLine
from tableverse.server.store import SavedTable, Store, StoredSnapshot, StoredTable


class TableLease:
    """The writer of one table. It calls ``on_lost`` when another server has the table."""

    def __init__(self, store: Store, table: str, epoch: int, on_lost: Callable[[], None]) -> None:
        self._store = store
        self._table = table
        self._epoch = epoch
        self._on_lost = on_lost
        #: True after a failed write that may still be carried out. A new epoch must invalidate it before the next
        #: write.
        self._in_doubt = False

    async def save(self, table: SavedTable) -> None:
        await self._invalidate_late_writes()
        await self._write(self._store.save(table, self._epoch))

    async def append(self, number: int, option: str) -> None:
        await self._invalidate_late_writes()
        await self._write(self._store.append(self._table, self._epoch, number, option))

    async def truncate(self, moves: int) -> None:
        await self._invalidate_late_writes()
        await self._write(self._store.truncate(self._table, self._epoch, moves))

    async def snapshot(self, snapshot: StoredSnapshot) -> None:
        await self._invalidate_late_writes()
        await self._write(self._store.snapshot(self._table, self._epoch, snapshot))

    async def say(self, line: ChatLine, keep: int) -> None:
        await self._invalidate_late_writes()
        await self._write(self._store.say(self._table, self._epoch, line, keep))

    async def read_again(self) -> StoredTable:
        """Claim the table again and return it as saved. Earlier writes can no longer change it."""
        try:
            stored = await self._store.claim(self._table, 0)
        except LeaseLost:
            self._on_lost()
            raise
        if stored is None:  # deleted
            self._on_lost()
            raise LeaseLost()
        self._epoch = stored.epoch
        self._in_doubt = False
        return stored

    async def release(self) -> None:
        await self._store.release(self._table, self._epoch)

    async def _invalidate_late_writes(self) -> None:
        if self._in_doubt:
            await self.read_again()

    async def _write(self, call: Coroutine[Any, Any, None]) -> None:
        try:
            await call
        except LeaseLost:
            self._on_lost()
            raise
        except (TableError, asyncio.CancelledError):
            self._in_doubt = True
            raise
