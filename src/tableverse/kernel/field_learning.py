"""The valid values at each place in rows of one kind, learned by reading all rows again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

from tableverse.kernel.content import Reader
from tableverse.kernel.errors import BadContent
from tableverse.kernel.places import Places, Watch


def places_of(kind: str, rows: Iterable[Reader], read: Callable[[str, Reader], None]) -> dict[str, dict[str, Any]]:
    """Return the valid values at each place, by path."""
    places = Places()
    for row in rows:
        watch = Watch()
        with suppress(BadContent):  # even an invalid row records the values that were read before the error
            read(kind, row.fresh_copy(watch))
        places.learn(row.node, watch)
    return places.data()
