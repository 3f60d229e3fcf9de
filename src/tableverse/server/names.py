"""People's names: readable, and distinguishable from every other name at the table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from tableverse.server.confusables import skeleton
from tableverse.server.errors import NameMissing
from tableverse.server.sanitize import sanitize


def clean_name(name: str, length: int) -> str:
    """Return the displayed name, with plain instead of ornate letters and without invisible characters."""
    cleaned = sanitize(unicodedata.normalize("NFKC", sanitize(name, length)), length)
    if not any(unicodedata.category(character)[0] in "LNPS" for character in cleaned):
        raise NameMissing()
    return cleaned


def distinct_name(name: str, others: Iterable[str], length: int) -> str:
    """Return the name, with a number if another name looks like it."""
    wanted = unique = clean_name(name, length)
    taken = {look for other in others for look in _looks(other)}
    number = 1
    while not taken.isdisjoint(_looks(unique)):
        number += 1
        unique = f"{wanted[: length - len(str(number)) - 1]} {number}"
    return unique


def _looks(name: str) -> tuple[str, str]:
    """Return the skeletons of the name as written and in lower case, because I looks like l, and ANA equals ana."""
    seen = "".join(name.split())
    return skeleton(seen), skeleton(seen.casefold())
