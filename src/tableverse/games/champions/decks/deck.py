"""Parsing a deck from a setting: identity, chosen aspects, copies of each card, environment."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.champions.cards import ENVIRONMENTS, Deck
from tableverse.kernel.errors import BadDeck

#: Maximum copies of a card. No deck has more, even an illegal one, so a larger number is a typo.
MOST_COPIES: Final = 99
#: Maximum number of lines, or of different cards, in a deck.
MOST_LINES: Final = 500
FIELDS: Final = ("name", "hero", "aspects", "cards", "environment")


def deck_of(data: Any) -> Deck:
    """Parse a deck from its ``data()``. This validates only the format; legality.py checks the rules."""
    if not isinstance(data, dict):
        raise BadDeck(why="form", what="")
    for field in data:
        if field not in FIELDS:
            raise BadDeck(why="field", what=str(field)[:40])
    name, hero = data.get("name", ""), data.get("hero", "")
    aspects, cards = data.get("aspects", []), data.get("cards", {})
    environment = data.get("environment", ENVIRONMENTS[0])
    if not isinstance(name, str) or len(name) > 200:
        raise BadDeck(why="value", what="name")
    if not isinstance(hero, str):
        raise BadDeck(why="value", what="hero")
    if not isinstance(aspects, list) or not all(isinstance(aspect, str) for aspect in aspects):
        raise BadDeck(why="value", what="aspects")
    if environment not in ENVIRONMENTS:
        raise BadDeck(why="value", what="environment")
    if not isinstance(cards, dict):
        raise BadDeck(why="value", what="cards")
    if len(cards) > MOST_LINES or len(aspects) > MOST_LINES:
        raise BadDeck(why="length", what=str(MOST_LINES))
    for card, copies in cards.items():
        if not isinstance(card, str) or type(copies) is not int or not 1 <= copies <= MOST_COPIES:
            raise BadDeck(why="value", what=str(card)[:40])
    return Deck(name, hero, dict(cards), list(aspects), environment)
