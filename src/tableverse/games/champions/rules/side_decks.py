"""Decks that a scenario adds beside the main scheme: made, drawn from, and made anew if they are kept."""

from __future__ import annotations

from tableverse.games.champions.state import ChampionsState, SideDeck


def form(state: ChampionsState, name: str, things: list[str], kept: bool) -> None:
    """These cards, which lie nowhere now, become the deck, or join it."""
    deck = state.decks.get(name)
    if deck is None:
        deck = state.decks[name] = SideDeck([], [], kept, [])
    deck.cards += things
    deck.made_of = [*deck.made_of, *things]
    state.rng.shuffle(deck.cards)
    state.emit("shuffled", {"seat": state.first}, reveals=True)


def top_of(state: ChampionsState, name: str) -> str:
    """The top card of a deck, or "" where there is none."""
    deck = state.decks.get(name)
    return deck.cards[-1] if deck is not None and deck.cards else ""


def discard_of(state: ChampionsState, thing: str) -> list[str] | None:
    """The discard pile of the deck that a card belongs to, if that deck has one of its own."""
    return next((deck.discard for deck in state.decks.values() if deck.kept and thing in deck.made_of), None)


def renew(state: ChampionsState) -> None:
    """A kept deck that has run out is made anew at once; no acceleration token comes of it."""
    for deck in state.decks.values():
        if deck.kept and deck.discard and not deck.cards:
            deck.cards, deck.discard = deck.discard, []
            state.rng.shuffle(deck.cards)
            state.emit("shuffled", {"seat": state.first}, reveals=True)


def piles(state: ChampionsState) -> list[list[str]]:
    return [pile for deck in state.decks.values() for pile in (deck.cards, deck.discard)]
