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
from tableverse.games.dagger.vocabulary.nodes import Effect, Number, Selector
from tableverse.games.dagger.vocabulary.selectors.base import acting_hero, enemies_found, heroes_found
from tableverse.games.dagger.vocabulary.verbs.base import DaggerVerb
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Resolving, Step, Voice, argument, word
from tableverse.kernel.timing import occurring


@word("deal")
class Deal(DaggerVerb):
    """Deal damage to each selected enemy."""

    to: Selector = argument(bound="there")
    damage: Number

    def do(self, state: DaggerState, run: Resolving) -> None:
        amount = self.damage.value(state, run)
        hero = acting_hero(state, run)
        for id in self.to.find(state, run):
            enemy = state.enemy(id)
            if enemy is not None:
                deal(state, enemy, amount, "" if hero is None else hero.id)
                run.bound["defeated"] = state.enemy(id) is None


@word("deal-shared")
class DealShared(DaggerVerb):
    """Deal damage that you divide among enemies, point by point."""

    forms: ClassVar[dict[str, str]] = {"among": "many"}
    among: Selector
    damage: Number

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = acting_hero(state, run)
        if hero is not None:
            among = self.among.find(state, run)
            state.frames.append(Divide(hero.id, self.damage.value(state, run), among))


@word("suffer")
class Suffer(DaggerVerb):
    """Let heroes suffer damage, with ``by`` from the nemesis. With ``spared`` it cannot defeat them."""

    who: Selector
    damage: Number
    by: str = argument(one_of=("nemesis",), default="")
    spared: bool = False

    def do(self, state: DaggerState, run: Resolving) -> None:
        enemy = state.nemesis.id if self.by == "nemesis" else ""
        for hero in reversed(heroes_found(self.who, state, run)):
            suffer(state, hero, self.damage.value(state, run), enemy, spared=self.spared)


@word("suffer-together")
class SufferTogether(DaggerVerb):
    """Let the heroes suffer damage that they divide among themselves."""

    damage: Number

    def do(self, state: DaggerState, run: Resolving) -> None:
        state.frames.append(Share(self.damage.value(state, run)))


@word("trade-blows")
class TradeBlows(Effect):
    """Let every hero choose an enemy; then all deal their attack, then all suffer their enemy's power.

    Both numbers are fixed when everybody has chosen, so that neither a defeated enemy nor a defeated hero is left out.
    """

    among: Selector = argument(written="of")

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return bool(self.among.find(state, run))

    def step(self, state: DaggerState, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == 0:
            at.left = [hero.id for hero in state.present()]
            run.bound["blows"] = []
            at.cursor = 1
            return None
        blows: list[dict[str, str | int]] = run.bound["blows"]
        if at.cursor == 1:
            among = self.among.find(state, run)
            at.left = [id for id in at.left if state.hero(id) is not None] if among else []
            if at.left:
                hero = state.present_hero(at.left[0])
                options = [Option(f"pick:{id}", Message("effect-thing", {"thing": id}), [id]) for id in among]
                return Decision(hero.seat, "pick", Message("effect-ask-pick"), options, hero.id)
            run.bound["blows"] = self._noted(state, blows)
            at.cursor = 2
        elif at.cursor - 2 < len(blows):
            blow = blows[at.cursor - 2]
            at.cursor += 1
            enemy = state.enemy(str(blow["enemy"]))
            if enemy is not None:
                run.bound["you"] = blow["hero"]  # the hero who deals the damage
                deal(state, enemy, int(blow["dealt"]), str(blow["hero"]))
                del run.bound["you"]
        else:
            run.leave()
            for blow in reversed(blows):
                standing = state.hero(str(blow["hero"]))
                if standing is not None:
                    suffer(state, standing, int(blow["suffered"]))
        return None

    def _noted(self, state: DaggerState, blows: list[dict[str, str | int]]) -> list[dict[str, str | int]]:
        noted: list[dict[str, str | int]] = []
        for blow in blows:
            enemy = state.enemy(str(blow["enemy"]))
            if enemy is not None:
                attack = state.cards.heroes[str(blow["hero"])].values["attack"]
                noted.append({**blow, "dealt": attack, "suffered": power_of(state, enemy)})
        return noted

    def answer(self, state: DaggerState, run: Resolving, at: Step, option: Option) -> None:
        blow = {"hero": at.left.pop(0), "enemy": option.thing}
        run.bound["blows"] = [*run.bound["blows"], blow]

    def say(self, voice: Voice) -> str:
        return voice.sentence("dagger-do-trade-blows", among=self.among.say_as("one", voice))


@word("nemesis-attacks")
class NemesisAttacks(DaggerVerb):
    """Let the nemesis attack the selected heroes that it can see."""

    who: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        seen = [hero.id for hero in heroes_found(self.who, state, run) if not passive(state, "hidden", "", hero)]
        state.frames.append(Strikes(state.nemesis.id, seen))

    def say(self, voice: Voice) -> str:
        voice.referents["subject"] = "nemesis"  # with this referent, the text says "its space"
        said = super().say(voice)
        del voice.referents["subject"]
        return said


@word("prevent")
class Prevent(DaggerVerb):
    """Prevent some of the damage about to be suffered."""

    during: ClassVar[tuple[str, ...]] = ("suffer", "attack")
    amount: Number

    def do(self, state: DaggerState, run: Resolving) -> None:
        facts = occurring(state).facts
        amount = min(facts["amount"], self.amount.value(state, run))
        facts["amount"] -= amount
        state.emit("prevented", {"hero": facts["hero"], "amount": amount})


@word("prevent-defeat")
class PreventDefeat(DaggerVerb):
    """Prevent enough damage to leave the hero 1 short of their Life."""

    during: ClassVar[tuple[str, ...]] = ("suffer", "attack")

    def do(self, state: DaggerState, run: Resolving) -> None:
        facts = occurring(state).facts
        hero = acting_hero(state, run)
        if hero is not None:
            left = hero_life(state, hero) - 1 - hero.damage
            state.emit("prevented", {"hero": hero.id, "amount": facts["amount"] - left})
            facts["amount"] = left


@word("take-over")
class TakeOver(DaggerVerb):
    """Suffer the damage in place of another hero."""

    during: ClassVar[tuple[str, ...]] = ("suffer", "attack")

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = acting_hero(state, run)
        if hero is not None:
            occurring(state).facts["hero"] = hero.id


@word("cancel")
class Cancel(DaggerVerb):
    """Cancel the occurrence in progress."""

    during: ClassVar[tuple[str, ...]] = ("attack", "recover", "stunned", "suffer")
    what: str = argument(one_of=("attack", "recovery"), default="")

    def do(self, state: DaggerState, run: Resolving) -> None:
        occurring(state).cancelled = True
        state.emit("cancelled", {})


@word("defeat")
class Defeat(DaggerVerb):
    """Defeat enemies at once."""

    what: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        for enemy in enemies_found(self.what, state, run):
            defeat_enemy(state, enemy, run.origin)


@word("remove-pawns")
class RemovePawns(DaggerVerb):
    """Remove enemies from the board without defeating them."""

    what: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        for enemy in enemies_found(self.what, state, run):
            if enemy is not state.nemesis:
                remove_enemy(state, enemy)


@word("heal")
class Heal(DaggerVerb):
    """Remove damage from enemies: all of it without an amount."""

    what: Selector
    amount: Number | None = None

    def do(self, state: DaggerState, run: Resolving) -> None:
        for enemy in enemies_found(self.what, state, run):
            heal(state, enemy, self.amount.value(state, run) if self.amount is not None else 99)


@word("clear-stun")
class ClearStun(DaggerVerb):
    """Let the nemesis recover from being stunned."""

    def do(self, state: DaggerState, run: Resolving) -> None:
        if state.stunned:
            recover_from_stun(state)


@word("more-damage")
class MoreDamage(DaggerVerb):
    """Increase the damage of the nemesis for this nemesis phase."""

    amount: Number

    def do(self, state: DaggerState, run: Resolving) -> None:
        amount = self.amount.value(state, run)
        state.extra_damage += amount
        state.emit("more-damage", {"amount": amount})
