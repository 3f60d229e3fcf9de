"""The Gauntlet: its conditions, the end of the game, and the winner."""

import pytest

from games.splendor.positions import FIRST_FIFTEEN, SECOND_FIFTEEN, SIXTEEN, THIRD_FIFTEEN, one_point_short
from games.splendor.table import Table
from tableverse.kernel.errors import GameOver
from tableverse.kernel.ledger import rule

ANA, JUAN, PEDRO = 0, 1, 2
#: Five colours, the Time Stone, 3 icons and 14 points: 17 with Avengers Assemble.
FOURTEEN_AND_THE_TILE = ["vision", "ant-man", "falcon", "ronan", "hela"]


# --- the conditions -----------------------------------------------------------------------------------------------


@rule("SPL-END-01")
def test_16_points_five_colours_and_the_time_stone_trigger_the_end():
    table = one_point_short(players=3, seat=0)
    assert (table.points(0), sorted(table.bonuses(0)), table.tokens(0)["green"]) == (
        15,
        ["blue", "orange", "purple", "red", "yellow"],
        1,
    )
    assert [mat.gauntlet for mat in table.view().mats] == [False] * 3
    table.recruits("vulture")
    assert table.points(0) == 16
    assert table.events("gauntlet") == [{"seat": 0}]
    for view in table.views():
        assert [mat.gauntlet for mat in view.mats] == [True, False, False]
    table.waits_for(1)


@rule("SPL-END-01")
def test_15_points_do_not_trigger_the_end():
    table = one_point_short(players=2, seat=1)
    table.does("take:yellow+blue+orange")
    assert table.points(1) == 15
    assert table.events("gauntlet") == []
    table.waits_for(0)


@rule("SPL-END-01")
@pytest.mark.parametrize("lacking", ["yellow", "blue", "orange", "red", "purple"])
def test_18_points_without_a_colour_do_not_trigger_the_end(lacking):
    five_points = {
        "yellow": "green-goblin",
        "blue": "gamora",
        "orange": "spider-man",
        "purple": "luke-cage",
        "red": "loki",
    }
    one_point = {"yellow": "vulture", "blue": "taskmaster", "orange": "yondu", "purple": "scorpion", "red": "sandman"}
    cost = {"vulture": "red", "taskmaster": "yellow", "yondu": "purple", "scorpion": "blue", "sandman": "orange"}
    others = [colour for colour in five_points if colour != lacking]
    helper = one_point[others[0]]
    table = Table(players=4)
    table.row(1, [helper])
    table.player(3, recruited=[five_points[colour] for colour in others], tokens={cost[helper]: 4})
    table.locations()
    table.turn(3)
    table.recruits(helper)
    assert table.points(3) == 21
    assert lacking not in table.bonuses(3)
    assert table.tokens(3)["green"] == 1
    assert table.events("gauntlet") == []
    table.waits_for(0)


@rule("SPL-END-01")
def test_no_points_suffice_without_the_time_stone():
    table = Table(players=2)
    table.row(1, ["vulture"])
    table.player(1, recruited=["red-skull", "nebula", "daredevil", "jessica-jones", "hela", "punisher"])
    table.player(1, tokens={"red": 4})
    table.locations()
    table.turn(1)
    table.recruits("vulture")
    assert (table.points(1), len(table.bonuses(1))) == (18, 5)
    assert "green" not in table.tokens(1)
    assert table.events("gauntlet") == []
    table.waits_for(0)


@rule("SPL-END-01")
def test_colour_or_time_stone_may_be_the_last_condition_met():
    table = Table(players=4)
    table.row(2, ["venom"])
    table.player(3, recruited=["green-goblin", "gamora", "black-bolt", "ronan"], tokens={"blue": 5})
    table.locations()
    table.turn(3)
    assert table.points(3) == 16  # but no red
    table.recruits("venom")
    table.ended(winners=[3], reason="gauntlet-alone", points=[0, 0, 0, 18])

    table = Table(players=4)
    table.row(3, ["drax"])
    table.player(3, recruited=["red-skull", "nebula", "daredevil", "jessica-jones", "hela", "punisher"])
    table.player(3, tokens={"orange": 5})
    table.locations()
    table.turn(3)
    assert table.points(3) == 17  # but no Time Stone
    table.recruits("drax")
    table.ended(winners=[3], reason="gauntlet-alone", points=[0, 0, 0, 21])


# --- the last round -----------------------------------------------------------------------------------------------


@rule("SPL-END-02")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_game_ends_after_the_current_round(first):
    table = one_point_short(players=4, seat=first)
    table.recruits("vulture")
    for seat in range(first + 1, 4):
        table.waits_for(seat)
        table.does(table.options("reserve")[0])
    table.ended(winners=[first], reason="gauntlet-alone", points=[16 if seat == first else 0 for seat in range(4)])
    with pytest.raises(GameOver):
        table.game.apply(table.state, "take:yellow+blue+red")


@rule("SPL-END-02")
def test_last_turns_follow_the_usual_rules():
    table = one_point_short(players=2, seat=0)
    table.row(1, ["vulture", "kraven"])
    table.player(1, tokens={"blue": 3})
    table.turn(0)
    table.recruits("vulture")
    table.recruits("kraven")
    assert table.recruited(1) == ["kraven"]
    table.ended(winners=[0], reason="gauntlet-alone", points=[16, 0])


@rule("SPL-END-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_game_ends_at_once_if_the_last_player_of_the_round_triggers_it(players):
    table = one_point_short(players, seat=players - 1)
    table.recruits("vulture")
    assert table.events("won") == [{"seats": [players - 1], "points": 16}]
    assert table.story()[-2:] == ["gauntlet", "won"]
    table.ended(winners=[players - 1], reason="gauntlet-alone", points=[0] * (players - 1) + [16])


@rule("SPL-END-03", "SPL-END-05")
def test_last_player_is_compared_with_earlier_players_who_qualify():
    table = one_point_short(players=2, seat=1)
    table.player(0, recruited=["green-goblin", "gamora", "black-bolt", "ronan", "nova"])  # 20 points
    table.turn(1)
    table.recruits("vulture")
    table.ended(winners=[0], reason="points", points=[20, 16])


# --- the winner ---------------------------------------------------------------------------------------------------


@rule("SPL-END-04")
def test_player_without_the_time_stone_cannot_win_with_more_points():
    table = one_point_short(players=2, seat=ANA)
    table.row(2, ["medusa"])
    table.player(JUAN, recruited=["red-skull", "black-cat", "groot", "carnage", "crossbones", "venom"])
    table.player(JUAN, recruited=["karnak", "star-lord"], tokens={"blue": 4, "orange": 1})
    table.turn(ANA)
    table.recruits("vulture")
    table.recruits("medusa")
    assert table.points(JUAN) == 19
    table.ended(winners=[ANA], reason="gauntlet-alone", points=[16, 19])


@rule("SPL-END-05")
def test_most_points_win_among_qualified_players():
    table = one_point_short(players=3, seat=PEDRO)
    table.player(ANA, recruited=SECOND_FIFTEEN)
    table.player(ANA, recruited=["karnak"])  # 17 points
    # Juan has the most points but no blue bonus, so he is not compared.
    table.player(JUAN, recruited=["green-goblin", "spider-man", "luke-cage", "loki"])  # 20 points
    table.turn(PEDRO)
    table.recruits("vulture")
    assert table.events("won") == [{"seats": [ANA], "points": 17}]
    table.ended(winners=[ANA], reason="points", points=[17, 20, 16])


@rule("SPL-END-06")
def test_holder_of_avengers_assemble_wins_a_tie():
    """Ana has 16 points and 5 cards, Juan 16 points, 6 cards and the tile, which decides first."""
    table = Table(players=2)
    table.row(2, ["venom"])
    table.player(ANA, recruited=SIXTEEN)
    table.player(JUAN, recruited=["vision", "ant-man", "falcon", "ronan", "wong"], tokens={"blue": 4})
    table.assembled(JUAN)
    table.locations()
    table.turn(JUAN)
    table.recruits("venom")
    assert (len(table.recruited(ANA)), len(table.recruited(JUAN))) == (5, 6)
    table.ended(winners=[JUAN], reason="avengers", points=[16, 16])


@rule("SPL-END-06", "SPL-END-05")
def test_tile_only_breaks_ties():
    table = Table(players=2)
    table.row(2, ["venom"])
    table.player(ANA, recruited=[*SIXTEEN, "vulture"])
    table.player(JUAN, recruited=["vision", "ant-man", "falcon", "ronan", "wong"], tokens={"blue": 4})
    table.assembled(JUAN)
    table.locations()
    table.turn(JUAN)
    table.recruits("venom")
    table.ended(winners=[ANA], reason="points", points=[17, 16])


@rule("SPL-END-07")
@pytest.mark.parametrize("hand", [[], ["thor", "drax", "hulk"]])
def test_fewest_recruited_cards_win_a_tie_without_the_tile(hand):
    """Both have 16 points. Ana has 5 recruited cards and up to 3 reserved ones, Juan has 6 recruited cards."""
    table = one_point_short(players=2, seat=JUAN)
    table.player(ANA, recruited=SIXTEEN, reserved=hand)
    table.turn(JUAN)
    table.recruits("vulture")
    assert (len(table.recruited(ANA)), len(table.recruited(JUAN))) == (5, 6)
    table.ended(winners=[ANA], reason="fewest-cards", points=[16, 16])


@rule("SPL-END-07", "SPL-END-06")
def test_tile_of_an_untied_player_breaks_no_tie():
    table = one_point_short(players=3, seat=PEDRO)
    table.player(ANA, recruited=["hulk", "thor"])
    table.assembled(ANA)
    table.player(JUAN, recruited=SIXTEEN)
    table.turn(PEDRO)
    table.recruits("vulture")
    table.ended(winners=[JUAN], reason="fewest-cards", points=[9, 16, 16])


@rule("SPL-END-08")
def test_players_still_tied_share_the_victory():
    table = one_point_short(players=3, seat=PEDRO)
    table.player(ANA, recruited=[*SECOND_FIFTEEN, "taskmaster"])
    table.turn(PEDRO)
    table.recruits("vulture")
    assert (len(table.recruited(ANA)), len(table.recruited(PEDRO))) == (6, 6)
    assert table.events("shared") == [{"seats": [ANA, PEDRO], "points": 16}]
    assert table.events("won") == []
    table.ended(winners=[ANA, PEDRO], reason="shared", points=[16, 0, 16])


@rule("SPL-END-08", "SPL-END-07")
def test_tie_breaks_apply_in_turn_to_the_players_still_tied():
    table = one_point_short(players=3, seat=PEDRO)
    table.player(ANA, recruited=[*SECOND_FIFTEEN, "taskmaster"])
    table.player(JUAN, recruited=[*THIRD_FIFTEEN, "yondu", "wong"])  # seven cards
    table.turn(PEDRO)
    table.recruits("vulture")
    table.ended(winners=[ANA, PEDRO], reason="shared", points=[16, 16, 16])


@rule("SPL-LOC-06", "SPL-AVE-06")
def test_locations_and_the_tile_are_not_needed_to_win():
    table = one_point_short(players=2, seat=1)
    table.locations("knowhere", "triskelion")
    table.turn(1)
    table.recruits("vulture")
    assert (table.owned_locations(1), table.holder()) == ([], None)
    assert table.open_locations() == ["knowhere", "triskelion"]
    table.ended(winners=[1], reason="gauntlet-alone", points=[0, 16])


# --- losing the tile after the end was announced ------------------------------------------------------------------


def ana_has_announced_the_end() -> Table:
    table = Table(players=3)
    table.player(ANA, recruited=FOURTEEN_AND_THE_TILE)
    table.assembled(ANA)
    table.locations()
    return table


@rule("SPL-END-09")
def test_losing_the_tile_and_falling_below_16_cancels_the_end():
    table = ana_has_announced_the_end()
    table.row(1, ["wasp"])
    table.player(PEDRO, recruited=["hawkeye", "kate-bishop", "winter-soldier"], tokens={"yellow": 2, "blue": 1})
    table.turn(JUAN)
    assert (table.points(ANA), table.view().mats[ANA].gauntlet) == (17, True)
    table.lets_turn_go()
    table.recruits("wasp")
    assert table.events("assembled-from") == [{"seat": PEDRO, "from": ANA, "icons": 4}]
    assert table.events("gauntlet-lost") == [{"seat": ANA}]
    assert (table.points(ANA), table.points(PEDRO)) == (14, 3)
    assert [mat.gauntlet for mat in table.view().mats] == [False] * 3
    assert table.events("round") == [{"round": 6}]
    table.waits_for(ANA)


@rule("SPL-END-09")
def test_gauntlet_conditions_may_be_met_again_later():
    table = ana_has_announced_the_end()
    table.row(1, ["wasp"])
    table.row(2, ["red-skull"])
    table.player(ANA, tokens={"orange": 5})
    table.player(PEDRO, recruited=["hawkeye", "kate-bishop", "winter-soldier"], tokens={"yellow": 2, "blue": 1})
    table.turn(PEDRO)
    table.recruits("wasp")
    table.waits_for(ANA)
    table.recruits("red-skull")
    assert table.events("gauntlet") == [{"seat": ANA}]
    table.lets_turn_go()
    table.lets_turn_go()
    table.ended(winners=[ANA], reason="gauntlet-alone", points=[17, 0, 3])


@rule("SPL-END-09")
def test_losing_the_tile_with_16_points_left_does_not_cancel_the_end():
    table = ana_has_announced_the_end()
    table.player(ANA, recruited=["karnak"])  # 16 without the tile
    table.row(1, ["wasp"])
    table.player(PEDRO, recruited=["hawkeye", "kate-bishop", "winter-soldier"], tokens={"yellow": 2, "blue": 1})
    table.turn(PEDRO)
    table.recruits("wasp")
    assert table.holder() == PEDRO
    assert table.events("gauntlet-lost") == []
    table.ended(winners=[ANA], reason="gauntlet-alone", points=[16, 0, 3])


@rule("SPL-END-10")
def test_player_who_took_the_tile_may_trigger_the_end_in_the_same_round():
    table = ana_has_announced_the_end()
    table.row(2, ["scarlet-witch"])
    table.player(PEDRO, recruited=["black-panther", "captain-marvel", "maria-hill", "nebula"])  # 12 points, 3 icons
    table.player(PEDRO, tokens={"yellow": 1, "blue": 2, "red": 2})
    table.turn(PEDRO)
    table.recruits("scarlet-witch")  # a point, red, and the fourth icon
    assert table.events("gauntlet-lost") == [{"seat": ANA}]
    assert table.events("gauntlet") == [{"seat": PEDRO}]
    assert [mat.gauntlet for mat in table.view().mats] == [False, False, True]
    table.ended(winners=[PEDRO], reason="gauntlet-alone", points=[14, 0, 16])


@rule("SPL-END-10")
def test_third_player_may_trigger_the_end_in_the_same_round():
    table = ana_has_announced_the_end()
    table.row(1, ["wasp", "vulture"])
    table.player(JUAN, recruited=["hawkeye", "kate-bishop", "winter-soldier"], tokens={"yellow": 2, "blue": 1})
    table.player(PEDRO, recruited=FIRST_FIFTEEN, tokens={"red": 3})
    table.turn(JUAN)
    table.recruits("wasp")
    table.waits_for(PEDRO)
    table.recruits("vulture")
    assert [mat.gauntlet for mat in table.view().mats] == [False, False, True]
    table.ended(winners=[PEDRO], reason="gauntlet-alone", points=[14, 3, 16])


# --- order at the end of a turn -----------------------------------------------------------------------------------


@rule("SPL-END-11")
def test_turn_ends_with_tokens_then_location_then_gauntlet():
    """One recruit that triggers everything, in order.

    Vision, paid by bonuses, brings the Time Stone as the eleventh token, the third icon, the fourth yellow bonus for
    Avengers Tower, and with all that exactly 16 points.
    """
    table = Table(players=2)
    table.row(3, ["vision"])  # 3 yellow, 6 blue, 3 red; 4 points, 1 icon, yellow
    table.player(1, recruited=["valkyrie", "wasp", "nebula", "hela"])  # 2 icons, 6 points, 3 blue, 1 red
    table.player(1, bonuses={"yellow": 3, "blue": 3, "red": 2, "orange": 1, "purple": 1})
    table.player(1, tokens={"yellow": 2, "blue": 2, "orange": 2, "red": 2, "purple": 2})
    table.locations("avengers-tower-nyc")
    table.turn(1)
    table.recruits("vision")
    assert table.story() == ["recruited", "refilled", "gained", "assembled"]
    assert (table.points(1), table.tokens(1)["green"]) == (13, 1)
    assert not table.view().mats[1].gauntlet
    table.waits_for(1, "return")
    table.does("return:orange")
    assert table.story() == ["returned", "location", "gauntlet", "won"]
    table.ended(winners=[1], reason="gauntlet-alone", points=[0, 16])


@rule("SPL-END-11")
def test_location_counts_for_the_gauntlet_without_a_recruit():
    """13 points and two Locations that qualify at once: the second, taken a turn later, completes the Gauntlet."""
    table = Table(players=2)
    table.player(0, recruited=["gamora", "luke-cage"], bonuses={"yellow": 4, "blue": 3, "red": 3, "orange": 1})
    table.locations("avengers-tower-nyc", "knowhere")
    table.turn(0)
    table.does("take:yellow+blue+red", "location:knowhere")
    assert (table.points(0), table.events("gauntlet")) == (13, [])
    table.lets_turn_go()
    table.does("take:yellow+blue+red")
    assert table.story() == ["took", "location", "gauntlet", "turn"]
    table.lets_turn_go()
    table.ended(winners=[0], reason="gauntlet-alone", points=[16, 0])
