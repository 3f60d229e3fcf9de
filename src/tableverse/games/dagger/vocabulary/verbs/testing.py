"""Verbs that test attributes: attack, defy, rest, actions taken without a token, and changes of a roll."""

from __future__ import annotations

from typing import ClassVar

from tableverse.games.dagger.frames.attribute_test import Boost, Reroll, Test, current_test
from tableverse.games.dagger.frames.base_effects import offer_effects
from tableverse.games.dagger.frames.combat import Attack
from tableverse.games.dagger.frames.defying import Defy
from tableverse.games.dagger.frames.resting import Rest
from tableverse.games.dagger.frames.taking import TakeAny, take_action
from tableverse.games.dagger.rules.actions import attackable, can_take, defiable
from tableverse.games.dagger.rules.dice import roll
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.games.dagger.vocabulary.selectors import me
from tableverse.games.dagger.vocabulary.verbs.act import Act, number_said, only_empowered
from tableverse.kernel.choice import Decision
from tableverse.kernel.effects import Checker, Effect, Number, Resolving, Step, Voice
from tableverse.kernel.timing import occurring


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


def boost_sentences(act: Act, voice: Voice) -> list[str]:
    """What a text changes about a test, one sentence each; inside another sentence they go into one bracket."""
    parts: list[str] = []
    for name in ("plus", "dice", "wild", "per-wild", "move"):
        word = act.words.get(name)
        if isinstance(word, Number) and name not in act.told:
            rare = only_empowered(word, 1 if name == "wild" else 0)
            key = f"dagger-do-test-{name}"
            if rare is None:
                parts.append(_changed(key, word, voice))
            else:
                effect = voice.clause(_changed(key, rare, voice))
                parts.append(voice.sentence("dagger-do-empowered", effect=effect))
    count = act.words.get("count")
    if isinstance(count, list):
        icons = voice.all_of([voice.word(f"dagger-word-{icon}") for icon in count])
        parts.append(voice.sentence("dagger-do-test-count", icons=icons))
        if act.flag("count-if-empowered"):
            parts[-1] = voice.sentence("dagger-do-empowered", effect=voice.clause(parts[-1]))
    if act.flag("rerolls"):
        again = voice.clause(voice.sentence("dagger-do-test-rerolls"))
        parts.append(voice.sentence("dagger-do-empowered", effect=again))
    if act.text("attribute"):
        attribute = voice.word(f"dagger-word-{act.text('attribute')}")
        parts.append(voice.sentence("dagger-do-test-attribute", attribute=attribute))
    return [voice.sentences(parts, "dagger-do-and")] if parts else []


def _changed(key: str, number: Number, voice: Voice) -> str:
    return voice.sentence(key, **number_said("amount", number, voice))


class Trying(Act):
    """A verb that makes a test: it says what it changes about it."""

    def say(self, voice: Voice) -> str:
        return voice.sentences([super().say(voice), *boost_sentences(self, voice)], "dagger-do-with")


class TestThen(Effect):
    """A test, then what comes of it; D.A.G.G.E.R. effects for its wilds come last."""

    def __init__(self, act: Act, attribute: str, then: Effect) -> None:
        self.act = act
        self.attribute = attribute
        self.then = then

    def parts(self) -> tuple[Effect, ...]:
        return (self.then,)

    def step(self, state: DaggerState, run: Resolving, at: Step) -> Decision | None:
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
        tested = voice.sentences([said, *boost_sentences(self.act, voice)], "dagger-do-with")
        return voice.sentences([tested, self.then.say(voice)])

    def check(self, checker: Checker) -> None:
        checker.apart(self.then)
        self.say(checker.voice)


class AttackEnemy(Trying):
    """The combat action of an aspect: attack an enemy on your space, or whom a text allows."""

    key = "attack"

    def possible(self, state: DaggerState, run: Resolving) -> bool:
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
        state.frames.append(Attack(0, 0, hero.id, list(targets), action, boost, bool(run.bound.get("spends"))))


class DefyMission(Trying):
    key = "defy"

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        if hero is not None and defiable(state, hero):
            state.frames.append(Defy(0, 0, hero.id, "defy", boost_of(self, state, run)))


class RestAction(Trying):
    key = "rest"
    told: ClassVar[tuple[str, ...]] = ("plus",)

    def say(self, voice: Voice) -> str:
        if not self.text("shares"):
            return super().say(voice)
        shared = voice.sentence("dagger-do-rest-shared", where=voice.word(f"dagger-word-{self.text('shares')}"))
        return voice.sentences([super().say(voice), shared])

    def act(self, state: DaggerState, run: Resolving) -> None:
        hero = me(state, run)
        if hero is not None:
            shares = self.text("shares") if run.bound.get("empowered") else ""
            state.frames.append(Rest(0, 0, hero.id, boost_of(self, state, run), shares))


class Take(Trying):
    """An aspect action of a hero, without a token. ``times`` so often; ``against`` whom; ``move`` so much faster."""

    key = "take"
    forms: ClassVar[dict[str, str]] = {"against": "a"}

    def possible(self, state: DaggerState, run: Resolving) -> bool:
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


class TakeSome(Trying):
    """So many different aspect actions of your choice."""

    key = "take-some"

    def said(self, voice: Voice) -> dict[str, str]:
        among = self.words["among"]
        assert isinstance(among, list)
        names = [voice.word(f"dagger-word-{part}") for part in among]
        return {**super().said(voice), "among": voice.either(names), "all": voice.all_of(names)}

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

    def said(self, voice: Voice) -> dict[str, str]:
        """Results that are alike are counted: "2 tactics results"."""
        results = self.words["results"]
        assert isinstance(results, list)
        parts = []
        for result in dict.fromkeys(results):
            count = results.count(result)
            many = "one" if count == 1 else "many"
            parts.append(voice.word("dagger-results", count=count, many=many, icon=voice.word(f"dagger-word-{result}")))
        return {"results": voice.all_of(parts)}


class RollAgain(Act):
    key = "reroll"

    def act(self, state: DaggerState, run: Resolving) -> None:
        most = self.number("most", state, run) or len(current_test(state).dice)
        state.frames.append(Reroll(most, run.bound.get("you", run.origin)))


class RollDice(Act):
    """Dice outside a test: keeps how many results of an icon came up."""

    key = "roll"

    def act(self, state: DaggerState, run: Resolving) -> None:
        dice = [roll(state) for _ in range(self.number("dice", state, run))]
        state.emit("dice", {"dice": dice}, reveals=True)
        run.bound["results"] = dice.count(self.text("icon"))
