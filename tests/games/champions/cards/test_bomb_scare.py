"""Bomb Scare."""

from games.champions.cards.positions import offers
from games.champions.table import Table


def test_bomb_scare_cards_resolve() -> None:
    table = Table("she-hulk")
    table.reveals("hydra-bomber")
    table.does("choose:threat")
    assert table.threat() == 1
    table.reveals("hydra-bomber")
    table.does("choose:damage")
    assert table.damage("she-hulk") == 2
    table.reveals("explosion")
    assert table.revealed() == ["explosion", "quiet-threat"]
    table.put("bomb-scare", threat=3)
    table.put("hellcat")
    table.reveals("explosion")
    table.does("damage:hellcat", "damage:she-hulk", "damage:hellcat")
    assert (table.damage("she-hulk"), table.damage("hellcat")) == (3, 2)
    table.reveals("false-alarm")
    assert table.piece("she-hulk").confused == 1
    table.reveals("false-alarm")
    assert table.revealed() == ["false-alarm", "quiet-threat"]


def test_hydra_bomber_and_false_alarm_affect_only_the_revealing_player() -> None:
    table = Table("she-hulk", "iron-man")
    table.reveals("hydra-bomber")
    table.does("choose:damage")
    assert (table.damage("she-hulk"), table.damage("iron-man")) == (2, 0)
    table.change("iron-man", confused=1)
    table.reveals("false-alarm")
    assert table.revealed() == ["false-alarm"]
    assert table.piece("she-hulk").confused == 1


def test_player_revealing_explosion_assigns_its_damage_to_heroes_and_allies() -> None:
    table = Table("captain-marvel", "spider-man")
    table.change("captain-marvel", face="carol-danvers")
    table.put("hawkeye")
    table.put("black-cat", seat=1)
    table.put("bomb-scare", threat=4)
    table.reveals("explosion")
    assert sorted(table.options()) == ["damage:black-cat", "damage:hawkeye", "damage:spider-man"]
    table.waits_for(0, "scatter")
    table.does("damage:spider-man", "damage:spider-man", "damage:black-cat", "damage:hawkeye")
    assert (table.damage("spider-man"), table.damage("black-cat"), table.damage("hawkeye")) == (2, 1, 1)


def test_a_tough_hero_may_choose_to_take_damage_from_a_bomber() -> None:
    table = Table("spider-man")
    table.change("spider-man", tough=1)
    table.reveals("hydra-bomber")
    assert len(offers(table, "choose")) == 2
