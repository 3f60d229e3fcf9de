"""Spider-Man's nemesis set."""

import pytest

from games.champions.cards.positions import defend_for
from games.champions.table import Table
from tableverse.kernel.ledger import rule


def test_highway_robbery_takes_a_card_and_returns_it_when_defeated() -> None:
    table = Table("spider-man")
    table.hand("haymaker")
    table.reveals("highway-robbery")
    assert table.held() == []
    assert len(table.piece("highway-robbery").tucked) == 1
    table.change("highway-robbery", threat=1)
    table.does("thwart:spider-man>highway-robbery")
    assert table.held() == ["haymaker"]


def test_vulture_has_quickstrike() -> None:
    table = Table("spider-man")
    table.reveals("vulture")
    table.does("undefended")
    assert table.damage("spider-man") == 3


def test_sweeping_swoop_stuns_and_surges_with_vulture_in_play() -> None:
    table = Table("spider-man")
    table.put("vulture")
    table.reveals("sweeping-swoop")
    assert table.piece("spider-man").stunned == 1
    assert [event["card"] for event in table.events("revealed")] == ["sweeping-swoop", "quiet-threat"]
    table = Table("she-hulk")
    table.attacked("rhino-1", boost="sweeping-swoop")
    table.does("undefended")
    assert table.piece("she-hulk").stunned == 1


def test_the_vulture_s_plans_place_threat_per_resource_type_discarded() -> None:
    table = Table("spider-man", "iron-man")
    table.hand("haymaker")
    table.hand("genius", seat=1)
    table.reveals("the-vulture-s-plans")
    assert table.threat() == 2


def test_highway_robbery_takes_one_card_from_each_player() -> None:
    table = Table("spider-man", "iron-man")
    table.hand("haymaker", "haymaker")
    table.hand("genius", "genius", seat=1)
    table.reveals("highway-robbery")
    assert (table.held(0), table.held(1)) == (["haymaker"], ["genius"])
    table.change("highway-robbery", threat=1)
    table.does("thwart:spider-man>highway-robbery")
    assert (table.held(0), table.held(1)) == (["haymaker"] * 2, ["genius"] * 2)


def test_sweeping_swoop_does_not_surge_without_vulture() -> None:
    table = Table("spider-man", "iron-man")
    table.reveals("sweeping-swoop")
    assert (table.piece("spider-man").stunned, table.piece("iron-man").stunned) == (1, 0)
    assert [event["card"] for event in table.events("revealed")] == ["sweeping-swoop"]


def test_the_vulture_s_plans_discard_one_card_from_each_player() -> None:
    table = Table("spider-man", "iron-man")
    table.hand("genius", "genius")
    table.hand("genius", "genius", seat=1)
    table.reveals("the-vulture-s-plans")
    assert (table.held(0), table.held(1), table.threat()) == (["genius"], ["genius"], 1)


def test_vulture_has_no_quickstrike_attack_against_an_alter_ego() -> None:
    table = Table("spider-man", form="alter-ego")
    table.reveals("shadow-of-the-past")
    assert table.in_play("vulture")
    assert table.damage("spider-man") == 0
    assert table.strikes() == []


@rule("CHA-ELIMINATION-03", "CHA-QUICKSTRIKE-01")
def test_quickstrike_attacks_the_hero_engaged_after_an_elimination() -> None:
    table = Table("spider-man", "she-hulk", "captain-marvel")
    table.change("captain-marvel", face="carol-danvers")
    table.put("vulture")
    table.change("spider-man", damage=9)
    table.reveals("shocker")
    table.undefended()
    assert table.piece("vulture").area == 1
    assert (table.damage("she-hulk"), table.damage("captain-marvel")) == (1 + 3, 0)
    table.change("she-hulk", damage=14)
    table.reveals("concussive-blast", seat=2)
    assert table.piece("vulture").area == 2
    assert table.strikes() == []  # alter-egos are not attacked


def test_the_vulture_s_plans_count_nothing_for_an_empty_hand() -> None:
    table = Table("spider-man", "captain-marvel")
    table.hand("vibranium", seat=1)
    table.reveals("the-vulture-s-plans")
    assert table.threat() == 1


def test_quickstrike_waits_until_shocker_has_damaged_every_hero() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("vulture")
    table.change("spider-man", damage=9)
    table.change("she-hulk", damage=14)
    table.reveals("shocker")
    assert table.state.result is not None  # both are eliminated before Vulture can attack
    assert table.strikes() == []


@pytest.mark.parametrize(("training", "stunned"), [(0, 0), (1, 1)])
def test_sweeping_swoop_boost_stuns_the_damaged_defending_hero(training: int, stunned: int) -> None:
    """Defend 2 damage with DEF 2, then 3 damage, which tough stops."""
    table = Table("iron-man", "black-panther")
    table.change("black-panther", tough=1)
    if training:
        table.put("enhanced-ivory-horn", on="rhino-1")
    table.attacked("rhino-1", boost="sweeping-swoop")
    defend_for(table, "black-panther")
    assert (table.piece("iron-man").stunned, table.piece("black-panther").stunned) == (0, stunned)
    assert (table.piece("black-panther").tough, table.damage("black-panther")) == (1 - stunned, 0)


def test_vulture_attacks_before_hawkeye_answers() -> None:
    table = Table("spider-man")
    table.put("hawkeye", counters=4)
    table.reveals("vulture")
    table.waits_for(0, "defend")
    table.does("defend:hawkeye")  # 3 damage, 3 hit points
    assert not table.in_play("hawkeye")
    table.waits_for(0, "turn")
    assert table.damage("vulture") == 0


def test_hawkeye_answers_vulture_without_a_quickstrike_attack() -> None:
    table = Table("spider-man", form="alter-ego")
    table.put("hawkeye", counters=4)
    table.reveals("vulture")
    table.does("trigger:hawkeye")
    assert (table.damage("vulture"), table.damage("spider-man")) == (2, 0)


def test_sweeping_swoop_boost_stuns_no_eliminated_hero() -> None:
    table = Table("iron-man", "she-hulk")
    table.change("iron-man", damage=8)
    table.attacked("rhino-1", boost="sweeping-swoop")
    table.undefended()
    assert table.state.players[0].eliminated
    assert not table.events("status")
