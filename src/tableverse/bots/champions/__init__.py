"""A sense for Marvel Champions: rules of thumb, and how the players stand once they have been followed."""

from tableverse.bots.champions.sense import ChampionsSense
from tableverse.bots.champions.standing import standing

__all__ = ["ChampionsSense", "standing"]
