"""Benchmark Splendor's batch engine on one core, or compare it with the rules engine over many games.

python bench/batch.py [--games 4096] [--seconds 3] [--seats 2] [--compare N]
"""

import argparse
import sys
import time
from pathlib import Path

import numpy as np
from rich.console import Console

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from envs.engine_comparison import compare
from tableverse.envs.batch import Batch

CONSOLE = Console(highlight=False)


def measure(how: str, seats: int, games: int, seconds: float) -> tuple[float, int]:
    """Return decisions per second of processor time, and the number of games finished. Finished games restart."""
    batch = Batch(seats, range(games))
    streams = Batch.streams(range(10**9, 10**9 + games))
    # Compile before the clock starts.
    batch.play(streams)
    batch.step(batch.draw(streams))
    batch.observe()
    done = finished = 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        if how == "play":
            done += batch.play(streams, 16)
        else:
            done += games
            batch.step(batch.draw(streams))
            if how == "step+observe":
                batch.observe()
        over = np.flatnonzero(batch.over)
        batch.restart(over, range(games + finished, games + finished + len(over)))
        finished += len(over)
    return done / spent, finished


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument(
        "--compare", type=int, default=0, help="number of games to compare with the rules engine instead"
    )
    arguments = parser.parse_args()
    if arguments.compare:
        return compare_engines(arguments.compare)
    for how in ("play", "step", "step+observe"):
        rate, finished = measure(how, arguments.seats, arguments.games, arguments.seconds)
        CONSOLE.print(f"{how:>13}: {rate:>12,.0f} decisions/s of processor time, {finished} games finished")
    return 0


def compare_engines(games: int) -> int:
    for seats in (2, 3, 4):
        compared = 0
        for first in range(0, games, 100):
            difference, decisions, _ = compare(Batch, seats, range(first, min(first + 100, games)))
            compared += decisions
            if difference:
                CONSOLE.print(difference)
                return 1
        CONSOLE.print(f"{seats} seats: {games} games, {compared:,} decisions, no difference")
    return 0


if __name__ == "__main__":
    sys.exit(main())
