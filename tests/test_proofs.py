"""The record of proofs: only a passing run of the whole suite writes it, and every other whole run compares it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

TESTS = """
    import pytest
    from hypothesis import given, strategies as st
    from tableverse.kernel.ledger import rule

    @rule("SPL-COMP-02", "SPL-COMP-01")
    @pytest.mark.parametrize("seats", [2, 3])
    def test_cards(seats): ...

    class TestMore:
        @rule("SPL-COMP-01")
        def test_tokens(self): ...

    @given(st.booleans())
    @rule("SPL-COMP-03")
    def test_tiles(yes): ...

    @rule("SPL-SETUP-01")
    @pytest.mark.skip(reason="later")
    def test_later(): ...

    def test_other(): ...
"""
EXPECTED = {
    "SPL-COMP-01": ["tests/test_sample.py::TestMore::test_tokens", "tests/test_sample.py::test_cards"],
    "SPL-COMP-02": ["tests/test_sample.py::test_cards"],
    "SPL-COMP-03": ["tests/test_sample.py::test_tiles"],
}
STALE = "The record of what the tests of splendor prove is stale; `make proofs` refreshes it."


class Project:
    """A small separate test suite that names real rules of Splendor."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        pytester.makeini("[pytest]\ntestpaths = tests\naddopts = --import-mode=importlib\n")
        self.write("tests/conftest.py", 'pytest_plugins = ["proofs"]\n')
        self.write("tests/test_sample.py", TESTS)
        self.record = pytester.path / "src" / "tableverse" / "games" / "splendor" / "proofs.json"
        self.record.parent.mkdir(parents=True)

    def write(self, name: str, text: str) -> None:
        path: Path = self.pytester.path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(line.removeprefix("    ") for line in text.splitlines()) + "\n")

    def run(self, *arguments: str) -> tuple[int, str]:
        result = self.pytester.runpytest_inprocess("-p", "no:cacheprovider", "-p", "no:xdist", *arguments)
        return int(result.ret), result.stdout.str() + result.stderr.str()

    def run_in_workers(self, *arguments: str) -> tuple[int, str]:
        result = self.pytester.runpytest_subprocess("-p", "no:cacheprovider", "-n", "1", *arguments)
        return int(result.ret), result.stdout.str() + result.stderr.str()


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Project:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parent))
    return Project(pytester)


@pytest.mark.parametrize("workers", [False, True])
def test_a_passing_whole_run_records_the_proofs(project: Project, workers: bool) -> None:
    status, output = (project.run_in_workers if workers else project.run)("--record-proofs")
    assert status == 0, output
    assert json.loads(project.record.read_text()) == EXPECTED
    assert project.record.read_text().startswith('{\n  "SPL-COMP-01": [\n    "tests/')
    assert project.record.read_text().endswith("]\n}\n")
    assert "Recorded for splendor: 3 rules are proved." in output
    status, output = project.run()
    assert status == 0, output
    assert "proofs of the rules" not in output


def test_a_stale_record_fails_a_whole_run_and_stays_as_it_is(project: Project) -> None:
    for record in ("{}", "not json", json.dumps({"SPL-COMP-01": ["tests/old.py::test_gone"]})):
        project.record.write_text(record)
        status, output = project.run()
        assert status == 1
        assert STALE in output
        assert project.record.read_text() == record


@pytest.mark.parametrize(
    "arguments",
    [
        ["tests/test_sample.py"],
        ["tests/test_sample.py::test_other"],
        ["-k", "other"],
        ["-m", "not slow"],
        ["--deselect", "tests/test_sample.py::test_other"],
        ["--ignore", "tests/test_none.py"],
        ["--collect-only"],
    ],
)
def test_a_partial_run_neither_compares_nor_records(project: Project, arguments: list[str]) -> None:
    status, output = project.run(*arguments)
    assert status == 0, output
    assert "stale" not in output
    status, output = project.run(*arguments, "--record-proofs")
    assert status == 4
    assert "--record-proofs needs the whole suite: name no tests and leave none out" in output
    assert not project.record.exists()


@pytest.mark.parametrize("arguments", [["tests"], ["--ignore", "tests/browser"], ["-x"], ["-q", "tests/"]])
def test_other_options_still_count_as_a_whole_run(project: Project, arguments: list[str]) -> None:
    status, output = project.run(*arguments)
    assert status == 1
    assert STALE in output


def test_a_run_with_a_failure_records_nothing(project: Project) -> None:
    project.record.write_text("{}")
    project.write("tests/test_broken.py", "def test_broken(): assert False\n")
    status, output = project.run("--record-proofs")
    assert status == 1
    assert "Nothing was recorded: not every test passed." in output
    assert project.record.read_text() == "{}"
    status, output = project.run()
    assert status == 1
    assert "stale" not in output  # one failure is enough to report


@pytest.mark.parametrize("workers", [False, True])
def test_an_unknown_rule_is_an_error(project: Project, workers: bool) -> None:
    text = 'from tableverse.kernel.ledger import rule\n@rule("SPL-COMP-01", "SPL-NOPE-99")\ndef test_typo(): ...\n'
    project.write("tests/test_typo.py", text)
    status, output = project.run_in_workers() if workers else project.run()
    assert status != 0
    assert "test_typo proves SPL-NOPE-99, which no rules.yaml has" in output
