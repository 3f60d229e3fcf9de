"""The information that a bot receives instead of a state."""

from __future__ import annotations

from tableverse.kernel.choice import Decision
from tableverse.kernel.game import Game, View
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import State


class Perspective:
    """The knowledge of one seat: its view, and worlds that the seat cannot rule out."""

    __slots__ = ("_state", "game", "seat")

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    @property
    def view(self) -> View:
        """The seat's view, made on demand, since not every bot needs it."""
        return self.game.view(self._state, self.seat)

    @property
    def moves(self) -> int:
        """The number of choices made so far by all seats."""
        return self._state.moves

    @property
    def decision(self) -> Decision:
        """The choice that the seat must make, as the seat's view shows it."""
        decision = self._state.decision
        assert decision is not None and decision.seat == self.seat, "a bot is only asked when it must choose"  # noqa: PT018
        return decision

    def imagine(self, rng: Rng) -> State:
        world = self.game.determinize(self._state, self.seat, rng)
        if world.decision is not None and world.decision.seat != self.seat:
            # Another seat's options may name hidden cards, so use the options of the sampled world.
            world.decision = world.frames[-1].run(world)
            if world.decision is None:
                self.game.settle(world)
        return world
