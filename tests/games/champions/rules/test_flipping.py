"""Defeat of cards that had changed their type."""

from games.champions.fixture_cards import FixtureTable


def test_an_ally_that_had_become_a_minion_is_defeated_as_one() -> None:
    table = FixtureTable("captain-marvel", "spider-man")
    table.put("interrogation-room")
    table.put("interrogation-room", seat=1)
    table.put("bomb-scare", threat=5)
    table.put("mockingbird", damage=1)
    table.reveals("betrayal")
    assert table.piece("mockingbird").area == 0
    table.does("attack:captain-marvel>mockingbird")
    assert not table.in_play("mockingbird")
    table.waits_for(0, "window")
    table.does("trigger:interrogation-room")
    assert table.threat("bomb-scare") == 4
    table.waits_for(0, "turn")  # Spider-Man did not defeat it
    assert table.discarded() == ["mockingbird"]


def test_a_minion_that_had_become_an_ally_is_not_defeated_as_a_minion() -> None:
    table = FixtureTable("captain-marvel")
    table.put("interrogation-room")
    table.put("bomb-scare", threat=5)
    table.put("thug", damage=2)
    table.hand("change-of-heart")
    table.does("play:change-of-heart")
    assert table.piece("thug").face == "thug~ally"
    table.reveals("concussive-blast")
    assert not table.in_play("thug")
    table.waits_for(0, "turn")
