"""The initial row of a game."""

from __future__ import annotations

from tableverse.envs.batch.compiling import compiled
from tableverse.envs.batch.layout import (
    ALL_SLOTS,
    ASSEMBLED,
    BANK,
    CARDS,
    DECK_CARDS,
    DECK_SIZE,
    DECK_START,
    DECKS,
    FACE_COUNT,
    FACES,
    LEFT,
    MOST_FACES,
    PAYING,
    PLACES,
    RESERVED,
    ROUND,
    ROWS,
    STONE_COUNT,
    TILES,
    Array,
)
from tableverse.envs.batch.mats import seat_mat
from tableverse.envs.batch.rng import below, shuffle
from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.ids import GREEN, GREY, ORDINARY
from tableverse.games.splendor.rules.limits import HAND_LIMIT, SHIELDS
from tableverse.games.splendor.state import EMPTY, NOBODY, SLOTS


@compiled
def set_up(row: Array, stream: Array, seats: int, t: Array) -> None:
    row[:] = 0
    row[PAYING] = EMPTY
    row[ASSEMBLED] = NOBODY
    row[ROUND] = 1
    for card in range(CARDS):
        row[DECKS + card] = t[DECK_CARDS + card]
    for level in range(LEVELS):
        shuffle(stream, row, DECKS + t[DECK_START + level], t[DECK_SIZE + level])
        row[LEFT + level] = t[DECK_SIZE + level]
    for colour in range(ORDINARY):
        row[BANK + colour] = t[STONE_COUNT + seats]
    row[BANK + GREEN] = seats
    row[BANK + GREY] = SHIELDS
    row[PLACES] = seats
    for tile in range(TILES):
        row[PLACES + 1 + tile] = tile
    shuffle(stream, row, PLACES + 1, TILES)
    for place in range(seats):
        tile = row[PLACES + 1 + place]
        row[PLACES + 1 + place] = t[FACES + MOST_FACES * tile + below(stream, t[FACE_COUNT + tile])]
    for seat in range(seats):
        for place in range(HAND_LIMIT):
            row[seat_mat(seat) + RESERVED + place] = EMPTY
    for slot in range(ALL_SLOTS):
        deal(row, slot, t)


@compiled
def deal(row: Array, slot: int, t: Array) -> None:
    level = slot // SLOTS
    left = row[LEFT + level]
    if left == 0:
        row[ROWS + slot] = EMPTY
    else:
        row[LEFT + level] = left - 1
        row[ROWS + slot] = row[DECKS + t[DECK_START + level] + left - 1]
