"""Assignment of heroes to enemies and missions, most productive hero first."""

from __future__ import annotations

from tableverse.bots.dagger.values import NEMESIS_LIFE, RISE, burden, progress_value
from tableverse.games.dagger.rules.enemies import life_of
from tableverse.games.dagger.rules.missions import needed
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.kernel.effects import Resolving

#: ``ACTIONS``: the actions to plan for each hero. ``TOO_FAR``: the distance beyond which a job is not considered.
ACTIONS = 3.0
TOO_FAR = 8
#: Value, in progress, of stunning the nemesis if a mission requires it.
FOR_A_STUN = 3.0


class Job:
    """An enemy or a mission that is worth an action on its space."""

    __slots__ = ("attribute", "left", "space", "value")

    def __init__(self, space: str, attribute: str, left: int, value: float) -> None:
        self.space = space
        self.attribute = attribute
        #: The successes still needed for the job, and the value of each success.
        self.left = float(left)
        self.value = value


class Assignment:
    """A hero's next job, with the expected successes and their value from the hero's present space."""

    __slots__ = ("done", "hero", "job", "value")

    def __init__(self, hero: Hero, job: Job | None = None, done: float = 0.0, value: float = 0.0) -> None:
        self.hero = hero
        self.job = job
        self.done = done
        self.value = value


def jobs(state: DaggerState) -> list[Job]:
    """Return all jobs on the board."""
    found: list[Job] = []
    bases = [state.place_of(base) for base in state.operational()]
    bounty = _bounty(state, "enemy-defeated")
    hit = _bounty(state, "enemy-damaged")
    for enemy in state.enemies:
        left = max(1, life_of(state, enemy) - enemy.damage)
        value = RISE + burden(state, enemy, bases) + bounty
        found.append(Job(enemy.space, "attack", left, value / left + hit))
    life = life_of(state, state.nemesis)
    if state.showdown:
        found.append(Job(state.nemesis.space, "attack", life, NEMESIS_LIFE / life))
    elif not state.stunned:
        left = max(1, life - state.nemesis.damage)
        value = FOR_A_STUN * _bounty(state, "stunned") / left + hit
        if value:
            found.append(Job(state.nemesis.space, "attack", left, value))
    for mission in state.missions():
        where = state.cards.missions[mission.id].defy_from
        value = progress_value(state, mission)
        if where is not None and value:
            left = needed(state, mission) - mission.progress
            for space in where.find(state, Resolving("", 0, mission.id)):
                found.append(Job(state.place_of(space), "defy", left, value))
    if any(state.mission(text.card) is not None for text in state.cards.triggers.get("dagger-action", ())):
        found.extend(Job(state.place_of(base), "tactics", 2, 0.5) for base in state.bases())
    return found


def _bounty(state: DaggerState, occurrence: str) -> float:
    """Return the rewards that missions give when this occurrence happens to an enemy."""
    value = 0.0
    for text in state.cards.triggers.get(occurrence, ()):
        mission = state.mission(text.card)
        if mission is not None:
            value += progress_value(state, mission)
    return value


def assignments(state: DaggerState) -> list[Assignment]:
    """Assign work to the heroes. The most productive hero chooses first, which leaves less work for the others."""
    work = jobs(state)
    waiting = [_best_job(state, hero, work) for hero in state.heroes if hero.space]
    settled: list[Assignment] = []
    while waiting:
        best = max(waiting, key=lambda assignment: assignment.value)
        waiting.remove(best)
        settled.append(best)
        taken = best.job
        if taken is not None:
            taken.left -= best.done
            waiting = [_best_job(state, other.hero, work) if other.job is taken else other for other in waiting]
    return settled


def _best_job(state: DaggerState, hero: Hero, jobs: list[Job]) -> Assignment:
    """Return the best assignment of a hero."""
    values = state.cards.heroes[hero.id].values
    distance = state.board.distance
    best = Assignment(hero)
    for job in jobs:
        away = distance(hero.space, job.space, state.bifrost)
        if away < TOO_FAR:
            done = min(job.left, ACTIONS * (0.5 * values[job.attribute] + 0.3))
            value = job.value * done * (1.0 - away / TOO_FAR)
            if value > best.value:
                best = Assignment(hero, job, done, value)
    return best
