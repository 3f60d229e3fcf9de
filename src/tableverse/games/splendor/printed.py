"""Printed facts of the cards, for clients to draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypedDict

from tableverse.games.splendor.cards import Cards
from tableverse.games.splendor.ids import COLOURS, Colour, named
from tableverse.kernel.content import Item
from tableverse.kernel.printed import PrintedComponent, Row


class PrintedCharacter(PrintedComponent):
    level: int
    bonus: Colour
    points: int
    avengers: int
    cost: dict[Colour, int]


class PrintedLocation(PrintedComponent):
    tile: int
    points: int
    needs: dict[Colour, int]


class PrintedContent(TypedDict):
    character: list[PrintedCharacter]
    location: list[PrintedLocation]


def facts(cards: Cards, item: Item) -> Row:
    """Return every displayed fact of a component except its name."""
    return FACTS[item.kind](cards, item.id)


def _character(cards: Cards, id: str) -> Row:
    card = cards.characters[cards.character(id)]
    return {
        "level": card.level + 1,
        "bonus": COLOURS[card.bonus],
        "points": card.points,
        "avengers": card.avengers,
        "cost": named(card.cost),
    }


def _location(cards: Cards, id: str) -> Row:
    place = cards.locations[cards.location(id)]
    return {"tile": place.tile, "points": place.points, "needs": named(place.needs)}


#: Functions that return the facts of a component, by kind.
FACTS: Final[dict[str, Callable[[Cards, str], Row]]] = {"character": _character, "location": _location}
