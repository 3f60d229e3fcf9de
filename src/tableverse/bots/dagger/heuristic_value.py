"""Heuristic value of a position, in points: missions, threat, enemies, wounds, and work within reach."""

from __future__ import annotations

from tableverse.bots.dagger.jobs import assignments
from tableverse.bots.dagger.values import (
    NEMESIS_LIFE,
    PASSED,
    RISE,
    TEAM_UP,
    burden,
    peril,
    progress_value,
    side_mission_value,
)
from tableverse.games.dagger.rules.enemies import life_of
from tableverse.games.dagger.rules.missions import needed
from tableverse.games.dagger.rules.tracks import THREAT_LIMIT, threat_rise
from tableverse.games.dagger.state import DaggerState, Hero

# Weights in addition to the weights of ``values.py``.
WON = 500.0
FAILED = -4.0
CONTAINED = 2.0
SHOWDOWN = 12.0
THREAT = 0.18
DOOM = -60.0
VULNERABLE = 0.35
STUNNED = 1.6
SIDE = -1.2
CROWDED = -3.5
INVADED = -0.8
LAST_BASES = -5.0
DAMAGE = -0.35
IN_DANGER = -1.6
BATTERED = -5.0
ELIMINATED = -14.0
STRENGTHENED = 0.45
SUPPORT = 0.5
CHARGE = 0.06
EXCLUSIVE = 3.5
TEAMED = 2.0
EMPOWERED = 0.5
DEFEATED_SOON = -8.0
#: Share of the work within reach of the heroes' next actions that counts as done.
AHEAD = 0.6
#: Share of an enemy's defeat value that full damage is worth.
HALF_DONE = 0.75
#: The value of an even game.
EVEN = 8.0


def position_value(state: DaggerState, passed: set[str]) -> float:
    """Return the value of a position. ``passed`` holds the backs of passed missions; other finished missions failed."""
    if state.result is not None:
        return WON if state.result.winners else -WON
    if not state.groups:
        return EVEN  # the set-up is not over
    value = _missions(state, passed) + _foes(state)
    value += TEAM_UP * min(10, state.team_up) + CONTAINED * state.containment
    value += INVADED * len(state.invaded) + LAST_BASES * max(0, len(state.invaded) - 2)
    for hero in state.heroes:
        value += _hero(state, hero)
        if hero.space:
            value -= peril(state, hero, hero.space)
    return value + AHEAD * sum(assignment.value for assignment in assignments(state))


def terms(state: DaggerState, passed: set[str]) -> dict[str, float]:
    """Return the terms of the value, for explaining why one position scores higher."""
    if state.result is not None or not state.groups:
        return {}
    rising = -RISE * threat_rise(state) - THREAT * state.threat
    return {
        "threat": rising,
        "missions": _missions(state, passed) - rising,
        "enemies": _foes(state),
        "team-up": TEAM_UP * min(10, state.team_up) + CONTAINED * state.containment,
        "bases": INVADED * len(state.invaded) + LAST_BASES * max(0, len(state.invaded) - 2),
        "heroes": sum(_health(state, hero) for hero in state.heroes),
        "means": sum(_means(hero) for hero in state.heroes),
        "danger": -sum(peril(state, hero, hero.space) for hero in state.heroes if hero.space),
        "reach": AHEAD * sum(assignment.value for assignment in assignments(state)),
    }


def _missions(state: DaggerState, passed: set[str]) -> float:
    growing = threat_rise(state)
    value = -RISE * growing - THREAT * state.threat
    for back in state.tucked:
        value += PASSED if back in passed else FAILED
    top = state.top
    if state.showdown:
        life = life_of(state, state.nemesis)
        value += SHOWDOWN + NEMESIS_LIFE * state.nemesis.damage / life
        value -= 14.0 * ((state.threat + growing) / THREAT_LIMIT) ** 2
    elif top is not None:
        need = max(1, needed(state, top))
        done = min(1.0, top.progress / need)
        value += PASSED * done
        threshold = state.cards.missions[top.id].threshold
        if state.threat + growing >= THREAT_LIMIT:
            value += DOOM
        elif done < 1.0 and state.threat + growing >= threshold:
            value += FAILED * (1.0 - done)
    value += SIDE * len(state.sides)
    if len(state.sides) == 3:
        value += CROWDED
    for mission in state.sides:
        card = state.cards.missions[mission.id]
        left = 1.0 - min(1.0, mission.progress / max(1, needed(state, mission)))
        value -= side_mission_value(card) * left
    if state.hero_mission is not None:
        value += progress_value(state, state.hero_mission) * state.hero_mission.progress
    for held in state.held:
        if held.hero and state.cards.events[held.id].until_hero_phase_ends:
            value += DEFEATED_SOON
    return value


def _foes(state: DaggerState) -> float:
    value = 0.0
    exposed = 0
    bases = [state.place_of(base) for base in state.operational()]
    for enemy in state.enemies:
        value_of_enemy = burden(state, enemy, bases)
        value -= value_of_enemy - HALF_DONE * (value_of_enemy + RISE) * min(1.0, enemy.damage / life_of(state, enemy))
        exposed += enemy.vulnerable
    if not state.showdown:
        value += STUNNED if state.stunned else 0.6 * state.nemesis.damage / life_of(state, state.nemesis)
    exposed += state.nemesis.vulnerable
    return value + VULNERABLE * min(3, exposed)


def _hero(state: DaggerState, hero: Hero) -> float:
    return _health(state, hero) + _means(hero)


def _health(state: DaggerState, hero: Hero) -> float:
    if hero.eliminated:
        return ELIMINATED + BATTERED
    value = BATTERED if hero.battered else 0.0
    left = state.cards.heroes[hero.id].life - hero.damage
    value += DAMAGE * hero.damage
    if left <= 3:
        value += IN_DANGER * (4 - left) / (2.0 if hero.battered else 3.0)
    return value


def _means(hero: Hero) -> float:
    """Return the value of a hero's resources."""
    if hero.eliminated:
        return 0.0
    value = STRENGTHENED if hero.strengthened else 0.0
    value += EMPOWERED * hero.empowered + SUPPORT * len(hero.ready) + CHARGE * sum(hero.charge.values())
    value += EXCLUSIVE if hero.unlocked else 0.0
    return value + (TEAMED if hero.teamed else 0.0)
