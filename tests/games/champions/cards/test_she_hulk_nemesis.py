"""She-Hulk's nemesis set."""

from games.champions.table import Table


def test_titania_s_fury_without_an_attack_heals_titania_and_surges() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.put("titania", damage=4)
    table.reveals("titania-s-fury")
    assert table.damage("titania") == 0
    assert table.revealed() == ["titania-s-fury", "quiet-threat"]
    table = Table("she-hulk")
    table.put("titania", damage=4)
    table.reveals("titania-s-fury")
    table.does("undefended")
    assert (table.damage("she-hulk"), table.damage("titania")) == (2, 4)
    assert table.revealed() == []  # no further card


def test_genetically_enhanced_attaches_to_the_minion_with_the_most_hit_points_or_surges() -> None:
    table = Table("she-hulk")
    table.reveals("genetically-enhanced")
    assert table.revealed() == ["genetically-enhanced", "quiet-threat"]
    assert not table.in_play("genetically-enhanced")
    table.put("brawler")
    table.put("titania", damage=5)
    table.reveals("genetically-enhanced")
    assert table.revealed() == ["genetically-enhanced"]
    assert table.piece("genetically-enhanced").host == table.thing("titania")
    assert (table.stat("brawler", "hp"), table.stat("titania", "hp")) == (3, 6 + 3)


def test_titania_s_fury_heals_a_stunned_titania() -> None:
    table = Table("she-hulk")
    table.put("titania", stunned=1, damage=3)
    table.reveals("titania-s-fury")
    assert table.damage("titania") == 0
    assert table.piece("titania").stunned == 0
    assert table.revealed() == ["titania-s-fury", "quiet-threat"]


def test_titania_s_atk_equals_her_remaining_hit_points() -> None:
    table = Table("she-hulk")
    table.put("titania", damage=2)
    table.put("genetically-enhanced", on="titania")
    assert table.stat("titania", "atk") == 7
    table.attacked("titania")
    table.does("undefended")
    assert table.damage("she-hulk") == 7


def test_titania_s_fury_boost_adds_a_second_boost_card_to_the_attack() -> None:
    table = Table("she-hulk")
    table.encounter("hydra-bomber")
    table.attacked("rhino-1", boost="titania-s-fury")
    table.does("undefended")
    assert table.damage("she-hulk") == 2 + 1 + 1


def test_retaliate_lowers_titania_s_atk_after_her_attack() -> None:
    table = Table("black-panther")
    table.put("titania")
    table.attacked("titania")
    table.does("undefended")
    assert table.damage("black-panther") == 6
    assert table.stat("titania", "atk") == 5


def test_titania_s_fury_makes_her_attack_the_revealing_player() -> None:
    table = Table("she-hulk", "captain-marvel")
    table.put("titania", damage=4)
    table.reveals("titania-s-fury", seat=1)
    table.does("undefended", "undefended")
    assert (table.damage("she-hulk"), table.damage("captain-marvel")) == (0, 2)
    assert table.damage("titania") == 4
