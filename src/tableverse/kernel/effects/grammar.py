"""Words of a card language: a word is a class, and its annotations are its arguments.

    @word("stun")
    class Stun(Verb):
        who: Selector
        rounds: Number = argument(default=ONE)
        until: str = argument(one_of=("turn", "round"), default="turn")

The annotations determine the word's constructor, YAML format (``reading.Vocabulary``), checks, message arguments
(``Node.message_arguments``) and entry in the reference. In YAML an argument has the name of its field, with hyphens for
underscores. A word with a single required argument may omit the name of the argument.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Iterable
from typing import Any, Final, NamedTuple, TypeVar, dataclass_transform

from tableverse.kernel.fields import Field, constructor

C = TypeVar("C", bound=type)
REQUIRED: Final = object()

SELECTOR: Final = "Selector"
VERB: Final = "Verb"
NUMBER: Final = "Number"
CONDITION: Final = "Condition"
EFFECT: Final = "Effect"
FLAG: Final = "bool"
WHOLE: Final = "int"
TEXT: Final = "str"


class Given(NamedTuple):
    """The details of an argument other than its name and kind."""

    default: Any = REQUIRED
    #: Name of the argument in YAML, if it differs from the field's.
    written: str = ""
    #: For text, at most one of these: ``one_of``, the allowed words; ``names``, the kind of component that the text
    #: names; ``asks``, a question about the occurrence in progress.
    one_of: Collection[str] = ()
    names: str = ""
    asks: str = ""
    #: Bounds of an integer, or of the length of a list.
    minimum: int = 0
    maximum: int = 999
    #: For a selector: the name under which ``{one: ...}`` binds the picked thing.
    bound: str = "it"
    #: For text or an integer: a parser, called with Reader and Vocabulary, if none of the other details fits.
    read: Callable[[Any, Any], Any] | None = None


class Argument(NamedTuple):
    """One argument of a word. ``kind`` is the type of one value; ``many`` is "list" or "dict" if there are several."""

    field: str
    name: str
    kind: str
    many: str
    given: Given

    @property
    def required(self) -> bool:
        return self.given.default is REQUIRED

    @staticmethod
    def of(field: str, annotation: str, default: Any) -> Argument:
        """Parse an annotation: ``Selector | None``, ``tuple[Condition[S], ...]``, ``dict[str, Effect]``."""
        given = default if isinstance(default, Given) else Given(default)
        name = given.written or field.rstrip("_").replace("_", "-")
        text = annotation.replace(" | None", "").removeprefix("ClassVar").strip()
        many = ""
        if text.startswith(("tuple[", "list[", "Sequence[")):
            many, text = "list", text.partition("[")[2].removesuffix("]").removesuffix(", ...")
        elif text.startswith("dict["):
            many, text = "dict", text.partition(", ")[2].removesuffix("]")
        kind = text.partition("[")[0].rpartition(".")[2]
        if kind not in (SELECTOR, NUMBER, CONDITION, EFFECT, VERB, FLAG, WHOLE, TEXT):
            raise TypeError(f"{field}: a word cannot take {annotation}")
        return Argument(field, name, kind, many, given)


def argument(
    *,
    default: Any = REQUIRED,
    written: str = "",
    one_of: Collection[str] = (),
    names: str = "",
    asks: str = "",
    minimum: int = 0,
    maximum: int = 999,
    bound: str = "it",
    read: Callable[[Any, Any], Any] | None = None,
) -> Any:
    """Declare an argument with the details that ``Given`` lists."""
    return Given(default, written, one_of, names, asks, minimum, maximum, bound, read)


class _Decorator:
    """A decorator that makes a class a word (``word("stun")``), or an abstract base of words (``word("")``)."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, cls: C) -> C:
        own: list[Argument] = []
        for field, annotation in vars(cls).get("__annotations__", {}).items():
            if not annotation.startswith(("ClassVar", "Final")):
                own.append(Argument.of(field, annotation, vars(cls).get(field, REQUIRED)))
                if field in vars(cls):
                    delattr(cls, field)
        every = overridden([*inherited(cls), *own])
        setattr(cls, "WORD", self.name)  # noqa: B010 - not every class of that type has one
        setattr(cls, "OWN", tuple(own))  # noqa: B010
        setattr(cls, "TAKES", every)  # noqa: B010
        if own and "__init__" not in vars(cls):  # a word without arguments of its own uses its base's constructor
            setattr(cls, "__init__", _constructor(cls, every))  # noqa: B010
        return cls


@dataclass_transform(eq_default=False, field_specifiers=(argument,))
def word(name: str = "") -> Callable[[C], C]:
    """Register a class as the word with that name in YAML. Without a name, the class is a base of several words."""
    return _Decorator(name)


def inherited(cls: type) -> list[Argument]:
    """Return the arguments of a word's bases, the most general base first."""
    return [taken for base in reversed(cls.__mro__[1:]) for taken in vars(base).get("OWN", ())]


def overridden(takes: Iterable[Argument]) -> tuple[Argument, ...]:
    """Drop redefined arguments; a redefinition keeps the place of the first."""
    return tuple({one.field: one for one in takes}.values())


def _constructor(cls: type, takes: tuple[Argument, ...]) -> Any:
    fields = [Field(one.field, "Any", "" if one.required else "None") for one in takes]
    found: dict[str, Any] = {}
    exec(constructor(fields), sys.modules[cls.__module__].__dict__, found)
    function = found["__init__"]
    function.__qualname__ = f"{cls.__qualname__}.__init__"
    function.__module__ = cls.__module__
    function.__defaults__ = tuple(one.given.default for one in takes if not one.required)
    return function
