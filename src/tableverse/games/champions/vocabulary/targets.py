"""What needs a target: one aimed at by several effects, and options that may not be chosen without one."""

from __future__ import annotations

from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.combining import ChooseOne, PickOne, Steps
from tableverse.games.champions.vocabulary.saying import Aimed, is_many
from tableverse.games.champions.vocabulary.selectors import CanLeave, Valid
from tableverse.games.champions.vocabulary.verbs.base import On
from tableverse.games.champions.vocabulary.verbs.statuses import Give
from tableverse.kernel.effects import Bound, Effect, Pick, Resolving, Selector, Sequence
from tableverse.kernel.state import State


def parts_of(effect: Effect) -> list[Effect]:
    """The effects of a sequence, one by one."""
    if isinstance(effect, Sequence) and not isinstance(effect, Aimed):
        return [inner for part in effect.effects for inner in parts_of(part)]
    return [effect]


def done_to(effect: Effect) -> Selector | None:
    """What a verb is done to."""
    if not isinstance(effect, On | Give) or (isinstance(effect, On) and effect.seated):
        return None
    return effect.to.of if isinstance(effect.to, CanLeave) else effect.to


class Aim(Steps):
    """One target for several effects. It is valid if any of those that are done to it can do something, and without a
    valid one nothing begins, whatever else the ability does."""

    def __init__(self, at: Selector, effect: Effect) -> None:
        done_to_it = [part for part in parts_of(effect) if isinstance(done_to(part), Bound)]
        super().__init__(PickOne(Valid(at, Sequence(*done_to_it) if done_to_it else effect)), effect)

    def possible(self, state: State, run: Resolving) -> bool:
        return self.effects[0].possible(state, run)


class ChooseOption(ChooseOne):
    """A choice of options. On an encounter card one that needs targets may not be chosen without a valid one, though
    other parts of it could be resolved; on a player card it is enough that some part can be."""

    def __init__(self, branches: dict[str, Effect], by: Selector | None = None) -> None:
        super().__init__(branches, by)
        #: Of each branch, the parts that need targets.
        self.targeted = [[part for part in parts_of(effect) if needs_target(part)] for effect in self.effects]

    def offers(self, state: State, run: Resolving, part: int) -> bool:
        assert isinstance(state, ChampionsState)
        if not super().offers(state, run, part):
            return False
        targeted = self.targeted[part]
        if not targeted or state.card(run.origin).aspect != "encounter":
            return True
        return any(effect.possible(state, run) for effect in targeted)


def needs_target(effect: Effect) -> bool:
    """Is it done to something that must be chosen, or to each of some kind? What it does to its own card or to you
    is there anyway."""
    to = done_to(effect)
    return isinstance(effect, Aimed | Pick) or (to is not None and is_many(to))
