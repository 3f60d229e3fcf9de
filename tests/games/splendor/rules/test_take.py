"""Taking tokens: three colours, or two of one colour."""

from itertools import combinations

import pytest

from games.splendor.table import ORDINARY_COLOURS, Table
from tableverse.kernel.ledger import rule


@rule("SPL-TAKE3-01")
def test_take_three_tokens_of_three_colours():
    table = Table(players=3)
    table.does("take:red+blue+yellow")
    assert table.events("took") == [{"seat": 0, "gems": ["yellow", "blue", "red"]}]
    assert table.tokens(0) == {"yellow": 1, "blue": 1, "red": 1}
    assert table.in_bank() == {"yellow": 4, "blue": 4, "orange": 5, "red": 4, "purple": 5, "green": 3, "grey": 5}
    table.waits_for(1)


@rule("SPL-TAKE3-01")
def test_every_set_of_three_different_colours_is_offered():
    table = Table()
    threes = [option for option in table.options("take") if option.count("+") == 2]
    assert threes == ["take:" + "+".join(three) for three in combinations(ORDINARY_COLOURS, 3)]
    table.refuses("take:red+red+blue", "take:red+red+red", "take:yellow+blue+orange+red")
    table.waits_for(0)


@rule("SPL-TAKE3-02")
def test_grey_and_green_tokens_cannot_be_taken():
    table = Table(players=4)
    assert not [option for option in table.options("take") if "green" in option or "grey" in option]
    table.refuses("take:yellow+blue+green", "take:yellow+blue+grey", "take:yellow+green+grey")
    table.waits_for(0)


@rule("SPL-TAKE3-02")
def test_grey_and_green_do_not_replace_missing_colours():
    table = Table(players=4)
    table.bank(red=1)
    table.turn(0)
    assert table.in_bank() == {"red": 1, "green": 4, "grey": 5}
    assert table.options("take") == ["take:red"]
    table.refuses("take:red+grey", "take:red+green", "take:grey", "take:green", "take:red+green+grey")
    table.waits_for(0)


@rule("SPL-TAKE3-03")
def test_with_two_colours_left_take_both_or_either_one():
    table = Table(players=3)
    table.bank(red=1, blue=2)
    table.turn(0)
    assert table.options("take") == ["take:blue+red", "take:blue", "take:red"]
    table.refuses("take:blue+blue", "take:red+red")
    for option, held, left in (
        ("take:blue+red", {"blue": 1, "red": 1}, {"blue": 1}),
        ("take:blue", {"blue": 1}, {"blue": 1, "red": 1}),
        ("take:red", {"red": 1}, {"blue": 2}),
    ):
        tried = table.copy()
        tried.does(option)
        assert tried.tokens(0) == held
        assert tried.in_bank() == {**left, "green": 3, "grey": 5}
        tried.waits_for(1)


@rule("SPL-TAKE3-03")
def test_with_one_colour_left_take_a_single_token():
    table = Table()
    table.bank(purple=3)
    table.turn(1)
    assert table.options("take") == ["take:purple"]
    table.does("take:purple")
    assert table.tokens(1) == {"purple": 1}
    table.waits_for(0)


@rule("SPL-TAKE3-03")
def test_empty_bank_offers_no_tokens():
    table = Table()
    table.bank()
    table.turn(0)
    assert table.options("take") == []
    table.refuses("take:", "take:red")
    table.waits_for(0)


@rule("SPL-TAKE3-03")
@pytest.mark.parametrize("left", [{"red": 1, "blue": 1, "purple": 1}, dict.fromkeys(ORDINARY_COLOURS, 1)])
def test_fewer_than_three_tokens_only_if_fewer_colours_are_left(left):
    table = Table()
    table.bank(**left)
    table.turn(0)
    assert len(table.options("take")) == {3: 1, 5: 10}[len(left)]
    table.refuses("take:red+blue", "take:blue+purple", "take:red", "take:purple")
    table.waits_for(0)


@rule("SPL-TAKE2-01")
def test_two_tokens_of_a_colour_may_be_taken_from_four():
    table = Table(players=3)
    table.bank(blue=4, red=1)
    table.turn(0)
    table.does("take:blue+blue")
    assert table.events("took") == [{"seat": 0, "gems": ["blue", "blue"]}]
    assert table.tokens(0) == {"blue": 2}
    assert table.in_bank()["blue"] == 2
    table.waits_for(1)


@rule("SPL-TAKE2-01")
@pytest.mark.parametrize("there", [2, 3])
def test_two_tokens_of_a_colour_need_four_in_the_bank(there):
    table = Table(players=3)
    table.bank(yellow=5, blue=there, orange=4)
    table.turn(0)
    assert table.options("take") == ["take:yellow+blue+orange", "take:yellow+yellow", "take:orange+orange"]
    table.refuses("take:blue+blue")
    table.waits_for(0)


@rule("SPL-TAKE2-01")
def test_four_tokens_are_needed_before_taking_two():
    table = Table(players=2)
    assert table.in_bank()["blue"] == 4
    table.does("take:blue+blue")
    table.waits_for(1)
    table.refuses("take:blue+blue")


@rule("SPL-TAKE2-01")
@pytest.mark.parametrize("colour", ORDINARY_COLOURS)
def test_two_of_the_only_colour_left(colour):
    table = Table(players=4)
    table.bank(**{colour: 4})
    table.turn(0)
    assert table.options("take") == [f"take:{colour}", f"take:{colour}+{colour}"]
    table.does(f"take:{colour}+{colour}")
    assert table.tokens(0) == {colour: 2}
    table.waits_for(1)


@rule("SPL-TAKE2-02")
def test_two_green_or_two_grey_cannot_be_taken():
    table = Table(players=4)
    assert (table.in_bank()["green"], table.in_bank()["grey"]) == (4, 5)
    table.refuses("take:green+green", "take:grey+grey")
    table.waits_for(0)
