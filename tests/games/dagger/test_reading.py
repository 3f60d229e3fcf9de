"""Parsing of content: invalid rows are refused with file and line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.word_mutation import Leaf, leaves, row_source, wrongly_accepted
from tableverse.games.dagger.reading import KINDS, CardReader, shipped_rows
from tableverse.games.registry import load_game
from tableverse.kernel.content import open_yaml
from tableverse.kernel.errors import BadContent
from tableverse.kernel.packs import open_pack

GAME = load_game("dagger")
ROW = """\
- id: extra
  name: {en: Extra, es: Extra}
  source: reconstructed
  sheet: spider
  cost: 3
  texts:
"""
FREE_TEXT = "    - {{use: free, effect: {}}}\n"
ROLLED_TEXT = "    - {{use: trigger, on: rolled, effect: {}}}\n"
ANSWER = "    - {{use: trigger, on: {}, effect: {}}}\n"


def reader_of_all() -> CardReader:
    """Return a reader that has parsed the whole game, for reading further rows."""
    reader = CardReader()
    reader.read()
    return reader


READER = reader_of_all()


def test_all_shipped_texts_pass_the_check() -> None:
    GAME.check_content()


def error_message(tmp_path: Path, text: str) -> str:
    path = tmp_path / "team-up.yaml"
    path.write_text(ROW.replace("spider", next(iter(READER.cards.sheets))) + text, encoding="utf-8")
    (row,) = open_yaml(path).items()
    with pytest.raises(BadContent) as trouble:
        READER.check_row("team-up", row)
    return str(trouble.value).removeprefix(f"{path}:")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (ANSWER.format("sufer", "nothing"), "“sufer” is not one of: suffer"),
        (
            ANSWER.format("moved, moment: would", "nothing"),
            "nothing can answer “moved” at the moment “would”, only: after",
        ),
        ("    - {use: free, on: moved, effect: nothing}\n", "“free” answers no event, so “on” has no effect here"),
        ("    - {use: free, forced: true, effect: nothing}\n", "“free” answers no event, so “forced” has no effect"),
        (
            ANSWER.format("moved", "{charge: {who: {the: enemy}, amount: 1}}"),
            "“enemy” is not a fact of this event",
        ),
        (ANSWER.format("moved", "{gain: {fact: amount}}"), "“amount” is not a fact of this event; its facts: –"),
        (
            ANSWER.format("moved, when: {about: attack}", "nothing"),
            "“attack” is not a fact of this event; its facts",
        ),
        (ANSWER.format("moved, when: {about: {token: normal}}", "nothing"), "“token” is not a fact of this event"),
        (
            ANSWER.format("aspect-action, when: {about: {token: golden}}", "nothing"),
            "“golden” is not one of: normal, empowered",
        ),
        (ANSWER.format("dagger-action, when: {about: {played: x}}", "nothing"), "nothing has the id “x”"),
        (FREE_TEXT.format("{charge: {who: {the: hero}, amount: 1}}"), "“hero” is not a fact of this event"),
        (FREE_TEXT.format("{charge: {who: {that: hero}, amount: 1}}"), "nothing is named “it” here"),
        (
            FREE_TEXT.format(
                "{sequence: [{by-each: {of: heroes, do: {pick: {of: heroes}}}}, {strengthen: {that: hero}}]}"
            ),
            "nothing is named “it” here",
        ),
        (
            FREE_TEXT.format("{by-each: {of: heroes, do: {strengthen: {that: hero}}}}"),
            "nothing is named “it” here",
        ),
        (FREE_TEXT.format("{charge: {who: {that: robot}, amount: 1}}"), "“robot” is not one of: hero, enemy, space"),
        (FREE_TEXT.format("{charge: {who: {hero-with-most: luck}, amount: 1}}"), "“luck” is not one of: attack"),
        (FREE_TEXT.format("{gain: {got: luck}}"), "“luck” is not one of: successes"),
        (FREE_TEXT.format("{gain: {track: luck}}"), "“luck” is not one of: threat"),
        (FREE_TEXT.format("{gain: {value: {what: luck, of: you}}}"), "“luck” is not one of: attack"),
        (FREE_TEXT.format("{if: {when: {is: lucky}, then: nothing}}"), "“lucky” is not one of: showdown"),
        (ROLLED_TEXT.format("{if: {when: {rolling: luck}, then: nothing}}"), "“luck” is not one of: move"),
        (FREE_TEXT.format("{if: {when: {target: lucky}, then: nothing}}"), "“lucky” is not one of: unhurt"),
        (FREE_TEXT.format("{if: {when: {token-on: luck}, then: nothing}}"), "nothing has the id “luck”"),
        (FREE_TEXT.format("{place: {on: {missions: mine}, amount: 1}}"), "“mine” is not one of: this, top"),
        (FREE_TEXT.format("{relocate: {what: you, to: {space: wakandda}}}"), "nothing has the id “wakandda”; did you"),
        (FREE_TEXT.format("{relocate: {what: you, to: {one: {spaces: wet}}}}"), "“wet” is not one of: any"),
        (FREE_TEXT.format("{calm: {region: {region: region-mars}}}"), "nothing has the id “region-mars”"),
        (FREE_TEXT.format("{free: {one: {bases: lost}}}"), "“lost” is not one of: any, operational, invaded"),
        (FREE_TEXT.format("{exhaust: {one: {supports: old}}}"), "“old” is not one of: ready, others"),
        (FREE_TEXT.format("{activate: {rank: '7'}}"), "“7” is not one of: 1, 2, 3, own, elite"),
        (FREE_TEXT.format("{drop-top-event: river}"), "“river” is not one of: bottom, discard"),
        (ROLLED_TEXT.format("{add-results: [sixes]}"), "“sixes” is not one of: attack, defy, tactics, wild"),
        (FREE_TEXT.format("{suffer: {who: you, damage: 1, spared: perhaps}}"), "expected true or false"),
        (FREE_TEXT.format("noting"), "“noting” is not a known word; known words: "),
        (FREE_TEXT.format("{nothing: at-all}"), "this word takes no arguments"),
        ("    - {use: fre, effect: nothing}\n", "“fre” is not one of: action, free, trigger; did you mean “free”?"),
        (FREE_TEXT.format("nothing") + "  passives: [{stat: luck, amount: 1}]\n", "“luck” is not one of: successes"),
        (
            FREE_TEXT.format("nothing") + "  passives: [{stat: dice, scope: own, amount: 1}]\n",
            "“own” is not one of: com",
        ),
        (FREE_TEXT.format("nothing") + "  reconstructed: [everything]\n", "“everything” is not one of: extra, id"),
        (FREE_TEXT.format("nothing") + "  luck: 2\n", "there is no field “luck” here; is it misspelt?"),
    ],
)
def test_unknown_word_is_refused(tmp_path: Path, text: str, said: str) -> None:
    line = 6 + text.count("\n")
    assert error_message(tmp_path, text).startswith(f"{line}: {said}")


def test_refused_row_leaves_no_names_behind(tmp_path: Path) -> None:
    named = ANSWER.format("dagger-action, when: {about: {played: x}}", "nothing")
    assert "“noting” is not a known word" in error_message(tmp_path, named + FREE_TEXT.format("noting"))
    path = tmp_path / "team-up.yaml"
    path.write_text(ROW.replace("spider", "thor") + FREE_TEXT.format("nothing"), encoding="utf-8")
    READER.check_row("team-up", open_yaml(path).items()[0])


def test_rank_elite_is_refused_in_enemy_rows(tmp_path: Path) -> None:
    path = tmp_path / "enemy.yaml"
    row = next(row for row in shipped_rows("enemy") if row.text("rank") == "3")
    path.write_text(re.sub("rank: '3'", "rank: elite", row_source(row)), encoding="utf-8")
    with pytest.raises(BadContent, match="“elite” is not one of: 1, 2, 3, own"):
        READER.check_row("enemy", open_yaml(path).items()[0])


def test_base_without_an_effect_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "space.yaml"
    row = next(row for row in shipped_rows("space") if row.text("kind") == "base")
    path.write_text(row_source(row).replace("effect:", "efect:"), encoding="utf-8")
    (bad,) = open_yaml(path).items()
    with pytest.raises(BadContent, match="the field “effect” is missing"):
        reader_of_all().check_row("space", bad)


#: Numbers in a row with their lower and upper bounds.
BOUNDS = [
    ("space", "number", 1, 15),
    ("space", "x", 0, 100),
    ("space", "y", 0, 60),
    ("hero", "attack", 0, 9),
    ("hero", "life", 1, 20),
    ("support", "charge", 1, 9),
    ("team-up", "cost", 1, 20),
    ("hero-mission", "progress", 0, 20),
    ("hero-mission", "threat", 0, 9),
    ("enemy", "power", 0, 9),
    ("enemy", "life", 1, 20),
    ("enemy", "pawns", 1, 6),
    ("first-strike", "progress", 1, 20),
    ("first-strike", "threshold", 1, 20),
    ("nemesis", "space", 1, 15),
    ("nemesis", "threat", 0, 9),
    ("nemesis", "power", 0, 9),
    ("nemesis", "life", 1, 20),
    ("nemesis", "showdown/life", 1, 20),
    ("nemesis", "showdown/threat", 0, 9),
    ("nemesis-mission", "progress", 1, 20),
    ("nemesis-mission", "number", 1, 3),
    ("nemesis-mission", "threshold", 1, 20),
    ("event", "discard_for", 1, 9),
    ("side-mission", "progress", 1, 20),
    ("side-mission", "team_up", 0, 9),
    ("side-mission", "space", 1, 15),
]


@pytest.mark.parametrize(("kind", "field", "low", "high"), BOUNDS)
def test_number_out_of_bounds_is_refused(tmp_path: Path, kind: str, field: str, low: int, high: int) -> None:
    *outer, name = field.split("/")
    number = re.compile(rf"(?<=\b{name}: )\d+")
    text = next(text for text in map(row_source, shipped_rows(kind)) if number.search(text))
    part = text.index(outer[0]) if outer else 0

    def read(value: int) -> None:
        path = tmp_path / f"{kind}.yaml"
        path.write_text(text[:part] + number.sub(str(value), text[part:], count=1), encoding="utf-8")
        (row,) = open_yaml(path).items()
        READER.check_row(kind, row)

    read(low)
    read(high)
    for value in (low - 1, high + 1):
        with pytest.raises(BadContent, match=f"from {low} to {high}"):
            read(value)


def free(leaf: Leaf) -> bool:
    """Return whether any text is allowed at this word.

    These are names for people, ids of rows and texts, which other rows refer to, the sheet shared by two heroes, the
    branches of a choice, whose names are only the ids of its options, and names bound and used by the same verb.
    """
    path = leaf.path
    return (
        path[-2:] in (("name", "en"), ("name", "es"))
        or path[-1] in ("id", "alter_ego")
        or path[-3:] == ("choose", "of", "<field>")
        or (leaf.kind, path) in (("hero", ("sheet",)), ("enemy", ("group",)))
    )


def test_mutated_word_of_a_row_is_refused() -> None:
    reader = reader_of_all()
    words = [leaf for kind in KINDS for row in shipped_rows(kind) for leaf in leaves(kind, row)]
    assert wrongly_accepted(words, reader.check_row, free, 400, 5) == []


def test_pack_file_of_an_unknown_kind_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text("game: dagger\ntitle: A test\n", encoding="utf-8")
    (tmp_path / "planet.yaml").write_text("- {id: mars, name: {en: Mars, es: Marte}}\n", encoding="utf-8")
    with pytest.raises(BadContent, match="“planet” is not one of: region, space"):
        CardReader().read([open_pack(tmp_path)])


def test_companions_of_an_enemy_are_its_group() -> None:
    draugr, sleeper = GAME.created_together("enemy", "draugr"), GAME.created_together("enemy", "sleeper")
    assert draugr.ids == {"enemy": ["draugr", "frost-giant", "laufey"], "first-strike": ["jotun-activity"]}
    assert sleeper.ids == {"enemy": ["sleeper"]}
