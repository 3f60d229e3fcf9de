"""Mutated words in the rows of Splendor: Marvel, which the reader refuses with file and line."""

from __future__ import annotations

from pathlib import Path

import tableverse.games.splendor
from games.word_mutation import Leaf, leaves, wrongly_accepted
from tableverse.games.splendor.cards import Character, Location
from tableverse.games.splendor.reading import _add_character, _add_location
from tableverse.kernel.content import Reader, Registry, open_yaml

CONTENT = Path(tableverse.games.splendor.__file__).parent / "content" / "base"
#: Names for people, which may be any text.
FREE = (("name", "en"), ("name", "es"))


def free(leaf: Leaf) -> bool:
    return leaf.path in FREE


def test_mutated_word_of_a_row_is_refused() -> None:
    registry = Registry()
    characters: dict[str, Character] = {}
    locations: dict[str, Location] = {}
    for row in open_yaml(CONTENT / "characters.yaml").items():
        _add_character(row, registry, characters, False)
    for row in open_yaml(CONTENT / "locations.yaml").items():
        _add_location(row, registry, locations, False)

    def read_pack_row(kind: str, row: Reader) -> None:
        """Read the row as a row of a pack."""
        if kind == "characters":
            _add_character(row, registry, characters, True)
        else:
            _add_location(row, registry, locations, True)

    kinds = ("characters", "locations")
    words = [
        leaf for kind in kinds for row in open_yaml(CONTENT / f"{kind}.yaml").items() for leaf in leaves(kind, row)
    ]
    assert wrongly_accepted(words, read_pack_row, free, 400, 5) == []
