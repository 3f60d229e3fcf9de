"""Reserving a Character, with its S.H.I.E.L.D. token."""

import pytest

from games.splendor.positions import HEAVY_HAND, one_point_short, rich_table
from games.splendor.table import Table
from tableverse.kernel.event import EVERYONE
from tableverse.kernel.game import SPECTATOR
from tableverse.kernel.ledger import rule


@rule("SPL-RES-01")
def test_any_face_up_card_and_any_top_card_can_be_reserved():
    table = Table()
    face_up = [card for level in (1, 2, 3) for card in table.showing(level)]
    assert table.options("reserve") == [f"reserve:{card}" for card in face_up]
    assert len(face_up) == 12
    assert table.options("reserve-deck") == ["reserve-deck:1", "reserve-deck:2", "reserve-deck:3"]
    for card in face_up:
        tried = table.copy()
        tried.does(f"reserve:{card}")
        assert tried.events("reserved") == [{"seat": 0, "card": card}]
        assert tried.reserved(0) == [card]
        tried.waits_for(1)


@rule("SPL-RES-01")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_reserving_from_a_deck_takes_the_top_card(level):
    table = Table()
    top, second, *rest = table.in_deck(level)
    table.does(f"reserve-deck:{level}")
    assert table.reserved(0) == [top]
    assert table.in_deck(level) == [second, *rest]
    table.waits_for(1)


@rule("SPL-RES-01")
def test_empty_decks_and_spaces_cannot_be_reserved_from():
    table = Table()
    table.deck(3, [])
    table.row(3, ["hulk", "thor"])
    table.deck(2, [])
    table.row(2, [])
    table.turn(0)
    face_up = [*table.showing(1), "hulk", "thor"]
    assert table.options("reserve") == [f"reserve:{card}" for card in face_up]
    assert table.options("reserve-deck") == ["reserve-deck:1"]
    table.refuses("reserve-deck:2", "reserve-deck:3", "reserve:", "reserve-deck:0", "reserve-deck:4")
    table.waits_for(0)


@rule("SPL-RES-01")
def test_cards_inside_decks_and_of_other_players_cannot_be_reserved():
    table = Table()
    table.player(1, reserved=["thor"], recruited=["wong"])
    table.turn(0)
    table.refuses(f"reserve:{table.in_deck(1)[0]}", f"reserve:{table.in_deck(1)[5]}", "reserve:thor", "reserve:wong")
    table.waits_for(0)


@rule("SPL-RES-02")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_only_the_owner_sees_a_card_reserved_from_a_deck(owner):
    table = Table(players=3)
    table.deck(2, ["ghost-rider", "hela"])
    table.turn(owner)
    events = table.does("reserve-deck:2")[:3]
    assert [(event.kind, event.facts, event.audience, event.reveals) for event in events] == [
        ("reserved-hidden", {"seat": owner, "level": 2}, EVERYONE, False),
        ("drew", {"card": "ghost-rider"}, owner, True),
        ("gained", {"seat": owner, "gem": "grey"}, EVERYONE, False),
    ]
    for seat in (0, 1, 2, SPECTATOR):
        (reserved,) = table.view(seat).mats[owner].reserved
        # The card's back shows its level. Only its owner sees its face.
        assert (reserved.card, reserved.level, reserved.hidden) == ("ghost-rider" if seat == owner else "", 2, True)
        assert ("ghost-rider" in str(table.game.codec.pack(table.view(seat)))) == (seat == owner)
        assert [event.seen_by(seat) for event in events] == [True, seat == owner, True]
    table.waits_for((owner + 1) % 3)


@rule("SPL-RES-02")
def test_card_reserved_face_up_stays_public():
    table = Table(players=3)
    table.row(2, ["ghost-rider"])
    table.turn(0)
    table.does("reserve:ghost-rider")
    for view in table.views():
        (reserved,) = view.mats[0].reserved
        assert (reserved.card, reserved.level, reserved.hidden) == ("ghost-rider", 2, False)
    table.waits_for(1)


@rule("SPL-RES-02")
def test_hidden_card_stays_hidden_until_it_is_recruited():
    table = Table()
    table.player(0, hidden=["kraven"], reserved=["mysterio"], tokens={"blue": 3})
    table.turn(0)
    # Its owner is offered the card, which the other players do not see.
    assert "recruit:kraven" in table.options()
    assert table.view(1).decision is None
    table.does("take:red+orange+purple")
    assert [reserved.card for reserved in table.view(1).mats[0].reserved] == ["mysterio", ""]
    table.does("take:red+orange+purple")
    events = table.recruits("kraven")
    assert table.events("shown") == [{"seat": 0, "card": "kraven"}]
    assert table.story()[:2] == ["shown", "recruited"]
    assert next(event for event in events if event.kind == "shown").audience == EVERYONE
    assert table.view(1).mats[0].recruited == ["kraven"]
    assert [reserved.card for reserved in table.view(1).mats[0].reserved] == ["mysterio"]
    table.waits_for(1)


@rule("SPL-RES-02")
def test_hidden_card_is_revealed_before_the_payment_choice():
    table = Table()
    table.player(0, hidden=["kraven"], tokens={"blue": 3, "grey": 1})
    table.turn(0)
    table.recruits("kraven")
    assert table.events("shown") == [{"seat": 0, "card": "kraven"}]
    table.waits_for(0, "pay")
    (reserved,) = table.view(1).mats[0].reserved
    assert (reserved.card, reserved.hidden) == ("kraven", False)
    assert table.view(1).paying_for == "kraven"
    table.does("pay:blue3")
    table.waits_for(1)


@rule("SPL-RES-02")
def test_recruiting_a_card_reserved_face_up_reveals_nothing():
    table = Table()
    table.player(0, reserved=["kraven"], tokens={"blue": 3})
    table.turn(0)
    table.recruits("kraven")
    assert table.events("shown") == []
    table.waits_for(1)


@rule("SPL-RES-03")
@pytest.mark.parametrize("option", ["reserve:thor", "reserve-deck:1"])
def test_reserving_gives_a_shield_token(option):
    table = Table()
    table.row(3, ["thor"])
    table.turn(0)
    table.does(option)
    assert table.events("gained") == [{"seat": 0, "gem": "grey"}]
    assert table.tokens(0) == {"grey": 1}
    assert table.in_bank()["grey"] == 4
    # The card comes before the token.
    kinds = table.story()
    assert kinds.index("gained") > kinds.index("reserved" if option == "reserve:thor" else "reserved-hidden")
    table.waits_for(1)


@rule("SPL-RES-04")
@pytest.mark.parametrize("option", ["reserve:thor", "reserve-deck:3"])
def test_reserving_gives_no_token_if_no_grey_token_is_left(option):
    table = Table()
    table.row(3, ["thor"])
    table.player(0, reserved=["wong"])
    table.player(1, tokens={"grey": 5})
    table.turn(0)
    table.does(option)
    assert len(table.reserved(0)) == 2
    assert table.events("gained") == []
    assert table.tokens(0) == {}
    assert "grey" not in table.in_bank()
    table.waits_for(1)


@rule("SPL-RES-05")
def test_only_reserving_gives_a_grey_token():
    table = rich_table()
    verbs = set()
    for option in table.options():
        tried = table.copy()
        tried.does(option)
        verb = option.partition(":")[0]
        verbs.add(verb)
        assert tried.tokens(0).get("grey", 0) == (1 if verb in ("reserve", "reserve-deck") else 0)
    assert verbs == {"take", "reserve", "reserve-deck", "recruit"}
    table.waits_for(0)


@rule("SPL-RES-06")
def test_player_may_hold_at_most_three_reserved_cards():
    table = Table()
    table.player(0, reserved=HEAVY_HAND[:2], hidden=HEAVY_HAND[2:])
    table.turn(0)
    assert table.options("reserve") == []
    assert table.options("reserve-deck") == []
    table.refuses(*(f"reserve:{card}" for card in table.showing(1)), "reserve-deck:1", "reserve-deck:3")
    table.waits_for(0)


@rule("SPL-RES-06")
def test_recruiting_a_reserved_card_makes_room_for_another():
    table = Table()
    table.player(0, reserved=["hulk", "kraven"], tokens={"blue": 3})
    table.row(3, ["thor", "iron-man"])
    table.turn(0)
    table.does("reserve:thor")
    assert table.reserved(0) == ["hulk", "kraven", "thor"]
    table.does("take:red+orange+purple")
    table.refuses("reserve:iron-man")
    table.recruits("kraven", pay="blue3")
    assert table.reserved(0) == ["hulk", "thor"]
    table.does("take:red+orange+purple")
    table.waits_for(0)
    assert "reserve:iron-man" in table.options()


@rule("SPL-RES-07")
def test_reserved_card_can_only_be_recruited_by_its_owner():
    table = rich_table()
    table.refuses("discard:mysterio", "return:mysterio", "reserve:mysterio")
    for option in table.options():
        tried = table.copy()
        tried.does(option)
        assert ("mysterio" in tried.reserved(0)) == (option != "recruit:mysterio")
    table.does("take:yellow+blue+red", "return:yellow", "return:yellow", "return:yellow")
    for seat in (1, 2, 3):
        table.waits_for(seat)
        table.refuses("recruit:mysterio", "reserve:mysterio")
        table.lets_turn_go()
    assert table.reserved(0) == ["mysterio"]
    table.recruits("mysterio")
    assert (table.reserved(0), table.recruited(0)[-1]) == ([], "mysterio")
    table.waits_for(1)


@rule("SPL-RES-08")
def test_reserved_cards_count_nothing_at_the_end():
    table = one_point_short(players=2, seat=1)
    table.player(1, reserved=["spider-man", "luke-cage", "nova"])  # the reserved cards are worth 14 points
    table.turn(1)
    assert table.points(1) == 15
    table.recruits("vulture")
    assert table.reserved(1) == ["spider-man", "luke-cage", "nova"]
    table.ended(winners=[1], reason="gauntlet-alone", points=[0, 16])


@rule("SPL-RES-08")
def test_reserved_card_does_not_count_for_the_gauntlet():
    table = Table()
    # 18 points, but purple only on a reserved card.
    table.player(
        1,
        recruited=["doctor-octopus", "nebula", "daredevil", "hela", "black-bolt"],
        reserved=["jessica-jones"],
        tokens={"red": 4},
    )
    table.row(1, ["vulture"])
    table.locations()
    table.turn(1)
    table.recruits("vulture")
    assert table.points(1) == 18
    assert "purple" not in table.bonuses(1)
    assert table.events("gauntlet") == []
    table.waits_for(0)
