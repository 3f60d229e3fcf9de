"""Temporary modifiers: "+1 attack until the end of the turn". Plain data in the state, added up when asked."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tableverse.kernel.fields import plain
from tableverse.kernel.plain import Plain


@mypyc_attr(allow_interpreted_subclasses=True)
@plain
class Modifier(Plain):
    """``until`` is the label of the moment at which it ends ("turn", "round", "leaves:mask-7")."""

    stat: str
    target: str
    amount: int
    until: str
    origin: str


def total(modifiers: list[Modifier], stat: str, target: str) -> int:
    return sum(item.amount for item in modifiers if item.stat == stat and item.target == target)


def expire(modifiers: list[Modifier], moment: str) -> list[Modifier]:
    """Remove those that end now, and say which they were."""
    ended = [item for item in modifiers if item.until == moment]
    modifiers[:] = [item for item in modifiers if item.until != moment]
    return ended
