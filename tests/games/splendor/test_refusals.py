"""Reasons why an action is refused, and when each of them applies."""

from games.splendor.table import Table
from tableverse.games.splendor.refusals import QUESTIONS
from tableverse.kernel.game import SPECTATOR
from tableverse.kernel.speech import Speaker


def said(table: Table, thing: str, language: str = "en") -> list[str]:
    speaker = Speaker(table.game, language, ["Ada", "Bob"])
    return [speaker.say(refusal.message) for refusal in table.game.why(table.state, table.decision.seat, thing)]


def test_missing_gems_are_counted_after_bonuses_and_shield_tokens():
    table = Table()
    table.row(1, ["rocket-raccoon"])  # costs 2 Reality and 1 Mind
    table.player(0, tokens={"grey": 1}, bonuses={"yellow": 1})
    table.turn(0)
    assert table.game.why(table.state, 0, "rocket-raccoon")[0].rule == "SPL-REC-02"
    lacks = "You can’t recruit Rocket Raccoon yet: you lack 2 Reality"
    assert said(table, "rocket-raccoon") == [f"{lacks}, and your S.H.I.E.L.D. token covers only one"]
    table.player(0, tokens={"red": 1}, bonuses={"yellow": 1})
    table.turn(0)
    assert said(table, "rocket-raccoon") == ["You can’t recruit Rocket Raccoon yet: you lack Reality"]


def test_affordable_card_is_not_refused():
    table = Table()
    table.row(1, ["rocket-raccoon"])
    table.player(0, tokens={"red": 2, "yellow": 2, "blue": 2, "orange": 2, "purple": 2})
    table.turn(0)
    assert "recruit:rocket-raccoon" in table.options("recruit")
    assert table.why("rocket-raccoon") == {}
    table.player(0, tokens={"red": 2, "yellow": 1})  # exactly the cost
    table.turn(0)
    assert table.why("rocket-raccoon") == {}


def test_fourth_reserved_card_is_refused():
    table = Table()
    for _ in range(3):
        assert table.why("deck:2") == {}
        table.does("reserve-deck:1")
        table.lets_turn_go()
    card = table.showing(3)[0]
    assert table.why("deck:2") == {"reserve-deck": "hand-full"}
    assert table.why(card) == {"recruit": "cost", "reserve": "hand-full"}


def test_card_reserved_by_another_player_is_refused():
    table = Table()
    card = table.showing(1)[0]
    table.does(f"reserve:{card}", "reserve-deck:1")
    hidden = table.reserved(1)[0]
    assert table.why(card) == {"recruit": "cost"}
    table.lets_turn_go()
    assert table.why(card) == {"recruit": "reserved"}
    (refusal,) = table.game.why(table.state, 1, card)
    assert refusal.message.arguments["seat"] == 0
    # Only its owner can point at a hidden card.
    assert hidden not in table.game.pointable(table.state, 0)
    assert table.why(hidden, seat=0) == {}
    assert hidden in table.game.pointable(table.state, 1)


def test_reasons_why_tokens_cannot_be_taken():
    table = Table(players=2)
    assert table.why("bank:green") == {"take": "time"}
    assert table.why("bank:grey") == {"take": "shield"}
    assert table.why("bank:red") == {}
    table.does("take:red+red")
    assert table.why("bank:red") == {"take-two": "two"}
    assert "it has 2" in said(table, "bank:red")[0]
    table.does("take:red+blue+yellow", "take:red+blue+yellow")
    assert table.why("bank:red") == {"take": "none-left"}


def test_reserving_from_an_empty_deck_is_refused():
    table = Table()
    table.deck(3, [])
    table.turn(0)
    assert table.why("deck:3") == {"reserve-deck": "empty-deck"}
    assert table.why("deck:2") == {}


def test_location_names_the_missing_bonuses():
    table = Table()
    place = table.open_locations()[0]
    assert table.why(place) == {"location": "location"}
    lacks = table.game.why(table.state, 0, place)[0].message.arguments["gems"]
    assert len(lacks) == sum(table.cards.locations[table.cards.location(place)].needs)
    table = Table()
    table.player(0, bonuses={"yellow": 3, "blue": 4, "red": 2})
    table.locations("knowhere")  # 3 Mind, 3 Space and 3 Reality
    table.turn(0)
    (refusal,) = table.game.why(table.state, 0, "knowhere")
    assert refusal.message.arguments["gems"] == ["red"]


def test_second_location_is_refused_until_a_later_turn():
    table = Table()
    table.player(0, tokens={"orange": 1}, bonuses={"yellow": 4, "blue": 4, "red": 3})
    table.locations("knowhere", "avengers-tower-nyc")
    table.turn(0)
    assert table.why("knowhere") == {"location": "location-later"}
    table.does("take:yellow+blue+red")
    table.waits_for(0, "location")
    assert table.game.refusals(table.state, 0, "mine:orange") == []  # tokens are not what is asked for


def test_green_token_cannot_pay_and_cannot_be_returned():
    table = Table()
    table.row(1, ["rocket-raccoon"])
    table.player(0, recruited=["drax"], tokens={"red": 2, "yellow": 2, "grey": 2, "blue": 1, "green": 1})
    table.turn(0)
    assert table.why("mine:green") == {"return": "keep"}
    table.does("recruit:rocket-raccoon")
    table.waits_for(0, "pay")
    assert table.why("mine:green") == {"pay": "time-pays"}
    for gem in ("red", "grey"):  # tokens do not matter for this choice
        assert table.game.refusals(table.state, 0, f"mine:{gem}") == []
    assert table.why("mine:blue") == {"pay": "not-in-cost"}
    assert table.why("mine:grey") == {}
    assert table.why("bank:red") == {"": "refusal-first"}
    assert "Rocket Raccoon" in said(table, "bank:red")[0]


def test_returning_excess_tokens_comes_before_other_actions():
    table = Table()
    table.player(0, recruited=["drax"], tokens={"red": 2, "yellow": 2, "blue": 2, "orange": 2, "green": 1})
    table.turn(0)
    table.does("take:red+yellow+blue")
    table.waits_for(0, "return")
    assert table.why("mine:green") == {"return": "time-stays"}
    assert table.why("mine:red") == {}
    assert table.why("deck:1") == {"": "refusal-first"}


def test_waiting_player_is_refused():
    table = Table()
    assert table.why("bank:red", seat=1) == {"": "refusal-waiting"}
    (refusal,) = table.game.why(table.state, 1, "bank:red")
    assert refusal.rule == QUESTIONS["turn"]
    assert Speaker(table.game, "es", ["Ada", "Bob"]).say(refusal.message) == "Ahora le toca decidir a Ada"


def test_spectator_has_no_tokens_to_point_at():
    table = Table()
    table.does("take:red+yellow+blue")
    things = table.game.pointable(table.state, SPECTATOR)
    assert "bank:red" in things
    assert not [thing for thing in things if thing.startswith("mine:")]


def test_unknown_things_have_no_refusal():
    table = Table()
    for nonsense in ("", "bank:gold", "bank:", "deck:9", "nobody", "mine:red", "\ud800"):
        assert table.why(nonsense) == {}


def test_kind_of_a_question_has_a_rule():
    table = Table()
    assert table.decision.kind in QUESTIONS


def test_empty_spaces_cannot_be_pointed_at():
    table = Table()
    table.deck(1, [])
    table.row(1, ["rocket-raccoon"])  # and three empty spaces
    table.turn(0)
    shown = [card for level in (1, 2, 3) for card in table.showing(level) if card]
    characters = {character.id for character in table.game.cards.characters}
    assert sorted(thing for thing in table.game.pointable(table.state, 0) if thing in characters) == sorted(shown)
    assert len(shown) == 9


def test_every_pointable_thing_has_a_name():
    table = Table()
    place = table.cards.locations[table.state.locations[0]].id
    names = {
        thing: table.game.name_of(thing, "en") for thing in ("bank:red", "mine:red", "deck:2", "rocket-raccoon", place)
    }
    assert names == {
        "bank:red": "Reality (Bank)",
        "mine:red": "Reality (Tokens)",
        "deck:2": "Deck (Level 2)",
        "rocket-raccoon": "Rocket Raccoon",
        place: table.game.registry.name("location", place, "en"),
    }
    assert {thing: table.game.name_of(thing, "en") for thing in names} == names
