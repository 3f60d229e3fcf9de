"""Lookup tables of the rules: cards, Locations and actions of Splendor: Marvel as arrays."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tableverse.envs.splendor import STAND_INS, SplendorActions, SplendorObserver
from tableverse.games.splendor.game import Splendor
from tableverse.games.splendor.ids import GREY, ORDINARY
from tableverse.games.splendor.moves import TAKES
from tableverse.games.splendor.rules.limits import HAND_LIMIT, STONES
from tableverse.games.splendor.state import SLOTS

Array = Any

MOST_SEATS = max(STONES)
ALL_SLOTS = 3 * SLOTS

# --- actions by slot ----------------------------------------------------------------------------------------------
# Action numbers name cards; most rules, and a learner, think of slots: the third card of the first row.

TAKE = 0
RESERVE = TAKE + len(TAKES)
RESERVE_DECK = RESERVE + ALL_SLOTS
RECRUIT = RESERVE_DECK + 3
PAY = RECRUIT + ALL_SLOTS + HAND_LIMIT
RETURN = PAY + len(STAND_INS)
LOCATION = RETURN + ORDINARY + 1
SLOT_ACTIONS = LOCATION + MOST_SEATS
#: No option at all: the player passes.
PASS = -1

#: Colours that may be returned; green is kept.
RETURN_COLOURS = (*range(ORDINARY), GREY)

TAKE_AMOUNTS = np.array([[pick.count(colour) for colour in range(ORDINARY)] for pick in TAKES], np.int32)
#: Different colours that each take needs; takes of a pair need a large enough supply.
TAKE_COLOURS = (TAKE_AMOUNTS > 0).sum(axis=1)
TAKES_PAIR = (TAKE_AMOUNTS > 1).any(axis=1)
STAND_IN_AMOUNTS = np.array(STAND_INS, np.int32)


class Content(NamedTuple):
    """Cards and Locations by number + 1; row 0 of each array stands for none."""

    price: Array
    level: Array
    bonus: Array
    points: Array
    icons: Array
    #: The visible facts of a card, and of a Location.
    card_facts: Array
    place_facts: Array
    place_points: Array
    place_needs: Array
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
        price=_rows([[0] * ORDINARY, *(card.cost for card in cards.characters)]),
        level=_rows([0, *(card.level + 1 for card in cards.characters)]),
        bonus=_rows([0, *(card.bonus for card in cards.characters)]),
        points=_rows([0, *(card.points for card in cards.characters)]),
        icons=_rows([0, *(card.avengers for card in cards.characters)]),
        card_facts=_rows([observer.card(id) for id in ("", *(card.id for card in cards.characters))]),
        place_facts=_rows([[0] * (2 + ORDINARY), *(observer.place(place.id) for place in cards.locations)]),
        place_points=_rows([0, *(place.points for place in cards.locations)]),
        place_needs=_rows([[0] * ORDINARY, *(place.needs for place in cards.locations)]),
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


def _rows(numbers: list[Any]) -> Array:
    return np.array(numbers, np.int32)
