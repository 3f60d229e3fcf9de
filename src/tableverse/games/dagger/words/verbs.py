"""Verbs: what texts do. Each is told what it acts on by named words: selectors, numbers or plain words."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.dagger import rules
from tableverse.games.dagger.actions import (
    Attack,
    Defy,
    Divide,
    Move,
    Rest,
    Share,
    Shift,
    Spend,
    TakeAny,
    attackable,
    can_take,
    defiable,
    effects_for,
    offer_effects,
    resolve_base,
    take_action,
)
from tableverse.games.dagger.activation import Activations, Advance, Strikes
from tableverse.games.dagger.board import ASGARD
from tableverse.games.dagger.dice import Boost, Reroll, Test, current_test, spend_vulnerable
from tableverse.games.dagger.nemesis_phase import live_spawns, resolve_nemesis_ability
from tableverse.games.dagger.state import DaggerState, Enemy, Hero
from tableverse.games.dagger.words.things import me
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import Checker, Effect, Number, Resolving, Selector, Step, Verb, Voice
from tableverse.kernel.state import State
from tableverse.kernel.timing import occurring

Word = Selector | Number | str | bool | list[str]


class Act(Verb):
    """A verb with named words. It does nothing when the first selector finds nothing."""

    key: ClassVar[str] = ""

    def __init__(self, words: dict[str, Word]) -> None:
        self.words = words

    def all(self, name: str, state: State, run: Resolving) -> list[str]:
        word = self.words.get(name)
        assert isinstance(word, Selector)
        return word.find(state, run)

    def heroes(self, name: str, state: DaggerState, run: Resolving) -> list[Hero]:
        found = [state.hero(id) for id in self.all(name, state, run)]
        return [hero for hero in found if hero is not None]

    def enemies(self, name: str, state: DaggerState, run: Resolving) -> list[Enemy]:
        found = [state.enemy(id) for id in self.all(name, state, run)]
        return [enemy for enemy in found if enemy is not None]

    def number(self, name: str, state: State, run: Resolving) -> int:
        word = self.words.get(name)
        if word is None:
            return 0
        assert isinstance(word, Number)
        return word.value(state, run)

    def text(self, name: str) -> str:
        word = self.words.get(name, "")
        assert isinstance(word, str)
        return word

    def flag(self, name: str) -> bool:
        return bool(self.words.get(name, False))

    def possible(self, state: State, run: Resolving) -> bool:
        selectors = [word for word in self.words.values() if isinstance(word, Selector)]
        return all(selector.find(state, run) for selector in selectors)

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, DaggerState)
        self.act(state, run)

    def act(self, state: DaggerState, run: Resolving) -> None:
        raise NotImplementedError

    def say(self, voice: Voice) -> str:
        said: dict[str, str] = {"amount": voice.word("dagger-word-all")}  # where no amount is given
        for name, word in self.words.items():
            if isinstance(word, Selector | Number):
                said[name] = word.say(voice)
            elif isinstance(word, bool):
                said[name] = "yes" if word else "no"
            elif isinstance(word, list):
                said[name] = voice.all_of([voice.word(f"dagger-word-{part}") for part in word])
            else:
                said[name] = voice.word(f"dagger-word-{word}")
        return voice.sentence(f"dagger-do-{self.key}", **said)

    def check(self, checker: Checker) -> None:
        for word in self.words.values():
            if isinstance(word, Selector | Number):
                word.check(checker)
        self.say(checker.voice)


# --- costs and combos ---------------------------------------------------------------------------------------------


class Use(Verb):
    """What using a text costs: its card exhausted, its combo token, its one use a round."""

    def __init__(self, label: str, once: bool, exhausts: bool, combo: str) -> None:
        self.label = label
        self.once = once
        self.exhausts = exhausts
        self.combo = combo

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, DaggerState)
        text = state.box.texts[self.label]
        hero = me(state, run)
        if hero is not None:
            rules.use_text(state, text, hero)

    def say(self, voice: Voice) -> str:
        once = "yes" if self.once else "no"
        exhausts = "yes" if self.exhausts else "no"
        return voice.sentence("dagger-do-use", once=once, exhausts=exhausts, combo=self.combo or "none")


class ComboDone(Verb):
    """Every combo raises team-up by 1."""

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, DaggerState)
        hero = me(state, run)
        state.emit("combo", {"hero": run.origin})
        rules.gain_team_up(state, 1)
        rules.occur(state, "combo", {"hero": "" if hero is None else hero.id})

    def say(self, voice: Voice) -> str:
        return voice.sentence("dagger-do-combo-done")


# --- places -------------------------------------------------------------------------------------------------------


class MoveHero(Act):
    key = "move"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for hero in reversed(self.heroes("who", state, run)):
            spaces = self.number("spaces", state, run) + int(run.bound.get("faster", 0))
            scope = "action" if run.bound.get("action") == "move" else "other"
            spaces += rules.passive(state, "move", scope, hero)
            state.frames.append(Move(hero.id, spaces))


class Relocate(Act):
    key = "relocate"

    def act(self, state: DaggerState, run: Resolving) -> None:
        places = self.all("to", state, run)
        if not places:
            return
        space = state.place_of(places[0])
        for hero in self.heroes("what", state, run):
            rules.move_hero(state, hero, space)
        for enemy in self.enemies("what", state, run):
            rules.move_enemy(state, enemy, space)
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
                rules.move_hero(state, hero, space)
            elif enemy is not None:
                rules.move_enemy(state, enemy, space)


class SwapHurt(Act):
    """Two heroes who were both damaged exchange spaces."""

    key = "swap-two"

    def act(self, state: DaggerState, run: Resolving) -> None:
        heroes = self.heroes("who", state, run)
        if len(heroes) == 2:
            first, second = heroes[0].space, heroes[1].space
            rules.move_hero(state, heroes[0], second)
            rules.move_hero(state, heroes[1], first)


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

    def act(self, state: DaggerState, run: Resolving) -> None:
        wanted = [state.place_of(thing) for thing in self.all("toward", state, run)]
        for enemy in self.enemies("what", state, run):
            state.frames.append(Advance(enemy.id, self.number("spaces", state, run), wanted))


# --- tests, attacks, actions --------------------------------------------------------------------------------------


def boost_of(act: Act, state: DaggerState, run: Resolving) -> Boost:
    """What a text and the action it is part of change about a test."""
    count = act.words.get("count", [])
    assert isinstance(count, list)
    if act.flag("count-if-empowered") and not run.bound.get("empowered"):
        count = []
    mine = Boost(
        act.number("plus", state, run),
        act.number("dice", state, run),
        act.number("per-wild", state, run),
        act.number("wild", state, run) or 1,
        count,
        act.flag("rerolls") and (bool(run.bound.get("empowered"))),
        act.text("attribute"),
    )
    given = run.bound.get("boost")
    return mine.joined(given) if isinstance(given, Boost) else mine


class TestThen(Effect):
    """A test, then what comes of it; D.A.G.G.E.R. effects for its wilds come last."""

    def __init__(self, act: Act, attribute: str, then: Effect) -> None:
        self.act = act
        self.attribute = attribute
        self.then = then

    def parts(self) -> tuple[Effect, ...]:
        return (self.then,)

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, DaggerState)
        hero = me(state, run)
        if hero is None or at.cursor == 2:
            run.leave()
            if hero is not None:
                offer_effects(state, hero, int(run.bound.get("wilds", 0)))
            return None
        at.cursor += 1
        if at.cursor == 1:
            boost = boost_of(self.act, state, run)
            run.bound["successes"] = 0
            state.frames.append(Test(hero.id, self.attribute, "", "", boost))
        else:
            run.enter(state, at, 0)
        return None

    def say(self, voice: Voice) -> str:
        said = voice.sentence("dagger-do-test", attribute=voice.word(f"dagger-word-{self.attribute}"))
        parts = [said]
        for name in ("plus", "dice", "wild", "per-wild"):
            word = self.act.words.get(name)
            if isinstance(word, Number):
                parts.append(voice.sentence(f"dagger-do-test-{name}", amount=word.say(voice)))
        count = self.act.words.get("count")
        if isinstance(count, list):
            icons = voice.all_of([voice.word(f"dagger-word-{icon}") for icon in count])
            parts.append(
                voice.sentence("dagger-do-test-count", icons=icons, empowered=str(self.act.flag("count-if-empowered")))
            )
        return voice.sentences([*parts, self.then.say(voice)])

    def check(self, checker: Checker) -> None:
        checker.apart(self.then)
        self.say(checker.voice)


class AttackEnemy(Act):
    """The combat action of an aspect: attack an enemy on your space, or whom a text allows."""

    key = "attack"

    def possible(self, state: State, run: Resolving) -> bool:
        return True

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        if hero is None:
            return
        targets = run.bound.get("targets")
        if targets is None:
            targets = attackable(state, hero)
        action = "combat" if run.bound.get("action") == "combat" else ""
        boost = boost_of(self, state, run)
        state.frames.append(Attack(hero.id, list(targets), action, boost, bool(run.bound.get("spends"))))


class DefyMission(Act):
    key = "defy"

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        if hero is not None and defiable(state, hero):
            state.frames.append(Defy(hero.id, "defy", boost_of(self, state, run)))


class RestAction(Act):
    key = "rest"

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        if hero is not None:
            shares = self.text("shares") if run.bound.get("empowered") else ""
            state.frames.append(Rest(hero.id, boost_of(self, state, run), shares))


class Take(Act):
    """An aspect action of a hero, without a token. ``times`` so often; ``against`` whom; ``move`` so much faster."""

    key = "take"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, DaggerState)
        heroes = self.heroes("who", state, run)
        return any(self._can(state, run, hero) for hero in heroes)

    def _can(self, state: DaggerState, run: Resolving, hero: Hero) -> bool:
        if run.bound.get("taken"):
            return False
        if "against" in self.words:
            return bool(self.all("against", state, run))
        return can_take(state, hero, self._action(state))

    def _action(self, state: DaggerState) -> str:
        action = self.text("action")
        return str(occurring(state).facts["action"]) if action == "same" else action

    def act(self, state: DaggerState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            if not self._can(state, run, hero):
                continue
            targets = self.all("against", state, run) if "against" in self.words else None
            empowered = self.flag("empowered")
            for _ in range(self.number("times", state, run) or 1):
                take_action(
                    state,
                    hero,
                    self._action(state),
                    empowered,
                    boost_of(self, state, run),
                    targets,
                    self.flag("spends"),
                    self.number("move", state, run),
                )
            run.bound["did"] = True


class TakeSome(Act):
    """So many different aspect actions of your choice."""

    key = "take-some"

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        if hero is None or run.bound.get("taken"):
            return
        among = self.words["among"]
        assert isinstance(among, list)
        boost = boost_of(self, state, run)
        state.frames.append(TakeAny(hero.id, self.number("times", state, run), self.flag("empowered"), among, boost))


class AddSuccesses(Act):
    key = "add-successes"

    def act(self, state: DaggerState, run: Resolving) -> None:
        current_test(state).spent += self.number("amount", state, run)


class AddResults(Act):
    key = "add-results"

    def act(self, state: DaggerState, run: Resolving) -> None:
        results = self.words["results"]
        assert isinstance(results, list)
        current_test(state).added.extend(results)


class RollAgain(Act):
    key = "reroll"

    def act(self, state: DaggerState, run: Resolving) -> None:
        most = self.number("most", state, run) or len(current_test(state).dice)
        state.frames.append(Reroll(most, run.bound.get("you", run.origin)))


# --- damage -------------------------------------------------------------------------------------------------------


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


# --- heroes' tokens and cards -------------------------------------------------------------------------------------


class Recover(Act):
    key = "recover"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, DaggerState)
        return any(hero.damage for hero in self.heroes("who", state, run))

    def act(self, state: DaggerState, run: Resolving) -> None:
        for hero in reversed(self.heroes("who", state, run)):
            rules.recover(state, hero, self.number("amount", state, run))


class Charge(Act):
    key = "charge"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, DaggerState)
        return any(rules.chargeable(state, hero) for hero in self.heroes("who", state, run))

    def act(self, state: DaggerState, run: Resolving) -> None:
        for hero in reversed(self.heroes("who", state, run)):
            state.frames.append(Spend(hero.id, self.number("amount", state, run), False, False))


class Strengthen(Act):
    key = "strengthen"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, DaggerState)
        return any(not hero.strengthened for hero in self.heroes("who", state, run))

    def act(self, state: DaggerState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            rules.strengthen(state, hero)


class Weaken(Act):
    """Lose strengthened; whoever cannot suffers so much damage."""

    key = "weaken"

    def act(self, state: DaggerState, run: Resolving) -> None:
        enemy = state.nemesis.id if self.text("by") == "nemesis" else ""
        for hero in reversed(self.heroes("who", state, run)):
            if not rules.weaken(state, hero):
                rules.suffer(state, hero, self.number("or-damage", state, run), enemy)


class SpendStrengthened(Act):
    """A cost: possible only for a strengthened hero."""

    key = "spend-strengthened"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, DaggerState)
        return any(hero.strengthened for hero in self.heroes("who", state, run))

    def act(self, state: DaggerState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            rules.weaken(state, hero)


class Expose(Act):
    key = "expose"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for enemy in self.enemies("what", state, run):
            rules.expose(state, enemy)


class Cover(Act):
    """Discard vulnerable without a use of it."""

    key = "cover"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for enemy in self.enemies("what", state, run):
            if enemy.vulnerable:
                enemy.vulnerable = False
                state.emit("covered", {"enemy": enemy.id})


class SpendVulnerable(Act):
    key = "spend-vulnerable"

    def act(self, state: DaggerState, run: Resolving) -> None:
        spend_vulnerable(state, self.all("what", state, run))


class ExhaustSupports(Act):
    """``most`` 0: all of them. Whoever has none to exhaust suffers so much damage."""

    key = "exhaust"

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        if hero is None:
            return
        if "card" in self.words:
            for id in self.all("card", state, run):
                rules.exhaust(state, hero, id)
                run.bound["did"] = True
            return
        for id in hero.ready:
            rules.exhaust(state, hero, id)


class DropCharge(Act):
    key = "drop-charge"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            if hero.charge:
                hero.charge = {}
                state.emit("charge-lost", {"hero": hero.id})


class ChargeCard(Act):
    key = "charge-card"

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        for id in self.all("card", state, run):
            if hero is not None:
                rules.charge(state, hero, id)


class ReadyTeamUp(Act):
    key = "ready-team-up"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, DaggerState)
        return any(not hero.teamed for hero in self.heroes("who", state, run))

    def act(self, state: DaggerState, run: Resolving) -> None:
        for hero in self.heroes("who", state, run):
            hero.teamed = True
            sheet = state.box.heroes[hero.id].sheet
            state.emit("team-up-ready", {"hero": hero.id, "card": state.box.team_up_of[sheet]})
            run.bound["did"] = True


# --- tracks and missions ------------------------------------------------------------------------------------------


class Place(Act):
    key = "place"

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        for id in self.all("on", state, run):
            mission = state.mission(id)
            if mission is not None:
                rules.place(state, mission, self.number("amount", state, run), "" if hero is None else hero.id)


class Unplace(Act):
    """Take progress off; without an amount all of it."""

    key = "unplace"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for id in self.all("from", state, run):
            mission = state.mission(id)
            if mission is not None:
                amount = self.number("amount", state, run) if "amount" in self.words else mission.progress
                amount = min(amount, mission.progress)
                if amount:
                    mission.progress -= amount
                    state.emit("progress-down", {"mission": id, "amount": amount, "total": mission.progress})


class PlaceOnSheet(Act):
    key = "place-on-sheet"

    def act(self, state: DaggerState, run: Resolving) -> None:
        rules.place_on_sheet(state, self.number("amount", state, run), bool(run.bound.get("ability")))


class RemoveFromSheet(Act):
    """What a hero removes by the action of the nemesis sheet may advance a mission."""

    key = "remove-from-sheet"

    def act(self, state: DaggerState, run: Resolving) -> None:
        amount = self.number("amount", state, run) if "amount" in self.words else state.sheet
        removed = rules.remove_from_sheet(state, amount)
        hero = me(state, run)
        if removed and hero is not None and self.flag("sabotage"):
            rules.occur(state, "sabotaged", {"hero": hero.id, "amount": removed})


class Gain(Act):
    key = "gain"

    def act(self, state: DaggerState, run: Resolving) -> None:
        rules.gain_team_up(state, self.number("amount", state, run))


class LoseTeamUp(Act):
    """Without an amount all of it."""

    key = "lose-team-up"

    def act(self, state: DaggerState, run: Resolving) -> None:
        rules.lose_team_up(state, self.number("amount", state, run) if "amount" in self.words else state.team_up)


class SpendTeamUp(Act):
    """A cost: possible only with enough on the track, and when spending is allowed."""

    key = "spend-team-up"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, DaggerState)
        return rules.can_spend_team_up(state, self.number("amount", state, run))

    def act(self, state: DaggerState, run: Resolving) -> None:
        rules.lose_team_up(state, self.number("amount", state, run))
        run.bound["paid"] = int(run.bound.get("paid", 0)) + self.number("amount", state, run)


class PayAny(Effect):
    """Any amount of team-up, point by point; what was paid is kept."""

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, DaggerState)
        if not rules.can_spend_team_up(state, 1):
            run.leave()
            return None
        options = [
            Option("spend:1", Message("dagger-option-spend-team-up", {"left": state.team_up})),
            Option("done", Message("dagger-option-done")),
        ]
        return Decision(run.seat, "pay", Message("dagger-ask-pay"), options, run.origin)

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        assert isinstance(state, DaggerState)
        if option.id == "done":
            run.leave()
            return
        rules.lose_team_up(state, 1)
        run.bound["paid"] = int(run.bound.get("paid", 0)) + 1

    def say(self, voice: Voice) -> str:
        return voice.sentence("dagger-do-pay-any-team-up")


class RaiseThreat(Act):
    key = "raise"

    def act(self, state: DaggerState, run: Resolving) -> None:
        rules.raise_threat(state, self.number("amount", state, run))


class LowerThreat(Act):
    key = "lower"

    def act(self, state: DaggerState, run: Resolving) -> None:
        rules.lower_threat(state, self.number("amount", state, run))


class Contain(Act):
    key = "contain"

    def act(self, state: DaggerState, run: Resolving) -> None:
        state.containment += 1
        state.emit("contained", {"total": state.containment})


class MarkEnemy(Act):
    """Put the token of this mission by an enemy; with none at all the mission is completed."""

    key = "mark"

    def possible(self, state: State, run: Resolving) -> bool:
        return True

    def act(self, state: DaggerState, run: Resolving) -> None:
        mission = state.mission(run.origin)
        if mission is None:
            return
        for id in self.all("what", state, run)[:1]:
            mission.mark = id
            state.emit("marked", {"mission": mission.id, "enemy": id})
            return
        rules.complete(state, mission)


class MarkBase(Act):
    """1 progress on a base that has none of this mission; enough bases complete it."""

    key = "mark-base"

    def act(self, state: DaggerState, run: Resolving) -> None:
        mission = state.mission(run.origin)
        for base in self.all("what", state, run):
            if mission is not None and base not in mission.bases:
                mission.bases = [*mission.bases, base]
                state.emit("base-marked", {"mission": mission.id, "base": base})
                if len(mission.bases) == self.number("enough", state, run):
                    rules.complete(state, mission)


class SpawnEnemy(Act):
    key = "spawn"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for space in self.all("at", state, run):
            for _ in range(self.number("amount", state, run) if "amount" in self.words else 1):
                before = len(state.enemies)
                rules.spawn(state, self.text("rank"), state.place_of(space))
                if len(state.enemies) > before:
                    run.bound["spawned"] = state.enemies[-1].id


class SpawnSide(Act):
    key = "spawn-side"

    def act(self, state: DaggerState, run: Resolving) -> None:
        rules.spawn_side_mission(state)


class Free(Act):
    key = "free"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for base in self.all("what", state, run)[:1]:
            if base in state.invaded:
                state.invaded.remove(base)
                state.emit("freed", {"base": base})


class Invade(Act):
    key = "invade"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for base in self.all("what", state, run)[:1]:
            rules.invade(state, base, state.nemesis.id)
            run.bound["did"] = True


# --- effects, abilities and events --------------------------------------------------------------------------------


class BaseEffect(Act):
    """The D.A.G.G.E.R. effect of the base on your space."""

    key = "base-effect"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, DaggerState)
        hero = me(state, run)
        return hero is not None and state.base_at(hero.space) in effects_for(state, hero)

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        if hero is not None and state.base_at(hero.space) in effects_for(state, hero):
            resolve_base(state, state.base_at(hero.space), hero)


class RegionEffect(Act):
    """One D.A.G.G.E.R. effect of your region."""

    key = "region-effect"

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        if hero is not None:
            offer_effects(state, hero, 1)


class Ongoing(Act):
    key = "ongoing"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for id in self.all("what", state, run)[:1]:
            ongoing = state.box.missions[id].ongoing
            if ongoing is not None:
                rules.resolve(state, ongoing.label, id)


class NemesisAbility(Act):
    key = "nemesis-ability"

    def act(self, state: DaggerState, run: Resolving) -> None:
        resolve_nemesis_ability(state, self.text("icon"))


class Activate(Act):
    key = "activate"

    def act(self, state: DaggerState, run: Resolving) -> None:
        state.frames.append(Activations(self.text("rank")))


class CancelIcons(Act):
    """Ability icons of the event under way."""

    key = "cancel-icons"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for number, icon in enumerate(state.box.events[state.event].icons):
            if icon.startswith("ability"):
                state.cancelled.append(f"icon:{number}")
                state.emit("icon-cancelled", {"icon": icon})


class CancelSpawn(Effect):
    """One spawn icon of the event under way, of the chooser's choice."""

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, DaggerState)
        return state.event != "" and bool(live_spawns(state))

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, DaggerState)
        if not self.possible(state, run):
            run.leave()
            return None
        spawns = state.box.events[state.event].spawns
        options = [
            Option(
                f"spawn:{number}",
                Message("dagger-option-spawn", {"rank": spawns[number].rank, "space": spawns[number].space}),
                [spawns[number].space],
            )
            for number in live_spawns(state)
        ]
        return Decision(run.seat, "cancel-spawn", Message("dagger-ask-cancel-spawn"), options, run.origin)

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        assert isinstance(state, DaggerState)
        run.leave()
        state.cancelled.append(option.id)
        part = state.box.events[state.event].spawns[int(option.id.removeprefix("spawn:"))]
        state.emit("spawn-cancelled", {"rank": part.rank, "space": part.space})

    def say(self, voice: Voice) -> str:
        return voice.sentence("dagger-do-cancel-spawn")


class Look(Act):
    key = "look"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, DaggerState)
        return rules.top_event(state) != ""

    def act(self, state: DaggerState, run: Resolving) -> None:
        rules.look_at_event(state)


class DropTopEvent(Act):
    """The top event goes to the discard pile or to the bottom of the deck."""

    key = "drop-top-event"

    def possible(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, DaggerState)
        return rules.top_event(state) != ""

    def act(self, state: DaggerState, run: Resolving) -> None:
        event = rules.draw_event(state)
        if not event:
            return
        if self.text("to") == "bottom":
            state.piles[0].insert(0, event)
            state.emit("put-at-bottom", {"event": event})
        else:
            state.emit("discarded", {"event": event})


class Hold(Act):
    """Keep the event by the board; ``tokens`` of the hero named lie on it."""

    key = "hold"

    def possible(self, state: State, run: Resolving) -> bool:
        return True

    def act(self, state: DaggerState, run: Resolving) -> None:
        whose = self.all("of", state, run)[:1] if "of" in self.words else []
        rules.hold(state, run.origin, whose[0] if whose else "", self.number("tokens", state, run))


class AllEmpowered(Act):
    key = "all-empowered"

    def act(self, state: DaggerState, run: Resolving) -> None:
        state.all_empowered = True
        state.emit("all-empowered", {})


class Calm(Act):
    key = "calm"

    def act(self, state: DaggerState, run: Resolving) -> None:
        for region in self.all("region", state, run)[:1]:
            state.calm.append(region)
            state.emit("calmed", {"region": region})


class MoreDamage(Act):
    key = "more-damage"

    def act(self, state: DaggerState, run: Resolving) -> None:
        state.extra_damage += self.number("amount", state, run)


class RollDice(Act):
    """Dice outside a test: keeps how many results of an icon came up."""

    key = "roll"

    def act(self, state: DaggerState, run: Resolving) -> None:
        dice = [rules.roll(state) for _ in range(self.number("dice", state, run))]
        state.emit("dice", {"dice": dice}, reveals=True)
        run.bound["results"] = dice.count(self.text("icon"))


class Summon(Act):
    """An enemy goes straight to your space; none is moved twice by the same text."""

    key = "summon"

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        for enemy in self.enemies("what", state, run):
            if hero is not None:
                rules.move_enemy(state, enemy, hero.space)
                run.bound["summoned"] = [*run.bound.get("summoned", []), enemy.id]


class Remember(Act):
    """Keep what is found now for what follows."""

    key = "remember"

    def act(self, state: DaggerState, run: Resolving) -> None:
        run.bound["them"] = self.all("what", state, run)


class Nothing(Act):
    """An action whose whole effect is the token that lies on it."""

    key = "nothing"

    def act(self, state: DaggerState, run: Resolving) -> None:
        pass


# --- ways of doing ------------------------------------------------------------------------------------------------


class ByEach(Effect):
    """Each of some heroes does it in turn, making their own choices."""

    def __init__(self, heroes: Selector, effect: Effect) -> None:
        self.heroes = heroes
        self.effect = effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def possible(self, state: State, run: Resolving) -> bool:
        return any(self.effect.possible(state, run.binding("you", hero)) for hero in self.heroes.find(state, run))

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, DaggerState)
        if at.cursor == 0:
            at.cursor = 1
            at.left = [f"{run.seat}", run.bound.get("you", ""), *self.heroes.find(state, run)]
        while len(at.left) > 2:
            hero = state.hero(at.left.pop(2))
            if hero is not None:
                run.bound["you"] = hero.id
                run.seat = hero.seat
                run.enter(state, at, 0)
                return None
        run.seat = int(at.left[0])
        if at.left[1]:
            run.bound["you"] = at.left[1]
        else:
            run.bound.pop("you", None)
        run.leave()
        return None

    def say(self, voice: Voice) -> str:
        clause = voice.clause(self.effect.say(voice))
        return voice.sentence("dagger-do-by-each", heroes=self.heroes.say(voice), effect=clause)

    def check(self, checker: Checker) -> None:
        self.heroes.check(checker)
        checker.apart(self.effect)


class UpTo(Effect):
    """Up to so many different things, one after the other, as long as the chooser likes; or ``exactly`` so many."""

    def __init__(self, times: Number, among: Selector, effect: Effect, exactly: bool) -> None:
        self.times = times
        self.among = among
        self.effect = effect
        self.exactly = exactly

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def possible(self, state: State, run: Resolving) -> bool:
        return bool(self.among.find(state, run))

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        left = [thing for thing in self.among.find(state, run) if thing not in at.left]
        if not left or at.cursor >= self.times.value(state, run):
            run.leave()
            return None
        options = [Option(f"pick:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in left]
        if not self.exactly:
            options.append(Option("done", Message("dagger-option-done")))
        return Decision(run.seat, "pick", Message("effect-ask-pick"), options, run.origin)

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        if option.id == "done":
            run.leave()
            return
        thing = option.id.removeprefix("pick:")
        at.cursor += 1
        at.left.append(thing)
        run.bound["it"] = thing
        run.enter(state, at, 0)

    def say(self, voice: Voice) -> str:
        clause = voice.clause(self.effect.say(voice))
        key = "dagger-do-exactly" if self.exactly else "dagger-do-up-to"
        return voice.sentence(key, times=self.times.say(voice), among=self.among.say(voice), effect=clause)

    def check(self, checker: Checker) -> None:
        self.among.check(checker)
        checker.apart(self.effect, "it")
