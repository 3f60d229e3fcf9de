"""Words that read like a card: a thing to be chosen is "an enemy", a player who draws is "each player"."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tableverse.games.champions.vocabulary.selector_words import NOUNS, PLACES
from tableverse.games.champions.vocabulary.selectors import (
    CanLeave,
    Fact,
    Filter,
    Highest,
    Last,
    These,
    Those,
    Together,
    Valid,
    Without,
    noun_of,
)
from tableverse.kernel.effects import Bound, Effect, Resolving, Seats, Selector, Sequence, Voice
from tableverse.kernel.state import State


class One(Selector):
    """What is said of a choice that is made among a selection: "an enemy"."""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def find(self, state: State, run: Resolving) -> list[str]:
        return self.of.find(state, run)

    def say(self, voice: Voice) -> str:
        return one(voice, self.of)


class It(Bound):
    """What was chosen before, by the noun that was used for it: "that enemy"."""

    def say(self, voice: Voice) -> str:
        return voice.meaning.get(f"bound:{self.name}") or super().say(voice)


class Aimed(Sequence):
    """A choice and what is done to the thing chosen, said in one sentence."""

    def __init__(self, said: Effect, of: Selector, name: str, *effects: Effect) -> None:
        super().__init__(*effects)
        self.said = said
        self.of = of
        self.name = name

    def say(self, voice: Voice) -> str:
        said = self.said.say(voice)
        name_it(voice, self.name, self.of)
        return said


class Sought(Aimed):
    """A card searched for in a deck or pile, and what is done with it."""

    def say(self, voice: Voice) -> str:
        noun = noun_of(voice, self.of, placed=False)
        what = self.of.say(voice) if noun is None else noun.say(voice, "one")
        if isinstance(self.of, Filter) and self.of.word == "title":
            what = self.of.described(voice)
        word = place_of(self.of)
        kind = kind_of(voice, self.of)
        found = {f"bound:{self.name}": voice.word("champions-found"), "found": kind, "found-in": word}
        with meaning(voice, found):
            then = voice.clause(self.said.say(voice))
        name_it(voice, self.name, self.of)
        return voice.sentence("champions-do-search-for", what=what, place=_place(voice, word), then=then)


def _place(voice: Voice, word: str) -> str:
    return voice.word(f"champions-searched-{word}", person=voice.meaning.get("person", "you"))


def place_of(of: Selector) -> str:
    """The place where the cards of a selection lie, or ""."""
    while isinstance(of, Filter | Valid | CanLeave | Without | Highest | Last | One):
        of = of.of
    return of.word if isinstance(of, Those) and of.word in PLACES else ""


def kind_of(voice: Voice, of: Selector) -> str:
    """The kind of card that a selection speaks of, if it says so."""
    while isinstance(of, Filter | Valid | CanLeave | Without | Highest | Last | One):
        if isinstance(of, Filter) and of.word == "kind":
            return of.argument
        if isinstance(of, Filter) and of.word == "title":
            return voice.meaning.get(f"kind-of:{of.argument}", "")
        of = of.of
    return NOUNS[of.word][0] if isinstance(of, Those) and of.word in NOUNS else ""


def name_it(voice: Voice, name: str, of: Selector) -> None:
    """From now on what was chosen is "that enemy"."""
    noun = noun_of(voice, of)
    if noun is not None:
        voice.meaning[f"bound:{name}"] = noun.pointed_at(voice)
        voice.meaning[f"kind:{name}"] = noun.word
    else:
        voice.meaning.pop(f"bound:{name}", None)
        voice.meaning.pop(f"kind:{name}", None)


@contextmanager
def meaning(voice: Voice, words: dict[str, str]) -> Iterator[None]:
    """What words stand for, while something is said."""
    before = dict(voice.meaning)
    voice.meaning.update(words)
    try:
        yield
    finally:
        voice.meaning = before


def is_many(of: Selector) -> bool:
    """Are several meant, each of which could be spoken of alone?"""
    if isinstance(of, Those):
        return of.word in NOUNS
    if isinstance(of, Filter | Valid | CanLeave):
        return is_many(of.of)
    if isinstance(of, Without):
        return is_many(of.of)
    return isinstance(of, These | Together)


def number_of(of: Selector) -> str:
    """For texts that agree with what they speak of: "each minion" is one, "the villain and each minion" are many."""
    return "many" if isinstance(of, Together) else "one"


def spread(of: Selector) -> Selector:
    """What is asked of several selections together is said of each of them."""
    if isinstance(of, Filter) and isinstance(inner := spread(of.of), Together):
        return Together(*[Filter(of.word, of.argument, part) for part in inner.parts])
    return of


def many_of(voice: Voice, of: Selector) -> str:
    """ "ready allies and supports you control": what is the same of several kinds of thing is said once."""
    several = spread(of)
    nouns = [noun_of(voice, part) for part in several.parts] if isinstance(several, Together) else []
    known = [noun for noun in nouns if noun is not None]
    if not known or len(known) < len(nouns) or len({" ".join(noun.after) for noun in known}) > 1:
        return several.say(voice)
    words = [voice.word(f"champions-noun-{noun.word}", number="many", how="") for noun in known]
    return known[0].bare(voice, "many", noun=voice.all_of(words))


def all_these(voice: Voice, of: Selector, dative: bool = False) -> str:
    """Everything that is meant: "each enemy", "your identity". ``dative``: the words go after the text's "to"."""
    of = spread(of)
    if isinstance(of, Together):
        parts = [all_these(voice, part) for part in of.parts]
        said = parts[0]
        for part in parts[1:]:
            said = voice.word("champions-and-to" if dative else "champions-and", first=said, next=part)
        return said
    return one(voice, of, "each") if is_many(of) else of.say(voice)


def one(voice: Voice, of: Selector, how: str = "one") -> str:
    """A single one of a selection, left open which; or "each" of them."""
    of = spread(of)
    if isinstance(of, Together):
        parts = [one(voice, part, how) for part in of.parts]
        return voice.either(parts) if how == "one" else voice.all_of(parts)
    noun = noun_of(voice, of)
    if noun is None:
        return of.say(voice)
    if noun.how == "other" or (isinstance(of, Without) and how == "each" and noun.how == "another"):
        return noun.say(voice, "each-other" if how == "each" else "another")
    return noun.say(voice, noun.how or how)


# --- players --------------------------------------------------------------------------------------------------------


def is_somewhere_else(of: Selector) -> bool:
    """Are these cards out of play?"""
    while isinstance(of, Filter):
        of = of.of
    return bool(place_of(of)) or isinstance(of, These | Fact | Bound)


def is_you(of: Selector) -> bool:
    return isinstance(of, Seats) and of.which == "you"


def player(voice: Voice, of: Selector) -> str:
    """Who does something: "each player", "that player"."""
    if isinstance(of, Bound):
        return voice.word("champions-that-player")
    if isinstance(of, One):
        return voice.word("champions-chosen-player")
    if (isinstance(of, Those) and of.word == "players") or (isinstance(of, Seats) and of.which == "all"):
        return voice.word("champions-each-player")
    return of.say(voice)


def subject(voice: Voice) -> str:
    """The player whom the sentence is about; spoken of again it is "that player"."""
    said = voice.meaning.get("subject", "")
    if said:
        voice.meaning["subject"] = voice.word("champions-that-player")
    return said


# --- resources ------------------------------------------------------------------------------------------------------


def resources(voice: Voice, kinds: list[str]) -> str:
    """ "an energy resource and 2 physical resources"."""
    said: list[str] = []
    for kind in dict.fromkeys(kinds):
        count = kinds.count(kind)
        if count == 1:
            said.append(voice.word(f"champions-resource-a-{kind}"))
        else:
            said.append(voice.word(f"champions-resource-some-{kind}", amount=voice.number(count)))
    return voice.all_of(said)


def counters(voice: Voice, count: int) -> str:
    """ "web counters", or "counters" where they have no name."""
    said = voice.word("champions-counters", count=count, counter=voice.meaning.get("counter", ""))
    return " ".join(said.split())
