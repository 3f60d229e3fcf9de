"""Host names that the server accepts, trusted proxies, and malformed text and settings."""

import json

import pytest
from websockets.exceptions import InvalidStatus

from server.support import problem, quick, running
from server.test_rate_limits import limits
from server.test_serve import refused
from tableverse.server.hosts import is_known_host


@pytest.mark.parametrize(
    ("host", "known"),
    [
        (None, True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.20", True),
        ("localhost:8000", True),
        ("laptop", True),
        ("laptop.local:8000", True),
        ("play.example.org", True),
        ("PLAY.Example.org.:443", True),
        ("a.games.example.org", True),
        ("games.example.org.evil.net", False),
        ("evil.net:8000", False),
        ("127.0.0.1.evil.net", False),
        ("xgames.example.org", False),
    ],
)
def test_local_and_configured_hosts_are_known(host, known):
    assert is_known_host(host, ("play.example.org", "*.games.example.org")) == known


def test_a_star_allows_any_host():
    assert is_known_host("evil.net", ("*",))


def test_an_unknown_host_is_refused(server):
    answer = server.get("/api/health", headers={"Host": "evil.net"})
    assert problem(answer) == (421, "error-unknown-host")
    assert answer.json()["arguments"] == {"host": "evil.net"}
    table = server.create("me open")["table"]
    with (
        pytest.raises(InvalidStatus) as closed,
        server.socket(table, additional_headers={"Host": "evil.net"}, origin="http://evil.net"),
    ):
        pass
    assert closed.value.response.status_code == 403


def test_only_a_trusted_proxy_may_name_the_client(tmp_path):
    def create(address):
        body = {"game": "splendor", "name": "Ana", "seats": [{"kind": "me"}, {"kind": "open"}]}
        return server.http.post("/api/tables", json=body, headers={"X-Forwarded-For": address}).status_code

    few = limits(tables_per_hour=1)
    with running(quick(tmp_path, limits=few, proxies=("10.0.0.0/8", "127.0.0.1"))) as server:
        assert [create("1.1.1.1"), create("1.1.1.1"), create("2.2.2.2")] == [201, 429, 201]
    with running(quick(tmp_path, limits=few, proxies=("10.0.0.0/8",))) as server:
        assert [create("1.1.1.1"), create("2.2.2.2")] == [201, 429]


def test_a_proxy_that_is_not_an_address_is_refused(tmp_path):
    assert "nginx" in refused("--port", "0", "--database", str(tmp_path / "t.sqlite"), "--proxies", "nginx")


SEATS = [{"kind": "me"}, {"kind": "open"}]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"game": "splendor", "seats": SEATS, "name": "Ana\ud800"}),
        ("/api/tables", {"game": "\udfff", "seats": SEATS, "name": "Ana"}),
        ("/api/tables", {"game": "champions", "seats": SEATS, "name": "Ana", "settings": {"\ud800": "\ud800"}}),
        (
            "/api/tables",
            {"game": "champions", "seats": SEATS, "name": "Ana", "settings": {"deck-1": {"name": "\ud800"}}},
        ),
        ("/api/games/champions/deck", {"text": "\ud800"}),
        ("/api/games/champions/deck/export", {"deck": {"name": "\udead"}, "format": "text"}),
        ("/api/tables/nothing/join", {"name": "\ud800"}),
    ],
)
def test_lone_surrogates_are_refused(server, path, body):
    answer = server.http.post(path, content=json.dumps(body).encode(), headers={"Content-Type": "application/json"})
    assert problem(answer) == (400, "error-bad-request")


def test_surrogate_pairs_are_accepted(server):
    body = json.dumps({"game": "splendor", "seats": SEATS, "name": "Ana 🎲"}).encode()
    assert b"\\ud83c" in body
    answer = server.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert answer.status_code == 201


@pytest.mark.parametrize("heroic", [True, False, 1.0, "1"])
def test_settings_are_compared_with_their_type(server, heroic):
    body = {"game": "champions", "seats": SEATS, "name": "Ana", "settings": {"heroic": heroic}}
    answer = server.post("/api/tables", body)
    assert problem(answer) == (422, "error-bad-setting")
    assert server.post("/api/tables", {**body, "settings": {"heroic": 1}}).status_code == 201
