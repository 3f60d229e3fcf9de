"""What all rooms share."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass

from tableverse.games import shelf
from tableverse.kernel.errors import UnknownBot
from tableverse.kernel.game import Game
from tableverse.server.config import ServerConfig
from tableverse.server.metrics import Metrics
from tableverse.server.store import Store
from tableverse.server.thinking import Thinker
from tableverse.server.tokens import Tokens


@dataclass(frozen=True, slots=True)
class House:
    config: ServerConfig
    store: Store
    tokens: Tokens
    thinker: Thinker
    metrics: Metrics

    def check_bot(self, bot: str) -> None:
        """Only bots that are offered: others may think for minutes."""
        known = [spec for spec, _ in self.config.bots]
        if bot not in known:
            raise UnknownBot(bot=bot[:40], known=", ".join(known))

    async def game(self, name: str) -> Game:
        """The first one to ask waits until its content is read; the others play on meanwhile."""
        return await asyncio.to_thread(shelf.take, name)
