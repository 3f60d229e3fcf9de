"""The bot that follows the best options further: truncated rollouts of all options in the same sampled worlds.

In each world every seat plays as the game's Evaluator considers sound, up to its horizon, where the position is valued.
So options are compared under the same luck, at the same moment of the game. The budget is a number of worlds, so the
same seed repeats the same choices on any machine.
"""

from __future__ import annotations

from tableverse.bots.bot import Bot
from tableverse.bots.evaluator import evaluator_for
from tableverse.bots.racing import Race
from tableverse.kernel.game import Game
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import RANGE, Rng
from tableverse.kernel.state import State

#: Number of choices after which a rollout is cut off.
LONGEST_ROLLOUT = 400


class RolloutBot(Bot):
    """A bot that follows the most promising options in up to ``worlds`` sampled worlds."""

    def __init__(self, game: Game, seed: int, worlds: int) -> None:
        self.name = f"rollout:{worlds}"
        self.game = game
        self.rng = Rng(seed)
        self.evaluator = evaluator_for(game)
        self.worlds = worlds

    def choose(self, seen: Perspective) -> str:
        world = seen.imagine(self.rng)
        values = self.evaluator.action_values(world, self.rng)
        racing = self.evaluator.promising(world, values)
        best = racing[0]
        if len(racing) > 1:
            best = racing[self._race(seen, racing, self.evaluator.clock(world) + self.evaluator.horizon)]
        return seen.decision.options[best].id

    def _race(self, seen: Perspective, promising: list[int], until: int) -> int:
        """Return the index of the option with the highest mean."""
        options = seen.decision.options
        race = Race(len(promising))
        for _ in range(self.worlds):
            seed = self.rng.below(RANGE)
            world = seen.imagine(Rng(seed))
            for place in race.racing:
                after = world.clone()
                self.game.apply_quietly(after, options[promising[place]].id)
                race.found[place].append(self._follow(after, seen.seat, until, Rng(seed)))
            if race.is_over():
                break
        return race.best

    def _follow(self, world: State, seat: int, until: int, rng: Rng) -> float:
        """Return a seat's expected result after every seat has played on up to ``until``."""
        evaluator = self.evaluator
        for _ in range(LONGEST_ROLLOUT):
            if world.decision is None or evaluator.clock(world) >= until:
                break
            world = evaluator.play_on(world, rng)
        return evaluator.value(world, rng)[seat]
