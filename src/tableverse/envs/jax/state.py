"""One game as a tuple of arrays. ``vmap`` adds the games as the first axis."""

from __future__ import annotations

from typing import NamedTuple

from jax import numpy as jnp

from tableverse.envs.jax.content import MOST_SEATS, Array
from tableverse.games.splendor.ids import GREEN, ORDINARY
from tableverse.games.splendor.rules.limits import GOAL

#: How a game ended, by number; 0 is a game under way. The same as the batch engine's.
REASONS = ("", "stalled", "gauntlet-alone", "points", "avengers", "fewest-cards", "shared")
STALLED, ALONE, POINTS, AVENGERS, FEWEST, SHARED = range(1, len(REASONS))


class State(NamedTuple):
    """Mats are always those of a table of four; the absent ones stay empty."""

    seats: Array
    #: Whose choice it is, what is asked (games.splendor.frames.turn), and the card being paid for, or -1.
    current_player: Array
    phase: Array
    paying: Array
    passes: Array
    idle: Array
    assembled: Array
    round: Array
    #: How the game ended (REASONS), and who has won.
    reason: Array
    winners: Array
    #: What may be answered, by slot (content.py); all False when the game is over.
    options: Array
    bank: Array
    rows: Array
    left: Array
    #: Shuffled once; the last of those that are left is on top.
    decks: Array
    #: Locations on the table, in order, then -1.
    places: Array
    tokens: Array
    bonuses: Array
    reserved: Array
    hidden: Array
    score: Array
    icons: Array
    gauntlet: Array
    recruited: Array
    taken: Array

    @property
    def terminated(self) -> Array:
        return self.reason > 0


def seat_mask(seat: Array) -> Array:
    """True for one seat of four. Products with it are quicker on an accelerator than looking up and writing back."""
    return jnp.arange(MOST_SEATS) == seat


def mine(amounts: Array, me: Array) -> Array:
    """One seat's row, of an array with a row for each."""
    chosen = me.reshape(me.shape + (1,) * (amounts.ndim - 1))
    return jnp.sum(jnp.where(chosen, amounts, 0), axis=0)


def meets_gauntlet(state: State) -> Array:
    """Of each seat."""
    return (state.score >= GOAL) & (state.tokens[:, GREEN] > 0) & (state.bonuses > 0).all(axis=1)


def lacking(price: Array, held: Array) -> Array:
    """How much is missing of each price, all colours together."""
    return jnp.maximum(price - held[:ORDINARY], 0).sum(axis=-1)
