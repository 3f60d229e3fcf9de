"""Selectors, numbers and conditions of Harbour, and the YAML form of all its words."""

from __future__ import annotations

from kernel.harbour.state import HarbourState
from kernel.harbour.verbs import WALLS, Cancel, Discard, Draw, Hit, Mend, Modify, Redirect, Reduce, Roll
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import Checker, Condition, Number, Resolving, Selector, Vocabulary, Voice
from tableverse.kernel.effects.values import seat_of
from tableverse.kernel.state import State
from tableverse.kernel.timing import occurring


class Ships(Selector):
    def find(self, state: State, run: Resolving) -> list[str]:
        assert isinstance(state, HarbourState)
        return [ship.id for ship in state.sea]

    def say(self, voice: Voice) -> str:
        return voice.word("harbour-ships")


class Walls(Selector):
    def find(self, state: State, run: Resolving) -> list[str]:
        return [WALLS]

    def say(self, voice: Voice) -> str:
        return voice.word("harbour-walls")


class This(Selector):
    """The card or ship that has the ability."""

    def find(self, state: State, run: Resolving) -> list[str]:
        return [run.origin]

    def say(self, voice: Voice) -> str:
        return voice.word("harbour-this")


class Attacker(Selector):
    """The ship that is about to hit."""

    def find(self, state: State, run: Resolving) -> list[str]:
        assert isinstance(state, HarbourState)
        by = occurring(state).facts["by"]
        return [by] if state.ship(by) is not None else []

    def say(self, voice: Voice) -> str:
        return voice.word("harbour-attacker")


class Hand(Selector):
    """The cards in a player's hand."""

    def __init__(self, whose: Selector) -> None:
        self.whose = whose

    def find(self, state: State, run: Resolving) -> list[str]:
        assert isinstance(state, HarbourState)
        return [card for thing in self.whose.find(state, run) for card in state.keepers[seat_of(thing)].hand]

    def say(self, voice: Voice) -> str:
        return voice.word("harbour-hand", whose=self.whose.say(voice))

    def check(self, checker: Checker) -> None:
        self.whose.check(checker)
        self.say(checker.voice)


class Rolled(Number):
    def value(self, state: State, run: Resolving) -> int:
        return int(run.bound.get("rolled", 0))

    def say(self, voice: Voice) -> str:
        return voice.word("harbour-rolled")

    def check(self, checker: Checker) -> None:
        checker.uses("rolled", self)


class AimsAt(Condition):
    """Whether the occurrence is a hit on the target, or its sinking."""

    def __init__(self, target: Selector) -> None:
        self.target = target

    def holds(self, state: State, run: Resolving) -> bool:
        return occurring(state).facts["target"] in self.target.find(state, run)

    def say(self, voice: Voice) -> str:
        return voice.word("harbour-aims-at", target=self.target.say(voice))

    def check(self, checker: Checker) -> None:
        self.target.check(checker)


def vocabulary() -> Vocabulary:
    words = Vocabulary()
    words.effects.update(
        {
            "hit": lambda reader, words: Hit(_target(reader, words), _amount(reader, words)),
            "draw": lambda reader, words: Draw(_target(reader, words), _amount(reader, words)),
            "modify": _modify,
            "discard": lambda reader, words: Discard(words.selector(reader)),
            "redirect": lambda reader, words: Redirect(words.selector(reader)),
            "mend": lambda reader, words: Mend(words.number(reader)),
            "roll": lambda reader, words: Roll(reader.as_integer(2, 20)),
            "reduce": lambda reader, words: Reduce(reader.as_integer(1, 9)),
            "cancel": lambda reader, words: Cancel(),
        }
    )
    words.selectors.update(
        {
            "ships": lambda reader, words: Ships(),
            "walls": lambda reader, words: Walls(),
            "this": lambda reader, words: This(),
            "attacker": lambda reader, words: Attacker(),
            "hand": lambda reader, words: Hand(words.selector(reader)),
        }
    )
    words.numbers["rolled"] = lambda reader, words: Rolled()
    words.conditions["aims-at"] = lambda reader, words: AimsAt(words.selector(reader))
    return words


def _target(reader: Reader, words: Vocabulary) -> Selector:
    return words.selector(reader.field("to"))


def _amount(reader: Reader, words: Vocabulary) -> Number:
    amount = words.number(reader.field("amount"))
    reader.no_more()
    return amount


def _modify(reader: Reader, words: Vocabulary) -> Modify:
    stat, until = reader.one_of("stat", ("guns", "force")), reader.text("until")
    return Modify(stat, _target(reader, words), _amount(reader, words), until)
