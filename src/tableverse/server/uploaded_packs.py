"""Content packs that players supply for a table.

A large pack is first checked in another process, so that a bad or endless one does no harm here. Packs are loaded one
at a time because other tables share this process.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec

from tableverse.kernel import i18n
from tableverse.kernel.errors import BadContent
from tableverse.kernel.game import Game
from tableverse.kernel.packs import LONGEST_TITLE, Pack, pack_of_data
from tableverse.server.errors import BadPack, BadRequest, NoSuchPack
from tableverse.server.game_content import load_game
from tableverse.server.pack_worker import CheckRequest, Summary
from tableverse.server.packed_games import GAMES
from tableverse.server.services import Services

#: Packs up to this many bytes load in a few hundredths of a second.
SMALL_PACK_BYTES = 32 * 1024


async def resolve_packs(services: Services, game: str, packs: list[str | dict[str, Any]]) -> list[Pack]:
    """Return the packs of a request. A string is the fingerprint of an offered pack, a dict is a pack as data."""
    if len(packs) > services.config.limits.packs_per_table:
        raise BadRequest(where="packs")
    found: list[Pack] = []
    for number, given in enumerate(packs, 1):
        if isinstance(given, str):
            if given not in services.offered:
                raise NoSuchPack()
            found.append(services.offered[given])
        else:
            found.append(await _opened(services, game, given, number))
    return found


async def _opened(services: Services, game: str, given: dict[str, Any], number: int) -> Pack:
    origin = f"{number}. {str(given.get('title', ''))[:LONGEST_TITLE]}"
    if len(msgspec.json.encode(given)) <= SMALL_PACK_BYTES:
        return await asyncio.to_thread(_open, game, given, origin)
    summary = msgspec.json.decode(await services.checker.check(CheckRequest(game, given, brief=True)), type=Summary)
    for problem in summary.problems:
        place = f"{origin}/{problem.file}.yaml:{problem.line}"
        raise BadPack(**{language: f"{place}: {message}" for language, message in problem.message.items()})
    async with services.pack_lock.hold():
        return await asyncio.to_thread(_open, game, given, origin)


def _open(game: str, given: dict[str, Any], origin: str) -> Pack:
    try:
        return pack_of_data(given, origin).for_game(game)
    except BadContent as error:
        raise bad_pack_error(error) from error


async def load_game_with_packs(services: Services, name: str, packs: Sequence[Pack]) -> Game:
    """Load a game with packs that players supplied, raising BadPack with a message in each language."""
    if not packs:
        return await load_game(name)
    try:
        known = GAMES.find((name, tuple(pack.fingerprint for pack in packs)))
        if known is not None:
            return known
        async with services.pack_lock.hold():
            return await asyncio.to_thread(GAMES.load, name, [pack.for_game(name) for pack in packs])
    except BadContent as error:
        raise bad_pack_error(error) from error


def bad_pack_error(error: BadContent) -> BadPack:
    return BadPack(**{language: error.say(language) for language in i18n.LANGUAGES})
