"""YAML files as trees whose values know their line.

The nodes are fast to store and load (``kernel/content_cache.py``). This module is not compiled, since msgspec creates
these classes at run time.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec

#: Maximum nesting of values. A card's effect is rarely ten levels deep.
DEEPEST: Final = 60

# Nodes never form cycles, so the garbage collector need not track them.


class ScalarNode(msgspec.Struct, array_like=True, tag=0, gc=False):
    """A single value. Lines are counted from 1."""

    line: int
    value: str
    #: The value of unquoted text that is an integer or a boolean. It has no declared type, since compiled code would
    #: treat True as 1.
    meaning: Any = None


class SequenceNode(msgspec.Struct, array_like=True, tag=1, gc=False):
    line: int
    value: list[Node]


class MappingNode(msgspec.Struct, array_like=True, tag=2, gc=False):
    line: int
    value: list[tuple[ScalarNode, Node]]


Node: TypeAlias = ScalarNode | SequenceNode | MappingNode
