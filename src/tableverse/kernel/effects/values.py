"""Numbers, conditions and selectors that every game can use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from tableverse.kernel.effects.grammar import argument, word
from tableverse.kernel.effects.node import UNKNOWN, Condition, Number, Resolving, Selector
from tableverse.kernel.effects.saying import Checker, Voice
from tableverse.kernel.state import S, State

#: Precomputed, because they are used constantly.
SEATS: Final[tuple[str, ...]] = tuple(f"seat:{seat}" for seat in range(8))
SEAT_NUMBERS: Final[dict[str, int]] = {name: seat for seat, name in enumerate(SEATS)}


def seat_id(seat: int) -> str:
    """Return the id of a seat as a thing that effects can target."""
    return SEATS[seat] if 0 <= seat < len(SEATS) else f"seat:{seat}"


def seat_of(thing: str) -> int:
    seat = SEAT_NUMBERS.get(thing)
    return int(thing.removeprefix("seat:")) if seat is None else seat


class Exactly(Number[State]):
    def __init__(self, amount: int) -> None:
        self.amount = amount

    def value(self, state: State, run: Resolving) -> int:
        return self.amount

    def say(self, voice: Voice) -> str:
        return voice.number(self.amount)

    def say_as(self, form: str, voice: Voice) -> Any:
        """Return the number itself, so that the sentence can agree with it: "1 card", "2 cards"."""
        return self.amount


#: The default of amounts.
ONE: Final = Exactly(1)


@mypyc_attr(allow_interpreted_subclasses=True)
@word("count")
class HowMany(Number[S]):
    """The number of things that a selector finds."""

    among: Selector[S] = argument(written="of")

    def value(self, state: S, run: Resolving) -> int:
        return len(self.among.find(state, run))

    def maximum(self, state: S, run: Resolving) -> int:
        return UNKNOWN if self.among.awaits(run) else self.value(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word("effect-how-many", among=self.among.say(voice))


@mypyc_attr(allow_interpreted_subclasses=True)
@word("at-least")
class AtLeast(Condition[S]):
    """True if a number is at least ``amount``."""

    number: Number[S]
    amount: int

    def holds(self, state: S, run: Resolving) -> bool:
        return self.number.value(state, run) >= self.amount

    def say(self, voice: Voice) -> str:
        return voice.word("effect-at-least", number=self.number.say(voice), amount=self.amount)


@mypyc_attr(allow_interpreted_subclasses=True)
@word("not")
class Not(Condition[S]):
    """True if a condition does not hold."""

    condition: Condition[S] = argument(written="of")

    def holds(self, state: S, run: Resolving) -> bool:
        return not self.condition.holds(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word("effect-not", condition=self.condition.say(voice))


@mypyc_attr(allow_interpreted_subclasses=True)
@word("both")
class Both(Condition[S]):
    """True if all conditions hold."""

    conditions: tuple[Condition[S], ...] = argument(written="of")

    def __init__(self, *conditions: Condition[S]) -> None:
        self.conditions = conditions

    def holds(self, state: S, run: Resolving) -> bool:
        return all(condition.holds(state, run) for condition in self.conditions)

    def say(self, voice: Voice) -> str:
        return voice.all_of([condition.say(voice) for condition in self.conditions])


@mypyc_attr(allow_interpreted_subclasses=True)
@word("either")
class Either(Condition[S]):
    """True if at least one condition holds."""

    conditions: tuple[Condition[S], ...] = argument(written="of")

    def __init__(self, *conditions: Condition[S]) -> None:
        self.conditions = conditions

    def holds(self, state: S, run: Resolving) -> bool:
        return any(condition.holds(state, run) for condition in self.conditions)

    def say(self, voice: Voice) -> str:
        return voice.either([condition.say(voice) for condition in self.conditions])


@mypyc_attr(allow_interpreted_subclasses=True)
@word("bound")
class Bound(Selector[State]):
    """The things bound by an earlier Pick or ForEach, if any."""

    name: str = argument(default="it")

    def find(self, state: State, run: Resolving) -> list[str]:
        return [run.bound[self.name]] if self.name in run.bound else []

    def awaits(self, run: Resolving) -> bool:
        return self.name not in run.bound

    def say(self, voice: Voice) -> str:
        return voice.word("effect-bound", name=self.name)

    def check(self, checker: Checker) -> None:
        checker.uses(self.name, self)


@mypyc_attr(allow_interpreted_subclasses=True)
class One(Bound):
    """One of several things, picked before the verb that takes it as an argument: ``{stun: {one: enemies}}``."""

    def __init__(self, among: Selector[Any], name: str = "it") -> None:
        super().__init__(name)
        self.among = among

    def say(self, voice: Voice) -> str:
        return str(self.among.say_as("one", voice))

    def say_as(self, form: str, voice: Voice) -> Any:
        return self.say(voice)

    def check(self, checker: Checker) -> None:
        checker.uses(self.name, self)


@word()
class Seats(Selector[State]):
    """Players in table order from the controller: ``you``, ``others`` or ``everyone``."""

    which: str

    explained: ClassVar[Mapping[str, str]] = {
        "you": "The player whose effect it is.",
        "others": "All other players.",
        "everyone": "All players.",
    }

    def find(self, state: State, run: Resolving) -> list[str]:
        order = [(run.seat + offset) % state.seats for offset in range(state.seats)]
        if self.which == "you":
            order = order[:1]
        elif self.which == "others":
            order = order[1:]
        return [seat_id(seat) for seat in order]

    def say(self, voice: Voice) -> str:
        return voice.word(f"effect-seats-{self.which}")
