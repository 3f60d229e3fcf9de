"""Sets, traits, decks and scenarios as items of the workshop, and which items belong together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tableverse.games.champions.cards import Cards
from tableverse.games.champions.reading.catalogue import catalogue, trait_rows
from tableverse.games.champions.reading.content import Content, rows_of
from tableverse.games.champions.scenarios import Scenario
from tableverse.kernel import i18n
from tableverse.kernel.content import Item, Reader
from tableverse.kernel.packs import ComponentGroup

#: Kinds of sets that are created on their own. Other sets are created with a scenario or a hero.
MADE_ALONE: Final = ("hero", "modular")
#: The workshop section of sets that belong to a scenario or hero.
OWNED_SECTIONS: Final[frozenset[str]] = frozenset({"set"})


def items_of(content: Content, kind: str) -> dict[str, Item]:
    """Return all sets, traits, decks or scenarios. Their names come from elsewhere, so they have no source."""
    cards = content.cards
    return {
        id: Item(kind, id, _names(cards, kind, id), "", row.file, row.line) for id, row in rows(content, kind).items()
    }


def rows(content: Content, kind: str) -> dict[str, Reader]:
    """Return the rows by id as written; rows of packs replace shipped rows."""
    found: dict[str, Reader] = {}
    if kind == "set":
        found = {row.text("id"): row for product in content.products for row in rows_of(product).lists["sets"]}
    elif kind == "trait":
        found = {row.text("id"): row for row in trait_rows()}
    return {**found, **content.registry.rows_of(kind)}


def _names(cards: Cards, kind: str, id: str) -> dict[str, str]:
    if kind == "set":
        return cards.sets[id]
    if kind == "trait":
        return cards.traits[id]
    if kind == "scenario":  # named after its villain, unless it has several
        return cards.sets.get(id) or cards.names[cards.scenarios[id].standard[0]]
    deck = cards.decks[id]
    return {
        language: " · ".join(
            [
                cards.names[deck.identity][language],
                *(i18n.say(language, f"champions-aspect-{aspect}") for aspect in deck.aspects),
            ]
        )
        for language in i18n.LANGUAGES
    }


def section(cards: Cards, kind: str, id: str) -> str:
    """Return the section of the workshop that lists an item."""
    if kind != "set":
        return kind
    found = kind_of_set(cards, id)
    return f"set-{found}" if found in MADE_ALONE else kind


def kind_of_set(cards: Cards, id: str) -> str:
    shipped = catalogue().sets.get(id)
    return cards.brought_sets[id] if shipped is None else shipped.kind


def created_together(content: Content, kind: str, id: str) -> ComponentGroup:
    cards = content.cards
    if kind == "card":  # both sides of the card
        return ComponentGroup({"card": [id, *(side for side in (cards.by_id[id].back,) if side)]})
    if kind == "set":
        sets = [id, *_sets_of_hero(cards, id)] if kind_of_set(cards, id) == "hero" else [id]
        together = {"set": _rows_of_sets(content, sets), "card": _cards_of(cards, sets)}
        decks = [deck.id for deck in cards.decks.values() if deck.identity in together["card"]]
        return ComponentGroup({**together, "deck": decks}, tuple(sets))
    if kind == "scenario":
        sets = list(dict.fromkeys(_sets_of_scenario(cards, cards.scenarios[id])))
        together = {"scenario": [id], "set": _rows_of_sets(content, sets), "card": _cards_of(cards, sets)}
        return ComponentGroup(together, tuple(sets))
    return ComponentGroup({kind: [id]})


def _sets_of_hero(cards: Cards, id: str) -> Iterator[str]:
    """Yield the hero's nemesis set and additional decks."""
    yield f"{id}-nemesis"
    yield from dict.fromkeys(card.own_deck for card in cards.in_set(id) if card.own_deck)


def _sets_of_scenario(cards: Cards, scenario: Scenario) -> Iterator[str]:
    """Yield the scenario's own sets, without modular sets, which several scenarios use."""
    lying_aside = [id for ids in scenario.aside.values() for id in ids]
    people = [*scenario.standard, *scenario.expert, *scenario.schemes, *lying_aside]
    named = [*scenario.sets, *(name for party in scenario.parties for name in party.sets)]
    for name in (*named, *(cards.by_id[id].set for id in people)):
        if name not in cards.modulars:
            yield name


def _rows_of_sets(content: Content, sets: Iterable[str]) -> list[str]:
    known = rows(content, "set")
    return [name for name in sets if name in known]


def _cards_of(cards: Cards, sets: Iterable[str]) -> list[str]:
    return [card.id for name in sets for card in cards.in_set(name)]
