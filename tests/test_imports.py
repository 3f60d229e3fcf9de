"""Import cycles between the modules of the package, imports for type checkers included.

The direction of imports is declared in pyproject.toml (import-linter), which does not see cycles within one layer.
"""

from __future__ import annotations

import ast
from pathlib import Path

import tableverse

ROOT = Path(tableverse.__file__).parent


def modules() -> dict[str, Path]:
    found: dict[str, Path] = {}
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(name: str, path: Path, known: dict[str, Path]) -> set[str]:
    """Return every module of the package that a file imports, at any level."""
    found: set[str] = set()
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                up = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*up, base] if base else up)
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                found.add(whole if whole in known else base)
    return {module for module in found if module in known and module != name}


def circles(arrows: dict[str, set[str]]) -> list[list[str]]:
    """Return the strongly connected groups of modules (Tarjan's algorithm), each sorted."""
    number: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(start: str) -> None:
        work = [(start, iter(sorted(arrows[start])))]
        number[start] = lowest[start] = len(number)
        stack.append(start)
        while work:
            module, rest = work[-1]
            for other in rest:
                if other not in number:
                    number[other] = lowest[other] = len(number)
                    stack.append(other)
                    work.append((other, iter(sorted(arrows[other]))))
                    break
                if other in stack:
                    lowest[module] = min(lowest[module], number[other])
            else:
                work.pop()
                if work:
                    lowest[work[-1][0]] = min(lowest[work[-1][0]], lowest[module])
                if lowest[module] == number[module]:
                    group = stack[stack.index(module) :]
                    del stack[-len(group) :]
                    if len(group) > 1:
                        found.append(sorted(group))

    for module in sorted(arrows):
        if module not in number:
            visit(module)
    return found


def test_cycles_are_detected() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}) == [["a", "b", "c"]]
    assert circles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def test_the_package_has_no_import_cycles() -> None:
    known = modules()
    assert len(known) > 300
    assert circles({name: imported(name, path, known) for name, path in known.items()}) == []
