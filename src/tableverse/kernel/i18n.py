"""Fluent texts in English and Spanish: locale/<language> has one file per game, shared with the browser.

Importing Fluent and Babel takes as long as loading a game, so they are imported when the first message is formatted.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

LANGUAGES: Final = ("en", "es")

#: ``ENTRY``: the start of an entry in a Fluent file (a message, or a -term). ``REFERENCE``: a reference to another
#: entry.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

#: Match only before lower-case words, since names keep "y": "Hulk y Iron Man" is correct.
AND_BEFORE_I: Final = re.compile(r"\by(?= h?[ií](?!e))")
OR_BEFORE_O: Final = re.compile(r"\bo(?= [hH]?[oóOÓ])")

#: Folders with a subfolder of .ftl files for each language.
_folders: list[Traversable] = [files("tableverse") / "locale"]


def read_also(folder: Traversable) -> None:
    """Add the texts of a game from outside this package."""
    if folder not in _folders:
        _folders.append(folder)
        bundle.cache_clear()


def sources(language: str) -> dict[str, str]:
    """Return the Fluent sources of one language by file name."""
    if language not in LANGUAGES:
        raise LookupError(f"there are no texts in {language!r}, only in {', '.join(LANGUAGES)}")
    return {
        entry.name: entry.read_text(encoding="utf-8")
        for folder in _folders
        for entry in sorted((folder / language).iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    }


class Texts:
    """The texts of one language.

    Each text is parsed on first use, because there are thousands of texts and a program needs few.
    """

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self._written: dict[str, str] = {}
        #: Cache of formatted messages without variables.
        self._fixed: dict[str, str] = {}
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        for source in sources(language).values():
            found = list(ENTRY.finditer(source))
            ends = [entry.start() for entry in found[1:]] + [len(source)]
            for entry, end in zip(found, ends, strict=True):
                self._written.setdefault(entry[1], source[entry.start() : end])

    def __contains__(self, key: object) -> bool:
        return key in self._written

    def say(self, key: str, arguments: dict[str, Any]) -> str:
        """Format the message of a key. Return a missing key unchanged; a test ensures that players never see one."""
        if key in self._fixed:
            return self._fixed[key]
        texts = self._bundle
        if not texts.has_message(key):
            self._parse(key)
            if not texts.has_message(key):
                return key
        text, _problems = texts.format_pattern(texts.get_message(key).value, arguments)
        if "{" not in self._written[key]:
            self._fixed[key] = str(text)
        return str(text)

    def _parse(self, key: str) -> None:
        """Parse an entry and all entries that it refers to."""
        from fluent.runtime import FluentResource

        written = self._written.get(key)
        if written is not None and not self._bundle.has_message(key):
            self._bundle.add_resource(FluentResource(written))
            for other in REFERENCE.findall(written):
                self._parse(other)


@cache
def bundle(language: str) -> Texts:
    return Texts(language)


def has(language: str, key: str) -> bool:
    return key in bundle(language)


def say(language: str, key: str, arguments: dict[str, Any] | None = None) -> str:
    return bundle(language).say(key, arguments or {})


def listing(language: str, items: list[str]) -> str:
    """Join items as "a, b and c" or "a, b y c"."""
    from babel.lists import format_list

    return _smooth(language, str(format_list(items, locale=language)))


def alternatives(language: str, items: list[str]) -> str:
    """Join items as "a, b or c" or "a, b o c"."""
    from babel.lists import format_list

    return _smooth(language, str(format_list(items, style="or", locale=language)))


def _smooth(language: str, text: str) -> str:
    """Replace Spanish "y" by "e" before the sound of an i, and "o" by "u" before the sound of an o."""
    if language != "es":
        return text
    return OR_BEFORE_O.sub("u", AND_BEFORE_I.sub("e", text))


def number(language: str, value: float, places: int = 0) -> str:
    from babel.numbers import format_decimal

    pattern = "#,##0" + ("." + "0" * places if places else "")
    return str(format_decimal(value, format=pattern, locale=language))


_THEN_IF: Final = re.compile(r"(?<=[,y] )después (si|hasta el|una vez|este turno|por cada)\b")
_TO_YOU: Final = re.compile(r"\b(a|hacia) tú\b")


def contracted(language: str, text: str) -> str:
    """Apply Spanish contractions where texts are joined.

    "de el Villano" becomes "del Villano", "a tú" becomes "a ti", and a phrase between "después" and its verb gets
    commas.
    """
    if language != "es":
        return text
    text = _THEN_IF.sub(r"después, \1", _smooth(language, text))
    return _TO_YOU.sub(r"\1 ti", text.replace(" de el ", " del ").replace(" a el ", " al "))
