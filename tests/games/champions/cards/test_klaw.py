"""Klaw with his schemes, and the Masters of Evil."""

import pytest

from games.champions.table import GAME, Table


@pytest.mark.parametrize("stage", ["klaw-1", "klaw-2", "klaw-3"])
def test_klaw_attacks_with_two_boost_cards(stage: str) -> None:
    table = Table("she-hulk", scenario="klaw")
    table.change("klaw-1", face=stage)
    table.attacked("klaw-1", boost="loud-threat")
    table.does("undefended")
    assert len(table.events("boost")) == 2
    assert table.damage("she-hulk") == GAME.cards.by_id[stage].stats["atk"] + 3


def test_klaw_s_schemes_bring_a_minion_each() -> None:
    table = Table("she-hulk", scenario="klaw", form="alter-ego")
    assert table.state.scheme == "underground-distribution"
    table.state.play[table.state.scheme].threat = 5
    table.encounter("armored-guard")
    table.does("end-turn", "pass")
    assert table.state.scheme == "secret-rendezvous"
    assert table.in_play("armored-guard")


def test_the_immortal_klaw_lends_ten_hit_points() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.reveals("the-immortal-klaw")
    assert table.stat("klaw-1", "hp") == 22
    table.change("klaw-1", damage=15)
    table.change("the-immortal-klaw", threat=1)
    table.does("thwart:she-hulk>the-immortal-klaw")
    assert table.piece("klaw-1").face == "klaw-2"  # he had only those left


def test_klaw_s_attachments() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.reveals("sonic-converter")
    table.reveals("solid-sound-body")
    table.attacked("klaw-1")
    table.does("undefended")
    assert table.piece("she-hulk").stunned == 1
    table.change("she-hulk", stunned=0, exhausted=False)
    table.does("attack:she-hulk>klaw-1")
    assert table.damage("she-hulk") == 1 + 1
    table.hand("energy", "genius", "strength")
    table.does("use:sonic-converter", "pay")
    assert not table.in_play("sonic-converter")


def test_klaw_s_minions_and_treacheries() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.reveals("armored-guard")
    assert table.piece("armored-guard").tough == 1
    table.attacked("klaw-1", boost="weapons-runner")
    table.does("undefended")
    assert table.in_play("weapons-runner")
    table = Table("she-hulk", scenario="klaw")
    table.encounter("loud-threat")
    table.reveals("klaw-s-vengeance")
    table.does("undefended")
    assert (table.damage("she-hulk"), table.threat()) == (3, 1)
    table.reveals("sonic-boom")
    assert table.piece("she-hulk").exhausted
    table.change("she-hulk", exhausted=False)
    table.attacked("klaw-1", boost="sonic-boom")
    table.does("undefended")
    table.change("klaw-1", damage=5)
    table.reveals("sound-manipulation")
    assert (table.damage("she-hulk"), table.damage("klaw-1")) == (5, 3)
    table = Table("she-hulk", scenario="klaw", form="alter-ego")
    table.hand("haymaker")
    table.reveals("klaw-s-vengeance")
    assert table.held() == []


def test_sonic_boom_as_a_boost_exhausts_whom_it_damages() -> None:
    table = Table("she-hulk")
    table.attacked("rhino-1", boost="sonic-boom")
    table.does("undefended")
    assert table.piece("she-hulk").exhausted


def test_masters_of_evil() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.encounter("radioactive-man")
    table.reveals("the-masters-of-evil")
    assert table.in_play("radioactive-man")
    table.hand("haymaker")
    table.reveals("masters-of-mayhem")
    table.does("undefended")
    assert table.held() == []
    table.put("tiger-shark")
    table.attacked("tiger-shark")
    table.does("undefended")
    assert table.piece("tiger-shark").tough == 1
    table.put("melter")
    table.put("hellcat")
    table.attacked("melter")  # the ally must defend
    assert table.events("defends") == [{"card": "hellcat"}]


def test_masters_of_mayhem_looks_for_one_when_there_is_none() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.encounter("whirlwind")
    table.reveals("masters-of-mayhem")
    assert table.in_play("whirlwind")


@pytest.mark.parametrize("stage", ["klaw-1", "klaw-2", "klaw-3"])
def test_klaw_has_no_further_boost_card_for_another_s_attack(stage: str) -> None:
    table = Table("she-hulk", scenario="klaw")
    table.change("klaw-1", face=stage)
    table.put("underboss")
    table.attacked("underboss")
    table.does("undefended")
    assert len(table.events("boost")) == 1
    assert table.piece("klaw-1").boosts == []


def test_the_sonic_converter_stuns_whom_klaw_damages() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.reveals("sonic-converter")
    table.put("brawler")
    table.attacked("brawler")
    table.does("undefended")
    assert (table.damage("she-hulk"), table.piece("she-hulk").stunned) == (2, 0)


def test_a_weapons_runner_comes_to_the_player_attacked() -> None:
    table = Table("she-hulk", "iron-man", scenario="klaw")
    table.attacked("klaw-1", seat=1, boost="weapons-runner")
    table.undefended()
    assert table.piece("weapons-runner").area == 1


def test_klaw_s_vengeance() -> None:
    table = Table("she-hulk", "iron-man", scenario="klaw", form="alter-ego")
    table.hand("haymaker", "haymaker")
    table.hand("genius", seat=1)
    table.reveals("klaw-s-vengeance")
    table.waits(0, "turn")
    assert (table.held(0), table.held(1), table.damage("she-hulk")) == (["haymaker"], ["genius"], 0)
    for tough, boost, damage, threat in (
        (0, "quiet-threat", 0, 0),
        (0, "hydra-mercenary", 1, 1),
        (1, "loud-threat", 0, 1),  # dealt all the same
    ):
        table = Table("she-hulk", scenario="klaw")
        table.change("she-hulk", tough=tough)
        table.hand("haymaker")
        table.encounter(boost)
        table.reveals("klaw-s-vengeance")
        table.does("undefended")
        assert table.damage("she-hulk") == damage
        assert (table.threat(), table.held()) == (threat, ["haymaker"])


def test_sonic_boom_is_paid_off_with_one_of_each() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.put("hellcat")
    table.hand("energy", "genius", "strength")
    table.reveals("sonic-boom")
    table.does("choose:spend", "pay")
    assert (table.held(), table.piece("she-hulk").exhausted) == ([], False)
    for hand in (["energy", "genius"], ["genius", "strength"], ["energy", "strength"]):
        table = Table("she-hulk", "iron-man", scenario="klaw")
        table.put("hellcat")
        table.hand(*hand)
        table.reveals("sonic-boom")
        assert table.held() == hand
        assert [table.piece(card).exhausted for card in ("she-hulk", "hellcat", "iron-man")] == [True, True, False]


def test_sonic_boom_as_a_boost_spares_other_heroes() -> None:
    table = Table("she-hulk", "iron-man")
    table.attacked("rhino-1", boost="sonic-boom")
    table.undefended()
    assert (table.piece("she-hulk").exhausted, table.piece("iron-man").exhausted) == (True, False)


def test_sonic_boom_as_a_boost_spares_a_hero_whose_ally_took_the_blow() -> None:
    table = Table("she-hulk")
    table.put("hellcat")
    table.attacked("rhino-1", boost="sonic-boom")
    table.does("defend:hellcat")
    assert table.damage("hellcat") == 2
    assert not table.piece("she-hulk").exhausted


def test_sound_manipulation_for_alter_egos() -> None:
    for damage, left, surge in ((6, 2, False), (1, 0, False), (0, 0, True)):
        table = Table("she-hulk", scenario="klaw", form="alter-ego")
        table.change("klaw-1", damage=damage)
        table.reveals("sound-manipulation")
        assert (table.damage("klaw-1"), table.damage("she-hulk")) == (left, 0)
        assert table.revealed() == ["sound-manipulation", *["quiet-threat"] * surge]


def test_masters_of_evil_answer_their_own_attacks() -> None:
    table = Table("she-hulk", "iron-man")
    for minion in ("radioactive-man", "tiger-shark", "whirlwind"):
        table.put(minion)
    table.hand("haymaker", "haymaker")
    table.hand("genius", seat=1)
    table.attacked("rhino-1")
    table.undefended()
    assert (len(table.held()), table.piece("tiger-shark").tough, table.damage("iron-man")) == (2, 0, 0)
    table.attacked("radioactive-man")
    table.undefended()
    assert (len(table.held()), len(table.held(1))) == (1, 1)
    assert table.kinds().index("damaged") < table.kinds().index("discarded")
    table.attacked("whirlwind")
    table.undefended()
    assert (table.damage("she-hulk"), table.damage("iron-man")) == (2 + 1 + 2, 2)


def test_masters_of_evil_as_boost_cards() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("hellcat")
    table.put("tigra", seat=1)
    table.hand("haymaker", "haymaker")
    table.hand("genius", seat=1)
    table.attacked("rhino-1", boost="radioactive-man")
    table.undefended()
    assert (len(table.held()), len(table.held(1))) == (1, 1)
    table.attacked("rhino-1", boost="tiger-shark")
    table.undefended()
    assert [table.piece(card).tough for card in ("rhino-1", "she-hulk")] == [1, 0]
    table.attacked("rhino-1", boost="whirlwind")
    table.undefended()
    assert [table.damage(card) for card in ("she-hulk", "iron-man", "hellcat")] == [2 + 2 + 2 + 1, 1, 0]
    table.attacked("rhino-1", boost="melter")
    table.undefended()
    assert [table.piece(card).exhausted for card in ("hellcat", "tigra", "she-hulk")] == [True, False, False]


def test_masters_of_mayhem_attack_and_then_nobody_is_fetched() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.put("radioactive-man")
    table.put("brawler")
    table.encounter("whirlwind")
    table.reveals("masters-of-mayhem")
    table.does("undefended")
    assert table.damage("she-hulk") == 1  # the Brawler is no master
    assert not table.in_play("whirlwind")
    table = Table("she-hulk", "iron-man", scenario="klaw")
    table.encounter("brawler", "whirlwind", "the-masters-of-evil", "melter")
    table.reveals("masters-of-mayhem", seat=1)
    assert sorted(table.options()) == ["pick:melter", "pick:whirlwind"]
    table.does("pick:whirlwind")
    assert table.piece("whirlwind").area == 1
    assert len(table.events("shuffled")) == 1


def test_the_masters_of_evil_and_klaw_s_schemes_send_minions_to_the_first_player() -> None:
    table = Table("she-hulk", "iron-man", scenario="klaw")
    table.state.first = 1
    table.encounter("brawler", "whirlwind")
    table.reveals("the-masters-of-evil")
    assert not table.in_play("brawler")
    assert table.piece("whirlwind").area == 1
