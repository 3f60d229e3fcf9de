"""The layout of a game's row of numbers, and the lookup tables of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tableverse.envs.splendor import RETURNS, STAND_INS, SplendorActions, SplendorObserver
from tableverse.games import registry
from tableverse.games.splendor.cards import LEVELS
from tableverse.games.splendor.frames import turn
from tableverse.games.splendor.game import Splendor
from tableverse.games.splendor.ids import COLOURS, ORDINARY
from tableverse.games.splendor.moves import TAKES
from tableverse.games.splendor.rules.limits import HAND_LIMIT, SHIELDS, STONES
from tableverse.games.splendor.state import SLOTS

Array = Any
#: The type of the numbers in a row.
NUMBER = np.int16

#: Reasons for the end of a game, by number; 0 means that the game is in progress.
REASONS = ("", "stalled", "gauntlet-alone", "points", "avengers", "fewest-cards", "shared")
STALLED, ALONE, POINTS, AVENGERS, FEWEST, SHARED = range(1, len(REASONS))

# --- the row ------------------------------------------------------------------------------------------------------

SEAT, PHASE, PAYING, PASSES, IDLE, ASSEMBLED, ROUND, REASON, WINNERS = range(9)
BANK = 9
ROWS = BANK + len(COLOURS)
LEFT = ROWS + LEVELS * SLOTS
#: Offset of the Locations in play: their count, then their tiles, which are shuffled in place.
PLACES = LEFT + LEVELS
MATS = PLACES + 1 + max(STONES)

#: The kinds of decisions. ENDING means that no decision is pending.
ASK_ACTION, ASK_PAY, ASK_RETURN, ASK_LOCATION, ENDING = turn.ACTION, turn.PAY, turn.RETURN, turn.LOCATION, turn.END
COLOUR_COUNT = len(COLOURS)
ALL_SLOTS = LEVELS * SLOTS

#: Offsets within a mat.
TOKENS = 0
BONUSES = TOKENS + len(COLOURS)
HAND = BONUSES + ORDINARY
RESERVED = HAND + 1
HIDDEN = RESERVED + HAND_LIMIT
SCORE = HIDDEN + HAND_LIMIT
ICONS, GAUNTLET, RECRUITED, TAKEN = SCORE + 1, SCORE + 2, SCORE + 3, SCORE + 4
MAT_WIDTH = SCORE + 5

DECKS = MATS + max(STONES) * MAT_WIDTH

# --- the actions, by their numbers --------------------------------------------------------------------------------

_game = registry.load_game("splendor")
assert isinstance(_game, Splendor)
_actions = SplendorActions(_game)
ACTIONS = _actions.size
RESERVE, RESERVE_DECK, RECRUIT = _actions.reserves, _actions.decks, _actions.recruits
PAY, RETURN, LOCATION = _actions.payments, _actions.returns, _actions.places
#: Maximum number of options of any decision.
MOST_OPTIONS = len(STAND_INS)
#: Base of the number whose digits are the grey tokens for each colour.
DIGIT = SHIELDS + 1
CARDS = len(_game.cards.characters)
TILES = len({place.tile for place in _game.cards.locations})
#: ``BYTE``: bits per small number packed into a word. ``WORD``: small numbers per word.
BYTE = 8
WORD = 8
#: Maximum number of faces of a tile.
MOST_FACES = 2


#: The length of the row of numbers that stores a game.
WIDTH = DECKS + CARDS

# --- lookup tables ------------------------------------------------------------------------------------------------


def _tables(game: Splendor) -> dict[str, list[int]]:
    """Return the content and the action list as lists of numbers, by name."""
    cards = game.cards
    known = {tuple(sorted(pick)): number for number, pick in enumerate(TAKES)}
    take_count: list[int] = []
    take_list: list[int] = []
    for by_plenty in cards.take_options:
        for offered in by_plenty:
            picks = [sorted(COLOURS.index(gem) for gem in option.message.arguments["gems"]) for option in offered]
            take_count.append(len(picks))
            take_list += [known[tuple(pick)] for pick in picks] + [-1] * (len(TAKES) - len(picks))
    pay_number = [-1] * DIGIT**ORDINARY
    for number, greys in enumerate(STAND_INS):
        pay_number[sum(grey * DIGIT**colour for colour, grey in enumerate(greys))] = number
    tiles = sorted({place.tile for place in cards.locations})
    faces = [[index for index, place in enumerate(cards.locations) if place.tile == tile] for tile in tiles]
    sizes = [len(found) for found in cards.by_level]
    return {
        "take_count": take_count,
        "take_list": take_list,
        "take_amounts": [pick.count(colour) for pick in TAKES for colour in range(ORDINARY)],
        "stand_ins": [grey for greys in STAND_INS for grey in greys],
        "pay_number": pay_number,
        "return_colour": list(RETURNS),
        "price": [amount for card in cards.characters for amount in card.cost],
        "packed_price": [packed(card.cost) for card in cards.characters],
        "level": [card.level for card in cards.characters],
        "bonus": [card.bonus for card in cards.characters],
        "points": [card.points for card in cards.characters],
        "icons": [card.avengers for card in cards.characters],
        "deck_start": [sum(sizes[:level]) for level in range(LEVELS)],
        "deck_size": sizes,
        "deck_cards": [card for found in cards.by_level for card in found],
        "place_points": [place.points for place in cards.locations],
        "packed_needs": [packed(place.needs) for place in cards.locations],
        "face_count": [len(found) for found in faces],
        "faces": [face for found in faces for face in found + [-1] * (MOST_FACES - len(found))],
        "stones": [STONES.get(seats, 0) for seats in range(max(STONES) + 1)],
    }


def packed(amounts: Sequence[int]) -> int:
    """Return small numbers packed into one number, with one byte each.

    ``mats.lacking`` compares all of them at once, and ``observing.show`` writes all of them at once.
    """
    return sum(amount << BYTE * place for place, amount in enumerate(amounts))


def tables(game: Splendor) -> Array:
    """Return all tables in one array, because passing one array between functions is faster than passing twenty."""
    return np.array([number for table in _tables(game).values() for number in table], np.int64)


#: Offsets of reserved cards and of Locations in ``card_words``.
RESERVED_WORDS = 2 * (CARDS + 1)
PLACE_WORDS = 2 * RESERVED_WORDS


def card_words(game: Splendor) -> Array:
    """Return the visible facts of each card, of each reserved card, and of each Location. The first of each is "none".

    A card's facts need more than one word and less than two, so they are stored as a first and a last word that
    overlap.
    """
    observer = SplendorObserver(game, max(STONES))
    cards = [observer.card(id) for id in ("", *(card.id for card in game.cards.characters))]
    levels = [0, *(card.level + 1 for card in game.cards.characters)]
    reserved = [[0, level, *card] for level, card in zip(levels, cards, strict=True)]
    words = [packed(part) for facts in cards + reserved for part in (facts[:WORD], facts[-WORD:])]
    return np.array([*words, 0, *(packed(observer.place(place.id)) for place in game.cards.locations)], np.int64)


def _starts(game: Splendor) -> dict[str, int]:
    """Return the start of each table. Packs change the facts of cards, but never the number of cards."""
    starts: dict[str, int] = {}
    after = 0
    for name, table in _tables(game).items():
        starts[name] = after
        after += len(table)
    return starts


_at = _starts(_game)
TAKE_COUNT, TAKE_LIST, TAKE_AMOUNTS = _at["take_count"], _at["take_list"], _at["take_amounts"]
STAND_IN, PAY_NUMBER, RETURN_COLOUR = _at["stand_ins"], _at["pay_number"], _at["return_colour"]
PRICE, LEVEL, BONUS, CARD_POINTS, CARD_ICONS = (_at[key] for key in ("price", "level", "bonus", "points", "icons"))
DECK_START, DECK_SIZE, DECK_CARDS = _at["deck_start"], _at["deck_size"], _at["deck_cards"]
PLACE_POINTS, PACKED_NEEDS, PACKED_PRICE = _at["place_points"], _at["packed_needs"], _at["packed_price"]
FACE_COUNT, FACES, STONE_COUNT = _at["face_count"], _at["faces"], _at["stones"]
