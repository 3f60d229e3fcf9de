"""A sense for a game: which options look good, and who stands better. What search and greedy play know of a game.

A sense is only ever shown worlds that the bot's seat cannot rule out (Perspective.imagine), so it may look anywhere.
"""

from __future__ import annotations

from tableverse import plugins
from tableverse.kernel.game import Game
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import Result, State

#: Choices after which a random game is cut off and counted as even.
LONGEST_PLAYOUT = 2_000


class Sense:
    """Knows nothing but the rules: every option looks alike, and a position is judged by playing it out at random."""

    def __init__(self, game: Game) -> None:
        self.game = game
        #: May it take its time, where a game has more to look at than the end of the phase?
        self.thorough = True

    def lean(self, state: State) -> list[float]:
        """How promising each option looks at a glance: positive weights, in the order of the options."""
        assert state.decision is not None
        return [1.0] * len(state.decision.options)

    def judge(self, state: State, rng: Rng) -> list[float]:
        """What each seat may expect of this position: 1 is a sure win, 0 a sure loss."""
        world = state.clone()
        for _ in range(LONGEST_PLAYOUT):
            if world.decision is None:
                break
            self.game.apply_quietly(world, rng.choice(world.decision.options).id)
        return payoffs(world.result, world.seats)

    def weigh(self, state: State, rng: Rng) -> list[float]:
        """How good each option is for the one who chooses, looked at one by one: what greedy play goes by."""
        decision = state.decision
        assert decision is not None
        values: list[float] = []
        for option in decision.options:
            after = state.clone()
            self.game.apply_quietly(after, option.id)
            values.append(self.judge(after, rng)[decision.seat])
        return values


def sense_for(game: Game) -> Sense:
    """The game's own, or else the one that knows nothing but the rules."""
    return plugins.make(plugins.EVALUATORS, game.id, Sense, game) or Sense(game)


def payoffs(result: Result | None, seats: int) -> list[float]:
    """Winners of a contest share 1; a side that wins together gets 1 each; an unfinished game is even."""
    if result is None:
        return [1.0 / seats] * seats
    shared = 1.0 if result.side else 1.0 / max(1, len(result.winners))
    return [shared if seat in result.winners else 0.0 for seat in range(seats)]
