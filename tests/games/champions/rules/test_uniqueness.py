"""Unique cards."""

import pytest

from games.champions.fixture_cards import FixtureTable
from games.champions.table import GAME, plain
from tableverse.games.champions.rules import uniqueness
from tableverse.kernel.errors import BadSetting
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule


@rule("CHA-UNIQUE-01", "CHA-UNIQUE-02", "CHA-UNIQUE-09", "CHA-UNIQUE-08")
def test_unique_card_is_in_play_once_across_all_players() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("one-of-a-kind-ally", seat=1)
    table.hand("one-of-a-kind-ally", "bring-a-friend")
    assert "play:one-of-a-kind-ally" not in table.options()
    assert "play:bring-a-friend" not in table.options()
    table.hand("one-of-a-kind-ally", "bring-a-friend", "friend")
    table.does("play:bring-a-friend")  # the friend is the only choice
    assert table.held() == ["one-of-a-kind-ally"]
    assert sum(plain(thing) == "one-of-a-kind-ally" for thing in table.state.play) == 1


@rule("CHA-UNIQUE-03", "CHA-UNIQUE-04")
def test_uniqueness_compares_titles_with_alternate_names() -> None:
    table = FixtureTable("spider-man")
    table.hand("spider-friend", "parker", "other-parker")
    assert "play:spider-friend" in table.options()  # Spider-Man, but Miles Morales
    assert "play:parker" not in table.options()  # its title is the alter-ego's name
    assert "play:other-parker" not in table.options()  # its subtitle is that name
    table = FixtureTable("she-hulk")
    table.hand("parker", "other-parker")
    table.does("play:parker")
    assert "play:other-parker" not in table.options()


@rule("CHA-UNIQUE-06")
def test_two_players_cannot_be_the_same_hero() -> None:
    with pytest.raises(BadSetting):
        GAME.new(Config(2, {"deck-1": "spider-man-justice", "deck-2": "spider-man-justice"}), 1)


@rule("CHA-UNIQUE-10", "CHA-UNIQUE-11")
def test_a_matching_encounter_card_is_discarded_for_another() -> None:
    table = FixtureTable("spider-man")
    table.put("one-of-a-kind-ally")
    table.reveals("one-of-a-kind")
    assert not table.in_play("one-of-a-kind")
    assert plain(table.state.encounter_discard) == ["one-of-a-kind"]
    assert table.threat() == 0  # neither its When Revealed nor incite
    assert len(table.state.players[0].dealt) == 1
    assert "entered" not in table.story()


@rule("CHA-UNIQUE-12")
def test_villains_are_not_checked() -> None:
    table = FixtureTable("spider-man")
    table.change("rhino-1", damage=13)
    table.put("rhino-friend")
    called = table.state.cards.called
    assert uniqueness.matching(called["rhino-friend"], called["rhino-2"])
    table.does("attack:spider-man>rhino-1")
    assert table.piece("rhino-1").face == "rhino-2"
