"""Which tests reach which lines, and how long each test takes: a plugin of pytest that asks coverage.py.

``-p mutation.reach --reach-to FOLDER --reach-part 0/2`` runs every second test and writes what it learnt into a folder.
(pytest-xdist runs tests in a thread that coverage.py is not told of.)
"""

from __future__ import annotations

import json
import time
from collections.abc import Generator
from pathlib import Path

import pytest
from coverage import Coverage, CoverageData

SOURCE = Path(__file__).resolve().parent.parent.parent / "src" / "tableverse"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--reach-to", type=Path, help="the folder in which to write which tests reach what")
    parser.addoption("--reach-of", default="kernel", help="leave out tests of a game other than this one")
    parser.addoption("--reach-part", default="0/1", help="which part of the tests, of how many")


def pytest_configure(config: pytest.Config) -> None:
    part, parts = config.getoption("--reach-part").split("/")
    target = config.getoption("--reach-of")
    measuring = Measuring(config.getoption("--reach-to"), target, int(part), int(parts))
    config.pluginmanager.register(measuring, "measuring-reach")


class Measuring:
    def __init__(self, folder: Path, target: str, part: int, parts: int) -> None:
        self.folder = folder
        self.part = part
        self.parts = parts
        self.coverage = Coverage(data_file=str(folder / f"lines.{part}"), source=[str(SOURCE)])
        # conftest.py has imported the package's first file before; nothing of it matters here.
        self.coverage.set_option("run:disable_warnings", ["module-not-measured", "no-data-collected"])
        self.seconds: dict[str, float] = {}
        self.rules: dict[str, list[str]] = {}
        self.coverage.start()
        from tableverse.games.registry import game_ids, load_game  # measured too

        # What is loaded once for all tests would otherwise count for the first of them only.
        games = game_ids()
        for game in games:
            load_game(game)
        self.other_games = tuple(game for game in games if target in games and game != target)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        # Tests of every game (tests/property) name the game in brackets.
        mine = [item for item in items if not any(game in item.name.partition("[")[2] for game in self.other_games)]
        items[:] = mine[self.part :: self.parts]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.coverage.switch_context(item.nodeid)
        began = time.perf_counter()
        result = yield
        self.seconds[item.nodeid] = time.perf_counter() - began
        named = [rules for name, rules in item.user_properties if name == "rules"]  # as tests/proofs.py noted them
        self.rules[item.nodeid] = [rule for rules in named for rule in rules]
        self.coverage.switch_context("")
        return result

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        self.coverage.save()
        facts = {"seconds": self.seconds, "rules": self.rules}
        (self.folder / f"tests.{self.part}.json").write_text(json.dumps(facts), encoding="utf-8")


class Reach:
    """What was measured, read back."""

    def __init__(self, folder: Path) -> None:
        self.seconds: dict[str, float] = {}
        self.rules: dict[str, list[str]] = {}
        self.data = [CoverageData(str(path)) for path in sorted(folder.glob("lines.*"))]
        for data in self.data:
            data.read()
        for path in sorted(folder.glob("tests.*.json")):
            facts = json.loads(path.read_text(encoding="utf-8"))
            self.seconds |= facts["seconds"]
            self.rules |= facts["rules"]
        self.lines: dict[str, dict[int, set[str]]] = {}

    def tests(self, path: Path, line: int) -> list[str]:
        """The tests that reach a line, the quickest first."""
        found = [test for test in self.lines[str(path)].get(line, ()) if test]
        return sorted(found, key=lambda test: (self.seconds.get(test, 0.0), test))

    def while_loading(self, path: Path, line: int) -> bool:
        return "" in self.lines[str(path)].get(line, ())

    def every_test(self) -> list[str]:
        return sorted(self.seconds, key=lambda test: (self.seconds[test], test))

    def load(self, path: Path) -> None:
        name = str(path)
        if name not in self.lines:
            lines: dict[int, set[str]] = {}
            for data in self.data:
                for line, contexts in data.contexts_by_lineno(name).items():
                    lines.setdefault(line, set()).update(contexts)
            self.lines[name] = lines
