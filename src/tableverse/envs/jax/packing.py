"""Amounts of the five ordinary colours packed into one 32-bit number, and arithmetic on all of them at once.

Each colour has six bits, of which the highest, the guard bit, stays 0. It is set before a subtraction, so that the
colour does not borrow from its neighbour. Afterwards the guard bit shows whether the colour had enough. The functions
work on scalars and on vectors.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tableverse.games.splendor.ids import ORDINARY

Packed = Any

BITS = 6
FIELD = (1 << BITS) - 1
#: ``ONES``: a 1 in each colour. ``GUARDS``: the guard bit of each colour.
ONES = sum(1 << BITS * colour for colour in range(ORDINARY))
GUARDS = ONES << BITS - 1
TOP = BITS * (ORDINARY - 1)


def packed(amounts: Sequence[int]) -> int:
    return sum(amount << BITS * colour for colour, amount in enumerate(amounts))


def unpacked(word: Packed) -> Packed:
    """Return the amounts in a new last axis."""
    return (word[..., None] >> BITS * np.arange(ORDINARY)) & FIELD


def total(word: Packed) -> Packed:
    """Return the sum over all colours."""
    return (word * ONES >> TOP) & FIELD


def covers(held: Packed, needed: Packed) -> Packed:
    """Return whether ``held`` has enough of every colour."""
    return ((held | GUARDS) - needed) & GUARDS == GUARDS


def enough(held: Packed, needed: Packed) -> Packed:
    """Return the guard bits of the colours of which ``held`` has enough."""
    return ((held | GUARDS) - needed) & GUARDS


def colour_bits(guards: Packed) -> Packed:
    """Return the guard bits moved together, so that each colour has one bit."""
    gather = sum(1 << (BITS - 1) * (ORDINARY - 1 - colour) for colour in range(ORDINARY))
    return ((guards >> BITS - 1) * gather >> (BITS - 1) * (ORDINARY - 1)) & (1 << ORDINARY) - 1


def less(amounts: Packed, other: Packed) -> Packed:
    """Subtract from each colour, but not below 0."""
    difference = (amounts | GUARDS) - other
    kept = difference & GUARDS
    return difference & (kept - (kept >> BITS - 1))
