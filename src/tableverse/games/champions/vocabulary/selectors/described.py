"""Properties of a selection that its text depends on: place, kind, controller, players."""

from __future__ import annotations

from typing import Final

from tableverse.games.champions.vocabulary.nodes import Selector
from tableverse.games.champions.vocabulary.saying import counters
from tableverse.games.champions.vocabulary.selectors.base import Narrowed, Together, all_these, noun_of
from tableverse.games.champions.vocabulary.selectors.context import NOTED, Fact, Named, These
from tableverse.games.champions.vocabulary.selectors.filters import (
    Filter,
    OfKind,
    WithAnyTrait,
    WithoutTrait,
    WithTitle,
    WithTrait,
)
from tableverse.games.champions.vocabulary.selectors.table import NOUNS, Those
from tableverse.kernel.effects import Bound, One, Seats, Voice

#: Nouns for characters, and words that always select a character.
CHARACTERS: Final = ("hero", "alter-ego", "identity", "ally", "hero-or-ally", "character", "villain", "minion", "enemy")
SOMEBODY: Final = ("identity", "your-hero", "your-alter-ego", "villain", "active-villain")


def unfiltered(of: Selector) -> Selector:
    """Return the selection inside all filters."""
    while isinstance(of, Filter):
        of = of.of
    return of


def filters_of(of: Selector) -> list[Filter]:
    """Return the filters around a selection, the innermost first."""
    found: list[Filter] = []
    while isinstance(of, Filter):
        found.insert(0, of)
        of = of.of
    return found


def innermost(of: Selector) -> Selector:
    """Return the innermost selection, without the narrowing around it."""
    while isinstance(of, Narrowed | One):
        of = of.among if isinstance(of, One) else of.of
    return of


def traits_asked(of: Selector) -> set[str]:
    """Return the traits that the selection of a constant effect tests."""
    if isinstance(of, Together):
        return {trait for part in of.parts for trait in traits_asked(part)}
    if not isinstance(of, Narrowed):
        return set()
    asked = traits_asked(of.of)
    if isinstance(of, WithTrait | WithoutTrait):
        asked.add(of.trait)
    elif isinstance(of, WithAnyTrait):
        asked.update(of.traits)
    return asked


def place_of(of: Selector) -> str:
    """Return the word for the place of the cards of a selection, or ""."""
    of = innermost(of)
    return of.word if isinstance(of, Those) and of.is_place() else ""


def kind_of(voice: Voice, of: Selector) -> str:
    """Return the kind of card that a selection is limited to, or ""."""
    while isinstance(of, Narrowed | One):
        if isinstance(of, OfKind):
            return of.kind
        if isinstance(of, WithTitle):
            return voice.referents.get(f"kind-of:{of.card}", "")
        of = of.among if isinstance(of, One) else of.of
    if isinstance(of, Those) and of.word == "nemesis-minions":
        return "minion"
    return NOUNS[of.word][0] if isinstance(of, Those) and of.word in NOUNS else ""


def is_character(voice: Voice, of: Selector) -> bool:
    """Return whether it selects a character. Spanish says "prepara a tu héroe", but "prepara esta mejora"."""
    if isinstance(of, One):
        of = of.among
    if isinstance(of, Together):
        return all(is_character(voice, part) for part in of.parts)
    if isinstance(of, Bound):
        return voice.referents.get(f"kind:{of.name}") in CHARACTERS
    inner = innermost(of)
    if isinstance(inner, Named):
        return voice.referents.get(f"kind-of:{inner.card}") in CHARACTERS
    if isinstance(inner, Those) and inner.word in ("this", "host"):
        return voice.referents.get(f"kind:{inner.word}") in CHARACTERS
    if isinstance(inner, Those) and inner.word in SOMEBODY:
        return True
    if isinstance(inner, These):
        return voice.referents.get(f"noun:{inner.name}", NOTED.get(inner.name, "")) in CHARACTERS
    return kind_of(voice, of) in CHARACTERS


def is_out_of_play(of: Selector) -> bool:
    """Return whether the selected cards are out of play, or need not be in play."""
    of = unfiltered(of)
    return bool(place_of(of)) or isinstance(of, These | Fact | Bound)


def lies_in_place(of: Selector) -> bool:
    """Return whether the selection covers the cards in a place out of play, filtered or not."""
    of = unfiltered(of)
    return isinstance(of, Those) and of.is_place() and of.is_many()


def is_yours(of: Selector) -> bool:
    """Return whether the selection covers only cards that the player controls."""
    of = unfiltered(of)
    yours = (
        "your-allies",
        "your-characters",
        "your-upgrades",
        "your-supports",
        "your-upgrades-and-supports",
        "your-cards",
    )
    return isinstance(of, Those) and of.word in yours


def name_it(voice: Voice, name: str, of: Selector) -> None:
    """Refer to the chosen thing by its noun from now on: "that enemy"."""
    noun = noun_of(voice, of)
    if noun is not None:
        voice.referents[f"bound:{name}"] = noun.pointed_at(voice)
        voice.referents[f"kind:{name}"] = noun.word
    else:
        voice.referents.pop(f"bound:{name}", None)
        voice.referents.pop(f"kind:{name}", None)


def is_you(of: Selector) -> bool:
    return isinstance(of, Seats) and of.which == "you"


def is_enemies(of: Selector) -> bool:
    return isinstance(of, Those) and of.word == "all-enemies"


def is_everybody(of: Selector) -> bool:
    return (isinstance(of, Those) and of.word == "players") or (isinstance(of, Seats) and of.which == "everyone")


def player(voice: Voice, of: Selector) -> str:
    """Render the player who acts: "each player", "that player"."""
    if isinstance(of, One):
        return voice.word("champions-chosen-player")
    if isinstance(of, Bound):
        return voice.word("champions-that-player")
    if is_everybody(of):
        return voice.word("champions-each-player")
    if isinstance(of, Seats) and of.which == "others":
        return voice.word("champions-each-other-player")
    if isinstance(of, Those) and of.word == "heroes":
        return voice.word("champions-each-player-in-hero-form")
    return all_these(voice, of)


def counters_on(voice: Voice, of: Selector, count: int) -> str:
    """Render counters on a card, with the name that the card gives its counters."""
    name = voice.referents.get(f"counter-of:{of.card}", "") if isinstance(of, Named) else ""
    return counters(voice, count, name)
