"""The bot that takes the option with the highest value."""

from __future__ import annotations

from tableverse.bots.bot import Bot
from tableverse.bots.evaluator import evaluator_for
from tableverse.kernel.game import Game
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng


class GreedyBot(Bot):
    name = "greedy"

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = Rng(seed)
        self.evaluator = evaluator_for(game)
        self.evaluator.keeps_plans = True

    def choose(self, seen: Perspective) -> str:
        options = seen.decision.options
        values = self.evaluator.action_values(seen.imagine(self.rng), self.rng)
        return options[values.index(max(values))].id
