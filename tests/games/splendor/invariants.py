"""Invariants of every position, recomputed from the cards."""

from __future__ import annotations

from collections.abc import Sequence

from tableverse.games.splendor.ids import COLOURS, GREEN, ORDINARY
from tableverse.games.splendor.state import EMPTY, SLOTS, SplendorState

#: Tokens of each ordinary colour by number of players.
STONES = {2: 4, 3: 5, 4: 7}
NO_TOKENS = (0,) * len(COLOURS)


def check(state: SplendorState, aside: Sequence[int] = (), aside_tokens: Sequence[int] = NO_TOKENS) -> None:
    """Check a position. ``aside`` lists cards and tokens that a test has taken out of the game."""
    check_cards(state, aside)
    check_tokens(state, aside_tokens)
    check_mats(state)


def check_cards(state: SplendorState, aside: Sequence[int]) -> None:
    cards = state.cards
    lying = [card for card in state.rows if card != EMPTY]
    for level, left in enumerate(state.left):
        lying += state.decks[level][:left]
    for mat in state.mats:
        lying += mat.recruited + mat.reserved
    assert sorted((*lying, *aside)) == list(range(len(cards.characters))), "a card is missing or lies in two places"
    for slot, card in enumerate(state.rows):
        if card == EMPTY:
            assert not state.left[slot // SLOTS], "a gap in a row although its deck is not empty"
        else:
            assert cards.characters[card].level == slot // SLOTS, "a card in a row of another level"
    places = state.locations + [place for mat in state.mats for place in mat.locations]
    tiles = [cards.locations[place].tile for place in places]
    assert len(set(tiles)) == len(tiles) <= state.seats, "more Location tiles than there are"


def check_tokens(state: SplendorState, aside: Sequence[int]) -> None:
    box = [STONES[state.seats]] * ORDINARY + [state.seats, 5]
    for colour, name in enumerate(COLOURS):
        held = [state.bank[colour], *(mat.tokens[colour] for mat in state.mats)]
        assert min(held) >= 0, f"fewer than no {name} tokens"
        assert sum(held) + aside[colour] == box[colour], f"{name} tokens lost or made"


def check_mats(state: SplendorState) -> None:
    for seat, mat in enumerate(state.mats):
        team = [state.cards.characters[card] for card in mat.recruited]
        places = [state.cards.locations[place] for place in mat.locations]
        assert mat.bonuses == [sum(card.bonus == colour for card in team) for colour in range(ORDINARY)]
        assert mat.avengers == sum(card.avengers for card in team)
        tile = 3 if state.assembled == seat else 0
        assert mat.points == sum(card.points for card in team) + sum(place.points for place in places) + tile
        assert mat.tokens[GREEN] == any(card.level == 2 for card in team)
        assert len(mat.reserved) <= 3
        assert set(mat.hidden) <= set(mat.reserved)
    icons = [mat.avengers for mat in state.mats]
    if state.assembled >= 0:
        assert icons[state.assembled] == max(3, *icons)
    else:
        assert max(icons) < 3
