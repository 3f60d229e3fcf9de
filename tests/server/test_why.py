"""Reasons why something cannot be done, requested over the wire."""

import json

from server.support import Server


def test_a_seat_is_told_why_and_by_which_rule(server: Server) -> None:
    ana = server.host("me greedy")
    (green,) = ana.why("bank:green")
    assert (green["verb"], green["rule"]) == ("take", "SPL-TIME-04")
    assert green["message"] == {"$": "Message", "key": "splendor-refusal-time", "arguments": {"gem": "green"}}
    assert ana.why("bank:red") == []
    assert ana.answers[-1]["move"] == ana.move


def test_whoever_does_not_choose_is_told_who_does(server: Server) -> None:
    ana = server.host("me open")
    bob = server.guest(ana.id, "Bob")
    (refusal,) = bob.why("bank:red")
    assert refusal["message"] == {"$": "Message", "key": "refusal-waiting", "arguments": {"seat": 0}}


def test_nothing_is_said_of_what_the_seat_cannot_see(server: Server) -> None:
    ana = server.host("me open")
    bob = server.guest(ana.id, "Bob")
    ana.settle()
    ana.choose("reserve-deck:1")
    hidden = ana.view["mats"][0]["reserved"][0]["card"]
    bob.settle()
    assert ana.why(hidden)
    assert bob.why(hidden) == []
    assert hidden not in json.dumps(bob.received[:-1])


def test_nonsense_is_answered_by_nothing_and_not_echoed_at_length(server: Server) -> None:
    ana = server.host("me greedy")
    for nonsense in ("", "bank:", "deck:nine", "x" * 5000, "\u202e", "mine:red"):
        assert ana.why(nonsense) == []
        assert len(ana.answers[-1]["thing"]) <= 100
    assert ana.refused("why") == "error-bad-message"
    assert ana.refused("why", thing=7) == "error-bad-message"


def test_whoever_watches_has_no_seat_to_ask_about(server: Server) -> None:
    ana = server.host("me greedy")
    assert server.sit(ana.id, None).refused("why", thing="bank:green") == "error-not-seated"


def test_before_the_game_there_is_nothing_to_ask(server: Server) -> None:
    assert server.host("me open").refused("why", thing="bank:green") == "error-not-playing"


def test_whoever_waits_is_told_why_the_game_does_not_begin(server: Server) -> None:
    ana = server.host("me open open")
    assert ana.table["missing"] == {"key": "error-not-enough-players", "arguments": {"seats": 1, "least": 2}}
    assert ana.refused("start") == "error-not-enough-players"
    server.guest(ana.id, "Bob")
    ana.settle()
    assert ana.table["missing"] is None
    ana.send("start")
    ana.until(lambda: bool(ana.view))
    assert ana.table["missing"] is None
