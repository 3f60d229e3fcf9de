"""The view of one seat in Splendor: everything except the decks and other players' hidden cards."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.splendor.cards import DIGIT, bill
from tableverse.games.splendor.frames.turn import Turn
from tableverse.games.splendor.ids import COLOURS, GREY, Colour, named
from tableverse.games.splendor.state import EMPTY, SLOTS, Mat, SplendorState, levels
from tableverse.kernel.fields import attached, plain
from tableverse.kernel.game import SPECTATOR, View
from tableverse.kernel.plain import Plain


@plain
class ReservedView(Plain):
    """A reserved card. ``card`` is empty if the viewer may not see it."""

    card: str
    level: int
    hidden: bool


@plain
class MatView(Plain):
    seat: int
    tokens: dict[Colour, int]
    bonuses: dict[Colour, int]
    points: int
    avengers: int
    recruited: list[str]
    reserved: list[ReservedView]
    locations: list[str]
    gauntlet: bool
    made_of: Mat = attached()

    def __init__(self, state: SplendorState, mat: Mat, seat: int, viewer: int) -> None:
        characters = state.cards.characters
        self.seat = seat
        self.tokens = named(mat.tokens)
        self.bonuses = named(mat.bonuses)
        self.points = mat.points
        self.avengers = mat.avengers
        self.recruited = [characters[card].id for card in mat.recruited]
        self.reserved = [
            ReservedView(
                characters[card].id if seat == viewer or card not in mat.hidden else "",
                characters[card].level + 1,
                card in mat.hidden,
            )
            for card in mat.reserved
        ]
        self.locations = [state.cards.locations[place].id for place in mat.locations]
        self.gauntlet = mat.gauntlet
        self.made_of = mat.clone()

    def still_shows(self, mat: Mat) -> bool:
        was = self.made_of
        return (
            was.tokens == mat.tokens
            # Lists of cards and Locations are replaced, never changed in place, so identity means equality.
            and was.recruited is mat.recruited
            and was.reserved is mat.reserved
            and was.hidden is mat.hidden
            and was.locations is mat.locations
            and was.points == mat.points
            and was.gauntlet == mat.gauntlet
        )


class OpenTable:
    """The public part of a position, built once for all viewers. Unchanged parts are reused."""

    __slots__ = ("bank", "cards", "locations", "mats", "places", "rows", "stones")

    def __init__(self, state: SplendorState, before: OpenTable | None = None) -> None:
        characters = state.cards.characters
        #: Values from which the rest of the view is derived.
        self.stones = state.bank[:]
        self.cards = state.rows[:]
        self.places = state.locations
        self.bank: dict[str, int]
        #: Rows of cards, level 1 first; an empty slot is "".
        self.rows: list[list[str]]
        self.locations: list[str]
        if before is not None and before.stones == self.stones:
            self.bank = before.bank
        else:
            self.bank = {COLOURS[colour]: amount for colour, amount in enumerate(state.bank)}
        if before is not None and before.cards == self.cards:
            self.rows = before.rows
        else:
            ids = ["" if card == EMPTY else characters[card].id for card in self.cards]
            self.rows = [ids[level * SLOTS : (level + 1) * SLOTS] for level in levels()]
        if before is not None and before.places is self.places:
            self.locations = before.locations
        else:
            self.locations = [state.cards.locations[place].id for place in state.locations]
        self.mats: list[MatView] = []
        for number, mat in enumerate(state.mats):
            if before is not None and before.mats[number].still_shows(mat):
                self.mats.append(before.mats[number])
            else:
                self.mats.append(MatView(state, mat, number, SPECTATOR))


@plain
class SplendorView(View):
    turn: int
    round: int
    bank: dict[Colour, int]
    #: Rows of cards, level 1 first; an empty slot is "".
    rows: list[list[str]]
    decks: list[int]
    locations: list[str]
    #: The seat that holds the Avengers tile, or -1.
    assembled: int
    mats: list[MatView]
    #: The card being paid for, or "".
    paying_for: str
    #: The cost of each card for this viewer: tokens by colour after bonuses, and the number of missing tokens.
    prices: dict[str, dict[Colour, int]]
    missing: dict[str, int]
    shown: OpenTable = attached()
    LASTING: ClassVar[tuple[str, ...]] = ("bank", "rows", "locations", "mats", "prices", "missing")

    def __init__(self, state: SplendorState, seat: int, shown: OpenTable, before: SplendorView | None = None) -> None:
        """Build a view; ``before`` is the same seat's view of an earlier position."""
        super().__init__(state, seat)
        characters = state.cards.characters
        turn = state.frames[0]
        assert isinstance(turn, Turn)
        self.turn = turn.seat
        self.round = state.rounds
        self.bank = shown.bank
        self.rows = shown.rows
        self.decks = state.left[:]
        self.locations = shown.locations
        self.assembled = state.assembled
        self.mats = shown.mats
        self.paying_for = "" if turn.card == EMPTY else characters[turn.card].id
        self.prices = {}
        self.missing = {}
        self.shown = shown
        if seat != SPECTATOR:
            mine = state.mats[seat]
            if mine.hidden:
                self.mats = shown.mats[:]
                if before is not None and before.mats[seat].still_shows(mine):
                    self.mats[seat] = before.mats[seat]
                else:
                    self.mats[seat] = MatView(state, mine, seat, seat)
            if before is not None and before.shown.mats[seat] is not shown.mats[seat]:
                before = None  # all prices change with the player's tokens or bonuses
            if before is not None and before.rows is shown.rows:
                self.prices = before.prices
                self.missing = before.missing
            else:
                self._set_prices(state, mine, before)

    def _set_prices(self, state: SplendorState, mat: Mat, before: SplendorView | None) -> None:
        """Compute all prices in one loop, since it runs for every seat after every choice."""
        tokens, bonuses = mat.tokens, mat.bonuses
        grey = tokens[GREY]
        costs, characters, bills = state.cards.prices, state.cards.characters, state.cards.bills
        for card in (*state.rows, *mat.reserved):
            if card == EMPTY:
                continue
            id = characters[card].id
            if before is not None and id in before.prices:
                self.prices[id] = before.prices[id]
                self.missing[id] = before.missing[id]
                continue
            digits = 0
            missing = -grey
            for colour, amount in costs[card]:
                need = amount - bonuses[colour]
                if need > 0:
                    digits += need * DIGIT[colour]
                    lacking = need - tokens[colour]
                    if lacking > 0:
                        missing += lacking
            pay = bills.get(digits)
            if pay is None:
                pay = bills[digits] = bill(digits)
            self.prices[id] = pay
            self.missing[id] = missing if missing > 0 else 0
