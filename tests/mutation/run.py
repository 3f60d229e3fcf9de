"""Break the engine in many small ways and see whether the tests notice.

    python tests/mutation/run.py champions --seed 7 --count 400

First the tests are run once, to learn which of them reach which lines. Then each mutant is tried on the tests that
reach it, the quickest first: in a fork of a process that has collected them all, so that a mutant takes no longer than
its tests. What survives that is tried once more in a process of its own, in which the module is broken from its import
on: a change may be hidden by what was made before it, as is all that runs only while the content is loaded. A survivor
is a change that no test notices.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from itertools import accumulate
from pathlib import Path

TESTS = Path(__file__).resolve().parent.parent
PROJECT = TESTS.parent
SOURCE = PROJECT / "src" / "tableverse"
BUILD = PROJECT / "build" / "mutants"
sys.path.insert(0, str(TESTS))

import pytest  # noqa: E402
import yaml  # noqa: E402
from _pytest.runner import runtestprotocol  # noqa: E402
from rich.console import Console  # noqa: E402

from mutation.breaking import swap  # noqa: E402
from mutation.sites import Mutant, draw  # noqa: E402

#: What is broken -> the folder of its source, the tests that are to notice.
TARGETS: dict[str, tuple[str, tuple[str, ...]]] = {
    "kernel": ("kernel", ("tests/kernel", "tests/games/splendor", "tests/property", "tests/test_proofs.py")),
    **{
        game: (f"games/{game}", (f"tests/games/{game}", "tests/games/test_card_texts.py", "tests/property"))
        for game in ("champions", "dagger", "splendor", "united")
    },
}
#: If the tests of more rules than this reach a line, nobody can say whose line it is.
OWN = 3
#: In a process of its own a change is tried on so many seconds of tests, the quickest first: those that reach it, then,
#: if it is made while loading, any others. Whole games, which take longer, have been tried before that, in the fork.
PATIENCE = 60.0
say = Console(highlight=False, markup=False, soft_wrap=True).print
QUIET = ("-qq", "-s", "-p", "no:cacheprovider")


@dataclass
class Verdict:
    mutant: Mutant
    #: "caught", "hung" (caught too: a test would not end), "survived", "unreached" or "explained"
    outcome: str
    test: str = ""
    why: str = ""
    #: Rules whose own tests reach the line, and did not notice what others did.
    deaf: list[str] = field(default_factory=list)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("target", choices=sorted(TARGETS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--again", action="store_true", help="use what was learnt of the tests' reach last time")
    parser.add_argument("--only", default="", help="only mutants whose file and line begin so, e.g. kernel/rng.py:12")
    asked = parser.parse_args()
    folder, tests = TARGETS[asked.target]
    tests = tuple(test for test in tests if (PROJECT / test).exists())
    reach = BUILD / f"reach-{asked.target}"
    if not (asked.again and reach.exists()):
        learn(asked.target, reach, tests, asked.workers)
    mutants = [m for m in draw(SOURCE, folder, asked.count, asked.seed) if f"{m.path}:{m.line}:".startswith(asked.only)]
    verdicts = try_all(mutants, tests, reach, asked.workers)
    report(asked.target, asked.seed, verdicts)


def learn(target: str, folder: Path, tests: Iterable[str], workers: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    say("Learning which tests reach which lines")
    command = [sys.executable, "-m", "pytest", *tests, "-q", "-p", "no:xdist", "-p", "no:cacheprovider"]
    command += ["-p", "mutation.reach", "--reach-to", str(folder), "--reach-of", target]
    running = [
        subprocess.Popen(
            [*command, "--reach-part", f"{part}/{workers}"], cwd=PROJECT, env=os.environ | {"PYTHONPATH": _path()}
        )
        for part in range(workers)
    ]
    codes = [process.wait() for process in running]  # all of them, also when one failed
    if any(codes):
        sys.exit("The tests must pass before anything is broken.")


def _path() -> str:
    return os.pathsep.join([str(TESTS), str(PROJECT / "src")])


def try_all(mutants: list[Mutant], tests: tuple[str, ...], reach: Path, workers: int) -> list[Verdict]:
    os.chdir(PROJECT)
    breaker = Breaker(mutants, reach, tests, workers)
    pytest.main([*tests, *QUIET, "-p", "no:xdist"], plugins=[breaker])
    if len(breaker.verdicts) != len(mutants):
        sys.exit("The tests could not be collected.")
    return breaker.verdicts


class Breaker:
    """A plugin that runs, in place of the collected tests, one fork for each mutant."""

    def __init__(self, mutants: list[Mutant], reach: Path, tests: tuple[str, ...], workers: int) -> None:
        self.mutants = mutants
        self.folder = reach
        self.tests = tests
        self.workers = workers
        self.verdicts: list[Verdict] = []
        self.explained = read_explained()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        from mutation.reach import Reach

        self.reach = Reach(self.folder)
        self.items = {item.nodeid: item for item in session.items}
        for mutant in self.mutants:  # before any fork: in another process coverage.py would begin its file anew
            self.reach.load(SOURCE / mutant.path)
        running: dict[int, tuple[Mutant, int, float]] = {}
        waiting = list(reversed(self.mutants))
        while waiting or running:
            while waiting and len(running) < self.workers:
                self.start(waiting.pop(), running)
            process, status = os.wait()
            mutant, pipe, _ = running.pop(process)
            self.verdicts.append(self.read(mutant, pipe, status))
            self.tell()
        return True

    def start(self, mutant: Mutant, running: dict[int, tuple[Mutant, int, float]]) -> None:
        reading, writing = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(reading)
            nothing = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nothing, stream)
            try:
                found = json.dumps(self.look(mutant))
            except BaseException as error:
                found = json.dumps({"outcome": "caught", "test": f"{type(error).__name__}: {error}"[:200]})
            os.write(writing, found.encode())
            os._exit(0)
        os.close(writing)
        running[process] = (mutant, reading, time.monotonic())

    def read(self, mutant: Mutant, pipe: int, status: int) -> Verdict:
        with os.fdopen(pipe, "rb") as stream:
            found = stream.read()
        if not found:  # killed by its alarm, or by what it broke
            return Verdict(mutant, "hung")
        verdict = Verdict(mutant, **json.loads(found))
        why = next((row["why"] for row in self.explained if explains(row, mutant)), None)
        if verdict.outcome in ("survived", "unreached") and why is not None:
            verdict.outcome, verdict.why = "explained", why
        return verdict

    def tell(self) -> None:
        verdict = self.verdicts[-1]
        caught = sum(verdict.outcome in ("caught", "hung") for verdict in self.verdicts)
        line = f"{len(self.verdicts):4} of {len(self.mutants)}, {caught} caught"
        say(
            line if verdict.outcome in ("caught", "hung") else f"{line}\n  {verdict.outcome}: {verdict.mutant}",
        )

    # In the fork:

    def look(self, mutant: Mutant) -> dict[str, object]:
        path = SOURCE / mutant.path
        tests = [test for test in self.reach.tests(path, mutant.line) if test in self.items]
        # What stands outside every function may have run before coverage.py was there to see it.
        loading = self.reach.while_loading(path, mutant.line) or not mutant.function
        if not tests and not loading:
            return {"outcome": "unreached"}
        rules = {rule for test in tests for rule in self.reach.rules.get(test, ())}
        # What was loaded before the fork is whole: of that, tests cannot be expected to hear anything.
        asked = len(rules) <= OWN and not loading
        own = [test for test in tests if set(self.reach.rules.get(test, ())) & rules] if asked else []
        if tests and mutant.function and swap(SOURCE, "tableverse", mutant):
            heard, test = self.run(own, tests)
            if test:
                noticed = {rule for test in heard for rule in self.reach.rules.get(test, ())}
                deaf = sorted(rules - noticed) if own else []
                return {"outcome": "caught", "test": test, "deaf": deaf}
        return self.look_afresh(mutant, self.affordable(tests if not loading else [*tests, *self.others(tests)]))

    def affordable(self, tests: list[str]) -> list[str]:
        """The first of them, for as long as there is patience; at least one."""
        spent = list(accumulate(self.reach.seconds.get(test, 1.0) for test in tests))
        return [test for at, test in enumerate(tests) if at == 0 or spent[at] <= PATIENCE]

    def others(self, tests: list[str]) -> list[str]:
        known = set(tests)
        return [test for test in self.reach.every_test() if test not in known and test in self.items]

    def run(self, own: list[str], tests: list[str]) -> tuple[list[str], str]:
        """The rules' own tests, all of them; then the others, up to the first that fails."""
        heard: list[str] = []
        order = [*own, *(test for test in tests if test not in set(own))]
        for at, test in enumerate(order):
            if at >= len(own) and heard:
                break
            following = self.items[order[at + 1]] if at + 1 < len(order) else None
            signal.alarm(int(30 + 20 * self.reach.seconds.get(test, 1.0)))
            reports = runtestprotocol(self.items[test], log=False, nextitem=following)
            if any(report.failed for report in reports):
                heard.append(test)
        signal.alarm(0)
        return heard, heard[0] if heard else ""

    def look_afresh(self, mutant: Mutant, tests: list[str]) -> dict[str, object]:
        limit = 120 + 20 * sum(self.reach.seconds.get(test, 1.0) for test in tests)
        asked = json.dumps({"mutant": asdict(mutant), "tests": tests})
        command = [sys.executable, str(Path(__file__).with_name("afresh.py"))]
        try:
            done = subprocess.run(
                command,
                input=asked,
                text=True,
                capture_output=True,
                timeout=limit,
                env=os.environ | {"PYTHONPATH": _path()},
            )
        except subprocess.TimeoutExpired:
            return {"outcome": "hung"}
        if done.returncode == 0:
            return {"outcome": "survived"}
        return {"outcome": "caught", "test": done.stdout.strip().splitlines()[-1] if done.stdout.strip() else "import"}


def read_explained() -> list[dict[str, str]]:
    """Survivors that change nothing anybody could notice, each with its reason."""
    return yaml.safe_load((Path(__file__).parent / "explained.yaml").read_text(encoding="utf-8")) or []


def explains(row: dict[str, str], mutant: Mutant) -> bool:
    """``line`` is what the line says, for a change that another line of the file might suffer too, such as 4 -> 5."""
    if (row["file"], row["before"], row["after"]) != (mutant.path, mutant.before, mutant.after):
        return False
    said = (SOURCE / mutant.path).read_text(encoding="utf-8").splitlines()[mutant.line - 1].strip()
    return row.get("line", said) == said


def report(target: str, seed: int, verdicts: list[Verdict]) -> None:
    BUILD.mkdir(parents=True, exist_ok=True)
    path = BUILD / f"{target}-{seed}.json"
    path.write_text(json.dumps([asdict(verdict) for verdict in verdicts], indent=1), encoding="utf-8")
    caught = [verdict for verdict in verdicts if verdict.outcome in ("caught", "hung")]
    explained = [verdict for verdict in verdicts if verdict.outcome == "explained"]
    rest = [verdict for verdict in verdicts if verdict.outcome in ("survived", "unreached")]
    share = len(caught) / len(verdicts) if verdicts else 1.0
    say(f"\n{target}, seed {seed}: {len(caught)} of {len(verdicts)} mutants caught ({share:.1%}), ", end="")
    say(f"{len(explained)} explained, {len(rest)} survived")
    for verdict in sorted(rest, key=lambda verdict: (verdict.mutant.path, verdict.mutant.line)):
        say(f"  {verdict.outcome}: {verdict.mutant}")
    deaf: dict[str, list[str]] = {}
    for verdict in verdicts:
        for rule in verdict.deaf:
            deaf.setdefault(rule, []).append(f"{verdict.mutant} (noticed by {verdict.test})")
    if deaf:
        say(f"\nRules whose lines were broken and only other tests noticed: {len(deaf)}")
    for rule, lines in sorted(deaf.items()):
        say(f"  {rule}", *lines, sep="\n    ")
    say(f"\nAll of it: {path.relative_to(PROJECT)}")


if __name__ == "__main__":
    main()
