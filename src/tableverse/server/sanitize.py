"""Names and chat lines as people may see them."""

from __future__ import annotations

import unicodedata

#: Joins the parts of an emoji, so it is kept.
ZERO_WIDTH_JOINER = "\u200d"


def sanitize(text: str, length: int) -> str:
    """One line of readable text: no control, format or private-use characters, single spaces, at most ``length``."""
    kept = "".join(character if _readable(character) else " " for character in text[: length * 4])
    return " ".join(kept.split())[:length].strip()


def _readable(character: str) -> bool:
    return character == ZERO_WIDTH_JOINER or unicodedata.category(character)[0] != "C"
