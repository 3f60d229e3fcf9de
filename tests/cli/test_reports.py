"""Reports for readers and programs: games, rules, content, version."""

import json
import re
from pathlib import Path

import pytest

from tableverse.games.registry import load_ledger
from tableverse.kernel.ledger import Ledger

from .conftest import Run


def test_games_reports_seats_rules_and_content(run: Run) -> None:
    splendor = json.loads(run("games", "--json").stdout)["splendor"]
    assert splendor["seats"] == {"least": 2, "most": 4}
    assert splendor["rules"]["total"] == 74
    assert splendor["content"]["character"] == {"published": 90}


def test_games_prints_a_table_in_both_languages(run: Run) -> None:
    assert "Players" in run("games").stdout
    spanish = run("games", "--lang", "es").stdout
    assert "Jugadores" in spanish
    assert "Reúne Gemas" in spanish


def test_rules_json_matches_the_ledger(run: Run) -> None:
    found = json.loads(run("rules", "--json").stdout)
    assert found["splendor"] == load_ledger("splendor").summary()
    assert set(found["splendor"]) == {"total", "proved", "not_applicable", "open", "open_ids"}
    assert json.loads(run("rules", "splendor", "--json").stdout)["splendor"] == found["splendor"]


def test_rules_totals_add_up(run: Run) -> None:
    counts = json.loads(run("rules", "splendor", "--json").stdout)["splendor"]
    assert counts["total"] == counts["proved"] + counts["not_applicable"] + counts["open"]
    assert len(counts["open_ids"]) == counts["open"]


def test_a_rule_is_shown_in_the_readers_language(run: Run) -> None:
    entry = next(rule for rule in load_ledger("splendor").rules if rule.id == "SPL-COMP-02")
    assert " ".join(entry.texts["en"].split()) in " ".join(run("rules", "--show", "SPL-COMP-02").stdout.split())
    spanish = run("rules", "--show", "spl-comp-02", "--lang", "es").stdout
    assert " ".join(entry.texts["es"].split()) in " ".join(spanish.split())
    assert json.loads(run("rules", "--show", "SPL-COMP-02", "--json").stdout)["rule"] == entry.texts


def with_proofs(monkeypatch: pytest.MonkeyPatch, proofs: dict[str, list[str]]) -> Ledger:
    ledger = Ledger("splendor", load_ledger("splendor").rules, proofs)

    monkeypatch.setattr("tableverse.games.registry.load_ledger", lambda game: ledger)
    return ledger


def test_open_rules_are_listed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    proofs = {entry.id: ["tests/some.py::test"] for entry in load_ledger("splendor").rules}
    del proofs["SPL-END-01"]
    ledger = with_proofs(monkeypatch, proofs)
    shown = run("rules", "splendor", "--open").stdout
    assert "SPL-END-01  A player meets the Gauntlet" in shown
    assert "SPL-END-02" not in shown
    ledger.proofs["SPL-END-01"] = ["tests/some.py::test"]
    assert "Every rule is proved" in run("rules", "splendor", "--open").stdout
    assert "Proved by tests/some.py::test" in run("rules", "--show", "SPL-END-01").stdout


def test_a_rule_that_is_not_applicable_is_shown_with_its_reason(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ledger = with_proofs(monkeypatch, {})
    monkeypatch.setattr(ledger.rules[0], "not_applicable", "nobody shuffles by hand here")
    shown = run("rules", "splendor").stdout
    assert "SPL-COMP-01 is not applicable: nobody shuffles by hand here" in shown


def test_content_counts_by_kind_and_source(run: Run) -> None:
    expected = {"character": {"published": 90}, "location": {"published": 8}}
    assert json.loads(run("content", "--json").stdout)["splendor"] == expected
    assert json.loads(run("content", "splendor", "--json").stdout) == {"splendor": expected}
    assert "Cartas de Personaje" in run("content", "--lang", "es").stdout


def test_content_shows_which_products_are_complete(run: Run) -> None:
    listed = run("content", "champions").stdout
    assert "16 of 60 published products are complete" in listed
    assert re.search(r"The Rise of Red Skull +159 +complete", listed)
    assert re.search(r"Star-Lord +29 +not yet", listed)
    assert "published products" not in run("content", "splendor").stdout


ROCKET = (
    "- {id: rocket-raccoon, name: {en: Rocket, es: Cohete}, source: rulebook, level: 1, bonus: yellow,"
    " points: 1, avengers: 0, cost: {red: 2}}\n"
)


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "my pack"
    folder.mkdir()
    (folder / "pack.yaml").write_text("game: splendor\ntitle: Mine\n", encoding="utf-8")
    (folder / "characters.yaml").write_text(ROCKET, encoding="utf-8")
    return folder


def test_content_counts_the_rows_of_a_pack(run: Run, pack: Path) -> None:
    counted = json.loads(run("content", "splendor", "--pack", pack, "--json").stdout)
    assert counted["splendor"]["character"] == {"published": 89, "rulebook": 1}


def test_check_accepts_a_valid_pack(run: Run, pack: Path) -> None:
    assert run("content", "check", pack).stdout.startswith("OK")
    assert run("content", "check", pack, "--lang", "es").stdout.startswith("Correcto")
    checked = json.loads(run("content", "check", pack, "--game", "splendor", "--json").stdout)
    assert checked == {"pack": str(pack), "game": "splendor", "replaces": 1, "ok": True}


def test_check_reports_a_mistake_with_file_and_line(run: Run, pack: Path) -> None:
    (pack / "characters.yaml").write_text("# one of mine\n" + ROCKET.replace("bonus: yellow", "bonus: pink"))
    checked = run("content", "check", pack)
    assert checked.exit_code == 2
    assert checked.stderr.startswith(f"{pack / 'characters.yaml'}:2:")
    assert "pink" in checked.stderr
    assert checked.stdout == ""


def test_check_refuses_a_pack_for_an_unknown_game(run: Run, pack: Path) -> None:
    (pack / "pack.yaml").write_text("game: chess\ntitle: Mine\n", encoding="utf-8")
    checked = run("content", "check", pack)
    assert checked.exit_code == 2
    assert checked.stderr.startswith(f"{pack / 'pack.yaml'}:1:")


def test_version(run: Run) -> None:
    from tableverse import __version__

    assert json.loads(run("version", "--json").stdout)["version"] == __version__
    assert __version__ in run("version", "--lang", "es").stdout


def test_rules_are_looked_up_by_word_in_both_languages(run: Run) -> None:
    english = " ".join(run("rules", "champions", "guard").stdout.split())
    assert english.startswith("Guard keyword")
    assert "that player’s cards cannot attack a villain" in english
    assert "CHA-GUARD-01" in english
    assert "Armored Guard card" in english
    spanish = run("rules", "champions", "guardia", "--lang", "es").stdout
    assert spanish.startswith("Guardia  palabra clave")


def test_rules_are_looked_up_by_id_and_by_card(run: Run) -> None:
    assert run("rules", "champions", "cha-guard-02").stdout.count("CHA-") == 1
    card = run("rules", "champions", "hydra", "mercenary").stdout
    assert card.startswith("Hydra Mercenary  card")
    assert "CHA-GUARD-01" in card, "the keyword on the card is explained"
    found = json.loads(run("rules", "champions", "hydra", "mercenary", "--json").stdout)
    assert found[0]["name"]["es"] == "Mercenario de Hydra"
    assert "CHA-GUARD-01" in found[0]["rules"]


def test_an_unknown_word_is_not_in_the_rulebook(run: Run) -> None:
    assert "“qwerty” is not in the rulebook" in run("rules", "splendor", "qwerty").stdout
    assert run("rules", "chess", "guard").exit_code == 2
