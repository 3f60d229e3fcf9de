"""How a game is put into numbers for learners: its options, and its Views."""

from __future__ import annotations

from tableverse import plugins
from tableverse.envs.actions import Actions, NamedActions
from tableverse.envs.observations import HashedObserver, Observer
from tableverse.kernel.game import Game


class Encoding:
    """As it stands, it serves any game: numbers and counters are chosen by checksums of names."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def actions(self) -> Actions:
        return NamedActions()

    def observer(self, seats: int) -> Observer:
        return HashedObserver(self.game)


def encoding_for(game: Game) -> Encoding:
    """The game's own, or else the one that serves any game."""
    return plugins.make(plugins.ENCODINGS, game.id, Encoding, game) or Encoding(game)
