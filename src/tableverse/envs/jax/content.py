"""Lookup tables of the rules: cards, Locations and actions of Splendor: Marvel as arrays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from tableverse.envs.jax.packing import packed
from tableverse.envs.splendor import STAND_INS, SplendorActions, SplendorObserver
from tableverse.games.splendor.cards import Character
from tableverse.games.splendor.game import Splendor
from tableverse.games.splendor.ids import GREY, ORDINARY
from tableverse.games.splendor.moves import TAKES
from tableverse.games.splendor.rules.limits import HAND_LIMIT, STONES
from tableverse.games.splendor.state import SLOTS

Array = Any

MOST_SEATS = max(STONES)
ALL_SLOTS = 3 * SLOTS

# --- actions by slot ----------------------------------------------------------------------------------------------
# Action numbers name cards. Most rules, and a learner, use slots instead, such as the third card of the first row.

TAKE = 0
RESERVE = TAKE + len(TAKES)
RESERVE_DECK = RESERVE + ALL_SLOTS
RECRUIT = RESERVE_DECK + 3
PAY = RECRUIT + ALL_SLOTS + HAND_LIMIT
RETURN = PAY + len(STAND_INS)
LOCATION = RETURN + ORDINARY + 1
SLOT_ACTIONS = LOCATION + MOST_SEATS
#: Slot for passing, when no option is legal.
PASS = -1

#: Colours that may be returned; green is kept.
RETURN_COLOURS = (*range(ORDINARY), GREY)

TAKE_WORDS = np.array([sum(packed([0] * colour + [1]) for colour in pick) for pick in TAKES], np.int32)
#: Number of different colours in a take. It may be smaller only if the bank has fewer colours.
DIFFERENT = 3


def _legal_takes(there: Sequence[int], plenty: Sequence[int]) -> int:
    """Return the legal takes as a bit set, by the colours in the bank and the colours with enough tokens for a pair."""
    legal = 0
    for number, pick in enumerate(TAKES):
        colours = set(pick)
        if len(colours) < len(pick):
            allowed = colours <= set(plenty)
        else:
            allowed = colours <= set(there) and (len(pick) == DIFFERENT or len(there) < DIFFERENT)
        legal |= allowed << number
    return legal


def _colours(bits: int) -> list[int]:
    return [colour for colour in range(ORDINARY) if bits >> colour & 1]


#: Legal takes, indexed by the colours in the bank (one bit each) and, in higher bits, the colours with enough tokens
#: for a pair.
LEGAL_TAKES = np.array(
    [_legal_takes(_colours(supply), _colours(supply >> ORDINARY)) for supply in range(1 << 2 * ORDINARY)], np.int32
)
STAND_IN_AMOUNTS = np.array(STAND_INS, np.int32)
PAYMENT_WORDS = np.array([packed(greys) for greys in STAND_INS], np.int32)
#: First bit of each of a card's facts in one number: level + 1, bonus, points, icons.
LEVEL, BONUS, POINTS, ICONS = 0, 2, 5, 8


class Content(NamedTuple):
    """Facts of cards and Locations, indexed by number + 1. Row 0 of each array means none."""

    #: Packed prices and facts of cards, packed needs and points of Locations.
    prices: Array
    facts: Array
    needs: Array
    place_points: Array
    level: Array
    #: The visible facts of each card, and of each Location.
    card_facts: Array
    place_facts: Array
    #: Cards by level, with the start and the size of each level.
    deck_cards: Array
    deck_start: tuple[int, ...]
    deck_size: tuple[int, ...]
    #: The two faces of each tile.
    faces: Array
    #: First action numbers of the groups that name cards (envs.splendor.SplendorActions).
    actions: int
    reserves: int
    decks: int
    recruits: int
    payments: int
    returns: int
    locations: int


def content_of(game: Splendor) -> Content:
    cards = game.cards
    observer = SplendorObserver(game, MOST_SEATS)
    numbers = SplendorActions(game)
    sizes = tuple(len(found) for found in cards.by_level)
    tiles = sorted({place.tile for place in cards.locations})
    return Content(
        prices=_rows([0, *(packed(card.cost) for card in cards.characters)]),
        facts=_rows([0, *(_facts(card) for card in cards.characters)]),
        needs=_rows([0, *(packed(place.needs) for place in cards.locations)]),
        place_points=_rows([0, *(place.points for place in cards.locations)]),
        level=_rows([0, *(card.level + 1 for card in cards.characters)]),
        card_facts=_rows([observer.card(id) for id in ("", *(card.id for card in cards.characters))]),
        place_facts=_rows([[0] * (2 + ORDINARY), *(observer.place(place.id) for place in cards.locations)]),
        deck_cards=_rows([card for found in cards.by_level for card in found]),
        deck_start=tuple(sum(sizes[:level]) for level in range(len(sizes))),
        deck_size=sizes,
        faces=_rows([[n for n, place in enumerate(cards.locations) if place.tile == tile] for tile in tiles]),
        actions=numbers.size,
        reserves=numbers.reserves,
        decks=numbers.decks,
        recruits=numbers.recruits,
        payments=numbers.payments,
        returns=numbers.returns,
        locations=numbers.places,
    )


def _facts(card: Character) -> int:
    return card.level + 1 << LEVEL | card.bonus << BONUS | card.points << POINTS | card.avengers << ICONS


def _rows(numbers: list[Any]) -> Array:
    return np.array(numbers, np.int32)
