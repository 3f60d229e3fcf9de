"""Refilling of the rows from the deck of the same level."""

import pytest

from games.splendor.table import Table
from tableverse.kernel.ledger import rule

PLENTY = {"yellow": 2, "blue": 2, "orange": 2, "red": 2, "purple": 2}


@rule("SPL-ROW-01")
@pytest.mark.parametrize("verb", ["recruit", "reserve"])
def test_gap_is_filled_with_the_top_card_of_the_same_level(verb):
    table = Table(players=4)
    table.row(2, ["hela", "venom", "medusa", "okoye"])
    table.deck(2, ["groot", "ronan"])
    table.player(0, tokens={"blue": 5})
    table.turn(0)
    other_rows = (table.showing(1), table.showing(3))
    events = table.does(f"{verb}:venom")
    assert table.events("refilled") == [{"card": "groot", "level": 2}]
    assert [event.kind for event in events if event.reveals] == ["refilled"]
    assert table.showing(2) == ["hela", "groot", "medusa", "okoye"]
    assert table.in_deck(2) == ["ronan"]
    assert (table.showing(1), table.showing(3)) == other_rows
    table.waits_for(1)


@rule("SPL-ROW-01")
def test_gap_is_filled_before_the_turn_ends():
    table = Table(players=4)
    table.row(2, ["hela", "venom"])
    table.deck(2, ["groot", "ronan"])
    table.player(0, tokens=PLENTY)
    table.turn(0)
    table.does("reserve:hela")
    table.waits_for(0, "return")  # eleven tokens: the turn goes on, but the row is already full
    assert table.story() == ["reserved", "refilled", "gained"]
    assert {view.rows[1][0] for view in table.views()} == {"groot"}
    table.does("return:red")
    table.waits_for(1)


@rule("SPL-ROW-01")
def test_next_player_may_take_the_new_card():
    table = Table(players=4)
    table.row(1, ["kraven"])
    table.deck(1, ["mysterio", "wong"])
    table.player(0, tokens={"blue": 3})
    table.player(1, tokens={"orange": 3})
    table.turn(0)
    table.recruits("kraven")
    table.recruits("mysterio")
    assert table.recruited(1) == ["mysterio"]
    assert table.showing(1)[0] == "wong"
    table.waits_for(2)


@rule("SPL-ROW-02")
def test_exhausted_deck_leaves_permanent_gaps():
    table = Table(players=2)
    table.row(3, ["drax", "thor", "loki", "nova"])
    table.deck(3, ["hulk"])
    table.turn(0)
    table.does("reserve:thor")
    assert table.showing(3) == ["drax", "hulk", "loki", "nova"]
    assert table.in_deck(3) == []
    table.does("reserve:loki")
    assert table.events("refilled") == []
    assert table.showing(3) == ["drax", "hulk", "", "nova"]
    assert {view.decks[2] for view in table.views()} == {0}
    assert "nova" in table.view(1).prices  # cards after a gap still have a price
    table.does("reserve:drax")
    assert table.showing(3) == ["", "hulk", "", "nova"]
    # Other rows are refilled as before and do not fill these gaps.
    card = table.showing(1)[2]
    table.does(f"reserve:{card}")
    assert table.showing(3) == ["", "hulk", "", "nova"]
    assert "" not in table.showing(1)
    table.waits_for(0)


@rule("SPL-ROW-02")
def test_recruiting_with_an_empty_deck_leaves_three_cards_in_the_row():
    table = Table(players=4)
    table.row(3, ["drax", "thor", "loki", "nova"])
    table.deck(3, [])
    table.player(0, tokens={"orange": 7})
    table.turn(0)
    table.recruits("drax")
    assert table.showing(3) == ["", "thor", "loki", "nova"]
    for _ in range(4):
        table.lets_turn_go()
    assert [card for card in table.showing(3) if card] == ["thor", "loki", "nova"]
    table.waits_for(1)


@rule("SPL-ROW-02")
def test_row_has_four_cards_while_the_deck_lasts():
    table = Table(players=4)
    for _ in range(12):  # every player reserves three of level 3: 20 cards, 4 in the row
        table.does(f"reserve:{table.showing(3)[1]}")
        assert "" not in table.showing(3)
    assert len(table.in_deck(3)) == 4
    table.waits_for(0)


@rule("SPL-ROW-03")
def test_recruiting_a_reserved_card_refills_nothing():
    table = Table()
    table.player(0, reserved=["kraven"], tokens={"blue": 3})
    table.turn(0)
    rows = [table.showing(level) for level in (1, 2, 3)]
    decks = [table.in_deck(level) for level in (1, 2, 3)]
    table.recruits("kraven")
    assert table.events("refilled") == []
    assert [table.showing(level) for level in (1, 2, 3)] == rows
    assert [table.in_deck(level) for level in (1, 2, 3)] == decks
    table.waits_for(1)


@rule("SPL-ROW-03")
def test_reserving_from_a_deck_refills_nothing():
    table = Table()
    rows = [table.showing(level) for level in (1, 2, 3)]
    table.does("reserve-deck:2")
    assert table.events("refilled") == []
    assert [table.showing(level) for level in (1, 2, 3)] == rows
    assert table.view().decks == [36, 25, 16]
    table.waits_for(1)
