"""The names of people: readable, and no two at a table that could be taken for one another."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from tableverse.server.confusables import skeleton
from tableverse.server.errors import NameMissing
from tableverse.server.sanitize import sanitize


def clean_name(name: str, length: int) -> str:
    """As it is shown: letters of ornate alphabets become plain ones, and what cannot be seen is left out."""
    cleaned = sanitize(unicodedata.normalize("NFKC", sanitize(name, length)), length)
    if not any(unicodedata.category(character)[0] in "LNPS" for character in cleaned):
        raise NameMissing()
    return cleaned


def distinct_name(name: str, others: Iterable[str], length: int) -> str:
    """The name, with a number if one of the others looks like it."""
    wanted = unique = clean_name(name, length)
    taken = {look for other in others for look in _looks(other)}
    number = 1
    while not taken.isdisjoint(_looks(unique)):
        number += 1
        unique = f"{wanted[: length - len(str(number)) - 1]} {number}"
    return unique


def _looks(name: str) -> tuple[str, str]:
    """How it looks as it is written, and in small letters: I is like l, and ANA the same as ana."""
    seen = "".join(name.split())
    return skeleton(seen), skeleton(seen.casefold())
