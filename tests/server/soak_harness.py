"""Many tables on several processes, one of which is killed (-9) again and again: is every acknowledged move still
there, does every table go on, and does memory stay what it was?"""

import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from server.crash_harness import Observed, play_games

SERVER = """
import sys
from tableverse.server.config import Expiry, Limits, ServerConfig
from tableverse.server.serve import run_server
many = 10**9
limits = Limits(socket_rate=many, socket_burst=many, address_rate=many, address_burst=many, tables_per_hour=many,
                seats_per_hour=many, sockets_per_address=many, sockets=many)
config = ServerConfig(database=sys.argv[1], limits=limits, bot_delay=0, bot_workers=2,
                      expiry=Expiry(unload=30, sweep_every=5))
run_server(config, "127.0.0.1", 0, "en", False, workers=int(sys.argv[2]))
"""
#: A table at which nobody has seen anything new for these seconds is stuck.
STUCK_SECONDS = 120.0


@dataclass
class Soaked:
    observed: Observed
    kills: int = 0
    #: Kilobytes of all processes of the server, and when (in seconds since the start).
    memory: list[tuple[float, int]] = field(default_factory=list)
    #: The longest time that a table had to wait for its next move.
    longest_wait: float = 0.0


def children(parent: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def memory(parent: int) -> int:
    """Kilobytes; what the processes share is counted once."""
    total = 0
    for pid in (parent, *children(parent)):
        with contextlib.suppress(OSError):
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
            total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total


async def soak(
    database: str, seconds: float, tables: int, kill_every: float, workers: int = 2, pause: float = 1.0, seed: int = 1
) -> Soaked:
    """``pause``: the average seconds between two moves of a table."""
    chance = random.Random(seed)
    seen = Observed(moves=[0] * tables, pause=pause, patience=0.3)
    soaked = Soaked(seen)
    stop = asyncio.Event()
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVER, database, str(workers), stdout=asyncio.subprocess.PIPE
    )
    try:
        port = int((await server.stdout.readline()).decode().split("http://127.0.0.1:")[1].split()[0])
        games = [asyncio.create_task(play_games(port, seen, number, chance, stop)) for number in range(tables)]
        watch = asyncio.create_task(_watch(server.pid, soaked, time.monotonic()))
        begun = time.monotonic()
        while time.monotonic() - begun < seconds:
            await asyncio.sleep(kill_every)
            victims = children(server.pid)
            if len(victims) == workers:
                os.kill(chance.choice(victims), signal.SIGKILL)
                soaked.kills += 1
        stop.set()
        done, _ = await asyncio.wait({watch, *games}, return_when=asyncio.FIRST_EXCEPTION)
        for task in done:
            task.result()
    finally:
        with contextlib.suppress(ProcessLookupError):
            server.terminate()
        await server.wait()
    return soaked


async def _watch(server: int, soaked: Soaked, begun: float) -> None:
    """Notes memory and looks for tables that are stuck, until no table is played any more."""
    seen = soaked.observed
    before, since = list(seen.moves), [time.monotonic()] * len(seen.moves)
    while len(seen.ended) < len(seen.moves):
        await asyncio.sleep(1)
        now = time.monotonic()
        soaked.memory.append((now - begun, memory(server)))
        for number, moves in enumerate(seen.moves):
            if moves != before[number] or number in seen.ended:
                before[number], since[number] = moves, now
            soaked.longest_wait = max(soaked.longest_wait, now - since[number])
            assert now - since[number] < STUCK_SECONDS, f"table {number} is stuck"
