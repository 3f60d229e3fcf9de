"""Manual corrections of tokens, cards and Locations, with everything that follows from them."""

from __future__ import annotations

from games.splendor import invariants
from games.splendor.positions import one_point_short
from games.splendor.table import Table


def test_removed_tokens_go_back_to_the_bank() -> None:
    table = Table(players=2)
    table.player(0, tokens={"red": 2})
    table.turn(0)
    said = table.corrects("seat:0", "tokens-red", 1, seat=1)
    assert said == "Fixed by hand: Ada, Reality tokens 2 → 1, by Bob"
    assert (table.state.mats[0].tokens[3], table.state.bank[3]) == (1, 3)


def test_moved_card_gives_and_removes_points_icons_bonus_and_time_stone() -> None:
    table = Table(players=2)
    table.turn(0)
    card = table.state.rows[8]
    character = table.cards.characters[card]
    assert character.level == 2
    table.corrects(character.id, "place", "recruited:1")
    mat = table.state.mats[1]
    assert (mat.points, mat.avengers, mat.bonuses[character.bonus]) == (character.points, character.avengers, 1)
    assert mat.tokens[5] == 1  # the Time Stone
    assert table.state.rows[8] not in (card, -1)
    table.corrects(character.id, "place", "pile-bottom")
    assert (mat.points, mat.tokens[5], sum(mat.bonuses)) == (0, 0, 0)
    assert table.state.decks[2][0] == card
    invariants.check(table.state)


def test_avengers_tile_follows_corrected_icons() -> None:
    table = Table(players=2)
    table.turn(0)
    able = [card.id for card in table.cards.characters if card.avengers >= 1]
    for id in able[:3]:
        card = table.cards.character(id)
        level = table.cards.characters[card].level
        if card not in table.state.rows:
            deck = [other for other in table.state.decks[level][: table.state.left[level]] if other != card]
            table.state.decks = [[*deck, card] if at == level else one for at, one in enumerate(table.state.decks)]
            table.corrects(f"top:deck:{level + 1}", "place", "reserved:0")
        table.corrects(id, "place", "recruited:0")
    assert table.state.assembled == 0
    table.corrects(able[0], "place", "recruited:1")
    assert table.state.assembled == (0 if table.state.mats[0].avengers >= 3 else -1)
    invariants.check(table.state)


def test_avengers_tile_stays_with_its_holder_on_a_tie_of_icons() -> None:
    table = Table(players=2)
    table.player(0, recruited=["hawkeye", "kate-bishop"])
    table.player(1, recruited=["winter-soldier", "valkyrie", "ms-marvel"])
    table.row(1, ["wasp"])
    table.assembled(1)
    table.turn(0)
    table.corrects("wasp", "place", "recruited:0")
    assert [mat.avengers for mat in table.state.mats] == [3, 3]
    assert table.holder() == 1
    table.corrects("valkyrie", "place", "recruited:0")
    assert table.holder() == 0
    assert [mat.points for mat in table.state.mats] == [3, 0]


def test_gauntlet_is_lost_when_a_correction_breaks_its_conditions() -> None:
    table = one_point_short(players=2, seat=0)
    table.recruits("vulture")
    assert table.state.mats[0].gauntlet
    other = table.cards.characters[table.state.rows[0]].id
    table.corrects(other, "place", "recruited:1")
    assert table.state.mats[0].gauntlet
    assert table.events("gauntlet-lost") == []
    table.corrects("vulture", "place", "recruited:1")
    assert table.events("gauntlet-lost") == [{"seat": 0}]
    assert not table.state.mats[0].gauntlet
    table.lets_turn_go()
    table.waits_for(0)


def test_card_can_return_to_the_gap_of_an_exhausted_row() -> None:
    table = Table(players=2)
    table.deck(1, [])
    table.row(1, ["wasp", "valkyrie"])
    table.turn(0)
    table.corrects("wasp", "place", "recruited:1")
    assert table.state.rows[:4].count(-1) == 3
    assert table.state.mats[1].avengers == 1
    table.corrects("wasp", "place", "row")
    assert table.state.rows[:4].count(-1) == 2
    assert table.state.mats[1].avengers == 0


def test_face_up_card_is_reserved_face_up() -> None:
    table = Table(players=2)
    table.row(1, ["wasp"])
    table.turn(0)
    table.corrects("wasp", "place", "reserved:1")
    mat = table.state.mats[1]
    assert (mat.reserved, mat.hidden) == ([table.cards.character("wasp")], [])
    assert table.places("wasp", seat=0)


def test_location_moves_from_one_player_to_another() -> None:
    table = Table(players=2)
    table.turn(0)
    place = table.cards.locations[table.state.locations[0]]
    table.corrects(place.id, "place", "taken:0")
    table.corrects(place.id, "place", "taken:1")
    assert [mat.points for mat in table.state.mats] == [0, place.points]
    assert table.places(place.id) == ["table", "taken:0"]
    invariants.check(table.state)


def test_location_moves_to_a_player_and_back_to_the_table() -> None:
    table = Table(players=2)
    table.turn(0)
    place = table.cards.locations[table.state.locations[0]]
    table.corrects(place.id, "place", "taken:1")
    assert table.state.mats[1].points == place.points
    table.corrects(place.id, "place", "table")
    assert table.state.mats[1].points == 0


def test_facedown_card_stays_hidden_from_other_players() -> None:
    table = Table(players=2)
    table.turn(0)
    assert "The top card of" in table.corrects("top:deck:1", "place", "reserved:1")
    card = table.cards.characters[table.state.mats[1].hidden[0]].id
    assert table.places(card, seat=0) == []
    assert table.places(card, seat=1)
    assert card not in str([event.facts for event in table.happened if event.seen_by(0)])
    assert table.corrects(card, "place", "pile-top", seat=1).startswith("Fixed by hand: A card, place")


def test_correction_during_a_payment_keeps_the_card_affordable() -> None:
    table = Table(players=2)
    table.row(1, ["rocket-raccoon"])
    table.player(0, tokens={"red": 1, "grey": 1}, bonuses={"yellow": 1, "red": 1})
    table.turn(0)
    table.does("recruit:rocket-raccoon")
    assert table.decision.kind == "pay"
    assert table.places("rocket-raccoon") == []
    table.corrects("seat:0", "tokens-grey", 0)  # the only payment left is made automatically
    assert table.events("recruited")
    table.waits_for(1)
