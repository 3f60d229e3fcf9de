"""The numbers and rules of thumb that hints state in words."""

from __future__ import annotations

from tableverse.bots.dagger.policy import target_value
from tableverse.games.dagger.rules.enemies import life_of, on_space, power_of
from tableverse.games.dagger.rules.heroes import hero_life
from tableverse.games.dagger.rules.missions import needed
from tableverse.games.dagger.rules.tracks import THREAT_LIMIT, threat_rise
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.choice import Message, Option


def visible_counts(state: DaggerState) -> dict[str, dict[str, int]]:
    if not state.groups:
        return {}  # the set-up is not over
    present = [hero for hero in state.heroes if hero.space]
    missions = state.missions()
    return {
        "threat": {"now": state.threat, "limit": THREAT_LIMIT, "coming": threat_rise(state), "good": -1},
        "missions": {"now": sum(max(0, needed(state, mission) - mission.progress) for mission in missions), "good": -1},
        "enemies": {"now": len(state.enemies), "good": -1},
        "team-up": {"now": state.team_up},
        "bases": {"now": len(state.invaded), "good": -1},
        "heroes": {"now": sum(hero_life(state, hero) - hero.damage for hero in present)},
        "means": {
            "now": sum(len(hero.ready) + hero.unlocked + hero.strengthened + hero.teamed for hero in present),
        },
        "danger": {"now": sum(bool(on_space(state, hero.space)) for hero in present), "good": -1},
        "reach": {"now": 0},
    }


def rule_of_thumb(state: DaggerState, chosen: Option, others: list[Option]) -> Message | None:
    assert state.decision is not None
    kind = state.decision.kind
    if kind in ("iliad", "start"):
        away = state.distance(state.place_of(chosen.targets[0]), state.nemesis.space)
        return Message("dagger-hint-near", {"spaces": away})
    if state.phase == "setup":
        return Message("hint-alike")  # all heroes are equally good
    if kind == "spend" and chosen.verb == "charge":
        return Message("dagger-hint-charge", {"thing": chosen.thing})
    enemy = state.enemy(chosen.thing) if kind == "attack" else None
    if enemy is None or any(target_value(state, other.thing) > target_value(state, enemy.id) for other in others):
        return None
    left = life_of(state, enemy) - enemy.damage
    return Message("dagger-hint-target", {"thing": enemy.id, "left": left, "power": power_of(state, enemy)})
