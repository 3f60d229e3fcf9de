"""The reader of lessons in YAML, which reports file and line of every mistake."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from tableverse.bots.registry import check_bot
from tableverse.kernel.content import Reader, open_yaml
from tableverse.kernel.errors import TableError
from tableverse.kernel.game import Game
from tableverse.kernel.printed import Names
from tableverse.lessons.conditions import Condition, OptionChosen, Pattern, read_condition
from tableverse.lessons.lesson import ME, Aside, Lesson, LessonStep, Mistake, Page, Scripted

#: A file beside a game's lessons with the parts of the board, other than components, that a lesson may refer to.
PLACES: Final = "places.yaml"
MAX_SEED: Final = 2**63 - 1
MAX_MINUTES: Final = 60


def read_places(file: Traversable | Path) -> tuple[str, ...]:
    """Read the parts of a board that lessons may refer to."""
    return tuple(part.as_text() for part in open_yaml(file).items())


class LessonReader:
    """The reader of one game's lessons. ``known`` has the ids of the game's rules."""

    def __init__(self, game: Game, places: tuple[str, ...], known: set[str]) -> None:
        self.game = game
        self.places = places
        self.rules = known
        self.components = {id for items in game.registry.kinds.values() for id in items}

    def read(self, file: Traversable | Path) -> Lesson:
        reader = open_yaml(file)
        seats = tuple(part.as_text() for part in reader.field("seats").items())
        if seats.count(ME) != 1:
            raise reader.field("seats").wrong("one-learner")
        lesson = Lesson(
            game=self.game.id,
            id=file.name.removesuffix(".yaml"),
            origin=reader.file,
            title=_names(reader.field("title")),
            about=_names(reader.field("about")),
            minutes=reader.integer("minutes", 1, MAX_MINUTES),
            seed=reader.integer("seed", 0, MAX_SEED),
            seats=seats,
            settings=_settings(reader),
            before=_choices(reader.field("before")) if reader.has("before") else (),
            script=_script(reader, len(seats)),
            steps=self._steps(reader.field("steps")),
            asides=tuple(self._aside(one) for one in reader.field("asides").items()) if reader.has("asides") else (),
            ending=self._pages(reader.field("ending")),
        )
        reader.no_more()
        try:
            self.game.check(lesson.config)
            for bot in seats:
                if bot != ME:
                    check_bot(bot, self.game)
        except TableError as error:
            raise reader.wrong("bad-table", why=str(error)) from error
        return lesson

    def _steps(self, reader: Reader) -> tuple[LessonStep, ...]:
        steps: list[LessonStep] = []
        for part in reader.items():
            step = self._step(part)
            if any(other.id == step.id for other in steps):
                raise part.field("id").wrong("same-id", value=step.id)
            steps.append(step)
        if not steps:
            raise reader.wrong("no-steps")
        return tuple(steps)

    def _step(self, reader: Reader) -> LessonStep:
        pages = self._pages(reader.field("say"))
        if pages[-1].when is not None:
            raise reader.field("say").wrong("task-with-condition")
        step = LessonStep(
            id=reader.identifier(),
            line=reader.line,
            pages=pages,
            advice=Pattern.read_all(reader.field("advice")) if reader.has("advice") else (),
            open=Pattern.read_all(reader.field("open")) if reader.has("open") else (),
            free=reader.flag("free"),
            mistakes=self._mistakes(reader),
            until=self._condition(reader.field("until")) if reader.has("until") else OptionChosen(()),
        )
        reader.no_more()
        if step.advice and not step.free and all(mistake.patterns for mistake in step.mistakes):
            raise reader.wrong("no-mistake")
        return step

    def _mistakes(self, reader: Reader) -> tuple[Mistake, ...]:
        return tuple(self._mistake(one) for one in reader.field("mistakes").items()) if reader.has("mistakes") else ()

    def _mistake(self, reader: Reader) -> Mistake:
        mistake = Mistake(
            say=_names(reader.field("say")),
            look=self._look(reader),
            patterns=Pattern.read_all(reader.field("option")) if reader.has("option") else (),
            stands=reader.flag("stands"),
        )
        reader.no_more()
        return mistake

    def _aside(self, reader: Reader) -> Aside:
        aside = Aside(self._condition(reader.field("when")), self._pages(reader.field("say")))
        reader.no_more()
        return aside

    def _pages(self, reader: Reader) -> tuple[Page, ...]:
        """Read one page, or a list of pages."""
        pages = [self._page(reader)] if reader.is_mapping() else [self._page(part) for part in reader.items()]
        if not pages:
            raise reader.wrong("nothing-said")
        return tuple(pages)

    def _page(self, reader: Reader) -> Page:
        say: Names = {"en": _text(reader, "en"), "es": _text(reader, "es")}
        when = self._condition(reader.field("when")) if reader.has("when") else None
        click = _names(reader.field("click")) if reader.has("click") else None
        page = Page(say, self._look(reader), when, click, reader.words("rules", self.rules))
        reader.no_more()
        return page

    def _look(self, reader: Reader) -> tuple[str, ...]:
        if not reader.has("look"):
            return ()
        field = reader.field("look")
        parts = field.items() if not field.is_value() else [field]
        for part in parts:
            if not self._is_there(part.as_text()):
                allowed = ", ".join((*self.places, *sorted(self.components)))
                raise part.wrong("nowhere", value=part.as_text()[:40], allowed=allowed)
        return tuple(part.as_text() for part in parts)

    def _is_there(self, reference: str) -> bool:
        """Return whether this is a part of the board or refers to a component: ``card:hulk``, ``haymaker@0.1``."""
        if reference in self.places:
            return True
        name = reference.partition(":")[2] or reference
        return name.split("@")[0].split(".")[0].split("/")[0] in self.components

    def _condition(self, reader: Reader) -> Condition:
        return read_condition(reader, self.game.id)


def _names(reader: Reader) -> Names:
    names: Names = {"en": _text(reader, "en"), "es": _text(reader, "es")}
    reader.no_more()
    return names


def _text(reader: Reader, language: str) -> str:
    """Return a folded text (``>-``), in which an empty line begins a paragraph."""
    return "\n".join(" ".join(paragraph.split()) for paragraph in reader.text(language).splitlines() if paragraph)


def _settings(reader: Reader) -> dict[str, Any]:
    if not reader.has("settings"):
        return {}
    given = reader.field("settings")
    return {name: given.field(name).value() for name in given.keys()}  # noqa: SIM118


def _script(reader: Reader, seats: int) -> dict[int, tuple[Scripted, ...]]:
    if not reader.has("script"):
        return {}
    given = reader.field("script")
    script: dict[int, tuple[Scripted, ...]] = {}
    for seat in given.keys():  # noqa: SIM118
        if not seat.isdigit() or int(seat) >= seats:
            raise given.wrong("no-such-seat", value=seat[:40], seats=seats)
        script[int(seat)] = _choices(given.field(seat))
    return script


def _choices(reader: Reader) -> tuple[Scripted, ...]:
    return tuple(Scripted(part.as_text(), part.line) for part in reader.items())
