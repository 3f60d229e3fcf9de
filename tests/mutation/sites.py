"""Mutants: small changes to the engine's source that some test ought to notice.

A mutant is one change at one place, identified by file, place and number, so a seed always draws the same mutants.
Changes that nobody could notice are skipped: annotations, docstrings, assertions and the arguments of errors. So are
changes that everybody would notice, such as a constructor that does not set a field, because they would only inflate
the score.
"""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Add,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
#: Subtrees that are not mutated: they matter only to people, to the type checker or to Python itself.
LEFT_ALONE = (ast.Raise, ast.Assert, ast.Import, ast.ImportFrom)
PRIVATE_TO_PYTHON = ("__slots__", "__all__", "__match_args__")


@dataclass(frozen=True)
class Mutant:
    """One change: its file, its number among the changes possible there, and the code before and after."""

    path: str
    number: int
    line: int
    #: The outermost function that holds it, such as ``Class.method``, or "" for code that runs at import.
    function: str
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.before}  ->  {self.after}"


@dataclass
class Site:
    """A place in a tree where one node may replace another."""

    holder: ast.AST
    field: str
    index: int | None
    new: ast.AST
    line: int
    function: str

    def old(self) -> ast.AST:
        found = getattr(self.holder, self.field)
        return found if self.index is None else found[self.index]  # type: ignore[no-any-return]

    def put(self) -> None:
        if self.index is None:
            setattr(self.holder, self.field, self.new)
        else:
            getattr(self.holder, self.field)[self.index] = self.new


def mutants_of(root: Path, path: str) -> list[Mutant]:
    """Return every mutant of a file, in the order of the source."""
    sites = _sites(ast.parse((root / path).read_text(encoding="utf-8")))
    return [
        Mutant(path, number, site.line, site.function, *_said(site.old(), site.new))
        for number, site in enumerate(sites)
    ]


def draw(root: Path, folder: str, count: int, seed: int, leave_out: tuple[str, ...] = ()) -> list[Mutant]:
    """Draw ``count`` mutants at random from the files below a folder."""
    files = sorted(path.relative_to(root).as_posix() for path in (root / folder).rglob("*.py"))
    every = [mutant for path in files if not path.startswith(leave_out) for mutant in mutants_of(root, path)]
    return random.Random(seed).sample(every, min(count, len(every)))


def find_again(root: Path, mutants: list[Mutant]) -> list[Mutant | None]:
    """Locate each mutant in the current source, or return None for mutants that no longer exist.

    Lines may have moved. A function that no longer exists may have been renamed, so its mutants are searched for in all
    functions.
    """
    today: dict[str, list[Mutant]] = {}
    functions: dict[str, set[str]] = {}
    found: list[Mutant | None] = []
    for old in mutants:
        if old.path not in today:
            today[old.path] = mutants_of(root, old.path) if (root / old.path).exists() else []
            functions[old.path] = {new.function for new in today[old.path]}
        known = old.function in functions[old.path]
        same = [new for new in today[old.path] if (new.before, new.after) == (old.before, old.after)]
        same = [new for new in same if new.function == old.function or not known]
        best = min(same, key=lambda new: abs(new.line - old.line), default=None)
        if best is not None:
            today[old.path].remove(best)
        found.append(best)
    return found


def in_signature(root: Path, mutant: Mutant) -> bool:
    """Return whether a mutant changes the default of an argument, which is evaluated when the function is defined."""
    for node in ast.walk(ast.parse((root / mutant.path).read_text(encoding="utf-8"))):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            defaults = [*node.args.defaults, *(default for default in node.args.kw_defaults if default is not None)]
            if any(default.lineno == mutant.line and ast.unparse(default) == mutant.before for default in defaults):
                return True
    return False


def broken(root: Path, mutant: Mutant) -> ast.Module:
    """Return the tree of the mutant's file with the change made."""
    tree = ast.parse((root / mutant.path).read_text(encoding="utf-8"))
    next(site for number, site in enumerate(_sites(tree)) if number == mutant.number).put()
    return ast.fix_missing_locations(tree)


def _said(old: ast.AST, new: ast.AST) -> tuple[str, str]:
    """Return both nodes in one line each. Long lines are shortened to the part that differs."""
    before, after = (" ".join(ast.unparse(node).split()) for node in (old, new))
    if _cut(before) == _cut(after):
        same = next(at for at in range(len(before)) if before[: at + 1] != after[: at + 1]) - 30
        before, after = f"...{before[same:]}", f"...{after[same:]}"
    return _cut(before), _cut(after)


def _cut(text: str) -> str:
    return text if len(text) <= 100 else text[:97] + "..."


def _sites(tree: ast.Module) -> list[Site]:
    return list(_walk(tree, ""))


def _walk(node: ast.AST, function: str) -> Iterator[Site]:
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) and not _inside_function(function):
        function = f"{function}{node.name}" + ("." if isinstance(node, ast.ClassDef) else "()")
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list", "type_comment", "bases"):
            continue
        children = value if isinstance(value, list) else [value]
        for index, child in enumerate(children):
            if not isinstance(child, ast.AST) or isinstance(child, LEFT_ALONE) or _says_nothing(child):
                continue
            place = index if isinstance(value, list) else None
            for new in () if function.endswith("__init__()") and isinstance(child, ast.Assign) else _changes(child):
                yield Site(node, field, place, new, _line(child), _named(function))
            yield from _walk(child, function)


def _line(node: ast.AST) -> int:
    if isinstance(node, ast.comprehension):  # has no line number
        node = node.iter
    return int(getattr(node, "lineno", 0))


def _inside_function(function: str) -> bool:
    return function.endswith("()")


def _named(function: str) -> str:
    return function.removesuffix("()") if _inside_function(function) else ""


def _says_nothing(node: ast.AST) -> bool:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True  # a docstring
    if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
        return True
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return any(isinstance(target, ast.Name) and target.id in PRIVATE_TO_PYTHON for target in targets)


def _changes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes that may replace a node."""
    if isinstance(node, ast.expr):
        yield from _other_expressions(node)
    elif (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)) or (
        isinstance(node, ast.Assign) and isinstance(node.targets[0], (ast.Attribute, ast.Subscript))
    ):
        yield ast.copy_location(ast.Pass(), node)
    elif isinstance(node, ast.AugAssign):
        yield ast.copy_location(ast.Pass(), node)
        if type(node.op) in ARITHMETIC and not _holds_text(node.value):
            yield ast.copy_location(ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value), node)
    elif isinstance(node, ast.Continue):
        yield ast.copy_location(ast.Break(), node)
    elif isinstance(node, ast.Break):
        yield ast.copy_location(ast.Pass(), node)
    elif isinstance(node, (ast.If, ast.While)):
        yield _with(node, test=_not(node.test))
    elif isinstance(node, ast.comprehension) and node.ifs:
        for index in range(len(node.ifs)):
            yield _with(node, ifs=[test for at, test in enumerate(node.ifs) if at != index])


def _other_expressions(node: ast.expr) -> Iterator[ast.AST]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for operator in COMPARISONS[type(node.ops[0])]:
            yield _with(node, ops=[operator()])
    elif isinstance(node, ast.BoolOp):
        yield _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        for index in range(len(node.values)):
            rest = [value for at, value in enumerate(node.values) if at != index]
            yield rest[0] if len(rest) == 1 else _with(node, values=rest)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield node.operand
    elif isinstance(node, ast.BinOp) and type(node.op) in ARITHMETIC:
        if not _holds_text(node.left) and not _holds_text(node.right):
            yield _with(node, op=ARITHMETIC[type(node.op)]())
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield ast.copy_location(ast.Constant(not node.value), node)
        elif isinstance(node.value, int):
            yield ast.copy_location(ast.Constant(node.value + 1), node)
    elif isinstance(node, ast.IfExp):
        yield _with(node, test=_not(node.test))
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS:
        yield _with(node, func=ast.copy_location(ast.Name(CALLS[node.func.id], ast.Load()), node.func))


def _holds_text(node: ast.expr) -> bool:
    """Return whether a node is a text or a list, for which any other operator would fail at once."""
    return isinstance(node, (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)) or (
        isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _not(test: ast.expr) -> ast.expr:
    return ast.copy_location(ast.UnaryOp(ast.Not(), test), test)


def _with(node: ast.AST, **fields: object) -> ast.AST:
    new = type(node)(**{name: getattr(node, name) for name in node._fields} | fields)
    return ast.copy_location(new, node) if hasattr(node, "lineno") else new
