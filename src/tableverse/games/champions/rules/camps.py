"""Several villains at once: the active villain, and the cards of each villain."""

from __future__ import annotations

from tableverse.games.champions.state import Camp, ChampionsState


def make_active(state: ChampionsState, villain: str) -> None:
    """Make a villain active, so that "the villain" and "the encounter deck" mean this villain and its deck."""
    if villain != state.villain and villain in state.camps:
        switch(state, villain)
        state.emit("active", {"card": villain})


def switch(state: ChampionsState, villain: str) -> None:
    """Store the piles of the active villain, and load the piles of another."""
    old = state.camps.get(state.villain)
    if old is not None:
        old.encounter, old.discard, old.stages = state.encounter, state.encounter_discard, state.villain_deck
    new = state.camps[villain]
    state.villain = villain
    state.encounter, state.encounter_discard, state.villain_deck = new.encounter, new.discard, new.stages
    new.encounter, new.discard, new.stages = [], [], []


def deck_of(state: ChampionsState, thing: str) -> list[str]:
    """Return the deck that an encounter card belongs to. If the card's villain is gone, this is the removed cards."""
    camp = _camp_of(state, thing)
    if camp is not None:
        return camp.encounter
    return state.removed if _is_gone(state, thing) else state.encounter


def discard_of(state: ChampionsState, thing: str) -> list[str]:
    """Return the discard pile for an encounter card. If the card's villain is gone, this is the removed cards."""
    camp = _camp_of(state, thing)
    if camp is not None:
        return camp.discard
    return state.removed if _is_gone(state, thing) else state.encounter_discard


def _camp_of(state: ChampionsState, thing: str) -> Camp | None:
    """Return the camp that a card belongs to, or None if its villain is active."""
    if not state.camps:
        return None
    name = state.cards.of(thing).set
    return next((camp for villain, camp in state.camps.items() if villain != state.villain and name in camp.sets), None)


def _is_gone(state: ChampionsState, thing: str) -> bool:
    """Return whether a card's villain, one of several, has been defeated for good."""
    if not state.camps:
        return False
    name = state.cards.of(thing).set
    if any(name in camp.sets for camp in state.camps.values()):
        return False
    cards = [state.cards.of(other) for other in state.removed]
    return any(card.kind == "villain" and card.set == name for card in cards)


def piles(state: ChampionsState) -> list[list[str]]:
    """Return the decks and discard piles of all villains except the active one."""
    return [pile for camp in state.camps.values() for pile in (camp.encounter, camp.discard)]


def scheme_of(state: ChampionsState, villain: str) -> str:
    """Return a villain's own side scheme, or "" if it is not in play."""
    camp = state.camps.get(villain)
    return camp.scheme if camp is not None and camp.scheme in state.play else ""


def villain_of(state: ChampionsState, scheme: str) -> str:
    return next((villain for villain, camp in state.camps.items() if camp.scheme == scheme), "")


def most_threatening(state: ChampionsState) -> list[str]:
    """Return the villains whose side schemes have the most threat."""
    threat = {
        villain: state.play[camp.scheme].threat for villain, camp in state.camps.items() if camp.scheme in state.play
    }
    return [villain for villain, amount in threat.items() if amount == max(threat.values())] or list(state.camps)
