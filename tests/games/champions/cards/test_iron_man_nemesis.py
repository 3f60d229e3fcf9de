"""Whiplash and the rest of the nemesis set."""

from games.champions.table import Table


def test_electric_whip_attack() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("arc-reactor")
    table.put("mark-v-helmet")
    table.reveals("electric-whip-attack")
    table.does("choose:damage")
    assert (table.damage("iron-man"), table.damage("she-hulk")) == (2, 0)
    table.reveals("electric-whip-attack")
    table.does("choose:discard", "pick:mark-v-helmet")
    assert (table.in_play("arc-reactor"), table.in_play("mark-v-helmet")) == (True, False)


def test_electric_whip_attack_boosts_the_villain_s_undefended_attacks() -> None:
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


def test_electromagnetic_backlash_counts_five_cards_of_each_player() -> None:
    table = Table("iron-man", "she-hulk")
    table.deck("genius", "genius", "genius", "genius", "energy", "energy")
    table.deck("genius", "strength", "genius", "genius", "energy-absorption", "energy", seat=1)
    table.reveals("electromagnetic-backlash")
    table.does("next:seat:0")
    assert (table.damage("iron-man"), table.damage("she-hulk")) == (2, 3)
    assert (len(table.discarded(0)), len(table.discarded(1))) == (5, 5)


def test_a_tough_card_stops_all_that_was_counted_together() -> None:
    table = Table("iron-man", "captain-marvel")
    table.change("iron-man", tough=1)
    table.deck("energy", "energy")
    table.deck("energy", "energy", seat=1)
    table.reveals("electromagnetic-backlash")
    table.does("next:seat:0")
    assert (table.damage("iron-man"), table.piece("iron-man").tough) == (0, 0)
    assert table.damage("captain-marvel") == 2 + 2 + 3  # quiet cards have an energy resource each


def test_nobody_retaliates_against_daggers_that_are_no_attack() -> None:
    table = Table("black-panther")
    table.put("whiplash")
    table.put("energy-daggers")
    table.hand("wakanda-forever-a", "genius")
    table.does("play:wakanda-forever-a", "pay")
    assert (table.damage("whiplash"), table.damage("black-panther")) == (2, 0)


def test_electric_whip_attack_on_tony_stark_takes_an_upgrade() -> None:
    table = Table("iron-man", form="alter-ego")
    table.put("rocket-boots")
    table.reveals("electric-whip-attack")
    table.waits_for(0, "turn")
    assert (table.damage("iron-man"), table.in_play("rocket-boots")) == (0, False)
