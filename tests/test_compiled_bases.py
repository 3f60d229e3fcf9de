"""Kernel classes that interpreted games may subclass when the kernel is compiled.

An installed game is not compiled, so each kernel class that games subclass must allow interpreted subclasses. The games
in this package stand in for installed ones.
"""

from __future__ import annotations

import ast
import importlib
import pkgutil
from pathlib import Path

import tableverse
import tableverse.games

ROOT = Path(tableverse.__file__).parent
ALLOWED = "allow_interpreted_subclasses=True"
#: Splendor also builds on speed-critical parts of the kernel that installed games do not need.
COMPILED = "tableverse.games.splendor"


def closed_classes() -> set[tuple[str, str]]:
    """Return the kernel classes that only compiled classes can subclass, as (module, name)."""
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


def test_no_star_in_a_membership_test() -> None:
    """Find ``x in (*A, b)``, which crashes mypyc. Stars in any other place compile."""
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
