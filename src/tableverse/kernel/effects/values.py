"""Numbers, conditions and selectors that every game can use."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tableverse.kernel.effects.node import UNTOLD, Condition, Number, Resolving, Selector
from tableverse.kernel.effects.saying import Checker, Voice
from tableverse.kernel.state import S, State


def seat_id(seat: int) -> str:
    """A seat as a thing that effects can point at."""
    return f"seat:{seat}"


def seat_of(thing: str) -> int:
    return int(thing.removeprefix("seat:"))


class Exactly(Number[State]):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def value(self, state: State, run: Resolving) -> int:
        return self.amount

    def say(self, voice: Voice) -> str:
        return voice.number(self.amount)


class HowMany(Number[S]):
    """As many as a selector finds."""

    def __init__(self, among: Selector[S]) -> None:
        self.among = among

    def value(self, state: S, run: Resolving) -> int:
        return len(self.among.find(state, run))

    def at_best(self, state: S, run: Resolving) -> int:
        return UNTOLD if self.among.awaits(run) else self.value(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word("effect-how-many", among=self.among.say(voice))

    def check(self, checker: Checker) -> None:
        self.among.check(checker)


@mypyc_attr(allow_interpreted_subclasses=True)
class AtLeast(Condition[S]):
    def __init__(self, number: Number[S], amount: int) -> None:
        self.number = number
        self.amount = amount

    def holds(self, state: S, run: Resolving) -> bool:
        return self.number.value(state, run) >= self.amount

    def say(self, voice: Voice) -> str:
        return voice.word("effect-at-least", number=self.number.say(voice), amount=self.amount)

    def check(self, checker: Checker) -> None:
        self.number.check(checker)


@mypyc_attr(allow_interpreted_subclasses=True)
class Not(Condition[S]):
    def __init__(self, condition: Condition[S]) -> None:
        self.condition = condition

    def holds(self, state: S, run: Resolving) -> bool:
        return not self.condition.holds(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word("effect-not", condition=self.condition.say(voice))

    def check(self, checker: Checker) -> None:
        self.condition.check(checker)


@mypyc_attr(allow_interpreted_subclasses=True)
class Both(Condition[S]):
    def __init__(self, *conditions: Condition[S]) -> None:
        self.conditions = conditions

    def holds(self, state: S, run: Resolving) -> bool:
        return all(condition.holds(state, run) for condition in self.conditions)

    def say(self, voice: Voice) -> str:
        return voice.all_of([condition.say(voice) for condition in self.conditions])

    def check(self, checker: Checker) -> None:
        for condition in self.conditions:
            condition.check(checker)


@mypyc_attr(allow_interpreted_subclasses=True)
class Either(Condition[S]):
    def __init__(self, *conditions: Condition[S]) -> None:
        self.conditions = conditions

    def holds(self, state: S, run: Resolving) -> bool:
        return any(condition.holds(state, run) for condition in self.conditions)

    def say(self, voice: Voice) -> str:
        return voice.either([condition.say(voice) for condition in self.conditions])

    def check(self, checker: Checker) -> None:
        for condition in self.conditions:
            condition.check(checker)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bound(Selector[State]):
    """What an earlier Pick or ForEach bound. Nothing was bound: nothing is found."""

    def __init__(self, name: str = "it") -> None:
        self.name = name

    def find(self, state: State, run: Resolving) -> list[str]:
        return [run.bound[self.name]] if self.name in run.bound else []

    def awaits(self, run: Resolving) -> bool:
        return self.name not in run.bound

    def say(self, voice: Voice) -> str:
        return voice.word("effect-bound", name=self.name)

    def check(self, checker: Checker) -> None:
        self.say(checker.voice)
        checker.uses(self.name, self)


class Seats(Selector[State]):
    """Players, in table order from the controller: ``you``, ``others`` or ``all``."""

    def __init__(self, which: str) -> None:
        self.which = which

    def find(self, state: State, run: Resolving) -> list[str]:
        order = [(run.seat + offset) % state.seats for offset in range(state.seats)]
        if self.which == "you":
            order = order[:1]
        elif self.which == "others":
            order = order[1:]
        return [seat_id(seat) for seat in order]

    def say(self, voice: Voice) -> str:
        return voice.word(f"effect-seats-{self.which}")
