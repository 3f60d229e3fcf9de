"""Source rewrites for the compiled build that keep the behaviour and need fewer interpreter calls.

Each pattern is fast in pure Python, but slow when compiled:

- *Iterating over the values of a dict* takes three calls per value. Copying them into a list takes one.
- *Emitting an event* builds a dict of facts even without a listener, as in search. So check for a listener first.
- *``@lru_cache``* packs its arguments. Look up a module-level dict instead, and clear it when it is full.
"""

from __future__ import annotations

import ast
import re
from typing import NamedTuple

LISTENS = "state.log is not None"
#: A module without any of these patterns stays unchanged.
QUICKENED = re.compile(r"\.values\(|state\.emit\(|lru_cache\(")


class Edit(NamedTuple):
    """A replacement of the source between two positions. Lines count from 1, columns are bytes, as in ``ast``."""

    start: tuple[int, int]
    end: tuple[int, int]
    text: str


def quickened(source: str) -> str:
    """Return the source of a module with all rewrites applied."""
    if not QUICKENED.search(source):  # this search is faster than parsing
        return source
    tree = ast.parse(source)
    nodes = list(ast.walk(tree))
    edits = [*_values_in_lists(nodes), *_emits_behind_listener_check(nodes), *_kept_in_dicts(tree)]
    lines = [line.encode() for line in source.splitlines(keepends=True)]
    for edit in sorted(edits, reverse=True):  # from the end, so that earlier positions remain valid
        (first, column), (last, end) = edit.start, edit.end
        lines[first - 1 : last] = [lines[first - 1][:column] + edit.text.encode() + lines[last - 1][end:]]
    return b"".join(lines).decode()


def _values_in_lists(nodes: list[ast.AST]) -> list[Edit]:
    walked = [node.iter for node in nodes if isinstance(node, ast.For | ast.comprehension)]
    # Either branch may be the iterable: ``for piece in play.values() if near else ()``.
    walked += [node.body for node in walked if isinstance(node, ast.IfExp)]
    edits: list[Edit] = []
    for node in walked:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "values":
            edits += [_inserted(_start(node), "list("), _inserted(_end(node), ")")]
    return edits


def _emits_behind_listener_check(nodes: list[ast.AST]) -> list[Edit]:
    guarded = {id(part) for node in nodes if isinstance(node, ast.If) for part in _guarded_by_listener(node)}
    return [
        _inserted(_start(node), f"if {LISTENS}: ")
        for node in nodes
        if isinstance(node, ast.Expr) and ast.unparse(node).startswith("state.emit(") and id(node) not in guarded
    ]


def _guarded_by_listener(node: ast.If) -> list[ast.stmt]:
    return node.body if ast.unparse(node.test) == LISTENS else []


def _kept_in_dicts(tree: ast.Module) -> list[Edit]:
    edits: list[Edit] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and len(node.decorator_list) == 1:
            decorator = node.decorator_list[0]
            # Only caches whose size is a constant are called during play.
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "lru_cache" and len(decorator.args):
                edits.append(Edit((decorator.lineno, 0), (node.body[0].lineno, 0), _keeping(node, decorator.args[0])))
    return edits


def _keeping(node: ast.FunctionDef, max_size: ast.expr) -> str:
    """Return the source of the head of the caching function and the head of the function that computes the result."""
    assert node.returns is not None
    arguments = [each.arg for each in node.args.args]
    kinds = [ast.unparse(each.annotation) for each in node.args.args if each.annotation is not None]
    given, taken, result = ", ".join(arguments), ast.unparse(node.args), ast.unparse(node.returns)
    key, kind = (given, kinds[0]) if len(kinds) == 1 else (f"({given})", f"tuple[{', '.join(kinds)}]")
    kept, uncached = f"_KEPT_BY_{node.name.upper()}", f"_{node.name}_uncached"
    return (
        f"{kept}: dict[{kind}, {result}] = {{}}\n"
        f"def {node.name}({taken}) -> {result}:\n"
        f"    _found = {kept}.get({key})\n"
        f"    if _found is None:\n"
        f"        if len({kept}) >= {ast.unparse(max_size)}:\n"
        f"            {kept}.clear()\n"
        f"        _found = {kept}[{key}] = {uncached}({given})\n"
        f"    return _found\n"
        f"def {uncached}({taken}) -> {result}:\n"
    )


def _inserted(at: tuple[int, int], text: str) -> Edit:
    return Edit(at, at, text)


def _start(node: ast.expr | ast.stmt) -> tuple[int, int]:
    return node.lineno, node.col_offset


def _end(node: ast.expr | ast.stmt) -> tuple[int, int]:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return node.end_lineno, node.end_col_offset
