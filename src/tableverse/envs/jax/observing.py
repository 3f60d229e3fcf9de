"""Observations of a seat, as envs.splendor.SplendorObserver writes them."""

from __future__ import annotations

from jax import numpy as jnp

from tableverse.envs.jax.content import Array, Content
from tableverse.envs.jax.state import State
from tableverse.envs.splendor import KINDS
from tableverse.games.splendor.ids import COLOURS

#: The highest number that fits in an observation.
HIGHEST = 127


def observe(state: State, viewer: Array, seats: int, content: Content) -> Array:
    cards = jnp.asarray(content.card_facts)
    order = (viewer + jnp.arange(seats)) % seats
    asked = ~state.terminated
    parts = [
        (asked & (state.current_player == viewer))[None],
        asked & (jnp.arange(len(KINDS)) == state.phase),
        jnp.minimum(state.round, HIGHEST)[None],
        state.left,
        state.bank,
        cards[state.paying + 1],
        cards[state.rows + 1].ravel(),
        jnp.asarray(content.place_facts)[state.places[:seats] + 1].ravel(),
        mats(state, order).ravel(),
        reserved(state, viewer, order, content).ravel(),
    ]
    return jnp.concatenate([part.astype(jnp.int8) for part in parts])


def mats(state: State, order: Array) -> Array:
    facts = [
        state.current_player == order,
        *(state.tokens[order, colour] for colour in range(len(COLOURS))),
        *state.bonuses[order].T,
        state.score[order],
        state.icons[order],
        state.assembled == order,
        state.gauntlet[order],
        state.recruited[order],
        state.taken[order],
    ]
    return jnp.stack([fact.astype(jnp.int8) for fact in facts], axis=1)


def reserved(state: State, viewer: Array, order: Array, content: Content) -> Array:
    """Return the reserved cards. Facedown cards show only their back, except to their owner."""
    held, hidden = state.reserved[order], state.hidden[order]
    secret = (hidden > 0) & (order != viewer)[:, None]
    facts = jnp.where(secret[..., None], 0, jnp.asarray(content.card_facts)[held + 1])
    level = jnp.asarray(content.level)[held + 1]
    return jnp.concatenate([hidden[..., None].astype(jnp.int32), level[..., None], facts], axis=-1)
