"""The schema of rows as recorded by their readers, also for the shipped games."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tableverse.games.registry import game_ids, load_game
from tableverse.kernel.content import Item, Reader, open_yaml
from tableverse.kernel.effects.examples import examples
from tableverse.kernel.errors import BadContent
from tableverse.kernel.places import Places, Watch

ROWS = """\
- {id: bell, name: {en: Bell, es: Campana}, source: published, level: 3, tone: deep, cost: {red: 1}}
- {id: drum, name: {en: Drum, es: Tambor}, source: published, level: 1, parts: [wood, skin], by: Ada}
"""


@cache
def shipped(game: str) -> dict[str, dict[str, dict[str, Any]]]:
    return load_game(game).places()


def read(row: Reader) -> None:
    Item.read("card", row)
    row.integer("level", 1, 9)
    row.words("parts", ("wood", "skin", "brass"))
    if row.has("tone"):
        row.one_of("tone", ("deep", "clear"))
    if row.has("by"):
        row.text("by")
    row.flag("loud")
    if row.has("cost"):
        row.field("cost").integer("red", 0, 5)


@pytest.fixture
def learned(tmp_path: Path) -> dict[str, dict[str, Any]]:
    path = tmp_path / "cards.yaml"
    path.write_text(ROWS, encoding="utf-8")
    places = Places()
    for row in open_yaml(path).items():
        watch = Watch()
        read(Reader(row.node, row.file, watch))
        places.learn(row.node, watch)
    return places.data()


def test_schema_lists_fields_and_whether_all_rows_have_them(learned: dict[str, dict[str, Any]]) -> None:
    fields = learned[""]["fields"]
    assert [name for name, always in fields.items() if always] == ["id", "name", "source", "level"]
    assert set(fields) == {"id", "name", "source", "level", "parts", "tone", "by", "loud", "cost"}


def test_schema_describes_valid_values(learned: dict[str, dict[str, Any]]) -> None:
    assert learned["level"] == {"what": "whole", "least": 1, "most": 9}
    assert learned["tone"] == {"what": "word", "offered": ["deep", "clear"]}
    assert learned["by"] == {"what": "text", "offered": ["Ada"]}
    assert learned["parts"] == {"many": True}
    assert learned["parts.*"] == {"what": "word", "offered": ["wood", "skin", "brass"]}
    assert learned["cost"] == {"fields": {"red": True}}
    assert learned["name"] == {"what": "names"}
    assert "loud" not in learned, "nobody has it: only that the field is looked for is known"


def notes(tmp_path: Path, rows: str) -> dict[str, Any]:
    """Return the schema of a field that is a word in some rows and text in others."""
    path = tmp_path / "notes.yaml"
    path.write_text(rows, encoding="utf-8")
    places = Places()
    for row in open_yaml(path).items():
        watch = Watch()
        reader = Reader(row.node, row.file, watch)
        reader.one_of("note", ("high", "low")) if reader.flag("sung") else reader.text("note")
        places.learn(row.node, watch)
    return places.data()["note"]


def test_most_specific_row_determines_the_schema(tmp_path: Path) -> None:
    text, word = "- {note: high}\n", "- {note: low, sung: true}\n"
    assert notes(tmp_path, text + word)["what"] == notes(tmp_path, word + text)["what"] == "word"
    assert notes(tmp_path, text)["what"] == "text"


def test_number_bounds_are_the_union_over_rows(tmp_path: Path) -> None:
    path = tmp_path / "bells.yaml"
    path.write_text("- {weight: 5}\n- {weight: 3}\n- {weight: 9}\n", encoding="utf-8")
    for bounds in ([(2, 6), (1, 4), (3, 9)], [(1, 4), (3, 9), (2, 6)], [(3, 9), (2, 6), (1, 4)]):
        places = Places()
        for row, (least, most) in zip(open_yaml(path).items(), bounds, strict=True):
            watch = Watch()
            reader = Reader(row.node, row.file, watch)
            with suppress(BadContent):  # the calls before the error are recorded
                reader.integer("weight", least, most)
            places.learn(row.node, watch)
        assert places.data()["weight"] == {"what": "whole", "least": 1, "most": 9}


def test_at_most_four_hundred_values_are_offered(tmp_path: Path) -> None:
    rows = [f"- {{note: n{number}}}\n" for number in range(401)]
    assert len(notes(tmp_path, "".join(rows[:400]))["offered"]) == 400
    assert notes(tmp_path, "".join(rows)) == {"what": "text"}


def test_schema_covers_every_field_of_shipped_rows() -> None:
    """For every kind of row in every game, no field is missing and no value lacks a description."""
    for game in game_ids():
        for kind, paths in shipped(game).items():
            assert paths[""]["fields"]["id"], (game, kind)
            bare = [path for path, place in paths.items() if not place]
            assert bare == [], (game, kind)


def test_schema_covers_effects_of_every_game() -> None:
    expected = {
        ("united", "threat", "bam"): "effect",
        ("united", "hero_card", "special.answers.when"): "condition",
        ("dagger", "support", "texts.*.needs"): "selector",
        ("dagger", "enemy", "passives.*.amount"): "number",
        ("champions", "card", "abilities.*.do"): "effect",
    }
    for (game, kind, path), what in expected.items():
        assert shipped(game)[kind][path]["what"] == what, (game, kind, path)
    assert shipped("champions")["card"]["traits.*"] == {"what": "name", "names": "trait"}
    facts = shipped("dagger")["support"]["texts.*.on"]["offered"]
    assert "suffer" in facts


def test_examples_come_from_card_texts() -> None:
    game = load_game("dagger")
    found = examples(game.abilities(), game.voice_for)
    assert found["effect"]["recover"]["en"]
    assert found["effect"]["recover"]["en"] != found["effect"]["recover"]["es"]
    assert len(found["effect"]) > 60
    assert {kind for kind, words in found.items() if words} == {"effect", "selector", "number", "condition"}
    splendor = load_game("splendor")
    assert examples(splendor.abilities(), splendor.voice_for)["effect"] == {}
