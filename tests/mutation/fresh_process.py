"""Run tests on one mutant in a fresh process for ``run.py``, with the module broken before its first import."""

from __future__ import annotations

import json
import resource
import sys
from pathlib import Path

import pytest

from mutation.breaking import BrokenImport
from mutation.sites import Mutant

PROJECT = Path(__file__).resolve().parent.parent.parent


class Chosen:
    """A plugin that runs only the given tests, in their order, and remembers the first failure."""

    def __init__(self, tests: list[str]) -> None:
        self.place = {test: at for at, test in enumerate(tests)}
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted(
            (item for item in items if item.nodeid in self.place), key=lambda item: self.place[item.nodeid]
        )

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid


def main() -> int:
    asked = json.load(sys.stdin)
    resource.setrlimit(resource.RLIMIT_CPU, (asked["limit"], asked["limit"]))
    sys.meta_path.insert(0, BrokenImport(PROJECT / "src" / "tableverse", "tableverse", Mutant(**asked["mutant"])))
    files = sorted({test.partition("::")[0] for test in asked["tests"]})
    chosen = Chosen(asked["tests"])
    # pytest would rewrite the assertions of modules named like tests, such as attribute_test.py, from the unbroken
    # source.
    arguments = [*files, "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--assert=plain"]
    code = pytest.main([*arguments, "--rootdir", str(PROJECT)], plugins=[chosen])
    sys.stdout.write(f"\n{chosen.failed or 'while collecting'}\n")
    return int(code)


if __name__ == "__main__":
    sys.exit(main())
