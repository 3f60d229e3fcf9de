"""The coach over the wire: only the player to choose gets its answers."""

import json

from server.support import Server


def test_the_player_to_choose_gets_consequences(server: Server) -> None:
    ana = server.host("me greedy")
    found = ana.foresee()
    (tokens,) = found["take:yellow+blue+orange"]
    message = {"$": "Message", "key": "splendor-consequence-tokens", "arguments": {"before": 0, "after": 3}}
    assert tokens["message"] == message
    assert (tokens["measure"], tokens["before"], tokens["least"], tokens["most"]) == ("tokens", 0, 3, 3)
    assert tokens["good"] == 1
    assert not tokens["chance"]
    assert ana.coached[-1]["move"] == ana.move
    assert ana.foresee() == found


def test_waiting_players_and_watchers_get_no_consequences(server: Server) -> None:
    ana = server.host("me open")
    assert ana.refused("foresee") == "error-not-playing"
    bob = server.guest(ana.id, "Bob")
    bob.settle()
    assert bob.refused("foresee") == "error-wrong-seat"
    assert server.sit(ana.id, None).refused("foresee") == "error-not-seated"


def test_consequences_name_no_hidden_card(server: Server) -> None:
    ana = server.host("me open")
    bob = server.guest(ana.id, "Bob")
    ana.settle()
    ana.choose("reserve-deck:1")
    hidden = ana.view["mats"][0]["reserved"][0]["card"]
    bob.settle()
    assert bob.foresee()
    assert hidden not in json.dumps(bob.received)


def test_the_player_to_choose_may_ask_for_a_hint(server: Server) -> None:
    ana = server.host("me open")
    bob = server.guest(ana.id, "Bob")
    bob.settle()
    assert bob.refused("hint") == "error-wrong-seat"
    ana.settle()
    found = ana.hint()
    assert found["option"] in ana.options
    assert all("hint-" in reason["key"] or "consequence-" in reason["key"] for reason in found["reasons"])
    assert found["option"] not in found["close"]
