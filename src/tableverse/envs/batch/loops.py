"""Loops over all games. Each game advances to its next decision."""

from __future__ import annotations

from tableverse.envs.batch.compiling import compiled
from tableverse.envs.batch.ending import end_turn
from tableverse.envs.batch.layout import (
    ASK_ACTION,
    ASK_LOCATION,
    ASK_PAY,
    ASK_RETURN,
    ENDING,
    PASSES,
    PHASE,
    REASON,
    SEAT,
    Array,
)
from tableverse.envs.batch.moves import answer
from tableverse.envs.batch.observing import observe
from tableverse.envs.batch.options import actions, locations, payments, returns
from tableverse.envs.batch.rng import below
from tableverse.envs.batch.set_up import set_up


@compiled
def start_all(
    rows: Array, where: Array, streams: Array, seats: int, options: Array, counts: Array, masks: Array, t: Array
) -> None:
    for place in range(len(where)):
        game = where[place]
        set_up(rows[game], streams[place], seats, t)
        masks[game] = 0
        counts[game] = settle(rows[game], options[game], seats, t)
        for option in range(counts[game]):
            masks[game, options[game, option]] = 1


@compiled
def first_illegal(chosen: Array, counts: Array, masks: Array) -> int:
    """Return the first game whose chosen action is not offered, or -1. A finished game accepts any action."""
    for game in range(len(chosen)):
        action = chosen[game]
        if counts[game] > 0 and (action < 0 or action >= masks.shape[1] or not masks[game, action]):
            return game
    return -1


@compiled
def step_all(rows: Array, chosen: Array, seats: int, options: Array, counts: Array, masks: Array, t: Array) -> None:
    for game in range(len(rows)):
        if counts[game] > 0:
            counts[game] = step_one(rows[game], chosen[game], seats, options[game], masks[game], t)


@compiled
def play_all(
    rows: Array, streams: Array, steps: int, seats: int, options: Array, counts: Array, masks: Array, t: Array
) -> int:
    """Make ``steps`` random choices in every game, or fewer if the game ends. Return the total number of choices."""
    done = 0
    for game in range(len(rows)):
        row = rows[game]
        offered = options[game]
        mask = masks[game]
        stream = streams[game]
        count = counts[game]
        for _ in range(steps):
            if count == 0:
                break
            count = step_one(row, offered[below(stream, count)], seats, offered, mask, t)
            done += 1
        counts[game] = count
    return done


@compiled
def draw_all(streams: Array, options: Array, counts: Array, chosen: Array) -> None:
    """Draw one option of each game uniformly."""
    for game in range(len(chosen)):
        count = counts[game]
        chosen[game] = options[game, below(streams[game], count)] if count > 0 else -1


@compiled
def observe_all(rows: Array, seats: int, seen: Array, card_words: Array) -> None:
    for game in range(len(rows)):
        observe(rows[game], rows[game, SEAT], seats, seen[game], card_words)


@compiled
def step_one(row: Array, action: int, seats: int, options: Array, mask: Array, t: Array) -> int:
    mask[:] = 0
    answer(row, action, t)
    count = settle(row, options, seats, t)
    for option in range(count):
        mask[options[option]] = 1
    return count


@compiled
def settle(row: Array, options: Array, seats: int, t: Array) -> int:
    """Continue to the next decision. Return the number of options, or 0 if the game is over."""
    while row[REASON] == 0:
        phase = row[PHASE]
        count = 0
        if phase == ASK_ACTION:
            count = actions(row, options, t)
            if count == 0:
                row[PASSES] += 1
                row[PHASE] = ASK_RETURN
        elif phase == ASK_PAY:
            count = payments(row, options, t)
        elif phase == ASK_RETURN:
            count = returns(row, options)
            if count == 0:
                row[PHASE] = ASK_LOCATION
        elif phase == ASK_LOCATION:
            count = locations(row, options, t)
            if count == 0:
                row[PHASE] = ENDING
        else:
            end_turn(row, seats)
        if count == 1:
            answer(row, options[0], t)
        elif count > 1:
            return count
    return 0
