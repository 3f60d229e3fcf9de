"""Conditions of this game. Each can be said, and denied: "you are strengthened", "you are not strengthened"."""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.frames.attribute_test import current_test
from tableverse.games.dagger.rules.enemies import rank_of
from tableverse.games.dagger.rules.heroes import hero_life
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.numbers import Fact as FactNumber
from tableverse.games.dagger.vocabulary.numbers import Got, Track, ValueOf
from tableverse.games.dagger.vocabulary.selectors import Remembered, SpaceOf, Supports, You, me, named
from tableverse.kernel.effects import Checker, Condition, Number, Resolving, Selector, Voice
from tableverse.kernel.timing import occurring

TOLD_APART: Final = ("successes", "dealt", "nemesis-damage", "own", "sheet", "containment", "team-up", "threat")


class Fact(Condition):
    """``denied`` is "yes" when the condition is denied: the text chooses its words by it."""

    def tell(self, voice: Voice, denied: str) -> str:
        raise NotImplementedError

    def say(self, voice: Voice) -> str:
        return self.tell(voice, "no")


class Not(Condition):
    def __init__(self, condition: Condition) -> None:
        self.condition = condition

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        return not self.condition.holds(state, run)

    def say(self, voice: Voice) -> str:
        if isinstance(self.condition, Fact):
            return self.condition.tell(voice, "yes")
        return voice.word("effect-not", condition=self.condition.say(voice))

    def check(self, checker: Checker) -> None:
        self.condition.check(checker)


class Least(Fact):
    """A number is at least so much."""

    def __init__(self, number: Number, amount: int) -> None:
        self.number = number
        self.amount = amount

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        return self.number.value(state, run) >= self.amount

    def tell(self, voice: Voice, denied: str) -> str:
        return voice.word(self._key(), number=self.number.say(voice), amount=self.amount, denied=denied)

    def _key(self) -> str:
        """Numbers that are spoken of often have a sentence of their own: "you get at least 1 success"."""
        number = self.number
        if isinstance(number, Got | FactNumber | Track) and number.name in TOLD_APART:
            return f"dagger-at-least-{number.name}"
        if isinstance(number, ValueOf) and number.what == "damage" and isinstance(number.whose, You):
            return "dagger-at-least-your-damage"
        return "dagger-at-least"

    def check(self, checker: Checker) -> None:
        self.number.check(checker)
        self.say(checker.voice)


class Flag(Fact):
    """empowered, defeated, failed, did, shared: kept by the resolution. showdown, stunned: the nemesis."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        if self.name == "showdown":
            return state.showdown
        if self.name == "stunned":
            return state.stunned
        return bool(run.bound.get(self.name))

    def tell(self, voice: Voice, denied: str) -> str:
        return voice.word(f"dagger-if-{self.name}", denied=denied)


class About(Fact):
    """A fact of the occurrence under way: an attack, a combat action, the empowered token, the kind of a mission."""

    def __init__(self, fact: str, value: str) -> None:
        self.fact = fact
        self.value = value

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        value = occurring(state).facts.get(self.fact)
        return value == self.value if self.value else bool(value)

    def tell(self, voice: Voice, denied: str) -> str:
        return voice.word(f"dagger-about-{self.fact}", denied=denied)


class Rolling(Fact):
    """The test under way is for an action or an attribute."""

    def __init__(self, what: str) -> None:
        self.what = what

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        test = current_test(state)
        return self.what in (test.action, test.attribute)

    def tell(self, voice: Voice, denied: str) -> str:
        return voice.word("dagger-rolling", what=voice.word(f"dagger-word-{self.what}"), denied=denied)


class Within(Fact):
    """All of some things are among others, and there is at least one."""

    def __init__(self, what: Selector, among: Selector) -> None:
        self.what = what
        self.among = among

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        things = self.what.find(state, run)
        if not things:
            return False
        among = self.among.find(state, run)
        return all(thing in among for thing in things)

    def tell(self, voice: Voice, denied: str) -> str:
        what, among, key = self.what, self.among, "dagger-within"
        if isinstance(what, SpaceOf) and isinstance(among, SpaceOf):
            what, among, key = what.thing, among.thing, "dagger-within-space"
        who = "you" if isinstance(what, You) else "other"
        return voice.word(key, who=who, what=named(what, voice, "a"), among=named(among, voice, "a"), denied=denied)

    def check(self, checker: Checker) -> None:
        self.what.check(checker)
        self.among.check(checker)
        self.say(checker.voice)


class Some(Fact):
    def __init__(self, what: Selector) -> None:
        self.what = what

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        return bool(self.what.find(state, run))

    def tell(self, voice: Voice, denied: str) -> str:
        if isinstance(self.what, Remembered):
            return voice.word(f"dagger-some-{self.what.name}", denied=denied)
        if isinstance(self.what, Supports):
            return voice.word("dagger-some-support", denied=denied)
        return voice.word("dagger-some", what=named(self.what, voice, "no" if denied == "yes" else "a"), denied=denied)

    def check(self, checker: Checker) -> None:
        self.what.check(checker)
        self.say(checker.voice)


class Strengthened(Fact):
    def __init__(self, who: Selector) -> None:
        self.who = who

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        heroes = [state.hero(id) for id in self.who.find(state, run)]
        return any(hero is not None and hero.strengthened for hero in heroes)

    def tell(self, voice: Voice, denied: str) -> str:
        if isinstance(self.who, You):
            return voice.word("dagger-you-are-strengthened", denied=denied)
        return voice.word("dagger-is-strengthened", who=named(self.who, voice, "no" if denied == "yes" else "a"))

    def check(self, checker: Checker) -> None:
        self.who.check(checker)
        self.say(checker.voice)


class TokenOn(Fact):
    """An aspect token lies on an ability of yours."""

    def __init__(self, ability: str) -> None:
        self.ability = ability

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        hero = me(state, run)
        return hero is not None and self.ability in hero.used

    def tell(self, voice: Voice, denied: str) -> str:
        return voice.word("dagger-token-on", denied=denied)


class WouldDefeat(Fact):
    """The damage about to be suffered would defeat you."""

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        facts = occurring(state).facts
        hero = me(state, run)
        if hero is None or facts["hero"] != hero.id:
            return False
        return bool(hero.damage + facts["amount"] >= hero_life(state, hero))

    def tell(self, voice: Voice, denied: str) -> str:
        return voice.word("dagger-would-defeat", denied=denied)


class TargetIs(Fact):
    """What the enemy attacked, or the enemy whose power is asked for, is like."""

    def __init__(self, what: str) -> None:
        self.what = what

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        enemy = state.enemy(run.bound.get("enemy", ""))
        if enemy is None:
            return False
        if self.what == "unhurt":
            return enemy.damage == 0
        if self.what == "vulnerable":
            return enemy.vulnerable
        if self.what == "strong":
            return rank_of(state, enemy) in ("3", "elite", "nemesis")
        return any(other.space == enemy.space for other in state.foes() if other is not enemy)

    def tell(self, voice: Voice, denied: str) -> str:
        return voice.word(f"dagger-target-{self.what}", denied=denied)
