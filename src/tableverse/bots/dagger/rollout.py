"""Rollouts of an action in a sampled world."""

from __future__ import annotations

from tableverse.bots.dagger import policy
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.choice import Option
from tableverse.kernel.game import Game
from tableverse.kernel.rng import Rng

#: Number of choices after which a rollout is cut off.
LONGEST_ACTION = 40
#: Kinds of decisions in the hero phase at which a rollout stops.
RESTING = ("turn", "enter")


def after_action(game: Game, state: DaggerState, option: Option, rng: Rng) -> DaggerState:
    """Return the position after an option and, in the hero phase, after the rest of its action by the policy."""
    after = state.clone()
    after.rng = rng.fork()
    _hold_the_phase(after)
    game.apply_quietly(after, option.id)
    hero_phase = state.phase == "hero"
    for _ in range(LONGEST_ACTION):
        decision = after.decision
        if decision is None or not hero_phase or decision.kind in RESTING or after.phase != "hero":
            break
        game.apply_quietly(after, policy.choose(after, decision).id)
    return after


def _hold_the_phase(state: DaggerState) -> None:
    """Add an imagined token, so that the nemesis phase and its random events begin only after the rollout."""
    assert state.decision is not None
    acting = state.hero(state.acting)
    if state.phase == "hero" and acting is not None:
        left = sum(hero.normal + hero.empowered for hero in state.heroes if hero.space)
        if left <= (1 if state.decision.kind == "turn" else 0):
            acting.normal += 1
