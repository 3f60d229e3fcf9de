"""Hostile packs: strangers cannot harm other tables, and each refusal gives its reason."""

import base64
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from server.support import Server, play_on, problem, quick, running
from server.test_packs import ROCKET, create, pack
from tableverse.games import registry
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.packs import pack_of_data
from tableverse.server import pack_worker


def large(**last: Any) -> dict[str, Any]:
    """Return a pack so large that another process checks it first, with these changes to its last row."""
    rows = [{**ROCKET, "id": f"rocket-{number}"} for number in range(300)]
    return {"game": "splendor", "title": "Large", "rows": {"characters": [*rows, {**ROCKET, **last}]}}


def test_a_large_pack_is_checked_in_another_process_first(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as watched:
        watched.setattr("tableverse.server.uploaded_packs._open", lambda *_: pytest.fail("read in the server"))
        answer = create(server, large(points="many"))
        assert problem(answer) == (422, "error-bad-pack")
        said = answer.json()["arguments"]
        assert said["en"].startswith("1. Large/characters.yaml:")
        assert "a whole number" in said["en"]
        assert "se espera un número" in said["es"]
    answer = create(server, large(points=2))
    assert answer.status_code == 201, answer.text
    (shown,) = server.get(f"/api/tables/{answer.json()['table']}").json()["packs"]
    assert shown["cards"] == 301


def test_too_many_waiting_packs_are_refused(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    assert server.backend is not None
    monkeypatch.setattr(server.backend.services.pack_lock, "_most", 0)
    assert problem(create(server, pack("Never read before", points=1)))[1] == "error-too-fast"
    monkeypatch.undo()
    assert create(server, pack("Never read before", points=1)).status_code == 201


def test_the_checker_limits_its_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    limits: list[tuple[int, tuple[int, int]]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda what, limit: limits.append((what, limit)))
    monkeypatch.setattr(resource, "getrlimit", lambda _: (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    pack_worker.limit_memory()
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1000, 1000))
    pack_worker.limit_memory()  # never asks for more than the hard limit
    assert limits == [
        (resource.RLIMIT_AS, (pack_worker.MAX_MEMORY, resource.RLIM_INFINITY)),
        (resource.RLIMIT_AS, (1000, 1000)),
    ]


def test_uploads_that_are_too_large_are_refused(server: Server) -> None:
    huge = b'{"game": "' + b"x" * 50_000_000 + b'"}'
    for path in ("/api/tables", "/api/games/splendor/check", "/api/games/splendor/with-packs"):
        answer = server.http.post(path, content=huge, headers={"content-type": "application/json"})
        assert problem(answer) == (413, "error-too-large")

    def bit_by_bit() -> Any:
        for _ in range(800):
            yield b"x" * 65_536

    answer = server.http.post("/api/tables", content=bit_by_bit(), headers={"content-type": "application/json"})
    assert problem(answer) == (413, "error-too-large")


def test_a_zip_bomb_is_refused(server: Server) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("pack.yaml", "game: splendor\ntitle: x\n")
        archive.writestr("characters.yaml", b" " * 100_000_000)
    body = {"zip": base64.b64encode(packed.getvalue()).decode()}
    (found,) = server.post("/api/games/splendor/check", body).json()["problems"]
    assert found["problem"] == "pack-too-large"
    assert found["message"]["en"] != found["message"]["es"]


def test_packs_cannot_be_added_to_an_existing_table(server: Server) -> None:
    ana = server.host("me random")
    play_on([ana], seed=1, moves=2)
    before = server.get(f"/api/tables/{ana.id}").json()
    for method in ("POST", "PUT", "PATCH"):
        for path in (f"/api/tables/{ana.id}", f"/api/tables/{ana.id}/packs", f"/api/tables/{ana.id}/packs/x"):
            assert server.http.request(method, path, json={"packs": [pack()]}).status_code in (404, 405)
    ana.send("start", packs=[pack()])
    ana.until(lambda: bool(ana.errors))
    after = server.get(f"/api/tables/{ana.id}").json()
    assert (after["packs"], after["content"]) == (before["packs"], before["content"])


def test_a_pack_changed_on_disk_keeps_its_checked_content(tmp_path: Path) -> None:
    """Play with the pack as it was checked."""
    box = tmp_path / "offered" / "box"
    box.mkdir(parents=True)
    (box / "pack.yaml").write_text("game: splendor\ntitle: Offered\n", encoding="utf-8")
    (box / "characters.yaml").write_text(json.dumps([{**ROCKET, "points": 5}]), encoding="utf-8")
    with running(quick(tmp_path, packs=tmp_path / "offered")) as server:
        (offered,) = server.get("/api/games/splendor/packs").json()
        (box / "characters.yaml").write_text("- {id: [", encoding="utf-8")
        table = create(server, offered["fingerprint"]).json()["table"]
        content = server.get(f"/api/tables/{table}/content").json()
        assert [card["points"] for card in content["character"] if "pack" in card] == [5]
        (box / "characters.yaml").unlink()
        assert server.get("/api/games/splendor/packs").json() == [offered]


def test_a_record_needs_a_pack_with_the_same_fingerprint(server: Server) -> None:
    match = Match(registry.load_game("splendor", [pack_of_data(pack(points=3))]), Config(2), 3)
    for _ in range(3):
        assert match.state.decision is not None
        match.choose(match.state.decision.options[0].id)
    from_record = json.loads(match.finished_record().to_json())
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = create(server, pack(points=4), seats=seats, from_record=from_record)
    assert problem(answer) == (422, "error-missing-packs")
    assert pack_of_data(pack(points=3)).fingerprint in answer.text
    assert create(server, pack(points=3), seats=seats, from_record=from_record).status_code == 201
