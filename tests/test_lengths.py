"""Limits on length: 500 lines for a file, 60 for a function."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import tableverse

SOURCE = Path(tableverse.__file__).parent
TESTS = Path(__file__).parent
FILE, FUNCTION = 500, 60
#: A longer file or function gives its reason in its docstring.
REASON = "long because"


def python_files() -> list[Path]:
    return [path for root in (SOURCE, TESTS) for path in sorted(root.rglob("*.py"))]


def too_long(text: str) -> list[str]:
    """Return what exceeds the limits in a file without a stated reason."""
    found = []
    lines = text.splitlines()
    if len(lines) > FILE and REASON not in lines[0]:
        found.append(f"{len(lines)} lines")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > FUNCTION and REASON not in (ast.get_docstring(node) or ""):
                found.append(f"{node.name} has {length} lines")
    return found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("x = 1\n" * 501, ["501 lines"]),
        ('"""A list, long because it has all the names."""\n' + "x = 1\n" * 501, []),
        ("def f():\n" + "    x = 1\n" * 60, ["f has 61 lines"]),
        ("def f():\n" + "    x = 1\n" * 59, []),
    ],
)
def test_long_files_and_functions_are_detected(text: str, found: list[str]) -> None:
    assert too_long(text) == found


def test_every_file_and_function_is_within_the_limits() -> None:
    files = python_files()
    assert len(files) > 600
    # Keyed by the whole path, because the four games have files of the same names.
    wrong = {str(path): too_long(path.read_text(encoding="utf-8")) for path in files}
    assert len(wrong) == len(files)
    assert {path: found for path, found in wrong.items() if found} == {}
