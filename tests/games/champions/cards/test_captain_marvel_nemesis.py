"""Captain Marvel's nemesis set."""

from games.champions.table import Table


def test_yon_rogg_adds_threat_to_the_psyche_magnitron_only_after_his_own_attacks() -> None:
    table = Table("captain-marvel")
    table.put("the-psyche-magnitron", threat=3)
    table.put("yon-rogg")
    table.attacked("rhino-1")
    table.does("undefended")
    assert table.threat("the-psyche-magnitron") == 3
    table.attacked("yon-rogg")
    table.does("undefended")
    assert table.threat("the-psyche-magnitron") == 4
    assert table.story().index("damaged") < table.story().index("threat")


def test_kree_manipulator_boost_places_threat_only_for_the_villain_s_undefended_attack() -> None:
    table = Table("captain-marvel")
    table.attacked("rhino-1", boost="kree-manipulator")
    table.does("defend:captain-marvel")
    assert table.threat() == 0
    table.put("underboss")  # villainous minions get boost cards too
    table.attacked("underboss", boost="kree-manipulator")
    assert [event["card"] for event in table.events("boost")] == ["kree-manipulator"]
    assert table.threat() == 0


def test_yon_rogg_s_treason_surges_without_an_energy_card_in_hand() -> None:
    table = Table("captain-marvel")
    table.hand("energy", "genius")
    table.reveals("yon-rogg-s-treason")
    assert table.held() == ["genius"]
    assert table.revealed() == ["yon-rogg-s-treason"]
    table.reveals("yon-rogg-s-treason")
    assert table.held() == ["genius"]
    assert table.revealed() == ["yon-rogg-s-treason", "quiet-threat"]


def test_yon_rogg_s_treason_discards_every_energy_card_but_no_wild_one() -> None:
    table = Table("captain-marvel")
    table.hand("energy", "haymaker", "vibranium", "uppercut")
    table.reveals("yon-rogg-s-treason")
    assert sorted(table.held()) == ["uppercut", "vibranium"]
    assert table.revealed() == ["yon-rogg-s-treason"]
