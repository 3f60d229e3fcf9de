"""Rhino, Klaw and Ultron with their schemes, the modular sets, Standard and Expert."""

import pytest

from games.champions.table import GAME, Table, plain
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule


def revealed(table: Table) -> list[str]:
    return [event["card"] for event in table.events("revealed")]


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
    assert revealed(table) == ["hard-to-keep-down", "quiet-threat"]
    table.reveals("i-m-tough")
    assert table.piece("rhino-1").tough == 1
    table.reveals("i-m-tough")
    assert revealed(table) == ["i-m-tough", "quiet-threat"]


def test_stampede_stuns_whom_it_damages() -> None:
    table = Table("she-hulk")
    table.reveals("stampede")
    table.does("undefended")
    assert (table.damage("she-hulk"), table.piece("she-hulk").stunned) == (2, 1)
    table = Table("she-hulk", form="alter-ego")
    table.reveals("stampede")
    assert revealed(table) == ["stampede", "quiet-threat"]


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
    assert revealed(table) == ["explosion", "quiet-threat"]
    table.put("bomb-scare", threat=3)
    table.put("hellcat")
    table.reveals("explosion")
    table.does("damage:hellcat", "damage:she-hulk", "damage:hellcat")
    assert (table.damage("she-hulk"), table.damage("hellcat")) == (3, 2)
    table.reveals("false-alarm")
    assert table.piece("she-hulk").confused == 1
    table.reveals("false-alarm")
    assert revealed(table) == ["false-alarm", "quiet-threat"]


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
    assert revealed(table) == ["caught-off-guard", "quiet-threat"]
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
    assert revealed(table) == ["shadow-of-the-past", "quiet-threat"]


def test_expert_cards() -> None:
    table = Table("she-hulk")
    table.reveals("exhaustion")
    assert table.piece("she-hulk").exhausted
    table.reveals("under-fire")
    assert revealed(table) == ["under-fire", "quiet-threat", "quiet-threat"]
    table.encounter("crowd-control")
    table.reveals("masterplan")
    assert table.threat("crowd-control") == 2
    table.reveals("masterplan")
    assert table.threat("crowd-control") == 6


# --- Klaw and Masters of Evil -------------------------------------------------------------------------------------


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


# --- Ultron and Under Attack --------------------------------------------------------------------------------------


def drones(table: Table) -> int:
    return len([thing for thing in table.state.play if thing.startswith("facedown-drone")])


def test_ultron_s_drones() -> None:
    table = Table("she-hulk", scenario="ultron")
    assert table.in_play("ultron-drones")
    table.reveals("android-efficiency-a")
    assert drones(table) == 1
    assert [table.stat("facedown-drone", name) for name in ("atk", "sch", "hp")] == [1, 1, 1]
    table.does("attack:she-hulk>facedown-drone")
    assert drones(table) == 0
    assert table.discarded() == ["quiet-card"]


def test_ultron_1_gives_a_choice_after_his_attack() -> None:
    table = Table("she-hulk", scenario="ultron")
    table.attacked("ultron-1")
    table.does("undefended", "choose:drone")
    assert drones(table) == 1


def test_ultron_2_grows_with_his_drones_for_one_attack() -> None:
    table = Table("she-hulk", scenario="ultron")
    table.change("ultron-1", face="ultron-2")
    table.attacked("ultron-1")
    table.does("undefended")
    assert table.damage("she-hulk") == 3
    assert table.stat("ultron-1", "atk") == 2


def test_ultron_3_cannot_be_hurt_while_a_drone_is_there() -> None:
    table = Table("she-hulk", scenario="ultron")
    table.change("ultron-1", face="ultron-3")
    table.reveals("android-efficiency-b")
    assert table.stat("facedown-drone", "hp") == 2
    table.does("attack:she-hulk>ultron-1")
    assert table.events("immune") == [{"card": "ultron-1"}]
    assert table.damage("ultron-1") == 0


def test_ultron_s_main_schemes() -> None:
    table = Table("spider-man", scenario="ultron", form="alter-ego")
    assert table.state.scheme == "the-crimson-cowl"
    table.state.play[table.state.scheme].threat = 2
    table.does("end-turn")
    assert table.state.scheme == "assault-on-norad"
    assert drones(table) == 1
    table.state.scheme_deck.clear()
    table.does("end-turn", "done")
    table.waits(0, "choose")
    table.does("choose:threat")
    assert table.threat() >= 3


def test_countdown_to_oblivion_cannot_be_thwarted() -> None:
    table = Table("spider-man", scenario="ultron")
    table.change("the-crimson-cowl", face="countdown-to-oblivion", threat=3)
    assert "thwart:spider-man>the-crimson-cowl" not in table.options()


def test_ultron_s_encounter_cards() -> None:
    table = Table("she-hulk", scenario="ultron")
    table.reveals("program-transmitter")
    assert table.stat("ultron-1", "sch") == 2
    table.put("bomb-scare")
    table.schemed("ultron-1")
    assert table.threat("bomb-scare") == 3
    table.reveals("upgraded-drones")
    table.reveals("android-efficiency-c")
    assert table.stat("facedown-drone", "atk") == 2
    table.change("ultron-1", damage=5)
    table.reveals("repair-sequence")
    assert table.damage("ultron-1") == 3
    table.reveals("swarm-attack")
    table.does("undefended")
    assert table.damage("she-hulk") == 2
    table.reveals("drone-factory")
    assert (drones(table), table.threat("drone-factory")) == (2, 6)
    table.reveals("invasive-ai")
    assert len(table.discarded()) == 3
    table.reveals("ultron-s-imperative")
    assert drones(table) == 4
    table.put("advanced-ultron-drone", damage=3)
    table.does("attack:she-hulk>advanced-ultron-drone")
    assert drones(table) == 5


def test_rage_of_ultron_discards_as_much_as_it_does() -> None:
    table = Table("she-hulk", scenario="ultron")
    table.reveals("rage-of-ultron")
    table.does("undefended", "choose:threat")
    assert len(table.discarded()) == 2
    table = Table("spider-man", scenario="ultron", form="alter-ego")
    table.reveals("rage-of-ultron")
    assert (table.threat(), len(table.discarded())) == (1, 1)


def test_under_attack() -> None:
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


# --- Legions of Hydra, The Doomsday Chair -------------------------------------------------------------------------


def test_legions_of_hydra() -> None:
    table = Table("she-hulk")
    table.encounter("madame-hydra")
    table.reveals("legions-of-hydra")
    assert table.threat("legions-of-hydra") == 3 + 2
    table.does("attack:she-hulk>madame-hydra")
    assert table.damage("madame-hydra") == 0
    table.attacked("madame-hydra")
    assert table.threat("legions-of-hydra") == 7
    table.put("hydra-soldier", damage=3)
    table.change("she-hulk", exhausted=False)
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


def undefended(table: Table) -> None:
    """Nobody defends, of all who are asked."""
    happened = []
    while "undefended" in table.options():
        table.does("undefended")
        happened += table.happened
    table.happened = happened


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
    assert revealed(table) == []  # no surge
    table = Table("she-hulk", form="alter-ego")
    table.reveals(card)
    table.waits(0, "turn")
    assert revealed(table) == [card, "quiet-threat"]
    assert table.damage("she-hulk") == 0


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
    undefended(table)
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
    undefended(table)
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
        assert revealed(table) == ["sound-manipulation", *["quiet-threat"] * surge]


def test_madame_hydra_and_her_legions() -> None:
    table = Table("she-hulk", "iron-man")
    table.encounter("madame-hydra")
    table.reveals("legions-of-hydra", seat=1)
    assert table.piece("madame-hydra").area == 1
    assert len(table.events("shuffled")) == 1
    assert table.threat("legions-of-hydra") == 3 + 2
    table.attacked("rhino-1")
    undefended(table)
    table.schemed("rhino-1")
    assert table.threat("legions-of-hydra") == 5
    table.schemed("madame-hydra", seat=1)
    assert table.threat("legions-of-hydra") == 7
    table.attacked("madame-hydra", seat=1)
    undefended(table)
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


def test_masters_of_evil_answer_their_own_attacks() -> None:
    table = Table("she-hulk", "iron-man")
    for minion in ("radioactive-man", "tiger-shark", "whirlwind"):
        table.put(minion)
    table.hand("haymaker", "haymaker")
    table.hand("genius", seat=1)
    table.attacked("rhino-1")
    undefended(table)
    assert (len(table.held()), table.piece("tiger-shark").tough, table.damage("iron-man")) == (2, 0, 0)
    table.attacked("radioactive-man")
    undefended(table)
    assert (len(table.held()), len(table.held(1))) == (1, 1)
    assert table.kinds().index("damaged") < table.kinds().index("discarded")
    table.attacked("whirlwind")
    undefended(table)
    assert (table.damage("she-hulk"), table.damage("iron-man")) == (2 + 1 + 2, 2)


def test_masters_of_evil_as_boost_cards() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("hellcat")
    table.put("tigra", seat=1)
    table.hand("haymaker", "haymaker")
    table.hand("genius", seat=1)
    table.attacked("rhino-1", boost="radioactive-man")
    undefended(table)
    assert (len(table.held()), len(table.held(1))) == (1, 1)
    table.attacked("rhino-1", boost="tiger-shark")
    undefended(table)
    assert [table.piece(card).tough for card in ("rhino-1", "she-hulk")] == [1, 0]
    table.attacked("rhino-1", boost="whirlwind")
    undefended(table)
    assert [table.damage(card) for card in ("she-hulk", "iron-man", "hellcat")] == [2 + 2 + 2 + 1, 1, 0]
    table.attacked("rhino-1", boost="melter")
    undefended(table)
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
    undefended(table)
    assert table.strikes() == [("rhino-1", "she-hulk", 2)]


def test_the_shadow_of_the_past_does_not_surge_when_the_nemesis_comes() -> None:
    table = Table("she-hulk")
    table.reveals("shadow-of-the-past")
    assert table.events("surge") == []
    assert "quiet-threat" not in revealed(table)
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


def drones_of(table: Table) -> list[int]:
    """How many each player has."""
    areas = [piece.area for thing, piece in table.state.play.items() if thing.startswith("facedown-drone")]
    return [areas.count(seat) for seat in range(len(table.state.players))]


@pytest.mark.parametrize("seats", [1, 2])
def test_the_crimson_cowl_begins_with_a_drone_for_each_player(seats: int) -> None:
    state = GAME.new(Config(seats, {"scenario": "ultron"}), 0)
    assert isinstance(state, ChampionsState)
    in_play = sorted(plain(list(state.play)))
    assert in_play.count("ultron-drones") == 1
    drones = [piece.area for thing, piece in state.play.items() if thing.startswith("facedown-drone")]
    assert sorted(drones) == list(range(seats))
    assert len(state.play) == seats + 1 + 1 + 1 + seats  # identities, villain, scheme, environment, drones


def test_ultron_1_gives_the_player_attacked_the_choice() -> None:
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.attacked("ultron-1", seat=1)
    undefended(table)
    table.waits(1, "choose")
    table.does("choose:drone")
    assert (drones_of(table), table.threat()) == ([0, 1], 0)
    table.attacked("ultron-1", seat=1)
    undefended(table)
    table.does("choose:threat")
    assert (drones_of(table), table.threat()) == ([0, 1], 1)


def test_ultron_2_counts_the_drones_of_the_player_attacked() -> None:
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.change("ultron-1", face="ultron-2")
    table.put("brawler")
    table.put("advanced-ultron-drone", seat=1)
    table.attacked("brawler")
    undefended(table)
    assert drones_of(table) == [0, 0]
    table.attacked("ultron-1")
    undefended(table)
    assert drones_of(table) == [1, 0]
    assert table.strikes()[-1] == ("ultron-1", "she-hulk", 2 + 1)


def test_ultron_3_strengthens_drones_alone_and_can_be_hurt_without_them() -> None:
    table = Table("she-hulk", scenario="ultron")
    table.change("ultron-1", face="ultron-3")
    table.put("brawler")
    table.put("advanced-ultron-drone")
    assert [table.stat("brawler", stat) for stat in ("atk", "sch", "hp")] == [2, 1, 3]
    assert [table.stat("advanced-ultron-drone", stat) for stat in ("atk", "sch", "hp")] == [2, 1, 5]
    assert table.stat("ultron-1", "atk") == 4
    del table.state.play[table.thing("advanced-ultron-drone")]
    table.ask()
    table.does("attack:she-hulk>ultron-1")
    assert table.damage("ultron-1") == 3


def test_only_facedown_drones_have_the_environment_s_numbers() -> None:
    table = Table("she-hulk", scenario="ultron")
    table.put("brawler")
    table.put("advanced-ultron-drone")
    table.put("upgraded-drones", on="ultron-drones")
    table.reveals("android-efficiency-a")
    assert [table.stat("brawler", stat) for stat in ("atk", "sch", "hp")] == [2, 1, 3]
    assert [table.stat("advanced-ultron-drone", stat) for stat in ("atk", "sch", "hp")] == [1, 1, 4]
    assert [table.stat("facedown-drone", stat) for stat in ("atk", "sch", "hp")] == [2, 1, 2]


def test_assault_on_norad_asks_every_player_after_the_threat_of_step_one() -> None:
    table = Table("spider-man", "iron-man", scenario="ultron", form="alter-ego")
    table.state.play[table.state.scheme].threat = 4
    table.does("end-turn", "end-turn")
    assert table.state.scheme == "assault-on-norad"
    assert drones_of(table) == [1, 1]
    while table.state.decision is not None and table.state.decision.kind != "turn":
        table.does(table.options()[-1])
    table.state.play[table.state.scheme].threat = 0
    before = drones_of(table)
    table.hand()
    table.hand(seat=1)
    table.does("end-turn", "end-turn", "next:seat:0")
    assert table.events("threat") == [{"card": "assault-on-norad", "amount": 2, "threat": 2}]
    table.waits(0, "choose")
    table.does("choose:threat")
    assert table.events("threat") == [{"card": "assault-on-norad", "amount": 2, "threat": 4}]
    table.waits(1, "choose")
    table.does("choose:drone")
    assert drones_of(table) == [before[0], before[1] + 1]


def test_countdown_to_oblivion_begins_with_a_drone_for_each_player() -> None:
    table = Table("spider-man", "iron-man", scenario="ultron", form="alter-ego")
    table.change("the-crimson-cowl", face="assault-on-norad", threat=18)
    table.state.scheme_deck[:] = ["countdown-to-oblivion"]
    before = drones_of(table)
    table.does("end-turn", "end-turn")
    assert [event["card"] for event in table.events("scheme")] == ["countdown-to-oblivion"]
    assert drones_of(table) == [count + 1 for count in before]


def test_program_transmitter_minds_ultron_and_side_schemes() -> None:
    table = Table("iron-man", scenario="ultron", form="alter-ego")
    table.put("program-transmitter", on="ultron-1")
    table.put("bomb-scare", threat=2)
    table.put("brawler")
    table.schemed("brawler")
    assert (table.threat(), table.threat("bomb-scare")) == (1, 2)
    table.state.play[table.state.scheme].threat = 0
    table.schemed("ultron-1")
    assert (table.threat(), table.threat("bomb-scare")) == (2, 3)


def test_an_advanced_drone_leaves_a_drone_to_its_own_player() -> None:
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.put("brawler")
    table.put("advanced-ultron-drone", seat=1, damage=3)
    table.does("attack:she-hulk>brawler")
    assert drones_of(table) == [0, 0]
    table.change("she-hulk", exhausted=False)
    table.does("attack:she-hulk>advanced-ultron-drone")
    assert drones_of(table) == [0, 1]


@pytest.mark.parametrize(
    ("letter", "resource", "other"),
    [("a", "energy", "genius"), ("b", "genius", "strength"), ("c", "strength", "energy")],
)
def test_android_efficiency(letter: str, resource: str, other: str) -> None:
    card = f"android-efficiency-{letter}"
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.reveals(card)
    assert drones_of(table) == [1, 1]
    table = Table("she-hulk", "iron-man")
    table.put("ultron-drones")
    table.hand(other)
    table.attacked("rhino-1", boost=card)
    undefended(table)
    assert (drones_of(table), table.held()) == ([1, 0], [other])
    table.hand(resource)
    table.attacked("rhino-1", boost=card)
    undefended(table)
    table.does("choose:spend")
    assert (drones_of(table), table.held()) == ([1, 0], [])


def test_rage_of_ultron_is_for_one_player_and_one_form() -> None:
    table = Table("spider-man", "iron-man", scenario="ultron", form="alter-ego")
    table.reveals("rage-of-ultron")
    assert table.events("strikes") == []
    assert (table.threat(), table.discarded(0), table.discarded(1)) == (1, ["quiet-card"], [])
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.reveals("rage-of-ultron")
    undefended(table)
    table.does("choose:threat")
    assert table.events("schemes") == []
    assert (len(table.discarded(0)), table.discarded(1)) == (2, [])


def test_repair_sequence_counts_drones_engaged_with_the_player() -> None:
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.put("brawler")
    table.reveals("android-efficiency-a")
    table.change("ultron-1", damage=9)
    table.reveals("repair-sequence")
    assert table.damage("ultron-1") == 7
    assert revealed(table) == ["repair-sequence"]
    table.change("ultron-1", damage=1)
    table.reveals("repair-sequence")
    assert (table.damage("ultron-1"), revealed(table)) == (0, ["repair-sequence"])
    table.reveals("repair-sequence")
    assert revealed(table) == ["repair-sequence", "quiet-threat"]
    table.change("ultron-1", damage=9)
    table.attacked("ultron-1", boost="repair-sequence")
    undefended(table)
    assert table.damage("ultron-1") == 8


def test_swarm_attack_is_of_the_player_s_own_drones() -> None:
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.put("brawler")
    table.put("advanced-ultron-drone", seat=1)
    table.reveals("swarm-attack")
    assert (table.strikes(), drones_of(table)) == ([], [1, 0])
    table.reveals("swarm-attack")
    undefended(table)
    assert table.strikes() == [("facedown-drone", "she-hulk", 1)]
    assert drones_of(table) == [1, 0]


def test_drone_factory_invasive_ai_and_the_imperative() -> None:
    table = Table("she-hulk", "iron-man", scenario="ultron")
    table.put("brawler")
    table.put("advanced-ultron-drone")
    table.reveals("drone-factory")
    assert (drones_of(table), table.threat("drone-factory")) == ([1, 1], 4 + 3)
    table.reveals("invasive-ai")
    assert (len(table.discarded(0)), len(table.discarded(1))) == (3, 3)
    table.state.first = 1
    table.reveals("ultron-s-imperative")
    assert (drones_of(table), table.threat("ultron-s-imperative")) == ([1, 3], 4)


def test_under_attack_asks_every_player() -> None:
    table = Table("she-hulk", "iron-man")
    table.reveals("under-attack")
    table.does("next:seat:0", "choose:threat", "choose:damage")
    assert table.threat("under-attack") == 3 + 2
    assert (table.damage("she-hulk"), table.damage("iron-man")) == (0, 3)


def test_vibranium_armor_minds_the_villain() -> None:
    table = Table("she-hulk")
    table.put("vibranium-armor", on="rhino-1")
    table.put("radioactive-man")
    table.does("attack:she-hulk>radioactive-man")
    assert (table.piece("rhino-1").tough, table.piece("radioactive-man").tough) == (0, 0)


def test_concussive_blast() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("hellcat")
    table.put("tigra", seat=1)
    table.put("brawler")
    everybody = ("she-hulk", "hellcat", "iron-man", "tigra", "brawler", "rhino-1")
    table.reveals("concussive-blast")
    assert [table.damage(card) for card in everybody] == [1, 1, 1, 1, 0, 0]
    table.attacked("rhino-1", boost="concussive-blast")
    undefended(table)
    assert [table.damage(card) for card in everybody] == [1 + 1 + 2, 2, 1, 1, 0, 0]


def test_hydra_bomber_and_false_alarm_are_for_one_player() -> None:
    table = Table("she-hulk", "iron-man")
    table.reveals("hydra-bomber")
    table.does("choose:damage")
    assert (table.damage("she-hulk"), table.damage("iron-man")) == (2, 0)
    table.change("iron-man", confused=1)
    table.reveals("false-alarm")
    assert revealed(table) == ["false-alarm"]
    assert table.piece("she-hulk").confused == 1


def test_a_hydra_soldier_s_defeat_is_paid_by_the_player_engaged() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("hydra-soldier", seat=1, damage=3)
    table.does("attack:she-hulk>hydra-soldier")
    assert [len(player.dealt) for player in table.state.players] == [0, 1]


def test_the_masters_of_evil_and_klaw_s_schemes_send_minions_to_the_first_player() -> None:
    table = Table("she-hulk", "iron-man", scenario="klaw")
    table.state.first = 1
    table.encounter("brawler", "whirlwind")
    table.reveals("the-masters-of-evil")
    assert not table.in_play("brawler")
    assert table.piece("whirlwind").area == 1


def test_biomechanical_upgrades_go_to_the_largest_minion_without_any() -> None:
    table = Table("she-hulk")
    for minion in ("m-o-d-o-k", "radioactive-man", "brawler"):
        table.put(minion)
    table.reveals("biomechanical-upgrades")
    table.reveals("biomechanical-upgrades")
    hosts = [plain(piece.host) for piece in table.state.named("biomechanical-upgrades")]
    assert hosts == ["m-o-d-o-k", "radioactive-man"]
    assert revealed(table) == ["biomechanical-upgrades", "quiet-threat"]
