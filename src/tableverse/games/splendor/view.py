"""What one seat sees of a game of Splendor: everything but the decks and the others' hidden cards."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.splendor.colours import COLOURS, GREY, named
from tableverse.games.splendor.state import EMPTY, SLOTS, Mat, SplendorState, levels
from tableverse.games.splendor.turn import Turn
from tableverse.kernel.game import SPECTATOR, View
from tableverse.kernel.plain import Plain


class ReservedView(Plain):
    """``card`` is empty for a card that this viewer may not see."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "level", "hidden")
    __slots__ = FIELDS

    def __init__(self, card: str, level: int, hidden: bool) -> None:
        self.card = card
        self.level = level
        self.hidden = hidden


class MatView(Plain):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat",
        "tokens",
        "bonuses",
        "points",
        "avengers",
        "recruited",
        "reserved",
        "locations",
        "gauntlet",
    )
    __slots__ = FIELDS

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


class OpenTable:
    """What everybody sees of a position: made once for all who look at it."""

    __slots__ = ("bank", "locations", "mats", "rows")

    def __init__(self, state: SplendorState) -> None:
        characters = state.cards.characters
        self.bank = {COLOURS[colour]: amount for colour, amount in enumerate(state.bank)}
        #: Level 1 first; an empty slot is "".
        self.rows = [
            ["" if card == EMPTY else characters[card].id for card in state.rows[level * SLOTS : (level + 1) * SLOTS]]
            for level in levels()
        ]
        self.locations = [state.cards.locations[place].id for place in state.locations]
        self.mats = [MatView(state, mat, number, SPECTATOR) for number, mat in enumerate(state.mats)]


class SplendorView(View):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "turn",
        "round",
        "bank",
        "rows",
        "decks",
        "locations",
        "assembled",
        "mats",
        "paying_for",
        "prices",
        "missing",
    )
    __slots__ = FIELDS

    def __init__(self, state: SplendorState, seat: int, shown: OpenTable) -> None:
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
        #: What each card costs this viewer now: tokens by colour after bonuses, and how many of them are missing.
        self.prices: dict[str, dict[str, int]] = {}
        self.missing: dict[str, int] = {}
        if seat != SPECTATOR:
            mine = state.mats[seat]
            if mine.hidden:
                self.mats = shown.mats[:]
                self.mats[seat] = MatView(state, mine, seat, seat)
            self._set_prices(state, mine)

    def _set_prices(self, state: SplendorState, mat: Mat) -> None:
        """In one loop: every seat's prices are made anew after every move at the table."""
        tokens, bonuses = mat.tokens, mat.bonuses
        grey = tokens[GREY]
        costs, characters = state.cards.prices, state.cards.characters
        for card in (*state.rows, *mat.reserved):
            if card == EMPTY:
                continue
            pay: dict[str, int] = {}
            missing = -grey
            for colour, amount in costs[card]:
                need = amount - bonuses[colour]
                if need > 0:
                    pay[COLOURS[colour]] = need
                    lacking = need - tokens[colour]
                    if lacking > 0:
                        missing += lacking
            id = characters[card].id
            self.prices[id] = pay
            self.missing[id] = missing if missing > 0 else 0
