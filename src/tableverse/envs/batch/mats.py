"""A player's mat within the row of a game, and amounts of all colours compared at once."""

from __future__ import annotations

from tableverse.envs.batch.compiling import compiled
from tableverse.envs.batch.layout import BONUSES, BYTE, MAT_WIDTH, MATS, TOKENS, Array, packed
from tableverse.games.splendor.ids import ORDINARY

#: Bits enough for a seat. A number cut to them is never negative, which makes every look at an array quicker.
SEAT_BITS = 3
#: One in each byte of a packed number, and the top bit of each.
ONES = packed([1] * ORDINARY)
TOP_BIT = 1 << BYTE - 1
TOP_BITS = TOP_BIT * ONES


@compiled
def seat_mat(seat: int) -> int:
    """Where a seat's mat begins."""
    return MATS + (seat & SEAT_BITS) * MAT_WIDTH


@compiled
def packed_bonuses(row: Array, mat: int) -> int:
    bonuses: int = (
        row[mat + BONUSES]
        + (row[mat + BONUSES + 1] << BYTE)
        + (row[mat + BONUSES + 2] << 2 * BYTE)
        + (row[mat + BONUSES + 3] << 3 * BYTE)
        + (row[mat + BONUSES + 4] << 4 * BYTE)
    )
    return bonuses


@compiled
def packed_tokens(row: Array, mat: int) -> int:
    tokens: int = (
        row[mat + TOKENS]
        + (row[mat + TOKENS + 1] << BYTE)
        + (row[mat + TOKENS + 2] << 2 * BYTE)
        + (row[mat + TOKENS + 3] << 3 * BYTE)
        + (row[mat + TOKENS + 4] << 4 * BYTE)
    )
    return tokens


@compiled
def lacking(asked: int, held: int) -> int:
    """How much is missing, all colours together. Both are packed, a byte each colour: the top bit of each byte is
    set before subtracting, so that no colour borrows from its neighbour and the bit tells which are short."""
    left = (asked | TOP_BITS) - held
    short = (left & TOP_BITS) >> (BYTE - 1)
    missing = left & short * (TOP_BIT - 1)
    return missing * ONES >> BYTE * (ORDINARY - 1) & (2 * TOP_BIT - 1)
