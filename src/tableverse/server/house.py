"""What all rooms share."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from dataclasses import dataclass
from functools import cache

import msgspec

from tableverse.games import registry
from tableverse.kernel.errors import TableError, UnknownBot
from tableverse.kernel.game import Game
from tableverse.server.config import ServerConfig
from tableverse.server.metrics import Metrics
from tableverse.server.store import Store
from tableverse.server.thinking import Thinker
from tableverse.server.tokens import Tokens

log = logging.getLogger("tableverse.house")


@dataclass(frozen=True, slots=True)
class House:
    config: ServerConfig
    store: Store
    tokens: Tokens
    thinker: Thinker
    metrics: Metrics

    def check_bot(self, bot: str) -> None:
        """Only bots that are known to be quick: others may think for minutes."""
        known = [*(spec for spec, _ in self.config.bots), *self.config.more_bots]
        if bot not in known:
            raise UnknownBot(bot=bot[:40], known=", ".join(known))

    async def game(self, name: str) -> Game:
        """The first one to ask waits until its content is read; the others play on meanwhile."""
        return await asyncio.to_thread(registry.load_game, name)

    async def content(self, name: str) -> Leaflet:
        """All that a client draws of a game."""
        return await asyncio.to_thread(_leaflet, name)

    async def unpack_all(self) -> None:
        """Read all games before anybody asks for them: the first visitor does not wait either."""
        for name in registry.game_ids():
            try:
                await self.content(name)
            except TableError as error:
                log.error("%s cannot be offered: %s", name, error)


@dataclass(frozen=True, slots=True)
class Leaflet:
    """A game's content as it is sent, and a tag by which a client knows that it has it already."""

    body: bytes
    tag: str


@cache
def _leaflet(name: str) -> Leaflet:
    game = registry.load_game(name)
    body = msgspec.json.encode({"fingerprint": game.fingerprint(), **game.content_data()})
    return Leaflet(body, f'"{hashlib.sha256(body).hexdigest()[:24]}"')
