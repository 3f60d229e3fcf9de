"""A selection of cards or players, and how it is said: all of it, each of it, or one of it."""

from __future__ import annotations

from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Selector
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.kernel.effects import Resolving, Voice, argument, word


class Selection(Selector):
    """Most selections have a noun, and are said by it: "enemies", "each enemy", "an enemy"."""

    def noun(self, voice: Voice, placed: bool) -> Noun | None:
        """It as a noun and what is said of it; None where it is said as it stands. ``placed``: with the place where the
        cards lie."""
        return None

    def is_many(self) -> bool:
        """Are several meant, each of which could be spoken of alone?"""
        return False

    def is_general(self) -> bool:
        """Does it speak of whatever fits, not of something chosen, noted or named by what is under way?"""
        return False

    def spread(self) -> Selector:
        """What is asked of several selections together is said of each of them."""
        return self

    def say_as(self, form: str, voice: Voice) -> str:
        """Nothing but one of them is asked for here."""
        return one(voice, self)


@word()
class Narrowed(Selection):
    """Some of another selection."""

    of: Selector

    def awaits(self, run: Resolving) -> bool:
        return self.of.awaits(run)

    def say(self, voice: Voice) -> str:
        noun = self.noun(voice, True)
        return self.of.say(voice) if noun is None else many(voice, noun)


@word("together")
class Together(Selection):
    """Several selections, one after the other; what is in two of them counts once."""

    parts: tuple[Selector, ...] = argument(written="of")

    def __init__(self, *parts: Selector) -> None:
        self.parts = parts

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        return list(dict.fromkeys(thing for part in self.parts for thing in part.find(state, run)))

    def awaits(self, run: Resolving) -> bool:
        return any(part.awaits(run) for part in self.parts)

    def is_many(self) -> bool:
        return True

    def say(self, voice: Voice) -> str:
        return voice.all_of([part.say(voice) for part in self.parts])


def noun_of(voice: Voice, of: Selector, placed: bool = True) -> Noun | None:
    return of.noun(voice, placed) if isinstance(of, Selection) else None


def noun_or_copy(voice: Voice, of: Selector, placed: bool) -> Noun:
    """As a noun also what goes by its title: "copy of Shocker"."""
    noun = noun_of(voice, of, placed)
    if noun is None:
        noun = Noun("copy").add(voice, "champions-after-copy-of", of=of.say(voice))
        noun.tied = True
    return noun


def is_many(of: Selector) -> bool:
    return isinstance(of, Selection) and of.is_many()


def is_general(of: Selector) -> bool:
    return isinstance(of, Selection) and of.is_general()


def spread(of: Selector) -> Selector:
    return of.spread() if isinstance(of, Selection) else of


def number_of(of: Selector) -> str:
    """For texts that agree with what they speak of: "each minion" is one, "the villain and each minion" are many."""
    return "many" if isinstance(of, Together) else "one"


def many(voice: Voice, noun: Noun) -> str:
    """All of them without an article: "enemies"."""
    if noun.how == "other":
        return voice.word("champions-others", phrase=noun.bare(voice, "many"), gender=noun.gender(voice))
    return noun.say(voice, noun.how) if noun.how else noun.bare(voice, "many")


def many_of(voice: Voice, of: Selector) -> str:
    """ "ready allies and supports you control": what is the same of several kinds of thing is said once. Several things
    that have nothing in common are listed, and of one that goes by its title there are copies."""
    several = spread(of)
    if not isinstance(several, Together):
        return voice.word("champions-copies", of=several.say(voice))
    nouns = [noun_of(voice, part) for part in several.parts]
    known = [noun for noun in nouns if noun is not None]
    if len(known) < len(nouns) or any(noun.after != known[0].after for noun in known):
        return voice.word("champions-some-of", these=several.say(voice))
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
    if noun.how == "of-them" and how == "each":
        return noun.say(voice, "each-of-them")
    if noun.how == "other" or (noun.how == "another" and how == "each"):
        return noun.say(voice, "each-other" if how == "each" else "one-more")
    return noun.say(voice, noun.how or how)
