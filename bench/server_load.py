"""How many moves a second one server process carries, and how long a person waits for their own move to come back.

    python bench/server_load.py [--tables 250] [--seconds 20] [--rate 0]

The server is a process of its own, held to one core where the system allows it; the scripted clients (one process,
on the other cores) play random moves. Every move is on disk before it is answered. Without ``--rate`` everybody
answers at once, so that the server is never idle and a move waits for those of all other tables; with it, people think
so long that so many moves a second are asked of the server in all.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from rich.console import Console
from websockets.asyncio.client import connect

say = Console(highlight=False).print
SEATS = 4
SERVER = """
import os, sys
from tableverse.server.command import run
from tableverse.server.config import Limits, ServerConfig
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
many = 10**9
limits = Limits(socket_rate=many, socket_burst=many, address_rate=many, address_burst=many, tables_per_hour=many,
                seats_per_hour=many, sockets_per_address=many, sockets=many)
run(ServerConfig(database=sys.argv[1], limits=limits, bot_workers=1), "127.0.0.1", 0, "en", False)
"""


class Count:
    def __init__(self, pause: float) -> None:
        #: Seconds that a person thinks, on average.
        self.pause = pause
        self.moves = 0
        self.waits: list[float] = []
        self.on = False


async def person(
    address: str, table: str, token: str, count: Count, go: asyncio.Event, ready: asyncio.Semaphore
) -> None:
    chance = random.Random(token)
    async with connect(f"ws://{address}/ws/{table}", compression=None, max_queue=None) as socket:
        await socket.send(json.dumps({"t": "hello", "token": token}))
        asked: dict[str, Any] = {}
        sent = 0.0
        mine = -1
        while True:
            text = await socket.recv()
            if not text.startswith('{"t":"view"'):
                continue
            now = time.perf_counter()
            # Reading the whole message would make the clients, not the server, the thing that is measured.
            move = int(text[len('{"t":"view","move":') :].split(",", 1)[0])
            if move == mine + 1 and sent and count.on:
                count.waits.append(now - sent)
                count.moves += 1
                sent = 0.0
            if '"decision":null' in text[:2000]:
                if not go.is_set():
                    ready.release()
                    await go.wait()
                if '"result":null' not in text[:4000]:
                    return
                continue
            asked = json.loads(text)["view"]
            if asked["result"] is not None:
                return
            if not go.is_set():
                ready.release()
                await go.wait()
            if count.pause:
                await asyncio.sleep(chance.expovariate(1 / count.pause))
            option = chance.choice(asked["decision"]["options"])["id"]
            mine = move
            sent = time.perf_counter()
            await socket.send(json.dumps({"t": "choose", "option": option, "move": move}))


async def table(
    address: str, http: httpx.AsyncClient, count: Count, go: asyncio.Event, ready: asyncio.Semaphore
) -> None:
    """Game after game, until cancelled."""
    while True:
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (SEATS - 1)
        wish = {"game": "splendor", "name": "p0", "seats": seats, "private": True}
        made = (await http.post("/api/tables", json=wish)).json()
        tokens = [made["token"]]
        for number in range(1, SEATS):
            joined = await http.post(f"/api/tables/{made['table']}/join", json={"name": f"p{number}"})
            tokens.append(joined.json()["token"])
        await asyncio.gather(*(person(address, made["table"], token, count, go, ready) for token in tokens))


def memory(pid: int) -> int:
    """Resident kilobytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    return 0


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(tables: int, seconds: float, rate: float, folder: str) -> None:
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVER, f"{folder}/tables.sqlite", stdout=asyncio.subprocess.PIPE
    )
    try:
        assert server.stdout is not None
        address = (await server.stdout.readline()).decode().split("http://")[1].split()[0]
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=120, verify=False) as http:
            await http.get("/api/games")
            before = memory(server.pid)
            count, go, ready = Count(tables / rate if rate else 0.0), asyncio.Event(), asyncio.Semaphore(0)
            games = [asyncio.create_task(table(address, http, count, go, ready)) for _ in range(tables)]
            for _ in range(tables * SEATS):
                await ready.acquire()
            say(f"{tables} tables of {SEATS}: {(memory(server.pid) - before) / tables:.0f} kB a table with its sockets")
            go.set()
            await asyncio.sleep(2)
            count.on = True
            busy, begun = processor_seconds(server.pid), time.perf_counter()
            await asyncio.sleep(seconds)
            count.on = False
            lasted = time.perf_counter() - begun
            busy = processor_seconds(server.pid) - busy
            waits = sorted(count.waits)
            say(f"{count.moves / lasted:.0f} moves/s over {lasted:.0f} s with {busy / lasted:.0%} of a core")
            say(f"{1000 * busy / count.moves:.2f} ms of processor time a move: a core carries {count.moves / busy:.0f}")
            say(f"p50 {1000 * waits[len(waits) // 2]:.1f} ms, p99 {1000 * waits[len(waits) * 99 // 100]:.1f} ms")
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
    finally:
        server.terminate()
        with contextlib.suppress(ProcessLookupError):
            await server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=0)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(asked.tables, asked.seconds, asked.rate, folder))


if __name__ == "__main__":
    main()
