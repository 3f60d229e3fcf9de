"""A player's mat within the row of a game, and comparisons of all colours at once."""

from __future__ import annotations

from tableverse.envs.batch.compiling import compiled
from tableverse.envs.batch.layout import BONUSES, BYTE, MAT_WIDTH, MATS, TOKENS, Array, packed
from tableverse.games.splendor.ids import ORDINARY

#: Bits of a seat number. An index masked to these bits is never negative, which speeds up every array access.
SEAT_BITS = 3
#: ``ONES``: a 1 in each byte of a packed number. ``TOP_BIT``: the top bit of a byte.
ONES = packed([1] * ORDINARY)
TOP_BIT = 1 << BYTE - 1
TOP_BITS = TOP_BIT * ONES


@compiled
def seat_mat(seat: int) -> int:
    """Return the start of a seat's mat."""
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
    """Return the number of missing tokens over all colours, given packed amounts with a byte per colour.

    The top bit of each byte is set before the subtraction, so that no colour borrows from another. Afterwards these
    bits show the colours of which tokens are missing.
    """
    left = (asked | TOP_BITS) - held
    short = (left & TOP_BITS) >> (BYTE - 1)
    missing = left & short * (TOP_BIT - 1)
    return missing * ONES >> BYTE * (ORDINARY - 1) & (2 * TOP_BIT - 1)
