"""OCTGN's .o8d format: an XML list of cards by OCTGN's own ids, the identity first."""

from __future__ import annotations

from html import escape
from typing import Final
from xml.etree import ElementTree as ET

from tableverse.games.champions.cards import Card, Cards, Deck
from tableverse.games.champions.decks.finding import Imported, by_code, by_name, identity_by_name, octgn_ids
from tableverse.kernel.errors import BadDeck

GAME: Final = "055c536f-adba-4bc2-acbf-9aefb9756046"


def read(cards: Cards, text: str) -> Imported:
    """Parse an .o8d file, whose first card is the identity. Find cards with an unknown id by name."""
    if "<!" in text.replace("<!--", ""):
        raise BadDeck(why="xml", what="")  # entities in a document type can expand without limit
    try:
        root = ET.fromstring(text)
    except (ET.ParseError, ValueError, RecursionError) as error:
        raise BadDeck(why="xml", what="") from error
    codes = {id: code for code, id in octgn_ids().items()}
    imported = Imported(cards)
    for number, node in enumerate(root.iter("card")):
        name = (node.text or "").strip()
        copies = node.get("qty", "1")
        if not (copies.isascii() and copies.isdigit() and len(copies) < 5):
            raise BadDeck(why="copies", what=name[:40])
        code = codes.get(node.get("id", "").strip().lower(), "")
        found = by_code(cards, code) if code else _named(imported, name, first=number == 0)
        imported.add(found, name or node.get("id", ""), int(copies))
    return imported


def _named(imported: Imported, name: str, *, first: bool) -> list[Card]:
    identity = identity_by_name(imported.cards, name) if first else []
    return identity or by_name(imported.cards, name, has_identity=bool(imported.identity))


def write(cards: Cards, deck: Deck) -> str:
    lines = ['<?xml version="1.0" encoding="utf-8" standalone="yes"?>', f'<deck game="{GAME}">']
    lines.append('  <section name="Cards" shared="False">')
    for name, copies in ((deck.identity, 1), *deck.cards.items()):
        card = cards.by_id[name]
        id = escape(octgn_ids().get(card.code, ""))
        lines.append(f'    <card qty="{copies}" id="{id}">{escape(card.title, quote=False)}</card>')
    lines += ["  </section>", "</deck>"]
    return "\n".join(lines) + "\n"
