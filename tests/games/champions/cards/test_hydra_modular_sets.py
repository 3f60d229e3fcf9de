"""The modular sets of The Rise of Red Skull: Hydra Assault, Weapon Master and Hydra Patrol."""

from __future__ import annotations

import pytest

from games.champions.table import of_products, plain
from tableverse.games.champions.rules import numbers

Table = of_products("the-rise-of-red-skull")


def test_combat_knife_gives_piercing() -> None:
    table = Table("captain-marvel")
    table.put("combat-knife", on="rhino-1")
    table.change("captain-marvel", tough=1)
    table.attacked("rhino-1")
    table.undefended()
    assert (table.damage("captain-marvel"), table.piece("captain-marvel").tough) == (3, 0)


@pytest.mark.parametrize("weapon", ["", "armored-rhino-suit", "hydra-sidearm"])
@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_weapon_master_surges_if_the_villain_has_a_weapon(weapon: str, form: str) -> None:
    table = Table("captain-marvel", form=form)
    if weapon:
        table.put(weapon, on="rhino-1")
    table.reveals("weapon-master")
    if form == "hero":
        table.does("undefended")
        assert len(table.strikes()) == 1
    else:
        assert table.threat() > 0
    assert ("quiet-threat" in table.revealed()) == (weapon == "hydra-sidearm")


def test_weapon_master_surges_although_the_villain_is_stunned() -> None:
    table = Table("captain-marvel")
    table.put("hydra-sidearm", on="rhino-1")
    table.change("rhino-1", stunned=1)
    table.reveals("weapon-master")
    assert (table.strikes(), table.piece("rhino-1").stunned) == ([], 0)
    assert table.revealed() == ["weapon-master", "quiet-threat"]


@pytest.mark.parametrize(("form", "status"), [("hero", "stunned"), ("alter-ego", "confused")])
@pytest.mark.parametrize("before", [0, 1])
def test_concussion_grenade_hits_harder_if_already_stunned_or_confused(form: str, status: str, before: int) -> None:
    table = Table("captain-marvel", form=form)
    table.change("captain-marvel", **{status: before})
    table.reveals("concussion-grenade")
    assert getattr(table.piece("captain-marvel"), status) == 1
    worse = 1 + before
    assert (table.damage("captain-marvel"), table.threat()) == ((worse, 0) if form == "hero" else (0, worse))


def test_hydra_flame_soldier_discards_a_support_after_an_undefended_attack() -> None:
    table = Table("captain-marvel")
    table.put("hydra-flame-soldier")
    table.put("aunt-may")
    table.put("helicarrier")
    table.attacked("hydra-flame-soldier")
    table.does("undefended", "pick:aunt-may")
    assert (table.in_play("aunt-may"), table.in_play("helicarrier")) == (False, True)
    table.attacked("hydra-flame-soldier")
    table.does("defend:captain-marvel")
    assert table.in_play("helicarrier")


@pytest.mark.parametrize(("defended", "left"), [(True, True), (False, False)])
def test_hydra_flame_soldier_boost_discards_a_support_only_if_undefended(defended: bool, left: bool) -> None:
    table = Table("captain-marvel")
    table.put("helicarrier")
    table.attacked("rhino-1", boost="hydra-flame-soldier")
    table.does("defend:captain-marvel" if defended else "undefended")
    assert table.in_play("helicarrier") == left
    table.put("avengers-mansion")
    table.schemed("rhino-1", boost="hydra-flame-soldier")
    assert table.in_play("avengers-mansion")


def test_hydra_jet_trooper_boost_gives_a_second_attack_without_a_boost_card() -> None:
    table = Table("captain-marvel")
    table.encounter("sandman")
    table.attacked("rhino-1", boost="hydra-jet-trooper")
    table.does("undefended")
    struck = table.strikes()
    table.undefended()
    assert [amount for _, _, amount in struck + table.strikes()] == [2, 2]
    assert plain(table.state.encounter[-1]) == "sandman"


def test_hydra_jet_trooper_has_quickstrike() -> None:
    table = Table("captain-marvel")
    table.reveals("hydra-jet-trooper")
    table.undefended()
    assert table.damage("captain-marvel") == 2


def test_hydra_jet_trooper_boost_brings_no_attack_in_alter_ego_form() -> None:
    table = Table("captain-marvel", form="alter-ego")
    table.schemed("rhino-1", boost="hydra-jet-trooper")
    assert table.strikes() == []
    table.waits_for(0, "turn")


def test_hydra_assault_hail_hydra_makes_hydra_minions_attack() -> None:
    table = Table("captain-marvel")
    table.put("hydra-flame-soldier")
    table.reveals("hydra-assault-hail-hydra")
    table.undefended()
    assert [enemy for enemy, _, _ in table.strikes()] == ["hydra-flame-soldier"]


def test_defeated_patrol_soldier_deals_a_card_to_the_engaged_player() -> None:
    table = Table("captain-marvel", "black-panther")
    table.put("hydra-patrol-hydra-soldier", 1, damage=3)
    table.does("attack:captain-marvel>hydra-patrol-hydra-soldier")
    assert [len(player.dealt) for player in table.state.players] == [0, 1]
    table.put("hydra-patrol-hydra-soldier", 1)
    table.does("end-turn")
    assert "attack:black-panther>rhino-1" not in table.options()


def test_patrol_regulars_incite() -> None:
    table = Table("captain-marvel")
    table.reveals("hydra-patrol-hydra-regular")
    assert (table.threat(), table.in_play("hydra-patrol-hydra-regular")) == (1, True)


def test_defeated_hydra_patrol_brings_each_player_a_minion() -> None:
    table = Table("captain-marvel", "black-panther")
    table.put("hydra-patrol", threat=1)
    assert numbers.icons(table.state, "crisis") == 1
    table.encounter("hydra-patrol-hydra-regular", "hydra-patrol-hydra-soldier")
    table.does("thwart:captain-marvel>hydra-patrol")
    shuffled = table.events("shuffled")
    while not table.offers("end-turn"):
        table.does(table.options()[0])
        shuffled += table.events("shuffled")
    assert len(shuffled) == 1
    assert sorted(piece.area for piece in table.state.of_kind("minion")) == [0, 1]
    assert table.threat() == 0
