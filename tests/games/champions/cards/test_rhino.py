"""Rhino and his scenario."""

import pytest

from games.champions.cards.positions import offers, targets, threaten
from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table, plain
from tableverse.kernel.ledger import rule


def test_rhino_2_searches_for_breakin_takin() -> None:
    table = Table("she-hulk")
    table.change("rhino-1", damage=12)
    table.encounter("breakin-takin")
    table.does("attack:she-hulk>rhino-1")
    assert table.piece("rhino-1").face == "rhino-2"
    assert table.threat("breakin-takin") == 3


def test_rhino_3_is_tough_and_stuns_heroes() -> None:
    table = Table("she-hulk", mode="expert")
    table.change("rhino-2", damage=13)
    table.does("attack:she-hulk>rhino-2")
    assert (table.piece("rhino-2").face, table.piece("rhino-2").tough) == ("rhino-3", 1)
    assert table.piece("she-hulk").stunned == 1


def test_charge_adds_overkill_and_is_discarded_after_the_attack() -> None:
    table = Table("she-hulk")
    table.put("hellcat")
    table.reveals("charge")
    assert table.stat("rhino-1", "atk") == 5
    table.attacked("rhino-1")
    table.does("defend:hellcat")
    assert table.damage("she-hulk") == 2
    assert not table.in_play("charge")


def test_enhanced_ivory_horn_raises_rhino_s_atk() -> None:
    table = Table("she-hulk")
    table.reveals("enhanced-ivory-horn")
    assert table.stat("rhino-1", "atk") == 3


def test_rhino_s_minions_resolve_their_keywords_and_abilities() -> None:
    table = Table("she-hulk")
    table.reveals("hydra-mercenary")
    assert "attack:she-hulk>rhino-1" not in table.options()
    table.reveals("sandman")
    assert table.piece("sandman").tough == 1
    table.reveals("shocker")
    assert table.damage("she-hulk") == 1


def test_hard_to_keep_down_heals_and_i_m_tough_gives_tough_or_they_surge() -> None:
    table = Table("she-hulk")
    table.change("rhino-1", damage=6)
    table.reveals("hard-to-keep-down")
    assert table.damage("rhino-1") == 2
    table.change("rhino-1", damage=0)
    table.reveals("hard-to-keep-down")
    assert table.revealed() == ["hard-to-keep-down", "quiet-threat"]
    table.reveals("i-m-tough")
    assert table.piece("rhino-1").tough == 1
    table.reveals("i-m-tough")
    assert table.revealed() == ["i-m-tough", "quiet-threat"]


def test_stampede_stuns_the_damaged_character() -> None:
    table = Table("she-hulk")
    table.reveals("stampede")
    table.does("undefended")
    assert (table.damage("she-hulk"), table.piece("she-hulk").stunned) == (2, 1)
    table = Table("she-hulk", form="alter-ego")
    table.reveals("stampede")
    assert table.revealed() == ["stampede", "quiet-threat"]


@pytest.mark.parametrize(
    ("scheme", "one", "two"),
    [
        ("breakin-takin", 3, 4),
        ("crowd-control", 2, 4),
        ("bomb-scare", 3, 4),
        ("defense-network", 3, 4),
        ("illegal-arms-factory", 4, 5),
        ("the-immortal-klaw", 3, 6),
        ("the-psyche-magnitron", 4, 5),
        ("personal-challenge", 4, 5),
        ("imminent-overload", 4, 5),
        ("usurp-the-throne", 3, 6),
        ("highway-robbery", 3, 6),
        ("invasive-ai", 3, 6),
    ],
)
@rule("CHA-SIDESCHEME-02")
def test_side_schemes_enter_play_with_their_starting_threat(scheme: str, one: int, two: int) -> None:
    table = Table("she-hulk", scenario="klaw")
    table.reveals(scheme)
    assert table.threat(scheme) == one
    table = Table("she-hulk", "iron-man", scenario="klaw")
    table.reveals(scheme)
    assert table.threat(scheme) == two


def test_rhino_3_and_shocker_affect_every_hero() -> None:
    table = Table("she-hulk", "iron-man", mode="expert")
    table.put("hellcat")
    table.change("rhino-2", damage=2 * 15 - 3)
    table.does("attack:she-hulk>rhino-2")
    assert table.piece("rhino-2").face == "rhino-3"
    assert [table.piece(card).stunned for card in ("she-hulk", "iron-man", "hellcat")] == [1, 1, 0]
    table.reveals("shocker")
    assert [table.damage(card) for card in ("she-hulk", "iron-man", "hellcat")] == [1, 1, 0]


def test_encounter_deck_is_shuffled_after_a_search() -> None:
    table = Table("she-hulk")
    table.change("rhino-1", damage=12)
    table.encounter("breakin-takin")
    table.does("attack:she-hulk>rhino-1")
    assert (table.piece("rhino-1").face, table.in_play("breakin-takin")) == ("rhino-2", True)
    assert len(table.events("shuffled")) == 1
    table = Table("she-hulk", scenario="klaw")
    table.change("klaw-1", damage=10)
    table.encounter("the-immortal-klaw")
    table.does("attack:she-hulk>klaw-1")
    assert (table.piece("klaw-1").face, table.in_play("the-immortal-klaw")) == ("klaw-2", True)
    assert len(table.events("shuffled")) == 1
    table = Table("she-hulk", scenario="ultron", mode="expert")
    table.change("ultron-2", damage=20)
    table.encounter("ultron-s-imperative")
    table.does("attack:she-hulk>ultron-2")
    assert (table.piece("ultron-2").face, table.in_play("ultron-s-imperative")) == ("ultron-3", True)
    assert len(table.events("shuffled")) == 1


def test_charge_ignores_a_minion_s_attack() -> None:
    table = Table("she-hulk")
    table.reveals("charge")
    table.put("hellcat", damage=2)
    table.put("brawler")
    table.attacked("brawler")
    table.does("defend:hellcat")
    assert table.damage("she-hulk") == 0  # no overkill
    assert table.in_play("charge")


@pytest.mark.parametrize("card", ["stampede", "assault", "gang-up"])
def test_treachery_attacks_surge_against_an_alter_ego(card: str) -> None:
    table = Table("she-hulk")
    table.reveals(card)
    table.does("undefended")
    assert table.damage("she-hulk") == 2
    assert table.revealed() == []  # no surge
    table = Table("she-hulk", form="alter-ego")
    table.reveals(card)
    table.waits_for(0, "turn")
    assert table.revealed() == [card, "quiet-threat"]
    assert table.damage("she-hulk") == 0


def test_guard_protects_only_against_the_engaged_player() -> None:
    table = Table("she-hulk", "captain-marvel")
    table.put("hydra-mercenary", seat=1)
    table.hand("haymaker", "energy")
    table.does("play:haymaker", "pay", "pick:rhino-1")
    assert table.damage("rhino-1") == 3
    table.put("armored-guard", seat=0)
    table.hand("haymaker", "energy", "ground-stomp", "genius")
    assert "attack:she-hulk>rhino-1" not in table.options()
    table.does("play:ground-stomp", "spend:genius")
    assert table.damage("rhino-1") == 4


def test_obligation_given_to_its_owner_surges_for_that_player() -> None:
    table = Table("captain-marvel", "spider-man")
    table.hand("haymaker")
    table.encounter("hydra-mercenary")
    table.reveals("eviction-notice")
    table.waits_for(1, "may")
    table.does("may:no")
    assert table.held() == ["haymaker"]
    assert table.piece("hydra-mercenary").area == 1


def test_minions_of_an_eliminated_player_engage_the_next_with_other_players_upgrades() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("sandman")
    table.put("spider-tracer", seat=1, on="sandman")
    table.put("webbed-up", seat=0, on="sandman")
    table.change("spider-man", damage=9)
    table.reveals("shocker")
    assert table.piece("sandman").area == 1
    assert table.in_play("spider-tracer")
    assert not table.in_play("webbed-up")


@rule("CHA-ELIMINATION-03")
def test_attachment_moves_with_its_minion_to_the_next_player() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("sandman")
    table.reveals("genetically-enhanced")
    table.reveals("biomechanical-upgrades")
    table.change("spider-man", damage=9)
    table.reveals("shocker")
    assert table.state.players[0].eliminated
    assert table.piece("sandman").area == 1
    assert table.stat("sandman", "hp") == 7
    assert table.in_play("biomechanical-upgrades")


def test_spider_tracer_keeps_its_controller_when_the_minion_changes_player() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    threaten(table, 5)
    table.put("bomb-scare", threat=4)
    table.put("shocker")
    table.put("spider-tracer", on="shocker")
    table.hand("challenge", seat=1)
    table.does("end-turn", "play:challenge")
    assert (table.piece("shocker").area, table.piece("spider-tracer").area) == (1, 0)
    table.does("attack:she-hulk>shocker")
    table.waits_for(0, "pick")
    table.does("pick:bomb-scare")
    assert (table.threat(), table.threat("bomb-scare")) == (5, 1)


def test_stampede_with_overkill_stuns_the_hero_behind_a_defeated_ally() -> None:
    table = Table("captain-marvel")
    table.put("black-widow")
    table.put("charge", on="rhino-1")
    table.encounter("quiet-threat")
    table.reveals("stampede")
    table.does("defend:black-widow")
    assert not table.in_play("black-widow")
    assert (table.damage("captain-marvel"), table.piece("captain-marvel").stunned) == (3, 1)


def test_tough_hero_is_not_stunned_by_stampede() -> None:
    table = Table("captain-marvel")
    table.change("captain-marvel", tough=1)
    table.encounter("quiet-threat")
    table.reveals("stampede")
    table.undefended()
    assert (table.damage("captain-marvel"), table.piece("captain-marvel").stunned) == (0, 0)


def test_charge_stays_until_an_attack_is_made() -> None:
    table = Table("spider-man")
    table.put("charge", on="rhino-1")
    table.put("webbed-up", on="rhino-1")
    table.attacked("rhino-1")
    assert table.in_play("charge")
    table.attacked("rhino-1")  # stunned
    assert table.in_play("charge")
    table.attacked("rhino-1")
    table.does("pass", "undefended")
    assert not table.in_play("charge")
    assert table.damage("spider-man") == 5


def test_retaliate_can_defeat_a_villain_stage() -> None:
    table = Table("black-panther")
    table.change("rhino-1", damage=13)
    table.attacked("rhino-1")
    table.undefended()
    assert table.damage("black-panther") == 2
    assert table.piece("rhino-1").face == "rhino-2"
    assert table.damage("rhino-1") == 0


def test_confused_hero_removes_no_threat_with_chase_them_down() -> None:
    table = Table("she-hulk")
    threaten(table, 4)
    table.put("shocker")
    table.change("she-hulk", confused=1)
    table.hand("chase-them-down")
    table.does("attack:she-hulk>shocker", "trigger:chase-them-down")
    assert (table.threat(), table.piece("she-hulk").confused) == (4, 0)


def test_first_player_breaks_ties_of_genetically_enhanced() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.put("sandman", seat=0)
    table.put("vulture", seat=1)
    table.reveals("genetically-enhanced", seat=1)
    table.waits_for(0, "place")
    table.does("place:vulture")
    assert table.stat("vulture", "hp") == 7


def test_charge_is_discarded_after_the_first_of_two_attacks() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("charge", on="rhino-1")
    table.does("end-turn", "end-turn", "undefended", "undefended", "pass", "undefended", "undefended")
    assert (table.damage("captain-marvel"), table.damage("spider-man")) == (5, 2)


def test_minions_defeated_together_are_answered_in_one_window() -> None:
    table = Table("she-hulk")
    table.change("rhino-1", damage=5)
    threaten(table, 5)
    table.put("shocker", damage=2)
    table.put("hydra-mercenary", damage=2)
    table.put("spider-tracer", on="shocker")
    table.put("spider-tracer", on="hydra-mercenary")
    table.hand("ground-stomp", "energy")
    table.does("play:ground-stomp", "pay")
    assert not table.in_play("shocker")
    assert not table.in_play("hydra-mercenary")
    assert (table.damage("rhino-1"), table.threat()) == (6, 0)
    table.waits_for(0, "turn")


def test_damage_outside_attacks_ignores_guard() -> None:
    table = Table("black-panther", "she-hulk")
    table.put("hydra-mercenary")
    table.put("energy-daggers")
    table.put("panther-claws")
    table.put("tac-team")
    table.put("vibranium-suit")
    table.change("black-panther", damage=3)
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a", "next:energy-daggers")
    table.does(table.options()[0])  # the minions engaged with Black Panther
    assert (table.damage("rhino-1"), table.damage("hydra-mercenary")) == (1, 1)
    table.does("next:vibranium-suit")  # only the guard is a target
    assert (table.damage("rhino-1"), table.damage("black-panther")) == (1, 2)
    # The claws come last: the guard has taken 1 + 1 + 4 damage against 3 hit points.
    assert not table.in_play("hydra-mercenary")
    assert table.damage("rhino-1") == 1
    table.does("use:tac-team")
    assert table.damage("rhino-1") == 3


def test_vibranium_suit_can_target_the_villain_after_the_guard_is_defeated() -> None:
    table = Table("black-panther")
    table.put("hydra-mercenary")
    table.put("panther-claws")
    table.put("vibranium-suit")
    table.change("black-panther", damage=3)
    table.change("hydra-mercenary", damage=1)
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a", "next:panther-claws")
    assert not table.in_play("hydra-mercenary")
    assert (table.damage("rhino-1"), table.damage("black-panther")) == (2, 1)


def test_overkill_from_a_guard_reaches_the_villain_unless_tough_stops_it() -> None:
    table = Table("she-hulk")
    table.put("hydra-mercenary")
    table.hand("relentless-assault", "strength")
    table.does("play:relentless-assault", "pay")
    assert table.damage("rhino-1") == 2
    table = Table("she-hulk")
    table.put("armored-guard", tough=1)
    table.hand("relentless-assault", "strength")
    table.does("play:relentless-assault", "pay")
    assert (table.damage("rhino-1"), table.damage("armored-guard"), table.piece("armored-guard").tough) == (0, 0, 0)


def test_hawkeye_answers_after_sandman_gains_tough() -> None:
    table = Table("spider-man")
    table.put("hawkeye", counters=4)
    table.reveals("sandman")
    table.does("trigger:hawkeye")
    assert (table.damage("sandman"), table.piece("sandman").tough) == (0, 0)


def test_crisis_prevents_everything_that_would_remove_main_scheme_threat() -> None:
    table = Table("iron-man", "spider-man")
    threaten(table, 5)
    table.put("crowd-control", threat=0)
    table.put("surveillance-team")
    table.put("mark-v-helmet")
    table.put("maria-hill")
    table.hand("for-justice", "energy")
    assert offers(table, "use") == offers(table, "play") == offers(table, "thwart") == []
    table.change("crowd-control", threat=4)
    assert targets(table, "iron-man", "thwart") == targets(table, "maria-hill", "thwart") == ["crowd-control"]
    table.put("rocket-boots")
    table.hand("genius")
    table.does("use:rocket-boots", "pay")
    table.does("use:mark-v-helmet")
    assert (table.threat(), table.threat("crowd-control")) == (5, 3)


@rule("CHA-OVERKILL-02")
def test_overkill_can_defeat_a_villain_stage_with_the_minion() -> None:
    table = Table("she-hulk")
    threaten(table, 9)
    table.put("hydra-mercenary")
    table.change("rhino-1", damage=13)
    table.hand("relentless-assault", "strength", "chase-them-down")
    table.does("play:relentless-assault", "spend:strength", "trigger:chase-them-down")
    assert not table.in_play("hydra-mercenary")
    assert (table.state.play[table.state.villain].face, table.damage(plain(table.state.villain))) == ("rhino-2", 0)


def test_player_acting_in_another_turn_obeys_their_own_guard() -> None:
    table = Table("spider-man", "iron-man")
    table.put("hydra-mercenary", seat=1)
    table.hand("haymaker", "energy", seat=1)
    table.does("ask:2")
    table.does("play:haymaker", "pay")
    assert not table.in_play("hydra-mercenary")
    assert table.damage("rhino-1") == 0
