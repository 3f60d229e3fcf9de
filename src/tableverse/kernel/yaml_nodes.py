"""What is written in a YAML file, as a tree in which everything knows its line. Quick to keep and to take out again:
``kernel/content_cache.py``. Not compiled, since msgspec makes these classes when it is run."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

#: Values inside values: a card's effect is rarely ten deep.
DEEPEST: Final = 60

# None of them is ever in a circle, so the collector of garbage need not look at them.


class ScalarNode(msgspec.Struct, array_like=True, tag=0, gc=False):
    """A single value. Lines are counted from 1."""

    line: int
    value: str
    #: What the text stands for where that is a whole number or yes or no. Quoted, it stands for itself. Its type is not
    #: said: compiled code takes whatever may be a number for one, and yes for 1.
    meaning: Any = None


class SequenceNode(msgspec.Struct, array_like=True, tag=1, gc=False):
    line: int
    value: list[Node]


class MappingNode(msgspec.Struct, array_like=True, tag=2, gc=False):
    line: int
    value: list[tuple[ScalarNode, Node]]


Node: TypeAlias = ScalarNode | SequenceNode | MappingNode
