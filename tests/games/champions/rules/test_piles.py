"""Hands, decks and discard piles."""

from games.champions.fixture_cards import FIXTURE_GAME, FixtureTable
from games.champions.table import GAME, plain
from tableverse.games.champions.ids import owner_of
from tableverse.games.champions.view import PlayerView
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule
from tableverse.kernel.rng import Rng


@rule("CHA-DISCARD-01", "CHA-DISCARD-02", "CHA-DISCARD-03", "CHA-OWNER-01", "CHA-OWNER-02", "CHA-OWNER-05")
@rule("CHA-DISCARDPILE-01", "CHA-DISCARDPILE-02", "CHA-CONTROLCHANGE-03", "CHA-CONTROLCHANGE-08")
def test_discarded_card_goes_to_its_owners_pile() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.discard("spark")
    table.put("friend", seat=1, area=0)  # controlled by the other player
    table.put("friend", seat=0).tough = 0
    table.put("brawler")
    table.hand("sink", "ambush-a-minion")
    theirs = next(thing for thing in table.state.play if thing.startswith("friend@1"))
    table.state.decision = None
    FIXTURE_GAME.settle(table.state)
    table.does("play:sink")
    FIXTURE_GAME.apply(table.state, f"pick:{theirs}")
    assert table.discarded(1) == ["friend"]
    assert table.discarded(0) == ["spark", "sink"]
    table.does("play:ambush-a-minion")
    assert plain(table.state.encounter_discard) == ["brawler"]


@rule("CHA-DISCARD-08")
def test_discard_after_looking_counts_as_from_the_top_of_the_deck() -> None:
    table = FixtureTable("iron-man", form="alter-ego")
    table.put("mill-watch")
    table.deck("spark", "muscle", "insight")
    table.does("use:iron-man", "pick:muscle", "trigger:mill-watch")
    assert sorted(table.discarded()) == ["insight", "spark"]
    assert table.held() == ["muscle", "quiet-card"]


@rule("CHA-DISCARD-05", "CHA-DISCARDPILE-04")
def test_cards_from_a_deck_are_discarded_in_their_order() -> None:
    table = FixtureTable("spider-man")
    table.deck("spark", "muscle", "insight", "anything", "study")
    table.hand("discard-five")
    table.does("play:discard-five")
    assert table.discarded() == ["spark", "muscle", "insight", "anything", "study", "discard-five"]


@rule("CHA-DISCARD-07", "CHA-DISCARD-06")
def test_discard_from_a_deck_triggers_once_after_all_cards() -> None:
    table = FixtureTable("spider-man")
    table.put("mill-watch")
    table.hand("discard-five")
    table.does("play:discard-five")
    table.waits_for(0, "window")
    assert len(table.events("discarded")) == 5
    table.does("trigger:mill-watch")  # once for all of them
    assert table.held() == ["quiet-card"]
    table.waits_for(0, "turn")


@rule("CHA-DISCARD-04")
def test_cards_from_hand_are_discarded_in_the_order_chosen() -> None:
    table = FixtureTable("spider-man")
    table.hand("throw-two", "spark", "muscle", "insight")
    table.does("play:throw-two", "pick:insight", "pick:spark")
    assert table.discarded() == ["insight", "spark", "throw-two"]


@rule("CHA-DISCARDPILE-03")
def test_discard_piles_are_visible_to_everyone() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.discard("spark", "muscle", seat=1)
    table.state.encounter_discard = [table.make("rock")]
    view = FIXTURE_GAME.view(table.state, 0)
    assert plain(view.players[1].discard) == ["spark", "muscle"]
    assert plain(view.encounter_discard) == ["rock"]


@rule("CHA-SHUFFLE-01")
def test_shuffled_order_is_random_and_hidden() -> None:
    orders: set[tuple[str, ...]] = set()
    cards = ("spark", "muscle", "insight", "anything", "study")
    for seed in range(5):
        table = FixtureTable("spider-man")
        table.state.rng = Rng(seed)
        table.state.players[0].deck = []
        table.deck(*cards)
        table.hand("look-for-gear")
        table.does("play:look-for-gear")
        orders.add(tuple(plain(table.state.players[0].deck)))
        assert sorted(plain(table.state.players[0].deck)) == sorted(cards)
    assert len(orders) > 3
    assert "deck" not in PlayerView.FIELDS  # the view has the number of cards, not the cards


@rule("CHA-PLAYERDECK-05")
def test_discarding_stops_when_the_deck_runs_out() -> None:
    table = FixtureTable("spider-man")
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
    table = FixtureTable("spider-man")
    player = table.state.players[0]
    player.deck = []
    table.put("brawler")
    table.hand("zap", "spark")
    assert player.dealt == []
    table.does("play:zap", "pick:rhino-1")
    assert (plain(player.deck), player.discard, len(player.dealt)) == (["zap"], [], 1)


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
    table = FixtureTable("spider-man")
    table.put("blood-price")
    table.does("use:blood-price")
    assert table.events("drew") == [{"seat": 0, "amount": 2}]


@rule("CHA-DRAWCARDS-04", "CHA-HANDSIZE-01")
def test_hand_is_adjusted_to_its_size_at_the_end_of_the_phase() -> None:
    table = FixtureTable("spider-man")
    table.hand(*["spark"] * 7)
    table.put("library")
    table.does("use:library")
    assert len(table.held()) == 8  # no limit at this time
    table.does("end-turn")
    table.waits_for(0, "discard")
    table.does("discard:spark", "discard:spark")
    assert "done" not in table.options()
    table.does("discard:spark", "done")
    assert len(table.held()) == 5
    table = FixtureTable("spider-man")
    table.hand("spark", "muscle")
    table.does("end-turn", "done")
    assert len(table.held()) == 5


@rule("CHA-HANDSIZE-02")
def test_hand_size_is_checked_after_each_drawn_card() -> None:
    table = FixtureTable("spider-man")
    player = table.state.players[0]
    player.deck = player.deck[:2]
    table.discard("spark", "spark", "spark", "spark")
    table.does("end-turn")
    assert len(table.held()) == 5  # two, then three more after the reshuffle
