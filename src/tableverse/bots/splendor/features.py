"""The expert's features: a position from its seat's view, scaled for a small network.

One function serves play (numpy, one position) and training (JAX, many thousands): ``xp`` is the array module, and every
array may have additional leading axes.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from tableverse.games.splendor.cards import LEVELS, Cards
from tableverse.games.splendor.ids import COLOURS, GREY, ORDINARY
from tableverse.games.splendor.rules.limits import GOAL, HAND_LIMIT, STONES
from tableverse.games.splendor.state import SLOTS

Array = Any

MOST_SEATS = max(STONES)
ROW_CARDS = LEVELS * SLOTS
#: ``OWN_CARDS``: number of cards that a player can recruit, from the rows and the player's hand. ``ALL_CARDS``: number
#: of cards in the rows and all hands.
OWN_CARDS = ROW_CARDS + HAND_LIMIT
ALL_CARDS = ROW_CARDS + MOST_SEATS * HAND_LIMIT
PHASES = 4

# Column ranges of a mat.
TOKENS = slice(0, len(COLOURS))
STONE_TOKENS = slice(0, ORDINARY)
BONUSES = slice(len(COLOURS), len(COLOURS) + ORDINARY)
SCORE = len(COLOURS) + ORDINARY
RECRUITED = SCORE + 4
MAT_COLUMNS = SCORE + 6

# Columns of a card: presence, bonus by colour, points, icons, cost by colour, level.
COST = slice(3 + ORDINARY, 3 + 2 * ORDINARY)
BONUS = slice(1, 1 + ORDINARY)
LEVEL = slice(3 + 2 * ORDINARY, 3 + 2 * ORDINARY + LEVELS)


class Observation(NamedTuple):
    """The table as one seat sees it, with mats in turn order from that seat.

    Cards and Locations are numbers + 1; 0 means none, or a card hidden from the seat.
    """

    seats: Array
    seat: Array
    phase: Array
    round: Array
    left: Array
    bank: Array
    paying: Array
    #: 12 cards in the rows, then 3 in each hand.
    cards: Array
    #: For each card in a hand: the card's level + 1, and whether the card is face down.
    backs: Array
    hidden: Array
    places: Array
    #: Columns of each mat: tokens, bonuses, points, icons, Avengers Assemble, Gauntlet, cards recruited, Locations.
    mats: Array


class Known(NamedTuple):
    """Facts of cards and Locations. Row 0 is for no card or Location."""

    cards: Array
    places: Array


def known_of(cards: Cards) -> Known:
    characters: list[list[int]] = [[0] * LEVEL.stop]
    for card in cards.characters:
        bonus = [int(card.bonus == colour) for colour in range(ORDINARY)]
        level = [int(card.level == level) for level in range(LEVELS)]
        characters.append([1, *bonus, card.points, card.avengers, *card.cost, *level])
    places = [[0] * (2 + ORDINARY), *([1, place.points, *place.needs] for place in cards.locations)]
    return Known(np.array(characters, np.float32), np.array(places, np.float32))


def features(xp: Any, observation: Observation, known: Known) -> tuple[Array, Array]:
    """Return the features of each of the 24 cards, and the features of the rest of the table, scaled to about one."""
    mats = xp.asarray(observation.mats, xp.float32)
    cards = xp.asarray(known.cards)[xp.asarray(observation.cards, xp.int32)]
    places = xp.asarray(known.places)[xp.asarray(observation.places, xp.int32)]
    return _card_features(xp, observation, cards, mats, places), _table_features(xp, observation, mats, places)


def _card_features(xp: Any, observation: Observation, cards: Array, mats: Array, places: Array) -> Array:
    cost, bonus = cards[..., COST], cards[..., BONUS]
    power = mats[..., STONE_TOKENS] + mats[..., BONUSES]
    grey = mats[..., GREY]
    short = xp.maximum(cost[..., :, None, :] - power[..., None, :, :], 0.0)
    lacks = xp.maximum(short.sum(axis=-1) - grey[..., None, :], 0.0)
    own = mats[..., 0, BONUSES]
    wanted = (places[..., 2:] > own[..., None, :]).sum(axis=-2)
    level = _one_hot(xp, observation.backs, LEVELS + 1)[..., 1:]
    rows = xp.zeros_like(cards[..., :ROW_CARDS, :1])
    hidden = xp.concatenate([rows, xp.asarray(observation.hidden, xp.float32)[..., None]], axis=-2)
    owner = xp.broadcast_to(xp.asarray(OWNERS), (*cards.shape[:-1], MOST_SEATS))
    parts = [
        cards[..., :1],
        bonus,
        cards[..., 1 + ORDINARY : 3 + ORDINARY] * 0.25,
        cost * 0.25,
        cards[..., :ROW_CARDS, LEVEL],
        ((observation.cards == observation.paying[..., None]) & (observation.cards > 0))[..., None],
        hidden,
        owner,
        lacks * 0.25,
        (lacks <= 0.0) & (cards[..., :1] > 0.0),
        short[..., 0, :] * 0.25,
        xp.maximum(cost - own[..., None, :], 0.0).sum(axis=-1, keepdims=True) * 0.125,
        (bonus * (own == 0.0)[..., None, :]).sum(axis=-1, keepdims=True),
        (bonus * wanted[..., None, :]).sum(axis=-1, keepdims=True),
    ]
    parts[4] = xp.concatenate([parts[4], level], axis=-2)
    return xp.concatenate([xp.asarray(part, xp.float32) for part in parts], axis=-1)


def _table_features(xp: Any, observation: Observation, mats: Array, places: Array) -> Array:
    bonuses = mats[..., BONUSES]
    score = mats[..., SCORE : SCORE + 1]
    per_mat = xp.concatenate(
        [
            mats[..., TOKENS] * 0.25,
            bonuses * 0.25,
            xp.asarray(bonuses > 0.0, xp.float32),
            score * (1.0 / GOAL),
            xp.maximum(GOAL - score, 0.0) * 0.125,
            mats[..., SCORE + 1 : RECRUITED] * 0.5,
            mats[..., RECRUITED:] * 0.125,
            mats[..., TOKENS].sum(axis=-1, keepdims=True) * 0.1,
        ],
        axis=-1,
    )
    short = xp.maximum(places[..., :, None, 2:] - bonuses[..., None, :, :], 0.0).sum(axis=-1)
    per_place = xp.concatenate([places * 0.25, short * places[..., :1] * 0.25], axis=-1)
    lead = observation.cards.shape[:-1]
    parts = [
        _one_hot(xp, observation.phase, PHASES),
        _one_hot(xp, observation.seats, MOST_SEATS + 1)[..., 2:],
        _one_hot(xp, observation.seat, MOST_SEATS),
        xp.asarray(observation.round, xp.float32)[..., None] * 0.04,
        xp.asarray(observation.left, xp.float32) * 0.04,
        xp.asarray(observation.bank, xp.float32) * 0.25,
        per_mat.reshape(*lead, -1),
        per_place.reshape(*lead, -1),
    ]
    return xp.concatenate([xp.asarray(part, xp.float32) for part in parts], axis=-1)


def _one_hot(xp: Any, numbers: Array, size: int) -> Array:
    return xp.asarray(numbers[..., None] == xp.arange(size), xp.float32)


#: The owner of each card in a hand, one-hot; zeros for the rows.
OWNERS = np.concatenate([np.zeros((ROW_CARDS, MOST_SEATS)), np.repeat(np.eye(MOST_SEATS), HAND_LIMIT, axis=0)]).astype(
    np.float32
)
#: The number of features per card, and the number of features of the rest of the table.
CARD_FEATURES = 3 + 2 * ORDINARY + LEVELS + 2 + MOST_SEATS + 2 * MOST_SEATS + ORDINARY + 3
TABLE_FEATURES = (
    PHASES
    + 3
    + MOST_SEATS
    + 1
    + LEVELS
    + len(COLOURS)
    + MOST_SEATS * (MAT_COLUMNS + ORDINARY + 2)
    + MOST_SEATS * (2 + ORDINARY + MOST_SEATS)
)
