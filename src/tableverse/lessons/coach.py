"""The coach, which follows a match through a lesson.

It knows only facts that the learner's seat may know.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tableverse.kernel.choice import Decision, Option
from tableverse.kernel.event import Event
from tableverse.kernel.match import Match
from tableverse.kernel.state import State
from tableverse.lessons.conditions import Moment, matching_options
from tableverse.lessons.lesson import Lesson, LessonStep, Mistake, Page


@dataclass(frozen=True, slots=True)
class Progress:
    """The state of a lesson after a move. Each is stored, so that undo can return to an earlier one."""

    #: The choice that led to this move. ``decision``: the learner's current decision.
    option: str
    decision: Decision | None
    step: int
    #: The move at which the step began. ``chosen``: the learner's choices since then.
    since: int
    chosen: tuple[Option, ...]
    #: Pages shown since the learner's last choice, without the step's task.
    said: tuple[Page, ...]
    #: Indexes of the asides already shown.
    made: frozenset[int]


@dataclass(frozen=True, slots=True)
class Coaching:
    """The coach's texts and advice at a position."""

    step: int
    pages: tuple[Page, ...]
    #: The recommended options, best first.
    advised: list[str]
    #: True if any option may be chosen, also because no offered option is recommended.
    free: bool
    done: bool


class Coach:
    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.match = match
        self._start = match.opening = max(match.start, len(lesson.before))
        opening = [event for event in match.history[self._start] if event.seen_by(lesson.seat)]
        initial = Progress("", None, 0, self._start, (), lesson.steps[0].pages[:-1], frozenset())
        self._trail = [self._advance_steps(initial, match.at(self._start), self._start, opening)]

    # --- following ----------------------------------------------------------------------------------------------

    def follow(self) -> Coaching:
        """Return the texts and advice for the current position, after any choices and undos since the last call."""
        match, trail = self.match, self._trail
        options = match.record.options
        while len(trail) > 1 and (self._move > match.moves or trail[-1].option != options[self._move - 1]):
            trail.pop()
        while self._move < match.moves:
            trail.append(self._after(self._move + 1))
        return self._coaching(trail[-1])

    @property
    def _move(self) -> int:
        """The latest move that the coach has followed."""
        return self._start + len(self._trail) - 1

    def _after(self, move: int) -> Progress:
        before = self._trail[-1]
        match, seat = self.match, self.lesson.seat
        option_id = match.record.options[move - 1]
        state = match.state if move == match.moves else match.at(move)
        events = [event for event in match.history[move] if event.seen_by(seat)]
        now = replace(before, option=option_id)
        if match.seats_asked[move - 1] == seat:
            option = None if before.decision is None else before.decision.find(option_id)
            now = replace(now, said=(), chosen=before.chosen if option is None else (*before.chosen, option))
        return self._advance_steps(now, state, move, events)

    def _advance_steps(self, now: Progress, state: State, move: int, events: list[Event]) -> Progress:
        """Return the progress with the current step and the asides about the latest events.

        The lesson's ending comes last.
        """
        lesson, match = self.lesson, self.match
        view = match.game.view(state, lesson.seat)
        just_now = Moment(view, events, now.chosen[-1:])
        step, since, chosen = now.step, now.since, now.chosen
        while step < len(lesson.steps):
            seen = [event for one in match.history[since + 1 : move + 1] for event in one if event.seen_by(lesson.seat)]
            if view.result is None and not lesson.steps[step].until.holds(Moment(view, seen, chosen)):
                break
            step, since, chosen = (len(lesson.steps) if view.result is not None else step + 1), move, ()
        said, made = now.said, now.made
        if now.step < step < len(lesson.steps):
            said += _pages(lesson.steps[step].pages[:-1], just_now)
        for number, aside in enumerate(lesson.asides):
            if number not in made and aside.when.holds(just_now):
                made |= {number}
                said += _pages(aside.pages, just_now)
        if now.step < step == len(lesson.steps):
            said += _pages(lesson.ending, just_now)
        return replace(now, decision=view.decision, step=step, since=since, chosen=chosen, said=said, made=made)

    # --- texts and verdicts ---------------------------------------------------------------------------------------

    def _coaching(self, now: Progress) -> Coaching:
        step = self._step(now)
        if step is None:
            return Coaching(now.step, now.said, [], True, True)
        advised = self._advised(step, now)
        return Coaching(
            now.step,
            (*now.said, step.pages[-1]),
            [option.id for option in advised],
            step.free or not advised,
            False,
        )

    def judge(self, option_id: str) -> Mistake | None:
        """Return the mistake in a choice that the learner is about to make, or None if the lesson accepts it."""
        self.follow()
        now = self._trail[-1]
        step = self._step(now)
        option = None if now.decision is None else now.decision.find(option_id)
        if step is None or option is None:
            return None
        advised = self._advised(step, now)
        if option in advised:
            return None
        for mistake in step.mistakes:
            if mistake.patterns and matching_options(mistake.patterns, [option]):
                return mistake
        if step.free or not advised or matching_options(step.open, [option]):
            return None
        return next((mistake for mistake in step.mistakes if not mistake.patterns), None)

    def _step(self, now: Progress) -> LessonStep | None:
        return self.lesson.steps[now.step] if now.step < len(self.lesson.steps) else None

    def _advised(self, step: LessonStep, now: Progress) -> list[Option]:
        return [] if now.decision is None else matching_options(step.advice, now.decision.options)


def _pages(pages: tuple[Page, ...], moment: Moment) -> tuple[Page, ...]:
    return tuple(page for page in pages if page.when is None or page.when.holds(moment))
