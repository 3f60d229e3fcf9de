"""The steps that followed from a choice, requested over the wire."""

import json
from typing import Any

import pytest

from server.support import Server


def shown(answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the view after each step, by applying the changes to the view before it."""
    views = [answer["before"]]
    for step in answer["steps"]:
        views.append({**views[-1], **step["changes"]})
    return views


def test_threat_and_activation_are_separate_steps(server: Server) -> None:
    """Threat is placed before the villain activates, and each is a separate step."""
    ana = server.host("me", game="champions", seed=5)
    while not any(event["kind"] == "activates" for event in ana.events):
        ana.choose(ana.options[0])
    move = ana.events[-1]["move"]
    answer = ana.steps(move)
    assert [event for step in answer["steps"] for event in step["events"]] == [
        event for event in ana.events if event["move"] == move
    ]
    kinds = [{event["kind"] for event in step["events"]} for step in answer["steps"]]
    placed = next(at for at, found in enumerate(kinds) if "threat" in found)
    acts = next(at for at, found in enumerate(kinds) if "activates" in found)
    views = shown(answer)
    assert placed < acts
    assert views[0]["moves"] == move - 1
    assert all(view["decision"] is None for view in views[1:-1])
    assert views[placed] != views[placed + 1]


def test_the_last_step_is_the_current_position(server: Server) -> None:
    ana = server.host("me greedy")
    ana.choose(ana.options[0])
    last = shown(ana.steps(ana.move))[-1]
    assert {name: last[name] for name in last if name != "decision"} == {
        name: ana.view[name] for name in ana.view if name != "decision"
    }


def test_steps_show_each_seat_its_own_view(server: Server) -> None:
    ana = server.host("me open")
    bob = server.guest(ana.id, "Bob")
    ana.settle()
    ana.choose("reserve-deck:1")
    hidden = ana.view["mats"][0]["reserved"][0]["card"]
    watcher = server.sit(ana.id, None)
    watcher.settle()
    assert hidden in json.dumps(ana.steps(1))
    assert hidden not in json.dumps(bob.steps(1))
    assert hidden not in json.dumps(watcher.steps(1))


@pytest.mark.parametrize("move", [0, -1, 99])
def test_steps_of_an_unknown_move_are_refused(server: Server, move: int) -> None:
    assert server.host("me greedy").refused("steps", move=move) == "error-no-such-move"


def test_there_are_no_steps_before_the_game(server: Server) -> None:
    ana = server.host("me open")
    assert ana.refused("steps", move=1) == "error-no-such-move"
    assert ana.refused("steps") == "error-bad-message"


def test_an_undone_choice_has_no_steps(server: Server) -> None:
    ana = server.host("me open")
    server.guest(ana.id, "Bob")
    ana.settle()
    ana.choose(ana.options[0])
    assert ana.steps(1)["undone"] == 0
    ana.send("undo")
    ana.until(lambda: ana.undone == 1)
    assert ana.refused("steps", move=1) == "error-no-such-move"


def test_everybody_sees_who_made_each_choice(server: Server) -> None:
    """Check while people watch, when they join later, and after an undo."""
    ana = server.host("me open")
    bob = server.guest(ana.id, "Bob")
    ana.settle()
    ana.choose(ana.options[0])
    bob.until(lambda: bob.move == 1)
    bob.choose(bob.options[0])
    ana.until(lambda: ana.move == 2)
    watcher = server.sit(ana.id, None)
    watcher.settle()
    assert ana.choosers == bob.choosers == watcher.choosers == [0, 1]
    ana.choose(ana.options[0])
    ana.send("undo")
    ana.until(lambda: ana.undone == 1)
    assert ana.choosers == [0, 1]
