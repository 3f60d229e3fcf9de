"""Ways of doing things: each hero in turn, up to so many, again and again, only if empowered; and how they are said."""

from __future__ import annotations

import re
from typing import ClassVar

from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.conditions import Flag
from tableverse.games.dagger.vocabulary.nodes import Effect, Number, Selector
from tableverse.games.dagger.vocabulary.numbers import Got, is_plain, number_said
from tableverse.games.dagger.vocabulary.selectors.bound import Earlier
from tableverse.games.dagger.vocabulary.selectors.enemies import Enemies
from tableverse.games.dagger.vocabulary.selectors.heroes import FirstPlayer, Heroes, HeroWith
from tableverse.games.dagger.vocabulary.verbs.base import DaggerVerb
from tableverse.games.dagger.vocabulary.verbs.movement import AdvanceEnemy
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import (
    Aimed,
    Both,
    Checker,
    Choose,
    EffectReader,
    ForEach,
    If,
    May,
    Pay,
    Pick,
    Repeat,
    Resolving,
    Step,
    Vocabulary,
    Voice,
    argument,
    word,
)


@word("pick")
class PickOne(Pick[DaggerState]):
    def say(self, voice: Voice) -> str:
        said = {"among": self.among.say_as("one", voice), "among-is": "person" if is_person(self.among) else "other"}
        return voice.sentence("dagger-do-pick", **said)


@word("repeat")
class Again(Repeat[DaggerState]):
    def say(self, voice: Voice) -> str:
        effect = voice.clause(self.effect.say(voice))
        if isinstance(self.times, Got):
            return voice.sentence(f"dagger-do-for-each-{self.times.name}", effect=effect)
        said = {"times-is": "plain" if is_plain(self.times) else "counted", **number_said("times", self.times, voice)}
        return voice.sentence("dagger-do-repeat", effect=effect, **said)


@word("pay")
class Cost(Pay[DaggerState]):
    def say(self, voice: Voice) -> str:
        cost, effect = voice.clause(self.cost.say(voice)), voice.clause(self.effect.say(voice))
        return voice.sentence("dagger-do-pay", cost=cost, effect=effect)


@word("for-each")
class ForEvery(ForEach[DaggerState]):
    def say(self, voice: Voice) -> str:
        effect = voice.clause(self.effect.say(voice))
        return voice.sentence("dagger-do-for-every", among=self.among.say_as("each", voice), effect=effect)


class Empowered(If[DaggerState]):
    """The part of an action that only an empowered token gives."""

    def say(self, voice: Voice) -> str:
        return voice.sentence("dagger-do-empowered", effect=voice.clause(self.then.say(voice)))


def read_if(reader: Reader, words: Vocabulary) -> Effect:
    """``{if: {when: condition, then: effect, otherwise: effect}}``: the second effect may be left out. What asks for an
    empowered token first of all is said in a way of its own."""
    made = EffectReader(If)(reader, words)
    if not isinstance(made, If) or made.otherwise is not None:
        return made
    first, *rest = made.condition.conditions if isinstance(made.condition, Both) else (made.condition,)
    if not (isinstance(first, Flag) and first.name == "empowered"):
        return made
    then = If(rest[0] if len(rest) == 1 else Both(*rest), made.then) if rest else made.then
    return Empowered(first, then)


@word("remember")
class Remember(DaggerVerb):
    """Keep what is found now for what follows."""

    forms: ClassVar[dict[str, str]] = {"what": "many"}
    what: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        run.bound["them"] = self.what.find(state, run)


@word("nothing")
class Nothing(DaggerVerb):
    """An action whose whole effect is the token that lies on it."""

    def do(self, state: DaggerState, run: Resolving) -> None:
        pass


@word("by-each")
class ByEach(Effect):
    """Each of some heroes does it in turn, making their own choices."""

    heroes: Selector = argument(written="of")
    effect: Effect = argument(written="do")

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(self.effect.possible(state, run.binding("you", hero)) for hero in self.heroes.find(state, run))

    def step(self, state: DaggerState, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == 0:
            at.cursor = 1
            # Who was speaking before, then the heroes whose turn is still to come.
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
        effect, how = self.effect, "must"
        if isinstance(effect, May):
            effect, how = effect.effect, "may"
        elif isinstance(effect, If | Choose):
            how = "other"
        elif isinstance(effect, Aimed) and isinstance(effect.verb, AdvanceEnemy):
            how = "for"  # somebody else does something
        clause = voice.clause(effect.say(voice))
        if how != "other":
            clause = of_them(clause, voice.language)
        heroes = self.heroes.say_as("each", voice)
        return voice.sentence("dagger-do-by-each", heroes=heroes, effect=clause, how=how)

    def check(self, checker: Checker) -> None:
        self.heroes.check(checker)
        checker.apart(self.effect)


def is_person(thing: Selector) -> bool:
    """Spanish chooses "a un héroe", but "una casilla"."""
    return isinstance(thing, Heroes | Enemies | HeroWith | FirstPlayer)


def of_them(clause: str, language: str) -> str:
    """What is said to somebody, said of somebody: English changes the pronouns, Spanish goes on speaking to them."""
    if language != "en":
        return clause
    for you, they in (("yourself", "themself"), ("your", "their"), ("(to|toward) you", r"\1 them"), ("you", "they")):
        clause = re.sub(rf"\b{you}\b", they, clause)
    return clause


@word()
class SoMany(Effect):
    """Different things, one after the other, up to so many as long as the chooser likes, or exactly so many."""

    exactly: ClassVar[bool] = False
    times: Number
    among: Selector = argument(written="of")
    effect: Effect = argument(written="do")

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return bool(self.among.find(state, run))

    def step(self, state: DaggerState, run: Resolving, at: Step) -> Decision | None:
        left = [thing for thing in self.among.find(state, run) if thing not in at.left]
        if not left or at.cursor >= self.times.value(state, run):
            run.leave()
            return None
        options = [Option(f"pick:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in left]
        if not self.exactly:
            options.append(Option("done", Message("dagger-option-done")))
        return Decision(run.seat, "pick", Message("effect-ask-pick"), options, run.origin)

    def answer(self, state: DaggerState, run: Resolving, at: Step, option: Option) -> None:
        if option.verb == "done":
            run.leave()
            return
        at.cursor += 1
        at.left.append(option.thing)
        run.bound["it"] = option.thing
        run.enter(state, at, 0)

    def say(self, voice: Voice) -> str:
        effect = self.effect
        if isinstance(effect, ByEach) and isinstance(effect.heroes, Earlier):
            effect = effect.effect  # the heroes named here are those who do it
        clause = voice.clause(effect.say(voice))
        among = self.among.say_as("many", voice)
        return voice.sentence(f"dagger-do-{self.WORD}", times=self.times.say(voice), among=among, effect=clause)

    def check(self, checker: Checker) -> None:
        self.among.check(checker)
        checker.apart(self.effect, "it")


@word("up-to")
class UpTo(SoMany):
    """Do it with up to so many different things, one after the other, as long as the chooser likes."""


@word("exactly")
class ExactlySo(SoMany):
    """Do it with exactly so many different things, one after the other."""

    exactly: ClassVar[bool] = True
