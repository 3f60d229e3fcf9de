"""The work at Locations, and the distances between Locations."""

from __future__ import annotations

from tableverse.games.united.ids import NOWHERE, RING
from tableverse.games.united.rules import damage, missions, tokens
from tableverse.games.united.state import UnitedState


def work(state: UnitedState, at: int) -> float:
    """Return the value of the work at a Location, in useful actions."""
    place = state.places[at]
    completed = state.completed
    found = (place.thugs + place.doombots + place.armoured) * (0.3 if missions.DEFEAT in completed else 1.0)
    found += place.civilians * (0.3 if missions.RESCUE in completed else 1.0)
    threat = state.threat_at(at)
    if threat is not None:
        if not state.cards.threats[threat.id].henchman:
            left = sum(state.cards.threats[threat.id].clear) - sum(threat.filled)
            barrier = "guards-villain" in state.cards.threats[threat.id].rules
            found += (3.0 if barrier and len(completed) >= missions.VILLAIN_EXPOSED else 2.0) / left
        elif damage.threat_can_be_hurt(state, threat):
            found += 3.0 if is_goal(state, threat.id) else 2.0 / max(1, threat.health)
    if at == state.villain_at and damage.villain_can_be_hurt(state):
        found += 3.0
    if place.bots and tokens.bots_are_hostile(state):
        found += 0.8
    return min(found, 4.0)


def is_goal(state: UnitedState, threat: str) -> bool:
    return state.cards.villains[state.villain].goal == f"threat:{threat}"


def distance(one: int, other: int) -> int:
    if NOWHERE in (one, other):
        return RING
    steps = abs(one - other)
    return min(steps, RING - steps)
