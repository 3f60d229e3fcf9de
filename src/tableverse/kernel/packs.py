"""Content packs: user-made cards for a game, as a folder, a zip file of such a folder, or JSON.

Each form is parsed into a Pack. The functions that read the game's own rows also read the pack's rows. No code in a
pack ever runs.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import stat
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from tableverse.kernel.content import Reader, plain_values, read_yaml, written
from tableverse.kernel.errors import BadContent, FileTrouble
from tableverse.kernel.yaml_nodes import DEEPEST, MappingNode, Node, ScalarNode

HEAD: Final = "pack.yaml"
#: Limit for the total size of a pack's texts, and for the size of a file that contains the pack.
LARGEST_PACK: Final = 2 * 1024 * 1024
MOST_FILES: Final = 40
MOST_ROWS: Final = 5_000
LONGEST_TITLE: Final = 80
#: Maximum length of a name, an id or a word in a row.
LONGEST_TEXT: Final = 200
#: Allowed file names in a pack, such as ``hero-cards.yaml``.
FILE_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}\.yaml")
#: Values with a special meaning in settings, which therefore cannot be names of components.
TAKEN: Final = ("random", "choose", "nothing", "none", "recommended", "own")
#: File names that Windows reserves for devices, with any extension.
DEVICES: Final = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?")
#: Extensions of a pack in a single file.
ENDINGS: Final = (".zip", ".json")
FIELDS: Final = ("game", "title", "rows")


class ComponentGroup(NamedTuple):
    """Components by kind that must be created together, and words that only their rows use."""

    ids: dict[str, list[str]]
    words: tuple[str, ...] = ()


class Pack:
    """The rows that a pack adds to a game or replaces in it, by file. Equal packs have equal fingerprints."""

    __slots__ = (
        "_head",
        "_ids",
        "_json",
        "_left_out",
        "_places",
        "_roots",
        "files",
        "fingerprint",
        "game",
        "origin",
        "title",
    )
    game: str
    title: str
    fingerprint: str
    _head: Reader
    _roots: dict[str, Reader]
    _json: bytes
    _places: frozenset[str]
    _ids: dict[str, frozenset[str]]

    def __init__(self, files: Mapping[str, bytes], origin: str = "", known: Pack | None = None) -> None:
        """Parse a pack.

        ``origin`` is the path to name in errors; "" if there is none. ``known`` is the same pack, already parsed.
        """
        self.origin = origin
        self.files: dict[str, bytes] = dict(sorted(files.items()))
        #: Rows to skip, as pairs of file name and index.
        self._left_out: set[tuple[str, int]] = set()
        if known is not None:
            self._head, self.game, self.title = known._head, known.game, known.title
            self._roots, self._json, self.fingerprint = known._roots, known._json, known.fingerprint
            self._places, self._ids = known._places, known._ids
            return
        self._check_files()
        self._head = self._read_head()
        self.game = self._head.text("game")
        self.title = self._head.text("title").strip()
        if len(self.title) > LONGEST_TITLE or not self.title.isprintable():
            raise self._head.field("title").wrong("bad-title", most=LONGEST_TITLE)
        self._head.no_more()
        self._roots = {}
        values = {"game": self.game, "title": self.title, "rows": self._read_rows()}
        self.fingerprint = _fingerprint(values)
        self._json = msgspec.json.encode(values)
        self._places = frozenset(self.place(name) for name in self.files)
        self._ids = {self.place(f"{kind}.yaml"): _ids(root) for kind, root in self._roots.items()}

    def _read_head(self) -> Reader:
        head = read_yaml(self.files[HEAD], self.place(HEAD))
        if head is None:
            raise BadContent(self.place(HEAD), 1, "empty")
        head.key = "pack"
        return head

    def _read_rows(self) -> dict[str, Any]:
        """Parse all rows and return their plain values."""
        values: dict[str, Any] = {}
        size = 0
        for name, data in self.files.items():
            root = None if name == HEAD else read_yaml(data, self.place(name))
            if root is None and name != HEAD and not data.strip():
                raise BadContent(self.place(name), 1, "empty")
            if root is not None:  # a file with only comments has no root
                root.key = name.removesuffix(".yaml")
                self._roots[root.key] = root
                values[root.key] = plain_values(root.node)
                size += len(msgspec.json.encode(values[root.key]))
                if size > LARGEST_PACK:  # checked here because storing a pack expands its aliases
                    raise BadContent(self.place(name), 1, "pack-too-large", most=LARGEST_PACK // 1024)
                _check_texts(root)
        self._check_rows()
        return {kind: found for kind, found in values.items() if found}

    def _check_files(self) -> None:
        if HEAD not in self.files:
            raise FileTrouble(file=self.place(HEAD), why="missing")
        if len(self.files) > MOST_FILES:
            raise BadContent(self.origin or HEAD, 1, "too-many-files", most=MOST_FILES)
        for name in self.files:
            if not FILE_NAME.fullmatch(name) or DEVICES.fullmatch(name):
                raise BadContent(self.place(name[:80]), 1, "bad-file-name")
            if "_" in name and name.replace("_", "-") in self.files:  # both spellings of one file name are present
                raise BadContent(self.place(name), 1, "same-file", value=name.replace("_", "-"))
        if sum(map(len, self.files.values())) > LARGEST_PACK:
            raise BadContent(self.origin or HEAD, 1, "pack-too-large", most=LARGEST_PACK // 1024)

    def _check_rows(self) -> None:
        rows = 0
        for kind, root in self._roots.items():
            seen: set[str] = set()
            for row in root.items():
                rows += 1
                id = row.identifier()
                if id in TAKEN:
                    raise row.field("id").wrong("taken-id", value=id)
                if id in seen:
                    raise row.field("id").wrong("same-id", value=id[:40])
                seen.add(id)
            if rows > MOST_ROWS:
                raise BadContent(self.place(f"{kind}.yaml"), 1, "pack-too-large", most=LARGEST_PACK // 1024)

    def place(self, name: str) -> str:
        """Return the path of a file in the pack, for error messages."""
        return str(Path(self.origin) / name) if self.origin else name

    def places(self) -> frozenset[str]:
        return self._places

    def brings(self, place: str, id: str) -> bool:
        """Return whether that file has a row with that id. Packs without an origin may share file names."""
        return id in self._ids.get(place, ())

    def for_game(self, game: str) -> Pack:
        """Return this pack. Raise an error if it is for another game."""
        if self.game != game:
            raise self._head.field("game").wrong("other-game", value=self.game[:40], game=game)
        return self

    def rows(self) -> Iterator[tuple[str, Reader]]:
        """Yield the rows with their file names, each in a new Reader."""
        for kind, root in self._roots.items():
            for number, row in enumerate(root.items()):
                if (kind, number) not in self._left_out:
                    yield kind, row

    def place_of(self, error: BadContent) -> list[str | int]:
        """Return the path to a mistake, starting with the file name. Use the error's line if it has no path.

        Return an empty list if the mistake is not in a row.
        """
        if error.path:
            return error.path
        for root in self._roots.values():
            if root.file == error.file:
                found: list[str | int] = []
                for part in _within(root):
                    if part.line <= error.line:
                        found = part.path()
                    if part.line >= error.line:
                        break
                return found
        return []

    def without(self, rows: Iterable[tuple[str, int]]) -> Pack:
        """Return a copy without some rows, given by file and index."""
        other = Pack(self.files, self.origin, self)
        other._left_out = {*self._left_out, *rows}
        return other

    def data(self) -> dict[str, Any]:
        """Return the pack as JSON-ready values, which ``pack_of_data`` reads."""
        rows = {kind: [plain_values(row.node) for row in root.items()] for kind, root in self._roots.items()}
        return {"game": self.game, "title": self.title, "rows": {kind: found for kind, found in rows.items() if found}}

    def to_json(self) -> bytes:
        return self._json

    def mentions(self) -> set[str]:
        """Return all words in the pack that may be ids."""
        return {word for data in self.files.values() for word in re.findall(r"[a-z0-9-]+", data.decode("utf-8"))}


#: A pack, or its path.
AnyPack = Path | Pack


def open_pack(pack: AnyPack) -> Pack:
    """Parse the pack in a folder, or in a ``.zip`` or ``.json`` file."""
    if isinstance(pack, Pack):
        return pack
    if pack.is_dir():
        try:
            found = list(_files_in(pack))
        except OSError as error:
            raise FileTrouble.of(pack, error) from error
        return Pack({file.name: _read(file) for file in found}, str(pack))
    if pack.suffix not in ENDINGS:
        raise FileTrouble(file=str(pack), why="no-folder" if pack.exists() else "missing")
    data = _read(pack)
    return pack_of_zip(data, str(pack)) if pack.suffix == ".zip" else pack_of_json(data, str(pack))


def pack_rows(pack: AnyPack, game: str) -> Iterator[tuple[str, Reader]]:
    """Yield the kind and the reader of each row of a pack for a game.

    A pack has one file per kind, and ``pack.yaml`` names the game.
    """
    return open_pack(pack).for_game(game).rows()


def pack_of_json(data: bytes, origin: str) -> Pack:
    if len(data) > LARGEST_PACK:
        raise BadContent(origin, 1, "pack-too-large", most=LARGEST_PACK // 1024)
    try:
        values = json.loads(data, object_pairs_hook=_without_repetition, parse_constant=_no_number)
    except Repeated as repeated:
        raise BadContent(origin, 1, "twice", field=repeated.field[:40]) from repeated
    except (ValueError, RecursionError) as error:
        raise BadContent(origin, 1, "not-a-pack") from error
    return pack_of_data(values, origin)


def pack_of_data(values: Any, origin: str = "") -> Pack:
    """Parse a pack from plain values: its game, its title, and its rows by file name."""
    if (
        not isinstance(values, dict)
        or not isinstance(values.get("rows"), dict)
        or any(key not in FIELDS for key in values)
    ):
        raise BadContent(origin or HEAD, 1, "not-a-pack")
    if _depth(values) > DEEPEST:
        raise BadContent(origin or HEAD, 1, "too-deep")
    rows = values["rows"]
    head = {field: values[field] for field in ("game", "title") if field in values}
    try:
        files = {HEAD: written(head).encode()}
        for kind, found in rows.items():
            files[f"{kind}.yaml"] = written(found).encode()
    except ValueError as error:  # half a surrogate pair
        raise BadContent(origin or HEAD, 1, "not-utf8") from error
    return Pack(files, origin)


def pack_of_zip(data: bytes, origin: str = "") -> Pack:
    """Parse a pack from a zip file: plain YAML files, all in one folder or in none. Never write to disk."""
    if len(data) > LARGEST_PACK:
        raise BadContent(origin or HEAD, 1, "pack-too-large", most=LARGEST_PACK // 1024)
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return Pack(_unzipped(archive, origin), origin)
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError, ValueError, OSError) as error:
        raise BadContent(origin or HEAD, 1, "not-a-zip") from error


def _unzipped(archive: zipfile.ZipFile, origin: str) -> dict[str, bytes]:
    entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    if len(archive.infolist()) > 2 * MOST_FILES:
        raise BadContent(origin or HEAD, 1, "too-many-files", most=MOST_FILES)
    if sum(entry.file_size for entry in entries) > LARGEST_PACK:
        raise BadContent(origin or HEAD, 1, "pack-too-large", most=LARGEST_PACK // 1024)
    folders = {entry.filename.rpartition("/")[0] for entry in entries}
    folder = next(iter(folders)) if len(folders) == 1 else ""
    files: dict[str, bytes] = {}
    for entry in entries:
        name = entry.filename.removeprefix(f"{folder}/") if folder else entry.filename
        if not FILE_NAME.fullmatch(name) or name in files or "/" in folder or folder.startswith("."):
            raise BadContent(f"{origin or HEAD}", 1, "bad-entry", value=entry.filename[:80])
        if stat.S_IFMT(entry.external_attr >> 16) not in (0, stat.S_IFREG):
            raise BadContent(f"{origin or HEAD}", 1, "bad-entry", value=entry.filename[:80])
        files[name] = archive.read(entry)  # reads at most the declared size
    return files


def _check_texts(root: Reader) -> None:
    """Reject texts that are too long or contain control or bidirectional formatting characters."""
    waiting: list[Node] = [root.node]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ScalarNode):
            if len(node.value) > LONGEST_TEXT or not node.value.isprintable():
                raise BadContent(root.file, node.line, "bad-text", most=LONGEST_TEXT)
        elif isinstance(node, MappingNode):
            for key, value in node.value:
                waiting += (value, key)
        else:
            waiting += reversed(node.value)


def _ids(root: Reader) -> frozenset[str]:
    return frozenset(row.text("id") for row in root.items())


def _within(reader: Reader) -> Iterator[Reader]:
    """Yield all values inside another value, in the order of the file."""
    if reader.is_value():
        return
    parts = [reader.field(key) for key in reader.keys()] if reader.is_mapping() else reader.items()  # noqa: SIM118
    for part in parts:
        yield part
        yield from _within(part)


class Repeated(ValueError):
    """A key that occurs twice in a JSON object, where the last value would silently win."""

    def __init__(self, field: str) -> None:
        super().__init__(field)
        self.field = field


def _without_repetition(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values: dict[str, Any] = {}
    for field, value in pairs:
        if field in values:
            raise Repeated(field)
        values[field] = value
    return values


def _no_number(name: str) -> Any:
    """Refuse ``NaN`` and ``Infinity``, which Python's parser would accept."""
    raise ValueError(name)


def _files_in(folder: Path) -> Iterator[Path]:
    """Yield the files of a pack, including files with invalid names, so that none is skipped silently."""
    home = folder.resolve()
    for file in folder.iterdir():
        if file.suffix.lower() in (".yaml", ".yml"):
            if file.is_symlink() and file.resolve().parent != home:
                raise BadContent(str(folder), 1, "link-out", value=file.name[:80])
            yield file


def _read(file: Path) -> bytes:
    """Read a file up to the size limit of a pack, so that larger files are refused without loading them.

    Refuse pipes, which might block forever.
    """
    try:
        number = os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(number, "rb") as opened:
            if not stat.S_ISREG(os.fstat(number).st_mode):
                raise BadContent(str(file), 1, "not-a-file")
            return opened.read(LARGEST_PACK + 1)
    except OSError as error:
        raise FileTrouble.of(file, error) from error


def _depth(values: Any) -> int:
    """Return the nesting depth of lists and mappings. The decoder has already refused endless nesting."""
    deepest = 0
    waiting: list[tuple[Any, int]] = [(values, 1)]
    while waiting:
        value, depth = waiting.pop()
        deepest = max(deepest, depth)
        parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        waiting += [(part, depth + 1) for part in parts]
    return deepest


def _fingerprint(data: dict[str, Any]) -> str:
    text = json.dumps(data, separators=(",", ":"), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
