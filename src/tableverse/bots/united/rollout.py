"""Rollouts of a turn in a sampled world."""

from __future__ import annotations

import math

from tableverse.bots.united.heuristic_value import position_value, progress
from tableverse.bots.united.policy import priors
from tableverse.games.united.frames.hero_turn import PLAY, HeroTurn
from tableverse.games.united.ids import NOBODY
from tableverse.games.united.state import UnitedState
from tableverse.kernel.game import Game
from tableverse.kernel.rng import Rng

LONGEST_TURN = 60
#: ``CAREFUL``: kinds of decisions whose options are tried one by one even in rollouts.
CAREFUL = ("action", "act")
STOPS = ("end", "stop")


def finish_turn(game: Game, state: UnitedState, start: tuple[int, int]) -> None:
    """Play to the end of the turn identified by ``start``, and of the Villain turn if it follows."""
    for _ in range(LONGEST_TURN):
        decision = state.decision
        if decision is None:
            return
        if not state.villains_turn and turn_of(state) != start and not _same_turn(start, turn_of(state)):
            return
        _choose(game, state)


def _choose(game: Game, state: UnitedState) -> None:
    """Make one choice: an action by the value of the position after it, anything else by its prior."""
    assert state.decision is not None
    careful = state.decision.kind in CAREFUL and not state.villains_turn
    weights = _one_ahead(game, state) if careful else priors(state)
    game.apply_quietly(state, state.decision.options[weights.index(max(weights))].id)


def play_on(game: Game, state: UnitedState) -> UnitedState:
    """Play the turn of the card with the best result. For any other decision, make a single choice."""
    assert state.decision is not None
    if state.decision.kind != "play" or state.villains_turn:
        _choose(game, state)
        return state
    best, most = state, -math.inf
    for option, prior in zip(state.decision.options, priors(state), strict=True):
        after = state.clone()
        game.apply_quietly(after, option.id)
        finish_turn(game, after, turn_of(state))
        value = position_value(after) + 0.01 * prior
        if value > most:
            best, most = after, value
    return best


def _one_ahead(game: Game, state: UnitedState) -> list[float]:
    """Return the value of the position after each option; for stopping, of the current position."""
    assert state.decision is not None
    now = progress(state)
    values: list[float] = []
    for option, prior in zip(state.decision.options, priors(state), strict=True):
        if option.id in STOPS:
            values.append(now + 0.02)
            continue
        after = state.clone()
        game.apply_quietly(after, option.id)
        values.append(position_value(after) + 0.01 * prior)
    return values


def turn_of(state: UnitedState) -> tuple[int, int]:
    """Return the Hero and the step of the Hero turn in progress, or (NOBODY, 0) if there is none."""
    for frame in state.frames:
        if isinstance(frame, HeroTurn):
            return frame.hero, frame.phase
    return NOBODY, 0


def turns_over(state: UnitedState) -> int:
    """Return the number of finished turns, since every turn puts a card into the Storyline."""
    return len(state.storyline) - (1 if state.villains_turn or turn_of(state)[1] > PLAY else 0)


def _same_turn(start: tuple[int, int], now: tuple[int, int]) -> bool:
    """Return whether two moments belong to the same turn. Within a turn, the step only increases."""
    return start[0] == now[0] and now[1] >= start[1]


def redraw(world: UnitedState, rng: Rng) -> None:
    """Reorder the Villain's deck consistently with all public information."""
    top = world.plans.pop() if world.plans and world.seen_plan != NOBODY else ""
    rng.shuffle(world.plans)
    if top:
        world.plans.append(top)
