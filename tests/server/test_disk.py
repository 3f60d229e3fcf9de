"""Full disks and damaged database files: no acknowledged choice is lost."""

import asyncio
import contextlib
import itertools
import json
import os
import resource
import sqlite3
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from server.crash_harness import Servers
from server.databases import fresh_database
from server.support import play_on, problem, quick, running
from tableverse.server.errors import DatabaseDamaged
from tableverse.server.sqlite_store import SqliteStore

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


class Person:
    """A player against a bot who remembers which choices were acknowledged."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.move = -1
        self.options: list[str] = []
        self.errors: list[str] = []
        self.over = False

    async def sit_down(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=30) as http:
            made = (await http.post("/api/tables", json={"game": "splendor", "name": "Ana", "seats": SEATS})).json()
        self.table, self.token = made["table"], made["token"]

    async def connect(self) -> None:
        self.socket = await connect(f"ws://127.0.0.1:{self.port}/ws/{self.table}", max_queue=None)
        await self.socket.send(json.dumps({"t": "hello", "token": self.token}))
        await self.until(lambda: bool(self.options))

    async def until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not done():
                message = json.loads(await self.socket.recv())
                if message["t"] == "error":
                    self.errors.append(message["key"])
                elif message["t"] == "view":
                    self.move = message["move"]
                    self.over = message["view"]["result"] is not None
                    decision = message["view"]["decision"]
                    self.options = [option["id"] for option in decision["options"]] if decision else []

    async def choose(self) -> bool:
        """Make a choice and return whether the server acknowledged it. If it did, the bot has chosen too."""
        move, errors = self.move, len(self.errors)
        await self.socket.send(json.dumps({"t": "choose", "option": self.options[0], "move": move}))
        await self.until(lambda: self.move > move or len(self.errors) > errors)
        if self.move > move:
            await self.until(lambda: bool(self.options) or self.over or len(self.errors) > errors)
        return self.move > move


async def health(port: int) -> tuple[int, str]:
    async with httpx.AsyncClient() as http:
        answer = await http.get(f"http://127.0.0.1:{port}/api/health", timeout=30)
    return answer.status_code, answer.json()["status"]


async def until_health(port: int, wanted: tuple[int, str]) -> None:
    async with asyncio.timeout(30):
        while await health(port) != wanted:
            await asyncio.sleep(0.1)


async def story(database: str, fill: Callable[[int], Any], make_room: Callable[[int], Any]) -> None:
    """Play, fill the disk, make room again and kill the server. Both callbacks receive the server's process id."""
    async with Servers(database) as servers:
        ana = Person(servers.port)
        await ana.sit_down()
        await ana.connect()
        for _ in range(5):
            assert await ana.choose()
        fill(servers.pid)
        while await ana.choose():  # a few choices may still find room
            assert ana.move < 60
        acknowledged = ana.move
        assert set(ana.errors) == {"error-store-trouble"}
        await until_health(servers.port, (503, "store-trouble"))
        assert not await ana.choose()
        make_room(servers.pid)
        await until_health(servers.port, (200, "ok"))
        ana.errors.clear()
        assert await ana.choose()
        assert ana.move > acknowledged
        acknowledged = ana.move
        await servers.kill()
        await ana.connect()
        assert ana.move >= acknowledged


def test_play_goes_on_after_a_file_size_limit(tmp_path):
    """Limit the size of the server's files, where a small disk cannot be mounted."""

    def fill(pid: int) -> None:
        size = os.path.getsize(tmp_path / "tables.sqlite-wal")
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

    def make_room(pid: int) -> None:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    asyncio.run(story(str(tmp_path / "tables.sqlite"), fill, make_room))


@contextlib.contextmanager
def small_disk(folder: Path, size: str) -> Iterator[Path]:
    disk = folder / "disk"
    disk.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(disk)]
    if subprocess.run(mounting, capture_output=True, check=False).returncode != 0:
        pytest.skip("only root can mount a disk; the test above needs no root")
    try:
        yield disk
    finally:
        subprocess.run(["umount", "--lazy", str(disk)], check=True)


def fill_up(disk: Path) -> None:
    with (disk / "filler").open("wb", buffering=0) as filler, contextlib.suppress(OSError):
        while True:
            filler.write(b"x" * 4096)


def test_play_goes_on_after_a_full_disk(tmp_path):
    with small_disk(tmp_path, "4m") as disk:
        database = str(disk / "tables.sqlite")
        asyncio.run(story(database, lambda _: fill_up(disk), lambda _: (disk / "filler").unlink()))


# --- PostgreSQL ---------------------------------------------------------------------------------------------------


async def tell(database: str, *statements: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(database)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


@contextlib.contextmanager
def database_on(disk: Path, postgres: str) -> Iterator[str]:
    """Yield the address of a database whose tables lie on this disk."""
    import asyncpg

    async def owner() -> int:
        connection = await asyncpg.connect(postgres)
        folder = await connection.fetchval("SHOW data_directory")
        await connection.close()
        return os.stat(folder).st_uid

    try:
        os.chown(disk, asyncio.run(owner()), -1)
    except FileNotFoundError:
        pytest.skip("the PostgreSQL server is on another machine")
    place = f"CREATE TABLESPACE small LOCATION '{disk}'"
    asyncio.run(tell(postgres, place, "CREATE DATABASE full_disk TABLESPACE small"))
    try:
        yield f"{postgres.rpartition('/')[0]}/full_disk"
    finally:
        asyncio.run(tell(postgres, "DROP DATABASE full_disk WITH (FORCE)", "DROP TABLESPACE small"))


async def fill_pages(database: str) -> None:
    """Fill the free space in pages that are already on the disk."""
    import asyncpg

    connection = await asyncpg.connect(database)
    with contextlib.suppress(asyncpg.DiskFullError):
        for number in itertools.count(10**6):
            await connection.execute("INSERT INTO moves SELECT id, $1, 'x' FROM tables", number)
    await connection.close()


def in_another_thread(work: Callable[[], Any]) -> None:
    """Run this in a thread without an event loop."""
    with ThreadPoolExecutor() as pool:
        pool.submit(work).result()


def test_play_goes_on_after_a_full_disk_of_postgres(postgres):
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o711)  # pytest's own folders are only for its user
        disk = stack.enter_context(small_disk(folder, "32m"))
        database = stack.enter_context(database_on(disk, postgres))

        def fill(_: int) -> None:
            fill_up(disk)
            in_another_thread(lambda: asyncio.run(fill_pages(database)))

        asyncio.run(story(database, fill, lambda _: (disk / "filler").unlink()))


def test_play_goes_on_after_a_disk_full_error_of_postgres(postgres):
    """Make the database refuse each choice as on a full disk, where a small disk cannot be mounted."""
    database = asyncio.run(fresh_database(postgres))
    body = "BEGIN RAISE EXCEPTION 'no room' USING ERRCODE = 'disk_full'; END"
    refuse = (
        f"CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ {body} $$",
        "CREATE TRIGGER refuse BEFORE INSERT ON moves EXECUTE FUNCTION refuse()",
        "CREATE TRIGGER refuse BEFORE INSERT ON facts EXECUTE FUNCTION refuse()",
    )
    allow = ("DROP TRIGGER refuse ON moves", "DROP TRIGGER refuse ON facts")

    def does(*statements: str) -> Callable[[int], None]:
        return lambda _: in_another_thread(lambda: asyncio.run(tell(database, *statements)))

    asyncio.run(story(database, does(*refuse), does(*allow)))


# --- a damaged file -----------------------------------------------------------------------------------------------


def damage(file: Path, table: str) -> None:
    """Overwrite a table's root page in the database file, as a failing disk might."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        (size,) = database.execute("PRAGMA page_size").fetchone()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = database.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\xff" * size)


def test_a_damaged_file_is_not_served(tmp_path):
    file = tmp_path / "tables.sqlite"
    with running(quick(tmp_path)) as server:
        play_on([server.host("me random")], seed=1, moves=3)
    damage(file, "moves")
    before = file.read_bytes()

    with pytest.raises(DatabaseDamaged) as trouble:
        asyncio.run(SqliteStore(file).open())
    assert str(file) in str(trouble.value)
    assert "backup" in str(trouble.value)
    assert "copia de seguridad" in trouble.value.say("es")
    assert file.read_bytes() == before


def test_a_file_damaged_during_play_stops_all_writing(tmp_path):
    """Pages in memory stay usable. The first damaged page that is read stops all writing."""
    file = tmp_path / "tables.sqlite"
    with running(quick(tmp_path)) as server:
        ana = server.host("me open")
        server.guest(ana.id, "Juan")
        ana.until(lambda: ana.move == 0)
        damage(file, "tables")
        answer = server.post("/api/tables", {"game": "splendor", "name": "Eva", "seats": SEATS})
        assert problem(answer) == (503, "error-database-damaged")
        assert ana.refused("choose", option=ana.options[0], move=0) == "error-database-damaged"
        assert ana.move == 0
        deadline = time.monotonic() + 30
        while (answer := server.get("/api/health")).status_code == 200:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert (answer.status_code, answer.json()["status"]) == (503, "store-damaged")
        assert server.get("/api/live").status_code == 200
