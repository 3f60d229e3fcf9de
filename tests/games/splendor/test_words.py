"""Nonsense is refused wherever it stands in a row of Splendor: Marvel, with file and line."""

from __future__ import annotations

from pathlib import Path

import tableverse.games.splendor
from games.nonsense import Leaf, accepted, leaves
from tableverse.games.splendor.cards import Cards
from tableverse.kernel.content import Reader, open_yaml

CONTENT = Path(tableverse.games.splendor.__file__).parent / "content"
#: Names that people read.
FREE = (("name", "en"), ("name", "es"))


def free(leaf: Leaf) -> bool:
    return leaf.path in FREE


def test_nonsense_is_refused_wherever_it_stands() -> None:
    cards = Cards()

    def lay(kind: str, row: Reader) -> None:
        """As a row of a pack."""
        if kind == "characters":
            cards._add_character(row, True)
        else:
            cards._add_location(row, True)

    kinds = ("characters", "locations")
    words = [
        leaf for kind in kinds for row in open_yaml(CONTENT / f"{kind}.yaml").items() for leaf in leaves(kind, row)
    ]
    assert accepted(words, lay, free, 400, 5) == []
