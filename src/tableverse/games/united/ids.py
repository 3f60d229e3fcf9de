"""Names of things on the table, and special numbers for no Location and no seat.

Effects and options refer to things by name: ``hero:loki``, ``place:london``, ``threat:starfox``, ``gear:shield``,
``card:loki-move``, ``super:avengers-assemble``, ``battle-plan:backup``, ``entry:4`` (the fifth card of the Storyline),
``villain``. Tokens are named by kind and Location: ``thug@london``, ``doombot@london``, ``armoured@london``,
``civilian@london``, ``bot@london``. Parse names with the functions of this module.
"""

from __future__ import annotations

from typing import Final

#: Number of Locations in the ring.
RING: Final = 6
NOWHERE: Final = -1
NOBODY: Final = -1
#: Owner of Storyline cards whose Hero has left the game.
GONE: Final = -2
#: Value of ``seen_plan`` while the top card of the Master Plan deck is revealed to everybody.
ALL_SEATS: Final = -2
#: Health of a Villain without Health.
NO_HEALTH: Final = -1

VILLAIN: Final = "villain"


def kind_of(thing: str) -> str:
    """Return the kind of a thing (hero, place, threat …), or of a token (thug, civilian …)."""
    at = thing.find("@" if "@" in thing else ":")
    return thing if at < 0 else thing[:at]


def name_of(thing: str) -> str:
    """Return the id of a Hero, Location or card; for a token, the id of its Location."""
    return thing[thing.rfind("@" if "@" in thing else ":") + 1 :]


def is_token(thing: str) -> bool:
    return "@" in thing


def entry_of(thing: str) -> int:
    """Return the Storyline index of ``entry:4``."""
    return int(name_of(thing))
