"""The valid values at each place in a row of content, learned from rows and offered to authors.

There is no second description of the card format that could differ from the parser: a ``Watch`` records the fields and
values that the ``Reader`` looks for at each place, and ``Places`` merges the records of all rows of a kind.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from tableverse.kernel.yaml_nodes import MappingNode, Node, SequenceNode

#: Kinds of values, least specific first: "text" is any text, "" an unread value.
TELLING: Final[tuple[str, ...]] = (
    "",
    "text",
    "flag",
    "whole",
    "word",
    "name",
    "id",
    "names",
    "counts",
    "number",
    "condition",
    "selector",
    "effect",
)
#: Kinds whose inner structure is not described here: the vocabulary describes the words of the card language.
CLOSED: Final = ("names", "counts", "number", "condition", "selector", "effect")
#: Maximum number of words to offer. A place with more words counts as text.
MOST_OFFERED: Final = 400
#: The path component for any item of a list.
ANY: Final = "*"


class Place:
    """One place in a row and its valid values; for a mapping, its fields."""

    __slots__ = ("fields", "least", "many", "most", "names", "offered", "seen", "what")

    def __init__(self) -> None:
        self.what = ""
        #: Whether the value is a list.
        self.many = False
        #: For "word", the allowed words; for "text", the texts in other rows.
        self.offered: dict[str, None] = {}
        #: For "whole", the range; for "counts", the range of each named thing.
        self.least = 0
        self.most = 0
        #: For "name" and "counts", the kind of the named things.
        self.names = ""
        #: For a mapping: ``seen``, the number of mappings; ``fields``, the number of mappings that have each field.
        self.seen = 0
        self.fields: dict[str, int] = {}

    def add(self, other: Place) -> None:
        """Merge the values of the same place in another row."""
        self.what = max(self.what, other.what, key=TELLING.index)
        if other.what in ("whole", "counts"):
            self.least = min(self.least, other.least) if self.most else other.least
            self.most = max(self.most, other.most)
        self.names = self.names or other.names
        self.offered.update(other.offered)
        self.seen += other.seen
        for name, count in other.fields.items():
            self.fields[name] = self.fields.get(name, 0) + count

    def data(self) -> dict[str, Any]:
        """Return the place for an editor, without empty entries. Each field states whether all rows have it."""
        data: dict[str, Any] = {"what": self.what} if self.what else {}
        if self.many:
            data["many"] = True
        if self.what in ("word", "text") and 0 < len(self.offered) <= MOST_OFFERED:
            data["offered"] = list(self.offered)
        if self.what in ("whole", "counts"):
            data.update(least=self.least, most=self.most)
        if self.names:
            data["names"] = self.names
        if self.fields and self.what not in CLOSED:
            data["fields"] = {name: count == self.seen for name, count in self.fields.items()}
        return data


class Watch:
    """A record of the values that fit at each place of one row, filled while Readers read the row."""

    __slots__ = ("_nodes", "_places")

    def __init__(self) -> None:
        #: ``_places`` is keyed by the identity of nodes. ``_nodes`` keeps these nodes alive so that ids are not reused.
        self._places: dict[int, Place] = {}
        self._nodes: list[Node] = []

    def at(self, node: Node) -> Place:
        if id(node) not in self._places:
            self._places[id(node)] = Place()
            self._nodes.append(node)
        return self._places[id(node)]

    def field(self, node: Node, name: str, here: bool) -> None:
        place = self.at(node)
        place.seen = 1
        place.fields[name] = int(here)

    def fits(self, node: Node, what: str, offered: Collection[str], minimum: int, maximum: int, names: str) -> None:
        place = self.at(node)
        if TELLING.index(what) < TELLING.index(place.what):
            return
        place.what = what
        place.offered.update(dict.fromkeys(offered))
        place.least, place.most, place.names = minimum, maximum, names


class Places:
    """The valid values in rows of one kind, by path (``texts.*.on``). The row itself has the path ``""``."""

    __slots__ = ("by_path",)

    def __init__(self) -> None:
        self.by_path: dict[str, Place] = {}

    def learn(self, row: Node, watch: Watch) -> None:
        """Add the values that a Watch recorded for a row."""
        self._learn(row, "", watch)

    def _learn(self, node: Node, path: str, watch: Watch) -> None:
        known = self.by_path.setdefault(path, Place())
        place = watch.at(node)
        known.add(place)
        if place.what in CLOSED:
            return
        if isinstance(node, MappingNode):
            for key, value in node.value:
                self._learn(value, f"{path}.{key.value}" if path else key.value, watch)
        elif isinstance(node, SequenceNode):
            known.many = True
            for part in node.value:
                self._learn(part, f"{path}.{ANY}", watch)
        elif place.what == "text":
            known.offered[node.value] = None

    def data(self) -> dict[str, dict[str, Any]]:
        return {path: place.data() for path, place in self.by_path.items()}
