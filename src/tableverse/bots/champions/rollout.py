"""Rollouts of an action, a turn or a phase by the policy."""

from __future__ import annotations

from tableverse.bots.champions import policy
from tableverse.bots.champions.rollout_policy import choose_action, turn_begun
from tableverse.games.champions.frames.limits import enforce_continuous_rules
from tableverse.games.champions.frames.turn import Turn
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Option
from tableverse.kernel.game import Game
from tableverse.kernel.rng import Rng

#: Number of choices after which a rollout of a phase is cut off.
LONGEST_PHASE = 120


def apply(game: Game, world: ChampionsState, option: Option) -> None:
    """Apply an option, and settle at the next choice or at the end of the phase."""
    world.frames[-1].answer(world, option)
    settle_phase(game, world)


def settle_phase(game: Game, world: ChampionsState) -> None:
    """Settle within the phase. The end of a phase is valued before the next phase reveals anything."""
    phase = world.phase
    game.settle(world, lambda state: state.phase != phase)


def apply_to_turn(game: Game, world: ChampionsState, option: Option) -> None:
    """Apply an option, and settle until a turn has begun, without computing the options of that turn."""
    world.frames[-1].answer(world, option)
    settle_to_turn(game, world)


def finish_action(game: Game, world: ChampionsState, phase: str) -> None:
    """Play to the next choice of a turn, if the phase has one."""
    while world.decision is not None and world.decision.kind != "turn" and world.phase == phase:
        apply(game, world, policy.choose(world))


def reach_turn(game: Game, world: ChampionsState, phase: str) -> Turn | None:
    """Play to the next choice in a turn, if the phase has one, without computing its options."""
    while world.decision is not None and world.phase == phase:
        apply_to_turn(game, world, policy.choose(world))
    return turn_begun(world) if world.result is None and world.phase == phase else None


def finish_phase(game: Game, world: ChampionsState, phase: str, turn_of: int = NOBODY) -> None:
    """Play to the end of the phase, or until the turn of a player other than ``turn_of``."""
    for _ in range(LONGEST_PHASE):
        if world.result is not None or world.phase != phase:
            return
        turn = turn_begun(world)
        if turn_of != NOBODY and turn is not None and turn.seat != turn_of:
            return
        if world.decision is not None:
            world.frames[-1].answer(world, policy.choose(world))
        elif turn is not None:
            turn.answer(world, choose_action(world, turn))
        settle_to_turn(game, world)


def phase_ends(game: Game, state: ChampionsState, option: Option, seeds: list[int]) -> list[ChampionsState]:
    """Return possible positions at the end of the phase after an option, with other hidden cards for each seed."""
    assert state.decision is not None
    seat, phase = state.decision.seat, state.phase
    ends: list[ChampionsState] = []
    for seed in seeds:
        world = game.determinize(state, seat, Rng(seed))
        assert isinstance(world, ChampionsState)
        apply(game, world, option)
        finish_phase(game, world, phase)
        ends.append(world)
    return ends


def settle_to_turn(game: Game, world: ChampionsState) -> None:
    """Settle like ``settle_phase``, without computing the options of a turn."""
    phase = world.phase

    def is_reached(it: ChampionsState) -> bool:
        """Return whether to stop. This is called after every step, so the cheapest check comes first."""
        return it.phase != phase or (isinstance(it.frames[-1], Turn) and turn_begun(it) is not None)

    while True:
        game.settle(world, is_reached)
        if (
            world.decision is not None
            or world.result is not None
            or world.phase != phase
            or not enforce_continuous_rules(world)
        ):
            return
