"""Heroes."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.dagger.board import UNREACHABLE
from tableverse.games.dagger.cards import ATTRIBUTES
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.games.dagger.vocabulary.nodes import Selector
from tableverse.games.dagger.vocabulary.selectors.base import Thing, acting_hero, standpoint
from tableverse.games.dagger.vocabulary.selectors.places import WHERES, near_enough, place_kind, place_text
from tableverse.kernel.effects import Resolving, Voice, argument, word
from tableverse.kernel.effects.values import seat_id

MEASURES: Final = (*ATTRIBUTES, "damage", "distance")
WHICH_HEROES: Final = ("all", "me", "others", "alone", "beset", "unbeset", "based", "strengthened", "unready", "hurt")


@word("you")
class You(Selector):
    """The hero whose text it is, or who acts."""

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        hero = acting_hero(state, run)
        return [] if hero is None else [hero.id]

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-you")


@word("heroes")
class Heroes(Thing):
    """Heroes by place, relative to you or to ``at``, and by property."""

    where: str = argument(one_of=WHERES, default="anywhere")
    which: str = argument(one_of=WHICH_HEROES, default="all")
    at: Selector | None = None

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        origin = standpoint(state, run) if self.at is None and self.where != "anywhere" else ""
        mine = run.bound.get("you", run.origin)
        spaces = [] if self.at is None else [state.place_of(thing) for thing in self.at.find(state, run)]
        found: list[str] = []
        for hero in state.present():
            if self.at is not None:
                if hero.space not in spaces:
                    continue
            elif not near_enough(state, self.where, origin, hero.space):
                continue
            if self._fits(state, hero, mine):
                found.append(hero.id)
        return found

    def _fits(self, state: DaggerState, hero: Hero, mine: str) -> bool:
        if self.which == "others":
            return hero.id != mine
        if self.which == "alone":
            return not any(other.space == hero.space for other in state.present() if other is not hero)
        if self.which == "beset":
            return any(enemy.space == hero.space for enemy in state.all_enemies())
        if self.which == "unbeset":
            return not any(enemy.space == hero.space for enemy in state.all_enemies())
        if self.which == "me":
            return hero.id == mine
        if self.which == "strengthened":
            return hero.strengthened
        if self.which == "unready":
            return not hero.teamed
        if self.which == "hurt":
            return hero.damage > 0
        if self.which == "based":
            base = state.base_at(hero.space)
            return base != "" and base not in state.invaded
        return True

    def say_as(self, form: str, voice: Voice) -> str:
        place = place_text(voice, self.where, self.at)
        kind = place_kind(self.where, self.at)
        return voice.word(f"dagger-heroes-{self.which}", form=form, place=place, **kind)


@word()
class HeroWith(Selector):
    """The heroes who tie for the most or the least."""

    extreme: ClassVar[str] = ""
    what: str = argument(one_of=MEASURES)

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        values: dict[str, int] = {}
        for hero in state.present():
            if self.what == "distance":
                away = state.distance(state.nemesis.space, hero.space)
                if away == UNREACHABLE:
                    continue
                values[hero.id] = away
            elif self.what == "damage":
                values[hero.id] = hero.damage
            else:
                values[hero.id] = state.cards.heroes[hero.id].values[self.what]
        if not values:
            return []
        wanted = max(values.values()) if self.extreme == "most" else min(values.values())
        return [id for id, value in values.items() if value == wanted]

    def say(self, voice: Voice) -> str:
        return voice.word(f"dagger-hero-{self.extreme}-{self.what}")


@word("hero-with-most")
class HeroWithMost(HeroWith):
    """The heroes who tie for the most of something. Distance is measured from the nemesis."""

    extreme: ClassVar[str] = "most"


@word("hero-with-least")
class HeroWithLeast(HeroWith):
    """The heroes who tie for the least of something. Distance is measured from the nemesis."""

    extreme: ClassVar[str] = "least"


@word("first-player")
class FirstPlayer(Selector):
    """The first player, or the next hero on the board."""

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        present = state.present()
        return [present[0].id] if present else []

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-first-player")


@word("mission-hero")
class MissionHero(Selector):
    """The hero whose mission has this text."""

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        card = state.cards.missions.get(run.origin)
        hero = None if card is None else state.hero(card.owner)
        return [] if hero is None else [hero.id]

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-mission-hero")


@word("player")
class PlayerOf(Selector):
    """The player of a hero, for naming who chooses."""

    hero: Selector = argument(written="of")

    def find(self, state: DaggerState, run: Resolving) -> list[str]:
        found = [state.hero(id) for id in self.hero.find(state, run)]
        return [seat_id(hero.seat) for hero in found if hero is not None]

    def say(self, voice: Voice) -> str:
        return self.hero.say(voice)
