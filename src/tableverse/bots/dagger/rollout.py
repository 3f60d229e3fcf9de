"""Playing an action on in thought."""

from __future__ import annotations

from tableverse.bots.dagger import policy
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.choice import Option
from tableverse.kernel.game import Game
from tableverse.kernel.rng import Rng

#: Choices after which a line of thought is cut off.
LONGEST_ACTION = 40
#: Decisions that end a line of thought in the hero phase.
RESTING = ("turn", "enter")


def after_action(game: Game, state: DaggerState, option: Option, rng: Rng) -> DaggerState:
    """The position after an option and, in the hero phase, the rest of its action by the policy."""
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
    """An imagined token keeps the nemesis phase, with all its chances, out of the line of thought."""
    assert state.decision is not None
    acting = state.hero(state.acting)
    if state.phase == "hero" and acting is not None:
        left = sum(hero.normal + hero.empowered for hero in state.heroes if hero.space)
        if left <= (1 if state.decision.kind == "turn" else 0):
            acting.normal += 1
