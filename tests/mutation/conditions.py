"""Finds conditions that never decide anything in a run of the tests.

A condition that is always true, a bound that is never met exactly and an operand that never changes the result are
mutants that no test can notice. They are found here without trying mutants one by one. Each needs a test or is
superfluous. ``make conditions TARGET=champions`` runs the tests with this module as a pytest plugin, which writes one
file per process, and then as a program, which merges the files.
"""

from __future__ import annotations

import ast
import builtins
import json
import operator
import os
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest

SOURCE = Path(__file__).resolve().parent.parent.parent / "src" / "tableverse"
ORDERS: dict[type[ast.cmpop], tuple[str, Callable[[Any, Any], bool]]] = {
    ast.Lt: ("<", operator.lt),
    ast.LtE: ("<=", operator.le),
    ast.Gt: (">", operator.gt),
    ast.GtE: (">=", operator.ge),
}
SIGNS = dict(ORDERS.values())
#: The outcomes at each place: "T" and "F" for true and false, "=" for a bound that was met exactly.
Seen = dict[str, set[str]]


def note(seen: Seen, place: str, value: Any) -> Any:
    seen.setdefault(place, set()).add("T" if value else "F")
    return value


def note_order(seen: Seen, place: str, left: Any, sign: str, right: Any) -> bool:
    came_out = SIGNS[sign](left, right)
    found = seen.setdefault(place, set())
    found.add("T" if came_out else "F")
    if left == right:
        found.add("=")
    return came_out


class Watching(ast.NodeTransformer):
    """A transformer that wraps each condition in a call that records it. A place is ``file:line:column:kind``."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.places: Places = {}

    def place(self, node: ast.expr, wanted: str) -> ast.Constant:
        name = f"{self.file}:{node.lineno}:{node.col_offset}:{wanted}:{type(node).__name__}"
        self.places[name] = (wanted, " ".join(ast.unparse(node).split()))
        return ast.Constant(name)

    def noted(self, node: ast.expr) -> ast.expr:
        """Wrap a condition of which both outcomes matter, or the parts of a combined one."""
        if isinstance(node, ast.BoolOp):
            node.values = [self.noted(value) for value in node.values]
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            node.operand = self.noted(node.operand)
        elif isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in ORDERS:
            return self.visit_Compare(node)
        elif not isinstance(node, ast.Constant):
            place = self.place(node, "TF")
            return _call("_watched_value", place, self.visit(node))
        return node

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        if len(node.ops) != 1 or type(node.ops[0]) not in ORDERS:
            return self.generic_visit(node)  # type: ignore[return-value]
        sign = ast.Constant(ORDERS[type(node.ops[0])][0])
        place = self.place(node, "TF=")
        self.generic_visit(node)
        return _call("_watched_order", place, node.left, sign, node.comparators[0])

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        """Wrap all operands but the last, because the last operand decides nothing inside this expression."""
        node.values = [*(self.noted(value) for value in node.values[:-1]), self.visit(node.values[-1])]
        return node

    def visit_If(self, node: ast.If) -> ast.AST:
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return node
        return self._tested(node)

    def visit_IfExp(self, node: ast.IfExp) -> ast.AST:
        return self._tested(node)

    def visit_While(self, node: ast.While) -> ast.AST:
        return self._tested(node)

    def _tested(self, node: ast.If | ast.IfExp | ast.While) -> ast.AST:
        test = node.test
        node.test = ast.Constant(True)
        self.generic_visit(node)
        node.test = self.noted(test)
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        ifs, node.ifs = node.ifs, []
        self.generic_visit(node)
        node.ifs = [self.noted(test) for test in ifs]
        return node

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        return node

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.body = [self.visit(part) for part in node.body]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node


def _call(name: str, *given: ast.expr) -> ast.expr:
    return ast.Call(ast.Name(name, ast.Load()), list(given), [])


#: The outcomes that each place needs, and the text of its condition.
Places = dict[str, tuple[str, str]]


def watched(text: str, file: str) -> tuple[ast.Module, Places]:
    watching = Watching(file)
    tree = watching.visit(ast.parse(text))
    return ast.fix_missing_locations(tree), watching.places


def watched_file(path: Path) -> tuple[ast.Module, Places]:
    return watched(path.read_text(encoding="utf-8"), path.relative_to(SOURCE).as_posix())


class _WatchedLoader(SourceFileLoader):
    def get_code(self, fullname: str) -> CodeType:
        return compile(watched_file(Path(self.path))[0], self.path, "exec")  # type: ignore[arg-type]


class WatchedImport:
    def __init__(self, package: str) -> None:
        self.package = package

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not f"{name}.".startswith(f"tableverse.{self.package}."):
            return None
        parts = name.split(".")[1:]
        file = SOURCE.joinpath(*parts[:-1], f"{parts[-1]}.py")
        inside = SOURCE.joinpath(*parts, "__init__.py")
        found = file if file.exists() else inside
        if not found.exists():
            return None
        spec = ModuleSpec(name, _WatchedLoader(name, str(found)), origin=str(found))
        spec.has_location = True
        if found == inside:
            spec.submodule_search_locations = [str(inside.parent)]
        return spec


def package_of(target: str) -> str:
    return target if target == "kernel" else f"games.{target}"


#: The outcomes in this process.
_SEEN: Seen = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--seen-to", type=Path, help="the folder for the outcomes of conditions")
    parser.addoption("--seen-of", default="champions", help="the engine whose conditions are watched")


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    vars(builtins).update(_watched_value=partial(note, _SEEN), _watched_order=partial(note_order, _SEEN))
    sys.meta_path.insert(0, WatchedImport(package_of(early_config.known_args_namespace.seen_of)))


def pytest_sessionfinish(session: pytest.Session) -> None:
    folder: Path = session.config.getoption("--seen-to")
    folder.mkdir(parents=True, exist_ok=True)
    found = {place: sorted(how) for place, how in _SEEN.items()}
    (folder / f"seen.{os.getpid()}.json").write_text(json.dumps(found), encoding="utf-8")


WORDS = {"T": "true", "F": "false", "=": "met exactly"}


def undecided(places: Places, seen: Mapping[str, Collection[str]]) -> Iterator[str]:
    """Yield the conditions with a missing outcome, in the order of the source."""
    for place, (wanted, said) in places.items():
        if missing := [one for one in wanted if one not in seen.get(place, ())]:
            file, line, *_ = place.split(":")
            yield f"{file}:{line}: {said}   never {' or '.join(WORDS[one] for one in missing)}"


def main(target: str, folder: Path) -> None:
    together: dict[str, set[str]] = {}
    for path in folder.glob("seen.*.json"):
        for place, how in json.loads(path.read_text(encoding="utf-8")).items():
            together.setdefault(place, set()).update(how)
    for path in sorted((SOURCE / package_of(target).replace(".", "/")).rglob("*.py")):
        for line in undecided(watched_file(path)[1], together):
            sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
