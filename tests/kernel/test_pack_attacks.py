"""Hostile packs, and packs with mistakes that would go unnoticed."""

import json
import os
from pathlib import Path

import pytest

from tableverse.kernel import i18n
from tableverse.kernel.errors import BadContent
from tableverse.kernel.packs import HEAD, Pack, open_pack, pack_of_data, pack_of_json

HEADING = "game: madeup\ntitle: Mine\n"
ROWS = "- {id: a}\n"


def folder(at: Path, **files: str) -> Path:
    at.mkdir()
    (at / HEAD).write_text(HEADING, encoding="utf-8")
    for name, text in files.items():
        (at / f"{name}.yaml").write_text(text, encoding="utf-8")
    return at


def refused(pack: Path) -> BadContent:
    with pytest.raises(BadContent) as trouble:
        open_pack(pack)
    assert trouble.value.say("en") != trouble.value.say("es")
    return trouble.value


def test_symlink_out_of_the_pack_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("- {id: password}\n", encoding="utf-8")
    box = folder(tmp_path / "box")
    (box / "tide.yaml").symlink_to(tmp_path / "secret")
    trouble = refused(box)
    assert (trouble.problem, "password" in trouble.say("en")) == ("link-out", False)


def test_symlink_within_the_pack_is_accepted(tmp_path: Path) -> None:
    box = folder(tmp_path / "box", tide=ROWS)
    (box / "ebb.yaml").symlink_to("tide.yaml")
    assert [kind for kind, _ in open_pack(box).rows()] == ["ebb", "tide"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes here")
def test_named_pipe_does_not_block(tmp_path: Path) -> None:
    box = folder(tmp_path / "box")
    os.mkfifo(box / "tide.yaml")
    assert refused(box).problem == "not-a-file"
    os.mkfifo(tmp_path / "box.zip")
    assert refused(tmp_path / "box.zip").problem == "not-a-file"


@pytest.mark.parametrize("name", ["tide.yml", "tide.YAML", "Tide.yaml", "._tide.yaml", "con.yaml", "lpt1.yaml"])
def test_no_file_is_left_out_silently(name: str, tmp_path: Path) -> None:
    box = folder(tmp_path / "box")
    (box / name).write_text(ROWS, encoding="utf-8")
    assert refused(box).problem == "bad-file-name"


def test_other_files_beside_the_yaml_are_ignored(tmp_path: Path) -> None:
    box = folder(tmp_path / "box", tide=ROWS)
    (box / "README.md").write_text("Mine", encoding="utf-8")
    assert len(list(open_pack(box).rows())) == 1


def test_duplicate_file_names_are_refused() -> None:
    files = {HEAD: HEADING.encode(), "ebb-tide.yaml": ROWS.encode(), "ebb_tide.yaml": ROWS.encode()}
    with pytest.raises(BadContent) as trouble:
        Pack(files)
    assert (trouble.value.problem, trouble.value.file) == ("same-file", "ebb_tide.yaml")
    del files["ebb-tide.yaml"]
    assert len(list(Pack(files).rows())) == 1


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('{"game":"madeup","title":"x","rows":{},"rows":{}}', "twice"),
        ('{"game":"madeup","title":"x","rows":{"tide":[{"id":"a","id":"b"}]}}', "twice"),
        ('{"game":"madeup","title":"x","rows":{"tide":[{"id":"a","x":NaN}]}}', "not-a-pack"),
        ('{"game":"madeup","title":"x","rows":{"tide":[{"id":"a","x":' + "9" * 5000 + "}]}}", "not-a-pack"),
        ("[" * 100_000, "not-a-pack"),
    ],
)
def test_json_with_duplicate_keys_or_bad_numbers_is_refused(text: str, problem: str) -> None:
    with pytest.raises(BadContent) as trouble:
        pack_of_json(text.encode(), "mine.json")
    assert trouble.value.problem == problem


@pytest.mark.parametrize("id", ["random", "choose", "none", "nothing", "recommended"])
def test_reserved_setting_values_are_refused_as_ids(id: str) -> None:
    with pytest.raises(BadContent) as trouble:
        pack_of_data({"game": "madeup", "title": "x", "rows": {"tide": [{"id": id}]}})
    assert (trouble.value.problem, trouble.value.path) == ("taken-id", ["tide", 0, "id"])


@pytest.mark.parametrize(
    ("text", "why", "line", "column"),
    [
        ("- {id: a}\n- id: b: c\n", "colon", 2, 8),
        ("- {id: a, x: [1, 2}\n", "list-end", 1, 19),
        ("- {id: a, x: 1]\n", "mapping-end", 1, 15),
        ("- {id: a}\nb: 1\n", "dash", 2, 1),
        ("- id: a\n  x: 'y\n", "quote", 3, 1),
        ("- id: a\n\tx: y\n", "sign", 2, 1),
        ('- {id: "\\q"}\n', "escape", 1, 9),
        ("- {id: *a}\n", "alias", 1, 8),
        ("- {id: a}\n---\n- {id: b}\n", "document", 2, 1),
        ("- {id: a}\n- {id: \x01}\n", "control", 2, 8),
        ("- {id: !<}\n", "other", 1, 10),
    ],
)
def test_yaml_syntax_errors_are_translated(text: str, why: str, line: int, column: int) -> None:
    with pytest.raises(BadContent) as trouble:
        Pack({HEAD: HEADING.encode(), "tide.yaml": text.encode()})
    error = trouble.value
    assert (error.problem, error.arguments["why"], error.line, error.arguments["column"]) == (
        "not-yaml",
        why,
        line,
        column,
    )
    said = [error.render_problem(language) for language in i18n.LANGUAGES]
    assert len(set(said)) == len(i18n.LANGUAGES)
    assert all(str(column) in one for one in said)
    assert json.dumps(error.arguments)  # the error is sent to clients
