"""Effects that ask for resources while a resource source disappears during the payment."""

import pytest

from games.champions.fixture_cards import FixtureTable
from tableverse.kernel.ledger import rule


def failing_payment(*hand: str) -> FixtureTable:
    """Return a table with two dynamos. Using one of them disables the other."""
    table = FixtureTable("spider-man")
    table.put("dynamo")
    table.put("dynamo")
    table.put("power-cut")
    table.hand(*hand)
    return table


@rule("CHA-INITIATE-09")
def test_event_with_a_failed_payment_during_its_effect_counts_as_played() -> None:
    table = failing_payment("late-fee", "insight")
    table.does("play:late-fee", "spend:insight", "use:dynamo")
    assert (table.discarded(), table.held()) == (["late-fee"], ["insight"])  # nothing paid, so nothing drawn
    assert table.events("unpaid") == [{"seat": 0, "card": "late-fee"}]
    table.waits_for(0, "turn")
    table = failing_payment("late-fee", "insight", "insight")
    table.does("play:late-fee", "spend:insight", "spend:insight", "use:dynamo")
    assert (sorted(table.discarded()), table.held()) == (["insight", "insight", "late-fee"], ["quiet-card"])


@rule("CHA-COST-02")
@pytest.mark.parametrize("goes_off", [False, True])
def test_failed_spend_option_lets_the_player_choose_again(goes_off: bool) -> None:
    """Sonic Boom: spend one resource of each type, or exhaust all your characters.

    Pepper Potts generates the resource on top of the discard pile. Whether the payment succeeds depends on the other
    support.
    """
    table = FixtureTable("spider-man")
    table.discard("muscle")
    table.put("dynamo")
    table.put("pepper-potts")
    if goes_off:
        table.put("power-cut")
    table.hand("spark")
    table.reveals("sonic-boom")
    assert table.options() == ["choose:spend", "choose:exhaust"]
    table.does("choose:spend", "spend:spark", "use:dynamo")
    assert table.piece("spider-man").exhausted == goes_off
    assert table.held() == (["spark"] if goes_off else [])
    table.waits_for(0, "turn")
