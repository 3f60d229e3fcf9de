"""Facts of the cards for clients to draw."""

from __future__ import annotations

from typing import Any, TypedDict

from tableverse.games.splendor.cards import Cards
from tableverse.games.splendor.ids import COLOURS, Colour, named
from tableverse.kernel.printed import PrintedComponent


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


def add_facts(cards: Cards, data: dict[str, list[dict[str, Any]]]) -> None:
    """What is printed on each component, besides its name."""
    for row in data["character"]:
        card = cards.characters[cards.character(row["id"])]
        row["level"] = card.level + 1
        row["bonus"] = COLOURS[card.bonus]
        row["points"] = card.points
        row["avengers"] = card.avengers
        row["cost"] = named(card.cost)
    for row in data["location"]:
        place = cards.locations[cards.location(row["id"])]
        row["tile"] = place.tile
        row["points"] = place.points
        row["needs"] = named(place.needs)
