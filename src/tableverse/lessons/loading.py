"""The lessons of each game, in ``lessons/`` beside the game's content."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypedDict

from tableverse import plugins
from tableverse.games import registry
from tableverse.kernel.errors import UnknownLesson
from tableverse.kernel.printed import Names
from tableverse.lessons.lesson import Lesson
from tableverse.lessons.reading import PLACES, LessonReader, read_places

#: The lesson for beginners.
BEGINNERS_LESSON = "first-game"


class PrintedLesson(TypedDict):
    """The description of a lesson, for lists."""

    id: str
    title: Names
    about: Names
    #: Estimated minutes to play the lesson.
    minutes: int
    steps: int
    #: Ids of the rules that the lesson teaches.
    rules: list[str]


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """Return all lessons of a game, the beginners' lesson first, then by name."""
    files_of = _files(game)
    if not files_of:
        return ()
    reader = reader_for(game)
    return tuple(reader.read(file) for file in files_of)


def lesson_ids(game: str) -> list[str]:
    """Return the ids of all lessons in the order of ``lessons_of``, without reading the lessons."""
    return [file.name.removesuffix(".yaml") for file in _files(game)]


def _files(game: str) -> list[Traversable]:
    declared = plugins.find(plugins.GAMES, game)
    folder = None if declared is None else files(declared.module.rpartition(".")[0]) / "lessons"
    if folder is None or not folder.is_dir():
        registry.load_ledger(game)  # raises if the game does not exist
        return []
    found = [file for file in folder.iterdir() if file.name.endswith(".yaml") and file.name != PLACES]
    return sorted(found, key=lambda file: (file.name != f"{BEGINNERS_LESSON}.yaml", file.name))


def find_lesson(game: str, name: str = BEGINNERS_LESSON) -> Lesson:
    lessons = lessons_of(game)
    for lesson in lessons:
        if lesson.id == name:
            return lesson
    raise UnknownLesson(game=game, lesson=name[:40], known=", ".join(lesson.id for lesson in lessons))


def read_lesson(game: str, file: Path) -> Lesson:
    """Read a lesson from a file, for authors."""
    return reader_for(game).read(file)


def reader_for(game: str) -> LessonReader:
    loaded = registry.load_game(game)
    known = {rule.id for rule in registry.load_ledger(game).rules}
    return LessonReader(loaded, places_of(game), known)


@cache
def places_of(game: str) -> tuple[str, ...]:
    """Return the parts of the game's board that lessons may refer to."""
    declared = plugins.find(plugins.GAMES, game)
    if declared is None:
        return ()
    file = files(declared.module.rpartition(".")[0]) / "lessons" / PLACES
    return read_places(file) if file.is_file() else ()


def lesson_summary(lesson: Lesson) -> PrintedLesson:
    return {
        "id": lesson.id,
        "title": lesson.title,
        "about": lesson.about,
        "minutes": lesson.minutes,
        "steps": len(lesson.steps),
        "rules": lesson.rules,
    }
