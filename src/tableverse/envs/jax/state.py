"""One game as a tuple of arrays; ``vmap`` adds the batch axis."""

from __future__ import annotations

from typing import NamedTuple

from jax import numpy as jnp

from tableverse.envs.jax.content import MOST_SEATS, Array
from tableverse.games.splendor.ids import GREEN, ORDINARY
from tableverse.games.splendor.rules.limits import GOAL

#: Reasons for the end of a game, by number, as in the batch engine; 0 is a game in progress.
REASONS = ("", "stalled", "gauntlet-alone", "points", "avengers", "fewest-cards", "shared")
STALLED, ALONE, POINTS, AVENGERS, FEWEST, SHARED = range(1, len(REASONS))


class State(NamedTuple):
    """A game. There are always four mats; those of absent players stay empty."""

    seats: Array
    #: Whose choice it is, the kind of question (games.splendor.frames.turn), and the card being paid for, or -1.
    current_player: Array
    phase: Array
    paying: Array
    passes: Array
    idle: Array
    assembled: Array
    round: Array
    #: The reason for the end (REASONS), and the winners.
    reason: Array
    winners: Array
    #: The legal slots (content.py); all False when the game is over.
    options: Array
    bank: Array
    rows: Array
    left: Array
    #: Shuffled once; the last remaining card is on top.
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
    """Return a one-hot vector of a seat. On an accelerator, products with it are faster than gather and scatter."""
    return jnp.arange(MOST_SEATS) == seat


def mine(amounts: Array, me: Array) -> Array:
    """Return one seat's row of an array with a row per seat."""
    chosen = me.reshape(me.shape + (1,) * (amounts.ndim - 1))
    return jnp.sum(jnp.where(chosen, amounts, 0), axis=0)


def meets_gauntlet(state: State) -> Array:
    """Return which seats meet the Gauntlet's conditions."""
    return (state.score >= GOAL) & (state.tokens[:, GREEN] > 0) & (state.bonuses > 0).all(axis=1)


def lacking(price: Array, held: Array) -> Array:
    """Return how many tokens are missing for each price, over all colours."""
    return jnp.maximum(price - held[:ORDINARY], 0).sum(axis=-1)
