"""Plays a lesson to its end as it advises, and complains of whatever never comes: checked like content."""

from __future__ import annotations

from typing import Final

from tableverse.bots.registry import make_bot
from tableverse.games import registry
from tableverse.kernel.errors import BadContent
from tableverse.lessons.coach import Coach, Coaching
from tableverse.lessons.conditions import Pattern
from tableverse.lessons.lesson import ME, Lesson, LessonStep

#: Choices in which a lesson must be over.
LONGEST: Final = 600
#: Who chooses where nothing is advised.
STAND_IN: Final = "greedy"


class Rehearsal:
    """A lesson played by somebody who takes its advice."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        game = registry.load_game(lesson.game)
        self.match = lesson.new_match(game)
        self.coach = Coach(lesson, self.match)
        self._bots = [
            make_bot(STAND_IN if bot == ME else bot, self.match.game, lesson.seed + seat)
            for seat, bot in enumerate(lesson.seats)
        ]

    @property
    def is_over(self) -> bool:
        played = self.match.moves - len(self.lesson.before)
        return self.match.state.decision is None or played >= LONGEST

    def advance(self) -> Coaching:
        """The others choose until the learner must, or the game is over."""
        decision = self.match.state.decision
        while decision is not None and decision.seat != self.lesson.seat:
            scripted = self.lesson.scripted_choice(self.match)
            self.match.choose(scripted or self.stand_in(decision.seat), decision.seat)
            decision = self.match.state.decision
        return self.coach.follow()

    def stand_in(self, seat: int) -> str:
        return self._bots[seat].choose(self.match.perspective(seat))

    def take_advice(self, coaching: Coaching) -> None:
        seat = self.lesson.seat
        self.match.choose(coaching.advised[0] if coaching.advised else self.stand_in(seat), seat)


def check_lesson(lesson: Lesson) -> int:
    """Returns how many choices the learner makes. BadContent for advice, a mistake or a scripted choice that never
    comes, and for a step that never ends."""
    rehearsal = Rehearsal(lesson)
    awaited = _Awaited(lesson)
    choices = 0
    while not (coaching := rehearsal.advance()).done and not rehearsal.is_over:
        awaited.see(rehearsal, coaching)
        rehearsal.take_advice(coaching)
        choices += 1
    awaited.complain(rehearsal)
    if not coaching.done:
        step = lesson.steps[coaching.step]
        raise BadContent(lesson.origin, step.line, "never-ends", value=step.id)
    return choices


class _Awaited:
    """Lines of the lesson that have not been seen to come true yet."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.lines: dict[int, str] = {}
        for step in lesson.steps:
            if step.free:
                continue  # nobody can tell where they will go
            self.lines |= {pattern.line: step.id for pattern in _patterns(step)}

    def see(self, rehearsal: Rehearsal, coaching: Coaching) -> None:
        decision = rehearsal.match.state.decision
        step = self.lesson.steps[coaching.step]
        for pattern in _patterns(step):
            if decision is not None and any(pattern.fits(option) for option in decision.options):
                self.lines.pop(pattern.line, None)

    def complain(self, rehearsal: Rehearsal) -> None:
        for line, step in self.lines.items():
            raise BadContent(self.lesson.origin, line, "never-offered", value=step)
        for seat, script in self.lesson.script.items():
            asked = rehearsal.match.seats_asked[len(self.lesson.before) :]
            chosen = rehearsal.match.record.options[len(self.lesson.before) :]
            made = [option for option, chooser in zip(chosen, asked, strict=True) if chooser == seat]
            for number, scripted in enumerate(script):
                if made[number : number + 1] != [scripted.option]:
                    raise BadContent(self.lesson.origin, scripted.line, "never-offered", value=scripted.option)


def _patterns(step: LessonStep) -> list[Pattern]:
    wrong = [pattern for mistake in step.mistakes for pattern in mistake.patterns]
    return [*step.advice, *step.open, *wrong]
