"""Movement of Heroes, the Villain and Threats."""

from __future__ import annotations

from tableverse.games.united.ids import NOWHERE
from tableverse.games.united.rules import occurrences, powers
from tableverse.games.united.state import Threat, UnitedState


def move_hero(state: UnitedState, hero: int, to: int) -> None:
    if powers.rooted(state):
        return
    owner = state.heroes[hero]
    come_from = owner.at
    owner.at = to
    state.emit("hero-moved", {"hero": owner.id, "place": state.places[to].id})
    if move_may_have_responses(state, hero):
        facts = {"hero": f"hero:{owner.id}", "from": state.place_id(come_from), "to": state.place_id(to)}
        occurrences.occur(state, "hero-moved", facts)


def move_may_have_responses(state: UnitedState, hero: int) -> bool:
    """Return whether any ability may respond to a Hero's move."""
    if state.companion_at != NOWHERE or state.in_force("flees"):
        return True
    return any(gear.ready and "hero-moved" in state.cards.gear[gear.id].answers for gear in state.heroes[hero].gear)


def move_villain(state: UnitedState, to: int) -> None:
    """Move the Villain, who counts as arriving even without leaving the Location."""
    state.villain_at = to
    state.emit("villain-moved", {"place": state.places[to].id})
    occurrences.occur(state, "arrival", {"place": state.place_id(to)})


def move_threat(state: UnitedState, threat: Threat, to: int) -> None:
    threat.at = to
    state.emit("threat-moved", {"threat": threat.id, "place": state.places[to].id})
