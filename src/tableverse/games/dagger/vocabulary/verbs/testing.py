"""Verbs that test attributes (attack, defy, rest), grant actions without a token, or change a roll."""

from __future__ import annotations

from typing import ClassVar, Final

from tableverse.games.dagger.cards import ACTIONS, ATTRIBUTES
from tableverse.games.dagger.frames.attribute_test import Boost, Reroll, Test, current_test
from tableverse.games.dagger.frames.base_effects import offer_effects
from tableverse.games.dagger.frames.combat import Attack
from tableverse.games.dagger.frames.defying import Defy
from tableverse.games.dagger.frames.resting import Rest
from tableverse.games.dagger.frames.taking import TakeAny, take_action
from tableverse.games.dagger.rules.actions import attackable, can_take
from tableverse.games.dagger.rules.dice import roll
from tableverse.games.dagger.state import DaggerState, Hero
from tableverse.games.dagger.vocabulary.nodes import Effect, Number, Selector
from tableverse.games.dagger.vocabulary.numbers import number_arguments, only_empowered, value_of
from tableverse.games.dagger.vocabulary.selectors.base import acting_hero, heroes_found
from tableverse.games.dagger.vocabulary.verbs.base import DaggerVerb
from tableverse.kernel.choice import Decision
from tableverse.kernel.effects import Checker, Resolving, Step, Voice, argument, word
from tableverse.kernel.timing import current_facts

#: Faces of a die. Effects may also add the result "rolled-wild", which counts as a rolled wild.
FACES: Final = (*ATTRIBUTES, "wild")


class TestChanges:
    """Changes of a text to the test that the text makes."""

    __slots__ = ("attribute", "count", "count_if_empowered", "numbers", "rerolls")

    def __init__(
        self,
        numbers: dict[str, Number | None],
        count: tuple[str, ...] = (),
        count_if_empowered: bool = False,
        rerolls: bool = False,
        attribute: str = "",
    ) -> None:
        #: Keys: plus, dice, wild, per-wild, and move for an action that may be a move.
        self.numbers = numbers
        self.count = count
        self.count_if_empowered = count_if_empowered
        self.rerolls = rerolls
        self.attribute = attribute

    def boost(self, state: DaggerState, run: Resolving) -> Boost:
        """Return the changes, combined with the changes granted to the action that this text is part of."""
        empowered = bool(run.bound.get("empowered"))
        mine = Boost(
            self._number("plus", state, run),
            self._number("dice", state, run),
            self._number("per-wild", state, run),
            self._number("wild", state, run) or 1,
            list(self.count) if empowered or not self.count_if_empowered else [],
            self.rerolls and empowered,
            self.attribute,
        )
        given = run.bound.get("boost")
        return mine.joined(given) if isinstance(given, Boost) else mine

    def _number(self, name: str, state: DaggerState, run: Resolving) -> int:
        return value_of(self.numbers.get(name), state, run)

    def sentences(self, voice: Voice, included: tuple[str, ...] = ()) -> list[str]:
        """Return the changes not yet in ``included`` as one sentence in a list, or an empty list without changes."""
        parts = [
            self._number_said(name, number, voice)
            for name in ("plus", "dice", "wild", "per-wild", "move")
            if name not in included and (number := self.numbers.get(name)) is not None
        ]
        if self.count:
            icons = voice.all_of([voice.word(f"dagger-word-{icon}") for icon in self.count])
            counted = voice.sentence("dagger-do-test-count", icons=icons)
            parts.append(_if_empowered(counted, voice) if self.count_if_empowered else counted)
        if self.rerolls:
            parts.append(_if_empowered(voice.sentence("dagger-do-test-rerolls"), voice))
        return [voice.sentences(parts, "dagger-do-and")] if parts else []

    def _number_said(self, name: str, number: Number, voice: Voice) -> str:
        key = f"dagger-do-test-{name}"
        rare = only_empowered(number, 1 if name == "wild" else 0)
        if rare is None:
            return voice.sentence(key, **number_arguments("amount", number, voice))
        return _if_empowered(voice.sentence(key, **number_arguments("amount", rare, voice)), voice)


def _if_empowered(sentence: str, voice: Voice) -> str:
    return voice.sentence("dagger-do-empowered", effect=voice.clause(sentence))


class Testing(DaggerVerb):
    """A verb that makes a test. Its text includes the changes to the test."""

    #: Changes that the verb's own sentence includes.
    included: ClassVar[tuple[str, ...]] = ()

    def changes(self) -> TestChanges:
        raise NotImplementedError

    def say(self, voice: Voice) -> str:
        return voice.sentences([super().say(voice), *self.changes().sentences(voice, self.included)], "dagger-do-with")


@word("test")
class TestThen(Effect):
    """Test an attribute, then do an effect; D.A.G.G.E.R. effects for wilds come last."""

    attribute: str = argument(written="of", one_of=ATTRIBUTES)
    then: Effect
    plus: Number | None = None
    dice: Number | None = None
    wild: Number | None = None
    per_wild: Number | None = None
    count: tuple[str, ...] = argument(one_of=FACES, default=())
    count_if_empowered: bool = False

    def changes(self) -> TestChanges:
        numbers = {"plus": self.plus, "dice": self.dice, "wild": self.wild, "per-wild": self.per_wild}
        return TestChanges(numbers, self.count, self.count_if_empowered)

    def parts(self) -> tuple[Effect, ...]:
        return (self.then,)

    def step(self, state: DaggerState, run: Resolving, at: Step) -> Decision | None:
        hero = acting_hero(state, run)
        if hero is None or at.cursor == 2:
            run.leave()
            if hero is not None:
                offer_effects(state, hero, int(run.bound.get("wilds", 0)))
            return None
        at.cursor += 1
        if at.cursor == 1:
            boost = self.changes().boost(state, run)
            run.bound["successes"] = 0
            state.frames.append(Test(hero.id, self.attribute, "", "", boost))
        else:
            run.enter(state, at, 0)
        return None

    def say(self, voice: Voice) -> str:
        said = voice.sentence("dagger-do-test", attribute=voice.word(f"dagger-word-{self.attribute}"))
        tested = voice.sentences([said, *self.changes().sentences(voice)], "dagger-do-with")
        return voice.sentences([tested, self.then.say(voice)])

    def check(self, checker: Checker) -> None:
        checker.check_branch(self.then)
        self.say(checker.voice)


@word("attack")
class AttackEnemy(Testing):
    """Attack an enemy on your space, or one that a text allows: the combat action of an aspect."""

    plus: Number | None = None
    dice: Number | None = None
    per_wild: Number | None = None
    count: tuple[str, ...] = argument(one_of=FACES, default=())
    count_if_empowered: bool = False
    rerolls: bool = False

    def changes(self) -> TestChanges:
        numbers = {"plus": self.plus, "dice": self.dice, "per-wild": self.per_wild}
        return TestChanges(numbers, self.count, self.count_if_empowered, self.rerolls)

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        return True

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = acting_hero(state, run)
        if hero is None:
            return
        targets = run.bound.get("targets")
        if targets is None:
            targets = attackable(state, hero)
        action = "combat" if run.bound.get("action") == "combat" else ""
        boost = self.changes().boost(state, run)
        state.frames.append(Attack(0, 0, hero.id, list(targets), action, boost, bool(run.bound.get("spends"))))


@word("defy")
class DefyMission(Testing):
    """Test to put progress on a mission: the defy action of an aspect."""

    plus: Number | None = None
    dice: Number | None = None
    wild: Number | None = None
    rerolls: bool = False

    def changes(self) -> TestChanges:
        return TestChanges({"plus": self.plus, "dice": self.dice, "wild": self.wild}, rerolls=self.rerolls)

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = acting_hero(state, run)
        if hero is not None:
            state.frames.append(Defy(0, 0, hero.id, "defy", self.changes().boost(state, run)))


@word("rest")
class RestAction(Testing):
    """Test tactics and spend the successes: the rest action of an aspect."""

    included: ClassVar[tuple[str, ...]] = ("plus",)
    plus: Number | None = None
    rerolls: bool = False
    shares: str = argument(one_of=("here", "region"), default="")

    def changes(self) -> TestChanges:
        return TestChanges({"plus": self.plus}, rerolls=self.rerolls)

    def say(self, voice: Voice) -> str:
        if not self.shares:
            return super().say(voice)
        shared = voice.sentence("dagger-do-rest-shared", where=voice.word(f"dagger-word-{self.shares}"))
        return voice.sentences([super().say(voice), shared])

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = acting_hero(state, run)
        if hero is not None:
            shares = self.shares if run.bound.get("empowered") else ""
            state.frames.append(Rest(0, 0, hero.id, self.changes().boost(state, run), shares))


@word("take")
class Take(Testing):
    """Let heroes take an aspect action without a token, ``times`` times or ``against`` a target.

    ``move`` is added to the spaces of a move.
    """

    forms: ClassVar[dict[str, str]] = {"against": "a"}
    who: Selector
    action: str = argument(one_of=(*ACTIONS, "same"))
    against: Selector | None = None
    spends: bool = False
    times: Number | None = None
    empowered: bool = False
    move: Number | None = None
    plus: Number | None = None
    dice: Number | None = None
    per_wild: Number | None = None
    attribute: str = argument(one_of=ATTRIBUTES, default="")

    def changes(self) -> TestChanges:
        numbers = {"plus": self.plus, "dice": self.dice, "per-wild": self.per_wild, "move": self.move}
        return TestChanges(numbers, attribute=self.attribute)

    def possible(self, state: DaggerState, run: Resolving) -> bool:
        heroes = heroes_found(self.who, state, run)
        return any(self._can(state, run, hero) for hero in heroes)

    def _can(self, state: DaggerState, run: Resolving, hero: Hero) -> bool:
        if run.bound.get("taken") or not self._action(state):
            return False
        if self.against is not None:
            return bool(self.against.find(state, run))
        return can_take(state, hero, self._action(state))

    def _action(self, state: DaggerState) -> str:
        """Return the action. "same" means the action of the occurrence in progress, or "" without one."""
        return str(current_facts(state).get("action", "")) if self.action == "same" else self.action

    def do(self, state: DaggerState, run: Resolving) -> None:
        for hero in heroes_found(self.who, state, run):
            if not self._can(state, run, hero):
                continue
            targets = self.against.find(state, run) if self.against is not None else None
            for _ in range(value_of(self.times, state, run) or 1):
                take_action(
                    state,
                    hero,
                    self._action(state),
                    self.empowered,
                    self.changes().boost(state, run),
                    targets,
                    self.spends,
                    value_of(self.move, state, run),
                )
            run.bound["did"] = True


@word("take-some")
class TakeSome(Testing):
    """Take several different aspect actions of your choice."""

    times: Number
    among: tuple[str, ...] = argument(one_of=ACTIONS)
    empowered: bool = False
    plus: Number | None = None
    dice: Number | None = None

    def changes(self) -> TestChanges:
        return TestChanges({"plus": self.plus, "dice": self.dice})

    def sentence_arguments(self, voice: Voice) -> dict[str, str]:
        names = [voice.word(f"dagger-word-{part}") for part in self.among]
        return {**super().sentence_arguments(voice), "among": voice.either(names), "all": voice.all_of(names)}

    def do(self, state: DaggerState, run: Resolving) -> None:
        hero = acting_hero(state, run)
        if hero is None or run.bound.get("taken"):
            return
        times, boost = self.times.value(state, run), self.changes().boost(state, run)
        state.frames.append(TakeAny(hero.id, times, self.empowered, list(self.among), boost))


@word("add-successes")
class AddSuccesses(DaggerVerb):
    """Add successes to the test in progress."""

    during: ClassVar[tuple[str, ...]] = ("rolled",)
    amount: Number

    def do(self, state: DaggerState, run: Resolving) -> None:
        current_test(state).spent += self.amount.value(state, run)


@word("add-results")
class AddResults(DaggerVerb):
    """Add results to the test in progress."""

    during: ClassVar[tuple[str, ...]] = ("rolled",)
    results: tuple[str, ...] = argument(one_of=(*FACES, "rolled-wild"))

    def __init__(self, *results: str) -> None:
        self.results = results

    def do(self, state: DaggerState, run: Resolving) -> None:
        current_test(state).added.extend(self.results)

    def sentence_arguments(self, voice: Voice) -> dict[str, str]:
        """Return the arguments with equal results counted: "2 tactics results"."""
        parts = []
        for result in dict.fromkeys(self.results):
            count = self.results.count(result)
            many = "one" if count == 1 else "many"
            parts.append(voice.word("dagger-results", count=count, many=many, icon=voice.word(f"dagger-word-{result}")))
        return {"results": voice.all_of(parts)}


@word("reroll")
class RollAgain(DaggerVerb):
    """Reroll dice of the test in progress, at most ``most`` of them."""

    during: ClassVar[tuple[str, ...]] = ("rolled",)
    most: Number | None = None

    def do(self, state: DaggerState, run: Resolving) -> None:
        most = value_of(self.most, state, run) or len(current_test(state).dice)
        state.frames.append(Reroll(most, run.bound.get("you", run.origin)))


@word("roll")
class RollDice(DaggerVerb):
    """Roll dice outside a test, and keep the number of results with an icon."""

    dice: Number
    icon: str = argument(one_of=FACES)

    def do(self, state: DaggerState, run: Resolving) -> None:
        dice = [roll(state) for _ in range(self.dice.value(state, run))]
        state.emit("dice", {"dice": dice}, reveals=True)
        run.bound["results"] = dice.count(self.icon)
