"""Links between the parts of an effect (then, otherwise, later), and choices of several things."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.rules import lasting
from tableverse.games.champions.state import ChampionsState, Standing
from tableverse.games.champions.vocabulary.nodes import Condition, Effect, Number, Selector, Verb
from tableverse.games.champions.vocabulary.numbers import ANY_NUMBER
from tableverse.games.champions.vocabulary.quantities import quantity
from tableverse.games.champions.vocabulary.selectors.base import all_these, many_of, noun_of
from tableverse.games.champions.vocabulary.verbs.statuses import Give
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import Checker, Choose, If, Resolving, Step, Vocabulary, Voice, argument, word

#: Periods at whose end a delayed effect may resolve.
LATER: Final = ("phase", "round")
#: The name under which the things of a choice of several are noted.
PICKED: Final = "picked"
#: For verbs whose sentence includes the choice of their targets, the participle for these targets afterwards.
DONE_AT_ONCE: Final = {
    "discard": "discarded",
    "exhaust": "exhausted",
    "give-stunned": "stunned",
    "into-deck": "shuffled",
}


@word("in-full")
class InFull(Effect):
    """Do an effect, then a second one only if all of the first could be done."""

    first: Effect
    second: Effect = argument(written="then")

    def parts(self) -> tuple[Effect, ...]:
        return (self.first, self.second)

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return self.first.possible(state, run)

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == 0:
            at.cursor = 1
            at.left = ["full"] if self.first.payable(state, run) else []
            run.enter(state, at, 0)
        elif at.cursor == 1 and at.left:
            at.cursor = 2
            run.enter(state, at, 1)
        else:
            run.leave()
        return None

    def say(self, voice: Voice) -> str:
        first = self.first.say(voice)
        key = "champions-do-then-if" if isinstance(self.second, If) else "champions-do-then"
        then = voice.sentence(key, effect=voice.continued(self.second.say(voice)))
        return voice.sentences([first, then], "champions-and")

    def check(self, checker: Checker) -> None:
        self.first.check(checker)
        checker.check_branch(self.second)


@word("at-once")
class AtOnce(Effect):
    """Do several verbs together. Abilities that respond wait until all are done."""

    verbs: tuple[Verb, ...] = argument(written="of")

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs

    def parts(self) -> tuple[Effect, ...]:
        return self.verbs

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return any(verb.possible(state, run) for verb in self.verbs)

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        run.leave()
        for verb in reversed(self.verbs):  # the frames that the verbs push resolve in the written order
            if verb.possible(state, run):
                verb.do(state, run)
        return None

    def say(self, voice: Voice) -> str:
        given = [verb for verb in self.verbs if isinstance(verb, Give)]
        statuses, to = {verb.status for verb in given}, {all_these(voice, verb.to, True) for verb in given}
        if len(given) == len(self.verbs) and statuses == {"stunned", "confused"} and len(to) == 1:
            return voice.sentence("champions-do-give-stunned-and-confused", to=to.pop())
        clauses = with_pronouns(voice, [voice.clause(verb.say(voice)) for verb in self.verbs])
        return voice.sentence("champions-do-at-once", all=voice.all_of(clauses))


def with_pronouns(voice: Voice, clauses: list[str]) -> list[str]:
    """Replace the first clause's object by a pronoun in the other clauses: "that enemy" becomes "it"."""
    first, *others = clauses
    for name, phrase in voice.referents.items():
        if name.startswith("bound:") and phrase in first and not any(f"{phrase}’" in other for other in others):
            again = voice.word("champions-again") or phrase  # Spanish repeats the noun
            others = [other.replace(phrase, again) for other in others]
    return [first, *others]


@word("otherwise")
class Otherwise(Effect):
    """Do the first effect, or the second one if no part of the first can be done."""

    first: Effect
    second: Effect = argument(written="else")

    def parts(self) -> tuple[Effect, ...]:
        return (self.first, self.second)

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return self.first.possible(state, run) or self.second.possible(state, run)

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        if at.cursor:
            run.leave()
        else:
            at.cursor = 1
            run.enter(state, at, 0 if self.first.possible(state, run) else 1)
        return None

    def say(self, voice: Voice) -> str:
        first = self.first.say(voice)
        second = voice.sentence("champions-do-otherwise", effect=voice.clause(self.second.say(voice)))
        return voice.sentences([first, second], "effect-else")

    def check(self, checker: Checker) -> None:
        checker.check_branch(self.first)
        checker.check_branch(self.second)


class Whichever(Choose[ChampionsState]):
    """All parts whose conditions hold, in an order that the player chooses (see ``read_whichever``)."""

    def __init__(self, conditions: list[Condition], branches: dict[str, Effect]) -> None:
        super().__init__(branches)
        self.conditions = conditions

    def holding(self, state: ChampionsState, run: Resolving) -> list[str]:
        return [name for name, when in zip(self.names, self.conditions, strict=True) if when.holds(state, run)]

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return any(self.effects[self.names.index(name)].possible(state, run) for name in self.holding(state, run))

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == 0:
            at.cursor = 1
            at.left = self.holding(state, run)
        if not at.left:
            run.leave()
            return None
        options = [
            Option(f"choose:{name}", run.describe(state, at, self.names.index(name)), [run.origin], [name])
            for name in at.left
        ]
        return Decision(run.seat, "order", Message("effect-ask-order"), options, run.origin)

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        at.left.remove(option.thing)
        run.enter(state, at, self.names.index(option.thing))

    def say(self, voice: Voice) -> str:
        parts = [If(when, effect).say(voice) for when, effect in zip(self.conditions, self.effects, strict=True)]
        return voice.sentences([*parts, voice.sentence("champions-do-in-any-order")])

    def check(self, checker: Checker) -> None:
        super().check(checker)
        for when in self.conditions:
            when.check(checker)


def read_whichever(reader: Reader, words: Vocabulary) -> Whichever:
    """Do each part whose condition holds, in any order: ``{name: {when: condition, do: effect}}``.

    All conditions are checked before any part is resolved.
    """
    conditions: list[Condition] = []
    branches: dict[str, Effect] = {}
    for name in reader.keys():  # noqa: SIM118 (a Reader is not a mapping)
        part = reader.field(name)
        conditions.append(words.condition(part.field("when")))
        branches[name] = words.effect(part.field("do"))
        part.no_more()
    return Whichever(conditions, branches)


@word("later")
class Later(Effect):
    """Do an effect at the end of the phase or round, even if this card has left play by then."""

    until: str = argument(written="at", one_of=LATER)
    effect: Effect = argument(written="do")

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        run.leave()
        node = state.cards.abilities[run.ability].children[at.node][0]
        waiting = Resolving(run.ability, run.seat, run.origin, None, [Step(node)])
        state.modifiers.append(Standing(lasting.DELAYED, "", 0, self.until, run.origin, waiting))
        return None

    def say(self, voice: Voice) -> str:
        at = voice.word(f"champions-at-{self.until}")
        return voice.sentence("champions-do-later", at=at, effect=voice.clause(self.effect.say(voice)))

    def check(self, checker: Checker) -> None:
        checker.check_branch(self.effect)


@word("pick-several")
class PickSeveral(Effect):
    """Choose several things at once, noted as ``picked``. ``up-to`` allows fewer. ``including`` is always picked.

    If there are not enough things, all are chosen. With ``up-to`` and no amount, any number may be chosen. At least one
    must be chosen, unless ``including`` finds something.
    """

    of: Selector
    amount: Number = argument(default=ANY_NUMBER)
    up_to: bool = False
    including: Selector | None = None

    def recorded_names(self) -> tuple[str, ...]:
        return (PICKED,)

    def included(self, state: ChampionsState, run: Resolving) -> list[str]:
        return [] if self.including is None else self.including.find(state, run)

    def others(self, state: ChampionsState, run: Resolving) -> list[str]:
        included = self.included(state, run)
        return [thing for thing in self.of.find(state, run) if thing not in included]

    def within_reach(self, state: ChampionsState, run: Resolving) -> list[str]:
        """Return the included things and those that could be chosen. With "up to 0", none can be chosen."""
        none = self.up_to and self.amount.maximum(state, run) < 1
        return self.included(state, run) + ([] if none else self.others(state, run))

    def possible(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.within_reach(state, run))

    def payable(self, state: ChampionsState, run: Resolving) -> bool:
        if self.up_to:
            return self.possible(state, run)
        return len(self.others(state, run)) >= self.amount.value(state, run)

    def run_after(self, state: ChampionsState, run: Resolving) -> Resolving:
        return run.binding(PICKED, self.within_reach(state, run))

    def step(self, state: ChampionsState, run: Resolving, at: Step) -> Decision | None:
        found = [thing for thing in self.others(state, run) if thing not in at.left]
        if not found or len(at.left) >= self.amount.value(state, run):
            self.finish(state, run, at)
            return None
        options = [Option(f"pick:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in found]
        if self.up_to and (at.left or self.included(state, run)):
            options.append(Option("done", Message("champions-option-done")))
        return Decision(run.seat, "pick", Message("effect-ask-pick"), options, run.origin)

    def answer(self, state: ChampionsState, run: Resolving, at: Step, option: Option) -> None:
        if option.id == "done":
            self.finish(state, run, at)
        else:
            at.left.append(option.thing)

    def finish(self, state: ChampionsState, run: Resolving, at: Step) -> None:
        run.leave()
        run.bound[PICKED] = self.included(state, run) + at.left

    def render_done(self, voice: Voice, verb: str) -> str:
        """Render the choice and the verb as one sentence, "discard 2 cards from your hand", or return ""."""
        some = self.up_to and self.amount is not ANY_NUMBER
        key = f"champions-do-{verb}-{'up-to' if some else 'several'}"
        if self.including is not None or verb not in DONE_AT_ONCE or (some and verb != "into-deck"):
            return ""
        voice.referents[f"done:{PICKED}"] = DONE_AT_ONCE[verb]
        amount, tail, count = quantity(voice, self.amount)
        noun = noun_of(voice, self.of)
        of = many_of(voice, self.of) if noun is None else noun.bare(voice, "one" if count == 1 else "many")
        if noun is not None:
            voice.referents[f"noun:{PICKED}"] = noun.word
        if self.amount is ANY_NUMBER:
            return voice.sentence(f"champions-do-{verb}-any", to=of)
        return voice.sentence(key, amount=amount, to=of + tail)

    def say(self, voice: Voice) -> str:
        key = "champions-do-pick-up-to" if self.up_to else "champions-do-pick-several"
        amount, tail, count = quantity(voice, self.amount)
        noun = noun_of(voice, self.of)
        of = many_of(voice, self.of) if noun is None else noun.bare(voice, "one" if count == 1 else "many")
        if noun is not None:
            voice.referents[f"noun:{PICKED}"] = noun.word
        if self.amount is ANY_NUMBER:
            return voice.sentence("champions-do-pick-any", of=of)
        said = {"amount": amount, "of": of + tail}
        if self.including is not None:
            return voice.sentence(f"{key}-including", including=self.including.say(voice), **said)
        return voice.sentence(key, **said)
