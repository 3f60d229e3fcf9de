"""Defying missions."""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.frames.attribute_test import Boost, Test, Tester
from tableverse.games.dagger.frames.base_effects import offer_effects
from tableverse.games.dagger.rules.actions import defiable
from tableverse.games.dagger.rules.missions import place
from tableverse.games.dagger.rules.occurrences import resolve
from tableverse.games.dagger.state import DaggerState
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.fields import Shared, plain

#: The attribute tested instead of defy, if a mission allows it.
TACTICS: Final = "tactics"


@plain
class Defy(Tester):
    """A hero's action to defy one of several missions."""

    hero: str
    action: str
    boost: Shared[Boost]
    step: int = 0
    mission: str = ""

    def run(self, state: DaggerState) -> Decision | None:
        hero = state.hero(self.hero)
        if hero is None:
            state.frames.pop()
            return None
        if self.step == 0:
            options: list[Option] = []
            for id in defiable(state, hero):
                options.append(Option(f"defy:{id}", Message("dagger-option-defy", {"mission": id}), [id]))
                if state.cards.missions[id].tactics_for == hero.id:
                    message = Message("dagger-option-defy-tactics", {"mission": id})
                    options.append(Option(f"defy:{id}:tactics", message, [id], [id, TACTICS]))
            if not options:
                state.frames.pop()
                return None
            return Decision(hero.seat, "defy", Message("dagger-ask-defy", {"hero": hero.id}), options, hero.id)
        if self.step == 1:
            self.step = 2
            attribute = self.boost.attribute or "defy"
            state.frames.append(Test(hero.id, attribute, self.action, "", self.boost))
            return None
        state.frames.pop()
        offer_effects(state, hero, self.wilds)
        mission = state.mission(self.mission)
        if mission is not None:
            then = state.cards.missions[mission.id].defy_then
            if then is not None:
                resolve(state, then.label, mission.id, hero, successes=self.successes)
            place(state, mission, self.successes, hero.id)
        return None

    def answer(self, state: DaggerState, option: Option) -> None:
        self.mission = option.thing
        if TACTICS in option.things:
            self.boost = self.boost.joined(Boost(attribute=TACTICS))
        self.step = 1
        state.emit("defies", {"hero": self.hero, "mission": self.mission})
