"""Compare the speed of two or more builds on the same games, in turns.

    python bench/compare.py                                       # pure Python and compiled, after `make compiled`
    python bench/compare.py before=.venv/bin/python:../old/src after=.venv/bin/python:src

A build is a name, a Python, and optionally a source folder that overrides the installed package. Ratios are relative to
the first build. The results say whether all builds made the same choices.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
import time
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from tableverse.bots.registry import make_bot
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng

BUILDS = ("pure=.venv/bin/python", "compiled=.venv-compiled/bin/python")
GAMES = ("splendor", "united", "dagger", "champions")
#: Choices per measurement by bot, about a second of pure Python.
CHOICES = {"random": 8_000, "greedy": 400, "mcts:50": 16}
GAME_FACTORS = {"united": 0.4, "dagger": 0.3, "champions": 0.1}
CONSOLE = Console(highlight=False, width=200)


# --- in the process of one build --------------------------------------------------------------------------------------


def answer() -> None:
    """Read tasks line by line and write the result of each."""
    for line in sys.stdin:
        sys.stdout.write(json.dumps(timed(**json.loads(line))) + "\n")
        sys.stdout.flush()


def timed(game: str, who: str, seats: int, choices: int, seed: int) -> dict[str, Any]:
    """Play whole games until that many choices are made, and return the time and a hash of choices and result.

    The time is processor time in seconds. The game has the content of a table, as everywhere else.
    """
    config = Config(seats)
    played = load_game(game).for_table(config)
    chosen: list[str] = []
    begun = time.process_time()
    while len(chosen) < choices:
        seed += 1
        state = played.new(config, seed)
        rng = Rng(seed)
        bots = [make_bot(who, played, seed) for _ in range(seats)] if who != "random" else []
        while state.decision is not None and len(chosen) < choices:
            if bots:
                seat = state.decision.seat
                option = bots[seat].choose(Perspective(played, state, seat))
            else:
                option = rng.choice(state.decision.options).id
            played.apply_quietly(state, option)
            chosen.append(option)
    spent = time.process_time() - begun
    chosen.append(played.digest(state))
    return {"seconds": spent, "chosen": hashlib.sha256("\n".join(chosen).encode()).hexdigest()[:16]}


# --- in the process that compares -------------------------------------------------------------------------------------


@dataclass
class Build:
    name: str
    process: subprocess.Popen[str]
    seconds: list[float] = field(default_factory=list)
    chosen: list[str] = field(default_factory=list)

    @staticmethod
    def start(written: str) -> Build:
        name, _, where = written.partition("=")
        python, _, source = where.partition(":")
        environment = {**os.environ, "PYTHONPATH": os.path.abspath(source)} if source else dict(os.environ)
        if not source:
            environment.pop("PYTHONPATH", None)
        process = subprocess.Popen(
            [python, os.path.abspath(__file__), "--worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        return Build(name, process)

    def do(self, task: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(task) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"{self.name} has ended: {self.process.wait()}")
        reply = json.loads(line)
        self.seconds.append(reply["seconds"])
        self.chosen.append(reply["chosen"])


def compare(builds: list[Build], task: dict[str, Any], rounds: int, same: bool) -> bool:
    """Time a task in all builds, in turns, and return whether all made the same choices.

    Each round plays other games unless ``same`` is set.
    """
    for build in builds:
        build.do({**task, "choices": 1})  # load before the clock starts
        build.seconds, build.chosen = [], []
    for number in range(rounds):
        # Rotate the order, because other load on the machine varies.
        for build in builds[number % len(builds) :] + builds[: number % len(builds)]:
            build.do({**task, "seed": 0 if same else 1_000 * number})
    return all(build.chosen == builds[0].chosen for build in builds)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("builds", nargs="*", default=list(BUILDS), metavar="NAME=PYTHON[:SOURCES]")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--who", default=",".join(CHOICES), help="random, or names of bots")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--scale", type=float, default=1.0, help="factor for the number of choices per round")
    parser.add_argument("--same", action="store_true", help="repeat the same games and report the best time")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.worker:
        answer()
        return 0
    builds = [Build.start(written) for written in arguments.builds]
    table = Table("game", "who plays", *(f"{build.name}, choices/s" for build in builds), "ratio", "choices")
    alike = True
    for game in arguments.games.split(","):
        for who in arguments.who.split(","):
            choices = max(1, round(CHOICES.get(who, 12) * GAME_FACTORS.get(game, 1.0) * arguments.scale))
            CONSOLE.print(f"{game}, {who}: {arguments.rounds} rounds of {choices} choices …", style="dim")
            task = {"game": game, "who": who, "seats": arguments.seats, "choices": choices, "seed": 0}
            same = compare(builds, task, arguments.rounds, arguments.same)
            alike = alike and same
            rates = [f"{choices / min(build.seconds):,.0f}" for build in builds]
            found = best(builds) if arguments.same else ratios(builds)
            table.add_row(game, who, *rates, found, "the same" if same else "DIFFERENT")
    CONSOLE.print(table)
    return 0 if alike else 1


def ratios(builds: list[Build]) -> str:
    """Return the median, minimum and maximum of the rounds' ratios, and the ratio of the total times.

    The parts of a round ran under the same load. On a busy machine, rounds differ more than builds.
    """
    found: list[str] = []
    for build in builds[1:]:
        each = sorted(base / own for base, own in zip(builds[0].seconds, build.seconds, strict=True))
        whole = sum(builds[0].seconds) / sum(build.seconds)
        found.append(f"{median(each):.2f} ({each[0]:.2f} to {each[-1]:.2f}), all {whole:.2f}")
    return "; ".join(found)


def best(builds: list[Build]) -> str:
    """Return the ratios of the minimum times, the least disturbed by other load when games repeat."""
    return "; ".join(f"{min(builds[0].seconds) / min(build.seconds):.2f}" for build in builds[1:])


if __name__ == "__main__":
    sys.exit(main())
