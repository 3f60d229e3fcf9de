"""Iron Man's nemesis set."""

from games.champions.table import Table


def test_electric_whip_attack_deals_damage_per_upgrade_or_discards_one() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("arc-reactor")
    table.put("mark-v-helmet")
    table.reveals("electric-whip-attack")
    table.does("choose:damage")
    assert (table.damage("iron-man"), table.damage("she-hulk")) == (2, 0)
    table.reveals("electric-whip-attack")
    table.does("choose:discard", "pick:mark-v-helmet")
    assert (table.in_play("arc-reactor"), table.in_play("mark-v-helmet")) == (True, False)


def test_electric_whip_attack_boost_discards_an_upgrade_of_an_undefended_villain_attack() -> None:
    table = Table("iron-man")
    table.put("arc-reactor")
    table.put("mark-v-helmet")
    table.put("underboss")
    table.attacked("rhino-1", boost="electric-whip-attack")
    table.does("defend:iron-man")
    table.attacked("underboss", boost="electric-whip-attack")
    table.waits_for(0, "turn")
    assert (table.in_play("arc-reactor"), table.in_play("mark-v-helmet")) == (True, True)
    table.attacked("rhino-1", boost="electric-whip-attack")
    table.does("pick:arc-reactor")
    assert (table.in_play("arc-reactor"), table.in_play("mark-v-helmet")) == (False, True)


def test_electromagnetic_backlash_discards_five_cards_of_each_player() -> None:
    table = Table("iron-man", "she-hulk")
    table.deck("genius", "genius", "genius", "genius", "energy", "energy")
    table.deck("genius", "strength", "genius", "genius", "energy-absorption", "energy", seat=1)
    table.reveals("electromagnetic-backlash")
    table.does("next:seat:0")
    assert (table.damage("iron-man"), table.damage("she-hulk")) == (2, 3)
    assert (len(table.discarded(0)), len(table.discarded(1))) == (5, 5)


def test_tough_absorbs_the_whole_damage_of_electromagnetic_backlash() -> None:
    table = Table("iron-man", "captain-marvel")
    table.change("iron-man", tough=1)
    table.deck("energy", "energy")
    table.deck("energy", "energy", seat=1)
    table.reveals("electromagnetic-backlash")
    table.does("next:seat:0")
    assert (table.damage("iron-man"), table.piece("iron-man").tough) == (0, 0)
    assert table.damage("captain-marvel") == 2 + 2 + 3  # quiet cards have an energy resource each


def test_energy_daggers_trigger_no_retaliate_because_they_are_not_an_attack() -> None:
    table = Table("black-panther")
    table.put("whiplash")
    table.put("energy-daggers")
    table.hand("wakanda-forever-a", "genius")
    table.does("play:wakanda-forever-a", "pay")
    assert (table.damage("whiplash"), table.damage("black-panther")) == (2, 0)


def test_electric_whip_attack_discards_an_upgrade_of_an_alter_ego() -> None:
    table = Table("iron-man", form="alter-ego")
    table.put("rocket-boots")
    table.reveals("electric-whip-attack")
    table.waits_for(0, "turn")
    assert (table.damage("iron-man"), table.in_play("rocket-boots")) == (0, False)
