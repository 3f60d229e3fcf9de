"""Several villains at once: which of them is active, and what belongs to whom."""

from __future__ import annotations

from tableverse.games.champions.state import ChampionsState


def make_active(state: ChampionsState, villain: str) -> None:
    """ "The villain" is this one from now on, and "the encounter deck" is theirs."""
    if villain != state.villain and villain in state.camps:
        switch(state, villain)
        state.emit("active", {"card": villain})


def switch(state: ChampionsState, villain: str) -> None:
    """Put the piles of the active villain back, and those of another in their place."""
    old = state.camps.get(state.villain)
    if old is not None:
        old.encounter, old.discard, old.stages = state.encounter, state.encounter_discard, state.villain_deck
    new = state.camps[villain]
    state.villain = villain
    state.encounter, state.encounter_discard, state.villain_deck = new.encounter, new.discard, new.stages
    new.encounter, new.discard, new.stages = [], [], []


def discard_of(state: ChampionsState, thing: str) -> list[str]:
    """The discard pile that an encounter card goes to: that of its own deck; out of the game if its villain is gone."""
    name = state.cards.of(thing).set
    for villain, camp in state.camps.items():
        if name in camp.sets:
            return state.encounter_discard if villain == state.villain else camp.discard
    return state.removed if state.camps and _is_gone(state, name) else state.encounter_discard


def _is_gone(state: ChampionsState, name: str) -> bool:
    """Has the villain of that set been defeated for good?"""
    cards = [state.cards.of(thing) for thing in state.removed]
    return any(card.kind == "villain" and card.set == name for card in cards)


def piles(state: ChampionsState) -> list[list[str]]:
    """The decks and discard piles of all villains but the active one."""
    return [pile for camp in state.camps.values() for pile in (camp.encounter, camp.discard)]


def scheme_of(state: ChampionsState, villain: str) -> str:
    """The side scheme that is theirs, or "" if there is none in play."""
    camp = state.camps.get(villain)
    return camp.scheme if camp is not None and camp.scheme in state.play else ""


def villain_of(state: ChampionsState, scheme: str) -> str:
    return next((villain for villain, camp in state.camps.items() if camp.scheme == scheme), "")


def most_threatening(state: ChampionsState) -> list[str]:
    """Those whose side schemes have the most threat."""
    threat = {
        villain: state.play[camp.scheme].threat for villain, camp in state.camps.items() if camp.scheme in state.play
    }
    return [villain for villain, amount in threat.items() if amount == max(threat.values())] or list(state.camps)
