"""Heroes, in a fixed order."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.rules import villain
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.phrases import SELECTOR, Finder
from tableverse.kernel.effects import Resolving
from tableverse.kernel.effects.values import seat_id
from tableverse.kernel.timing import occurring


class You(Finder):
    """The Hero whose card it is: Heroes sit in seat order."""

    key = "united-you"
    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [] if state.heroes[run.seat].down else [state.hero_id(run.seat)]


class Others(Finder):
    """The other standing Heroes. A commander has no other Hero: they are the Main Hero."""

    key = "united-others"
    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        if state.commanded:
            return [state.hero_id(hero) for hero in state.standing()]
        return [state.hero_id(hero) for hero in state.standing() if hero != run.seat]


class Everyone(Finder):
    key = "united-everyone"
    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [state.hero_id(hero) for hero in state.standing()]


class HeroesIn(Finder):
    key = "united-heroes-in"
    noun = "hero"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        places = self.places(state, run)
        return [state.hero_id(hero) for hero in state.standing() if state.heroes[hero].at in places]


class Burdened(HeroesIn):
    """Those with Crisis tokens."""

    key = "united-burdened"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [hero for hero in super().find(state, run) if state.heroes[state.hero_of(hero)].crisis]


class AllBurdened(Finder):
    """Every Hero with Crisis tokens."""

    key = "united-all-burdened"
    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [state.hero_id(hero) for hero in state.standing() if state.heroes[hero].crisis]


class OthersIn(HeroesIn):
    key = "united-others-in"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        found = super().find(state, run)
        return found if state.commanded else [hero for hero in found if state.hero_of(hero) != run.seat]


class Spotted(Finder):
    """The Heroes in the Villain's Location; without any, those in the Location of the next Spot token with some."""

    key = "united-spotted"
    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        for at in [state.villain_at, *villain.next_spots(state)]:
            found = [state.hero_id(hero) for hero in state.heroes_at(at)]
            if found:
                return found
        return []


class ActiveHero(Finder):
    key = "united-active-hero"
    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [] if state.heroes[state.active].down else [state.hero_id(state.active)]


class PlayerOf(Finder):
    """The seat that plays a Hero: for saying who chooses."""

    key = "united-player-of"
    takes: ClassVar[dict[str, str]] = {"of": SELECTOR}

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [seat_id(state.hero_of(hero)) for hero in self.arguments.selectors["of"].find(state, run)]


class Damaged(Finder):
    """Who is about to take damage."""

    key = "united-damaged"
    asks: ClassVar[tuple[str, ...]] = ("target:hero",)
    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [occurring(state).facts["target"]]


class Attacker(Finder):
    """The Hero who has just dealt damage."""

    key = "united-attacker"
    asks: ClassVar[tuple[str, ...]] = ("hero:attacker",)
    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        hero: str = occurring(state).facts["hero"]
        return [] if state.heroes[state.hero_of(hero)].down else [hero]


class Fallen(Finder):
    """The Hero whose KO is being resolved."""

    key = "united-fallen"
    asks: ClassVar[tuple[str, ...]] = ("fallen",)
    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [run.origin]
