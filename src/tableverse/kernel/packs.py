"""Content packs: somebody's own cards for a game. A folder, a zip file of one, and JSON are three ways to say the same;
all of them become a Pack, whose rows are read as the game's own are. Nothing in a pack is ever run."""

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
#: Of all texts of a pack together, and of the file that it comes in.
LARGEST_PACK: Final = 2 * 1024 * 1024
MOST_FILES: Final = 40
MOST_ROWS: Final = 5_000
LONGEST_TITLE: Final = 80
#: Of a name, an id, a word: whatever is written in a row.
LONGEST_TEXT: Final = 200
#: What a file of a pack may be called: ``hero-cards.yaml``.
FILE_NAME: Final = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}\.yaml")
#: Words with which settings say something else than the name of a component: nobody could choose what is called so.
TAKEN: Final = ("random", "choose", "nothing", "none", "recommended", "own")
#: What Windows takes for a device, whatever follows the dot.
DEVICES: Final = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?")
#: What the one file of a pack ends in.
ENDINGS: Final = (".zip", ".json")
FIELDS: Final = ("game", "title", "rows")


class Together(NamedTuple):
    """Components that come to the table together, by kind, and words of their rows that nobody else has."""

    ids: dict[str, list[str]]
    words: tuple[str, ...] = ()


class Pack:
    """The rows that a pack lays over a game's own, by file. Two that say the same have the same fingerprint."""

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
        """``origin``: where the files lie, as mistakes in them are reported; "" for those that lie nowhere. ``known``:
        the same pack, which has been read already."""
        self.origin = origin
        self.files: dict[str, bytes] = dict(sorted(files.items()))
        #: Rows that are not read, each by its file and number.
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
        """All rows, also as values."""
        values: dict[str, Any] = {}
        size = 0
        for name, data in self.files.items():
            root = None if name == HEAD else read_yaml(data, self.place(name))
            if root is None and name != HEAD and not data.strip():
                raise BadContent(self.place(name), 1, "empty")
            if root is not None:  # a file of comments only says nothing
                root.key = name.removesuffix(".yaml")
                self._roots[root.key] = root
                values[root.key] = plain_values(root.node)
                size += len(msgspec.json.encode(values[root.key]))
                if size > LARGEST_PACK:  # by aliases, which are written out when it is kept
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
            if "_" in name and name.replace("_", "-") in self.files:  # the same, as it was called once
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
        """A file of the pack, as mistakes in it are reported."""
        return str(Path(self.origin) / name) if self.origin else name

    def places(self) -> frozenset[str]:
        return self._places

    def brings(self, place: str, id: str) -> bool:
        """Is a row with that id in that file? Packs that lie nowhere have files of the same names."""
        return id in self._ids.get(place, ())

    def for_game(self, game: str) -> Pack:
        """This pack, if it is for that game."""
        if self.game != game:
            raise self._head.field("game").wrong("other-game", value=self.game[:40], game=game)
        return self

    def rows(self) -> Iterator[tuple[str, Reader]]:
        """The rows with the names of their files, read anew by whoever asks."""
        for kind, root in self._roots.items():
            for number, row in enumerate(root.items()):
                if (kind, number) not in self._left_out:
                    yield kind, row

    def place_of(self, error: BadContent) -> list[str | int]:
        """The names and numbers that lead to a mistake, from the name of its file: by its line, where the mistake does
        not say it. Empty for one that is not in a row."""
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
        """The same without some rows, each given by its file and number."""
        other = Pack(self.files, self.origin, self)
        other._left_out = {*self._left_out, *rows}
        return other

    def data(self) -> dict[str, Any]:
        """As JSON-ready values: what ``pack_of_data`` makes the same pack of."""
        rows = {kind: [plain_values(row.node) for row in root.items()] for kind, root in self._roots.items()}
        return {"game": self.game, "title": self.title, "rows": {kind: found for kind, found in rows.items() if found}}

    def to_json(self) -> bytes:
        return self._json

    def mentions(self) -> set[str]:
        """All words in it that may be ids."""
        return {word for data in self.files.values() for word in re.findall(r"[a-z0-9-]+", data.decode("utf-8"))}


#: What a game is given: packs, or where they lie.
AnyPack = Path | Pack


def open_pack(pack: AnyPack) -> Pack:
    """The pack in a folder, or in a file that ends in ``.zip`` or ``.json``."""
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
    """The rows (kind, row) of a content pack for a game: ``pack.yaml`` names it, and there is one file per kind."""
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
    """A pack as values: its game, its title, and its rows by the names of the files that they would stand in."""
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
    except ValueError as error:  # half a character
        raise BadContent(origin or HEAD, 1, "not-utf8") from error
    return Pack(files, origin)


def pack_of_zip(data: bytes, origin: str = "") -> Pack:
    """Only plain YAML files, in one folder or in none; nothing is written anywhere."""
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
        files[name] = archive.read(entry)  # no more of it than the size that it says
    return files


def _check_texts(root: Reader) -> None:
    """Clients show names and words as they are: nothing in them may move a cursor or turn the direction of writing."""
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
    """All values under one, in the order in which they are written."""
    if reader.is_value():
        return
    parts = [reader.field(key) for key in reader.keys()] if reader.is_mapping() else reader.items()  # noqa: SIM118
    for part in parts:
        yield part
        yield from _within(part)


class Repeated(ValueError):
    """A field that is written twice in JSON, where the last one would count."""

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
    """``NaN`` and ``Infinity``, which Python would take."""
    raise ValueError(name)


def _files_in(folder: Path) -> Iterator[Path]:
    """The files that are meant to belong to it, also under names that they may not have: none is left out silently."""
    home = folder.resolve()
    for file in folder.iterdir():
        if file.suffix.lower() in (".yaml", ".yml"):
            if file.is_symlink() and file.resolve().parent != home:
                raise BadContent(str(folder), 1, "link-out", value=file.name[:80])
            yield file


def _read(file: Path) -> bytes:
    """No more of it than may be in a pack, so that what is too large is noticed and not loaded. Whoever opened a pipe
    would wait for ever."""
    try:
        number = os.open(file, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        with os.fdopen(number, "rb") as opened:
            if not stat.S_ISREG(os.fstat(number).st_mode):
                raise BadContent(str(file), 1, "not-a-file")
            return opened.read(LARGEST_PACK + 1)
    except OSError as error:
        raise FileTrouble.of(file, error) from error


def _depth(values: Any) -> int:
    """Of lists and mappings in each other; the decoder has refused what is endless."""
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
