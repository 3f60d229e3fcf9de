"""Content files and packs: required fields, and errors that name file and line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

from tableverse.kernel.content import Item, Reader, Registry, open_yaml
from tableverse.kernel.errors import BadContent, FileTrouble
from tableverse.kernel.packs import pack_rows

CARD = """\
# One card.
- id: bell
  name: {en: Bell, es: Campana}
  source: published
  level: 3
  stays: true
  cost:
    red: 1
"""


def written(tmp_path: Path, text: str | bytes, name: str = "cards.yaml") -> Path:
    path = tmp_path / name
    path.write_bytes(text if isinstance(text, bytes) else dedent(text).encode())
    return path


def card(reader: Reader) -> tuple[Item, int, bool, int]:
    item = Item.read("card", reader)
    cost = reader.field("cost")
    made = (item, reader.integer("level", 1, 3), reader.flag("stays"), cost.integer("red", 0, 9))
    cost.no_more()
    reader.no_more()
    return made


def cards(reader: Reader) -> list[tuple[Item, int, bool, int]]:
    return [card(row) for row in reader.items()]


def complaint(tmp_path: Path, text: str | bytes, read: Callable[[Reader], Any] = cards) -> tuple[int, str]:
    """Return the line and the English sentence, asserting that the Spanish one differs."""
    path = written(tmp_path, text)
    with pytest.raises(BadContent) as trouble:
        read(open_yaml(path))
    error = trouble.value
    assert error.file == str(path)
    prefix = f"{path}:{error.line}: "
    english, spanish = error.say("en"), error.say("es")
    assert english.startswith(prefix)
    assert spanish.startswith(prefix)
    assert english != spanish
    assert "{" not in english + spanish
    return error.line, english.removeprefix(prefix)


def test_card_row_is_parsed(tmp_path: Path) -> None:
    path = written(tmp_path, CARD)
    ((item, level, stays, red),) = cards(open_yaml(path))
    assert (item.kind, item.id, item.names, item.source) == (
        "card",
        "bell",
        {"en": "Bell", "es": "Campana"},
        "published",
    )
    assert (item.origin, item.line) == (str(path), 2)
    assert (level, stays, red) == (3, True, 1)


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ("  level: 3\n", "", 2, "the field “level” is missing"),
        ("level: 3", "level: 4", 5, "expected a whole number from 1 to 3, not “4”"),
        ("level: 3", "level: 0", 5, "expected a whole number from 1 to 3, not “0”"),
        ("level: 3", "level: three", 5, "expected a whole number from 1 to 3, not “three”"),
        ("level: 3", "level: true", 5, "expected a whole number from 1 to 3, not “true”"),
        ("level: 3", "level: 2.5", 5, "expected a whole number from 1 to 3, not “2.5”"),
        ("level: 3", "level: 0x" + "f" * 5000, 5, f"expected a whole number from 1 to 3, not “0x{'f' * 38}”"),
        ("level: 3", "level: [3]", 5, "expected a single value"),
        ("level: 3", "level: !!int three", 5, "expected a single value"),
        ("level: 3", "level: !!python/object:os.system x", 5, "expected a single value"),
        ("stays: true", "stays: perhaps", 6, "expected true or false"),
        ("stays: true", "stays: {}", 6, "expected a single value"),
        ("source: published", "source: rumour", 4, "“rumour” is not one of: rulebook, published, reconstructed"),
        ("id: bell", "id: Bell", 2, "“Bell” is not an id: use lower-case letters, digits and hyphens"),
        ("id: bell", "id: bell--2", 2, "“bell--2” is not an id: use lower-case letters, digits and hyphens"),
        ("id: bell", "id: señal", 2, "“señal” is not an id: use lower-case letters, digits and hyphens"),
        ("es: Campana", "es: ''", 3, "expected text"),
        ("es: Campana", "es: [Campana]", 3, "expected text"),
        (", es: Campana", "", 3, "the field “es” is missing"),
        ("es: Campana", "es: Campana, fr: Cloche", 3, "there is no field “fr” here; is it misspelt?"),
        ("name: {en: Bell, es: Campana}", "name: Bell", 3, "expected fields with values"),
        ("    red: 1", "    red: 1\n    rde: 2", 9, "there is no field “rde” here; is it misspelt?"),
        ("  cost:\n", "  colour:\n    red: 2\n  cost:\n", 7, "there is no field “colour” here; is it misspelt?"),
        ("  level: 3\n", "  level: 3\n  level: 2\n", 6, "the field “level” appears twice"),
        ("- id: bell", "- just a word\n- id: bell", 2, "expected fields with values"),
    ],
)
def test_invalid_card_rows_are_refused_with_their_line(
    tmp_path: Path, old: str, new: str, line: int, sentence: str
) -> None:
    assert old in CARD
    assert complaint(tmp_path, CARD.replace(old, new)) == (line, sentence)


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        (b"", 1, "this file is empty"),
        (b"# only a comment\n", 1, "this file is empty"),
        (b"a: \xff", 1, "this file is not UTF-8 text"),
        (b"cards:\n  - id: bell\n", 1, "expected a list"),
        (
            b"- id: bell\n  name: {en: Bell\n",
            3,
            "this is not valid YAML: column 1, fields in braces need “,” between them and a closing brace at the end",
        ),
        (
            b"- a\n--- \n- b\n",
            2,
            (
                "this is not valid YAML: column 1, there is more text after the end; a file contains one list of rows "
                "and nothing else"
            ),
        ),
        (b"- *nothing\n", 1, "this is not valid YAML: column 3, an alias (“*”) has no matching anchor (“&”)"),
        (b"a: \x00", 1, "this is not valid YAML: column 4, a control character is not allowed; delete it"),
        (b"- ok\n- " + b"[" * 100, 2, "values are nested too deeply here"),
        (b"[" * 200_000, 1, "values are nested too deeply here"),
        (b"- ok\n- &me\n  - *me\n", 3, "values are nested too deeply here"),
    ],
)
def test_invalid_files_are_refused_with_their_line(tmp_path: Path, text: bytes, line: int, sentence: str) -> None:
    assert complaint(tmp_path, text) == (line, sentence)


def test_file_larger_than_four_megabytes_is_refused(tmp_path: Path) -> None:
    four_megabytes = b"game: harbour\n#".ljust(4 * 1024 * 1024, b".")
    path = written(tmp_path, four_megabytes)
    assert open_yaml(path).text("game") == "harbour"
    written(tmp_path, four_megabytes + b".")
    with pytest.raises(BadContent) as trouble:
        open_yaml(path)
    assert str(trouble.value) == f"{path}:1: this file is too large for a content file"


def test_values_can_be_nested_sixty_levels_deep(tmp_path: Path) -> None:
    assert len(open_yaml(written(tmp_path, "[" * 60 + "]" * 60)).items()) == 1
    assert complaint(tmp_path, b"[" * 61 + b"]" * 61) == (1, "values are nested too deeply here")


def test_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble) as trouble:
        open_yaml(tmp_path / "none.yaml")
    assert str(trouble.value) == f"There is no {tmp_path / 'none.yaml'}"


def test_acyclic_aliases_are_accepted(tmp_path: Path) -> None:
    rows = open_yaml(written(tmp_path, "- &cost {red: 1}\n- *cost\n")).items()
    assert [row.integer("red", 0, 9) for row in rows] == [1, 1]


def test_byte_order_mark_is_accepted(tmp_path: Path) -> None:
    assert open_yaml(written(tmp_path, b"\xef\xbb\xbfgame: harbour")).text("game") == "harbour"


def test_defaults_and_presence(tmp_path: Path) -> None:
    reader = open_yaml(written(tmp_path, "a: 1\nb: 'no'\n"))
    assert reader.keys() == ["a", "b"]
    assert (reader.has("a"), reader.has("z")) == (True, False)
    assert reader.integer("z", 1, 9, default=5) == 5
    assert reader.flag("z") is False
    assert reader.text("b") == "no"
    assert reader.field("a").value() == 1
    assert (reader.is_mapping(), reader.is_value(), reader.field("a").is_value()) == (True, False, True)


def test_misspelt_field_error_suggests_the_known_field(tmp_path: Path) -> None:
    """Optional fields are suggested too."""
    assert complaint(tmp_path, CARD.replace("stays", "styas")) == (
        6,
        "there is no field “styas” here; is it misspelt?; did you mean “stays”?",
    )


def test_a_list_of_words(tmp_path: Path) -> None:
    def colours(reader: Reader) -> tuple[str, ...]:
        return reader.words("colours", ("red", "blue", "green"))

    assert colours(open_yaml(written(tmp_path, "colours: [red, blue]"))) == ("red", "blue")
    assert colours(open_yaml(written(tmp_path, "other: 1"))) == ()
    text = "colours:\n- red\n- {}\n"
    assert complaint(tmp_path, text.format("red"), colours) == (3, "“red” appears twice")
    assert complaint(tmp_path, text.format("grey"), colours) == (3, "“grey” is not one of: red, blue, green")


# --- the registry -------------------------------------------------------------------------------------------------


def test_duplicate_id_is_refused(tmp_path: Path) -> None:
    registry = Registry()

    def add(reader: Reader) -> None:
        for row in reader.items():
            registry.add(card(row)[0], row)

    assert complaint(tmp_path, CARD + CARD, add) == (10, "the id “bell” is already in use")
    assert registry.counts() == {"card": {"published": 1}}
    assert registry.name("card", "bell", "es") == "Campana"


def test_pack_replaces_existing_components_only(tmp_path: Path) -> None:
    registry = Registry()
    (row,) = open_yaml(written(tmp_path, CARD)).items()
    registry.add(card(row)[0], row)
    changed = CARD.replace("published", "rulebook").replace("Bell", "Great Bell")
    (row,) = open_yaml(written(tmp_path, changed, "changed.yaml")).items()
    registry.add(card(row)[0], row, replaces=True)
    assert registry.counts() == {"card": {"rulebook": 1}}
    assert registry.name("card", "bell", "en") == "Great Bell"

    def replace(reader: Reader) -> None:
        for row in reader.items():
            registry.add(card(row)[0], row, replaces=True)

    other = CARD.replace("id: bell", "id: drum")
    assert complaint(tmp_path, other, replace) == (2, "there is no “drum” to replace")
    assert registry.counts() == {"card": {"rulebook": 1}}


# --- packs --------------------------------------------------------------------------------------------------------


def pack(tmp_path: Path, head: str, **files: str) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    written(folder, head, "pack.yaml")
    for name, text in files.items():
        written(folder, text, f"{name}.yaml")
    return folder


def test_a_pack_is_a_folder_of_files_by_kind(tmp_path: Path) -> None:
    folder = pack(tmp_path, "game: harbour\ntitle: Mine\n", tide="- {id: a}\n- {id: b}\n", keeper="- {id: c}\n")
    assert [(kind, row.identifier()) for kind, row in pack_rows(folder, "harbour")] == [
        ("keeper", "c"),
        ("tide", "a"),
        ("tide", "b"),
    ]


@pytest.mark.parametrize(
    ("head", "line", "sentence"),
    [
        ("title: Mine\n", 1, "the field “game” is missing"),
        ("game: harbour\n", 1, "the field “title” is missing"),
        ("title: Mine\ngame: chess\n", 2, "this pack is for “chess”, not for harbour"),
        ("title: Mine\ngame: harbour\nauthor: me\n", 3, "there is no field “author” here; is it misspelt?"),
        ("- game\n", 1, "expected fields with values"),
        ("", 1, "this file is empty"),
    ],
)
def test_invalid_pack_heads_are_refused_with_their_line(tmp_path: Path, head: str, line: int, sentence: str) -> None:
    folder = pack(tmp_path, head)
    with pytest.raises(BadContent) as trouble:
        list(pack_rows(folder, "harbour"))
    assert str(trouble.value) == f"{folder / 'pack.yaml'}:{line}: {sentence}"


def test_pack_file_must_be_a_list(tmp_path: Path) -> None:
    folder = pack(tmp_path, "game: harbour\ntitle: Mine\n", tide="id: a\n")
    with pytest.raises(BadContent) as trouble:
        list(pack_rows(folder, "harbour"))
    assert str(trouble.value) == f"{folder / 'tide.yaml'}:1: expected a list"


def test_missing_pack_is_refused(tmp_path: Path) -> None:
    file = written(tmp_path, "game: harbour")
    for path, sentence in ((tmp_path / "none", "There is no {}"), (file, "{} is not a folder")):
        with pytest.raises(FileTrouble) as trouble:
            list(pack_rows(path, "harbour"))
        assert str(trouble.value) == sentence.format(path)
    with pytest.raises(FileTrouble) as trouble:
        list(pack_rows(tmp_path, "harbour"))
    assert str(trouble.value) == f"There is no {tmp_path / 'pack.yaml'}"


def registry(tmp_path: Path, text: str) -> Registry:
    path = tmp_path / "bells.yaml"
    path.write_text(text)
    found = Registry()
    for row in open_yaml(path).items():
        found.add(Item.read("bell", row), row)
    return found


BELL = "- {id: bell, name: {en: Bell, es: Campana}, source: rulebook, cost: [1, 2], effect: {ring: 3}}"


@pytest.mark.parametrize(
    ("changed", "same"),
    [
        (BELL.replace("[1, 2]", "[1, 3]"), False),
        (BELL.replace("ring: 3", "ring: 30"), False),
        (BELL.replace("ring", "toll"), False),
        (BELL + "\n" + BELL.replace("id: bell", "id: gong"), False),
        (BELL.replace("en: Bell", "en: The Bell"), True),
        (BELL.replace("cost: [1, 2], effect: {ring: 3}", "effect: {ring: 3}, cost: [1, 2]"), True),
    ],
)
def test_fingerprint_changes_with_every_rule_relevant_field(tmp_path: Path, changed: str, same: bool) -> None:
    before = registry(tmp_path, BELL).fingerprint()
    assert len(before) == 16
    assert (registry(tmp_path, changed).fingerprint() == before) is same


def test_fingerprint_includes_rows_that_are_no_components(tmp_path: Path) -> None:
    found = registry(tmp_path, BELL)
    before = found.fingerprint()
    path = tmp_path / "deck.yaml"
    path.write_text("- {id: deck, cards: {bell: 2}}")
    found.add_row("deck", "deck", open_yaml(path).items()[0])
    assert found.fingerprint() != before
    # The fingerprint and the manifest are computed once.
    assert found.fingerprint() is found.fingerprint()
    assert found.manifest() is found.manifest()
