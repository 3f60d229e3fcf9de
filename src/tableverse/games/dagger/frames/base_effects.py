"""D.A.G.G.E.R. effects for the wilds of a test."""

from __future__ import annotations

from tableverse.games.dagger.frames.free_use import team_up_options, use
from tableverse.games.dagger.rules.actions import effects_for, resolve_base
from tableverse.games.dagger.rules.in_play import passive
from tableverse.games.dagger.rules.missions import place
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.kernel.choice import Decision, Message, Option, option_about
from tableverse.kernel.effects import Resolving
from tableverse.kernel.fields import plain
from tableverse.kernel.state import Frame


def offer_effects(state: DaggerState, hero: Hero, wilds: int) -> None:
    """Let a hero resolve one D.A.G.G.E.R. effect for each wild of a test."""
    if wilds and not passive(state, "no-wild-support", ""):
        state.frames.append(Wilds(hero.id, wilds))


@plain
class Wilds(Frame[DaggerState]):
    hero: str
    left: int

    def run(self, state: DaggerState) -> Decision | None:
        hero = state.hero(self.hero)
        if hero is None or self.left <= 0:
            state.frames.pop()
            return None
        options: list[Option] = []
        for base in effects_for(state, hero, bool(passive(state, "any-base", "", hero))):
            ability = state.cards.base_effects[base]
            run = Resolving(ability.label, hero.seat, base, {"you": hero.id}, [])
            if ability.effect.possible(state, run):
                options.append(option_about("effect", base, "dagger-option-effect", "base"))
        if options:
            for mission in state.missions():
                if state.cards.missions[mission.id].for_wilds:
                    message = Message("dagger-option-progress", {"mission": mission.id})
                    options.append(Option(f"progress:{mission.id}", message, [mission.id]))
        if not options:
            state.frames.pop()
            return None
        options.extend(team_up_options(state))
        options.append(Option("done", Message("dagger-option-done")))
        prompt = Message("dagger-ask-wild", {"hero": hero.id, "left": self.left})
        return Decision(hero.seat, "wild", prompt, options, hero.id)

    def answer(self, state: DaggerState, option: Option) -> None:
        verb, thing = option.verb, option.thing
        if verb == "use":
            use(state, thing)
            return
        self.left -= 1
        hero = state.present_hero(self.hero)
        if verb == "done":
            state.frames.pop()
        elif verb == "progress":
            mission = state.active_mission(thing)
            place(state, mission, 1, hero.id)
        else:
            resolve_base(state, thing, hero)
