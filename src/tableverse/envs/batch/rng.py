"""The kernel's random generator, on an array that holds its two numbers."""

from __future__ import annotations

from tableverse.envs.batch.compiling import compiled
from tableverse.envs.batch.layout import Array
from tableverse.kernel.rng import FIRST_FACTOR, FIRST_MODULUS, RANGE, SECOND_FACTOR, SECOND_MODULUS


@compiled
def below(stream: Array, bound: int) -> int:
    """Implement kernel.rng.Rng.below."""
    first = stream[0] * FIRST_FACTOR % FIRST_MODULUS
    second = stream[1] * SECOND_FACTOR % SECOND_MODULUS
    stream[0] = first
    stream[1] = second
    apart = first - second
    drawn: int = (apart + RANGE if apart < 0 else apart) * bound // RANGE
    return drawn


@compiled
def shuffle(stream: Array, row: Array, start: int, length: int) -> None:
    for last in range(length - 1, 0, -1):
        other = below(stream, last + 1)
        kept = row[start + last]
        row[start + last] = row[start + other]
        row[start + other] = kept
