"""Rare interactions: copies of one card, costs changed by two rules, empty decks."""

from __future__ import annotations

from games.champions.edge_case_cards import EdgeCaseTable
from games.champions.table import Table, plain
from tableverse.games.champions.rules import leaving, piles


def everything(table: Table) -> list[str]:
    """Return all cards at the table in all places."""
    state = table.state
    found = [*state.play, *state.encounter, *state.encounter_discard, *state.limbo, *state.removed, *state.aside]
    for player in state.players:
        found += [*player.hand, *player.deck, *player.discard, *player.dealt]
    return [*found, *state.victory]


# --- control ----------------------------------------------------------------------------------------------------------


def test_player_taking_an_ally_also_takes_its_attachments() -> None:
    table = EdgeCaseTable("spider-man", "she-hulk")
    table.put("pal", seat=1)
    table.put("manacles", seat=1, on="pal", area=1)
    table.put("manacles", seat=1, on="she-hulk", area=1)
    table.hand("recruit")
    assert not table.offers("use:manacles")  # they are on another player's ally
    table.does("play:recruit", "pick:pal?")
    assert [piece.area for piece in table.state.play.values() if piece.face == "manacles"] == [0, 1]
    table.does("use:manacles")
    assert [plain(piece.host) for piece in table.state.play.values() if piece.face == "manacles"] == ["she-hulk"]


def test_minion_attached_to_an_ally_stays_unengaged_when_the_ally_is_taken() -> None:
    table = EdgeCaseTable("spider-man", "she-hulk")
    table.put("pal", seat=1)
    table.put("brawler", on="pal", area=-1)
    table.hand("recruit")
    table.does("play:recruit", "pick:pal?")
    assert (table.piece("pal").area, table.piece("brawler").area) == (0, -1)


def test_two_taken_unowned_copies_get_distinct_ids() -> None:
    """Lasting effects continue after the change of owner."""
    table = EdgeCaseTable("spider-man")
    for _ in range(2):
        thing = table.make("pal")
        table.state.put_into_play(type(table.piece("rhino-1"))(thing, "pal", -1))
    table.put("friend")
    table.hand("pep-talk", "pep-talk", "recruit", "recruit")
    table.does("play:pep-talk", "pick:pal", "play:pep-talk", "pick:friend")
    for _ in range(2):
        table.does("play:recruit", "pick:pal?")
    pals = [piece for piece in table.state.play.values() if piece.face == "pal"]
    assert [(piece.id, piece.area) for piece in pals] == [("pal@0.1", 0), ("pal@0.2", 0)]
    assert table.stat("friend", "atk") == 1 + 2
    assert [modifier.target for modifier in table.state.modifiers if plain(modifier.target) == "pal"] == ["pal@0.1"]


def test_taken_copy_gets_an_id_unused_in_the_discard_pile() -> None:
    """Helpers are linked to a card of both players."""
    table = EdgeCaseTable("spider-man", "she-hulk")
    table.state.aside = ["helper@0.1", "helper@1.2"]
    table.state.players[1].discard = ["helper@1.1"]
    table.hand("lend-helper")
    table.does("play:lend-helper", "pick:helper")
    assert "helper@1.3" in table.state.play
    things = everything(table)
    assert len(things) == len(set(things))


def test_card_discarded_for_a_limit_has_no_further_effect() -> None:
    table = EdgeCaseTable("spider-man")
    table.put("friend")
    table.put("big-gun")
    table.put("bazooka")
    table.hand("tough-gear")
    table.does("play:tough-gear", "discard:tough-gear")
    assert (table.in_play("tough-gear"), table.discarded()) == (False, ["tough-gear"])
    table.waits_for(0, "turn")


# --- lasting effects --------------------------------------------------------------------------------------------------


def test_effect_until_the_end_of_the_next_turn_expires_on_an_ally() -> None:
    table = EdgeCaseTable("spider-man")
    table.put("pal")
    table.hand("long-plan")
    table.does("play:long-plan")
    seen = [table.stat("pal", "atk")]
    for number in (1, 2):
        table.does("end-turn", "done?")
        while table.state.rounds == number:
            table.does("undefended" if table.offers("undefended") else table.options()[-1])
        seen.append(table.stat("pal", "atk"))
    assert seen == [4, 4, 3]


# --- costs ------------------------------------------------------------------------------------------------------------


def test_only_cost_modifiers_of_a_card_change_its_cost() -> None:
    table = EdgeCaseTable("spider-man")
    table.hand("keen-recruit", "energy")
    assert table.offers("play:keen-recruit")  # 3 - 1, and Energy is worth 2
    table.hand("keen-recruit", "genius", "energy")
    table.does("play:keen-recruit", "pay")
    assert (table.stat("keen-recruit", "atk"), table.discarded()) == (0, ["genius"])


def test_abilities_cannot_pay_for_another_players_x() -> None:
    """X is chosen before anything is paid."""
    table = EdgeCaseTable("spider-man", "she-hulk")
    table.hand("joint-volley")
    table.put("generator", seat=1)
    assert not table.offers("play:joint-volley")
    table.hand("genius", seat=1)
    assert table.offers("play:joint-volley")


def test_support_with_max_one_per_round_is_not_played_twice() -> None:
    table = EdgeCaseTable("spider-man")
    table.hand("one-a-round", "one-a-round")
    table.does("play:one-a-round")
    assert not table.offers("play:one-a-round")
    assert [refusal.rule for refusal in table.game.why(table.state, 0, table.state.players[0].hand[0])] == [
        "CHA-MAX-02"
    ]


def test_support_with_an_unpayable_additional_cost_is_not_played() -> None:
    table = EdgeCaseTable("spider-man")
    table.put("border")
    table.hand("plain-support", "friend")
    assert (table.offers("play:plain-support"), table.offers("play:friend")) == (False, True)
    table.put("big-gun")
    table.does("play:plain-support")
    assert (table.in_play("plain-support"), table.piece("big-gun").exhausted) == (True, True)


def test_event_with_a_requirement_is_not_played_for_free() -> None:
    table = EdgeCaseTable("spider-man")
    table.put("free-pass")
    table.hand("theory")
    assert not table.offers("use:free-pass")
    table.hand("theory", "dear-study")
    table.does("use:free-pass")
    assert table.held() == ["theory", "quiet-card"]


# --- counters ---------------------------------------------------------------------------------------------------------


def test_response_to_losing_the_last_counter_triggers_once_unless_blank() -> None:
    for counters, blank, drawn, told in ((1, False, 2, 1), (2, False, 1, 1), (0, False, 1, 0), (1, True, 1, 1)):
        table = EdgeCaseTable("spider-man")
        table.put("kettle", counters=counters)
        if blank:
            table.put("gag")
        table.hand("lid-off")
        table.does("play:lid-off")
        assert (len(table.held()), len(table.events("counters"))) == (drawn, told)


# --- decks ------------------------------------------------------------------------------------------------------------


def test_player_without_cards_draws_none() -> None:
    table = EdgeCaseTable("spider-man")
    table.state.players[0].deck = [table.make("quiet-card", 0)]
    table.put("blood-price")
    table.does("use:blood-price")  # draws 2
    assert (table.held(), table.state.players[0].deck) == (["quiet-card"], [])
    table.waits_for(0, "turn")


def test_player_without_cards_keeps_their_hand_at_the_end_of_the_phase() -> None:
    table = EdgeCaseTable("spider-man")
    table.state.players[0].deck = []
    table.hand("haymaker")
    table.does("end-turn", "done")
    assert (table.held(), table.state.phase) == (["haymaker"], "villain")


def test_empty_deck_creates_no_drone() -> None:
    for cards, drones in ((0, 0), (3, 2)):
        table = EdgeCaseTable("spider-man", "she-hulk", scenario="ultron")
        for player in table.state.players:
            player.deck = player.deck[:cards]
        table.reveals("android-efficiency-a")
        assert sum(thing.startswith("facedown-drone") for thing in table.state.play) == drones


def test_encounter_deck_is_reshuffled_with_cards_discarded_later() -> None:
    """The deck runs out while its other cards are still resolving, which does not lose the game."""
    table = EdgeCaseTable("she-hulk")
    table.state.encounter, table.state.encounter_discard = [table.make("quiet-threat")], []
    table.reveals("open-doors", deck=False)  # an attack: the last card of the deck is its boost card
    table.undefended()
    assert (table.state.result, table.state.encounter) == (None, [])
    assert plain(table.state.encounter_discard) == ["quiet-threat", "open-doors"]
    table._begin(lambda: piles.deal_encounter(table.state, 0))
    assert (len(table.state.players[0].dealt), len(table.state.encounter), table.state.tokens) == (1, 1, 1)


def test_a_game_without_encounter_cards_is_lost_once() -> None:
    table = EdgeCaseTable("spider-man", "she-hulk")
    table.state.encounter, table.state.encounter_discard = [], []

    def deal() -> None:
        for seat in (0, 1):
            piles.deal_encounter(table.state, seat)

    table._begin(deal)
    assert [player.dealt for player in table.state.players] == [[], []]
    assert table.events("lost") == [{"reason": "encounter-deck"}]


def test_an_encounter_card_under_a_support_is_discarded_with_it() -> None:
    table = EdgeCaseTable("spider-man")
    table.put("catch-of-the-day")
    table.put("brawler")
    table.does("use:catch-of-the-day")
    assert not table.in_play("brawler")
    table._begin(lambda: leaving.leave_play(table.state, table.thing("catch-of-the-day")))
    assert (plain(table.state.encounter_discard), table.discarded()) == (["brawler"], ["catch-of-the-day"])


def test_a_minion_has_no_hand_to_return_to() -> None:
    table = EdgeCaseTable("spider-man")
    table.put("brawler")
    table.hand("recall")
    table.does("play:recall")
    assert (plain(table.state.encounter_discard), table.held()) == (["brawler"], [])


def test_discarding_resources_keeps_cards_without_resources() -> None:
    table = EdgeCaseTable("she-hulk")
    table.hand("team-punch", "spark")
    table.reveals("shakedown")
    assert (table.held(), table.discarded()) == (["team-punch"], ["spark"])
    table.waits_for(0, "turn")


def test_growing_hand_size_is_checked_after_each_draw() -> None:
    """Each event in hand raises the hand size by one: three events and four allies instead of only four allies."""
    for events in (3, 0):
        table = EdgeCaseTable("she-hulk")
        table.put("greedy-bag")
        table.deck(*["haymaker"] * events, *["mockingbird"] * 9)
        table.does("end-turn")
        assert table.held() == ["haymaker"] * events + ["mockingbird"] * 4
