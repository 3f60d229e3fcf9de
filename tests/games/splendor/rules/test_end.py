"""The Gauntlet: who meets its conditions, when the game is over, and who has won."""

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
def test_16_points_five_colours_and_the_time_stone_announce_the_end():
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
def test_15_points_do_not():
    table = one_point_short(players=2, seat=1)
    table.does("take:yellow+blue+orange")
    assert table.points(1) == 15
    assert table.events("gauntlet") == []
    table.waits_for(0)


@rule("SPL-END-01")
@pytest.mark.parametrize("lacking", ["yellow", "blue", "orange", "red", "purple"])
def test_18_points_without_a_colour_do_not(lacking):
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
def test_without_the_time_stone_no_points_suffice():
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
def test_the_last_condition_may_be_the_colour_or_the_time_stone():
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
def test_the_round_is_finished_and_not_a_turn_more(first):
    table = one_point_short(players=4, seat=first)
    table.recruits("vulture")
    for seat in range(first + 1, 4):
        table.waits_for(seat)
        table.does(table.options("reserve")[0])
    table.ended(winners=[first], reason="gauntlet-alone", points=[16 if seat == first else 0 for seat in range(4)])
    with pytest.raises(GameOver):
        table.game.apply(table.state, "take:yellow+blue+red")


@rule("SPL-END-02")
def test_the_others_play_their_last_turn_as_any_other():
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
def test_the_last_player_of_a_round_wins_at_once(players):
    table = one_point_short(players, seat=players - 1)
    table.recruits("vulture")
    assert table.events("won") == [{"seats": [players - 1], "points": 16}]
    assert table.story()[-2:] == ["gauntlet", "won"]
    table.ended(winners=[players - 1], reason="gauntlet-alone", points=[0] * (players - 1) + [16])


@rule("SPL-END-03", "SPL-END-05")
def test_the_last_player_is_compared_with_earlier_ones_who_meet_the_conditions_too():
    table = one_point_short(players=2, seat=1)
    table.player(0, recruited=["green-goblin", "gamora", "black-bolt", "ronan", "nova"])  # 20 points
    table.turn(1)
    table.recruits("vulture")
    table.ended(winners=[0], reason="points", points=[20, 16])


# --- the winner ---------------------------------------------------------------------------------------------------


@rule("SPL-END-04")
def test_ana_wins_with_16_against_19_points_without_the_time_stone():
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
def test_of_several_the_one_with_most_points_wins():
    table = one_point_short(players=3, seat=PEDRO)
    table.player(ANA, recruited=SECOND_FIFTEEN)
    table.player(ANA, recruited=["karnak"])  # 17
    # Juan has the most points of all, but no blue: he is not compared.
    table.player(JUAN, recruited=["green-goblin", "spider-man", "luke-cage", "loki"])  # 20
    table.turn(PEDRO)
    table.recruits("vulture")
    assert table.events("won") == [{"seats": [ANA], "points": 17}]
    table.ended(winners=[ANA], reason="points", points=[17, 20, 16])


@rule("SPL-END-06")
def test_a_tie_goes_to_the_holder_of_avengers_assemble():
    """Ana has 16 points with 5 cards, Juan 16 with 6 cards and the tile: the tile comes first."""
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
def test_the_tile_breaks_ties_only():
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
def test_without_the_tile_fewest_recruited_cards_win(hand):
    """16 points each; Ana has 5 cards and perhaps 3 more in the hand, Juan has 6."""
    table = one_point_short(players=2, seat=JUAN)
    table.player(ANA, recruited=SIXTEEN, reserved=hand)
    table.turn(JUAN)
    table.recruits("vulture")
    assert (len(table.recruited(ANA)), len(table.recruited(JUAN))) == (5, 6)
    table.ended(winners=[ANA], reason="fewest-cards", points=[16, 16])


@rule("SPL-END-07", "SPL-END-06")
def test_a_tile_held_by_somebody_who_is_not_tied_breaks_no_tie():
    table = one_point_short(players=3, seat=PEDRO)
    table.player(ANA, recruited=["hulk", "thor"])
    table.assembled(ANA)
    table.player(JUAN, recruited=SIXTEEN)
    table.turn(PEDRO)
    table.recruits("vulture")
    table.ended(winners=[JUAN], reason="fewest-cards", points=[9, 16, 16])


@rule("SPL-END-08")
def test_still_tied_they_share_the_victory():
    table = one_point_short(players=3, seat=PEDRO)
    table.player(ANA, recruited=[*SECOND_FIFTEEN, "taskmaster"])
    table.turn(PEDRO)
    table.recruits("vulture")
    assert (len(table.recruited(ANA)), len(table.recruited(PEDRO))) == (6, 6)
    assert table.events("shared") == [{"seats": [ANA, PEDRO], "points": 16}]
    assert table.events("won") == []
    table.ended(winners=[ANA, PEDRO], reason="shared", points=[16, 0, 16])


@rule("SPL-END-08", "SPL-END-07")
def test_with_three_tied_each_tie_break_leaves_those_still_tied():
    table = one_point_short(players=3, seat=PEDRO)
    table.player(ANA, recruited=[*SECOND_FIFTEEN, "taskmaster"])
    table.player(JUAN, recruited=[*THIRD_FIFTEEN, "yondu", "wong"])  # seven cards
    table.turn(PEDRO)
    table.recruits("vulture")
    table.ended(winners=[ANA, PEDRO], reason="shared", points=[16, 16, 16])


@rule("SPL-LOC-06", "SPL-AVE-06")
def test_neither_locations_nor_the_tile_are_needed():
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
def test_who_loses_the_tile_and_falls_below_16_has_not_ended_the_game():
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
def test_she_may_meet_the_conditions_again_later():
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
def test_who_loses_the_tile_but_keeps_16_points_still_meets_the_conditions():
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
def test_whoever_took_the_tile_may_end_the_game_in_that_round():
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
def test_a_third_player_may_end_the_game_in_that_round():
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


# --- the order of things at the end of a turn ---------------------------------------------------------------------


@rule("SPL-END-11")
def test_tokens_then_location_then_gauntlet():
    """One recruit that does everything: Vision, paid by bonuses, brings the Time Stone as the eleventh token, the third
    icon, the fourth yellow bonus for Avengers Tower, and with all that exactly 16 points."""
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
def test_the_location_is_counted_even_without_a_recruit():
    """13 points and two Locations that qualified at once: the second, taken a turn later, completes the Gauntlet."""
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
