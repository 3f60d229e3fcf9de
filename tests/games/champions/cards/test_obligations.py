"""The obligations of all core heroes."""

import pytest

from games.champions.table import Table, plain

OBLIGATIONS = [("affairs-of-state", "black-panther"), ("family-emergency", "captain-marvel")]
OBLIGATIONS += [("legal-work", "she-hulk"), ("business-problems", "iron-man"), ("eviction-notice", "spider-man")]


@pytest.mark.parametrize(("obligation", "hero"), OBLIGATIONS)
def test_alter_ego_exhausts_to_remove_the_obligation(obligation: str, hero: str) -> None:
    table = Table(hero)
    table.put("panther-claws")  # allows both options
    table.reveals(obligation)
    assert sorted(table.options()) == ["may:no", "may:yes"]
    table.does("may:yes", "choose:exhaust")
    assert table.state.form(0) == "alter-ego"
    assert table.piece(hero).exhausted
    assert plain(table.state.removed[-1]) == obligation
    assert table.revealed() == []
    table.waits_for(0, "turn")


@pytest.mark.parametrize(("obligation", "hero"), OBLIGATIONS)
def test_player_staying_in_hero_form_cannot_remove_the_obligation(obligation: str, hero: str) -> None:
    table = Table(hero)
    table.put("panther-claws")
    table.reveals(obligation)
    table.does("may:no")
    table.waits_for(0, "turn")
    assert (table.state.form(0), table.piece(hero).exhausted) == ("hero", False)
    assert plain(table.state.encounter_discard[0]) == obligation


@pytest.mark.parametrize(("obligation", "hero"), OBLIGATIONS)
def test_exhausted_alter_ego_suffers_the_obligation_and_discards_it(obligation: str, hero: str) -> None:
    table = Table(hero, form="alter-ego")
    table.change(hero, exhausted=True)
    table.hand("haymaker")
    table.put("panther-claws")
    table.put("powered-gauntlets")
    table.reveals(obligation)
    assert plain(table.state.encounter_discard[0]) == obligation
    surges = obligation in ("family-emergency", "eviction-notice")
    assert table.revealed() == [obligation, *["quiet-threat"] * surges]
    assert table.state.tokens == (1 if obligation == "legal-work" else 0)
    assert table.piece(hero).stunned == (1 if obligation == "family-emergency" else 0)
    assert table.held() == ([] if obligation == "eviction-notice" else ["haymaker"])
    assert table.in_play("panther-claws") is (obligation != "affairs-of-state")
    assert table.piece("powered-gauntlets").exhausted is (obligation == "business-problems")
