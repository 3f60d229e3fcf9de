"""A whole Kang game of two players, played through their own choices."""

from __future__ import annotations

from games.champions.cards.kang import CONQUEROR, LAST, MIDDLE, WRATH, defeat_kang, together
from games.champions.table import Table, plain
from tableverse.games.champions.rules import areas

HEROES = ("she-hulk", "captain-marvel")


def next_round(table: Table) -> list[tuple[str, str, int]]:
    """Play to the next round without defending and return the attacks on the way.

    Other decisions take their first option.
    """
    now, strikes = table.state.rounds, []
    while table.state.rounds == now or table.decision.kind != "turn":
        first = table.options()[0]
        table.does(next((one for one in ("end-turn", "done", "undefended", "pass") if table.offers(one)), first))
        strikes += table.strikes()
    table.encounter(*["quiet-threat"] * 9)
    return strikes


def villain_and_scheme(table: Table, seat: int) -> tuple[str, str]:
    """Return the villain and the main scheme of a player's area."""
    there = areas.seen_from(table.state, seat)
    return plain(there.villain), plain(there.scheme)


def test_two_players_split_reunite_and_defeat_kang() -> None:
    table = together(*HEROES)
    table.encounter(*["quiet-threat"] * 9)
    assert {villain_and_scheme(table, seat) for seat in (0, 1)} == {(CONQUEROR, "kang-s-arrival")}
    defeat_kang(table, CONQUEROR, "she-hulk")
    assert table.state.result is None
    next_round(table)

    (mine, my_stage), (yours, your_stage) = villain_and_scheme(table, 0), villain_and_scheme(table, 1)
    assert len({mine, yours, my_stage, your_stage, CONQUEROR}) == 5
    assert [area.seats for area in table.state.areas.values()] == [[], [0], [1]]
    for player in table.state.players:
        player.dealt = []
    for piece in table.state.pieces():
        piece.tough, piece.damage = 0, 0
    table.ask()
    strikes = next_round(table)
    assert {(enemy, hero) for enemy, hero, _ in strikes} <= {(mine, "she-hulk"), (yours, "captain-marvel")}
    assert len(strikes) == 2

    while table.decision.seat != 0:
        table.does("end-turn", "done?")
    assert not [option for option in table.options() if option.endswith(f">{yours}")]
    defeat_kang(table, mine, "she-hulk")
    next_round(table)
    assert {villain_and_scheme(table, seat) for seat in (0, 1)} == {(yours, your_stage)}
    assert {mine, my_stage} <= set(plain(table.state.removed))

    while table.decision.seat != 0:
        table.does("end-turn", "done?")
    defeat_kang(table, yours, "she-hulk")  # she joined this area
    assert table.state.areas[MIDDLE].seats == []
    next_round(table)
    assert (table.state.areas, table.state.area) == ({}, "")
    assert {villain_and_scheme(table, seat) for seat in (0, 1)} == {(LAST, WRATH)}
    assert table.state.result is None
    for piece in list(table.state.of_kind("minion")):  # both nemesis minions
        table.state.take_out_of_play(piece.id)
    while table.decision.seat != 0:
        table.does("end-turn", "done?")
    defeat_kang(table, LAST, "she-hulk")
    assert table.state.result is not None
    assert table.state.result.winners == [0, 1]
