"""Aspect and basic cards of the Ant-Man pack."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import offers, threaten
from games.champions.table import Table as AnyTable
from games.champions.table import of_products
from tableverse.games.champions.rules import numbers

Table = of_products("ant-man")
ANT = "ant-man-a"
GIANT = "ant-man-c"


def ant_man(face: str = ANT, *others: str) -> AnyTable:
    table = Table(ANT, *others)
    table.state.show(table.state.identity(0), face)
    table.ask()
    return table


# --- Leadership -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("paid", "counters"), [(["energy", "haymaker"], 3), (["energy", "genius", "haymaker"], 4)])
def test_hank_pym_gets_counters_for_resources_paid(paid: list[str], counters: int) -> None:
    table = Table("she-hulk")
    table.hand("ant-man", *paid)
    table.does("play:ant-man", "pay", "trigger:ant-man")
    assert table.piece("ant-man").counters == counters
    assert numbers.remaining(table.state, table.thing("ant-man")) == counters
    assert table.held() == []


def test_hank_pym_played_for_no_resources_is_defeated() -> None:
    table = Table("she-hulk")
    table.hand("ant-man", "haymaker")
    table.does("play:ant-man")
    assert table.options() == ["spend:haymaker", "done"]
    table.does("done")
    assert not table.in_play("ant-man")
    assert (table.discarded(), table.held()) == (["ant-man"], ["haymaker"])


def test_hank_pym_is_defeated_if_his_player_declines_the_counters() -> None:
    table = Table("she-hulk")
    table.hand("ant-man", "energy")
    table.does("play:ant-man", "pay", "pass")
    assert table.discarded() == ["energy", "ant-man"]


def test_hank_pym_gets_counters_when_the_ally_limit_discards_another_ally() -> None:
    table = Table("she-hulk")
    for ally in ("mockingbird", "hellcat", "hawkeye"):
        table.put(ally)
    table.hand("ant-man", "energy")
    table.does("play:ant-man", "pay", "discard:hellcat", "trigger:ant-man")
    assert table.piece("ant-man").counters == 2
    assert not table.in_play("hellcat")


def test_hank_pym_can_be_played_by_scott_lang_as_ant_man() -> None:
    table = ant_man()
    table.hand("ant-man", "energy")
    table.does("play:ant-man", "pay", "trigger:ant-man")
    assert table.in_play("ant-man")


def test_giant_man_attacks_harder_while_he_has_enough_hit_points() -> None:
    table = Table("she-hulk")
    table.put("giant-man")
    dealt: list[int] = []
    for _ in range(3):
        before = table.damage("rhino-1")
        table.change("giant-man", exhausted=False)
        table.does("attack:giant-man>rhino-1")
        dealt.append(table.damage("rhino-1") - before)
    assert dealt == [4, 4, 2]
    table.put("reinforced-suit", on="giant-man")
    table.change("giant-man", damage=2)
    assert table.stat("giant-man", "atk") == 4


def test_ronin_gets_the_same_bonus_for_one_or_more_upgrades() -> None:
    table = Table("she-hulk")
    table.put("ronin")
    assert (table.stat("ronin", "thw"), table.stat("ronin", "atk")) == (1, 2)
    table.put("inspired", on="ronin")
    assert (table.stat("ronin", "thw"), table.stat("ronin", "atk")) == (3, 4)
    table.put("power-gloves", on="ronin")
    assert (table.stat("ronin", "thw"), table.stat("ronin", "atk")) == (3, 4)
    table.put("tech-theft")
    assert table.stat("ronin", "atk") == 4  # blank upgrades still count


def test_stinger_does_not_count_against_the_ally_limit() -> None:
    table = ant_man()
    for ally in ("mockingbird", "hellcat", "hawkeye"):
        table.put(ally)
    table.hand("stinger", "energy")
    table.does("play:stinger", "pay")
    table.waits_for(0, "turn")
    assert [table.in_play(ally) for ally in ("mockingbird", "hellcat", "hawkeye", "stinger")] == [True] * 4
    table.hand("maria-hill", "energy")
    table.does("play:maria-hill", "pay")
    assert offers(table, "discard") == ["hawkeye", "hellcat", "maria-hill", "mockingbird"]


def test_stinger_is_played_only_by_an_avenger() -> None:
    table = ant_man("scott-lang")
    table.hand("stinger", "energy")
    assert "play:stinger" not in table.options()


def test_call_for_aid_searches_for_an_avenger() -> None:
    table = ant_man()
    table.deck("genius", "maria-hill", "hawkeye", "energy")
    table.hand("call-for-aid")
    table.does("play:call-for-aid")
    assert table.held() == ["hawkeye"]
    assert table.discarded() == ["genius", "maria-hill", "call-for-aid"]
    assert table.state.players[0].deck[-1].startswith("energy@")


def test_call_for_aid_without_an_avenger_reshuffles_the_discard_pile() -> None:
    table = ant_man()
    table.state.players[0].deck = []
    table.deck("genius", "energy", "haymaker", "maria-hill")
    table.hand("call-for-aid")
    table.does("play:call-for-aid")
    assert (table.held(), len(table.state.players[0].dealt)) == ([], 1)
    assert len(table.state.players[0].deck) == 4


def test_moxie_bonus_lasts_until_the_end_of_the_round() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.hand("moxie")
    table.does("change-form", "trigger:moxie", "pass")
    assert [table.stat("she-hulk", name) for name in ("thw", "atk", "def")] == [2, 4, 3]
    table.does("end-turn")
    while table.decision.kind != "turn":
        if table.offers("undefended"):
            assert table.stat("she-hulk", "def") == 3
        table.does(next(one for one in ("done", "undefended", table.options()[0]) if one in table.options()))
    assert [table.stat("she-hulk", name) for name in ("thw", "atk", "def")] == [1, 3, 2]


def test_moxie_answers_only_a_change_to_hero_form() -> None:
    table = Table("she-hulk")
    table.hand("moxie")
    table.does("change-form")
    assert not table.offers("trigger:moxie")
    table = ant_man()
    table.hand("moxie")
    table.does(f"change-form:{GIANT}", "trigger:moxie", "pass?")
    assert [table.stat(ANT, name) for name in ("thw", "atk", "def")] == [2, 4, 4]


def test_power_gloves_deal_damage_before_consequential_damage() -> None:
    table = Table("she-hulk")
    table.put("hawkeye", damage=2)
    table.put("power-gloves", on="hawkeye")
    threaten(table, 3)
    table.does("thwart:hawkeye>the-break-in", "trigger:power-gloves")
    assert (table.threat(), table.damage("rhino-1")) == (2, 1)
    assert not table.in_play("hawkeye")


def test_power_gloves_do_not_trigger_for_an_ally_defeated_by_retaliate() -> None:
    table = Table("she-hulk")
    table.put("hawkeye", damage=2, counters=0)
    table.put("power-gloves", on="hawkeye")
    table.put("whiplash")
    table.does("attack:hawkeye>whiplash")
    table.waits_for(0, "turn")
    assert not table.in_play("hawkeye")


def test_power_gloves_attach_to_avengers_one_copy_each() -> None:
    table = Table("she-hulk", "spider-man")
    table.put("maria-hill")
    table.hand("power-gloves", "energy")
    assert "play:power-gloves" not in table.options()
    table.put("hawkeye", 1)
    table.does("play:power-gloves", "pay", "place:hawkeye?")
    assert table.piece("power-gloves").host == table.thing("hawkeye")
    table.hand("power-gloves", "energy")
    assert "play:power-gloves" not in table.options()


def test_reinforced_suit_adds_two_hit_points_once_per_ally() -> None:
    table = Table("she-hulk")
    table.put("hawkeye", damage=2)
    table.hand("reinforced-suit", "energy")
    table.does("play:reinforced-suit", "pay")
    assert numbers.remaining(table.state, table.thing("hawkeye")) == 3
    table.hand("reinforced-suit", "energy")
    assert "play:reinforced-suit" not in table.options()


# --- other aspects ----------------------------------------------------------------------------------------------------


def test_moment_of_triumph_heals_the_excess_damage() -> None:
    table = Table("she-hulk")
    table.change("she-hulk", damage=5)
    table.put("hydra-bomber")
    table.hand("moment-of-triumph")
    table.does("attack:she-hulk>hydra-bomber", "trigger:moment-of-triumph")
    assert table.damage("she-hulk") == 4


def test_moment_of_triumph_needs_excess_damage_by_the_hero() -> None:
    table = Table("she-hulk")
    table.change("she-hulk", damage=5)
    table.put("hydra-bomber", damage=1)
    table.put("shocker")
    table.put("hellcat")
    table.hand("moment-of-triumph")
    table.does("attack:she-hulk>shocker")
    table.waits_for(0, "turn")
    table.does("attack:hellcat>hydra-bomber")
    assert not table.offers("trigger:moment-of-triumph")
    assert table.damage("she-hulk") == 5


def test_moment_of_triumph_counts_the_excess_on_one_enemy() -> None:
    table = ant_man(GIANT)
    table.change(ANT, damage=9)
    table.put("shocker")
    table.put("hydra-bomber", damage=1)
    table.hand("giant-stomp", "energy", "genius", "moment-of-triumph")
    table.does("play:giant-stomp", "spend:energy", "spend:genius", "pick:shocker")
    assert not table.in_play("hydra-bomber")
    table.does("trigger:moment-of-triumph")
    assert table.damage(ANT) == 3


@pytest.mark.parametrize(("paid", "left"), [("genius", 1), ("energy", 2)])
def test_lay_down_the_law_removes_more_threat_if_paid_with_mental(paid: str, left: int) -> None:
    table = Table("spider-man", form="alter-ego")
    threaten(table, 5)
    table.hand("lay-down-the-law", paid)
    table.does("change-form", "trigger:lay-down-the-law", "pay")
    assert table.threat() == left


def test_lay_down_the_law_is_a_thwart() -> None:
    table = Table("spider-man", form="alter-ego")
    threaten(table, 5)
    table.change("spider-man", confused=1)
    table.hand("lay-down-the-law", "genius")
    table.does("change-form", "trigger:lay-down-the-law", "pay")
    assert (table.threat(), table.piece("spider-man").confused) == (5, 0)


def test_muster_courage_makes_characters_tough_up_to_the_stage_number() -> None:
    table = Table("spider-man", "she-hulk")
    table.change("rhino-1", face="rhino-2")
    table.put("black-cat")
    table.put("luke-cage", tough=1)
    table.hand("muster-courage", "energy", "genius")
    table.does("play:muster-courage", "pay")
    assert offers(table, "pick") == ["black-cat", "she-hulk", "spider-man"]
    table.does("pick:black-cat", "pick:she-hulk")
    assert (table.piece("black-cat").tough, table.piece("she-hulk").tough, table.piece("spider-man").tough) == (1, 1, 0)


def test_muster_courage_is_played_only_by_an_avenger() -> None:
    table = Table("spider-man")
    table.hand("muster-courage", "energy", "genius")
    table.does("play:muster-courage", "pay")
    assert table.piece("spider-man").tough == 1
    table = Table("black-panther")
    table.hand("muster-courage", "energy", "genius")
    assert "play:muster-courage" in table.options()
    table.state.show(table.state.identity(0), "t-challa")
    table.ask()
    assert "play:muster-courage" not in table.options()


# --- basic ------------------------------------------------------------------------------------------------------------


def test_swarm_tactics_changes_form_and_readies_ant_man() -> None:
    table = ant_man()
    table.put("wasp")
    table.change(ANT, exhausted=True)
    table.hand("swarm-tactics", "energy")
    table.does("play:swarm-tactics", "pay", f"trigger:{ANT}")
    assert (table.piece(ANT).face, table.piece(ANT).exhausted, table.damage("rhino-1")) == (GIANT, False, 1)


def test_swarm_tactics_needs_ant_man_and_wasp_in_play() -> None:
    table = ant_man(GIANT)
    table.hand("swarm-tactics", "energy")
    assert "play:swarm-tactics" not in table.options()
    table.put("wasp")
    table.does("play:swarm-tactics", "pay", "pass?")
    assert table.piece(ANT).face == ANT
    table = ant_man("scott-lang")
    table.put("wasp")
    table.hand("swarm-tactics", "energy")
    assert "play:swarm-tactics" not in table.options()


def test_team_building_exercise_plays_a_card_sharing_a_trait_with_the_hero() -> None:
    table = ant_man(GIANT)
    table.put("team-building-exercise")
    table.hand("giant-stomp", "energy", "army-of-ants", "resize")
    table.does("use:team-building-exercise", "pick:giant-stomp?", "spend:energy?")
    assert (table.damage("rhino-1"), table.held()) == (8, ["army-of-ants", "resize"])
    assert table.state.modifiers == []
    table = ant_man()
    table.put("team-building-exercise")
    table.hand("army-of-ants")
    assert "play:army-of-ants" not in table.options()
    table.does("use:team-building-exercise", "pick:army-of-ants?")
    assert table.in_play("army-of-ants")


def test_team_building_exercise_can_play_an_ally() -> None:
    table = ant_man()
    table.put("team-building-exercise")
    table.hand("vision", "energy", "genius", "strength")
    table.does("use:team-building-exercise", "pick:vision?", "pay")
    assert table.in_play("vision")
    assert table.state.modifiers == []
    assert len(table.held()) == 1


def test_team_building_exercise_needs_a_card_sharing_a_trait_with_the_hero() -> None:
    table = ant_man(GIANT)
    table.put("team-building-exercise")
    table.hand("army-of-ants", "resize", "energy")
    assert offers(table, "use") == []
    table.hand("giant-stomp", "resize")
    assert offers(table, "use") == []  # one resource does not pay for two cards


def test_team_building_exercise_can_be_used_in_another_player_s_turn() -> None:
    table = Table("she-hulk", ANT)
    table.put("team-building-exercise", 1)
    table.hand("stinger", seat=1)
    table.does("ask:2", "use:team-building-exercise", "pick:stinger?")
    assert table.in_play("stinger")


@pytest.mark.parametrize("copies", [1, 2])
def test_assess_the_situation_raises_hand_size_for_the_phase(copies: int) -> None:
    table = Table("spider-man")
    table.hand(*["assess-the-situation"] * copies)
    for _ in range(copies):
        table.does("play:assess-the-situation")
    table.does("end-turn")
    while table.decision.kind == "discard":
        table.does("done")
    assert len(table.held()) == 5 + copies
    assert table.stat("spider-man", "hand") == 5


def test_power_gloves_on_another_player_s_ally_stay_with_their_controller() -> None:
    table = Table("she-hulk", "spider-man")
    table.put("hawkeye", 1)
    table.put("power-gloves", 0, on="hawkeye")
    table.does("end-turn", "attack:hawkeye>rhino-1")
    table.waits_for(0, "window")
    table.does("trigger:power-gloves")
    assert table.damage("rhino-1") == 2


def test_moxie_bonus_returns_after_a_change_to_alter_ego_and_back() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.hand("moxie")
    table.does("change-form", "trigger:moxie", "pass")
    table.state.show(table.state.identity(0), "jennifer-walters")
    assert table.stat("she-hulk", "atk") == 0
    table.state.show(table.state.identity(0), "she-hulk")
    assert table.stat("she-hulk", "atk") == 4


def test_muster_courage_may_stop_early() -> None:
    table = Table("spider-man", mode="expert")
    table.put("black-cat")
    table.hand("muster-courage", "energy", "genius")
    table.does("play:muster-courage", "pay", "pick:black-cat", "done")
    assert (table.piece("black-cat").tough, table.piece("spider-man").tough) == (1, 0)
