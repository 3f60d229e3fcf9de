"""A word of a game's card language is a class, and its arguments are the class's annotations, written once.

    @word("stun")
    class Stun(Verb):
        who: Selector
        rounds: Number = argument(default=ONE)
        until: str = argument(one_of=("turn", "round"), default="turn")

From the annotations follow its constructor, how it is read from YAML (``reading.Vocabulary``), what is checked in it,
what its sentence is given (``Node.said_arguments``) and its entry in the reference. In YAML an argument has the name of
its field, with hyphens for underscores. A word that needs just one argument may be written without naming it.
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
    """What ``argument`` says about an argument, besides its name and kind."""

    default: Any = REQUIRED
    #: Its name in YAML, if that is not the name of the field.
    written: str = ""
    #: Text: one of these words; or the name of a component of that kind; or a question that what is under way answers.
    one_of: Collection[str] = ()
    names: str = ""
    asks: str = ""
    #: The least and most of a whole number, or of how many a list has.
    least: int = 0
    most: int = 999
    #: A selector: the name under which ``{one: ...}`` binds what was picked.
    bound: str = "it"
    #: Text or a whole number: how it is read, given its Reader and the Vocabulary, where none of the above will do.
    read: Callable[[Any, Any], Any] | None = None


class Argument(NamedTuple):
    """One argument of a word. ``kind`` is what one of it is; ``many`` is "list" or "dict" where there are several."""

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
        """An argument as it was annotated: ``Selector | None``, ``tuple[Condition[S], ...]``, ``dict[str, Effect]``."""
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
    least: int = 0,
    most: int = 999,
    bound: str = "it",
    read: Callable[[Any, Any], Any] | None = None,
) -> Any:
    """For an argument about which there is more to say than its kind: see ``Given``."""
    return Given(default, written, one_of, names, asks, least, most, bound, read)


class _Decorator:
    """Makes a class a word (``word("stun")``), or a base of words that is none itself (``word("")``)."""

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
        if own and "__init__" not in vars(cls):  # a word that adds nothing is constructed like its base
            setattr(cls, "__init__", _constructor(cls, every))  # noqa: B010
        return cls


@dataclass_transform(eq_default=False, field_specifiers=(argument,))
def word(name: str = "") -> Callable[[C], C]:
    """The class is a word of that name in YAML; without a name it is what several words have in common."""
    return _Decorator(name)


def inherited(cls: type) -> list[Argument]:
    """The arguments of the words that a word is based on, those of the most general one first."""
    return [taken for base in reversed(cls.__mro__[1:]) for taken in vars(base).get("OWN", ())]


def overridden(takes: Iterable[Argument]) -> tuple[Argument, ...]:
    """An argument that is stated again is changed, but keeps its place."""
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
