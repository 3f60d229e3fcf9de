"""Views as integer arrays: the observation space.

``flat`` is one vector of fixed length; ``structured`` is the same vector split into named parts with shapes.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import prod
from typing import Any
from zlib import crc32

from tableverse.kernel.game import Game, View


class Observer:
    """An encoder of the Views of one game with a fixed number of seats. All values fit in a signed byte."""

    #: The parts of the flat vector in order: name -> shape.
    parts: dict[str, tuple[int, ...]]
    lowest = 0
    highest = 127

    def flat(self, view: View) -> list[int]:
        raise NotImplementedError

    @property
    def size(self) -> int:
        return sum(prod(shape) for shape in self.parts.values())

    def slices(self) -> Iterator[tuple[str, slice, tuple[int, ...]]]:
        """Yield the name, slice and shape of each part of the flat vector."""
        start = 0
        for name, shape in self.parts.items():
            after = start + prod(shape)
            yield name, slice(start, after), shape
            start = after


class HashedObserver(Observer):
    """The default observer, which adds every fact of the View to one of many counters.

    A checksum of the fact's name selects the counter, so two facts rarely share a counter, and a fact always has the
    same one.
    """

    parts = {"facts": (1024,)}  # noqa: RUF012 (never changed)
    lowest = -128

    def __init__(self, game: Game) -> None:
        self.game = game

    def flat(self, view: View) -> list[int]:
        counters = [0] * self.size
        for name, amount in _facts("", self.game.codec.pack(view)):
            place = crc32(name.encode()) % len(counters)
            counters[place] = max(self.lowest, min(self.highest, counters[place] + amount))
        return counters


def _facts(name: str, value: Any) -> Iterator[tuple[str, int]]:
    """Yield names with amounts: a number counts as itself, a word as 1. Lists of words are unordered."""
    if isinstance(value, bool | int):
        yield name, int(value)
    elif isinstance(value, str):
        yield f"{name}={value}", 1
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from _facts(f"{name}.{key}", inner)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from _facts(name if isinstance(inner, str) else f"{name}.{place}", inner)
