"""Finished games: replaying, downloading, continuing."""

import pytest

from server.support import Player, Server, play_on
from tableverse.games import registry
from tableverse.kernel.record import Record


@pytest.fixture
def finished(server: Server) -> Player:
    ana = server.host("me random", seed=7)
    play_on([ana], seed=7)
    ana.until(lambda: ana.table["status"] == "over")
    return ana


def test_the_record_replays_to_the_same_end(server, finished):
    answer = server.get(f"/api/tables/{finished.id}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = Record.from_json(answer.content)
    state = record.replay(registry.load_game("splendor"))
    assert state.result.scores == finished.view["result"]["scores"]
    assert record.seed == 7
    assert record.people == [{"name": "Ana"}, {"name": "random", "bot": "random"}]


def test_a_replay_can_step_and_jump(server, finished):
    last = server.get(f"/api/tables/{finished.id}/replay/{finished.move}").json()
    assert last["moves"] == last["move"] == finished.move
    assert last["view"]["result"] == finished.view["result"]
    token = {"Authorization": f"Bearer {finished.token}"}
    first = server.get(f"/api/tables/{finished.id}/replay/0", headers=token).json()
    assert first["view"]["seat"] == 0
    assert first["view"]["decision"]["options"]
    assert server.get(f"/api/tables/{finished.id}/replay/0").json()["view"]["seat"] == -1
    middle = server.get(f"/api/tables/{finished.id}/replay/9").json()
    assert middle["view"]["moves"] == 9
    assert middle["events"]
    assert {event["move"] for event in middle["events"]} == {9}


def test_a_replay_shows_a_choice_step_by_step(server, finished):
    address = f"/api/tables/{finished.id}/replay"
    told = server.get(f"{address}/9/steps", headers={"Authorization": f"Bearer {finished.token}"}).json()
    assert told["move"] == 9
    assert told["before"]["moves"] == 8
    assert told["before"]["seat"] == 0
    assert [event for step in told["steps"] for event in step["events"]] == server.get(f"{address}/9").json()["events"]
    assert server.get(f"{address}/9/steps").json()["before"]["seat"] == -1
    for wrong in (0, finished.move + 1):
        assert server.get(f"{address}/{wrong}/steps").status_code == 422


@pytest.mark.parametrize(("move", "status"), [("-1", 422), ("x", 422), ("100000", 422), ("99999999999", 422)])
def test_unknown_moves_are_refused(server, finished, move, status):
    answer = server.get(f"/api/tables/{finished.id}/replay/{move}")
    assert answer.status_code == status
    assert answer.json()["key"] in ("error-no-such-move", "error-bad-request")


def test_a_replay_with_a_bad_token_is_refused(server, finished):
    for header in ("Bearer x.y", "Basic abc", "Bearer"):
        answer = server.get(f"/api/tables/{finished.id}/replay/0", headers={"Authorization": header})
        assert answer.status_code == 401


def test_a_new_table_may_continue_from_a_move(server, finished):
    again = server.host("me open", from_table={"table": finished.id, "move": 10})
    assert again.table["status"] == "open"
    assert again.refused("start") == "error-not-enough-players"
    juan = server.guest(again.id, "Juan")
    again.errors.clear()
    for player in (again, juan):
        player.until(lambda player=player: player.move == 10)
    assert again.table["seeded"]
    replayed = server.get(f"/api/tables/{finished.id}/replay/10").json()["view"]
    assert again.view["rows"] == replayed["rows"]
    play_on([again, juan], seed=1)


def test_a_new_table_may_continue_a_record(server, finished):
    record = server.get(f"/api/tables/{finished.id}/record").json()
    record["options"] = record["options"][:20]
    record["digest"] = ""
    again = server.host("me greedy", from_record=record)
    assert again.move >= 20
    play_on([again], seed=1)


def test_continuing_a_finished_record_makes_a_finished_table(server, finished):
    record = server.get(f"/api/tables/{finished.id}/record").json()
    again = server.host("me random", from_record=record)
    assert again.table["status"] == "over"
    assert server.get(f"/api/tables/{again.id}/record").json()["options"] == record["options"]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"options": ["recruit:nobody"]}, "error-corrupt-replay"),
        ({"config": {"seats": 3, "settings": {}}}, "error-bad-request"),
        ({"content": "other"}, "error-other-content"),
        ({"version": 99}, "error-newer-record"),
        ({"game": "chess"}, "error-foreign-record"),
        ({"seed": "x"}, "error-corrupt-record"),
        ({"seed": 2**80}, "error-bad-request"),
        ({"seed": -1}, "error-bad-request"),
        ({"options": ["x"] * 30_000}, "error-record-too-long"),
    ],
)
def test_damaged_or_foreign_records_are_refused(server, finished, change, key):
    record = {**server.get(f"/api/tables/{finished.id}/record").json(), **change}
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = server.post("/api/tables", {"game": "splendor", "name": "Ana", "seats": seats, "from_record": record})
    assert 400 <= answer.status_code < 500
    assert answer.json()["key"] == key
