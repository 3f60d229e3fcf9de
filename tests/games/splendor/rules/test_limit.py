"""The limit of ten tokens at the end of a turn."""

from games.splendor.table import Table
from tableverse.kernel.ledger import rule

NINE = {"yellow": 2, "blue": 2, "orange": 2, "red": 2, "purple": 1}
TEN = {"yellow": 2, "blue": 2, "orange": 2, "red": 2, "purple": 2}


@rule("SPL-LIMIT-01")
def test_tokens_are_public_at_all_times():
    table = Table(players=3)
    table.player(0, tokens=NINE)
    table.player(1, tokens={"grey": 3, "blue": 1})
    table.player(2, recruited=["drax"], tokens={"red": 3})
    table.turn(0)
    for view in table.views():
        assert [mat.tokens for mat in view.mats] == [NINE, {"blue": 1, "grey": 3}, {"red": 3, "green": 1}]
    table.does("take:yellow+blue+orange")
    table.waits_for(0, "return")
    for view in table.views():
        assert view.mats[0].tokens == {"yellow": 3, "blue": 3, "orange": 3, "red": 2, "purple": 1}
        assert view.waiting_for == 0


@rule("SPL-LIMIT-02")
def test_player_may_exceed_ten_tokens_during_the_turn():
    table = Table(players=3)
    table.player(0, tokens=NINE)
    table.turn(0)
    table.does("take:yellow+blue+purple")
    assert sum(table.tokens(0).values()) == 12
    table.waits_for(0, "return")
    table.does("return:yellow")
    assert sum(table.tokens(0).values()) == 11
    table.waits_for(0, "return")
    table.does("return:red")
    assert table.events("returned") == [{"seat": 0, "gem": "red"}]
    assert table.tokens(0) == {"yellow": 2, "blue": 3, "orange": 2, "red": 1, "purple": 2}
    table.waits_for(1)


@rule("SPL-LIMIT-02")
def test_player_with_ten_tokens_may_take_more():
    table = Table(players=4)
    table.player(0, tokens=TEN)
    table.turn(0)
    table.does("take:red+red", "return:red", "return:red")
    assert table.tokens(0) == TEN
    table.waits_for(1)


@rule("SPL-LIMIT-02")
def test_player_who_spends_below_the_limit_returns_nothing():
    table = Table(players=3)
    table.row(1, ["kraven"])
    table.player(0, tokens={"blue": 4, "red": 4, "orange": 2})
    table.turn(0)
    table.recruits("kraven")
    assert table.events("returned") == []
    assert table.tokens(0) == {"blue": 1, "red": 4, "orange": 2}
    table.waits_for(1)


@rule("SPL-LIMIT-03")
def test_ten_tokens_may_be_kept():
    table = Table(players=3)
    table.player(0, tokens={"yellow": 2, "blue": 2, "orange": 2, "red": 1})
    table.turn(0)
    table.does("take:yellow+blue+red")
    assert table.tokens(0) == {"yellow": 3, "blue": 3, "orange": 2, "red": 2}
    assert table.events("returned") == []
    table.waits_for(1)


@rule("SPL-LIMIT-03")
def test_player_chooses_which_tokens_to_return():
    table = Table(players=3)
    table.player(0, tokens={"yellow": 5, "blue": 4})
    table.bank(red=1, purple=2)
    table.turn(0)
    table.does("take:red+purple")
    assert table.in_bank() == {"purple": 1, "green": 3, "grey": 5}
    assert table.options() == ["return:yellow", "return:blue", "return:red", "return:purple"]
    table.refuses("return:orange", "return:grey", "take:purple")
    for gem in ("yellow", "blue", "red", "purple"):  # including the ones just taken
        tried = table.copy()
        tried.does(f"return:{gem}")
        assert tried.events("returned") == [{"seat": 0, "gem": gem}]
        assert tried.in_bank()[gem] == table.in_bank().get(gem, 0) + 1
        assert sum(tried.tokens(0).values()) == 10
        tried.waits_for(1)


@rule("SPL-LIMIT-03")
def test_grey_and_green_tokens_count_for_the_limit():
    table = Table(players=3)
    table.row(1, ["kraven"])
    table.player(0, recruited=["drax"], tokens={"green": 1, "grey": 2, "blue": 4, "red": 3})
    table.turn(0)
    table.does("reserve:kraven")
    assert sum(table.tokens(0).values()) == 11
    # The grey token just gained may go back too.
    assert table.options() == ["return:blue", "return:red", "return:grey"]
    table.does("return:grey")
    assert table.tokens(0) == {"green": 1, "grey": 2, "blue": 4, "red": 3}
    assert table.in_bank()["grey"] == 3
    table.waits_for(1)


@rule("SPL-LIMIT-03")
def test_returning_stops_at_ten_tokens():
    table = Table(players=3)
    table.player(0, tokens=TEN)
    table.turn(0)
    table.does("take:yellow+blue+orange")
    for number in range(3):
        assert sum(table.tokens(0).values()) == 13 - number
        table.waits_for(0, "return")
        table.does("return:red" if number < 2 else "return:purple")
    assert table.tokens(0) == {"yellow": 3, "blue": 3, "orange": 3, "purple": 1}
    table.waits_for(1)


@rule("SPL-LIMIT-04")
def test_grey_may_be_returned_and_green_may_not():
    table = Table(players=3)
    table.player(0, recruited=["drax"], tokens={"green": 1, "yellow": 2, "blue": 2, "orange": 2, "red": 2, "purple": 1})
    table.turn(0)
    table.does("reserve-deck:1")
    assert table.tokens(0) == {"green": 1, "grey": 1, "yellow": 2, "blue": 2, "orange": 2, "red": 2, "purple": 1}
    assert table.options() == [
        "return:yellow",
        "return:blue",
        "return:orange",
        "return:red",
        "return:purple",
        "return:grey",
    ]
    table.refuses("return:green")
    table.does("return:purple")
    assert table.tokens(0)["green"] == 1
    table.waits_for(1)


@rule("SPL-LIMIT-04")
def test_green_token_may_exceed_the_limit():
    table = Table(players=4)
    table.row(3, ["drax"])
    table.player(0, tokens={"yellow": 5, "red": 5}, bonuses={"orange": 5}, recruited=["daredevil", "punisher"])
    table.turn(0)
    table.recruits("drax")  # seven orange bonuses cover the cost
    assert table.events("gained") == [{"seat": 0, "gem": "green"}]
    assert table.options() == ["return:yellow", "return:red"]
    table.refuses("return:green")
    table.does("return:yellow")
    assert table.tokens(0) == {"yellow": 4, "red": 5, "green": 1}
    table.waits_for(1)
