"""The bot that takes what looks best now."""

from __future__ import annotations

from tableverse.bots.bot import Bot
from tableverse.bots.sense import sense_for
from tableverse.kernel.game import Game, Perspective
from tableverse.kernel.rng import Rng


class GreedyBot(Bot):
    name = "greedy"

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = Rng(seed)
        self.sense = sense_for(game)

    def choose(self, seen: Perspective) -> str:
        options = seen.decision.options
        values = self.sense.weigh(seen.imagine(self.rng), self.rng)
        return options[values.index(max(values))].id
