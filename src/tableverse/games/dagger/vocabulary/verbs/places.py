"""Verbs that put heroes, enemies and tokens on other spaces."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.dagger.board import ASGARD
from tableverse.games.dagger.frames.moving import Advance, Move, Shift
from tableverse.games.dagger.rules.enemies import move_enemy
from tableverse.games.dagger.rules.heroes import move_hero
from tableverse.games.dagger.rules.in_play import passive
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.selectors import me
from tableverse.games.dagger.vocabulary.verbs.act import Act
from tableverse.kernel.effects import Resolving


class MoveHero(Act):
    key = "move"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for hero in reversed(self.heroes("who", state, run)):
            spaces = self.number("spaces", state, run) + int(run.bound.get("faster", 0))
            scope = "action" if run.bound.get("action") == "move" else "other"
            spaces += passive(state, "move", scope, hero)
            state.frames.append(Move(hero.id, spaces))


class Relocate(Act):
    key = "relocate"

    def act(self, state: DaggerState, run: Resolving) -> None:
        places = self.all("to", state, run)
        if not places:
            return
        space = state.place_of(places[0])
        for hero in self.heroes("what", state, run):
            move_hero(state, hero, space)
        for enemy in self.enemies("what", state, run):
            move_enemy(state, enemy, space)
        run.bound["did"] = True


class ShiftEnemy(Act):
    key = "shift"

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        for enemy in self.enemies("what", state, run):
            if hero is not None:
                state.frames.append(Shift(hero.id, enemy.id, self.number("spaces", state, run)))


class Swap(Act):
    key = "swap"

    def act(self, state: DaggerState, run: Resolving) -> None:
        things = [*self.all("what", state, run), *self.all("with", state, run)]
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


class SwapHurt(Act):
    """The one hero whom own enemies have just damaged and the nemesis, or the two, exchange spaces.

    Heroes who fell count, but have no space to exchange.
    """

    key = "swap-hurt"

    def act(self, state: DaggerState, run: Resolving) -> None:
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


class PutBifrost(Act):
    key = "set-bifrost"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for space in self.all("to", state, run)[:1]:
            if space != ASGARD:
                state.bifrost = state.place_of(space)
                state.emit("bifrost", {"space": state.bifrost})
                run.bound["did"] = True


class PutIliad(Act):
    key = "set-iliad"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for space in self.all("to", state, run)[:1]:
            state.iliad = space
            state.emit("iliad", {"space": space})


class AdvanceEnemy(Act):
    key = "advance"
    forms: ClassVar[dict[str, str]] = {"toward": "nearest"}

    def act(self, state: DaggerState, run: Resolving) -> None:
        wanted = [state.place_of(thing) for thing in self.all("toward", state, run)]
        for enemy in self.enemies("what", state, run):
            state.frames.append(Advance(enemy.id, self.number("spaces", state, run), wanted))


class Summon(Act):
    """An enemy goes straight to your space; none is moved twice by the same text."""

    key = "summon"

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        for enemy in self.enemies("what", state, run):
            if hero is not None:
                move_enemy(state, enemy, hero.space)
                run.bound["summoned"] = [*run.bound.get("summoned", []), enemy.id]
