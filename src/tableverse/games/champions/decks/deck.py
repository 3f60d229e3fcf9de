"""A deck as a setting carries it: the identity, the aspects chosen, how many of which card, the environment."""

from __future__ import annotations

from typing import Any, Final

from tableverse.games.champions.cards import ENVIRONMENTS, Deck
from tableverse.kernel.errors import BadDeck

#: More copies than any deck has of any card, legal or not; what is above is a slip of the pen.
MOST_COPIES: Final = 99
#: More lines, or different cards, than any deck has: what is longer is not a deck.
MOST_LINES: Final = 500
FIELDS: Final = ("name", "hero", "aspects", "cards", "environment")


def deck_of(data: Any) -> Deck:
    """A deck from its ``data()``. Only its form is checked here: legality.py says whether it may be played."""
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
