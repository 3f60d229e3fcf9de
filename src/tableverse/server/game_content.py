"""The games on offer, loaded away from the event loop, and their content as clients download it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from dataclasses import dataclass
from functools import cache

import msgspec

from tableverse.games import registry
from tableverse.kernel.errors import TableError
from tableverse.kernel.game import Game

log = logging.getLogger("tableverse.games")


@dataclass(frozen=True, slots=True)
class EncodedContent:
    """A game's content as JSON, and its ETag."""

    body: bytes
    etag: str


async def load_game(name: str) -> Game:
    """The first call reads the game's content, in a thread so that other tables play on meanwhile."""
    return await asyncio.to_thread(registry.load_game, name)


async def load_content(name: str) -> EncodedContent:
    """Everything a client needs to draw a game."""
    return await asyncio.to_thread(_encode_content, name)


async def preload_games() -> None:
    """Load all games when the server starts, so that not even the first visitor waits."""
    for name in registry.game_ids():
        try:
            await load_content(name)
        except TableError as error:
            log.error("%s cannot be offered: %s", name, error)


@cache
def _encode_content(name: str) -> EncodedContent:
    game = registry.load_game(name)
    body = msgspec.json.encode({"fingerprint": game.fingerprint(), **game.content_data()})
    return EncodedContent(body, f'"{hashlib.sha256(body).hexdigest()[:24]}"')
