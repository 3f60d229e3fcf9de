"""Heroes, in a fixed order."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.united.rules import villain
from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.bases import UnitedSelector, heroes_of, places_of, your_hero
from tableverse.games.united.vocabulary.nodes import Selector
from tableverse.kernel.effects import Resolving, word
from tableverse.kernel.effects.values import seat_id
from tableverse.kernel.timing import occurring


@word("you")
class You(UnitedSelector):
    """The Hero who has this card; none while that Hero is KO'd."""

    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [] if your_hero(state, run).down else [state.hero_id(run.seat)]


@word("others")
class Others(UnitedSelector):
    """All other standing Heroes. In commander modes, the Main Hero."""

    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        if state.commanded:
            return [state.hero_id(hero) for hero in state.standing()]
        return [state.hero_id(hero) for hero in state.standing() if hero != run.seat]


@word("everyone")
class Everyone(UnitedSelector):
    """All standing Heroes."""

    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [state.hero_id(hero) for hero in state.standing()]


@word("heroes-in")
class HeroesIn(UnitedSelector):
    """The standing Heroes in these Locations."""

    noun = "hero"
    of: Selector

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        places = places_of(self.of, state, run)
        return [state.hero_id(hero) for hero in state.standing() if state.heroes[hero].at in places]


@word("burdened")
class Burdened(HeroesIn):
    """The standing Heroes with Crisis tokens in these Locations."""

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [hero for hero in super().find(state, run) if state.heroes[state.hero_of(hero)].crisis]


@word("all-burdened")
class AllBurdened(UnitedSelector):
    """All standing Heroes with Crisis tokens."""

    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [state.hero_id(hero) for hero in state.standing() if state.heroes[hero].crisis]


@word("others-in")
class OthersIn(HeroesIn):
    """All other standing Heroes in these Locations. In commander modes, the Main Hero too."""

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        found = super().find(state, run)
        return found if state.commanded else [hero for hero in found if state.hero_of(hero) != run.seat]


@word("spotted")
class Spotted(UnitedSelector):
    """The Heroes in the Villain's Location or, if it has none, in the next Spot token's Location with Heroes."""

    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        for at in [state.villain_at, *villain.next_spots(state)]:
            found = [state.hero_id(hero) for hero in state.heroes_at(at)]
            if found:
                return found
        return []


@word("active-hero")
class ActiveHero(UnitedSelector):
    """The Hero whose turn it is; in a Villain turn, the next Hero."""

    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [] if state.heroes[state.active].down else [state.hero_id(state.active)]


@word("player-of")
class PlayerOf(UnitedSelector):
    """The player of a Hero, for naming who chooses."""

    of: Selector

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [seat_id(hero) for hero in heroes_of(self.of, state, run)]


@word("damaged")
class Damaged(UnitedSelector):
    """The Hero who is about to take damage."""

    needs: ClassVar[tuple[str, ...]] = ("target:hero",)
    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [occurring(state).facts["target"]]


@word("attacker")
class Attacker(UnitedSelector):
    """The Hero who has just dealt damage."""

    needs: ClassVar[tuple[str, ...]] = ("hero:attacker",)
    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        hero: str = occurring(state).facts["hero"]
        return [] if state.heroes[state.hero_of(hero)].down else [hero]


@word("fallen")
class Fallen(UnitedSelector):
    """The Hero whose KO is being resolved."""

    needs: ClassVar[tuple[str, ...]] = ("fallen",)
    noun = "hero"

    def find(self, state: UnitedState, run: Resolving) -> list[str]:
        return [run.origin]
