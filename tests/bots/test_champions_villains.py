"""Villains of a kind of their own, as bots see them."""

from __future__ import annotations

from games.champions.table import of_products
from tableverse.bots.champions.forecast import Forecast, blows, scheming, villain_left
from tableverse.bots.champions.turn import WON, damage_value

Goblin = of_products("the-green-goblin")
Crew = of_products("the-wrecking-crew")


def test_counters_that_stand_before_a_villain_count_as_damage_to_be_done() -> None:
    table = Goblin("iron-man", scenario="risky-business")
    before = villain_left(table.state)
    table.change("criminal-enterprise", counters=1)
    assert before - villain_left(table.state) == 1
    assert blows(table.state, 0) == 0.0  # he never attacks
    assert scheming(table.state, 0) > 0.0
    table.change("norman-osborn-1", face="green-goblin-1")
    table.change("criminal-enterprise", face="state-of-madness")
    assert (blows(table.state, 0) > 0.0, scheming(table.state, 0)) == (True, 0.0)


def test_all_villains_must_be_defeated() -> None:
    table = Crew("iron-man", scenario="wrecking-crew")
    assert villain_left(table.state) == 14 + 13 + 11 + 12
    table.change("bulldozer-a", damage=11)
    forecast = Forecast(table.state, 0)
    assert villain_left(table.state) == 14 + 13 + 11 + 1
    assert damage_value(table.state, forecast, "bulldozer-a", 1.0) < WON
