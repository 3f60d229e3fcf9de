"""Verbs that deal, prevent and heal damage."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.dagger.frames.activation import Strikes
from tableverse.games.dagger.frames.combat import Divide, Share
from tableverse.games.dagger.rules.damage import deal, defeat_enemy, suffer
from tableverse.games.dagger.rules.enemies import heal, power_of, recover_from_stun, remove_enemy
from tableverse.games.dagger.rules.heroes import hero_life
from tableverse.games.dagger.rules.in_play import passive
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.selectors import me, named
from tableverse.games.dagger.vocabulary.verbs.act import Act
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Checker, Effect, Resolving, Selector, Step, Voice
from tableverse.kernel.timing import occurring


class Deal(Act):
    key = "deal"

    def act(self, state: DaggerState, run: Resolving) -> None:
        amount = self.number("damage", state, run)
        hero = me(state, run)
        for id in self.all("to", state, run):
            enemy = state.enemy(id)
            if enemy is not None:
                deal(state, enemy, amount, "" if hero is None else hero.id)
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
            suffer(state, hero, self.number("damage", state, run), enemy, spared=self.flag("spared"))


class SufferTogether(Act):
    key = "suffer-together"

    def act(self, state: DaggerState, run: Resolving) -> None:
        state.frames.append(Share(self.number("damage", state, run)))


class TradeBlows(Effect):
    """All at once: every hero chooses an enemy, then all deal their attack, then all suffer the power they chose.

    Both numbers are noted when everybody has chosen, so that neither a fallen enemy nor a fallen hero is let off.
    """

    def __init__(self, among: Selector) -> None:
        self.among = among

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return bool(self.among.find(state, run))

    def step(self, state: DaggerState, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == 0:
            at.left = [hero.id for hero in state.present()] if self.possible(state, run) else []
            run.bound["blows"] = []
            at.cursor = 1
            return None
        if at.left:
            hero = state.hero(at.left[0])
            assert hero is not None
            options = [
                Option(f"pick:{id}", Message("effect-thing", {"thing": id}), [id]) for id in self.among.find(state, run)
            ]
            return Decision(hero.seat, "pick", Message("effect-ask-pick"), options, hero.id)
        blows: list[dict[str, str | int]] = run.bound["blows"]
        if at.cursor == 1:
            run.bound["blows"] = [self._noted(state, blow) for blow in blows]
            at.cursor = 2
        elif at.cursor - 2 < len(blows):
            blow = blows[at.cursor - 2]
            at.cursor += 1
            enemy = state.enemy(str(blow["enemy"]))
            if enemy is not None:
                deal(state, enemy, int(blow["dealt"]), str(blow["hero"]))
        else:
            run.leave()
            for blow in reversed(blows):
                hero = state.hero(str(blow["hero"]))
                if hero is not None:
                    suffer(state, hero, int(blow["suffered"]))
        return None

    def _noted(self, state: DaggerState, blow: dict[str, str | int]) -> dict[str, str | int]:
        enemy = state.enemy(str(blow["enemy"]))
        assert enemy is not None
        attack = state.cards.heroes[str(blow["hero"])].values["attack"]
        return {**blow, "dealt": attack, "suffered": power_of(state, enemy)}

    def answer(self, state: DaggerState, run: Resolving, at: Step, option: Option) -> None:
        blow = {"hero": at.left.pop(0), "enemy": option.id.removeprefix("pick:")}
        run.bound["blows"] = [*run.bound["blows"], blow]

    def say(self, voice: Voice) -> str:
        return voice.sentence("dagger-do-trade-blows", among=named(self.among, voice, "one"))

    def check(self, checker: Checker) -> None:
        self.among.check(checker)
        self.say(checker.voice)


class NemesisAttacks(Act):
    key = "nemesis-attacks"

    def act(self, state: DaggerState, run: Resolving) -> None:
        seen = [hero.id for hero in self.heroes("who", state, run) if not passive(state, "hidden", "", hero)]
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
            left = hero_life(state, hero) - 1 - hero.damage
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
            defeat_enemy(state, enemy, run.origin)


class RemovePawns(Act):
    key = "remove-pawns"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for enemy in self.enemies("what", state, run):
            if enemy is not state.nemesis:
                remove_enemy(state, enemy)


class Heal(Act):
    """``amount`` 0 heals everything."""

    key = "heal"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for enemy in self.enemies("what", state, run):
            heal(state, enemy, self.number("amount", state, run) if "amount" in self.words else 99)


class ClearStun(Act):
    key = "clear-stun"

    def act(self, state: DaggerState, run: Resolving) -> None:
        if state.stunned:
            recover_from_stun(state)


class MoreDamage(Act):
    key = "more-damage"

    def act(self, state: DaggerState, run: Resolving) -> None:
        amount = self.number("amount", state, run)
        state.extra_damage += amount
        state.emit("more-damage", {"amount": amount})
