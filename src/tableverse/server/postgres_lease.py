"""A server's lease on a PostgreSQL database, which determines the live servers.

Every server has a row with a counter that it increments regularly, its heartbeat. If a counter does not change for the
duration of a lease, the server is dead, and any server that notices deletes its row. The dead server can then neither
claim tables nor renew its heartbeat, and other servers can claim its tables. A server that cannot renew its heartbeat
stops serving by itself, slightly before others may take over. Each server measures time with its own monotonic clock,
so setting a clock cannot end a lease. When a row is deleted, the database notifies all servers (NOTIFY).

The lease only determines which server serves a table. The safety of choices does not depend on it: each table has an
epoch (``postgres_store.py``), and the database refuses writes from an earlier epoch, however late they arrive.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Callable
from typing import Any

import msgspec

from tableverse.server.errors import DatabaseBusy, LeaseLost, PostgresMissing
from tableverse.server.peers import Peers, Report, this_machine

try:
    import asyncpg
except ModuleNotFoundError as error:
    raise PostgresMissing(what="asyncpg") from error

log = logging.getLogger("tableverse.store")

SCHEMA = """
CREATE SEQUENCE IF NOT EXISTS epochs;
CREATE TABLE IF NOT EXISTS servers (id BIGINT PRIMARY KEY, beat BIGINT NOT NULL);
ALTER TABLE servers ADD COLUMN IF NOT EXISTS name TEXT NOT NULL DEFAULT '';
ALTER TABLE servers ADD COLUMN IF NOT EXISTS address TEXT NOT NULL DEFAULT '';
ALTER TABLE servers ADD COLUMN IF NOT EXISTS machine TEXT NOT NULL DEFAULT '';
ALTER TABLE servers ADD COLUMN IF NOT EXISTS report BYTEA NOT NULL DEFAULT '{}';
CREATE OR REPLACE FUNCTION server_gone() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_notify('server_gone', OLD.id::text); RETURN NULL; END $$;
CREATE OR REPLACE TRIGGER server_gone AFTER DELETE ON servers FOR EACH ROW EXECUTE FUNCTION server_gone();
"""
#: The id of an advisory lock held while a server starts. Early versions held the lock as long as they ran.
LOCK_ID = 0x7AB1E
GONE = "server_gone"
DATABASE_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError)
#: Heartbeats per lease duration.
BEATS_PER_LEASE = 4
#: The fraction of a lease for which a server relies on its last heartbeat.
TRUSTED_FRACTION = 0.8


class ServerLease:
    """The lease of this server, renewed in the background.

    ``schema`` is the schema of the whole database, and ``address`` is where this server takes requests from other
    servers. No two live servers have the same ``name``, so an existing row with this name is a dead predecessor. The
    lease keeps ``peers`` up to date. It calls ``on_lost`` when this server must stop serving, then keeps trying and
    serves again once it may.
    """

    def __init__(
        self,
        url: str,
        shown: str,
        seconds: float,
        schema: str,
        address: str,
        name: str,
        peers: Peers,
        on_lost: Callable[[], None],
    ) -> None:
        self._peers = peers
        self._on_lost = on_lost
        self._url = url
        self._shown = shown
        self._seconds = seconds
        self._schema = SCHEMA + schema
        self._address = address
        self._name = name
        self._connection: Any = None
        self._held_until = 0.0
        self._serving = False
        self._task: asyncio.Task[None] | None = None

    @property
    def held(self) -> bool:
        return time.monotonic() < self._held_until

    def check(self) -> None:
        if not self.held:
            raise LeaseLost()

    async def open(self) -> None:
        await self._register()
        await self._beat()
        self._task = asyncio.create_task(self._keep(), name="lease")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        self._held_until = 0.0
        self._serving = False
        if self._connection is not None:
            with contextlib.suppress(*DATABASE_ERRORS):
                await self._connection.execute("DELETE FROM servers WHERE id = $1", self._peers.own_id)
                await self._connection.close(timeout=self._seconds)
            self._connection.terminate()

    async def _register(self) -> None:
        connection = await self._ensure_connected()
        began = time.monotonic()
        async with connection.transaction():
            try:
                await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK_ID)
            except asyncpg.LockNotAvailableError as error:
                raise DatabaseBusy(database=self._shown) from error
            await _update_schema(connection, self._schema)
            if self._name:
                await connection.execute("DELETE FROM servers WHERE name = $1", self._name)
            self._peers.own_id = await connection.fetchval(
                "INSERT INTO servers (id, beat, name, address, machine)"
                " VALUES (nextval('epochs'), 0, $1, $2, $3) RETURNING id",
                self._name,
                self._address,
                this_machine(),
            )
        self._extend(began)

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(self._seconds / BEATS_PER_LEASE)
            try:
                async with asyncio.timeout(self._seconds / 2):
                    if self._peers.own_id == 0:
                        await self._register()
                    await self._beat()
            except DatabaseBusy:
                pass  # retry at the next heartbeat
            except DATABASE_ERRORS as error:
                log.warning("the database does not answer: %s", error or type(error).__name__)
                self._peers.reset_timers(time.monotonic())
                if self._connection is not None:
                    self._connection.terminate()
            if self._serving and not self.held:
                self._stop_serving()

    async def _beat(self) -> None:
        connection = await self._ensure_connected()
        began = time.monotonic()
        alive = await connection.fetchval(
            "UPDATE servers SET beat = beat + 1, report = $2 WHERE id = $1 RETURNING TRUE",
            self._peers.own_id,
            msgspec.json.encode(self._peers.report()),
        )
        if not alive:
            self._on_deleted()
            return
        self._extend(began)
        rows = await connection.fetch(
            "SELECT id, beat, address, machine, name, report FROM servers WHERE id <> $1", self._peers.own_id
        )
        now = time.monotonic()
        self._peers.update(((*row[:5], _read_report(row[5])) for row in rows), now)
        for peer in self._peers.silent(now, self._seconds):
            log.warning("server %d is dead, and its tables are free", peer.id)
            await connection.execute("DELETE FROM servers WHERE id = $1 AND beat = $2", peer.id, peer.beat)

    def _extend(self, began: float) -> None:
        """Extend the lease from ``began``.

        That time is before the heartbeat was sent, so the lease ends before any other server may take over.
        """
        self._held_until = began + self._seconds * TRUSTED_FRACTION
        self._serving = True

    def _on_notify(self, *notification: object) -> None:
        """Handle a notification (connection, process, channel, server id) that a row was deleted."""
        id = int(str(notification[-1]))
        if id == self._peers.own_id:
            self._on_deleted()
        else:
            self._peers.forget(id)

    def _on_deleted(self) -> None:
        """Stop serving, because the other servers consider this server dead."""
        self._peers.own_id = 0
        self._held_until = 0.0
        if self._serving:
            self._stop_serving()

    def _stop_serving(self) -> None:
        log.error("this server has lost its lease on the database %s and has stopped serving", self._shown)
        self._serving = False
        self._on_lost()

    async def _ensure_connected(self) -> Any:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                self._url,
                timeout=10,
                command_timeout=self._seconds,
                server_settings={"lock_timeout": str(int(self._seconds * 500))},
            )
            await self._connection.add_listener(GONE, self._on_notify)
        return self._connection


def _read_report(data: bytes) -> Report:
    try:
        return msgspec.json.decode(data, type=Report)
    except msgspec.MsgspecError:  # from another version
        return Report()


async def _update_schema(connection: Any, schema: str) -> None:
    """Apply the schema if it has changed.

    Even statements about existing columns wait for all users of a table, and block them.
    """
    digest = hashlib.sha256(schema.encode()).digest()
    known = await connection.fetchval("SELECT to_regclass('facts') IS NOT NULL")
    if known and await connection.fetchval("SELECT value FROM facts WHERE name = 'schema'") == digest:
        return
    await connection.execute(schema)
    await connection.execute(
        "INSERT INTO facts VALUES ('schema', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value", digest
    )
