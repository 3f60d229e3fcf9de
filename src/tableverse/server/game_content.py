"""The games on offer, loaded away from the event loop, and their content as clients download it."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import logging
from collections import defaultdict
from dataclasses import dataclass
from functools import cache, lru_cache
from threading import Lock

import msgspec

from tableverse.games import registry, workshop
from tableverse.kernel.effects.examples import examples
from tableverse.kernel.errors import TableError
from tableverse.kernel.game import Game
from tableverse.lessons.lesson import Lesson
from tableverse.lessons.shelf import lessons_of
from tableverse.server.errors import BadRequest
from tableverse.server.once import Once
from tableverse.server.packed_games import key_of

#: How many games, and choices of products of a game, are kept as clients download them.
MOST_ENCODED = 64
#: And how many tables' games, which people's packs belong to: there is no end to them.
MOST_PACKED = 8
#: Seconds after the start of a server: whoever comes back to a table then is more important.
PRELOAD_AFTER = 3.0
#: Counts the ways in which the workshop has been told things, for clients that were made for others.
WORKSHOP_SCHEMA = 1

log = logging.getLogger("tableverse.games")

#: Whoever asks for a game that is being encoded waits for it, and does not do the same.
_encoding: defaultdict[str, Lock] = defaultdict(Lock)
_packing = Once()


@dataclass(frozen=True, slots=True)
class EncodedContent:
    """What clients download once and keep: JSON, the same compressed, and its ETag."""

    body: bytes
    zipped: bytes
    etag: str


#: What is kept of tables' games, by their packs and products.
_PACKED: dict[tuple[str, tuple[str, ...], tuple[str, ...]], EncodedContent] = {}


async def load_game(name: str) -> Game:
    """The first call reads the game's content, in a thread so that other tables play on meanwhile."""
    return await asyncio.to_thread(registry.load_game, name)


async def load_content(name: str, products: tuple[str, ...] = (), brief: bool = False) -> EncodedContent:
    """What a client needs to draw a game: all of it, or no more than some products hold; in brief what it needs to
    offer a choice of components."""
    game = await load_game(name)
    unknown = [product for product in products if product not in game.products]
    if unknown:
        raise BadRequest(where="products")
    return await asyncio.to_thread(_encode_content, name, products, brief)


async def load_content_of(game: Game) -> EncodedContent:
    """What a client needs to draw a table of this game, with its packs."""
    found = _PACKED.get((*key_of(game), game.products))
    return await asyncio.to_thread(_encode_packed, game) if found is None else found


async def load_rules(name: str) -> EncodedContent:
    """The rulebook of a game."""
    return await asyncio.to_thread(_encode_rules, name)


async def load_fields(name: str) -> EncodedContent:
    """What may stand where in the rows of a game, and what its words say, for whoever changes its cards."""
    await load_game(name)
    return await asyncio.to_thread(_encode_fields, name)


async def load_lessons(name: str) -> tuple[Lesson, ...]:
    """The lessons of a game, the first game first."""
    return await asyncio.to_thread(lessons_of, name)


async def preload_games() -> None:
    """Load all games soon after the server has started, so that visitors need not wait. It takes seconds of processor
    time."""
    await asyncio.sleep(PRELOAD_AFTER)
    for name in registry.game_ids():
        try:
            await load_content(name)
        except TableError as error:
            log.error("%s cannot be offered: %s", name, error)


async def load_component(name: str, kind: str, id: str) -> bytes:
    """One component as clients draw it, as JSON."""
    game = await load_game(name)
    item = game.registry.kinds.get(kind, {}).get(id)
    if item is None:
        raise BadRequest(where="id")
    return msgspec.json.encode(await asyncio.to_thread(game.component_data, item))


def _encode_content(name: str, products: tuple[str, ...], brief: bool) -> EncodedContent:
    with _encoding[name]:
        return _encode_once(name, products, brief)


@lru_cache(maxsize=MOST_ENCODED)
def _encode_once(name: str, products: tuple[str, ...], brief: bool) -> EncodedContent:
    game = registry.load_game(name)
    return _encode_game(game.with_products(products) if products else game, brief)


def _encode_game(game: Game, brief: bool = False) -> EncodedContent:
    return _encoded(msgspec.json.encode({"fingerprint": game.fingerprint(), **game.content_data(brief)}))


def _encode_packed(game: Game) -> EncodedContent:
    """Everybody at a table asks for it at the same time."""
    key = (*key_of(game), game.products)
    with _packing.alone(key):
        found = _PACKED.pop(key, None) or _encode_game(game)
        _PACKED[key] = found  # the latest is kept longest
        for oldest in list(_PACKED)[:-MOST_PACKED]:
            _PACKED.pop(oldest, None)
    return found


async def load_components(name: str) -> EncodedContent:
    """Every component that a pack may replace."""
    return await asyncio.to_thread(_encode_components, name)


async def load_vocabulary(name: str) -> EncodedContent:
    """The words that a game's cards are written with."""
    return await asyncio.to_thread(_encode_vocabulary, name)


@cache
def _encode_components(name: str) -> EncodedContent:
    listed = workshop.components_listed(registry.load_game(name))
    return _encoded(msgspec.json.encode({"schema": WORKSHOP_SCHEMA, **listed}))


@cache
def _encode_vocabulary(name: str) -> EncodedContent:
    told = workshop.vocabulary_told(registry.load_game(name))
    return _encoded(msgspec.json.encode({"schema": WORKSHOP_SCHEMA, **told}))


@cache
def _encode_rules(name: str) -> EncodedContent:
    questions = registry.load_game(name).questions
    return _encoded(msgspec.json.encode(registry.load_rulebook(name).printed(questions)))


@cache
def _encode_fields(name: str) -> EncodedContent:
    game = registry.load_game(name)
    said = examples(game.abilities(), game.voice_for)
    return _encoded(msgspec.json.encode({"schema": 1, "kinds": game.places(), "examples": said}))


def _encoded(body: bytes) -> EncodedContent:
    # Compressed once, not for every visitor; without a time in it, so that it is the same on every server.
    return EncodedContent(body, gzip.compress(body, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:24]}"')
