"""Option previews: the counted facts, whether more is better for the heroes, and the extremes of dice rolls."""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.rules.dice import FACES
from tableverse.games.dagger.rules.enemies import life_of
from tableverse.games.dagger.rules.heroes import hero_life
from tableverse.games.dagger.rules.missions import needed
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.game import Facts
from tableverse.kernel.rng import LoadedRng
from tableverse.kernel.state import State

MEASURES: Final = {
    "life": 1,
    "enemy-life": -1,
    "threat": -1,
    "work": -1,
    "nemesis-work": -1,
    "invaded": -1,
    "sheet": -1,
    "containment": 1,
    "team-up": 1,
    "strengthened": 1,
    "vulnerable": 1,
    "support": 1,
}
VANISHING: Final = frozenset(("enemy-life", "work"))
OPTIONAL_QUESTIONS: Final = frozenset(("window", "roll"))


def facts(state: DaggerState) -> Facts:
    found: Facts = {("threat", ""): state.threat, ("team-up", ""): state.team_up}
    if not state.groups:
        return found  # the set-up is not over
    for hero in state.heroes:
        if hero.space:
            found["life", hero.id] = hero_life(state, hero) - hero.damage
            found["strengthened", hero.id] = int(hero.strengthened)
            found["support", hero.id] = len(hero.ready) + hero.unlocked
    for enemy in state.all_enemies():
        found["enemy-life", enemy.id] = life_of(state, enemy) - enemy.damage
        found["vulnerable", enemy.id] = int(enemy.vulnerable)
    for mission in state.missions():
        need = needed(state, mission)
        if need:
            # A nemesis mission that has left may have failed; any other mission that has left is complete.
            found["nemesis-work" if mission is state.top else "work", mission.id] = max(0, need - mission.progress)
    found["invaded", ""] = len(state.invaded)
    found["sheet", ""] = state.sheet
    found["containment", ""] = state.containment
    return found


def chance_extremes(world: DaggerState) -> list[State]:
    """Return copies in which all dice of the hero phase show the same face, one per face."""
    if world.phase != "hero":
        return []
    found: list[State] = []
    for face in dict.fromkeys(FACES):
        copy = world.clone()
        copy.rng = LoadedRng(-(-100 * FACES.index(face) // len(FACES)))
        found.append(copy)
    return found
