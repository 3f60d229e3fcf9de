"""Characters and Locations in the form that the rules use: as numbers and indexes."""

from __future__ import annotations

from typing import Final

from tableverse.games.splendor import moves
from tableverse.games.splendor.ids import COLOURS, ORDINARY
from tableverse.kernel.choice import Option
from tableverse.kernel.content import Registry

LEVELS: Final = 3
#: The place value of each colour in a number that has one digit per colour.
DIGIT: Final = (1, 10, 100, 1_000, 10_000)


class Character:
    __slots__ = ("avengers", "bonus", "cost", "id", "level", "points")

    def __init__(self, id: str, level: int, bonus: int, points: int, avengers: int, cost: list[int]) -> None:
        self.id = id
        #: 0, 1 or 2: the level of the card's row and deck.
        self.level = level
        self.bonus = bonus
        self.points = points
        self.avengers = avengers
        self.cost = cost


class Location:
    __slots__ = ("id", "needs", "points", "tile")

    def __init__(self, id: str, tile: int, points: int, needs: list[int]) -> None:
        self.id = id
        #: Number of the tile. Two faces of one tile are never in play together.
        self.tile = tile
        self.points = points
        self.needs = needs


class Cards:
    """All content of one table, with a prebuilt option for every action with a card."""

    def __init__(self, registry: Registry, characters: list[Character], locations: list[Location]) -> None:
        self.registry = registry
        self.characters = characters
        self.locations = locations
        self._index: dict[str, int] = {card.id: index for index, card in enumerate(characters)}
        self._location_index: dict[str, int] = {place.id: index for index, place in enumerate(locations)}
        #: Costs as pairs (colour, amount), so that checking a cost reads only the colours it contains.
        self.prices: list[list[tuple[int, int]]] = [_pairs(card.cost) for card in self.characters]
        #: Payments by a number with one digit per colour, shared by all tables.
        self.bills: dict[int, dict[str, int]] = {}
        self.needs: list[list[tuple[int, int]]] = [_pairs(place.needs) for place in self.locations]
        self.by_level: list[list[int]] = [
            [index for index, card in enumerate(self.characters) if card.level == level] for level in range(LEVELS)
        ]
        self.recruit_options: list[Option] = [moves.recruit(index, card.id) for index, card in enumerate(characters)]
        self.reserve_options: list[Option] = [moves.reserve(index, card.id) for index, card in enumerate(characters)]
        self.deck_options: list[Option] = [moves.reserve_deck(level) for level in range(LEVELS)]
        self.location_options: list[Option] = [
            moves.take_location(index, place.id) for index, place in enumerate(self.locations)
        ]
        self.return_options: list[Option] = [moves.give_back(colour) for colour in range(len(COLOURS))]
        #: Options by the colours in the bank and the colours with four tokens there; see ``moves.takes``.
        self.take_options: list[list[list[Option]]] = [
            [moves.takes(present, plenty) for plenty in range(1 << ORDINARY)] for present in range(1 << ORDINARY)
        ]

    def character(self, id: str) -> int:
        return self._index[id]

    def location(self, id: str) -> int:
        return self._location_index[id]


def bill(digits: int) -> dict[str, int]:
    """Return the payment encoded in a number with one digit per colour."""
    needs = [(COLOURS[colour], digits // DIGIT[colour] % 10) for colour in range(ORDINARY)]
    return {name: need for name, need in needs if need}


def _pairs(amounts: list[int]) -> list[tuple[int, int]]:
    return [(colour, amount) for colour, amount in enumerate(amounts) if amount]
