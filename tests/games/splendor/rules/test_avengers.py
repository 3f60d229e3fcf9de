"""Avengers Assemble, the tile of the player with the most Avengers icons."""

import pytest

from games.splendor.positions import FIRST_FIFTEEN
from games.splendor.table import Table
from tableverse.kernel.ledger import rule

ANA, JUAN, PEDRO = 0, 1, 2


@rule("SPL-AVE-01", "SPL-AVE-02")
def test_first_player_with_three_icons_takes_the_tile():
    table = Table(players=3)
    table.row(1, ["wasp"])
    table.player(0, recruited=["spider-woman", "hawkeye"], tokens={"yellow": 1, "blue": 1, "orange": 1})
    table.turn(0)
    assert (table.icons(0), table.holder(), table.points(0)) == (2, None, 0)
    table.recruits("wasp")
    assert table.events("assembled") == [{"seat": 0, "icons": 3}]
    assert (table.icons(0), table.holder(), table.points(0)) == (3, 0, 3)
    assert {view.assembled for view in table.views()} == {0}
    table.waits_for(1)


@rule("SPL-AVE-01")
def test_two_icons_do_not_take_the_tile():
    table = Table(players=4)
    table.row(3, ["hulk"])
    table.can_pay_for(0, "hulk")
    table.turn(0)
    table.recruits("hulk")
    assert (table.icons(0), table.holder(), table.points(0)) == (2, None, 3)
    table.waits_for(1)


@rule("SPL-AVE-01")
def test_a_card_with_two_icons_counts_twice():
    table = Table(players=4)
    table.row(3, ["hulk"])
    table.player(0, recruited=["wasp"])
    table.can_pay_for(0, "hulk")
    table.turn(0)
    table.recruits("hulk")
    assert table.events("assembled") == [{"seat": 0, "icons": 3}]
    assert (table.icons(0), table.points(0)) == (3, 6)
    table.waits_for(1)


@rule("SPL-AVE-01")
def test_icons_of_reserved_cards_do_not_count():
    table = Table()
    table.row(3, ["thor"])
    table.player(0, recruited=["wasp", "hawkeye"], reserved=["hulk"])
    table.turn(0)
    table.does("reserve:thor")
    assert (table.icons(0), table.holder()) == (2, None)
    table.waits_for(1)


@rule("SPL-AVE-02")
def test_points_of_the_tile_count_for_its_holder():
    table = Table()
    table.row(1, ["quake"])
    table.player(0, recruited=["hulk", "wasp"])  # 3 icons, 3 points
    table.assembled(0)
    table.player(1, recruited=["thor", "hawkeye"], tokens={"blue": 1, "orange": 2, "purple": 1})  # 3 icons, 3 points
    table.turn(1)
    assert (table.points(0), table.points(1)) == (6, 3)
    table.recruits("quake")
    assert table.events("assembled-from") == [{"seat": 1, "from": 0, "icons": 4}]
    assert table.events("gauntlet-lost") == []  # nobody held it
    assert (table.points(0), table.points(1)) == (3, 6)
    table.waits_for(0)


@rule("SPL-AVE-03")
def test_tile_moves_automatically_before_the_end_of_the_turn():
    table = Table()
    table.row(1, ["wasp"])
    table.player(0, recruited=["spider-woman", "hawkeye"])
    table.player(0, bonuses={"yellow": 3, "blue": 3, "red": 3, "orange": 1})
    table.locations("avengers-tower-nyc", "knowhere")
    table.turn(0)
    table.recruits("wasp")  # paid by bonuses, and the fourth blue bonus qualifies for a second Location
    table.waits_for(0, "location")
    assert table.story() == ["recruited", "refilled", "assembled"]
    assert (table.holder(), table.points(0)) == (0, 3)
    table.does("location:knowhere")
    table.waits_for(1)


@rule("SPL-AVE-03")
def test_taking_the_tile_is_not_an_action():
    table = Table()
    table.player(0, recruited=["wasp", "hawkeye", "quake"])
    table.assembled(0)
    table.player(1, recruited=["hulk", "spider-woman"])
    table.turn(1)
    table.refuses("assemble", "assembled:1", "avengers")
    table.does("take:yellow+blue+red")  # without a recruit the tile does not move
    assert (table.holder(), table.points(1)) == (0, 3)
    table.waits_for(0)


@rule("SPL-AVE-04")
def test_holder_keeps_the_tile_on_a_tie_and_loses_it_to_more_icons():
    """The rulebook's example: with 4 icons against 4 the holder keeps the tile, with 5 it moves."""
    table = Table(players=3)
    table.row(1, ["wasp"])
    table.row(3, ["captain-america"])
    table.player(ANA, recruited=["black-widow", "hulk"])
    table.assembled(ANA)
    table.player(JUAN, recruited=["spider-woman", "squirrel-girl", "valkyrie"], tokens={"orange": 2})
    table.player(PEDRO, recruited=["hawkeye", "kate-bishop", "winter-soldier"], bonuses={"yellow": 1})
    table.player(PEDRO, tokens={"yellow": 4, "blue": 3, "orange": 1, "purple": 2})
    table.turn(JUAN)
    assert [table.icons(seat) for seat in (ANA, JUAN, PEDRO)] == [4, 3, 3]
    assert [table.points(seat) for seat in (ANA, JUAN, PEDRO)] == [9, 0, 0]
    table.recruits("wasp")
    assert [table.icons(seat) for seat in (ANA, JUAN, PEDRO)] == [4, 4, 3]
    assert table.events("assembled-from") == []
    assert (table.holder(), table.points(ANA), table.points(JUAN)) == (ANA, 9, 0)
    table.recruits("captain-america")
    assert table.icons(PEDRO) == 5
    assert table.events("assembled-from") == [{"seat": PEDRO, "from": ANA, "icons": 5}]
    assert table.holder() == PEDRO
    assert [table.points(seat) for seat in (ANA, JUAN, PEDRO)] == [6, 0, 6]
    table.waits_for(ANA)


@rule("SPL-AVE-04")
def test_more_icons_of_the_holder_gain_nothing():
    table = Table()
    table.row(1, ["wasp"])
    table.player(0, recruited=["hulk", "hawkeye"], tokens={"yellow": 2, "blue": 1, "orange": 1})
    table.assembled(0)
    table.turn(0)
    table.recruits("wasp")
    assert not {"assembled", "assembled-from"} & set(table.story())
    assert (table.icons(0), table.points(0)) == (4, 6)
    table.waits_for(1)


@rule("SPL-AVE-04")
@pytest.mark.parametrize(("icons_of_holder", "moves"), [(3, True), (4, False)])
def test_tile_moves_only_with_more_icons_than_the_holder(icons_of_holder, moves):
    table = Table(players=3)
    table.row(1, ["quake"])
    table.player(0, recruited=["wasp", "hawkeye", "ms-marvel", "valkyrie"][:icons_of_holder])
    table.assembled(0)
    table.player(1, recruited=["spider-woman", "squirrel-girl", "kate-bishop"])
    table.player(1, tokens={"blue": 1, "orange": 2, "purple": 1})
    table.turn(1)
    table.recruits("quake")
    assert table.icons(1) == 4
    assert table.holder() == (1 if moves else 0)
    table.waits_for(2)


@rule("SPL-AVE-05")
def test_tile_may_change_hands_repeatedly():
    table = Table()
    table.row(1, ["quake", "ms-marvel", "winter-soldier", "america-chavez"])
    table.row(2, ["maria-hill"])
    # Their bonuses pay for everything they recruit.
    table.player(0, recruited=["wasp", "hawkeye", "valkyrie"], bonuses={"yellow": 2, "red": 2, "orange": 1})
    table.player(1, recruited=["spider-woman", "squirrel-girl", "kate-bishop"])
    table.player(1, bonuses={"blue": 3, "orange": 2, "purple": 1})
    table.assembled(0)
    table.locations()
    table.turn(1)
    story = []
    for card in ("quake", "ms-marvel", "", "winter-soldier", "america-chavez", "", "maria-hill"):
        if card:
            table.recruits(card)
        else:
            table.lets_turn_go()
        story.append((table.icons(0), table.icons(1), table.holder(), table.points(0), table.points(1)))
    assert story == [
        (3, 4, 1, 0, 3),
        (4, 4, 1, 0, 3),
        (4, 4, 1, 0, 3),
        (5, 4, 0, 3, 0),
        (5, 5, 0, 3, 0),
        (5, 5, 0, 3, 0),
        (5, 6, 1, 0, 4),  # Maria Hill is worth a point
    ]
    table.waits_for(0)


@rule("SPL-AVE-06")
def test_tile_is_not_needed_to_win():
    table = Table()
    table.row(1, ["vulture"])
    table.player(0, recruited=["hulk", "thor"])
    table.assembled(0)
    table.player(1, recruited=FIRST_FIFTEEN, tokens={"red": 4})
    table.locations()
    table.turn(1)
    table.recruits("vulture")
    assert table.holder() == 0
    table.ended(winners=[1], reason="gauntlet-alone", points=[9, 16])
