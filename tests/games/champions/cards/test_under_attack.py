"""Under Attack."""

from games.champions.table import Table


def test_under_attack_set_cards_resolve() -> None:
    table = Table("she-hulk")
    table.reveals("under-attack")
    table.does("choose:threat")
    assert table.threat("under-attack") == 5
    table.reveals("vibranium-armor")
    table.reveals("concussion-blasters")
    table.does("attack:she-hulk>rhino-1")
    assert (table.damage("rhino-1"), table.piece("rhino-1").tough, table.damage("she-hulk")) == (3, 1, 1)
    table.reveals("concussive-blast")
    assert table.damage("she-hulk") == 2
    table.change("she-hulk", exhausted=False)
    table.hand("strength")
    table.does("use:vibranium-armor")
    assert not table.in_play("vibranium-armor")
    assert table.piece("she-hulk").exhausted


def test_under_attack_gives_each_player_a_choice() -> None:
    table = Table("she-hulk", "iron-man")
    table.reveals("under-attack")
    table.does("next:seat:0", "choose:threat", "choose:damage")
    assert table.threat("under-attack") == 3 + 2
    assert (table.damage("she-hulk"), table.damage("iron-man")) == (0, 3)


def test_vibranium_armor_answers_only_attacks_on_its_villain() -> None:
    table = Table("she-hulk")
    table.put("vibranium-armor", on="rhino-1")
    table.put("radioactive-man")
    table.does("attack:she-hulk>radioactive-man")
    assert (table.piece("rhino-1").tough, table.piece("radioactive-man").tough) == (0, 0)


def test_concussive_blast_damages_friendly_characters() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("hellcat")
    table.put("tigra", seat=1)
    table.put("brawler")
    everybody = ("she-hulk", "hellcat", "iron-man", "tigra", "brawler", "rhino-1")
    table.reveals("concussive-blast")
    assert [table.damage(card) for card in everybody] == [1, 1, 1, 1, 0, 0]
    table.attacked("rhino-1", boost="concussive-blast")
    table.undefended()
    assert [table.damage(card) for card in everybody] == [1 + 1 + 2, 2, 1, 1, 0, 0]


def test_concussion_blasters_retaliate_against_attacks_but_not_tac_team() -> None:
    table = Table("captain-marvel")
    table.put("concussion-blasters", on="rhino-1")
    table.put("tac-team")
    table.hand("haymaker", "energy")
    table.does("use:tac-team")
    assert table.damage("captain-marvel") == 0
    table.does("play:haymaker")
    assert table.damage("captain-marvel") == 1
    assert table.damage("rhino-1") == 5


def test_vibranium_armor_does_not_answer_damage_stopped_by_tough() -> None:
    table = Table("she-hulk")
    table.put("vibranium-armor", on="rhino-1")
    table.does("attack:she-hulk>rhino-1")
    assert (table.damage("rhino-1"), table.piece("rhino-1").tough) == (3, 1)
    table.change("she-hulk", exhausted=False)
    table.does("attack:she-hulk>rhino-1")
    assert (table.damage("rhino-1"), table.piece("rhino-1").tough) == (3, 0)
