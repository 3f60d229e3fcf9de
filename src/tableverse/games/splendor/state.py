"""Where everything lies: bank, rows, decks, Locations, and each player's mat."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.splendor.cards import LEVELS, Cards
from tableverse.games.splendor.colours import ORDINARY
from tableverse.kernel.plain import Plain
from tableverse.kernel.state import State

SLOTS: Final = 4
EMPTY: Final = -1
NOBODY: Final = -1


class Mat(Plain):
    """What lies before one player. Cards and Locations are numbers into Cards."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "tokens",
        "bonuses",
        "recruited",
        "reserved",
        "hidden",
        "locations",
        "points",
        "avengers",
        "gauntlet",
    )
    __slots__ = FIELDS

    def __init__(self) -> None:
        self.tokens = [0] * 7
        self.bonuses = [0] * ORDINARY
        self.recruited: list[int] = []
        self.reserved: list[int] = []
        #: Those of the reserved cards that only their owner has seen.
        self.hidden: list[int] = []
        self.locations: list[int] = []
        #: Infinity points, tiles included.
        self.points = 0
        self.avengers = 0
        #: Met the Gauntlet's conditions at the end of their last turn, and still does.
        self.gauntlet = False

    def clone(self) -> Mat:
        copy = Mat.__new__(Mat)
        copy.tokens = self.tokens[:]
        copy.bonuses = self.bonuses[:]
        copy.recruited = self.recruited[:]
        copy.reserved = self.reserved[:]
        copy.hidden = self.hidden[:]
        copy.locations = self.locations[:]
        copy.points = self.points
        copy.avengers = self.avengers
        copy.gauntlet = self.gauntlet
        return copy


class SplendorState(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("bank", "rows", "decks", "left", "locations", "mats", "assembled", "round")
    __slots__ = ("assembled", "bank", "cards", "decks", "left", "locations", "mats", "round", "rows")

    cards: Cards
    bank: list[int]
    #: Twelve slots: level 1 is 0 to 3, level 2 is 4 to 7, level 3 is 8 to 11.
    rows: list[int]
    #: Shuffled once and never changed, so clones share them. Deck L has left[L] cards; its top is the last of those.
    decks: list[list[int]]
    left: list[int]
    locations: list[int]
    mats: list[Mat]
    #: Who holds Avengers Assemble.
    assembled: int
    round: int

    def clone(self) -> SplendorState:
        copy = SplendorState.__new__(SplendorState)
        self.copy_base(copy)
        copy.cards = self.cards
        copy.bank = self.bank[:]
        copy.rows = self.rows[:]
        copy.decks = self.decks
        copy.left = self.left[:]
        copy.locations = self.locations[:]
        copy.mats = [mat.clone() for mat in self.mats]
        copy.assembled = self.assembled
        copy.round = self.round
        return copy

    def deal(self, slot: int) -> int:
        """Fill a slot from its level's deck; an empty deck leaves it empty. Returns the new card."""
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
