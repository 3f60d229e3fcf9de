"""Infinity points of cards, Locations and Avengers Assemble."""

from games.splendor.table import Table
from tableverse.kernel.ledger import rule


@rule("SPL-PTS-01")
def test_points_come_from_cards_locations_and_avengers_assemble():
    table = Table(players=3)
    # Cards: 5 + 3 + 1 + 0. Two Locations: 6. Avengers Assemble: 3.
    table.player(0, recruited=["loki", "hulk", "maria-hill", "wong"], locations=["knowhere", "triskelion"])
    table.locations("asgard")
    table.assembled(0)
    # Reserved cards and tokens are worth nothing.
    table.player(1, reserved=["gamora", "thor"], tokens={"red": 4, "grey": 3}, recruited=["vulture"])
    table.turn(0)
    for view in table.views():
        assert [mat.points for mat in view.mats] == [18, 1, 0]
    table.waits_for(0)


@rule("SPL-PTS-01")
def test_points_follow_recruits_the_tile_and_locations():
    table = Table()
    table.row(1, ["yondu", "ms-marvel"])
    table.player(0, recruited=["hulk", "wasp"], bonuses={"orange": 3, "purple": 2}, tokens={"purple": 1})
    table.assembled(0)
    table.player(1, recruited=["thor", "spider-woman"], bonuses={"yellow": 1, "orange": 2})
    table.locations("triskelion")  # needs 4 orange and 4 purple
    table.turn(0)
    assert (table.points(0), table.points(1)) == (6, 3)
    table.recruits("yondu")  # 1 point and the fourth orange bonus, one purple short
    assert (table.points(0), table.points(1)) == (7, 3)
    table.recruits("ms-marvel")  # the fourth icon takes the tile
    assert (table.points(0), table.points(1)) == (4, 6)
    table.row(1, ["kraven"])
    table.player(0, tokens={"blue": 2, "green": 1})
    table.turn(0)
    table.recruits("kraven")  # no points, but the fourth purple bonus for Triskelion
    assert (table.points(0), table.points(1)) == (7, 6)
    table.waits_for(1)
