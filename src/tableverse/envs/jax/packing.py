"""Amounts of the five ordinary colours packed into one 32-bit number, and arithmetic on all of them at once.

Each colour has six bits. The highest stays 0. Set before a subtraction, this guard bit keeps a colour from borrowing
from its neighbour, and shows afterwards whether there was enough. The functions work on scalars and on vectors.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tableverse.games.splendor.ids import ORDINARY

Packed = Any

BITS = 6
FIELD = (1 << BITS) - 1
#: A 1 in each colour, and the guard bit of each.
ONES = sum(1 << BITS * colour for colour in range(ORDINARY))
GUARDS = ONES << BITS - 1
TOP = BITS * (ORDINARY - 1)


def packed(amounts: Sequence[int]) -> int:
    return sum(amount << BITS * colour for colour, amount in enumerate(amounts))


def unpacked(word: Packed) -> Packed:
    """Return the amounts in a new last axis."""
    return (word[..., None] >> BITS * np.arange(ORDINARY)) & FIELD


def total(word: Packed) -> Packed:
    """Add up all colours."""
    return (word * ONES >> TOP) & FIELD


def covers(held: Packed, needed: Packed) -> Packed:
    """Return whether there is enough of every colour."""
    return ((held | GUARDS) - needed) & GUARDS == GUARDS


def enough(held: Packed, needed: Packed) -> Packed:
    """Return the guard bits of the colours of which there is enough."""
    return ((held | GUARDS) - needed) & GUARDS


def colour_bits(guards: Packed) -> Packed:
    """Move guard bits together, a bit for each colour."""
    gather = sum(1 << (BITS - 1) * (ORDINARY - 1 - colour) for colour in range(ORDINARY))
    return ((guards >> BITS - 1) * gather >> (BITS - 1) * (ORDINARY - 1)) & (1 << ORDINARY) - 1


def less(amounts: Packed, other: Packed) -> Packed:
    """Subtract from each colour, down to 0."""
    difference = (amounts | GUARDS) - other
    kept = difference & GUARDS
    return difference & (kept - (kept >> BITS - 1))
