"""The Time Stone of a level 3 card."""

import pytest

from games.splendor.positions import rich_table
from games.splendor.table import Table
from tableverse.kernel.ledger import rule


@rule("SPL-TIME-01")
@pytest.mark.parametrize("source", ["row", "hand"])
def test_first_level_3_card_brings_a_green_token(source):
    table = Table(players=4)
    table.player(0, tokens={"orange": 7}, reserved=["drax"] if source == "hand" else [])
    if source == "row":
        table.row(3, ["drax"])
    table.turn(0)
    table.recruits("drax")
    assert table.events("gained") == [{"seat": 0, "gem": "green"}]
    assert table.tokens(0) == {"green": 1}
    assert table.in_bank()["green"] == 3
    table.waits_for(1)


@rule("SPL-TIME-01")
def test_every_player_can_get_a_green_token():
    table = Table(players=3)
    table.row(3, ["drax", "iron-fist", "black-bolt"])
    table.player(0, bonuses={"orange": 2}, tokens={"orange": 5})
    table.player(1, bonuses={"red": 2}, tokens={"red": 5})
    table.player(2, bonuses={"yellow": 2}, tokens={"yellow": 5})
    table.turn(0)
    for seat, card in enumerate(["drax", "iron-fist", "black-bolt"]):
        table.recruits(card)
        assert table.events("gained") == [{"seat": seat, "gem": "green"}]
    assert [table.tokens(seat) for seat in range(3)] == [{"green": 1}] * 3
    assert "green" not in table.in_bank()
    table.waits_for(0)


@rule("SPL-TIME-01")
def test_green_token_counts_for_the_limit_at_the_end_of_the_turn():
    table = Table(players=4)
    table.row(3, ["drax"])
    table.player(0, bonuses={"orange": 5}, recruited=["daredevil", "punisher"], tokens={"yellow": 5, "red": 5})
    table.turn(0)
    table.recruits("drax")
    assert table.story() == ["recruited", "refilled", "gained"]
    table.waits_for(0, "return")


@rule("SPL-TIME-02")
def test_second_level_3_card_brings_no_green_token():
    table = Table(players=4)
    table.row(3, ["iron-fist"])
    table.player(0, recruited=["drax"], tokens={"red": 7, "green": 1})
    table.turn(0)
    assert table.in_bank()["green"] == 3
    table.recruits("iron-fist")
    assert table.events("gained") == []
    assert table.tokens(0) == {"green": 1}
    assert table.in_bank()["green"] == 3
    table.waits_for(1)


@rule("SPL-TIME-03")
@pytest.mark.parametrize("time", [True, False])
def test_gauntlet_needs_the_time_stone(time):
    # 13 points and all five colours, with or without a level 3 card among them. Hela makes it 16.
    first = ["black-bolt", "the-collector"] if time else ["daredevil", "red-skull"]
    table = Table(players=4)
    table.row(2, ["hela"])
    table.player(3, recruited=[*first, "nebula", "ronan", "carnage"], tokens={"blue": 5})
    table.locations()
    table.turn(3)
    assert table.points(3) == 13
    table.recruits("hela")
    if time:
        table.ended(winners=[3], reason="gauntlet-alone", points=[0, 0, 0, 16])
    else:
        assert (table.points(3), len(table.bonuses(3)), table.tokens(3)) == (16, 5, {})
        assert table.events("gauntlet") == []
        table.waits_for(0)


@rule("SPL-TIME-04")
def test_only_recruiting_a_level_3_card_gives_a_green_token():
    table = rich_table()
    gave = []
    for option in table.options():
        tried = table.copy()
        tried.does(option)
        if "green" in tried.tokens(0):
            gave.append(option)
    assert gave == ["recruit:drax"]
    assert {"recruit:kraven", "recruit:mysterio", "reserve:drax", "reserve-deck:3"} <= set(table.options())
    table.waits_for(0)


@rule("SPL-TIME-04")
@pytest.mark.parametrize(("level", "card"), [(1, "kraven"), (2, "venom")])
def test_cards_of_levels_1_and_2_bring_no_green_token(level, card):
    table = Table(players=4)
    table.row(level, [card])
    table.player(0, tokens={"blue": 6})
    table.turn(0)
    table.recruits(card)
    assert table.events("gained") == []
    assert "green" not in table.tokens(0)
    table.waits_for(1)
