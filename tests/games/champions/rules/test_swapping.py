"""Cards, damage and counters that are moved, swapped, tucked or found."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import plain
from tableverse.games.champions.rules import leaving, numbers
from tableverse.kernel.event import EVERYONE
from tableverse.kernel.ledger import rule

# --- moving ---------------------------------------------------------------------------------------------------------


@rule("CHA-MOVE-01", "CHA-MOVE-04", "CHA-MOVE-05", "CHA-MOVE-07", "CHA-MOVE-08")
def test_moved_damage_is_healed_on_one_card_and_dealt_to_the_other() -> None:
    table = FixtureTable("spider-man")
    table.change("spider-man", damage=2)
    table.put("big-minion", tough=1)
    table.hand("pass-the-pain", "pass-the-pain")
    table.does("play:pass-the-pain")
    assert table.events("healed") == [{"card": "spider-man", "amount": 2}]  # at most the existing damage
    assert (table.damage("spider-man"), table.damage("big-minion"), table.piece("big-minion").tough) == (0, 0, 0)
    table.change("spider-man", damage=4)
    table.does("play:pass-the-pain")
    assert (table.damage("spider-man"), table.damage("big-minion")) == (1, 3)


@rule("CHA-MOVE-06", "CHA-MOVE-04")
def test_damage_can_be_moved_to_an_identity() -> None:
    table = FixtureTable("spider-man")
    table.put("friend", damage=2)
    table.hand("take-the-pain")
    table.does("play:take-the-pain")
    assert (table.damage("friend"), table.damage("spider-man")) == (0, 2)


@rule("CHA-MOVE-02", "CHA-MOVE-03")
def test_moving_requires_a_source_and_a_target() -> None:
    table = FixtureTable("spider-man")
    table.state.play[table.state.scheme].threat = 4
    table.hand("shift-threat", "pass-the-pain")
    assert "play:shift-threat" not in table.options()
    table.put("brawler")
    assert "play:pass-the-pain" not in table.options()  # nothing to move
    table.put("road-block")
    table.does("play:shift-threat")
    assert (table.threat(), table.threat("road-block")) == (2, 4)


@rule("CHA-MOVE-09")
def test_crisis_prevents_moving_threat_from_the_main_scheme() -> None:
    table = FixtureTable("spider-man")
    table.state.play[table.state.scheme].threat = 4
    table.put("crowd-control")
    table.hand("shift-threat")
    assert "play:shift-threat" not in table.options()


@rule("CHA-MOVE-10")
def test_threat_moved_to_the_main_scheme_may_complete_it() -> None:
    table = FixtureTable("spider-man")
    table.state.play[table.state.scheme].threat = 5
    table.put("road-block")
    table.hand("raise-stakes")
    table.does("play:raise-stakes")
    assert table.events("completed") == [{"card": "the-break-in"}]


# --- swapping -------------------------------------------------------------------------------------------------------


@rule("CHA-SWAP-01", "CHA-SWAP-03")
def test_swapping_with_the_deck_is_not_drawing() -> None:
    table = FixtureTable("spider-man")
    table.deck("backflip")
    table.hand("trade-in", "spark")
    table.does("play:trade-in")
    assert table.held() == ["backflip"]
    assert plain(table.state.players[0].deck[-1]) == "spark"
    assert "drew" not in table.story()


@rule("CHA-SWAP-02")
def test_a_swap_needs_both_cards() -> None:
    table = FixtureTable("spider-man")
    table.hand("trade-in")
    assert "play:trade-in" not in table.options()
    table.hand("trade-in", "spark")
    table.state.players[0].deck = []
    table.ask()
    assert "play:trade-in" not in table.options()


@rule("CHA-SWAP-04", "CHA-SWAP-05", "CHA-SWAP-06")
def test_swap_with_the_same_name_keeps_all_tokens_and_upgrades() -> None:
    table = FixtureTable("spider-man")
    table.put("tough-friend", damage=1, exhausted=True, confused=1, counters=2, tucked=[table.make("spark", 0)])
    table.put("gear", on="tough-friend")
    table.put("ally-greeter")
    table.put("farewell")
    old = table.thing("tough-friend")
    table.discard("tough-friend")
    table.hand("stand-in")
    table.does("play:stand-in")
    new = table.piece("tough-friend")
    assert new.id != old
    assert (new.damage, new.exhausted, new.confused, new.counters, len(new.tucked)) == (1, True, 1, 2, 1)
    assert new.tough == 0  # toughness applies only on entering play
    assert table.piece("gear").host == new.id
    assert old in table.state.players[0].discard
    assert not {"entered", "left", "triggered"} & set(table.story())
    assert "swapped-in" in table.story()


@rule("CHA-SWAP-08", "CHA-SWAP-09", "CHA-SWAP-10")
def test_swap_with_another_name_counts_as_leaving_and_entering() -> None:
    table = FixtureTable("spider-man")
    table.put("friend", damage=1, exhausted=True, confused=1)
    table.put("gear", on="friend")
    table.put("ally-greeter")
    table.put("farewell")
    table.discard("tough-friend")
    table.hand("stand-in")
    table.does("play:stand-in", "trigger:ally-greeter", "trigger:farewell")
    new = table.piece("tough-friend")
    assert (new.damage, new.exhausted, new.confused, new.tough) == (0, False, 0, 1)
    assert not table.in_play("gear")
    assert "friend" in table.discarded()


@rule("CHA-SWAP-07")
def test_hit_point_dial_is_kept_under_the_same_name() -> None:
    table = FixtureTable("spider-man")
    table.change("rhino-1", damage=5)  # 9 of 14 left
    table.state.encounter_discard.append("rhino-2")
    table.hand("recast-villain")
    table.does("play:recast-villain")
    assert table.state.villain == "rhino-2"
    assert table.stat("rhino-2", "hp") == 15
    assert numbers.remaining(table.state, "rhino-2") == 9


@rule("CHA-SWAP-11")
def test_hit_point_dial_is_reset_under_another_name() -> None:
    table = FixtureTable("spider-man")
    table.change("rhino-1", damage=11, stunned=1)
    table.state.encounter_discard.append("klaw-1")
    table.hand("recast-villain")
    table.does("play:recast-villain")
    assert table.state.villain == "klaw-1"
    assert numbers.remaining(table.state, "klaw-1") == table.stat("klaw-1", "hp") == 12
    assert table.piece("klaw-1").stunned == 0
    assert "attack:spider-man>klaw-1" in table.options()


# --- tucking --------------------------------------------------------------------------------------------------------


@rule("CHA-TUCK-01", "CHA-TUCK-02", "CHA-TUCK-03")
def test_a_tucked_card_is_out_of_play_and_not_attached() -> None:
    table = FixtureTable("spider-man")
    table.put("archive")
    table.put("friend")
    table.hand("rally")
    table.does("use:archive")
    assert table.events("tucked-open") == [{"card": "friend", "under": "archive"}]
    assert not table.in_play("friend")
    assert plain(table.piece("archive").tucked) == ["friend"]
    assert table.state.attached(table.thing("archive")) == []
    assert not any("friend" in option for option in table.options())
    leaving.leave_play(table.state, table.thing("archive"))
    assert sorted(table.discarded()) == ["archive", "friend"]


# --- finding and looking --------------------------------------------------------------------------------------------


@rule("CHA-FIND-01", "CHA-FIND-02")
def test_find_takes_a_known_card_without_searching() -> None:
    table = FixtureTable("spider-man")
    table.state.encounter_discard.append(table.make("bounty"))
    order = table.state.encounter[:]
    table.hand("manhunt")
    table.does("play:manhunt", "undefended")
    assert table.in_play("bounty")
    assert table.state.encounter == order  # neither searched nor shuffled
    table = FixtureTable("spider-man", form="alter-ego")
    table.encounter("bounty")
    table.hand("manhunt")
    table.does("play:manhunt")
    assert "searches" in table.story()
    assert table.in_play("bounty")


@rule("CHA-FIND-01")
def test_find_takes_only_one_of_two_copies() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.state.encounter_discard += [table.make("bounty"), table.make("bounty")]
    table.hand("manhunt")
    table.does("play:manhunt")
    assert len(table.state.named("bounty")) == 1
    assert plain(table.state.encounter_discard).count("bounty") == 1


@rule("CHA-FIND-03", "CHA-FIND-04", "CHA-FIND-05")
def test_find_searches_only_the_named_places() -> None:
    table = FixtureTable("spider-man")
    table.state.players[0].dealt.append(table.make("bounty"))
    table.change("rhino-1", boosts=[table.make("bounty")])
    table.state.victory.append(table.make("bounty"))
    table.state.removed.append(table.make("bounty"))
    table.hand("manhunt")
    assert "play:manhunt" not in table.options()


@rule("CHA-FIND-06", "CHA-FIND-07", "CHA-FIND-08", "CHA-FIND-09")
def test_a_minion_found_in_play_engages_and_is_revealed_but_does_not_enter() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("bounty", seat=1, damage=2)
    table.put("any-minion-badge", on="bounty")
    table.hand("manhunt", "manhunt")
    table.does("play:manhunt")
    piece = table.piece("bounty")
    assert (piece.area, piece.damage, piece.tough) == (0, 2, 0)
    assert table.in_play("any-minion-badge")
    assert "entered" not in table.story()
    table.does("undefended", "undefended")  # quickstrike resolves first because it engaged, as with any reveal
    assert table.damage("spider-man") == 2
    assert table.threat() == 1  # incite
    assert table.piece("spider-man").confused == 1  # When Revealed
    table.does("play:manhunt")  # engaged already: no quickstrike
    assert table.threat() == 2
    table.waits_for(0, "turn")


@rule("CHA-LOOK-01", "CHA-LOOK-03", "CHA-LOOK-04", "CHA-DECK-02")
def test_looking_at_cards_is_private_and_changes_nothing() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.encounter("brawler", "rock", "announcer")
    order = table.state.encounter[:]
    table.hand("peek")
    table.does("play:peek")
    looked = [event for event in table.happened if event.kind == "looked"]
    assert [event.facts["card"] for event in looked] == ["brawler", "rock", "announcer"]
    assert {event.audience for event in looked} == {0}
    assert all(event.audience == EVERYONE for event in table.happened if event.kind != "looked")
    assert table.state.encounter == order
    table.state.encounter = table.state.encounter[-3:]
    table.hand("peek")
    table.does("play:peek")
    assert (len(table.state.encounter), table.state.tokens) == (3, 0)  # the deck is not empty
