"""The character that attacks, thwarts or defends by an ability, and the status cards that stop the character."""

from __future__ import annotations

from tableverse.games.champions.cards import Use
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState


def performer(state: ChampionsState, seat: int, thing: str) -> str:
    """Return the character that attacks, thwarts or defends by an ability.

    For events and upgrades this is the identity. An ally performs its own abilities and those of upgrades on it. For a
    support or a player side scheme, return the card itself, which is not a character.
    """
    kind = state.card(thing).kind
    if kind in ("ally", "support", "player-side-scheme"):
        return thing
    piece = state.play.get(thing)
    if kind == "upgrade" and piece and piece.host in state.play and state.card(piece.host).kind == "ally":
        return piece.host
    return state.players[seat].identity


def held_back(state: ChampionsState, use: Use, character: str) -> bool:
    """Return whether a status card will cancel the attack or thwart of this ability."""
    if "attack" in use.labels and numbers.is_stunned(state, character):
        return True
    return "thwart" in use.labels and numbers.is_confused(state, character)


def status_of(state: ChampionsState, character: str, status: str) -> bool:
    return numbers.is_stunned(state, character) if status == "stunned" else numbers.is_confused(state, character)
