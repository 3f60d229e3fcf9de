"""Batched writes of choices from many tables.

Choices that arrive during one statement wait for the next statement. The busier the server, the less each choice costs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from tableverse.kernel.errors import TableError
from tableverse.server.errors import LeaseLost, StoreError

#: Locks the row of each table until the commit, and writes each choice whose epoch is current and whose number is the
#: next one. All others are skipped.
APPEND = """
WITH held AS (
    SELECT id, number, option
    FROM unnest($1::text[], $2::bigint[], $3::int[], $4::text[]) AS given (id, epoch, number, option)
    JOIN tables USING (id, epoch) FOR SHARE OF tables
)
INSERT INTO moves SELECT id, number, option FROM held
    WHERE number = 0 OR (SELECT TRUE FROM moves WHERE table_id = id AND moves.number = held.number - 1)
    ON CONFLICT DO NOTHING RETURNING table_id, number
"""
EPOCHS = "SELECT id, epoch FROM tables WHERE id = ANY($1::text[])"
#: Maximum number of choices per statement.
MAX_BATCH = 256
#: A statement that takes longer than this many seconds may be waiting for a table's lock, so others may start.
SLOW_SECONDS = 0.05
MAX_STATEMENTS = 4

Fetch = Callable[..., Awaitable[Sequence[Any]]]


class _Append:
    __slots__ = ("done", "epoch", "number", "option", "table")

    def __init__(self, table: str, epoch: int, number: int, option: str) -> None:
        self.table = table
        self.epoch = epoch
        self.number = number
        self.option = option
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: TableError | None) -> None:
        if not self.done.done():
            if error is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(error)


class AppendBatches:
    """A queue that writes choices in batches. ``fetch`` runs a query and raises StoreError on failure."""

    def __init__(self, fetch: Fetch) -> None:
        self.statements = 0
        #: Whether the last statement failed.
        self.failed = False
        self._fetch = fetch
        self._waiting: list[_Append] = []
        #: Running statements, and the slow ones among them.
        self._running: set[asyncio.Task[None]] = set()
        self._slow: set[asyncio.Task[None]] = set()

    async def append(self, table: str, epoch: int, number: int, option: str) -> None:
        call = _Append(table, epoch, number, option)
        self._waiting.append(call)
        self._start()
        await call.done

    def _start(self) -> None:
        if self._waiting and len(self._running) < MAX_STATEMENTS and self._running == self._slow:
            batch = self._waiting[:MAX_BATCH]
            del self._waiting[:MAX_BATCH]
            task = asyncio.create_task(self._write(batch), name="writing choices")
            self._running.add(task)
            timer = asyncio.get_running_loop().call_later(SLOW_SECONDS, self._mark_slow, task)
            task.add_done_callback(lambda task: self._finish(task, timer))

    def _mark_slow(self, task: asyncio.Task[None]) -> None:
        self._slow.add(task)
        self._start()

    def _finish(self, task: asyncio.Task[None], timer: asyncio.TimerHandle) -> None:
        timer.cancel()
        self._running.discard(task)
        self._slow.discard(task)
        self._start()

    async def _write(self, batch: list[_Append]) -> None:
        self.statements += 1
        try:
            columns = ("table", "epoch", "number", "option")
            rows = await self._fetch(APPEND, *([getattr(call, column) for call in batch] for column in columns))
            written = {(table, number) for table, number in rows}
            refused = [call for call in batch if (call.table, call.number) not in written]
            epochs = dict(await self._fetch(EPOCHS, [call.table for call in refused])) if refused else {}
            self.failed = False
        except TableError as error:
            self.failed = True
            for call in batch:
                call.settle(error)
            return
        except BaseException:
            for call in batch:
                call.settle(StoreError(why="stopped"))
            raise
        for call in batch:
            if (call.table, call.number) in written:
                call.settle(None)
            elif epochs.get(call.table) != call.epoch:
                call.settle(LeaseLost())
            else:
                call.settle(StoreError(why="out of order"))
