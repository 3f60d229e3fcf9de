"""Measure what loaded Champions cards cost in random solo play at a Core Set table.

    python bench/catalogue.py

Three cases: nothing else loaded, the whole catalogue loaded besides, and all cards of the catalogue as the table's own
(which nobody plays). Each case has a process, and the processes take turns with the same games. The results are
processor times and the ratio of each round, whose parts all ran under the same load. With all cards as its own, a table
asks some questions in another order: it asks where to attach a card before payment if any known card makes the cost
depend on it.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from statistics import median

from tableverse.games.registry import load_game
from tableverse.kernel.game import Config, Game
from tableverse.kernel.rng import Rng

WAYS = ("alone", "beside", "own")


def work(way: str, scenario: str) -> None:
    """Read lines with a number of choices and a seed, and write the time for each."""
    config = Config(1, {"scenario": scenario})
    whole = load_game("champions")
    if way != "alone":
        whole.content_data()
    game = whole if way == "own" else whole.for_table(config)
    timed(game, config, 100, 0)  # load before the clock starts
    for line in sys.stdin:
        choices, seed = map(int, line.split())
        sys.stdout.write(f"{timed(game, config, choices, seed)}\n")
        sys.stdout.flush()


def timed(game: Game, config: Config, choices: int, seed: int) -> float:
    """Play whole games until that many choices are made, and return the processor time."""
    made = 0
    begun = time.process_time()
    while made < choices:
        seed += 1
        state = game.new(config, seed)
        rng = Rng(seed)
        while state.decision is not None and made < choices:
            game.apply_quietly(state, rng.choice(state.decision.options).id)
            made += 1
    return time.process_time() - begun


class Worker:
    def __init__(self, way: str, scenario: str) -> None:
        self.way = way
        self.seconds: list[float] = []
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--worker", way, "--scenario", scenario],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def do(self, choices: int, seed: int) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{choices} {seed}\n")
        self.process.stdin.flush()
        self.seconds.append(float(self.process.stdout.readline()))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--choices", type=int, default=1_500, help="choices per process and round")
    parser.add_argument("--scenario", default="rhino")
    parser.add_argument("--worker", default="", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        work(arguments.worker, arguments.scenario)
        return 0
    workers = [Worker(way, arguments.scenario) for way in WAYS]
    for number in range(arguments.rounds):
        first = number % len(workers)
        for worker in workers[first:] + workers[:first]:
            worker.do(arguments.choices, 1_000 * number)
    base = workers[0].seconds
    for worker in workers:
        each = sorted(own / other for own, other in zip(worker.seconds, base, strict=True))
        sys.stdout.write(
            f"{worker.way}: {arguments.choices / min(worker.seconds):,.0f} choices/s at best; time {median(each):.2f} "
            f"({each[0]:.2f} to {each[-1]:.2f}), all {sum(worker.seconds) / sum(base):.2f}\n"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
