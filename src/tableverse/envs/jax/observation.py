"""Observations for the expert's network (bots/splendor/features.py)."""

from __future__ import annotations

from jax import numpy as jnp

from tableverse.bots.splendor.features import ROW_CARDS, Observation
from tableverse.bots.splendor.network import DECK, PAY, PLACE, RETURN, TAKE, Answer
from tableverse.envs.jax.content import MOST_SEATS, STAND_IN_AMOUNTS, Array, Content
from tableverse.envs.jax.state import State
from tableverse.games.splendor.state import EMPTY

HIGHEST = 127


def observation_of(state: State, content: Content) -> Observation:
    """Return the observation as bytes, since training stores hundreds of thousands of observations."""
    viewer = state.current_player
    turns = jnp.arange(MOST_SEATS)
    order = jnp.where(turns < state.seats, (viewer + turns) % state.seats, turns)
    held = state.reserved[order]
    hidden = state.hidden[order]
    unseen = hidden & (turns > 0)[:, None]
    facts = [
        state.score[order],
        state.icons[order],
        state.assembled == order,
        state.gauntlet[order],
        state.recruited[order],
        state.taken[order],
    ]
    mats = jnp.concatenate(
        [state.tokens[order], state.bonuses[order], jnp.stack([fact.astype(jnp.int32) for fact in facts], axis=1)],
        axis=1,
    )
    observation = Observation(
        seats=state.seats,
        seat=viewer,
        phase=state.phase,
        round=jnp.minimum(state.round, HIGHEST),
        left=state.left,
        bank=state.bank,
        paying=state.paying + 1,
        cards=jnp.concatenate([state.rows + 1, jnp.where(unseen, EMPTY, held).ravel() + 1]),
        backs=jnp.asarray(content.level)[held + 1].ravel(),
        hidden=hidden.ravel(),
        places=state.places + 1,
        mats=mats,
    )
    return Observation(*(part.astype(jnp.int8) for part in observation))


def logits_of(answer: Answer) -> Array:
    """Return the network's logits by slot (content.py). A payment's logit sums those of its grey tokens."""
    cards, choices = answer.cards, answer.choices
    ways = choices[..., PAY:RETURN] @ jnp.asarray(STAND_IN_AMOUNTS, choices.dtype).T
    parts = [
        choices[..., TAKE:DECK],
        cards[..., :ROW_CARDS, 1],
        choices[..., DECK:PAY],
        cards[..., 0],
        ways,
        choices[..., RETURN:PLACE],
        choices[..., PLACE:],
    ]
    return jnp.concatenate(parts, axis=-1)
