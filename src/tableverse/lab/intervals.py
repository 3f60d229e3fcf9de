"""Confidence intervals of win rates."""

from __future__ import annotations

from math import sqrt

#: The two-sided 95 % quantile of the normal distribution.
Z95 = 1.959963984540054


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % score interval of a proportion, which is valid near 0 and 1 and for few games."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    spread = Z95 * sqrt(share * (1 - share) / games + Z95**2 / (4 * games**2))
    centre = share + Z95**2 / (2 * games)
    scale = 1 + Z95**2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
