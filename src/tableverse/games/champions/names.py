"""The names of all cards that were read, for texts that speak of a card without a table at hand."""

from __future__ import annotations

from typing import Final

NAMES: Final[dict[str, dict[str, str]]] = {}
