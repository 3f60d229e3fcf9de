"""Lookup of cards as other programs identify them: by published code, by OCTGN id, by name."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from tableverse.games.champions.cards import Card, Cards, Deck
from tableverse.games.champions.decks.deck import MOST_COPIES, MOST_LINES
from tableverse.games.champions.decks.legality import DECK_KINDS, aspects_of, is_apart
from tableverse.games.champions.decks.products import Product, is_shipped, printed_in, products, reprints
from tableverse.kernel.content import open_yaml
from tableverse.kernel.errors import BadDeck
from tableverse.kernel.fields import Shared, plain


@plain
class Unknown:
    """A line that names no known card. It is always reported, never dropped."""

    written: str
    copies: int
    #: Name, by language, of the missing product that contains the card, if that is known.
    product: Shared[dict[str, str]]

    def data(self) -> dict[str, Any]:
        return {"written": self.written, "copies": self.copies, "product": self.product}


class Imported:
    """A deck that is being parsed line by line, with the lines that could not be understood."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.name = ""
        self.identity = ""
        self.aspects: list[str] = []
        self.listed: dict[str, int] = {}
        self.unknown: list[Unknown] = []
        self._lines = 0

    def add(self, found: list[Card], written: str, copies: int, product: Product | None = None) -> None:
        """Add copies of a card. If several cards share the title (``found``), use up each card in order.

        ``product`` is the product named on the line, if any.
        """
        if not 0 <= copies <= MOST_COPIES:
            raise BadDeck(why="copies", what=written[:40])
        self._lines += 1
        if self._lines > MOST_LINES:
            raise BadDeck(why="length", what=str(MOST_LINES))
        if copies == 0:
            return
        if not found:
            missing = {} if product is None or is_shipped(product) else product.names
            self.unknown.append(Unknown(written[:200], copies, missing))
            return
        if found[0].kind in ("hero", "alter-ego") and not self.identity:
            self.identity = self.cards.by_id[found[0].back].back if found[0].kind == "hero" else found[0].back
            return
        for card in found[:-1]:
            room = min(copies, max(0, card.quantity - self.listed.get(card.id, 0)))
            if room:
                self.listed[card.id] = self.listed.get(card.id, 0) + room
                copies -= room
        if copies:
            last = found[-1].id
            self.listed[last] = self.listed.get(last, 0) + copies

    def deck(self) -> Deck:
        """Return the deck. If no aspects were given, use the aspects of its cards."""
        aspects = self.aspects or aspects_of(self.cards, self.listed)
        return Deck(self.name[:200], self.identity, self.listed, aspects)


def by_code(cards: Cards, code: str) -> list[Card]:
    """Return the cards with a published code.

    The code of a later printing also finds the card. Each side of an identity has a separate code, and some lists leave
    out the code's letter.
    """
    written = code.strip().lower()
    wanted = reprints().get(written, written)
    found = [card for card in cards.printed if card.code == wanted]
    return found or [card for card in cards.printed if card.code == f"{wanted}a" and card.kind == "hero"]


def identity_by_name(cards: Cards, written: str, product: str = "") -> list[Card]:
    """Return the identity with a name, even if other cards share the name: a hero, else an alter-ego.

    If several identities have that name, prefer an identity in the product, else the first.
    """
    wanted = folded(written)
    for kind in ("hero", "alter-ego"):
        found = [card for card in cards.printed if card.kind == kind and wanted in _names(card)]
        if found:
            return (_of_product(found, product) or found)[:1]
    return []


def by_name(cards: Cards, written: str, product: str = "", *, has_identity: bool = False) -> list[Card]:
    """Return the player cards with a name in either language, with or without their subtitle.

    If several identities or products have a card of that name, prefer the card in the product, else the first. If the
    deck already has an identity, leave out identities.
    """
    wanted = folded(written)
    found = [
        card for card in cards.printed if (card.kind in DECK_KINDS or card.kind == "hero") and wanted in _names(card)
    ]
    found = [card for card in found if not is_apart(cards, card)] or found
    found = _of_product(found, product) or found
    if has_identity:
        found = [card for card in found if card.kind in DECK_KINDS] or found
    return [card for card in found if (card.set, card.kind) == (found[0].set, found[0].kind)]


def _names(card: Card) -> set[str]:
    plain = {folded(name) for name in card.names.values()}
    return plain | {f"{name} {folded(card.subtitle)}" for name in plain} if card.subtitle else plain


def _of_product(found: list[Card], product: str) -> list[Card]:
    return [card for card in found if product and folded(product) in _product_names(card)]


def _product_names(card: Card) -> set[str]:
    return {folded(name) for product in printed_in(card.code) for name in product.names.values()}


def product_called(name: str) -> Product | None:
    """Return the product with a name in either language."""
    wanted = folded(name)
    return next((one for one in products().values() if wanted in map(folded, one.names.values())), None)


def product_name(card: Card) -> str:
    product = products().get(card.code[:2])
    return "" if product is None else product.names["en"]


@lru_cache(maxsize=20_000)
def folded(name: str) -> str:
    """Normalize a typed name: without accents, capitals and punctuation."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", name) if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", " ", bare.casefold()).strip()


@cache
def octgn_ids() -> dict[str, str]:
    """Return the OCTGN id for each published code."""
    folder = files("tableverse") / "games" / "champions" / "content"
    reader = open_yaml(folder / "octgn.yaml")
    return {code: reader.text(code) for code in reader.keys()}  # noqa: SIM118 (a Reader is not a mapping)
