"""Break the engine in many small ways and see whether the tests notice.

    python tests/mutation/run.py champions --seed 7 --count 400

The first step runs the tests once, to learn which lines each of them reaches. Each mutant then runs the tests that
reach it, the most specific first, in a fork of a process that has collected all tests and loaded the game. So a mutant
takes no longer than its tests. Content is loaded before the fork, so a fork cannot show a change in loading. If no test
notices such a mutant, it runs again in a fresh process, in which the module is broken from its import on. A survivor is
a change that no test notices. Whole games and other slow tests are left out, unless ``--whole`` is given:

    python tests/mutation/run.py champions --seed 7 --again --survivors --whole --patience 120
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import re
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, replace
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
from mutation.reach import TEXTS, Reach, file_of, folder_of, knows_all  # noqa: E402
from mutation.sites import Mutant, draw, find_again, in_signature  # noqa: E402

#: The pages that describe every word of the card games with an example.
PAGES = "tests/test_vocabulary_pages.py"
#: The tests that should notice a change, by the package that is changed.
TARGETS: dict[str, tuple[str, ...]] = {
    "kernel": (
        *("tests/kernel", "tests/games/splendor", "tests/games/champions/test_consequences.py"),
        *("tests/games/dagger/test_consequences.py", "tests/games/united/test_consequences.py"),
        *("tests/games/test_consequences.py", "tests/games/test_player_stats.py", "tests/games/test_refusals.py"),
        *("tests/property", "tests/test_proofs.py", PAGES),
    ),
    **{
        game: (
            f"tests/games/{game}",
            "tests/games/test_consequences.py",
            "tests/games/test_player_stats.py",
            "tests/games/test_refusals.py",
            TEXTS,
            "tests/property",
            "tests/kernel/test_upgrading.py",
            PAGES,
        )
        for game in ("champions", "dagger", "splendor", "united")
    },
}
#: Tests over all of a game's content. They run if no other test notices a change in loading.
CONTENT_TESTS = (
    PAGES,
    "tests/games/test_consequences.py",
    "tests/games/{}/test_content.py",
    "tests/games/{}/test_reading.py",
    "tests/games/{}/test_catalogue.py",
    "tests/games/{}/test_text.py",
    "tests/games/{}/test_texts.py",
    "tests/games/{}/test_set_up.py",
    "tests/games/{}/vocabulary/test_words.py",
)
#: Assignments of constants, and of attributes in a constructor.
CONSTANT = re.compile(r"([A-Z][A-Z_]*)(?:: [^=]+)? = ")
ATTRIBUTE = re.compile(r"\s+(self\.\w+)(?:: [^=]+)? = ")
#: The number of lines after a mention of a value in which the value is used.
NEAR = 8
#: If the tests of more rules than this reach a line, it belongs to no rule in particular.
OWN = 3
#: Tests of recorded whole games: how many to run, and after how many more specific tests.
GAMES = "/test_records.py"
SOME_GAMES = 4
BEFORE_GAMES = 60
#: The most test files for a fresh process, since importing them takes longer than most tests.
FILES = 3
#: Seconds of processor time after which a test of unknown length counts as endless.
ENDLESS = 60.0
#: The memory limit for a mutant, because some would take everything.
MEMORY = 6 << 30
QUICK = ("-m", "not slow")
QUIET = ("-qq", "-s", "-p", "no:cacheprovider", "-p", "no:xdist")
say = Console(highlight=False, markup=False, soft_wrap=True).print


@dataclass
class Verdict:
    mutant: Mutant
    #: "caught"; "hung" (also caught: a test did not end); "survived"; "unreached"; "explained"; "gone" (from the
    #: source); "untried" (the run was aborted).
    outcome: str
    test: str = ""
    why: str = ""
    #: For a survivor: how many of the tests that reach it were run within the time limit, and how many reach it.
    tried: int = 0
    reaching: int = 0
    #: Rules whose own tests reach the line but did not fail, although other tests did.
    deaf: list[str] = field(default_factory=list)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("target", choices=sorted(TARGETS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--patience", type=float, default=20.0, help="seconds of processor time for a mutant's tests")
    parser.add_argument("--again", action="store_true", help="keep the measured reach of the tests, measure the rest")
    parser.add_argument("--only", default="", help="only mutants at this file and line, e.g. kernel/rng.py:12")
    parser.add_argument("--of", type=Path, help="take the mutants of an earlier report instead of drawing some")
    parser.add_argument(
        "--survivors",
        action="store_true",
        help="only what survived the last run or its rule's tests",
    )
    parser.add_argument("--whole", action="store_true", help="also run whole games and other long tests")
    asked = parser.parse_args()
    os.environ["TABLEVERSE_LAY_ANEW"] = "1"  # every test runs the setup of its table
    tests = tuple(test for test in TARGETS[asked.target] if (PROJECT / test).exists())
    reach = BUILD / f"reach-{asked.target}"
    learn(asked.target, reach, tests, asked.workers, asked.again)
    path = BUILD / f"{asked.target}-{asked.seed}.json"
    if asked.of or asked.survivors:
        mutants, verdicts = from_report(asked.of or path, asked.survivors)
    else:
        mutants, verdicts = draw(SOURCE, folder_of(asked.target), asked.count, asked.seed), []
    mutants = [mutant for mutant in mutants if f"{mutant.path}:{mutant.line}:".startswith(asked.only)]
    breaker = Breaker(mutants, verdicts, path, Reach(reach), asked)
    try_all(breaker, tests)
    report(asked.target, asked.seed, breaker.verdicts, path)


def from_report(path: Path, survivors: bool) -> tuple[list[Mutant], list[Verdict]]:
    """Return the mutants of an earlier report that must run again, and the verdicts that still hold."""
    known = [Verdict(**row | {"mutant": Mutant(**row["mutant"])}) for row in json.loads(path.read_text("utf-8"))]
    mutants: list[Mutant] = []
    verdicts: list[Verdict] = []
    for verdict, mutant in zip(known, find_again(SOURCE, [verdict.mutant for verdict in known]), strict=True):
        if mutant is None:
            verdicts.append(Verdict(verdict.mutant, "gone"))
        elif survivors and verdict.outcome in ("caught", "hung") and not verdict.deaf:
            verdicts.append(replace(verdict, mutant=mutant))
        else:
            mutants.append(mutant)
    return mutants, verdicts


def learn(target: str, folder: Path, tests: Iterable[str], workers: int, again: bool) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir() if not again else ():
        old.unlink()
    if again and knows_all(folder, tests):
        return
    say("Measuring which tests reach which lines")
    command = [sys.executable, "-m", "pytest", *tests, *QUIET, *QUICK]
    command += ["-p", "mutation.reach", "--reach-to", str(folder), "--reach-of", target]
    running = [
        subprocess.Popen(
            [*command, "--reach-part", f"{part}/{workers}"], cwd=PROJECT, env=os.environ | {"PYTHONPATH": _path()}
        )
        for part in range(workers)
    ]
    codes = [process.wait() for process in running]  # wait for all, even if one failed
    if any(code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED) for code in codes):
        sys.exit("The tests must pass before mutants are tried.")


def _path() -> str:
    return os.pathsep.join([str(TESTS), str(PROJECT / "src")])


def try_all(breaker: Breaker, tests: tuple[str, ...]) -> None:
    os.chdir(PROJECT)
    pytest.main([*tests, *QUIET, *(() if breaker.whole else QUICK)], plugins=[breaker])
    if breaker.waiting or not breaker.items:
        sys.exit("The tests could not be collected.")


class Breaker:
    """A pytest plugin that forks once for each mutant instead of running the collected tests."""

    def __init__(
        self, mutants: list[Mutant], known: list[Verdict], path: Path, reach: Reach, asked: argparse.Namespace
    ) -> None:
        self.reach = reach
        self.target: str = asked.target
        self.workers: int = asked.workers
        self.patience: float = asked.patience
        self.whole: bool = asked.whole
        self.verdicts = known
        self.path = path
        self.explained = read_explained()
        self.items: dict[str, pytest.Item] = {}
        self.tried = 0
        # Mutants that need a fresh process come last.
        self.waiting = sorted(mutants, key=lambda mutant: not self.is_loading(mutant))

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        gc.freeze()  # so that forks share memory
        running: dict[int, tuple[Mutant, int]] = {}
        while self.waiting or running:
            while self.waiting and len(running) < self.workers:
                self.start(self.waiting.pop(), running)
            process, _ = os.wait()
            self.tell(self.read(*running.pop(process)))
            left = [
                Verdict(mutant, "untried") for mutant in (*self.waiting, *(mutant for mutant, _ in running.values()))
            ]
            write(self.path, [*self.verdicts, *left])  # so that an aborted run can be continued
        return True

    def is_loading(self, mutant: Mutant) -> bool:
        """Return whether a mutant may run at import, before coverage.py could see it."""
        if not mutant.function or self.reach.while_loading(SOURCE / mutant.path, mutant.line):
            return True
        return in_signature(SOURCE, mutant)

    def start(self, mutant: Mutant, running: dict[int, tuple[Mutant, int]]) -> None:
        reading, writing = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(reading)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            nothing = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(nothing, stream)
            try:
                found = json.dumps(self.try_mutant(mutant))
            except BaseException as error:
                found = json.dumps({"outcome": "caught", "test": f"{type(error).__name__}: {error}"[:200]})
            os.write(writing, found.encode())
            os._exit(0)
        os.close(writing)
        running[process] = (mutant, reading)

    def read(self, mutant: Mutant, pipe: int) -> Verdict:
        with os.fdopen(pipe, "rb") as stream:
            found = stream.read()
        if not found:  # killed by its alarm or by its own fault
            return Verdict(mutant, "hung")
        verdict = Verdict(mutant, **json.loads(found))
        why = next((row["why"] for row in self.explained if explains(row, mutant)), None)
        if verdict.outcome in ("survived", "unreached") and why is not None:
            verdict.outcome, verdict.why = "explained", why
        return verdict

    def tell(self, verdict: Verdict) -> None:
        self.verdicts.append(verdict)
        self.tried += 1
        if self.tried % 20 == 0:
            caught = sum(verdict.outcome in ("caught", "hung") for verdict in self.verdicts)
            say(f"{self.tried:4} tried, {len(self.waiting)} left; {caught} of {len(self.verdicts)} caught")
        if verdict.outcome not in ("caught", "hung"):
            say(f"  {verdict.outcome} ({verdict.tried} of {verdict.reaching} tests): {verdict.mutant}")

    # The following methods run in the fork.

    def try_mutant(self, mutant: Mutant) -> dict[str, object]:
        path = SOURCE / mutant.path
        tests = [test for test in self.reach.tests(path, mutant.line) if test in self.items]
        loading = self.is_loading(mutant)
        if not tests and not loading and not self.long_tests(path, mutant.line):
            return {"outcome": "unreached"}
        rules = {rule for test in tests for rule in self.reach.rules.get(test, ())}
        # Code that ran before the fork is not broken, so the rules' own tests cannot notice it.
        asked = len(rules) <= OWN and not loading
        own = [test for test in tests if set(self.reach.rules.get(test, ())) & rules] if asked else []
        swapped = bool(mutant.function) and swap(SOURCE, "tableverse", mutant)
        found: dict[str, object] = {"outcome": "survived", "tried": 0, "reaching": len(tests)}
        if swapped:
            heard, proving, found["tried"] = self.run(own, [*self.ordered(tests), *self.long_tests(path, mutant.line)])
            if heard:
                noticed = {rule for test in proving for rule in self.reach.rules.get(test, ())}
                deaf = sorted(rules - noticed) if own else []
                return {"outcome": "caught", "test": heard[0], "deaf": deaf}
        if loading or not swapped:
            about = [test for test in self.reach.about(path, mutant.line) if test in self.items]
            chosen = self.affordable(list(dict.fromkeys([*tests[:30], *self.tests_using(mutant), *about])))
            found |= self.try_in_fresh_process(mutant, list(dict.fromkeys([*chosen, *self.text_tests()])))
            if found["outcome"] == "survived":
                found |= self.try_in_fresh_process(mutant, self.content_tests())
            if found["outcome"] == "survived":
                found |= self.try_in_fresh_process(mutant, self.whole_suite())
        return found

    def tests_using(self, mutant: Mutant) -> list[str]:
        """Return tests for a constant or an attribute that a constructor sets.

        They reach lines just after a mention of its name, rarely reached lines first.
        """
        path = SOURCE / mutant.path
        lines = path.read_text(encoding="utf-8").splitlines()
        if not mutant.function:
            names = [found.group(1) for line in lines[: mutant.line] if (found := CONSTANT.match(line))]
            files = sorted((SOURCE / folder_of(self.target)).rglob("*.py"))
        elif mutant.function.endswith("__init__"):
            rest = lines[mutant.line - 1 : mutant.line + NEAR]
            names = [found.group(1) for line in reversed(rest) if (found := ATTRIBUTE.match(line))]
            files = [path]
        else:
            return []
        reaching: list[list[str]] = []
        for file in files if names else []:
            for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
                if re.search(rf"\b{names[-1]}\b", line):
                    for near in range(number, number + NEAR):
                        reaching.append([test for test in self.reach.tests(file, near) if test in self.items])
        return [test for tests in sorted(reaching, key=len) for test in tests[:10]]

    def long_tests(self, path: Path, line: int) -> list[str]:
        """Return the long tests that had reached a line when they were stopped, or all of them with ``--whole``.

        Nobody knows what a stopped test would reach in the end.
        """
        if self.whole:
            return [test for test in self.items if test not in self.reach.seconds or test in self.reach.cut]
        return [test for test in self.reach.cut_short(path, line) if test in self.items]

    def content_tests(self) -> list[str]:
        files = [file.format(self.target) for file in CONTENT_TESTS]
        return [test for test in self.items if file_of(test) in files]

    def whole_suite(self) -> list[str]:
        """Return all quick tests of the target, if together they fit into the time limit."""
        folder = f"tests/games/{self.target}/" if self.target != "kernel" else "tests/kernel/"
        tests = [test for test in self.items if test.startswith(folder) and test not in self.reach.cut]
        return tests if sum(self.reach.length(test) for test in tests) <= self.patience else []

    def text_tests(self) -> list[str]:
        """Return the tests that compare the texts of all cards, since a change in loading may affect a text."""
        return [test for test in self.items if file_of(test) == TEXTS and f"[{self.target}-" in test]

    def affordable(self, tests: list[str]) -> list[str]:
        """Return the first tests that fit into the time limit and into few files, at least one."""
        files = list(dict.fromkeys(map(file_of, tests)))[:FILES]
        chosen = [test for test in tests if file_of(test) in files]
        spent = list(accumulate(self.reach.seconds.get(test, 1.0) for test in chosen))
        return [test for at, test in enumerate(chosen) if at == 0 or spent[at] <= self.patience]

    def ordered(self, tests: list[str]) -> list[str]:
        """Put the most specific tests first, then some whole games, which check everything, then the rest."""
        games = sorted((test for test in tests if file_of(test).endswith(GAMES)), key=self.reach.length)[:SOME_GAMES]
        return list(dict.fromkeys([*tests[:BEFORE_GAMES], *games, *tests]))

    def run(self, own: list[str], tests: list[str]) -> tuple[list[str], list[str], int]:
        """Run all of the rules' own tests, and then the others up to the first failure.

        Return the failed tests, those that failed by themselves and not only by their trace (``tests/traces.py``), and
        the number run.
        """
        heard: list[str] = []
        proving: list[str] = []
        order = [*own, *(test for test in tests if test not in set(own))]
        began = time.process_time()
        for at, test in enumerate(order):
            if (at >= len(own) and heard) or time.process_time() - began > self.patience:
                return heard, proving, at
            following = self.items[order[at + 1]] if at + 1 < len(order) else None
            short = test not in self.reach.cut or self.whole
            signal.setitimer(signal.ITIMER_PROF, 5 + 10 * self.reach.length(test) if short else ENDLESS)
            reports = runtestprotocol(self.items[test], log=False, nextitem=following)
            if any(report.failed for report in reports):
                heard.append(test)
            if any(report.failed and report.when != "teardown" for report in reports):
                proving.append(test)
        signal.setitimer(signal.ITIMER_PROF, 0)
        return heard, proving, len(order)

    def try_in_fresh_process(self, mutant: Mutant, tests: list[str]) -> dict[str, object]:
        if not tests:
            return {"outcome": "survived"}
        limit = 30 + 10 * sum(self.reach.seconds.get(test, 1.0) for test in tests)
        asked = json.dumps({"mutant": asdict(mutant), "tests": tests, "limit": int(limit)})
        command = [sys.executable, str(Path(__file__).with_name("fresh_process.py"))]
        environment = os.environ | {"PYTHONPATH": _path()}
        done = subprocess.run(command, input=asked, text=True, capture_output=True, env=environment)
        if done.returncode < 0:
            return {"outcome": "hung"}
        if done.returncode in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
            return {"outcome": "survived", "tried": len(tests)}
        return {"outcome": "caught", "test": done.stdout.strip().splitlines()[-1] if done.stdout.strip() else "import"}


def read_explained() -> list[dict[str, str]]:
    """Return the survivors that cause no observable change, each with its reason."""
    return yaml.safe_load((Path(__file__).parent / "explained.yaml").read_text(encoding="utf-8")) or []


def explains(row: dict[str, str], mutant: Mutant) -> bool:
    """Return whether a row of explained.yaml explains a mutant.

    ``line`` is the text of the line, for a change such as 4 -> 5 that other lines have too.
    """
    if (row["file"], row["before"], row["after"]) != (mutant.path, mutant.before, mutant.after):
        return False
    said = (SOURCE / mutant.path).read_text(encoding="utf-8").splitlines()[mutant.line - 1].strip()
    return row.get("line", said) == said


def write(path: Path, verdicts: list[Verdict]) -> None:
    path.write_text(json.dumps([asdict(verdict) for verdict in verdicts], indent=1), encoding="utf-8")


def report(target: str, seed: int, verdicts: list[Verdict], path: Path) -> None:
    write(path, verdicts)
    caught = [verdict for verdict in verdicts if verdict.outcome in ("caught", "hung")]
    explained = [verdict for verdict in verdicts if verdict.outcome == "explained"]
    rest = [verdict for verdict in verdicts if verdict.outcome in ("survived", "unreached")]
    gone = sum(verdict.outcome == "gone" for verdict in verdicts)
    share = len(caught) / max(1, len(verdicts) - gone)
    say(f"\n{target}, seed {seed}: {len(caught)} of {len(verdicts) - gone} mutants caught ({share:.1%}), ", end="")
    say(f"{len(explained)} explained, {len(rest)} survived; {gone} are gone from the source")
    for verdict in sorted(rest, key=lambda verdict: (verdict.mutant.path, verdict.mutant.line)):
        say(f"  {verdict.outcome}: {verdict.mutant}")
    deaf: dict[str, list[str]] = {}
    for verdict in verdicts:
        for rule in verdict.deaf:
            deaf.setdefault(rule, []).append(f"{verdict.mutant} (noticed by {verdict.test})")
    if deaf:
        say(f"\nRules whose own tests missed a mutant that other tests noticed: {len(deaf)}")
    for rule, lines in sorted(deaf.items()):
        say(f"  {rule}", *lines, sep="\n    ")
    say(f"\nFull report: {path.relative_to(PROJECT)}")


if __name__ == "__main__":
    main()
