"""``tableverse lesson``: the coach below the table, and the list and check of lessons."""

import json
from pathlib import Path

from lessons.test_reading import LESSON
from tableverse.kernel.record import Record

from .conftest import Run


def test_the_coach_speaks_and_advises_in_either_language(run: Run) -> None:
    shown = run("lesson", "splendor", typed=["q"]).stdout
    assert "Your first game" in shown
    assert "Take two yellow Stones" in shown
    assert "Type 11: Take 2 Mind" in shown
    assert "type: ?SPL-TURN-02 ?SPL-TAKE2-01" in shown
    shown = run("lesson", "splendor", "first-game", "--lang", "es", typed=["q"]).stdout
    assert "Coge dos Gemas amarillas" in shown
    assert "Escribe 11: Coger 2 Mente" in shown


def test_a_mistake_is_explained_and_not_played(run: Run, data_folder: Path) -> None:
    shown = run("lesson", "splendor", typed=["1", "11", "q"]).stdout
    assert "You may do that, too" in shown
    (file,) = data_folder.iterdir()
    assert Record.load(file).options == ["take:yellow+yellow", "take:blue+blue"]


def test_a_rule_leads_to_the_lessons_that_teach_it(run: Run) -> None:
    assert "tableverse lesson champions guard" in run("rules", "champions", "CHA-GUARD-01").stdout
    (found,) = json.loads(run("rules", "champions", "CHA-GUARD-02", "--json").stdout)
    assert found["lessons"] == ["guard"]


def test_without_a_game_the_lessons_are_listed(run: Run) -> None:
    assert "first-game" in run("lesson").stdout
    listed = json.loads(run("lesson", "--json").stdout)
    assert ("splendor", "first-game") in [(one["game"], one["id"]) for one in listed]


def test_a_custom_lesson_is_checked_and_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(LESSON, encoding="utf-8")
    assert "splendor/mine: valid" in run("lesson", "splendor", "--file", file, "--check").stdout
    assert "Take two." in run("lesson", "splendor", "--file", file, typed=["q"]).stdout
    file.write_text(LESSON.replace("advice: take:yellow+yellow", "advice: recruit:drax"), encoding="utf-8")
    refused = run("lesson", "splendor", "--file", file, "--check")
    assert refused.exit_code == 2
    assert f"{file}:11: " in refused.stderr


def test_an_unknown_lesson_is_refused(run: Run) -> None:
    assert "There is no lesson “poker”" in run("lesson", "splendor", "poker").stderr
    assert run("lesson", "splendor", "poker", "--file", "x.yaml").exit_code == 2
