"""What greedy play and search know of a game: which options look good, and how good a position is for each seat.

An evaluator is only ever shown worlds that the bot's seat cannot rule out (Perspective.imagine), so it may look
anywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Generic

from mypy_extensions import mypyc_attr

from tableverse import plugins
from tableverse.kernel.game import Game
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import Result, S

#: Choices after which a random rollout is cut off and counted as even.
LONGEST_ROLLOUT = 2_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(Generic[S]):
    """Knows nothing but the rules: all options look alike, and a position is valued by playing it out at random."""

    #: The levels that people are offered, weakest first, and the bot behind each.
    levels: ClassVar[Mapping[str, str]] = {"easy": "careless:50", "normal": "greedy", "hard": "mcts:200"}

    def __init__(self, game: Game) -> None:
        self.game = game
        #: Whether a game that can look further than the end of the phase does so.
        self.looks_ahead = True

    def priors(self, state: S) -> list[float]:
        """How promising each option looks at a glance: positive weights, in the order of the options."""
        assert state.decision is not None
        return [1.0] * len(state.decision.options)

    def value(self, state: S, rng: Rng) -> list[float]:
        """What each seat may expect of this position: 1 is a sure win, 0 a sure loss."""
        world = state.clone()
        for _ in range(LONGEST_ROLLOUT):
            if world.decision is None:
                break
            self.game.apply_quietly(world, rng.choice(world.decision.options).id)
        return payoffs(world.result, world.seats)

    def action_values(self, state: S, rng: Rng) -> list[float]:
        """How good each option is for the seat to choose, on any scale: greedy play takes the highest."""
        decision = state.decision
        assert decision is not None
        values: list[float] = []
        for option in decision.options:
            after = state.clone()
            self.game.apply_quietly(after, option.id)
            values.append(self.value(after, rng)[decision.seat])
        return values


def evaluator_for(game: Game) -> Evaluator[Any]:
    """The game's own, or else the one that knows nothing but the rules."""
    own: Evaluator[Any] | None = plugins.make(plugins.EVALUATORS, game.id, Evaluator, game)
    return own or Evaluator(game)


def payoffs(result: Result | None, seats: int) -> list[float]:
    """Winners of a contest share 1; a side that wins together gets 1 each; an unfinished game is even."""
    if result is None:
        return [1.0 / seats] * seats
    shared = 1.0 if result.side else 1.0 / max(1, len(result.winners))
    return [shared if seat in result.winners else 0.0 for seat in range(seats)]
