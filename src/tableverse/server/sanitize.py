"""Sanitizing of names and chat lines."""

from __future__ import annotations

import unicodedata

#: Characters that join or colour emoji. They are kept only after a symbol.
ZERO_WIDTH_JOINER, EMOJI_STYLE = "\u200d", "\ufe0f"
#: Invisible characters that are not control characters: fillers, variation selectors and the blank of braille.
INVISIBLE = {
    *map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180F, 0x2800, 0x3164, 0xFFA0)),
    *map(chr, (*range(0x180B, 0x180E), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))),
}
#: Maximum number of combining marks on one letter. No language needs more.
MAX_MARKS = 3


def sanitize(text: str, length: int) -> str:
    """Return one line of readable text, without invisible characters, excess marks or repeated spaces."""
    kept: list[str] = []
    marks = 0
    for character in text[: length * 4]:
        marks = marks + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if character in (ZERO_WIDTH_JOINER, EMOJI_STYLE) and kept and unicodedata.category(kept[-1])[0] == "S":
            kept.append(character)
        elif unicodedata.category(character)[0] == "C" or character in INVISIBLE:
            kept.append(" ")
        elif marks <= MAX_MARKS:
            kept.append(character)
    return " ".join("".join(kept).split())[:length].strip()
