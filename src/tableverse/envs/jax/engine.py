"""The environment: init, step, observe, legal_action_mask."""

from __future__ import annotations

from typing import Any

import jax
import numpy as np
from jax import numpy as jnp

from tableverse.envs.jax import observing, stepping
from tableverse.envs.jax.content import (
    ALL_SLOTS,
    LEGAL_TAKES,
    LOCATION,
    MOST_SEATS,
    PAY,
    PAYMENT_WORDS,
    RECRUIT,
    RESERVE,
    RESERVE_DECK,
    RETURN,
    SLOT_ACTIONS,
    TAKE,
    TAKE_WORDS,
    Array,
    content_of,
)
from tableverse.envs.jax.kernel import batched
from tableverse.envs.jax.lanes import Lane, Tables, lanes_of
from tableverse.envs.jax.options import bill, is_payment, options, random_slot
from tableverse.envs.jax.packing import ONES
from tableverse.envs.jax.state import State
from tableverse.envs.splendor import SplendorObserver
from tableverse.games import registry
from tableverse.games.splendor.frames import turn
from tableverse.games.splendor.game import Splendor
from tableverse.games.splendor.rules.limits import HAND_LIMIT, SHIELDS, STONES
from tableverse.games.splendor.state import EMPTY, NOBODY, SLOTS
from tableverse.kernel.game import Config, Game


class SplendorEnv:
    """Games with a fixed number of seats. Every method is a pure function of one game; ``jax.vmap`` batches it.

    Actions, masks and observations are the same as in ``envs.splendor``. A finished game does not change. An action
    outside the mask is undefined behaviour, as usual on an accelerator.
    """

    def __init__(self, seats: int = 2, game: Game | None = None) -> None:
        splendor = registry.load_game("splendor") if game is None else game
        assert isinstance(splendor, Splendor)
        splendor.check(Config(seats))
        self.seats = seats
        self.content = content_of(splendor)
        self.num_actions = self.content.actions
        self.observation_size = SplendorObserver(splendor, seats).size
        content = self.content
        self._tables = Tables(
            prices=content.prices,
            facts=content.facts,
            needs=content.needs,
            place_points=content.place_points,
            takes=TAKE_WORDS,
            legal_takes=LEGAL_TAKES,
            payments=PAYMENT_WORDS,
            decks=np.zeros((), np.int32),
        )
        self._step = batched(self._stepped, State)
        self._random_slot = batched(random_slot, jnp.int32)

    def _stepped(self, game: State, slot: Lane, tables: Tables) -> State:
        return stepping.step(game, slot, tables, self.content)

    # --- starting a game ----------------------------------------------------------------------------------------

    def init(self, key: Array) -> State:
        """Deal a new game at random."""
        return self.deal(*self.shuffle(key), jnp.int32(self.seats))

    def shuffle(self, key: Array) -> tuple[Array, Array]:
        """Return each level's deck in random order, and one face of each Location tile in random order."""
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
        """Deal a game with these Locations and decks: lowest level first, with the top card of each level last."""
        sizes = jnp.array(self.content.deck_size)
        level = jnp.arange(ALL_SLOTS) // SLOTS
        top = jnp.array(self.content.deck_start)[level] + sizes[level] - 1 - jnp.arange(ALL_SLOTS) % SLOTS
        stones = jnp.array([STONES.get(number, 0) for number in range(MOST_SEATS + 1)])[seats]
        zero, each = jnp.int32(0), jnp.zeros(MOST_SEATS, jnp.int32)
        return State(
            seats=seats,
            current_player=zero,
            phase=jnp.int32(turn.ACTION),
            paying=jnp.int32(EMPTY),
            passes=zero,
            idle=zero,
            assembled=jnp.int32(NOBODY),
            round=jnp.int32(1),
            reason=zero,
            winner_bits=zero,
            gauntlet_bits=zero,
            bank_stones=(stones * ONES).astype(jnp.int32),
            bank_greens=seats.astype(jnp.int32),
            bank_greys=jnp.int32(SHIELDS),
            rows=decks[top].astype(jnp.int32),
            left=(sizes - SLOTS).astype(jnp.int32),
            decks=decks.astype(jnp.int8),
            places=jnp.where(jnp.arange(MOST_SEATS) < seats, locations[:MOST_SEATS], EMPTY).astype(jnp.int32),
            stones=each,
            bonus_words=each,
            hands=each,
            mats=each,
        )

    # --- choosing -----------------------------------------------------------------------------------------------

    def step(self, state: State, action: Array) -> State:
        """Take an action and return the game at its next decision, or finished."""
        return self.step_slot(state, self.slot_of(state, action))

    def step_slot(self, state: State, slot: Array) -> State:
        """Take the action of a slot (content.py)."""
        after: State = self._step(state, slot, self._tables_on_device())
        return after

    def random_action(self, state: State, share: Array) -> Array:
        """Return a random legal action for a uniform random number from 0 up to, but not including, 1."""
        slot = self._random_slot(state, share, self._tables_on_device())
        return self.action_of(state, slot)

    def _tables_on_device(self) -> Tables:
        tables: Tables = jax.tree.map(jnp.asarray, self._tables)
        return tables

    # --- observing ----------------------------------------------------------------------------------------------

    def observe(self, state: State, viewer: Array | None = None) -> Array:
        """Return the observation of the choosing seat, or of ``viewer``, without hidden information."""
        seat = state.current_player if viewer is None else viewer
        return observing.observe(state, seat, self.seats, self.content)

    def rewards(self, state: State) -> Array:
        """Return the rewards: the winners divide 1. All rewards are 0 while the game continues."""
        return state.winners[: self.seats] / jnp.maximum(state.winners.sum(), 1)

    # --- actions by number and by slot --------------------------------------------------------------------------

    def options(self, state: State) -> Array:
        """Return True for each legal slot; all False when the game is over."""
        game, tables = lanes_of(state), self._tables_on_device()
        legal = options(game, tables)
        payments = legal.pays & is_payment(bill(game, tables), tables.payments)
        return jnp.concatenate(
            [
                _bits(legal.takes, RESERVE - TAKE),
                _bits(legal.cards, PAY - RESERVE),
                payments,
                _bits(legal.others, SLOT_ACTIONS - RETURN),
            ]
        )

    def legal_action_mask(self, state: State) -> Array:
        content, may = self.content, self.options(state)
        cards = jnp.arange(content.decks - content.reserves)
        held = _within_reach(state)
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
        held = _within_reach(state)
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
        held = _within_reach(state)
        bounds: list[tuple[Any, Any]] = [
            (slot >= LOCATION, content.locations + state.places[jnp.clip(slot - LOCATION, 0, MOST_SEATS - 1)]),
            (slot >= RETURN, content.returns + slot - RETURN),
            (slot >= PAY, content.payments + slot - PAY),
            (slot >= RECRUIT, content.recruits + held[jnp.clip(slot - RECRUIT, 0, ALL_SLOTS + HAND_LIMIT - 1)]),
            (slot >= RESERVE_DECK, content.decks + slot - RESERVE_DECK),
            (slot >= RESERVE, content.reserves + held[jnp.clip(slot - RESERVE, 0, ALL_SLOTS - 1)]),
        ]
        return jnp.select([within for within, _ in bounds], [number for _, number in bounds], slot)


def _bits(word: Array, size: int) -> Array:
    return (word >> jnp.arange(size)) & 1 > 0


def _within_reach(state: State) -> Array:
    """Return the cards of the rows and of the choosing seat's hand, by slot."""
    me = jnp.arange(MOST_SEATS) == state.current_player
    return jnp.concatenate([state.rows, jnp.where(me[:, None], state.reserved, 0).sum(axis=0)])
