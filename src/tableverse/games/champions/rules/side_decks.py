"""Decks that a scenario adds beside the main scheme."""

from __future__ import annotations

from tableverse.games.champions.state import ChampionsState


def form(state: ChampionsState, name: str, things: list[str]) -> None:
    """These cards, which lie nowhere now, become the deck, or join it."""
    deck = state.decks.setdefault(name, [])
    deck += things
    state.rng.shuffle(deck)
    state.emit("shuffled", {"seat": state.first}, reveals=True)


def top_of(state: ChampionsState, name: str) -> str:
    """The top card of a deck, or "" where there is none."""
    deck = state.decks.get(name)
    return deck[-1] if deck else ""


def piles(state: ChampionsState) -> list[list[str]]:
    return list(state.decks.values())
