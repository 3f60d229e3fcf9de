"""Captain America's obligation and nemesis set."""

from __future__ import annotations

from games.champions.table import of_products

Table = of_products("captain-america")
SOLDIER = "captain-america-nemesis-hydra-soldier"


def test_man_out_of_time_takes_half_of_the_hand_rounded_down() -> None:
    table = Table("captain-america")
    table.hand("energy", "genius", "strength", "haymaker", "emergency")
    table.reveals("man-out-of-time")
    table.does("may:no", "pick:genius", "pick:haymaker")  # no choice in hero form
    assert table.held() == ["energy", "strength", "emergency"]
    assert table.shown(table.state.encounter_discard[-1]) == "man-out-of-time"


def test_man_out_of_time_discards_nothing_from_a_hand_of_one() -> None:
    table = Table("captain-america")
    table.hand("energy")
    table.reveals("man-out-of-time")
    table.does("may:no", "choose:suffer?")
    assert table.held() == ["energy"]
    assert table.shown(table.state.encounter_discard[-1]) == "man-out-of-time"


def test_man_out_of_time_may_be_suffered_in_alter_ego_form_too() -> None:
    table = Table("captain-america")
    table.hand("energy", "genius", "strength")
    table.reveals("man-out-of-time")
    table.does("may:yes", "choose:suffer", "pick:genius")
    assert table.held() == ["energy", "strength"]
    assert not table.state.identity(0).exhausted


def test_man_out_of_time_is_removed_by_exhausting_steve_rogers() -> None:
    table = Table("captain-america")
    table.hand("energy", "genius")
    table.reveals("man-out-of-time")
    table.does("may:yes", "choose:exhaust?")
    assert table.state.identity(0).exhausted
    assert len(table.held()) == 2
    assert [table.shown(thing) for thing in table.state.removed] == ["man-out-of-time"]


def test_hit_squad_damages_each_hero_by_boost_icons_in_player_order() -> None:
    table = Table("captain-america", "spider-man")
    table.put("captain-america-s-shield")
    table.hand("shield-block")
    table.encounter("hydra-mercenary", "shocker")
    table.reveals("hit-squad", 1)
    table.does("pass")  # the Shield could prevent it
    assert [table.damage(hero) for hero in ("captain-america", "spider-man", "rhino-1")] == [1, 2, 0]
    assert table.threat("hit-squad") == 6


def test_hit_squad_ignores_star_icons_and_can_be_blocked() -> None:
    table = Table("captain-america", "spider-man")
    table.put("captain-america-s-shield")
    table.hand("shield-block")
    table.encounter("shocker", "sonic-boom")
    table.reveals("hit-squad", 1)
    table.does("trigger:shield-block")
    assert (table.damage("captain-america"), table.damage("spider-man")) == (0, 0)


def test_baron_zemo_has_quickstrike_and_prevents_the_hero_s_thwarts() -> None:
    table = Table("captain-america", "spider-man")
    table.state.play[table.state.scheme].threat = 5
    table.put("maria-hill")
    table.put("surveillance-team")
    table.put("interrogation-room")
    table.hand("for-justice", "energy")
    assert "thwart:captain-america>the-break-in" in table.options()
    assert "play:for-justice" in table.options()
    table.reveals("baron-zemo")
    assert table.decision.kind == "defend"
    table.does("defend:captain-america")
    assert table.damage("captain-america") == 1
    table.change("captain-america", exhausted=False)
    assert "thwart:captain-america>the-break-in" not in table.options()
    assert "play:for-justice" not in table.options()
    assert "thwart:maria-hill>the-break-in" in table.options()
    assert "use:surveillance-team/surveillance-team-1" in table.options()
    table.does("end-turn")
    assert "thwart:spider-man>the-break-in" in table.options()


def test_defeated_hydra_soldier_deals_a_card_to_the_engaged_player() -> None:
    table = Table("captain-america", "spider-man")
    table.put(SOLDIER, 0, damage=2)
    assert "attack:captain-america>rhino-1" not in table.options()
    table.does("end-turn", f"attack:spider-man>{SOLDIER}")
    assert [len(player.dealt) for player in table.state.players] == [1, 0]


def test_hail_hydra_searches_nothing_for_a_player_who_was_attacked() -> None:
    table = Table("captain-america")
    table.put("hydra-mercenary")
    table.put(SOLDIER)
    table.put("shocker")
    table.reveals("hail-hydra")
    table.does(f"next:{SOLDIER}>captain-america", "undefended", "undefended")
    assert table.damage("captain-america") == 1 + 2
    assert not table.events("searches")


def test_hail_hydra_brings_a_minion_to_each_player_not_attacked() -> None:
    table = Table("captain-america", "spider-man")
    table.state.show(table.state.identity(1), "peter-parker")
    table.put("hydra-bomber", 1)
    table.encounter("shocker", "hydra-mercenary")
    table.state.encounter_discard = [table.make(SOLDIER)]
    table.reveals("hail-hydra")
    table.does("next:seat:1")
    assert sorted(table.options()) == sorted([f"pick:{SOLDIER}", "pick:hydra-mercenary"])
    table.does("pick:hydra-mercenary?", f"pick:{SOLDIER}?")
    assert table.piece("hydra-mercenary").area == 1
    assert table.piece(SOLDIER).area == 0
    assert table.damage("captain-america") == 0


def test_hail_hydra_does_not_count_a_stunned_minion_as_attacking() -> None:
    table = Table("captain-america")
    table.put("hydra-mercenary", stunned=1)
    table.encounter("hydra-bomber")
    table.reveals("hail-hydra")
    table.does("pick:hydra-bomber?")
    assert table.piece("hydra-mercenary").stunned == 0
    assert table.in_play("hydra-bomber")
    assert table.damage("captain-america") == 0  # put into play, not revealed
