"""The numbers and rules of thumb that hints state in words."""

from __future__ import annotations

from tableverse.bots.united.policy import card_prior
from tableverse.games.united.ids import NOWHERE, name_of
from tableverse.games.united.rules import villain
from tableverse.games.united.rules.missions import VILLAIN_EXPOSED
from tableverse.games.united.state import UnitedState
from tableverse.kernel.choice import Message, Option


def visible_counts(state: UnitedState) -> dict[str, dict[str, int]]:
    exposed = len(state.completed) >= VILLAIN_EXPOSED
    return {
        # Once the Villain can be damaged, only his Health counts.
        "missions": {
            "now": state.health if exposed else sum(state.missions) + len(state.completed),
            "done": len(state.completed),
            "exposed": int(exposed),
            "good": -1 if exposed else 1,
        },
        "clock": {"now": state.track, "end": villain.track_end(state), "plans": len(state.plans), "good": -1},
        "places": {"now": sum(place.free <= 1 for place in state.places), "good": -1},
        "threats": {"now": sum(threat.at != NOWHERE for threat in state.threats), "good": -1},
        "heroes": {"now": sum(len(hero.hand) + sum(hero.tokens) for hero in state.heroes)},
        "reach": {"now": 0},
        "symbols": {"now": 0},
        "actions": {"now": 0},
    }


def rule_of_thumb(state: UnitedState, chosen: Option, others: list[Option]) -> Message | None:
    """Return the rule of thumb for discarding, if the choice follows it: discard the card with the fewest symbols."""
    assert state.decision is not None
    if state.decision.kind != "discard" or not chosen.things:
        return None
    least = min((card_prior(state, name_of(option.thing)) for option in others if option.things), default=0.0)
    return Message("united-hint-spare") if card_prior(state, name_of(chosen.thing)) < least else None
