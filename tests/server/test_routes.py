"""The REST API: what is offered, creating and joining tables, and everything that is refused."""

import gzip

import pytest

import tableverse
from server.support import problem
from tableverse.games import registry

SEATS = [{"kind": "me"}, {"kind": "open"}]
GOOD = {"game": "splendor", "name": "Ana", "seats": SEATS}


def test_health_and_metrics_are_reported(server):
    assert server.get("/api/health").json() == {"status": "ok", "version": tableverse.__version__}
    before = _number(server, "tables_created_total")
    server.create("me open")
    assert _number(server, "tables_created_total") == before + 1


def _number(server, name):
    lines = server.get("/api/metrics").text.splitlines()
    (line,) = [line for line in lines if line.startswith(f"tableverse_{name} ")]
    return float(line.split()[1])


def test_the_expert_is_offered_only_for_splendor(server):
    offered = {game["id"]: [bot["spec"] for bot in game["bots"]] for game in server.get("/api/games").json()}
    assert {game for game, bots in offered.items() if "expert" in bots} == {"splendor"}
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "expert"}]
    assert server.post("/api/tables", {"game": "splendor", "seats": seats, "name": "Ana"}).status_code == 201
    refused = server.post("/api/tables", {"game": "united", "seats": seats, "name": "Ana"})
    assert "error-unknown-bot" in refused.text


def test_games_and_their_content(server):
    game = next(game for game in server.get("/api/games").json() if game["id"] == "splendor")
    assert (game["id"], game["min_seats"], game["max_seats"]) == ("splendor", 2, 4)
    assert [bot["spec"] for bot in game["bots"]] == ["easy", "normal", "hard", "expert"]
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


def test_the_rulebook_is_compressed_and_cached(server):
    found = server.get("/api/rules/champions")
    assert found.headers["content-encoding"] == "gzip"
    assert len(gzip.compress(found.content)) < 120_000, "small enough for a phone"
    book = found.json()
    assert book == registry.load_rulebook("champions").printed(registry.load_game("champions").question_rules)
    assert book["questions"]["turn"] == "CHA-TURN-01"
    assert server.get("/api/rules/champions", headers={"Accept-Encoding": "identity"}).json() == book
    again = server.get("/api/rules/champions", headers={"If-None-Match": "W/" + found.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert problem(server.get("/api/rules/chess")) == (422, "error-unknown-game")


@pytest.mark.parametrize(
    ("change", "status", "key"),
    [
        ({"game": "chess"}, 422, "error-unknown-game"),
        ({"name": ""}, 422, "error-name-missing"),
        ({"name": "\u202e\x00"}, 422, "error-name-missing"),
        ({"name": "x" * 1000}, 422, "error-bad-request"),
        ({"seats": [{"kind": "me"}]}, 422, "error-bad-seat-count"),
        ({"seats": [{"kind": "open"}] * 5}, 422, "error-bad-seat-count"),
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
def test_an_invalid_table_is_not_created(server, change, status, key):
    before = _number(server, "tables_created_total")
    assert problem(server.post("/api/tables", {**GOOD, **change})) == (status, key)
    assert _number(server, "tables_created_total") == before


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 100_000, b'{"name":"\\ud800"}']
)
def test_an_invalid_body_is_refused(server, body):
    answer = server.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    status, key = problem(answer)
    assert 400 <= status < 500
    assert key == "error-bad-request"


def test_joining_takes_the_given_or_the_next_seat(server):
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


def test_wrong_methods_are_refused(server):
    assert server.http.delete("/api/tables").status_code == 405
    assert server.http.post("/api/health").json()["key"] == "error-no-such-page"


def test_the_api_docs_are_served(server):
    assert "POST /api/tables" in server.get("/api/docs").text
    assert "/api/tables/{table}/replay/{move}" in server.get("/api/openapi.json").json()["paths"]
