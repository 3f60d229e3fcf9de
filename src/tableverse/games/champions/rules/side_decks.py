"""Decks that a scenario adds beside the main scheme. Some have their own discard pile."""

from __future__ import annotations

from tableverse.games.champions.state import ChampionsState, Renewed


def form(state: ChampionsState, name: str, things: list[str], renews: bool = False) -> None:
    """Form a deck from cards that are in no pile, or add the cards to an existing deck."""
    deck = state.decks.setdefault(name, [])
    deck += things
    state.rng.shuffle(deck)
    if renews:
        state.renewed[name] = Renewed(deck[:], [])
    state.emit("shuffled", {"seat": state.first, "deck": "side", "set": name}, reveals=True)


def top_of(state: ChampionsState, name: str) -> str:
    """Return the top card of a deck, or "" if the deck is empty."""
    deck = state.decks.get(name)
    return deck[-1] if deck else ""


def draw(state: ChampionsState, name: str) -> str:
    """Take the top card of a deck, or return "". A renewable deck is rebuilt as soon as it is empty."""
    thing = top_of(state, name)
    if thing:
        state.decks[name].pop()
        renew(state, name)
    return thing


def discard(state: ChampionsState, thing: str) -> bool:
    """Discard a card to its deck's discard pile. Return False if no deck has a discard pile for it."""
    for name, renewed in state.renewed.items():
        if thing in renewed.cards:
            renewed.discard.append(thing)
            renew(state, name)
            return True
    return False


def renew(state: ChampionsState, name: str) -> None:
    """Rebuild an empty deck from its discard pile. Unlike the encounter deck, it places no acceleration token."""
    renewed = state.renewed.get(name)
    if renewed is not None and renewed.discard and not state.decks[name]:
        state.decks[name] = renewed.discard
        renewed.discard = []
        state.rng.shuffle(state.decks[name])
        state.emit("shuffled", {"seat": state.first, "deck": "side", "set": name}, reveals=True)


def piles(state: ChampionsState) -> list[list[str]]:
    return [*state.decks.values(), *(renewed.discard for renewed in state.renewed.values())]
