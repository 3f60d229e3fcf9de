"""Predicted consequences of the options."""

from games.splendor.positions import one_point_short
from games.splendor.table import Table
from tableverse.kernel.game import SPECTATOR

NINE = {"yellow": 2, "blue": 2, "orange": 2, "red": 2, "purple": 1}


def test_excess_tokens_are_predicted_as_returns():
    table = Table(players=3)
    table.player(0, tokens=NINE)
    table.turn(0)
    found = table.foreseen()
    assert found["take:yellow+blue+purple"] == ["You must return 2", "Tokens 9 → 10"]
    assert found["take:purple+purple"] == ["You must return 1", "Tokens 9 → 10"]
    assert found["reserve-deck:1"] == ["Tokens 9 → 10", "S.H.I.E.L.D. tokens 0 → 1", "Reserved 0 → 1"]
    table.does("take:yellow+blue+purple", "return:yellow")
    assert "return:red" not in table.foreseen()  # the same for every option, so left out


def test_tokens_within_the_limit_are_only_counted():
    table = Table(players=3)
    table.player(0, tokens={"yellow": 2})
    table.turn(0)
    assert table.foreseen()["take:yellow+blue+purple"] == ["Tokens 2 → 5"]


def test_recruiting_predicts_points_bonus_time_stone_icons_and_tokens():
    table = Table(players=4)
    table.row(1, ["wasp"])
    table.row(3, ["hulk"])
    table.can_pay_for(0, "hulk")
    table.player(1, recruited=["spider-woman"], tokens={"yellow": 1, "blue": 1, "orange": 1, "grey": 1})
    table.turn(0)
    brings = ["Points 0 → 3", "Power bonus 0 → 1", "You get a Time Stone", "Avengers 0 → 2", "Tokens 10 → 1"]
    assert table.foreseen()["recruit:hulk"] == brings
    table.does("recruit:hulk")
    assert table.foreseen()["recruit:wasp"] == ["Space bonus 0 → 1", "Avengers 1 → 2", "Tokens 4 → 0"]


def test_recruiting_predicts_taking_the_avengers_tile():
    table = Table()
    table.row(1, ["wasp"])
    table.player(0, recruited=["spider-woman", "hawkeye", "black-widow"], tokens={"yellow": 1, "blue": 1, "orange": 1})
    table.player(1, recruited=["iron-man", "hulk"])
    table.assembled(1)
    table.turn(0)
    found = table.foreseen()
    assert found["recruit:wasp"][:2] == ["Points 3 → 6", "Bob: points 9 → 6"]
    assert not any("points" in said.lower() for said in found["take:red+red"])


def test_recruiting_predicts_meeting_the_gauntlet():
    table = one_point_short(players=3, seat=0)
    found = table.foreseen()
    assert found["recruit:vulture"][:2] == ["You meet the Gauntlet’s conditions", "Points 15 → 16"]
    assert not any("Gauntlet" in said for said in found["reserve:vulture"])


def test_spectator_counts_every_player_as_a_rival():
    table = Table()
    table.player(1, recruited=["hulk"])
    table.turn(0)
    assert table.game.facts(table.state, SPECTATOR) == {("rival-points", "seat:0"): 0, ("rival-points", "seat:1"): 3}
    assert ("rival-points", "seat:0") not in table.game.facts(table.state, 0)
