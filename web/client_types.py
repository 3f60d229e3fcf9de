"""Generate the client's TypeScript types from the annotations of the Python classes.

    python web/client_types.py      (``make types``)

``lib/wire.ts`` has the WebSocket messages and the types common to all games, ``lib/rest.ts`` those of the REST API,
``lib/rules/printed.ts`` the rulebook, and ``games/<game>/view.ts`` each game's View and content (``PrintedContent``). A
test compares the files with this generator's output, so a changed field in Python also changes in TypeScript. The
``#:`` lines before a field become its comment.

With ``Colour = Annotated[str, COLOURS]``, a ``dict[Colour, int]`` becomes a record with optional keys, and COLOURS is
generated too. ``Annotated[Any, View]`` names the type of a value that is annotated as Any.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
import textwrap
import types
import typing
from pathlib import Path
from typing import Any

import msgspec
from pydantic import BaseModel

from tableverse.games import registry
from tableverse.kernel.choice import Option
from tableverse.kernel.game import View
from tableverse.kernel.plain import Plain
from tableverse.kernel.printed import PrintedComponent
from tableverse.kernel.rulebook import PrintedRulebook
from tableverse.server import api_models, client_messages, messages, rest_messages

SOURCE = Path(__file__).resolve().parent / "src"
WIRE = "lib/wire.ts"
REST = "lib/rest.ts"
RULEBOOK = "lib/rules/printed.ts"
#: The types the client sends or receives. All types they refer to are generated too.
WIRE_ROOTS: tuple[Any, ...] = (
    View,
    messages.AnyToClient,
    client_messages.AnyFromClient,
    PrintedComponent,
)
REST_ROOTS: tuple[Any, ...] = (
    rest_messages.ReplayStep,
    rest_messages.ReviewShown,
    api_models.GameOffered,
    api_models.TableListed,
    api_models.NewTable,
    api_models.PackOffered,
    api_models.LessonOffered,
    api_models.TableCreated,
    api_models.Joined,
    api_models.DeckReport,
    api_models.DeckText,
)
#: Types with another form on the wire: the class sent in their place, under the same name.
SENT_AS: dict[type, type] = {Option: messages.OptionShown}
SCALARS = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}
HEAD = "/** {about} Written by `make types` from the Python annotations: change those. */\n"


class Untyped(Exception):
    """An annotation that is too vague for a type, or not supported here."""


class File:
    """A TypeScript file being generated. ``known`` maps the types of other files to their modules."""

    def __init__(self, known: dict[Any, str]) -> None:
        self.known = known
        self.defined: dict[str, Any] = {}
        self.parts: list[str] = []
        self.imported: set[str] = set()

    def add(self, root: Any, name: str = "") -> None:
        if inspect.isclass(root):
            self.refer(root)
        else:
            self.alias(name, root)

    def refer(self, cls: type) -> str:
        """Return the name of a class, and define it here unless another file does."""
        name = cls.__name__
        if cls in self.known:
            self.imported.add(name)
        elif name not in self.defined:
            self.defined[name] = cls
            self.interface(SENT_AS.get(cls, cls), name)
        elif self.defined[name] is not cls:
            raise Untyped(f"two classes are called {name}: in {cls.__module__} and in {self.defined[name].__module__}")
        return name

    def interface(self, cls: type, name: str) -> None:
        at = len(self.parts)
        lines: list[str] = []
        tag = getattr(getattr(cls, "__struct_config__", None), "tag", None)
        if tag is not None:
            lines.append(f"  t: '{tag}'\n")
        comments = _comments(cls)
        for field, text in _own_annotations(cls).items():
            try:
                kind = eval(text, vars(sys.modules[cls.__module__])) if isinstance(text, str) else text
                shown = self.kind(kind, cls.__module__)
            except (NameError, Untyped) as error:
                raise Untyped(f"{cls.__module__}.{cls.__name__}.{field}: {error}") from error
            if field in comments:
                lines.append(f"  /** {comments[field]} */\n")
            shown_as = field if field.isidentifier() else repr(field)
            lines.append(f"  {shown_as}{'?' if _may_be_missing(cls, field) else ''}: {shown}\n")
        base = next(filter(_has_fields, _bases(cls)), None)
        extends = "" if base is None else f" extends {self.refer(base)}"
        about = _documentation(cls)
        if not lines and not extends:
            self.parts.insert(at, f"{about}export type {name} = Record<string, never>\n")
        else:
            self.parts.insert(at, f"{about}export interface {name}{extends} {{\n{''.join(lines)}}}\n")

    def alias(self, name: str, meaning: Any) -> str:
        if meaning in self.known:
            self.imported.add(name)
        elif name not in self.defined:
            self.defined[name] = meaning
            at = len(self.parts)
            self.parts.insert(at, f"export type {name} = {self.kind(meaning, '')}\n")
        return name

    def words(self, words: tuple[str, ...], module: str) -> str:
        """Return the type of a closed list of words, by its name if Python gives it one."""
        for name, value in vars(sys.modules[module]).items() if module else ():
            # Compare by equality, because Python caches ``Annotated[str, WORDS]`` across modules with equal words.
            if isinstance(value, tuple) and value == words and name.isupper() and name not in self.defined:
                self.defined[name] = words
                self.parts.append(f"export const {name} = [{', '.join(map(repr, words))}] as const\n")
        return " | ".join(map(repr, words))

    def kind(self, kind: Any, module: str) -> str:
        """Return the TypeScript type of an annotation in that module."""
        for name, value in vars(sys.modules[module]).items() if module else ():
            if (
                name[0].isupper()
                and not inspect.isclass(value)
                and not name.isupper()
                and _is_type(value)
                and value == kind
            ):
                self._words_of(value, module)
                return self.alias(name, value)
        if kind is None or (isinstance(kind, typing.Hashable) and kind in SCALARS):
            return SCALARS[type(None) if kind is None else kind]
        if inspect.isclass(kind) and not isinstance(kind, types.GenericAlias) and _has_fields(kind):
            return self.refer(kind)
        head, parts = typing.get_origin(kind), typing.get_args(kind)
        if head is typing.Annotated:
            return self._annotated(parts[0], parts[1:], module)
        if head is typing.NotRequired:
            return self.kind(parts[0], module)
        if head is typing.Literal:
            return " | ".join(map(repr, parts))
        if head in (typing.Union, types.UnionType):
            told = [part for part in parts if part is not msgspec.UnsetType]
            return " | ".join(self.kind(part, module) for part in sorted(told, key=lambda part: part is type(None)))
        if head is tuple and parts[-1] is not ...:
            return f"[{', '.join(self.kind(part, module) for part in parts)}]"
        if head in (list, tuple):
            inner = self.kind(parts[0], module)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        if head is dict:
            key, value = (self.kind(part, module) for part in parts)
            return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
        raise Untyped(f"it is not known what {kind} is in TypeScript")

    def _annotated(self, kind: Any, notes: tuple[Any, ...], module: str) -> str:
        for note in notes:
            if isinstance(note, tuple):
                return self.words(note, module)
            if _is_type(note):
                return self.kind(note, module)
        return self.kind(kind, module)

    def _words_of(self, kind: Any, module: str) -> None:
        if typing.get_origin(kind) is typing.Annotated:
            for note in typing.get_args(kind)[1:]:
                if isinstance(note, tuple):
                    self.words(note, module)

    def text(self, about: str, wire: str = "") -> str:
        imports = f"import type {{ {', '.join(sorted(self.imported))} }} from '{wire}'\n" if self.imported else ""
        return HEAD.format(about=about) + imports + "\n" + "\n".join(self.parts)


def _is_type(value: Any) -> bool:
    return (
        typing.get_origin(value) is not None
        or isinstance(value, types.UnionType)
        or (inspect.isclass(value) and _has_fields(value))
    )


def _has_fields(cls: type) -> bool:
    if cls in (Plain, BaseModel, msgspec.Struct, messages.ToClient, client_messages.FromClient, api_models.Strict):
        return False
    return issubclass(cls, Plain | BaseModel | msgspec.Struct) or typing.is_typeddict(cls)


def _bases(cls: type) -> tuple[type, ...]:
    """Return the bases of a class. A TypedDict drops its bases at run time, so they are read from its source."""
    if not typing.is_typeddict(cls):
        return cls.__bases__
    node, _ = _source(cls)
    names = vars(sys.modules[cls.__module__])
    found = [eval(ast.unparse(base), names) for base in node.bases] if node is not None else []
    return tuple(base for base in found if typing.is_typeddict(base))


def _source(cls: type) -> tuple[ast.ClassDef | None, list[str]]:
    """Return the syntax tree and source lines of a class, or None if it was made by a call."""
    try:
        lines = textwrap.dedent(inspect.getsource(cls)).splitlines()
    except OSError:
        return None, []
    (node,) = ast.parse("\n".join(lines)).body
    assert isinstance(node, ast.ClassDef)
    return node, lines


def _own_annotations(cls: type) -> dict[str, Any]:
    """Return the annotations of the fields that a class adds to its bases."""
    annotations = {
        name: kind.__forward_arg__ if isinstance(kind, typing.ForwardRef) else kind
        for name, kind in vars(cls).get("__annotations__", {}).items()
    }
    if issubclass(cls, Plain):
        # A class with a handwritten constructor declares its fields as arguments.
        annotations = getattr(cls.__init__, "__annotations__", {}) | annotations
        missing = [field for field in vars(cls)["FIELDS"] if field not in annotations]
        if missing:
            raise Untyped(f"{cls.__module__}.{cls.__name__} has no annotation of {', '.join(missing)}")
        return {field: annotations[field] for field in vars(cls)["FIELDS"]}
    inherited = {name for base in _bases(cls) if typing.is_typeddict(base) for name in base.__annotations__}
    return {
        name: kind
        for name, kind in annotations.items()
        if name not in inherited and not str(kind).startswith("ClassVar")
    }


def _may_be_missing(cls: type, field: str) -> bool:
    """Return whether a field is optional.

    A client's message may leave out a field with a default, and a server's message one whose default is UNSET.
    """
    if issubclass(cls, api_models.Strict):
        return not cls.model_fields[field].is_required()
    if issubclass(cls, client_messages.FromClient):
        return not next(each for each in msgspec.structs.fields(cls) if each.name == field).required
    if issubclass(cls, msgspec.Struct):
        return any(each.name == field and each.default is msgspec.UNSET for each in msgspec.structs.fields(cls))
    return typing.is_typeddict(cls) and str(_own_annotations(cls)[field]).startswith("NotRequired[")


def _documentation(cls: type) -> str:
    written = vars(cls).get("__doc__")
    if not written or written.startswith(f"{cls.__name__}("):
        return ""
    return f"/** {' '.join(inspect.cleandoc(written).split())} */\n".replace("``", "`")


def _comments(cls: type) -> dict[str, str]:
    """Return the ``#:`` comment of each field."""
    found: dict[str, str] = {}
    node, lines = _source(cls)
    if node is None:
        return found
    for part in node.body:
        if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            said: list[str] = []
            for line in reversed(lines[: part.lineno - 1]):
                if not line.strip().startswith("#:"):
                    break
                said.insert(0, line.strip()[2:].strip())
            if said:
                found[part.target.id] = " ".join(said).replace("``", "`")
    return found


def files() -> dict[str, str]:
    """Return the text of every generated file by its path below web/src."""
    wire = File({})
    names = {id(value): name for name, value in {**vars(client_messages), **vars(messages)}.items()}
    for root in WIRE_ROOTS:
        wire.add(root, names.get(id(root), ""))
    known = {value: WIRE for value in wire.defined.values() if isinstance(value, typing.Hashable)}
    written = {WIRE: wire.text("Messages between server and client, and types common to all games.")}
    rest = File(known)
    for root in REST_ROOTS:
        rest.add(root)
    written[REST] = rest.text("Requests and answers of the REST API.", "./wire")
    rulebook = File(known)
    rulebook.add(PrintedRulebook)
    written[RULEBOOK] = rulebook.text("A rulebook as the server sends it.", "../wire")
    for name in registry.game_ids():
        game = type(registry.load_game(name))
        view = File(known)
        for cls in game.classes:
            if issubclass(cls, View):
                view.add(cls)
        view.add(importlib.import_module(f"{game.__module__.rpartition('.')[0]}.printed").PrintedContent)
        written[f"games/{name}/view.ts"] = view.text("A seat's view and the game's printed content.", "../../lib/wire")
    return written


if __name__ == "__main__":
    for path, text in files().items():
        (SOURCE / path).write_text(text, encoding="utf-8")
