"""Predicting a generator from its output: the seeded generator can be broken, the keyed generator cannot.

L'Ecuyer's generator is nearly linear modulo the product of its two moduli. A few drawn numbers are the leading bits of
its states, and the full state is the closest lattice point, found by LLL reduction and Babai rounding.
"""

from __future__ import annotations

import pytest

from tableverse.kernel.rng import FIRST_FACTOR, FIRST_MODULUS, SECOND_FACTOR, SECOND_MODULUS, Rng
from tableverse.kernel.secret_rng import SecretRng

MODULUS = FIRST_MODULUS * SECOND_MODULUS
#: Equals FIRST_FACTOR modulo the first and SECOND_FACTOR modulo the second modulus.
FACTOR = (
    FIRST_FACTOR * SECOND_MODULUS * pow(SECOND_MODULUS, -1, FIRST_MODULUS)
    + SECOND_FACTOR * FIRST_MODULUS * pow(FIRST_MODULUS, -1, SECOND_MODULUS)
) % MODULUS
#: The number of observed draws, their bound, and the number of predictions.
SEEN, BOUND, PREDICTED = 14, 128, 40


def dot(one: list[int], other: list[int]) -> int:
    return sum(a * b for a, b in zip(one, other, strict=True))


def reduced(basis: list[list[int]]) -> list[list[int]]:
    """Return the LLL-reduced basis in exact integer arithmetic, after Cohen."""
    basis = [row[:] for row in basis]
    size = len(basis)
    scaled = [[0] * size for _ in range(size)]
    minors = [1] * (size + 1)  # minors[i + 1] is the determinant of the first i + 1 rows' products

    def orthogonalise(at: int) -> None:
        for j in range(at + 1):
            value = dot(basis[at], basis[j])
            for i in range(j):
                value = (minors[i + 1] * value - scaled[at][i] * scaled[j][i]) // minors[i]
            if j < at:
                scaled[at][j] = value
            else:
                minors[at + 1] = value

    def shorten(k: int, by: int) -> None:
        if 2 * abs(scaled[k][by]) > minors[by + 1]:
            times = (2 * scaled[k][by] + minors[by + 1]) // (2 * minors[by + 1])
            basis[k] = [a - times * b for a, b in zip(basis[k], basis[by], strict=True)]
            scaled[k][by] -= times * minors[by + 1]
            for i in range(by):
                scaled[k][i] -= times * scaled[by][i]

    def swap(k: int) -> None:
        basis[k], basis[k - 1] = basis[k - 1], basis[k]
        for j in range(k - 1):
            scaled[k][j], scaled[k - 1][j] = scaled[k - 1][j], scaled[k][j]
        middle = scaled[k][k - 1]
        new = (minors[k - 1] * minors[k + 1] + middle * middle) // minors[k]
        for i in range(k + 1, size):
            kept = scaled[i][k]
            scaled[i][k] = (minors[k + 1] * scaled[i][k - 1] - middle * kept) // minors[k]
            scaled[i][k - 1] = (new * kept + middle * scaled[i][k]) // minors[k + 1]
        minors[k] = new

    for at in range(size):
        orthogonalise(at)
    k = 1
    while k < size:
        shorten(k, k - 1)
        if 4 * (minors[k + 1] * minors[k - 1] + scaled[k][k - 1] ** 2) < 3 * minors[k] ** 2:
            swap(k)
            k = max(1, k - 1)
        else:
            for by in range(k - 2, -1, -1):
                shorten(k, by)
            k += 1
    return basis


def nearest(basis: list[list[int]], target: list[int]) -> list[int]:
    """Return a close lattice point by Babai's nearest-plane method."""
    planes: list[list[float]] = []
    for row in basis:
        rest = [float(x) for x in row]
        for plane in planes:
            share = sum(a * b for a, b in zip(row, plane, strict=True)) / sum(b * b for b in plane)
            rest = [a - share * b for a, b in zip(rest, plane, strict=True)]
        planes.append(rest)
    left = target[:]
    for row, plane in zip(reversed(basis), reversed(planes), strict=True):
        times = round(sum(a * b for a, b in zip(left, plane, strict=True)) / sum(b * b for b in plane))
        left = [a - times * b for a, b in zip(left, row, strict=True)]
    return [a - b for a, b in zip(target, left, strict=True)]


def predict(seen: list[int], count: int) -> list[int]:
    """Return the next draws of a linear generator that produced these numbers."""
    powers = [pow(FACTOR, i, MODULUS) for i in range(len(seen))]
    basis = [powers] + [[MODULUS if at == i else 0 for at in range(len(seen))] for i in range(1, len(seen))]
    middles = [(2 * number + 1) * MODULUS // (2 * BOUND) for number in seen]
    state = nearest(reduced(basis), middles)[-1] % MODULUS
    found: list[int] = []
    for _ in range(count):
        state = state * FACTOR % MODULUS
        found.append(state * BOUND // MODULUS)
    return found


def hits(rng: Rng) -> int:
    seen = [rng.below(BOUND) for _ in range(SEEN)]
    coming = [rng.below(BOUND) for _ in range(PREDICTED)]
    return sum(one == other for one, other in zip(predict(seen, PREDICTED), coming, strict=True))


def test_seeded_generator_is_predicted_from_fourteen_draws() -> None:
    """For this reason public tables use another generator."""
    assert hits(Rng(20261116)) > PREDICTED * 0.9


@pytest.mark.parametrize("key", ["1f" * 32, "07" * 32])
def test_secret_generator_is_not_predicted(key: str) -> None:
    assert hits(SecretRng(key)) < PREDICTED * 0.15
