"""Selectors that filter another selection by a test: ``{trait: {is: avenger, of: allies}}``."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.cards import CHOSEN, KEYWORDS, KINDS, RESOURCES
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Number, Selector
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.games.champions.vocabulary.saying import is_facedown, set_name, set_referents, title, trait
from tableverse.games.champions.vocabulary.selectors.base import (
    Narrowed,
    Together,
    is_general,
    is_many,
    noun_of,
    one,
    spread,
)
from tableverse.games.champions.vocabulary.selectors.context import Fact, These, kind_last_seen, seats_of
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.kernel.effects import Resolving, Voice, argument, word


@word()
class Filter(Narrowed):
    """Base class of selectors that test each thing separately."""

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        return [thing for thing in self.of.find(state, run) if self.passes(state, run, thing)]

    def includes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return self.of.includes(state, run, thing) and self.passes(state, run, thing)

    def excludes(self, state: ChampionsState, seat: int, origin: str, thing: str) -> bool:
        return self.of.excludes(state, seat, origin, thing)

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        raise NotImplementedError

    def is_many(self) -> bool:
        return is_many(self.of)

    def is_general(self) -> bool:
        return is_general(self.of)

    def spread(self) -> Selector:
        inner = spread(self.of)
        return Together(*[self.over(part) for part in inner.parts]) if isinstance(inner, Together) else self

    def over(self, of: Selector) -> Filter:
        """Return the same filter on another selection."""
        given = {taken.field: getattr(self, taken.field) for taken in self.TAKES}
        return type(self)(**{**given, "of": of})

    def noun(self, voice: Voice, placed: bool) -> Noun | None:
        noun = noun_of(voice, self.of, placed)
        if noun is not None:
            self.qualify(voice, noun)
        return noun

    def qualify(self, voice: Voice, noun: Noun) -> None:
        """Add the tested property to the noun."""
        noun.add(voice, f"champions-after-{self.WORD}", argument=self.described(voice))

    def described(self, voice: Voice) -> str:
        """Render the tested property: a trait, a keyword, a resource type, a title."""
        return ""

    def holds_of(self, voice: Voice, fact: str) -> str:
        """Render the test as a clause about a fact: "that card has the Tech trait"."""
        return voice.word(f"champions-has-{self.WORD}", of=fact, argument=self.described(voice))


#: Kinds of friendly characters.
FRIENDS: Final = ("hero", "alter-ego", "ally")

# --- properties of a card ---------------------------------------------------------------------------------------------


@word("trait")
class WithTrait(Filter):
    """Cards that currently have a trait."""

    trait: str = argument(written="is", names="trait")

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return numbers.has_trait(state, thing, self.trait)

    def qualify(self, voice: Voice, noun: Noun) -> None:
        said = self.described(voice)
        noun.before.append((said, said))

    def described(self, voice: Voice) -> str:
        return trait(voice, self.trait)


@word("any-trait")
class WithAnyTrait(Filter):
    """Cards that currently have at least one of several traits."""

    traits: tuple[str, ...] = argument(written="is", names="trait")

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return any(numbers.has_trait(state, thing, trait) for trait in self.traits)

    def qualify(self, voice: Voice, noun: Noun) -> None:
        said = self.described(voice)
        noun.before.append((said, said))

    def described(self, voice: Voice) -> str:
        return voice.either([trait(voice, one) for one in self.traits])


@word("shares-trait")
class SharingTrait(Filter):
    """Cards that share a trait with any card of another selection."""

    others: Selector = argument(written="with")

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        traits = {trait for other in self.others.find(state, run) for trait in numbers.traits_of(state, other)}
        return any(numbers.has_trait(state, thing, trait) for trait in traits)

    def described(self, voice: Voice) -> str:
        return self.others.say(voice)


@word("without-trait")
class WithoutTrait(Filter):
    """Cards that currently lack a trait."""

    trait: str = argument(written="is", names="trait")

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return not numbers.has_trait(state, thing, self.trait)

    def described(self, voice: Voice) -> str:
        return trait(voice, self.trait)


@word("printed-cost")
class WithPrintedCost(Filter):
    """Cards with a printed cost of at most a number."""

    most: Number

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return 0 <= state.card(thing).cost <= self.most.value(state, run)

    def described(self, voice: Voice) -> str:
        return self.most.say(voice)


@word("set")
class OfSet(Filter):
    """Cards of a set."""

    set: str = argument(written="is", names="set")

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return state.card(thing).set == self.set

    def qualify(self, voice: Voice, noun: Noun) -> None:
        noun.add_first(voice, "champions-after-set", argument=self.described(voice))

    def described(self, voice: Voice) -> str:
        return set_name(voice, self.set)


@word("any-aspect")
class OfAnyAspect(Filter):
    """Cards of any aspect. Basic and identity-specific cards are not included."""

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return state.card(thing).aspect in CHOSEN

    def noun(self, voice: Voice, placed: bool) -> Noun | None:
        noun = super().noun(voice, placed)
        if noun is not None and noun.how == "of-them":  # "an aspect card among them"
            noun.how = ""
            noun.add(voice, "champions-after-looked")
        return noun

    def qualify(self, voice: Voice, noun: Noun) -> None:
        noun.before.append(noun.adjective(voice, "of-aspect"))

    def holds_of(self, voice: Voice, fact: str) -> str:
        noun = Noun("card")
        self.qualify(voice, noun)
        return voice.word("champions-among", fact=fact, these=noun.say(voice, "one"))


@word("printed-trait")
class WithPrintedTrait(Filter):
    """Cards with a printed trait."""

    trait: str = argument(written="is", names="trait")

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return self.trait in state.card(thing).traits

    def described(self, voice: Voice) -> str:
        return trait(voice, self.trait)


@word("keyword")
class WithKeyword(Filter):
    """Cards that currently have a keyword."""

    keyword: str = argument(written="is", one_of=KEYWORDS)

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return numbers.keyword(state, thing, self.keyword) > 0

    def described(self, voice: Voice) -> str:
        return voice.word(f"champions-keyword-{self.keyword}")


@word("printed-keyword")
class WithPrintedKeyword(Filter):
    """Cards with a printed keyword."""

    keyword: str = argument(written="is", one_of=KEYWORDS)

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return self.keyword in state.card(thing).keywords

    def described(self, voice: Voice) -> str:
        return voice.word(f"champions-keyword-{self.keyword}")


@word("kind")
class OfKind(Filter):
    """Cards of a card type. A player side scheme is a side scheme too."""

    kind: str = argument(written="is", one_of=KINDS)

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        kind = kind_last_seen(state, thing)
        return kind == self.kind or (kind == "player-side-scheme" and self.kind == "side-scheme")

    def is_many(self) -> bool:
        return is_many(self.of) or (isinstance(self.of, Fact) and self.of.fact == "damaged")

    def noun(self, voice: Voice, placed: bool) -> Noun | None:
        of = self.of
        if isinstance(of, These):  # the text agrees with the kind: "a minion discarded this way"
            with set_referents(voice, {f"noun:{of.name}": self.kind}):
                return of.noun(voice, placed)
        with set_referents(voice, {"noun:attached": self.kind}):
            found = noun_of(voice, of, placed)
        if found is None and isinstance(of, Those):
            return None
        kind = Noun(self.kind)
        if isinstance(of, Fact) and of.fact == "damaged":  # "each hero damaged by it"
            kind.tied = True
            kind.add(voice, "champions-after-damaged-by-it")
        if found is not None:
            kind.before, kind.tied, kind.how = found.before, found.tied, found.how
            if isinstance(of, Those) and of.word == "in-play":
                kind.tied = False
            kind.after = [] if isinstance(of, Those) else found.after
            if isinstance(of, Those) and of.is_place() and placed:
                kind.add(voice, "champions-after-from", place=of.render_place(voice))
        return kind

    def described(self, voice: Voice) -> str:
        return voice.word(f"champions-kind-{self.kind}")

    def holds_of(self, voice: Voice, fact: str) -> str:
        return voice.word("champions-among", fact=fact, these=Noun(self.kind).say(voice, "one"))


@word("resource")
class WithResource(Filter):
    """Cards with a printed resource of a type."""

    kind: str = argument(written="is", one_of=RESOURCES)

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return self.kind in state.card(thing).resources

    def described(self, voice: Voice) -> str:
        return voice.word(f"champions-resource-a-printed-{self.kind}")


@word("any-resource")
class WithAnyResource(Filter):
    """Cards with a printed resource of one of several types."""

    kinds: tuple[str, ...] = argument(written="is", one_of=RESOURCES)

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return any(kind in self.kinds for kind in state.card(thing).resources)

    def qualify(self, voice: Voice, noun: Noun) -> None:
        noun.add(voice, "champions-after-resource", argument=self.described(voice))

    def described(self, voice: Voice) -> str:
        kinds = voice.either([voice.word(f"champions-resource-of-{kind}") for kind in self.kinds])
        return voice.word("champions-resource-a-printed", kinds=kinds)

    def holds_of(self, voice: Voice, fact: str) -> str:
        return voice.word("champions-has-resource", of=fact, argument=self.described(voice))


@word("title")
class WithTitle(Filter):
    """Cards with the same title as a card."""

    card: str = argument(written="is", names="card")

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return state.card(thing).title == state.cards.by_id[self.card].title

    def spread(self) -> Selector:
        """Return this filter itself: the text gives the title once for several places."""
        return self

    def say(self, voice: Voice) -> str:
        if is_facedown(voice, self.card):
            return super().say(voice)
        card = title(voice, self.card)
        if isinstance(self.of, Those) and self.of.is_place():
            return voice.word("champions-from", what=card, place=self.of.render_place(voice))
        if isinstance(self.of, Together):
            return f"{card} {voice.either([render_from(voice, part) for part in self.of.parts])}"
        return card

    def noun(self, voice: Voice, placed: bool) -> Noun | None:
        if not is_facedown(voice, self.card):
            return None
        noun = Noun("minion", [title(voice, self.card)])
        noun.before.insert(0, noun.adjective(voice, "facedown"))
        return noun

    def described(self, voice: Voice) -> str:
        return title(voice, self.card)


def render_from(voice: Voice, of: Selector) -> str:
    """Render where a card comes from: "from your hand", "from play"."""
    if isinstance(of, Those) and of.is_place():
        return voice.word("champions-from-place", place=of.render_place(voice))
    return voice.word("champions-from-place", place=voice.word("champions-place-in-play"))


@word("friendly")
class Friendly(Filter):
    """Identities and allies, including characters that have just been defeated."""

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return kind_last_seen(state, thing) in FRIENDS

    def qualify(self, voice: Voice, noun: Noun) -> None:
        noun.before.insert(0, noun.adjective(voice, "friendly"))


@word("without-attached")
class WithoutAttached(Filter):
    """Cards in play without an attached copy of a card."""

    card: str = argument(written="is", names="card")

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        if thing not in state.play:
            return False
        title = state.cards.by_id[self.card].title
        return not any(state.card(other.id).title == title for other in state.attached(thing))

    def described(self, voice: Voice) -> str:
        return title(voice, self.card)


@word("engaged-with")
class EngagedWith(Filter):
    """Minions engaged with any of these players."""

    these: Selector

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        seats = seats_of(state, self.these.find(state, run))
        found = [thing for thing in self.of.find(state, run) if thing in state.play]
        return [thing for thing in found if state.play[thing].area in seats]

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return thing in state.play and state.play[thing].area in seats_of(state, self.these.find(state, run))

    def qualify(self, voice: Voice, noun: Noun) -> None:
        noun.tied = True
        noun.add(voice, "champions-after-engaged-with", these=one(voice, self.these))
