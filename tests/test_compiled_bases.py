"""A game that is installed beside these is not compiled while the kernel may be: each class of the kernel that games
build on says that this is allowed. The games here stand for those that others write."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from pathlib import Path

import tableverse
import tableverse.games

ROOT = Path(tableverse.__file__).parent
ALLOWED = "allow_interpreted_subclasses=True"
#: It builds on the parts of the kernel that are in a hurry, as others need not.
COMPILED = "tableverse.games.splendor"


def closed_classes() -> set[tuple[str, str]]:
    """Classes of the kernel on which only compiled ones can be based, by module and name."""
    found: set[tuple[str, str]] = set()
    for path in (ROOT / "kernel").rglob("*.py"):
        module = ".".join(path.relative_to(ROOT.parent).with_suffix("").parts)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not any(ALLOWED in ast.unparse(one) for one in node.decorator_list):
                found.add((module, node.name))
    return found


def test_games_build_only_on_classes_that_allow_it() -> None:
    closed = closed_classes()
    wrong: set[str] = set()
    for module in pkgutil.walk_packages(tableverse.games.__path__, "tableverse.games."):
        if module.name.startswith(COMPILED):
            continue
        for kind in vars(importlib.import_module(module.name)).values():
            if isinstance(kind, type) and not issubclass(kind, Exception) and kind.__module__ == module.name:
                bases = {(base.__module__, base.__name__) for base in kind.__mro__[1:]}
                wrong |= {f"{module.name}.{kind.__name__}: {name}" for _, name in bases & closed}
    assert sorted(wrong) == []


def test_nothing_that_the_compiler_cannot_read() -> None:
    """mypyc breaks off at ``x in (*A, b)``; every other place for a star is fine."""
    wrong = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for room in ("kernel", "games", "bots")
        for path in (ROOT / room).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare)
        for among in node.comparators
        if isinstance(among, ast.Tuple | ast.List | ast.Set) and any(isinstance(one, ast.Starred) for one in among.elts)
    ]
    assert wrong == []
