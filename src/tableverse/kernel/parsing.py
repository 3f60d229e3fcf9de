"""YAML to nodes, and values to YAML. The only module that parses YAML; import it only when needed."""

from __future__ import annotations

import re
from typing import Any, Final

import yaml
from yaml.reader import ReaderError

from tableverse.kernel.errors import BadContent
from tableverse.kernel.yaml_nodes import DEEPEST, MappingNode, Node, ScalarNode, SequenceNode

#: PyYAML's C parser if available: ten times faster, with the same positions.
LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
DUMPER: Final[Any] = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
#: Maximum number of values in a file, with aliases expanded, since a short file can expand without end. A long text
#: counts as several values.
MOST_VALUES: Final = 300_000
SHORT_TEXT: Final = 20
NUMBER: Final = re.compile(r"-?(0|[1-9][0-9]{0,17})")
INTEGER: Final = "tag:yaml.org,2002:int"
BOOLEAN: Final = "tag:yaml.org,2002:bool"
STRING: Final = "tag:yaml.org,2002:str"
YES_OR_NO: Final[dict[str, bool]] = {
    form: meant
    for word, meant in (("true", True), ("yes", True), ("on", True), ("false", False), ("no", False), ("off", False))
    for form in (word, word.capitalize(), word.upper())
}


#: Messages of the parser, which are English only, and the keys of the corresponding sentences in content.ftl.
REASONS: Final[dict[str, str]] = {
    "mapping values are not allowed": "colon",
    "expected ':'": "colon",
    "',' or ']'": "list-end",
    "',' or '}'": "mapping-end",
    "'-' indicator": "dash",
    "did not find expected key": "indent",
    "<block end>": "indent",
    "cannot start any token": "sign",
    "tab character": "sign",
    "end of stream": "quote",
    "unknown escape": "escape",
    "undefined alias": "alias",
    "<document start>": "document",
    "another document": "document",
    "directive": "document",
}


def parse(text: str, file: str) -> Node | None:
    """Parse a YAML text and return its root, or None if the text contains only comments."""
    building = _Building(file)
    try:
        for event in yaml.parse(text, Loader=LOADER):
            building.take(event)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line, column = (1, 1) if mark is None else (mark.line + 1, mark.column + 1)
        raise not_yaml(file, line, column, str(error.problem)) from error
    except ReaderError as error:
        before = text[: error.position]
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        raise BadContent(file, line, "not-yaml", why="control", column=column) from error
    except yaml.YAMLError as error:
        raise not_yaml(file, 1, 1, "") from error
    return building.root


def not_yaml(file: str, line: int, column: int, problem: str) -> BadContent:
    """Return the error for a text that is not YAML. ``problem`` is the parser's message."""
    why = next((word for part, word in REASONS.items() if part in problem), "other")
    return BadContent(file, line, "not-yaml", why=why, column=column)


class _Open:
    """A list or mapping that is still open: its anchor, the number of values before it, and its depth so far."""

    __slots__ = ("anchor", "before", "height", "key", "node")

    def __init__(self, node: SequenceNode | MappingNode, anchor: str | None, before: int) -> None:
        self.node = node
        self.anchor = anchor
        self.before = before
        self.height = 1
        #: In a mapping, the key that the next value belongs to.
        self.key: ScalarNode | None = None


class _Building:
    """A builder of nodes from parser events.

    The builder rejects values that are nested too deeply, are too numerous, or contain themselves through an alias,
    before other code traverses them. An alias counts as a copy of its target.
    """

    __slots__ = ("anchored", "file", "open_nodes", "root", "values")

    def __init__(self, file: str) -> None:
        self.file = file
        self.root: Node | None = None
        self.open_nodes: list[_Open] = []
        #: For each anchor: the node, its number of values, and its depth.
        self.anchored: dict[str, tuple[Node, int, int]] = {}
        self.values = 0

    def take(self, event: yaml.Event) -> None:
        if isinstance(event, yaml.ScalarEvent):
            weight = 1 + len(event.value) // SHORT_TEXT
            self.values += weight
            scalar = ScalarNode(_line(event), event.value, _meaning(event, self.file))
            if event.anchor is not None:
                self.anchored[event.anchor] = (scalar, weight, 0)
            self._put(scalar, 0, event)
        elif isinstance(event, yaml.MappingStartEvent):
            self._begin(MappingNode(_line(event), []), event)
        elif isinstance(event, yaml.SequenceStartEvent):
            self._begin(SequenceNode(_line(event), []), event)
        elif isinstance(event, yaml.CollectionEndEvent):
            ended = self.open_nodes.pop()
            if ended.anchor is not None:
                self.anchored[ended.anchor] = (ended.node, self.values - ended.before, ended.height)
            self._put(ended.node, ended.height, event)
        elif isinstance(event, yaml.AliasEvent):
            self._repeat(event)
        elif isinstance(event, yaml.DocumentStartEvent) and self.root is not None:
            raise not_yaml(self.file, _line(event), _column(event), "another document")

    def _begin(self, node: SequenceNode | MappingNode, event: Any) -> None:
        self.open_nodes.append(_Open(node, event.anchor, self.values))
        self.values += 1
        self._check(0, event)

    def _repeat(self, event: Any) -> None:
        name = event.anchor
        if any(one.anchor == name for one in self.open_nodes):
            raise BadContent(self.file, _line(event), "too-deep")
        if name not in self.anchored:
            raise not_yaml(self.file, _line(event), _column(event), "undefined alias")
        node, values, height = self.anchored[name]
        self.values += values
        self._put(node, height, event)

    def _put(self, node: Node, height: int, event: yaml.Event) -> None:
        """Add a node to the innermost open list or mapping."""
        if not self.open_nodes:
            self.root = node
            return
        here = self.open_nodes[-1]
        here.height = max(here.height, height + 1)
        self._check(height, event)
        if isinstance(here.node, SequenceNode):
            here.node.value.append(node)
        elif here.key is not None:
            here.node.value.append((here.key, node))
            here.key = None
        elif isinstance(node, ScalarNode):
            here.key = node
        else:
            raise BadContent(self.file, node.line, "not-text")

    def _check(self, height: int, event: yaml.Event) -> None:
        if len(self.open_nodes) + height > DEEPEST or self.values > MOST_VALUES:
            raise BadContent(self.file, _line(event), "too-large" if self.values > MOST_VALUES else "too-deep")


def _line(event: yaml.Event) -> int:
    return 1 if event.start_mark is None else int(event.start_mark.line) + 1


def _column(event: yaml.Event) -> int:
    return 1 if event.start_mark is None else int(event.start_mark.column) + 1


def _meaning(event: Any, file: str) -> bool | int | None:
    """Return the number or boolean that a value means. YAML's other number notations (1:30, 0x1f, 010) stay text."""
    text: str = event.value
    tag = event.tag
    if tag is None and not event.implicit[0]:
        return None
    if tag in (None, INTEGER) and NUMBER.fullmatch(text):
        return int(text)
    if tag in (None, BOOLEAN) and text in YES_OR_NO:
        return YES_OR_NO[text]
    if tag in (None, STRING):
        return None
    raise BadContent(file, _line(event), "not-a-value")  # such as "!!int three", or an unknown tag


def load(text: str) -> Any:
    """Load a text as plain values, without positions for error messages."""
    return yaml.load(text, Loader=LOADER)


def dump(values: Any) -> str:
    """Return the values as YAML, one value per line, so that a line number identifies a value.

    Raise ValueError for half a surrogate pair.
    """
    try:
        return str(
            yaml.dump(
                values, Dumper=DUMPER, sort_keys=False, allow_unicode=True, default_flow_style=False, width=10_000
            )
        )
    except yaml.YAMLError as error:
        raise ValueError(str(error)) from error
