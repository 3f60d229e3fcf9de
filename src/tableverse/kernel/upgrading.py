"""Continuing positions that were saved by another release.

New fields get their defaults and removed fields are dropped. Content is compared by its manifest: a position that
refers to a removed card, or is in the middle of a rewritten effect, cannot be continued.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from tableverse.kernel.content import Manifest
from tableverse.kernel.errors import CardGone, CorruptData, EffectChanged
from tableverse.kernel.game import SPECTATOR, Game
from tableverse.kernel.plain import TAG
from tableverse.kernel.state import State

#: Pattern of an id. Names of things consist of ids and separators: ``hero:loki``, ``haymaker@1.2``.
ID: Final = re.compile("[a-z0-9-]+")


class ContentDifference:
    """The difference between two contents: the ids of ``removed`` rows and of ``changed`` rows."""

    __slots__ = ("changed", "names", "removed")

    def __init__(self, before: Manifest, now: Manifest) -> None:
        present = {id for rows in now.values() for id in rows}
        self.removed = {id for rows in before.values() for id in rows if id not in present}
        self.changed = {
            id for kind, rows in before.items() for id, row in rows.items() if now.get(kind, {}).get(id, row) != row
        }
        #: The component that each number refers to in the earlier content, by kind.
        self.names = {kind: list(rows) for kind, rows in before.items()}


def restore(game: Game, packed: dict[str, Any], before: Manifest) -> State:
    """Restore a packed position that was played with the content of manifest ``before``.

    Raise CardGone, EffectChanged, or CorruptData for a position that cannot be read. Modify ``packed``.
    """
    difference = ContentDifference(before, game.registry.manifest())
    for text in _texts(packed):
        for id in ID.findall(text):
            if id in difference.removed:
                raise CardGone(card=id)
    for label in _labels(packed):
        if any(word == id or word.startswith(f"{id}-") for word in ID.findall(label) for id in difference.changed):
            raise EffectChanged(effect=label)
    try:
        game.renumber(packed, difference.names)
    except LookupError as error:
        raise CardGone(card=str(error.args[0]) if error.args else "") from error
    state = game.unpack(packed)
    try:
        for label in _labels(packed):
            game.ability(label)
        for seat in range(SPECTATOR, state.seats):
            game.view(state, seat)
    except (AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise CorruptData(what=str(error) or type(error).__name__) from error
    return state


def _texts(value: Any) -> Iterator[str]:
    """Yield all texts of a packed value, including keys."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from _texts(item)
    elif isinstance(value, dict):
        for key, item in value.items():
            yield key
            yield from _texts(item)


def _labels(value: Any) -> Iterator[str]:
    """Yield the labels of abilities that are being resolved or are waiting to be resolved."""
    if isinstance(value, list):
        for item in value:
            yield from _labels(item)
    elif isinstance(value, dict):
        if value.get(TAG) == "Resolving" and value.get("ability"):
            yield str(value["ability"])
        for item in value.values():
            yield from _labels(item)
