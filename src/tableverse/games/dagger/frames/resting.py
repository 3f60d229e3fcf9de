"""Rest actions, and the spending of their successes."""

from __future__ import annotations

from tableverse.games.dagger.frames.attribute_test import Boost, Test, Tester
from tableverse.games.dagger.frames.base_effects import offer_effects
from tableverse.games.dagger.frames.free_use import team_up_options, use
from tableverse.games.dagger.frames.moving import SetBifrost
from tableverse.games.dagger.ids import ASGARD
from tableverse.games.dagger.rules.damage import recover
from tableverse.games.dagger.rules.heroes import charge, chargeable
from tableverse.games.dagger.rules.missions import place
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.kernel.choice import Decision, Message, Option, option_about
from tableverse.kernel.effects import Resolving
from tableverse.kernel.fields import Shared, plain
from tableverse.kernel.state import Frame


@plain
class Rest(Tester):
    """A rest action: a tactics test, then spending its successes. ``shares`` is where other heroes may also recover."""

    hero: str
    boost: Shared[Boost]
    shares: str
    step: int = 0

    def run(self, state: DaggerState) -> Decision | None:
        hero = state.hero(self.hero)
        if hero is None:
            state.frames.pop()
            return None
        self.step += 1
        if self.step == 1:
            state.frames.append(Test(hero.id, "tactics", "rest", "", self.boost))
        elif self.step == 2:
            state.frames.append(Spend(hero.id, self.successes, True, True, self.shares))
        elif self.step == 3:
            if hero.space == ASGARD:
                state.frames.append(SetBifrost(hero.seat))
        else:
            state.frames.pop()
            offer_effects(state, hero, self.wilds)
        return None


@plain
class Spend(Frame[DaggerState]):
    """A series of decisions: spend points on recovering, charging and, when resting, on other heroes and missions."""

    hero: str
    left: int
    #: Whether the points may be spent on recovering, not only on charging.
    recovers: bool
    rests: bool
    shares: str = ""
    shared: bool = False

    def run(self, state: DaggerState) -> Decision | None:
        hero = state.hero(self.hero)
        if hero is None or self.left <= 0:
            self._done(state)
            return None
        options: list[Option] = []
        if self.recovers and hero.damage:
            options.append(Option("recover", Message("dagger-option-recover", {"hero": hero.id}), [hero.id]))
        for id in chargeable(state, hero):
            options.append(option_about("charge", id, "dagger-option-charge", "support"))
        optional = not options
        if self.rests:
            options.extend(self._rest_options(state, hero))
        if not options:
            self._done(state)
            return None
        options.extend(team_up_options(state))
        if optional:
            options.append(Option("done", Message("dagger-option-done")))
        prompt = Message("dagger-ask-spend", {"hero": hero.id, "left": self.left})
        return Decision(hero.seat, "spend", prompt, options, hero.id)

    def _rest_options(self, state: DaggerState, hero: Hero) -> list[Option]:
        options: list[Option] = []
        for other in state.present():
            if other is hero or not other.damage or not self.shares:
                continue
            if self.shares == "here" and other.space != hero.space:
                continue
            if state.same_region(hero.space, other.space):
                message = Message("dagger-option-recover", {"hero": other.id})
                options.append(Option(f"recover:{other.id}", message, [other.id]))
        for mission in state.missions():
            where = state.cards.missions[mission.id].rest_from
            if where is not None:
                run = Resolving("", hero.seat, mission.id, {"you": hero.id}, [])
                if hero.space in where.find(state, run):
                    message = Message("dagger-option-progress", {"mission": mission.id})
                    options.append(Option(f"progress:{mission.id}", message, [mission.id]))
        return options

    def answer(self, state: DaggerState, option: Option) -> None:
        verb, thing = option.verb, option.thing
        if verb == "use":
            use(state, thing)
            return
        self.left -= 1
        hero = state.present_hero(self.hero)
        if verb == "done":
            self._done(state)
        elif verb == "charge":
            charge(state, hero, thing)
        elif verb == "progress":
            mission = state.active_mission(thing)
            place(state, mission, 1, hero.id)
        else:
            other = state.present_hero(thing)
            self.shared = self.shared or other is not hero
            recover(state, other, 1)

    def _done(self, state: DaggerState) -> None:
        state.frames.pop()
        for frame in state.frames[::-1]:
            if isinstance(frame, Resolving):
                frame.bound["shared"] = self.shared
                return
