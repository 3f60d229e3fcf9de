"""Lesson files with errors, which are refused with file and line."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tableverse.kernel.errors import BadContent, UnknownGame, UnknownLesson
from tableverse.lessons.checking import Rehearsal, check_lesson
from tableverse.lessons.loading import find_lesson, lessons_of, read_lesson

LESSON = """\
title: {en: Two Stones, es: Dos Gemas}
about: {en: A short one., es: Una corta.}
minutes: 1
seed: 12
seats: [me, easy]
script:
  1: [take:blue+blue]
steps:
  - id: one
    say: {en: Take two., es: Coge dos., look: bank}
    advice: take:yellow+yellow
    mistakes:
      - option: {verb: reserve}
        say: {en: Not now., es: Ahora no.}
      - say: {en: No., es: No.}
  - id: two
    say: {en: Now as you like., es: Ahora como quieras.}
    free: true
    until: {event: {kind: took, facts: {seat: 0}}}
ending: {en: Done., es: Hecho.}
"""

PAGE = "{en: Take two., es: Coge dos., rules: [SPL-TAKE2-01]}"

Written = Callable[[str], Any]


@pytest.fixture
def read(tmp_path: Path) -> Written:
    def read(text: str) -> Any:
        file = tmp_path / "mine.yaml"
        file.write_text(text, encoding="utf-8")
        return read_lesson("splendor", file)

    return read


def complaint(read: Written, old: str, new: str) -> BadContent:
    assert old in LESSON
    with pytest.raises(BadContent) as caught:
        check_lesson(read(LESSON.replace(old, new, 1)))
    assert caught.value.file.endswith("mine.yaml")
    return caught.value


def test_sample_lesson_is_valid(read: Written) -> None:
    lesson = read(LESSON)
    assert lesson.id == "mine"
    assert check_lesson(lesson) >= 2


@pytest.mark.parametrize(
    ("old", "new", "problem", "line"),
    [
        ("minutes: 1", "minutes: none", "not-a-number", 3),
        ("minutes: 1", "minute: 1", "missing", 1),
        ("seed: 12", "seed: 12\nsed: 13", "unknown-field", 5),
        ("[me, easy]", "[easy, easy]", "one-learner", 5),
        ("[me, easy]", "[me, easy, easy, easy, easy]", "bad-table", 1),
        ("[me, easy]", "[me, esay]", "bad-table", 1),
        ("  1: [", "  2: [", "no-such-seat", 7),
        ("es: Coge dos., ", "", "missing", 10),
        ("look: bank", "look: bnak", "nowhere", 10),
        ("look: bank", 'look: "card:nobody"', "nowhere", 10),
        ("look: bank", "rules: [SPL-TAKE9-01]", "not-one-of", 10),
        ("seed: 12", "seed: 12\nrules: [SPL-TAKE2-01]", "unknown-field", 5),
        ("seed: 12", "seed: 12\nbefore: take:blue+blue", "not-a-list", 5),
        ("say: {en: No., es: No.}", "option: {verb: take}\n        say: {en: No., es: No.}", "no-mistake", 9),
        ("{verb: reserve}", "{verbs: reserve}", "unknown-field", 13),
        ("id: two", "id: one", "same-id", 16),
        ("kind: took", "kind: tok", "no-such-event", 19),
        ("{event: {", "{evnt: {", "unknown-field", 19),
        ("{event: {kind: took, facts: {seat: 0}}}", "{}", "no-condition", 19),
        ("{event: {kind: took, facts: {seat: 0}}}", "{over: maybe}", "not-one-of", 19),
        ("{event: {kind: took, facts: {seat: 0}}}", "{view: {path: mats.0.points}}", "no-comparison", 19),
        ("{event: {kind: took, facts: {seat: 0}}}", "{view: {path: mats.0.point, least: 1}}", "no-such-value", 19),
        ("ending: {en: Done., es: Hecho.}", "ending: []", "nothing-said", 20),
        ("es: Coge dos., look: bank}", "es: Coge dos., when: {over: won}}", "task-with-condition", 10),
    ],
)
def test_invalid_field_is_refused_with_its_line(read: Written, old: str, new: str, problem: str, line: int) -> None:
    found = complaint(read, old, new)
    assert (found.problem, found.line) == (problem, line)
    for language in ("en", "es"):
        assert "content-" not in found.say(language)


@pytest.mark.parametrize(
    ("old", "new", "problem", "line"),
    [
        ("advice: take:yellow+yellow", "advice: recruit:drax", "never-offered", 11),
        ("{verb: reserve}", "{verb: recruit}", "never-offered", 13),
        ("[take:blue+blue]", "[recruit:drax]", "never-offered", 7),
        ("seed: 12", "seed: 12\nbefore: [take:red+red, take:blue+blue,\n recruit:drax]", "never-offered", 6),
        ("{event: {kind: took, facts: {seat: 0}}}", "{event: {kind: took, facts: {seat: 5}}}", "never-ends", 16),
    ],
)
def test_unreachable_step_is_refused_with_its_line(
    read: Written, monkeypatch: pytest.MonkeyPatch, old: str, new: str, problem: str, line: int
) -> None:
    monkeypatch.setattr("tableverse.lessons.checking.MAX_CHOICES", 12)
    found = complaint(read, old, new)
    assert (found.problem, found.line) == (problem, line)


def test_unknown_lesson_is_refused() -> None:
    with pytest.raises(UnknownLesson, match="first-game"):
        find_lesson("splendor", "second-game")
    with pytest.raises(UnknownGame):
        lessons_of("chess")


def test_lesson_can_start_midway(read: Written) -> None:
    later = LESSON.replace("seed: 12", "seed: 12\nbefore: [take:red+red, take:orange+orange]", 1)
    lesson = read(later.replace("{en: Take two., es: Coge dos., look: bank}", PAGE))
    assert lesson.rules == ["SPL-TAKE2-01"]
    assert lesson.opening.options == ["take:red+red", "take:orange+orange"]
    rehearsal = Rehearsal(lesson)
    assert rehearsal.match.moves == 2
    rehearsal.take_advice(rehearsal.advance())
    rehearsal.advance()
    assert rehearsal.match.record.options[2:] == ["take:yellow+yellow", "take:blue+blue"], (
        "the script begins there, too"
    )
