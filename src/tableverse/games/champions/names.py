"""What texts that speak of a card must know of it without a table at hand: filled as cards are read."""

from __future__ import annotations

from typing import Final

#: Card -> its names by language.
NAMES: Final[dict[str, dict[str, str]]] = {}
#: Card -> its kind.
KIND_OF: Final[dict[str, str]] = {}
#: What cards in play facedown are.
FACEDOWN: Final[set[str]] = set()
