"""The options of each kind of decision, as in games/splendor/frames/turn.py."""

from __future__ import annotations

from tableverse.envs.batch.compiling import compiled
from tableverse.envs.batch.layout import (
    ALL_SLOTS,
    BANK,
    BONUSES,
    COLOUR_COUNT,
    DIGIT,
    HAND,
    LEFT,
    LOCATION,
    PACKED_NEEDS,
    PACKED_PRICE,
    PAY,
    PAY_NUMBER,
    PAYING,
    PLACES,
    PRICE,
    RECRUIT,
    RESERVE,
    RESERVE_DECK,
    RESERVED,
    RETURN,
    ROWS,
    SEAT,
    TAKE_COUNT,
    TAKE_LIST,
    TOKENS,
    Array,
)
from tableverse.envs.batch.mats import lacking, packed_bonuses, packed_tokens, seat_mat
from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.ids import GREY, ORDINARY
from tableverse.games.splendor.moves import TAKES
from tableverse.games.splendor.rules.limits import HAND_LIMIT, TOKEN_LIMIT, TWO_NEED

MASKS = 1 << ORDINARY
TAKE_KINDS = len(TAKES)


@compiled
def actions(row: Array, options: Array, t: Array) -> int:
    mat = seat_mat(row[SEAT])
    present = 0
    plenty = 0
    for colour in range(ORDINARY):
        amount = row[BANK + colour]
        if amount > 0:
            present |= 1 << colour
        if amount >= TWO_NEED:
            plenty |= 1 << colour
    offered = present * MASKS + plenty
    count: int = t[TAKE_COUNT + offered]
    for place in range(count):
        options[place] = t[TAKE_LIST + TAKE_KINDS * offered + place]
    hand = row[mat + HAND]
    if hand < HAND_LIMIT:
        for slot in range(ALL_SLOTS):
            card = row[ROWS + slot]
            if card >= 0:
                options[count] = RESERVE + card
                count += 1
        for level in range(LEVELS):
            if row[LEFT + level] > 0:
                options[count] = RESERVE_DECK + level
                count += 1
    grey = row[mat + TOKENS + GREY]
    power = packed_bonuses(row, mat) + packed_tokens(row, mat)
    for slot in range(ALL_SLOTS):
        card = row[ROWS + slot]
        if card >= 0:
            options[count] = RECRUIT + card  # overwritten if the card is not affordable: faster than a branch
            count += lacking(t[PACKED_PRICE + card], power) <= grey
    for place in range(hand):
        card = row[mat + RESERVED + place]
        options[count] = RECRUIT + card
        count += lacking(t[PACKED_PRICE + card], power) <= grey
    return count


@compiled
def payments(row: Array, options: Array, t: Array) -> int:
    """List every way to replace coloured tokens by grey ones. Return the number of ways."""
    mat = seat_mat(row[SEAT])
    grey = row[mat + TOKENS + GREY]
    least0, most0 = stand_ins(row, mat, 0, t)
    least1, most1 = stand_ins(row, mat, 1, t)
    least2, most2 = stand_ins(row, mat, 2, t)
    least3, most3 = stand_ins(row, mat, 3, t)
    least4, most4 = stand_ins(row, mat, 4, t)
    count = 0
    for g0 in range(least0, min(most0, grey) + 1):
        for g1 in range(least1, min(most1, grey - g0) + 1):
            for g2 in range(least2, min(most2, grey - g0 - g1) + 1):
                for g3 in range(least3, min(most3, grey - g0 - g1 - g2) + 1):
                    for g4 in range(least4, min(most4, grey - g0 - g1 - g2 - g3) + 1):
                        way = g0 + DIGIT * (g1 + DIGIT * (g2 + DIGIT * (g3 + DIGIT * g4)))
                        options[count] = PAY + t[PAY_NUMBER + way]
                        count += 1
    return count


@compiled
def stand_ins(row: Array, mat: int, colour: int, t: Array) -> tuple[int, int]:
    """Return the minimum and maximum numbers of grey tokens that replace tokens of a colour."""
    need = max(0, t[PRICE + ORDINARY * row[PAYING] + colour] - row[mat + BONUSES + colour])
    return max(0, need - row[mat + TOKENS + colour]), need


@compiled
def returns(row: Array, options: Array) -> int:
    mat = seat_mat(row[SEAT])
    held = 0
    for colour in range(COLOUR_COUNT):
        held += row[mat + TOKENS + colour]
    count = 0
    if held > TOKEN_LIMIT:
        for colour in range(ORDINARY):
            if row[mat + TOKENS + colour] > 0:
                options[count] = RETURN + colour
                count += 1
        if row[mat + TOKENS + GREY] > 0:
            options[count] = RETURN + ORDINARY
            count += 1
    return count


@compiled
def locations(row: Array, options: Array, t: Array) -> int:
    mat = seat_mat(row[SEAT])
    bonuses = packed_bonuses(row, mat)
    count = 0
    for number in range(row[PLACES]):
        place = row[PLACES + 1 + number]
        if lacking(t[PACKED_NEEDS + place], bonuses) == 0:
            options[count] = LOCATION + place
            count += 1
    return count
