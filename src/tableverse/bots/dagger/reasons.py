"""The numbers behind what the value of a position is made of: what a hint says in words."""

from __future__ import annotations

from tableverse.games.dagger.rules.enemies import on_space
from tableverse.games.dagger.rules.heroes import hero_life
from tableverse.games.dagger.rules.missions import needed
from tableverse.games.dagger.rules.tracks import THREAT_LIMIT, threat_rise
from tableverse.games.dagger.state import DaggerState


def figures(state: DaggerState) -> dict[str, dict[str, int]]:
    if not state.groups:
        return {}  # set-up is not over
    present = [hero for hero in state.heroes if hero.space]
    missions = state.missions()
    return {
        "threat": {"now": state.threat, "limit": THREAT_LIMIT, "coming": threat_rise(state)},
        "missions": {"now": sum(max(0, needed(state, mission) - mission.progress) for mission in missions)},
        "enemies": {"now": len(state.enemies)},
        "team-up": {"now": state.team_up},
        "bases": {"now": len(state.invaded)},
        "heroes": {"now": sum(hero_life(state, hero) - hero.damage for hero in present)},
        "danger": {"now": sum(bool(on_space(state, hero.space)) for hero in present)},
        "reach": {"now": 0},
    }
