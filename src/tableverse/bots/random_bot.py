"""The bot that chooses any legal option at random."""

from __future__ import annotations

from tableverse.bots.bot import Bot
from tableverse.kernel.perspective import Perspective
from tableverse.kernel.rng import Rng


class RandomBot(Bot):
    name = "random"

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seen: Perspective) -> str:
        return self.rng.choice(seen.decision.options).id
