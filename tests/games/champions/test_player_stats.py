"""Player statistics: who is credited with damage, removed threat and healing."""

from __future__ import annotations

from games.champions.edge_case_cards import EdgeCaseTable
from games.champions.table import Table
from tableverse.kernel.tally import Tallies


def counted(table: Table, *options: str) -> list[dict[str, int]]:
    tallies = Tallies(table.game, table.state.seats)
    for option in options:
        if not option.endswith("?"):
            tallies.apply(table.state, table.option_id(option))
        elif table.offers(option[:-1]):
            tallies.apply(table.state, table.option_id(option[:-1]))
    return tallies.seats


def test_damage_threat_healing_and_cards_are_credited_to_the_player() -> None:
    table = EdgeCaseTable("she-hulk", "spider-man")
    table.put("bomb-scare", threat=5)
    table.put("pal")
    table.change("she-hulk", damage=5)
    table.hand("first-aid-two")
    did = counted(table, "play:first-aid-two", "attack:she-hulk>rhino-1", "thwart:pal>bomb-scare")
    assert did == [{"damage": 3, "threat": 1, "healed": 2, "played": 1}, dict.fromkeys(table.game.tallies, 0)]


def test_healing_enemies_and_damaging_friends_are_not_counted() -> None:
    table = EdgeCaseTable("she-hulk")
    table.change("rhino-1", damage=5)
    table.put("pal")
    table.hand("patch-rhino", "ram")
    did = counted(table, "play:patch-rhino", "play:ram", "pick:pal")
    assert did == [{"damage": 0, "threat": 0, "healed": 0, "played": 2}]


def test_damage_between_enemies_is_credited_to_no_player() -> None:
    """A boost card damages the minion that attacks."""
    table = EdgeCaseTable("she-hulk")
    table.put("underboss", damage=0)
    table.attacked("underboss", boost="backfire")
    assert counted(table, "undefended") == [dict.fromkeys(table.game.tallies, 0)]
    assert not table.in_play("underboss")
