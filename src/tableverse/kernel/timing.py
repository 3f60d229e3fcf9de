"""Timing windows: responses before, instead of, and after an occurrence.

An Occurrence is about to happen (damage, a defeat, a card revealed). Its frame goes through the moments in order:
*would* (replacements may change or cancel the occurrence), *before*, the occurrence itself, *after*. At each moment
forced triggers resolve first, in an order that a player chooses if there are several. Then every seat in turn may use
its optional triggers. One window serves all triggers of one occurrence, and each ability is used once per occurrence.
"""

from __future__ import annotations

from typing import Any, Final

from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import field, plain
from tableverse.kernel.occurrence import Occurrence, Trigger
from tableverse.kernel.state import Frame, State

#: The moment called "" is the occurrence itself.
MOMENTS: Final = ("would", "before", "", "after")
ITSELF: Final = MOMENTS.index("")


@plain
class Window(Frame[State]):
    """An occurrence in progress."""

    occurrence: Occurrence
    moment: int = 0
    used: list[str] = field(factory=list)
    passed: list[int] = field(factory=list)

    def run(self, state: State) -> Decision | None:
        occurrence = self.occurrence
        while True:  # loops only if somebody responds
            at = self.moment
            if occurrence.cancelled or at == len(MOMENTS):
                state.frames.pop()
                return None
            if at == ITSELF:
                self._next_moment()
                state.game.resolve_occurrence(state, occurrence)
                return None
            waiting = state.game.triggers(state, occurrence, MOMENTS[at])
            if waiting and self.used:
                waiting = self._unused(waiting)
            if waiting:
                break
            self.moment = at + 1
            if self.passed:
                self.passed = []
        forced = [trigger for trigger in waiting if trigger.forced]
        if forced and (len(forced) == 1 or not state.game.order_matters(state, forced)):
            self._use(state, forced[0])
            return None
        if forced:
            seat = state.game.orders_simultaneous(state)
            options = [_trigger_option(trigger) for trigger in forced]
            return Decision(seat, "order", Message("effect-ask-order"), options, self.occurrence.kind)
        for seat in state.game.seat_order(state):
            mine = [trigger for trigger in waiting if trigger.seat == seat]
            if mine and seat not in self.passed:
                options = [_trigger_option(trigger) for trigger in mine]
                options.append(Option("pass", Message("effect-pass")))
                return Decision(seat, "window", Message("effect-ask-window"), options, self.occurrence.kind)
        self._next_moment()
        return None

    def answer(self, state: State, option: Option) -> None:
        assert state.decision is not None
        if option.id == "pass":
            self.passed.append(state.decision.seat)
            return
        for trigger in self._waiting(state):
            # An ability open to everybody is offered once to each seat; the choosing seat uses it.
            if f"trigger:{trigger.id}" == option.id and (trigger.forced or trigger.seat == state.decision.seat):
                self._use(state, trigger)
                return

    def _waiting(self, state: State) -> list[Trigger]:
        return self._unused(state.game.triggers(state, self.occurrence, MOMENTS[self.moment]))

    def _unused(self, found: list[Trigger]) -> list[Trigger]:
        return [trigger for trigger in found if trigger.id not in self.used] if self.used else found

    def _use(self, state: State, trigger: Trigger) -> None:
        self.used.append(trigger.id)
        self.passed = []  # the table has changed, so seats that passed may reconsider
        state.emit("triggered", {"ability": trigger.ability, "origin": trigger.origin, "seat": trigger.seat})
        state.game.use(state, trigger)

    def _next_moment(self) -> None:
        self.moment += 1
        if self.passed:
            self.passed = []


def _trigger_option(trigger: Trigger) -> Option:
    message = Message("effect-trigger", {"ability": trigger.ability, "thing": trigger.origin})
    return Option(f"trigger:{trigger.id}", message, [trigger.origin])


def occurring(state: State) -> Occurrence:
    """Return the innermost occurrence in progress, to which "prevent", "cancel" and "instead" refer."""
    found = current_occurrence(state)
    if found is None:
        raise LookupError("no occurrence is under way")
    return found


def current_occurrence(state: State) -> Occurrence | None:
    """Return the innermost occurrence in progress, or None without one.

    Words that refer to an occurrence do nothing if there is none.
    """
    for at in range(len(state.frames) - 1, -1, -1):
        frame = state.frames[at]
        if isinstance(frame, Window):
            return frame.occurrence
    return None


def current_facts(state: State) -> dict[str, Any]:
    """Return the facts of the innermost occurrence in progress, or an empty dict without one."""
    found = current_occurrence(state)
    return {} if found is None else found.facts
