"""The step from one decision to the next: an answer, and all automatic steps that follow."""

from __future__ import annotations

from jax import lax
from jax import numpy as jnp

from tableverse.envs.jax.content import PASS, Content
from tableverse.envs.jax.ending import finish_turn
from tableverse.envs.jax.lanes import Lane, Tables, chosen, number
from tableverse.envs.jax.moves import answer
from tableverse.envs.jax.options import forced, options
from tableverse.envs.jax.state import State

#: A placeholder for a slot while a decision is pending, or once the game is over.
WAIT = PASS - 1


def step(game: State, slot: Lane, tables: Tables, content: Content) -> State:
    """Take an action and continue while there is at most one option. A finished game does not change."""

    def is_moving(now: tuple[State, Lane]) -> Lane:
        return jnp.max(number(now[1] != WAIT)) > 0

    def advanced(now: tuple[State, Lane]) -> tuple[State, Lane]:
        game, slot = now
        after = finish_turn(answer(game, slot, tables, content), slot, tables)
        alone, following = forced(options(after, tables))
        following = jnp.where(alone & (after.reason == 0), following, WAIT)
        found: tuple[State, Lane] = chosen(slot != WAIT, (after, following), (game, slot))
        return found

    after, _ = lax.while_loop(is_moving, advanced, (game, jnp.where(game.reason > 0, WAIT, slot)))
    found: State = after
    return found
