"""Option previews: the counted facts of the table, and whether more is better for the Heroes."""

from __future__ import annotations

from typing import Final

from tableverse.games.united.ids import NO_HEALTH, NOWHERE, VILLAIN
from tableverse.games.united.rules import missions
from tableverse.games.united.rules.villain import track_end
from tableverse.games.united.state import UnitedState
from tableverse.kernel.event import Event
from tableverse.kernel.game import Facts

MEASURES: Final = {
    "health": -1,
    "track": -1,
    "mission": 1,
    "villain-mission": -1,
    "threat-health": -1,
    "threat": 1,
    "down": -1,
    "cards": 1,
    "thugs": -1,
    "doombots": -1,
    "civilians": 0,
    "crisis": -1,
    "tokens": 1,
}
CURRENCY: Final = frozenset(("cards",))
VANISHING: Final = frozenset(("threat-health",))
#: Kinds of events that reveal a card on which no counted fact depends.
SHOWN: Final = ("played", "super", "supers-drawn", "displayed")


def facts(state: UnitedState) -> Facts:
    found: Facts = {}
    if state.health != NO_HEALTH:
        found["health", VILLAIN] = state.health
    if track_end(state):
        found["track", ""] = state.track
    for mission, name in enumerate(missions.MISSIONS):
        complete = mission in state.completed
        found["mission", f"mission:{name}"] = state.cards.slots[mission] if complete else state.missions[mission]
        if mission < len(state.villain_missions):
            found["villain-mission", f"mission:{name}"] = state.villain_missions[mission]
    for threat in state.threats:
        if threat.at != NOWHERE:
            if state.cards.threats[threat.id].henchman:
                found["threat-health", f"threat:{threat.id}"] = threat.health
            else:
                found["threat", f"threat:{threat.id}"] = sum(threat.filled)
    for hero in state.heroes:
        thing = f"hero:{hero.id}"
        found["down", thing] = int(hero.down)
        found["cards", thing] = len(hero.hand)
        found["crisis", thing] = hero.crisis
        found["tokens", thing] = sum(hero.tokens)
    for place in state.places:
        thing = f"place:{place.id}"
        found["thugs", thing] = place.thugs
        found["doombots", thing] = place.doombots + place.armoured
        found["civilians", thing] = place.civilians
    return found


def reveals_hidden(event: Event) -> bool:
    return event.reveals and event.kind not in SHOWN


def side(state: UnitedState, seat: int) -> int:
    return -1 if seat == state.villain_seat else 1
