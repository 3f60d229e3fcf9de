"""The bot that often does not look: a rival for a first game."""

from __future__ import annotations

from tableverse.bots.greedy import GreedyBot
from tableverse.kernel.game import Game, Perspective
from tableverse.kernel.rng import Rng

#: How often it plays anything legal instead of what looks best.
CARELESSNESS = 0.5


class CarelessBot(GreedyBot):
    name = "careless"

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.lapses = Rng(seed).fork()

    def choose(self, seen: Perspective) -> str:
        if self.lapses.unit() < CARELESSNESS:
            return self.lapses.choice(seen.decision.options).id
        return super().choose(seen)
