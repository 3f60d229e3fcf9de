"""Content as data: cards, tiles, sheets and boards in YAML, each with its source, read with file:line errors.

The game's own content and content packs go through the same Reader and the same checks.
"""

from __future__ import annotations

import gc
import hashlib
import json
import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple

from tableverse.kernel import content_cache
from tableverse.kernel.errors import BadContent, FileTrouble
from tableverse.kernel.places import Watch
from tableverse.kernel.yaml_nodes import MappingNode, Node, ScalarNode, SequenceNode

#: Source of a component's content: the rulebook, facts from public data, or our own reconstruction.
SOURCES: Final = ("rulebook", "published", "reconstructed")
LARGEST_FILE: Final = 4 * 1024 * 1024
#: kind -> id -> digest of the row, in the order of the files.
Manifest = dict[str, dict[str, str]]

NONE: Final[set[str]] = set()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Pause garbage collection while loading many objects that stay alive."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


class Reader:
    """Typed access to one YAML value that knows its position. Every error names file and line."""

    __slots__ = ("_asked", "_fields", "_seen", "_used", "file", "key", "node", "parent", "watch")

    def __init__(
        self,
        node: Node,
        file: str,
        watch: Watch | None = None,
        parent: Reader | None = None,
        key: str | int = "",
    ) -> None:
        self.node = node
        self.file = file
        #: Callback that is notified of the values allowed here; None while a game is loaded.
        self.watch = watch
        #: The enclosing value, and this value's field name or list index in it.
        self.parent = parent
        self.key = key
        #: Fields whose values were parsed, and fields that were looked up. Created on demand, because most values are
        #: not mappings.
        self._used: set[str] = NONE
        self._asked: set[str] = NONE
        self._seen = False
        self._fields: dict[str, tuple[Node, Node]] | None = None

    def wrong(self, problem: str, **arguments: Any) -> BadContent:
        error = BadContent(self.file, self.line, problem, **arguments)
        error.path = self.path()
        return error

    def path(self) -> list[str | int]:
        """Return the names and indexes from the top of the file to this value."""
        above = [] if self.parent is None else self.parent.path()
        return above if self.key == "" else [*above, self.key]

    @property
    def line(self) -> int:
        return self.node.line

    def fresh_copy(self, watch: Watch | None = None) -> Reader:
        """Return a new Reader of the same value, with no field marked as read."""
        return Reader(self.node, self.file, watch)

    def fits(
        self, what: str, allowed: Collection[str] = (), minimum: int = 0, maximum: int = 0, names: str = ""
    ) -> None:
        """Report to the watcher, if there is one, which values are allowed here (see ``places.Place``)."""
        if self.watch is not None:
            self.watch.fits(self.node, what, allowed, minimum, maximum, names)

    # --- a mapping ----------------------------------------------------------------------------------------------

    def _pairs(self) -> dict[str, tuple[Node, Node]]:
        """Return the key and value nodes of every field by name.

        Cached, because the reader of a row looks up every field that the row might have.
        """
        if self._fields is not None:
            return self._fields
        if not isinstance(self.node, MappingNode):
            raise self.wrong("not-a-mapping")
        fields: dict[str, tuple[Node, Node]] = {}
        for key, value in self.node.value:
            name = key.value
            if name in fields:
                raise Reader(key, self.file, None, self, name).wrong("twice", field=name[:40])
            fields[name] = (key, value)
        self._fields = fields
        self._used = set()
        self._asked = set()
        return fields

    def is_mapping(self) -> bool:
        return isinstance(self.node, MappingNode)

    def keys(self) -> list[str]:
        return list(self._pairs())

    def has(self, field: str) -> bool:
        here = field in self._pairs()
        self._asked.add(field)
        if self.watch is not None:
            self.watch.field(self.node, field, here)
        return here

    def field(self, field: str) -> Reader:
        pair = self._pairs().get(field)
        self._used.add(field)
        if self.watch is not None:
            self.watch.field(self.node, field, pair is not None)
        if pair is None:
            raise self.wrong("missing", field=field)
        return Reader(pair[1], self.file, self.watch, self, field)

    def no_more(self) -> None:
        """Raise BadContent for any field that was never looked up: a misspelt field must not be ignored silently."""
        for name, (key, _) in self._pairs().items():
            if name not in self._used:
                known = ", ".join(sorted(self._used | self._asked))
                raise Reader(key, self.file, None, self, name).wrong("unknown-field", field=name[:40], known=known)

    def done(self) -> None:
        """Raise BadContent for any unread part: a field, or a value where none is expected."""
        if isinstance(self.node, MappingNode):
            self.no_more()
        elif not self._seen:
            raise self.wrong("nothing-expected")

    # --- a list -------------------------------------------------------------------------------------------------

    def items(self) -> list[Reader]:
        if not isinstance(self.node, SequenceNode):
            raise self.wrong("not-a-list")
        self._seen = True
        return [Reader(item, self.file, self.watch, self, number) for number, item in enumerate(self.node.value)]

    # --- a single value -----------------------------------------------------------------------------------------

    def is_value(self) -> bool:
        return isinstance(self.node, ScalarNode)

    def value(self) -> Any:
        if not isinstance(self.node, ScalarNode):
            raise self.wrong("not-a-value")
        self._seen = True
        return self.node.value if self.node.meaning is None else self.node.meaning

    def as_text(self) -> str:
        if not isinstance(self.node, ScalarNode) or not self.node.value.strip():
            raise self.wrong("not-text")
        self._seen = True
        self.fits("text")
        return self.node.value

    def as_one_of(self, allowed: Collection[str]) -> str:
        """Return the value, which must be one of the allowed words."""
        self.fits("word", allowed)
        value = self.as_text()
        if value not in allowed:
            raise self.wrong("not-one-of", value=value[:40], allowed=", ".join(allowed))
        return value

    def as_integer(self, minimum: int, maximum: int) -> int:
        self.fits("whole", minimum=minimum, maximum=maximum)
        value = self.value()
        if not isinstance(value, int) or isinstance(value, bool) or not minimum <= value <= maximum:
            raise self.wrong("not-a-number", least=minimum, most=maximum, value=self.node.value[:40])
        return value

    # --- common fields ------------------------------------------------------------------------------------------

    def text(self, field: str) -> str:
        return self.field(field).as_text()

    def integer(self, field: str, minimum: int, maximum: int, default: int | None = None) -> int:
        if default is not None and not self.has(field):
            return default
        return self.field(field).as_integer(minimum, maximum)

    def flag(self, field: str) -> bool:
        if not self.has(field):
            return False
        value = self.field(field)
        value.fits("flag")
        if not isinstance(value.value(), bool):
            raise value.wrong("not-yes-or-no")
        return bool(value.value())

    def one_of(self, field: str, allowed: Collection[str]) -> str:
        return self.field(field).as_one_of(allowed)

    def words(self, field: str, allowed: Collection[str]) -> tuple[str, ...]:
        """Return a list of allowed words without duplicates, or an empty tuple if the field is missing."""
        if not self.has(field):
            return ()
        found: list[str] = []
        for part in self.field(field).items():
            word = part.as_one_of(allowed)
            if word in found:
                raise part.wrong("word-twice", value=word[:40])
            found.append(word)
        return tuple(found)

    def names(self) -> dict[str, str]:
        reader = self.field("name")
        reader.fits("names")
        names = {language: reader.text(language) for language in ("en", "es")}
        reader.no_more()
        return names

    def identifier(self) -> str:
        reader = self.field("id")
        reader.fits("id")
        value = reader.as_text()
        if not all(part.isalnum() and part.isascii() and part == part.lower() for part in value.split("-")):
            raise reader.wrong("bad-id", value=value[:40])
        return value


class Item:
    """The fields that every component has, whatever its kind."""

    __slots__ = ("id", "kind", "line", "names", "origin", "source")

    def __init__(self, kind: str, id: str, names: dict[str, str], source: str, origin: str, line: int) -> None:
        self.kind = kind
        self.id = id
        self.names = names
        self.source = source
        #: The file that the component was read from.
        self.origin = origin
        self.line = line

    @staticmethod
    def read(kind: str, reader: Reader) -> Item:
        return Item(
            kind,
            reader.identifier(),
            reader.names(),
            reader.one_of("source", SOURCES),
            reader.file,
            reader.line,
        )


class Release(NamedTuple):
    """A published product of a game whose content is split into products."""

    names: dict[str, str]
    #: Number of different cards in the product.
    cards: int
    #: Loaded part of the product: ``whole``, ``in-part`` or ``missing``.
    here: str


class Registry:
    """All components of a game by kind and id, in the order of the files."""

    __slots__ = ("_fingerprint", "_manifest", "_rows", "kinds", "shipped")

    def __init__(self) -> None:
        self.kinds: dict[str, dict[str, Item]] = {}
        #: Whether the content is as shipped. False once a pack has changed it.
        self.shipped = True
        self._rows: dict[str, dict[str, Reader]] = {}
        self._fingerprint = ""
        self._manifest: Manifest = {}

    def add(self, item: Item, reader: Reader, replaces: bool = False) -> None:
        """Add a component. A pack may replace an existing one; the game's own content never uses an id twice."""
        kind = self.kinds.setdefault(item.kind, {})
        if item.id in kind and not replaces:
            raise reader.wrong("same-id", value=item.id)
        if replaces and item.id not in kind:
            raise reader.wrong("nothing-to-replace", value=item.id)
        kind[item.id] = item
        self.shipped = self.shipped and not replaces
        self.add_row(item.kind, item.id, reader)

    def add_row(self, kind: str, id: str, reader: Reader) -> None:
        """Add a row that counts towards the fingerprint without being a component: a deck list, a scenario."""
        self._rows.setdefault(kind, {})[id] = reader
        self._fingerprint = ""
        self._manifest = {}

    def rows_of(self, kind: str) -> dict[str, Reader]:
        """Return all rows of a kind by id, components or not."""
        return self._rows.get(kind, {})

    def row(self, kind: str, id: str) -> Reader:
        """Return the row that a component was read from. Raise LookupError if there is none."""
        return self._rows[kind][id].fresh_copy()

    def not_whole(
        self, owners: dict[str, str], part: str, file: str, held: list[str], wanted: int, places: Collection[str]
    ) -> BadContent:
        """Return the error for an owner with too few or too many parts, positioned at the pack row that caused it.

        The position is the owner's row if a pack added the owner, otherwise the row of the last part from a pack.
        ``owners`` maps ids to kinds; ``places`` are the files of packs.
        """
        owner = next(iter(owners))
        brought = [id for id, kind in owners.items() if self.kinds[kind][id].origin in places]
        if brought:
            row = self.row(owners[brought[-1]], brought[-1])
            return row.wrong("not-whole", value=owner, rows=file, held=len(held), wanted=wanted)
        parts = self.kinds[part]
        changed = [id for id in (*parts, *held) if parts[id].origin in places]
        return self.row(part, changed[-1]).wrong("whole-already", value=owner, rows=file, wanted=wanted)

    def fingerprint(self) -> str:
        """Return a short digest of the content that changes with any number, word or effect of any row.

        Names and sources are left out, so that they can be corrected without a new digest.
        """
        if self._rows and not self._fingerprint:
            rows = [[kind, *(canonical(row.node) for row in rows.values())] for kind, rows in self._rows.items()]
            self._fingerprint = _short(rows)
        return self._fingerprint

    def manifest(self) -> Manifest:
        """Return the digest of every row, for comparing this content with that of another release."""
        if not self._manifest:
            self._manifest = {
                kind: {id: _short(canonical(row.node)) for id, row in rows.items()} for kind, rows in self._rows.items()
            }
        return self._manifest

    def counts(self) -> dict[str, dict[str, int]]:
        """Count the components of each kind by source: kind -> source -> count."""
        counted: dict[str, dict[str, int]] = {}
        for kind, items in self.kinds.items():
            counted[kind] = {}
            for item in items.values():
                counted[kind][item.source] = counted[kind].get(item.source, 0) + 1
        return counted

    def name(self, kind: str, id: str, language: str) -> str:
        return self.kinds[kind][id].names[language]


def open_yaml(path: Traversable | Path) -> Reader:
    """Parse a YAML file and return its root."""
    name = str(path)
    try:
        data = path.read_bytes()
    except OSError as error:
        raise FileTrouble.of(name, error) from error
    kept = content_cache.find(data)
    if kept is not None:
        return Reader(kept, name)
    root = read_yaml(data, name)
    if root is None:
        raise BadContent(name, 1, "empty")
    content_cache.keep(data, root.node)
    return root


def read_yaml(data: bytes, name: str) -> Reader | None:
    """Parse YAML and return its root, or None if it contains only comments. ``name`` appears in errors."""
    from tableverse.kernel.parsing import parse

    if len(data) > LARGEST_FILE:
        raise BadContent(name, 1, "too-large")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadContent(name, 1, "not-utf8") from error
    node = parse(text, name)
    return None if node is None else Reader(node, name)


def load_yaml(file: Traversable | Path) -> Any:
    """Load a YAML file as plain values, for texts that need no line numbers."""
    from tableverse.kernel.parsing import load

    return load(file.read_text(encoding="utf-8"))


NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,17})")
#: Booleans in YAML are lower-case, so names such as “Yes” or “No” stay text.
YES_OR_NO: Final = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
#: Fields of a row that have no effect on play.
UNPLAYED: Final = ("name", "source")


def canonical(node: Node) -> Any:
    """Return a row as JSON-ready values; different spellings of the same content give equal values."""
    if isinstance(node, MappingNode):
        fields = {key.value: canonical(value) for key, value in node.value if key.value not in UNPLAYED}
        return dict(sorted(fields.items()))
    if isinstance(node, SequenceNode):
        return [canonical(part) for part in node.value]
    return node.value


def plain_values(node: Node) -> Any:
    """Return a row with everything in it as JSON-ready values.

    Numbers and booleans are converted; everything else stays text (an id such as 01001 is not a number).
    """
    if isinstance(node, MappingNode):
        return {key.value: plain_values(value) for key, value in node.value}
    if isinstance(node, SequenceNode):
        return [plain_values(part) for part in node.value]
    text = node.value
    if isinstance(node.meaning, bool):
        return YES_OR_NO.get(text, text)
    return node.meaning if node.meaning is not None and NUMBER.fullmatch(text) else text


def written(values: Any) -> str:
    """Return the values as YAML, one value per line, so that a line number identifies a value.

    Raise ValueError for half a surrogate pair.
    """
    from tableverse.kernel.parsing import dump

    return dump(values)


def _short(values: Any) -> str:
    text = json.dumps(values, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
