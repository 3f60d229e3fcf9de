"""Combinators (each hero in turn, up to several, repeated, only if empowered) and their texts."""

from __future__ import annotations

from typing import ClassVar, TypeGuard

from tableverse.games.dagger.state import DaggerState
from tableverse.games.dagger.vocabulary.conditions import Flag, Within
from tableverse.games.dagger.vocabulary.nodes import Condition, Effect, Number, Selector
from tableverse.games.dagger.vocabulary.numbers import Got, is_plain, number_arguments, only_empowered
from tableverse.games.dagger.vocabulary.selectors.bound import Earlier, There
from tableverse.games.dagger.vocabulary.selectors.enemies import Enemies, NemesisPawn
from tableverse.games.dagger.vocabulary.selectors.heroes import FirstPlayer, Heroes, HeroWith, You
from tableverse.games.dagger.vocabulary.selectors.places import Bases
from tableverse.games.dagger.vocabulary.selectors.relations import SpaceOf
from tableverse.games.dagger.vocabulary.third_person import (
    separate_consequences,
    third_person_infinitive,
    to_third_person,
)
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
    Sequence,
    Step,
    Vocabulary,
    Voice,
    argument,
    word,
)
from tableverse.kernel.effects.spanish import is_imperative, order_arguments


@word("pick")
class PickOne(Pick[DaggerState]):
    def say(self, voice: Voice) -> str:
        said = {"among": self.among.say_as("one", voice), "among-is": "person" if is_person(self.among) else "other"}
        return voice.sentence("dagger-do-pick", **said)


@word("sequence")
class Steps(Sequence[DaggerState]):
    """Do all parts in order. Verbs skip what they cannot do."""

    # A kept thing is described in full at its first use. A choice among one thing is not rendered as a choice.

    def say(self, voice: Voice) -> str:
        before = dict(voice.referents)
        sentences: list[str] = []
        kept = ""
        for part in self.effects:
            if isinstance(part, Remember):
                voice.referents["them"] = kept = part.what.say_as("each", voice)
            elif isinstance(part, PickOne) and part.name == There.name and _is_yours(part.among):
                voice.referents["there"] = part.among.say_as("one", voice)
            else:
                sentences.append(part.say(voice))
                if kept and voice.referents["them"] == kept:
                    voice.referents["them"] = voice.word("dagger-kept-before", thing=kept)
                kept = ""
        voice.referents = before
        return voice.sentences(sentences) if sentences else super().say(voice)


def _is_yours(space: Selector) -> bool:
    return isinstance(space, SpaceOf) and isinstance(space.thing, You)


@word("choose")
class Choices(Choose[DaggerState]):
    """Do one of several effects. Effects without any result are not offered."""

    # Branches that contain commas or several sentences are separated by semicolons.

    def say(self, voice: Voice) -> str:
        clauses = [voice.clause(effect.say(voice)) for effect in self.effects]
        several = any(isinstance(effect, Steps) for effect in self.effects) or any(", " in clause for clause in clauses)
        if self.by is not None or not several:
            return super().say(voice)
        branches = voice.word("dagger-or", first="; ".join(clauses[:-1]), last=clauses[-1])
        picking = any(isinstance(effect, Steps) and isinstance(effect.effects[0], PickOne) for effect in self.effects)
        return voice.sentence("dagger-do-one-of" if picking else "effect-choose", branches=branches)


@word("repeat")
class Again(Repeat[DaggerState]):
    def say(self, voice: Voice) -> str:
        effect = voice.clause(self.effect.say(voice))
        if isinstance(self.times, Got):
            return voice.sentence(f"dagger-do-for-each-{self.times.name}", effect=effect)
        if (often := only_empowered(self.times, 1)) is not None:
            again = voice.sentence("dagger-do-again", **number_arguments("times", often, voice))
            return voice.sentences([self.effect.say(voice), again], "dagger-do-and")
        said = {
            "times-is": "plain" if is_plain(self.times) else "counted",
            **number_arguments("times", self.times, voice),
        }
        return voice.sentence("dagger-do-repeat", effect=effect, **said)


@word("pay")
class Cost(Pay[DaggerState]):
    def say(self, voice: Voice) -> str:
        cost, effect = voice.clause(self.cost.say(voice)), voice.clause(self.effect.say(voice))
        return voice.sentence("dagger-do-pay", cost=cost, **order_arguments(effect, voice.language))


@word("for-each")
class ForEvery(ForEach[DaggerState]):
    def say(self, voice: Voice) -> str:
        effect = voice.clause(self.effect.say(voice))
        return voice.sentence("dagger-do-for-every", among=self.among.say_as("each", voice), effect=effect)


@word("if")
class Conditional(If[DaggerState]):
    """Do an effect only if a condition holds; otherwise do the alternative, if given."""

    # Nested conditions share one sentence. If a condition has several cases, they follow a colon.

    def say(self, voice: Voice) -> str:
        conditions, then = [self.condition], self.then
        while self.otherwise is None and _is_plain_if(then):
            conditions, then = [*conditions, then.condition], then.then
        condition = voice.all_of([one.say(voice) for one in conditions])
        key = "effect-if"
        if isinstance(then, May) and then.by is None:
            then, key = then.effect, "dagger-if-may"
        elif isinstance(then, Conditional):
            key = "dagger-if-cases"
        if any(_on_base(one) for one in conditions):
            voice.referents["base"] = voice.word("dagger-the-base")
        effect = _not_named_again(condition, voice.clause(then.say(voice)), voice)
        arguments = order_arguments(effect, voice.language) if key == "dagger-if-may" else {"effect": effect}
        said = voice.sentence(key, condition=condition, **arguments)
        voice.referents.pop("base", None)
        if self.otherwise is None:
            return said
        key = "dagger-otherwise-if" if isinstance(self.otherwise, Conditional) else "effect-otherwise"
        other = voice.sentence(key, effect=voice.clause(self.otherwise.say(voice)))
        return voice.sentences([said, other], "effect-else")


def _not_named_again(condition: str, effect: str, voice: Voice) -> str:
    """Replace the nemesis by "este" at the start of an effect if the condition has just named the nemesis."""
    nemesis = voice.word("dagger-nemesis")
    if nemesis.split()[-1] in condition and effect.startswith(f"{nemesis} "):
        return voice.word("dagger-nemesis-again") + effect.removeprefix(nemesis)
    return effect


def _has_two_cases(effect: Effect) -> TypeGuard[Conditional]:
    return isinstance(effect, Conditional) and effect.otherwise is not None


def _cases_of_them(effect: Conditional, voice: Voice) -> str:
    """Return a text in the third person for both cases of an effect."""
    assert effect.otherwise is not None
    said = {
        "condition": effect.condition.say(voice),
        "then": voice.clause(effect.then.say(voice)),
        "other": voice.clause(effect.otherwise.say(voice)),
    }
    in_third_person = {name: to_third_person(clause, voice.language) for name, clause in said.items()}
    return voice.word("dagger-do-in-either-case", **in_third_person)


def _is_plain_if(effect: Effect) -> TypeGuard[Conditional]:
    return isinstance(effect, Conditional) and effect.otherwise is None


def _on_base(condition: Condition) -> bool:
    """Return whether the condition requires the nemesis to be on a base, which is then its nearest base."""
    if isinstance(condition, Both):
        return any(_on_base(part) for part in condition.conditions)
    if not isinstance(condition, Within):
        return False
    what, among = condition.what, condition.among
    if not (isinstance(what, SpaceOf) and isinstance(among, SpaceOf)):
        return False
    return isinstance(what.thing, NemesisPawn) and isinstance(among.thing, Bases)


class Empowered(If[DaggerState]):
    """The part of an action that only an empowered token adds."""

    def say(self, voice: Voice) -> str:
        return voice.sentence("dagger-do-empowered", effect=voice.clause(self.then.say(voice)))


def read_if(reader: Reader, words: Vocabulary) -> Effect:
    """Do an effect only if a condition holds; otherwise do the alternative, if given.

    Written as ``{if: {when: condition, then: effect, otherwise: effect}}``. A condition that begins with the empowered
    token has a separate text.
    """
    made = EffectReader(Conditional)(reader, words)
    assert isinstance(made, If)
    if made.otherwise is not None:
        return made
    first, *rest = made.condition.conditions if isinstance(made.condition, Both) else (made.condition,)
    if not (isinstance(first, Flag) and first.name == "empowered"):
        return made
    then = Conditional(rest[0] if len(rest) == 1 else Both(*rest), made.then) if rest else made.then
    return Empowered(first, then)


@word("remember")
class Remember(DaggerVerb):
    """Bind the things found now, for use by later parts."""

    forms: ClassVar[dict[str, str]] = {"what": "many"}
    what: Selector

    def do(self, state: DaggerState, run: Resolving) -> None:
        run.bound["them"] = self.what.find(state, run)


@word("nothing")
class Nothing(DaggerVerb):
    """Do nothing, for an action whose only effect is the token on it."""

    def do(self, state: DaggerState, run: Resolving) -> None:
        pass


@word("by-each")
class ByEach(Effect):
    """Let each selected hero do an effect in turn and make its choices."""

    heroes: Selector = argument(written="of")
    effect: Effect = argument(written="do")

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return any(self.effect.possible(state, run.binding("you", hero)) for hero in self.heroes.find(state, run))

    def step(self, state: DaggerState, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == 0:
            at.cursor = 1
            # The seat and the hero before this effect, then the heroes whose turn is still to come.
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
        elif "you" in run.bound:
            del run.bound["you"]
        run.leave()
        return None

    def say(self, voice: Voice) -> str:
        effect, how = self.effect, "must"
        if isinstance(effect, May):
            effect, how = effect.effect, "may"
        elif isinstance(effect, If | Choose):
            how = "other"
        elif isinstance(effect, Aimed) and isinstance(effect.verb, AdvanceEnemy):
            how = "for"  # an enemy acts, and the hero only makes its choices
        heroes = self.heroes.say_as("each", voice)
        if _has_two_cases(effect):
            cases = _cases_of_them(effect, voice)
            return voice.sentence("dagger-do-by-each", heroes=heroes, effect=cases, how=how, **{"effect-is": "other"})
        clause = self._clause(effect, how != "other", voice)
        is_what = "order" if is_imperative(clause[0]) else "other"
        return voice.sentence("dagger-do-by-each", heroes=heroes, effect=clause[1], how=how, **{"effect-is": is_what})

    def _clause(self, effect: Effect, in_third_person: bool, voice: Voice) -> tuple[str, str]:
        """Return the action in the second and in the third person.

        "Your space" in the card's own description of a place is not changed.
        """
        there = voice.referents.pop("there", "")
        clause = third_person = voice.clause(effect.say(voice))
        if there:
            voice.referents["there"] = there
        if in_third_person:
            third_person = third_person_infinitive(clause, voice.language)
            if isinstance(self.effect, May):
                third_person = separate_consequences(third_person, voice.language)
        if there:
            third_person = third_person.replace(voice.word("dagger-that-space"), there)
        return clause, third_person

    def check(self, checker: Checker) -> None:
        self.heroes.check(checker)
        checker.check_branch(self.effect)


def is_person(thing: Selector) -> bool:
    """Return whether a thing takes the Spanish "a" as an object: "a un héroe", but "una casilla"."""
    return isinstance(thing, Heroes | Enemies | HeroWith | FirstPlayer)


@word()
class SoMany(Effect):
    """Different things, one after another: up to ``times`` of them, or exactly that number."""

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
            effect = effect.effect  # the sentence already names these heroes
        clause = _cases_of_them(effect, voice) if _has_two_cases(effect) else voice.clause(effect.say(voice))
        among = self.among.say_as("many", voice)
        return voice.sentence(f"dagger-do-{self.WORD}", times=self.times.say(voice), among=among, effect=clause)

    def check(self, checker: Checker) -> None:
        self.among.check(checker)
        checker.check_branch(self.effect, "it")


@word("up-to")
class UpTo(SoMany):
    """Do an effect with up to ``times`` different things, one after another. The chooser may stop."""


@word("exactly")
class ExactlySo(SoMany):
    """Do an effect with exactly ``times`` different things, one after another."""

    exactly: ClassVar[bool] = True
