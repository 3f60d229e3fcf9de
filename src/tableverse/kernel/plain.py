"""Plain data, the basis of every State, View, Event and Record.

A plain object contains only ints, strings, booleans, None, lists, string-keyed dicts and other plain objects. This
restriction makes save, undo, replay, search and the wire format possible.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Self

import msgspec
from mypy_extensions import mypyc_attr

from tableverse.kernel.errors import CorruptData

TAG = "$"


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """Base class of all plain objects.

    A class lists the fields it adds in FIELDS (and in ``__slots__``). To be decodable, its constructor takes all fields
    as arguments of the same names.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ()
    #: Fields that must be present when decoding, although the constructor has a default.
    REQUIRED: ClassVar[tuple[str, ...]] = ()
    #: Fields that are encoded only if they are not empty, because they are empty in most objects.
    SPARSE: ClassVar[tuple[str, ...]] = ()
    __slots__ = ()

    def clone(self) -> Self:
        """Return an independent copy."""
        raise NotImplementedError

    def take_from(self, other: Plain) -> None:
        """Copy from another object the fields that this class adds. Both objects then share the values."""
        for name in type(self).FIELDS:
            setattr(self, name, getattr(other, name))


def fields_of(cls: type[Plain]) -> tuple[str, ...]:
    """Return all encoded fields of a class, starting with fields of its bases."""
    names: list[str] = []
    for base in reversed(cls.__mro__):
        names.extend(base.__dict__.get("FIELDS", ()))
    return tuple(names)


class Codec:
    """A codec between plain objects of the given classes and JSON-ready values."""

    __slots__ = ("_classes", "_encoder", "_fields", "_sparse")

    def __init__(self, classes: Iterable[type[Plain]]) -> None:
        self._classes: dict[str, type[Plain]] = {}
        self._fields: dict[str, tuple[str, ...]] = {}
        self._sparse: dict[str, tuple[str, ...]] = {}
        for cls in classes:
            self._sparse[cls.__name__] = cls.SPARSE
            self._classes[cls.__name__] = cls
            self._fields[cls.__name__] = fields_of(cls)
        self._encoder = msgspec.json.Encoder(enc_hook=self._as_dict)

    def encode(self, value: Any) -> bytes:
        """Return the JSON of ``pack``, several times as fast, because msgspec itself traverses lists and dicts."""
        return self._encoder.encode(value)

    def _as_dict(self, value: Any) -> dict[str, Any]:
        """Pack one level. The encoder calls this again for each plain object inside."""
        name = type(value).__name__
        fields = self._fields.get(name)
        if fields is None:
            raise TypeError(f"{name} is not among the plain classes of this game")
        packed: dict[str, Any] = {TAG: name}
        for field in fields:
            packed[field] = getattr(value, field)
        for field in self._sparse[name]:
            if not packed[field]:
                del packed[field]
        return packed

    def pack(self, value: Any) -> Any:
        """Return a value as JSON-ready data.

        Most items are numbers or texts; checking their type first saves a call for each.
        """
        # Check one type at a time, since a union would be built again at every call.
        if value is None or isinstance(value, int) or isinstance(value, str) or isinstance(value, float):  # noqa: SIM101
            return value
        if isinstance(value, list):
            return [item if type(item) is str or type(item) is int else self.pack(item) for item in value]
        if isinstance(value, dict):
            for key in value:
                if not isinstance(key, str):
                    raise TypeError(f"{key!r} would come back as text: the keys of plain dicts are strings")
            return {
                key: item if type(item) is str or type(item) is int else self.pack(item) for key, item in value.items()
            }
        return {
            key: item if type(item) is str or type(item) is int else self.pack(item)
            for key, item in self._as_dict(value).items()
        }

    def unpack(self, value: Any) -> Any:
        if isinstance(value, list):
            return [item if type(item) is str or type(item) is int else self.unpack(item) for item in value]
        if not isinstance(value, dict):
            return value
        if TAG not in value:
            return {
                key: item if type(item) is str or type(item) is int else self.unpack(item)
                for key, item in value.items()
            }
        name = value[TAG]
        cls = self._classes.get(name) if isinstance(name, str) else None
        if cls is None:
            raise CorruptData(what=str(name))
        fields: dict[str, Any] = {}
        missing = ""
        for field in self._fields[name]:
            if field in value:
                item = value[field]
                fields[field] = item if type(item) is str or type(item) is int else self.unpack(item)
            elif field in cls.REQUIRED:
                raise CorruptData(what=f"{name}.{field}")
            elif not missing:
                missing = f".{field}"
        try:
            # A field that an earlier release did not write gets its default, if it has one.
            return cls(**fields)
        except TypeError as error:
            raise CorruptData(what=name + missing) from error
