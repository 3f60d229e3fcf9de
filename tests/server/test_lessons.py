"""Lessons at a table of the server: the coach's pages come with the position, and mistakes are not made."""

import json
from pathlib import Path
from typing import Any

from server.support import Player, Server, problem, quick, running


def begin(server: Server, lesson: str = "first-game") -> dict[str, Any]:
    answer = server.post(f"/api/games/splendor/lessons/{lesson}", {"name": "Ana"})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def coached(player: Player) -> dict[str, Any]:
    """Return the lesson's part of the latest view."""
    told = [json.loads(text) for text in player.received]
    lesson: dict[str, Any] = [message for message in told if message["t"] == "view"][-1]["lesson"]
    return lesson


def my_turn(player: Player) -> None:
    player.until(lambda: bool(player.options))


def mistake(player: Player, option: str) -> dict[str, Any]:
    """Make a wrong choice and return the coach's message about it."""
    before = len(player.received)
    player.send("choose", option=option, move=player.move)
    player.until(lambda: any('"t":"mistake"' in text for text in player.received[before:]))
    told: dict[str, Any] = json.loads(player.received[-1])
    return told


def test_the_lessons_of_a_game_are_offered(server):
    first = server.get("/api/games/splendor/lessons").json()[0]
    assert first["id"] == "first-game"
    assert set(first["title"]) == {"en", "es"}
    assert first["steps"] > 5
    assert problem(server.get("/api/games/chess/lessons")) == (422, "error-unknown-game")


def test_an_unknown_lesson_is_refused(server):
    answer = server.post("/api/games/splendor/lessons/chess", {"name": "Ana"})
    assert problem(answer) == (422, "error-unknown-lesson")
    assert problem(server.post("/api/games/splendor/lessons/first-game", {})) == (422, "error-bad-request")


def test_a_mistake_is_explained_and_not_played(server):
    made = begin(server)
    ana = server.sit(made["table"], made["token"])
    assert ana.table["lesson"] == "first-game"
    assert coached(ana)["step"] == 0
    told = mistake(ana, "take:blue+blue")
    assert told["page"]["say"]["en"] != told["page"]["say"]["es"]
    assert told["stands"] is False
    ana.settle()
    assert ana.move == 0
    assert ana.options
    ana.choose("take:yellow+yellow")
    my_turn(ana)
    assert coached(ana)["step"] == 1
    assert ana.view["mats"][1]["tokens"] == {"blue": 2}, "the rival follows the script"


def test_undo_takes_the_lesson_back_too(server):
    made = begin(server)
    ana = server.sit(made["table"], made["token"])
    before = coached(ana)
    ana.choose("take:yellow+yellow")
    my_turn(ana)
    ana.send("undo")
    ana.until(lambda: ana.move == 0)
    assert coached(ana) == before


def test_a_lesson_may_begin_in_the_middle_of_a_game(server):
    made = begin(server, "reserve")
    ana = server.sit(made["table"], made["token"])
    start = ana.move
    assert start == 10
    told = coached(ana)
    assert told["advised"] == ["reserve:vulture"]
    assert told["pages"][-1]["rules"] == ["SPL-RES-01", "SPL-RES-03"]
    views = [message for text in ana.received if (message := json.loads(text))["t"] == "view"]
    assert not any(view["undo"]["possible"] for view in views)
    ana.send("undo")
    ana.until(lambda: bool(ana.errors))
    assert ana.errors.pop()["key"] == "error-nothing-to-undo", "what was played before is not taken back"
    ana.choose("reserve:vulture")
    my_turn(ana)
    ana.send("undo")
    ana.until(lambda: ana.move == start)
    assert coached(ana) == told


def test_only_the_learner_is_coached(server):
    made = begin(server)
    server.sit(made["table"], made["token"])
    watcher = server.sit(made["table"], None)
    assert not any('"advised"' in text for text in watcher.received)
    assert made["table"] not in [table["table"] for table in server.get("/api/tables").json()]


def test_a_lesson_survives_a_restart(tmp_path: Path):
    config = quick(tmp_path)
    with running(config) as server:
        made = begin(server)
        ana = server.sit(made["table"], made["token"])
        ana.choose("take:yellow+yellow")
        my_turn(ana)
        before = coached(ana)
    with running(config) as server:
        ana = server.sit(made["table"], made["token"])
        assert coached(ana) == before
        assert mistake(ana, "take:red+red")["page"]["look"]
