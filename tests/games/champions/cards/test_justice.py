"""Justice cards."""

import pytest

from games.champions.cards.positions import threaten
from games.champions.table import Table


def test_jessica_jones_counts_side_schemes() -> None:
    table = Table("spider-man")
    table.put("jessica-jones")
    table.put("bomb-scare")
    table.put("crowd-control")
    assert table.stat("jessica-jones", "thw") == 3


def test_daredevil_deals_damage_after_thwarting() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 4
    table.put("daredevil")
    table.does("thwart:daredevil>the-break-in", "trigger:daredevil")
    assert (table.threat(), table.damage("rhino-1"), table.damage("daredevil")) == (2, 1, 1)


def test_for_justice_removes_threat_and_great_responsibility_takes_it_as_damage() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 5
    table.hand("for-justice", "energy", "great-responsibility")
    table.does("play:for-justice", "spend:energy")
    assert table.threat() == 2
    table.reveals("advance")
    table.does("trigger:great-responsibility")
    assert (table.threat(), table.damage("spider-man")) == (2, 1)


def test_interrogation_room_removes_threat_after_defeating_a_minion() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 3
    table.put("interrogation-room")
    table.put("brawler", damage=1)
    table.does("attack:spider-man>brawler", "trigger:interrogation-room")
    assert table.threat() == 2


def test_jessica_jones_does_not_count_the_main_scheme() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 4
    table.put("jessica-jones")
    assert table.stat("jessica-jones", "thw") == 1


def test_daredevil_answers_only_his_own_thwart_and_chooses_an_enemy() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 4
    table.put("daredevil")
    table.put("brawler")
    table.does("thwart:spider-man>the-break-in")
    table.waits_for(0, "turn")
    table.does("thwart:daredevil>the-break-in", "trigger:daredevil", "pick:brawler")
    assert (table.damage("rhino-1"), table.damage("brawler")) == (0, 1)
    kinds = table.story()
    assert kinds.index("thwarted") < kinds.index("damaged")


@pytest.mark.parametrize(("resource", "left"), [("genius", 1), ("strength", 2), ("energy", 2)])
def test_for_justice_removes_more_threat_if_paid_with_mental(resource: str, left: int) -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 5
    table.hand("for-justice", resource)
    table.does("play:for-justice")
    assert table.threat() == left


def test_interrogation_room_answers_only_its_own_player() -> None:
    table = Table("spider-man", "she-hulk")
    table.state.play[table.state.scheme].threat = 3
    table.put("bomb-scare", threat=3)
    table.put("interrogation-room")
    table.put("interrogation-room", seat=1)
    table.put("brawler", damage=1)
    table.does("attack:spider-man>brawler", "trigger:interrogation-room", "pick:bomb-scare")
    assert (table.threat(), table.threat("bomb-scare")) == (3, 2)
    table.waits_for(0, "turn")
    assert [piece.exhausted for piece in table.state.named("interrogation-room")] == [True, False]


def test_interrupt_events_may_be_declined() -> None:
    table = Table("spider-man")
    table.hand("great-responsibility")
    table.reveals("advance")
    assert table.options() == ["trigger:great-responsibility/great-responsibility-1", "pass"]
    table.does("pass")
    assert (table.threat(), table.damage("spider-man")) == (1, 0)
    table.hand("get-behind-me", "energy")
    table.reveals("advance")
    assert table.options() == ["trigger:get-behind-me/get-behind-me-1", "pass"]
    table.does("pass")
    assert table.threat() == 2


def test_tough_stops_the_damage_of_great_responsibility() -> None:
    table = Table("spider-man")
    table.change("spider-man", tough=1)
    table.hand("great-responsibility")
    table.schemed("rhino-1", boost="assault")
    table.does("trigger:great-responsibility")
    assert (table.threat(), table.damage("spider-man"), table.piece("spider-man").tough) == (0, 0, 0)


def test_confused_daredevil_deals_no_damage() -> None:
    table = Table("captain-marvel")
    threaten(table, 3)
    table.put("daredevil", confused=1)
    table.does("thwart:daredevil>the-break-in")
    assert (table.threat(), table.damage("daredevil"), table.piece("daredevil").confused) == (3, 0, 0)
    table.waits_for(0, "turn")


def test_for_justice_paid_with_the_power_of_justice_counts_as_mental() -> None:
    table = Table("captain-marvel")
    threaten(table, 5)
    table.hand("for-justice", "the-power-of-justice")
    table.does("play:for-justice", "pay")
    assert table.threat() == 1


def test_jessica_jones_counts_the_scheme_she_defeats_by_thwarting() -> None:
    table = Table("captain-marvel")
    table.put("jessica-jones")
    table.put("bomb-scare", threat=3)
    table.put("crowd-control", threat=4)
    table.does("thwart:jessica-jones>bomb-scare")
    assert not table.in_play("bomb-scare")
    assert table.stat("jessica-jones", "thw") == 2


def test_great_responsibility_takes_added_threat_but_not_starting_threat() -> None:
    table = Table("captain-marvel")
    table.hand("great-responsibility")
    table.reveals("bomb-scare")
    table.does("trigger:great-responsibility")
    assert (table.threat("bomb-scare"), table.damage("captain-marvel")) == (2, 1)


def test_completing_the_last_scheme_ends_the_game_if_great_responsibility_is_declined() -> None:
    table = Table("spider-man")
    threaten(table, 6)
    table.hand("great-responsibility")
    table.schemed("rhino-1")
    table.does("pass")
    assert table.state.result is not None
    assert table.state.result.winners == []


@pytest.mark.parametrize(
    ("spent", "removed"),
    [(["genius"], 4), (["energy"], 3), (["vibranium"], 4), (["haymaker", "black-cat"], 3)],
)
def test_for_justice_bonus_needs_a_mental_resource(spent: list[str], removed: int) -> None:
    table = Table("spider-man")
    threaten(table, 9)
    table.hand("for-justice", *spent)
    table.does("play:for-justice", "pay")
    assert table.threat() == 9 - removed


def test_interrogation_room_and_chase_them_down_obey_crisis() -> None:
    table = Table("she-hulk")
    threaten(table, 5)
    table.put("crowd-control", threat=0)
    table.put("interrogation-room")
    table.put("hydra-mercenary")
    table.hand("chase-them-down")
    table.does("attack:she-hulk>hydra-mercenary")
    table.waits_for(0, "turn")
    assert (table.threat(), table.held()) == (5, ["chase-them-down"])
    assert not table.piece("interrogation-room").exhausted


def test_for_justice_for_free_gets_no_bonus() -> None:
    table = Table("spider-man")
    threaten(table, 9)
    table.put("helicarrier")
    table.put("helicarrier")
    table.does("use:helicarrier", "use:helicarrier")
    table.hand("for-justice")
    table.does("play:for-justice")  # free, so not paid with a mental resource
    assert table.threat() == 6


@pytest.mark.parametrize(("extra", "removed"), [("wild", 3), ("physical", 4)])
def test_overpaid_resource_does_not_count_as_paid(extra: str, removed: int) -> None:
    """Pay a cost of 2 with a wild resource and a card of two physical resources."""
    table = Table("spider-man")
    threaten(table, 9)
    table.hand("for-justice", "hellcat", "genius", "strength")
    table.does("play:for-justice", "spend:hellcat", "spend:strength", f"extra:{extra}")
    assert table.threat() == 9 - removed
