"""Matching of typed text with options and names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from tableverse.kernel.choice import Option


def match_names(text: str, names: Sequence[str]) -> list[int]:
    """Return the indexes of the names that equal the text or, if there are none, contain its words."""
    typed = sorted(_words(text), key=len, reverse=True)
    exact = [number for number, name in enumerate(names) if _words(name) == _words(text)]
    fitting = [number for number, name in enumerate(names) if typed and _match_prefixes(typed, _words(name))]
    return exact or fitting


def match_options(text: str, options: Sequence[Option], spoken: Sequence[str]) -> list[Option]:
    """Return the options that match a number, an id, the start of an id or words of the sentence, in this order.

    ``spoken`` has each option's sentence in the user's language. Several results mean that the text is ambiguous.
    """
    text = text.strip()
    if text.isascii() and text.isdigit():
        return [options[int(text) - 1]] if 1 <= int(text[:9]) <= len(options) else []
    lowered = text.lower()
    exact = [option for option in options if option.id == lowered]
    if exact or not text:
        return exact
    starts = [option for option in options if option.id.startswith((lowered, lowered.replace(" ", ":", 1)))]
    if starts:
        return starts
    typed = sorted(_words(text), key=len, reverse=True)
    return [
        option
        for option, sentence in zip(options, spoken, strict=True)
        if typed and _match_prefixes(typed, _words(f"{sentence} {option.id}"))
    ]


def _match_prefixes(typed: list[str], words: list[str]) -> bool:
    """Return whether each typed word begins a different word.

    Pass longer words first, since fewer words match them.
    """
    free = words[:]
    for start in typed:
        fits = next((word for word in free if word.startswith(start)), None)
        if fits is None:
            return False
        free.remove(fits)
    return True


def _words(text: str) -> list[str]:
    """Return the words in lower case without accents, so that "alma y poder" matches "ALMA PODER"."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[^\W_]+", "".join(letter for letter in plain if not unicodedata.combining(letter)))
