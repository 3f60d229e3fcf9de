"""Villain stages with another face, and stages of one of several villains."""

from __future__ import annotations

from games.champions.edge_case_cards import EdgeCaseTable
from games.champions.table import plain
from tableverse.games.champions.rules import piles, stages


def test_villain_with_another_name_keeps_only_permanent_attachments() -> None:
    table = EdgeCaseTable("spider-man")
    for card in ("birthmark", "sticker"):
        table.put(card, on="rhino-1")
    table.state.villain_deck = ["klaw-2"]
    table.put("pal")
    table.hand("pep-talk")
    table.does("play:pep-talk", "pick:pal?")
    table.change("rhino-1", damage=13, stunned=1)
    table.does("attack:spider-man>rhino-1")
    assert (table.state.play[table.state.villain].face, table.state.play[table.state.villain].stunned) == ("klaw-2", 0)
    assert (table.in_play("birthmark"), table.in_play("sticker")) == (True, False)
    assert table.stat("pal", "atk") == 5


def test_lasting_effect_on_a_villain_does_not_apply_to_its_successor() -> None:
    table = EdgeCaseTable("spider-man")
    table.state.villain_deck = ["klaw-2"]
    table.change("rhino-1", damage=13)
    table.hand("sap")
    table.does("play:sap", "pick:rhino-1?")
    assert table.stat("rhino-1", "atk") == 0
    table.does("attack:spider-man>rhino-1")
    assert table.stat(plain(table.state.villain), "atk") == table.state.cards.by_id["klaw-2"].stats["atk"]


def test_active_counter_moves_only_in_scenarios_with_several_villains() -> None:
    table = EdgeCaseTable("spider-man")
    table.put("brawler")
    table.reveals("head-of-state")
    assert (table.state.villain, table.events("active")) == ("rhino-1", [])


def test_single_villain_has_no_separate_encounter_deck() -> None:
    table = EdgeCaseTable("spider-man")
    table.reveals("top-secret")
    assert table.revealed() == ["top-secret"]
    assert piles.next_of(table.state, table.state.villain) == ""


def test_norman_osborns_next_stage_enters_on_the_norman_osborn_side() -> None:
    """A two-sided stage enters with the side that shows the villain's current name."""
    for shown in ("norman-osborn-1", "green-goblin-1"):
        table = EdgeCaseTable("spider-man", scenario="risky-business")
        table.change(plain(table.state.villain), face=shown)
        table._begin(lambda: stages.next_stage(table.state))  # noqa: B023
        assert table.state.play[table.state.villain].face == shown.replace("1", "2")


def test_villain_with_another_name_does_not_retaliate_for_the_previous_one() -> None:
    for stage, damage in (("hedgehog-1", 2), ("hedgehog-2", 0)):
        table = EdgeCaseTable("spider-man")
        table.change("rhino-1", face="hedgehog-1", damage=8)
        table.state.villain_deck = [stage, "rhino-2"]
        table.does("attack:spider-man>rhino-1")
        assert table.state.play[table.state.villain].face == stage
        assert table.damage("spider-man") == damage


def test_simultaneous_attacks_end_when_a_different_villain_enters() -> None:
    """She-Hulk's riposte defeats the stage before any damage is dealt."""
    table = EdgeCaseTable("she-hulk", "iron-man")
    table.put("free-for-all")
    table.state.villain_deck = ["klaw-2"]
    table.change("rhino-1", damage=27)
    table.hand("riposte")
    table.attacked("rhino-1")
    table.does("trigger:riposte")
    table.undefended()
    assert table.state.play[table.state.villain].face == "klaw-2"
    assert (table.strikes(), table.damage("she-hulk"), table.damage("iron-man")) == ([], 0, 0)


def test_enemy_defeated_midway_still_hits_every_simultaneous_target() -> None:
    """Whirlwind is defeated after hitting the first of two heroes."""
    table = EdgeCaseTable("she-hulk", "iron-man")
    table.put("whirlwind", damage=5)
    table.put("hot-coat", seat=0)
    table.attacked("whirlwind")
    table.undefended()
    assert not table.in_play("whirlwind")
    assert (table.damage("she-hulk"), table.damage("iron-man")) == (2, 2)


def test_enemy_defeated_before_dealing_damage_hits_nobody() -> None:
    table = EdgeCaseTable("she-hulk", "iron-man")
    table.put("whirlwind", damage=5)
    table.hand("riposte")
    table.attacked("whirlwind")
    table.does("trigger:riposte")
    table.undefended()
    assert (table.in_play("whirlwind"), table.strikes()) == (False, [])


def test_villain_without_its_side_scheme_can_be_defeated() -> None:
    """The villain's text, which keeps the villain in play, is blank here."""
    table = EdgeCaseTable("she-hulk", scenario="wrecking-crew")
    state = table.state
    villain = state.villain
    scheme = state.camps[villain].scheme
    table.put("plain-speech")
    table.change(plain(scheme), threat=1)
    table.does(f"thwart:she-hulk>{plain(scheme)}")
    assert scheme not in state.play
    assert [one.scheme for one in table.game.view(state, 0).camps if one.villain == villain] == [""]  # type: ignore[attr-defined]
    state.villain_deck = []
    table.change(plain(villain), damage=table.stat(plain(villain), "hp") - 1)
    table.change("she-hulk", exhausted=False)
    table.does(f"attack:she-hulk>{plain(villain)}")
    assert (villain in state.camps, villain in state.play, state.result) == (False, False, None)
