"""Reasons why something cannot be done, requested over the wire."""

import json

from server.support import Server


def test_why_returns_the_reason_and_its_rule(server: Server) -> None:
    ana = server.host("me greedy")
    (green,) = ana.why("bank:green")
    assert (green["verb"], green["rule"]) == ("take", "SPL-TIME-04")
    assert green["message"] == {"$": "Message", "key": "splendor-refusal-time", "arguments": {"gem": "green"}}
    assert ana.why("bank:red") == []
    assert ana.answers[-1]["move"] == ana.move


def test_why_names_the_seat_to_choose(server: Server) -> None:
    ana = server.host("me open")
    bob = server.guest(ana.id, "Bob")
    (refusal,) = bob.why("bank:red")
    assert refusal["message"] == {"$": "Message", "key": "refusal-waiting", "arguments": {"seat": 0}}


def test_why_reveals_no_hidden_card(server: Server) -> None:
    ana = server.host("me open")
    bob = server.guest(ana.id, "Bob")
    ana.settle()
    ana.choose("reserve-deck:1")
    hidden = ana.view["mats"][0]["reserved"][0]["card"]
    bob.settle()
    assert ana.why(hidden)
    assert bob.why(hidden) == []
    assert hidden not in json.dumps(bob.received[:-1])


def test_why_returns_nothing_for_unknown_things(server: Server) -> None:
    ana = server.host("me greedy")
    for nonsense in ("", "bank:", "deck:nine", "x" * 5000, "\u202e", "mine:red"):
        assert ana.why(nonsense) == []
        assert len(ana.answers[-1]["thing"]) <= 100
    assert ana.refused("why") == "error-bad-message"
    assert ana.refused("why", thing=7) == "error-bad-message"


def test_watchers_cannot_ask_why(server: Server) -> None:
    ana = server.host("me greedy")
    assert server.sit(ana.id, None).refused("why", thing="bank:green") == "error-not-seated"


def test_why_is_refused_before_the_game(server: Server) -> None:
    assert server.host("me open").refused("why", thing="bank:green") == "error-not-playing"


def test_a_waiting_table_shows_what_is_missing(server: Server) -> None:
    ana = server.host("me open open")
    assert ana.table["missing"] == {"key": "error-not-enough-players", "arguments": {"seats": 1, "least": 2}}
    assert ana.refused("start") == "error-not-enough-players"
    server.guest(ana.id, "Bob")
    ana.settle()
    assert ana.table["missing"] is None
    ana.send("start")
    ana.until(lambda: bool(ana.view))
    assert ana.table["missing"] is None
