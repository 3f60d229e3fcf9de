"""The options of each kind of decision by slot, as games/splendor/frames/turn.py finds them."""

from __future__ import annotations

from jax import numpy as jnp

from tableverse.envs.jax.content import (
    RETURN_COLOURS,
    STAND_IN_AMOUNTS,
    TAKE_AMOUNTS,
    TAKE_COLOURS,
    TAKES_PAIR,
    Array,
    Content,
)
from tableverse.envs.jax.state import State, lacking, mine, seat_mask
from tableverse.games.splendor.frames import turn
from tableverse.games.splendor.ids import GREY, ORDINARY
from tableverse.games.splendor.rules.limits import TOKEN_LIMIT, TWO_NEED

#: Fewer colours may be taken only if the bank has fewer.
DIFFERENT = 3


def options(state: State, content: Content) -> Array:
    """Return True for each legal slot."""
    me = seat_mask(state.current_player)
    tokens, bonuses = mine(state.tokens, me), mine(state.bonuses, me)
    hand = mine(state.reserved, me)
    act, pay, back, place = (state.phase == kind for kind in (turn.ACTION, turn.PAY, turn.RETURN, turn.LOCATION))
    room = act & (hand < 0).any()
    found = [
        act & takes(state.bank),
        room & (state.rows >= 0),
        room & (state.left > 0),
        act & affordable(jnp.concatenate([state.rows, hand]), tokens, bonuses, content),
        pay & payments(jnp.asarray(content.price)[state.paying + 1], tokens, bonuses),
        back & (tokens[jnp.array(RETURN_COLOURS)] > 0),
        place & qualifying(state, bonuses, content),
    ]
    return jnp.concatenate(found) & ~state.terminated


def takes(bank: Array) -> Array:
    stones = bank[:ORDINARY]
    there = ((stones > 0) | (TAKE_AMOUNTS == 0)).all(axis=1)
    plenty = ((stones >= TWO_NEED) | (TAKE_AMOUNTS == 0)).all(axis=1)
    few = (stones > 0).sum() < DIFFERENT
    return jnp.where(TAKES_PAIR, plenty, there & ((TAKE_COLOURS == DIFFERENT) | few))


def affordable(cards: Array, tokens: Array, bonuses: Array, content: Content) -> Array:
    lack = lacking(jnp.asarray(content.price)[cards + 1], tokens[:ORDINARY] + bonuses)
    return (cards >= 0) & (lack <= tokens[GREY])


def payments(price: Array, tokens: Array, bonuses: Array) -> Array:
    """List every way to replace tokens by grey ones."""
    need = jnp.maximum(price - bonuses, 0)
    least = jnp.maximum(need - tokens[:ORDINARY], 0)
    greys = jnp.asarray(STAND_IN_AMOUNTS)
    fits = (greys >= least) & (greys <= need)
    return fits.all(axis=1) & (greys.sum(axis=1) <= tokens[GREY])


def too_many(tokens: Array) -> Array:
    return tokens.sum() > TOKEN_LIMIT


def qualifying(state: State, bonuses: Array, content: Content) -> Array:
    """Return which Locations on the table the player qualifies for."""
    needs = jnp.asarray(content.place_needs)[state.places + 1]
    return (state.places >= 0) & (needs <= bonuses).all(axis=1)
