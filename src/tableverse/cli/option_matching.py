"""Which option a player means by what they typed."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from tableverse.kernel.choice import Option


def match_names(text: str, names: Sequence[str]) -> list[int]:
    """Which of some names fit what was typed, by number: one that is just that, or those with such words."""
    typed = sorted(_words(text), key=len, reverse=True)
    exact = [number for number, name in enumerate(names) if _words(name) == _words(text)]
    fitting = [number for number, name in enumerate(names) if typed and _each_begins(typed, _words(name))]
    return exact or fitting


def match_options(text: str, options: Sequence[Option], spoken: Sequence[str]) -> list[Option]:
    """The options that fit, best way of reading first: a number, an id, the start of an id, words of the sentence.

    ``spoken`` holds each option's sentence in the reader's language. One result is an answer; several are ambiguous.
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
        if typed and _each_begins(typed, _words(f"{sentence} {option.id}"))
    ]


def _each_begins(typed: list[str], words: list[str]) -> bool:
    """Is every typed word the start of a word of its own? Longer ones choose first, since fewer words fit them."""
    free = words[:]
    for start in typed:
        fits = next((word for word in free if word.startswith(start)), None)
        if fits is None:
            return False
        free.remove(fits)
    return True


def _words(text: str) -> list[str]:
    """Lower case, without accents, so that "alma y poder" and "ALMA PODER" are understood alike."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[^\W_]+", "".join(letter for letter in plain if not unicodedata.combining(letter)))
