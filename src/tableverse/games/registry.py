"""The available games, loaded by name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from tableverse import plugins
from tableverse.kernel.errors import UnknownGame
from tableverse.kernel.game import Game
from tableverse.kernel.ledger import Ledger
from tableverse.kernel.packs import AnyPack
from tableverse.kernel.rulebook import Rulebook


def game_ids() -> tuple[str, ...]:
    """Return the names of all games, built-in ones first."""
    return plugins.names(plugins.GAMES)


def load_game(game: str, packs: Sequence[AnyPack] = ()) -> Game:
    """Load a game by name, with content packs applied on top of the game's content."""
    return _as_shipped(game) if not packs else _load(game, tuple(packs))


@cache
def load_ledger(game: str) -> Ledger:
    """Load the rules of a game from its package, without loading the game itself."""
    package = _package(game)
    return Ledger.read(game, files(package)) if package else Ledger(game, [], {})


def load_rulebook(game: str) -> Rulebook:
    """Load the rulebook of a game: its rules in chapters, with a glossary and rulings."""
    package = _package(game)
    ledger = load_ledger(game)
    return Rulebook.read(ledger, files(package)) if package else Rulebook(ledger, [], [], [])


def _package(game: str) -> str:
    declared = plugins.find(plugins.GAMES, game)
    if declared is None:
        raise _unknown(game)
    return declared.module.rpartition(".")[0]


@cache
def _as_shipped(game: str) -> Game:
    return _load(game, ())


def _load(game: str, packs: tuple[AnyPack, ...]) -> Game:
    made = plugins.make(plugins.GAMES, game, Game, packs)
    if made is None:
        raise _unknown(game)
    return made


def _unknown(game: str) -> UnknownGame:
    return UnknownGame(game=game[:40], known=", ".join(game_ids()))
