"""A game's options and Views as numbers for learners."""

from __future__ import annotations

from tableverse import plugins
from tableverse.envs.actions import Actions, NamedActions
from tableverse.envs.observations import HashedObserver, Observer
from tableverse.kernel.game import Game


class Encoding:
    """The default encoding for any game, in which actions and counters are numbered by checksums of names."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def actions(self) -> Actions:
        return NamedActions()

    def observer(self, seats: int) -> Observer:
        return HashedObserver(self.game)


def encoding_for(game: Game) -> Encoding:
    """Return the game's own encoding, or the default one."""
    return plugins.make(plugins.ENCODINGS, game.id, Encoding, game) or Encoding(game)
