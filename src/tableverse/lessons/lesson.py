"""A lesson as data: what is said, where to look, what is advised, and what ends each step."""

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

#: The learner's seat, among those of bots.
ME: Final = "me"


@dataclass(frozen=True, slots=True)
class Page:
    """Something the coach says, and the things on the board that it is about."""

    say: Names
    look: tuple[str, ...] = ()
    #: Left out where this does not hold.
    when: Condition | None = None
    #: How it is done where one points at the board instead of typing.
    click: Names | None = None
    #: Where it can be read again, by the rulebook's ids.
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Mistake:
    """What is said of a choice. It is taken back, unless it ``stands``."""

    say: Names
    look: tuple[str, ...] = ()
    #: Which choices; without patterns, all that are not open.
    patterns: tuple[Pattern, ...] = ()
    stands: bool = False


@dataclass(frozen=True, slots=True)
class LessonStep:
    id: str
    line: int
    #: The last one is the task; it stays in sight until the step is over.
    pages: tuple[Page, ...]
    advice: tuple[Pattern, ...]
    #: May be chosen besides what is advised.
    open: tuple[Pattern, ...]
    #: Anything may be chosen: the advice is given to those who ask for it.
    free: bool
    mistakes: tuple[Mistake, ...]
    until: Condition


@dataclass(frozen=True, slots=True)
class Aside:
    """Explains something the first time it happens, whichever step is on."""

    when: Condition
    pages: tuple[Page, ...]


@dataclass(frozen=True, slots=True)
class Scripted:
    """A choice that is written down, by the id of its option."""

    option: str
    line: int


@dataclass(frozen=True, slots=True)
class Lesson:
    game: str
    id: str
    #: The file it was read from.
    origin: str
    title: Names
    about: Names
    minutes: int
    seed: int
    #: "me" for the learner, or a bot.
    seats: tuple[str, ...]
    settings: dict[str, Any]
    #: The game so far: the choices of all seats that lead to where the lesson begins.
    before: tuple[Scripted, ...]
    #: Seat -> its choices in order. One that cannot be made, because the learner went another way, is left to its bot.
    script: dict[int, tuple[Scripted, ...]]
    steps: tuple[LessonStep, ...]
    asides: tuple[Aside, ...]
    #: Said when all steps are done, or the game is over.
    ending: tuple[Page, ...] = field(default=())

    @property
    def seat(self) -> int:
        """The learner's."""
        return self.seats.index(ME)

    @property
    def config(self) -> Config:
        return Config(len(self.seats), dict(self.settings))

    @property
    def rules(self) -> list[str]:
        """What it teaches, by the rulebook's ids: all rules that it points at."""
        told = [page for step in self.steps for page in step.pages]
        told += [page for aside in self.asides for page in aside.pages]
        return list(dict.fromkeys(rule for page in (*told, *self.ending) for rule in page.rules))

    @property
    def opening(self) -> Record:
        """The game as it stands when the lesson begins."""
        return Record(self.game, self.config, self.seed, [choice.option for choice in self.before])

    def new_match(self, game: Game, people: list[dict[str, str]] | None = None) -> Match:
        """The game so far, played. BadContent for a choice that cannot be made."""
        match = Match(game, self.config, self.seed, people)
        for choice in self.before:
            try:
                match.choose(choice.option)
            except TableError as error:
                raise BadContent(self.origin, choice.line, "never-offered", value=choice.option) from error
        return match

    def scripted_choice(self, match: Match) -> str | None:
        """What the lesson has the seat to move choose, if it says so and it can be chosen."""
        decision = match.state.decision
        if decision is None:
            return None
        script: Sequence[Scripted] = self.script.get(decision.seat, ())
        made = match.seats_asked[len(self.before) :].count(decision.seat)
        if made >= len(script) or decision.find(script[made].option) is None:
            return None
        return script[made].option
