"""Missions, Threats and the effects of completed Missions."""

import pytest

from games.united.table import ALCHEMAX, KUN_LUN, LONDON, PEGASUS, TVA, UN, Table
from tableverse.games.united.ids import NOWHERE
from tableverse.games.united.rules import damage, missions
from tableverse.kernel.ledger import rule

CARTER, LOKI, THOR = "captain-carter", "loki", "mighty-thor"


def acting(villain: str = "maestro", **tokens: int) -> Table:
    """Return a table where Loki acts in Pegasus with these tokens."""
    table = Table(villain, heroes=[LOKI, THOR])
    table.villain(at=TVA)
    table.hero(LOKI, at=PEGASUS, hand=["loki-move", "loki-wild", "loki-confuse"], deck=["loki-scepter"], tokens=tokens)
    return table


@rule("UNI-MISS-01")
def test_missions_advance_in_parallel_and_complete_in_any_order() -> None:
    table = acting(heroic=4, attack=4)
    table.place(PEGASUS, thugs=1, civilians=1)
    table.missions(rescue=3, defeat=8, clear=2)
    table.hero_turn(LOKI)
    table.does("play:loki-move", f"rescue:civilian@{PEGASUS}+token", f"attack:thug@{PEGASUS}+token")
    assert table.state.missions == [4, 0, 2]
    assert table.state.completed == [missions.DEFEAT]


@rule("UNI-MISS-02", "UNI-MISS-13")
def test_rescued_civilian_goes_to_its_mission_or_to_the_pool() -> None:
    table = acting(heroic=1)
    table.place(PEGASUS, civilians=2)
    table.hero_turn(LOKI)
    table.does("play:loki-move", f"rescue:civilian@{PEGASUS}+token")
    assert table.events("progress") == [{"mission": "rescue-civilians", "amount": 1}]
    done = acting(heroic=1)
    done.place(PEGASUS, civilians=2)
    done.missions(completed=["rescue-civilians"])
    done.hero_turn(LOKI)
    done.does("play:loki-move", f"rescue:civilian@{PEGASUS}+token")
    assert done.events("rescued") == [{"place": PEGASUS}]
    assert done.events("progress") == []
    assert done.location(PEGASUS).civilians == 1


@rule("UNI-MISS-13")
def test_threat_can_be_cleared_after_its_mission_is_complete() -> None:
    """It gives no progress but frees its Location."""
    table = acting("cosmic-ghost-rider", heroic=1)
    table.threat("chains-of-hellfire", at=PEGASUS, attack=1, move=1)
    table.missions(completed=["clear-threats"])
    table.hero_turn(LOKI)
    table.does("play:loki-move", "fill:threat:chains-of-hellfire:heroic+token")
    assert table.events("cleared") == [{"threat": "chains-of-hellfire", "place": PEGASUS}]
    assert table.events("progress") == []
    assert table.state.missions == [0, 0, 0]


@rule("UNI-MISS-03", "UNI-MISS-13")
def test_defeated_thug_goes_to_its_mission_or_to_the_pool() -> None:
    table = acting(attack=1)
    table.place(PEGASUS, thugs=1)
    table.hero_turn(LOKI)
    table.does("play:loki-move", f"attack:thug@{PEGASUS}+token")
    assert table.events("progress") == [{"mission": "defeat-thugs", "amount": 1}]
    done = acting(attack=1)
    done.place(PEGASUS, thugs=1)
    done.missions(completed=["defeat-thugs"])
    done.hero_turn(LOKI)
    done.does("play:loki-move", f"attack:thug@{PEGASUS}+token")
    assert done.events("progress") == []
    assert done.location(PEGASUS).free == 4


@rule("UNI-MISS-04")
def test_discarded_tokens_do_not_count_for_missions() -> None:
    table = Table()
    table.villain(at=TVA)
    table.place(KUN_LUN, thugs=2)
    table.villain_turn("cosmic-ghost-rider-plan-07")  # BAM! discards 1 Thug
    assert table.events("tokens-discarded") == [{"kind": "thug", "amount": 1, "place": KUN_LUN}]
    assert table.state.missions == [0, 0, 0]


@rule("UNI-MISS-05", "UNI-MISS-08", "UNI-MISS-10", "UNI-DEF-05")
def test_henchman_is_cleared_with_his_last_health() -> None:
    table = acting(attack=1)
    table.threat("dogs-of-war-1", at=PEGASUS, health=1)
    table.hero_turn(LOKI)
    table.does("play:loki-move", "attack:threat:dogs-of-war-1+token")
    assert table.events("cleared") == [{"threat": "dogs-of-war-1", "place": PEGASUS}]
    assert table.threat_card("dogs-of-war-1").at == NOWHERE
    assert table.state.threat_at(table.at(PEGASUS)) is None
    assert table.state.missions == [0, 0, 1]


@rule("UNI-MISS-06", "UNI-MISS-08")
def test_threat_is_cleared_when_all_its_slots_are_filled() -> None:
    table = acting(heroic=3)
    table.threat("trophy-room", at=PEGASUS)
    table.hero_turn(LOKI)
    fill = "fill:threat:trophy-room:heroic+token"
    table.does("play:loki-move", fill, fill)
    assert table.events("cleared") == []
    table.does(fill)
    assert table.events("cleared") == [{"threat": "trophy-room", "place": PEGASUS}]
    assert table.threat_card("trophy-room").filled == [0, 0, 0, 0]


@rule("UNI-MISS-07")
def test_threat_slots_take_the_printed_action_or_wild() -> None:
    table = acting("cosmic-ghost-rider", attack=1, wild=1, heroic=2)
    table.threat("chains-of-hellfire", at=PEGASUS)
    table.hero_turn(LOKI)
    table.does("play:loki-move")
    assert "fill:threat:chains-of-hellfire:move" in table.options()
    table.does("fill:threat:chains-of-hellfire:move", "fill:threat:chains-of-hellfire:attack+token")
    assert "fill:threat:chains-of-hellfire:attack+token" not in table.options()
    table.does("fill:threat:chains-of-hellfire:heroic+token")
    assert table.events("cleared") == [{"threat": "chains-of-hellfire", "place": PEGASUS}]
    assert table.tokens(LOKI) == {"heroic": 1, "wild": 1}


@rule("UNI-MISS-09")
def test_turn_effect_outlasts_its_threat() -> None:
    table = acting(heroic=3)
    table.hero(LOKI, at=PEGASUS, hand=["loki-confuse", "loki-move"], deck=[], tokens={"heroic": 3})
    table.threat("trophy-room", at=PEGASUS, heroic=1)
    table.hero_turn(LOKI)
    table.does("play:loki-confuse", "fill:threat:trophy-room:heroic", "fill:threat:trophy-room:heroic+token")
    assert table.events("cleared") != []
    assert "special:loki-confuse" not in table.options()


@rule("UNI-MISS-11")
def test_threat_moves_with_its_token() -> None:
    table = Table("immortus")
    table.villain(at=TVA)
    table.threat("silver-surfer", at=KUN_LUN)
    table.hero(CARTER, at=ALCHEMAX)
    table.hero(LOKI, at=PEGASUS)
    table.hero(THOR, at=PEGASUS)
    table.villain_turn("immortus-plan-06")  # 2 steps to Pegasus
    surfer = table.threat_card("silver-surfer")
    assert surfer.at == table.at(ALCHEMAX)
    assert surfer.token
    assert table.state.threat_at(table.at(KUN_LUN)) is None


@rule("UNI-MISS-12")
def test_returned_threat_has_no_token_and_counts_when_cleared_again() -> None:
    table = acting(attack=1)
    table.villain(at=KUN_LUN)
    table.hero(LOKI, at=LONDON, tokens={"attack": 1})
    table.hero(THOR, at=UN)
    table.villain_turn("maestro-plan-07", next_hero=LOKI)  # 3 steps to the TVA, where cleared Threats return
    table.does("pick:threat:dogs-of-war-1", "pick:threat:trophy-room")
    assert table.events("threat-returned")[0] == {"threat": "dogs-of-war-1", "place": LONDON}
    assert not table.threat_card("dogs-of-war-1").token
    table.threat_card("dogs-of-war-1").health = 1
    table.does("play:loki-move", "attack:threat:dogs-of-war-1+token")
    assert table.state.missions == [0, 0, 1]


@rule("UNI-MISS-14", "UNI-MISS-15")
def test_full_mission_is_complete_at_once_and_leaves_the_game() -> None:
    table = acting(heroic=1)
    table.place(PEGASUS, civilians=1)
    table.missions(rescue=8, defeat=5, clear=1)
    table.hero_turn(LOKI)
    table.does("play:loki-move", f"rescue:civilian@{PEGASUS}+token")
    assert table.events("mission-complete") == [{"mission": "rescue-civilians", "done": 1}]
    assert table.state.missions == [0, 5, 1]


@rule("UNI-MISS-18")
def test_third_mission_gives_every_standing_hero_a_card() -> None:
    table = Table("maestro", heroes=[CARTER, LOKI, THOR])
    table.villain(at=TVA)
    table.hero(
        LOKI, at=PEGASUS, hand=["loki-move", "loki-wild"], deck=["loki-scepter", "loki-scepter"], tokens={"heroic": 1}
    )
    table.hero(THOR, at=UN, hand=["mighty-thor-move"], deck=["mighty-thor-wild"])
    table.hero(CARTER, at=UN, hand=[], deck=["captain-carter-wild"] * 4, down=True)
    table.place(PEGASUS, civilians=1)
    table.missions(rescue=8, completed=["clear-threats", "defeat-thugs"])
    table.hero_turn(LOKI)
    table.forget()
    table.does("play:loki-move", f"rescue:civilian@{PEGASUS}+token")
    assert table.events("drew") == [{"hero": LOKI, "amount": 1}, {"hero": THOR, "amount": 1}]
    assert table.of(CARTER).hand == []
    assert table.state.result is None


@pytest.mark.parametrize("mission", ["rescue-civilians", "defeat-thugs", "clear-threats"])
def test_complete_mission_loses_no_tokens(mission: str) -> None:
    table = acting()
    table.missions(completed=[mission])
    missions.regress(table.state, missions.MISSIONS.index(mission), 2)
    assert table.state.missions == [0, 0, 0]


def test_villain_cannot_be_damaged_while_no_mission_is_complete() -> None:
    table = acting(attack=1)
    table.villain(at=LONDON)
    damage.hurt(table.state, "villain", 3, 0, sure=True)
    assert table.events("villain-hurt") == []
