"""Verbs that deal, prevent and heal damage."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.dagger import rules
from tableverse.games.dagger.actions import Divide, Share
from tableverse.games.dagger.activation import Strikes
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.words.act import Act
from tableverse.games.dagger.words.things import me
from tableverse.kernel.effects import Resolving
from tableverse.kernel.timing import occurring


class Deal(Act):
    key = "deal"

    def act(self, state: DaggerState, run: Resolving) -> None:
        amount = self.number("damage", state, run)
        hero = me(state, run)
        for id in self.all("to", state, run):
            enemy = state.enemy(id)
            if enemy is not None:
                rules.deal(state, enemy, amount, "" if hero is None else hero.id)
                run.bound["defeated"] = state.enemy(id) is None


class DealShared(Act):
    key = "deal-shared"
    forms: ClassVar[dict[str, str]] = {"among": "many"}

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        if hero is not None:
            among = self.all("among", state, run)
            state.frames.append(Divide(hero.id, self.number("damage", state, run), among))


class Suffer(Act):
    """``by``: the damage is dealt by the nemesis. ``spared``: nobody is defeated by it."""

    key = "suffer"

    def act(self, state: DaggerState, run: Resolving) -> None:
        enemy = state.nemesis.id if self.text("by") == "nemesis" else ""
        for hero in reversed(self.heroes("who", state, run)):
            rules.suffer(state, hero, self.number("damage", state, run), enemy, spared=self.flag("spared"))


class SufferTogether(Act):
    key = "suffer-together"

    def act(self, state: DaggerState, run: Resolving) -> None:
        state.frames.append(Share(self.number("damage", state, run)))


class NemesisAttacks(Act):
    key = "nemesis-attacks"

    def act(self, state: DaggerState, run: Resolving) -> None:
        seen = [hero.id for hero in self.heroes("who", state, run) if not rules.passive(state, "hidden", "", hero)]
        state.frames.append(Strikes(state.nemesis.id, seen))


class Prevent(Act):
    key = "prevent"

    def act(self, state: DaggerState, run: Resolving) -> None:
        facts = occurring(state).facts
        amount = min(facts["amount"], self.number("amount", state, run))
        facts["amount"] -= amount
        state.emit("prevented", {"hero": facts["hero"], "amount": amount})


class PreventDefeat(Act):
    """As much as leaves the hero 1 short of their Life."""

    key = "prevent-defeat"

    def act(self, state: DaggerState, run: Resolving) -> None:
        facts = occurring(state).facts
        hero = me(state, run)
        if hero is not None:
            left = rules.hero_life(state, hero) - 1 - hero.damage
            state.emit("prevented", {"hero": hero.id, "amount": facts["amount"] - left})
            facts["amount"] = left


class TakeOver(Act):
    """Suffer the damage in another hero's place."""

    key = "take-over"

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        if hero is not None:
            occurring(state).facts["hero"] = hero.id


class Cancel(Act):
    key = "cancel"

    def act(self, state: DaggerState, run: Resolving) -> None:
        occurring(state).cancelled = True
        state.emit("cancelled", {})


class Defeat(Act):
    key = "defeat"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for enemy in self.enemies("what", state, run):
            rules.defeat_enemy(state, enemy, run.origin)


class RemovePawns(Act):
    key = "remove-pawns"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for enemy in self.enemies("what", state, run):
            if enemy is not state.nemesis:
                rules.remove_enemy(state, enemy)


class Heal(Act):
    """``amount`` 0 heals everything."""

    key = "heal"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for enemy in self.enemies("what", state, run):
            rules.heal(state, enemy, self.number("amount", state, run) if "amount" in self.words else 99)


class ClearStun(Act):
    key = "clear-stun"

    def act(self, state: DaggerState, run: Resolving) -> None:
        if state.stunned:
            rules.recover_from_stun(state)


class MoreDamage(Act):
    key = "more-damage"

    def act(self, state: DaggerState, run: Resolving) -> None:
        amount = self.number("amount", state, run)
        state.extra_damage += amount
        state.emit("more-damage", {"amount": amount})
