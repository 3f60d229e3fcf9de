"""Verbs that move heroes, enemies and tokens."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.dagger.frames.moving import Advance, Move, Shift
from tableverse.games.dagger.ids import ASGARD
from tableverse.games.dagger.rules.enemies import move_enemy
from tableverse.games.dagger.rules.heroes import move_hero
from tableverse.games.dagger.rules.in_play import passive
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.nodes import Number, Selector
from tableverse.games.dagger.vocabulary.selectors.base import acting_hero, enemies_found, heroes_found
from tableverse.games.dagger.vocabulary.verbs.base import DaggerVerb
from tableverse.kernel.effects import Resolving, argument, word


@word("move")
class MoveHero(DaggerVerb):
    """Move heroes to adjacent spaces, up to ``spaces`` times."""

    who: Selector
    spaces: Number

    def do(self, state: DaggerState, run: Resolving) -> None:
        for hero in reversed(heroes_found(self.who, state, run)):
            spaces = self.spaces.value(state, run) + int(run.bound.get("faster", 0))
            scope = "action" if run.bound.get("action") == "move" else "other"
            spaces += passive(state, "move", scope, hero)
            state.frames.append(Move(hero.id, spaces))


@word("relocate")
class Relocate(DaggerVerb):
    """Put heroes or enemies directly on a space."""

    what: Selector
    to: Selector = argument(bound="there")

    def do(self, state: DaggerState, run: Resolving) -> None:
        places = self.to.find(state, run)
        if not places:
            return
        space = state.place_of(places[0])
        for hero in heroes_found(self.what, state, run):
            move_hero(state, hero, space)
        for enemy in enemies_found(self.what, state, run):
            move_enemy(state, enemy, space)


@word("shift")
class ShiftEnemy(DaggerVerb):
    """Move enemies up to ``spaces`` spaces along links, as you choose."""

    what: Selector
    spaces: Number

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = acting_hero(state, run)
        for enemy in enemies_found(self.what, state, run):
            if hero is not None:
                state.frames.append(Shift(hero.id, enemy.id, self.spaces.value(state, run)))


@word("swap")
class Swap(DaggerVerb):
    """Swap the spaces of two heroes or enemies."""

    what: Selector
    with_: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        things = [*self.what.find(state, run), *self.with_.find(state, run)]
        if len(things) != 2:
            return
        spaces = [state.place_of(thing) for thing in things]
        for thing, space in zip(things, reversed(spaces), strict=True):
            hero = state.hero(thing)
            enemy = state.enemy(thing)
            if hero is not None:
                move_hero(state, hero, space)
            elif enemy is not None:
                move_enemy(state, enemy, space)


@word("swap-hurt")
class SwapHurt(DaggerVerb):
    """Swap the spaces of the two heroes just damaged by own enemies, or of a single one and the nemesis.

    Defeated heroes count, but have no space to swap.
    """

    def do(self, state: DaggerState, run: Resolving) -> None:
        heroes = [state.hero(id) for id in state.hurt]
        first = heroes[0] if heroes else None
        if first is None:
            return
        space = first.space
        if len(heroes) == 1:
            move_hero(state, first, state.nemesis.space)
            move_enemy(state, state.nemesis, space)
        second = heroes[1] if len(heroes) == 2 else None
        if second is not None:
            move_hero(state, first, second.space)
            move_hero(state, second, space)


@word("set-bifrost")
class PutBifrost(DaggerVerb):
    """Move the Bifrost token to a space."""

    to: Selector = argument(bound="there")

    def do(self, state: DaggerState, run: Resolving) -> None:
        for space in self.to.find(state, run)[:1]:
            if space != ASGARD:
                state.bifrost = state.place_of(space)
                state.emit("bifrost", {"space": state.bifrost})


@word("set-iliad")
class PutIliad(DaggerVerb):
    """Move the Iliad to a space."""

    to: Selector = argument(bound="there")

    def do(self, state: DaggerState, run: Resolving) -> None:
        for space in self.to.find(state, run)[:1]:
            state.iliad = space
            state.emit("iliad", {"space": space})


@word("advance")
class AdvanceEnemy(DaggerVerb):
    """Move enemies a number of spaces along a shortest path."""

    forms: ClassVar[dict[str, str]] = {"toward": "nearest"}
    what: Selector
    toward: Selector
    spaces: Number

    def do(self, state: DaggerState, run: Resolving) -> None:
        wanted = [state.place_of(thing) for thing in self.toward.find(state, run)]
        for enemy in enemies_found(self.what, state, run):
            state.frames.append(Advance(enemy.id, self.spaces.value(state, run), wanted))


@word("summon")
class Summon(DaggerVerb):
    """Move an enemy directly to your space, and mark it as summoned by this text."""

    what: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = acting_hero(state, run)
        for enemy in enemies_found(self.what, state, run):
            if hero is not None:
                move_enemy(state, enemy, hero.space)
                run.bound["summoned"] = [*run.bound.get("summoned", []), enemy.id]
