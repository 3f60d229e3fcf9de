"""The condition that something exists, with its text: "you control an upgrade", "no event is in your hand"."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Condition, Selector
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.games.champions.vocabulary.saying import person
from tableverse.games.champions.vocabulary.selectors.base import noun_of, one
from tableverse.games.champions.vocabulary.selectors.context import Fact, These
from tableverse.games.champions.vocabulary.selectors.described import (
    filters_of,
    is_out_of_play,
    is_yours,
    lies_in_place,
    unfiltered,
)
from tableverse.games.champions.vocabulary.selectors.filters import (
    Filter,
    Friendly,
    OfAnyAspect,
    OfKind,
    WithAnyTrait,
    WithTitle,
    WithTrait,
)
from tableverse.games.champions.vocabulary.selectors.narrowing import AttachedTo, Without
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.kernel.effects import Resolving, Voice, argument, word

#: Facts that may name several characters. A test passes if any of these characters meets it.
SEVERAL: Final = ("targets", "damaged", "struck")


@word("exists")
class Exists(Condition):
    """True if a selection finds anything."""

    these: Selector = argument(written="of")

    def holds(self, state: ChampionsState, run: Resolving) -> bool:
        return bool(self.these.find(state, run))

    def say(self, voice: Voice) -> str:
        return self.saying(voice, "")

    def saying(self, voice: Voice, negation: str) -> str:
        """Render the condition or its negation, such as "a minion is in play" or "you control no upgrade"."""
        about = self.about()
        if about is not None:
            return self.of_fact(voice, *about, negation)
        if isinstance(self.these, Fact):
            # An enemy may defeat any character, so this case has a separate text.
            any_one = "-by-enemy" if self.these.fact == "defeated" and "fact:enemy" in voice.referents else ""
            return voice.word(f"champions-exists-{self.these.fact}{any_one}")
        of = unfiltered(self.these)
        if isinstance(of, These):
            return self.of_noted(voice, of)
        noun = noun_of(voice, self.these)
        if isinstance(self.these, WithTrait | WithAnyTrait) and noun is None:
            return self.has_trait(voice, self.these, negation)
        if lies_in_place(self.these):
            return self.there(voice, negation)
        mood = voice.referents.get("mood", "if")
        if isinstance(of, AttachedTo):
            return self.attached(voice, of, negation)
        if isinstance(of, Those) and of.word == "engaged-minions":
            these = self.certain(voice) if noun is None else without_first_qualifier(noun).say(voice, "one")
            return voice.word(f"champions-engaged-with{negation}", these=these, person=person(voice), mood=mood)
        if isinstance(self.these, Without) and isinstance(self.these.these, Those) and self.these.these.word == "this":
            another = self.another(voice, self.these.of, negation)
            if another:
                return another
        if is_yours(self.these):
            # "you control an upgrade", not "an upgrade you control"
            how = "no" if negation else "one"
            these = self.certain(voice, how) if noun is None else without_first_qualifier(noun).say(voice, how)
            return voice.word(f"champions-exists-yours{negation}", these=these, mood=mood)
        if negation and noun is not None and noun.how in ("", "other"):
            how = "no-other" if noun.how else "no"
            return voice.word("champions-exists-in-play", these=noun.say(voice, how), mood=mood, **{"these-is": "none"})
        key = "champions-exists" if is_out_of_play(self.these) else "champions-exists-in-play"
        kind = {"these-is": "certain" if noun is None or noun.how == "the" else "any"}
        return voice.word(key + negation, these=one(voice, self.these), mood=mood, **kind)

    def of_fact(self, voice: Voice, fact: Fact, filters: list[Filter], negation: str) -> str:
        """Render a test of a fact of the occurrence: "that card has the Tech trait"."""
        if fact.fact in SEVERAL:
            return voice.word(f"champions-{fact.fact}-includes", who=self.one_of_several(voice, fact, filters))
        if isinstance(self.these, OfKind) and negation:
            kind = Noun(self.these.kind).say(voice, "one")
            return voice.word("champions-among-not", fact=fact.say(voice), these=kind)
        if isinstance(self.these, WithTrait | WithAnyTrait) and negation:
            return self.has_trait(voice, self.these, negation)
        return voice.all_of([part.holds_of(voice, fact.say(voice)) for part in filters])

    def one_of_several(self, voice: Voice, fact: Fact, filters: list[Filter]) -> str:
        """Render the filters as one noun, such as "a Goblin minion", or as the title that a filter names."""
        noun = Noun("enemy" if fact.fact == "targets" else "character")
        for part in filters:
            if isinstance(part, WithTitle):
                return part.described(voice)
            if isinstance(part, OfKind):
                noun.word = part.kind
            else:
                part.qualify(voice, noun)
        return noun.say(voice, "one")

    def certain(self, voice: Voice, how: str = "one") -> str:
        """Render cards selected by title: "Helicarrier", or "a ready copy of Helicarrier"."""
        if isinstance(self.these, WithTitle) and how == "one":
            return self.these.described(voice)
        return copy_of(voice, self.these).say(voice, how)

    def of_noted(self, voice: Voice, of: These) -> str:
        """Render a test of noted cards: "the discarded card is a minion", "there is a minion among them"."""
        filters = filters_of(self.these)
        if len(filters) == 1 and (of.is_one(voice) or not isinstance(self.these, OfKind)):
            return filters[0].holds_of(voice, one(voice, of))
        noun = noun_of(voice, self.these)
        if not of.is_one(voice):
            return voice.word("champions-exists", these=one(voice, self.these), mood=voice.referents.get("mood", "if"))
        if noun is None:  # the cards are selected by title
            return voice.all_of([part.holds_of(voice, one(voice, of)) for part in filters])
        noun.how, noun.before = "", noun.before if of.is_mentioned(voice) else noun.before[1:]
        said = voice.word("champions-among", fact=one(voice, of), these=noun.say(voice, "one"))
        of.mark_mentioned(voice)
        return said

    def has_trait(self, voice: Voice, these: WithTrait | WithAnyTrait, negation: str) -> str:
        """Render a test for a trait, such as "Absorbing Man has the Stone trait", or its negation."""
        if not negation:
            return these.holds_of(voice, these.of.say(voice))
        return voice.word("champions-has-not-trait", of=these.of.say(voice), argument=these.described(voice))

    def there(self, voice: Voice, negation: str) -> str:
        """Render a text such as "there is no event in your hand"."""
        place = unfiltered(self.these)
        assert isinstance(place, Those)
        noun = noun_of(voice, self.these, placed=False)
        if noun is not None:
            these = noun.say(voice, "no" if negation else "one")
        else:
            these = copy_of(voice, self.these).say(voice, "no" if negation else "one")
        said = {"these": these, "place": place.render_place(voice), "where": place.word}
        return voice.word(f"champions-exists-there{negation}", mood=voice.referents.get("mood", "if"), **said)

    def attached(self, voice: Voice, of: AttachedTo, negation: str) -> str:
        """Render a test for attachments, such as "no Weapon upgrade is attached to your hero"."""
        noun = noun_of(voice, self.these)
        said = {"mood": voice.referents.get("mood", "if"), "to": of.of.say(voice)}
        if noun is None:
            said |= {"these": self.certain(voice), "gender": voice.word("champions-gender-card")}
            return voice.word(f"champions-exists-attached{negation}", **said)
        said |= {
            "these": without_first_qualifier(noun).say(voice, "no" if negation else "one"),
            "gender": noun.gender(voice),
        }
        return voice.word("champions-none-attached" if negation else "champions-exists-attached", **said)

    def another(self, voice: Voice, among: Selector, negation: str) -> str:
        """Render a test for cards other than this one, or return "" if the usual text fits.

        Examples are "you are engaged with another minion" and "no other copy of it is in play".
        """
        of, noun = unfiltered(among), noun_of(voice, among)
        mood = voice.referents.get("mood", "if")
        engaged = isinstance(of, Those) and of.word == "engaged-minions"
        how = "no-other" if negation and not engaged else "one-more"
        if noun is None:
            these = copy_of(voice, among).say(voice, how)
        elif engaged or is_yours(among):
            these = without_first_qualifier(noun).say(voice, how)
        else:
            return ""
        if engaged:
            return voice.word(f"champions-engaged-with{negation}", these=these, person=person(voice), mood=mood)
        key = f"champions-exists-yours{negation}" if is_yours(among) else "champions-exists-in-play"
        return voice.word(key, these=these, mood=mood, **{"these-is": "none" if negation else "any"})

    def is_deniable(self) -> bool:
        """Return whether one sentence can state the negation."""
        about = self.about()
        if about is not None:
            fact, filters = about
            return (
                fact.fact not in SEVERAL
                and len(filters) == 1
                and isinstance(filters[0], OfKind | WithTrait | WithAnyTrait)
            )
        return lies_in_place(self.these) or not is_out_of_play(self.these)

    def about(self) -> tuple[Fact, list[Filter]] | None:
        """Return the fact and the filters if only a fact of the occurrence is tested, else None."""
        filters: list[Filter] = []
        found = self.these
        while isinstance(found, Friendly | OfAnyAspect | OfKind | WithTitle | WithTrait | WithAnyTrait):
            filters.insert(0, found)
            found = found.of
        return (found, filters) if filters and isinstance(found, Fact) else None


def copy_of(voice: Voice, these: Selector) -> Noun:
    """Return a noun with qualifiers for cards selected by title: "damaged copy of Shocker"."""
    noun = Noun("copy")
    named = unfiltered(these).say(voice)
    for part in filters_of(these):
        if isinstance(part, WithTitle):
            named = part.described(voice)
        else:
            part.qualify(voice, noun)
    return noun.add_first(voice, "champions-after-copy-of", of=named)


def without_first_qualifier(noun: Noun) -> Noun:
    """Remove the first qualifier, because the sentence itself states it: "you control"."""
    noun.after = noun.after[1:]
    return noun
