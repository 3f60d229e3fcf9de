"""Where cards are: entering and leaving play, attached, tucked, moved, swapped, found; piles, owners and control."""

import pytest

from games.champions.table import GAME, Table, plain
from tableverse.games.champions.ids import owner_of
from tableverse.games.champions.rules import leaving, numbers, uniqueness
from tableverse.games.champions.state import Piece
from tableverse.games.champions.view import PlayerView
from tableverse.kernel.errors import BadSetting
from tableverse.kernel.event import EVERYONE
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule
from tableverse.kernel.rng import Rng


def pile(things: list[str]) -> list[str]:
    return plain(things)


# --- leaving play ---------------------------------------------------------------------------------------------------


@rule("CHA-LEAVEPLAY-01", "CHA-LEAVEPLAY-02")
def test_every_way_out_of_play_is_leaving_it() -> None:
    for card, event, to in (("friend", "sink", "discard"), ("brawler", "banish", "removed")):
        table = Table("spider-man")
        table.put("farewell")
        table.put(card)
        table.hand(event)
        table.does(f"play:{event}", "trigger:farewell")
        assert table.events("left") == [{"card": card, "to": to}]
        assert table.held() == ["quiet-card"]
    table = Table("she-hulk")
    table.put("farewell")
    table.put("trophy")
    table.does("attack:she-hulk>trophy", "trigger:farewell")
    assert table.events("left") == [{"card": "trophy", "to": "victory"}]


@rule("CHA-LEAVEPLAY-03", "CHA-LEAVEPLAY-07", "CHA-READY-01")
def test_a_card_that_comes_back_is_a_new_card() -> None:
    table = Table("spider-man")
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
def test_what_is_on_a_card_goes_with_it() -> None:
    table = Table("she-hulk")
    table.put("brawler")
    boost = table.make("loud-threat")
    tucked = table.make("friend", 0)
    table.change("brawler", boosts=[boost], tucked=[tucked])
    table.put("guard-badge", on="brawler")
    table.put("gear", on="brawler")
    table.does("attack:she-hulk>brawler")
    assert sorted(pile(table.state.encounter_discard)) == ["brawler", "guard-badge", "loud-threat"]
    assert sorted(table.discarded()) == ["friend", "gear"]


# --- attaching ------------------------------------------------------------------------------------------------------


@rule("CHA-ATTACH-01", "CHA-ATTACH-06", "CHA-PLAYERAREA-02")
def test_an_upgrade_is_attached_as_it_enters_play_or_stays_in_hand() -> None:
    table = Table("spider-man")
    table.hand("gear")
    assert "play:gear" not in table.options()
    table.put("friend")
    table.does("play:gear")
    assert plain(table.piece("gear").host) == "friend"
    assert table.stat("friend", "atk") == 2


@rule("CHA-ATTACH-04", "CHA-EXHAUST-02")
def test_an_attached_card_exhausts_by_itself() -> None:
    table = Table("spider-man")
    table.put("friend")
    table.put("gear", on="friend")
    table.does("use:gear")
    assert (table.piece("gear").exhausted, table.piece("friend").exhausted) == (True, False)
    assert "use:gear/gear-1" not in table.options()
    table.does("attack:friend>rhino-1")
    assert table.piece("friend").exhausted
    assert not any(option.startswith(("attack:friend", "thwart:friend")) for option in table.options())


@rule("CHA-ATTACH-05")
def test_what_was_attached_once_stays() -> None:
    table = Table("captain-marvel")
    table.put("spider-woman")
    table.hand("avenger-gear")
    table.does("play:avenger-gear")
    table.change("spider-woman", face="friend")  # no Avenger any more
    table.does("end-turn", "undefended")
    assert table.in_play("avenger-gear")


@rule("CHA-ATTACH-07")
def test_an_attachment_without_a_host_is_discarded() -> None:
    table = Table("spider-man")
    table.reveals("guard-badge")
    assert not table.in_play("guard-badge")
    assert pile(table.state.encounter_discard) == ["guard-badge"]


@rule("CHA-ATTACH-08")
def test_an_effect_may_attach_a_card_elsewhere_than_it_says() -> None:
    table = Table("spider-man")
    table.put("brawler")
    table.state.encounter_discard.append(table.make("war-paint"))
    table.reveals("stick-it-on")
    assert plain(table.piece("war-paint").host) == "brawler"
    assert (table.stat("brawler", "atk"), table.stat("rhino-1", "atk")) == (3, 2)


@rule("CHA-FIRSTPLAYER-04", "CHA-FIRSTPLAYER-05")
def test_the_first_player_chooses_among_several_hosts() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("brawler")
    table.put("rock", seat=1)
    table.state.first = 1
    table.reveals("any-minion-badge", seat=0)
    table.waits(1, "place")
    table.does("place:rock")
    assert table.stat("rock", "atk") == 2


# --- in play and out of play ----------------------------------------------------------------------------------------


@rule("CHA-INPLAY-02", "CHA-INPLAY-03", "CHA-INPLAY-06", "CHA-PLAYAREA-01", "CHA-PLAYAREA-03", "CHA-VILLAINAREA-01")
@rule("CHA-OWNER-03", "CHA-PLAYERAREA-01")
def test_what_is_in_play_at_the_beginning() -> None:
    table = Table("spider-man", "she-hulk")
    assert sorted(plain(list(table.state.play))) == ["rhino-1", "she-hulk", "spider-man", "the-break-in"]
    assert [piece.area for piece in table.state.play.values() if piece.id == table.state.players[0].identity] == [0]
    assert table.piece("rhino-1").area == -1
    assert table.piece("the-break-in").area == -1
    assert table.state.card(table.thing("spider-man")).kind == "hero"  # the other side says nothing
    assert "trigger" not in "".join(table.options())


@rule("CHA-INPLAY-07", "CHA-INITIATE-06")
def test_an_event_is_out_of_play_while_it_resolves() -> None:
    table = Table("spider-man")
    table.put("brawler")
    table.hand("zap")
    table.does("play:zap")
    table.waits(0, "pick")
    assert not table.in_play("zap")
    assert pile(table.state.limbo) == ["zap"]


@rule("CHA-INPLAY-09", "CHA-INPLAY-10", "CHA-INPLAY-11", "CHA-SETASIDE-01", "CHA-REMOVEDGAME-01", "CHA-REMOVEDGAME-03")
def test_cards_elsewhere_do_not_count() -> None:
    table = Table("spider-man")
    table.put("friend", boosts=[], tucked=[table.make("busy-friend", 0)])
    state = table.state
    state.players[0].dealt.append(table.make("brawler"))
    state.encounter_discard.append(table.make("rock"))
    state.removed.append(table.make("underboss"))
    state.victory.append(table.make("trophy"))
    assert [card for card in state.players[0].nemesis if state.cards.of(card).kind == "minion"]
    assert numbers.enemies(state) == [state.villain]
    assert plain(numbers.friends(state)) == ["spider-man", "friend"]
    table.hand("ambush-a-minion")
    assert "play:ambush-a-minion" not in table.options()


@rule("CHA-REMOVEDGAME-02")
def test_what_is_removed_stays_removed() -> None:
    table = Table("spider-man")
    table.put("brawler")
    table.hand("banish")
    table.does("play:banish")
    table.does("end-turn", *["pass", "undefended"])
    assert "brawler" in pile(table.state.removed)
    assert "brawler" not in pile(table.state.encounter + table.state.encounter_discard)


@rule("CHA-INPLAY-04", "CHA-PLAYPUT-06", "CHA-PLAYPUT-03", "CHA-PLAYPUT-05")
def test_putting_into_play_is_entering_but_not_playing() -> None:
    table = Table("spider-man")
    table.put("ally-greeter")
    table.put("ally-payer")
    table.hand("bring-a-friend", "friend")  # nothing to pay with
    table.does("play:bring-a-friend", "trigger:ally-greeter")
    assert (table.in_play("friend"), table.piece("friend").area) == (True, 0)
    assert table.held() == ["quiet-card"]  # the other one was not asked
    table.waits(0, "turn")


@rule("CHA-PLAYPUT-04", "CHA-PLAYRESTRICTION-01")
def test_putting_into_play_ignores_restrictions_on_playing() -> None:
    table = Table("spider-man")
    table.hand("rookie", "bring-a-friend")
    assert "play:rookie" not in table.options()  # it has a dash for a cost
    table.does("play:bring-a-friend")
    assert table.in_play("rookie")


@rule("CHA-PLAYPUT-07")
def test_a_card_put_into_play_is_attached_as_it_says() -> None:
    table = Table("spider-man")
    table.put("friend")
    table.hand("bring-gear", "gear")
    table.does("play:bring-gear")
    assert plain(table.piece("gear").host) == "friend"


@rule("CHA-PLAYPUT-01", "CHA-INITIATE-11")
def test_playing_is_paying_and_entering_play() -> None:
    table = Table("spider-man")
    table.put("ally-greeter")
    table.put("ally-payer")
    table.hand("friend", "spark")
    table.does("play:friend", "trigger:ally-greeter", "trigger:ally-payer")
    assert table.in_play("friend")
    assert table.discarded() == ["spark"]


# --- play areas -----------------------------------------------------------------------------------------------------


@rule("CHA-PLAYAREA-02", "CHA-PLAYAREA-04", "CHA-PLAYERAREA-04", "CHA-VILLAINAREA-02", "CHA-PLAYER-01")
def test_minions_are_in_a_players_area_and_schemes_in_the_villains() -> None:
    table = Table("spider-man", "she-hulk")
    table.reveals("brawler", seat=1)
    table.reveals("road-block", seat=1)
    table.reveals("jammer", seat=1)
    assert [table.piece(card).area for card in ("brawler", "road-block", "jammer")] == [1, -1, -1]
    assert plain([piece.id for piece in table.state.engaged(1)]) == ["brawler"]
    assert table.state.engaged(0) == []


@rule("CHA-PLAYERAREA-06", "CHA-OWNER-04")
def test_cards_are_played_into_ones_own_area_unless_they_say_otherwise() -> None:
    table = Table("spider-man", "she-hulk")
    table.hand("plain-support", "shared-support")
    table.does("play:plain-support")
    assert table.piece("plain-support").area == 0  # nobody was asked
    table.does("play:shared-support")
    assert table.options() == ["place:spider-man", "place:she-hulk"]
    table.does("place:she-hulk")
    assert table.piece("shared-support").area == 1


@rule("CHA-PLAYERAREA-07")
def test_the_area_of_an_eliminated_player_is_gone() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("library")
    table.hand("study")
    table.change("spider-man", damage=9)
    table.attacked("rhino-1")
    table.does("pass", "undefended", "undefended")
    assert table.events("eliminated") == [{"seat": 0}]
    assert not table.in_play("library")
    assert (table.held(0), table.state.players[0].deck) == ([], [])


# --- moving ---------------------------------------------------------------------------------------------------------


@rule("CHA-MOVE-01", "CHA-MOVE-04", "CHA-MOVE-05", "CHA-MOVE-07", "CHA-MOVE-08")
def test_damage_moved_is_healed_here_and_dealt_there() -> None:
    table = Table("spider-man")
    table.change("spider-man", damage=2)
    table.put("big-minion", tough=1)
    table.hand("pass-the-pain", "pass-the-pain")
    table.does("play:pass-the-pain")
    assert table.events("healed") == [{"card": "spider-man", "amount": 2}]  # not more than there is
    assert (table.damage("spider-man"), table.damage("big-minion"), table.piece("big-minion").tough) == (0, 0, 0)
    table.change("spider-man", damage=4)
    table.does("play:pass-the-pain")
    assert (table.damage("spider-man"), table.damage("big-minion")) == (1, 3)


@rule("CHA-MOVE-06", "CHA-MOVE-04")
def test_damage_moves_from_a_card_to_an_identity_too() -> None:
    table = Table("spider-man")
    table.put("friend", damage=2)
    table.hand("take-the-pain")
    table.does("play:take-the-pain")
    assert (table.damage("friend"), table.damage("spider-man")) == (0, 2)


@rule("CHA-MOVE-02", "CHA-MOVE-03")
def test_a_move_needs_two_ends() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 4
    table.hand("shift-threat", "pass-the-pain")
    assert "play:shift-threat" not in table.options()
    table.put("brawler")
    assert "play:pass-the-pain" not in table.options()  # nothing to move
    table.put("road-block")
    table.does("play:shift-threat")
    assert (table.threat(), table.threat("road-block")) == (2, 4)


@rule("CHA-MOVE-09")
def test_crisis_holds_threat_that_would_be_moved_too() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 4
    table.put("crowd-control")
    table.hand("shift-threat")
    assert "play:shift-threat" not in table.options()


@rule("CHA-MOVE-10")
def test_threat_moved_to_the_main_scheme_may_complete_it() -> None:
    table = Table("spider-man")
    table.state.play[table.state.scheme].threat = 5
    table.put("road-block")
    table.hand("raise-stakes")
    table.does("play:raise-stakes")
    assert table.events("completed") == [{"card": "the-break-in"}]


# --- swapping -------------------------------------------------------------------------------------------------------


@rule("CHA-SWAP-01", "CHA-SWAP-03")
def test_a_swap_with_the_deck_is_no_drawing() -> None:
    table = Table("spider-man")
    table.deck("backflip")
    table.hand("trade-in", "spark")
    table.does("play:trade-in")
    assert table.held() == ["backflip"]
    assert plain(table.state.players[0].deck[-1]) == "spark"
    assert "drew" not in table.kinds()


@rule("CHA-SWAP-02")
def test_a_swap_needs_both_cards() -> None:
    table = Table("spider-man")
    table.hand("trade-in")
    assert "play:trade-in" not in table.options()
    table.hand("trade-in", "spark")
    table.state.players[0].deck = []
    table.ask()
    assert "play:trade-in" not in table.options()


@rule("CHA-SWAP-04", "CHA-SWAP-05", "CHA-SWAP-06")
def test_a_swap_under_the_same_name_takes_everything_over() -> None:
    table = Table("spider-man")
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
    assert new.tough == 0  # toughness is for entering play
    assert table.piece("gear").host == new.id
    assert old in table.state.players[0].discard
    assert not {"entered", "left", "triggered"} & set(table.kinds())


@rule("CHA-SWAP-08", "CHA-SWAP-09", "CHA-SWAP-10")
def test_a_swap_under_another_name_is_leaving_and_entering() -> None:
    table = Table("spider-man")
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
def test_a_dial_keeps_its_value_under_the_same_name() -> None:
    table = Table("spider-man")
    table.change("rhino-1", damage=5)  # 9 of 14 left
    table.state.encounter_discard.append("rhino-2")
    table.hand("recast-villain")
    table.does("play:recast-villain")
    assert table.state.villain == "rhino-2"
    assert table.stat("rhino-2", "hp") == 15
    assert numbers.remaining(table.state, "rhino-2") == 9


@rule("CHA-SWAP-11")
def test_a_dial_is_set_anew_under_another_name() -> None:
    table = Table("spider-man")
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
    table = Table("spider-man")
    table.put("archive")
    table.put("friend")
    table.hand("rally")
    table.does("use:archive")
    assert table.events("tucked-open") == [{"card": "friend", "under": "archive"}]
    assert not table.in_play("friend")
    assert pile(table.piece("archive").tucked) == ["friend"]
    assert table.state.attached(table.thing("archive")) == []
    assert not any("friend" in option for option in table.options())
    leaving.leave_play(table.state, table.thing("archive"))
    assert sorted(table.discarded()) == ["archive", "friend"]


# --- finding and looking --------------------------------------------------------------------------------------------


@rule("CHA-FIND-01", "CHA-FIND-02")
def test_a_card_is_found_where_it_is_known_to_lie() -> None:
    table = Table("spider-man")
    table.state.encounter_discard.append(table.make("bounty"))
    order = table.state.encounter[:]
    table.hand("manhunt")
    table.does("play:manhunt", "undefended")
    assert table.in_play("bounty")
    assert table.state.encounter == order  # neither searched nor shuffled
    table = Table("spider-man", form="alter-ego")
    table.encounter("bounty")
    table.hand("manhunt")
    table.does("play:manhunt")
    assert "searches" in table.kinds()
    assert table.in_play("bounty")


@rule("CHA-FIND-03", "CHA-FIND-04", "CHA-FIND-05")
def test_finding_does_not_look_everywhere() -> None:
    table = Table("spider-man")
    table.state.players[0].dealt.append(table.make("bounty"))
    table.change("rhino-1", boosts=[table.make("bounty")])
    table.state.victory.append(table.make("bounty"))
    table.state.removed.append(table.make("bounty"))
    table.hand("manhunt")
    assert "play:manhunt" not in table.options()


@rule("CHA-FIND-06", "CHA-FIND-07", "CHA-FIND-08", "CHA-FIND-09")
def test_a_minion_found_in_play_engages_and_is_revealed_but_does_not_enter() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("bounty", seat=1, damage=2)
    table.put("any-minion-badge", on="bounty")
    table.hand("manhunt", "manhunt")
    table.does("play:manhunt")
    piece = table.piece("bounty")
    assert (piece.area, piece.damage, piece.tough) == (0, 2, 0)
    assert table.in_play("any-minion-badge")
    assert "entered" not in table.kinds()
    table.does("undefended", "undefended")  # quickstrike: it engaged, which comes first, as in any revealing
    assert table.damage("spider-man") == 2
    assert table.threat() == 1  # incite
    assert table.piece("spider-man").confused == 1  # When Revealed
    table.does("play:manhunt")  # engaged already: no quickstrike
    assert table.threat() == 2
    table.waits(0, "turn")


@rule("CHA-LOOK-01", "CHA-LOOK-03", "CHA-LOOK-04", "CHA-DECK-02")
def test_only_who_looks_sees_and_nothing_changes() -> None:
    table = Table("spider-man", "she-hulk")
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


# --- discarding and decks -------------------------------------------------------------------------------------------


@rule("CHA-DISCARD-01", "CHA-DISCARD-02", "CHA-DISCARD-03", "CHA-OWNER-01", "CHA-OWNER-02", "CHA-OWNER-05")
@rule("CHA-DISCARDPILE-01", "CHA-DISCARDPILE-02", "CHA-CONTROLCHANGE-03", "CHA-CONTROLCHANGE-08")
def test_a_discarded_card_lies_on_its_owners_pile() -> None:
    table = Table("spider-man", "she-hulk")
    table.discard("spark")
    table.put("friend", seat=1, area=0)  # controlled by the other player
    table.put("friend", seat=0).tough = 0
    table.put("brawler")
    table.hand("sink", "ambush-a-minion")
    theirs = next(thing for thing in table.state.play if thing.startswith("friend@1"))
    table.state.decision = None
    GAME.settle(table.state)
    table.does("play:sink")
    GAME.apply(table.state, f"pick:{theirs}")
    assert table.discarded(1) == ["friend"]
    assert table.discarded(0) == ["spark", "sink"]
    table.does("play:ambush-a-minion")
    assert pile(table.state.encounter_discard) == ["brawler"]


@rule("CHA-DISCARD-08")
def test_what_is_discarded_after_a_look_comes_from_the_top_of_the_deck() -> None:
    table = Table("iron-man", form="alter-ego")
    table.put("mill-watch")
    table.deck("spark", "muscle", "insight")
    table.does("use:iron-man", "pick:muscle", "trigger:mill-watch")
    assert sorted(table.discarded()) == ["insight", "spark"]
    assert table.held() == ["muscle", "quiet-card"]


@rule("CHA-DISCARD-05", "CHA-DISCARDPILE-04")
def test_cards_from_a_deck_are_discarded_in_their_order() -> None:
    table = Table("spider-man")
    table.deck("spark", "muscle", "insight", "anything", "study")
    table.hand("discard-five")
    table.does("play:discard-five")
    assert table.discarded() == ["spark", "muscle", "insight", "anything", "study", "discard-five"]


@rule("CHA-DISCARD-07", "CHA-DISCARD-06")
def test_a_discard_from_a_deck_is_answered_once_all_are_there() -> None:
    table = Table("spider-man")
    table.put("mill-watch")
    table.hand("discard-five")
    table.does("play:discard-five")
    table.waits(0, "window")
    assert len(table.events("discarded")) == 5
    table.does("trigger:mill-watch")  # once for all of them
    assert table.held() == ["quiet-card"]
    table.waits(0, "turn")


@rule("CHA-DISCARD-04")
def test_cards_from_hand_are_discarded_in_the_order_chosen() -> None:
    table = Table("spider-man")
    table.hand("throw-two", "spark", "muscle", "insight")
    table.does("play:throw-two", "pick:insight", "pick:spark")
    assert table.discarded() == ["insight", "spark", "throw-two"]


@rule("CHA-DISCARDPILE-03")
def test_everybody_sees_all_discard_piles() -> None:
    table = Table("spider-man", "she-hulk")
    table.discard("spark", "muscle", seat=1)
    table.state.encounter_discard = [table.make("rock")]
    view = GAME.view(table.state, 0)
    assert pile(view.players[1].discard) == ["spark", "muscle"]
    assert pile(view.encounter_discard) == ["rock"]


@rule("CHA-SHUFFLE-01")
def test_shuffling_gives_an_order_that_nobody_knows() -> None:
    orders: set[tuple[str, ...]] = set()
    cards = ("spark", "muscle", "insight", "anything", "study")
    for seed in range(5):
        table = Table("spider-man")
        table.state.rng = Rng(seed)
        table.state.players[0].deck = []
        table.deck(*cards)
        table.hand("look-for-gear")
        table.does("play:look-for-gear")
        orders.add(tuple(pile(table.state.players[0].deck)))
        assert sorted(pile(table.state.players[0].deck)) == sorted(cards)
    assert len(orders) > 3
    assert "deck" not in PlayerView.FIELDS  # a view tells how many there are, not which


@rule("CHA-PLAYERDECK-05")
def test_discarding_stops_when_the_deck_runs_out() -> None:
    table = Table("spider-man")
    player = table.state.players[0]
    player.deck = player.deck[:2]
    table.discard("spark", "muscle", "insight")
    table.hand("discard-five")
    table.does("play:discard-five")
    assert len(table.events("discarded")) == 2
    assert table.events("reshuffled") == [{"seat": 0}]
    assert len(player.deck) == 5
    assert len(player.dealt) == 1


@rule("CHA-PLAYERDECK-06")
def test_an_empty_deck_waits_for_a_card_to_be_discarded() -> None:
    table = Table("spider-man")
    player = table.state.players[0]
    player.deck = []
    table.put("brawler")
    table.hand("zap", "spark")
    assert player.dealt == []
    table.does("play:zap", "pick:rhino-1")
    assert (pile(player.deck), player.discard, len(player.dealt)) == (["zap"], [], 1)


@rule("CHA-PLAYERDECK-01", "CHA-DECK-01")
def test_a_deck_holds_the_cards_its_player_began_with() -> None:
    state = GAME.new(Config(2, {"scenario": "rhino"}), 3)
    for seat, player in enumerate(state.players):
        cards = [*player.deck, *player.hand, *player.discard]
        assert {owner_of(thing) for thing in cards} == {seat}
        kinds = {state.cards.of(thing).kind for thing in cards}
        assert kinds <= {"ally", "event", "resource", "support", "upgrade"}
        assert len(cards) + len([p for p in state.play.values() if owner_of(p.id) == seat]) - 1 == 40
    assert all(owner_of(thing) == -1 for thing in state.encounter)
    assert state.villain_deck
    assert state.villain in state.play


@rule("CHA-DRAWCARDS-02")
def test_cards_drawn_by_one_effect_are_drawn_at_once() -> None:
    table = Table("spider-man")
    table.put("blood-price")
    table.does("use:blood-price")
    assert table.events("drew") == [{"seat": 0, "amount": 2}]


@rule("CHA-DRAWCARDS-04", "CHA-HANDSIZE-01")
def test_the_hand_is_brought_to_its_size_at_the_end_of_the_phase() -> None:
    table = Table("spider-man")
    table.hand(*["spark"] * 7)
    table.put("library")
    table.does("use:library")
    assert len(table.held()) == 8  # no limit meanwhile
    table.does("end-turn")
    table.waits(0, "discard")
    table.does("discard:spark", "discard:spark")
    assert "done" not in table.options()
    table.does("discard:spark", "done")
    assert len(table.held()) == 5
    table = Table("spider-man")
    table.hand("spark", "muscle")
    table.does("end-turn", "done")
    assert len(table.held()) == 5


@rule("CHA-HANDSIZE-02")
def test_the_refill_looks_at_the_hand_size_after_each_card() -> None:
    table = Table("spider-man")
    player = table.state.players[0]
    player.deck = player.deck[:2]
    table.discard("spark", "spark", "spark", "spark")
    table.does("end-turn")
    assert len(table.held()) == 5  # two, the new deck, three more


# --- owner and control ----------------------------------------------------------------------------------------------


@rule("CHA-CONTROLCHANGE-01", "CHA-CONTROLCHANGE-05", "CHA-CONTROLCHANGE-06")
def test_a_character_changes_hands_as_it_is() -> None:
    table = Table("spider-man", "she-hulk")
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
def test_nothing_answers_the_way_to_the_owners_pile() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("farewell", seat=0)
    table.put("farewell", seat=1)
    table.put("friend", seat=1, area=0)
    table.hand("sink")
    table.does("play:sink")
    table.waits(0, "window")  # it left the area of its controller
    table.does("pass")
    table.waits(0, "turn")  # and nobody else's
    assert table.discarded(1) == ["friend"]


@rule("CHA-CONTROLCHANGE-07")
def test_control_ends_with_what_gave_it() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("friend", seat=1)
    table.hand("mind-chip", "study")
    table.does("play:mind-chip")
    assert table.piece("friend").area == 0
    leaving.leave_play(table.state, table.thing("mind-chip"))
    table.ask()
    assert table.piece("friend").area == 1
    assert table.discarded(0)[-1] == "mind-chip"


@rule("CHA-CONTROLCHANGE-10", "CHA-CONTROLCHANGE-02")
def test_a_card_from_hand_goes_to_its_owners_pile_whoever_held_it() -> None:
    table = Table("spider-man", "she-hulk")
    table.state.players[0].hand = [table.make("throw-two", 0), table.make("uppercut", 1), table.make("spark", 0)]
    table.ask()
    table.does("play:throw-two", "pick:uppercut")
    assert table.discarded(1) == ["uppercut"]
    assert table.discarded(0) == ["spark", "throw-two"]


@rule("CHA-CONTROLCHANGE-09")
def test_an_event_goes_to_its_owners_pile_whoever_played_it() -> None:
    table = Table("spider-man", "she-hulk")
    table.state.players[0].hand = [table.make("study", 1)]
    table.ask()
    table.does("play:study")
    assert (table.discarded(0), table.discarded(1)) == ([], ["study"])


@rule("CHA-OWNER-06")
def test_a_player_card_of_the_scenario_belongs_to_whoever_takes_it() -> None:
    table = Table("spider-man", "she-hulk")
    stray = Piece(table.make("friend"), "friend", -1, damage=1)
    table.state.play[stray.id] = stray
    table.put("gear", on="friend")
    table.hand("recruit", "sink")
    table.does("play:recruit")
    thing = table.thing("friend")
    assert (owner_of(thing), table.piece("friend").area, table.damage("friend")) == (0, 0, 1)
    assert table.piece("gear").host == thing
    table.does("play:sink")
    assert sorted(table.discarded(0)) == ["friend", "gear", "recruit", "sink"]
    assert table.state.encounter_discard == []


@rule("CHA-MAX-05", "CHA-MAX-06")
def test_one_per_player_counts_for_each_player() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("one-each")
    table.hand("one-each", "take-a-support")
    table.hand("one-each", seat=1)
    assert "play:one-each" not in table.options()
    table.does("end-turn")
    table.does("play:one-each")
    assert [piece.area for piece in table.state.play.values() if plain(piece.id) == "one-each"] == [0, 1]
    table.hand("take-a-support", seat=1)
    assert "play:take-a-support" not in table.options()  # a second one cannot be taken over
    table.put("archive")
    table.does("play:take-a-support")  # of several, only what may be taken over is
    supports = [(plain(piece.id), piece.area) for piece in table.state.of_kind("support")]
    assert sorted(supports) == [("archive", 1), ("one-each", 0), ("one-each", 1)]


@rule("CHA-MAX-07")
def test_one_per_ally_counts_for_each_ally() -> None:
    table = Table("spider-man")
    table.put("friend")
    table.hand("gear", "gear", "gear")
    table.does("play:gear")
    assert "play:gear" not in table.options()
    table.put("busy-friend")
    table.does("play:gear")
    assert sorted(plain(piece.host) for piece in table.state.play.values() if piece.host) == ["busy-friend", "friend"]
    assert "play:gear" not in table.options()


@rule("CHA-COPY-01")
def test_copies_share_their_name_and_their_subtitle() -> None:
    table = Table("she-hulk")
    table.put("spider-friend")
    table.hand("spider-friend", "other-spider")
    assert "play:spider-friend" not in table.options()
    assert "play:other-spider" in table.options()  # the same title, another subtitle
    table.put("one-each")
    table.hand("one-each")
    assert "play:one-each" not in table.options()


# --- unique ---------------------------------------------------------------------------------------------------------


@rule("CHA-UNIQUE-01", "CHA-UNIQUE-02", "CHA-UNIQUE-09", "CHA-UNIQUE-08")
def test_a_unique_card_is_in_play_once_for_all_players() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("one-of-a-kind-ally", seat=1)
    table.hand("one-of-a-kind-ally", "bring-a-friend")
    assert "play:one-of-a-kind-ally" not in table.options()
    assert "play:bring-a-friend" not in table.options()
    table.hand("one-of-a-kind-ally", "bring-a-friend", "friend")
    table.does("play:bring-a-friend")  # the friend is the only one
    assert table.held() == ["one-of-a-kind-ally"]
    assert sum(plain(thing) == "one-of-a-kind-ally" for thing in table.state.play) == 1


@rule("CHA-UNIQUE-03", "CHA-UNIQUE-04")
def test_other_names_match_titles_but_titles_alone_do_not() -> None:
    table = Table("spider-man")
    table.hand("spider-friend", "parker", "other-parker")
    assert "play:spider-friend" in table.options()  # Spider-Man, but Miles Morales
    assert "play:parker" not in table.options()  # titled like the alter-ego
    assert "play:other-parker" not in table.options()  # by its subtitle
    table = Table("she-hulk")
    table.hand("parker", "other-parker")
    table.does("play:parker")
    assert "play:other-parker" not in table.options()


@rule("CHA-UNIQUE-06")
def test_two_players_cannot_be_the_same_hero() -> None:
    with pytest.raises(BadSetting):
        GAME.new(Config(2, {"deck-1": "spider-man-justice", "deck-2": "spider-man-justice"}), 1)


@rule("CHA-UNIQUE-10", "CHA-UNIQUE-11")
def test_a_matching_encounter_card_is_discarded_for_another() -> None:
    table = Table("spider-man")
    table.put("one-of-a-kind-ally")
    table.reveals("one-of-a-kind")
    assert not table.in_play("one-of-a-kind")
    assert pile(table.state.encounter_discard) == ["one-of-a-kind"]
    assert table.threat() == 0  # neither its When Revealed nor incite
    assert len(table.state.players[0].dealt) == 1
    assert "entered" not in table.kinds()


@rule("CHA-UNIQUE-12")
def test_villains_are_not_checked() -> None:
    table = Table("spider-man")
    table.change("rhino-1", damage=13)
    table.put("rhino-friend")
    friend, stage = table.state.card(table.thing("rhino-friend")), table.state.cards.by_id["rhino-2"]
    assert uniqueness.matching(table.state.cards, friend, stage)
    table.does("attack:spider-man>rhino-1")
    assert table.piece("rhino-1").face == "rhino-2"


# --- exhausting -----------------------------------------------------------------------------------------------------


@rule("CHA-EXHAUST-01", "CHA-EXHAUST-03", "CHA-READY-02")
def test_a_card_stays_exhausted_until_it_is_readied() -> None:
    table = Table("spider-man")
    table.put("friend")
    table.hand("rally")
    table.does("attack:friend>rhino-1")
    assert table.piece("friend").exhausted
    table.does("play:rally")
    assert table.events("ready") == [{"card": "friend"}]
    assert not table.piece("friend").exhausted
    table.does("attack:spider-man>rhino-1", "end-turn")
    assert not table.piece("spider-man").exhausted  # at the end of the phase
