"""The mutation runner: which changes it makes, and that each change takes effect."""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from mutation import run
from mutation.breaking import BrokenImport, swap
from mutation.reach import moved
from mutation.sites import Mutant, draw, find_again, in_signature, mutants_of

SOURCE = '''
"""Nothing in here is changed: 1 + 1."""
LIMIT = 3
__slots__ = ("one", "two")

class Crew:
    size: int = 2

    def __init__(self, hands: int) -> None:
        self.hands = hands

    def sail(self, wind: int) -> bool:
        """Not this either: 7."""
        assert wind != 5
        if wind < LIMIT and self.hands >= 2:
            raise ValueError(f"{wind + 1} is too little")
        self.rest(wind)
        return not self.tired(wind)

    def rest(self, wind: int) -> None:
        self.hands -= wind

    def tired(self, wind: int) -> bool:
        return max(hand for hand in range(wind) if hand) > self.hands
'''


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "harbour"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "crew.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    yield folder
    for name in [name for name in sys.modules if name.split(".")[0] == "harbour"]:
        del sys.modules[name]


def chosen(root: Path, before: str, after: str) -> Mutant:
    return next(m for m in mutants_of(root, "crew.py") if (m.before, m.after) == (before, after))


def test_every_change_is_one_that_a_test_could_notice(root: Path) -> None:
    changes = [(mutant.before, mutant.after) for mutant in mutants_of(root, "crew.py")]
    assert changes.count(("3", "4")) == 1
    assert ("wind < LIMIT", "wind <= LIMIT") in changes
    assert ("wind < LIMIT", "wind >= LIMIT") in changes
    assert ("wind < LIMIT and self.hands >= 2", "wind < LIMIT or self.hands >= 2") in changes
    assert ("wind < LIMIT and self.hands >= 2", "self.hands >= 2") in changes
    assert ("self.rest(wind)", "pass") in changes
    assert ("not self.tired(wind)", "self.tired(wind)") in changes
    assert ("self.hands -= wind", "self.hands += wind") in changes
    assert ("self.hands -= wind", "pass") in changes
    assert any(before.startswith("max(") and after.startswith("min(") for before, after in changes)
    assert any(" if hand" in before and " if hand" not in after for before, after in changes)
    said = [before for before, _ in changes]
    assert "wind != 5" not in said  # an assertion
    assert "wind + 1" not in said  # the text of an error
    assert "self.hands = hands" not in said  # a constructor without it would fail at once
    assert "7" not in said  # a docstring


def test_long_changes_show_the_part_that_differs(root: Path) -> None:
    names = [f"every_hand_on_deck_{number}" for number in range(9)]
    (root / "crew.py").write_text(f"def ready({', '.join(names)}):\n    return {' and '.join(names)}\n")
    for mutant in mutants_of(root, "crew.py"):
        assert mutant.before != mutant.after
        assert max(len(mutant.before), len(mutant.after)) <= 100


def test_an_explanation_may_be_limited_to_one_line() -> None:
    mutants = mutants_of(run.SOURCE, "games/splendor/frames/turn.py")
    row = {"file": "games/splendor/frames/turn.py", "before": "4", "after": "5", "why": ""}
    assert sum(run.explains(row, mutant) for mutant in mutants) > 1
    assert sum(run.explains(row | {"line": "END: Final = 4"}, mutant) for mutant in mutants) == 1
    assert not any(run.explains(row | {"line": "END: Final = 5"}, mutant) for mutant in mutants)


@pytest.mark.parametrize("row", run.read_explained(), ids=lambda row: f"{row['file']}: {row['before']}")
def test_explained_mutants_still_exist(row: dict[str, str]) -> None:
    assert set(row) - {"line"} == {"file", "before", "after", "why"}
    assert any(run.explains(row, mutant) for mutant in mutants_of(run.SOURCE, row["file"]))


def test_every_mutant_has_a_place(root: Path) -> None:
    for mutant in mutants_of(root, "crew.py"):
        assert mutant.line > 1
        assert mutant.function in ("", "Crew.sail", "Crew.rest", "Crew.tired")


def test_the_same_seed_draws_the_same_mutants(root: Path) -> None:
    assert draw(root, ".", 5, 7) == draw(root, ".", 5, 7)
    assert draw(root, ".", 5, 7) != draw(root, ".", 5, 8)
    assert len(draw(root, ".", 1000, 1)) == len(mutants_of(root, "crew.py"))
    assert draw(root, ".", 5, 7, leave_out=("crew",)) == []


def test_a_mutant_is_found_again_after_its_line_moved(root: Path) -> None:
    old = chosen(root, "wind < LIMIT", "wind <= LIMIT")
    other = chosen(root, "self.hands -= wind", "pass")
    (root / "crew.py").write_text("# One more line.\n" + SOURCE.replace("self.hands -= wind", "self.hands = 0"))
    found, gone = find_again(root, [old, other])
    assert found is not None
    assert (found.line, found.function) == (old.line + 1, "Crew.sail")
    assert gone is None


def test_identical_changes_of_two_functions_are_told_apart(root: Path) -> None:
    (root / "crew.py").write_text("def sail():\n    return 1\n\ndef rest():\n    return 1\n")
    every = mutants_of(root, "crew.py")
    (root / "crew.py").write_text("def rest():\n    return 1\n\ndef sail():\n    return 1\n")
    assert [mutant and (mutant.function, mutant.line) for mutant in find_again(root, every)] == [
        ("sail", 5),
        ("rest", 2),
    ]


def test_a_mutant_is_found_again_only_in_its_function(root: Path) -> None:
    (root / "crew.py").write_text("def sail():\n    return 1\n\ndef rest():\n    return 2 + 3\n")
    old = [mutant for mutant in mutants_of(root, "crew.py") if mutant.function == "sail"]
    (root / "crew.py").write_text("def sail():\n    return len('x') + 5\n\ndef rest():\n    return 1\n")
    assert find_again(root, old) == [None]
    (root / "crew.py").write_text("def glide():\n    return 1\n")  # a renamed function
    assert [mutant and mutant.function for mutant in find_again(root, old)] == ["glide"]


def test_line_numbers_are_translated_to_the_current_source() -> None:
    assert moved("a\nb\nc\n", "a\nb\nc\n") is None
    assert moved("a\nb\nc\n", "new\na\nb\nc\n") == {1: 2, 2: 3, 3: 4}
    assert moved("a\nb\nc\n", "a\nchanged\nc\n") == {1: 1, 2: 2, 3: 3}


@pytest.mark.parametrize("file", run.CONTENT_TESTS)
def test_content_test_files_exist(file: str) -> None:
    assert any((run.PROJECT / file.format(game)).exists() for game in run.TARGETS)


def test_only_survivors_of_an_earlier_run_are_tried_again(tmp_path: Path) -> None:
    every = mutants_of(run.SOURCE, "games/splendor/rules/costs.py")[:3]
    outcomes = [run.Verdict(every[0], "caught"), run.Verdict(every[1], "survived"), run.Verdict(every[2], "hung")]
    gone = run.Verdict(replace(every[0], before="nothing of the kind"), "survived")
    outcomes.append(run.Verdict(every[2], "caught", deaf=["SPL-COST-01"]))
    path = tmp_path / "report.json"
    path.write_text(json.dumps([asdict(verdict) for verdict in [*outcomes[:3], gone]]), encoding="utf-8")
    mutants, verdicts = run.from_report(path, survivors=True)
    assert mutants == [every[1]]
    assert [verdict.outcome for verdict in verdicts] == ["caught", "hung", "gone"]
    assert len(run.from_report(path, survivors=False)[0]) == 3
    path.write_text(json.dumps([asdict(outcomes[3])]), encoding="utf-8")
    assert run.from_report(path, survivors=True)[0] == [every[2]]  # a rule's own test did not notice


def test_swap_also_changes_bound_methods(root: Path) -> None:
    crew = importlib.import_module("harbour.crew").Crew(2)
    rest = crew.rest
    assert swap(root, "harbour", chosen(root, "self.hands -= wind", "self.hands += wind"))
    rest(1)
    assert crew.hands == 3


def test_code_that_runs_at_import_is_broken_by_the_import(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mutant = chosen(root, "3", "4")
    assert mutant.function == ""
    monkeypatch.setattr(sys, "meta_path", [BrokenImport(root, "harbour", mutant), *sys.meta_path])
    assert importlib.import_module("harbour.crew").LIMIT == 4


def test_constructor_mutants_run_tests_that_reach_the_attribute(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class EveryLine:
        def tests(self, path: Path, line: int) -> list[str]:
            return [f"{path.name}:{line}"]

    monkeypatch.setattr(run, "SOURCE", root)
    monkeypatch.setattr(run, "NEAR", 1)
    lines = (root / "crew.py").read_text(encoding="utf-8").splitlines()
    looked_at = {f"crew.py:{number}" for number, line in enumerate(lines, 1) if "self.hands" in line}
    breaker = run.Breaker.__new__(run.Breaker)
    breaker.reach = EveryLine()  # type: ignore[assignment]
    breaker.items = dict.fromkeys(f"crew.py:{number}" for number in range(99))  # type: ignore[arg-type]
    at = 1 + next(number for number, line in enumerate(lines) if "self.hands = hands" in line)
    assert set(breaker.tests_using(Mutant("crew.py", 0, at, "Crew.__init__", "", ""))) == looked_at
    assert breaker.tests_using(Mutant("crew.py", 0, at, "Crew.sail", "", "")) == []


def test_argument_defaults_are_recognized(root: Path) -> None:
    (root / "crew.py").write_text("def sail(wind: int = 3, *, far: bool = False) -> int:\n    return wind + 3\n")
    found = {(mutant.before, in_signature(root, mutant)) for mutant in mutants_of(root, "crew.py")}
    assert found == {("3", True), ("False", True), ("wind + 3", False), ("3", False)}
