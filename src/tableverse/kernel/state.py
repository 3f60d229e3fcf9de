"""The state of a game in progress: seats, a stack of frames, a random generator, and the fields of each game."""

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

#: Maximum number of frame steps between two choices. Shipped cards need less than a twentieth of this.
MOST_STEPS: Final = 5_000
#: The state type of a game's frames, verbs and selectors. Code for State itself works with every game.
S = TypeVar("S", bound="State", contravariant=True)


@plain
class Result(Plain):
    """The result of a game. Without winners, everybody lost or drew. ``side`` names the winning side of a team game."""

    winners: Shared[list[int]]
    reason: str
    scores: Shared[list[int]]
    side: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Plain, Generic[S]):
    """Something in progress: a turn, an attack, an effect being resolved. A small data object with a cursor."""

    __slots__ = ()

    def run(self, state: S) -> Decision | None:
        """Do the next step and return None, or change nothing and return the next Decision."""
        raise NotImplementedError

    def answer(self, state: S, option: Option) -> None:
        """Continue with the chosen option."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """The methods that frames require from a state's game."""

    def ability(self, label: str) -> Any:
        """Return the Ability with a label."""
        raise LookupError(label)

    def triggers(self, state: Any, occurrence: Occurrence, moment: str) -> list[Trigger]:
        """Return the triggers that respond to an occurrence at a moment ("would", "before", "after")."""
        return []

    def use(self, state: Any, trigger: Trigger) -> None:
        """Start resolving a trigger."""
        raise NotImplementedError

    def resolve_occurrence(self, state: Any, occurrence: Occurrence) -> None:
        """Carry out an occurrence with its present facts."""
        raise LookupError(occurrence.kind)

    def run_deferred(self, state: Any, name: str, facts: dict[str, Any]) -> None:
        """Carry out a deferred action, as scheduled by ``Then``."""
        raise LookupError(name)

    def digest(self, state: Any) -> str:
        """Return a short digest of a position: equal positions have equal digests."""
        raise NotImplementedError

    def seat_order(self, state: Any) -> list[int]:
        """Return the order in which seats are offered optional triggers."""
        return list(range(state.seats))

    def orders_simultaneous(self, state: Any) -> int:
        """Return the seat that orders simultaneous forced triggers."""
        return self.seat_order(state)[0]

    def order_matters(self, state: Any, triggers: list[Trigger]) -> bool:
        """Return whether the order of these forced triggers matters, so that somebody must choose it."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
@plain
class State(Plain):
    """Plain data plus four fields that are never encoded.

    These are the game (rules and content), the Decision derived from the frames, the list that collects events while a
    choice is applied, and a callback that receives each event immediately.
    """

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
        """Append an event if events are being collected."""
        assert self.log is not None
        self.log.append(event)
        if self.witness is not None:
            self.witness(event)
