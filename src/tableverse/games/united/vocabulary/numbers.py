"""Numbers that effects ask for."""

from __future__ import annotations

from typing import Any

from tableverse.games.united.state import UnitedState
from tableverse.games.united.symbols import ATTACK
from tableverse.games.united.vocabulary.nodes import Number, Selector
from tableverse.games.united.vocabulary.phrases import CountedNumber, say_as
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import Checker, Resolving, Vocabulary, Voice


class Discarded(CountedNumber):
    """Tokens of a kind that the clause before really discarded."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def value(self, state: UnitedState, run: Resolving) -> int:
        return int(run.bound.get(f"discarded-{self.kind}", 0))

    def say(self, voice: Voice) -> str:
        return voice.word("united-discarded", kind=self.kind)

    def each(self, voice: Voice) -> str:
        return voice.word("united-discarded-each", kind=self.kind)

    def check(self, checker: Checker) -> None:
        self.say(checker.voice)
        checker.uses(f"discarded-{self.kind}", self)


class HeroCount(CountedNumber):
    key = "united-hero-count"
    least_key = "united-hero-count-least"

    def value(self, state: UnitedState, run: Resolving) -> int:
        return state.counted_heroes


class AttackSymbols(CountedNumber):
    """Attack symbols of a Hero's latest faceup card in the Storyline."""

    def __init__(self, whose: Selector) -> None:
        self.whose = whose

    def value(self, state: UnitedState, run: Resolving) -> int:
        for thing in self.whose.find(state, run):
            hero = state.hero_of(thing)
            for entry in reversed(state.storyline):
                if entry.hero == hero and not entry.facedown:
                    return entry.symbols[ATTACK]
        return 0

    def say(self, voice: Voice) -> str:
        return voice.word("united-attack-symbols", whose=say_as(self.whose, "each", voice))

    def check(self, checker: Checker) -> None:
        self.whose.check(checker)
        self.say(checker.voice)


class Deeds(CountedNumber):
    """Thugs defeated or Civilians rescued since the effect began."""

    def __init__(self, deed: str) -> None:
        self.deed = deed

    def value(self, state: UnitedState, run: Resolving) -> int:
        now = state.defeated if self.deed == "defeated" else state.rescued
        return now - int(run.bound.get(self.deed, 0))

    def say(self, voice: Voice) -> str:
        return voice.word("united-deeds", deed=self.deed)

    def each(self, voice: Voice) -> str:
        return voice.word("united-deeds-each", deed=self.deed)

    def check(self, checker: Checker) -> None:
        self.say(checker.voice)


class CiviliansIn(CountedNumber):
    def __init__(self, places: Selector) -> None:
        self.places = places

    def value(self, state: UnitedState, run: Resolving) -> int:
        return sum(state.places[state.place_of(place)].civilians for place in self.places.find(state, run))

    def say(self, voice: Voice) -> str:
        return voice.word("united-civilians-in", of=self.places.say(voice))

    def each(self, voice: Voice) -> str:
        return voice.word("united-civilians-in-each", of=self.places.say(voice))

    def check(self, checker: Checker) -> None:
        self.places.check(checker)
        self.say(checker.voice)


def numbers() -> dict[str, Any]:
    def discarded(reader: Reader, words: Vocabulary) -> Number:
        return Discarded(reader.as_one_of(("thug", "civilian")))

    def heroes(reader: Reader, words: Vocabulary) -> Number:
        return HeroCount()

    def attack_symbols(reader: Reader, words: Vocabulary) -> Number:
        return AttackSymbols(words.selector(reader))

    def deeds(reader: Reader, words: Vocabulary) -> Number:
        return Deeds(reader.as_one_of(("defeated", "rescued")))

    def civilians_in(reader: Reader, words: Vocabulary) -> Number:
        return CiviliansIn(words.selector(reader))

    return {
        "discarded": discarded,
        "heroes": heroes,
        "attack-symbols": attack_symbols,
        "deeds": deeds,
        "civilians-in": civilians_in,
    }
