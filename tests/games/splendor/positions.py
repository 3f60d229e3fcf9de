"""Positions and teams that several tests start from."""

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
#: Nobody can pay these without a team.
HEAVY_HAND = ["hulk", "thor", "iron-man"]


def rich_table() -> Table:
    """All four actions are possible, recruiting from the table and from the hand."""
    table = Table(players=4)
    table.row(1, ["rocket-raccoon", "kraven"])
    table.row(3, ["drax"])
    table.player(0, tokens=dict.fromkeys(ORDINARY_COLOURS, 2), reserved=["mysterio"], recruited=["wong"])
    table.player(0, bonuses={"orange": 5, "blue": 2, "red": 1})
    table.locations()
    table.turn(0)
    return table


def one_point_short(players: int, seat: int) -> Table:
    """It is the turn of a player whose next point completes the Gauntlet: Vulture costs them three red tokens."""
    table = Table(players)
    table.row(1, ["vulture"])
    table.player(seat, recruited=FIRST_FIFTEEN, tokens={"red": 4})
    table.locations()
    table.turn(seat)
    return table
