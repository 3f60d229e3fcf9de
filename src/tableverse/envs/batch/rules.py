"""The rules of Splendor: Marvel on rows of numbers, compiled. They follow games/splendor/turn.py function by function;
what they mean is said there, and a test holds both to the same moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

from tableverse.envs.batch.layout import (
    ALONE,
    ASSEMBLED,
    AVENGERS,
    BANK,
    BONUS,
    BONUSES,
    BYTE,
    CARD_ICONS,
    CARD_POINTS,
    CARDS,
    DECK_CARDS,
    DECK_SIZE,
    DECK_START,
    DECKS,
    DIGIT,
    FACE_COUNT,
    FACES,
    FEWEST,
    GAUNTLET,
    HAND,
    HIDDEN,
    ICONS,
    IDLE,
    LEFT,
    LEVEL,
    LOCATION,
    MAT_WIDTH,
    MATS,
    MOST_FACES,
    PACKED_NEEDS,
    PACKED_PRICE,
    PASSES,
    PAY,
    PAY_NUMBER,
    PAYING,
    PHASE,
    PLACE_POINTS,
    PLACE_SIGHTS,
    PLACES,
    POINTS,
    PRICE,
    REASON,
    RECRUIT,
    RECRUITED,
    RESERVE,
    RESERVE_DECK,
    RESERVED,
    RESERVED_SIGHTS,
    RETURN,
    RETURN_COLOUR,
    ROUND,
    ROWS,
    SCORE,
    SEAT,
    SHARED,
    STALLED,
    STAND_IN,
    STONE_COUNT,
    TAKE_AMOUNTS,
    TAKE_COUNT,
    TAKE_LIST,
    TAKEN,
    TILES,
    TOKENS,
    WINNERS,
    WORD,
    Array,
    packed,
)
from tableverse.envs.splendor import CARD, KINDS, MAT, PLACE, TAKES
from tableverse.envs.splendor import RESERVED as RESERVED_SIGHT
from tableverse.games.splendor import turn
from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.colours import GREEN, GREY, ORDINARY
from tableverse.games.splendor.game import SHIELDS
from tableverse.games.splendor.state import EMPTY, NOBODY, SLOTS
from tableverse.games.splendor.turn import (
    ASSEMBLE_AT,
    ASSEMBLE_POINTS,
    GOAL,
    HAND_LIMIT,
    IDLE_ROUNDS,
    TOKEN_LIMIT,
    TWO_NEED,
)
from tableverse.kernel.rng import FIRST_FACTOR, FIRST_MODULUS, RANGE, SECOND_FACTOR, SECOND_MODULUS

ASK_ACTION, ASK_PAY, ASK_RETURN, ASK_LOCATION, ENDING = turn.ACTION, turn.PAY, turn.RETURN, turn.LOCATION, turn.END
COLOUR_COUNT = GREY + 1
ALL_SLOTS = LEVELS * SLOTS
MASKS = 1 << ORDINARY
#: Bits enough for a seat or a phase that asks, a card or Location counted from 1, a place in an observation. A number
#: cut to them is never negative, which makes every look at an array quicker.
SEAT_BITS = 3
CARD_BITS = 127
SEEN_BITS = 1023
#: What everybody sees of a card that lies face down: that it does, and its level.
BACK = (1 << 2 * BYTE) - 1
#: One in each byte of a packed number, and the top bit of each.
ONES = packed([1] * ORDINARY)
TOP_BIT = 1 << BYTE - 1
TOP_BITS = TOP_BIT * ONES
TAKE_KINDS = len(TAKES)
KIND_COUNT = len(KINDS)

Function = TypeVar("Function", bound=Callable[..., Any])


#: Nothing here makes an array, so nobody need count who holds one (``_nrt``): counting took more time than the rules.
QUICKLY: dict[str, Any] = {"nogil": True, "error_model": "numpy", "_nrt": False}


def compiled(function: Function) -> Function:
    """numba's njit, with the function's own type."""
    return cast(Function, njit(**QUICKLY)(function))


# --- setting up ---------------------------------------------------------------------------------------------------


@compiled
def below(stream: Array, bound: int) -> int:
    """kernel.rng.Rng.below"""
    first = stream[0] * FIRST_FACTOR % FIRST_MODULUS
    second = stream[1] * SECOND_FACTOR % SECOND_MODULUS
    stream[0] = first
    stream[1] = second
    apart = first - second
    drawn: int = (apart + RANGE if apart < 0 else apart) * bound // RANGE
    return drawn


@compiled
def shuffle(stream: Array, row: Array, start: int, length: int) -> None:
    for last in range(length - 1, 0, -1):
        other = below(stream, last + 1)
        kept = row[start + last]
        row[start + last] = row[start + other]
        row[start + other] = kept


@compiled
def set_up(row: Array, stream: Array, seats: int, t: Array) -> None:
    row[:] = 0
    row[PAYING] = EMPTY
    row[ASSEMBLED] = NOBODY
    row[ROUND] = 1
    for card in range(CARDS):
        row[DECKS + card] = t[DECK_CARDS + card]
    for level in range(LEVELS):
        shuffle(stream, row, DECKS + t[DECK_START + level], t[DECK_SIZE + level])
        row[LEFT + level] = t[DECK_SIZE + level]
    for colour in range(ORDINARY):
        row[BANK + colour] = t[STONE_COUNT + seats]
    row[BANK + GREEN] = seats
    row[BANK + GREY] = SHIELDS
    row[PLACES] = seats
    for tile in range(TILES):
        row[PLACES + 1 + tile] = tile
    shuffle(stream, row, PLACES + 1, TILES)
    for place in range(seats):
        tile = row[PLACES + 1 + place]
        row[PLACES + 1 + place] = t[FACES + MOST_FACES * tile + below(stream, t[FACE_COUNT + tile])]
    for seat in range(seats):
        for place in range(HAND_LIMIT):
            row[seat_mat(seat) + RESERVED + place] = EMPTY
    for slot in range(ALL_SLOTS):
        deal(row, slot, t)


@compiled
def deal(row: Array, slot: int, t: Array) -> None:
    level = slot // SLOTS
    left = row[LEFT + level]
    if left == 0:
        row[ROWS + slot] = EMPTY
    else:
        row[LEFT + level] = left - 1
        row[ROWS + slot] = row[DECKS + t[DECK_START + level] + left - 1]


# --- what is asked ------------------------------------------------------------------------------------------------


@compiled
def settle(row: Array, options: Array, seats: int, t: Array) -> int:
    """Go on until someone must choose; returns how many options there are, 0 when the game is over."""
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


@compiled
def lacking(asked: int, held: int) -> int:
    """How much is missing, all colours together. Both are packed, a byte each colour: the top bit of each byte is
    set before subtracting, so that no colour borrows from its neighbour and the bit tells which are short."""
    left = (asked | TOP_BITS) - held
    short = (left & TOP_BITS) >> (BYTE - 1)
    missing = left & short * (TOP_BIT - 1)
    return missing * ONES >> BYTE * (ORDINARY - 1) & (2 * TOP_BIT - 1)


@compiled
def seat_mat(seat: int) -> int:
    """Where a seat's mat begins."""
    return MATS + (seat & SEAT_BITS) * MAT_WIDTH


@compiled
def packed_bonuses(row: Array, mat: int) -> int:
    bonuses: int = (
        row[mat + BONUSES]
        + (row[mat + BONUSES + 1] << BYTE)
        + (row[mat + BONUSES + 2] << 2 * BYTE)
        + (row[mat + BONUSES + 3] << 3 * BYTE)
        + (row[mat + BONUSES + 4] << 4 * BYTE)
    )
    return bonuses


@compiled
def packed_tokens(row: Array, mat: int) -> int:
    tokens: int = (
        row[mat + TOKENS]
        + (row[mat + TOKENS + 1] << BYTE)
        + (row[mat + TOKENS + 2] << 2 * BYTE)
        + (row[mat + TOKENS + 3] << 3 * BYTE)
        + (row[mat + TOKENS + 4] << 4 * BYTE)
    )
    return tokens


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
            options[count] = RECRUIT + card  # written over where it does not count: quicker than to ask first
            count += lacking(t[PACKED_PRICE + card], power) <= grey
    for place in range(hand):
        card = row[mat + RESERVED + place]
        options[count] = RECRUIT + card
        count += lacking(t[PACKED_PRICE + card], power) <= grey
    return count


@compiled
def payments(row: Array, options: Array, t: Array) -> int:
    """Every way to let grey tokens stand in."""
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
    """For how many tokens of a colour grey ones must stand in, and for how many they could."""
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


# --- what was chosen ----------------------------------------------------------------------------------------------


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
    # Another way to pay exists where a grey token is left and could stand in for one that is at hand.
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


# --- the end of a turn, a round, the game -------------------------------------------------------------------------


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
    """Winners as bits."""
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
    """Those of the tied with the most (sign 1) or fewest (sign -1) of something, and how many they are."""
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


# --- what is seen -------------------------------------------------------------------------------------------------


@compiled
def observe(row: Array, viewer: int, seats: int, seen: Array, sights: Array) -> None:
    """envs.splendor.SplendorObserver, into an array of the same length."""
    for place in range(1 + KIND_COUNT):
        seen[place] = 0
    if row[REASON] == 0:
        seen[0] = row[SEAT] == viewer
        seen[1 + (row[PHASE] & SEAT_BITS)] = 1
    at = 1 + KIND_COUNT
    seen[at] = min(row[ROUND], 127)
    for level in range(LEVELS):
        seen[at + 1 + level] = row[LEFT + level]
    at += 1 + LEVELS
    for colour in range(COLOUR_COUNT):
        seen[at + colour] = row[BANK + colour]
    at += COLOUR_COUNT
    show_card(seen, at, sights, row[PAYING])
    at += CARD
    for slot in range(ALL_SLOTS):
        show_card(seen, at, sights, row[ROWS + slot])
        at += CARD
    for number in range(seats):
        place = row[PLACES + 1 + number] + 1 if number < row[PLACES] else 0
        word = sights[PLACE_SIGHTS + (place & CARD_BITS)]
        for fact in range(PLACE):
            seen[at + fact] = word >> BYTE * fact
        at += PLACE
    for step in range(seats):
        seat = viewer + step
        if seat >= seats:
            seat -= seats
        show_mat(row, seat, seen, at + step * MAT)
        show_reserved(row, seat, seat == viewer, seen, at + seats * MAT + step * HAND_LIMIT * RESERVED_SIGHT, sights)


@compiled
def show_mat(row: Array, seat: int, seen: Array, where: int) -> None:
    at = where & SEEN_BITS
    mat = seat_mat(seat)
    seen[at] = row[SEAT] == seat
    for colour in range(COLOUR_COUNT):
        seen[at + 1 + colour] = row[mat + TOKENS + colour]
    at += 1 + COLOUR_COUNT
    for colour in range(ORDINARY):
        seen[at + colour] = row[mat + BONUSES + colour]
    at += ORDINARY
    seen[at] = row[mat + SCORE]
    seen[at + 1] = row[mat + ICONS]
    seen[at + 2] = row[ASSEMBLED] == seat
    seen[at + 3] = row[mat + GAUNTLET]
    seen[at + 4] = row[mat + RECRUITED]
    seen[at + 5] = row[mat + TAKEN]


@compiled
def show_reserved(row: Array, seat: int, own: bool, seen: Array, where: int, sights: Array) -> None:
    at = where & SEEN_BITS
    mat = seat_mat(seat)
    for place in range(HAND_LIMIT):
        sight = RESERVED_SIGHTS + 2 * (row[mat + RESERVED + place] + 1 & CARD_BITS)
        hidden = row[mat + HIDDEN + place]
        first = sights[sight] | hidden
        last = sights[sight + 1]
        if hidden and not own:
            first &= BACK
            last = 0
        show(seen, at, first)
        show(seen, at + RESERVED_SIGHT - WORD, last)
        at += RESERVED_SIGHT


@compiled
def show_card(seen: Array, at: int, sights: Array, card: int) -> None:
    """A card's facts are more than one word and less than two: two that overlap."""
    sight = 2 * (card + 1 & CARD_BITS)
    show(seen, at, sights[sight])
    show(seen, at + CARD - WORD, sights[sight + 1])


@compiled
def show(seen: Array, at: int, word: int) -> None:
    """Eight facts at once: LLVM makes one instruction of it."""
    for fact in range(WORD):
        seen[at + fact] = word >> BYTE * fact


# --- all games at once --------------------------------------------------------------------------------------------


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
    """The first game that is given an action that it does not offer, or -1. A finished game takes anything."""
    for game in range(len(chosen)):
        action = chosen[game]
        if counts[game] > 0 and (action < 0 or action >= masks.shape[1] or not masks[game, action]):
            return game
    return -1


@compiled
def step_one(row: Array, action: int, seats: int, options: Array, mask: Array, t: Array) -> int:
    mask[:] = 0
    answer(row, action, t)
    count = settle(row, options, seats, t)
    for option in range(count):
        mask[options[option]] = 1
    return count


@compiled
def step_all(rows: Array, chosen: Array, seats: int, options: Array, counts: Array, masks: Array, t: Array) -> None:
    for game in range(len(rows)):
        if counts[game] > 0:
            counts[game] = step_one(rows[game], chosen[game], seats, options[game], masks[game], t)


@compiled
def play_all(
    rows: Array, streams: Array, steps: int, seats: int, options: Array, counts: Array, masks: Array, t: Array
) -> int:
    """So many random choices in every game, or until it is over; returns how many were made."""
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
    """One of the options of each game, evenly."""
    for game in range(len(chosen)):
        count = counts[game]
        chosen[game] = options[game, below(streams[game], count)] if count > 0 else -1


@compiled
def observe_all(rows: Array, seats: int, seen: Array, sights: Array) -> None:
    for game in range(len(rows)):
        observe(rows[game], rows[game, SEAT], seats, seen[game], sights)
