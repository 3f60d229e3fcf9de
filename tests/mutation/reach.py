"""A pytest plugin that measures with coverage.py which tests reach which lines, and how long each test takes.

``-p mutation.reach --reach-to FOLDER --reach-of champions --reach-part 0/2`` runs every second test and writes the
results into a folder. (coverage.py does not measure the thread in which pytest-xdist runs tests.) A test that runs too
long is stopped: what it reached until then is kept, and it is too slow to run on many mutants anyway. Tests with
results in the folder, from files that have not changed, are not run again.
"""

from __future__ import annotations

import hashlib
import json
import re
import signal
import time
from collections.abc import Generator, Iterable
from difflib import SequenceMatcher
from pathlib import Path
from types import FrameType

import pytest
from coverage import Coverage, CoverageData

PROJECT = Path(__file__).resolve().parent.parent.parent
SOURCE = PROJECT / "src" / "tableverse"
#: Seconds of processor time after which a test is stopped.
CUT = 1.5
#: Seconds until the next attempt if a test cannot be stopped yet.
SOON = 0.01
#: The assumed length of a test that was not measured, in seconds.
LONG = 20.0
#: The tests of all card texts. They notice faults in words that no other test notices.
TEXTS = "tests/games/test_card_texts.py"
#: Test files that are never stopped. test_proofs.py runs other tests inside, which would be stopped instead.
WHOLE = (TEXTS, "tests/test_proofs.py")


def folder_of(target: str) -> str:
    return target if target == "kernel" else f"games/{target}"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--reach-to", type=Path, help="the folder for the measurements")
    parser.addoption("--reach-of", default="kernel", help="the target to measure; tests of other games are skipped")
    parser.addoption("--reach-part", default="0/1", help="which part of the tests to run, such as 0/2")


def pytest_configure(config: pytest.Config) -> None:
    part, parts = config.getoption("--reach-part").split("/")
    target = config.getoption("--reach-of")
    measuring = Measuring(config.getoption("--reach-to"), target, config.args, int(part), int(parts))
    config.pluginmanager.register(measuring, "measuring-reach")


class Measuring:
    def __init__(self, folder: Path, target: str, tests: list[str], part: int, parts: int) -> None:
        self.folder = folder
        self.files = {file: digest(file) for file in files_of(tests)}
        self.part = part
        self.parts = parts
        # Read the known tests before the other parts write their results, so that all parts agree.
        self.known = known_tests(folder)
        self.name = f"{len(list(folder.glob('tests.*.json')))}.{part}"
        self.source = SOURCE / folder_of(target)
        self.coverage = Coverage(data_file=str(folder / f"lines.{self.name}"), source=[str(self.source)])
        # conftest.py has already imported the package's first file, whose lines do not matter.
        self.coverage.set_option("run:disable_warnings", ["module-not-measured", "no-data-collected"])
        self.seconds: dict[str, float] = {}
        self.rules: dict[str, list[str]] = {}
        self.cut: list[str] = []
        self.coverage.start()
        from tableverse.games.registry import game_ids, load_game  # the import is measured too

        # Load the games now. Otherwise their loading would count for the first test only.
        games = game_ids()
        for game in games:
            if target in (game, "kernel"):
                load_game(game)
        self.other_games = tuple(game for game in games if target in games and game != target)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        # Tests of every game (tests/property) name the game in brackets.
        mine = [item for item in items if not any(game in item.name.partition("[")[2] for game in self.other_games)]
        new = [item for item in mine if item.nodeid not in self.known]
        items[:] = new[self.part :: self.parts]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.coverage.switch_context(item.nodeid)
        began = time.process_time()
        result = yield
        self.seconds[item.nodeid] = time.process_time() - began
        named = [rules for name, rules in item.user_properties if name == "rules"]  # added by tests/proofs.py
        self.rules[item.nodeid] = [rule for rules in named for rule in rules]
        self.coverage.switch_context("")
        return result

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Generator[None, object, object]:
        def stop(number: int, frame: FrameType | None) -> None:
            if reads_content(frame):
                signal.setitimer(signal.ITIMER_PROF, CUT)
                return
            if measures(frame):
                signal.setitimer(signal.ITIMER_PROF, SOON)
                return
            self.cut.append(item.nodeid)
            pytest.skip("takes too long")

        signal.signal(signal.SIGPROF, stop)
        signal.setitimer(signal.ITIMER_PROF, CUT if file_of(item.nodeid) not in WHOLE else 0)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        self.coverage.save()
        facts = {
            "seconds": self.seconds,
            "rules": self.rules,
            "cut": self.cut,
            "files": self.files,
            "source": {str(path): path.read_text(encoding="utf-8") for path in sorted(self.source.rglob("*.py"))},
        }
        (self.folder / f"tests.{self.name}.json").write_text(json.dumps(facts), encoding="utf-8")


def reads_content(frame: FrameType | None) -> bool:
    """Return whether content is being read. Later tests share it, so a half-read game would break them."""
    while frame is not None:
        if "/reading/" in frame.f_code.co_filename or frame.f_code.co_filename.endswith("/reading.py"):
            return True
        frame = frame.f_back
    return False


def measures(frame: FrameType | None) -> bool:
    """Return whether coverage.py is recording.

    Stopping a test there would leave the lock of coverage.py taken and cause a deadlock.
    """
    return frame is not None and "/coverage/" in frame.f_code.co_filename


def file_of(test: str) -> str:
    return test.partition("::")[0]


def digest(file: str) -> str:
    path = PROJECT / file
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""


def known_tests(folder: Path) -> set[str]:
    """Return the tests that were run before, in files that have not changed."""
    known: set[str] = set()
    for path in folder.glob("tests.*.json"):
        facts = json.loads(path.read_text(encoding="utf-8"))
        same = {file for file, hashed in facts["files"].items() if digest(file) == hashed}
        known.update(test for test in facts["seconds"] if file_of(test) in same)
    return known


def files_of(tests: Iterable[str]) -> list[str]:
    places = [PROJECT / place for place in tests]
    files = [file for place in places for file in ([place] if place.is_file() else place.rglob("test_*.py"))]
    return [file.relative_to(PROJECT).as_posix() for file in files]


def knows_all(folder: Path, tests: Iterable[str]) -> bool:
    """Return whether every test file was measured in its current state."""
    seen = [json.loads(path.read_text(encoding="utf-8"))["files"] for path in folder.glob("tests.*.json")]
    return all(any(files.get(name) == digest(name) for files in seen) for name in files_of(tests))


class Reach:
    """The measurements, with line numbers translated to the current source."""

    def __init__(self, folder: Path) -> None:
        self.seconds: dict[str, float] = {}
        self.rules: dict[str, list[str]] = {}
        self.cut: set[str] = set()
        self.lines: dict[str, dict[int, set[str]]] = {}
        #: The number of lines that each test reaches. The fewer lines, the more specific the test.
        self.breadth: dict[str, int] = {}
        for path in sorted(folder.glob("tests.*.json")):
            facts = json.loads(path.read_text(encoding="utf-8"))
            self.seconds |= facts["seconds"]
            self.rules |= facts["rules"]
            self.cut.update(facts["cut"])
            data = CoverageData(str(folder / f"lines.{path.name[6:-5]}"))
            data.read()
            for file, text in facts["source"].items():
                if Path(file).exists():
                    self._read(file, text, data.contexts_by_lineno(file))
            data.close()
        for file, lines in self.lines.items():
            _open_conditions(Path(file).read_text(encoding="utf-8").splitlines(), lines)
        for lines in self.lines.values():
            for tests in lines.values():
                for test in tests:
                    self.breadth[test] = self.breadth.get(test, 0) + 1

    def _read(self, file: str, then: str, reached: dict[int, list[str]]) -> None:
        lines = self.lines.setdefault(file, {})
        placed = moved(then, Path(file).read_text(encoding="utf-8"))
        for line, tests in reached.items():
            if placed is None:
                lines.setdefault(line, set()).update(tests)
            elif line in placed:
                lines.setdefault(placed[line], set()).update(tests)

    def tests(self, path: Path, line: int) -> list[str]:
        """Return the tests that reach a line, the most specific first."""
        lines = self.lines.get(str(path), {})
        near = f"test_{path.stem}"
        found = [test for test in lines.get(line, ()) if test and test not in self.cut]
        return sorted(found, key=lambda test: (near not in test, self.breadth[test], test))

    def length(self, test: str) -> float:
        """Return the length of a test in seconds, or LONG if it was stopped or not measured."""
        return LONG if test in self.cut else self.seconds.get(test, LONG)

    def cut_short(self, path: Path, line: int) -> list[str]:
        """Return the tests that had reached a line when they were stopped."""
        return sorted(test for test in self.lines.get(str(path), {}).get(line, ()) if test in self.cut)

    def about(self, path: Path, line: int) -> list[str]:
        """Return tests for a line that runs at import.

        These reach a use of the line's constant, or any line of the file.
        """
        said = path.read_text(encoding="utf-8").splitlines()[line - 1]
        named = re.match(r"([A-Z][A-Z_0-9]+)\b.*=", said)
        lines = [(file, at) for file, at in self._mentions(named[1])] if named else []
        lines += [(str(path), at) for at in self.lines.get(str(path), {})]
        found: dict[str, None] = {}
        for file, at in lines:
            found |= dict.fromkeys(self.tests(Path(file), at)[:20])
        near = f"test_{path.stem}"
        return sorted(found, key=lambda test: (near not in test, self.breadth[test], test))

    def _mentions(self, name: str) -> Iterable[tuple[str, int]]:
        word = re.compile(rf"\b{name}\b")
        for file in self.lines:
            for at, text in enumerate(Path(file).read_text(encoding="utf-8").splitlines(), 1):
                if word.search(text):
                    yield file, at

    def while_loading(self, path: Path, line: int) -> bool:
        return "" in self.lines.get(str(path), {}).get(line, ())


def _open_conditions(text: list[str], lines: dict[int, set[str]]) -> None:
    """Give a line such as ``if (``, on which nothing runs, the tests of the next line."""
    for at in range(len(text) - 1, 0, -1):
        if at not in lines and at + 1 in lines and text[at - 1].endswith("("):
            lines[at] = lines[at + 1]


def moved(then: str, now: str) -> dict[int, int] | None:
    """Return the new number of each line, or None if the file has not changed."""
    if then == now:
        return None
    same = SequenceMatcher(None, then.splitlines(), now.splitlines(), autojunk=False).get_matching_blocks()
    places = {block.a + at + 1: block.b + at + 1 for block in same for at in range(block.size)}
    last = 0
    for line in range(1, len(then.splitlines()) + 1):
        # A rewritten line keeps its place after the line before it.
        last = places.setdefault(line, last + 1)
    return places
