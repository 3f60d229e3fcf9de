"""Execution of actions, as in games/splendor/frames/turn.py.

All kinds of actions are computed at once, without branches. Each change applies only if its kind was chosen.
"""

from __future__ import annotations

from typing import NamedTuple

from jax import numpy as jnp

from tableverse.envs.jax.content import (
    BONUS,
    ICONS,
    LEVEL,
    LOCATION,
    PASS,
    PAY,
    POINTS,
    RECRUIT,
    RESERVE,
    RESERVE_DECK,
    RETURN,
    Content,
)
from tableverse.envs.jax.lanes import Lane, Tables, added, any_of, bit_set, number, pick, put, seat_flags
from tableverse.envs.jax.options import hand_cards
from tableverse.envs.jax.packing import BITS, ONES, covers, less, total
from tableverse.envs.jax.state import CARD, GREENS, GREYS, HIDDEN, RECRUITED, SCORE, State, field
from tableverse.envs.jax.state import ICONS as MAT_ICONS
from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.frames import turn
from tableverse.games.splendor.ids import ORDINARY
from tableverse.games.splendor.rules.limits import ASSEMBLE_AT, ASSEMBLE_POINTS, GOAL, HAND_LIMIT
from tableverse.games.splendor.state import EMPTY, NOBODY, SLOTS


class Move(NamedTuple):
    """A decoded slot: the kind of action, its card with the card's facts, and its packed price and grey tokens."""

    takes: Lane
    reserves: Lane
    draws: Lane
    names: Lane
    buys: Lane
    returns: Lane
    passes: Lane
    card: Lane
    facts: Lane
    price: Lane
    greys: Lane


def answer(game: State, slot: Lane, tables: Tables, content: Content) -> State:
    """Execute an answer, except for a Location, which is taken at the end of the turn (ending.py)."""
    me = seat_flags(game.current_player)
    hand = pick(me, game.hands)
    move = _move(game, slot, me, hand_cards(hand), tables)
    game, drawn = _refill(game, move, slot, tables, content)
    game = _exchange_tokens(game, move, slot, me, tables)
    kept = jnp.where(move.draws, drawn, move.card)
    game = game._replace(hands=put(me, game.hands, _hand_after(hand, move, kept)))
    game = _gain(game, move, me)
    got = move.reserves | move.draws | move.buys
    return game._replace(
        phase=jnp.where(move.names, turn.PAY, jnp.where(slot >= LOCATION, turn.LOCATION, turn.RETURN)),
        paying=jnp.where(move.names, move.card, EMPTY),
        passes=jnp.where(move.passes, game.passes + 1, jnp.where(got | move.takes, 0, game.passes)),
        idle=jnp.where(got, 0, game.idle + number(move.takes)),
    )


def meets_gauntlet(game: State) -> list[Lane]:
    """Return a flag for each seat, which is set if the seat meets the Gauntlet's conditions."""
    return [
        (field(mat, SCORE) >= GOAL) & (field(mat, GREENS) > 0) & covers(bonuses, ONES)
        for mat, bonuses in zip(game.mats, game.bonus_words, strict=True)
    ]


def _move(game: State, slot: Lane, me: list[Lane], hand: list[Lane], tables: Tables) -> Move:
    recruits, pays = (slot >= RECRUIT) & (slot < PAY), (slot >= PAY) & (slot < RETURN)
    reserves = (slot >= RESERVE) & (slot < RESERVE_DECK)
    within = [*game.rows, *hand]
    place = jnp.where(recruits, slot - RECRUIT, slot - RESERVE)
    there = pick([place == other for other in range(len(within))], within)
    card = jnp.where(pays, game.paying, jnp.where(recruits | reserves, there, EMPTY))
    price = less(tables.prices[card + 1], pick(me, game.bonus_words))
    short = less(price, pick(me, game.stones))
    # There is another way to pay if a grey token remains that could replace a token the player has.
    choice = recruits & (price != short) & (field(pick(me, game.mats), GREYS) > total(short))
    return Move(
        takes=(slot >= 0) & (slot < RESERVE),
        reserves=reserves,
        draws=(slot >= RESERVE_DECK) & (slot < RECRUIT),
        names=choice,
        buys=pays | (recruits & ~choice),
        returns=(slot >= RETURN) & (slot < LOCATION),
        passes=slot == PASS,
        card=card,
        facts=tables.facts[card + 1],
        price=price,
        greys=jnp.where(pays, tables.payments[jnp.where(pays, slot - PAY, 0)], short),
    )


def _refill(game: State, move: Move, slot: Lane, tables: Tables, content: Content) -> tuple[State, Lane]:
    """Draw the top card of a deck, to the empty slot in its row or, for a reserve from the deck, to the hand."""
    gone = [(move.buys | move.reserves) & (card == move.card) for card in game.rows]
    of_level = [
        (move.draws & (slot == RESERVE_DECK + level)) | any_of(gone[level * SLOTS : (level + 1) * SLOTS])
        for level in range(LEVELS)
    ]
    of_level = [flag & (left > 0) for flag, left in zip(of_level, game.left, strict=True)]
    top = pick(of_level, [start + left - 1 for start, left in zip(content.deck_start, game.left, strict=True)])
    drawn = jnp.where(any_of(of_level), tables.decks[top].astype(jnp.int32), EMPTY)
    return game._replace(
        rows=put(gone, game.rows, drawn),
        left=[left - number(moved) for left, moved in zip(game.left, of_level, strict=True)],
    ), drawn


def _exchange_tokens(game: State, move: Move, slot: Lane, me: list[Lane], tables: Tables) -> State:
    """Move tokens between the player and the bank."""
    back = jnp.where(move.returns, slot - RETURN, 0)
    returns_grey = move.returns & (back == ORDINARY)
    stone = jnp.where(move.returns & ~returns_grey, 1 << BITS * jnp.minimum(back, ORDINARY - 1), 0)
    taken = tables.takes[jnp.where(move.takes, slot, 0)]
    stones = jnp.where(move.takes, taken, 0) - jnp.where(move.buys, move.price - move.greys, 0) - stone
    mat = pick(me, game.mats)
    time = number(move.buys & ((move.facts >> LEVEL) & 3 == LEVELS) & (field(mat, GREENS) == 0))
    shield = number((move.reserves | move.draws) & (game.bank_greys > 0))
    greys = shield - jnp.where(move.buys, total(move.greys), 0) - number(returns_grey)
    return game._replace(
        stones=put(me, game.stones, pick(me, game.stones) + stones),
        mats=put(me, game.mats, mat + (time << GREENS[0]) + (greys << GREYS[0])),
        bank_stones=game.bank_stones - stones,
        bank_greens=game.bank_greens - time,
        bank_greys=game.bank_greys - greys,
    )


def _hand_after(hand: Lane, move: Move, kept: Lane) -> Lane:
    """Return the hand after a card was added, or removed with the gap closed. A named card becomes visible."""
    cards, hidden = hand_cards(hand), [(hand >> HIDDEN + place) & 1 > 0 for place in range(HAND_LIMIT)]
    free = added(number(card >= 0) for card in cards)
    keeps, plays = move.reserves | move.draws, move.names | move.buys
    closed = plays & False
    after, faces = [], []
    for place, card in enumerate(cards):
        joins = keeps & (free == place)
        found = plays & (card == move.card) & (card >= 0)
        closed = closed | (found & move.buys)
        last = place + 1 == HAND_LIMIT
        following, unseen = (EMPTY, False) if last else (cards[place + 1], hidden[place + 1])
        after.append(jnp.where(closed, following, jnp.where(joins, kept, card)))
        faces.append(jnp.where(closed, unseen, jnp.where(joins, move.draws, hidden[place] & ~found)))
    return added(card + 1 << CARD * place for place, card in enumerate(after)) + (bit_set(faces) << HIDDEN)


def _gain(game: State, move: Move, me: list[Lane]) -> State:
    """Apply the gains of a recruited card, including the Avengers Assemble tile."""
    icons = move.facts >> ICONS
    brings = (((move.facts >> POINTS) & 7) << SCORE[0]) + (icons << MAT_ICONS[0]) + (1 << RECRUITED[0])
    bonuses = pick(me, game.bonus_words)
    gained = jnp.where(move.buys, 1 << BITS * ((move.facts >> BONUS) & 7), 0)
    mat = pick(me, game.mats) + jnp.where(move.buys, brings, 0)
    holder = seat_flags(game.assembled)
    own, theirs = field(mat, MAT_ICONS), field(pick(holder, game.mats), MAT_ICONS)
    more = jnp.where(
        game.assembled == NOBODY, own >= ASSEMBLE_AT, (game.assembled != game.current_player) & (own > theirs)
    )
    gets = move.buys & (icons > 0) & more
    loser = [gets & had for had in holder]
    mats = put(me, game.mats, mat + jnp.where(gets, ASSEMBLE_POINTS << SCORE[0], 0))
    game = game._replace(
        bonus_words=put(me, game.bonus_words, bonuses + gained),
        mats=[there - jnp.where(flag, ASSEMBLE_POINTS << SCORE[0], 0) for flag, there in zip(loser, mats, strict=True)],
        assembled=jnp.where(gets, game.current_player, game.assembled),
    )
    lost = bit_set([flag & ~met for flag, met in zip(loser, meets_gauntlet(game), strict=True)])
    return game._replace(gauntlet_bits=game.gauntlet_bits & ~lost)
