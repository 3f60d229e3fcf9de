"""Names of things, and functions that parse these names."""

from __future__ import annotations

from typing import Final

ASGARD: Final = "asgard"
ILIAD: Final = "iliad"
#: The space of a hero or enemy off the board.
NOWHERE: Final = ""
#: Origins of a changed number that are not cards: the number of players, progress on the changed card, the enemies on
#: the board, the invaded bases.
PLAYERS: Final = "players"
PROGRESS: Final = "progress"
ENEMIES: Final = "enemies"
BASES: Final = "bases"


def label_of(card: str, text: str) -> str:
    """Return the label of an ability: its card and the id of its text."""
    return f"{card}/{text}"


def card_of(label: str) -> str:
    return label.partition("/")[0]


def pawn_id(card: str, number: int) -> str:
    """Return the id of a pawn. The pawns of an enemy card are numbered from 1."""
    return f"{card}-{number}"


def pawn_parts(pawn: str) -> tuple[str, str]:
    """Return the enemy card and the number of a pawn."""
    card, _, number = pawn.rpartition("-")
    return card, number


def ability_icon(number: int) -> str:
    """Return the id of an icon of the current event."""
    return f"icon:{number}"


def spawn_icon(number: int) -> str:
    return f"spawn:{number}"


def upgrade_of(hero: str) -> str:
    """Return the id of a hero's option to use a normal token as an empowered one, once per round."""
    return f"{hero}:upgraded"
