"""Timing windows: what may happen before, instead of, and after something.

An Occurrence is a thing about to happen (damage, a defeat, a card revealed). Its frame walks the moments in order:
*would* (replacements: they may change or cancel it), *before*, the thing itself, *after*. At each moment forced
triggers come first, ordered by a player when there are several, then every seat in turn may use its optional ones.
One window serves all triggers of one occurrence, and an ability is used once per occurrence.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.plain import Plain
from tableverse.kernel.state import Frame, State

#: The moment called "" is the thing itself.
MOMENTS: Final = ("would", "before", "", "after")


class Occurrence(Plain):
    """What is about to happen, with its facts (who, to whom, how much), which replacements may rewrite."""

    FIELDS: ClassVar[tuple[str, ...]] = ("kind", "facts", "cancelled")
    __slots__ = FIELDS

    def __init__(self, kind: str, facts: dict[str, Any], cancelled: bool = False) -> None:
        self.kind = kind
        self.facts = facts
        self.cancelled = cancelled

    def clone(self) -> Occurrence:
        return Occurrence(self.kind, dict(self.facts), self.cancelled)


class Trigger:
    """An ability that may answer an occurrence now: whose it is and where it comes from. ``part`` tells what it answers
    where one window serves several things that happened together."""

    __slots__ = ("ability", "forced", "origin", "part", "seat")

    def __init__(self, ability: str, origin: str, seat: int, forced: bool, part: int = 0) -> None:
        self.ability = ability
        self.origin = origin
        self.seat = seat
        self.forced = forced
        self.part = part

    @property
    def id(self) -> str:
        return f"{self.origin}/{self.ability}" + (f"#{self.part}" if self.part else "")


class Window(Frame):
    """An occurrence under way."""

    FIELDS: ClassVar[tuple[str, ...]] = ("occurrence", "moment", "used", "passed")
    __slots__ = FIELDS

    def __init__(
        self,
        occurrence: Occurrence,
        moment: int = 0,
        used: list[str] | None = None,
        passed: list[int] | None = None,
    ) -> None:
        self.occurrence = occurrence
        self.moment = moment
        self.used: list[str] = [] if used is None else used
        self.passed: list[int] = [] if passed is None else passed

    def clone(self) -> Window:
        return Window(self.occurrence.clone(), self.moment, self.used[:], self.passed[:])

    def run(self, state: State) -> Decision | None:
        if self.occurrence.cancelled or self.moment == len(MOMENTS):
            state.frames.pop()
            return None
        if MOMENTS[self.moment] == "":
            self._next_moment()
            state.game.happen(state, self.occurrence)
            return None
        waiting = self._waiting(state)
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
            # An ability that anybody may use waits once for every seat: the one who was asked uses it.
            if f"trigger:{trigger.id}" == option.id and (trigger.forced or trigger.seat == state.decision.seat):
                self._use(state, trigger)
                return

    def _waiting(self, state: State) -> list[Trigger]:
        found = state.game.triggers(state, self.occurrence, MOMENTS[self.moment])
        return [trigger for trigger in found if trigger.id not in self.used]

    def _use(self, state: State, trigger: Trigger) -> None:
        self.used.append(trigger.id)
        self.passed = []  # the table has changed: whoever passed may think again
        state.emit("triggered", {"ability": trigger.ability, "origin": trigger.origin, "seat": trigger.seat})
        state.game.use(state, trigger)

    def _next_moment(self) -> None:
        self.moment += 1
        self.passed = []


def _trigger_option(trigger: Trigger) -> Option:
    message = Message("effect-trigger", {"ability": trigger.ability, "thing": trigger.origin})
    return Option(f"trigger:{trigger.id}", message, [trigger.origin])


def occurring(state: State) -> Occurrence:
    """The innermost occurrence under way: what "prevent", "cancel" and "instead" speak of."""
    for frame in reversed(state.frames):
        if isinstance(frame, Window):
            return frame.occurrence
    raise LookupError("no occurrence is under way")
