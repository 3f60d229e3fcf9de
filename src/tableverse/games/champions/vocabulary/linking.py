"""How parts of one effect hang together: then, otherwise, later; a choice of several; paying with one's own damage."""

from __future__ import annotations

from typing import Any

from tableverse.games.champions.rules import damage, lasting, numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.quantities import quantity
from tableverse.games.champions.vocabulary.saying import many_of
from tableverse.games.champions.vocabulary.selectors import noun_of
from tableverse.games.champions.vocabulary.verbs.base import On
from tableverse.games.champions.vocabulary.verbs.replacing import Averts
from tableverse.kernel.choice import Decision, Message, Option
from tableverse.kernel.effects import (
    Checker,
    Choose,
    Condition,
    Effect,
    If,
    Number,
    Resolving,
    Selector,
    Step,
    Verb,
    Voice,
)
from tableverse.kernel.modifiers import Modifier
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.state import State
from tableverse.kernel.timing import Window


class InFull(Effect):
    """ "Then": the second part only if the whole of the first could be done."""

    def __init__(self, first: Effect, second: Effect) -> None:
        self.first = first
        self.second = second

    def parts(self) -> tuple[Effect, ...]:
        return (self.first, self.second)

    def possible(self, state: State, run: Resolving) -> bool:
        return self.first.possible(state, run)

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
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
        then = voice.sentence("champions-do-then", effect=voice.continued(self.second.say(voice)))
        return voice.sentences([first, then], "champions-and")

    def check(self, checker: Checker) -> None:
        self.first.check(checker)
        checker.apart(self.second)


class AtOnce(Effect):
    """ "And": verbs that are done together. Whatever answers one of them waits until all are done."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs

    def parts(self) -> tuple[Effect, ...]:
        return self.verbs

    def possible(self, state: State, run: Resolving) -> bool:
        return any(verb.possible(state, run) for verb in self.verbs)

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        run.leave()
        for verb in reversed(self.verbs):  # what they push is resolved in the order written
            if verb.possible(state, run):
                verb.do(state, run)
        return None

    def say(self, voice: Voice) -> str:
        clauses = [voice.clause(verb.say(voice)) for verb in self.verbs]
        return voice.sentence("champions-do-at-once", all=voice.all_of(clauses))

    def check(self, checker: Checker) -> None:
        for verb in self.verbs:
            verb.check(checker)


class Otherwise(Effect):
    """The second part only if nothing at all of the first can be done."""

    def __init__(self, first: Effect, second: Effect) -> None:
        self.first = first
        self.second = second

    def parts(self) -> tuple[Effect, ...]:
        return (self.first, self.second)

    def possible(self, state: State, run: Resolving) -> bool:
        return self.first.possible(state, run) or self.second.possible(state, run)

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
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
        checker.apart(self.first)
        checker.apart(self.second)


class Whichever(Choose):
    """Each part whose condition holds, in the order its player likes. All conditions are looked at before any part
    is resolved."""

    def __init__(self, conditions: list[Condition], branches: dict[str, Effect]) -> None:
        super().__init__(branches)
        self.conditions = conditions

    def holding(self, state: State, run: Resolving) -> list[str]:
        return [name for name, when in zip(self.names, self.conditions, strict=True) if when.holds(state, run)]

    def possible(self, state: State, run: Resolving) -> bool:
        return any(self.effects[self.names.index(name)].possible(state, run) for name in self.holding(state, run))

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        if at.cursor == 0:
            at.cursor = 1
            at.left = self.holding(state, run)
        if not at.left:
            run.leave()
            return None
        options = [
            Option(f"choose:{name}", run.describe(state, at, self.names.index(name)), [run.origin]) for name in at.left
        ]
        return Decision(run.seat, "order", Message("effect-ask-order"), options, run.origin)

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        name = option.id.removeprefix("choose:")
        at.left.remove(name)
        run.enter(state, at, self.names.index(name))

    def say(self, voice: Voice) -> str:
        parts = [If(when, effect).say(voice) for when, effect in zip(self.conditions, self.effects, strict=True)]
        return voice.sentences([*parts, voice.sentence("champions-do-in-any-order")])

    def check(self, checker: Checker) -> None:
        super().check(checker)
        for when in self.conditions:
            when.check(checker)


class Later(Effect):
    """A delayed effect: it waits for the end of the phase or the round, whatever becomes of the card that made it."""

    def __init__(self, until: str, effect: Effect) -> None:
        self.until = until
        self.effect = effect

    def parts(self) -> tuple[Effect, ...]:
        return (self.effect,)

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        run.leave()
        node = state.cards.abilities[run.ability].children[at.node][0]
        waiting = f"{run.ability}|{node}|{run.seat}|{run.origin}"
        state.modifiers.append(Modifier(lasting.DELAYED, waiting, 0, self.until, run.origin))
        return None

    def say(self, voice: Voice) -> str:
        at = voice.word(f"champions-at-{self.until}")
        return voice.sentence("champions-do-later", at=at, effect=voice.clause(self.effect.say(voice)))

    def check(self, checker: Checker) -> None:
        checker.apart(self.effect)


class PickSeveral(Effect):
    """Choose so many at once, or as many as there are; with ``up_to`` one may stop after the first. They are noted.
    What is included is one of them from the beginning, so that up to two others may be none."""

    def __init__(self, of: Selector, amount: Number, name: str, up_to: bool, including: Selector | None = None) -> None:
        self.of = of
        self.amount = amount
        self.name = name
        self.up_to = up_to
        self.including = including

    def notes(self) -> tuple[str, ...]:
        return (self.name,)

    def included(self, state: State, run: Resolving) -> list[str]:
        return [] if self.including is None else self.including.find(state, run)

    def others(self, state: State, run: Resolving) -> list[str]:
        included = self.included(state, run)
        return [thing for thing in self.of.find(state, run) if thing not in included]

    def possible(self, state: State, run: Resolving) -> bool:
        return bool(self.included(state, run) or self.of.find(state, run))

    def payable(self, state: State, run: Resolving) -> bool:
        if self.up_to:
            return self.possible(state, run)
        return len(self.others(state, run)) >= self.amount.value(state, run)

    def ahead(self, state: State, run: Resolving) -> Resolving:
        return run.binding(self.name, ",".join(self.included(state, run) + self.others(state, run)))

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        found = [thing for thing in self.others(state, run) if thing not in at.left]
        if not found or len(at.left) >= self.amount.value(state, run):
            self.finish(state, run, at)
            return None
        options = [Option(f"pick:{thing}", Message("effect-thing", {"thing": thing}), [thing]) for thing in found]
        if self.up_to and (at.left or self.included(state, run)):
            options.append(Option("done", Message("champions-option-done")))
        return Decision(run.seat, "pick", Message("effect-ask-pick"), options, run.origin)

    def answer(self, state: State, run: Resolving, at: Step, option: Option) -> None:
        if option.id == "done":
            self.finish(state, run, at)
        else:
            at.left.append(option.targets[0])

    def finish(self, state: State, run: Resolving, at: Step) -> None:
        run.leave()
        run.bound[self.name] = ",".join(self.included(state, run) + at.left)

    def say(self, voice: Voice) -> str:
        key = "champions-do-pick-up-to" if self.up_to else "champions-do-pick-several"
        amount, tail, count = quantity(voice, self.amount)
        noun = noun_of(voice, self.of)
        of = many_of(voice, self.of) if noun is None else noun.bare(voice, "one" if count == 1 else "many")
        if noun is not None:
            voice.meaning[f"noun:{self.name}"] = noun.word
        said = {"amount": amount, "of": of + tail}
        if self.including is not None:
            return voice.sentence(f"{key}-including", including=self.including.say(voice), **said)
        return voice.sentence(key, **said)

    def check(self, checker: Checker) -> None:
        self.of.check(checker)
        if self.including is not None:
            self.including.check(checker)
        self.amount.check(checker)
        self.say(checker.voice)


class Take(On):
    """Damage that is a cost to take: it is paid only if all of it is really taken."""

    word = "take"

    def payable(self, state: State, run: Resolving) -> bool:
        """Nothing may stand in the way of any of it: no tough status card, nothing that says that it cannot be taken or
        that less of it is, and nothing that must prevent it. What might prevent it if its player likes does not."""
        assert isinstance(state, ChampionsState)
        for thing in self.found(state, run):
            piece = state.play.get(thing)
            if (
                piece is None
                or piece.tough
                or not numbers.can_take_damage(state, thing, run.origin)
                or numbers.added(state, "damage-taken", thing) < 0
            ):
                return False
            facts = damage.facts_of(thing, self.much(state, run), run.origin, run.seat)
            if any(self.averted(state, kind, facts) for kind in ("damage", "taking")):
                return False
        return bool(self.found(state, run))

    def averted(self, state: ChampionsState, kind: str, facts: dict[str, Any]) -> bool:
        """Would a forced ability keep some of this damage from being taken?"""
        answering = state.cards.answering
        moments = [moment for moment in ("would", "before") if f"{kind}/{moment}" in answering]
        if not moments:
            return False
        occurrence = Occurrence(kind, facts)
        state.frames.append(Window(occurrence))  # so that conditions look at it
        forced = [
            trigger.ability
            for moment in moments
            for trigger in state.game.triggers(state, occurrence, moment)
            if trigger.forced
        ]
        state.frames.pop()
        return any(isinstance(node, Averts) for ability in forced for node in state.cards.abilities[ability].nodes)

    def step(self, state: State, run: Resolving, at: Step) -> Decision | None:
        assert isinstance(state, ChampionsState)
        found = self.found(state, run)  # nobody once the player has been eliminated by it
        amount = self.much(state, run)
        piece = state.play.get(found[0]) if found else None
        if at.cursor == 0 and piece is not None:
            at.cursor = 1
            at.left = [str(piece.damage)]
            damage.deal(state, piece.id, amount, run.origin, run.seat)
            return None
        run.leave()
        if piece is None or piece.damage < int(at.left[0]) + amount:
            run.bound["unpaid"] = 1
        return None

    def do(self, state: State, run: Resolving) -> None:
        raise AssertionError("resolved step by step")
