"""How a word of this game is read and said: a name with selectors, numbers and plain words as its arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from tableverse.games.united.state import UnitedState
from tableverse.games.united.vocabulary.nodes import Condition, Number, Selector, Verb
from tableverse.kernel import i18n
from tableverse.kernel.content import Reader
from tableverse.kernel.effects import Bound, Checker, Exactly, Resolving, Vocabulary, Voice

SELECTOR = "selector"
NUMBER = "number"
WORD = "word"
#: The start of the kind of an argument that names another component.
NAME = "name:"
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
        elif kind.startswith(NAME):
            self.words[name] = words.reference(kind.removeprefix(NAME), reader)
        else:
            self.words[name] = _allowed(kind.removeprefix(WORD).lstrip(":"), reader)

    def said(self, voice: Voice, forms: dict[str, str] | None = None) -> dict[str, Any]:
        """``forms`` names the arguments that are not said plainly: as each one of them, or as one of them."""
        said: dict[str, Any] = dict(self.words)
        for name, selector in self.selectors.items():
            form = "" if forms is None else forms.get(name, "")
            said[name] = say_as(selector, form, voice)
            said[f"{name}-noun"] = noun_of(selector)
            if name == "of":  # in the Location that was named just before
                there = isinstance(selector, Bound) and selector.name == "each" and noun_of(selector) == "place"
                said["there"] = "yes" if there else "no"
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
    """A word, if it is among those that there are."""
    return reader.as_one_of(words.split("|"))


def say_as(selector: Selector, form: str, voice: Voice) -> str:
    """ "the Heroes here", or as ``each`` ("each Hero here") or ``one`` ("a Hero here")."""
    return selector.say_as(form, voice) if form and isinstance(selector, Finder) else selector.say(voice)


def noun_of(selector: Selector) -> str:
    """What it finds: hero, place, threat, henchman and so on; "" where that is of no matter."""
    return str(getattr(selector, "noun", ""))


class CountedNumber(Number):
    """A number with a name of its own. ``least_key``: how it is said that it is at least so much."""

    key: ClassVar[str] = ""
    least_key: ClassVar[str] = ""

    def each(self, voice: Voice) -> str:
        """ "for each ...", of what is done once for each that it counts."""
        raise NotImplementedError

    def say(self, voice: Voice) -> str:
        return voice.word(self.key)


class Phrase(Verb):
    """A verb of this game. ``key`` is that of its text; ``forms`` says how its selectors are said."""

    key: ClassVar[str] = ""
    takes: ClassVar[dict[str, str]] = {}
    forms: ClassVar[dict[str, str]] = {}
    #: May be said of two things chosen one after the other: "2 of them change places".
    has_pair: ClassVar[bool] = False
    #: Several that differ in a word only can be said as one: see ``say_any``.
    says_any: ClassVar[bool] = False
    #: Facts of what happens without which it means nothing.
    asks: ClassVar[tuple[str, ...]] = ()

    def __init__(self, arguments: Arguments) -> None:
        self.arguments = arguments
        #: What those two were chosen among.
        self.pair: Selector | None = None

    def possible(self, state: UnitedState, run: Resolving) -> bool:
        return all(selector.find(state, run) for selector in self.arguments.selectors.values())

    def say(self, voice: Voice) -> str:
        if self.pair is not None:
            return voice.sentence(f"{self.key}-pair", among=self.pair.say(voice))
        return voice.sentence(self.spoken_key, **self.arguments.said(voice, self.forms))

    # --- as a part of something larger ----------------------------------------------------------------------------

    @property
    def spoken_key(self) -> str:
        """What you do yourself is said without naming you."""
        return f"{self.key}-you" if self.subject == "you" else self.key

    @property
    def subject(self) -> str:
        """Who does it: "you", or the name of who was chosen; "" where nobody in particular does."""
        who = self.arguments.selectors.get("who")
        if isinstance(who, Bound):
            return who.name
        return "you" if isinstance(who, Finder) and who.key == "united-you" else ""

    def predicate(self, voice: Voice, after: Phrase) -> str:
        """Without the subject, which was said with what went before."""
        return voice.word(self.spoken_key, **{**self.arguments.said(voice, self.forms), "who": ""}).strip()

    def mentions(self, name: str) -> list[Any]:
        """The arguments that are what was chosen under that name."""
        chosen = [one for one in self.arguments.selectors.values() if isinstance(one, Bound)]
        return [one for one in chosen if one.name == name]

    def differs_in_a_word(self, other: Phrase) -> bool:
        """Is the other one the same verb, but for the kind of token?"""
        return type(self) is type(other) and self.subject == other.subject

    def say_any(self, voice: Voice, parts: list[Phrase], who: Selector | None) -> str:
        """As one sentence with others that differ in a word; ``who`` does it, if that is still to be said."""
        raise NotImplementedError

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


#: How the Location that others are adjacent or opposite to is said with them, by what finds it.
NEAR = {"your-location": "near", "this-location": "near", "chosen": "near", "villain-location": "villain"}


class Finder(Selector):
    """A selector of this game. ``noun`` is what it finds, for saying "that Hero" of it later."""

    key: ClassVar[str] = ""
    noun: ClassVar[str] = ""
    takes: ClassVar[dict[str, str]] = {}
    asks: ClassVar[tuple[str, ...]] = ()

    def __init__(self, arguments: Arguments) -> None:
        self.arguments = arguments

    def places(self, state: UnitedState, run: Resolving, name: str = "of") -> list[int]:
        return [state.place_of(thing) for thing in self.arguments.selectors[name].find(state, run)]

    def say(self, voice: Voice) -> str:
        return voice.word(self._near(self.key, voice), **self.arguments.said(voice))

    def say_as(self, form: str, voice: Voice) -> str:
        key = f"{self.key}-{form}"
        if not i18n.has(voice.language, key):
            return self.say(voice)
        # One Thug in one of some Locations; but each Hero in all of them.
        said = self.arguments.said(voice, {"of": "one"} if form == "one" else None)
        return voice.word(self._near(key, voice), **said)

    def _near(self, key: str, voice: Voice) -> str:
        """The adjacent Locations are those of your own or of this one: that need not be said."""
        of = self.arguments.selectors.get("of")
        at = of.key.removeprefix("united-") if isinstance(of, Finder) else "chosen" if isinstance(of, Bound) else ""
        nearer = f"{key}-{NEAR.get(at, '')}"
        return nearer if at in NEAR and i18n.has(voice.language, nearer) else key

    def check(self, checker: Checker) -> None:
        self.arguments.check(checker)
        self.say(checker.voice)


class Test(Condition):
    """A condition of this game."""

    key: ClassVar[str] = ""
    takes: ClassVar[dict[str, str]] = {}
    forms: ClassVar[dict[str, str]] = {}
    asks: ClassVar[tuple[str, ...]] = ()

    def __init__(self, arguments: Arguments) -> None:
        self.arguments = arguments

    def say(self, voice: Voice) -> str:
        return voice.word(self.key, **self.arguments.said(voice, self.forms))

    def check(self, checker: Checker) -> None:
        self.arguments.check(checker)
        self.say(checker.voice)


def verb(word: str, kind: type[Phrase]) -> Callable[[Reader, Vocabulary], Phrase]:
    def read(reader: Reader, words: Vocabulary) -> Phrase:
        words.needs(word, kind.asks, reader)
        return kind(Arguments(kind.takes, reader, words))

    return read


def finder(word: str, kind: type[Finder]) -> Callable[[Reader, Vocabulary], Finder]:
    def read(reader: Reader, words: Vocabulary) -> Finder:
        words.needs(word, kind.asks, reader)
        return kind(Arguments(kind.takes, reader, words))

    return read


def test(word: str, kind: type[Test]) -> Callable[[Reader, Vocabulary], Test]:
    def read(reader: Reader, words: Vocabulary) -> Test:
        words.needs(word, kind.asks, reader)
        return kind(Arguments(kind.takes, reader, words))

    return read
