"""Problem reports: they hold the exact position, but nothing hidden from the reporter."""

import json

from server.support import play_on, problem, quick, running
from tableverse.games import registry
from tableverse.games.splendor.frames import turn
from tableverse.kernel.match import Match
from tableverse.kernel.record import Record


def reported(server, player, sentence="The card does nothing"):
    answer = server.http.post(
        f"/api/tables/{player.id}/report",
        json={"sentence": sentence},
        headers={"Authorization": f"Bearer {player.token}"},
    )
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_solo_report_holds_the_record_and_marks_the_table(server):
    ana = server.host("me easy", game="champions", settings={"scenario": "rhino"})
    assert not ana.table["seeded"]
    ana.choose(ana.options[0])
    file = reported(server, ana)
    assert file["report"]["sentence"] == "The card does nothing"
    assert file["report"]["table"] == ana.id
    match = Match.resume(registry.load_game("champions"), Record.from_json(json.dumps(file).encode()))
    assert match.moves == file["report"]["move"] == len(file["options"]) > 0
    ana.until(lambda: ana.table["seeded"])


def test_a_report_reveals_nothing_hidden_from_the_reporter(server):
    ana = server.host("me open", game="champions", settings={"scenario": "rhino"})
    juan = server.guest(ana.id, "Juan")
    juan.until(lambda: juan.move == 0)
    file = reported(server, juan, "Why\nis that?")
    assert file["format"] == "tableverse-report"
    assert (file["seat"], file["move"], file["sentence"]) == (1, 0, "Why is that?")
    assert "seed" not in file
    assert "options" not in file
    assert file["view"]["players"][1]["hand"]
    assert not file["view"]["players"][0]["hand"]
    assert not ana.table["seeded"]


def test_only_people_at_the_table_can_report(server):
    ana = server.host("me easy")
    assert server.post(f"/api/tables/{ana.id}/report", {"sentence": "x"}).status_code == 401
    bad = {"Authorization": "Bearer nonsense"}
    assert server.http.post(f"/api/tables/{ana.id}/report", json={}, headers=bad).status_code == 401
    long = {"sentence": "x" * 3000}
    good = {"Authorization": f"Bearer {ana.token}"}
    assert server.http.post(f"/api/tables/{ana.id}/report", json=long, headers=good).status_code == 422


def test_a_report_holds_no_record_while_a_seat_is_open(server):
    ana = server.host("me open")
    juan = server.guest(ana.id, "Juan")
    ana.until(lambda: ana.move == 0)
    ana.send("kick", name="Juan", bot=None)
    ana.until(lambda: ana.table["seats"][1]["kind"] == "open")
    file = reported(server, ana)
    assert (file["format"], file["seat"]) == ("tableverse-report", 0)
    assert "seed" not in file
    # A removed player may not even see what watchers see.
    banned = {"Authorization": f"Bearer {juan.token}"}
    answer = server.http.post(f"/api/tables/{ana.id}/report", json={}, headers=banned)
    assert problem(answer) == (403, "error-banned")
    ana.send("hand-to-bot", seat=1, bot="random")
    ana.until(lambda: ana.table["seats"][1]["kind"] == "bot")
    assert "seed" in reported(server, ana)


def test_a_report_after_an_upgrade_holds_a_whole_record(tmp_path, monkeypatch):
    with running(quick(tmp_path)) as server:
        ana = server.host("me random", seed=11)
        play_on([ana], seed=3, moves=20)
        ana.until(lambda: bool(ana.options))
        table, token = ana.id, ana.token
    monkeypatch.setattr(turn, "TOKEN_LIMIT", 4)
    with running(quick(tmp_path)) as server:
        ana = server.sit(table, token)
        assert [one["restarted"] for one in ana.table["upgrades"]] == [True]
        record = Record.from_json(json.dumps(reported(server, ana)).encode())
        assert record.replay(registry.load_game("splendor")).moves == ana.move
