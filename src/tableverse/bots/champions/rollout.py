"""Playing on in thought, by the policy: to the end of a phase, and through the next ones."""

from __future__ import annotations

from tableverse.bots.champions import policy
from tableverse.bots.champions.position import position_value
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Option
from tableverse.kernel.game import Game
from tableverse.kernel.state import State

#: Choices after which a phase in thought is broken off.
LONGEST_PHASE = 120


def apply(game: Game, world: ChampionsState, option: Option) -> None:
    """Choose, and go on until somebody must choose again, or the phase is over."""
    world.frames[-1].answer(world, option)
    settle_phase(game, world)


def settle_phase(game: Game, world: ChampionsState) -> None:
    """No further than the phase: it is valued before anything of the next one has come up."""
    phase = world.phase
    game.settle(world, lambda state: state.phase != phase)


def finish_action(game: Game, world: ChampionsState, phase: str) -> None:
    """To the next choice of a turn, if the phase has another."""
    while world.decision is not None and world.decision.kind != "turn" and world.phase == phase:
        apply(game, world, policy.choose(world))


def finish_phase(game: Game, world: ChampionsState, phase: str) -> None:
    for _ in range(LONGEST_PHASE):
        if world.result is not None or world.phase != phase:
            return
        if world.decision is None:
            settle_phase(game, world)
        else:
            apply(game, world, policy.choose(world))


def value_a_round_later(game: Game, state: State, option: Option, ends_turn: bool, horizon: float) -> float:
    """The value at the end of the next player phase, after an option; ``ends_turn``: and nothing else in this turn."""
    world = state.clone()
    assert isinstance(world, ChampionsState)
    phase = world.phase
    apply(game, world, option)
    if ends_turn:
        finish_action(game, world, phase)
        if world.decision is not None and world.phase == phase:
            apply(game, world, world.decision.options[-1])
    for ahead in ("player", "villain", "player"):
        finish_phase(game, world, ahead)
    return position_value(world, horizon)
