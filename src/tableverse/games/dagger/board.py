"""The map: spaces, links, regions and distances.

Asgard has no printed link. It is adjacent to the space with the Bifrost token. No shortest path passes through Asgard,
so all other distances are computed once.
"""

from __future__ import annotations

from typing import Final

from tableverse.games.dagger.ids import ASGARD

#: Greater than any distance between linked spaces.
UNREACHABLE: Final = 999


class Space:
    __slots__ = ("id", "kind", "number", "region", "x", "y")

    def __init__(self, id: str, kind: str, number: int, region: str, x: int, y: int) -> None:
        self.id = id
        #: "numbered", "base", "ocean" or "asgard".
        self.kind = kind
        self.number = number
        self.region = region
        self.x = x
        self.y = y


class SpaceGraph:
    __slots__ = ("_distances", "bases", "links", "numbered", "ocean", "spaces")

    def __init__(self, spaces: list[Space], links: list[tuple[str, str]]) -> None:
        self.spaces: dict[str, Space] = {space.id: space for space in spaces}
        self.links: dict[str, list[str]] = {space.id: [] for space in spaces}
        for one, other in links:
            self.links[one].append(other)
            self.links[other].append(one)
        self.numbered = [space.id for space in spaces if space.kind == "numbered"]
        #: The bases printed on the map; the fifth base is the Iliad.
        self.bases = [space.id for space in spaces if space.kind == "base"]
        self.ocean = [space.id for space in spaces if space.region == "region-ocean"]
        self._distances = {space.id: self._distances_from(space.id) for space in spaces}

    def _distances_from(self, start: str) -> dict[str, int]:
        """Return the distances of all spaces that can be reached without the Bifrost."""
        away = {start: 0}
        edge = [start]
        while edge:
            following: list[str] = []
            for space in edge:
                for other in self.links[space]:
                    if other not in away:
                        away[other] = away[space] + 1
                        following.append(other)
            edge = following
        return away

    def region(self, space: str) -> str:
        """Return the region of a space, or "" for Asgard."""
        return self.spaces[space].region

    def neighbours(self, space: str, bifrost: str) -> list[str]:
        if not space:
            return []
        if space == ASGARD:
            return [bifrost] if bifrost else []
        if space == bifrost:
            return [*self.links[space], ASGARD]
        return self.links[space]

    def distance(self, one: str, other: str, bifrost: str) -> int:
        if not one or not other:
            return UNREACHABLE
        if one == other:
            return 0
        if one == ASGARD or other == ASGARD:
            if not bifrost:
                return UNREACHABLE
            return 1 + self._distances[bifrost][other if one == ASGARD else one]
        return self._distances[one].get(other, UNREACHABLE)

    def steps_toward(self, start: str, goal: str, bifrost: str) -> list[str]:
        """Return the neighbours that are nearer to the goal than ``start``."""
        here = self.distance(start, goal, bifrost)
        return [space for space in self.neighbours(start, bifrost) if self.distance(space, goal, bifrost) == here - 1]
