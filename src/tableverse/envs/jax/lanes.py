"""A game as separate numbers ("lanes"), with which the rules compute.

A lane is a scalar for one game, or a vector with one element for each of many games inside a GPU kernel. The rules must
work with both, so they use only elementwise operations and table lookups.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import jax
from jax import lax
from jax import numpy as jnp

from tableverse.envs.jax.content import MOST_SEATS
from tableverse.envs.jax.state import State

Lane = Any


class Tables(NamedTuple):
    """Lookup tables (content.py), which lanes index, and the cards of the decks, which a position indexes."""

    prices: Any
    facts: Any
    needs: Any
    place_points: Any
    takes: Any
    legal_takes: Any
    payments: Any
    decks: Any


def lanes_of(state: State) -> State:
    """Return a game as lists of lanes, without its decks."""
    return State(*(list(part) if part.ndim else part for part in state._replace(decks=jnp.zeros((0,), jnp.int32))))


def state_of(game: State, like: State) -> State:
    """Return lanes as arrays again, with the decks of another state."""
    found = [jnp.stack(part) if isinstance(part, list) else part for part in game._replace(decks=like.decks)]
    return State(*(part.astype(old.dtype) for part, old in zip(found, like, strict=True)))


def chosen(where: Lane, one: Any, other: Any) -> Any:
    """Choose between two games, or parts of games, lane by lane."""
    return jax.tree.map(lambda this, that: lax.select(where, this, that), one, other)


def number(flag: Lane) -> Lane:
    return flag.astype(jnp.int32)


def added(numbers: Iterable[Lane]) -> Lane:
    first, *others = numbers
    for other in others:
        first = first + other
    return first


def any_of(flags: Iterable[Lane]) -> Lane:
    first, *others = flags
    for other in others:
        first = first | other
    return first


def bit_set(flags: Sequence[Lane]) -> Lane:
    return added(number(flag) << bit for bit, flag in enumerate(flags))


def seat_flags(seat: Lane) -> list[Lane]:
    """Return a flag for each seat, which is set if the seat is ``seat``."""
    return [seat == other for other in range(MOST_SEATS)]


def pick(flags: Sequence[Lane], numbers: Sequence[Lane]) -> Lane:
    """Return the number whose flag is set, or 0."""
    return added(number(flag) * amount for flag, amount in zip(flags, numbers, strict=True))


def put(flags: Sequence[Lane], numbers: Sequence[Lane], new: Lane) -> list[Lane]:
    """Return the numbers, with ``new`` in place of the number whose flag is set."""
    return [jnp.where(flag, new, old) for flag, old in zip(flags, numbers, strict=True)]
