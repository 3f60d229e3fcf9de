"""Ways of doing things: chosen first, each hero in turn, up to so many, again and again, only if empowered."""

from __future__ import annotations

import re
from typing import ClassVar

from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.numbers import Got, is_plain
from tableverse.games.dagger.vocabulary.selectors import Enemies, FirstPlayer, Heroes, HeroWith, That, named
from tableverse.games.dagger.vocabulary.verbs.act import Act, number_said
from tableverse.games.dagger.vocabulary.verbs.places import AdvanceEnemy
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import (
    Bound,
    Checker,
    Choose,
    Effect,
    ForEach,
    If,
    May,
    Number,
    Pay,
    Pick,
    Repeat,
    Resolving,
    Selector,
    Sequence,
    Step,
    Voice,
)


class Chosen(Sequence):
    """What a verb acts on is picked first. It reads as the verb alone: "deal 1 damage to one enemy nearby"."""

    def say(self, voice: Voice) -> str:
        return self.effects[-1].say(voice)


class PickOne(Pick):
    def say(self, voice: Voice) -> str:
        said = {"among": named(self.among, voice, "one"), "among-is": "person" if is_person(self.among) else "other"}
        return voice.sentence("dagger-do-pick", **said)


class Empowered(If):
    """The part of an action that only an empowered token gives."""

    def say(self, voice: Voice) -> str:
        return voice.sentence("dagger-do-empowered", effect=voice.clause(self.then.say(voice)))


class Again(Repeat):
    def say(self, voice: Voice) -> str:
        effect = voice.clause(self.effect.say(voice))
        if isinstance(self.times, Got):
            return voice.sentence(f"dagger-do-for-each-{self.times.name}", effect=effect)
        said = {"times-is": "plain" if is_plain(self.times) else "counted", **number_said("times", self.times, voice)}
        return voice.sentence("dagger-do-repeat", effect=effect, **said)


class Remember(Act):
    """Keep what is found now for what follows."""

    key = "remember"
    forms: ClassVar[dict[str, str]] = {"what": "many"}

    def act(self, state: DaggerState, run: Resolving) -> None:
        run.bound["them"] = self.all("what", state, run)


class Nothing(Act):
    """An action whose whole effect is the token that lies on it."""

    key = "nothing"

    def act(self, state: DaggerState, run: Resolving) -> None:
        pass


class ByEach(Effect):
    """Each of some heroes does it in turn, making their own choices."""

    def __init__(self, heroes: Selector, effect: Effect) -> None:
        self.heroes = heroes
        self.effect = effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(self.effect.possible(state, run.binding("you", hero)) for hero in self.heroes.find(state, run))

    def step(self, state: DaggerState, run: Resolving, at: Step) -> Decision | None:
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
        effect, how = self.effect, "must"
        if isinstance(effect, May):
            effect, how = effect.effect, "may"
        elif isinstance(effect, If | Choose):
            how = "other"
        elif isinstance(effect, Chosen) and isinstance(effect.effects[-1], AdvanceEnemy):
            how = "for"  # somebody else does something
        clause = voice.clause(effect.say(voice))
        if how != "other":
            clause = of_them(clause, voice.language)
        return voice.sentence("dagger-do-by-each", heroes=named(self.heroes, voice, "each"), effect=clause, how=how)

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


class Cost(Pay):
    def say(self, voice: Voice) -> str:
        cost, effect = voice.clause(self.cost.say(voice)), voice.clause(self.effect.say(voice))
        return voice.sentence("dagger-do-pay", cost=cost, effect=effect)


class Every(ForEach):
    def say(self, voice: Voice) -> str:
        effect = voice.clause(self.effect.say(voice))
        return voice.sentence("dagger-do-for-every", among=named(self.among, voice, "each"), effect=effect)


class It(Bound):
    """What ``Every`` is at."""

    def say(self, voice: Voice) -> str:
        return voice.word("dagger-it")


class UpTo(Effect):
    """Up to so many different things, one after the other, as long as the chooser likes; or ``exactly`` so many."""

    def __init__(self, times: Number, among: Selector, effect: Effect, exactly: bool) -> None:
        self.times = times
        self.among = among
        self.effect = effect
        self.exactly = exactly

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
        if option.id == "done":
            run.leave()
            return
        thing = option.id.removeprefix("pick:")
        at.cursor += 1
        at.left.append(thing)
        run.bound["it"] = thing
        run.enter(state, at, 0)

    def say(self, voice: Voice) -> str:
        effect = self.effect
        if isinstance(effect, ByEach) and isinstance(effect.heroes, That):
            effect = effect.effect  # the heroes named here are those who do it
        clause = voice.clause(effect.say(voice))
        key = "dagger-do-exactly" if self.exactly else "dagger-do-up-to"
        return voice.sentence(key, times=self.times.say(voice), among=named(self.among, voice, "many"), effect=clause)

    def check(self, checker: Checker) -> None:
        self.among.check(checker)
        checker.apart(self.effect, "it")
