"""The rulebook: each rule in one chapter, a glossary with valid pictures and rules, and rulings."""

import json
from pathlib import Path
from typing import Any

import pytest

from tableverse.games.registry import game_ids, load_rulebook
from tableverse.kernel.i18n import LANGUAGES
from tableverse.kernel.ledger import Ledger, Rule
from tableverse.kernel.lookup import Lookup, forms
from tableverse.kernel.rulebook import Rulebook, family, plain_words

RULES = [
    Rule({"id": id, "kind": "flow", "topic": {"en": topic, "es": topic}, "rule": {"en": en, "es": es}})
    for id, topic, en, es in (
        ("H-SAIL-01", "Sailing", "A ship with an anchor stays.", "Un barco con ancla se queda."),
        ("H-SAIL-02", "Sailing", "Others may sail.", "Los demás pueden zarpar."),
        ("H-TRADE-01", "Trade", "Sell your cargo.", "Vende tu carga."),
    )
]
NAMES = {"en": "Ships", "es": "Barcos"}
EXAMPLES: dict[str, Any] = json.loads(Path(__file__).with_name("lookup_examples.json").read_text(encoding="utf-8"))


def chapter(*rules: str, id: str = "ships") -> dict[str, Any]:
    return {"id": id, "title": NAMES, "intro": NAMES, "rules": list(rules)}


def read(folder: Path, **files: Any) -> Rulebook:
    for name, rows in files.items():
        (folder / f"{name}.yaml").write_text(json.dumps(rows), encoding="utf-8")
    return Rulebook.read(Ledger("harbour", RULES, {}), folder)


def test_chapter_lists_rule_families_or_single_rules(tmp_path: Path) -> None:
    book = read(tmp_path, chapters=[chapter("SAIL-02", id="first"), chapter("TRADE", "SAIL", id="second")])
    assert [[rule.id for rule in one.rules] for one in book.chapters] == [["H-SAIL-02"], ["H-TRADE-01", "H-SAIL-01"]]
    found = book.chapter_of("H-TRADE-01")
    assert found is not None
    assert found.id == "second"
    assert book.chapter_of("H-TRADE-09") is None
    assert family("CHA-TURN-01") == "TURN"


@pytest.mark.parametrize(
    ("rules", "complaint"),
    [
        (["SAIL"], "in no chapter: H-TRADE-01"),
        (["SAIL", "TRADE", "SAIL"], "in more than one chapter: SAIL"),
        (["SAIL", "TRADE", "PIRATES"], "chapters name rules that there are not: PIRATES"),
    ],
)
def test_chapters_not_matching_the_ledger_are_refused(tmp_path: Path, rules: list[str], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        read(tmp_path, chapters=[chapter(*rules)])


def test_empty_files_are_accepted(tmp_path: Path) -> None:
    for name in ("chapters", "glossary", "rulings"):
        (tmp_path / f"{name}.yaml").write_text("# to come\n", encoding="utf-8")
    book = read(tmp_path)
    assert [rule.id for rule in book.chapters[0].rules] == ["H-SAIL-01", "H-SAIL-02", "H-TRADE-01"]
    assert not book.rulings


def test_without_chapters_the_ledger_is_the_rulebook(tmp_path: Path) -> None:
    assert [rule.id for rule in read(tmp_path).chapters[0].rules] == ["H-SAIL-01", "H-SAIL-02", "H-TRADE-01"]


def test_glossary_and_rulings_must_name_existing_rules(tmp_path: Path) -> None:
    term = {"id": "anchor", "kind": "token", "name": NAMES, "rules": ["H-SAIL-03"]}
    with pytest.raises(ValueError, match="anchor: there is no rule H-SAIL-03"):
        read(tmp_path, glossary=[term])
    with pytest.raises(ValueError, match="anchor: kind is 'ship', not one of keyword"):
        read(tmp_path, glossary=[{**term, "kind": "ship"}])
    (tmp_path / "glossary.yaml").unlink()
    ruling = {"question": NAMES, "reading": NAMES, "rules": ["H-TRADE-02"]}
    with pytest.raises(ValueError, match="Ships: there is no rule H-TRADE-02"):
        read(tmp_path, rulings=[{"section": NAMES, "rulings": [ruling]}])


def test_printed_texts_have_no_markdown(tmp_path: Path) -> None:
    written = {"en": "See [the page](page.md) and `H-SAIL-01`.", "es": "Véase `H-SAIL-01`."}
    ruling = {"question": NAMES, "reading": written, "rules": ["H-SAIL-01"]}
    book = read(tmp_path, rulings=[{"section": NAMES, "rulings": [ruling]}])
    printed = book.printed()["rulings"][0]
    assert printed["reading"] == {"en": "See the page and H-SAIL-01.", "es": "Véase H-SAIL-01."}
    assert printed["why"] == {"en": "", "es": ""}
    assert book.printed()["questions"] == {}
    assert book.printed({"turn": "H-SAIL-01"})["questions"] == {"turn": "H-SAIL-01"}
    assert [one["reading"] for one in book.rulings_on("H-SAIL-01")] == [written]
    assert book.rulings_on("H-SAIL-02") == []
    assert plain_words({"en": "`a`", "es": "b"}) == {"en": "a", "es": "b"}


@pytest.mark.parametrize("game", game_ids())
def test_the_rulebook_of_every_game(game: str) -> None:
    """Loading the rulebook also checks that each rule is in one chapter and that no rule is unknown."""
    book = load_rulebook(game)
    assert len(book.chapters) > 5
    assert sum(len(one.rules) for one in book.chapters) == len(book.ledger.rules)
    for one in book.chapters:
        assert all(one.titles[language] and one.intros[language] for language in LANGUAGES)
    ids = [term["id"] for term in book.glossary]
    assert len(set(ids)) == len(ids) > 10
    for language in LANGUAGES:
        written = [form for term in book.glossary for form in forms(term, language)]
        twice = {form for form in written if written.count(form) > 1}
        assert not twice, f"two terms are called {twice}"


@pytest.fixture
def lookup(tmp_path: Path) -> Lookup:
    rules = [Rule({"kind": "flow", "rule": row["text"], **row}) for row in EXAMPLES["rules"]]
    (tmp_path / "glossary.yaml").write_text(json.dumps(EXAMPLES["glossary"]), encoding="utf-8")
    return Lookup(Rulebook.read(Ledger("harbour", rules, {}), tmp_path), EXAMPLES["content"])


@pytest.mark.parametrize(("query", "found"), EXAMPLES["found"])
def test_lookup_finds_rules_terms_and_cards(lookup: Lookup, query: str, found: list[str]) -> None:
    """Search covers both languages, ignores accents and ranks names before texts.

    The web client shares these examples.
    """
    assert [entry.id for entry in lookup.find(query)] == found


def test_terms_in_a_text(lookup: Lookup) -> None:
    assert [term["id"] for term in lookup.terms_in("A ship with two ANCHORS.", "en")] == ["anchor"]
    assert lookup.terms_in("Anchorage", "en") == []
    assert [term["id"] for term in lookup.terms_in("Un ancla.", "es")] == ["anchor"]


def test_every_keyword_status_and_icon_of_champions_has_its_term() -> None:
    from tableverse.games.champions.cards import ICONS, KEYWORDS, RESOURCES, STATS, STATUSES

    terms = {term["id"]: term["kind"] for term in load_rulebook("champions").glossary}
    assert set(KEYWORDS) <= {id for id, kind in terms.items() if kind == "keyword"}
    assert set(STATUSES) <= {id for id, kind in terms.items() if kind == "status"}
    assert {*ICONS, *RESOURCES} <= {id for id, kind in terms.items() if kind == "icon"}
    assert len(STATS) == sum(kind == "stat" for kind in terms.values())
