"""The store for a server with many tables: PostgreSQL, which shares flushes between commits by itself."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Any

from tableverse.server import store
from tableverse.server.errors import DatabaseBusy, DatabaseUnusable, PostgresMissing, StoreError
from tableverse.server.messages import ChatLine
from tableverse.server.store import SavedTable, StoredTable
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
CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status, touched);
CREATE TABLE IF NOT EXISTS moves (
    table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, number INTEGER NOT NULL, option TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE IF NOT EXISTS chat (
    id BIGSERIAL PRIMARY KEY, table_id TEXT NOT NULL REFERENCES tables ON DELETE CASCADE, name TEXT NOT NULL,
    seat INTEGER, text TEXT NOT NULL, at BIGINT NOT NULL
);
CREATE INDEX IF NOT EXISTS chat_by_table ON chat (table_id, id);
"""
#: An advisory lock held while the server runs: two servers on one database would not see each other's choices.
LOCK_ID = 0x7AB1E
CONNECTIONS = 8
DATABASE_ERRORS = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError, ValueError)


class PostgresStore:
    def __init__(self, url: str) -> None:
        self.url = url
        self._pool: Any = None
        self._lock_connection: Any = None

    async def open(self) -> None:
        shown = self.url.rpartition("@")[2]  # without user name and password
        try:
            self._lock_connection = await asyncpg.connect(self.url, timeout=10)
            if not await self._lock_connection.fetchval("SELECT pg_try_advisory_lock($1)", LOCK_ID):
                await self._lock_connection.close()
                raise DatabaseBusy(database=shown)
            await self._lock_connection.execute(SCHEMA)
            self._pool = await asyncpg.create_pool(self.url, min_size=1, max_size=CONNECTIONS, command_timeout=20)
        except DATABASE_ERRORS as error:
            raise DatabaseUnusable(database=shown, why=str(error) or type(error).__name__) from error

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()
        if self._lock_connection is not None:
            await self._lock_connection.close()

    async def secret(self) -> bytes:
        await self._execute("INSERT INTO facts VALUES ('secret', $1) ON CONFLICT DO NOTHING", new_secret())
        ((value,),) = await self._fetch("SELECT value FROM facts WHERE name = 'secret'")
        return bytes(value)

    async def create(self, table: SavedTable, options: list[str]) -> None:
        row = (table.id, table.status, table.listed, table.created, table.touched, store.pack(table))
        moves = [(table.id, number, option) for number, option in enumerate(options)]
        async with _store_errors(), self._pool.acquire() as connection, connection.transaction():
            await connection.execute("INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6)", *row)
            await connection.executemany("INSERT INTO moves VALUES ($1, $2, $3)", moves)

    async def save(self, table: SavedTable) -> None:
        await self._execute(
            "UPDATE tables SET status = $2, listed = $3, touched = $4, body = $5 WHERE id = $1",
            table.id,
            table.status,
            table.listed,
            table.touched,
            store.pack(table),
        )

    async def append(self, table: str, number: int, option: str) -> None:
        await self._execute(
            "INSERT INTO moves VALUES ($1, $2, $3) ON CONFLICT (table_id, number) DO UPDATE SET option = $3",
            table,
            number,
            option,
        )

    async def truncate(self, table: str, moves: int) -> None:
        await self._execute("DELETE FROM moves WHERE table_id = $1 AND number >= $2", table, moves)

    async def say(self, table: str, line: ChatLine) -> None:
        await self._execute(
            "INSERT INTO chat (table_id, name, seat, text, at) VALUES ($1, $2, $3, $4, $5)",
            table,
            line.name,
            line.seat,
            line.text,
            line.at,
        )

    async def load(self, table: str, chat_lines: int) -> StoredTable | None:
        async with (
            _store_errors(),
            self._pool.acquire() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            body = await connection.fetchval("SELECT body FROM tables WHERE id = $1", table)
            if body is None:
                return None
            moves = await connection.fetch("SELECT option FROM moves WHERE table_id = $1 ORDER BY number", table)
            lines = await connection.fetch(
                "SELECT name, seat, text, at FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT $2",
                table,
                chat_lines,
            )
        return StoredTable(
            store.unpack(body), [option for (option,) in moves], [ChatLine(*line) for line in reversed(lines)]
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
            "SELECT id FROM tables WHERE status = 'playing' AND touched >= $1 ORDER BY touched DESC LIMIT $2",
            since,
            most,
        )
        return [id for (id,) in rows]

    async def expire(self, status: str, before: float) -> int:
        gone = await self._fetch("DELETE FROM tables WHERE status = $1 AND touched < $2 RETURNING id", status, before)
        return len(gone)

    async def _execute(self, statement: str, *arguments: Any) -> None:
        async with _store_errors():
            await self._pool.execute(statement, *arguments)

    async def _fetch(self, statement: str, *arguments: Any) -> Sequence[Any]:
        async with _store_errors():
            rows: Sequence[Any] = await self._pool.fetch(statement, *arguments)
            return rows


@contextlib.asynccontextmanager
async def _store_errors() -> AsyncIterator[None]:
    """Turns errors of the database, and of the connection to it, into StoreError."""
    try:
        yield
    except DATABASE_ERRORS as error:
        raise StoreError(why=str(error) or type(error).__name__) from error
