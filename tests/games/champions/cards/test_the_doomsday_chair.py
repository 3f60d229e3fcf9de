"""The Doomsday Chair."""

from games.champions.cards.positions import threaten
from games.champions.table import Table, plain


def test_the_doomsday_chair_brings_m_o_d_o_k_with_upgrades_and_retaliate() -> None:
    table = Table("she-hulk")
    table.encounter("m-o-d-o-k")
    table.reveals("the-doomsday-chair")
    assert table.threat("the-doomsday-chair") == 8
    table.reveals("biomechanical-upgrades")
    table.change("m-o-d-o-k", damage=7)
    table.does("attack:she-hulk>m-o-d-o-k")
    assert table.damage("m-o-d-o-k") == 0
    assert not table.in_play("biomechanical-upgrades")
    assert table.damage("she-hulk") == 2


def test_the_doomsday_chair_brings_m_o_d_o_k_only_once() -> None:
    table = Table("she-hulk", "iron-man")
    table.encounter("m-o-d-o-k")
    table.reveals("the-doomsday-chair", seat=1)
    assert table.piece("m-o-d-o-k").area == 1
    assert len(table.events("shuffled")) == 1
    table.encounter("m-o-d-o-k")
    table.reveals("the-doomsday-chair")
    assert len(table.state.named("m-o-d-o-k")) == 1


def test_biomechanical_upgrades_save_only_their_own_minion() -> None:
    table = Table("she-hulk")
    table.put("brawler")
    table.put("m-o-d-o-k", damage=3)
    table.put("biomechanical-upgrades", on="m-o-d-o-k")
    table.does("attack:she-hulk>brawler")
    assert not table.in_play("brawler")
    assert (table.damage("m-o-d-o-k"), table.in_play("biomechanical-upgrades")) == (3, True)


def test_biomechanical_upgrades_attach_to_the_minion_with_the_most_hit_points_without_one() -> None:
    table = Table("she-hulk")
    for minion in ("m-o-d-o-k", "radioactive-man", "brawler"):
        table.put(minion)
    table.reveals("biomechanical-upgrades")
    table.reveals("biomechanical-upgrades")
    hosts = [plain(piece.host) for piece in table.state.named("biomechanical-upgrades")]
    assert hosts == ["m-o-d-o-k", "radioactive-man"]
    assert table.revealed() == ["biomechanical-upgrades", "quiet-threat"]


def test_spider_tracer_does_not_trigger_when_biomechanical_upgrades_save_its_minion() -> None:
    table = Table("spider-man")
    threaten(table, 5)
    table.put("sandman")
    table.put("spider-tracer", on="sandman")
    table.put("biomechanical-upgrades", on="sandman")
    table.hand("swinging-web-kick", "energy", "genius", "swinging-web-kick", "strength", "energy")
    table.does("play:swinging-web-kick", "pay", "pick:sandman")
    assert (table.threat(), table.damage("sandman")) == (5, 0)
    assert table.in_play("spider-tracer")
    assert not table.in_play("biomechanical-upgrades")
    table.hand("swinging-web-kick", "energy", "genius")
    table.does("play:swinging-web-kick", "pay", "pick:sandman")
    assert table.threat() == 2
    assert "spider-tracer" in table.discarded()


def test_biomechanical_upgrades_absorb_one_attack_of_any_size() -> None:
    table = Table("spider-man")
    table.put("shocker")
    table.put("biomechanical-upgrades", on="shocker")
    table.hand("relentless-assault", "strength")
    table.does("play:relentless-assault", "pay")
    assert table.damage("shocker") == 0
    assert not table.in_play("biomechanical-upgrades")
    assert table.damage("rhino-1") == 2  # overkill damage is dealt although the minion survives


def test_retaliate_answers_each_attack_of_wakanda_forever() -> None:
    table = Table("black-panther")
    table.put("m-o-d-o-k")
    table.put("panther-claws")
    table.put("vibranium-suit")
    table.change("black-panther", damage=2)
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a", "next:panther-claws", "pick:m-o-d-o-k")
    assert table.damage("black-panther") == 4
    table.does("pick:m-o-d-o-k")
    assert table.damage("black-panther") == 4  # 2 healed by the suit and 2 from retaliate


def test_minion_saved_by_biomechanical_upgrades_does_not_count_as_defeated() -> None:
    table = Table("she-hulk")
    threaten(table, 5)
    table.put("hydra-mercenary")
    table.put("biomechanical-upgrades", on="hydra-mercenary")
    table.hand("chase-them-down")
    table.does("attack:she-hulk>hydra-mercenary")
    table.waits_for(0, "turn")
    assert (table.in_play("hydra-mercenary"), table.damage("hydra-mercenary"), table.threat()) == (True, 0, 5)


def test_overkill_still_counts_when_biomechanical_upgrades_save_the_minion() -> None:
    table = Table("she-hulk")
    table.put("hydra-mercenary")
    table.put("biomechanical-upgrades", on="hydra-mercenary")
    table.hand("relentless-assault", "strength")
    table.does("play:relentless-assault", "pay")
    assert (table.in_play("hydra-mercenary"), table.damage("rhino-1")) == (True, 2)
