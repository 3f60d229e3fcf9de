"""What may stand where in all rows of one kind, learned by reading them once more."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from tableverse.kernel.content import Reader
from tableverse.kernel.errors import BadContent
from tableverse.kernel.places import Places, Watch


def places_of(kind: str, rows: Iterable[Reader], read: Callable[[str, Reader], None]) -> dict[str, dict[str, Any]]:
    """By the path to each place, what fits there."""
    places = Places()
    for row in rows:
        watch = Watch()
        with suppress(BadContent):  # what a pack may not change: what was told before that is learned
            read(kind, row.anew(watch))
        places.learn(row.node, watch)
    return places.data()
