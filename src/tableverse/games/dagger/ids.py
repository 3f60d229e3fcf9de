"""How things are named, and what their names tell."""

from __future__ import annotations

from typing import Final

ASGARD: Final = "asgard"
ILIAD: Final = "iliad"
#: The space of whoever is off the board.
NOWHERE: Final = ""
#: What may change a number and is no card: the number of players, progress on the card itself, all enemies on the
#: board, all invaded bases.
PLAYERS: Final = "players"
PROGRESS: Final = "progress"
ENEMIES: Final = "enemies"
BASES: Final = "bases"


def label_of(card: str, text: str) -> str:
    """The label of an ability: the card it stands on, and which of its texts it is."""
    return f"{card}/{text}"


def card_of(label: str) -> str:
    return label.partition("/")[0]


def pawn_id(card: str, number: int) -> str:
    """The pawns of an enemy are numbered from 1."""
    return f"{card}-{number}"


def pawn_parts(pawn: str) -> tuple[str, str]:
    """The enemy and the number of a pawn."""
    card, _, number = pawn.rpartition("-")
    return card, number


def ability_icon(number: int) -> str:
    """An icon of the event under way."""
    return f"icon:{number}"


def spawn_icon(number: int) -> str:
    return f"spawn:{number}"


def upgrade_of(hero: str) -> str:
    """The one use in a round of a normal token as an empowered one."""
    return f"{hero}:upgraded"
