"""The bot called ``careless``: greedy, but for a share of random choices. An opponent for a first game."""

from __future__ import annotations

from tableverse.bots.greedy import GreedyBot
from tableverse.kernel.game import Game
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng


class EpsilonGreedyBot(GreedyBot):
    """About ``percent`` of its choices are anything legal instead of what looks best; and it never looks far ahead."""

    def __init__(self, game: Game, seed: int, percent: int) -> None:
        super().__init__(game, seed)
        self.evaluator.looks_ahead = False
        self.name = f"careless:{percent}"
        self.percent = percent
        self.exploration = Rng(seed).fork()

    def choose(self, seen: Perspective) -> str:
        if self.exploration.below(100) < self.percent:
            return self.exploration.choice(seen.decision.options).id
        return super().choose(seen)
