"""JSON in and out. Plain objects of a game become the same JSON as by its codec, three times as fast."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tableverse.kernel.plain import TAG, Plain, fields_of
from tableverse.server.messages import AnyFromClient
from tableverse.server.trouble import BadMessage

_fields: dict[type[Plain], tuple[str, ...]] = {}


def _as_dict(value: Any) -> dict[str, Any]:
    """One level only: msgspec walks what is inside by itself, in C, and asks again for the next plain object."""
    cls = type(value)
    names = _fields.get(cls)
    if names is None:
        if not isinstance(value, Plain):
            raise TypeError(f"{cls.__name__} cannot be sent")
        names = _fields[cls] = fields_of(cls)
    packed: dict[str, Any] = {TAG: cls.__name__}
    for name in names:
        packed[name] = getattr(value, name)
    return packed


encode: Callable[[Any], bytes] = msgspec.json.Encoder(enc_hook=_as_dict).encode
_decoder: msgspec.json.Decoder[AnyFromClient] = msgspec.json.Decoder(AnyFromClient)


def read(text: str) -> AnyFromClient:
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise BadMessage() from error
