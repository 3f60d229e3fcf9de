"""Measure how many moves per second a server handles, and how long players wait for acknowledgement.

    python bench/server_load.py [--tables 250] [--seconds 8] [--rate 2000] [--workers 2]

Each server process is bound to its own core where the system allows it. The scripted clients (one process on the other
cores) play random moves of Splendor, four at a table. Every move is saved before it is acknowledged: in SQLite or, with
``--workers`` (also ``--workers 1``), in a PostgreSQL server started for this, with fsync. Measurements:

1. memory: per table with its four sockets, before the first move and in mid-game;
2. saturation: everybody answers at once, so a move waits for those of all other tables;
3. thinking time: ``--rate`` moves per second and worker arrive at random moments.

If clients, database and workers share cores, moves per second mean little. The processor time per move of each part
then predicts the effect of more cores, and the amount of other load shows how reliable the rest is. A game takes about
200 moves, so hardly any ends within the eight seconds of a measurement.
"""

import argparse
import asyncio
import base64
import contextlib
import functools
import itertools
import json
import os
import random
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import cast

import asyncpg
import httpx
import uvloop
from rich.console import Console

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from server.databases import private_cluster
from tableverse.server.config import is_shared

say = Console(highlight=False).print
SEATS = 4
#: The move at which games are considered in mid-game.
MID_GAME = 60
#: Seconds before each measurement.
WARM_UP = 1
SERVER = """
import os, sys
from tableverse.server.serve import run_server
from tableverse.server.config import Limits, ServerConfig
many = 10**9
limits = Limits(socket_rate=many, socket_burst=many, address_rate=many, address_burst=many, tables_per_hour=many,
                seats_per_hour=many, sockets_per_address=many, sockets=many)
config = ServerConfig(database=sys.argv[1], limits=limits, bot_workers=1)
run_server(config, "127.0.0.1", 0, "en", False, workers=int(sys.argv[2]))
"""
OPTION = re.compile(rb'\{"id":"([^"]+)","verb"')
VIEW = b'{"t":"view","move":'
ERROR = b'{"t":"error"'
#: Seconds without progress after which a table is considered stuck.
STUCK = 120.0


class Pace:
    """The current pace of all tables, and what was counted."""

    def __init__(self) -> None:
        #: Average seconds between two moves of a table, and since when.
        self.pause = 0.0
        self.since = 0.0
        #: The move at which games pause until told to continue, or None if they do not pause.
        self.stop_at: int | None = 0
        self.stopped: list[Person] = []
        self.waits: list[float] = []
        #: Number of people whose game is over. It should be 0 during a measurement.
        self.ended = 0
        #: Errors from the server. There should be none.
        self.refused: list[bytes] = []

    def resume(self, stop_at: int | None = None) -> None:
        self.stop_at = stop_at
        stopped, self.stopped = self.stopped, []
        for person in stopped:
            person.answer()


class Table:
    """One game: its people, and when its next move is due."""

    def __init__(self, pace: Pace, seed: int) -> None:
        self.pace = pace
        self.chance = random.Random(seed)
        self.due = 0.0
        self.people: list[Person] = []

    def leave(self) -> None:
        for person in self.people:
            person.transport.close()


class Person(asyncio.Protocol):
    """A scripted client, which parses as little as possible because the server is measured, not the clients."""

    def __init__(self, table: Table, id: str, token: str) -> None:
        self.table = table
        self.id = id
        self.token = token
        self.open = False
        self.received = bytearray()
        self.options: list[bytes] = []
        self.move = 0
        #: When the unacknowledged choice was sent, or 0.
        self.sent = 0.0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ("Host: localhost", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
        asked = "\r\n".join((f"GET /ws/{self.id} HTTP/1.1", *lines, f"Sec-WebSocket-Key: {key}", "", ""))
        self.transport.write(asked.encode())

    def say(self, **message: object) -> None:
        text = json.dumps(message).encode()
        size = bytes((0x80 | len(text),)) if len(text) < 126 else bytes((0x80 | 126, *len(text).to_bytes(2)))
        self.transport.write(b"\x81" + size + bytes(4) + text)  # masked with zeros

    def data_received(self, data: bytes) -> None:
        self.received += data
        if not self.open:
            end = self.received.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.received.startswith(b"HTTP/1.1 101"), self.received
            del self.received[: end + 4]
            self.open = True
            self.say(t="hello", token=self.token)
        while len(self.received) >= 4:
            start, size = 2, self.received[1]
            if size == 126:
                start, size = 4, int.from_bytes(self.received[2:4])
            elif size == 127:
                start, size = 10, int.from_bytes(self.received[2:10])
            if len(self.received) < start + size:
                return
            text = bytes(self.received[start : start + size])
            kind = self.received[0]
            del self.received[: start + size]
            if kind == 0x89:  # a ping
                self.transport.write(b"\x8a" + bytes((0x80 | size,)) + bytes(4) + text)
            elif text.startswith(VIEW):
                self.see(text)
            elif text.startswith(ERROR):
                self.table.pace.refused.append(text)

    def see(self, text: bytes) -> None:
        self.move = int(text[len(VIEW) : text.index(b",", len(VIEW))])
        if self.sent:
            self.table.pace.waits.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        if b'"result":null' not in text:
            self.table.pace.ended += 1
        elif b'"decision":null' not in text:
            self.options = OPTION.findall(text)
            self.answer()

    def answer(self) -> None:
        pace, table = self.table.pace, self.table
        if pace.stop_at is not None and self.move >= pace.stop_at:
            pace.stopped.append(self)
            return
        wait = 0.0
        if pace.pause:
            # Due as if every answer came at once, so that a slow server does not reduce its own load.
            table.due = max(table.due, pace.since) + table.chance.expovariate(1 / pace.pause)
            wait = table.due - time.perf_counter()
        if wait > 0:
            asyncio.get_running_loop().call_later(wait, self.choose)
        else:
            self.choose()

    def choose(self) -> None:
        if self.transport.is_closing():
            return
        option = self.table.chance.choice(self.options).decode()
        self.sent = time.perf_counter()
        self.say(t="choose", option=option, move=self.move)


async def sit_down(address: str, http: httpx.AsyncClient, table: Table) -> None:
    """Create a table and connect four people to it."""
    host, port = address.split(":")
    body = {"game": "splendor", "name": "p0", "seats": [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)}
    made = (await http.post("/api/tables", json={**body, "private": True})).json()
    tokens = [made["token"]]
    for number in range(1, SEATS):
        joined = await http.post(f"/api/tables/{made['table']}/join", json={"name": f"p{number}"})
        tokens.append(joined.json()["token"])
    for token in tokens:
        factory = functools.partial(Person, table, made["table"], token)
        _, person = await asyncio.get_running_loop().create_connection(factory, host, int(port))
        table.people.append(person)


class Processes:
    """A group of processes of this machine."""

    def __init__(self, pids: list[int]) -> None:
        self.pids = pids

    def memory(self) -> int:
        """Return the memory in kilobytes, counting shared memory once."""
        lines = [line for pid in self.pids for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()]
        return sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))

    def seconds(self) -> float:
        """Return the processor time."""
        fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in self.pids]
        return sum(int(of[11]) + int(of[12]) for of in fields) / os.sysconf("SC_CLK_TCK")

    def bind(self) -> None:
        """Bind each process to its own core, starting with the last one."""
        cores = sorted(os.sched_getaffinity(0), reverse=True)
        for pid, core in zip(self.pids, itertools.cycle(cores)):
            os.sched_setaffinity(pid, {core})


def busy_seconds() -> float:
    """Return the processor time of everything on this machine."""
    user, nice, system, _, _, *interrupts = (int(number) for number in Path("/proc/stat").read_text().split()[1:9])
    return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def database_processes(database: str) -> Processes:
    """Return the processes of the PostgreSQL server, or none for SQLite."""
    if not is_shared(database):
        return Processes([])
    connection = await asyncpg.connect(database)
    own = await connection.fetchval("SELECT pg_backend_pid()")
    parent = int(Path(f"/proc/{own}/stat").read_text().rpartition(")")[2].split()[1])
    await connection.close()
    return Processes([pid for pid in children(parent) if pid != own])


async def new_tables(address: str, http: httpx.AsyncClient, pace: Pace, number: int) -> list[Table]:
    """Create tables at which everybody is seated and waits for the first move."""
    pace.stop_at, pace.ended = 0, 0
    tables = [Table(pace, seed) for seed in range(number)]
    await asyncio.gather(*(sit_down(address, http, table) for table in tables))
    await everybody_stopped(pace, number)
    return tables


async def everybody_stopped(pace: Pace, tables: int) -> None:
    begun = time.perf_counter()
    while len(pace.stopped) < tables:
        await asyncio.sleep(0.05)
        assert time.perf_counter() - begun < STUCK, f"{tables - len(pace.stopped)} are stuck; refused: {pace.refused}"


async def count(what: str, pace: Pace, server: Processes, database: str, seconds: float) -> None:
    await asyncio.sleep(WARM_UP)
    store = await database_processes(database)
    pace.waits = []
    everything, begun = busy_seconds(), time.perf_counter()
    busy, stored, own = server.seconds(), store.seconds(), time.process_time()
    await asyncio.sleep(seconds)
    waits, lasted = sorted(pace.waits), time.perf_counter() - begun
    busy, stored, own = server.seconds() - busy, store.seconds() - stored, time.process_time() - own
    others = max(0.0, busy_seconds() - everything - busy - stored - own)
    each = 1000 / len(waits)
    say(
        f"{what}: {len(waits) / lasted:.0f} moves/s, p50 {1000 * waits[len(waits) // 2]:.1f} ms, "
        f"p99 {1000 * waits[len(waits) * 99 // 100]:.1f} ms\n"
        f"  processor time a move: server {busy * each:.2f} ms ({busy / lasted:.0%} of a core), "
        f"database {stored * each:.2f} ms ({stored / lasted:.0%}), clients {own * each:.2f} ms ({own / lasted:.0%}); "
        f"other work on the machine {others / lasted:.0%}"
    )
    if pace.refused:
        say(f"{len(pace.refused)} choices were refused, such as {pace.refused[-1]!r}")
    if pace.ended:
        say(f"{pace.ended // SEATS} games ended meanwhile, so fewer tables were playing")


async def measure(tables: int, seconds: float, rate: float, workers: int, database: str) -> None:
    parent = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVER, database, str(workers), stdout=asyncio.subprocess.PIPE
    )
    try:
        assert parent.stdout is not None
        address = (await parent.stdout.readline()).decode().split("http://")[1].split()[0]
        server = Processes(children(parent.pid) if workers > 1 else [parent.pid])
        server.bind()
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=120, verify=False) as http:
            await http.get("/api/games")  # waits until all games are loaded
            before, busy, pace = server.memory(), server.seconds(), Pace()
            first = await new_tables(address, http, pace, tables)
            at_start = (server.memory() - before) / tables
            busy = 1000 * (server.seconds() - busy) / tables
            pace.resume(MID_GAME)
            await everybody_stopped(pace, tables)
            in_the_middle = (server.memory() - before) / tables
            say(f"{tables} tables of {SEATS}, each: {at_start:.0f} kB at the start, {in_the_middle:.0f} kB in mid-game")
            say(f"to create a table and connect four people: {busy:.0f} ms of processor time")
            pace.resume()
            await count("everybody answers at once", pace, server, database, seconds)
            for table in first:
                table.leave()
            await new_tables(address, http, pace, tables)
            pace.pause, pace.since = tables / rate, time.perf_counter()
            pace.resume()
            await count(f"people think, {rate:.0f} moves/s asked for", pace, server, database, seconds)
    finally:
        parent.terminate()
        with contextlib.suppress(ProcessLookupError):
            await parent.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rate", type=float, default=2000, help="moves per second and worker")
    parser.add_argument("--workers", type=int, help="server processes on one PostgreSQL database")
    asked = parser.parse_args()
    workers = asked.workers or 1
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        database = f"{folder}/tables.sqlite"
        if asked.workers:
            database = stack.enter_context(private_cluster(durable=True)).address
        uvloop.run(measure(asked.tables, asked.seconds, asked.rate * workers, workers, database))


if __name__ == "__main__":
    main()
