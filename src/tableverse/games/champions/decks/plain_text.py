"""Decks as plain text in MarvelCDB's export format: name, hero, then lines like ``2x Backflip (Core Set)`` by type."""

from __future__ import annotations

import re
from typing import Final

from tableverse.games.champions.cards import CHOSEN, Cards, Deck
from tableverse.games.champions.decks.deck import MOST_LINES
from tableverse.games.champions.decks.finding import (
    Imported,
    by_name,
    folded,
    identity_by_name,
    product_called,
    product_name,
)
from tableverse.games.champions.decks.legality import DECK_KINDS
from tableverse.kernel.errors import BadDeck

HEADINGS: Final = {
    "ally": "Allies",
    "event": "Events",
    "resource": "Resources",
    "support": "Supports",
    "upgrade": "Upgrades",
    "player-side-scheme": "Player Side Schemes",
}
#: Maximum length of a line. On a longer line the pattern could backtrack for hours.
MOST_LETTERS: Final = 300
#: Matches ``2x Backflip``, ``2 Backflip`` or ``(2) Backflip``, optionally followed by a product in parentheses.
_LINE: Final = re.compile(r"^\(?(\d{1,4})\)?\s*[x\u00d7]?\s+(.*?)\s*(?:\(([^()]*)\))?$", re.IGNORECASE)


def read(cards: Cards, text: str) -> Imported:
    """Parse a deck. Lines with a number are cards.

    The first other line is the deck's name. Lines that name a hero (possibly followed by an alter-ego) or an aspect
    select the identity and the aspects. All remaining lines are headings.
    """
    lines = [line for line in (" ".join(raw.split()) for raw in text.splitlines()) if line]
    if len(lines) > MOST_LINES:
        raise BadDeck(why="length", what=str(MOST_LINES))
    if any(len(line) > MOST_LETTERS for line in lines):
        raise BadDeck(why="length", what=str(MOST_LETTERS))
    imported = Imported(cards)
    for line in lines:
        match = _LINE.match(line)
        if match is not None:
            product = (match[3] or "").partition(",")[0]
            found = by_name(cards, match[2], product, has_identity=bool(imported.identity))
            imported.add(found, match[2], int(match[1]), product_called(product) if product else None)
        else:
            _read_words(imported, line)
    return imported


def _read_words(imported: Imported, line: str) -> None:
    words = line.partition(":")[2].strip() or line
    bare, _, product = words.partition("(")
    identity = identity_by_name(imported.cards, bare, product.rstrip(")"))
    if identity and not imported.identity and (imported.name or identity[0].kind == "hero"):
        imported.add(identity, line, 1)
    elif folded(words) in CHOSEN:
        imported.aspects.append(folded(words))
    elif not imported.name:
        imported.name = line


def write(cards: Cards, deck: Deck) -> str:
    hero = cards.by_id[deck.identity]
    lines = [deck.id or hero.title, "", hero.title, *(aspect.capitalize() for aspect in deck.aspects)]
    for kind in DECK_KINDS:
        listed = [(cards.by_id[name], copies) for name, copies in deck.cards.items() if cards.by_id[name].kind == kind]
        if listed:
            lines += ["", HEADINGS[kind]]
            lines += [f"{copies}x {card.title} ({product_name(card)})" for card, copies in listed]
    return "\n".join(lines) + "\n"
