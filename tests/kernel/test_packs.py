"""Packs as folders, zip files and JSON: equal content in three forms, and invalid packs."""

import io
import json
import stat
import zipfile
from pathlib import Path

import pytest

from tableverse.kernel.errors import BadContent
from tableverse.kernel.packs import LARGEST_PACK, Pack, open_pack, pack_of_data, pack_of_json, pack_of_zip

FILES = {
    "pack.yaml": "game: harbour\ntitle: Mine\n",
    "tide.yaml": "- {id: low, name: {en: Yes, es: Sí}, code: 0101, deep: 3, dry: yes}\n- {id: high}\n",
    "keeper.yaml": "# nobody yet\n",
}
DATA = {
    "game": "harbour",
    "title": "Mine",
    "rows": {
        "tide": [
            {"id": "low", "name": {"en": "Yes", "es": "Sí"}, "code": "0101", "deep": 3, "dry": True},
            {"id": "high"},
        ]
    },
}


def zipped(files: dict[str, str], folder: str = "") -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(folder + name, text)
    return made.getvalue()


def complaint(data: bytes) -> str:
    with pytest.raises(BadContent) as trouble:
        pack_of_zip(data, "box.zip")
    return str(trouble.value)


def test_folder_zip_and_json_are_the_same_pack(tmp_path: Path) -> None:
    folder = tmp_path / "box"
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    (tmp_path / "box.zip").write_bytes(zipped(FILES, "box/"))
    (tmp_path / "box.json").write_text(json.dumps(DATA), encoding="utf-8")
    packs = [open_pack(tmp_path / name) for name in ("box", "box.zip", "box.json")]
    packs += [pack_of_zip(zipped(FILES)), pack_of_json(packs[0].to_json(), "")]
    packs += [pack_of_zip(zipped({"": "", **FILES}, "box/"))]  # with an entry for the folder itself
    assert len({pack.fingerprint for pack in packs}) == 1
    for pack in packs:
        assert pack.data() == DATA
        low, high = (row for _, row in pack.rows())
        assert low.text("code") == "0101"  # not an octal number
        assert low.names() == {"en": "Yes", "es": "Sí"}
        assert low.flag("dry")
        assert high.path() == ["tide", 1]


@pytest.mark.parametrize(
    ("written", "meant"),
    [("true", True), ("yes", True), ("on", True), ("false", False), ("no", False), ("off", False), ("Off", "Off")],
)
def test_boolean_spellings_are_equivalent(written: str, meant: bool | str) -> None:
    pack = Pack({"pack.yaml": FILES["pack.yaml"].encode(), "tide.yaml": f"- {{id: low, dry: {written}}}".encode()})
    assert pack.data()["rows"]["tide"][0]["dry"] == meant


def test_every_text_of_a_pack_changes_its_fingerprint() -> None:
    name = {"game": "harbour", "title": "Mine", "rows": {"tide": [{"id": "low", "name": {"en": "No", "es": "Sí"}}]}}
    assert pack_of_data(name).fingerprint != pack_of_data({**name, "title": "Yours"}).fingerprint
    assert pack_of_data(name).fingerprint != pack_of_data(DATA).fingerprint


@pytest.mark.parametrize(
    "name", ["../tide.yaml", "/tide.yaml", "a/b/tide.yaml", "tide.py", "Tide.yaml", "tide.yaml.exe", "c:\\tide.yaml"]
)
def test_zip_with_unexpected_entries_is_refused(name: str) -> None:
    assert f"“{name}” can’t be in a pack" in complaint(zipped({"pack.yaml": FILES["pack.yaml"], name: "- {id: a}"}))


def test_path_traversal_in_a_zip_is_refused() -> None:
    assert "can’t be in a pack" in complaint(zipped(FILES, "../box/"))
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.writestr("pack.yaml", FILES["pack.yaml"])
        link = zipfile.ZipInfo("tide.yaml")
        link.external_attr = (stat.S_IFLNK | 0o777) << 16
        archive.writestr(link, "/etc/passwd")
    assert "“tide.yaml” can’t be in a pack" in complaint(made.getvalue())


def test_zip_bomb_is_refused() -> None:
    bomb = zipped({**FILES, "tide.yaml": " " * (LARGEST_PACK + 1)})
    assert len(bomb) < 10_000
    assert "at most 2,048 kB" in complaint(bomb)
    assert "at most 40 files" in complaint(zipped({f"f{number}.yaml": "" for number in range(90)}))
    lying = zipped(FILES).replace(b"PK\x01\x02", b"PK\x01\x03")
    for data in (b"", b"PK", b"game: harbour", zipped(FILES)[:-30], lying):
        assert complaint(data) == "box.zip:1: this is not a readable zip file"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b'{"game": "harbour"}',
        b'{"game": "harbour", "title": "Mine", "rows": []}',
        b'{"game": "harbour", "title": "Mine", "rows": {}, "code": "import os"}',
        b'{"rows": ' + b"[" * 5000,
        b"\xff",
    ],
)
def test_invalid_pack_json_is_refused(data: bytes) -> None:
    with pytest.raises(BadContent) as trouble:
        pack_of_json(data, "box.json")
    assert trouble.value.problem == "not-a-pack"


@pytest.mark.parametrize(
    ("data", "problem", "path"),
    [
        ({"title": 3, "rows": {}}, "missing", ["pack"]),
        ({"title": "x" * 81, "game": "harbour", "rows": {}}, "bad-title", ["pack", "title"]),
        ({**DATA, "rows": {"../tide": [{"id": "a"}]}}, "bad-file-name", []),
        ({**DATA, "rows": {"tide": {"id": "a"}}}, "not-a-list", ["tide"]),
        ({**DATA, "rows": {"tide": ["a"]}}, "not-a-mapping", ["tide", 0]),
        ({**DATA, "rows": {"tide": [{"id": "a"}, {"id": "a"}]}}, "same-id", ["tide", 1, "id"]),
        ({**DATA, "rows": {"tide": [{"id": "a\ud800"}]}}, "not-utf8", []),
        ({**DATA, "rows": {"tide": [{"id": "a", "x": "x" * LARGEST_PACK}]}}, "pack-too-large", []),
    ],
)
def test_errors_contain_the_path_to_the_mistake(data: dict[str, object], problem: str, path: list[str | int]) -> None:
    with pytest.raises(BadContent) as trouble:
        pack_of_data(data)
    assert (trouble.value.problem, trouble.value.path) == (problem, path)


def test_deeply_nested_data_is_refused() -> None:
    for times in (100, 3000):  # too deep to be written out
        lists: object = []
        mappings: object = {}
        for _ in range(times):
            lists, mappings = [lists], {"in": mappings}
        for deep in (lists, mappings):
            with pytest.raises(BadContent) as trouble:
                pack_of_data({**DATA, "rows": {"tide": [deep]}})
            assert trouble.value.problem == "too-deep"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        # A billion items in ten lines, each ten times the previous one.
        (
            "- &a [x, x, x, x, x, x, x, x, x, x]\n"
            + "".join(
                f"- &{now} [{', '.join([f'*{then}'] * 10)}]\n" for then, now in zip("abcdefg", "bcdefgh", strict=True)
            ),
            "too-large",
        ),
        # A billion empty lists in the same way.
        (
            "- &a [[], [], [], [], [], [], [], [], [], []]\n"
            + "".join(
                f"- &{now} [{', '.join([f'*{then}'] * 10)}]\n" for then, now in zip("abcdefg", "bcdefgh", strict=True)
            ),
            "too-large",
        ),
        # Several times the allowed depth.
        ("- &a " + "[" * 50 + "]" * 50 + "\n- &b " + "[" * 50 + "*a" + "]" * 50 + "\n", "too-deep"),
        ("- &a [*a]\n", "too-deep"),
        # One text repeated a thousand times, and one list in many files.
        ("- {id: a, x: &a " + "x" * 9000 + ", y: [" + "*a, " * 1000 + "]}\n", "too-large"),
        ("- {id: a, x: &a " + "x" * 190 + ", y: [" + "*a, " * 12_000 + "]}\n", "pack-too-large"),
        # A base-60 number, whose evaluation takes quadratic time.
        ("- {id: a, x: " + "1:" * 50_000 + "1}\n", "bad-text"),
        # Names that move the cursor, write from right to left, hide, or never end.
        ('- {id: a, name: {en: "\\e[2Jx", es: x}}\n', "bad-text"),
        ('- {id: a, name: {en: x, es: "\\u202ex"}}\n', "bad-text"),
        ('- {id: a, "\\u200b": x}\n', "bad-text"),
        ('- {id: a, x: "1\\n2"}\n', "bad-text"),
        ("- {id: " + "a" * 201 + "}\n", "bad-text"),
        ("- {id: a, x: !!float 1e999}\n", "not-a-value"),
        ("- !!python/object/apply:os.system [ls]\n", "not-a-mapping"),
        ("- {id: a\n", "not-yaml"),
    ],
)
def test_hostile_yaml_is_refused(text: str, problem: str) -> None:
    with pytest.raises(BadContent) as trouble:
        Pack({"pack.yaml": FILES["pack.yaml"].encode(), "tide.yaml": text.encode()})
    assert trouble.value.problem == problem


def test_only_canonical_numbers_are_accepted() -> None:
    """Otherwise a pack would change its meaning when stored as JSON."""
    ways = ["010", "0x1f", "1:30", "1_000", "+1", "1e3", ".nan", "2020-01-01"]
    rows = f"- {{id: a, x: [{', '.join(ways)}]}}"
    pack = Pack({"pack.yaml": FILES["pack.yaml"].encode(), "tide.yaml": rows.encode()})
    ((_, row),) = pack.rows()
    assert [part.value() for part in row.field("x").items()] == ways == pack.data()["rows"]["tide"][0]["x"]


def test_quoted_values_are_escaped_for_terminals() -> None:
    error = BadContent("\x1b[2J.yaml", 1, "not-one-of", value="\x9b31m\u202e", allowed="a")
    assert str(error) == "\ufffd[2J.yaml:1: “\ufffd31m\ufffd” is not one of: a"


def test_pack_has_at_most_five_thousand_rows() -> None:
    files = {"pack.yaml": FILES["pack.yaml"].encode(), "deep.yaml": b"- {id: first}\n"}
    rows = [f"- {{id: n{number}}}\n".encode() for number in range(5000)]
    Pack({**files, "tide.yaml": b"".join(rows[1:])})
    with pytest.raises(BadContent) as trouble:
        Pack({**files, "tide.yaml": b"".join(rows)})
    assert trouble.value.problem == "pack-too-large"


def test_error_path_is_derived_from_the_line() -> None:
    pack = pack_of_data(DATA)
    assert pack.place_of(BadContent("tide.yaml", 5, "no-text")) == ["tide", 0, "code"]
    assert pack.place_of(BadContent("tide.yaml", 8, "no-text")) == ["tide", 1]
    assert pack.place_of(BadContent("elsewhere.yaml", 1, "no-text")) == []
    assert [row.identifier() for _, row in pack.without([("tide", 0)]).rows()] == ["high"]
