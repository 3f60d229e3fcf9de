"""The default store: one SQLite file, owned by one thread.

Calls that arrive during a commit share the next one, so that many tables share one flush to the disk. All choices of a
batch are one statement, because the thread must reacquire the interpreter after each. ``synchronous=FULL`` flushes at
every commit. NORMAL would survive a killed process but not a power cut, and since flushes are shared, FULL costs a busy
server little.

A lock on a second file ensures that only one server uses the database. Its thread writes in the order of the calls, so
no write can arrive late and epochs are not needed: all are 0. Other programs, such as ``backup.py``, may read the file
meanwhile.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tableverse.server import store
from tableverse.server.errors import DatabaseBusy, DatabaseDamaged, DatabaseUnusable, StoreError
from tableverse.server.messages import ChatLine
from tableverse.server.peers import Peers
from tableverse.server.store import NO_INITIAL_DATA, InitialData, SavedTable, StoredSnapshot, StoredTable
from tableverse.server.tokens import new_secret

log = logging.getLogger("tableverse.store")

SCHEMA = """
CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, status TEXT NOT NULL, listed INTEGER NOT NULL, created REAL NOT NULL, touched REAL NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS tables_by_status ON tables (status, touched);
CREATE TABLE IF NOT EXISTS moves (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, option TEXT NOT NULL, PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TRIGGER IF NOT EXISTS moves_in_order BEFORE INSERT ON moves
    WHEN NEW.number > 0 AND NOT EXISTS
        (SELECT 1 FROM moves WHERE table_id = NEW.table_id AND number = NEW.number - 1)
    BEGIN SELECT RAISE(ABORT, 'choices must be written in order'); END;
CREATE TABLE IF NOT EXISTS chat (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, name TEXT NOT NULL, seat INTEGER, text TEXT NOT NULL,
    at INTEGER NOT NULL, PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
"""
#: SQL that upgrades the schema to each later version.
MIGRATIONS = {
    2: """
CREATE TABLE running (seconds REAL NOT NULL);
INSERT INTO running VALUES (0);
ALTER TABLE tables ADD COLUMN used REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN marked REAL;
""",
    3: """
CREATE TABLE contents (fingerprint TEXT PRIMARY KEY, manifest BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE snapshots (
    table_id TEXT NOT NULL, number INTEGER NOT NULL, content TEXT NOT NULL, encoding INTEGER NOT NULL,
    digest TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, number)
);
""",
    4: """
CREATE TABLE packs (
    table_id TEXT NOT NULL, fingerprint TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, fingerprint)
);
""",
}
#: The version of the schema. A file with a later version is refused.
VERSION = 4
#: The current time of the clock that counts only while servers run.
NOW = "(SELECT seconds FROM running)"
#: Maximum number of calls per commit.
MAX_BATCH = 512

Work = Callable[[sqlite3.Connection], Any]


class _Call:
    """A call to the store: either ``work`` with the database or, far more often, a ``choice`` to be written."""

    __slots__ = ("choice", "done", "error", "result", "work")

    def __init__(self, done: asyncio.Future[Any], work: Work | None, choice: tuple[str, int, str] | None) -> None:
        self.done = done
        self.work = work
        self.choice = choice
        self.result: Any = None
        self.error: Exception | None = None


class SqliteStore:
    def __init__(self, file: Path) -> None:
        self.file = file
        self.on_lost: Callable[[], None] = lambda: None  # never called, since the file is locked
        self.peers = Peers()  # always empty
        self.commits = 0
        self._calls: list[_Call] = []
        self._batches: queue.SimpleQueue[list[_Call] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        #: The lock held while the server runs.
        self._lock: sqlite3.Connection | None = None
        #: Set once the file is found to be damaged. Later writes are rejected, to avoid more damage.
        self._damage: DatabaseDamaged | None = None

    async def open(self) -> None:
        connection = await asyncio.to_thread(self._connect)
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._serve, args=(connection,), name="store", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        if self._thread is not None:
            self._hand_over()
            self._batches.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    # --- the calls ----------------------------------------------------------------------------------------------

    async def secret(self) -> bytes:
        def work(database: sqlite3.Connection) -> bytes:
            database.execute("INSERT OR IGNORE INTO facts VALUES ('secret', ?)", (new_secret(),))
            (value,) = database.execute("SELECT value FROM facts WHERE name = 'secret'").fetchone()
            return bytes(value)

        return bytes(await self._do(work))

    async def probe(self) -> None:
        await self._do(lambda database: database.execute("INSERT OR REPLACE INTO facts VALUES ('probe', x'00')"))

    async def create(self, table: SavedTable, options: list[str], kept: InitialData = NO_INITIAL_DATA) -> None:
        row = (table.id, table.status, table.listed, table.created, table.touched, store.pack(table))
        moves = [(table.id, number, option) for number, option in enumerate(options)]

        def work(database: sqlite3.Connection) -> None:
            database.execute(f"INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, {NOW}, NULL)", row)
            database.executemany("INSERT INTO moves VALUES (?, ?, ?)", moves)
            packs = [(table.id, fingerprint, body) for fingerprint, body in kept.packs.items()]
            database.executemany("INSERT INTO packs VALUES (?, ?, ?)", packs)
            for one in kept.snapshots:
                _write_snapshot(database, table.id, one)

        await self._do(work)

    def check(self) -> None:
        """Do nothing, because the file stays locked while the server runs."""

    async def save(self, table: SavedTable, epoch: int) -> None:
        row = (table.status, table.listed, table.touched, store.pack(table), table.id)
        await self._do(
            lambda database: database.execute(
                "UPDATE tables SET status = ?, listed = ?, touched = ?, body = ?,"
                f" used = {NOW}, marked = NULL WHERE id = ?",
                row,
            )
        )

    async def append(self, table: str, epoch: int, number: int, option: str) -> None:
        await self._do(None, (table, number, option))

    async def truncate(self, table: str, epoch: int, moves: int) -> None:
        def work(database: sqlite3.Connection) -> None:
            database.execute("DELETE FROM moves WHERE table_id = ? AND number >= ?", (table, moves))
            database.execute("DELETE FROM snapshots WHERE table_id = ? AND number > ?", (table, moves))

        await self._do(work)

    async def snapshot(self, table: str, epoch: int, snapshot: StoredSnapshot) -> None:
        await self._do(lambda database: _write_snapshot(database, table, snapshot))

    async def save_content(self, fingerprint: str, manifest: bytes) -> None:
        await self._do(
            lambda database: database.execute("INSERT OR IGNORE INTO contents VALUES (?, ?)", (fingerprint, manifest))
        )

    async def say(self, table: str, epoch: int, line: ChatLine, keep: int) -> None:
        def work(database: sqlite3.Connection) -> None:
            last = database.execute("SELECT MAX(number) FROM chat WHERE table_id = ?", (table,)).fetchone()[0]
            number = 0 if last is None else last + 1
            row = (table, number, line.name, line.seat, line.text, line.at)
            database.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", row)
            database.execute("DELETE FROM chat WHERE table_id = ? AND number <= ?", (table, number - keep))

        await self._do(work)

    async def claim(self, table: str, chat_lines: int) -> StoredTable | None:
        def work(database: sqlite3.Connection) -> StoredTable | None:
            found = database.execute("SELECT body FROM tables WHERE id = ?", (table,)).fetchone()
            if found is None:
                return None
            database.execute(f"UPDATE tables SET used = {NOW}, marked = NULL WHERE id = ?", (table,))
            moves = database.execute("SELECT option FROM moves WHERE table_id = ? ORDER BY number", (table,))
            options = [option for (option,) in moves]
            lines = database.execute(
                "SELECT name, seat, text, at FROM chat WHERE table_id = ? ORDER BY number DESC LIMIT ?",
                (table, chat_lines),
            ).fetchall()
            kept = database.execute(
                "SELECT number, content, encoding, digest, body FROM snapshots WHERE table_id = ? ORDER BY number",
                (table,),
            )
            snapshots = [StoredSnapshot(*row) for row in kept]
            contents = database.execute(
                "SELECT * FROM contents WHERE fingerprint IN (SELECT content FROM snapshots WHERE table_id = ?)",
                (table,),
            )
            packs = database.execute("SELECT fingerprint, body FROM packs WHERE table_id = ?", (table,))
            return StoredTable(
                store.unpack(found[0]),
                options,
                [ChatLine(*line) for line in reversed(lines)],
                snapshots=snapshots,
                contents=dict(contents.fetchall()),
                packs=dict(packs.fetchall()),
            )

        found: StoredTable | None = await self._do(work)
        return found

    async def read(self, table: str) -> StoredTable | None:
        return await self.claim(table, 0)  # no other server can have it

    async def release(self, table: str, epoch: int) -> None:
        """Do nothing, because there are no other servers."""

    async def listed(self, since: float, most: int) -> list[SavedTable]:
        rows = await self._do(
            lambda database: database.execute(
                "SELECT body FROM tables WHERE status = 'open' AND touched >= ? AND listed"
                " ORDER BY created DESC LIMIT ?",
                (since, most),
            ).fetchall()
        )
        return [store.unpack(body) for (body,) in rows]

    async def active(self, since: float, most: int) -> list[str]:
        rows = await self._do(
            lambda database: database.execute(
                "SELECT id FROM tables WHERE status = 'playing' AND touched >= ? ORDER BY touched DESC LIMIT ?",
                (since, most),
            ).fetchall()
        )
        return [id for (id,) in rows]

    async def sweep(self, ran: float, unused: dict[str, float], second_look: float, in_use: list[str]) -> int:
        def work(database: sqlite3.Connection) -> int:
            database.execute("UPDATE running SET seconds = seconds + ?", (ran,))
            spared = msgspec.json.encode(in_use).decode()
            gone: list[str] = []
            for status, seconds in unused.items():
                found = database.execute(
                    f"SELECT id, marked < {NOW} - ? FROM tables WHERE status = ? AND used < {NOW} - ?"
                    " AND id NOT IN (SELECT value FROM json_each(?))",
                    (second_look, status, seconds, spared),
                ).fetchall()
                gone += [id for id, long_ago in found if long_ago]
                marks = [(id,) for id, long_ago in found if long_ago is None]
                database.executemany(f"UPDATE tables SET marked = {NOW} WHERE id = ?", marks)
            for part in ("moves", "snapshots", "packs", "chat"):
                database.executemany(f"DELETE FROM {part} WHERE table_id = ?", [(id,) for id in gone])
            database.executemany("DELETE FROM tables WHERE id = ?", [(id,) for id in gone])
            return len(gone)

        return int(await self._do(work))

    # --- the thread ---------------------------------------------------------------------------------------------

    async def _do(self, work: Work | None, choice: tuple[str, int, str] | None = None) -> Any:
        call = _Call(self._loop.create_future(), work, choice)
        if not self._calls:
            self._loop.call_soon(self._hand_over)  # together with all other calls of this loop iteration
        self._calls.append(call)
        return await call.done  # the work is done even if the caller is cancelled

    def _hand_over(self) -> None:
        if self._calls:
            self._batches.put(self._calls)
            self._calls = []

    def _connect(self) -> sqlite3.Connection:
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = _acquire_lock(self.file)
            database = sqlite3.connect(self.file, timeout=2, isolation_level=None, check_same_thread=False)
            try:
                _prepare(database, self.file)
            except BaseException:
                database.close()
                raise
        except BaseException as error:
            if self._lock is not None:
                self._lock.close()
                self._lock = None
            if isinstance(error, sqlite3.OperationalError) and "locked" in str(error):
                raise DatabaseBusy(database=str(self.file)) from error
            if isinstance(error, sqlite3.Error) and is_damage(error):
                raise DatabaseDamaged(database=str(self.file), why=str(error)) from error
            if isinstance(error, sqlite3.Error | OSError):
                raise DatabaseUnusable(database=str(self.file), why=str(error)) from error
            raise
        return database

    def _serve(self, database: sqlite3.Connection) -> None:
        while True:
            batch = self._batches.get()
            while batch is not None and len(batch) < MAX_BATCH and not self._batches.empty():
                more = self._batches.get()
                if more is None:
                    self._batches.put(None)
                    break
                batch += more
            if batch is None:
                database.close()
                return
            self._commit_together(database, batch)
            self._loop.call_soon_threadsafe(_answer, batch)

    def _commit_together(self, database: sqlite3.Connection, batch: list[_Call]) -> None:
        try:
            self._commit(database, batch)
        except Exception:
            # Commit each call separately, so that one bad call fails neither the other calls nor the thread.
            for call in batch:
                try:
                    self._commit(database, [call])
                except Exception as error:
                    call.error = self._convert_error(error)

    def _convert_error(self, error: Exception) -> Exception:
        """Return the error for the caller. Errors that are not from the database are returned unchanged."""
        if not isinstance(error, sqlite3.Error):
            return error
        if is_damage(error):
            self._damage = DatabaseDamaged(database=str(self.file), why=str(error))
            log.critical("%s", self._damage)
            return self._damage
        if _error_code(error) == sqlite3.SQLITE_FULL:
            log.error("the disk is full: nothing can be saved in %s until there is room again", self.file)
        else:
            log.error("a call to the database failed: %s", error)
        return StoreError(why=str(error))

    def _commit(self, database: sqlite3.Connection, batch: list[_Call]) -> None:
        if self._damage is not None:
            raise self._damage
        database.execute("BEGIN IMMEDIATE")
        try:
            choices: list[tuple[str, int, str]] = []
            for call in batch:
                if call.choice is not None:
                    choices.append(call.choice)
                elif call.work is not None:
                    _write_choices(database, choices)  # calls are carried out in order
                    call.result = call.work(database)
            _write_choices(database, choices)
            database.execute("COMMIT")
            self.commits += 1
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise


def _acquire_lock(file: Path) -> sqlite3.Connection:
    """Return the lock that shows that a server uses the file, raising if another server holds it.

    The operating system releases the lock if this process dies. The database itself is not locked, so other programs
    can read it.
    """
    lock = sqlite3.connect(f"{file}-lock", timeout=2, isolation_level=None, check_same_thread=False)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except BaseException:
        lock.close()
        raise
    return lock


def _prepare(database: sqlite3.Connection, file: Path) -> None:
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise DatabaseUnusable(database=str(file), why=f"format {version} > {VERSION}")
    (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise DatabaseDamaged(database=str(file), why=found)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = FULL")
    # A checkpoint flushes twice and blocks all tables, so there is one only every 32 MB.
    database.execute("PRAGMA wal_autocheckpoint = 8000")
    database.execute("BEGIN EXCLUSIVE")
    for change in (SCHEMA, *(MIGRATIONS[number] for number in range(max(version, 1) + 1, VERSION + 1))):
        for statement in change.split(";\n"):
            database.execute(statement)
    database.execute(f"PRAGMA user_version = {VERSION}")
    database.execute("COMMIT")


def is_damage(error: sqlite3.Error) -> bool:
    """Return whether the file is corrupt.

    An ordinary file in another format is not corrupt but probably the wrong file.
    """
    return _error_code(error) == sqlite3.SQLITE_CORRUPT


def _error_code(error: sqlite3.Error) -> int:
    """Return SQLite's error code, or 0 if the error did not come from SQLite."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def _write_choices(database: sqlite3.Connection, choices: list[tuple[str, int, str]]) -> None:
    if choices:
        rows = msgspec.json.encode(choices).decode()
        database.execute(
            "INSERT INTO moves SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'),"
            " json_extract(value, '$[2]') FROM json_each(?)",
            (rows,),
        )
        choices.clear()


def _write_snapshot(database: sqlite3.Connection, table: str, snapshot: StoredSnapshot) -> None:
    number = snapshot.number
    row = (table, number, snapshot.content, snapshot.encoding, snapshot.digest, snapshot.body)
    written = database.execute(
        "INSERT OR REPLACE INTO snapshots SELECT ?, ?, ?, ?, ?, ?"
        " WHERE ? = 0 OR EXISTS (SELECT 1 FROM moves WHERE table_id = ? AND number = ?)",
        (*row, number, table, number - 1),
    )
    if written.rowcount == 0:
        raise sqlite3.IntegrityError("a position after choices that are not there")


def _answer(batch: list[_Call]) -> None:
    for call in batch:
        if call.done.cancelled():
            continue
        if call.error is None:
            call.done.set_result(call.result)
        else:
            call.done.set_exception(call.error)
