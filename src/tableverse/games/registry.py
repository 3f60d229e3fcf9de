"""Which games there are, and how to load one by its name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from tableverse import plugins
from tableverse.kernel.errors import UnknownGame
from tableverse.kernel.game import Game
from tableverse.kernel.ledger import Ledger


def game_ids() -> tuple[str, ...]:
    """The names of all games: those of this package, then those of other installed packages."""
    return plugins.names(plugins.GAMES)


def load_game(game: str, packs: Sequence[Path] = ()) -> Game:
    """The game of that name, with the owner's content packs laid over its own content."""
    return _as_shipped(game) if not packs else _load(game, tuple(packs))


def load_ledger(game: str) -> Ledger:
    """The rules of a game, read without loading the game itself: they lie in the package of its main module."""
    declared = plugins.find(plugins.GAMES, game)
    if declared is None:
        raise _unknown(game)
    package = declared.module.rpartition(".")[0]
    return Ledger.read(game, files(package)) if package else Ledger(game, [], {})


@cache
def _as_shipped(game: str) -> Game:
    return _load(game, ())


def _load(game: str, packs: tuple[Path, ...]) -> Game:
    made = plugins.make(plugins.GAMES, game, Game, packs)
    if made is None:
        raise _unknown(game)
    return made


def _unknown(game: str) -> UnknownGame:
    return UnknownGame(game=game[:40], known=", ".join(game_ids()))
