"""The bot that does not always look: a rival for a first game."""

from __future__ import annotations

from tableverse.bots.greedy import GreedyBot
from tableverse.kernel.game import Game, Perspective
from tableverse.kernel.rng import Rng


class CarelessBot(GreedyBot):
    """Of a hundred choices, about ``lapses`` are anything legal instead of what looks best; and it never looks far."""

    def __init__(self, game: Game, seed: int, lapses: int) -> None:
        super().__init__(game, seed)
        self.sense.thorough = False
        self.name = f"careless:{lapses}"
        self.lapses = lapses
        self.mood = Rng(seed).fork()

    def choose(self, seen: Perspective) -> str:
        if self.mood.below(100) < self.lapses:
            return self.mood.choice(seen.decision.options).id
        return super().choose(seen)
