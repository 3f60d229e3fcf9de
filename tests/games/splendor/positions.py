"""Positions and teams shared by several tests."""

from __future__ import annotations

from games.splendor.table import ORDINARY_COLOURS, Table

#: Five colours, the Time Stone, 15 points and no Avengers icon: one point short of the Gauntlet.
FIRST_FIFTEEN = ["doctor-octopus", "nebula", "daredevil", "jessica-jones", "ghost-rider"]
SECOND_FIFTEEN = ["red-skull", "iron-fist", "punisher", "ronan", "nova"]
THIRD_FIFTEEN = ["karnak", "gamora", "black-bolt", "crossbones", "venom"]
#: Five colours, the Time Stone and 16 points with the fewest cards.
SIXTEEN = ["green-goblin", "black-cat", "spider-man", "carnage", "medusa"]
#: Each gives one point for four tokens of one colour.
ONE_POINT = ["vulture", "taskmaster", "yondu", "sandman", "scorpion"]
#: Cards that nobody can pay for without bonuses.
HEAVY_HAND = ["hulk", "thor", "iron-man"]


def rich_table() -> Table:
    """Return a table where player 0 can take all four actions and recruit from the row and from the hand."""
    table = Table(players=4)
    table.row(1, ["rocket-raccoon", "kraven"])
    table.row(3, ["drax"])
    table.player(0, tokens=dict.fromkeys(ORDINARY_COLOURS, 2), reserved=["mysterio"], recruited=["wong"])
    table.player(0, bonuses={"orange": 5, "blue": 2, "red": 1})
    table.locations()
    table.turn(0)
    return table


def one_point_short(players: int, seat: int) -> Table:
    """Return a table where Vulture, for three red tokens, completes the Gauntlet of the active player."""
    table = Table(players)
    table.row(1, ["vulture"])
    table.player(seat, recruited=FIRST_FIFTEEN, tokens={"red": 4})
    table.locations()
    table.turn(seat)
    return table
