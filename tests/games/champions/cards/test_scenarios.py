"""Rhino with his schemes, Bomb Scare, Legions of Hydra, The Doomsday Chair, Standard and Expert."""

import pytest

from games.champions.table import Table, plain
from tableverse.kernel.ledger import rule

# --- Rhino --------------------------------------------------------------------------------------------------------


def test_rhino_2_finds_breakin_takin() -> None:
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


def test_the_armored_suit_takes_five_damage() -> None:
    table = Table("she-hulk")
    table.reveals("armored-rhino-suit")
    table.does("attack:she-hulk>rhino-1")
    assert (table.damage("rhino-1"), table.damage("armored-rhino-suit")) == (0, 3)
    table.change("she-hulk", exhausted=False)
    table.does("attack:she-hulk>rhino-1")
    assert not table.in_play("armored-rhino-suit")
    assert table.damage("rhino-1") == 0


def test_charge_adds_overkill_and_is_discarded_after_the_attack() -> None:
    table = Table("she-hulk")
    table.put("hellcat")
    table.reveals("charge")
    assert table.stat("rhino-1", "atk") == 5
    table.attacked("rhino-1")
    table.does("defend:hellcat")
    assert table.damage("she-hulk") == 2
    assert not table.in_play("charge")


def test_the_ivory_horn() -> None:
    table = Table("she-hulk")
    table.reveals("enhanced-ivory-horn")
    assert table.stat("rhino-1", "atk") == 3


def test_rhino_s_minions() -> None:
    table = Table("she-hulk")
    table.reveals("hydra-mercenary")
    assert "attack:she-hulk>rhino-1" not in table.options()
    table.reveals("sandman")
    assert table.piece("sandman").tough == 1
    table.reveals("shocker")
    assert table.damage("she-hulk") == 1


def test_hard_to_keep_down_and_i_m_tough() -> None:
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


def test_stampede_stuns_whom_it_damages() -> None:
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
def test_side_schemes_begin_with_their_threat(scheme: str, one: int, two: int) -> None:
    table = Table("she-hulk", scenario="klaw")
    table.reveals(scheme)
    assert table.threat(scheme) == one
    table = Table("she-hulk", "iron-man", scenario="klaw")
    table.reveals(scheme)
    assert table.threat(scheme) == two


# --- Bomb Scare, Standard, Expert ---------------------------------------------------------------------------------


def test_bomb_scare_cards() -> None:
    table = Table("she-hulk")
    table.reveals("hydra-bomber")
    table.does("choose:threat")
    assert table.threat() == 1
    table.reveals("hydra-bomber")
    table.does("choose:damage")
    assert table.damage("she-hulk") == 2
    table.reveals("explosion")
    assert table.revealed() == ["explosion", "quiet-threat"]
    table.put("bomb-scare", threat=3)
    table.put("hellcat")
    table.reveals("explosion")
    table.does("damage:hellcat", "damage:she-hulk", "damage:hellcat")
    assert (table.damage("she-hulk"), table.damage("hellcat")) == (3, 2)
    table.reveals("false-alarm")
    assert table.piece("she-hulk").confused == 1
    table.reveals("false-alarm")
    assert table.revealed() == ["false-alarm", "quiet-threat"]


def test_standard_cards() -> None:
    table = Table("she-hulk")
    table.reveals("advance")
    assert table.threat() == 1
    table.reveals("assault")
    table.does("undefended")
    assert table.damage("she-hulk") == 2
    table.put("brawler")
    table.reveals("gang-up")
    table.does("undefended", "undefended")
    assert table.damage("she-hulk") == 6
    table.reveals("caught-off-guard")
    assert table.revealed() == ["caught-off-guard", "quiet-threat"]
    table.put("tac-team")
    table.reveals("caught-off-guard")
    assert not table.in_play("tac-team")


@rule("CHA-NEMESIS-02", "CHA-NEMESIS-05", "CHA-NEMESIS-07")
def test_the_shadow_of_the_past_comes_once() -> None:
    table = Table("she-hulk")
    table.reveals("shadow-of-the-past")
    assert table.in_play("titania")
    assert table.in_play("personal-challenge")
    assert len([thing for thing in table.state.encounter if thing.startswith("titania-s-fury")]) == 2
    table.state.encounter = [thing for thing in table.state.encounter if thing.startswith("quiet")]
    table.reveals("shadow-of-the-past")
    assert table.revealed() == ["shadow-of-the-past", "quiet-threat"]


def test_expert_cards() -> None:
    table = Table("she-hulk")
    table.reveals("exhaustion")
    assert table.piece("she-hulk").exhausted
    table.reveals("under-fire")
    assert table.revealed() == ["under-fire", "quiet-threat", "quiet-threat"]
    table.encounter("crowd-control")
    table.reveals("masterplan")
    assert table.threat("crowd-control") == 2
    table.reveals("masterplan")
    assert table.threat("crowd-control") == 6


# --- Legions of Hydra, The Doomsday Chair -------------------------------------------------------------------------


def test_legions_of_hydra() -> None:
    table = Table("she-hulk")
    table.encounter("madame-hydra")
    table.reveals("legions-of-hydra")
    assert table.threat("legions-of-hydra") == 3 + 2
    assert "attack:she-hulk>madame-hydra" not in table.options()
    table.attacked("madame-hydra")
    table.does("undefended")
    assert table.threat("legions-of-hydra") == 7
    table.put("hydra-soldier", damage=3)
    table.does("attack:she-hulk>hydra-soldier")
    assert len(table.state.players[0].dealt) == 1


def test_the_doomsday_chair() -> None:
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


# --- whom they strike, and whom they leave alone ------------------------------------------------------------------


def test_rhino_3_and_shocker_mean_every_hero() -> None:
    table = Table("she-hulk", "iron-man", mode="expert")
    table.put("hellcat")
    table.change("rhino-2", damage=2 * 15 - 3)
    table.does("attack:she-hulk>rhino-2")
    assert table.piece("rhino-2").face == "rhino-3"
    assert [table.piece(card).stunned for card in ("she-hulk", "iron-man", "hellcat")] == [1, 1, 0]
    table.reveals("shocker")
    assert [table.damage(card) for card in ("she-hulk", "iron-man", "hellcat")] == [1, 1, 0]


def test_the_deck_is_shuffled_after_a_search() -> None:
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


def test_the_armored_suit_is_rhino_s_and_breaks_at_five() -> None:
    table = Table("she-hulk")
    table.reveals("armored-rhino-suit")
    table.put("radioactive-man")
    table.does("attack:she-hulk>radioactive-man")
    assert (table.damage("radioactive-man"), table.damage("armored-rhino-suit")) == (3, 0)
    table.change("armored-rhino-suit", damage=1)
    table.change("she-hulk", exhausted=False)
    table.does("attack:she-hulk>rhino-1")
    assert table.damage("armored-rhino-suit") == 4
    table.put("hellcat")
    table.does("attack:hellcat>rhino-1")
    assert not table.in_play("armored-rhino-suit")
    assert table.damage("rhino-1") == 0


def test_charge_waits_for_rhino() -> None:
    table = Table("she-hulk")
    table.reveals("charge")
    table.put("hellcat", damage=2)
    table.put("brawler")
    table.attacked("brawler")
    table.does("defend:hellcat")
    assert table.damage("she-hulk") == 0  # no overkill
    assert table.in_play("charge")


@pytest.mark.parametrize("card", ["stampede", "assault", "gang-up"])
def test_attacks_of_treacheries_depend_on_the_form(card: str) -> None:
    table = Table("she-hulk")
    table.reveals(card)
    table.does("undefended")
    assert table.damage("she-hulk") == 2
    assert table.revealed() == []  # no surge
    table = Table("she-hulk", form="alter-ego")
    table.reveals(card)
    table.waits(0, "turn")
    assert table.revealed() == [card, "quiet-threat"]
    assert table.damage("she-hulk") == 0


def test_madame_hydra_and_her_legions() -> None:
    table = Table("she-hulk", "iron-man")
    table.encounter("madame-hydra")
    table.reveals("legions-of-hydra", seat=1)
    assert table.piece("madame-hydra").area == 1
    assert len(table.events("shuffled")) == 1
    assert table.threat("legions-of-hydra") == 3 + 2
    table.attacked("rhino-1")
    table.undefended()
    table.schemed("rhino-1")
    assert table.threat("legions-of-hydra") == 5
    table.schemed("madame-hydra", seat=1)
    assert table.threat("legions-of-hydra") == 7
    table.attacked("madame-hydra", seat=1)
    table.undefended()
    assert table.threat("legions-of-hydra") == 9
    kinds = table.kinds()
    assert kinds.index("damaged") < kinds.index("threat")
    table = Table("she-hulk")
    table.put("madame-hydra")
    table.put("hydra-soldier")
    table.put("brawler")
    table.encounter("madame-hydra")
    table.reveals("legions-of-hydra")
    assert table.threat("legions-of-hydra") == 3 + 2 * 2
    assert len(table.state.named("madame-hydra")) == 1
    assert table.events("shuffled") == []


def test_masterplan_is_for_side_schemes() -> None:
    table = Table("she-hulk")
    table.state.play[table.state.scheme].threat = 2
    table.encounter("crowd-control")
    table.reveals("masterplan")
    assert table.in_play("crowd-control")
    table.reveals("masterplan")
    assert (table.threat(), table.threat("crowd-control")) == (2, 6)


def test_caught_off_guard_takes_one_card_of_one_s_choice() -> None:
    table = Table("she-hulk", "iron-man")
    for card in ("tac-team", "tenacity", "hellcat"):
        table.put(card)
    table.put("arc-reactor", seat=1)
    table.reveals("caught-off-guard")
    assert table.options() == ["pick:tac-team", "pick:tenacity"]
    table.does("pick:tenacity")
    assert [table.in_play(card) for card in ("tac-team", "tenacity", "arc-reactor")] == [True, False, True]


def test_gang_up_is_of_those_engaged_with_the_player() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("brawler", seat=1)
    table.reveals("gang-up")
    table.undefended()
    assert table.strikes() == [("rhino-1", "she-hulk", 2)]


def test_the_shadow_of_the_past_does_not_surge_when_the_nemesis_comes() -> None:
    table = Table("she-hulk")
    table.reveals("shadow-of-the-past")
    assert table.events("surge") == []
    assert "quiet-threat" not in table.revealed()
    table.reveals("shadow-of-the-past")
    assert table.events("surge") == [{"card": "shadow-of-the-past"}]


def test_modok_comes_once() -> None:
    table = Table("she-hulk", "iron-man")
    table.encounter("m-o-d-o-k")
    table.reveals("the-doomsday-chair", seat=1)
    assert table.piece("m-o-d-o-k").area == 1
    assert len(table.events("shuffled")) == 1
    table.encounter("m-o-d-o-k")
    table.reveals("the-doomsday-chair")
    assert len(table.state.named("m-o-d-o-k")) == 1


def test_biomechanical_upgrades_save_their_own_minion() -> None:
    table = Table("she-hulk")
    table.put("brawler")
    table.put("m-o-d-o-k", damage=3)
    table.put("biomechanical-upgrades", on="m-o-d-o-k")
    table.does("attack:she-hulk>brawler")
    assert not table.in_play("brawler")
    assert (table.damage("m-o-d-o-k"), table.in_play("biomechanical-upgrades")) == (3, True)


def test_hydra_bomber_and_false_alarm_are_for_one_player() -> None:
    table = Table("she-hulk", "iron-man")
    table.reveals("hydra-bomber")
    table.does("choose:damage")
    assert (table.damage("she-hulk"), table.damage("iron-man")) == (2, 0)
    table.change("iron-man", confused=1)
    table.reveals("false-alarm")
    assert table.revealed() == ["false-alarm"]
    assert table.piece("she-hulk").confused == 1


def test_a_hydra_soldier_s_defeat_is_paid_by_the_player_engaged() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("hydra-soldier", seat=1, damage=3)
    table.does("attack:she-hulk>hydra-soldier")
    assert [len(player.dealt) for player in table.state.players] == [0, 1]


def test_biomechanical_upgrades_go_to_the_largest_minion_without_any() -> None:
    table = Table("she-hulk")
    for minion in ("m-o-d-o-k", "radioactive-man", "brawler"):
        table.put(minion)
    table.reveals("biomechanical-upgrades")
    table.reveals("biomechanical-upgrades")
    hosts = [plain(piece.host) for piece in table.state.named("biomechanical-upgrades")]
    assert hosts == ["m-o-d-o-k", "radioactive-man"]
    assert table.revealed() == ["biomechanical-upgrades", "quiet-threat"]
