"""Bonuses of recruited cards, which reduce later costs."""

import pytest

from games.splendor.table import ORDINARY_COLOURS, Table
from tableverse.kernel.ledger import rule


@rule("SPL-BON-01", "SPL-REC-02")
def test_bonuses_and_tokens_pay_together():
    """The rulebook's example: a yellow and a red bonus and one red token pay 1 yellow and 2 red."""
    table = Table(players=3)
    table.row(1, ["rocket-raccoon"])
    table.player(0, tokens={"red": 1}, bonuses={"yellow": 1, "red": 1})
    table.turn(0)
    seen = table.view(0)
    assert (seen.prices["rocket-raccoon"], seen.missing["rocket-raccoon"]) == ({"red": 1}, 0)
    table.recruits("rocket-raccoon")
    assert table.events("recruited") == [{"seat": 0, "card": "rocket-raccoon", "tokens": ["red"]}]
    assert table.tokens(0) == {}
    assert table.bonuses(0) == {"yellow": 2, "red": 1}
    table.waits_for(1)


@rule("SPL-BON-01")
def test_bonuses_are_not_used_up():
    table = Table(players=3)
    table.row(1, ["kraven", "lizard"])
    table.player(0, tokens={"blue": 4}, bonuses={"blue": 1})
    table.turn(0)
    table.recruits("kraven")  # 3 blue, less one
    assert table.tokens(0) == {"blue": 2}
    table.lets_turn_go()
    table.lets_turn_go()
    table.recruits("lizard")  # 2 blue and 1 purple, less the blue bonus and the purple one of Kraven
    assert table.events("recruited") == [{"seat": 0, "card": "lizard", "tokens": ["blue"]}]
    assert table.tokens(0) == {"blue": 1}
    assert table.bonuses(0) == {"blue": 1, "purple": 2}
    table.waits_for(1)


@rule("SPL-BON-01")
@pytest.mark.parametrize("colour", ORDINARY_COLOURS)
def test_bonus_replaces_one_token_of_its_colour(colour):
    four = {"yellow": "taskmaster", "blue": "scorpion", "orange": "sandman", "red": "vulture", "purple": "yondu"}
    table = Table()
    table.row(1, [four[colour]])
    table.player(0, tokens={colour: 2}, bonuses={colour: 1})
    table.turn(0)
    table.refuses(f"recruit:{four[colour]}")  # one short
    table.player(0, bonuses={colour: 1})
    table.turn(0)
    table.recruits(four[colour])
    assert table.events("recruited") == [{"seat": 0, "card": four[colour], "tokens": [colour, colour]}]
    table.waits_for(1)


@rule("SPL-BON-01")
def test_bonuses_of_other_players_do_not_count():
    table = Table()
    table.row(1, ["kraven"])
    table.player(0, tokens={"blue": 2})
    table.player(1, bonuses={"blue": 3})
    table.turn(0)
    table.refuses("recruit:kraven")
    table.waits_for(0)


@rule("SPL-BON-02")
def test_recruited_card_does_not_reduce_its_own_cost():
    table = Table()
    table.row(1, ["rocket-raccoon"])  # costs a yellow token and gives a yellow bonus
    table.player(0, tokens={"red": 2})
    table.turn(0)
    table.refuses("recruit:rocket-raccoon")
    table.player(0, tokens={"red": 2, "yellow": 1})
    table.turn(0)
    table.recruits("rocket-raccoon")
    assert table.tokens(0) == {}
    assert table.events("recruited")[0]["tokens"] == ["yellow", "red", "red"]
    table.waits_for(1)


@rule("SPL-BON-02")
def test_reserved_card_gives_no_bonus():
    table = Table()
    table.row(1, ["taskmaster"])
    table.player(0, tokens={"yellow": 3}, reserved=["baron-zemo"])  # Baron Zemo would give yellow
    table.turn(0)
    table.refuses("recruit:taskmaster")
    table.waits_for(0)


@rule("SPL-BON-03")
def test_bonuses_may_cover_the_whole_cost():
    table = Table()
    table.row(1, ["rocket-raccoon"])
    table.player(0, tokens={"yellow": 1, "red": 1, "grey": 2}, bonuses={"yellow": 1, "red": 2})
    table.turn(0)
    table.recruits("rocket-raccoon")  # nothing to pay, so no choice, not even of a grey token
    assert table.events("recruited") == [{"seat": 0, "card": "rocket-raccoon", "tokens": "nothing"}]
    assert table.tokens(0) == {"yellow": 1, "red": 1, "grey": 2}
    table.waits_for(1)


@rule("SPL-BON-03")
def test_surplus_bonuses_do_not_pay_for_other_colours():
    table = Table(players=3)
    table.row(1, ["rocket-raccoon"])
    table.player(0, tokens={"red": 1, "blue": 2}, bonuses={"yellow": 4})
    table.locations()
    table.turn(0)
    table.refuses("recruit:rocket-raccoon")
    table.player(0, tokens={"red": 1, "blue": 2, "grey": 1})
    table.turn(0)
    table.recruits("rocket-raccoon")
    assert table.events("recruited") == [{"seat": 0, "card": "rocket-raccoon", "tokens": ["red", "grey"]}]
    assert table.tokens(0) == {"blue": 2}
    table.waits_for(1)


@rule("SPL-BON-04")
def test_no_card_gives_or_costs_green():
    table = Table()
    assert {card.bonus for card in table.cards.characters} == set(range(5))
    assert {len(card.cost) for card in table.cards.characters} == {5}
    assert all("green" not in table.view(0).prices[card] for card in table.showing(3))


@rule("SPL-BON-04")
def test_green_token_is_never_spent():
    table = Table(players=3)
    table.row(1, ["kraven"])
    table.player(0, recruited=["drax"], tokens={"green": 1, "blue": 2})
    table.turn(0)
    table.refuses("recruit:kraven")
    table.player(0, tokens={"green": 1, "blue": 3, "grey": 2})
    table.turn(0)
    table.does("recruit:kraven")
    assert table.options() == ["pay:blue3", "pay:blue2+grey1", "pay:blue1+grey2"]
    table.refuses("pay:blue2+green1")
    table.does("pay:blue1+grey2")
    assert table.tokens(0) == {"green": 1, "blue": 2}
    table.waits_for(1)
