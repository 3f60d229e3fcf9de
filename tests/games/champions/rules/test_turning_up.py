"""Sides that are turned up, and cards that become others: what that means for limits and for what is under way."""

from __future__ import annotations

from games.champions.edge_case_cards import EdgeCaseTable, LimitsTable
from games.champions.table import plain

ALLIES = ("hawkeye", "mockingbird", "vision", "tigra")


def test_a_card_that_lets_one_have_more_allies_turns_into_an_ally() -> None:
    """It is its player's as before, with nothing on it and with its own toughness."""
    table = LimitsTable("spider-man")
    for ally in ALLIES:
        table.put(ally)
    table.put("chrysalis", counters=2)
    table.waits_for(0, "turn")
    table.does("use:chrysalis")
    table.waits_for(0, "ally-limit")
    assert len(table.options()) == 5
    piece = table.piece("chrysalis")
    assert (piece.face, piece.area, piece.counters, piece.tough, piece.threat) == ("butterfly", 0, 0, 1, 0)
    table.does("discard:hawkeye", "discard:vision")
    table.waits_for(0, "turn")


def test_a_side_that_lets_one_have_fewer_allies_is_turned_up() -> None:
    table = LimitsTable("spider-man")
    table.put("hawkeye")
    table.put("vision")
    table.put("pergola")
    table.does("use:pergola")
    table.waits_for(0, "ally-limit")
    table.does("discard:hawkeye")
    table.waits_for(0, "turn")


def test_a_form_in_which_one_may_have_fewer_allies() -> None:
    table = LimitsTable("spider-man")
    table.put("hawkeye")
    table.put("vision")
    table.change("spider-man", face="real-name")
    table.does("change-form")
    table.waits_for(0, "ally-limit")
    table.does("discard:hawkeye")
    table.waits_for(0, "turn")


def test_a_form_in_which_one_may_have_more_allies_is_left() -> None:
    table = LimitsTable("spider-man")
    for ally in ALLIES:
        table.put(ally)
    table.change("spider-man", face="big-heart")
    table.waits_for(0, "turn")
    table.does("change-form")
    table.waits_for(0, "ally-limit")


def test_an_ally_that_has_turned_and_turns_back_is_the_card_it_was() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("turncoat")
    table.reveals("betrayal")
    assert table.piece("turncoat").face == "turncoat~minion"
    table.hand("homecoming")
    table.does("play:homecoming")
    assert (table.piece("turncoat").face, table.piece("turncoat").area) == ("turncoat", 0)


def test_a_minion_that_is_won_over_is_the_card_it_was_as_an_ally() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("brawler")
    table.hand("homecoming")
    table.does("play:homecoming")
    assert table.piece("brawler").face == "brawler~ally"


def test_who_changes_form_because_a_minion_was_defeated_by_an_attack_answers_nothing_twice() -> None:
    """The defeat is a part of the attack and over by then."""
    table = EdgeCaseTable("she-hulk")
    table.put("brawler", damage=2)
    table.put("quick-change")
    table.does("attack:she-hulk>brawler", "trigger:quick-change")
    assert plain(table.piece("she-hulk").face) == "jennifer-walters"
    table.waits_for(0, "turn")


def test_an_ally_in_hand_answers_nothing() -> None:
    """Nobody is there who could be stunned or confused."""
    for minion in (True, False):
        table = EdgeCaseTable("spider-man")
        table.put("mirror")
        if minion:
            table.put("brawler")
        table.hand("sidekick")
        table.does("change-form")
        table.waits_for(0, "window")
        (refusal,) = table.game.why(table.state, 0, table.state.players[0].hand[0])
        assert refusal.verb == "trigger"
