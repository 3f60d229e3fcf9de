"""One table's place in the store. Whoever opens a table claims it and gets an epoch; each write carries it, and is
refused once somebody has claimed the table again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tableverse.kernel.errors import TableError
from tableverse.server.errors import LeaseLost
from tableverse.server.messages import ChatLine
from tableverse.server.store import SavedTable, Store, StoredSnapshot, StoredTable


class TableLease:
    """``on_lost`` is called when the table turns out to be somebody else's."""

    def __init__(self, store: Store, table: str, epoch: int, on_lost: Callable[[], None]) -> None:
        self._store = store
        self._table = table
        self._epoch = epoch
        self._on_lost = on_lost
        #: A write failed and may still be on its way. Nothing else is written before a new epoch has shut it out.
        self._in_doubt = False

    async def save(self, table: SavedTable) -> None:
        await self._shut_out_late_writes()
        await self._write(self._store.save(table, self._epoch))

    async def append(self, number: int, option: str) -> None:
        await self._shut_out_late_writes()
        await self._write(self._store.append(self._table, self._epoch, number, option))

    async def truncate(self, moves: int) -> None:
        await self._shut_out_late_writes()
        await self._write(self._store.truncate(self._table, self._epoch, moves))

    async def snapshot(self, snapshot: StoredSnapshot) -> None:
        await self._shut_out_late_writes()
        await self._write(self._store.snapshot(self._table, self._epoch, snapshot))

    async def say(self, line: ChatLine, keep: int) -> None:
        await self._shut_out_late_writes()
        await self._write(self._store.say(self._table, self._epoch, line, keep))

    async def read_again(self) -> StoredTable:
        """The table as it is saved. After this no earlier write can change it any more."""
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

    async def _shut_out_late_writes(self) -> None:
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
