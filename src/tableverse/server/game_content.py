"""The games on offer and their encoded content, loaded outside the event loop."""

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
from tableverse.lessons.loading import lessons_of
from tableverse.server.errors import BadRequest
from tableverse.server.keyed_lock import KeyedLock
from tableverse.server.packed_games import key_of

#: Number of games, and product selections of a game, whose encoded content is cached.
MAX_CACHED = 64
#: Number of pack combinations whose encoded content is cached. Players can make any number of them.
MAX_CACHED_WITH_PACKS = 8
#: Seconds from the server's start to the preloading of games, so that returning players are served first.
PRELOAD_DELAY = 3.0
#: The version of the workshop's data format, for older clients.
WORKSHOP_SCHEMA = 1

log = logging.getLogger("tableverse.games")

#: Locks that prevent threads from encoding the same game at the same time.
_encode_locks: defaultdict[str, Lock] = defaultdict(Lock)
_packed_locks = KeyedLock()


@dataclass(frozen=True, slots=True)
class EncodedContent:
    """JSON that clients download once and cache, the same data compressed, and its ETag."""

    body: bytes
    zipped: bytes
    etag: str


#: Encoded content of games with packs, by game, packs and products.
_PACKED: dict[tuple[str, tuple[str, ...], tuple[str, ...]], EncodedContent] = {}


async def load_game(name: str) -> Game:
    """Load a game in a thread, since the first call reads its content while other tables play on."""
    return await asyncio.to_thread(registry.load_game, name)


async def load_content(name: str, products: tuple[str, ...] = (), brief: bool = False) -> EncodedContent:
    """Return the content that a client needs to draw a game, of all products or of some.

    With ``brief``, return only the data needed to list the components.
    """
    game = await load_game(name)
    unknown = [product for product in products if product not in game.products]
    if unknown:
        raise BadRequest(where="products")
    return await asyncio.to_thread(_encode_content, name, products, brief)


async def load_content_with_packs(game: Game) -> EncodedContent:
    """Return the content that a client needs to draw a table of this game, including its packs."""
    found = _PACKED.get((*key_of(game), game.products))
    return await asyncio.to_thread(_encode_packed, game) if found is None else found


async def load_rules(name: str) -> EncodedContent:
    """Return the rulebook of a game."""
    return await asyncio.to_thread(_encode_rules, name)


async def load_fields(name: str) -> EncodedContent:
    """Return the allowed fields of a game's content rows, with examples, for pack authors."""
    await load_game(name)
    return await asyncio.to_thread(_encode_fields, name)


async def load_lessons(name: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game, the beginners' lesson first."""
    return await asyncio.to_thread(lessons_of, name)


async def preload_games() -> None:
    """Load all games soon after the server starts, because loading takes seconds of processor time."""
    await asyncio.sleep(PRELOAD_DELAY)
    for name in registry.game_ids():
        try:
            await load_content(name)
        except TableError as error:
            log.error("%s cannot be loaded: %s", name, error)


async def load_component(name: str, kind: str, id: str) -> bytes:
    """Return one component as JSON for clients to draw."""
    game = await load_game(name)
    item = game.registry.kinds.get(kind, {}).get(id)
    if item is None:
        raise BadRequest(where="id")
    return msgspec.json.encode(await asyncio.to_thread(game.component_data, item))


def _encode_content(name: str, products: tuple[str, ...], brief: bool) -> EncodedContent:
    with _encode_locks[name]:
        return _encode_cached(name, products, brief)


@lru_cache(maxsize=MAX_CACHED)
def _encode_cached(name: str, products: tuple[str, ...], brief: bool) -> EncodedContent:
    game = registry.load_game(name)
    return _encode_game(game.with_products(products) if products else game, brief)


def _encode_game(game: Game, brief: bool = False) -> EncodedContent:
    return _encoded(msgspec.json.encode({"fingerprint": game.fingerprint(), **game.content_data(brief)}))


def _encode_packed(game: Game) -> EncodedContent:
    """Encode a game with packs once, although everybody at a table requests it at the same time."""
    key = (*key_of(game), game.products)
    with _packed_locks.hold(key):
        found = _PACKED.pop(key, None) or _encode_game(game)
        _PACKED[key] = found  # the latest is evicted last
        for oldest in list(_PACKED)[:-MAX_CACHED_WITH_PACKS]:
            _PACKED.pop(oldest, None)
    return found


async def load_components(name: str) -> EncodedContent:
    """Return every component that a pack may replace."""
    return await asyncio.to_thread(_encode_components, name)


async def load_vocabulary(name: str) -> EncodedContent:
    """Return the vocabulary of a game's card effects."""
    return await asyncio.to_thread(_encode_vocabulary, name)


@cache
def _encode_components(name: str) -> EncodedContent:
    listed = workshop.components_listed(registry.load_game(name))
    return _encoded(msgspec.json.encode({"schema": WORKSHOP_SCHEMA, **listed}))


@cache
def _encode_vocabulary(name: str) -> EncodedContent:
    vocabulary = workshop.vocabulary_told(registry.load_game(name))
    return _encoded(msgspec.json.encode({"schema": WORKSHOP_SCHEMA, **vocabulary}))


@cache
def _encode_rules(name: str) -> EncodedContent:
    questions = registry.load_game(name).question_rules
    return _encoded(msgspec.json.encode(registry.load_rulebook(name).printed(questions)))


@cache
def _encode_fields(name: str) -> EncodedContent:
    game = registry.load_game(name)
    texts = examples(game.abilities(), game.voice_for)
    return _encoded(msgspec.json.encode({"schema": 1, "kinds": game.places(), "examples": texts}))


def _encoded(body: bytes) -> EncodedContent:
    # Compressed once instead of per visitor, and without a timestamp so that every server produces the same bytes.
    return EncodedContent(body, gzip.compress(body, mtime=0), f'"{hashlib.sha256(body).hexdigest()[:24]}"')
