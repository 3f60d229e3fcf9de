"""Cache of parsed content files: parsing YAML takes most of the time of loading a game.

An entry's name is a digest of the file's bytes, so a changed file never matches an old entry, and several releases,
programs and users can share a folder. If the cache cannot be read or written, or is damaged, the file is parsed as if
there were no cache.
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

#: Environment variable that replaces the user's cache folder; "off" disables the cache.
VARIABLE: Final = "TABLEVERSE_CACHE"
#: Version of the cached data. Increase it with every change of the nodes or of the parser.
LAYOUT: Final = b"2"
CHECKSUM: Final = 16
ENDING: Final = ".nodes"
#: Maximum age of an entry in seconds. Older entries are deleted.
MAX_AGE: Final = 30 * 24 * 3600


def folder() -> Path | None:
    """Return the cache folder, or None if caching is off."""
    chosen = os.environ.get(VARIABLE, "")
    if chosen == "off":
        return None
    return Path(chosen) if chosen else user_cache_path("tableverse", appauthor=False) / "content"


def find(data: bytes) -> Node | None:
    """Return the cached node for these bytes, or None."""
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
    """Store a parsed file atomically, so that concurrent readers and writers never see a part of it."""
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
    """Create the folder and delete old entries, once in a process."""
    where.mkdir(parents=True, exist_ok=True)
    now = time.time()
    for file in where.glob(f"*{ENDING}"):
        with suppress(OSError):
            if now - file.stat().st_mtime > MAX_AGE:
                file.unlink()
