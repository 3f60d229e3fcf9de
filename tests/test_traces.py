"""Traces: recorded on request, compared on every later run, and never the proof of a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import traces

TESTS = """
import pytest
import traces

@pytest.mark.parametrize("seat", [0, 1])
def test_plays(seat):
    traces.note_answer("asked", [True, seat, {amount}])

def test_plays_nothing(): ...
"""
PLACE = "tests/games/made-up"


class Project:
    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        pytester.makeini("[pytest]\ntestpaths = tests\naddopts = --import-mode=importlib\n")
        self.folder: Path = pytester.path / PLACE
        self.folder.mkdir(parents=True)
        (pytester.path / "tests" / "conftest.py").write_text('pytest_plugins = ["traces"]\n')
        self.plays(5)

    def plays(self, amount: int) -> None:
        (self.folder / "test_play.py").write_text(TESTS.replace("{amount}", str(amount)))

    def run(self, *arguments: str) -> tuple[dict[str, int], str]:
        traces.kept.cache_clear()
        plain = ("--assert=plain", "-p", "no:cacheprovider", "-p", "no:xdist")  # imported modules can't be rewritten
        result = self.pytester.runpytest_inprocess(*plain, *arguments)
        return result.parseoutcomes(), result.stdout.str()

    def names(self) -> list[str]:
        lines = (self.folder / traces.KEPT).read_text(encoding="utf-8").splitlines()
        return [line.partition(" ")[2] for line in lines]


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Project:
    # A file rewritten within a second with the same length would be mistaken for its compiled version.
    monkeypatch.setattr("sys.dont_write_bytecode", True)
    return Project(pytester)


def test_a_test_without_a_recorded_trace_is_not_compared(project: Project) -> None:
    assert project.run()[0] == {"passed": 3}
    assert not (project.folder / traces.KEPT).exists()


def test_a_changed_trace_is_an_error_at_teardown(project: Project) -> None:
    project.run("--record-traces")
    assert project.names() == ["test_play.py::test_plays[0]", "test_play.py::test_plays[1]"]
    assert project.run()[0] == {"passed": 3}
    project.plays(6)
    outcomes, said = project.run()
    assert outcomes == {"passed": 3, "errors": 2}
    assert "ERROR at teardown of test_plays[0]" in said
    assert "If the change is intended, run make traces" in said


def test_recording_again_reports_what_changed(project: Project) -> None:
    project.run("--record-traces")
    project.plays(6)
    said = project.run("--record-traces", f"{PLACE}/test_play.py::test_plays[1]")[1]
    assert f"{PLACE}/traces.txt: 1 kept, 1 of them changed" in said
    assert (project.pytester.path / traces.CHANGED).read_text() == f"{PLACE}/test_play.py::test_plays[1]"
    assert len(project.names()) == 2  # the other test did not run, so its trace stays
    assert project.run()[0] == {"passed": 3, "errors": 1}


def test_traces_of_deleted_tests_are_dropped(project: Project) -> None:
    project.run("--record-traces")
    path = project.folder / "test_play.py"
    path.write_text(path.read_text().replace("[0, 1]", "[0]"))
    project.run("--record-traces")
    assert project.names() == ["test_play.py::test_plays[0]"]


def test_a_failing_test_is_not_compared(project: Project) -> None:
    project.run("--record-traces")
    path = project.folder / "test_play.py"
    path.write_text(path.read_text().replace("5])", "6])\n    assert not seat"))
    assert project.run()[0] == {"passed": 2, "failed": 1, "errors": 1}


def test_a_trace_can_be_written_as_text(project: Project) -> None:
    project.run("--traces-to", "read")
    said = (project.pytester.path / "read" / "test-play-py-test-plays-1-.txt").read_text()
    assert said.splitlines() == ["=== asked", "[0] = 1", "[1] = 1", "[2] = 5"]
