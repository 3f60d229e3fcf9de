"""A harness that plays games while their server is killed (-9) again and again, and checks acknowledged moves.

``Servers`` starts server processes on one port and one database. Most of a start is spent on imports, so one process
imports everything and forks. Each kill hits a real server process, and the next one starts at once.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import sys
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

TIMEOUT = 120.0
#: The longest wait before a reconnect, as in the browser (`web/src/lib/socket.ts`).
LONGEST_WAIT = 5.0
FORKING = """
import gc, os, sys
from tableverse.games import registry
from tableverse.server import app, config, serve
import httptools, uvicorn, uvloop, websockets
registry.load_game("splendor")
uvicorn.Config(app.create_app(config.ServerConfig(database="unused"))).load()  # imports the rest
gc.collect()
gc.freeze()  # no server need look through it
for line in sys.stdin:
    pid = os.fork()
    if pid == 0:
        try:
            wanted = config.ServerConfig(database=sys.argv[2], bot_delay=0, bot_workers=1, lease_seconds=2)
            serve.run_server(wanted, "127.0.0.1", int(sys.argv[1]), "en", False)
        except BaseException as error:
            print("the server could not start:", error, file=sys.stderr, flush=True)
        finally:
            os._exit(0)
    print(pid, flush=True)
    os.waitpid(pid, 0)
"""


class Servers:
    def __init__(self, database: str) -> None:
        self.database = database
        self.port = _stable_port()
        self.pid = 0
        self.kills = 0

    async def __aenter__(self) -> "Servers":
        self._source = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            FORKING,
            str(self.port),
            self.database,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        await self.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        self._source.stdin.close()
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)
        await self._source.wait()

    async def start(self) -> None:
        self._source.stdin.write(b"\n")
        while True:
            line = await asyncio.wait_for(self._source.stdout.readline(), TIMEOUT)
            if line.strip().isdigit():
                self.pid = int(line)
                break
        deadline = time.monotonic() + TIMEOUT
        async with httpx.AsyncClient(verify=False) as http:
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"http://127.0.0.1:{self.port}/api/health")).status_code == 200:
                        return
                assert time.monotonic() < deadline, "the server did not come back"
                await asyncio.sleep(0.01)

    async def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)
        self.kills += 1
        await self.start()


def _stable_port() -> int:
    """Return a free port below the range for outgoing connections, so that nobody takes it while the server is down."""
    for port in range(20_000 + os.getpid() % 10_000, 32_000):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


@dataclass
class Observed:
    """The observations of all witnesses."""

    games: int = 0
    #: Number of choices by people at each table.
    moves: list[int] = field(default_factory=list)
    reconnects: int = 0
    lost: list[str] = field(default_factory=list)
    #: Tables at which no further game is played.
    ended: set[int] = field(default_factory=set)
    #: Average seconds that people think. ``patience``: the first wait before a reconnect, doubled as in the browser.
    pause: float = 0.01
    patience: float = 0.02


class Witness:
    """A client that remembers everything the server acknowledged, and compares it after every reconnect."""

    def __init__(self, port: int, table: str, token: str, seen: Observed, number: int, chance: random.Random) -> None:
        self.number = number
        self.url = f"ws://127.0.0.1:{port}/ws/{table}"
        self.token = token
        self.seen = seen
        self.chance = chance
        self.events: list[Any] = []
        self.move = -1
        self.sent = ""
        self.over = False

    async def play(self) -> None:
        tries = 0
        while not self.over:
            try:
                async with connect(self.url, open_timeout=5, close_timeout=0.1) as socket:
                    await socket.send(json.dumps({"t": "hello", "token": self.token}))
                    async for text in socket:
                        tries = 0
                        await self._receive(socket, json.loads(text))
                        if self.over:
                            return
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                self.seen.reconnects += 1
                longest = min(LONGEST_WAIT, self.seen.patience * 2**tries)
                await asyncio.sleep(longest * self.chance.uniform(0.5, 1))
                tries += 1

    async def _receive(self, socket: Any, message: dict[str, Any]) -> None:
        if message["t"] == "error":
            assert message["key"] in ("error-stale", "error-lease-lost", "error-store-trouble"), message
            if message["key"] == "error-store-trouble":
                await asyncio.sleep(self.seen.patience)
                await socket.send(self.sent)
        if message["t"] != "view":
            return
        events = message["events"] if message["reset"] else self.events + message["events"]
        if message["move"] < self.move or events[: len(self.events)] != self.events:
            self.seen.lost.append(f"{self.url}: at move {message['move']}, had seen {self.move}")
        self.events, self.move = events, message["move"]
        self.over = message["view"]["result"] is not None
        decision = message["view"]["decision"]
        if decision is not None:
            await asyncio.sleep(self.chance.random() * 2 * self.seen.pause)
            option = self.chance.choice(decision["options"])["id"]
            self.sent = json.dumps({"t": "choose", "option": option, "move": message["move"]})
            await socket.send(self.sent)
            self.seen.moves[self.number] += 1


async def play_games(port: int, seen: Observed, number: int, chance: random.Random, stop: asyncio.Event) -> None:
    """Play two people and a bot, game after game, until ``stop`` is set. The last game is played to its end."""
    while not stop.is_set():
        made = await _ask(
            port,
            "/api/tables",
            {
                "game": "splendor",
                "name": "Ana",
                "private": True,
                "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}],
            },
        )
        joined = await _ask(port, f"/api/tables/{made['table']}/join", {"name": "Juan"})
        if joined is None:  # the response with the token was lost, so nobody can play this seat
            continue
        tokens = [made["token"], joined["token"]]
        witnesses = [Witness(port, made["table"], token, seen, number, chance) for token in tokens]
        await asyncio.wait_for(asyncio.gather(*(witness.play() for witness in witnesses)), TIMEOUT * 10)
        if witnesses[0].move != witnesses[1].move:
            seen.lost.append(f"{made['table']}: two people saw different ends")
        seen.games += 1
    seen.ended.add(number)


async def _ask(port: int, path: str, body: dict[str, Any]) -> dict[str, Any] | None:
    """Post a request, again if the server dies. Return None if the first response was lost."""
    async with httpx.AsyncClient(verify=False) as http:
        while True:
            try:
                answer = await http.post(f"http://127.0.0.1:{port}{path}", json=body, timeout=5)
            except httpx.TransportError:
                await asyncio.sleep(0.02)
                continue
            if answer.status_code == 409:
                return None
            if answer.status_code >= 500:
                await asyncio.sleep(0.1)
                continue
            made: dict[str, Any] = answer.json()
            return made


async def _wait_for_choices(seen: Observed, chance: random.Random) -> None:
    """Wait for a few more choices at a random table and then a random moment, before, during or after their save.

    Each table gets its turn, so a stuck table is noticed.
    """
    table = chance.randrange(len(seen.moves))
    wanted = seen.moves[table] + chance.randint(1, 3)
    deadline = time.monotonic() + TIMEOUT
    while seen.moves[table] < wanted:
        assert time.monotonic() < deadline, "a table is stuck"
        await asyncio.sleep(0.001)
    await asyncio.sleep(chance.random() * 0.01)


async def crash(database: str, kills: int, tables: int, seed: int) -> tuple[Observed, Servers]:
    chance = random.Random(seed)
    seen = Observed(moves=[0] * tables)
    stop = asyncio.Event()
    async with Servers(database) as servers:
        games = [asyncio.create_task(play_games(servers.port, seen, number, chance, stop)) for number in range(tables)]
        for _ in range(kills):
            await _wait_for_choices(seen, chance)
            await servers.kill()
        stop.set()
        await asyncio.gather(*games)
    return seen, servers
