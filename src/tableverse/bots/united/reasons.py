"""The numbers behind what the value of a position is made of: what a hint says in words."""

from __future__ import annotations

from tableverse.games.united.ids import NOWHERE
from tableverse.games.united.rules import villain
from tableverse.games.united.rules.missions import VILLAIN_EXPOSED
from tableverse.games.united.state import UnitedState


def figures(state: UnitedState) -> dict[str, dict[str, int]]:
    exposed = len(state.completed) >= VILLAIN_EXPOSED
    return {
        # Once the Villain can be hurt, his Health is what counts.
        "missions": {
            "now": state.health if exposed else sum(state.missions) + len(state.completed),
            "done": len(state.completed),
            "exposed": int(exposed),
        },
        "clock": {"now": state.track, "end": villain.track_end(state), "plans": len(state.plans)},
        "places": {"now": sum(place.free <= 1 for place in state.places)},
        "threats": {"now": sum(threat.at != NOWHERE for threat in state.threats)},
        "heroes": {
            "now": sum(len(hero.hand) for hero in state.heroes),
            "down": sum(hero.down for hero in state.heroes),
        },
        "actions": {"now": 0},
    }
