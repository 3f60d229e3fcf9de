"""The environment: init, step, observe, legal_action_mask."""

from __future__ import annotations

from typing import Any

import jax
from jax import lax
from jax import numpy as jnp

from tableverse.envs.jax import ending, moves, observing
from tableverse.envs.jax.content import (
    ALL_SLOTS,
    LOCATION,
    MOST_SEATS,
    PASS,
    PAY,
    RECRUIT,
    RESERVE,
    RESERVE_DECK,
    RETURN,
    SLOT_ACTIONS,
    Array,
    content_of,
)
from tableverse.envs.jax.options import options
from tableverse.envs.jax.state import State, mine, seat_mask
from tableverse.envs.splendor import SplendorObserver
from tableverse.games import registry
from tableverse.games.splendor.frames import turn
from tableverse.games.splendor.game import Splendor
from tableverse.games.splendor.ids import COLOURS, ORDINARY
from tableverse.games.splendor.rules.limits import HAND_LIMIT, SHIELDS, STONES
from tableverse.games.splendor.state import EMPTY, NOBODY, SLOTS
from tableverse.kernel.game import Config, Game

#: Instead of a slot: somebody must choose, or the game is over.
WAIT = PASS - 1


class SplendorEnv:
    """Games with a number of seats. Every method is a pure function of one game; ``jax.vmap`` batches it.

    Actions, masks and observations are those of ``envs.splendor``. A finished game does not change. An action outside
    the mask is undefined behaviour, as usual on an accelerator.
    """

    def __init__(self, seats: int = 2, game: Game | None = None) -> None:
        splendor = registry.load_game("splendor") if game is None else game
        assert isinstance(splendor, Splendor)
        splendor.check(Config(seats))
        self.seats = seats
        self.content = content_of(splendor)
        self.num_actions = self.content.actions
        self.observation_size = SplendorObserver(splendor, seats).size

    # --- starting a game ----------------------------------------------------------------------------------------

    def init(self, key: Array) -> State:
        """Deal a new game at random."""
        return self.deal(*self.shuffle(key), jnp.int32(self.seats))

    def shuffle(self, key: Array) -> tuple[Array, Array]:
        """Return (decks, Locations): each level in random order, one face of each tile in random order."""
        content = self.content
        *keys, tile_key, face_key = jax.random.split(key, len(content.deck_size) + 2)
        decks = [
            jax.random.permutation(level_key, content.deck_cards[start : start + size])
            for level_key, start, size in zip(keys, content.deck_start, content.deck_size, strict=True)
        ]
        tiles, faces = content.faces.shape
        sides = jax.random.randint(face_key, (tiles,), 0, faces)
        shown = jnp.asarray(content.faces)[jnp.arange(tiles), sides]
        return jnp.concatenate(decks).astype(jnp.int8), jax.random.permutation(tile_key, shown)

    def deal(self, decks: Array, locations: Array, seats: Array) -> State:
        """Deal a game with these decks (lowest level first, the last card of each on top) and these Locations."""
        sizes = jnp.array(self.content.deck_size)
        level = jnp.arange(ALL_SLOTS) // SLOTS
        top = jnp.array(self.content.deck_start)[level] + sizes[level] - 1 - jnp.arange(ALL_SLOTS) % SLOTS
        stones = jnp.array([STONES.get(number, 0) for number in range(MOST_SEATS + 1)])[seats]
        zero, each = jnp.int32(0), jnp.zeros(MOST_SEATS, jnp.int32)
        state = State(
            seats=seats,
            current_player=zero,
            phase=jnp.int32(turn.ACTION),
            paying=jnp.int32(EMPTY),
            passes=zero,
            idle=zero,
            assembled=jnp.int32(NOBODY),
            round=jnp.int32(1),
            reason=zero,
            winners=each > 0,
            options=jnp.zeros(SLOT_ACTIONS, bool),
            bank=jnp.concatenate([jnp.full(ORDINARY, stones), seats[None], jnp.array([SHIELDS])]).astype(jnp.int32),
            rows=decks[top].astype(jnp.int32),
            left=(sizes - SLOTS).astype(jnp.int32),
            decks=decks.astype(jnp.int8),
            places=jnp.where(jnp.arange(MOST_SEATS) < seats, locations[:MOST_SEATS], EMPTY).astype(jnp.int32),
            tokens=jnp.zeros((MOST_SEATS, len(COLOURS)), jnp.int32),
            bonuses=jnp.zeros((MOST_SEATS, ORDINARY), jnp.int32),
            reserved=jnp.full((MOST_SEATS, HAND_LIMIT), EMPTY, jnp.int32),
            hidden=jnp.zeros((MOST_SEATS, HAND_LIMIT), bool),
            score=each,
            icons=each,
            gauntlet=each > 0,
            recruited=each,
            taken=each,
        )
        return state._replace(options=options(state, self.content))

    # --- choosing -----------------------------------------------------------------------------------------------

    def step(self, state: State, action: Array) -> State:
        """Take an action and return the game at its next decision, or finished."""
        return self.step_slot(state, self.slot_of(state, action))

    def step_slot(self, state: State, slot: Array) -> State:
        """Take an action given by its slot (content.py)."""

        def asks_nobody(now: tuple[State, Array]) -> Array:
            return now[1] != WAIT

        def answered(now: tuple[State, Array]) -> tuple[State, Array]:
            """Continue automatically while there is one option or none."""
            state = moves.answer(*now, self.content)
            state = ending.finish_turn(state, now[1], self.content)
            state = state._replace(options=options(state, self.content))
            forced = jnp.where(state.options.any(), jnp.argmax(state.options), PASS)
            return state, jnp.where(state.terminated | (state.options.sum() > 1), WAIT, forced)

        after, _ = lax.while_loop(asks_nobody, answered, (state, jnp.where(state.terminated, WAIT, slot)))
        found: State = after
        return found

    # --- observing ----------------------------------------------------------------------------------------------

    def observe(self, state: State, viewer: Array | None = None) -> Array:
        """Return the observation of the choosing seat, or of another one, without what is hidden from it."""
        seat = state.current_player if viewer is None else viewer
        return observing.observe(state, seat, self.seats, self.content)

    def rewards(self, state: State) -> Array:
        """Return the rewards: winners divide 1; all zeros while the game continues."""
        return state.winners[: self.seats] / jnp.maximum(state.winners.sum(), 1)

    # --- actions by number and by slot --------------------------------------------------------------------------

    def legal_action_mask(self, state: State) -> Array:
        content, may = self.content, state.options
        cards = jnp.arange(content.decks - content.reserves)
        held = jnp.concatenate([state.rows, mine(state.reserved, seat_mask(state.current_player))])
        named = held[:, None] == cards
        reserve = (named[:ALL_SLOTS] & may[RESERVE:RESERVE_DECK, None]).any(axis=0)
        recruit = (named & may[RECRUIT:PAY, None]).any(axis=0)
        faces = jnp.arange(content.actions - content.locations)
        place = ((state.places[:, None] == faces) & may[LOCATION:, None]).any(axis=0)
        decks, rest = may[RESERVE_DECK:RECRUIT], may[PAY:LOCATION]
        return jnp.concatenate([may[:RESERVE], reserve, decks, recruit, rest, place])

    def slot_of(self, state: State, action: Array) -> Array:
        """Return the slot of the card or Location that an action number names."""
        content = self.content
        held = jnp.concatenate([state.rows, mine(state.reserved, seat_mask(state.current_player))])
        reserve = RESERVE + jnp.argmax(held == action - content.reserves)
        recruit = RECRUIT + jnp.argmax(held == action - content.recruits)
        place = LOCATION + jnp.argmax(state.places == action - content.locations)
        bounds: list[tuple[Any, Any]] = [
            (action >= content.locations, place),
            (action >= content.returns, RETURN + action - content.returns),
            (action >= content.payments, PAY + action - content.payments),
            (action >= content.recruits, recruit),
            (action >= content.decks, RESERVE_DECK + action - content.decks),
            (action >= content.reserves, reserve),
        ]
        return jnp.select([within for within, _ in bounds], [slot for _, slot in bounds], action)

    def action_of(self, state: State, slot: Array) -> Array:
        """Return the action number of a slot: the inverse of ``slot_of``."""
        content = self.content
        held = jnp.concatenate([state.rows, mine(state.reserved, seat_mask(state.current_player))])
        bounds: list[tuple[Any, Any]] = [
            (slot >= LOCATION, content.locations + state.places[jnp.clip(slot - LOCATION, 0, MOST_SEATS - 1)]),
            (slot >= RETURN, content.returns + slot - RETURN),
            (slot >= PAY, content.payments + slot - PAY),
            (slot >= RECRUIT, content.recruits + held[jnp.clip(slot - RECRUIT, 0, ALL_SLOTS + HAND_LIMIT - 1)]),
            (slot >= RESERVE_DECK, content.decks + slot - RESERVE_DECK),
            (slot >= RESERVE, content.reserves + held[jnp.clip(slot - RESERVE, 0, ALL_SLOTS - 1)]),
        ]
        return jnp.select([within for within, _ in bounds], [number for _, number in bounds], slot)
