"""Contents of the box and setup of the table."""

import pytest

from games.splendor.table import ORDINARY_COLOURS, Table
from tableverse.games.registry import load_game
from tableverse.games.splendor.view import SplendorView
from tableverse.kernel import i18n
from tableverse.kernel.errors import BadSeatCount
from tableverse.kernel.game import SPECTATOR, Config
from tableverse.kernel.ledger import rule

PLAYERS = (2, 3, 4)
SEEDS = range(200)


def opening(players: int, seed: int) -> SplendorView:
    game = load_game("splendor")
    view = game.view(game.new(Config(players), seed), SPECTATOR)
    assert isinstance(view, SplendorView)
    return view


@rule("SPL-COMP-01")
def test_box_holds_39_stones_and_5_shield_tokens():
    bank = opening(4, 0).bank
    assert bank == {"yellow": 7, "blue": 7, "orange": 7, "red": 7, "purple": 7, "green": 4, "grey": 5}
    assert sum(bank.values()) - bank["grey"] == 39
    stones = {"yellow": "Mind", "purple": "Power", "blue": "Space", "red": "Reality", "orange": "Soul", "green": "Time"}
    assert {colour: i18n.say("en", f"splendor-gem-{colour}") for colour in stones} == stones
    assert i18n.say("en", "splendor-gem-grey") == "S.H.I.E.L.D."


@rule("SPL-COMP-02")
def test_box_holds_90_characters_in_three_levels():
    characters = Table().cards.characters
    assert [[card.level for card in characters].count(level) for level in range(3)] == [40, 30, 20]
    assert len({card.id for card in characters}) == 90


@rule("SPL-COMP-03")
def test_box_holds_4_two_sided_locations_and_one_avengers_tile():
    table = Table(players=4)
    assert [[place.tile for place in table.cards.locations].count(tile) for tile in (1, 2, 3, 4)] == [2, 2, 2, 2]
    assert len(table.cards.locations) == 8
    # One Avengers tile, held by nobody or by one player, and one Gauntlet with the same conditions for everyone.
    assert {view.assembled for view in table.views()} == {-1}
    assert [mat.gauntlet for mat in table.view().mats] == [False] * 4


@rule("SPL-SETUP-01")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_each_level_is_shuffled_separately(level):
    of_the_level = {card.id for card in Table().cards.characters if card.level == level - 1}
    first, top = [], []
    for seed in range(400):
        table = Table(seed=seed)
        assert {*table.showing(level), *table.in_deck(level)} == of_the_level
        first.append(table.showing(level)[0])
        top.append(table.in_deck(level)[0])
    # Over many games every card of the level comes first in the row and in the deck, at a plausible frequency.
    for place in (first, top):
        assert set(place) == of_the_level
        assert max(place.count(card) for card in of_the_level) < 3 * 400 / len(of_the_level)


@rule("SPL-SETUP-01")
def test_decks_are_face_down_and_their_size_is_public():
    table = Table()
    hidden = {card for level in (1, 2, 3) for card in table.in_deck(level)}
    for view in table.views():
        assert view.decks == [36, 26, 16]
        seen = table.game.codec.pack(view)
        assert not any(f'"{card}"' in str(seen).replace("'", '"') for card in hidden)


@rule("SPL-SETUP-02")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_cards_of_each_level_are_face_up(players):
    table = Table(players)
    levels = {card.id: card.level + 1 for card in table.cards.characters}
    for view in table.views():
        assert view.rows == [table.showing(1), table.showing(2), table.showing(3)]
        for level, row in enumerate(view.rows, start=1):
            assert [levels[card] for card in row] == [level] * 4
            assert len(set(row)) == 4


@rule("SPL-SETUP-03")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_location_per_player_is_drawn_with_a_random_face(players):
    tile_of = {place.id: place.tile for place in Table().cards.locations}
    draws = [opening(players, seed).locations for seed in SEEDS]
    for drawn in draws:
        assert len(drawn) == players
        assert len({tile_of[face] for face in drawn}) == players
    faces = [face for drawn in draws for face in drawn]
    # Each tile is drawn in players / 4 of the games and shows each face half of the time.
    for face in tile_of:
        assert 0.6 < faces.count(face) / (len(draws) * players / 8) < 1.4
    # The faces are independent: with four tiles all sixteen combinations appear.
    assert len({frozenset(drawn) for drawn in draws}) == {2: 24, 3: 32, 4: 16}[players]


@rule("SPL-SETUP-04")
@pytest.mark.parametrize("players", [2, 3])
def test_locations_not_drawn_are_never_taken(players):
    table = Table(players)
    table.player(0, bonuses=dict.fromkeys(ORDINARY_COLOURS, 4))
    drawn = table.open_locations()
    table.turn(0)
    for _ in range(players * 4):
        table.lets_turn_go()
    # The bonuses suffice for every face in the box, but only the drawn ones are taken.
    assert sorted(table.owned_locations(0)) == sorted(drawn)
    assert table.open_locations() == []
    table.waits_for(0)


@rule("SPL-SETUP-05")
@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_starts_with_avengers_assemble(players):
    table = Table(players)
    assert table.holder() is None
    assert [(mat.points, mat.avengers, mat.gauntlet) for mat in table.view().mats] == [(0, 0, False)] * players


@rule("SPL-SETUP-06")
@pytest.mark.parametrize("players", PLAYERS)
def test_bank_starts_with_five_grey_and_one_green_token_per_player(players):
    bank = opening(players, 1).bank
    assert (bank["grey"], bank["green"]) == (5, players)


@rule("SPL-SETUP-07")
@pytest.mark.parametrize("players", PLAYERS)
def test_players_start_with_nothing(players):
    table = Table(players)
    assert all(table.in_bank()[colour] > 0 for colour in ORDINARY_COLOURS)
    for view in table.views():
        for mat in view.mats:
            held = (mat.tokens, mat.bonuses, mat.points, mat.recruited, mat.reserved, mat.locations)
            assert held == ({}, {}, 0, [], [], [])
    table.waits_for(0)


@pytest.mark.parametrize(("players", "stones"), [(2, 4), (3, 5), (4, 7)])
@rule("SPL-SETUP-08", "SPL-SETUP-09", "SPL-SETUP-10")
def test_number_of_players_sets_bank_and_locations(players, stones):
    view = opening(players, 3)
    assert view.bank == {**dict.fromkeys(ORDINARY_COLOURS, stones), "green": players, "grey": 5}
    assert len(view.locations) == players


@pytest.mark.parametrize("players", [0, 1, 5])
def test_other_numbers_of_players_are_refused(players):
    with pytest.raises(BadSeatCount) as refusal:
        load_game("splendor").new(Config(players), 0)
    assert "2 to 4 players" in str(refusal.value)
