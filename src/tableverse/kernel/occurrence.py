"""Occurrences and the abilities that may respond to them: plain data without rules."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tableverse.kernel.fields import plain
from tableverse.kernel.plain import Plain


@mypyc_attr(free_list_len=1)
@plain
class Occurrence(Plain):
    """An upcoming action or change, with its facts (actor, target, amount), which replacement effects may change."""

    kind: str
    facts: dict[str, Any]
    cancelled: bool = False


class Trigger:
    """An ability that may respond to an occurrence now, with its seat and its origin.

    If one window serves several simultaneous occurrences, ``part`` names the one that the ability responds to.
    """

    __slots__ = ("ability", "forced", "origin", "part", "seat")

    def __init__(self, ability: str, origin: str, seat: int, forced: bool, part: int = 0) -> None:
        self.ability = ability
        self.origin = origin
        self.seat = seat
        self.forced = forced
        self.part = part

    @property
    def id(self) -> str:
        return f"{self.origin}/{self.ability}" + (f"#{self.part}" if self.part else "")

    @staticmethod
    def is_of(id: str, ability: str) -> bool:
        """Return whether an id is the id of a trigger of that ability, from any card."""
        return id.partition("#")[0].endswith(f"/{ability}")
