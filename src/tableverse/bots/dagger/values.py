"""The values of missions, enemies and spaces, in points."""

from __future__ import annotations

from tableverse.games.dagger.cards import MissionCard
from tableverse.games.dagger.rules.enemies import power_of
from tableverse.games.dagger.rules.missions import needed
from tableverse.games.dagger.state import DaggerState, Enemy, Hero, Mission

# Weights tuned by play, like all weights of this game.
PASSED = 16.0
RISE = 1.6
ENEMY = 0.7
POWER = 0.45
AT_BASE = 0.6
TEAM_UP = 0.2
NEMESIS_LIFE = 60.0
#: The cost of standing where enemies will strike, per point of their power.
BESET = 0.1


def progress_value(state: DaggerState, mission: Mission) -> float:
    """Return the value of one additional progress on a mission."""
    card = state.cards.missions[mission.id]
    need = needed(state, mission)
    if need == 0:
        return 0.0
    if mission is state.top:
        return PASSED / need if mission.progress < need else 0.0
    if card.kind == "hero":
        return 3.0 / need
    return side_mission_value(card) / need


def side_mission_value(card: MissionCard) -> float:
    """Return the value of completing a side mission, apart from the spot that this frees."""
    return 1.2 + TEAM_UP * card.team_up + RISE * card.threat + (1.2 if card.ongoing is not None else 0.0)


def burden(state: DaggerState, enemy: Enemy, bases: list[str]) -> float:
    """Return the cost of an enemy in play, apart from the threat that it adds."""
    value = ENEMY + POWER * power_of(state, enemy)
    if enemy.space in bases:
        value += AT_BASE
    if state.cards.enemies[enemy.card].rank == "elite":
        value += 2.5
    return value


def peril(state: DaggerState, hero: Hero, space: str) -> float:
    """Return the danger of a space's enemies to a hero there, which grows as the hero's Life decreases."""
    power = 0
    for enemy in state.enemies:
        if enemy.space == space:
            power += power_of(state, enemy)
    if state.nemesis.space == space and not state.stunned:
        power += power_of(state, state.nemesis)
    if not power:
        return 0.0
    left = state.cards.heroes[hero.id].life - hero.damage
    return BESET * power * (2.0 if left <= power else 1.0)
