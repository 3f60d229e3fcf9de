"""The end of a turn, a round, and the game."""

from __future__ import annotations

from tableverse.envs.batch.compiling import compiled
from tableverse.envs.batch.layout import (
    ALONE,
    ASK_ACTION,
    ASSEMBLED,
    AVENGERS,
    BONUSES,
    FEWEST,
    GAUNTLET,
    IDLE,
    PASSES,
    PHASE,
    POINTS,
    REASON,
    RECRUITED,
    ROUND,
    SCORE,
    SEAT,
    SHARED,
    STALLED,
    TOKENS,
    WINNERS,
    Array,
)
from tableverse.envs.batch.mats import seat_mat
from tableverse.games.splendor.ids import GREEN, ORDINARY
from tableverse.games.splendor.rules.limits import GOAL, IDLE_ROUNDS
from tableverse.games.splendor.state import NOBODY


@compiled
def meets_gauntlet(row: Array, mat: int) -> bool:
    if row[mat + SCORE] < GOAL or row[mat + TOKENS + GREEN] == 0:
        return False
    for colour in range(ORDINARY):  # noqa: SIM110 (any() is slow here)
        if row[mat + BONUSES + colour] == 0:
            return False
    return True


@compiled
def end_turn(row: Array, seats: int) -> None:
    mat = seat_mat(row[SEAT])
    if meets_gauntlet(row, mat):
        row[mat + GAUNTLET] = 1
    row[PHASE] = ASK_ACTION
    row[SEAT] += 1
    if row[SEAT] == seats:
        row[SEAT] = 0
    last_round = False
    if row[SEAT] == 0:
        last_round = row[IDLE] >= IDLE_ROUNDS * seats
        for seat in range(seats):
            if row[seat_mat(seat) + GAUNTLET]:
                last_round = True
    if row[PASSES] >= seats or last_round:
        finish(row, seats)
    elif row[SEAT] == 0:
        row[ROUND] += 1


@compiled
def finish(row: Array, seats: int) -> None:
    """End the game and store the winners as bits."""
    tied = 0
    count = 0
    for seat in range(seats):
        if meets_gauntlet(row, seat_mat(seat)):
            tied |= 1 << seat
            count += 1
    if count == 0:
        row[REASON] = STALLED
        return
    row[REASON] = ALONE
    if count > 1:
        row[REASON] = POINTS
        tied, count = best(row, seats, tied, SCORE, 1)
    if count > 1 and row[ASSEMBLED] != NOBODY and tied >> row[ASSEMBLED] & 1:
        row[REASON] = AVENGERS
        tied = 1 << row[ASSEMBLED]
        count = 1
    if count > 1:
        row[REASON] = FEWEST
        tied, count = best(row, seats, tied, RECRUITED, -1)
    if count > 1:
        row[REASON] = SHARED
    row[WINNERS] = tied


@compiled
def best(row: Array, seats: int, tied: int, field: int, sign: int) -> tuple[int, int]:
    """Return those of the ``tied`` seats with the highest (sign 1) or lowest (sign -1) field, and their number."""
    most = -1000
    for seat in range(seats):
        if tied >> seat & 1:
            most = max(most, sign * row[seat_mat(seat) + field])
    kept = 0
    count = 0
    for seat in range(seats):
        if tied >> seat & 1 and sign * row[seat_mat(seat) + field] == most:
            kept |= 1 << seat
            count += 1
    return kept, count
