"""Play on several processes, kill one (-9) every minute, and check for lost moves, stuck tables and memory growth.

python bench/soak.py [--minutes 30] [--tables 500] [--workers 2] [--kill-every 60] [--database postgresql://...]
"""

import argparse
import asyncio
import contextlib
import statistics
import sys
from pathlib import Path

from rich.console import Console

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from server.databases import private_cluster
from server.soak_harness import Soaked, soak

say = Console(highlight=False).print
#: Maximum growth of memory between the second and the last quarter.
GROWTH = 1.2


def growth(soaked: Soaked) -> float:
    """Return the median memory of the last quarter divided by that of the second one."""
    sizes = [size for _, size in soaked.memory]
    quarter = len(sizes) // 4
    return statistics.median(sizes[-quarter:]) / statistics.median(sizes[quarter : 2 * quarter])


def print_progress(soaked: Soaked) -> None:
    """Print the statistics of a minute."""
    (lasted, size), seen = soaked.memory[-1], soaked.observed
    say(
        f"minute {lasted / 60:.0f}: memory {size / 1024:.0f} MB, {soaked.kills} kills, {sum(seen.moves)} choices,"
        f" {seen.games} games ended, {len(seen.lost)} losses, longest wait {soaked.longest_wait:.0f} s"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--kill-every", type=float, default=60)
    parser.add_argument("--pause", type=float, default=1.0, help="average seconds between two moves of a table")
    parser.add_argument("--database", help="an empty database; by default a new PostgreSQL server")
    arguments = parser.parse_args()
    with contextlib.ExitStack() as stack:
        database = arguments.database or stack.enter_context(private_cluster(durable=True)).address
        soaked = asyncio.run(
            soak(
                database,
                arguments.minutes * 60,
                arguments.tables,
                arguments.kill_every,
                arguments.workers,
                arguments.pause,
                tell=print_progress,
            )
        )
    seen, grown = soaked.observed, growth(soaked)
    lasted, size = soaked.memory[-1]
    say(f"{lasted / 60:.0f} minutes, {arguments.tables} tables, {soaked.kills} kills, {seen.reconnects} reconnects")
    say(f"{sum(seen.moves)} choices by people, {seen.games} games played to their end, {len(seen.lost)} losses")
    say(f"longest wait for a move: {soaked.longest_wait:.0f} s; memory {size / 1024:.0f} MB, growth {grown:.2f}")
    for loss in seen.lost:
        say(loss)
    return 1 if seen.lost or grown > GROWTH else 0


if __name__ == "__main__":
    sys.exit(main())
