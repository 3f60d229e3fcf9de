"""Write code that Python generates at run time into the source, for the compiled build.

    python -m tableverse.kernel.expand build/compiled/src

mypyc compiles only classes whose methods it can read. The build therefore copies the source and writes slots,
constructor and clone into each ``@plain`` class, and the constructor and argument list into each ``@word`` class. It
uses the functions that pure Python runs instead (``fields.plain``, ``grammar.word``). Module constants (names in
capitals, set once) become ``Final``: mypyc inlines numbers and looks up everything else without the module's
dictionary. ``quicken`` rewrites some more expressions.
"""

from __future__ import annotations

import ast
import builtins
import re
import sys
from pathlib import Path
from typing import NamedTuple

from tableverse.kernel.fields import Field, cloner, constructor
from tableverse.kernel.quicken import quickened

PLAIN = "plain"
WORD = "word"
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+")
#: Aliases of str whose constant lists the allowed values, found so as to leave these constants alone.
NAMED_WORDS = re.compile(r"^(\w+) = Annotated\[str, ([A-Z_]+)\]$", re.MULTILINE)


class Found(NamedTuple):
    """A class decorated with ``@plain`` or ``@word``: its position, its bases and its own fields."""

    module: str
    node: ast.ClassDef
    bases: list[tuple[str, str]]
    fields: list[Field]
    #: Maps each imported name to its module and original name.
    imported: dict[str, tuple[str, str]]
    #: The decorator's call, such as ``word("stun")``.
    word: ast.Call | None = None


def expand(root: Path) -> int:
    """Expand every file below a folder of packages in place and return the number of expanded classes."""
    sources = {path: path.read_text(encoding="utf-8") for path in sorted(root.rglob("*.py"))}
    for path, source in sources.items():
        named = NAMED_WORDS.sub(r"_words_of_\1: object = \2\n\1 = Annotated[str, _words_of_\1]", source)
        sources[path] = with_constants(quickened(named))
        if sources[path] != source:
            path.write_text(sources[path], encoding="utf-8")
    packages = {
        ".".join(path.relative_to(root).parent.parts): imported_by(ast.parse(source))
        for path, source in sources.items()
        if path.name == "__init__.py"
    }
    classes: dict[tuple[str, str], Found] = {}
    files: dict[Path, list[Found]] = {}
    for path, source in sources.items():
        if f"@{PLAIN}\n" not in source and f"@{WORD}(" not in source:
            continue
        module = ".".join(path.relative_to(root).with_suffix("").parts)
        files[path] = classes_of(module, ast.parse(source), packages)
        classes |= {(module, found.node.name): found for found in files[path]}
    for path, found in files.items():
        path.write_text(expanded(sources[path], found, classes), encoding="utf-8")
    return len(classes)


def with_constants(source: str) -> str:
    """Return the source of a module with its constants marked ``Final``."""
    if not any(CONSTANT.match(line) for line in source.splitlines()):
        return source
    tree = ast.parse(source)
    lines = source.splitlines(keepends=True)
    names = [node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    once = {name for name in names if CONSTANT.fullmatch(name) and names.count(name) == 1}
    found = [node for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign) and _set_by(node) <= once]
    for node in reversed(found):
        assert node.end_lineno is not None
        lines[node.lineno - 1 : node.end_lineno] = [_final(node)]
    after = next((number for number, line in enumerate(lines) if line.startswith("from __future__")), None)
    if not found or after is None:
        return source
    lines.insert(after + 1, "from typing import Final\n")
    return "".join(lines)


def _set_by(node: ast.Assign | ast.AnnAssign) -> set[str]:
    """Return the names that a statement sets.

    The names include "" for a target that is not a name, has no value or is already marked ``Final``.
    """
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    if isinstance(node, ast.AnnAssign) and (node.value is None or ast.unparse(node.annotation).startswith("Final")):
        return {""}
    if len(targets) == 1 and isinstance(targets[0], ast.Tuple) and isinstance(node.value, ast.Tuple):
        targets = targets[0].elts
    return {target.id if isinstance(target, ast.Name) else "" for target in targets}


def _final(node: ast.Assign | ast.AnnAssign) -> str:
    assert node.value is not None
    if isinstance(node, ast.AnnAssign):
        return f"{ast.unparse(node.target)}: Final[{ast.unparse(node.annotation)}] = {ast.unparse(node.value)}\n"
    target = node.targets[0]
    if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
        pairs = zip(target.elts, node.value.elts, strict=True)
        return "".join(f"{ast.unparse(name)}: Final = {ast.unparse(value)}\n" for name, value in pairs)
    return f"{ast.unparse(target)}: Final = {ast.unparse(node.value)}\n"


def imported_by(tree: ast.Module) -> dict[str, tuple[str, str]]:
    """Return the names that a file imports, each with its module and its name in that module."""
    return {
        alias.asname or alias.name: (node.module or "", alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }


def classes_of(module: str, tree: ast.Module, packages: dict[str, dict[str, tuple[str, str]]]) -> list[Found]:
    imported = imported_by(tree)
    found: list[Found] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            bases = [_defined(base, module, imported, packages) for base in _dotted(node.bases)]
            calls = [
                each for each in node.decorator_list if isinstance(each, ast.Call) and _names([each.func]) == [WORD]
            ]
            if calls or PLAIN in _names(node.decorator_list):
                found.append(Found(module, node, bases, _own(node), imported, calls[0] if calls else None))
    return found


def _defined(
    name: str, module: str, imported: dict[str, tuple[str, str]], packages: dict[str, dict[str, tuple[str, str]]]
) -> tuple[str, str]:
    """Resolve a class name used in a file (``Choose``, or ``effects.Choose``) to its defining module and name."""
    first, _, rest = name.partition(".")
    where, original = imported.get(first, (module, first))
    if rest:
        where, original = f"{where}.{original}", rest
    while original in packages.get(where, {}):  # a package re-exports names that its files define
        where, original = packages[where][original]
    return where, original


def expanded(source: str, found: list[Found], classes: dict[tuple[str, str], Found]) -> str:
    lines = source.splitlines(keepends=True)
    for each in reversed(found):
        _rewrite(lines, each, every_field(each, classes))
    # Inherited fields are constructor arguments too, so the names in their annotations and defaults must be imported.
    needed = {line for each in found for line in _imports_for(each, classes)}
    defaults = {line for each in found for line in _imports_for(each, classes, defaults=True)}
    at = next(number for number, line in enumerate(lines) if line.startswith("from __future__")) + 1
    own = [
        "from tableverse.kernel.effects.grammar import Argument, argument, overridden\n",
        "from tableverse.kernel.fields import Field\n",
        "from typing import TYPE_CHECKING, ClassVar, Self\n",
    ]
    if not any(each.word for each in found):
        del own[0]
    own += [f"{line}\n" for line in sorted(defaults)]
    lines[at:at] = ["\n", *own, "if TYPE_CHECKING:\n    pass\n", *(f"    {line}\n" for line in sorted(needed))]
    return "".join(lines)


def _imports_for(found: Found, classes: dict[tuple[str, str], Found], defaults: bool = False) -> list[str]:
    """Return the imports needed by the annotations, or by the defaults, of inherited fields."""
    return [
        f"from {module} import {original} as {_name_in(found, name, (module, original))}"
        for each in _ancestors(found, classes)
        for field in each.fields
        for name in _names_in(field.default if defaults else field.kind)
        for module, original in [each.imported.get(name, (each.module, name))]
        if module != found.module
    ]


def _ancestors(found: Found, classes: dict[tuple[str, str], Found]) -> list[Found]:
    """Return the ancestors of a class, the root first."""
    bases = [classes[base] for base in found.bases if base in classes]
    return [each for base in bases for each in (*_ancestors(base, classes), base)]


def every_field(found: Found, classes: dict[tuple[str, str], Found]) -> list[Field]:
    """Return all fields of a class, starting with fields of its bases. A redefined field keeps its position."""
    inherited = [_inherited(field, each, found) for each in _ancestors(found, classes) for field in each.fields]
    return list({field.name: field for field in inherited + found.fields}.values())


def _inherited(field: Field, of: Found, by: Found) -> Field:
    return field._replace(kind=_translated(field.kind, of, by), default=_translated(field.default, of, by))


def _translated(text: str, of: Found, by: Found) -> str:
    """Rewrite code of the class ``of`` so that it works in the file of the class ``by``."""
    if not text or of.module == by.module:
        return text
    tree = ast.parse(text, mode="eval")
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            node.id = _name_in(by, node.id, of.imported.get(node.id, (of.module, node.id)))
    return ast.unparse(tree)


def _name_in(found: Found, name: str, origin: tuple[str, str]) -> str:
    """Return the name under which a file imports something inherited. The plain name may have another meaning there."""
    return name if found.imported.get(name, origin) == origin else f"{name}_of_{origin[0].replace('.', '_')}"


def _names_in(text: str) -> set[str]:
    return {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)} - set(dir(builtins))


def _rewrite(lines: list[str], found: Found, every: list[Field]) -> None:
    node = found.node
    written = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    made = _of_a_word(found) if found.word else _of_plain_data(found)
    if "__init__" not in written and (found.fields or not found.word):
        made.append(constructor(every, annotated=True))
    if "clone" not in written and "__init__" not in written and not found.word:
        made.append(cloner(node.name, every, annotated=True))
    text = "".join(f"    {line}\n" if line else "\n" for part in made for line in part.splitlines())
    own = [part for part in node.body if _is_field(part)]
    after = own[-1] if own else node.body[0]
    assert after.end_lineno is not None
    lines.insert(after.end_lineno, text)
    for part in reversed(own):  # the constructor contains the defaults
        assert isinstance(part, ast.AnnAssign)
        assert part.end_lineno is not None
        lines[part.lineno - 1 : part.end_lineno] = [f"    {ast.unparse(part.target)}: {ast.unparse(part.annotation)}\n"]
    for decorator in reversed(node.decorator_list):
        if _names([decorator]) == [PLAIN] or decorator is found.word:
            assert decorator.end_lineno is not None
            del lines[decorator.lineno - 1 : decorator.end_lineno]


def _of_plain_data(found: Found) -> list[str]:
    names = [field.name for field in found.fields]
    encoded = [field.name for field in found.fields if not field.attached]
    defaults = ", ".join(f"{field.name!r}: {field.default}" for field in found.fields if field.default)
    return [
        f"FIELDS: ClassVar[tuple[str, ...]] = {tuple(encoded)!r}",
        f"OWN_FIELDS: ClassVar[tuple[Field, ...]] = ({''.join(f'{field!r}, ' for field in found.fields)})",
        f"OWN_DEFAULTS: ClassVar[dict[str, object]] = {{{defaults}}}",
        f"__slots__ = {tuple(names)!r}",
    ]


def _of_a_word(found: Found) -> list[str]:
    assert found.word is not None
    own = "".join(
        f"Argument.of({ast.unparse(part.target)!r}, {ast.unparse(part.annotation)!r}, "
        f"{'argument()' if part.value is None else ast.unparse(part.value)}), "
        for part in found.node.body
        if isinstance(part, ast.AnnAssign) and _is_field(part)
    )
    inherited = "".join(f"*{name}.TAKES, " for name in _dotted(found.node.bases) if name != "Generic")
    return [
        f"WORD: ClassVar[str] = {ast.unparse(found.word.args[0]) if found.word.args else repr('')}",
        f"OWN: ClassVar[tuple[Argument, ...]] = ({own})",
        f"TAKES: ClassVar[tuple[Argument, ...]] = overridden(({inherited}{own}))",
    ]


def _own(node: ast.ClassDef) -> list[Field]:
    return [_field(part) for part in node.body if isinstance(part, ast.AnnAssign) and _is_field(part)]


def _is_field(part: ast.stmt) -> bool:
    return isinstance(part, ast.AnnAssign) and not ast.unparse(part.annotation).startswith(("ClassVar", "Final"))


def _field(part: ast.AnnAssign) -> Field:
    name, kind, value = ast.unparse(part.target), ast.unparse(part.annotation), part.value
    if not isinstance(value, ast.Call) or not isinstance(value.func, ast.Name):
        return Field(name, kind, "" if value is None else ast.unparse(value))
    if value.func.id == "field":
        return Field(name, kind, factory=ast.unparse(value.keywords[0].value))
    if value.func.id == "argument":
        given = {keyword.arg: ast.unparse(keyword.value) for keyword in value.keywords}
        return Field(name, kind, given.get("default", ""))
    if value.func.id == "attached":
        given = {keyword.arg: ast.unparse(keyword.value) for keyword in value.keywords}
        return Field(name, kind, given.get("default", ""), attached=True, kept=given.get("kept", "True") == "True")
    return Field(name, kind, ast.unparse(value))


def _dotted(nodes: list[ast.expr]) -> list[str]:
    """Return classes as written, without subscripts: ``effects.Choose[State]`` becomes ``effects.Choose``."""
    return [ast.unparse(node.value if isinstance(node, ast.Subscript) else node) for node in nodes]


def _names(nodes: list[ast.expr]) -> list[str]:
    plain = [node.value if isinstance(node, ast.Subscript) else node for node in nodes]  # Frame[State] is a Frame
    return [node.id for node in plain if isinstance(node, ast.Name)]


if __name__ == "__main__":
    sys.stdout.write(f"{expand(Path(sys.argv[1]))} plain classes written out\n")
