"""Leaving play, and cards attached to a card that leaves."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import plain
from tableverse.games.champions.rules import leaving
from tableverse.kernel.ledger import rule

# --- leaving play ---------------------------------------------------------------------------------------------------


@rule("CHA-LEAVEPLAY-01", "CHA-LEAVEPLAY-02")
def test_discard_removal_and_victory_all_count_as_leaving_play() -> None:
    for card, event, to in (("friend", "sink", "discard"), ("brawler", "banish", "removed")):
        table = FixtureTable("spider-man")
        table.put("farewell")
        table.put(card)
        table.hand(event)
        table.does(f"play:{event}", "trigger:farewell")
        assert table.events("left") == [{"card": card, "to": to}]
        assert table.held() == ["quiet-card"]
    table = FixtureTable("she-hulk")
    table.put("farewell")
    table.put("trophy")
    table.does("attack:she-hulk>trophy", "trigger:farewell")
    assert table.events("left") == [{"card": "trophy", "to": "victory"}]


@rule("CHA-LEAVEPLAY-03", "CHA-LEAVEPLAY-07", "CHA-READY-01")
def test_card_returning_to_play_is_a_new_card() -> None:
    table = FixtureTable("spider-man")
    table.put("busy-friend", damage=2, exhausted=True, confused=1, counters=1)
    table.does("use:busy-friend")
    assert "use:busy-friend/busy-friend-1" not in table.options()
    thing = table.thing("busy-friend")
    leaving.leave_play(table.state, thing, "hand")
    table.ask()
    table.does("play:busy-friend")
    piece = table.piece("busy-friend")
    assert piece.id == thing
    assert (piece.damage, piece.exhausted, piece.confused, piece.counters) == (0, False, 0, 0)
    assert "use:busy-friend/busy-friend-1" in table.options()


@rule("CHA-LEAVEPLAY-04", "CHA-LEAVEPLAY-05", "CHA-LEAVEPLAY-06", "CHA-ATTACH-02", "CHA-TUCK-04")
def test_cards_on_a_leaving_card_leave_with_it() -> None:
    table = FixtureTable("she-hulk")
    table.put("brawler")
    boost = table.make("loud-threat")
    tucked = table.make("friend", 0)
    table.change("brawler", boosts=[boost], tucked=[tucked])
    table.put("guard-badge", on="brawler")
    table.put("gear", on="brawler")
    table.does("attack:she-hulk>brawler")
    assert sorted(plain(table.state.encounter_discard)) == ["brawler", "guard-badge", "loud-threat"]
    assert sorted(table.discarded()) == ["friend", "gear"]


# --- attaching ------------------------------------------------------------------------------------------------------


@rule("CHA-ATTACH-01", "CHA-ATTACH-06", "CHA-PLAYERAREA-02")
def test_upgrade_needs_a_host_to_be_played() -> None:
    table = FixtureTable("spider-man")
    table.hand("gear")
    assert "play:gear" not in table.options()
    table.put("friend")
    table.does("play:gear")
    assert plain(table.piece("gear").host) == "friend"
    assert table.stat("friend", "atk") == 2


@rule("CHA-ATTACH-04", "CHA-EXHAUST-02")
def test_an_attached_card_exhausts_by_itself() -> None:
    table = FixtureTable("spider-man")
    table.put("friend")
    table.put("gear", on="friend")
    table.does("use:gear")
    assert (table.piece("gear").exhausted, table.piece("friend").exhausted) == (True, False)
    assert "use:gear/gear-1" not in table.options()
    table.does("attack:friend>rhino-1")
    assert table.piece("friend").exhausted
    assert not any(option.startswith(("attack:friend", "thwart:friend")) for option in table.options())


@rule("CHA-ATTACH-05")
def test_attached_card_stays_when_its_host_no_longer_qualifies() -> None:
    table = FixtureTable("captain-marvel")
    table.put("spider-woman")
    table.hand("avenger-gear")
    table.does("play:avenger-gear")
    table.change("spider-woman", face="friend")  # no longer an Avenger
    table.does("end-turn", "undefended")
    assert table.in_play("avenger-gear")


@rule("CHA-ATTACH-07")
def test_an_attachment_without_a_host_is_discarded() -> None:
    table = FixtureTable("spider-man")
    table.reveals("guard-badge")
    assert not table.in_play("guard-badge")
    assert plain(table.state.encounter_discard) == ["guard-badge"]


@rule("CHA-ATTACH-08")
def test_effect_can_attach_a_card_to_another_host_type() -> None:
    table = FixtureTable("spider-man")
    table.put("brawler")
    table.state.encounter_discard.append(table.make("war-paint"))
    table.reveals("stick-it-on")
    assert plain(table.piece("war-paint").host) == "brawler"
    assert (table.stat("brawler", "atk"), table.stat("rhino-1", "atk")) == (3, 2)


@rule("CHA-FIRSTPLAYER-04", "CHA-FIRSTPLAYER-05")
def test_the_first_player_chooses_among_several_hosts() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("brawler")
    table.put("rock", seat=1)
    table.state.first = 1
    table.reveals("any-minion-badge", seat=0)
    table.waits_for(1, "place")
    table.does("place:rock")
    assert table.stat("rock", "atk") == 2
