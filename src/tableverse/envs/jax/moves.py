"""Carrying out actions, as games/splendor/frames/turn.py does.

All kinds are computed at once, without branches: each change is multiplied by whether it applies.
"""

from __future__ import annotations

from typing import NamedTuple

from jax import numpy as jnp

from tableverse.envs.jax.content import (
    ALL_SLOTS,
    LOCATION,
    PASS,
    PAY,
    RECRUIT,
    RESERVE,
    RESERVE_DECK,
    RETURN,
    RETURN_COLOURS,
    STAND_IN_AMOUNTS,
    TAKE_AMOUNTS,
    Array,
    Content,
)
from tableverse.envs.jax.state import State, meets_gauntlet, mine, seat_mask
from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.frames import turn
from tableverse.games.splendor.ids import COLOURS, GREEN, GREY, ORDINARY
from tableverse.games.splendor.rules.limits import ASSEMBLE_AT, ASSEMBLE_POINTS, HAND_LIMIT
from tableverse.games.splendor.state import EMPTY, NOBODY, SLOTS


class Move(NamedTuple):
    """A decoded slot: the kind of action, its card, and its payment."""

    takes: Array
    reserves: Array
    draws: Array
    names: Array
    buys: Array
    returns: Array
    passes: Array
    card: Array
    price: Array
    greys: Array


def answer(state: State, slot: Array, content: Content) -> State:
    """Carry out an answer, except for a Location, which is taken at the end of the turn (ending.py)."""
    me = seat_mask(state.current_player)
    tokens, hand = mine(state.tokens, me), mine(state.reserved, me)
    move = _move(state, slot, me, content)
    state, drawn = _refill(state, move, slot, content)
    moved = _tokens(state, move, slot, tokens, content)
    state = state._replace(tokens=state.tokens + me[:, None] * moved, bank=state.bank - moved)
    state = _hand(state, move, jnp.where(move.draws, drawn, move.card), me, hand)
    state = _gain(state, move, me, content)
    keeps = move.reserves | move.draws
    got = keeps | move.buys
    phase = jnp.where(move.names, turn.PAY, jnp.where(slot >= LOCATION, turn.LOCATION, turn.RETURN))
    return state._replace(
        phase=phase,
        paying=jnp.where(move.names, move.card, EMPTY),
        passes=jnp.where(move.passes, state.passes + 1, jnp.where(got | move.takes, 0, state.passes)),
        idle=jnp.where(got, 0, state.idle + move.takes),
    )


def _move(state: State, slot: Array, me: Array, content: Content) -> Move:
    tokens, bonuses = mine(state.tokens, me), mine(state.bonuses, me)
    is_recruit, is_pay = (slot >= RECRUIT) & (slot < PAY), (slot >= PAY) & (slot < RETURN)
    reserves = (slot >= RESERVE) & (slot < RESERVE_DECK)
    within = jnp.concatenate([state.rows, mine(state.reserved, me)])
    place = jnp.where(is_recruit, slot - RECRUIT, jnp.where(reserves, slot - RESERVE, 0))
    card = jnp.where(is_pay, state.paying, jnp.where(is_recruit | reserves, within[place], EMPTY))
    price = jnp.maximum(jnp.asarray(content.price)[card + 1] - bonuses, 0)
    short = jnp.maximum(price - tokens[:ORDINARY], 0)
    # There is another way to pay if a grey token is left that could replace one at hand.
    choice = is_recruit & ((price - short).sum() > 0) & (tokens[GREY] > short.sum())
    greys = jnp.where(is_pay, jnp.asarray(STAND_IN_AMOUNTS)[jnp.where(is_pay, slot - PAY, 0)], short)
    return Move(
        takes=(slot >= 0) & (slot < RESERVE),
        reserves=reserves,
        draws=(slot >= RESERVE_DECK) & (slot < RECRUIT),
        names=choice,
        buys=is_pay | (is_recruit & ~choice),
        returns=(slot >= RETURN) & (slot < LOCATION),
        passes=slot == PASS,
        card=card,
        price=price,
        greys=greys,
    )


def _refill(state: State, move: Move, slot: Array, content: Content) -> tuple[State, Array]:
    """Move the top card of a deck to the empty place in its row, or draw it."""
    gone = (move.buys | move.reserves) & (state.rows == move.card)
    level = jnp.where(move.draws, slot - RESERVE_DECK, (gone * (jnp.arange(ALL_SLOTS) // SLOTS)).sum())
    of_level = jnp.arange(LEVELS) == level
    left = jnp.where(of_level, state.left, 0).sum()
    top = jnp.where(of_level, jnp.array(content.deck_start), 0).sum() + jnp.maximum(left - 1, 0)
    drawn = jnp.where(left > 0, state.decks[top].astype(jnp.int32), EMPTY)
    moved = of_level & (move.draws | gone.any()) & (left > 0)
    return state._replace(rows=jnp.where(gone, drawn, state.rows), left=state.left - moved), drawn


def _tokens(state: State, move: Move, slot: Array, tokens: Array, content: Content) -> Array:
    """Return the tokens the player receives from the bank (negative: pays)."""
    taken = move.takes * jnp.asarray(TAKE_AMOUNTS)[jnp.where(move.takes, slot, 0)]
    stones = taken - move.buys * (move.price - move.greys)
    shield = (move.reserves | move.draws) & (state.bank[GREY] > 0)
    time = move.buys & (jnp.asarray(content.level)[move.card + 1] == LEVELS) & (tokens[GREEN] == 0)
    grey = shield.astype(jnp.int32) - move.buys * move.greys.sum()
    moved = jnp.concatenate([stones, time[None].astype(jnp.int32), grey[None]])
    colour = jnp.array(RETURN_COLOURS)[jnp.where(move.returns, slot - RETURN, 0)]
    return moved - (move.returns & (jnp.arange(len(COLOURS)) == colour))


def _hand(state: State, move: Move, kept: Array, me: Array, hand: Array) -> State:
    """Add a card to the hand, or remove one and close the gap. A card named by the action becomes visible."""
    hidden = mine(state.hidden, me) > 0
    places = jnp.arange(HAND_LIMIT)
    added = (move.reserves | move.draws) & (places == (hand >= 0).sum())
    hand_after = jnp.where(added, kept, hand)
    found = (move.names | move.buys) & (hand == move.card) & (hand >= 0)
    hidden_after = jnp.where(added, move.draws, hidden & ~found)
    closing = (jnp.cumsum(found) > 0) & move.buys
    hand_after = jnp.where(closing, jnp.append(hand_after[1:], EMPTY), hand_after)
    hidden_after = jnp.where(closing, jnp.append(hidden_after[1:], False), hidden_after)
    return state._replace(
        reserved=jnp.where(me[:, None], hand_after, state.reserved),
        hidden=jnp.where(me[:, None], hidden_after, state.hidden),
    )


def _gain(state: State, move: Move, me: Array, content: Content) -> State:
    """Add what a recruited card brings, including the Avengers Assemble tile."""
    number = jnp.where(move.buys, move.card, EMPTY) + 1
    icons = jnp.asarray(content.icons)[number]
    bonus = move.buys & (jnp.arange(ORDINARY) == jnp.asarray(content.bonus)[number])
    state = state._replace(
        recruited=state.recruited + me * move.buys,
        bonuses=state.bonuses + me[:, None] * bonus,
        score=state.score + me * jnp.asarray(content.points)[number],
        icons=state.icons + me * icons,
    )
    holder = seat_mask(state.assembled)
    own, theirs = mine(state.icons, me), mine(state.icons, holder)
    more = jnp.where(state.assembled == NOBODY, own >= ASSEMBLE_AT, ~(holder & me).any() & (own > theirs))
    gets = (icons > 0) & more
    state = state._replace(
        score=state.score + ASSEMBLE_POINTS * (gets & me) - ASSEMBLE_POINTS * (gets & holder),
        assembled=jnp.where(gets, state.current_player, state.assembled),
    )
    lost = gets & holder & ~meets_gauntlet(state)
    return state._replace(gauntlet=state.gauntlet & ~lost)
