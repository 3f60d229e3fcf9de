"""Missions and supports."""

from __future__ import annotations

from tableverse.games.dagger.ids import card_of
from tableverse.games.dagger.rules.actions import defiable
from tableverse.games.dagger.rules.heroes import chargeable
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.selectors.base import Thing, acting_hero
from tableverse.kernel.effects import Resolving, Voice, argument, word


@word("missions")
class Missions(Thing):
    """Active missions: this one, the top one, missions you can defy, side missions, missions with progress …"""

    which: str = argument(one_of=("this", "top", "defiable", "side", "ongoing", "any", "minor"))

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        found: list[str] = []
        for mission in state.missions():
            card = state.cards.missions[mission.id]
            if self.which == "this":
                fits = mission.id == run.origin
            elif self.which == "top":
                fits = mission is state.top
            elif self.which == "defiable":
                hero = acting_hero(state, run)
                fits = hero is not None and mission.id in defiable(state, hero)
            elif self.which == "side":
                fits = card.kind == "side"
            elif self.which == "ongoing":
                fits = card.ongoing is not None
            else:
                fits = card.progress > 0 and (self.which == "any" or mission is not state.top)
            if fits:
                found.append(mission.id)
        return found

    def say_as(self, form: str, voice: Voice) -> str:
        return voice.word(f"dagger-missions-{self.which}", form=form)


@word("supports")
class Supports(Thing):
    """Your shared supports: the ready ones, or with ``others`` all that can be charged except this card."""

    which: str = argument(one_of=("ready", "others"))

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        hero = acting_hero(state, run)
        if hero is None:
            return []
        if self.which == "ready":
            return hero.ready[:]
        card = card_of(run.ability)
        return [id for id in chargeable(state, hero) if id != card]

    def say_as(self, form: str, voice: Voice) -> str:
        return voice.word(f"dagger-supports-{self.which}", form=form)
