"""``tableverse lesson``: play a lesson in the terminal, list the lessons, or validate one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from tableverse.cli.options import AnyGame, AsJson, Lang
from tableverse.cli.saved_games import Autosave, new_file
from tableverse.cli.seating import Seat
from tableverse.cli.session import Session
from tableverse.cli.terminal import CommandError, Terminal
from tableverse.games import registry
from tableverse.kernel.choice import Decision
from tableverse.kernel.printed import Names
from tableverse.kernel.rulebook import in_language
from tableverse.lessons.checking import check_lesson
from tableverse.lessons.coach import Coach
from tableverse.lessons.lesson import ME, Lesson, Mistake
from tableverse.lessons.loading import BEGINNERS_LESSON, find_lesson, lesson_summary, lessons_of, read_lesson


def lesson(
    context: typer.Context,
    game: AnyGame = None,
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="cli-lesson-name", show_default=False)] = None,
    file: Annotated[
        Path | None, typer.Option("--file", metavar="FILE", help="cli-lesson-file", show_default=False)
    ] = None,
    check: Annotated[bool, typer.Option("--check", help="cli-lesson-check", show_default=False)] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    terminal = Terminal.of(context)
    if file is not None and (game is None or name is not None):
        raise CommandError("missing" if game is None else "lesson-or-file", what="GAME")
    if game is None:
        wanted = [one for known in registry.game_ids() for one in lessons_of(known)]
    elif file is not None:
        wanted = [read_lesson(game, file)]
    elif check and name is None:
        wanted = list(lessons_of(game))
    else:
        wanted = [find_lesson(game, name or BEGINNERS_LESSON)]
    if check:
        for one in wanted:
            terminal.line("cli-lesson-ok", game=one.game, lesson=one.id, choices=check_lesson(one))
    elif as_json:
        terminal.json([{"game": one.game, **lesson_summary(one)} for one in wanted])
    elif game is None:
        _list(wanted, terminal)
    else:
        _give(wanted[0], terminal)


def _list(lessons: list[Lesson], terminal: Terminal) -> None:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("game", "name", "title", "minutes"):
        table.add_column(terminal.say(f"cli-lesson-column-{column}"))
    for one in lessons:
        table.add_row(one.game, one.id, in_language(one.title, terminal.language), terminal.number(one.minutes))
    terminal.out.print(table)
    terminal.line("cli-lesson-begin")


def _give(lesson: Lesson, terminal: Terminal) -> None:
    sitting = [Seat() if bot == ME else Seat(bot=bot) for bot in lesson.seats]
    people = [seat.to_record() for seat in sitting]
    match = lesson.new_match(registry.load_game(lesson.game), people)
    LessonSession(terminal, Autosave(match, new_file(lesson.game)), sitting, Coach(lesson, match)).run()


class LessonSession(Session):
    allows_corrections = False  # corrections would break the script
    """A game at the terminal with a coach, who speaks below the table."""

    def __init__(self, terminal: Terminal, autosave: Autosave, seats: list[Seat], coach: Coach) -> None:
        super().__init__(terminal, autosave, seats, [], coached=False)  # the lesson replaces the general coach
        self.coach = coach
        self.mistake: Mistake | None = None

    def _choose(self, option_id: str, seat: int) -> None:
        self.mistake = self.coach.judge(option_id) if seat == self.coach.lesson.seat else self.mistake
        if self.mistake is None or self.mistake.stands or seat != self.coach.lesson.seat:
            super()._choose(option_id, seat)

    def _let_bot_choose(self, seat: int) -> None:
        scripted = self.coach.lesson.scripted_choice(self.match)
        if scripted is None:
            super()._let_bot_choose(seat)
        else:
            self._choose(scripted, seat)

    def _question(self, decision: Decision) -> RenderableType:
        return Group(self._coached(decision), super()._question(decision))

    def _show_end(self) -> None:
        super()._show_end()
        self.terminal.out.print(self._panel([Text(self._said(page.say)) for page in self.coach.follow().pages]))

    def _coached(self, decision: Decision) -> RenderableType:
        coaching = self.coach.follow()
        if self.mistake is not None:
            parts = [Text(self._said(self.mistake.say))]
        else:
            parts = [Text(self._said(page.say)) for page in coaching.pages]
            rules = dict.fromkeys(f"?{rule}" for page in coaching.pages for rule in page.rules)
            if rules:
                again = self.terminal.say("cli-lesson-rules", rules=" ".join(rules))
                parts.append(Text(again, style="dim"))
        if coaching.advised and not coaching.free:
            options = self.board.numbered(decision)
            best = next(option for option in options if option.id == coaching.advised[0])
            advice = self.terminal.say(
                "cli-lesson-advice", number=options.index(best) + 1, option=self.board.speaker.say(best.message)
            )
            parts.append(Text(advice, style="bold"))
        return self._panel(parts)

    def _said(self, text: Names) -> str:
        return in_language(text, self.terminal.language)

    def _panel(self, parts: list[Text]) -> Panel:
        between = [part for one in parts for part in (one, Text())][:-1]
        return Panel(Group(*between), title=Text(self._said(self.coach.lesson.title)), title_align="left")
