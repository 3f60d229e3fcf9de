"""Parsing Characters and Locations from content/*.yaml and from packs."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final

from tableverse.games.splendor.cards import LEVELS, Cards, Character, Location
from tableverse.games.splendor.ids import COLOURS, ORDINARY
from tableverse.kernel.content import Item, Reader, Registry, open_yaml
from tableverse.kernel.packs import Pack, pack_rows

#: Component files, each with the kind of its rows.
KINDS: Final = {"characters": "character", "locations": "location"}
#: Files in which a pack may add components: Characters join the deck of their level.
ADDABLE_FILES: Final[frozenset[str]] = frozenset(KINDS)
#: Maximum number of Location tiles, including packs, and faces per tile.
MOST_TILES: Final = 20
FACES: Final = 2


def read_cards(packs: Sequence[Pack] = ()) -> Cards:
    registry = Registry()
    characters: dict[str, Character] = {}
    locations: dict[str, Location] = {}
    folder = files("tableverse") / "games" / "splendor" / "content" / "base"
    for reader in open_yaml(folder / "characters.yaml").items():
        _add_character(reader, registry, characters, False)
    for reader in open_yaml(folder / "locations.yaml").items():
        _add_location(reader, registry, locations, False)
    for pack in packs:
        for kind, reader in pack_rows(pack, "splendor"):
            if kind == "characters":
                _add_character(reader, registry, characters, reader.identifier() in characters)
            elif kind == "locations":
                _add_location(reader, registry, locations, reader.identifier() in locations)
            else:
                raise reader.wrong("unknown-kind", value=kind[:40], known=", ".join(KINDS))
            registry.shipped = False
    return Cards(registry, list(characters.values()), list(locations.values()))


def read_row(kind: str, reader: Reader) -> None:
    """Parse a single row."""
    (_character if kind == "character" else _location)(Item.read(kind, reader), reader)


def _add_character(reader: Reader, registry: Registry, characters: dict[str, Character], replaces: bool) -> None:
    item = Item.read("character", reader)
    made = _character(item, reader)
    registry.add(item, reader, replaces)
    if replaces and made.level != characters[item.id].level:
        raise reader.field("level").wrong("fixed-field", field="level")
    characters[item.id] = made


def _add_location(reader: Reader, registry: Registry, locations: dict[str, Location], replaces: bool) -> None:
    item = Item.read("location", reader)
    made = _location(item, reader)
    registry.add(item, reader, replaces)
    if replaces and made.tile != locations[item.id].tile:
        raise reader.field("tile").wrong("fixed-field", field="tile")
    locations[item.id] = made
    faces = [place.id for place in locations.values() if place.tile == made.tile]
    if len(faces) > FACES:
        free = next(
            tile for tile in range(1, MOST_TILES + 2) if all(place.tile != tile for place in locations.values())
        )
        raise reader.field("tile").wrong("tile-full", value=made.tile, free=free)


def _character(item: Item, reader: Reader) -> Character:
    made = Character(
        item.id,
        reader.integer("level", 1, LEVELS) - 1,
        COLOURS.index(reader.one_of("bonus", COLOURS[:ORDINARY])),
        reader.integer("points", 0, 9),
        reader.integer("avengers", 0, 2),
        _amounts(reader.field("cost")),
    )
    reader.no_more()
    return made


def _location(item: Item, reader: Reader) -> Location:
    made = Location(
        item.id, reader.integer("tile", 1, MOST_TILES), reader.integer("points", 0, 9), _amounts(reader.field("needs"))
    )
    reader.no_more()
    return made


def _amounts(reader: Reader) -> list[int]:
    amounts = [0] * ORDINARY
    for name in reader.keys():  # noqa: SIM118 (a Reader is not a mapping)
        if name not in COLOURS[:ORDINARY]:
            raise reader.field(name).wrong("not-one-of", value=name[:40], allowed=", ".join(COLOURS[:ORDINARY]))
        amounts[COLOURS.index(name)] = reader.integer(name, 0, 9)
    if not any(amounts):
        raise reader.wrong("nothing-asked")
    return amounts
