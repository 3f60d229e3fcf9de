"""Options followed in the same imagined worlds race each other: what is clearly behind is followed no further."""

from __future__ import annotations

import math

#: Worlds in which every option is followed.
FIRST_WORLDS = 3


def is_beaten(values: list[float], best: list[float]) -> bool:
    """Is an option clearly behind the best one in the same worlds, by more than the standard error of the difference?
    How seldom that misleads: docs/bots.md."""
    count = len(values)
    if count < FIRST_WORLDS:
        return False
    behind = [other - mine for mine, other in zip(values, best, strict=True)]
    mean = sum(behind) / count
    spread = sum((one - mean) ** 2 for one in behind) / (count - 1)
    return mean > 0.0 and mean > math.sqrt(spread / count)
