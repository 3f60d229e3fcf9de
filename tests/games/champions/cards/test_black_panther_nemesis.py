"""Black Panther's nemesis set."""

import pytest

from games.champions.cards.positions import offers
from games.champions.table import Table


def test_killmonger_prevents_only_damage_from_black_panther_upgrades_to_himself() -> None:
    table = Table("black-panther")
    table.put("killmonger")
    table.put("powered-gauntlets")
    table.does("use:powered-gauntlets", "pick:killmonger")
    assert table.damage("killmonger") == 1
    table.does("attack:black-panther>killmonger")
    assert table.damage("killmonger") == 3
    table.put("energy-daggers")
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a")
    assert (table.damage("rhino-1"), table.damage("killmonger")) == (2, 3)
    assert table.events("prevented") == []


def test_heart_shaped_herb_makes_the_villain_and_the_player_s_minions_tough() -> None:
    table = Table("black-panther", "iron-man")
    table.put("brawler")
    table.put("killmonger", seat=1)
    table.reveals("heart-shaped-herb")
    assert [table.piece(enemy).tough for enemy in ("rhino-1", "brawler", "killmonger")] == [1, 1, 0]
    table = Table("iron-man")
    table.put("brawler")
    table.attacked("rhino-1", boost="heart-shaped-herb")
    table.does("undefended")
    assert [table.piece(enemy).tough for enemy in ("rhino-1", "brawler", "iron-man")] == [1, 0, 0]
    assert table.damage("iron-man") == 2 + 1


def test_ritual_combat_can_be_taken_as_damage() -> None:
    table = Table("black-panther", "iron-man")
    table.encounter("loud-threat")
    table.reveals("ritual-combat")
    table.does("choose:damage")
    assert (table.damage("black-panther"), table.damage("iron-man"), table.threat()) == (4, 0, 0)


def test_heart_shaped_herb_boost_makes_the_villain_tough_before_counter_punch() -> None:
    table = Table("captain-marvel")
    table.hand("counter-punch")
    table.attacked("rhino-1", boost="heart-shaped-herb")
    table.does("defend:captain-marvel", "trigger:counter-punch")
    assert table.damage("captain-marvel") == 2
    assert (table.damage("rhino-1"), table.piece("rhino-1").tough) == (0, 0)


def test_ritual_combat_leaves_an_alter_ego_no_choice() -> None:
    table = Table("black-panther", form="alter-ego")
    table.encounter("sandman")  # 2 boost icons
    table.reveals("ritual-combat")
    assert table.threat() == 3
    assert table.damage("black-panther") == 0


def test_hazard_icon_deals_its_card_to_the_first_player() -> None:
    table = Table("captain-marvel", "spider-man", form="alter-ego")
    table.put("usurp-the-throne", threat=6)
    table.does("end-turn", "end-turn")
    assert [event["seat"] for event in table.events("dealt")] == [0, 1, 0]
    assert table.revealed() == ["quiet-threat"] * 3


@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_options_that_damage_a_hero_are_not_offered_to_alter_egos(form: str) -> None:
    table = Table("spider-man", form=form)
    table.encounter("hydra-bomber")
    table.reveals("ritual-combat", deck=False)
    assert offers(table, "choose") == (["damage", "threat"] if form == "hero" else [])
    assert (table.threat(), table.damage("spider-man")) == (0 if form == "hero" else 2, 0)
    table = Table("spider-man", form=form)
    table.reveals("under-attack")
    table.waits_for(0, "choose" if form == "hero" else "turn")
    assert table.damage("spider-man") == 0


def test_killmonger_takes_damage_from_retaliate_and_basic_attacks() -> None:
    table = Table("black-panther")
    table.put("killmonger")
    table.put("combat-training")
    table.attacked("killmonger")
    table.does("undefended")
    assert table.damage("killmonger") == 1
    table.does("attack:black-panther>killmonger")
    assert table.damage("killmonger") == 4


def test_ritual_combat_without_a_card_to_discard_does_nothing() -> None:
    table = Table("black-panther")
    table.state.encounter.clear()
    table.state.encounter_discard.clear()
    table.reveals("ritual-combat", deck=False)
    table.waits_for(0, "turn")
    assert (table.damage("black-panther"), table.threat()) == (0, 0)
