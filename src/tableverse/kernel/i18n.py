"""Fluent texts in English and Spanish: one file per game in locale/<language>, the same files the browser reads.

Fluent and Babel take as long to import as a game takes to load, so that waits until something is said.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

LANGUAGES: Final = ("en", "es")

#: Where an entry of a Fluent file begins, a message or a term (-like-this), and what stands for another one in it.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

#: Only before words that are not names: "Hulk y Iron Man" is right.
AND_BEFORE_I: Final = re.compile(r"\by(?= h?[ií](?!e))")
OR_BEFORE_O: Final = re.compile(r"\bo(?= [hH]?[oóOÓ])")

#: Folders with a subfolder of .ftl files for each language.
_folders: list[Traversable] = [files("tableverse") / "locale"]


def read_also(folder: Traversable) -> None:
    """Take in the texts of a game that lives outside this package."""
    if folder not in _folders:
        _folders.append(folder)
        bundle.cache_clear()


def sources(language: str) -> dict[str, str]:
    """File name -> Fluent source."""
    if language not in LANGUAGES:
        raise LookupError(f"there are no texts in {language!r}, only in {', '.join(LANGUAGES)}")
    return {
        entry.name: entry.read_text(encoding="utf-8")
        for folder in _folders
        for entry in sorted((folder / language).iterdir(), key=lambda entry: entry.name)
        if entry.name.endswith(".ftl")
    }


class Texts:
    """The texts of a language. There are thousands of them, and a program says few: each is parsed when it is first
    said."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self._written: dict[str, str] = {}
        #: Those that have been said and are always the same.
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
        """The text of a key. A missing key shows as itself: a test keeps that from ever being seen."""
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
        """Take in an entry and those that it is made of."""
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
    """ "a, b and c" / "a, b y c"."""
    from babel.lists import format_list

    return _smooth(language, str(format_list(items, locale=language)))


def alternatives(language: str, items: list[str]) -> str:
    """ "a, b or c" / "a, b o c"."""
    from babel.lists import format_list

    return _smooth(language, str(format_list(items, style="or", locale=language)))


def _smooth(language: str, text: str) -> str:
    """Spanish says "e" before the sound of an i, and "u" before that of an o."""
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
    """Where texts meet, Spanish runs preposition and article together, "de el Villano" is "del Villano", says "a ti",
    "hacia ti", and sets off what comes between "después" and what is done."""
    if language != "es":
        return text
    text = _THEN_IF.sub(r"después, \1", _smooth(language, text))
    return _TO_YOU.sub(r"\1 ti", text.replace(" de el ", " del ").replace(" a el ", " al "))
