"""Races between options in the same sampled worlds: options that are clearly behind are eliminated."""

from __future__ import annotations

import math

#: Number of worlds in which every option is followed.
FIRST_WORLDS = 3


class Race:
    """A race between options. ``racing`` holds the indexes of the remaining options, ``best`` the leader's index."""

    __slots__ = ("best", "found", "racing")

    def __init__(self, options: int) -> None:
        #: The values of each option, world by world.
        self.found: list[list[float]] = [[] for _ in range(options)]
        self.racing = list(range(options))
        self.best = 0

    def is_over(self) -> bool:
        """Eliminate options that are clearly behind, and return whether one is left. Call it after each world."""
        found = self.found
        best = max(self.racing, key=lambda place: sum(found[place]))
        self.racing = [place for place in self.racing if place == best or not is_beaten(found[place], found[best])]
        self.best = best
        return len(self.racing) == 1

    def is_level(self) -> bool:
        """Return whether all remaining options had equal values in each of the first worlds.

        This happens if the options reorder the same actions, which will hardly differ in other worlds.
        """
        ahead = self.found[self.best]
        if len(ahead) < FIRST_WORLDS:
            return False
        return all(self.found[place] == ahead for place in self.racing)

    def means(self, edge: float) -> list[float]:
        """Return the mean of each option, with the best at least ``edge`` ahead.

        An option eliminated from the race was evaluated in fewer worlds, so it stays behind the best.
        """
        ahead = self.found[self.best]
        most = sum(ahead) / len(ahead)
        values: list[float] = []
        for place, mine in enumerate(self.found):
            behind = sum(one - other for one, other in zip(mine, ahead, strict=False))
            values.append(most if place == self.best else most + min(-edge, behind / len(mine)))
        return values


def is_beaten(values: list[float], best: list[float]) -> bool:
    """Return whether an option is behind the best one by more than the standard error of their difference.

    docs/bots.md states the error rate of this test.
    """
    count = len(values)
    if count < FIRST_WORLDS:
        return False
    behind = [other - mine for mine, other in zip(values, best, strict=True)]
    mean = sum(behind) / count
    spread = sum((one - mean) ** 2 for one in behind) / (count - 1)
    return mean > 0.0 and mean > math.sqrt(spread / count)
