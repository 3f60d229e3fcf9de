"""How things on the table are named, and numbers that stand for no Location and no seat.

Effects and options point at things by name: ``hero:loki``, ``place:london``, ``threat:starfox``, ``gear:shield``,
``card:loki-move``, ``super:avengers-assemble``, ``battle-plan:backup``, ``entry:4`` (the fifth card of the Storyline),
``villain``. Tokens are named by where they lie: ``thug@london``, ``doombot@london``, ``armoured@london``,
``civilian@london``, ``bot@london``. Nobody else takes such names apart.
"""

from __future__ import annotations

from typing import Final

#: Locations, in a ring.
RING: Final = 6
NOWHERE: Final = -1
NOBODY: Final = -1
#: Whose cards of the Storyline are nobody's any more: their Hero has left the game.
GONE: Final = -2
#: Who has seen the top card of the Master Plan deck when it lies revealed.
ALL_SEATS: Final = -2
#: Health of a Villain who has none.
NO_HEALTH: Final = -1

VILLAIN: Final = "villain"


def kind_of(thing: str) -> str:
    """hero, place, threat, villain and so on; of a token what it is: thug, civilian."""
    at = thing.find("@" if "@" in thing else ":")
    return thing if at < 0 else thing[:at]


def name_of(thing: str) -> str:
    """The id of the Hero, Location, card; of a token that of its Location."""
    return thing[thing.rfind("@" if "@" in thing else ":") + 1 :]


def is_token(thing: str) -> bool:
    return "@" in thing


def entry_of(thing: str) -> int:
    """The place in the Storyline of ``entry:4``."""
    return int(name_of(thing))
