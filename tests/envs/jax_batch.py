"""The JAX environment behind the interface of the batch engine, so that one comparison checks both."""

from collections.abc import Sequence
from typing import Any

import jax
import numpy as np

from tableverse.envs.jax import SplendorEnv, State
from tableverse.envs.jax.state import REASONS
from tableverse.games.registry import load_game
from tableverse.kernel.game import Config
from tableverse.kernel.state import Result

ENVS = {seats: SplendorEnv(seats) for seats in (2, 3, 4)}


def _looks(env: SplendorEnv) -> Any:
    return lambda state: (env.legal_action_mask(state), env.observe(state))


DEAL = jax.jit(jax.vmap(ENVS[4].deal))
#: One program for all table sizes: the number of seats is part of the state.
STEP = jax.jit(jax.vmap(ENVS[4].step))
LOOK = {seats: jax.jit(jax.vmap(_looks(env))) for seats, env in ENVS.items()}


def _named(state: State, action: Any) -> Any:
    slot = ENVS[4].slot_of(state, action)
    return slot, ENVS[4].action_of(state, slot)


#: Maps (games, actions) to the slots and back to the actions of these slots.
slots_of = jax.jit(jax.vmap(_named))


def dealt_by_the_rules_engine(seats: int, seeds: Sequence[int]) -> State:
    """Return states dealt like ``Game.new(Config(seats), seed)``."""
    game = load_game("splendor")
    states = [game.new(Config(seats), seed) for seed in seeds]
    decks = np.array([[card for deck in state.decks for card in deck] for state in states], np.int8)
    places = np.array([[*state.locations, -1, -1][:4] for state in states])
    return DEAL(decks, places, np.full(len(states), seats, np.int32))


class JaxBatch:
    """A batch padded to a multiple of a fixed size, because each size is compiled separately."""

    AT_ONCE = 64

    def __init__(self, seats: int, seeds: Sequence[int]) -> None:
        self.seats = seats
        self.games = len(seeds)
        self.more = -len(seeds) % self.AT_ONCE
        self.state = dealt_by_the_rules_engine(seats, [*seeds, *range(self.more)])
        self._look()

    def _look(self) -> None:
        masks, seen = LOOK[self.seats](self.state)
        self.masks = np.asarray(masks)[: self.games].astype(np.int8)
        self._seen = np.asarray(seen)[: self.games]
        self.counts = self.masks.sum(axis=1)
        self.options = np.argsort(-self.masks, axis=1, kind="stable")
        self.seat = np.asarray(self.state.current_player)[: self.games]
        self.over = np.asarray(self.state.terminated)[: self.games]

    def step(self, chosen: Sequence[int]) -> None:
        others = np.argmax(np.asarray(LOOK[self.seats](self.state)[0])[self.games :], axis=1)
        self.state = STEP(self.state, np.concatenate([np.asarray(chosen), others]).astype(np.int32))
        self._look()

    def observe(self) -> Any:
        return self._seen

    def result(self, game: int) -> Result | None:
        reason = int(self.state.reason[game])
        if not reason:
            return None
        won = np.flatnonzero(np.asarray(self.state.winners[game])).tolist()
        return Result(won, REASONS[reason], np.asarray(self.state.score[game])[: self.seats].tolist())
