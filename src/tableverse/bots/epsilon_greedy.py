"""The bot ``careless``: greedy, except for a share of random choices. It is an easy opponent for a first game."""

from __future__ import annotations

from tableverse.bots.greedy import GreedyBot
from tableverse.kernel.game import Game
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng


class EpsilonGreedyBot(GreedyBot):
    """A bot that makes about ``percent`` of its choices at random and the rest greedily, without looking far ahead."""

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
