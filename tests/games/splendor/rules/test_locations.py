"""Location tiles: when and by whom they are taken."""

import pytest

from games.splendor.table import Table
from tableverse.kernel.ledger import rule


def knowhere_one_short(players: int = 2) -> Table:
    """Return a table where player 0 lacks one red bonus for Knowhere, which Mysterio gives.

    Knowhere needs 3 yellow, 3 blue and 3 red bonuses.
    """
    table = Table(players)
    table.row(1, ["mysterio"])
    table.player(0, tokens={"orange": 3}, bonuses={"yellow": 3, "blue": 3, "red": 2})
    table.locations("knowhere")
    table.turn(0)
    return table


@rule("SPL-LOC-01", "SPL-LOC-03")
def test_matching_bonuses_take_a_location_automatically():
    """The rulebook's example: 3 yellow, 3 blue and 3 red bonuses bring the tile and 3 points automatically."""
    table = knowhere_one_short()
    assert table.points(0) == 0
    table.recruits("mysterio")
    assert table.bonuses(0) == {"yellow": 3, "blue": 3, "red": 3}
    assert table.events("location") == [{"seat": 0, "location": "knowhere", "points": 3}]
    assert table.points(0) == 3
    table.waits_for(1)


@rule("SPL-LOC-01")
def test_location_is_taken_after_excess_tokens_are_returned():
    table = Table(players=3)
    table.player(0, tokens={"yellow": 5, "red": 5}, bonuses={"yellow": 3, "blue": 3, "red": 3})
    table.locations("knowhere")
    table.turn(0)
    table.does("reserve-deck:1")
    table.waits_for(0, "return")
    assert table.owned_locations(0) == []
    table.does("return:grey")
    assert table.story() == ["returned", "location", "turn"]
    table.waits_for(1)


@rule("SPL-LOC-01")
def test_location_is_taken_only_at_the_end_of_the_own_turn():
    table = Table()
    table.player(1, bonuses={"yellow": 3, "blue": 3, "red": 3})
    table.locations("knowhere")
    table.turn(0)
    table.does("take:yellow+blue+red")
    assert table.events("location") == []
    assert table.open_locations() == ["knowhere"]
    table.waits_for(1)
    table.does("take:yellow+blue+red")
    assert table.events("location") == [{"seat": 1, "location": "knowhere", "points": 3}]
    table.waits_for(0)


@rule("SPL-LOC-01")
@pytest.mark.parametrize(
    "bonuses",
    [
        {"yellow": 2, "blue": 3, "red": 3},
        {"yellow": 3, "blue": 2, "red": 4},
        {"yellow": 4, "blue": 4, "red": 2, "orange": 3, "purple": 3},
    ],
)
def test_location_needs_all_bonuses_of_every_colour(bonuses):
    table = Table()
    table.player(0, bonuses=bonuses)
    table.locations("knowhere")
    table.turn(0)
    table.does("take:yellow+blue+red")
    assert table.events("location") == []
    table.waits_for(1)


@rule("SPL-LOC-02")
def test_tokens_and_reserved_cards_do_not_count_for_a_location():
    table = Table(players=3)
    table.player(
        0,
        tokens={"red": 3, "grey": 3},
        bonuses={"yellow": 3, "blue": 3, "red": 2},
        reserved=["mysterio", "crystal"],  # both have a red bonus
    )
    table.locations("knowhere")
    table.turn(0)
    table.does("take:yellow+blue+red")
    assert table.events("location") == []
    assert table.open_locations() == ["knowhere"]
    table.waits_for(1)


@rule("SPL-LOC-02")
def test_taking_a_location_spends_nothing():
    table = knowhere_one_short(players=3)
    table.player(0, tokens={"orange": 3, "yellow": 2, "grey": 2})
    table.turn(0)
    table.recruits("mysterio", pay="orange3")
    assert table.owned_locations(0) == ["knowhere"]
    assert table.bonuses(0) == {"yellow": 3, "blue": 3, "red": 3}
    assert table.tokens(0) == {"yellow": 2, "grey": 2}
    assert len(table.recruited(0)) == 9
    table.waits_for(1)


@rule("SPL-LOC-03")
def test_location_stays_with_its_owner_and_keeps_its_points():
    table = knowhere_one_short()
    table.recruits("mysterio")
    for _ in range(4):
        table.lets_turn_go()
    for view in table.views():
        assert (view.mats[0].locations, view.mats[0].points) == (["knowhere"], 3)
        assert (view.mats[1].locations, view.mats[1].points) == ([], 0)
    table.waits_for(1)


@rule("SPL-LOC-04")
@pytest.mark.parametrize(
    "action", ["take:orange+red+purple", "take:red+red", "reserve:thor", "reserve-deck:2", "recruit:kraven"]
)
def test_location_is_taken_after_any_action(action):
    table = Table()
    table.row(1, ["kraven"])
    table.row(3, ["thor"])
    table.player(0, bonuses={"yellow": 3, "blue": 3, "red": 3})
    table.locations("knowhere")
    table.turn(0)
    table.does(action)
    assert table.events("location") == [{"seat": 0, "location": "knowhere", "points": 3}]
    assert {"took", "reserved", "reserved-hidden", "recruited"} & set(table.story())
    table.waits_for(1)


@rule("SPL-LOC-05")
def test_player_chooses_one_of_two_locations_and_takes_the_other_later():
    table = Table(players=3)
    table.player(0, bonuses={"yellow": 4, "blue": 4, "red": 3})
    table.locations("avengers-tower-nyc", "knowhere", "triskelion")
    table.turn(0)
    table.does("take:orange+red+purple")
    table.waits_for(0, "location")
    assert table.options() == ["location:avengers-tower-nyc", "location:knowhere"]
    table.refuses("location:triskelion", "pass", "location:")
    table.does("location:knowhere")
    assert (table.owned_locations(0), table.points(0)) == (["knowhere"], 3)
    assert table.open_locations() == ["avengers-tower-nyc", "triskelion"]
    table.waits_for(1)
    table.lets_turn_go()
    table.lets_turn_go()
    table.does("take:orange+red+purple")  # taking tokens also brings the other Location
    assert table.events("location") == [{"seat": 0, "location": "avengers-tower-nyc", "points": 3}]
    assert (table.owned_locations(0), table.points(0)) == (["knowhere", "avengers-tower-nyc"], 6)
    table.waits_for(1)


@rule("SPL-LOC-05", "SPL-LOC-07")
def test_location_left_over_may_be_taken_by_another_player():
    table = Table()
    table.player(0, bonuses={"yellow": 4, "blue": 4, "red": 3})
    table.player(1, recruited=["the-collector", "maximus", "karnak"])
    table.player(1, recruited=["black-cat", "ghost-spider", "nebula", "ghost-rider", "medusa", "venom"])
    table.locations("avengers-tower-nyc", "knowhere")
    table.turn(0)
    table.does("take:orange+red+purple", "location:avengers-tower-nyc")
    table.does("take:orange+red+purple")
    assert table.events("location") == [{"seat": 1, "location": "knowhere", "points": 3}]
    assert table.open_locations() == []
    table.waits_for(0)


@rule("SPL-LOC-07")
def test_taken_location_is_not_replaced_and_not_taken_twice():
    table = knowhere_one_short()
    table.player(1, recruited=["the-collector", "maximus", "karnak"])
    table.player(1, recruited=["black-cat", "ghost-spider", "nebula", "ghost-rider", "medusa", "venom"])
    table.turn(0)
    table.recruits("mysterio")
    assert {tuple(view.locations) for view in table.views()} == {()}
    table.does("take:orange+red+purple")  # player 1 has the bonuses too
    assert table.events("location") == []
    assert (table.owned_locations(0), table.owned_locations(1)) == (["knowhere"], [])
    table.waits_for(0)
