"""Flipped sides and changed card types: their influence on limits and on effects in progress."""

from __future__ import annotations

from games.champions.edge_case_cards import EdgeCaseTable, LimitsTable
from games.champions.table import plain

ALLIES = ("hawkeye", "mockingbird", "vision", "tigra")


def test_card_raising_the_ally_limit_can_flip_into_an_ally() -> None:
    """The flipped card keeps its controller, loses its tokens and gains its own toughness."""
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


def test_flipping_to_a_side_with_a_lower_ally_limit_discards_allies() -> None:
    table = LimitsTable("spider-man")
    table.put("hawkeye")
    table.put("vision")
    table.put("pergola")
    table.does("use:pergola")
    table.waits_for(0, "ally-limit")
    table.does("discard:hawkeye")
    table.waits_for(0, "turn")


def test_changing_to_a_form_with_a_lower_ally_limit_discards_allies() -> None:
    table = LimitsTable("spider-man")
    table.put("hawkeye")
    table.put("vision")
    table.change("spider-man", face="real-name")
    table.does("change-form")
    table.waits_for(0, "ally-limit")
    table.does("discard:hawkeye")
    table.waits_for(0, "turn")


def test_leaving_a_form_with_a_higher_ally_limit_discards_allies() -> None:
    table = LimitsTable("spider-man")
    for ally in ALLIES:
        table.put(ally)
    table.change("spider-man", face="big-heart")
    table.waits_for(0, "turn")
    table.does("change-form")
    table.waits_for(0, "ally-limit")


def test_ally_turned_minion_and_back_is_the_original_card() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("turncoat")
    table.reveals("betrayal")
    assert table.piece("turncoat").face == "turncoat~minion"
    table.hand("homecoming")
    table.does("play:homecoming")
    assert (table.piece("turncoat").face, table.piece("turncoat").area) == ("turncoat", 0)


def test_minion_turned_ally_keeps_its_card_as_an_ally_face() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("brawler")
    table.hand("homecoming")
    table.does("play:homecoming")
    assert table.piece("brawler").face == "brawler~ally"


def test_form_change_after_a_defeat_does_not_repeat_responses() -> None:
    """The defeat is part of the attack and already over."""
    table = EdgeCaseTable("she-hulk")
    table.put("brawler", damage=2)
    table.put("quick-change")
    table.does("attack:she-hulk>brawler", "trigger:quick-change")
    assert plain(table.piece("she-hulk").face) == "jennifer-walters"
    table.waits_for(0, "turn")


def test_ally_in_hand_cannot_respond() -> None:
    """There is no ally in play that could be stunned or confused."""
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
