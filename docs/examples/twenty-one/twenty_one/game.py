"""A complete game: its state, its only frame, its view and the contract that connects them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from tableverse.kernel import i18n
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.content import Registry
from tableverse.kernel.fields import plain
from tableverse.kernel.game import Config, Game, View
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import Frame, Result, State

i18n.read_also(Path(__file__).parent / "texts")

MOST = 3


@plain
class Table(State):
    counters: int


@plain
class Turn(Frame[Table]):
    seat: int = 0

    def run(self, state: Table) -> Decision | None:
        """Return the decision to wait for, without changing the state."""
        options = [
            Option(f"take:{count}", Message("twenty-one-option-take", {"count": count}), things=[str(count)])
            for count in range(1, min(MOST, state.counters) + 1)
        ]
        return Decision(self.seat, "take", Message("twenty-one-ask-take", {"count": state.counters}), options)

    def answer(self, state: Table, option: Option) -> None:
        """Continue with the chosen option."""
        count = int(option.thing)
        state.counters -= count
        state.emit("took", {"seat": self.seat, "count": count})
        if state.counters == 0:
            state.result = Result([self.seat], "last", [int(seat == self.seat) for seat in range(state.seats)])
        self.seat = (self.seat + 1) % state.seats


@plain
class TableView(View):
    counters: int

    def __init__(self, state: Table, seat: int) -> None:
        super().__init__(state, seat)
        self.counters = state.counters


class TwentyOne(Game):
    id: ClassVar[str] = "twenty-one"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    #: Every class that may be part of a state or a view.
    classes: ClassVar[tuple[type[Plain], ...]] = (Table, Turn, TableView)

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        super().__init__()

    @property
    def registry(self) -> Registry:
        """The empty registry of a game without components."""
        return Registry()

    def set_up(self, config: Config, rng: Rng) -> State:
        return Table(config.seats, rng, [Turn()], None, 0, 21)

    def view(self, state: State, seat: int) -> View:
        assert isinstance(state, Table)
        return TableView(state, seat)

    def determinize(self, state: State, seat: int, rng: Rng) -> State:
        """Return a clone with its own generator: nothing is hidden, so every seat knows the whole state."""
        world = state.clone()
        world.rng = rng.fork()
        return world
