"""Execution of a rule for a batch of games as one GPU kernel, with one thread for each game.

XLA would split the rules into hundreds of kernels and repeat all of them until the slowest game of the batch has
reached its next decision. In one kernel the numbers of a game stay in registers, and each group of 32 games waits only
for the slowest game of the group.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import jax
from jax import lax
from jax import numpy as jnp
from jax.custom_batching import custom_vmap
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton

from tableverse.envs.jax.content import Array
from tableverse.envs.jax.lanes import Tables, lanes_of, state_of
from tableverse.envs.jax.state import State

#: Number of games in a group: the threads of a warp.
GROUP = 32

#: A rule. Its arguments are a game as lanes, one number for each game, and the tables. It returns a game or a number.
Rule = Callable[[State, Any, Tables], Any]


def batched(rule: Rule, result: type[State] | Any) -> Callable[[State, Array, Tables], Any]:
    """Return a function of one game and one number that computes a rule; ``vmap`` makes it one GPU kernel.

    ``result`` is State, or the type of a number. On other devices XLA compiles the rule.
    """

    def plain(state: State, number: Array, tables: Tables) -> Any:
        found = rule(lanes_of(state), number, tables._replace(decks=state.decks))
        return state_of(found, state) if result is State else found.astype(result)

    def in_kernel(state: State, number: Array, tables: Tables) -> Any:
        return run_kernel(rule, result, state, number, tables)

    def many(size: int, is_batched: Any, state: State, number: Array, tables: Tables) -> tuple[Any, Any]:
        state, number = jax.tree.map(
            lambda part, is_there: part if is_there else jnp.broadcast_to(part, (size, *jnp.shape(part))),
            (state, number),
            (is_batched[0], is_batched[1]),
        )
        over_games = jax.vmap(plain, (0, 0, None))
        found = lax.platform_dependent(state, number, tables, cuda=in_kernel, default=over_games)
        return found, jax.tree.map(lambda _: True, found)

    one: Any = custom_vmap(plain)
    one.def_vmap(many)
    on_one_game: Callable[[State, Array, Tables], Any] = one
    return on_one_game


def run_kernel(rule: Rule, result: Any, state: State, number: Array, tables: Tables, interpret: bool = False) -> Any:
    """Compute a rule for a batch of games in one kernel."""
    games = number.shape[0]
    names = [name for name in State._fields if name != "decks"]
    arrays = [getattr(state, name) for name in names]
    changed = arrays if result is State else [jnp.zeros(games, result)]
    inputs = [*arrays, state.decks, number, *tables[:-1]]

    def kernel(*references: Any) -> None:
        ins, outs = references[: len(inputs)], references[len(inputs) :]
        lane = jnp.minimum(pl.program_id(0) * GROUP + jnp.arange(GROUP, dtype=jnp.int32), games - 1)
        loaded = {name: _loaded(part, lane) for name, part in zip(names, ins, strict=False)}
        decks, numbers, *looked_up = ins[len(names) :]
        found = rule(State(decks=[], **loaded), numbers[lane], Tables._make([*looked_up, _Rows(decks, lane)]))
        kept = [getattr(found, name) for name in names] if result is State else [found]
        for out, part in zip(outs, kept, strict=True):
            _store(out, lane, part)

    shapes = [jax.ShapeDtypeStruct(part.shape, part.dtype) for part in changed]
    found = pl.pallas_call(
        kernel,
        grid=(pl.cdiv(games, GROUP),),
        out_shape=shapes,
        interpret=interpret,
        compiler_params=triton.CompilerParams(num_warps=1),
    )(*inputs)
    if result is not State:
        return found[0]
    return state._replace(**dict(zip(names, found, strict=True)))


class _Rows:
    """The rows of an array, one for each game. An index selects one element of each row."""

    def __init__(self, reference: Any, lane: Array) -> None:
        self._reference = reference
        self._lane = lane

    def __getitem__(self, place: Array) -> Array:
        return self._reference[self._lane, place]


def _loaded(reference: Any, lane: Array) -> Any:
    """Return the numbers of each game in an array, as lanes."""
    if len(reference.shape) == 1:
        return reference[lane]
    return [reference[lane, place] for place in range(reference.shape[1])]


def _store(reference: Any, lane: Array, part: Any) -> None:
    if isinstance(part, list):
        for place, numbers in enumerate(part):
            reference[lane, place] = numbers.astype(reference.dtype)
    else:
        reference[lane] = part.astype(reference.dtype)
