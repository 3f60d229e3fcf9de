"""How things are named, and what their names tell."""

from __future__ import annotations

from typing import Final

ASGARD: Final = "asgard"
ILIAD: Final = "iliad"
#: The space of whoever is off the board.
NOWHERE: Final = ""


def label(card: str, text: str) -> str:
    """The label of an ability: the card it stands on, and which of its texts it is."""
    return f"{card}/{text}"


def card_of(label: str) -> str:
    return label.partition("/")[0]


def base_effect(base: str) -> str:
    """The label of the D.A.G.G.E.R. effect of a base."""
    return label(base, "support")


def pawn(card: str, number: int) -> str:
    """The pawns of an enemy are numbered from 1."""
    return f"{card}-{number}"


def pawn_parts(pawn: str) -> tuple[str, str]:
    """The enemy and the number of a pawn."""
    card, _, number = pawn.rpartition("-")
    return card, number


def aspect_side(aspect: str, battered: bool) -> str:
    return f"{aspect}-battered" if battered else f"{aspect}-heroic"


def showdown_side(nemesis: str) -> str:
    return f"{nemesis}-showdown"
