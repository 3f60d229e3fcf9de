"""JSON in and out. Plain objects of a game become the same JSON as by its codec, several times as fast."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tableverse.kernel.choice import Decision, Option
from tableverse.kernel.game import View
from tableverse.kernel.plain import TAG, Plain, fields_of
from tableverse.server.messages import AnyFromClient
from tableverse.server.trouble import BadMessage


def _as_dict(value: Any) -> dict[str, Any]:
    """One level only: msgspec walks what is inside by itself, in C, and asks again for the next plain object."""
    cls = type(value)
    packer = _packers.get(cls)
    if packer is None:
        if not isinstance(value, Plain):
            raise TypeError(f"{cls.__name__} cannot be sent")
        packer = _packers[cls] = _packer(cls)
    return packer(value)


def _decision(asked: Decision) -> dict[str, Any]:
    """In one go: its many options are half of what is sent to the one who must choose."""
    return {
        TAG: "Decision",
        "seat": asked.seat,
        "kind": asked.kind,
        "prompt": asked.prompt,
        "options": [_option(option) for option in asked.options],
        "origin": asked.origin,
        "shown": asked.shown,
    }


def _option(option: Option) -> msgspec.Raw:
    """Options never change, and most are made once for all tables: so they are written once."""
    known = _options.get(id(option))
    if known is None:
        if len(_options) >= OPTIONS_KEPT:
            _options.clear()
        # The option is kept as well, so that no other can have its id.
        known = _options[id(option)] = (option, msgspec.Raw(encode(option)))
    return known[1]


def _packer(cls: type[Plain]) -> Callable[[Any], dict[str, Any]]:
    """Written out as source, as dataclasses do it: this is the busiest line of the server, and twice as fast so."""
    fields = "".join(f", {name!r}: value.{name}" for name in fields_of(cls))
    packer: Callable[[Any], dict[str, Any]] = eval(f"lambda value: {{{TAG!r}: {cls.__name__!r}{fields}}}")
    return packer


#: With what was written, the object that it was written of.
_Written = dict[int, tuple[Any, Any]]
OPTIONS_KEPT = 4096
_options: dict[int, tuple[Option, msgspec.Raw]] = {}
_packers: dict[type[Plain], Callable[[Any], dict[str, Any]]] = {Decision: _decision}
encode: Callable[[Any], bytes] = msgspec.json.Encoder(enc_hook=_as_dict).encode


class Writing:
    """Writes the views of a table, position after position: what several pairs of eyes see is written once, and what
    lasts from one position to the next (``View.LASTING``) not again.

    Parts are known by being the same object, so those that were written are kept.
    """

    __slots__ = ("_lasting", "views")

    def __init__(self) -> None:
        #: The views written last.
        self.views: list[View] = []
        self._lasting: _Written = {}

    def write(self, views: list[View]) -> list[dict[str, Any]]:
        before, self._lasting = self._lasting, {}
        shared: _Written = {}
        self.views = views
        return [self._with_lasting(view, before) if view.LASTING else self._with_shared(view, shared) for view in views]

    def _with_lasting(self, view: View, before: _Written) -> dict[str, Any]:
        fields = _as_dict(view)
        lasting = self._lasting
        for name in view.LASTING:
            value = fields[name]
            written = lasting.get(id(value))
            if written is None:
                written = lasting[id(value)] = before.get(id(value)) or self._write(value, before)
            fields[name] = written[1]
        return fields

    def _write(self, value: Any, before: _Written) -> tuple[Any, Any]:
        """A list of plain objects in parts: most of them last when one changes."""
        if type(value) is not list or not value or not isinstance(value[0], Plain):
            return value, msgspec.Raw(encode(value))
        parts: list[msgspec.Raw] = []
        for item in value:
            written = self._lasting.get(id(item)) or before.get(id(item)) or (item, msgspec.Raw(encode(item)))
            self._lasting[id(item)] = written
            parts.append(written[1])
        return value, parts

    def _with_shared(self, view: View, shared: _Written) -> dict[str, Any]:
        fields = _as_dict(view)
        first = not shared
        for name, value in fields.items():
            if type(value) is list or type(value) is dict:
                if first:
                    shared[id(value)] = (value, msgspec.Raw(encode(value)))
                if id(value) in shared:
                    fields[name] = shared[id(value)][1]
        return fields


_decoder: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)


def read(text: str) -> AnyFromClient:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise BadMessage() from error
