"""A harness that plays many tables on several processes while one of them is killed (-9) again and again.

It checks that no acknowledged move is lost and that no table is stuck, and it records memory.
"""

import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from collections.abc import Callable
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
#: A table at which no choice is made for these seconds is stuck.
STUCK_SECONDS = 120.0
#: Seconds between the starts of two tables, so that people do not all sit down at once.
BETWEEN_TABLES = 0.05


@dataclass
class Soaked:
    observed: Observed
    kills: int = 0
    #: Seconds since the start, and kilobytes of all processes of the server.
    memory: list[tuple[float, int]] = field(default_factory=list)
    #: The longest time that a table waited for its next move.
    longest_wait: float = 0.0


def children(parent: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def memory(parent: int) -> int:
    """Return the kilobytes of all processes, counting shared pages once."""
    total = 0
    for pid in (parent, *children(parent)):
        with contextlib.suppress(OSError):
            lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
            total += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total


async def soak(
    database: str,
    seconds: float,
    tables: int,
    kill_every: float,
    workers: int = 2,
    pause: float = 1.0,
    seed: int = 1,
    tell: Callable[[Soaked], None] = lambda soaked: None,
) -> Soaked:
    """Play for these seconds, killing a random worker every ``kill_every`` seconds.

    ``pause`` is the average number of seconds between two moves of a table. ``tell`` is called every minute.
    """
    chance = random.Random(seed)
    seen = Observed(moves=[0] * tables, pause=pause, patience=0.3)
    soaked = Soaked(seen)
    stop = asyncio.Event()
    tasks: list[asyncio.Task[None]] = []
    server = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SERVER, database, str(workers), stdout=asyncio.subprocess.PIPE
    )
    try:
        port = int((await server.stdout.readline()).decode().split("http://127.0.0.1:")[1].split()[0])
        begun = time.monotonic()
        tasks = [asyncio.create_task(_watch(server.pid, soaked, begun, tell))]
        for number in range(tables):
            tasks.append(asyncio.create_task(play_games(port, seen, number, chance, stop)))
            await asyncio.sleep(BETWEEN_TABLES)
        while time.monotonic() - begun < seconds:
            await asyncio.wait(tasks, timeout=kill_every, return_when=asyncio.FIRST_EXCEPTION)
            if any(task.done() for task in tasks):
                break  # a task failed, and gather raises its error
            victims = children(server.pid)
            if len(victims) == workers:
                os.kill(chance.choice(victims), signal.SIGKILL)
                soaked.kills += 1
        stop.set()
        await asyncio.gather(*tasks)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(ProcessLookupError):
            server.terminate()
        await server.wait()
    return soaked


async def _watch(server: int, soaked: Soaked, begun: float, tell: Callable[[Soaked], None]) -> None:
    """Record memory and look for stuck tables, until the last table has ended."""
    seen = soaked.observed
    before, since = list(seen.moves), [begun + BETWEEN_TABLES * number for number in range(len(seen.moves))]
    while len(seen.ended) < len(seen.moves):
        await asyncio.sleep(1)
        now = time.monotonic()
        minutes = soaked.memory[-1][0] // 60 if soaked.memory else 0
        soaked.memory.append((now - begun, memory(server)))
        if (now - begun) // 60 > minutes:
            tell(soaked)
        for number, moves in enumerate(seen.moves):
            if moves != before[number] or number in seen.ended:
                before[number], since[number] = moves, now
            soaked.longest_wait = max(soaked.longest_wait, now - since[number])
            assert now - since[number] < STUCK_SECONDS, f"table {number} is stuck"
