"""Payments: any mix of coloured and grey tokens that covers the cost exactly (docs/rulings.md)."""

from itertools import product

import pytest

from games.splendor.table import Table
from tableverse.games.splendor.ids import COLOURS, GREY, ORDINARY
from tableverse.games.splendor.moves import payments
from tableverse.kernel.ledger import rule
from tableverse.kernel.rng import Rng


def ghost_rider_with(tokens: dict[str, int], bonuses: dict[str, int] | None = None) -> Table:
    """Return a table where player 0 can recruit Ghost Rider, who costs 2 yellow, 4 blue and 1 purple."""
    table = Table(players=4)
    table.row(2, ["ghost-rider"])
    table.player(0, tokens=tokens, bonuses=bonuses)
    table.turn(0)
    table.does("recruit:ghost-rider")
    return table


@rule("SPL-REC-03")
def test_every_payment_is_offered_with_fewest_grey_first():
    table = ghost_rider_with({"yellow": 2, "blue": 4, "purple": 1, "grey": 2})
    table.waits_for(0, "pay")
    assert table.options() == [
        "pay:yellow2+blue4+purple1",
        "pay:yellow2+blue4+grey1",
        "pay:yellow2+blue3+purple1+grey1",
        "pay:yellow1+blue4+purple1+grey1",
        "pay:yellow2+blue3+grey2",
        "pay:yellow2+blue2+purple1+grey2",
        "pay:yellow1+blue4+grey2",
        "pay:yellow1+blue3+purple1+grey2",
        "pay:blue4+purple1+grey2",
    ]


@rule("SPL-REC-03", "SPL-REC-04")
@pytest.mark.parametrize(
    ("pay", "left"),
    [
        ("yellow2+blue4+purple1", {"grey": 2}),
        ("yellow2+blue4+grey1", {"purple": 1, "grey": 1}),
        ("yellow1+blue3+purple1+grey2", {"yellow": 1, "blue": 1}),
        ("blue4+purple1+grey2", {"yellow": 2}),
    ],
)
def test_chosen_tokens_are_paid(pay, left):
    table = ghost_rider_with({"yellow": 2, "blue": 4, "purple": 1, "grey": 2})
    table.does(f"pay:{pay}")
    assert table.tokens(0) == left
    assert table.recruited(0) == ["ghost-rider"]
    (recruited,) = table.events("recruited")
    assert sorted(recruited["tokens"]) == sorted(
        colour for part in pay.split("+") for colour in [part[:-1]] * int(part[-1])
    )
    table.waits_for(1)


@rule("SPL-REC-03")
def test_nothing_moves_before_the_payment():
    table = ghost_rider_with({"yellow": 2, "blue": 4, "purple": 1, "grey": 2})
    assert table.tokens(0) == {"yellow": 2, "blue": 4, "purple": 1, "grey": 2}
    assert table.recruited(0) == []
    assert table.showing(2)[0] == "ghost-rider"
    assert {view.paying_for for view in table.views()} == {"ghost-rider"}
    # Other actions and wrong sums are refused.
    table.refuses("take:yellow+blue+red", "recruit:ghost-rider", "pay:yellow2+blue4+purple1+grey1", "pay:blue4")
    table.waits_for(0, "pay")


@rule("SPL-REC-03")
@pytest.mark.parametrize(
    "tokens",
    [
        {"yellow": 2, "blue": 4, "purple": 1, "red": 3},
        {"yellow": 2, "blue": 3, "purple": 1, "grey": 1},
        {"yellow": 1, "blue": 4, "grey": 2, "orange": 3},
    ],
)
def test_single_payment_is_made_automatically(tokens):
    table = ghost_rider_with(tokens)
    assert table.recruited(0) == ["ghost-rider"]
    table.waits_for(1)


@rule("SPL-REC-03", "SPL-BON-01")
def test_bonuses_reduce_the_cost_before_the_payment_choice():
    table = ghost_rider_with({"blue": 2, "purple": 1, "grey": 1}, bonuses={"yellow": 3, "blue": 2})
    assert table.options() == ["pay:blue2+purple1", "pay:blue2+grey1", "pay:blue1+purple1+grey1"]
    table.does("pay:blue2+grey1")
    assert table.tokens(0) == {"purple": 1}
    table.waits_for(1)


@rule("SPL-BON-01")
def test_bonuses_cannot_be_declined_and_tokens_not_overpaid():
    table = ghost_rider_with({"yellow": 2, "blue": 4, "purple": 1, "grey": 1}, bonuses={"yellow": 1})
    assert table.options() == [
        "pay:yellow1+blue4+purple1",
        "pay:yellow1+blue4+grey1",
        "pay:yellow1+blue3+purple1+grey1",
        "pay:blue4+purple1+grey1",
    ]
    table.refuses("pay:yellow2+blue4+purple1", "pay:yellow1+blue4+purple1+grey1")
    table.waits_for(0, "pay")


@rule("SPL-REC-03")
def test_offered_payments_equal_a_brute_force_count():
    """Compare with a brute-force count of all token combinations for 300 costs and hands."""
    rng = Rng(7)
    for _ in range(300):
        need = [rng.below(4) for _ in range(ORDINARY)]
        tokens = [rng.below(4) for _ in COLOURS]
        expected = []
        for own in product(*(range(min(need[colour], tokens[colour]) + 1) for colour in range(ORDINARY))):
            grey = sum(need) - sum(own)
            if grey <= tokens[GREY]:
                expected.append([*own, 0, grey])
        found = payments(need, tokens)
        assert sorted(found) == sorted(expected)
        assert [payment[GREY] for payment in found] == sorted(payment[GREY] for payment in found)
