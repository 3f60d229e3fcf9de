"""The rules ledger: proved, unprovable and open rules."""

import json
from pathlib import Path

import pytest

from tableverse.games.registry import game_ids, load_ledger
from tableverse.kernel.ledger import Ledger, Rule, rule


def entry(id: str, **more: str) -> Rule:
    texts = {"en": "One card a turn.", "es": "Una carta por turno."}
    return Rule({"id": id, "kind": "limit", "topic": {"en": "Turn", "es": "Turno"}, "rule": texts, **more})


def test_a_summary() -> None:
    rules = [entry("H-01"), entry("H-02", not_applicable="manners"), entry("H-03"), entry("H-04", unsure="ships?")]
    ledger = Ledger("harbour", rules, {"H-01": ["tests/a.py::test_a"], "H-04": []})
    assert ledger.summary() == {
        "total": 4,
        "proved": 1,
        "not_applicable": 1,
        "open": 2,
        "open_ids": ["H-03", "H-04"],
    }
    assert [found.id for found in ledger.proved] == ["H-01"]
    assert [(found.id, found.not_applicable) for found in ledger.not_applicable] == [("H-02", "manners")]
    assert (rules[3].unsure, rules[3].test, rules[3].kind) == ("ships?", "", "limit")
    assert (rules[0].texts["es"], rules[0].topics["en"]) == ("Una carta por turno.", "Turn")


def test_ledger_is_read_with_optional_proofs(tmp_path: Path) -> None:
    assert Ledger.read("harbour", tmp_path).summary()["total"] == 0
    texts = {"en": "One card a turn.", "es": "Una carta por turno."}
    rules = [{"id": id, "kind": "limit", "topic": texts, "rule": texts} for id in ("H-01", "H-02")]
    (tmp_path / "rules.yaml").write_text(json.dumps(rules), encoding="utf-8")
    assert Ledger.read("harbour", tmp_path).summary()["open_ids"] == ["H-01", "H-02"]
    (tmp_path / "proofs.json").write_text(json.dumps({"H-01": ["tests/a.py::test_a"]}), encoding="utf-8")
    ledger = Ledger.read("harbour", tmp_path)
    assert (ledger.game, ledger.summary()["open_ids"]) == ("harbour", ["H-02"])


def test_rule_source_is_validated() -> None:
    assert (entry("H-01").source, entry("H-02", source="faq").source) == ("rulebook", "faq")
    with pytest.raises(ValueError, match=r"H-03: source is 'hearsay', not one of rulebook, faq"):
        entry("H-03", source="hearsay")


def test_proved_rule_marked_unprovable_counts_as_proved() -> None:
    ledger = Ledger("harbour", [entry("H-01", not_applicable="manners")], {"H-01": ["tests/a.py::test_a"]})
    summary = ledger.summary()
    assert (summary["proved"], summary["not_applicable"], summary["open"]) == (1, 0, 0)


def test_rule_decorator_collects_rule_ids() -> None:
    @rule("H-03")
    @rule("H-01", "H-02")
    def test() -> None: ...

    assert test.__rules__ == ("H-01", "H-02", "H-03")


@pytest.mark.parametrize("game", game_ids())
def test_the_ledger_of_every_game(game: str) -> None:
    ledger = load_ledger(game)
    ids = [found.id for found in ledger.rules]
    assert ids
    assert len(set(ids)) == len(ids)
    for found in ledger.rules:
        assert found.texts.keys() == found.topics.keys() == {"en", "es"}
        assert all(text.strip() for text in (*found.texts.values(), *found.topics.values()))
    assert ledger.proofs.keys() <= set(ids)
