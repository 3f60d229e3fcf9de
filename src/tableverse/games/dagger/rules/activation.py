"""Targets, movement and attacks of an activating enemy."""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.board import UNREACHABLE
from tableverse.games.dagger.rules.enemies import has_trait, power_of
from tableverse.games.dagger.rules.in_play import passive
from tableverse.games.dagger.rules.occurrences import occur
from tableverse.games.dagger.state import DaggerState, Enemy, Hero

ORDER: Final = ("1", "2", "3", "own", "elite", "nemesis")


def targets(state: DaggerState, space: str) -> list[Hero]:
    """Return the heroes on a space that enemies can see."""
    return [hero for hero in state.present() if hero.space == space and not passive(state, "hidden", "", hero)]


def within_reach(state: DaggerState, enemy: Enemy, reach: int) -> list[Hero]:
    """Return the nearest visible heroes within a number of spaces."""
    seen = [hero for hero in state.present() if not passive(state, "hidden", "", hero)]
    nearest = min((state.distance(enemy.space, hero.space) for hero in seen), default=UNREACHABLE)
    if nearest > reach:
        return []
    return [hero for hero in seen if state.distance(enemy.space, hero.space) == nearest]


def goals(state: DaggerState, enemy: Enemy) -> list[str]:
    """Return the spaces toward which an enemy moves.

    These are the heroes' spaces for hunters, otherwise operational bases, if possible in the enemy's region.
    """
    if has_trait(state, enemy, "hunts"):
        return [hero.space for hero in state.present() if not passive(state, "hidden", "", hero)]
    region = state.board.region(enemy.space)
    spaces = [state.place_of(base) for base in state.operational()]
    near = [space for space in spaces if state.board.region(space) == region]
    return near or spaces


def next_steps(state: DaggerState, start: str, wanted: list[str]) -> list[str]:
    """Return the first spaces of all shortest paths to the nearest goals, or none if a goal is already reached."""
    nearest = UNREACHABLE
    for goal in wanted:
        nearest = min(nearest, state.distance(start, goal))
    if nearest in (0, UNREACHABLE):
        return []
    steps: list[str] = []
    for goal in wanted:
        if state.distance(start, goal) == nearest:
            for space in state.board.steps_toward(start, goal, state.bifrost):
                if space not in steps:
                    steps.append(space)
    return steps


def attack_hero(state: DaggerState, enemy: Enemy, hero: Hero) -> None:
    """Announce an attack on a hero, to which cards may respond before damage is dealt."""
    power = power_of(state, enemy)
    if has_trait(state, enemy, "copies-attack"):
        power = max(power, state.cards.heroes[hero.id].values["attack"])
    state.emit("attacked", {"enemy": enemy.id, "hero": hero.id, "power": power})
    occur(state, "attack", {"enemy": enemy.id, "hero": hero.id, "amount": power, "card": enemy.card})
