"""The end of a turn: a Location, the Gauntlet, the next player, the end of the game."""

from __future__ import annotations

from jax import numpy as jnp

from tableverse.envs.jax.content import LOCATION, MOST_SEATS, Array, Content
from tableverse.envs.jax.options import qualifying, too_many
from tableverse.envs.jax.state import (
    ALONE,
    AVENGERS,
    FEWEST,
    POINTS,
    SHARED,
    STALLED,
    State,
    meets_gauntlet,
    mine,
    seat_mask,
)
from tableverse.games.splendor.frames import turn
from tableverse.games.splendor.rules.limits import IDLE_ROUNDS
from tableverse.games.splendor.state import EMPTY

#: More than any count in the game.
MANY = 1000


def finish_turn(state: State, slot: Array, content: Content) -> State:
    """Continue after an answer: the next question for this player, or the next player."""
    me = seat_mask(state.current_player)
    returning = (state.phase == turn.RETURN) & too_many(mine(state.tokens, me))
    earned = qualifying(state, mine(state.bonuses, me), content)
    chosen = jnp.arange(MOST_SEATS) == slot - LOCATION
    at_location = ~returning & (state.phase != turn.PAY)
    chooses = at_location & (slot < LOCATION) & (earned.sum() > 1)
    taken = at_location & ~chooses & jnp.where(slot >= LOCATION, chosen, earned)
    state = _take_location(state, taken, me, content)
    phase = jnp.where(at_location, jnp.where(chooses, turn.LOCATION, turn.END), state.phase)
    return _end_turn(state._replace(phase=phase), me, phase == turn.END)


def _take_location(state: State, taken: Array, me: Array, content: Content) -> State:
    any_taken = taken.any()
    points = jnp.where(taken, jnp.asarray(content.place_points)[state.places + 1], 0).sum()
    closing = jnp.cumsum(taken) > 0
    return state._replace(
        places=jnp.where(closing, jnp.append(state.places[1:], EMPTY), state.places),
        taken=state.taken + (me & any_taken),
        score=state.score + me * points,
        passes=jnp.where(any_taken, 0, state.passes),
    )


def _end_turn(state: State, me: Array, ends: Array) -> State:
    met = meets_gauntlet(state)
    gauntlet = state.gauntlet | (ends & me & met)
    after = jnp.where(state.current_player + 1 == state.seats, 0, state.current_player + 1)
    new_round = ends & (after == 0)
    last_round = new_round & (gauntlet.any() | (state.idle >= IDLE_ROUNDS * state.seats))
    over = ends & ((state.passes >= state.seats) | last_round)
    winners, reason = _winners(state, met)
    return state._replace(
        gauntlet=gauntlet,
        phase=jnp.where(ends, turn.ACTION, state.phase),
        current_player=jnp.where(ends, after, state.current_player),
        round=state.round + (new_round & ~over),
        reason=jnp.where(over, reason, state.reason),
        winners=jnp.where(over, winners, state.winners),
    )


def _winners(state: State, met: Array) -> tuple[Array, Array]:
    """Return the winners among those who meet the Gauntlet's conditions.

    Ties are broken by points, then the Avengers tile, then fewest cards.
    """
    best = met & (state.score == jnp.where(met, state.score, -MANY).max())
    holder = best & seat_mask(state.assembled)
    fewest = best & (state.recruited == jnp.where(best, state.recruited, MANY).min())
    several = met.sum() > 1
    tied = several & (best.sum() > 1)
    by_tile = tied & holder.any()
    by_cards = tied & ~by_tile
    reason = jnp.where(several, POINTS, jnp.where(met.any(), ALONE, STALLED))
    reason = jnp.where(by_tile, AVENGERS, jnp.where(by_cards, FEWEST, reason))
    reason = jnp.where(by_cards & (fewest.sum() > 1), SHARED, reason)
    return jnp.where(by_tile, holder, jnp.where(by_cards, fewest, best)), reason
