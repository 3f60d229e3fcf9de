"""The server side of the card workshop: components, copies, and checks of packs."""

import base64
import dataclasses
import io
import signal
import time
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from server.support import UNLIMITED, Server, problem, quick, running
from tableverse.games import registry

THREAT = {
    "id": "namor",
    "name": {"en": "Namor", "es": "Namor"},
    "source": "published",
    "villain": "emperor-doom",
    "henchman": True,
    "health": 3,
    "bam": {"draw": {"who": "you", "amount": 2}},
}


def pack(*rows: dict[str, Any], file: str = "threats", **more: Any) -> dict[str, Any]:
    return {"pack": {"game": "united", "title": "My box", "rows": {file: list(rows)}, **more}}


def check(server: Server, body: dict[str, Any], game: str = "united") -> dict[str, Any]:
    answer = server.post(f"/api/games/{game}/check", body)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("game", registry.game_ids())
def test_every_component_can_be_opened(server: Server, game: str) -> None:
    listed = server.get(f"/api/games/{game}/components").json()
    files = {one["file"]: one["kind"] for one in listed["files"]}
    loaded = registry.load_game(game)
    assert len(listed["components"]) == sum(len(loaded.items_of(kind)) for kind in files.values())
    for kind in {one["kind"]: one for one in listed["components"]}.values():
        opened = server.get(f"/api/games/{game}/components/{kind['kind']}/{kind['id']}").json()
        assert opened["row"]["id"] == kind["id"]
        assert opened["row"].get("name", kind["name"]) == opened["printed"]["name"] == kind["name"]
        assert set(opened["said"]) == {"en", "es"}
    first = listed["components"][0]
    assert problem(server.get(f"/api/games/{game}/components/{first['kind']}/nobody")) == (404, "error-no-such-page")
    assert problem(server.get(f"/api/games/{game}/components/nothing/{first['id']}")) == (404, "error-no-such-page")


def test_a_shipped_component_is_a_valid_pack(server: Server) -> None:
    opened = server.get("/api/games/united/components/threat/namor").json()
    told = check(server, pack(opened["row"]))
    assert told["ok"], told["problems"]
    (card,) = told["cards"]
    assert card["said"] == card["before"]["said"] == opened["said"]
    assert card["printed"].pop("pack") == told["fingerprint"]
    assert card["printed"] == card["before"]["printed"] == opened["printed"]


def test_a_new_component_starts_as_a_copy(server: Server) -> None:
    copy = "/api/games/united/components/villain/maestro/copy"
    rows = server.get(f"{copy}?called=clockmaker").json()["rows"]
    assert {file: len(found) for file, found in rows.items()} == {"villains": 1, "plans": 12, "threats": 6}
    told = check(server, {"pack": {"game": "united", "title": "Mine", "rows": rows}})
    assert told["ok"], told["problems"]
    assert all(card["before"] is None for card in told["cards"])
    assert problem(server.get(f"{copy}?called=Clock%20maker")) == (422, "error-bad-request")
    mission = next(one for one in registry.load_game("united").registry.kinds["mission"])
    nothing = server.get(f"/api/games/united/components/mission/{mission}/copy?called=more")
    assert problem(nothing) == (404, "error-no-such-page")


def test_a_pack_may_be_data_files_or_a_zip(server: Server) -> None:
    (card,) = check(server, pack(THREAT))["cards"]
    assert any("2 cards" in line for line in card["said"]["en"])
    assert any("2 cartas" in line for line in card["said"]["es"])
    assert (card["file"], card["index"], card["id"]) == ("threats", 0, "namor")
    made = io.BytesIO()
    files = {
        "pack.yaml": "game: united\ntitle: My box\n",
        "threats.yaml": "- {id: namor, name: {en: Namor, es: Namor}, source: published, villain: emperor-doom,\n"
        "   henchman: yes, health: 3, bam: {draw: {who: you, amount: 2}}}\n",
    }
    with zipfile.ZipFile(made, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    zipped = base64.b64encode(made.getvalue()).decode()
    answers = [check(server, body) for body in (pack(THREAT), {"files": files}, {"zip": zipped})]
    assert answers[0]["pack"] == pack(THREAT)["pack"]
    assert answers[0] == answers[1] == answers[2]


def test_every_mistake_is_located_in_both_languages(server: Server) -> None:
    told = check(
        server,
        pack(
            {**THREAT, "bam": {"drawl": {"who": "you"}}},
            {**THREAT, "id": "gravity-police", "villian": "emperor-doom"},
            {**THREAT, "id": "nobody-at-all"},
            {**THREAT, "id": "trophy-room", "villain": "maestro", "bam": {"draw": {"who": "you", "amount": "many"}}},
        ),
    )
    assert not told["ok"]
    found = {tuple(one["path"]): one for one in told["problems"]}
    assert set(found) >= {("threats", 0, "bam"), ("threats", 3, "bam", "draw", "amount")}
    wrong = found["threats", 0, "bam"]
    assert (wrong["problem"], wrong["near"], wrong["file"]) == ("unknown-word", "draw", "threats")
    assert "is not a known word" in wrong["message"]["en"]
    assert "no es una palabra conocida" in wrong["message"]["es"]
    lines = "\n".join(told["pack"]["rows"]["threats"][0])
    assert "bam" in lines
    assert len(told["problems"]) == 4


def test_an_unbound_name_is_located(server: Server) -> None:
    told = check(server, pack({**THREAT, "bam": {"damage": {"to": {"bound": "nobody"}, "amount": 1}}}))
    (wrong,) = told["problems"]
    assert wrong["path"][:2] == ["threats", 0]
    assert "bam" in wrong["path"]


@pytest.mark.parametrize(
    ("body", "found"),
    [
        (pack(THREAT, game="splendor"), "other-game"),
        (pack(THREAT, file="thread"), "unknown-kind"),
        (pack(THREAT, THREAT), "same-id"),
        (pack(THREAT, file="../threats"), "bad-file-name"),
        (pack(THREAT, code="import os"), "not-a-pack"),
        ({"pack": {"rows": {}}}, "missing"),
        ({"zip": base64.b64encode(b"PK nothing").decode()}, "not-a-zip"),
        ({"files": {"pack.yaml": "game: united\ntitle: x\n", "threats.yaml": "- {id: namor\n"}}, "not-yaml"),
    ],
)
def test_an_invalid_pack_is_reported(server: Server, body: dict[str, Any], found: str) -> None:
    told = check(server, body)
    assert [one["problem"] for one in told["problems"]] == [found]
    assert all(told["problems"][0]["message"].values())


@pytest.mark.parametrize("body", [{}, {"pack": {}, "zip": ""}, {"zip": "&"}, {"files": {"threats.yaml": ""}}, []])
def test_an_invalid_request_is_refused(server: Server, body: Any) -> None:
    assert server.post("/api/games/united/check", body).status_code in (400, 422)


def test_an_unknown_game_is_refused(server: Server) -> None:
    assert problem(server.post("/api/games/chess/check", pack(THREAT))) == (422, "error-unknown-game")


def test_the_vocabulary_lists_words_and_names(server: Server) -> None:
    told = server.get("/api/games/united/vocabulary").json()
    words = {one["word"]: one for one in told["kinds"]["effect"]}
    assert [one["name"] for one in words["draw"]["takes"]] == ["who", "amount"]
    assert words["add"]["takes"][0]["one_of"] == ["thug", "civilian", "doombot"]
    assert "web-shooters" in told["names"]["gear"] or told["names"]["gear"]
    assert told["happenings"]["damage"]["moments"] == ["would", "before", "after"]
    assert "one" in told["choosing"]
    assert server.get("/api/games/splendor/vocabulary").json()["happenings"] == {}
    tag = server.get("/api/games/united/vocabulary").headers["ETag"]
    assert server.get("/api/games/united/vocabulary", headers={"If-None-Match": tag}).status_code == 304


def test_a_slow_check_is_aborted(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    body = pack(THREAT)
    with monkeypatch.context() as hasty:
        hasty.setattr("tableverse.server.pack_checker.TIMEOUT_SECONDS", 0)
        assert problem(server.post("/api/games/united/check", body)) == (422, "error-pack-too-slow")
    with monkeypatch.context() as crowded:
        crowded.setattr("tableverse.server.pack_checker.MAX_WAITING", 0)
        assert problem(server.post("/api/games/united/check", body)) == (429, "error-too-fast")
    assert check(server, body)["ok"]


def test_a_check_whose_process_dies_is_reported(server: Server) -> None:
    """Kill the check as if memory had run out. Another process checks the next pack."""
    body = pack(THREAT)
    assert check(server, body)["ok"]
    assert server.backend is not None
    checker = server.backend.services.checker
    process = checker._process
    assert process is not None
    process.send_signal(signal.SIGSTOP)  # so that it does not answer before it dies
    with ThreadPoolExecutor(1) as pool:
        answer = pool.submit(server.post, "/api/games/united/check", body)
        while not checker._waiting:
            time.sleep(0.01)
        process.kill()
        assert problem(answer.result()) == (422, "error-pack-check-stopped")
    assert check(server, body)["ok"]
    assert checker._process is not process


def test_checks_per_address_are_limited(tmp_path: Path) -> None:
    limits = dataclasses.replace(UNLIMITED, check_rate=0.001, check_burst=2)
    with running(quick(tmp_path, limits=limits)) as server:
        body = {"pack": {"game": "splendor", "title": "x", "rows": {}}}
        assert check(server, body, "splendor")["ok"]
        assert check(server, body, "splendor")["ok"]
        assert problem(server.post("/api/games/splendor/check", body)) == (429, "error-too-fast")
        assert server.get("/api/games").status_code == 200
