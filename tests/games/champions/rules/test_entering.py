"""In play and out of play, and the area of each card."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table, plain
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.vocabulary.selectors.table import Those
from tableverse.kernel.effects import Resolving
from tableverse.kernel.ledger import rule

# --- in play and out of play ----------------------------------------------------------------------------------------


@rule("CHA-INPLAY-02", "CHA-INPLAY-03", "CHA-INPLAY-06", "CHA-PLAYAREA-01", "CHA-PLAYAREA-03", "CHA-VILLAINAREA-01")
@rule("CHA-OWNER-03", "CHA-PLAYERAREA-01")
def test_cards_in_play_at_the_start() -> None:
    table = Table("spider-man", "she-hulk")
    assert sorted(plain(list(table.state.play))) == ["rhino-1", "she-hulk", "spider-man", "the-break-in"]
    assert [piece.area for piece in table.state.play.values() if piece.id == table.state.players[0].identity] == [0]
    assert table.piece("rhino-1").area == -1
    assert table.piece("the-break-in").area == -1
    assert table.state.card(table.thing("spider-man")).kind == "hero"  # the other side has no effect
    assert "trigger" not in "".join(table.options())


@rule("CHA-INPLAY-07", "CHA-INITIATE-06")
def test_an_event_is_out_of_play_while_it_resolves() -> None:
    table = FixtureTable("spider-man")
    table.put("brawler")
    table.hand("zap")
    table.does("play:zap")
    table.waits_for(0, "pick")
    assert not table.in_play("zap")
    assert plain(table.state.limbo) == ["zap"]


@rule("CHA-INPLAY-09", "CHA-INPLAY-10", "CHA-INPLAY-11", "CHA-SETASIDE-01", "CHA-REMOVEDGAME-01", "CHA-REMOVEDGAME-03")
def test_cards_out_of_play_do_not_count() -> None:
    table = FixtureTable("spider-man")
    table.put("friend", boosts=[], tucked=[table.make("busy-friend", 0)])
    state = table.state
    state.players[0].dealt.append(table.make("brawler"))
    state.encounter_discard.append(table.make("rock"))
    state.removed.append(table.make("underboss"))
    state.victory.append(table.make("trophy"))
    assert [card for card in state.players[0].nemesis if state.cards.of(card).kind == "minion"]
    assert numbers.enemies(state) == [state.villain]
    assert plain(Those("friends").find(state, Resolving("", 0, ""))) == ["spider-man", "friend"]
    table.hand("ambush-a-minion")
    assert "play:ambush-a-minion" not in table.options()


@rule("CHA-REMOVEDGAME-02")
def test_removed_card_stays_out_of_the_game() -> None:
    table = FixtureTable("spider-man")
    table.put("brawler")
    table.hand("banish")
    table.does("play:banish")
    table.does("end-turn", *["pass", "undefended"])
    assert "brawler" in plain(table.state.removed)
    assert "brawler" not in plain(table.state.encounter + table.state.encounter_discard)


@rule("CHA-INPLAY-04", "CHA-PLAYPUT-06", "CHA-PLAYPUT-03", "CHA-PLAYPUT-05")
def test_putting_into_play_is_entering_but_not_playing() -> None:
    table = FixtureTable("spider-man")
    table.put("ally-greeter")
    table.put("ally-payer")
    table.hand("bring-a-friend", "friend")  # no resources to pay with
    table.does("play:bring-a-friend", "trigger:ally-greeter")
    assert (table.in_play("friend"), table.piece("friend").area) == (True, 0)
    assert table.held() == ["quiet-card"]  # the other player was not asked
    table.waits_for(0, "turn")


@rule("CHA-PLAYPUT-04", "CHA-PLAYRESTRICTION-01")
def test_putting_into_play_ignores_restrictions_on_playing() -> None:
    table = FixtureTable("spider-man")
    table.hand("rookie", "bring-a-friend")
    assert "play:rookie" not in table.options()  # it has a dash for a cost
    table.does("play:bring-a-friend")
    assert table.in_play("rookie")


@rule("CHA-PLAYPUT-07")
def test_card_put_into_play_attaches_as_its_text_says() -> None:
    table = FixtureTable("spider-man")
    table.put("friend")
    table.hand("bring-gear", "gear")
    table.does("play:bring-gear")
    assert plain(table.piece("gear").host) == "friend"


@rule("CHA-PLAYPUT-01", "CHA-INITIATE-11")
def test_playing_is_paying_and_entering_play() -> None:
    table = FixtureTable("spider-man")
    table.put("ally-greeter")
    table.put("ally-payer")
    table.hand("friend", "spark")
    table.does("play:friend", "trigger:ally-greeter", "trigger:ally-payer")
    assert table.in_play("friend")
    assert table.discarded() == ["spark"]


# --- play areas -----------------------------------------------------------------------------------------------------


@rule("CHA-PLAYAREA-02", "CHA-PLAYAREA-04", "CHA-PLAYERAREA-04", "CHA-VILLAINAREA-02", "CHA-PLAYER-01")
def test_minions_are_in_a_players_area_and_schemes_in_the_villains() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.reveals("brawler", seat=1)
    table.reveals("road-block", seat=1)
    table.reveals("jammer", seat=1)
    assert [table.piece(card).area for card in ("brawler", "road-block", "jammer")] == [1, -1, -1]
    assert plain([piece.id for piece in table.state.engaged(1)]) == ["brawler"]
    assert table.state.engaged(0) == []


@rule("CHA-PLAYERAREA-06", "CHA-OWNER-04")
def test_cards_enter_the_players_own_area_unless_stated_otherwise() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.hand("plain-support", "shared-support")
    table.does("play:plain-support")
    assert table.piece("plain-support").area == 0  # nobody was asked
    table.does("play:shared-support")
    assert table.options() == ["place:spider-man", "place:she-hulk"]
    table.does("place:she-hulk")
    assert table.piece("shared-support").area == 1


@rule("CHA-PLAYERAREA-07")
def test_eliminated_player_has_no_area() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.put("library")
    table.hand("study")
    table.change("spider-man", damage=9)
    table.attacked("rhino-1")
    table.does("pass", "undefended", "undefended")
    assert table.events("eliminated") == [{"seat": 0}]
    assert not table.in_play("library")
    assert (table.held(0), table.state.players[0].deck) == ([], [])


# --- exhausting -----------------------------------------------------------------------------------------------------


@rule("CHA-EXHAUST-01", "CHA-EXHAUST-03", "CHA-READY-02")
def test_a_card_stays_exhausted_until_it_is_readied() -> None:
    table = FixtureTable("spider-man")
    table.put("friend")
    table.hand("rally")
    table.does("attack:friend>rhino-1")
    assert table.piece("friend").exhausted
    table.does("play:rally")
    assert table.events("ready") == [{"card": "friend"}]
    assert not table.piece("friend").exhausted
    table.does("attack:spider-man>rhino-1", "end-turn")
    assert not table.piece("spider-man").exhausted  # at the end of the phase
