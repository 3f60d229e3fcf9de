"""Conditions. Each has a positive and a negative text: "you are strengthened", "you are not strengthened"."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.dagger.cards import ACTIONS, ATTRIBUTES
from tableverse.games.dagger.frames.attribute_test import current_test
from tableverse.games.dagger.occurrence_types import VALUES
from tableverse.games.dagger.rules.enemies import rank_of
from tableverse.games.dagger.rules.heroes import hero_life
from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.nodes import Condition, Number, Selector
from tableverse.games.dagger.vocabulary.numbers import Fact, Got, Track, ValueOf
from tableverse.games.dagger.vocabulary.selectors.base import acting_hero, heroes_found
from tableverse.games.dagger.vocabulary.selectors.bound import Remembered
from tableverse.games.dagger.vocabulary.selectors.cards import Supports
from tableverse.games.dagger.vocabulary.selectors.heroes import You
from tableverse.games.dagger.vocabulary.selectors.relations import SpaceOf
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import Resolving, Vocabulary, Voice, argument, word
from tableverse.kernel.timing import occurring

#: Flags that earlier parts of the effect set, except for "showdown" and "stunned", which describe the nemesis.
FLAGS: Final = ("showdown", "stunned", "empowered", "shared", "defeated", "did", "failed")
#: Common numbers with separate texts: "you get at least 1 success".
TOLD_APART: Final = ("successes", "dealt", "nemesis-damage", "own", "sheet", "containment", "team-up", "threat")


class Statement(Condition):
    """A condition whose text can be negated: ``denied`` is "yes" for the negative text."""

    def tell(self, voice: Voice, denied: str) -> str:
        raise NotImplementedError

    def say(self, voice: Voice) -> str:
        return self.tell(voice, "no")


@word("not")
class Not(Condition):
    """True if another condition is false."""

    condition: Condition = argument(written="of")

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        return not self.condition.holds(state, run)

    def say(self, voice: Voice) -> str:
        if isinstance(self.condition, Statement):
            return self.condition.tell(voice, "yes")
        return voice.word("effect-not", condition=self.condition.say(voice))


@word("at-least")
class Least(Statement):
    """True if a number is at least ``amount``."""

    number: Number
    amount: int

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        return self.number.value(state, run) >= self.amount

    def tell(self, voice: Voice, denied: str) -> str:
        return voice.word(self._key(), number=self.number.say(voice), amount=self.amount, denied=denied)

    def _key(self) -> str:
        number = self.number
        if isinstance(number, Got | Fact | Track) and number.name in TOLD_APART:
            return f"dagger-at-least-{number.name}"
        if isinstance(number, ValueOf) and number.what == "damage" and isinstance(number.whose, You):
            return "dagger-at-least-your-damage"
        return "dagger-at-least"


@word("is")
class Flag(Statement):
    """True if a flag is set: of the nemesis (showdown, stunned), or by earlier parts of this text."""

    name: str = argument(one_of=FLAGS)

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        if self.name == "showdown":
            return state.showdown
        if self.name == "stunned":
            return state.stunned
        return bool(run.bound.get(self.name))

    def tell(self, voice: Voice, denied: str) -> str:
        return voice.word(f"dagger-if-{self.name}", denied=denied)


class About(Statement):
    """True if the occurrence has this fact: an attack, a combat action, the empowered token, the kind of a mission."""

    def __init__(self, fact: str, value: str) -> None:
        self.fact = fact
        self.value = value

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        value = occurring(state).facts.get(self.fact)
        return value == self.value if self.value else bool(value)

    def tell(self, voice: Voice, denied: str) -> str:
        return voice.word(f"dagger-about-{self.fact}", denied=denied)


def read_about(reader: Reader, words: Vocabulary) -> Condition:
    """Check a fact of the occurrence in progress: ``{about: attack}``, or a value: ``{about: {token: empowered}}``."""
    if reader.is_value():
        return About(words.occurrence_fact("about", reader), "")
    key = reader.keys()[0]
    if key not in words.scope.get("about", ()):
        raise reader.wrong("not-told", value=key[:40], known=", ".join(words.scope.get("about", ())) or "–")
    if key in VALUES:
        return About(key, reader.one_of(key, VALUES[key]))
    return About(key, words.reference("component", reader.field(key)))


@word("rolling")
class Rolling(Statement):
    """True if the test in progress is for this action or attribute."""

    during: ClassVar[tuple[str, ...]] = ("rolled",)
    what: str = argument(one_of=(*ACTIONS, *ATTRIBUTES))

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        test = current_test(state)
        return self.what in (test.action, test.attribute)

    def tell(self, voice: Voice, denied: str) -> str:
        return voice.word("dagger-rolling", what=voice.word(f"dagger-word-{self.what}"), denied=denied)


@word("within")
class Within(Statement):
    """True if a selector finds something and everything that it finds is in another selection."""

    what: Selector
    among: Selector = argument(written="of")

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
        return voice.word(key, who=who, what=what.say_as("a", voice), among=among.say_as("a", voice), denied=denied)


@word("some")
class Some(Statement):
    """True if the selector finds at least one thing."""

    what: Selector = argument(written="of")

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        return bool(self.what.find(state, run))

    def tell(self, voice: Voice, denied: str) -> str:
        if isinstance(self.what, Remembered):
            return voice.word(f"dagger-some-{self.what.name}", denied=denied)
        if isinstance(self.what, Supports):
            return voice.word("dagger-some-support", denied=denied)
        return voice.word("dagger-some", what=self.what.say_as("no" if denied == "yes" else "a", voice), denied=denied)


@word("strengthened")
class Strengthened(Statement):
    """True if one of these heroes is strengthened."""

    who: Selector

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        return any(hero.strengthened for hero in heroes_found(self.who, state, run))

    def tell(self, voice: Voice, denied: str) -> str:
        if isinstance(self.who, You):
            return voice.word("dagger-you-are-strengthened", denied=denied)
        return voice.word("dagger-is-strengthened", who=self.who.say_as("no" if denied == "yes" else "a", voice))


@word("token-on")
class TokenOn(Statement):
    """True if an aspect token is on this ability of yours."""

    ability: str = argument(names="text")

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        hero = acting_hero(state, run)
        return hero is not None and self.ability in hero.used

    def tell(self, voice: Voice, denied: str) -> str:
        return voice.word("dagger-token-on", denied=denied)


@word("would-defeat")
class WouldDefeat(Statement):
    """True if the damage about to be suffered would defeat you."""

    during: ClassVar[tuple[str, ...]] = ("suffer", "attack")

    def holds(self, state: DaggerState, run: Resolving) -> bool:
        facts = occurring(state).facts
        hero = acting_hero(state, run)
        if hero is None or facts["hero"] != hero.id:
            return False
        return bool(hero.damage + facts["amount"] >= hero_life(state, hero))

    def tell(self, voice: Voice, denied: str) -> str:
        return voice.word("dagger-would-defeat", denied=denied)


@word("target")
class TargetIs(Statement):
    """True if the attacked enemy, or the enemy whose power is computed, has this property."""

    what: str = argument(one_of=("unhurt", "vulnerable", "strong", "crowded"))

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
        return any(other.space == enemy.space for other in state.all_enemies() if other is not enemy)

    def tell(self, voice: Voice, denied: str) -> str:
        return voice.word(f"dagger-target-{self.what}", denied=denied)
