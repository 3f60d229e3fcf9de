"""Records which tests prove which rules, and fails a run of the whole suite if the record is stale.

A test names its rules with ``tableverse.kernel.ledger.rule``. ``--record-proofs`` (``make proofs``) writes them into
``proofs.json`` beside each game's ``rules.yaml``. The file ships with the package.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from tableverse.kernel.ledger import Ledger

#: A run without these still counts as the whole suite: browser tests need a browser and prove no rules.
MAY_BE_LEFT_OUT = ("tests/browser",)
#: Options that select only a part of the suite.
NARROWING = (
    "keyword",
    "markexpr",
    "lf",
    "stepwise",
    "deselect",
    "ignore_glob",
    "collectonly",
    "setuponly",
    "setupplan",
)


@cache
def games_by_rule() -> dict[str, str]:
    """Return the game of each rule id, from every game's ledger."""
    folders = sorted((files("tableverse") / "games").iterdir(), key=lambda folder: folder.name)
    games = [folder.name for folder in folders if (folder / "rules.yaml").is_file()]
    return {entry.id: game for game in games for entry in Ledger.read(game, files("tableverse") / "games" / game).rules}


def rules_of(test: object) -> tuple[str, ...]:
    """Return the rules that a test proves, also if Hypothesis' ``given`` wraps it."""
    inner = getattr(getattr(test, "hypothesis", None), "inner_test", None)
    found = (getattr(test, "__rules__", ()), getattr(inner, "__rules__", ()))
    return tuple(rule for rules in found if isinstance(rules, tuple) for rule in rules)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--record-proofs", action="store_true", help="record which tests prove which rules")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--record-proofs") and not is_whole(config):
        raise pytest.UsageError("--record-proofs needs the whole suite: name no tests and leave none out")
    if not hasattr(config, "workerinput"):  # workers of pytest-xdist report to the controller
        config.pluginmanager.register(Recorder(config), "proof-recorder")


def is_whole(config: pytest.Config) -> bool:
    root, here = config.rootpath, config.invocation_params.dir
    if any(config.getoption(name, None) for name in NARROWING):
        return False
    left_out = {(here / path).resolve() for path in config.getoption("ignore") or ()}
    asked = {(here / path).resolve() for path in config.args}
    return left_out <= {root / path for path in MAY_BE_LEFT_OUT} and asked == {
        root / path for path in config.getini("testpaths")
    }


def pytest_pycollect_makeitem(collector: pytest.Module | pytest.Class, name: str, obj: object) -> None:
    unknown = [rule for rule in rules_of(obj) if rule not in games_by_rule()]
    if unknown:
        raise collector.CollectError(f"{name} proves {', '.join(unknown)}, which no rules.yaml has")


def pytest_itemcollected(item: pytest.Item) -> None:
    rules = rules_of(getattr(item, "function", None))
    if rules:
        item.user_properties.append(("rules", list(rules)))


class Recorder:
    """A plugin that collects the proofs of passed tests, and writes or compares the records after a whole run."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        #: Rule id -> the tests that prove it.
        self.proofs: dict[str, set[str]] = {}
        self.lines: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            test = report.nodeid.partition("[")[0]
            for name, rules in report.user_properties:
                for rule in rules if name == "rules" else ():
                    self.proofs.setdefault(rule, set()).add(test)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        recording = self.config.getoption("--record-proofs")
        if exitstatus != pytest.ExitCode.OK:
            if recording:
                self.lines.append("Nothing was recorded: not every test passed.")
            return
        if not is_whole(self.config):
            return
        for game in sorted(set(games_by_rule().values())):
            path = self.config.rootpath / "src" / "tableverse" / "games" / game / "proofs.json"
            fresh = self.of(game)
            if fresh == read(path):
                continue
            if recording:
                path.write_text(json.dumps(fresh, indent=2, sort_keys=True) + "\n", encoding="utf-8")
                self.lines.append(f"Recorded for {game}: {len(fresh)} rules are proved.")
            else:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED
                self.lines.append(f"The record of what the tests of {game} prove is stale; `make proofs` refreshes it.")

    def of(self, game: str) -> dict[str, list[str]]:
        return {rule: sorted(tests) for rule, tests in self.proofs.items() if games_by_rule()[rule] == game}

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.lines:
            terminalreporter.section("proofs of the rules")
        for line in self.lines:
            terminalreporter.line(line)


def read(path: Path) -> dict[str, list[str]]:
    """Return the recorded proofs, or an empty dict if the record is missing or unreadable."""
    try:
        found: dict[str, list[str]] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found
