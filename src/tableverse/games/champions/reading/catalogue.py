"""The contents of shipped products, enough to find the products that a table needs. Cards are not parsed here.

A product is a folder of ``content`` named after its id. It holds one file for each set of cards, and the files
``sets``, ``scenarios``, ``decks`` and ``campaigns`` if it has any.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from tableverse.games.champions.decks.products import Product, products
from tableverse.kernel.content import Reader, open_yaml
from tableverse.kernel.fields import Shared, plain

#: The product that is always on the table, since every scenario uses its sets.
CORE: Final = "core"
#: The file that lists the reviewers of each row other than its author.
REVIEW: Final = "review"
#: Files of a product that contain no cards.
LISTS: Final = ("campaigns", "decks", REVIEW, "scenarios", "sets")
SET_KINDS: Final = ("hero", "nemesis", "deck", "villain", "modular", "standard", "expert", "campaign")
#: Settings of a table that name a set, a deck or a scenario.
NAMING: Final = ("scenario", "modular", "modular-2", "modular-3", "modular-4", "modular-5")
DECKS: Final = ("deck-1", "deck-2", "deck-3", "deck-4")
#: The id of a row. The YAML parser reports malformed ids.
_ID: Final = re.compile(r"^- \{?id: ([a-z0-9-]+)", re.MULTILINE)


@plain
class CardSet:
    """A set of cards, which a game uses as a whole."""

    id: str
    names: Shared[dict[str, str]]
    kind: str


class Catalogue:
    """The shipped products with their contents, in order."""

    def __init__(self, shipped: Iterable[Product]) -> None:
        self.products: dict[str, Product] = {product.id: product for product in shipped}
        self.sets: dict[str, CardSet] = {}
        self.scenarios: dict[str, str] = {}
        self.decks: dict[str, str] = {}
        self.campaigns: dict[str, str] = {}
        self._cards: dict[str, str] = {}
        self._set_of: dict[str, str] = {}
        held = {"scenarios": self.scenarios, "decks": self.decks, "campaigns": self.campaigns}
        for product in self.products:
            for file in files_of(product):
                kind = kind_of(file)
                if kind == "sets":
                    for reader in open_yaml(file).items():
                        self._add_set(product, reader)
                elif kind in held:
                    _add_ids(held[kind], file, product)

    @property
    def cards(self) -> dict[str, str]:
        """The product of each card. Loaded on demand, since only players' own decks name cards."""
        if not self._cards:
            found: dict[str, str] = {}
            for product in self.products:
                for file in files_of(product):
                    if kind_of(file) == "cards":
                        _add_ids(found, file, product)
            self._cards = found
        return self._cards

    def _add_set(self, product: str, reader: Reader) -> None:
        one = read_set(reader)
        if one.id in self.sets:
            raise reader.wrong("same-id", value=one.id)
        self.sets[one.id] = one
        self._set_of[one.id] = product

    def product_of(self, card_set: str) -> str:
        return self._set_of[card_set]

    def products_of(self, sets: Iterable[str]) -> set[str]:
        """Return the products with sets of these names. Unknown names are reported elsewhere."""
        return {self._set_of[name] for name in sets if name in self._set_of}

    def of_kind(self, kind: str, products: Iterable[str] | None = None) -> tuple[str, ...]:
        """Return the sets of a kind, in these products or in all."""
        wanted = set(self.products if products is None else products)
        return tuple(one.id for one in self.sets.values() if one.kind == kind and self._set_of[one.id] in wanted)

    def needed(self, settings: Mapping[str, Any]) -> tuple[str, ...]:
        """Return the products that a table with these settings needs. Unknown names are reported elsewhere."""
        log = settings.get("campaign")
        named = [log.get("campaign") if isinstance(log, dict) else log, *(settings.get(name) for name in NAMING)]
        wanted = {CORE}
        for held in (self.scenarios, self._set_of, self.campaigns):
            wanted.update(held[name] for name in named if isinstance(name, str) and name in held)
        for name in DECKS:
            wanted.update(self._of_deck(settings.get(name)))
        return self.in_order(wanted)

    def _of_deck(self, deck: Any) -> set[str]:
        """Return the cards of a deck: a shipped deck, given by name, or a player's own deck, given as data."""
        if isinstance(deck, str):
            return {self.decks[deck]} if deck in self.decks else set()
        listed = deck.get("cards") if isinstance(deck, dict) else None
        names = [deck.get("hero"), *listed] if isinstance(deck, dict) and isinstance(listed, dict) else []
        return {self.cards[name] for name in names if isinstance(name, str) and name in self.cards}

    def in_order(self, products: Iterable[str]) -> tuple[str, ...]:
        """Return these products and the products they depend on, in order of release."""
        wanted = list(products)
        for id in wanted:
            wanted += [needed for needed in self.products[id].needs if needed not in wanted]
        return tuple(id for id in self.products if id in wanted)


def _add_ids(held: dict[str, str], file: Traversable, product: str) -> None:
    for id in _ID.findall(file.read_text(encoding="utf-8")):
        held.setdefault(id, product)


def read_set(reader: Reader) -> CardSet:
    one = CardSet(reader.identifier(), reader.names(), reader.one_of("kind", SET_KINDS))
    reader.no_more()
    return one


@cache
def catalogue() -> Catalogue:
    """Return all shipped products."""
    folders = {entry.name for entry in _content().iterdir() if entry.is_dir()}
    return Catalogue(product for product in products().values() if product.id in folders)


@cache
def trait_rows() -> tuple[Reader, ...]:
    return tuple(open_yaml(_content() / "traits.yaml").items())


@cache
def traits() -> dict[str, dict[str, str]]:
    """Return the names of all traits by language."""
    return dict(read_trait(row) for row in trait_rows())


def read_trait(reader: Reader) -> tuple[str, dict[str, str]]:
    found = (reader.identifier(), reader.names())
    reader.no_more()
    return found


def files_of(product: str) -> list[Traversable]:
    return sorted(
        (file for file in (_content() / product).iterdir() if file.name.endswith(".yaml")), key=lambda file: file.name
    )


def kind_of(file: Traversable) -> str:
    """Return the kind of rows in a product's file: cards, unless the file's name says otherwise."""
    stem = file.name.removesuffix(".yaml")
    return stem if stem in LISTS else "cards"


def _content() -> Traversable:
    return files("tableverse") / "games" / "champions" / "content"
