"""How a word of this game is read and said: a name with selectors, numbers and plain words as its arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from tableverse.games.united.state import UnitedState
from tableverse.kernel import i18n
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import (
    Checker,
    Condition,
    Exactly,
    Number,
    Resolving,
    Selector,
    Verb,
    Vocabulary,
    Voice,
)
from tableverse.kernel.state import State

SELECTOR = "selector"
NUMBER = "number"
WORD = "word"
FLAG = "flag"


class Arguments:
    """What a word was written with. ``takes`` of the word says which arguments there are, and of what kind; an
    argument whose kind ends in ``?`` may be left out (a number is then 1, a flag is then off)."""

    def __init__(self, takes: dict[str, str], reader: Reader, words: Vocabulary) -> None:
        self.selectors: dict[str, Selector] = {}
        self.numbers: dict[str, Number] = {}
        self.words: dict[str, str] = {}
        if len(takes) == 1 and not self._is_written_out(takes, reader):
            for name, kind in takes.items():
                self._read(name, kind.removesuffix("?"), reader, words)
            return
        for name, kind in takes.items():
            if reader.has(name):
                self._read(name, kind.removesuffix("?"), reader.field(name), words)
            elif kind == f"{NUMBER}?":
                self.numbers[name] = Exactly(1)
            elif kind == f"{FLAG}?":
                self.words[name] = "no"
            elif not kind.endswith("?"):
                raise reader.wrong("missing", field=name)
        if takes:
            reader.no_more()

    @staticmethod
    def _is_written_out(takes: dict[str, str], reader: Reader) -> bool:
        return reader.is_mapping() and reader.keys() == list(takes)

    def _read(self, name: str, kind: str, reader: Reader, words: Vocabulary) -> None:
        if kind == SELECTOR:
            self.selectors[name] = words.selector(reader)
        elif kind == NUMBER:
            self.numbers[name] = words.number(reader)
        elif kind == FLAG:
            if not isinstance(reader.value(), bool):
                raise reader.wrong("not-yes-or-no")
            self.words[name] = "yes" if reader.value() else "no"
        else:
            self.words[name] = _allowed(kind.removeprefix(WORD).lstrip(":"), reader)

    def said(self, voice: Voice, forms: dict[str, str] | None = None) -> dict[str, Any]:
        """``forms`` names the arguments that are not said plainly: as each one of them, or as one of them."""
        said: dict[str, Any] = dict(self.words)
        for name, selector in self.selectors.items():
            form = "" if forms is None else forms.get(name, "")
            said[name] = say_as(selector, form, voice)
        for name, number in self.numbers.items():
            said[name] = number.amount if isinstance(number, Exactly) else number.say(voice)
        return said

    def check(self, checker: Checker) -> None:
        for selector in self.selectors.values():
            selector.check(checker)
        for number in self.numbers.values():
            number.check(checker)


def one_of(*words: str) -> str:
    """The kind of an argument that is one of these words."""
    return f"{WORD}:{'|'.join(words)}"


def _allowed(words: str, reader: Reader) -> str:
    """A word, if it is among those that there are; any word where none are listed."""
    word = reader.as_text()
    if words and word not in words.split("|"):
        raise reader.wrong("not-one-of", value=word[:40], allowed=words.replace("|", ", "))
    return word


def say_as(selector: Selector, form: str, voice: Voice) -> str:
    """ "the Heroes here", or as ``each`` ("each Hero here") or ``one`` ("a Hero here")."""
    return selector.say_as(form, voice) if form and isinstance(selector, Finder) else selector.say(voice)


class CountedNumber(Number):
    """A number with a name of its own."""

    key: ClassVar[str] = ""

    def say(self, voice: Voice) -> str:
        return voice.word(self.key)


class Phrase(Verb):
    """A verb of this game. ``key`` is that of its text; ``forms`` says how its selectors are said."""

    key: ClassVar[str] = ""
    takes: ClassVar[dict[str, str]] = {}
    forms: ClassVar[dict[str, str]] = {}

    def __init__(self, arguments: Arguments) -> None:
        self.arguments = arguments

    def possible(self, state: State, run: Resolving) -> bool:
        return all(selector.find(state, run) for selector in self.arguments.selectors.values())

    def do(self, state: State, run: Resolving) -> None:
        assert isinstance(state, UnitedState)
        self.act(state, run)

    def act(self, state: UnitedState, run: Resolving) -> None:
        raise NotImplementedError

    def say(self, voice: Voice) -> str:
        who = self.arguments.selectors.get("who")
        # What you do yourself is said without naming you.
        key = f"{self.key}-you" if isinstance(who, Finder) and who.key == "united-you" else self.key
        return voice.sentence(key, **self.arguments.said(voice, self.forms))

    def check(self, checker: Checker) -> None:
        self.arguments.check(checker)
        self.say(checker.voice)

    # --- what verbs use -----------------------------------------------------------------------------------------

    def things(self, name: str, state: UnitedState, run: Resolving) -> list[str]:
        return self.arguments.selectors[name].find(state, run)

    def heroes(self, name: str, state: UnitedState, run: Resolving) -> list[int]:
        return [state.hero_of(thing) for thing in self.things(name, state, run)]

    def places(self, name: str, state: UnitedState, run: Resolving) -> list[int]:
        return [state.place_of(thing) for thing in self.things(name, state, run)]

    def number(self, name: str, state: UnitedState, run: Resolving) -> int:
        return self.arguments.numbers[name].value(state, run)

    def word(self, name: str) -> str:
        return self.arguments.words.get(name, "")


class Finder(Selector):
    """A selector of this game. ``noun`` is what it finds, for saying "that Hero" of it later."""

    key: ClassVar[str] = ""
    noun: ClassVar[str] = ""
    takes: ClassVar[dict[str, str]] = {}

    def __init__(self, arguments: Arguments) -> None:
        self.arguments = arguments

    def find(self, state: State, run: Resolving) -> list[str]:
        assert isinstance(state, UnitedState)
        return self.seek(state, run)

    def seek(self, state: UnitedState, run: Resolving) -> list[str]:
        raise NotImplementedError

    def places(self, state: UnitedState, run: Resolving, name: str = "of") -> list[int]:
        return [state.place_of(thing) for thing in self.arguments.selectors[name].find(state, run)]

    def say(self, voice: Voice) -> str:
        return voice.word(self.key, **self.arguments.said(voice))

    def say_as(self, form: str, voice: Voice) -> str:
        key = f"{self.key}-{form}"
        if not i18n.has(voice.language, key):
            return self.say(voice)
        # One Thug in one of some Locations; but each Hero in all of them.
        return voice.word(key, **self.arguments.said(voice, {"of": "one"} if form == "one" else None))

    def check(self, checker: Checker) -> None:
        self.arguments.check(checker)
        self.say(checker.voice)


class Test(Condition):
    """A condition of this game."""

    key: ClassVar[str] = ""
    takes: ClassVar[dict[str, str]] = {}
    forms: ClassVar[dict[str, str]] = {}

    def __init__(self, arguments: Arguments) -> None:
        self.arguments = arguments

    def holds(self, state: State, run: Resolving) -> bool:
        assert isinstance(state, UnitedState)
        return self.true(state, run)

    def true(self, state: UnitedState, run: Resolving) -> bool:
        raise NotImplementedError

    def say(self, voice: Voice) -> str:
        return voice.word(self.key, **self.arguments.said(voice, self.forms))

    def check(self, checker: Checker) -> None:
        self.arguments.check(checker)
        self.say(checker.voice)


def verb(kind: type[Phrase]) -> Callable[[Reader, Vocabulary], Phrase]:
    return lambda reader, words: kind(Arguments(kind.takes, reader, words))


def finder(kind: type[Finder]) -> Callable[[Reader, Vocabulary], Finder]:
    return lambda reader, words: kind(Arguments(kind.takes, reader, words))


def test(kind: type[Test]) -> Callable[[Reader, Vocabulary], Test]:
    return lambda reader, words: kind(Arguments(kind.takes, reader, words))
