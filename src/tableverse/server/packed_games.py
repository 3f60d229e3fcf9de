"""A cache of games with content packs, shared by all tables with the same packs."""

from __future__ import annotations

import threading
import zlib
from collections.abc import Collection, Sequence

from tableverse.games import registry
from tableverse.kernel.errors import CorruptData
from tableverse.kernel.game import Game
from tableverse.kernel.packs import Pack, pack_of_json
from tableverse.server.keyed_lock import KeyedLock

#: A game id and the fingerprints of its packs, in order.
Key = tuple[str, tuple[str, ...]]
#: Maximum number of cached games. Tables keep their game after it is evicted.
MAX_GAMES = 16


def key_of(game: Game) -> Key:
    return game.id, tuple(pack.fingerprint for pack in game.packs)


class PackedGames:
    """A thread-safe LRU cache of games by their packs."""

    def __init__(self, most: int = MAX_GAMES) -> None:
        self._most = most
        self._games: dict[Key, Game] = {}
        self._reading = KeyedLock()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._games)

    def find(self, key: Key) -> Game | None:
        """Return the game if it is cached or has no packs, else None."""
        if not key[1]:
            return registry.load_game(key[0])
        with self._lock:
            found = self._games.pop(key, None)
            if found is not None:
                self._games[key] = found
            return found

    def load(self, game: str, packs: Sequence[Pack]) -> Game:
        """Return the game with these packs, raising BadContent if a pack is invalid or packs conflict."""
        key = (game, tuple(pack.fingerprint for pack in packs))
        with self._reading.hold(key):
            found = self.find(key) or registry.load_game(game, packs)
            with self._lock:
                self._games[key] = found
                while len(self._games) > self._most:
                    del self._games[next(iter(self._games))]
        return found

    def evict_unused(self, used: Collection[Key]) -> None:
        """Evict the games that no table uses."""
        with self._lock:
            for key in [key for key in self._games if key not in used]:
                del self._games[key]


#: The cache of this process.
GAMES = PackedGames()


def compress_pack(pack: Pack) -> bytes:
    """Return the pack as stored in the database."""
    return zlib.compress(pack.to_json())


def decompress_pack(fingerprint: str, data: bytes) -> Pack:
    try:
        pack = pack_of_json(zlib.decompress(data), fingerprint)
    except zlib.error as error:
        raise CorruptData(what=f"pack {fingerprint}") from error
    if pack.fingerprint != fingerprint:
        raise CorruptData(what=f"pack {fingerprint}")
    return pack
