"""Lessons as data: texts, things to look at, advice, and conditions that end each step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from tableverse.kernel.errors import BadContent, TableError
from tableverse.kernel.game import Config, Game
from tableverse.kernel.match import Match
from tableverse.kernel.printed import Names
from tableverse.kernel.record import Record
from tableverse.lessons.conditions import Condition, Pattern

#: The learner's seat, among the bots in ``seats``.
ME: Final = "me"


@dataclass(frozen=True, slots=True)
class Page:
    """A text of the coach, and the things on the board to highlight with it."""

    say: Names
    look: tuple[str, ...] = ()
    #: The condition for showing the page.
    when: Condition | None = None
    #: Instructions for clicking on the board instead of typing.
    click: Names | None = None
    #: Ids of the rules that explain the text.
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Mistake:
    """The coach's verdict on a choice. The choice is not made unless ``stands`` is set."""

    say: Names
    look: tuple[str, ...] = ()
    #: Patterns of the wrong choices. Without patterns, all choices that are not ``open`` match.
    patterns: tuple[Pattern, ...] = ()
    stands: bool = False


@dataclass(frozen=True, slots=True)
class LessonStep:
    id: str
    line: int
    #: The coach's pages. The last page is the task, which stays visible until the step ends.
    pages: tuple[Page, ...]
    advice: tuple[Pattern, ...]
    #: Options that are allowed in addition to the recommended ones.
    open: tuple[Pattern, ...]
    #: True if any option may be chosen. The recommendation is shown on request.
    free: bool
    mistakes: tuple[Mistake, ...]
    until: Condition


@dataclass(frozen=True, slots=True)
class Aside:
    """An explanation shown the first time something happens, in any step."""

    when: Condition
    pages: tuple[Page, ...]


@dataclass(frozen=True, slots=True)
class Scripted:
    """A scripted choice, by option id."""

    option: str
    line: int


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    id: str
    #: The file that the lesson was read from.
    origin: str
    title: Names
    about: Names
    minutes: int
    seed: int
    #: The player of each seat: "me" for the learner, or a bot.
    seats: tuple[str, ...]
    settings: dict[str, Any]
    #: Choices of all seats that lead to the position where the lesson begins.
    before: tuple[Scripted, ...]
    #: Choices by seat, in order. If one is impossible because the learner went another way, the seat's bot chooses.
    script: dict[int, tuple[Scripted, ...]]
    steps: tuple[LessonStep, ...]
    asides: tuple[Aside, ...]
    #: Pages shown when all steps are done or the game is over.
    ending: tuple[Page, ...] = field(default=())

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return self.seats.index(ME)

    @property
    def config(self) -> Config:
        return Config(len(self.seats), dict(self.settings))

    @property
    def rules(self) -> list[str]:
        """Ids of all rules that the lesson refers to."""
        pages = [page for step in self.steps for page in step.pages]
        pages += [page for aside in self.asides for page in aside.pages]
        return list(dict.fromkeys(rule for page in (*pages, *self.ending) for rule in page.rules))

    @property
    def opening(self) -> Record:
        """The record of the game up to the beginning of the lesson."""
        return Record(self.game, self.config, self.seed, [choice.option for choice in self.before])

    def new_match(self, game: Game, people: list[dict[str, str]] | None = None) -> Match:
        """Return a match at the beginning of the lesson, raising BadContent for an impossible choice."""
        match = Match(game, self.config, self.seed, people)
        for choice in self.before:
            try:
                match.choose(choice.option)
            except TableError as error:
                raise BadContent(self.origin, choice.line, "never-offered", value=choice.option) from error
        return match

    def scripted_choice(self, match: Match) -> str | None:
        """Return the scripted choice of the seat to move, or None if there is none or it is impossible."""
        decision = match.state.decision
        if decision is None:
            return None
        script: Sequence[Scripted] = self.script.get(decision.seat, ())
        made = match.seats_asked[len(self.before) :].count(decision.seat)
        if made >= len(script) or decision.find(script[made].option) is None:
            return None
        return script[made].option
