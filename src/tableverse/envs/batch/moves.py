"""Execution of actions, as in games/splendor/frames/turn.py."""

from __future__ import annotations

from tableverse.envs.batch.compiling import compiled
from tableverse.envs.batch.ending import meets_gauntlet
from tableverse.envs.batch.layout import (
    ALL_SLOTS,
    ASK_PAY,
    ASK_RETURN,
    ASSEMBLED,
    BANK,
    BONUS,
    BONUSES,
    CARD_ICONS,
    CARD_POINTS,
    DECK_START,
    DECKS,
    DIGIT,
    ENDING,
    GAUNTLET,
    HAND,
    HIDDEN,
    ICONS,
    IDLE,
    LEFT,
    LEVEL,
    LOCATION,
    PASSES,
    PAY,
    PAY_NUMBER,
    PAYING,
    PHASE,
    PLACE_POINTS,
    PLACES,
    PRICE,
    RECRUIT,
    RECRUITED,
    RESERVE,
    RESERVE_DECK,
    RESERVED,
    RETURN,
    RETURN_COLOUR,
    ROWS,
    SCORE,
    SEAT,
    STAND_IN,
    TAKE_AMOUNTS,
    TAKEN,
    TOKENS,
    Array,
)
from tableverse.envs.batch.mats import seat_mat
from tableverse.envs.batch.set_up import deal
from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.ids import GREEN, GREY, ORDINARY
from tableverse.games.splendor.rules.limits import ASSEMBLE_AT, ASSEMBLE_POINTS
from tableverse.games.splendor.state import EMPTY, NOBODY


@compiled
def answer(row: Array, action: int, t: Array) -> None:
    mat = seat_mat(row[SEAT])
    if action < RESERVE:
        for colour in range(ORDINARY):
            amount = t[TAKE_AMOUNTS + ORDINARY * action + colour]
            row[mat + TOKENS + colour] += amount
            row[BANK + colour] -= amount
        row[PASSES] = 0
        row[IDLE] += 1
        row[PHASE] = ASK_RETURN
    elif action < RESERVE_DECK:
        card = action - RESERVE
        keep(row, mat, card, 0)
        refill(row, card, t)
    elif action < RECRUIT:
        level = action - RESERVE_DECK
        row[LEFT + level] -= 1
        keep(row, mat, row[DECKS + t[DECK_START + level] + row[LEFT + level]], 1)
    elif action < PAY:
        choose_card(row, mat, action - RECRUIT, t)
    elif action < RETURN:
        recruit(row, mat, row[PAYING], action - PAY, t)
    elif action < LOCATION:
        colour = t[RETURN_COLOUR + action - RETURN]
        row[mat + TOKENS + colour] -= 1
        row[BANK + colour] += 1
    else:
        take_location(row, mat, action - LOCATION, t)


@compiled
def keep(row: Array, mat: int, card: int, hidden: int) -> None:
    hand = row[mat + HAND]
    row[mat + RESERVED + hand] = card
    row[mat + HIDDEN + hand] = hidden
    row[mat + HAND] = hand + 1
    if row[BANK + GREY] > 0:
        row[BANK + GREY] -= 1
        row[mat + TOKENS + GREY] += 1
    row[PASSES] = 0
    row[IDLE] = 0
    row[PHASE] = ASK_RETURN


@compiled
def refill(row: Array, card: int, t: Array) -> None:
    for slot in range(ALL_SLOTS):
        if row[ROWS + slot] == card:
            deal(row, slot, t)
            return


@compiled
def choose_card(row: Array, mat: int, card: int, t: Array) -> None:
    for place in range(row[mat + HAND]):
        if row[mat + RESERVED + place] == card:
            row[mat + HIDDEN + place] = 0
    greys = 0
    own = 0
    way = 0
    digit = 1
    for colour in range(ORDINARY):
        need = max(0, t[PRICE + ORDINARY * card + colour] - row[mat + BONUSES + colour])
        short = max(0, need - row[mat + TOKENS + colour])
        greys += short
        own += need - short
        way += short * digit
        digit *= DIGIT
    # There is another way to pay if a grey token remains that could replace a token the player has.
    if own > 0 and row[mat + TOKENS + GREY] > greys:
        row[PAYING] = card
        row[PHASE] = ASK_PAY
    else:
        recruit(row, mat, card, t[PAY_NUMBER + way], t)


@compiled
def recruit(row: Array, mat: int, card: int, way: int, t: Array) -> None:
    for colour in range(ORDINARY):
        greys = t[STAND_IN + ORDINARY * way + colour]
        own = max(0, t[PRICE + ORDINARY * card + colour] - row[mat + BONUSES + colour]) - greys
        row[mat + TOKENS + colour] -= own
        row[BANK + colour] += own
        row[mat + TOKENS + GREY] -= greys
        row[BANK + GREY] += greys
    row[mat + RECRUITED] += 1
    row[mat + BONUSES + t[BONUS + card]] += 1
    row[mat + SCORE] += t[CARD_POINTS + card]
    hand = row[mat + HAND]
    found = -1
    for place in range(hand):
        if row[mat + RESERVED + place] == card:
            found = place
    if found < 0:
        refill(row, card, t)
    else:
        for place in range(found, hand - 1):
            row[mat + RESERVED + place] = row[mat + RESERVED + place + 1]
            row[mat + HIDDEN + place] = row[mat + HIDDEN + place + 1]
        row[mat + RESERVED + hand - 1] = EMPTY
        row[mat + HIDDEN + hand - 1] = 0
        row[mat + HAND] = hand - 1
    if t[LEVEL + card] == LEVELS - 1 and row[mat + TOKENS + GREEN] == 0:
        row[mat + TOKENS + GREEN] = 1
        row[BANK + GREEN] -= 1
    if t[CARD_ICONS + card] > 0:
        row[mat + ICONS] += t[CARD_ICONS + card]
        assemble(row, mat)
    row[PAYING] = EMPTY
    row[PASSES] = 0
    row[IDLE] = 0
    row[PHASE] = ASK_RETURN


@compiled
def assemble(row: Array, mat: int) -> None:
    holder = row[ASSEMBLED]
    if holder == NOBODY:
        if row[mat + ICONS] < ASSEMBLE_AT:
            return
    else:
        other = seat_mat(holder)
        if other == mat or row[mat + ICONS] <= row[other + ICONS]:
            return
        row[other + SCORE] -= ASSEMBLE_POINTS
        if row[other + GAUNTLET] and not meets_gauntlet(row, other):
            row[other + GAUNTLET] = 0
    row[ASSEMBLED] = row[SEAT]
    row[mat + SCORE] += ASSEMBLE_POINTS


@compiled
def take_location(row: Array, mat: int, place: int, t: Array) -> None:
    left = row[PLACES]
    found = 0
    for number in range(left):
        if row[PLACES + 1 + number] == place:
            found = number
    for number in range(found, left - 1):
        row[PLACES + 1 + number] = row[PLACES + 2 + number]
    row[PLACES] = left - 1
    row[mat + TAKEN] += 1
    row[mat + SCORE] += t[PLACE_POINTS + place]
    row[PASSES] = 0
    row[PHASE] = ENDING
