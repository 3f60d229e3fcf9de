"""Plain classes whose fields are written once, as annotations.

The text of the annotations alone determines a class's slots, constructor, clone and encoded fields. ``plain`` runs the
generated source when a class is defined. The compiled build writes this source into the module instead (``expand``),
because compiled classes cannot be changed afterwards.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from types import EllipsisType
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar, cast, dataclass_transform

#: Immutable types, which a clone may share.
SCALARS: Final = frozenset({"int", "str", "bool", "float", "None", "Any", "object"})


class Field(NamedTuple):
    name: str
    #: The annotation as written.
    kind: str
    #: Source of the default in the constructor; "" if there is none.
    default: str = ""
    #: "list" or "dict" if every object starts with a new empty value of this type.
    factory: str = ""
    #: Whether the game sets the field. Such a field is never encoded and is not an argument of the constructor.
    attached: bool = False
    #: Whether a clone keeps an attached field.
    kept: bool = True


def constructor(fields: list[Field], annotated: bool = False) -> str:
    """Return the source of ``__init__``: with annotations for compiling, otherwise without."""
    arguments = ["self"]
    body: list[str] = []
    for field in fields:
        kind = field.kind
        value = field.name
        if field.attached:
            if field.default:
                body.append(f"self.{field.name}: {kind} = {field.default}" if annotated else _set(field, field.default))
            continue
        default = field.default
        if field.factory:
            kind, default = f"{kind} | None", "None"
            empty = "[]" if field.factory == "list" else "{}"
            value = f"{empty} if {field.name} is None else {field.name}"
        argument = f"{field.name}: {kind}" if annotated else field.name
        equals = " = " if annotated else "="
        arguments.append(f"{argument}{equals}{default}" if default else argument)
        typed = f"self.{field.name}: {field.kind} = {value}"
        body.append(typed if annotated and field.factory else _set(field, value))
    returns = " -> None" if annotated else ""
    return f"def __init__({', '.join(arguments)}){returns}:\n" + "".join(f"    {line}\n" for line in body or ["pass"])


def cloner(name: str, fields: list[Field], annotated: bool = False) -> str:
    """Return the source of ``clone``: a new object with copies of everything mutable."""
    values = [copied(field.kind, f"self.{field.name}") for field in fields if not field.attached]
    kept = [field for field in fields if field.attached and field.kept]
    made = f"{name}({', '.join(values)})"
    lines = [f"copy = {made}", *(f"copy.{field.name} = self.{field.name}" for field in kept), "return copy"]
    if not kept:
        lines = [f"return {made}"]
    if annotated:  # every class has a different clone, which a type checker cannot know
        lines[-1] += "  # type: ignore[return-value]"
    return f"def clone(self){' -> Self' if annotated else ''}:\n" + "".join(f"    {line}\n" for line in lines)


def copied(kind: str, value: str) -> str:
    """Return the expression that copies a value of this type. ``Shared[...]`` values are replaced, never changed."""
    return _copied(ast.parse(kind, mode="eval").body, value, 0)


def _copied(kind: ast.expr, value: str, depth: int) -> str:
    if _shared(kind):
        return value
    if isinstance(kind, ast.BinOp):  # X | None
        some = kind.left if _is_none(kind.right) else kind.right
        return f"None if {value} is None else {_copied(some, value, depth)}"
    if isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name):
        item = f"item{depth}" if depth else "item"
        if kind.value.id == "list":
            if _shared(kind.slice):
                return f"{value}[:]"
            return f"[{_copied(kind.slice, item, depth + 1)} for {item} in {value}]"
        if kind.value.id == "dict" and isinstance(kind.slice, ast.Tuple):
            if _shared(kind.slice.elts[1]):
                return f"{value}.copy()"
            inner = _copied(kind.slice.elts[1], item, depth + 1)
            return f"{{key: {inner} for key, {item} in {value}.items()}}"
        if kind.value.id[0].isupper():  # a plain class with a type argument: Frame[Any]
            return f"{value}.clone()"
    if isinstance(kind, ast.Name):
        return f"{value}.clone()"
    raise TypeError(f"there is no way to copy {ast.unparse(kind)}")


def _shared(kind: ast.expr) -> bool:
    if isinstance(kind, ast.BinOp):
        return _shared(kind.left) and _shared(kind.right)
    if isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name):
        return kind.value.id in ("Shared", "tuple")
    return _is_none(kind) or (isinstance(kind, ast.Name) and kind.id in SCALARS)


def _is_none(kind: ast.expr) -> bool:
    return isinstance(kind, ast.Constant) and kind.value is None


def _set(field: Field, value: str) -> str:
    return f"self.{field.name} = {value}"


# --- at run time -----------------------------------------------------------------------------------------------------

T = TypeVar("T")
C = TypeVar("C", bound=type)
#: Marks a field whose value is replaced, never changed in place, so that clones share it.
Shared = Annotated[T, "shared"]


class _Default:
    """A placeholder for a default. ``value`` is ``...`` if there is none."""

    __slots__ = ("attached", "factory", "kept", "value")

    def __init__(self, value: object, factory: str, attached: bool, kept: bool) -> None:
        self.value = value
        self.factory = factory
        self.attached = attached
        self.kept = kept


def field(*, factory: Callable[[], T]) -> T:
    """Declare a field whose value is created anew for every object: ``field(factory=list)``."""
    return cast(T, _Default(..., factory.__name__, False, True))


def attached(*, default: EllipsisType | None = ..., kept: bool = True, init: Literal[False] = False) -> Any:
    """Declare a field that is not data: the game sets it, and it is never encoded.

    Clones share the value if the field is ``kept``. Until the game sets the field, it may be None or missing.
    """
    return _Default(default, "", True, kept)


@dataclass_transform(eq_default=False, field_specifiers=(field, attached))
def plain(cls: C) -> C:
    """Add slots, constructor and clone to a plain class from its annotations, unless the class defines them.

    A class with its own constructor (a View, made from a state) defines its own clone, or has none.
    """
    own: list[Field] = []
    namespace = {name: value for name, value in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    defaults: dict[str, object] = {}
    for name, kind in vars(cls).get("__annotations__", {}).items():
        if kind.startswith(("ClassVar", "Final")):
            continue
        value = namespace.pop(name, None) if name in namespace else _NOTHING
        if isinstance(value, _Default):
            shown = "" if value.value is ... else "None"
            own.append(Field(name, kind, shown, value.factory, value.attached, value.kept))
            defaults[name] = value.value
        else:
            own.append(Field(name, kind, "" if value is _NOTHING else "None"))
            defaults[name] = value
    every = [field for base in reversed(cls.__mro__[1:]) for field in vars(base).get("OWN_FIELDS", ())] + own
    inherited = {name: value for base in cls.__mro__[1:] for name, value in vars(base).get("OWN_DEFAULTS", {}).items()}
    namespace["__slots__"] = tuple(field.name for field in own)
    namespace["FIELDS"] = tuple(field.name for field in own if not field.attached)
    namespace["OWN_FIELDS"] = tuple(own)
    namespace["OWN_DEFAULTS"] = defaults
    made = type(cls)(cls.__name__, cls.__bases__, namespace)
    made.__qualname__ = cls.__qualname__
    _rebind(namespace, cls, made)
    values = inherited | defaults
    for name, source in (("__init__", constructor(every)), ("clone", cloner(cls.__name__, every))):
        if name not in namespace and "__init__" not in namespace:
            setattr(made, name, _run(name, source, made, every, values))
    return made


_NOTHING: Final = object()


def _run(name: str, source: str, made: type, fields: list[Field], values: dict[str, object]) -> object:
    indented = "".join(f"    {line}\n" for line in source.splitlines())
    found: dict[str, Any] = {}
    exec(f"def make({made.__name__}):\n{indented}    return {name}\n", sys.modules[made.__module__].__dict__, found)
    function = found["make"](made)
    function.__qualname__ = f"{made.__qualname__}.{name}"
    function.__module__ = made.__module__
    if name == "__init__":
        given = [field for field in fields if not field.attached and (field.default or field.factory)]
        function.__defaults__ = tuple(None if field.factory else values[field.name] for field in given)
    return function


def _rebind(namespace: dict[str, Any], old: type, new: type) -> None:
    """Point the class cell behind ``super()`` in each method to the new class with slots."""
    for value in namespace.values():
        for function in (value, getattr(value, "__func__", None), getattr(value, "fget", None)):
            for cell in getattr(function, "__closure__", None) or ():
                if cell.cell_contents is old:
                    cell.cell_contents = new
