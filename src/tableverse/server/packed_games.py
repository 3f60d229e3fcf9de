"""Games with content packs: one for each choice of packs, shared by all tables that have it."""

from __future__ import annotations

import threading
import zlib
from collections.abc import Collection, Sequence

from tableverse.games import registry
from tableverse.kernel.errors import CorruptData
from tableverse.kernel.game import Game
from tableverse.kernel.packs import Pack, pack_of_json
from tableverse.server.once import Once

#: Which game, and the fingerprints of its packs in their order.
Key = tuple[str, tuple[str, ...]]
#: How many are kept at most; a table whose game is not kept any more has it still.
MOST_KEPT = 16


def key_of(game: Game) -> Key:
    return game.id, tuple(pack.fingerprint for pack in game.packs)


class PackedGames:
    """May be asked from several threads. The game used last is kept longest."""

    def __init__(self, most: int = MOST_KEPT) -> None:
        self._most = most
        self._games: dict[Key, Game] = {}
        self._reading = Once()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        return len(self._games)

    def find(self, key: Key) -> Game | None:
        """The game, if it is at hand; one without packs always is."""
        if not key[1]:
            return registry.load_game(key[0])
        with self._lock:
            found = self._games.pop(key, None)
            if found is not None:
                self._games[key] = found
            return found

    def load(self, game: str, packs: Sequence[Pack]) -> Game:
        """BadContent if a pack is not sound, or if they do not go together."""
        key = (game, tuple(pack.fingerprint for pack in packs))
        with self._reading.alone(key):
            found = self.find(key) or registry.load_game(game, packs)
            with self._lock:
                self._games[key] = found
                while len(self._games) > self._most:
                    del self._games[next(iter(self._games))]
        return found

    def keep_only(self, used: Collection[Key]) -> None:
        """Forget what no table uses."""
        with self._lock:
            for key in [key for key in self._games if key not in used]:
                del self._games[key]


#: Those of this process.
GAMES = PackedGames()


def wrapped(pack: Pack) -> bytes:
    """As it is kept in a database."""
    return zlib.compress(pack.to_json())


def unwrapped(fingerprint: str, data: bytes) -> Pack:
    try:
        pack = pack_of_json(zlib.decompress(data), fingerprint)
    except zlib.error as error:
        raise CorruptData(what=f"pack {fingerprint}") from error
    if pack.fingerprint != fingerprint:
        raise CorruptData(what=f"pack {fingerprint}")
    return pack
