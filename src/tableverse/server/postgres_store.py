"""The store for large servers: PostgreSQL, which shares disk flushes between commits.

A write can arrive late, because its connection was dropped but the database process that serves it resumes, or because
the sending server does not know yet that another server has taken over. Each table therefore has an epoch that
increases with every claim, and a write succeeds only in the current epoch. Each write locks the table's row (shared,
until the commit) and compares epochs. A claim updates that row, so it waits for earlier writes and blocks later ones.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

from tableverse.server import store
from tableverse.server.errors import DatabaseUnusable, LeaseLost, PostgresMissing, StoreError, TableElsewhere
from tableverse.server.messages import ChatLine
from tableverse.server.peers import Peers
from tableverse.server.postgres_appends import AppendBatches
from tableverse.server.postgres_lease import DATABASE_ERRORS, ServerLease
from tableverse.server.store import NO_INITIAL_DATA, InitialData, SavedTable, StoredSnapshot, StoredTable
from tableverse.server.tokens import new_secret

try:
    import asyncpg
except ModuleNotFoundError as error:
    raise PostgresMissing(what="asyncpg") from error

SCHEMA = """
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value BYTEA NOT NULL);
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, status TEXT NOT NULL, listed BOOLEAN NOT NULL, created DOUBLE PRECISION NOT NULL,
    touched DOUBLE PRECISION NOT NULL, body BYTEA NOT NULL
);
ALTER TABLE tables ADD COLUMN IF NOT EXISTS epoch BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN IF NOT EXISTS server BIGINT;
ALTER TABLE tables ADD COLUMN IF NOT EXISTS used DOUBLE PRECISION NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN IF NOT EXISTS marked DOUBLE PRECISION;
CREATE TABLE IF NOT EXISTS running (one BOOLEAN PRIMARY KEY CHECK (one), seconds DOUBLE PRECISION NOT NULL);
INSERT INTO running VALUES (TRUE, 0) ON CONFLICT DO NOTHING;
CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status, touched);
CREATE TABLE IF NOT EXISTS moves (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL, option TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE IF NOT EXISTS contents (fingerprint TEXT PRIMARY KEY, manifest BYTEA NOT NULL);
CREATE TABLE IF NOT EXISTS snapshots (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL, content TEXT NOT NULL,
    encoding INTEGER NOT NULL, digest TEXT NOT NULL, body BYTEA NOT NULL, PRIMARY KEY (table_id, number)
);
CREATE TABLE IF NOT EXISTS packs (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, fingerprint TEXT NOT NULL, body BYTEA NOT NULL,
    PRIMARY KEY (table_id, fingerprint)
);
CREATE TABLE IF NOT EXISTS chat (
    id BIGSERIAL PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, name TEXT NOT NULL,
    seat INTEGER, text TEXT NOT NULL, at BIGINT NOT NULL
);
CREATE INDEX IF NOT EXISTS chat_by_table ON chat (table_id, id);
"""
#: The current time of the clock that counts only while servers run.
NOW = "(SELECT seconds FROM running)"
#: Selects table $1 if it can be written in epoch $2.
HELD = "SELECT id FROM tables WHERE id = $1 AND epoch = $2 FOR SHARE"
#: The table is not leased to another live server. $2 is this server.
FREE = "(server IS NULL OR server = $2 OR NOT EXISTS (SELECT 1 FROM servers WHERE servers.id = tables.server))"
#: A server whose row is gone cannot claim anything, and nobody can claim a table of a live server.
CLAIM = f"""
UPDATE tables SET epoch = nextval('epochs'), server = $2, used = {NOW}, marked = NULL
WHERE id = $1 AND EXISTS (SELECT 1 FROM servers WHERE id = $2 FOR KEY SHARE) AND {FREE}
RETURNING body, epoch
"""
#: Selects the live server that has table $1.
OWNER = """
SELECT servers.id, address, machine, servers.name
    FROM tables LEFT JOIN servers ON servers.id = tables.server WHERE tables.id = $1
"""
#: The owner may release the table between the claim and the query for the owner.
CLAIM_ATTEMPTS = 2
CREATE = f"""
INSERT INTO tables (id, status, listed, created, touched, body, server, epoch, used)
SELECT $1, $2, $3, $4, $5, $6, id, nextval('epochs'), {NOW} FROM servers WHERE id = $7 FOR KEY SHARE
"""
#: Selects whether server $1 is the server that sweeps.
IS_SWEEPER = "SELECT id = (SELECT min(id) FROM servers) FROM servers WHERE id = $1 FOR KEY SHARE"
CONNECTIONS = 8


class PostgresStore:
    def __init__(self, url: str, lease_seconds: float = 6.0, address: str = "", name: str = "") -> None:
        self.url = url
        self.on_lost: Callable[[], None] = lambda: None
        self.peers = Peers()
        self._shown = url.rpartition("@")[2]  # without user name and password
        self._seconds = lease_seconds
        self._pool: Any = None
        self.appends = AppendBatches(self._fetch)
        self._lease = ServerLease(
            url, self._shown, lease_seconds, SCHEMA, address, name, self.peers, lambda: self.on_lost()
        )

    async def open(self) -> None:
        milliseconds = str(int(self._seconds * 1000))
        try:
            await self._lease.open()
            self._pool = await asyncpg.create_pool(
                self.url,
                min_size=0,
                max_size=CONNECTIONS,
                command_timeout=self._seconds,
                reset=_skip_reset,
                server_settings={
                    "application_name": "tableverse",
                    "lock_timeout": milliseconds,
                    # Releases the locks of a server that vanished during a transaction.
                    "idle_in_transaction_session_timeout": milliseconds,
                },
            )
        except DATABASE_ERRORS as error:
            await self.close()
            raise DatabaseUnusable(database=self._shown, why=str(error) or type(error).__name__) from error
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        if self._pool is not None:
            try:
                async with asyncio.timeout(self._seconds):
                    await self._pool.close()
            except (*DATABASE_ERRORS, asyncio.CancelledError):
                self._pool.terminate()
        await self._lease.close()

    def check(self) -> None:
        self._lease.check()

    async def secret(self) -> bytes:
        await self._execute("INSERT INTO facts VALUES ('secret', $1) ON CONFLICT DO NOTHING", new_secret())
        ((value,),) = await self._fetch("SELECT value FROM facts WHERE name = 'secret'")
        return bytes(value)

    async def probe(self) -> None:
        await self._execute("INSERT INTO facts VALUES ('probe', '') ON CONFLICT (name) DO UPDATE SET value = ''")
        if self.appends.failed:
            # Updating a row can reuse space in its page even on a full disk. A new file cannot.
            await self._execute("CREATE TEMPORARY TABLE probe ON COMMIT DROP AS SELECT TRUE AS written")

    async def create(self, table: SavedTable, options: list[str], kept: InitialData = NO_INITIAL_DATA) -> None:
        self.check()
        row = (table.id, table.status, table.listed, table.created, table.touched, store.pack(table))
        moves = [(table.id, number, option) for number, option in enumerate(options)]
        async with _store_errors(), self._pool.acquire() as connection, connection.transaction():
            if not _changed(await connection.execute(CREATE, *row, self.peers.own_id)):
                raise LeaseLost()
            await connection.executemany("INSERT INTO moves VALUES ($1, $2, $3)", moves)
            rows = [(table.id, *_values(snapshot)) for snapshot in kept.snapshots]
            await connection.executemany("INSERT INTO snapshots VALUES ($1, $2, $3, $4, $5, $6)", rows)
            packs = [(table.id, fingerprint, body) for fingerprint, body in kept.packs.items()]
            await connection.executemany("INSERT INTO packs VALUES ($1, $2, $3)", packs)

    async def claim(self, table: str, chat_lines: int) -> StoredTable | None:
        self.check()
        async with _store_errors(), self._pool.acquire() as connection, connection.transaction():
            for _ in range(CLAIM_ATTEMPTS):
                claimed = await connection.fetchrow(CLAIM, table, self.peers.own_id)
                if claimed is not None:
                    # Read after the claim, when everything written in earlier epochs is visible.
                    return await _read(connection, table, claimed, chat_lines)
                owner = await connection.fetchrow(OWNER, table)
                if owner is None:
                    return None
                if owner[0] is not None and owner[0] != self.peers.own_id:
                    raise TableElsewhere(*owner)
            raise LeaseLost()

    async def read(self, table: str) -> StoredTable | None:
        async with (
            _store_errors(),
            self._pool.acquire() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            found = await connection.fetchrow("SELECT body, epoch FROM tables WHERE id = $1", table)
            return None if found is None else await _read(connection, table, found, 0)

    async def release(self, table: str, epoch: int) -> None:
        await self._execute("UPDATE tables SET server = NULL WHERE id = $1 AND epoch = $2", table, epoch)

    async def save(self, table: SavedTable, epoch: int) -> None:
        await self._write(
            f"UPDATE tables SET status = $3, listed = $4, touched = $5, body = $6, used = {NOW}, marked = NULL"
            " WHERE id = $1 AND epoch = $2",
            table.id,
            epoch,
            table.status,
            table.listed,
            table.touched,
            store.pack(table),
        )

    async def append(self, table: str, epoch: int, number: int, option: str) -> None:
        self.check()
        await self.appends.append(table, epoch, number, option)

    async def truncate(self, table: str, epoch: int, moves: int) -> None:
        await self._write(
            f"WITH held AS ({HELD}), gone AS"
            " (DELETE FROM snapshots USING held WHERE table_id = held.id AND number > $3)"
            " DELETE FROM moves USING held WHERE table_id = held.id AND number >= $3",
            table,
            epoch,
            moves,
        )

    async def snapshot(self, table: str, epoch: int, snapshot: StoredSnapshot) -> None:
        await self._write(
            f"INSERT INTO snapshots SELECT id, $3, $4, $5, $6, $7 FROM ({HELD}) AS held"
            " WHERE $3 = 0 OR EXISTS (SELECT 1 FROM moves WHERE table_id = $1 AND number = $3 - 1)"
            " ON CONFLICT (table_id, number) DO UPDATE SET content = excluded.content, encoding = excluded.encoding,"
            " digest = excluded.digest, body = excluded.body",
            table,
            epoch,
            *_values(snapshot),
        )

    async def save_content(self, fingerprint: str, manifest: bytes) -> None:
        await self._execute("INSERT INTO contents VALUES ($1, $2) ON CONFLICT DO NOTHING", fingerprint, manifest)

    async def say(self, table: str, epoch: int, line: ChatLine, keep: int) -> None:
        await self._write(
            f"WITH held AS ({HELD}), gone AS (DELETE FROM chat USING held WHERE table_id = held.id AND chat.id <="
            " (SELECT id FROM chat WHERE table_id = $1 ORDER BY id DESC OFFSET $7::int - 1 LIMIT 1))"
            " INSERT INTO chat (table_id, name, seat, text, at) SELECT id, $3, $4, $5, $6 FROM held",
            table,
            epoch,
            line.name,
            line.seat,
            line.text,
            line.at,
            keep,
        )

    async def listed(self, since: float, most: int) -> list[SavedTable]:
        rows = await self._fetch(
            "SELECT body FROM tables WHERE status = 'open' AND touched >= $1 AND listed ORDER BY created DESC LIMIT $2",
            since,
            most,
        )
        return [store.unpack(body) for (body,) in rows]

    async def active(self, since: float, most: int) -> list[str]:
        rows = await self._fetch(
            f"SELECT id FROM tables WHERE status = 'playing' AND touched >= $1 AND {FREE}"
            " ORDER BY touched DESC LIMIT $3",
            since,
            self.peers.own_id,
            most,
        )
        return [id for (id,) in rows]

    async def sweep(self, ran: float, unused: dict[str, float], second_look: float, in_use: list[str]) -> int:
        self.check()
        deleted = 0
        old = f"status = $1 AND {FREE} AND used < {NOW} - $3::float8 AND id <> ALL($4::text[])"
        async with _store_errors(), self._pool.acquire() as connection, connection.transaction():
            # The oldest server sweeps. Locking its row ensures that time is counted once even if another server becomes
            # the oldest.
            if not await connection.fetchval(IS_SWEEPER, self.peers.own_id):
                return 0
            await connection.execute("UPDATE running SET seconds = seconds + $1", ran)
            for status, seconds in unused.items():
                gone = await connection.fetch(
                    f"DELETE FROM tables WHERE {old} AND marked < {NOW} - $5::float8 RETURNING id",
                    status,
                    self.peers.own_id,
                    seconds,
                    in_use,
                    second_look,
                )
                deleted += len(gone)
                await connection.execute(
                    f"UPDATE tables SET marked = {NOW} WHERE {old} AND marked IS NULL",
                    status,
                    self.peers.own_id,
                    seconds,
                    in_use,
                )
        return deleted

    async def _write(self, statement: str, table: str, epoch: int, *arguments: Any) -> None:
        """Run a statement that changes something only in the table's current epoch."""
        self.check()
        async with _store_errors():
            if not _changed(await self._pool.execute(statement, table, epoch, *arguments)):
                if await self._pool.fetchval("SELECT epoch FROM tables WHERE id = $1", table) != epoch:
                    raise LeaseLost()
                raise StoreError(why="out of order")

    async def _execute(self, statement: str, *arguments: Any) -> None:
        async with _store_errors():
            await self._pool.execute(statement, *arguments)

    async def _fetch(self, statement: str, *arguments: Any) -> Sequence[Any]:
        async with _store_errors():
            rows: Sequence[Any] = await self._pool.fetch(statement, *arguments)
            return rows


async def _read(connection: Any, table: str, row: Any, chat_lines: int) -> StoredTable:
    moves = await connection.fetch("SELECT option FROM moves WHERE table_id = $1 ORDER BY number", table)
    lines = await connection.fetch(
        "SELECT name, seat, text, at FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT $2", table, chat_lines
    )
    kept = await connection.fetch(
        "SELECT number, content, encoding, digest, body FROM snapshots WHERE table_id = $1 ORDER BY number", table
    )
    contents = await connection.fetch(
        "SELECT * FROM contents WHERE fingerprint IN (SELECT content FROM snapshots WHERE table_id = $1)", table
    )
    packs = await connection.fetch("SELECT fingerprint, body FROM packs WHERE table_id = $1", table)
    body, epoch = row
    return StoredTable(
        store.unpack(body),
        [option for (option,) in moves],
        [ChatLine(*line) for line in reversed(lines)],
        epoch,
        [StoredSnapshot(*row) for row in kept],
        dict(tuple(row) for row in contents),
        dict(tuple(row) for row in packs),
    )


async def _skip_reset(_: Any) -> None:
    """Skip asyncpg's reset of released connections, which would take as long as writing a choice.

    Connections have no state except their transaction, which is over by then.
    """


def _values(snapshot: StoredSnapshot) -> tuple[int, str, int, str, bytes]:
    return snapshot.number, snapshot.content, snapshot.encoding, snapshot.digest, snapshot.body


def _changed(status: str) -> bool:
    """Return whether a statement changed a row, from a status such as "INSERT 0 1" or "UPDATE 1"."""
    return not status.endswith(" 0")


@contextlib.asynccontextmanager
async def _store_errors() -> AsyncIterator[None]:
    """Turn errors of the database or its connection into StoreError."""
    try:
        yield
    except DATABASE_ERRORS as error:
        raise StoreError(why=str(error) or type(error).__name__) from error
