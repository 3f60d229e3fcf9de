"""What is about to happen, and what may answer it: plain data, without a rule."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from tableverse.kernel.fields import plain
from tableverse.kernel.plain import Plain


@mypyc_attr(free_list_len=1)
@plain
class Occurrence(Plain):
    """What is about to happen, with its facts (who, to whom, how much), which replacements may rewrite."""

    kind: str
    facts: dict[str, Any]
    cancelled: bool = False


class Trigger:
    """An ability that may answer an occurrence now: whose it is and where it comes from. ``part`` tells what it answers
    where one window serves several things that happened together."""

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
        """Is it the id of a trigger of that ability, whichever card it comes from?"""
        return id.partition("#")[0].endswith(f"/{ability}")
