"""Content as data: cards, tiles, sheets and boards in YAML, each with its source, read with file:line errors.

A game's own content and an owner's content pack go through the same Reader and the same checks.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import yaml

from tableverse.kernel.errors import BadContent, FileTrouble
from tableverse.kernel.places import Watch

#: Where a component's content comes from: read in the rulebook, facts from public data, or made by us.
SOURCES: Final = ("rulebook", "published", "reconstructed")
#: The C parser where PyYAML was built with it: ten times faster, the same marks.
LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
LARGEST_FILE: Final = 4 * 1024 * 1024
#: kind -> id -> what its row says, in short; in the order of the files.
Manifest = dict[str, dict[str, str]]
#: Values inside values: a card's effect is rarely ten deep.
DEEPEST: Final = 60


class Reader:
    """Typed access to one YAML value that remembers where it stands. Every complaint names file and line."""

    __slots__ = ("_asked", "_fields", "_seen", "_used", "file", "node", "watch")

    def __init__(self, node: yaml.Node, file: str, watch: Watch | None = None) -> None:
        self.node = node
        self.file = file
        #: Told what may stand here; nobody listens while a game is loaded.
        self.watch = watch
        #: Fields that were read, and those that were looked for.
        self._used: set[str] = set()
        self._asked: set[str] = set()
        self._seen = False
        self._fields: dict[str, tuple[yaml.Node, yaml.Node]] | None = None

    def wrong(self, problem: str, **arguments: Any) -> BadContent:
        return BadContent(self.file, self.line, problem, **arguments)

    @property
    def line(self) -> int:
        return int(self.node.start_mark.line) + 1

    def fits(self, what: str, allowed: Collection[str] = (), least: int = 0, most: int = 0, names: str = "") -> None:
        """Say what may stand here, to whoever listens: see ``places.Place``."""
        if self.watch is not None:
            self.watch.fits(self.node, what, allowed, least, most, names)

    # --- a mapping ----------------------------------------------------------------------------------------------

    def _pairs(self) -> dict[str, tuple[yaml.Node, yaml.Node]]:
        """(key, value) of every field by name: made once, since a row is asked for every field it might have."""
        if self._fields is not None:
            return self._fields
        if not isinstance(self.node, yaml.MappingNode):
            raise self.wrong("not-a-mapping")
        fields: dict[str, tuple[yaml.Node, yaml.Node]] = {}
        for key, value in self.node.value:
            name = str(getattr(key, "value", ""))
            if name in fields:
                raise Reader(key, self.file).wrong("twice", field=name[:40])
            fields[name] = (key, value)
        self._fields = fields
        return fields

    def is_mapping(self) -> bool:
        return isinstance(self.node, yaml.MappingNode)

    def keys(self) -> list[str]:
        return list(self._pairs())

    def has(self, field: str) -> bool:
        self._asked.add(field)
        here = field in self._pairs()
        if self.watch is not None:
            self.watch.field(self.node, field, here)
        return here

    def field(self, field: str) -> Reader:
        self._used.add(field)
        pair = self._pairs().get(field)
        if self.watch is not None:
            self.watch.field(self.node, field, pair is not None)
        if pair is None:
            raise self.wrong("missing", field=field)
        return Reader(pair[1], self.file, self.watch)

    def no_more(self) -> None:
        """Complain about any field that was never asked for: a misspelt one must not be silently ignored."""
        for name, (key, _) in self._pairs().items():
            if name not in self._used:
                known = ", ".join(sorted(self._used | self._asked))
                raise Reader(key, self.file).wrong("unknown-field", field=name[:40], known=known)

    def done(self) -> None:
        """Complain about anything written here that nobody looked at: a field, or a value where none is expected."""
        if isinstance(self.node, yaml.MappingNode):
            self.no_more()
        elif not self._seen:
            raise self.wrong("nothing-expected")

    # --- a list -------------------------------------------------------------------------------------------------

    def items(self) -> list[Reader]:
        if not isinstance(self.node, yaml.SequenceNode):
            raise self.wrong("not-a-list")
        self._seen = True
        return [Reader(item, self.file, self.watch) for item in self.node.value]

    # --- a single value -----------------------------------------------------------------------------------------

    def is_value(self) -> bool:
        return isinstance(self.node, yaml.ScalarNode)

    def value(self) -> Any:
        if not isinstance(self.node, yaml.ScalarNode):
            raise self.wrong("not-a-value")
        self._seen = True
        try:
            return yaml.constructor.SafeConstructor().construct_object(self.node)
        except (yaml.YAMLError, ValueError) as error:
            raise self.wrong("not-a-value") from error

    def as_text(self) -> str:
        if not isinstance(self.node, yaml.ScalarNode) or not self.node.value.strip():
            raise self.wrong("not-text")
        self._seen = True
        self.fits("text")
        return str(self.node.value)

    def as_one_of(self, allowed: Collection[str]) -> str:
        """A word that means something here."""
        self.fits("word", allowed)
        value = self.as_text()
        if value not in allowed:
            raise self.wrong("not-one-of", value=value[:40], allowed=", ".join(allowed))
        return value

    def as_integer(self, least: int, most: int) -> int:
        self.fits("whole", least=least, most=most)
        value = self.value()
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong("not-a-number", least=least, most=most, value=self.node.value[:40])
        return value

    # --- the usual fields ---------------------------------------------------------------------------------------

    def text(self, field: str) -> str:
        return self.field(field).as_text()

    def integer(self, field: str, least: int, most: int, default: int | None = None) -> int:
        if default is not None and not self.has(field):
            return default
        return self.field(field).as_integer(least, most)

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
        """A list of such words, none of them twice; empty where the field is left out."""
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
    """What every component has, whatever its kind."""

    __slots__ = ("id", "kind", "line", "names", "origin", "source")

    def __init__(self, kind: str, id: str, names: dict[str, str], source: str, origin: str, line: int) -> None:
        self.kind = kind
        self.id = id
        self.names = names
        self.source = source
        #: The file it was read from.
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


class Registry:
    """All components of a game by kind and id, in the order of the files."""

    __slots__ = ("_fingerprint", "_manifest", "_rows", "kinds", "shipped")

    def __init__(self) -> None:
        self.kinds: dict[str, dict[str, Item]] = {}
        #: Is everything as it came with the game, or did a pack change it?
        self.shipped = True
        self._rows: dict[str, dict[str, Reader]] = {}
        self._fingerprint = ""
        self._manifest: Manifest = {}

    def add(self, item: Item, reader: Reader, replaces: bool = False) -> None:
        """A pack replaces what exists; a game's own content never says the same id twice."""
        kind = self.kinds.setdefault(item.kind, {})
        if item.id in kind and not replaces:
            raise reader.wrong("same-id", value=item.id)
        if replaces and item.id not in kind:
            raise reader.wrong("nothing-to-replace", value=item.id)
        kind[item.id] = item
        self.shipped = self.shipped and not replaces
        self.add_row(item.kind, item.id, reader)

    def add_row(self, kind: str, id: str, reader: Reader) -> None:
        """A row that the fingerprint counts, although it is not a component: a deck list, a scenario."""
        self._rows.setdefault(kind, {})[id] = reader
        self._fingerprint = ""
        self._manifest = {}

    def rows(self, kind: str) -> Iterator[Reader]:
        """The components of a kind as they are written."""
        for id in self.kinds[kind]:
            yield self._rows[kind][id]

    def fingerprint(self) -> str:
        """A short name for the content, which changes with any number, word or effect of any row. Names of things are
        left out, so that they may be corrected."""
        if self._rows and not self._fingerprint:
            rows = [[kind, *(canonical(row.node) for row in rows.values())] for kind, rows in self._rows.items()]
            self._fingerprint = _short(rows)
        return self._fingerprint

    def manifest(self) -> Manifest:
        """What there is, to be compared with what another release has. All rows count, as in the fingerprint."""
        if not self._manifest:
            self._manifest = {
                kind: {id: _short(canonical(row.node)) for id, row in rows.items()} for kind, rows in self._rows.items()
            }
        return self._manifest

    def counts(self) -> dict[str, dict[str, int]]:
        """kind -> source -> how many."""
        counted: dict[str, dict[str, int]] = {}
        for kind, items in self.kinds.items():
            counted[kind] = {}
            for item in items.values():
                counted[kind][item.source] = counted[kind].get(item.source, 0) + 1
        return counted

    def name(self, kind: str, id: str, language: str) -> str:
        return self.kinds[kind][id].names[language]


def open_yaml(path: Traversable | Path) -> Reader:
    """The root of a YAML file."""
    name = str(path)
    try:
        data = path.read_bytes()
    except OSError as error:
        raise FileTrouble.of(name, error) from error
    if len(data) > LARGEST_FILE:
        raise BadContent(name, 1, "too-large")
    try:
        text = data.decode("utf-8")
        _guard(text, name)
        node = yaml.compose(text, Loader=LOADER)
    except UnicodeDecodeError as error:
        raise BadContent(name, 1, "not-utf8") from error
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark is not None else 1
        raise BadContent(name, line, "not-yaml", why=str(error.problem)) from error
    except yaml.YAMLError as error:
        raise BadContent(name, 1, "not-yaml", why=type(error).__name__) from error
    if node is None:
        raise BadContent(name, 1, "empty")
    return Reader(node, name)


def _guard(text: str, file: str) -> None:
    """Refuse values nested too deeply, or inside themselves through an alias: the parser would crash, not complain."""
    anchors: list[str | None] = []
    for event in yaml.parse(text, Loader=LOADER):
        if isinstance(event, yaml.CollectionStartEvent):
            anchors.append(event.anchor)
        elif isinstance(event, yaml.CollectionEndEvent):
            anchors.pop()
        if len(anchors) > DEEPEST or (isinstance(event, yaml.AliasEvent) and event.anchor in anchors):
            raise BadContent(file, event.start_mark.line + 1, "too-deep")


def pack_rows(folder: Path, game: str) -> Iterator[tuple[str, Reader]]:
    """The rows (kind, row) of a content pack: a folder with ``pack.yaml`` naming its game, and one file per kind."""
    if not folder.is_dir():
        raise FileTrouble(file=str(folder), why="no-folder" if folder.exists() else "missing")
    head = open_yaml(folder / "pack.yaml")
    named = head.field("game")
    if named.as_text() != game:
        raise named.wrong("other-game", value=named.as_text()[:40], game=game)
    head.text("title")
    head.no_more()
    for path in sorted(folder.glob("*.yaml")):
        if path.name != "pack.yaml":
            for row in open_yaml(path).items():
                yield path.stem, row


#: What a row says that changes nothing in play.
UNPLAYED: Final = ("name", "source")


def canonical(node: yaml.Node) -> Any:
    """A row as JSON-ready values: two ways of writing the same thing give the same values."""
    if isinstance(node, yaml.MappingNode):
        fields = {str(key.value): canonical(value) for key, value in node.value if key.value not in UNPLAYED}
        return dict(sorted(fields.items()))
    if isinstance(node, yaml.SequenceNode):
        return [canonical(part) for part in node.value]
    return str(node.value)


def _short(values: Any) -> str:
    text = json.dumps(values, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]
