"""Revealing: surge, flipped sides, gained keywords, which cards were resolved."""

import pytest

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table, plain
from tableverse.kernel.ledger import rule

# --- surge ----------------------------------------------------------------------------------------------------------


@rule("CHA-KEYWORD-02")
def test_a_card_that_gains_surge_twice_surges_once() -> None:
    table = FixtureTable("captain-marvel")
    table.reveals("double-trouble")
    assert table.revealed() == ["double-trouble", "quiet-threat"]


@rule("CHA-KEYWORD-02")
def test_each_card_of_a_chain_surges_for_itself() -> None:
    table = Table("captain-marvel")
    table.encounter("hard-to-keep-down", "exhaustion")
    table.reveals("kree-manipulator")
    assert table.revealed() == ["kree-manipulator", "hard-to-keep-down", "exhaustion", "quiet-threat"]


@rule("CHA-ENCDECK-05")
def test_endless_surge_chain_loses_the_game() -> None:
    table = Table("captain-marvel")
    table.state.encounter, table.state.encounter_discard = [], []
    table.encounter("hard-to-keep-down")
    table.reveals("hard-to-keep-down")
    assert table.state.result is not None
    assert (table.state.result.winners, table.state.result.reason) == ([], "encounter-deck")


@rule("CHA-ENCDECK-05")
@pytest.mark.parametrize(("damage", "left"), [(1, 0), (9, 5)])
def test_surge_chain_ends_when_a_card_has_an_effect(damage: int, left: int) -> None:
    table = Table("captain-marvel")
    table.state.encounter, table.state.encounter_discard = [], []
    table.change("rhino-1", damage=damage)
    table.encounter("exhaustion", "exhaustion", "hard-to-keep-down")
    table.reveals("exhaustion")
    assert table.state.result is None
    assert table.damage("rhino-1") == left
    table.waits_for(0, "turn")


@rule("CHA-ENCDECK-05")
def test_surge_chain_through_a_reshuffled_deck_reaches_the_last_card() -> None:
    """The deck has one card without surge, which ends the chain however the deck is shuffled."""
    for seed in range(12):
        table = Table("captain-marvel")
        for _ in range(seed):
            table.state.rng.below(2)
        table.state.encounter = []
        table.state.encounter_discard = [table.make(card) for card in ("exhaustion", "quiet-threat")]
        table.change("captain-marvel", exhausted=True)
        table.encounter("hard-to-keep-down")
        table.reveals("hard-to-keep-down")
        assert table.state.result is None
        assert table.revealed()[-1] == "quiet-threat"


# --- flipped sides, gained keywords, numbers per player -------------------------------------------------------------


@rule("CHA-FLIP-05")
def test_flipped_side_is_revealed_to_the_player_who_flipped_it() -> None:
    table = FixtureTable("captain-marvel", "she-hulk")
    table.put("cocoon")
    table.does("end-turn", "use:cocoon")
    table.undefended()
    assert (table.piece("cocoon").area, table.strikes()) == (1, [("cocoon", "she-hulk", 1)])


@rule("CHA-FLIP-05")
def test_player_eliminated_by_a_flipped_side_does_not_surge() -> None:
    table = FixtureTable("captain-marvel", "she-hulk")
    table.put("lull")
    table.change("captain-marvel", damage=11)
    table.does("use:lull")
    assert (table.state.players[0].eliminated, table.revealed()) == (True, ["tempest"])


@rule("CHA-FLIP-05")
def test_incite_of_a_flipped_side_may_complete_the_scheme() -> None:
    table = FixtureTable("captain-marvel", scenario="klaw")
    table.put("lull")
    table.change(plain(table.state.scheme), threat=4)
    table.does("use:lull")
    assert (table.state.scheme, table.revealed()[:1]) == ("secret-rendezvous", ["tempest"])


@rule("CHA-INCITE-02")
@pytest.mark.parametrize(("card", "threat"), [("shadow-of-the-past", 3), ("masterplan", 2)])
def test_every_card_that_is_revealed_by_another_has_gained_incite(card: str, threat: int) -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.put("unrest")
    table.encounter("crowd-control")
    table.reveals(card)
    assert table.threat() == threat


@rule("CHA-HINDER-02")
def test_eliminated_players_still_count_for_hinder() -> None:
    table = FixtureTable("captain-marvel", "she-hulk")
    table.change("she-hulk", damage=14)
    table.attacked("rhino-1", seat=1)
    table.undefended()
    assert table.state.players[1].eliminated
    table.reveals("detour")
    assert table.threat("detour") == 2 + 2


@rule("CHA-HINDER-02")
def test_hinder_applies_on_entering_play_and_stacks() -> None:
    table = FixtureTable("captain-marvel", "she-hulk")
    table.reveals("crowd-control")
    before = table.threat("crowd-control")
    table.reveals("gridlock")
    assert table.threat("crowd-control") == before
    table.reveals("maze")
    assert table.threat("maze") == 9 + 4 + 2 * 2


# --- resolved cards -------------------------------------------------------------------------------------------------


@rule("CHA-CANCEL-07")
@pytest.mark.parametrize(
    ("card", "form", "answers"),
    [
        ("the-vulture-s-plans", "hero", False),  # without a card in any hand
        ("klaw-s-vengeance", "alter-ego", False),
        ("sweeping-swoop", "alter-ego", False),
        ("assault", "alter-ego", True),  # it gains surge
        ("hard-to-keep-down", "hero", True),
        ("yon-rogg-s-treason", "hero", True),
        ("titania-s-fury", "hero", True),
        ("exhaustion", "hero", True),
        ("concussive-blast", "hero", True),
    ],
)
def test_response_to_a_resolved_treachery_needs_an_effect(card: str, form: str, answers: bool) -> None:
    table = FixtureTable("spider-man", form=form)
    table.put("debriefing")
    table.reveals(card)
    assert ("trigger:debriefing/debriefing-1" in table.options()) == answers


@rule("CHA-CANCEL-07")
def test_cancelled_treachery_triggers_no_response() -> None:
    for first, second, answers in (("advance", "quiet-threat", False), ("heart-shaped-herb", "advance", True)):
        table = FixtureTable("spider-man")
        table.put("debriefing")
        table.put("black-widow")
        table.hand("genius")
        table.encounter(second)
        table.reveals(first)
        table.does("trigger:black-widow", "pay")
        assert ("trigger:debriefing/debriefing-1" in table.options()) == answers
        if answers:
            table.does("trigger:debriefing")
        table.waits_for(0, "turn")
