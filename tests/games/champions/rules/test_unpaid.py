"""An effect asks for resources, and a source of them is gone before all of it is paid."""

import pytest

from games.champions.fixture_cards import FixtureTable
from tableverse.kernel.ledger import rule


def going_off(*hand: str) -> FixtureTable:
    """Two dynamos, of which one goes off when the other is used."""
    table = FixtureTable("spider-man")
    table.put("dynamo")
    table.put("dynamo")
    table.put("power-cut")
    table.hand(*hand)
    return table


@rule("CHA-INITIATE-09")
def test_an_event_that_asks_for_more_while_it_resolves_has_been_played() -> None:
    table = going_off("late-fee", "insight")
    table.does("play:late-fee", "spend:insight", "use:dynamo")
    assert (table.discarded(), table.held()) == (["late-fee"], ["insight"])  # nothing paid, and nothing drawn for it
    assert table.events("unpaid") == [{"seat": 0, "card": "late-fee"}]
    table.waits_for(0, "turn")
    table = going_off("late-fee", "insight", "insight")
    table.does("play:late-fee", "spend:insight", "spend:insight", "use:dynamo")
    assert (sorted(table.discarded()), table.held()) == (["insight", "insight", "late-fee"], ["quiet-card"])


@rule("CHA-COST-02")
@pytest.mark.parametrize("goes_off", [False, True])
def test_whoever_chose_to_spend_and_cannot_after_all_chooses_again(goes_off: bool) -> None:
    """Sonic Boom: spend one of each type, or exhaust all your characters. Pepper Potts generates what lies uppermost in
    the discard pile, by herself where nothing else is left, unless the other support took her along."""
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
