"""Temporary modifiers, such as "+1 attack until the end of the turn", stored in the state and summed on demand."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tableverse.kernel.fields import plain
from tableverse.kernel.plain import Plain


@mypyc_attr(allow_interpreted_subclasses=True)
@plain
class Modifier(Plain):
    """A change of a value that ends at the moment labelled ``until`` ("turn", "round", "leaves:mask-7")."""

    stat: str
    target: str
    amount: int
    until: str
    origin: str


def total(modifiers: list[Modifier], stat: str, target: str) -> int:
    return sum(item.amount for item in modifiers if item.stat == stat and item.target == target)


def expire(modifiers: list[Modifier], moment: str) -> list[Modifier]:
    """Remove the modifiers that end at a moment, and return them."""
    ended = [item for item in modifiers if item.until == moment]
    modifiers[:] = [item for item in modifiers if item.until != moment]
    return ended
