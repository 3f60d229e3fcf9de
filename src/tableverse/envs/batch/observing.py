"""Observations of the choosing seat."""

from __future__ import annotations

from tableverse.envs.batch.compiling import compiled
from tableverse.envs.batch.layout import (
    ALL_SLOTS,
    ASSEMBLED,
    BANK,
    BONUSES,
    BYTE,
    COLOUR_COUNT,
    GAUNTLET,
    HIDDEN,
    ICONS,
    LEFT,
    PAYING,
    PHASE,
    PLACE_WORDS,
    PLACES,
    REASON,
    RECRUITED,
    RESERVED,
    RESERVED_WORDS,
    ROUND,
    ROWS,
    SCORE,
    SEAT,
    TAKEN,
    TOKENS,
    WORD,
    Array,
)
from tableverse.envs.batch.mats import seat_mat
from tableverse.envs.splendor import CARD, KINDS, MAT, PLACE
from tableverse.envs.splendor import RESERVED as RESERVED_SIZE
from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.ids import ORDINARY
from tableverse.games.splendor.rules.limits import HAND_LIMIT

KIND_COUNT = len(KINDS)
#: Masks for a phase, for a card or Location number + 1, and for an index of an observation: see ``mats.SEAT_BITS``.
PHASE_BITS = 3
CARD_BITS = 127
SEEN_BITS = 1023
#: The public part of a facedown card: its presence and its level.
BACK = (1 << 2 * BYTE) - 1


@compiled
def observe(row: Array, viewer: int, seats: int, seen: Array, card_words: Array) -> None:
    """Write the observation of envs.splendor.SplendorObserver into an array of the same length."""
    for place in range(1 + KIND_COUNT):
        seen[place] = 0
    if row[REASON] == 0:
        seen[0] = row[SEAT] == viewer
        seen[1 + (row[PHASE] & PHASE_BITS)] = 1
    at = 1 + KIND_COUNT
    seen[at] = min(row[ROUND], 127)
    for level in range(LEVELS):
        seen[at + 1 + level] = row[LEFT + level]
    at += 1 + LEVELS
    for colour in range(COLOUR_COUNT):
        seen[at + colour] = row[BANK + colour]
    at += COLOUR_COUNT
    show_card(seen, at, card_words, row[PAYING])
    at += CARD
    for slot in range(ALL_SLOTS):
        show_card(seen, at, card_words, row[ROWS + slot])
        at += CARD
    for number in range(seats):
        place = row[PLACES + 1 + number] + 1 if number < row[PLACES] else 0
        word = card_words[PLACE_WORDS + (place & CARD_BITS)]
        for fact in range(PLACE):
            seen[at + fact] = word >> BYTE * fact
        at += PLACE
    for step in range(seats):
        seat = viewer + step
        if seat >= seats:
            seat -= seats
        show_mat(row, seat, seen, at + step * MAT)
        show_reserved(row, seat, seat == viewer, seen, at + seats * MAT + step * HAND_LIMIT * RESERVED_SIZE, card_words)


@compiled
def show_mat(row: Array, seat: int, seen: Array, where: int) -> None:
    at = where & SEEN_BITS
    mat = seat_mat(seat)
    seen[at] = row[SEAT] == seat
    for colour in range(COLOUR_COUNT):
        seen[at + 1 + colour] = row[mat + TOKENS + colour]
    at += 1 + COLOUR_COUNT
    for colour in range(ORDINARY):
        seen[at + colour] = row[mat + BONUSES + colour]
    at += ORDINARY
    seen[at] = row[mat + SCORE]
    seen[at + 1] = row[mat + ICONS]
    seen[at + 2] = row[ASSEMBLED] == seat
    seen[at + 3] = row[mat + GAUNTLET]
    seen[at + 4] = row[mat + RECRUITED]
    seen[at + 5] = row[mat + TAKEN]


@compiled
def show_reserved(row: Array, seat: int, own: bool, seen: Array, where: int, card_words: Array) -> None:
    at = where & SEEN_BITS
    mat = seat_mat(seat)
    for place in range(HAND_LIMIT):
        word_at = RESERVED_WORDS + 2 * (row[mat + RESERVED + place] + 1 & CARD_BITS)
        hidden = row[mat + HIDDEN + place]
        first = card_words[word_at] | hidden
        last = card_words[word_at + 1]
        if hidden and not own:
            first &= BACK
            last = 0
        show(seen, at, first)
        show(seen, at + RESERVED_SIZE - WORD, last)
        at += RESERVED_SIZE


@compiled
def show_card(seen: Array, at: int, card_words: Array, card: int) -> None:
    """Write a card's facts as two overlapping words."""
    word_at = 2 * (card + 1 & CARD_BITS)
    show(seen, at, card_words[word_at])
    show(seen, at + CARD - WORD, card_words[word_at + 1])


@compiled
def show(seen: Array, at: int, word: int) -> None:
    """Write eight facts at once, which LLVM compiles to one instruction."""
    for fact in range(WORD):
        seen[at + fact] = word >> BYTE * fact
