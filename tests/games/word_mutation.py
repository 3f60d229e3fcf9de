"""Mutation of single words in content rows, for testing that the reader refuses them."""

from __future__ import annotations

import ast
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from tableverse.kernel.content import Reader
from tableverse.kernel.errors import BadContent
from tableverse.kernel.yaml_nodes import MappingNode, Node, ScalarNode, SequenceNode

NONSENSE = "zzqx"


class Leaf:
    """A scalar of a row: a value or a field name. ``path`` is its location, with list items as ``*``."""

    def __init__(self, kind: str, row: Reader, path: tuple[str, ...], node: ScalarNode) -> None:
        self.kind = kind
        self.row = row
        self.path = path
        self.node = node
        self.word: str = node.value

    def __str__(self) -> str:
        return f"{self.row.file}:{self.node.line}: {'/'.join(self.path)} “{self.word}”"

    @contextmanager
    def with_word(self, word: str = NONSENSE) -> Iterator[Reader]:
        value, meaning = self.node.value, self.node.meaning
        self.node.value, self.node.meaning = word, None
        try:
            yield Reader(self.row.node, self.row.file)
        finally:
            self.node.value, self.node.meaning = value, meaning


def leaves(kind: str, row: Reader) -> list[Leaf]:
    return [Leaf(kind, row, path, node) for path, node in _walk(row.node, ())]


def _walk(node: Node, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], ScalarNode]]:
    if isinstance(node, ScalarNode):
        yield path, node
    elif isinstance(node, SequenceNode):
        for part in node.value:
            yield from _walk(part, (*path, "*"))
    elif isinstance(node, MappingNode):
        for key, value in node.value:
            yield (*path, "<field>"), key
            yield from _walk(value, (*path, key.value))


def row_source(row: Reader) -> str:
    """Return the lines of a row in its shipped file, for a test to corrupt."""
    lines = Path(row.file).read_text(encoding="utf-8").splitlines(keepends=True)
    first = row.line - 1
    after = next((at for at in range(first + 1, len(lines)) if lines[at][0] in "-#\n"), len(lines))
    return "".join(lines[first:after])


def wrongly_accepted(
    words: list[Leaf], refuse: Callable[[str, Reader], None], free: Callable[[Leaf], bool], count: int, seed: int
) -> list[str]:
    """Return the mutated words that the reader should have refused but accepted.

    A sample of ``count`` words is drawn with ``seed``. ``refuse`` raises BadContent for an invalid row, and ``free``
    returns whether any text is allowed at a word.
    """
    chosen = [leaf for leaf in words if not free(leaf)]
    found: list[str] = []
    for leaf in random.Random(seed).sample(chosen, min(count, len(chosen))):
        with leaf.with_word() as row:
            try:
                refuse(leaf.kind, row)
            except BadContent as trouble:
                if trouble.file != leaf.row.file or trouble.line < leaf.row.line:
                    found.append(f"{leaf}: refused elsewhere, {trouble}")
            else:
                found.append(str(leaf))
    return found


def kinds_handled(module: ModuleType) -> set[str]:
    """Return the occurrence kinds that a game's ``resolve_occurrence`` compares a kind with."""
    found: set[str] = set()
    # Not module.__file__ itself, which may be a compiled file.
    source = Path(str(module.__file__)).with_name(f"{module.__name__.split('.')[-1]}.py")
    tree = ast.parse(source.read_text(encoding="utf-8"))
    resolve_occurrence = next(
        node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "resolve_occurrence"
    )
    for node in ast.walk(resolve_occurrence):
        if isinstance(node, ast.Compare) and ast.unparse(node.left) in ("kind", "occurrence.kind"):
            for part in ast.walk(node.comparators[0]):
                if isinstance(part, ast.Constant):
                    found.add(str(part.value))
    return found
