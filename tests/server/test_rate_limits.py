"""Limits on numbers, sizes and rates, and on other origins."""

import contextlib
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.support import UNLIMITED, quick, running
from tableverse.server.addresses import rate_limit_key
from tableverse.server.config import Limits
from tableverse.server.errors import TooManySockets, TooManyTables
from tableverse.server.rate_limits import RateLimiter, TokenBucket


def limits(**changes) -> Limits:
    values = {name: getattr(UNLIMITED, name) for name in Limits.__slots__}
    return Limits(**{**values, **changes})


def closed_with(socket) -> int:
    try:
        while True:
            socket.recv(timeout=20)
    except ConnectionClosed as closed:
        return closed.rcvd.code


def test_a_bucket_refills():
    bucket = TokenBucket(rate=1000, burst=3)
    taken = [bucket.take() for _ in range(3)]
    assert taken == [True] * 3
    while not bucket.take():
        time.sleep(0.001)


def test_limits_are_per_address():
    rate_limiter = RateLimiter(limits(tables_per_hour=2, sockets_per_address=1, sockets=2))
    rate_limiter.count_table("a")
    rate_limiter.count_table("a")
    with pytest.raises(TooManyTables):
        rate_limiter.count_table("a")
    rate_limiter.count_table("b")
    rate_limiter.open_socket("a")
    with pytest.raises(TooManySockets):
        rate_limiter.open_socket("a")
    rate_limiter.open_socket("b")
    with pytest.raises(TooManySockets):
        rate_limiter.open_socket("c")
    rate_limiter.close_socket("a")
    rate_limiter.open_socket("c")


def test_tables_and_seats_per_hour_are_limited(tmp_path):
    with running(quick(tmp_path, limits=limits(tables_per_hour=2, seats_per_hour=1))) as server:
        table = server.create("me open open")["table"]
        server.create("me open")
        body = {"game": "splendor", "name": "Ana", "seats": [{"kind": "me"}, {"kind": "open"}]}
        answer = server.post("/api/tables", body)
        assert (answer.status_code, answer.json()["key"]) == (429, "error-too-many-tables")
        server.join(table, "Juan")
        answer = server.post(f"/api/tables/{table}/join", {"name": "Eva"})
        assert (answer.status_code, answer.json()["key"]) == (429, "error-too-many-seats")


def test_people_at_one_table_are_limited(tmp_path):
    with running(quick(tmp_path, limits=limits(people_per_table=2))) as server:
        table = server.create("me open open")["table"]
        server.join(table, "Eva", watch=True)
        answer = server.post(f"/api/tables/{table}/join", {"name": "Leo", "watch": True})
        assert (answer.status_code, answer.json()["key"]) == (409, "error-too-many-people")


def test_requests_that_are_too_fast_are_refused(tmp_path):
    with running(quick(tmp_path, limits=limits(address_rate=0.001, address_burst=5))) as server:
        codes = [server.get("/api/health").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2


def test_a_socket_that_sends_too_fast_is_refused_and_then_closed(tmp_path):
    with running(quick(tmp_path, limits=limits(socket_rate=0.001, socket_burst=2))) as server:
        ana = server.host("me random")
        ana.send("ping")
        ana.send("ping")
        assert ana.refused("ping") == "error-too-fast"
        assert ana.refused("choose", option=ana.options[0], move=0) == "error-too-fast"
        assert ana.move == 0
        with contextlib.suppress(ConnectionClosed):
            for _ in range(250):
                ana.send("ping")
        assert closed_with(ana.socket) == 1008


def test_sockets_of_one_address_are_limited(tmp_path):
    with running(quick(tmp_path, limits=limits(sockets_per_address=1))) as server:
        ana = server.host("me open")
        with server.socket(ana.id) as second:
            assert "error-too-many-sockets" in second.recv(timeout=20)
            assert closed_with(second) == 1013
        ana.close()


def test_a_message_that_is_too_large_closes_the_socket(server):
    ana = server.host("me random")
    ana.send_raw('{"t":"chat","text":"' + "x" * 20_000 + '"}')
    assert closed_with(ana.socket) == 1009
    assert server.sit(ana.id, ana.token).options


def test_a_socket_without_hello_is_closed(tmp_path):
    with running(quick(tmp_path, limits=limits(hello_seconds=0.2))) as server:
        table = server.create("me open")["table"]
        with server.socket(table) as silent:
            assert closed_with(silent) == 4400


@pytest.mark.parametrize("first", ['{"t":"ping"}', "{", "[]", '{"t":"hello","token":5}', '{"t":"start"}'])
def test_the_first_message_must_be_hello(server, first):
    table = server.create("me open")["table"]
    with server.socket(table) as socket:
        socket.send(first)
        assert "error-bad-message" in socket.recv(timeout=20)
        assert closed_with(socket) == 4400


def test_pages_from_other_origins_cannot_connect(tmp_path):
    with running(quick(tmp_path, origins=("http://friend.example",))) as server:
        table = server.create("me open")["table"]
        for origin in ("http://evil.example", "null", f"http://{server.address}.evil.example"):
            with pytest.raises(InvalidStatus) as refused, server.socket(table, origin=origin):
                pass
            assert refused.value.response.status_code == 403
        for origin in ("http://friend.example", f"http://{server.address}", None):
            with server.socket(table, origin=origin) as socket:
                socket.send('{"t":"hello","token":null}')
                assert "welcome" in socket.recv(timeout=20)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.5", "203.0.113.5"),
        ("2001:db8::5", "2001:db8::/64"),
        ("2001:db8:0:0:ffff::1", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("::ffff:203.0.113.5", "203.0.113.5"),
        ("somebody", "unknown"),
        ("", "unknown"),
    ],
)
def test_an_ipv6_address_counts_by_its_network(address, counted):
    assert rate_limit_key(address) == counted


def test_all_addresses_of_a_network_share_limits(tmp_path):
    """The server trusts its proxies, and here the test is the proxy."""
    with running(quick(tmp_path, limits=limits(tables_per_hour=2, address_burst=60, address_rate=0.001))) as server:

        def ask(number, home=0):
            where = {"X-Forwarded-For": f"2001:db8:0:{home}::{number:x}"}
            body = {"game": "splendor", "name": "Ana", "seats": [{"kind": "me"}, {"kind": "open"}]}
            return server.http.post("/api/tables", json=body, headers=where)

        assert [ask(number).status_code for number in range(4)] == [201, 201, 429, 429]
        assert ask(1, home=1).status_code == 201
        answers = [server.get("/api/live", headers={"X-Forwarded-For": f"2001:db8:0:2::{n:x}"}) for n in range(80)]
        assert [answer.status_code for answer in answers].count(429) >= 20
