"""JSON in and out. Plain objects of a game become the same JSON as by its codec, several times as fast."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tableverse.kernel.choice import Decision
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
        "options": [
            {
                TAG: type(option).__name__,
                "id": option.id,
                "message": {TAG: "Message", "key": option.message.key, "arguments": option.message.arguments},
                "targets": option.targets,
            }
            for option in asked.options
        ],
        "origin": asked.origin,
        "shown": asked.shown,
    }


def _packer(cls: type[Plain]) -> Callable[[Any], dict[str, Any]]:
    """Written out as source, as dataclasses do it: this is the busiest line of the server, and twice as fast so."""
    fields = "".join(f", {name!r}: value.{name}" for name in fields_of(cls))
    packer: Callable[[Any], dict[str, Any]] = eval(f"lambda value: {{{TAG!r}: {cls.__name__!r}{fields}}}")
    return packer


_packers: dict[type[Plain], Callable[[Any], dict[str, Any]]] = {Decision: _decision}
encode: Callable[[Any], bytes] = msgspec.json.Encoder(enc_hook=_as_dict).encode


class Writing:
    """Writes views of one position for several pairs of eyes: the parts that they share are written once.

    Shared parts are known by being the same object, so the views must live as long as this does.
    """

    __slots__ = ("_written",)

    def __init__(self) -> None:
        self._written: dict[int, msgspec.Raw] = {}

    def view(self, view: Plain) -> dict[str, Any]:
        fields = _as_dict(view)
        first = not self._written
        for name, value in fields.items():
            if type(value) is list or type(value) is dict:
                written = self._written.get(id(value))
                if written is None:
                    if not first:  # nobody else may need it
                        continue
                    written = self._written[id(value)] = msgspec.Raw(encode(value))
                fields[name] = written
        return fields


_decoder: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)


def read(text: str) -> AnyFromClient:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise BadMessage() from error
