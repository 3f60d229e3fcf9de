"""Hero decks at the start of the game."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.state import UnitedState

PER_SUPPORT: Final = 3


def starting_deck(state: UnitedState, hero: str) -> list[str]:
    """Return a Hero's starting deck for this game."""
    deck = state.cards.heroes[hero].cards[:]
    for removal in state.removals:
        take_out(state, deck, removal)
    if state.equipped and state.cards.heroes[hero].gear and "single-wild" not in state.removals:
        take_out(state, deck, "single-wild")
    return deck


def arranged(state: UnitedState, deck: list[str]) -> list[str]:
    """Return a shuffled Hero deck, top last: Starting Hand cards on top, Bottom of the deck cards at the bottom."""
    cards = state.cards.hero_cards
    middle = [card for card in deck if not cards[card].starting and not cards[card].bottom]
    state.rng.shuffle(middle)
    return [
        *(card for card in deck if cards[card].bottom),
        *middle,
        *(card for card in deck if cards[card].starting),
    ]


def take_out(state: UnitedState, deck: list[str], removal: str) -> None:
    """Remove one plain card of that kind from the deck, if the deck has one."""
    for card in deck:
        if state.cards.hero_cards[card].removal == removal:
            deck.remove(card)
            return
