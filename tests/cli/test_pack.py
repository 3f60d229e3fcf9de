"""``tableverse pack``: creating, checking, comparing and installing packs."""

import json
import zipfile
from pathlib import Path

import pytest

from tableverse.games import registry

from .conftest import Run

CARD = """
- id: rocket-raccoon
  name: {en: Rocket, es: Mapache}
  source: published
  level: 1
  bonus: yellow
  points: 1
  avengers: 0
  cost: {yellow: 1, red: 4}
"""


@pytest.fixture
def box(tmp_path: Path) -> Path:
    folder = tmp_path / "My Box"
    folder.mkdir()
    (folder / "pack.yaml").write_text("game: splendor\ntitle: My box\n", encoding="utf-8")
    (folder / "characters.yaml").write_text(CARD, encoding="utf-8")
    return folder


def zipped(folder: Path) -> Path:
    file = folder.with_suffix(".zip")
    with zipfile.ZipFile(file, "w") as archive:
        for one in folder.iterdir():
            archive.write(one, one.name)
    return file


@pytest.mark.parametrize("game", registry.game_ids())
def test_a_new_pack_has_an_example_of_everything(game: str, run: Run, tmp_path: Path) -> None:
    made = run("pack", "new", game, tmp_path / "mine")
    assert made.exit_code == 0, made.output
    kinds = registry.load_game(game).registry.kinds
    for file, kind in registry.load_game(game).component_files.items():
        if kind in kinds:
            assert next(iter(kinds[kind])) in (tmp_path / "mine" / f"{file}.yaml").read_text(encoding="utf-8")
    assert run("pack", "new", game, tmp_path / "mine").exit_code == 2  # an existing folder is not overwritten


def test_a_new_pack_changes_nothing(run: Run, tmp_path: Path) -> None:
    run("pack", "new", "splendor", tmp_path / "mine")
    checked = json.loads(run("pack", "check", tmp_path / "mine", "--json").stdout)
    assert (checked["ok"], checked["rows"], checked["title"]) == (True, 0, "mine")


def test_uncommented_examples_change_nothing(run: Run, tmp_path: Path) -> None:
    """Uncomment the examples: they are copies of shipped rows, so they change nothing."""
    run("pack", "new", "dagger", tmp_path / "mine")
    for file in (tmp_path / "mine").glob("*.yaml"):
        lines = file.read_text(encoding="utf-8").splitlines()
        start = next((number for number, line in enumerate(lines) if line.startswith("# - ")), 0)
        file.write_text("\n".join(line.removeprefix("# ") for line in lines[start:]), encoding="utf-8")
    changes = json.loads(run("pack", "diff", tmp_path / "mine", "--json").stdout)["changes"]
    assert len(changes) > 12
    assert all(not one["numbers"] and one["said"][0] == one["said"][1] for one in changes)


def test_a_new_pack_may_start_with_copies_of_cards(run: Run, tmp_path: Path) -> None:
    run("pack", "new", "united", tmp_path / "mine", "--card", "loki-move", "--card", "namor")
    assert {file.name for file in (tmp_path / "mine").iterdir()} == {"pack.yaml", "hero-cards.yaml", "threats.yaml"}
    assert json.loads(run("pack", "check", tmp_path / "mine", "--json").stdout)["rows"] == 2
    assert "has no component “nobody”" in run("pack", "new", "united", tmp_path / "other", "--card", "nobody").stderr


def test_check_lists_every_mistake_with_file_and_line(run: Run, box: Path) -> None:
    second = CARD.replace("rocket-raccoon", "nobody").replace("level: 1", "level: 9")
    (box / "characters.yaml").write_text(CARD.replace("points: 1", "points: many") + second, encoding="utf-8")
    shown = run("pack", "check", box, "--lang", "es")
    assert shown.exit_code == 2
    first, other = shown.stderr.splitlines()
    assert f"{box / 'characters.yaml'}:7: " in first
    assert "«many»" in first
    assert f"{box / 'characters.yaml'}:14: " in other
    assert len(json.loads(run("pack", "check", box, "--json").stdout)["problems"]) == 2


def test_diff_shows_changed_numbers_and_texts(run: Run, box: Path) -> None:
    shown = run("pack", "diff", zipped(box))
    assert shown.stdout.splitlines() == [
        "“My box” for Splendor: Marvel: 1 component",
        "Character cards: Rocket (rocket-raccoon)",
        "  name: Rocket Raccoon → Rocket",
        "  points: 0 → 1",
        "  cost.red: 2 → 4",
    ]
    example = Path(__file__).parents[2] / "docs" / "examples" / "united-pack"
    lines = run("pack", "diff", example, "--lang", "es").stdout.splitlines()
    assert any(line.startswith("  − ") for line in lines)
    assert any(line.startswith("  + ") for line in lines)


@pytest.mark.parametrize("as_zip", [False, True])
def test_an_installed_pack_is_found_by_its_name(as_zip: bool, run: Run, box: Path) -> None:
    assert "No packs are installed" in run("pack", "list").stdout
    installed = run("pack", "install", zipped(box) if as_zip else box)
    assert installed.exit_code == 0, installed.output
    assert "--pack my-box" in installed.stdout
    assert run("pack", "list").stdout == "my-box: “My box” for Splendor: Marvel, 1 component\n"
    assert "already" in run("pack", "install", box).stderr
    counted = json.loads(run("content", "splendor", "--pack", "my-box", "--json").stdout)["splendor"]["character"]
    shipped = json.loads(run("content", "splendor", "--json").stdout)["splendor"]["character"]
    assert sum(counted.values()) == sum(shipped.values())
    assert run("pack", "remove", "my-box").exit_code == 0
    assert "No pack named “my-box”" in run("pack", "remove", "my-box").stderr
    assert run("content", "splendor", "--pack", "my-box").exit_code == 2


def test_a_broken_pack_is_not_installed(run: Run, box: Path) -> None:
    (box / "characters.yaml").write_text(CARD.replace("yellow", "pink"), encoding="utf-8")
    assert run("pack", "install", box).exit_code == 2
    assert json.loads(run("pack", "list", "--json").stdout) == []
    for words in (["pack", "remove", "../data"], ["pack", "open", "x"], ["pack", "check"], ["pack", "new", "splendor"]):
        assert run(*words).exit_code == 2


def test_a_pack_for_an_unknown_game_is_refused(run: Run, box: Path) -> None:
    (box / "pack.yaml").write_text("game: chess\ntitle: My box\n", encoding="utf-8")
    assert "“chess” is not one of" in run("pack", "check", box).stderr
