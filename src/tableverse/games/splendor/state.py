"""The state: bank, rows, decks, Locations, and each player's mat."""

from __future__ import annotations

from typing import Final

from tableverse.games.splendor.cards import LEVELS, Cards
from tableverse.games.splendor.ids import ORDINARY
from tableverse.kernel.fields import Shared, attached, plain
from tableverse.kernel.plain import Plain
from tableverse.kernel.state import State

SLOTS: Final = 4
EMPTY: Final = -1
NOBODY: Final = -1


@plain
class Mat(Plain):
    """One player's mat. Cards and Locations are indexes into Cards.

    The four lists of cards and Locations are replaced, never changed in place, so clones share them.
    """

    tokens: list[int]
    bonuses: list[int]
    recruited: Shared[list[int]]
    reserved: Shared[list[int]]
    #: Reserved cards that only their owner has seen.
    hidden: Shared[list[int]]
    locations: Shared[list[int]]
    #: Infinity points, including tiles.
    points: int
    avengers: int
    #: Whether the player met the Gauntlet's conditions at the end of their last turn, and still does.
    gauntlet: bool

    @staticmethod
    def empty() -> Mat:
        return Mat([0] * 7, [0] * ORDINARY, [], [], [], [], 0, 0, False)


@plain
class SplendorState(State):
    bank: list[int]
    #: Twelve slots: level 1 is 0 to 3, level 2 is 4 to 7, level 3 is 8 to 11.
    rows: list[int]
    #: Shuffled once and never changed: deck L has left[L] cards, the last of them on top.
    decks: Shared[list[list[int]]]
    left: list[int]
    #: On the table.
    locations: Shared[list[int]]
    mats: list[Mat]
    #: The holder of Avengers Assemble.
    assembled: int
    #: The number of the present round.
    rounds: int
    #: The content.
    cards: Cards = attached()

    def deal(self, slot: int) -> int:
        """Fill a slot from its level's deck and return the new card; an empty deck leaves the slot empty."""
        level = slot // SLOTS
        left = self.left[level]
        if left == 0:
            self.rows[slot] = EMPTY
            return EMPTY
        self.left[level] = left - 1
        card = self.decks[level][left - 1]
        self.rows[slot] = card
        return card


def levels() -> range:
    return range(LEVELS)


def without(items: list[int], item: int) -> list[int]:
    return [other for other in items if other != item]
