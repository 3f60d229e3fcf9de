"""Aspect actions that a text grants without a token."""

from __future__ import annotations

from tableverse.games.dagger.frames.attribute_test import Boost
from tableverse.games.dagger.rules.actions import can_take
from tableverse.games.dagger.rules.occurrences import resolve
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import Shared, plain
from tableverse.kernel.state import Frame


def take_action(
    state: DaggerState,
    hero: Hero,
    action: str,
    empowered: bool,
    boost: Boost,
    targets: list[str] | None = None,
    spends: bool = False,
    move: int = 0,
) -> None:
    """Let a hero take one of their aspect actions without a token. This action cannot grant another action."""
    side = state.cards.aspects[hero.aspect].side(hero.battered)
    label = side.actions[action].ability.label
    state.emit("takes", {"hero": hero.id, "action": action})
    bound: dict[str, object] = {
        "action": action,
        "taken": True,
        "empowered": empowered or state.all_empowered,
        "spends": spends,
        "faster": move,
        "boost": boost,
    }
    if targets is not None:
        bound["targets"] = targets
    resolve(state, label, hero.id, hero, **bound)


@plain
class TakeAny(Frame[DaggerState]):
    """A series of decisions: the hero takes up to ``left`` different aspect actions."""

    hero: str
    left: int
    empowered: bool
    among: Shared[list[str]]
    boost: Shared[Boost]

    def run(self, state: DaggerState) -> Decision | None:
        hero = state.hero(self.hero)
        if hero is None or self.left <= 0:
            state.frames.pop()
            return None
        options = [
            Option(f"take:{action}", Message("dagger-option-take", {"action": action}), [hero.id], [action])
            for action in self.among
            if can_take(state, hero, action)
        ]
        if not options:
            state.frames.pop()
            return None
        return Decision(hero.seat, "take", Message("dagger-ask-take", {"hero": hero.id}), options, hero.id)

    def answer(self, state: DaggerState, option: Option) -> None:
        action = option.thing
        self.among = [other for other in self.among if other != action]
        self.left -= 1
        hero = state.present_hero(self.hero)
        take_action(state, hero, action, self.empowered, self.boost)
