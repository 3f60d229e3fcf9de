"""The games on offer, loaded away from the event loop, and their content as clients download it."""

from __future__ import annotations

import asyncio
import gzip
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
    """What clients download once and keep: JSON, the same compressed, and its ETag."""

    body: bytes
    zipped: bytes
    etag: str


async def load_game(name: str) -> Game:
    """The first call reads the game's content, in a thread so that other tables play on meanwhile."""
    return await asyncio.to_thread(registry.load_game, name)


async def load_content(name: str) -> EncodedContent:
    """Everything a client needs to draw a game."""
    return await asyncio.to_thread(_encode_content, name)


async def load_rules(name: str) -> EncodedContent:
    """The rulebook of a game."""
    return await asyncio.to_thread(_encode_rules, name)


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
    return _encoded(msgspec.json.encode({"fingerprint": game.fingerprint(), **game.content_data()}))


@cache
def _encode_rules(name: str) -> EncodedContent:
    return _encoded(msgspec.json.encode(registry.load_rulebook(name).printed()))


def _encoded(body: bytes) -> EncodedContent:
    # Compressed once, not for every visitor; without a time in it, so that it is the same on every server.
    return EncodedContent(body, gzip.compress(body, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:24]}"')
