"""Files of content, parsed once and kept: to read them again as YAML takes most of the time of loading a game.

What is kept is plain data under a name made of the very bytes that it was parsed from, so a changed file is never taken
for the old one, and several releases, programs and users get along. Nothing depends on it: where it cannot be read, is
damaged or cannot be written, the file is parsed as if there were none.
"""

from __future__ import annotations

import os
import tempfile
import time
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_cache_path

from tableverse.kernel.yaml_nodes import Node

#: Where it is kept, instead of the user's folder for such things; "off" for nowhere.
VARIABLE: Final = "TABLEVERSE_CACHE"
#: To be raised with every change of the nodes or of how they are parsed.
LAYOUT: Final = b"2"
CHECKSUM: Final = 16
ENDING: Final = ".nodes"
#: What is older than this many seconds is dropped, and made again where it is still needed.
LONGEST: Final = 30 * 24 * 3600


def folder() -> Path | None:
    """Where things are kept; None if nowhere."""
    chosen = os.environ.get(VARIABLE, "")
    if chosen == "off":
        return None
    return Path(chosen) if chosen else user_cache_path("tableverse", appauthor=False) / "content"


def find(data: bytes) -> Node | None:
    """What was parsed from these bytes before; None if that is not known."""
    place = _place(data)
    if place is None:
        return None
    try:
        found = place.read_bytes()
        sound = found[:CHECKSUM] == _checksum(found[CHECKSUM:])
        return _decoder().decode(found[CHECKSUM:]) if sound else None
    except (OSError, msgspec.MsgspecError):
        return None


def keep(data: bytes, node: Node) -> None:
    """Whoever looks for it meanwhile finds the whole or nothing, also where several write the same at once."""
    place = _place(data)
    if place is None:
        return
    try:
        packed = msgspec.msgpack.encode(node)
        _prepare(place.parent)
        number, unfinished = tempfile.mkstemp(dir=place.parent, suffix=ENDING)
    except (OSError, OverflowError, msgspec.MsgspecError):
        return
    try:
        with os.fdopen(number, "wb") as file:
            file.write(_checksum(packed) + packed)
        os.replace(unfinished, place)
    except OSError:
        with suppress(OSError):
            os.unlink(unfinished)


def _place(data: bytes) -> Path | None:
    where = folder()
    return None if where is None else where / f"{blake2b(data, digest_size=20, salt=LAYOUT).hexdigest()}{ENDING}"


def _checksum(packed: bytes) -> bytes:
    return blake2b(packed, digest_size=CHECKSUM).digest()


@cache
def _decoder() -> msgspec.msgpack.Decoder[Node]:
    return msgspec.msgpack.Decoder(Node)


@cache
def _prepare(where: Path) -> None:
    """Once in a process: make the folder, and drop what is old."""
    where.mkdir(parents=True, exist_ok=True)
    now = time.time()
    for file in where.glob(f"*{ENDING}"):
        with suppress(OSError):
            if now - file.stat().st_mtime > LONGEST:
                file.unlink()
