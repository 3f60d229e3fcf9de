"""Words that read like a card: a thing to be chosen is "an enemy", a player who draws is "each player"."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.vocabulary.things import (
    PLACES,
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
    place,
)
from tableverse.kernel.effects import Bound, Effect, Resolving, Seats, Selector, Sequence, Voice
from tableverse.kernel.state import State

#: Words for more than one thing.
MANY: Final = (
    "schemes",
    "side-schemes",
    "all-schemes",
    "enemies",
    "all-enemies",
    "minions",
    "engaged-minions",
    "allies",
    "your-allies",
    "your-characters",
    "friends",
    "heroes-and-allies",
    "characters",
    "heroes",
    "your-upgrades",
    "your-supports",
    "your-upgrades-and-supports",
    "attachments",
    "all-supports",
    "environments",
    "hand",
    "your-deck",
    "your-discard",
    "all-discards",
    "encounter-cards",
    "other-encounter-cards",
    "aside",
    "nemesis-set",
    "players",
)


class One(Selector):
    """What is said of a choice that is made among a selection: "an enemy"."""

    def __init__(self, of: Selector) -> None:
        self.of = of

    def find(self, state: State, run: Resolving) -> list[str]:
        return self.of.find(state, run)

    def say(self, voice: Voice) -> str:
        return one(voice, self.of)


class Aimed(Sequence):
    """A choice and what is done to the thing chosen, said in one sentence."""

    def __init__(self, said: Effect, *effects: Effect) -> None:
        super().__init__(*effects)
        self.said = said

    def say(self, voice: Voice) -> str:
        return self.said.say(voice)


def is_many(of: Selector) -> bool:
    """Is it said in the plural?"""
    if isinstance(of, Those):
        return of.word in MANY
    if isinstance(of, Filter | Valid | CanLeave | Without):
        return is_many(of.of) and not (isinstance(of, Filter) and of.word in ("kind", "title"))
    return isinstance(of, These | Together)


def number_of(of: Selector) -> str:
    """For texts that agree with what they speak of: "each minion" is one, "the villain and each minion" are many."""
    return "many" if isinstance(of, Together | These) else "one"


def all_these(voice: Voice, of: Selector) -> str:
    """Everything that is meant: "each enemy", "your identity"."""
    return one(voice, of, "each") if is_many(of) and not is_somewhere_else(of) else of.say(voice)


def one(voice: Voice, of: Selector, how: str = "one") -> str:
    """A single one of a selection, left open which; or "each" of them."""
    if isinstance(of, Valid | CanLeave):
        return one(voice, of.of, how)
    if isinstance(of, Those) and of.word in MANY:
        return voice.word(f"champions-one-{of.word}", how=how)
    if isinstance(of, Filter):
        if of.word == "kind":
            return _of_kind(voice, f"champions-a-{of.argument}", of.of)
        if of.word == "title":
            return of.say(voice)
        return of.saying(voice, one(voice, of.of, how), "one")
    if isinstance(of, Without):
        return voice.word("champions-without", of=one(voice, of.of, how), these=of.these.say(voice))
    if isinstance(of, Highest):
        stat = voice.word(f"champions-stat-{of.stat}")
        return voice.word("champions-highest", stat=stat, of=one(voice, of.of))
    if isinstance(of, Together):
        parts = [one(voice, part, how) for part in of.parts]
        return voice.either(parts) if how == "one" else voice.all_of(parts)
    if isinstance(of, These) and how == "one":
        return voice.word("champions-one-of", of=of.say(voice))
    return of.say(voice)


def _of_kind(voice: Voice, kind: str, of: Selector) -> str:
    """ "an ally from your hand"; of what is under way only "an ally"."""
    if isinstance(of, Fact | Bound):
        return voice.word(kind)
    return _from(voice, voice.word(kind), of)


def _from(voice: Voice, what: str, of: Selector) -> str:
    return voice.word("champions-from", what=what, place=place(voice, of))


# --- players --------------------------------------------------------------------------------------------------------


def like(voice: Voice, filters: list[Filter], usual: str) -> str:
    """What passes filters by kind and trait: "an upgrade with the trait Tech"."""
    said = usual
    for part in filters:
        if part.word == "kind":
            said = voice.word(f"champions-a-{part.argument}")
    for part in filters:
        if part.word != "kind":
            said = part.saying(voice, said, "one")
    return said


def is_somewhere_else(of: Selector) -> bool:
    """Are these cards out of play?"""
    if isinstance(of, Those):
        return of.word in PLACES
    if isinstance(of, Filter | Valid | CanLeave | Without | Highest | Last):
        return is_somewhere_else(of.of)
    return isinstance(of, These | Fact | Bound)


def is_you(of: Selector) -> bool:
    return isinstance(of, Seats) and of.which == "you"


def player(voice: Voice, of: Selector) -> str:
    """Who does something: "each player", "that player"."""
    if isinstance(of, Bound):
        return voice.word("champions-that-player")
    if (isinstance(of, Those) and of.word == "players") or (isinstance(of, Seats) and of.which == "all"):
        return voice.word("champions-each-player")
    return of.say(voice)


# --- resources ------------------------------------------------------------------------------------------------------


def resources(voice: Voice, kinds: list[str]) -> str:
    """ "energy and physical ×2"."""
    said: list[str] = []
    for kind in dict.fromkeys(kinds):
        word = voice.word(f"champions-resource-{kind}")
        count = kinds.count(kind)
        said.append(word if count == 1 else f"{word} ×{count}")
    return voice.all_of(said)
