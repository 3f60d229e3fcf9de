"""A server's lease on a PostgreSQL database: who is alive, and for how long this server may believe that it is.

Every server has a row with a number that it raises again and again, its beat. Whoever waits for the database watches
that number: if it has not changed for the whole time of a lease, its server is dead, its row is deleted, and from then
on it can neither claim tables nor beat. A server that cannot beat in time stops by itself, a little earlier than others
may take over. Time is measured by each server's own monotonic clock, so no clock that is set can end a lease.

This is about who serves. That no choice is lost does not depend on it: each table has an epoch of its own
(``postgres_store.py``), and what was sent under an earlier one is refused by the database, however late it arrives.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any

from tableverse.server.errors import DatabaseBusy, LeaseLost, PostgresMissing

try:
    import asyncpg
except ModuleNotFoundError as error:
    raise PostgresMissing(what="asyncpg") from error

log = logging.getLogger("tableverse.store")

SCHEMA = """
CREATE SEQUENCE IF NOT EXISTS epochs;
CREATE TABLE IF NOT EXISTS servers (id BIGINT PRIMARY KEY, beat BIGINT NOT NULL);
"""
#: Held for the moment in which a server starts. Earlier versions held it as long as they ran.
LOCK_ID = 0x7AB1E
DATABASE_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError)
#: Beats in the time of a lease.
BEATS = 4
#: The part of a lease for which a server believes in its last beat.
TRUST = 0.8


class ServerLease:
    """``on_lost`` is called when this server must stop serving. It goes on trying, and serves again once it may."""

    def __init__(self, url: str, shown: str, seconds: float, on_lost: Callable[[], None]) -> None:
        #: This server's number in the database; 0 while it has none.
        self.server = 0
        self._url = url
        self._shown = shown
        self._seconds = seconds
        self._on_lost = on_lost
        self._connection: Any = None
        self._held_until = 0.0
        self._serving = False
        #: The other servers with their beats, and since when they have been like this.
        self._others: tuple[list[tuple[int, int]], float] | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def held(self) -> bool:
        return time.monotonic() < self._held_until

    def check(self) -> None:
        if not self.held:
            raise LeaseLost()

    async def open(self) -> None:
        """Get the lease: at once, or when the server that had it turns out to be dead. One that lives is an error."""
        while not await self._try_to_get():
            await asyncio.sleep(self._seconds / BEATS / 2)
        self._task = asyncio.create_task(self._keep(), name="lease")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._held_until = 0.0
        if self._connection is not None:
            with contextlib.suppress(*DATABASE_ERRORS):
                await self._connection.execute("DELETE FROM servers WHERE id = $1", self.server)
                await self._connection.close(timeout=self._seconds)
            self._connection.terminate()

    async def _try_to_get(self) -> bool:
        connection = await self._connected()
        began = time.monotonic()
        async with connection.transaction():
            if not await connection.fetchval("SELECT pg_try_advisory_xact_lock($1)", LOCK_ID):
                raise DatabaseBusy(database=self._shown)
            await connection.execute(SCHEMA)
            others = [(int(id), int(beat)) for id, beat in await connection.fetch("SELECT id, beat FROM servers")]
            if others and not self._are_dead(others, began):
                return False
            await connection.execute("DELETE FROM servers")
            self.server = await connection.fetchval("INSERT INTO servers VALUES (nextval('epochs'), 0) RETURNING id")
        self._others = None
        self._believe_since(began)
        return True

    def _are_dead(self, others: list[tuple[int, int]], now: float) -> bool:
        if self._others is None:
            self._others = (others, now)
        elif self._others[0] != others:
            self._others = None
            raise DatabaseBusy(database=self._shown)
        return now - self._others[1] > self._seconds

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / BEATS)
            try:
                async with asyncio.timeout(self._seconds / 2):
                    await self._beat()
            except DatabaseBusy:
                pass  # another server lives; perhaps not the next time
            except DATABASE_ERRORS as error:
                log.warning("the database does not answer: %s", error or type(error).__name__)
                if self._connection is not None:
                    self._connection.terminate()
            if self._serving and not self.held:
                self._lose()

    async def _beat(self) -> None:
        if self.server == 0:
            await self._try_to_get()
            return
        connection = await self._connected()
        began = time.monotonic()
        beat = await connection.fetchval("UPDATE servers SET beat = beat + 1 WHERE id = $1 RETURNING beat", self.server)
        if beat is None:
            self.server = 0
            self._held_until = 0.0
        else:
            self._believe_since(began)

    def _believe_since(self, began: float) -> None:
        """``began``: before the beat was sent, so that nobody can have seen it earlier."""
        self._held_until = began + self._seconds * TRUST
        self._serving = True

    def _lose(self) -> None:
        log.error("this server has lost its lease on the database %s and has stopped serving", self._shown)
        self._serving = False
        self._on_lost()

    async def _connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._url, timeout=10, command_timeout=self._seconds)
        return self._connection
