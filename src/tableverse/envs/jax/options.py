"""The options of each kind of decision by slot, as in games/splendor/frames/turn.py."""

from __future__ import annotations

from typing import NamedTuple

from jax import lax
from jax import numpy as jnp

from tableverse.envs.jax.content import PASS, PAY, PAYMENT_WORDS, RESERVE, RETURN, TAKE
from tableverse.envs.jax.lanes import Lane, Tables, any_of, bit_set, number, pick, seat_flags
from tableverse.envs.jax.packing import BITS, FIELD, ONES, colour_bits, covers, enough, less, total
from tableverse.envs.jax.state import CARD, GREENS, GREYS, State, field
from tableverse.games.splendor.frames import turn
from tableverse.games.splendor.ids import ORDINARY
from tableverse.games.splendor.rules.limits import HAND_LIMIT, TOKEN_LIMIT, TWO_NEED


class Options(NamedTuple):
    """The legal slots as bit sets: takes; reserves and recruits; returns and Locations.

    Ways to pay are computed only when needed, since there are too many to store.
    """

    takes: Lane
    cards: Lane
    others: Lane
    pays: Lane


class Bill(NamedTuple):
    """A payment in progress: the packed minimum and maximum of grey tokens by colour, and the player's grey tokens."""

    least: Lane
    most: Lane
    greys: Lane


def options(game: State, tables: Tables) -> Options:
    me = seat_flags(game.current_player)
    stones, bonuses = pick(me, game.stones), pick(me, game.bonus_words)
    hand, mat = hand_cards(pick(me, game.hands)), pick(me, game.mats)
    act, pays, back, place = (
        (game.phase == kind) & (game.reason == 0) for kind in (turn.ACTION, turn.PAY, turn.RETURN, turn.LOCATION)
    )
    room = act & any_of(card < 0 for card in hand)
    held, greys = stones + bonuses, field(mat, GREYS)
    return Options(
        takes=number(act) * takes(game.bank_stones, tables),
        cards=bit_set(
            [
                *(room & (card >= 0) for card in game.rows),
                *(room & (left > 0) for left in game.left),
                *(act & affordable(card, held, greys, tables) for card in [*game.rows, *hand]),
            ]
        ),
        others=bit_set(
            [
                *(back & ((stones >> BITS * colour) & FIELD > 0) for colour in range(ORDINARY)),
                back & (greys > 0),
                *(place & flag for flag in qualifying(game, bonuses, tables)),
            ]
        ),
        pays=pays,
    )


def hand_cards(hand: Lane) -> list[Lane]:
    return [((hand >> CARD * place) & (1 << CARD) - 1) - 1 for place in range(HAND_LIMIT)]


def takes(bank: Lane, tables: Tables) -> Lane:
    there, plenty = (colour_bits(enough(bank, amount * ONES)) for amount in (1, TWO_NEED))
    return tables.legal_takes[there + (plenty << ORDINARY)]


def affordable(card: Lane, held: Lane, greys: Lane, tables: Tables) -> Lane:
    return (card >= 0) & (total(less(tables.prices[card + 1], held)) <= greys)


def bill(game: State, tables: Tables) -> Bill:
    me = seat_flags(game.current_player)
    most = less(tables.prices[game.paying + 1], pick(me, game.bonus_words))
    return Bill(less(most, pick(me, game.stones)), most, field(pick(me, game.mats), GREYS))


def is_payment(asked: Bill, greys: Lane) -> Lane:
    """Return whether ``greys`` is a legal distribution of the grey tokens over the colours."""
    return covers(greys, asked.least) & covers(asked.most, greys) & (total(greys) <= asked.greys)


def too_many(stones: Lane, mat: Lane) -> Lane:
    return total(stones) + field(mat, GREENS) + field(mat, GREYS) > TOKEN_LIMIT


def qualifying(game: State, bonuses: Lane, tables: Tables) -> list[Lane]:
    """Return a flag for each Location on the table, which is set if the player qualifies for it."""
    return [(place >= 0) & covers(bonuses, tables.needs[place + 1]) for place in game.places]


# --- a single option, or a random one -----------------------------------------------------------------------------


def forced(legal: Options) -> tuple[Lane, Lane]:
    """Return whether there is at most one option, and its slot (PASS if there is none)."""
    several = legal.pays | (_count(legal.takes) + _count(legal.cards) + _count(legal.others) > 1)
    slot = jnp.where(legal.others != 0, RETURN + _first(legal.others), PASS)
    slot = jnp.where(legal.cards != 0, RESERVE + _first(legal.cards), slot)
    return ~several, jnp.where(legal.takes != 0, TAKE + _first(legal.takes), slot)


def random_slot(game: State, share: Lane, tables: Tables) -> Lane:
    """Return a uniformly random legal slot, given a uniform number from 0 up to, but not including, 1."""
    legal, asked = options(game, tables), bill(game, tables)
    payments = jnp.where(jnp.max(number(legal.pays)) > 0, jnp.int32(len(PAYMENT_WORDS)), jnp.int32(0))
    none = number(legal.pays) * 0

    def count(way: Lane, found: Lane) -> Lane:
        return found + number(is_payment(asked, tables.payments[way]))

    ways = jnp.where(legal.pays, lax.fori_loop(jnp.int32(0), payments, count, none), 0)
    of_takes, of_cards, of_others = _count(legal.takes), _count(legal.cards), _count(legal.others)
    several = of_takes + of_cards + of_others + ways
    place = jnp.minimum((share * several).astype(jnp.int32), several - 1)

    def find(way: Lane, found: tuple[Lane, Lane]) -> tuple[Lane, Lane]:
        seen, slot = found
        legal_way = is_payment(asked, tables.payments[way])
        return seen + number(legal_way), jnp.where(legal_way & (seen == place), PAY + way, slot)

    _, paid = lax.fori_loop(jnp.int32(0), payments, find, (none, none))
    in_cards, in_others = place - of_takes, place - of_takes - of_cards
    bits = jnp.where(in_cards < 0, legal.takes, jnp.where(in_others < 0, legal.cards, legal.others))
    first = jnp.where(in_cards < 0, TAKE, jnp.where(in_others < 0, RESERVE, RETURN))
    within = jnp.where(in_cards < 0, place, jnp.where(in_others < 0, in_cards, in_others))
    return jnp.where(legal.pays, paid, first + _nth(bits, within))


#: Number of bits of the longest bit set.
LONGEST = 30


def _count(bits: Lane) -> Lane:
    return lax.population_count(bits)


def _first(bits: Lane) -> Lane:
    return lax.population_count(~bits & (bits - 1))


def _nth(bits: Lane, place: Lane) -> Lane:
    """Return the index of the set bit that has ``place`` set bits below it."""

    def drop(step: Lane, left: Lane) -> Lane:
        return jnp.where(step < place, left & (left - 1), left)

    return _first(lax.fori_loop(jnp.int32(0), jnp.int32(LONGEST), drop, bits))
