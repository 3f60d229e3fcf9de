"""Measure how long a fresh process takes to load Champions: one table, the whole catalogue, and all card texts.

    python bench/loading.py
    python bench/loading.py before=.venv/bin/python:../old/src after=.venv/bin/python:src

Builds are given as in ``compare.py`` and take turns. The build "without" does not use the cache of parsed files
(``tableverse/kernel/content_cache.py``) and parses all YAML. The results are processor time and peak memory of the
whole process, after one process has filled the caches of bytecode and parsed files.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from statistics import median

from rich.console import Console
from rich.table import Table

TABLE = """
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
config = Config(1, {settings})
load_game("champions").for_table(config).new(config, 1)
"""
CASES = {
    "imports only": 'from tableverse.games.registry import load_game\nload_game("champions")',
    "Core Set: Rhino": TABLE.format(settings={}),
    "Green Goblin": TABLE.format(settings={"scenario": "risky-business"}),
    "Wrecking Crew": TABLE.format(settings={"scenario": "wrecking-crew"}),
    "Red Skull": TABLE.format(settings={"scenario": "red-skull"}),
    "Kang": TABLE.format(settings={"scenario": "kang"}),
    "Doctor Strange": TABLE.format(settings={"deck-1": "doctor-strange-protection"}),
    "Wasp": TABLE.format(settings={"deck-1": "wasp-aggression"}),
    "whole catalogue": 'from tableverse.games.registry import load_game\nload_game("champions").cards',
    "all card texts": 'from tableverse.games.registry import load_game\nload_game("champions").content_data()',
}
BUILDS = (f"kept={sys.executable}:src", f"without={sys.executable}:src")
CONSOLE = Console(highlight=False)


class Build:
    """A Python, optional sources that override the installed package, and separate cache folders."""

    def __init__(self, written: str, folder: str) -> None:
        self.name, _, where = written.partition("=")
        self.python, _, source = where.partition(":")
        self.environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        self.environment["PYTHONPYCACHEPREFIX"] = f"{folder}/{self.name}"
        self.environment["TABLEVERSE_CACHE"] = "off" if self.name == "without" else f"{folder}/{self.name}/content"
        if source:
            self.environment["PYTHONPATH"] = os.path.abspath(source)
        self.seconds: list[float] = []
        self.megabytes: list[float] = []

    def run(self, program: str) -> None:
        process = subprocess.Popen([self.python, "-c", program], env=self.environment)
        _, status, used = os.wait4(process.pid, 0)
        if status:
            sys.exit(f"{self.name} has failed: {status}")
        self.seconds.append(used.ru_utime + used.ru_stime)
        self.megabytes.append(used.ru_maxrss / (1024 * 1024 if sys.platform == "darwin" else 1024))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("builds", nargs="*", default=list(BUILDS), metavar="NAME=PYTHON[:SOURCES]")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--cases", default="", help="only the cases whose name contains this")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        builds = [Build(written, folder) for written in arguments.builds]
        table = Table("", *(f"{build.name}: s, MB" for build in builds))
        for case, program in CASES.items():
            if arguments.cases in case:
                for build in builds:
                    build.run(program)
                    build.seconds, build.megabytes = [], []
                for _ in range(arguments.rounds):
                    for build in builds:
                        build.run(program)
                table.add_row(case, *(summary(build) for build in builds))
                CONSOLE.print(f"{case}: {', '.join(summary(build) for build in builds)}", style="dim")
        CONSOLE.print(table)
    return 0


def summary(build: Build) -> str:
    seconds = sorted(build.seconds)
    return f"{median(seconds):.2f} ({seconds[0]:.2f} to {seconds[-1]:.2f}), {max(build.megabytes):.0f}"


if __name__ == "__main__":
    sys.exit(main())
