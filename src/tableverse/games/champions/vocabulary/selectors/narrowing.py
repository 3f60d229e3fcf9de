"""Selectors that compare things (highest, lowest), take one of them (first, last), or test where they belong."""

from __future__ import annotations

from tableverse.games.champions.cards import STATS
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.games.champions.vocabulary.nodes import Selector
from tableverse.games.champions.vocabulary.nouns import Noun
from tableverse.games.champions.vocabulary.saying import set_name
from tableverse.games.champions.vocabulary.selectors.base import (
    Narrowed,
    Selection,
    is_general,
    is_many,
    many,
    noun_or_copy,
    one,
)
from tableverse.games.champions.vocabulary.selectors.context import These
from tableverse.games.champions.vocabulary.selectors.filters import Filter, WithTitle
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.kernel.effects import Bound, Resolving, Voice, argument, word

#: Numbers to compare other than printed powers: printed cost, remaining hit points and threat.
COST = "printed-cost"
REMAINING = "remaining"
THREAT = "threat"
COMPARED = (*STATS, COST, REMAINING, THREAT)


@word("identity-specific")
class IdentitySpecific(Filter):
    """Identity-specific cards."""

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return state.cards.is_specific(state.cards.of(thing))

    def qualify(self, voice: Voice, noun: Noun) -> None:
        noun.before.append(noun.adjective(voice, "specific"))


@word("in-title")
class TitleContains(Filter):
    """Cards whose title contains certain words."""

    words: str = argument(written="is", names="title")

    def passes(self, state: ChampionsState, run: Resolving, thing: str) -> bool:
        return self.words in state.card(thing).title

    def described(self, voice: Voice) -> str:
        return self.words


@word("attached-to")
class AttachedTo(Narrowed):
    """The cards attached to these cards."""

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        hosts = self.of.find(state, run)
        return [piece.id for piece in state.play.values() if piece.host in hosts]

    def is_many(self) -> bool:
        return True

    def noun(self, voice: Voice, placed: bool) -> Noun:
        noun = Noun(voice.referents.get("noun:attached", "card"))
        noun.tied = True
        return noun.add(voice, "champions-after-attached-to", of=self.of.say(voice))

    def say(self, voice: Voice) -> str:
        return many(voice, self.noun(voice, True))


@word("under")
class Under(Narrowed):
    """The cards under these cards."""

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        hosts = [thing for thing in self.of.find(state, run) if thing in state.play]
        return [thing for host in hosts for thing in state.play[host].tucked]

    def is_many(self) -> bool:
        return True

    def noun(self, voice: Voice, placed: bool) -> Noun:
        return Noun("card").add(voice, "champions-after-under", of=self.of.say(voice))

    def say(self, voice: Voice) -> str:
        return many(voice, self.noun(voice, True))


@word("out-of-deck")
class OutOfDeck(Selection):
    """The cards that have left a deck beside the main scheme, wherever they are now."""

    deck: str = argument(names="set")

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        if self.deck not in state.decks:
            return []
        left = state.decks[self.deck]
        return [thing for thing in state.cards.encounter_copies(self.deck) if thing not in left]

    def is_many(self) -> bool:
        return True

    def noun(self, voice: Voice, placed: bool) -> Noun:
        return Noun("card").add(voice, "champions-after-out-of-deck", deck=set_name(voice, self.deck))

    def say(self, voice: Voice) -> str:
        return many(voice, self.noun(voice, True))


@word("lying-in")
class LyingIn(Narrowed):
    """The cards of a selection that are currently in a place."""

    place: Selector

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        there = self.place.find(state, run)
        return [thing for thing in self.of.find(state, run) if thing in there]

    def say(self, voice: Voice) -> str:
        place = self.place.render_place(voice) if isinstance(self.place, Those) else self.place.say(voice)
        return voice.word("champions-lying-in", of=self.of.say(voice), place=place)


@word()
class Extreme(Narrowed):
    """Base class of selectors that compare a number."""

    stat: str = argument(one_of=COMPARED)
    now: bool = False

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        return self.best(state, self.of.find(state, run))

    def best(self, state: ChampionsState, found: list[str]) -> list[str]:
        if self.stat == REMAINING:  # cards out of play have no remaining hit points, not even 0
            found = [thing for thing in found if thing in state.play]
        wanted = self.extreme([self.number(state, thing) for thing in found])
        return [thing for thing in found if self.number(state, thing) == wanted]

    def extreme(self, numbers: list[int]) -> int:
        raise NotImplementedError

    def number(self, state: ChampionsState, thing: str) -> int:
        if self.stat == REMAINING:
            return numbers.remaining(state, thing)
        if self.stat == THREAT:
            return state.play[thing].threat if thing in state.play else 0
        if self.now and self.stat in STATS:
            return numbers.stat(state, thing, self.stat)
        card = state.card(thing)
        return max(0, card.cost) if self.stat == COST else card.stats.get(self.stat, 0)

    def is_general(self) -> bool:
        return is_general(self.of)

    def noun(self, voice: Voice, placed: bool) -> Noun:
        noun = noun_or_copy(voice, self.of, placed)
        noun.how = "the"
        others = [] if noun.tied else noun.after
        noun.after = noun.after if noun.tied else []
        name = "now" if self.now else self.stat
        noun.add(voice, f"champions-after-{self.WORD}", stat=voice.word(f"champions-stat-{self.stat}"), name=name)
        for after in others:
            noun.add(voice, "champions-after-among-those", after=after[0])
        return noun


@word("highest")
class Highest(Extreme):
    """Things with the highest printed number (current number with ``now``), ``remaining`` hit points or ``threat``."""

    def extreme(self, numbers: list[int]) -> int:
        return max(numbers, default=0)


@word("lowest")
class Lowest(Extreme):
    """Things with the lowest printed number (current number with ``now``), ``remaining`` hit points or ``threat``."""

    def extreme(self, numbers: list[int]) -> int:
        return min(numbers, default=0)


def compares(of: Selector) -> bool:
    """Return whether a selection, with or without further filters, compares a number."""
    while isinstance(of, Narrowed) and not isinstance(of, Extreme):
        of = of.of
    return isinstance(of, Extreme)


@word("last")
class Last(Narrowed):
    """The last thing of a selection, such as the top card of a pile."""

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        return self.of.find(state, run)[-1:]

    def is_general(self) -> bool:
        return is_general(self.of)

    def noun(self, voice: Voice, placed: bool) -> Noun:
        """Build a noun such as "the topmost Tech upgrade from your discard pile"."""
        noun = noun_or_copy(voice, self.of, placed)
        noun.how = "topmost"
        return noun


@word("first")
class First(Narrowed):
    """The first thing of a selection, such as the card discarded first."""

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        return self.of.find(state, run)[:1]

    def is_general(self) -> bool:
        return is_general(self.of)

    def noun(self, voice: Voice, placed: bool) -> Noun:
        """Build a noun such as "the first Goblin minion discarded this way"."""
        noun = noun_or_copy(voice, self.of, placed)
        noun.how = "first"
        return noun

    def say(self, voice: Voice) -> str:
        """Render cards with one title as "a copy", since the copies are interchangeable."""
        if isinstance(self.of, WithTitle):
            return voice.word("champions-a-copy", of=self.of.say(voice))
        return super().say(voice)


@word("without")
class Without(Narrowed):
    """A selection without the things found by a second selection."""

    these: Selector

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        gone = self.these.find(state, run)
        return [thing for thing in self.of.find(state, run) if thing not in gone]

    def is_many(self) -> bool:
        return is_many(self.of)

    def noun(self, voice: Voice, placed: bool) -> Noun:
        noun = noun_or_copy(voice, self.of, placed)
        if isinstance(self.these, Bound):
            noun.how = "another"
        elif isinstance(self.these, These):
            noun.add(voice, f"champions-after-not-{self.these.name}")
        else:
            noun.add(voice, "champions-after-without", these=self.these.say(voice))
        return noun


@word("or-else")
class OrElse(Selection):
    """The first of several selections that finds anything."""

    parts: tuple[Selector, ...] = argument(written="of")

    def __init__(self, *parts: Selector) -> None:
        self.parts = parts

    def find(self, state: ChampionsState, run: Resolving) -> list[str]:
        for part in self.parts:
            found = part.find(state, run)
            if found:
                return found
        return []

    def awaits(self, run: Resolving) -> bool:
        return any(part.awaits(run) for part in self.parts)

    def is_general(self) -> bool:
        return all(is_general(part) for part in self.parts)

    def say(self, voice: Voice) -> str:
        """Render the alternative after the first target, such as "Crossfire; otherwise, to the villain"."""
        said = one(voice, self.parts[0])
        for part in self.parts[1:]:
            said = voice.word("champions-or-else", first=said, next=one(voice, part))
        return said


def able_to_leave(of: Selector, state: ChampionsState, run: Resolving) -> list[str]:
    """Return the cards of a selection that the effect can remove from play or that are already out of play.

    A card that cannot leave play never counts as the highest or the last.
    """
    if isinstance(of, Extreme):
        return of.best(state, able_to_leave(of.of, state, run))
    if isinstance(of, Last):
        return able_to_leave(of.of, state, run)[-1:]
    return [
        thing for thing in of.find(state, run) if thing not in state.play or numbers.can_leave(state, thing, run.origin)
    ]
