"""Options followed in the same imagined worlds race each other: what is clearly behind is followed no further."""

from __future__ import annotations

import math

#: Worlds in which every option is followed.
FIRST_WORLDS = 3


class Race:
    """``racing``: the options that are still in it, by their places; ``best``: which of them is ahead."""

    __slots__ = ("best", "found", "racing")

    def __init__(self, options: int) -> None:
        #: What each came to, world by world.
        self.found: list[list[float]] = [[] for _ in range(options)]
        self.racing = list(range(options))
        self.best = 0

    def is_over(self) -> bool:
        """After each world in which all that race were followed: who is clearly behind leaves."""
        found = self.found
        best = max(self.racing, key=lambda place: sum(found[place]))
        self.racing = [place for place in self.racing if place == best or not is_beaten(found[place], found[best])]
        self.best = best
        return len(self.racing) == 1

    def is_level(self) -> bool:
        """Whether all that race came to the same in each of the first worlds: what is done in another order does, and
        will hardly differ in other worlds."""
        ahead = self.found[self.best]
        if len(ahead) < FIRST_WORLDS:
            return False
        return all(self.found[place] == ahead for place in self.racing)

    def means(self, edge: float) -> list[float]:
        """What each comes to on average. The best is ahead of all others, by ``edge`` at least: who left the race was
        followed in fewer worlds, and stays beaten."""
        ahead = self.found[self.best]
        most = sum(ahead) / len(ahead)
        values: list[float] = []
        for place, mine in enumerate(self.found):
            behind = sum(one - other for one, other in zip(mine, ahead, strict=False))
            values.append(most if place == self.best else most + min(-edge, behind / len(mine)))
        return values


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
