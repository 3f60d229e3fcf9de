"""The seeded generator inside every state: SplitMix64, one integer, the same numbers everywhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, TypeVar

from tableverse.kernel.plain import Plain

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15

T = TypeVar("T")


class Rng(Plain):
    FIELDS: ClassVar[tuple[str, ...]] = ("position",)
    __slots__ = ("position",)

    def __init__(self, seed: int) -> None:
        self.position = seed & MASK

    def clone(self) -> Rng:
        copy = Rng.__new__(Rng)
        copy.position = self.position
        return copy

    def bits(self) -> int:
        """64 random bits."""
        self.position = (self.position + GOLDEN) & MASK
        z = self.position
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1 (the bias of the multiplication is under bound / 2**64)."""
        return (self.bits() * bound) >> 64

    def unit(self) -> float:
        """A number from 0 up to, not including, 1."""
        return (self.bits() >> 11) / 9007199254740992.0

    def roll(self, sides: int) -> int:
        """One die: 1 to sides."""
        return self.below(sides) + 1

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self) -> Rng:
        """A generator of its own, for search, so that what it draws changes nothing here."""
        return Rng(self.bits())
