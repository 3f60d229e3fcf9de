"""The cache of parsed content, on which no result may depend."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tableverse.games.champions.reading.catalogue import catalogue, files_of
from tableverse.kernel import content_cache
from tableverse.kernel.content import open_yaml, plain_values
from tableverse.kernel.errors import BadContent
from tableverse.kernel.parsing import parse
from tableverse.kernel.yaml_nodes import Node, ScalarNode

ROWS = "# two rows\n- {id: bell, level: 3, stays: yes}\n- id: '3'\n  parts: [no, 'no', 0x10, 1.5, ~]\n"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(content_cache.VARIABLE, str(tmp_path / "kept"))
    content_cache._prepare.cache_clear()
    return tmp_path / "kept"


def rows(tmp_path: Path, text: str = ROWS) -> Path:
    path = tmp_path / "rows.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def values(path: Path) -> list[object]:
    return [plain_values(row.node) for row in open_yaml(path).items()]


def test_cached_content_keeps_values_and_lines(tmp_path: Path, kept: Path) -> None:
    path = rows(tmp_path)
    first = open_yaml(path)
    assert len(list(kept.iterdir())) == 1
    again = open_yaml(path)
    assert again.node == first.node == parse(ROWS, "rows")
    assert [row.line for row in again.items()] == [2, 3]
    assert again.items()[0].field("level").value() == 3
    assert again.items()[0].flag("stays")
    meanings = [part.node.meaning for part in again.items()[1].field("parts").items() if is_scalar(part.node)]
    assert meanings == [False, None, None, None, None]
    assert values(path)[1] == {"id": "3", "parts": [False, "no", "0x10", "1.5", "~"]}


def is_scalar(node: Node) -> bool:
    return isinstance(node, ScalarNode)


def test_open_yaml_reads_from_the_cache(tmp_path: Path, kept: Path) -> None:
    other = parse("- {id: gong}", "other")
    assert other is not None
    content_cache.keep(ROWS.encode(), other)
    assert values(rows(tmp_path)) == [{"id": "gong"}]


def test_changed_file_with_same_time_and_size_is_reparsed(tmp_path: Path, kept: Path) -> None:
    path = rows(tmp_path)
    before = os.stat(path)
    assert values(path)[0] == {"id": "bell", "level": 3, "stays": True}
    path.write_text(ROWS.replace("level: 3", "level: 2"), encoding="utf-8")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert os.stat(path).st_size == before.st_size
    assert values(path)[0] == {"id": "bell", "level": 2, "stays": True}


@pytest.mark.parametrize("damage", [b"", b"short", "cut", "flipped"], ids=str)
def test_damaged_cache_file_is_ignored_and_rewritten(tmp_path: Path, kept: Path, damage: bytes | str) -> None:
    path = rows(tmp_path)
    written = values(path)
    (file,) = kept.iterdir()
    sound = file.read_bytes()
    if isinstance(damage, bytes):
        file.write_bytes(damage)
    else:
        at = sound.index(b"bell")
        file.write_bytes(sound[: at + 2] if damage == "cut" else sound.replace(b"bell", b"ball"))
    assert values(path) == written
    assert file.read_bytes() == sound


def test_unwritable_cache_falls_back_to_parsing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = rows(tmp_path)
    (tmp_path / "file").write_text("in the way")
    full = Path("/dev/full") if Path("/dev/full").exists() else tmp_path / "file"
    for where in (str(tmp_path / "file"), str(tmp_path / "file" / "deeper"), str(full), "/proc/none", "off"):
        monkeypatch.setenv(content_cache.VARIABLE, where)
        content_cache._prepare.cache_clear()
        assert len(values(path)) == 2
    assert (tmp_path / "file").read_text() == "in the way"


def test_full_disk_leaves_no_partial_cache_file(tmp_path: Path, kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    assert len(values(rows(tmp_path))) == 2
    assert list(kept.iterdir()) == []


def test_invalid_content_is_not_cached(tmp_path: Path, kept: Path) -> None:
    with pytest.raises(BadContent):
        open_yaml(rows(tmp_path, "- {id: bell"))
    assert not kept.exists()


def test_old_cache_files_are_evicted(tmp_path: Path, kept: Path) -> None:
    path = rows(tmp_path)
    values(path)
    (file,) = kept.iterdir()
    os.utime(file, (0, 0))
    content_cache._prepare.cache_clear()
    values(rows(tmp_path, "- {id: gong}"))
    assert file not in list(kept.iterdir())


def test_several_processes_can_write_the_cache_at_once(tmp_path: Path, kept: Path) -> None:
    path = rows(tmp_path, ROWS * 200)
    program = "import sys; from tableverse.kernel.content import open_yaml; print(len(open_yaml(open_path).items()))"
    program = program.replace("open_path", f"__import__('pathlib').Path({str(path)!r})")
    started = [subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, text=True) for _ in range(3)]
    assert [process.communicate()[0].strip() for process in started] == ["400"] * 3
    assert len(list(kept.iterdir())) == 1


def test_cached_shipped_files_equal_the_parsed_ones(kept: Path) -> None:
    for product in catalogue().products:
        for file in files_of(product)[:2]:
            reader = open_yaml(file)
            assert reader.node == open_yaml(file).node


def test_cached_game_loads_without_slow_imports() -> None:
    """On the second load, a table is set up without importing the parser, Fluent or Babel."""
    program = (
        "import sys; from tableverse.games.registry import load_game; from tableverse.kernel.game import Config;"
        "config = Config(1); load_game('champions').for_table(config).new(config, 1);"
        "print(sorted({'yaml', 'babel', 'fluent', 'urllib.request', 'email', 'importlib.metadata'} & set(sys.modules)))"
    )
    runs = [subprocess.run([sys.executable, "-c", program], capture_output=True, text=True) for _ in range(2)]
    assert runs[1].stdout.strip() == "[]", runs[1].stderr
