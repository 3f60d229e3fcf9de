"""Combinators of effects: sequence, choice, option, condition, for each, repetition, cost and effect."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tableverse.kernel.choice import Decision, Message, Option, option_about
from tableverse.kernel.effects.grammar import argument, word
from tableverse.kernel.effects.node import Condition, Effect, Number, Resolving, Selector, Step
from tableverse.kernel.effects.saying import Checker, Voice
from tableverse.kernel.effects.spanish import order_arguments
from tableverse.kernel.effects.values import HowMany, seat_of
from tableverse.kernel.state import S, State


@mypyc_attr(allow_interpreted_subclasses=True)
@word("sequence")
class Sequence(Effect[S]):
    """Do all parts in order. Verbs skip what they cannot do."""

    LEADS: ClassVar[bool] = True
    effects: tuple[Effect[S], ...] = argument(written="of")

    def __init__(self, *effects: Effect[S]) -> None:
        self.effects = effects

    def parts(self) -> tuple[Effect[S], ...]:
        return self.effects

    def possible(self, state: S, run: Resolving) -> bool:
        """Return whether any part can do something. A later part may depend on an earlier part that could not."""
        for effect in self.effects:
            if effect.possible(state, run):
                return True
            for name in effect.recorded_names():
                run = run.binding(name, "")
        return False

    def payable(self, state: S, run: Resolving) -> bool:
        return self.paid(state, run) is not None

    def paid(self, state: S, run: Resolving) -> Resolving | None:
        for effect in self.effects:
            left = effect.paid(state, run)
            if left is None:
                return None
            run = left
        return run

    def run_after(self, state: S, run: Resolving) -> Resolving:
        for effect in self.effects:
            run = effect.run_after(state, run)
        return run

    def step(self, state: S, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == len(self.effects):
            run.leave()
        else:
            at.cursor += 1
            run.enter(state, at, at.cursor - 1)
        return None

    def say(self, voice: Voice) -> str:
        return voice.sentences([effect.say(voice) for effect in self.effects])

    def check(self, checker: Checker) -> None:
        if not self.effects:
            checker.problem("empty-sequence", self)
        for effect in self.effects:
            effect.check(checker)


@mypyc_attr(allow_interpreted_subclasses=True)
@word("choose")
class Choose(Effect[S]):
    """Do one of several effects. Effects without any result are not offered.

    The names of the branches become part of the option ids.
    """

    branches: dict[str, Effect[S]] = argument(written="of")
    by: Selector[S] | None = None

    def __init__(self, branches: dict[str, Effect[S]], by: Selector[S] | None = None) -> None:
        self.branches = branches
        self.names = list(branches)
        self.effects = tuple(branches.values())
        self.by = by

    def parts(self) -> tuple[Effect[S], ...]:
        return self.effects

    def offers(self, state: S, run: Resolving, part: int) -> bool:
        """Return whether this branch may be chosen now."""
        return self.effects[part].possible(state, run)

    def possible(self, state: S, run: Resolving) -> bool:
        return any(self.offers(state, run, part) for part in range(len(self.effects)))

    def step(self, state: S, run: Resolving, at: Step) -> Decision | None:
        if at.cursor:
            run.leave()
            return None
        options = [
            Option(f"choose:{name}", run.describe(state, at, part), [run.origin], [name])
            for part, name in enumerate(self.names)
            if self.offers(state, run, part)
        ]
        if not options:
            run.leave()
            return None
        seat = chooser(self.by, state, run)
        return Decision(seat, "choose", Message("effect-ask-choose"), options, run.origin)

    def answer(self, state: S, run: Resolving, at: Step, option: Option) -> None:
        at.cursor = 1
        run.enter(state, at, self.names.index(option.thing))

    def say(self, voice: Voice) -> str:
        branches = voice.either([voice.clause(effect.say(voice)) for effect in self.effects])
        if self.by is None:
            return voice.sentence("effect-choose", branches=branches)
        return voice.sentence("effect-choose-by", by=self.by.say(voice), branches=branches)

    def check(self, checker: Checker) -> None:
        if len(self.effects) < 2:
            checker.problem("choice-of-one", self)
        if self.by is not None:
            self.by.check(checker)
        for effect in self.effects:
            checker.check_branch(effect)


@mypyc_attr(allow_interpreted_subclasses=True)
@word("may")
class May(Effect[S]):
    """Do an effect if its controller, or the player in ``by``, wants to.

    Skip the decision if the effect would have no result.
    """

    effect: Effect[S] = argument(written="do")
    by: Selector[S] | None = None

    def parts(self) -> tuple[Effect[S], ...]:
        return (self.effect,)

    def possible(self, state: S, run: Resolving) -> bool:
        return self.effect.possible(state, run)

    def step(self, state: S, run: Resolving, at: Step) -> Decision | None:
        if at.cursor or not self.effect.possible(state, run):
            run.leave()
            return None
        options = [
            Option("may:yes", run.describe(state, at, 0), [run.origin]),
            Option("may:no", Message("effect-decline")),
        ]
        return Decision(chooser(self.by, state, run), "may", Message("effect-ask-may"), options, run.origin)

    def answer(self, state: S, run: Resolving, at: Step, option: Option) -> None:
        at.cursor = 1
        if option.id == "may:yes":
            run.enter(state, at, 0)

    def say(self, voice: Voice) -> str:
        effect = voice.clause(self.effect.say(voice))
        if self.by is None:
            return voice.sentence("effect-may", **order_arguments(effect, voice.language))
        return voice.sentence("effect-may-by", by=self.by.say(voice), effect=effect)

    def check(self, checker: Checker) -> None:
        if self.by is not None:
            self.by.check(checker)
        checker.check_branch(self.effect)


@mypyc_attr(allow_interpreted_subclasses=True)
@word("if")
class If(Effect[S]):
    """Do an effect only if a condition holds; otherwise do the alternative, if given."""

    LEADS: ClassVar[bool] = True
    condition: Condition[S] = argument(written="when")
    then: Effect[S]
    otherwise: Effect[S] | None = None

    def parts(self) -> tuple[Effect[S], ...]:
        return (self.then,) if self.otherwise is None else (self.then, self.otherwise)

    def possible(self, state: S, run: Resolving) -> bool:
        if self.condition.holds(state, run):
            return self.then.possible(state, run)
        return self.otherwise is not None and self.otherwise.possible(state, run)

    def step(self, state: S, run: Resolving, at: Step) -> Decision | None:
        if at.cursor:
            run.leave()
            return None
        at.cursor = 1
        if self.condition.holds(state, run):
            run.enter(state, at, 0)
        elif self.otherwise is not None:
            run.enter(state, at, 1)
        return None

    def say(self, voice: Voice) -> str:
        condition = self.condition.say(voice)
        sentence = voice.sentence("effect-if", condition=condition, effect=voice.clause(self.then.say(voice)))
        if self.otherwise is None:
            return sentence
        other = voice.sentence("effect-otherwise", effect=voice.clause(self.otherwise.say(voice)))
        return voice.sentences([sentence, other], "effect-else")

    def check(self, checker: Checker) -> None:
        self.condition.check(checker)
        checker.check_branch(self.then)
        if self.otherwise is not None:
            checker.check_branch(self.otherwise)


@mypyc_attr(allow_interpreted_subclasses=True)
@word("for-each")
class ForEach(Effect[S]):
    """Do an effect once for each thing found at the start, bound as ``name``.

    With ``ordered``, the controller picks the next thing each time.
    """

    among: Selector[S] = argument(written="of")
    effect: Effect[S] = argument(written="do")
    name: str = argument(written="as", default="each")
    ordered: bool = False

    def parts(self) -> tuple[Effect[S], ...]:
        return (self.effect,)

    def possible(self, state: S, run: Resolving) -> bool:
        return any(self.effect.possible(state, run.binding(self.name, item)) for item in self.among.find(state, run))

    def step(self, state: S, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == 0:
            at.cursor = 1
            at.left = self.among.find(state, run)
        if not at.left:
            run.leave()
            return None
        if self.ordered and len(at.left) > 1:
            options = [Option(f"next:{item}", Message("effect-thing", {"thing": item}), [item]) for item in at.left]
            return Decision(run.seat, "order", Message("effect-ask-order"), options, run.origin)
        self._go(state, run, at, at.left[0])
        return None

    def answer(self, state: S, run: Resolving, at: Step, option: Option) -> None:
        self._go(state, run, at, option.thing)

    def _go(self, state: S, run: Resolving, at: Step, item: str) -> None:
        at.left.remove(item)
        run.bound[self.name] = item
        run.enter(state, at, 0)

    def say(self, voice: Voice) -> str:
        key = "effect-for-each-ordered" if self.ordered else "effect-for-each"
        return voice.sentence(key, among=self.among.say(voice), effect=voice.clause(self.effect.say(voice)))

    def check(self, checker: Checker) -> None:
        self.among.check(checker)
        checker.check_loop(self, self.effect, self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
@word("repeat")
class Repeat(Effect[S]):
    """Do an effect several times in a row."""

    times: Number[S]
    effect: Effect[S] = argument(written="do")

    def parts(self) -> tuple[Effect[S], ...]:
        return (self.effect,)

    def possible(self, state: S, run: Resolving) -> bool:
        return self.times.value(state, run) > 0 and self.effect.possible(state, run)

    def step(self, state: S, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == 0:
            at.cursor = self.times.value(state, run) + 1
        at.cursor -= 1
        if at.cursor <= 0:
            run.leave()
        else:
            run.enter(state, at, 0)
        return None

    def say(self, voice: Voice) -> str:
        effect = voice.clause(self.effect.say(voice))
        if isinstance(self.times, HowMany):
            return voice.sentence("effect-repeat-each", among=self.times.among.say(voice), effect=effect)
        return voice.sentence("effect-repeat", times=self.times.say(voice), effect=effect)

    def check(self, checker: Checker) -> None:
        self.times.check(checker)
        checker.check_loop(self, self.effect)


@mypyc_attr(allow_interpreted_subclasses=True)
@word("pick")
class Pick(Effect[S]):
    """Choose one thing and bind it for the effects that follow. If there is none, effects that need it are skipped."""

    among: Selector[S] = argument(written="of")
    name: str = argument(written="as", default="it")
    by: Selector[S] | None = None

    def found(self, state: S, run: Resolving) -> list[str]:
        """Return the things among which the controller picks."""
        return self.among.find(state, run)

    def possible(self, state: S, run: Resolving) -> bool:
        return bool(self.found(state, run))

    def run_after(self, state: S, run: Resolving) -> Resolving:
        found = self.found(state, run)
        return run.binding(self.name, found[0]) if found else run

    def paid(self, state: S, run: Resolving) -> Resolving | None:
        found = self.found(state, run)
        return run.binding(self.name, found[0]) if found else None

    def step(self, state: S, run: Resolving, at: Step) -> Decision | None:
        found = self.found(state, run)
        if not found:
            run.bound.pop(self.name, None)
            run.leave()
            return None
        options = [option_about("pick", item, "effect-thing", "thing") for item in found]
        prompt = Message("effect-ask-pick")
        return Decision(chooser(self.by, state, run), "pick", prompt, options, run.origin)

    def answer(self, state: S, run: Resolving, at: Step, option: Option) -> None:
        run.bound[self.name] = option.thing
        run.leave()

    def say(self, voice: Voice) -> str:
        if self.by is None:
            return voice.sentence("effect-pick", among=self.among.say(voice))
        return voice.sentence("effect-pick-by", by=self.by.say(voice), among=self.among.say(voice))

    def check(self, checker: Checker) -> None:
        self.among.check(checker)
        if self.by is not None:
            self.by.check(checker)
        checker.bind(self.name)


@mypyc_attr(allow_interpreted_subclasses=True)
@word("pay")
class Pay(Effect[S]):
    """Pay a cost, then do an effect. Do neither if the cost cannot be paid in full."""

    cost: Effect[S]
    effect: Effect[S] = argument(written="then")

    def parts(self) -> tuple[Effect[S], ...]:
        return (self.cost, self.effect)

    def possible(self, state: S, run: Resolving) -> bool:
        paid = self.cost.paid(state, run)
        return paid is not None and self.effect.possible(state, paid)

    def step(self, state: S, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == 2 or (at.cursor == 0 and not self.cost.payable(state, run)):
            run.leave()
            return None
        at.cursor += 1
        run.enter(state, at, at.cursor - 1)
        return None

    def say(self, voice: Voice) -> str:
        return voice.sentence(
            "effect-pay", cost=voice.clause(self.cost.say(voice)), effect=voice.clause(self.effect.say(voice))
        )

    def check(self, checker: Checker) -> None:
        checker.check_branch(Sequence(self.cost, self.effect))


@mypyc_attr(allow_interpreted_subclasses=True)
class Aimed(Sequence[S]):
    """A verb whose targets are picked first, one after another. Its text is that of the verb."""

    def __init__(self, picks: list[Pick[S]], verb: Effect[S]) -> None:
        super().__init__(*picks, verb)
        self.verb = verb

    def say(self, voice: Voice) -> str:
        return self.verb.say(voice)


def chooser(by: Selector[Any] | None, state: State, run: Resolving) -> int:
    """Return the seat that chooses: the controller, unless the effect names somebody else."""
    if by is None:
        return run.seat
    found = by.find(state, run)
    return seat_of(found[0]) if found else run.seat
