"""What may stand where in a row of content: learned by reading rows, and offered to whoever writes one.

There is no second description of how cards are written that could differ from the readers: a ``Watch`` is told by the
``Reader`` what is looked for at each place, and ``Places`` put together what was learned from all rows of a kind.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from tableverse.kernel.yaml_nodes import MappingNode, Node, SequenceNode

#: What fits at a place, the less telling first: "text" is said of whatever is read as text, "" of what is not read.
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
#: What has nothing inside that is told here: words of the card language are for the vocabulary to say.
CLOSED: Final = ("names", "counts", "number", "condition", "selector", "effect")
#: More than anybody would want to choose from: such a place is text.
MOST_OFFERED: Final = 400
#: The name of whatever stands in a list.
ANY: Final = "*"


class Place:
    """One place: what fits there. Of a mapping its fields."""

    __slots__ = ("fields", "least", "many", "most", "names", "offered", "seen", "what")

    def __init__(self) -> None:
        self.what = ""
        #: Is it a list?
        self.many = False
        #: "word": one of these; "text": what others have there.
        self.offered: dict[str, None] = {}
        #: "whole": from this to that; "counts": so many of each that is named.
        self.least = 0
        self.most = 0
        #: "name", "counts": the kind of what is named.
        self.names = ""
        #: Of a mapping: how many there are, and how many of them have each field.
        self.seen = 0
        self.fields: dict[str, int] = {}

    def add(self, other: Place) -> None:
        """What was learned of the same place in another row."""
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
        """As an editor reads it: no more than there is to say. Of fields, whether all have them."""
        said: dict[str, Any] = {"what": self.what} if self.what else {}
        if self.many:
            said["many"] = True
        if self.what in ("word", "text") and 0 < len(self.offered) <= MOST_OFFERED:
            said["offered"] = list(self.offered)
        if self.what in ("whole", "counts"):
            said.update(least=self.least, most=self.most)
        if self.names:
            said["names"] = self.names
        if self.fields and self.what not in CLOSED:
            said["fields"] = {name: count == self.seen for name, count in self.fields.items()}
        return said


class Watch:
    """Told by Readers, while they read one row, what fits at its places."""

    __slots__ = ("_nodes", "_places")

    def __init__(self) -> None:
        #: By the identity of their nodes, which are kept so that no other node gets it.
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

    def fits(self, node: Node, what: str, offered: Collection[str], least: int, most: int, names: str) -> None:
        place = self.at(node)
        if TELLING.index(what) < TELLING.index(place.what):
            return
        place.what = what
        place.offered.update(dict.fromkeys(offered))
        place.least, place.most, place.names = least, most, names


class Places:
    """By path what may stand in the rows of a kind: ``texts.*.on``. The row itself has the path ``""``."""

    __slots__ = ("by_path",)

    def __init__(self) -> None:
        self.by_path: dict[str, Place] = {}

    def learn(self, row: Node, watch: Watch) -> None:
        """A row that was read, and what its reader told."""
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
