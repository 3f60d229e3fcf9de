"""The end of a turn: a Location, the Gauntlet, the next player, the end of the game."""

from __future__ import annotations

from jax import numpy as jnp

from tableverse.envs.jax.content import LOCATION, MOST_SEATS
from tableverse.envs.jax.lanes import Lane, Tables, added, any_of, bit_set, number, pick, put, seat_flags
from tableverse.envs.jax.moves import meets_gauntlet
from tableverse.envs.jax.options import qualifying, too_many
from tableverse.envs.jax.state import (
    ALONE,
    AVENGERS,
    FEWEST,
    POINTS,
    RECRUITED,
    SCORE,
    SHARED,
    STALLED,
    TAKEN,
    State,
    field,
)
from tableverse.games.splendor.frames import turn
from tableverse.games.splendor.rules.limits import IDLE_ROUNDS
from tableverse.games.splendor.state import EMPTY

#: Greater than any count in the game.
MANY = 1000


def finish_turn(game: State, slot: Lane, tables: Tables) -> State:
    """Continue after an answer with the next decision of this player, or with the next player."""
    me = seat_flags(game.current_player)
    mat = pick(me, game.mats)
    returning = (game.phase == turn.RETURN) & too_many(pick(me, game.stones), mat)
    earned = qualifying(game, pick(me, game.bonus_words), tables)
    at_location = ~returning & (game.phase != turn.PAY)
    answered = slot >= LOCATION
    chooses = at_location & ~answered & (added(map(number, earned)) > 1)
    takes = at_location & ~chooses
    taken = [takes & jnp.where(answered, slot == LOCATION + place, earned[place]) for place in range(MOST_SEATS)]
    game = _take_location(game, taken, me, mat, tables)
    phase = jnp.where(at_location, jnp.where(chooses, turn.LOCATION, turn.END), game.phase)
    return _end_turn(game._replace(phase=phase), phase == turn.END)


def _take_location(game: State, taken: list[Lane], me: list[Lane], mat: Lane, tables: Tables) -> State:
    any_taken = any_of(taken)
    points = tables.place_points[pick(taken, game.places) + 1]
    closed = any_taken & False
    places = []
    for place, flag in enumerate(taken):
        closed = closed | flag
        following = game.places[place + 1] if place + 1 < MOST_SEATS else EMPTY
        places.append(jnp.where(closed, following, game.places[place]))
    return game._replace(
        places=places,
        mats=put(me, game.mats, mat + jnp.where(any_taken, (points << SCORE[0]) + (1 << TAKEN[0]), 0)),
        passes=jnp.where(any_taken, 0, game.passes),
    )


def _end_turn(game: State, ends: Lane) -> State:
    met = meets_gauntlet(game)
    own = bit_set([flag & meets for flag, meets in zip(seat_flags(game.current_player), met, strict=True)])
    gauntlet = jnp.where(ends, game.gauntlet_bits | own, game.gauntlet_bits)
    after = jnp.where(game.current_player + 1 == game.seats, 0, game.current_player + 1)
    new_round = ends & (after == 0)
    last_round = new_round & ((gauntlet != 0) | (game.idle >= IDLE_ROUNDS * game.seats))
    over = ends & ((game.passes >= game.seats) | last_round)
    winners, reason = _winners(game, met)
    return game._replace(
        gauntlet_bits=gauntlet,
        phase=jnp.where(ends, turn.ACTION, game.phase),
        current_player=jnp.where(ends, after, game.current_player),
        round=game.round + number(new_round & ~over),
        reason=jnp.where(over, reason, game.reason),
        winner_bits=jnp.where(over, bit_set(winners), game.winner_bits),
    )


def _winners(game: State, met: list[Lane]) -> tuple[list[Lane], Lane]:
    """Return the winners among the players who meet the Gauntlet's conditions.

    Ties are broken by points, then the Avengers tile, then fewest cards.
    """
    best = _highest(met, [field(mat, SCORE) for mat in game.mats])
    holder = [flag & had for flag, had in zip(best, seat_flags(game.assembled), strict=True)]
    fewest = _highest(best, [-field(mat, RECRUITED) for mat in game.mats])
    meeting = added(map(number, met))
    tied = (meeting > 1) & (added(map(number, best)) > 1)
    by_tile = tied & any_of(holder)
    by_cards = tied & ~by_tile
    reason = jnp.where(meeting > 1, POINTS, jnp.where(meeting > 0, ALONE, STALLED))
    reason = jnp.where(by_tile, AVENGERS, jnp.where(by_cards, FEWEST, reason))
    reason = jnp.where(by_cards & (added(map(number, fewest)) > 1), SHARED, reason)
    winners = [
        jnp.where(by_tile, tile, jnp.where(by_cards, few, flag))
        for tile, few, flag in zip(holder, fewest, best, strict=True)
    ]
    return winners, reason


def _highest(among: list[Lane], numbers: list[Lane]) -> list[Lane]:
    """Return flags for the flagged lanes that have the highest number."""
    highest = jnp.where(among[0], numbers[0], -MANY)
    for flag, amount in zip(among[1:], numbers[1:], strict=True):
        highest = jnp.maximum(highest, jnp.where(flag, amount, -MANY))
    return [flag & (amount == highest) for flag, amount in zip(among, numbers, strict=True)]
