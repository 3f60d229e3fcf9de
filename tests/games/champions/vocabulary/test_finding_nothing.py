"""Verbs that find nothing do nothing: what they speak of is not under way, has left play or never was."""

from games.champions.made_up import MadeUpTable
from games.champions.table import plain


def test_words_about_what_is_under_way_do_nothing_where_nothing_is() -> None:
    table = MadeUpTable("spider-man")
    table.put("friend")
    table.put("helicarrier")
    table.hand("out-of-season", "energy")
    table.state.encounter_discard = [table.make("quiet-threat")]
    table.does("play:out-of-season")
    assert table.held() == ["energy", "quiet-card"]
    assert table.state.campaign == {}
    assert plain(table.state.removed) == ["helicarrier"]  # from the game, since there is no campaign
    assert [event["card"] for event in table.events("left", "removed")] == ["helicarrier"]
    assert table.state.modifiers == []
    table.waits_for(0, "turn")


def test_nothing_is_done_to_an_ally_that_has_just_left_play() -> None:
    table = MadeUpTable("spider-man")
    table.put("friend", damage=1)
    table.hand("gone-for-good")
    table.does("play:gone-for-good")
    assert table.held() == ["quiet-card"]  # the one that is not for that ally
    assert table.discarded() == ["friend", "gone-for-good"]
    assert not table.in_play("friend")
    assert (table.damage("spider-man"), table.damage("rhino-1")) == (0, 0)
    table.waits_for(0, "turn")


def test_nothing_is_done_to_a_scheme_that_has_just_been_defeated() -> None:
    table = MadeUpTable("spider-man")
    table.put("bomb-scare", threat=2)
    table.change(plain(table.state.scheme), threat=3)
    table.hand("scheme-no-more")
    table.does("play:scheme-no-more")
    assert not table.in_play("bomb-scare")
    assert (table.threat(), table.state.tokens, table.held()) == (3, 0, ["quiet-card"])
    table.waits_for(0, "turn")


def test_a_card_that_is_its_own_cost_is_attached_to_nothing_any_more() -> None:
    table = MadeUpTable("spider-man")
    table.put("parting-gift", on="rhino-1")
    table.hand("energy")
    table.does("use:parting-gift")
    table.does("pick:energy?")
    assert (table.damage("rhino-1"), sorted(table.held())) == (0, ["energy", "quiet-card"])
    assert table.discarded() == ["parting-gift"]
    table.waits_for(0, "turn")


def test_nothing_is_drawn_moved_or_divided_where_there_is_nothing() -> None:
    table = MadeUpTable("spider-man")
    table.change("spider-man", damage=3)
    table.state.players[0].deck = []
    table.hand("empty-handed", "energy")
    table.does("play:empty-handed")
    assert table.piece("spider-man").tough == 1
    assert (table.damage("spider-man"), table.damage("rhino-1")) == (3, 0)
    assert (table.held(), plain(table.state.players[0].deck)) == (["energy"], ["empty-handed"])
    table.waits_for(0, "turn")


def test_what_cannot_be_set_aside_taken_or_turned_stays_as_it_is() -> None:
    """Cards in play are not set aside or dealt, encounter cards go to no hand, identities become no minions."""
    table = MadeUpTable("spider-man")
    table.put("friend")
    table.put("brawler")
    table.state.encounter_discard = [table.make("quiet-threat")]
    table.discard("spark")
    table.hand("odds-and-ends")
    table.does("play:odds-and-ends")
    assert table.options() == ["may:yes", "may:no"]  # to take Spark into the hand
    table.does("may:yes")
    assert table.held() == ["spark"]
    table.does("may:yes")  # the card from the encounter discard pile is dealt
    assert table.held() == ["spark", "quiet-card"]
    assert all(table.in_play(card) for card in ("friend", "brawler", "spider-man"))
    assert (table.state.aside, table.state.encounter_discard) == ([], [])
    assert plain(table.state.players[0].dealt) == ["quiet-threat"]
    table.waits_for(0, "turn")


def test_a_card_is_not_put_under_itself() -> None:
    table = MadeUpTable("spider-man")
    table.put("self-storage")
    table.does("use:self-storage")
    assert table.in_play("self-storage")
    assert (table.piece("self-storage").tucked, table.held()) == ([], ["quiet-card"])


def test_damage_is_moved_to_somebody_else_who_can_take_it() -> None:
    table = MadeUpTable("spider-man")
    table.change("rhino-1", damage=3)
    table.hand("pass-along", "pass-along")
    assert not table.offers("play:pass-along")  # nobody but the villain himself
    table.put("madame-hydra")
    table.put("legions-of-hydra")
    assert not table.offers("play:pass-along")  # she cannot take damage
    del table.state.play[table.thing("legions-of-hydra")]
    table.ask()
    table.does("play:pass-along")
    assert (table.damage("rhino-1"), table.damage("madame-hydra")) == (1, 2)


def test_specials_are_resolved_of_those_that_have_one_and_are_still_in_play() -> None:
    table = MadeUpTable("spider-man")
    table.put("web-shooter")  # which has none
    table.hand("all-at-it", "all-at-it", "all-at-it")
    assert not table.offers("play:all-at-it")
    table.put("clear-out")
    table.put("tip-off")
    table.does("play:all-at-it")
    assert table.options() == ["next:web-shooter", "next:clear-out", "next:tip-off"]
    table.does("next:web-shooter")
    assert table.options() == ["next:clear-out", "next:tip-off"]
    table.does("next:tip-off", "next:clear-out?")
    assert table.held() == ["all-at-it", "all-at-it", "quiet-card"]
    assert not table.in_play("tip-off")
    table.put("tip-off")
    table.does("play:all-at-it", "next:clear-out", "next:web-shooter?")
    assert table.held() == ["all-at-it", "quiet-card"]  # the other has been discarded before its turn
    table.waits_for(0, "turn")


def test_whoever_is_eliminated_gets_no_drone_and_does_nothing_more() -> None:
    table = MadeUpTable("spider-man", "she-hulk", "iron-man")
    table.change("she-hulk", damage=1)
    table.reveals("finish-them")
    table.does("next:seat:0")
    assert table.state.players[1].eliminated
    assert [len(player.hand) for player in table.state.players] == [1, 0, 1]
    table.put("ultron-drones")
    table.reveals("swarm")
    assert [piece.area for piece in table.state.of_kind("minion")] == [2, 0]


def test_the_only_card_of_a_deck_is_kept_and_none_discarded() -> None:
    table = MadeUpTable("iron-man", form="alter-ego")
    table.state.players[0].deck = [table.make("energy", 0)]
    table.hand()
    table.does("use:iron-man", "pick:energy?")
    assert (table.held(), table.discarded()) == (["energy"], [])
    assert table.events("discarded") == []


def test_the_decks_of_which_the_top_card_is_looked_at_have_cards() -> None:
    table = MadeUpTable("spider-woman-spider-woman", "iron-man", form="alter-ego")
    table.state.players[1].deck = []
    table.does("use:spider-woman-spider-woman")
    assert table.options() == ["deck:encounter", "deck:seat:0"]
