"""The state of a game under way: seats, a stack of frames, a generator, and what a game adds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tableverse.kernel.choice import Decision, Option
from tableverse.kernel.event import EVERYONE, Event
from tableverse.kernel.fields import Shared, attached, plain
from tableverse.kernel.occurrence import Occurrence, Trigger
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng

#: Of frames, from one choice to the next. Of the cards of the boxes none takes a twentieth of it.
MOST_STEPS: Final = 5_000
#: The state that frames, verbs and selectors of a game work on. What works on any State works on each of them.
S = TypeVar("S", bound="State", contravariant=True)


@plain
class Result(Plain):
    """How a game ended. No winners: everybody lost, or a draw. ``side`` names the winning side of a team game."""

    winners: Shared[list[int]]
    reason: str
    scores: Shared[list[int]]
    side: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Plain, Generic[S]):
    """Something under way: a turn, an attack, an effect being resolved. A small data object with a cursor."""

    __slots__ = ()

    def run(self, state: S) -> Decision | None:
        """Do the next step and return None, or change nothing and return the Decision to wait for."""
        raise NotImplementedError

    def answer(self, state: S, option: Option) -> None:
        """Go on with what was chosen."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What frames ask of the game that a state belongs to."""

    def ability(self, label: str) -> Any:
        """The Ability that a state refers to by its label."""
        raise LookupError(label)

    def triggers(self, state: Any, occurrence: Occurrence, moment: str) -> list[Trigger]:
        """Abilities that answer an occurrence at a moment ("would", "before", "after")."""
        return []

    def use(self, state: Any, trigger: Trigger) -> None:
        """Begin to resolve a trigger."""
        raise NotImplementedError

    def happen(self, state: Any, occurrence: Occurrence) -> None:
        """Do what was about to happen, as its facts now say."""
        raise LookupError(occurrence.kind)

    def carry_out(self, state: Any, name: str, facts: dict[str, Any]) -> None:
        """Do what a Then put off until now."""
        raise LookupError(name)

    def digest(self, state: Any) -> str:
        """A short name for a position: equal positions have equal digests."""
        raise NotImplementedError

    def seat_order(self, state: Any) -> list[int]:
        """The order in which seats are offered optional triggers."""
        return list(range(state.seats))

    def orders_simultaneous(self, state: Any) -> int:
        """The seat that orders forced triggers which happen at once."""
        return self.seat_order(state)[0]

    def order_matters(self, state: Any, triggers: list[Trigger]) -> bool:
        """Does it matter in which order these forced triggers come, so that somebody must choose it?"""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
@plain
class State(Plain):
    """Plain data, plus four things that are never encoded: the game (rules and content), the Decision derived from the
    frames, the list that collects events while a move is applied, and who is told of each of them at once."""

    seats: int
    rng: Rng
    frames: list[Frame[Any]]
    result: Shared[Result | None]
    moves: int
    game: Rules = attached()
    decision: Decision | None = attached(default=None)
    log: list[Event] | None = attached(default=None, kept=False)
    witness: Callable[[Event], None] | None = attached(default=None, kept=False)

    def emit(self, kind: str, facts: dict[str, Any], audience: int = EVERYONE, reveals: bool = False) -> None:
        if self.log is not None:
            self.note(Event(kind, facts, audience, reveals))

    def note(self, event: Event) -> None:
        """What happens while events are collected."""
        assert self.log is not None
        self.log.append(event)
        if self.witness is not None:
            self.witness(event)
