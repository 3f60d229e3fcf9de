"""The seeded generator inside every state: the same numbers on every Python version and machine.

L'Ecuyer's combined generator of 1988 (the difference of two small multiplicative ones) keeps two 31-bit integers, has a
period of about 2**61 and needs no product over 62 bits, so it is fast in both pure Python and compiled code.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import i64

from tableverse.kernel.fields import plain
from tableverse.kernel.plain import Plain

FIRST_FACTOR: Final = 40014
FIRST_MODULUS: Final = 2147483563
SECOND_FACTOR: Final = 40692
SECOND_MODULUS: Final = 2147483399
#: Each draw is from 0 to RANGE - 1.
RANGE: Final = FIRST_MODULUS - 1

T = TypeVar("T")


@plain
class Rng(Plain):
    """A seeded stream of numbers. The two optional arguments restore a position in the stream."""

    first: int
    second: int
    REQUIRED: ClassVar[tuple[str, ...]] = ("first", "second")

    def __init__(self, seed: int = 0, first: int = 0, second: int = 0) -> None:
        if first == 0:
            mixed = _mix(seed)  # neighbouring seeds give unrelated streams
            first = 1 + (mixed >> 32) % (FIRST_MODULUS - 1)
            second = 1 + (mixed & 0xFFFFFFFF) % (SECOND_MODULUS - 1)
        self.first = first
        self.second = second

    def clone(self) -> Rng:
        return Rng(0, self.first, self.second)

    def below(self, bound: int) -> int:
        """Return an integer from 0 to bound - 1 (the bias is under bound / 2**31)."""
        first: i64 = self.first
        second: i64 = self.second
        first = first * FIRST_FACTOR % FIRST_MODULUS
        second = second * SECOND_FACTOR % SECOND_MODULUS
        self.first = first
        self.second = second
        return (first - second) % RANGE * bound // RANGE

    def unit(self) -> float:
        """Return a float from 0 up to, but not including, 1."""
        return self.below(RANGE) / RANGE

    def roll(self, sides: int) -> int:
        """Roll one die: 1 to sides."""
        return self.below(sides) + 1

    def choice(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[Any]) -> None:
        first: i64 = self.first
        second: i64 = self.second
        last: i64
        for last in range(len(items) - 1, 0, -1):
            first = first * FIRST_FACTOR % FIRST_MODULUS
            second = second * SECOND_FACTOR % SECOND_MODULUS
            other = (first - second) % RANGE * (last + 1) // RANGE  # as in ``below``
            items[last], items[other] = items[other], items[last]
        self.first = first
        self.second = second

    def fork(self) -> Rng:
        """Return a new generator. Draws from it do not affect this one."""
        return Rng(self.below(RANGE) * RANGE + self.below(RANGE))


@plain
class LoadedRng(Rng):
    """A generator that always draws the same fraction of the bound, to compute the worst and the best dice results."""

    share: int

    def __init__(self, share: int, first: int = 1, second: int = 1) -> None:
        """Set the fraction of the bound, in hundredths."""
        super().__init__(first=first, second=second)
        self.share = share

    def clone(self) -> LoadedRng:
        return LoadedRng(self.share)

    def below(self, bound: int) -> int:
        return self.share * bound // 100

    def shuffle(self, items: list[Any]) -> None:
        shuffle_by_draws(self, items)


def shuffle_by_draws(rng: Rng, items: list[Any]) -> None:
    """Shuffle in place, for generators that override ``below``."""
    for last in range(len(items) - 1, 0, -1):
        other = rng.below(last + 1)
        items[last], items[other] = items[other], items[last]


def _mix(seed: int) -> int:
    """Mix any integer into 64 well-distributed bits (SplitMix64)."""
    z = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return z ^ (z >> 31)
