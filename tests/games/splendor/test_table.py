"""The scenario builder: it keeps all components of the box and refuses unreachable positions."""

import pytest

from games.splendor.positions import SIXTEEN
from games.splendor.table import Table


def test_builder_sets_up_the_requested_position():
    table = Table(players=3)
    table.row(1, ["rocket-raccoon", "kraven"])
    table.deck(1, ["wong", "lizard"])
    table.player(0, tokens={"red": 2}, bonuses={"yellow": 1}, reserved=["thor"], hidden=["hulk"])
    table.player(1, recruited=["drax"], locations=["knowhere"])
    table.locations("asgard")
    table.turn(1)
    assert table.showing(1)[:2] == ["rocket-raccoon", "kraven"]
    assert table.in_deck(1) == ["wong", "lizard"]
    assert (table.tokens(0), table.bonuses(0), table.reserved(0)) == ({"red": 2}, {"yellow": 1}, ["thor", "hulk"])
    assert (table.points(0), table.icons(0)) == (0, 0)
    assert (table.tokens(1), table.points(1)) == ({"green": 1}, 7)
    assert table.in_bank() == {"yellow": 5, "blue": 5, "orange": 5, "red": 3, "purple": 5, "green": 2, "grey": 5}
    table.waits_for(1)


def test_named_card_is_replaced_as_a_bonus_card():
    table = Table()
    table.player(0, bonuses={"yellow": 4})
    for card in table.recruited(0)[:1]:
        table.row(1, [card])
        table.turn(0)
        assert table.showing(1)[0] == card
        assert card not in table.recruited(0)
    assert table.bonuses(0) == {"yellow": 4}
    table.waits_for(0)


def named_twice(table):
    table.player(0, reserved=["thor"])
    table.player(1, reserved=["thor"])


def four_in_the_hand(table):
    table.player(0, reserved=["thor", "hulk", "loki", "nova"])


def eleven_tokens(table):
    table.player(0, tokens={"red": 4, "blue": 4, "yellow": 3})


def more_tokens_than_there_are(table):
    table.player(0, tokens={"red": 3})
    table.player(1, tokens={"red": 2})


def a_bank_beyond_the_box(table):
    table.player(0, tokens={"red": 3})
    table.bank(red=2)


def a_card_in_the_wrong_row(table):
    table.row(1, ["thor"])


def icons_without_the_tile(table):
    table.player(0, recruited=["hulk", "thor"])


def the_tile_without_icons(table):
    table.player(0, recruited=["hulk"])
    table.assembled(0)


def a_game_long_over(table):
    table.player(0, recruited=SIXTEEN)


@pytest.mark.parametrize(
    "mistake",
    [
        named_twice,
        four_in_the_hand,
        eleven_tokens,
        more_tokens_than_there_are,
        a_bank_beyond_the_box,
        a_card_in_the_wrong_row,
        icons_without_the_tile,
        the_tile_without_icons,
        a_game_long_over,
    ],
)
def test_impossible_setup_is_refused(mistake):
    def set_the_table():
        table = Table()
        mistake(table)
        table.turn(0)

    with pytest.raises(AssertionError):
        set_the_table()


def test_two_faces_of_one_location_tile_are_refused():
    table = Table()
    table.locations("attilan", "avengers-tower-nyc")
    with pytest.raises(AssertionError, match="more Location tiles"):
        table.turn(0)
