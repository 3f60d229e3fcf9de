"""Selections of cards or players, worded as all of them, each of them or one of them."""

from __future__ import annotations

from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Selector
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.kernel.effects import Resolving, Voice, argument, word


class Selection(Selector):
    """A selector with a text. Most texts are built from a noun: "enemies", "each enemy", "an enemy"."""

    def noun(self, voice: Voice, placed: bool) -> Noun | None:
        """Return the noun with qualifiers, or None if the selection's text is not built from a noun.

        ``placed`` adds the place of the cards.
        """
        return None

    def is_many(self) -> bool:
        """Return whether the selection may cover several things that texts can mention one by one."""
        return False

    def is_general(self) -> bool:
        """Return whether the selection covers all things that fit, not things chosen, noted or named by the trigger."""
        return False

    def spread(self) -> Selector:
        """Return a union in which each part has the filters, if this selection filters a union."""
        return self

    def say_as(self, form: str, voice: Voice) -> str:
        """Render one of the things. This game requests no other form."""
        return one(voice, self)


@word()
class Narrowed(Selection):
    """A part of another selection."""

    of: Selector

    def awaits(self, run: Resolving) -> bool:
        return self.of.awaits(run)

    def say(self, voice: Voice) -> str:
        noun = self.noun(voice, True)
        return self.of.say(voice) if noun is None else many(voice, noun)


@word("together")
class Together(Selection):
    """Several selections combined, in order and without duplicates."""

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
    """Return the noun of a selection; cards selected by title become "copy of Shocker"."""
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
    """Return "one" or "many", for texts that agree with a selection: only a union is "many"."""
    return "many" if isinstance(of, Together) else "one"


def many(voice: Voice, noun: Noun) -> str:
    """Render all of them without an article: "enemies"."""
    if noun.how == "other":
        return voice.word("champions-others", phrase=noun.bare(voice, "many"), gender=noun.gender(voice))
    return noun.say(voice, noun.how) if noun.how else noun.bare(voice, "many")


def many_of(voice: Voice, of: Selector) -> str:
    """Render a union in the plural, with shared qualifiers once: "ready allies and supports you control".

    Parts without shared qualifiers are listed. Cards selected by title become "copies of" that title.
    """
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
    """Render all things of a selection: "each enemy", "your identity".

    ``dative`` repeats "to" before the later parts, for a sentence with "to" before the first.
    """
    of = spread(of)
    if isinstance(of, Together):
        parts = [all_these(voice, part) for part in of.parts]
        said = parts[0]
        for part in parts[1:]:
            said = voice.word("champions-and-to" if dative else "champions-and", first=said, next=part)
        return said
    return one(voice, of, "each") if is_many(of) else of.say(voice)


def one(voice: Voice, of: Selector, how: str = "one") -> str:
    """Render a single thing of a selection, or "each" thing with ``how``."""
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
