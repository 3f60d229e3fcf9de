"""Rules of thumb that choose an option without trying any."""

from __future__ import annotations

from tableverse.bots.dagger.jobs import Job, assignments
from tableverse.bots.dagger.values import POWER, peril, progress_value
from tableverse.games.dagger.rules.enemies import life_of, power_of
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.kernel.choice import Decision, Option

#: The cost of each space on the way to a job, apart from the dangers there.
STEP = 0.6


def choose(state: DaggerState, decision: Decision) -> Option:
    options = decision.options
    kind = decision.kind
    if kind == "move":
        return _step(state, decision)
    if kind in ("attack", "divide"):
        return max(options, key=lambda option: target_value(state, option.thing))
    if kind == "defy":
        return max(options, key=lambda option: _mission_value(state, option.thing))
    if kind == "spend":
        return _spending(state, options)
    if kind == "roll":
        return _rolling(state, decision)
    if kind == "turn-end":
        return options[-1]
    if kind == "wild":
        return options[0]
    if kind == "may":
        return options[0]
    if kind == "mission":
        return options[0]
    if kind == "pick":
        return max(options, key=lambda option: _pick_value(state, option.thing))
    if kind == "turn":
        for option in options:
            if option.verb in ("combat", "defy"):
                return option
    return options[-1] if kind in ("reroll", "window", "pay") else options[0]


def _step(state: DaggerState, decision: Decision) -> Option:
    """Return the step towards the hero's job, or stopping if the job is not worth the danger on the way."""
    hero = state.hero(decision.origin)
    job = None
    for assignment in assignments(state):
        if assignment.hero is hero:
            job = assignment.job
    best = decision.options[-1]
    if hero is None or job is None:
        return best
    least = _way_cost(state, hero, hero.space, job)
    for option in decision.options:
        if option.verb == "move":
            cost = _way_cost(state, hero, option.thing, job)
            if cost < least:
                best, least = option, cost
    return best


def _way_cost(state: DaggerState, hero: Hero, space: str, job: Job) -> float:
    """Return a hero's cost of moving from a space to a job."""
    return STEP * state.distance(space, job.space) + peril(state, hero, space)


def target_value(state: DaggerState, id: str) -> float:
    """Return the value of attacking an enemy, which is highest for nearly defeated and harmful enemies."""
    enemy = state.enemy(id)
    if enemy is None:
        return 0.0
    left = max(1, life_of(state, enemy) - enemy.damage)
    if enemy is state.nemesis:
        return 8.0 if state.showdown else 0.5 + (1.0 if left <= 2 and not state.stunned else 0.0)
    return (1.0 + POWER * power_of(state, enemy)) * (1.0 + 2.0 / left)


def _pick_value(state: DaggerState, thing: str) -> float:
    """Return the value of choosing a thing, friend or foe."""
    hero = state.hero(thing)
    if hero is not None:
        return hero.damage + (0.0 if hero.strengthened else 0.5)
    if thing in state.cards.missions:
        return _mission_value(state, thing)
    enemy = state.enemy(thing)
    return target_value(state, thing) - (0.5 if enemy is not None and enemy.vulnerable else 0.0)


def _mission_value(state: DaggerState, id: str) -> float:
    mission = state.mission(id)
    return 0.0 if mission is None else progress_value(state, mission)


def _spending(state: DaggerState, options: list[Option]) -> Option:
    for option in options:
        if option.verb == "progress":
            return option
    recover = options[0] if options[0].id == "recover" else None
    if recover is not None:
        hero = state.hero(recover.thing)
        if hero is not None and hero.damage >= 2:
            return recover
    charges = [option for option in options if option.verb == "charge"]
    return charges[0] if charges else options[0]


def _rolling(state: DaggerState, decision: Decision) -> Option:
    """Return the option to spend a vulnerable token if it is offered, otherwise the last option."""
    for option in decision.options:
        if option.id == "spend:vulnerable":
            return option
    return decision.options[-1]
