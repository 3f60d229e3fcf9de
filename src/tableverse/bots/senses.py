"""Which sense goes with which game."""

from __future__ import annotations

from tableverse.bots.sense import Sense
from tableverse.kernel.game import Game


def sense_for(game: Game) -> Sense:
    if game.id == "splendor":
        from tableverse.bots.splendor import SplendorSense

        return SplendorSense(game)
    if game.id == "united":
        from tableverse.bots.united import UnitedSense

        return UnitedSense(game)
    if game.id == "champions":
        from tableverse.bots.champions import ChampionsSense

        return ChampionsSense(game)
    if game.id == "dagger":
        from tableverse.bots.dagger import DaggerSense

        return DaggerSense(game)
    return Sense(game)
