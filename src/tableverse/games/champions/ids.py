"""Ids of cards, their copies and owners.

A copy of a card, called a thing, is a string: ``haymaker@1.2`` is the second Haymaker of seat 1, ``stampede.3`` the
third Stampede of the encounter deck. A face is a printed side, or ``card~kind`` for a card that has become one of
another kind.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

NOBODY: Final = -1
#: Size of the caches of owners and of ids of copies.
KEPT_NAMES: Final = 4096


def name_of(thing: str) -> str:
    """Return the id of the card that a thing is a copy of."""
    return thing.split("@", 1)[0].split(".", 1)[0]


@lru_cache(KEPT_NAMES)
def owner_of(thing: str) -> int:
    """Return the seat whose deck contained the card at the start, or NOBODY for encounter cards."""
    if "@" not in thing:
        return NOBODY
    return int(thing.split("@", 1)[1].split(".", 1)[0])


def number_of(thing: str) -> str:
    """Return the number of a copy, or "" if the card has only one copy."""
    return thing.partition(".")[2]


def copy_of(card: str, number: int, seat: int = NOBODY) -> str:
    """Return the id of a copy of a card, by its number, in a seat's deck or the encounter deck."""
    return f"{card}.{number}" if seat == NOBODY else f"{card}@{seat}.{number}"


def copies_of(card: str, count: int, seat: int = NOBODY) -> list[str]:
    """Return the copies of a card, numbered from one."""
    return list(_copies_of(card, count, seat))


@lru_cache(KEPT_NAMES)
def _copies_of(card: str, count: int, seat: int) -> tuple[str, ...]:
    return tuple(copy_of(card, number, seat) for number in range(1, count + 1))


def identity_of(hero: str, seat: int) -> str:
    """Return the id of a seat's identity card, which has only one copy."""
    return f"{hero}@{seat}"


def retyped(card: str, kind: str) -> str:
    """Return the face of a card that has become a card of another kind."""
    return f"{card}~{kind}"


def printed(face: str) -> str:
    """Return the printed side from which a face derives."""
    return face.partition("~")[0]
