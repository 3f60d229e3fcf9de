"""Validation of lessons, by playing each to its end according to its advice."""

from __future__ import annotations

from typing import Final

from tableverse.bots.registry import make_bot
from tableverse.games import registry
from tableverse.kernel.errors import BadContent
from tableverse.lessons.coach import Coach, Coaching
from tableverse.lessons.conditions import Pattern
from tableverse.lessons.lesson import ME, Lesson, LessonStep

#: Maximum number of choices in a lesson.
MAX_CHOICES: Final = 600
#: The bot that chooses if a step gives no advice.
DEFAULT_BOT: Final = "greedy"


class Rehearsal:
    """A lesson played by a learner who follows its advice."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        game = registry.load_game(lesson.game)
        self.match = lesson.new_match(game)
        self.coach = Coach(lesson, self.match)
        self._bots = [
            make_bot(DEFAULT_BOT if bot == ME else bot, self.match.game, lesson.seed + seat)
            for seat, bot in enumerate(lesson.seats)
        ]

    @property
    def is_over(self) -> bool:
        played = self.match.moves - len(self.lesson.before)
        return self.match.state.decision is None or played >= MAX_CHOICES

    def advance(self) -> Coaching:
        """Let all other seats choose until the learner must choose or the game is over."""
        decision = self.match.state.decision
        while decision is not None and decision.seat != self.lesson.seat:
            scripted = self.lesson.scripted_choice(self.match)
            self.match.choose(scripted or self.bot_choice(decision.seat), decision.seat)
            decision = self.match.state.decision
        return self.coach.follow()

    def bot_choice(self, seat: int) -> str:
        return self._bots[seat].choose(self.match.perspective(seat))

    def take_advice(self, coaching: Coaching) -> None:
        seat = self.lesson.seat
        self.match.choose(coaching.advised[0] if coaching.advised else self.bot_choice(seat), seat)


def check_lesson(lesson: Lesson) -> int:
    """Return the number of choices that the learner makes.

    Raise BadContent for advice, a mistake or a scripted choice that never becomes possible, and for a step that never
    ends.
    """
    rehearsal = Rehearsal(lesson)
    unseen = _UnseenPatterns(lesson)
    choices = 0
    while not (coaching := rehearsal.advance()).done and not rehearsal.is_over:
        unseen.observe(rehearsal, coaching)
        rehearsal.take_advice(coaching)
        choices += 1
    unseen.raise_unseen(rehearsal)
    if not coaching.done:
        step = lesson.steps[coaching.step]
        raise BadContent(lesson.origin, step.line, "never-ends", value=step.id)
    return choices


class _UnseenPatterns:
    """Patterns of the lesson that have not been offered yet."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.lines: dict[int, str] = {}
        for step in lesson.steps:
            if step.free:
                continue  # a free step has no required path
            self.lines |= {pattern.line: step.id for pattern in _patterns(step)}

    def observe(self, rehearsal: Rehearsal, coaching: Coaching) -> None:
        decision = rehearsal.match.state.decision
        step = self.lesson.steps[coaching.step]
        for pattern in _patterns(step):
            if decision is not None and any(pattern.fits(option) for option in decision.options):
                self.lines.pop(pattern.line, None)

    def raise_unseen(self, rehearsal: Rehearsal) -> None:
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
