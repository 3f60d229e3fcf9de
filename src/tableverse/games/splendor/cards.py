"""Characters and Locations as the rules use them: numbers by index, read once from content/*.yaml and packs."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from tableverse.games.splendor import moves
from tableverse.games.splendor.colours import COLOURS, ORDINARY
from tableverse.kernel.choice import Option
from tableverse.kernel.content import Item, Reader, Registry, open_yaml, pack_rows

LEVELS = 3
#: The place of a colour in a number that has a digit for each.
DIGIT = (1, 10, 100, 1_000, 10_000)


class Character:
    __slots__ = ("avengers", "bonus", "cost", "id", "level", "points")

    def __init__(self, id: str, level: int, bonus: int, points: int, avengers: int, cost: list[int]) -> None:
        self.id = id
        #: 0, 1 or 2: the row and the deck it belongs to.
        self.level = level
        self.bonus = bonus
        self.points = points
        self.avengers = avengers
        self.cost = cost


class Location:
    __slots__ = ("id", "needs", "points", "tile")

    def __init__(self, id: str, tile: int, points: int, needs: list[int]) -> None:
        self.id = id
        #: Two faces of one tile are never in play together.
        self.tile = tile
        self.points = points
        self.needs = needs


class Cards:
    """All content of one table, with every option that names a card made once, in advance."""

    def __init__(self, packs: Sequence[Path] = ()) -> None:
        self.registry = Registry()
        self.characters: list[Character] = []
        self.locations: list[Location] = []
        self._index: dict[str, int] = {}
        self._location_index: dict[str, int] = {}
        folder = files("tableverse") / "games" / "splendor" / "content"
        for reader in open_yaml(folder / "characters.yaml").items():
            self._add_character(reader, False)
        for reader in open_yaml(folder / "locations.yaml").items():
            self._add_location(reader, False)
        for pack in packs:
            for kind, reader in pack_rows(pack, "splendor"):
                if kind == "characters":
                    self._add_character(reader, True)
                elif kind == "locations":
                    self._add_location(reader, True)
                else:
                    raise reader.wrong("unknown-kind", value=kind[:40], known="characters, locations")
        self._prepare()

    def character(self, id: str) -> int:
        return self._index[id]

    def location(self, id: str) -> int:
        return self._location_index[id]

    # --- reading ------------------------------------------------------------------------------------------------

    def _add_character(self, reader: Reader, replaces: bool) -> None:
        item = Item.read("character", reader)
        made = Character(
            item.id,
            reader.integer("level", 1, LEVELS) - 1,
            COLOURS.index(reader.one_of("bonus", COLOURS[:ORDINARY])),
            reader.integer("points", 0, 9),
            reader.integer("avengers", 0, 2),
            _amounts(reader.field("cost")),
        )
        reader.no_more()
        self.registry.add(item, reader, replaces)
        if replaces:
            if made.level != self.characters[self._index[item.id]].level:
                raise reader.wrong("fixed-field", field="level")
            self.characters[self._index[item.id]] = made
        else:
            self._index[item.id] = len(self.characters)
            self.characters.append(made)

    def _add_location(self, reader: Reader, replaces: bool) -> None:
        item = Item.read("location", reader)
        made = Location(
            item.id, reader.integer("tile", 1, 4), reader.integer("points", 0, 9), _amounts(reader.field("needs"))
        )
        reader.no_more()
        self.registry.add(item, reader, replaces)
        if replaces:
            if made.tile != self.locations[self._location_index[item.id]].tile:
                raise reader.wrong("fixed-field", field="tile")
            self.locations[self._location_index[item.id]] = made
        else:
            self._location_index[item.id] = len(self.locations)
            self.locations.append(made)

    # --- what the rules look up ---------------------------------------------------------------------------------

    def _prepare(self) -> None:
        #: (colour, amount) pairs, so that checking a price looks only at the colours it asks for.
        self.prices: list[list[tuple[int, int]]] = [_pairs(card.cost) for card in self.characters]
        #: What is to be paid, by a number with a digit for what each colour needs. All tables share them.
        self.bills: dict[int, dict[str, int]] = {}
        self.needs: list[list[tuple[int, int]]] = [_pairs(place.needs) for place in self.locations]
        self.by_level: list[list[int]] = [
            [index for index, card in enumerate(self.characters) if card.level == level] for level in range(LEVELS)
        ]
        characters = list(enumerate(self.characters))
        self.recruit_options: list[Option] = [moves.recruit(index, card.id) for index, card in characters]
        self.reserve_options: list[Option] = [moves.reserve(index, card.id) for index, card in characters]
        self.deck_options: list[Option] = [moves.reserve_deck(level) for level in range(LEVELS)]
        self.location_options: list[Option] = [
            moves.take_location(index, place.id) for index, place in enumerate(self.locations)
        ]
        self.return_options: list[Option] = [moves.give_back(colour) for colour in range(len(COLOURS))]
        #: By the colours in the bank and those it has four of: see moves.takes.
        self.take_options: list[list[list[Option]]] = [
            [moves.takes(present, plenty) for plenty in range(1 << ORDINARY)] for present in range(1 << ORDINARY)
        ]


def _amounts(reader: Reader) -> list[int]:
    amounts = [0] * ORDINARY
    for name in reader.keys():  # noqa: SIM118 (a Reader is not a mapping)
        if name not in COLOURS[:ORDINARY]:
            raise reader.field(name).wrong("not-one-of", value=name[:40], allowed=", ".join(COLOURS[:ORDINARY]))
        amounts[COLOURS.index(name)] = reader.integer(name, 0, 9)
    if not any(amounts):
        raise reader.wrong("nothing-asked")
    return amounts


def bill(digits: int) -> dict[str, int]:
    """What is to be paid, from a number with a digit for what each colour needs."""
    needs = [(COLOURS[colour], digits // DIGIT[colour] % 10) for colour in range(ORDINARY)]
    return {name: need for name, need in needs if need}


def _pairs(amounts: list[int]) -> list[tuple[int, int]]:
    return [(colour, amount) for colour, amount in enumerate(amounts) if amount]
