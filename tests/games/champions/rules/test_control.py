"""Owners and controllers of cards."""

import pytest

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table, plain
from tableverse.games.champions.ids import owner_of
from tableverse.games.champions.rules import leaving
from tableverse.games.champions.state import Piece
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.games.champions.vocabulary.verbs.moving import Control
from tableverse.games.champions.vocabulary.verbs.placing import PutIntoPlay
from tableverse.kernel.effects import Resolving, Seats
from tableverse.kernel.ledger import rule


@rule("CHA-CONTROLCHANGE-01", "CHA-CONTROLCHANGE-05", "CHA-CONTROLCHANGE-06")
def test_character_keeps_its_state_when_control_changes() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("friend", seat=1, exhausted=True, damage=1)
    table.put("gear", seat=1, on="friend")
    table.hand("recruit")
    table.does("play:recruit")
    piece = table.piece("friend")
    assert (piece.area, piece.exhausted, piece.damage) == (0, True, 1)
    assert table.piece("gear").area == 0
    assert "use:gear/gear-1" in table.options()
    assert table.events("control") == [{"card": "friend", "seat": 0}]


@rule("CHA-CONTROLCHANGE-04", "CHA-CONTROLCHANGE-03")
def test_moving_to_the_owners_discard_pile_triggers_only_the_controller() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("farewell", seat=0)
    table.put("farewell", seat=1)
    table.put("friend", seat=1, area=0)
    table.hand("sink")
    table.does("play:sink")
    table.waits_for(0, "window")  # it left the area of its controller
    table.does("pass")
    table.waits_for(0, "turn")  # and no other player's area
    assert table.discarded(1) == ["friend"]


@rule("CHA-CONTROLCHANGE-07")
def test_control_ends_when_its_source_leaves_play() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("friend", seat=1)
    table.hand("mind-chip", "study")
    table.does("play:mind-chip")
    assert table.piece("friend").area == 0
    leaving.leave_play(table.state, table.thing("mind-chip"))
    table.ask()
    assert table.piece("friend").area == 1
    assert table.discarded(0)[-1] == "mind-chip"


@rule("CHA-CONTROLCHANGE-07")
def test_owner_regains_the_ally_with_its_upgrades_when_the_source_is_discarded() -> None:
    table = FixtureTable("spider-man", "she-hulk", "iron-man")
    table.put("friend", seat=2)
    table.put("gear", seat=2, on="friend")
    table.put("busy-friend", seat=1)
    table.hand("mind-chip", "mind-chip")
    table.does("play:mind-chip", "place:friend", "play:mind-chip", "place:busy-friend")
    first, second = [piece for piece in table.state.play.values() if plain(piece.id) == "mind-chip"]
    assert [plain(piece.host) for piece in (first, second)] == ["friend", "busy-friend"]
    assert {table.piece(card).area for card in ("friend", "gear", "busy-friend")} == {0}
    table.reveals("caught-off-guard")  # discard an upgrade or a support
    table.chooses(f"pick:{first.id}")
    assert [table.piece(card).area for card in ("friend", "gear", "busy-friend")] == [2, 2, 0]
    assert table.events("control") == [{"card": "friend", "seat": 2}]
    kept = [
        (plain(modifier.target), modifier.amount) for modifier in table.state.modifiers if modifier.stat == "control"
    ]
    assert kept == [("busy-friend", 0)]


@rule("CHA-CONTROLCHANGE-07")
def test_permanent_change_of_control_does_not_end() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("friend", seat=1)
    table.put("archive")
    Control(Those("allies"), Seats("you")).do(table.state, Resolving("", 0, table.thing("archive")))
    table.ask()
    assert table.piece("friend").area == 0
    table.reveals("caught-off-guard")
    assert (table.in_play("archive"), table.piece("friend").area) == (False, 0)


@rule("CHA-CONTROLCHANGE-07")
def test_ally_that_left_play_first_does_not_return() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("friend", seat=1)
    table.hand("mind-chip", "sink")
    table.does("play:mind-chip", "play:sink")
    assert not table.in_play("friend")
    assert (table.discarded(1), sorted(table.discarded(0))) == (["friend"], ["mind-chip", "sink"])
    assert [modifier for modifier in table.state.modifiers if modifier.stat == "control"] == []


@rule("CHA-CONTROLCHANGE-10", "CHA-CONTROLCHANGE-02")
def test_card_discarded_from_another_players_hand_goes_to_its_owner() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.state.players[0].hand = [table.make("throw-two", 0), table.make("uppercut", 1), table.make("spark", 0)]
    table.ask()
    table.does("play:throw-two", "pick:uppercut")
    assert table.discarded(1) == ["uppercut"]
    assert table.discarded(0) == ["spark", "throw-two"]


@rule("CHA-CONTROLCHANGE-09")
def test_event_goes_to_its_owners_discard_pile() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.state.players[0].hand = [table.make("study", 1)]
    table.ask()
    table.does("play:study")
    assert (table.discarded(0), table.discarded(1)) == ([], ["study"])


@rule("CHA-OWNER-06")
def test_player_taking_an_unowned_player_card_owns_it() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    stray = Piece(table.make("friend"), "friend", -1, damage=1)
    table.state.put_into_play(stray)
    table.put("gear", on="friend")
    table.hand("recruit", "sink")
    table.does("play:recruit")
    thing = table.thing("friend")
    assert (owner_of(thing), table.piece("friend").area, table.damage("friend")) == (0, 0, 1)
    assert table.piece("gear").host == thing
    table.does("play:sink")
    assert sorted(table.discarded(0)) == ["friend", "gear", "recruit", "sink"]
    assert table.state.encounter_discard == []


@rule("CHA-OWNER-06")
def test_taken_card_gets_an_id_unused_by_its_new_owner() -> None:
    table = FixtureTable("spider-man")
    stray = Piece(table.make("friend"), "friend", -1)
    table.state.put_into_play(stray)
    table.hand("recruit")
    table.state.players[0].discard = ["friend@0.1"]
    table.state.players[0].deck.append("friend@0.2")
    table.does("play:recruit")
    assert table.thing("friend") == "friend@0.3"


@rule("CHA-MAX-05", "CHA-MAX-06")
def test_one_per_player_counts_for_each_player() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("one-each")
    table.hand("one-each", "take-a-support")
    table.hand("one-each", seat=1)
    assert "play:one-each" not in table.options()
    table.does("end-turn")
    table.does("play:one-each")
    assert [piece.area for piece in table.state.play.values() if plain(piece.id) == "one-each"] == [0, 1]
    table.hand("take-a-support", seat=1)
    assert "play:take-a-support" not in table.options()  # a second copy cannot be taken over
    table.put("archive")
    table.does("play:take-a-support")  # only the allowed ones can be chosen
    supports = [(plain(piece.id), piece.area) for piece in table.state.of_kind("support")]
    assert sorted(supports) == [("archive", 1), ("one-each", 0), ("one-each", 1)]


@rule("CHA-MAX-05")
def test_one_combat_training_for_each_player() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("combat-training", seat=1)
    table.hand("combat-training", "combat-training", "energy", "genius")
    table.does("play:combat-training", "pay")  # only one player is left without a copy
    assert [piece.area for piece in table.state.named("combat-training")] == [1, 0]
    table.hand("combat-training", "energy")
    assert "play:combat-training" not in table.options()
    table.reveals("caught-off-guard")
    assert [piece.area for piece in table.state.named("combat-training")] == [1]
    assert "play:combat-training" in table.options()


@rule("CHA-MAX-05")
def test_max_one_per_player_counts_the_controller() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("one-each", seat=0, area=1)  # She-Hulk has taken it over
    table.hand("one-each", seat=1)
    table.hand("one-each")
    table.does("play:one-each", "end-turn")
    assert "play:one-each" not in table.options()


@rule("CHA-MAX-05")
@pytest.mark.parametrize("has_one", [False, True])
def test_second_copy_with_max_one_per_player_is_not_put_into_play(has_one: bool) -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("one-each", seat=0 if has_one else 1)
    table.hand("one-each")
    run = Resolving("", 0, table.state.players[0].identity)
    brings = PutIntoPlay(these=Those("hand"), by=Seats("you"))
    assert brings.possible(table.state, run) != has_one
    brings.do(table.state, run)
    assert sorted(piece.area for piece in table.state.named("one-each")) == ([0] if has_one else [0, 1])
    assert table.held() == (["one-each"] if has_one else [])


@rule("CHA-MAX-06")
def test_the_only_copy_and_cards_without_a_maximum_may_be_taken_over() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("one-each", seat=1)
    table.put("archive", seat=1)
    table.put("archive", seat=0)
    table.hand("take-a-support")
    table.does("play:take-a-support")
    supports = sorted((plain(piece.id), piece.area) for piece in table.state.of_kind("support"))
    assert supports == [("archive", 0), ("archive", 0), ("one-each", 0)]


@rule("CHA-MAX-07")
def test_one_per_ally_counts_for_each_ally() -> None:
    table = FixtureTable("spider-man")
    table.put("friend")
    table.hand("gear", "gear", "gear")
    table.does("play:gear")
    assert "play:gear" not in table.options()
    table.put("busy-friend")
    table.does("play:gear")
    assert sorted(plain(piece.host) for piece in table.state.play.values() if piece.host) == ["busy-friend", "friend"]
    assert "play:gear" not in table.options()


@rule("CHA-MAX-07")
@pytest.mark.parametrize("other", [False, True])
def test_second_copy_with_max_one_per_ally_is_not_attached(other: bool) -> None:
    table = FixtureTable("spider-man")
    table.put("friend")
    table.put("gear", on="friend")
    if other:
        table.put("busy-friend")
    table.hand("bring-gear", "gear")
    table.does("play:bring-gear", "pick:gear?")
    hosts = sorted(plain(piece.host) for piece in table.state.named("gear"))
    assert (hosts, table.held()) == ((["busy-friend", "friend"], []) if other else (["friend"], ["gear"]))


@rule("CHA-COPY-01")
def test_copies_share_their_name_and_their_subtitle() -> None:
    table = FixtureTable("she-hulk")
    table.put("spider-friend")
    table.hand("spider-friend", "other-spider")
    assert "play:spider-friend" not in table.options()
    assert "play:other-spider" in table.options()  # the same title, another subtitle
    table.put("one-each")
    table.hand("one-each")
    assert "play:one-each" not in table.options()
