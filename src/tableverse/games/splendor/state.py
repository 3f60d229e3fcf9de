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
    #: Reserved cards that only the player has seen.
    hidden: Shared[list[int]]
    locations: Shared[list[int]]
    #: Infinity points, including points from tiles.
    points: int
    avengers: int
    #: Whether the player met the Gauntlet's conditions at the end of their last turn and still meets them.
    gauntlet: bool

    @staticmethod
    def empty() -> Mat:
        return Mat([0] * 7, [0] * ORDINARY, [], [], [], [], 0, 0, False)


@plain
class SplendorState(State):
    bank: list[int]
    #: Twelve slots: 0 to 3 for level 1, 4 to 7 for level 2, 8 to 11 for level 3.
    rows: list[int]
    #: Decks by level, shuffled once and never changed. The first left[L] cards of deck L remain; the last of these is
    #: on top.
    decks: Shared[list[list[int]]]
    left: list[int]
    #: Locations on the table.
    locations: Shared[list[int]]
    mats: list[Mat]
    #: The seat that holds Avengers Assemble.
    assembled: int
    #: The number of the current round.
    rounds: int
    #: The game's content.
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
