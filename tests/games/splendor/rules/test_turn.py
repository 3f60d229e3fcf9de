"""Turn order, the single action of a turn, and turns without a legal action."""

import pytest

from games.splendor.positions import HEAVY_HAND, SIXTEEN, rich_table
from games.splendor.table import Table
from tableverse.games.splendor.rules.limits import IDLE_ROUNDS
from tableverse.kernel.errors import WrongSeat
from tableverse.kernel.ledger import rule


@rule("SPL-TURN-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seat_0_begins_and_turns_go_round(players):
    for seed in range(20):
        Table(players, seed).waits_for(0)
    table = Table(players)
    assert table.view().round == 1
    for number in range(3 * players):
        table.waits_for(number % players)
        assert {view.turn for view in table.views()} == {number % players}
        table.does(table.options("reserve")[0])
        following = (number + 1) % players
        assert table.events("turn") == [{"seat": following}]
        assert table.events("round") == ([] if following else [{"round": number // players + 2}])
    assert table.view().round == 4
    table.waits_for(0)


@rule("SPL-TURN-01")
def test_only_the_active_player_may_choose():
    table = Table(players=3)
    before = table.game.encode(table.state)
    for seat in (1, 2):
        with pytest.raises(WrongSeat):
            table.game.apply(table.state, table.options()[0], seat)
    assert table.game.encode(table.state) == before
    assert [view.decision is not None for view in table.views()] == [True, False, False, False]
    table.waits_for(0)


@rule("SPL-TURN-02")
def test_turn_is_exactly_one_of_four_actions():
    table = rich_table()
    verbs = {option.partition(":")[0] for option in table.options()}
    assert verbs == {"take", "reserve", "reserve-deck", "recruit"}
    for option in table.options():
        tried = table.copy()
        tried.does(option)
        while tried.options("return"):
            tried.does(tried.options("return")[0])
        tried.waits_for(1)  # each action is the whole turn


@rule("SPL-TURN-02")
def test_player_who_can_act_may_not_pass():
    table = rich_table()
    table.refuses("pass", "pass:", "")
    table.waits_for(0)


# --- no legal action ----------------------------------------------------------------------------------------------


@rule("SPL-TURN-02")
def test_player_without_a_legal_action_passes_automatically():
    table = Table()
    table.player(0, reserved=HEAVY_HAND)
    table.bank()
    table.turn(0)  # no tokens in the bank, three reserved cards, nothing affordable
    assert table.story() == ["passed", "turn"]
    assert table.events("passed") == [{"seat": 0}]
    table.waits_for(1)


@rule("SPL-TURN-02")
@pytest.mark.parametrize(
    "way_out",
    [
        {"bank": {"red": 1}},
        {"hand": HEAVY_HAND[:2]},
        {"bonuses": {"red": 2, "yellow": 1}},  # pay for Rocket Raccoon
    ],
)
def test_any_single_possible_action_prevents_a_pass(way_out):
    table = Table()
    table.row(1, ["rocket-raccoon"])
    table.player(0, reserved=way_out.get("hand", HEAVY_HAND), bonuses=way_out.get("bonuses"))
    table.bank(**way_out.get("bank", {}))
    table.turn(0)
    assert table.events("passed") == []


@rule("SPL-TURN-02")
def test_single_legal_action_is_taken_automatically():
    table = Table()
    table.player(0, reserved=HEAVY_HAND)
    table.bank(red=1)
    table.turn(0)
    assert table.events("took") == [{"seat": 0, "gems": ["red"]}]
    assert table.tokens(0) == {"red": 1}
    table.waits_for(1)


@rule("SPL-TURN-02")
def test_game_continues_while_any_player_can_act():
    table = Table()
    table.player(0, reserved=HEAVY_HAND)
    table.bank(grey=0)
    table.turn(0)
    for number in range(3):
        table.does(f"reserve:{table.showing(1)[0]}")  # player 1 reserves, player 0 passes
        assert table.events("passed") == ([{"seat": 0}] if number < 2 else [{"seat": 0}, {"seat": 1}])
    # The third card fills player 1's hand too, and both end with 0 points.
    table.ended(winners=[], reason="stalled", points=[0, 0])


@rule("SPL-TURN-02")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_game_ends_when_no_player_can_act(first):
    table = Table(players=3)
    hands = (HEAVY_HAND, ["loki", "nova", "drax"], ["gamora", "vision", "ant-man"])
    for seat, hand in enumerate(hands):
        table.player(seat, reserved=hand)
    table.player(1, recruited=["hela"])
    table.bank()
    table.turn(first)
    assert [event["seat"] for event in table.events("passed")] == [(first + turn) % 3 for turn in range(3)]
    assert table.story()[-1] == "stalled"
    table.ended(winners=[], reason="stalled", points=[0, 3, 0])


def stuck_with_locations(points_card: str) -> Table:
    """Return a table where nobody can act and player 0 qualifies for both Locations.

    Player 0 also has the Time Stone and all five colours.
    """
    table = Table()
    table.player(0, bonuses={"yellow": 4, "blue": 3, "red": 2, "orange": 1})
    table.player(0, recruited=["luke-cage", "nebula", points_card])
    table.locations("avengers-tower-nyc", "knowhere")
    table.no_cards()
    table.bank()
    table.turn(0)
    return table


@rule("SPL-TURN-02", "SPL-LOC-04")
def test_passing_player_may_take_a_location():
    table = stuck_with_locations("hela")
    assert table.story() == ["passed"]
    table.waits_for(0, "location")
    assert table.points(0) == 11


@rule("SPL-END-02", "SPL-LOC-05")
def test_game_without_actions_continues_while_locations_are_taken():
    """11 points and two Locations, taken one per turn: the second completes the Gauntlet."""
    table = stuck_with_locations("hela")
    table.does("location:knowhere")
    first, second = table.events("location")
    assert (first["location"], second["location"]) == ("knowhere", "avengers-tower-nyc")
    assert [event["seat"] for event in table.events("passed")] == [1, 0, 1]
    assert table.story()[-4:] == ["gauntlet", "turn", "passed", "won"]
    assert table.owned_locations(0) == ["knowhere", "avengers-tower-nyc"]
    table.ended(winners=[0], reason="gauntlet-alone", points=[17, 0])


@rule("SPL-END-01")
def test_game_without_actions_and_without_gauntlet_has_no_winner():
    """9 points and two Locations make only 15."""
    table = stuck_with_locations("sandman")
    table.does("location:knowhere")
    assert table.events("passed") == [{"seat": 1}, {"seat": 0}, {"seat": 1}, {"seat": 0}]
    table.ended(winners=[], reason="stalled", points=[15, 0])


def test_round_of_passes_is_won_by_a_player_who_meets_the_gauntlet():
    table = Table()
    table.player(0, recruited=SIXTEEN)
    table.no_cards()
    table.locations()
    table.bank()
    table.turn(1)
    assert table.story() == ["passed", "won"]
    table.ended(winners=[0], reason="gauntlet-alone", points=[16, 0])


# --- rounds without recruited or reserved cards -------------------------------------------------------------------


def hoarders() -> Table:
    """Return a table of two players with ten tokens each, who only take and return tokens."""
    table = Table()
    table.player(0, tokens={"grey": 5, "yellow": 1, "blue": 1, "orange": 1, "red": 1, "purple": 1})
    table.player(1, tokens={"yellow": 2, "blue": 2, "orange": 2, "red": 2, "purple": 2})
    table.turn(0, round=1)
    return table


def test_twenty_rounds_without_a_card_end_the_game():
    assert IDLE_ROUNDS == 20
    table = hoarders()
    for number in range(2 * IDLE_ROUNDS):
        table.waits_for(number % 2)
        table.lets_turn_go()
    assert table.view().round == 20
    assert table.story()[-1] == "stalled"
    table.ended(winners=[], reason="stalled", points=[0, 0])


@pytest.mark.parametrize("wanted", ["reserve-deck:1", "recruit:kraven"])
def test_taking_a_card_restarts_the_count_of_idle_rounds(wanted):
    table = hoarders()
    table.row(1, ["kraven"])
    table.turn(0, round=1)
    for _ in range(2 * IDLE_ROUNDS - 2):
        table.lets_turn_go()
    table.waits_for(0)  # a card is taken in round 20
    table.does(wanted)
    while table.options("pay") or table.options("return"):
        table.does(table.options()[0])
    table.waits_for(1)
    table.lets_turn_go()
    # The game ends after another twenty rounds.
    for number in range(2 * IDLE_ROUNDS):
        table.waits_for(number % 2)
        table.does(table.options("take")[0])
        while table.options("return"):
            table.does(table.options("return")[0])
    assert table.view().round == 40
    table.ended(winners=[], reason="stalled", points=[0, 0])
