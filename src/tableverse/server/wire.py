"""JSON in and out. Plain objects of a game become the same JSON as by its codec, several times as fast."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tableverse.kernel.plain import TAG, Plain, fields_of
from tableverse.server.messages import AnyFromClient
from tableverse.server.trouble import BadMessage

_packers: dict[type[Plain], Callable[[Any], dict[str, Any]]] = {}


def _as_dict(value: Any) -> dict[str, Any]:
    """One level only: msgspec walks what is inside by itself, in C, and asks again for the next plain object."""
    cls = type(value)
    packer = _packers.get(cls)
    if packer is None:
        if not isinstance(value, Plain):
            raise TypeError(f"{cls.__name__} cannot be sent")
        packer = _packers[cls] = _packer(cls)
    return packer(value)


def _packer(cls: type[Plain]) -> Callable[[Any], dict[str, Any]]:
    """Written out as source, as dataclasses do it: this is the busiest line of the server, and twice as fast so."""
    fields = "".join(f", {name!r}: value.{name}" for name in fields_of(cls))
    packer: Callable[[Any], dict[str, Any]] = eval(f"lambda value: {{{TAG!r}: {cls.__name__!r}{fields}}}")
    return packer


encode: Callable[[Any], bytes] = msgspec.json.Encoder(enc_hook=_as_dict).encode
_decoder: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)


def read(text: str) -> AnyFromClient:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise BadMessage() from error
