"""REST: what is offered, making and joining tables, and everything that is refused."""

import gzip
import json

import pytest

import tableverse
from tableverse.games import registry

SEATS = [{"kind": "me"}, {"kind": "open"}]
GOOD = {"game": "splendor", "name": "Ana", "seats": SEATS}


def problem(answer):
    body = answer.json()
    assert set(body) == {"key", "arguments"}
    return answer.status_code, body["key"]


def test_health_and_metrics(server):
    assert server.get("/api/health").json() == {"status": "ok", "version": tableverse.__version__}
    before = _number(server, "tables_created_total")
    server.create("me open")
    assert _number(server, "tables_created_total") == before + 1


def _number(server, name):
    lines = server.get("/api/metrics").text.splitlines()
    (line,) = [line for line in lines if line.startswith(f"tableverse_{name} ")]
    return float(line.split()[1])


def test_games_and_their_content(server):
    game = next(game for game in server.get("/api/games").json() if game["id"] == "splendor")
    assert (game["id"], game["min_seats"], game["max_seats"]) == ("splendor", 2, 4)
    assert [bot["spec"] for bot in game["bots"]] == ["easy", "normal", "hard"]
    content = server.get("/api/games/splendor/content").json()
    assert content["fingerprint"] == registry.load_game("splendor").fingerprint()
    assert len(content["character"]) == 90
    assert len(content["location"]) == 8
    zemo = next(card for card in content["character"] if card["id"] == "baron-zemo")
    assert zemo == {
        "id": "baron-zemo",
        "name": {"en": "Baron Zemo", "es": "Barón Zemo"},
        "source": "published",
        "level": 1,
        "bonus": "yellow",
        "points": 0,
        "avengers": 0,
        "cost": {"red": 3},
    }
    assert content["location"][0]["needs"] == {"red": 4, "purple": 4}
    tag = server.get("/api/games/splendor/content").headers["etag"]
    again = server.get("/api/games/splendor/content", headers={"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert server.get("/api/games/splendor/content", headers={"If-None-Match": '"other"'}).status_code == 200
    assert problem(server.get("/api/games/chess/content")) == (422, "error-unknown-game")


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"game": "chess"}, 422, "error-unknown-game"),
        ({"name": ""}, 422, "error-name-missing"),
        ({"name": "\u202e\x00"}, 422, "error-name-missing"),
        ({"name": "x" * 1000}, 422, "error-bad-request"),
        ({"seats": [{"kind": "me"}]}, 422, "error-bad-seat-count"),
        ({"seats": [{"kind": "open"}] * 5}, 422, "error-bad-seat-count"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}]}, 422, "error-one-me"),
        ({"seats": []}, 422, "error-bad-request"),
        ({"seats": [{"kind": "bot"}, {"kind": "me"}]}, 422, "error-bad-request"),
        ({"seats": [{"kind": "me", "bot": "random"}, {"kind": "open"}]}, 422, "error-bad-request"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "mcts:100000"}]}, 422, "error-unknown-bot"),
        ({"seats": "me"}, 422, "error-bad-request"),
        ({"settings": {"colour": "red"}}, 422, "error-unknown-setting"),
        ({"seed": -1}, 422, "error-bad-request"),
        ({"seed": 2**70}, 422, "error-bad-request"),
        ({"wait_minutes": -1}, 422, "error-bad-request"),
        ({"unknown": 1}, 422, "error-bad-request"),
        ({"from_table": {"table": "nothing-here", "move": 0}}, 404, "error-no-such-table"),
        ({"from_record": {}}, 422, "error-not-a-record"),
        ({"from_record": {"format": "tableverse-record", "version": 1}}, 422, "error-corrupt-record"),
    ],
)
def test_a_table_that_cannot_be(server, change, status, key):
    before = _number(server, "tables_created_total")
    assert problem(server.post("/api/tables", {**GOOD, **change})) == (status, key)
    assert _number(server, "tables_created_total") == before


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 100_000, b'{"name":"\\ud800"}']
)
def test_a_body_that_is_no_wish(server, body):
    answer = server.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    status, key = problem(answer)
    assert 400 <= status < 500
    assert key == "error-bad-request"


def test_a_body_that_is_too_large(server):
    assert problem(server.post("/api/tables", {**GOOD, "name": "x" * 600_000})) == (413, "error-too-large")


def test_joining(server):
    made = server.create("me open open", name="Ana")
    table = made["table"]
    assert made["seat"] == 0
    assert server.join(table, "Juan", seat=2)["seat"] == 2
    assert problem(server.post(f"/api/tables/{table}/join", {"name": "Eva", "seat": 2})) == (409, "error-seat-taken")
    assert problem(server.post(f"/api/tables/{table}/join", {"name": "Eva", "seat": 9})) == (409, "error-seat-taken")
    assert problem(server.post(f"/api/tables/{table}/join", {"name": "  "})) == (422, "error-name-missing")
    assert server.join(table, "Eva", watch=True)["seat"] is None
    assert server.get(f"/api/tables/{table}").json()["status"] == "open"
    assert server.join(table, "Pau")["seat"] == 1
    shown = server.get(f"/api/tables/{table}").json()
    assert shown["status"] == "playing"
    assert shown["you"] is None
    assert [seat["name"] for seat in shown["seats"]] == ["Ana", "Pau", "Juan"]
    assert problem(server.post(f"/api/tables/{table}/join", {"name": "Leo"})) == (409, "error-table-full")
    assert problem(server.post("/api/tables/nothing/join", {"name": "Leo"})) == (404, "error-no-such-table")


def test_the_lobby_lists_open_tables_that_are_not_private(server):
    shown = server.create("me open random", name="Shown")["table"]
    hidden = server.create("me open", private=True)["table"]
    playing = server.create("me random")["table"]
    listed = {table["table"]: table for table in server.get("/api/tables").json()}
    assert hidden not in listed
    assert playing not in listed
    assert listed[shown]["host"] == "Shown"
    assert (listed[shown]["seats_open"], listed[shown]["seats"]) == (1, 3)


def test_ids_and_tokens_cannot_be_guessed(server):
    made = [server.create("me open") for _ in range(20)]
    assert len({table["table"] for table in made}) == 20
    assert min(len(table["table"]) for table in made) >= 16
    assert len({table["token"] for table in made}) == 20


@pytest.mark.parametrize("path", ["/api/nothing", "/api/", "/ws/x", "/assets/missing.js"])
def test_unknown_addresses(server, path):
    server.service.house.config.static.mkdir(exist_ok=True)
    (server.service.house.config.static / "index.html").write_text("<!doctype html>")
    assert problem(server.get(path)) == (404, "error-no-such-page")


def test_wrong_methods(server):
    assert server.http.delete("/api/tables").status_code == 405
    assert server.http.post("/api/health").json()["key"] == "error-no-such-page"


def test_the_reference_page_and_openapi(server):
    assert "POST /api/tables" in server.get("/api/docs").text
    assert "/api/tables/{table}/replay/{move}" in server.get("/api/openapi.json").json()["paths"]


def test_the_client_is_served(server):
    folder = server.service.house.config.static
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "index.html").write_text("<!doctype html><title>start</title>")
    (folder / "assets" / "app-1a2b.js").write_text("let a = 1;" * 1000)
    (folder.parent / "secret.txt").write_text("secret")
    start = server.get("/")
    assert "start" in start.text
    assert start.headers["cache-control"] == "no-cache"
    assert server.get("/table/abc").text == start.text
    script = server.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    for outside in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/%00.txt"):
        assert "secret" not in server.get(outside).text


def test_every_page_is_sent_with_safe_headers(server):
    for path in ("/", "/api/health", "/api/docs", "/api/nothing"):
        headers = server.get(path).headers
        assert "script-src 'self';" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_without_a_built_client_the_page_says_how_to_build_it(server):
    start = server.service.house.config.static / "index.html"
    start.unlink(missing_ok=True)
    answer = server.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text


def test_gzip_is_understood_by_python_too(server):
    raw = server.http.send(server.http.build_request("GET", "/api/games/splendor/content"), stream=True)
    assert json.loads(gzip.decompress(b"".join(raw.iter_raw())))["fingerprint"]
