"""Playing on in thought, by the policy: to the end of a phase, and through the next ones."""

from __future__ import annotations

from tableverse.bots.champions import policy
from tableverse.bots.champions.position import position_value
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.choice import Option
from tableverse.kernel.state import State

#: Choices after which a phase in thought is broken off.
LONGEST_PHASE = 120


def apply(world: ChampionsState, option: Option) -> None:
    """Choose, and go on until somebody else must, or the phase is over."""
    world.frames[-1].answer(world, option)
    settle_phase(world)


def settle_phase(world: ChampionsState) -> None:
    """As Game.settle, but no further than the phase: it is valued before anything of the next one has come up."""
    frames = world.frames
    phase = world.phase
    world.decision = None
    while world.result is None and world.phase == phase:
        frame = frames[-1]
        decision = frame.run(world)
        if decision is None:
            continue
        if len(decision.options) == 1 and not decision.shown:
            frame.answer(world, decision.options[0])
            continue
        world.decision = decision
        return


def finish_action(world: ChampionsState, phase: str) -> None:
    """To the next choice of a turn, if the phase has another."""
    while world.decision is not None and world.decision.kind != "turn" and world.phase == phase:
        apply(world, policy.choose(world))


def finish_phase(world: ChampionsState, phase: str) -> None:
    for _ in range(LONGEST_PHASE):
        if world.result is not None or world.phase != phase:
            return
        if world.decision is None:
            settle_phase(world)
        else:
            apply(world, policy.choose(world))


def value_a_round_later(state: State, option: Option, ends_turn: bool, horizon: float) -> float:
    """The value at the end of the next player phase, after an option; ``ends_turn``: and nothing else in this turn."""
    world = state.clone()
    assert isinstance(world, ChampionsState)
    phase = world.phase
    apply(world, option)
    if ends_turn:
        finish_action(world, phase)
        if world.decision is not None and world.phase == phase:
            apply(world, world.decision.options[-1])
    for ahead in ("player", "villain", "player"):
        finish_phase(world, ahead)
    return position_value(world, horizon)
