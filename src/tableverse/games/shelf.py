"""The shelf: which games there are, and how to take one down."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tableverse.kernel.errors import UnknownGame
from tableverse.kernel.game import Game

GAMES = ("splendor", "united", "champions", "dagger")


def take(game: str, packs: Sequence[Path] = ()) -> Game:
    """The game of that name, with the owner's content packs laid over its own content."""
    if game not in GAMES:
        raise UnknownGame(game=game[:40], known=", ".join(GAMES))
    return _as_shipped(game) if not packs else _open(game, tuple(packs))


@cache
def _as_shipped(game: str) -> Game:
    return _open(game, ())


def _open(game: str, packs: tuple[Path, ...]) -> Game:
    if game == "united":
        from tableverse.games.united.game import United

        return United(packs)
    if game == "dagger":
        from tableverse.games.dagger.game import Dagger

        return Dagger(packs)
    if game == "champions":
        from tableverse.games.champions.game import Champions

        return Champions(packs)
    assert game == "splendor"
    from tableverse.games.splendor.game import Splendor

    return Splendor(packs)
