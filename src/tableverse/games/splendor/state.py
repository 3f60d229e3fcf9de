"""Where everything lies: bank, rows, decks, Locations, and each player's mat."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.splendor.cards import LEVELS, Cards
from tableverse.games.splendor.colours import ORDINARY
from tableverse.kernel.plain import Plain
from tableverse.kernel.rng import Rng
from tableverse.kernel.state import Frame, Result, State

SLOTS: Final = 4
EMPTY: Final = -1
NOBODY: Final = -1


class Mat(Plain):
    """What lies before one player. Cards and Locations are numbers into Cards.

    The four lists of cards and Locations are replaced, never changed in place, so clones share them.
    """

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

    def __init__(
        self,
        tokens: list[int],
        bonuses: list[int],
        recruited: list[int],
        reserved: list[int],
        hidden: list[int],
        locations: list[int],
        points: int,
        avengers: int,
        gauntlet: bool,
    ) -> None:
        self.tokens = tokens
        self.bonuses = bonuses
        self.recruited = recruited
        self.reserved = reserved
        #: Those of the reserved cards that only their owner has seen.
        self.hidden = hidden
        self.locations = locations
        #: Infinity points, tiles included.
        self.points = points
        self.avengers = avengers
        #: Met the Gauntlet's conditions at the end of their last turn, and still does.
        self.gauntlet = gauntlet

    @staticmethod
    def empty() -> Mat:
        return Mat([0] * 7, [0] * ORDINARY, [], [], [], [], 0, 0, False)

    def clone(self) -> Mat:
        return Mat(
            self.tokens[:],
            self.bonuses[:],
            self.recruited,
            self.reserved,
            self.hidden,
            self.locations,
            self.points,
            self.avengers,
            self.gauntlet,
        )


class SplendorState(State):
    FIELDS: ClassVar[tuple[str, ...]] = ("bank", "rows", "decks", "left", "locations", "mats", "assembled", "rounds")
    __slots__ = ("assembled", "bank", "cards", "decks", "left", "locations", "mats", "rounds", "rows")

    #: The content, attached by the game.
    cards: Cards

    def __init__(
        self,
        seats: int,
        rng: Rng,
        frames: list[Frame],
        result: Result | None,
        moves: int,
        bank: list[int],
        rows: list[int],
        decks: list[list[int]],
        left: list[int],
        locations: list[int],
        mats: list[Mat],
        assembled: int,
        rounds: int,
    ) -> None:
        self.seats = seats
        self.rng = rng
        self.frames = frames
        self.result = result
        self.moves = moves
        self.decision = None
        self.log = None
        self.bank = bank
        #: Twelve slots: level 1 is 0 to 3, level 2 is 4 to 7, level 3 is 8 to 11.
        self.rows = rows
        #: Shuffled once and never changed, so clones share them: deck L has left[L] cards, the last of them on top.
        self.decks = decks
        self.left = left
        #: On the table. Replaced, never changed in place, like the decks.
        self.locations = locations
        self.mats = mats
        #: Who holds Avengers Assemble.
        self.assembled = assembled
        #: The number of the round being played.
        self.rounds = rounds

    def clone(self) -> SplendorState:
        copy = SplendorState(
            self.seats,
            self.rng.clone(),
            [frame.clone() for frame in self.frames],
            self.result,
            self.moves,
            self.bank[:],
            self.rows[:],
            self.decks,
            self.left[:],
            self.locations,
            [mat.clone() for mat in self.mats],
            self.assembled,
            self.rounds,
        )
        copy.game = self.game
        copy.cards = self.cards
        copy.decision = self.decision
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
