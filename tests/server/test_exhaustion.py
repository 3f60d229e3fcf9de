"""Attempts to exhaust the server's resources, and the limits that stop them."""

import json
import os
import socket
import time

import pytest

from server.support import problem, quick, running
from server.test_rate_limits import limits


def raw(server) -> socket.socket:
    host, port = server.address.split(":")
    return socket.create_connection((host, int(port)), timeout=20)


def is_closed(connection: socket.socket) -> bool:
    """Return whether the server closes the connection before the timeout."""
    try:
        while connection.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


def is_cut_off(connection: socket.socket, data: bytes) -> bool:
    """Return whether the server closes the connection while this data is sent repeatedly."""
    try:
        for _ in range(100_000):
            connection.sendall(data)
    except ConnectionError:
        return True
    return False


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/health HTT",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{",
        b"GET /api/live HTTP/1.1\r\nHost: x\r\n\r\nGET /api/li",
    ],
)
def test_an_incomplete_request_times_out(tmp_path, begun):
    with running(quick(tmp_path, limits=limits(request_seconds=0.5))) as server:
        slow = [raw(server) for _ in range(20)]
        for connection in slow:
            connection.sendall(begun)
        assert all(is_closed(connection) for connection in slow)
        assert server.get("/api/health").status_code == 200
        for connection in slow:
            connection.close()


def test_a_slow_request_is_served(tmp_path):
    with running(quick(tmp_path, limits=limits(request_seconds=5))) as server, raw(server) as slow:
        for byte in b"GET /api/live HTTP/1.1\r\nHost: x\r\n\r\n" * 2:  # a second request on the same connection
            slow.sendall(bytes((byte,)))
        answer = b""
        while answer.count(b'"status":"ok"') < 2:
            answer += slow.recv(65536)


def test_endless_headers_are_cut_off(tmp_path):
    with running(quick(tmp_path)) as server, raw(server) as talker:
        talker.sendall(b"GET / HTTP/1.1\r\n")
        assert is_cut_off(talker, b"X-Header: %s\r\n" % (b"x" * 1000))


def test_connections_per_address_are_limited(tmp_path):
    few = limits(connections_per_address=3)
    with running(quick(tmp_path, limits=few, proxies=())) as server:
        held = [raw(server) for _ in range(3)]
        with raw(server) as one_too_many:
            assert is_closed(one_too_many)
        for connection in held:
            connection.sendall(b"GET /api/live HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200 OK" in connection.recv(65536)
            connection.close()
        deadline = time.monotonic() + 20
        while True:  # until the closed connections are released
            with raw(server) as next_one:
                next_one.sendall(b"GET /api/live HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                try:
                    if b"200 OK" in next_one.recv(65536):
                        break
                except ConnectionError:
                    pass
            assert time.monotonic() < deadline


def test_a_flood_of_unread_pongs_ends_the_connection(server):
    table = server.create("me open")["table"]
    with raw(server) as flooder:
        flooder.sendall(
            f"GET /ws/{table} HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b"101" in flooder.recv(4096)
        ping = b"\x89\xfd" + bytes(4) + os.urandom(125)
        assert is_cut_off(flooder, ping * 100)
    assert server.host("me random").options


def test_occasional_pings_are_answered(server):
    ana = server.host("me open")
    for _ in range(10):
        assert ana.socket.ping().wait(timeout=20)
    ana.settle()


def test_watchers_from_one_address_do_not_fill_the_table(tmp_path):
    def join(address, **more):
        body = {"name": "Eva", "watch": True, **more}
        return server.http.post(f"/api/tables/{table}/join", json=body, headers={"X-Forwarded-For": address})

    with running(quick(tmp_path, limits=limits(people_per_table=8, people_per_address=5, watcher_seconds=0))) as server:
        ana = server.host("me open open")
        table = ana.id
        crowd = [join("10.0.0.1") for _ in range(9)]
        assert [answer.status_code for answer in crowd] == [200] * 5 + [409] * 4
        assert problem(crowd[-1]) == (409, "error-too-many-people")
        assert join("10.0.0.2").status_code == 200
        present = server.sit(table, join("10.0.0.3").json()["token"])
        # The table is full, so a watcher who has left makes room.
        friend = join("10.0.0.4", name="Juan", watch=False).json()
        assert friend["seat"] == 1
        gone = crowd[0].json()["token"]
        with server.socket(table) as connection:
            connection.send(json.dumps({"t": "hello", "token": gone}))
            assert "error-bad-token" in connection.recv(timeout=20)
        present.send("chat", text="still here")
        present.until(lambda: bool(present.chat))


def test_an_error_does_not_echo_large_input(server):
    seats = [{"kind": "me"}, {"kind": "open"}]
    for settings in ({"nonsense": "x" * 400_000}, {"x" * 400_000: 1}, {"nonsense": ["x"] * 100_000}):
        body = {"game": "champions", "seats": seats, "name": "Ana", "settings": settings}
        answer = server.post("/api/tables", body)
        assert answer.status_code == 422
        assert len(answer.content) < 4000
    ana = server.host("me random")
    assert ana.refused("hand-to-bot", seat=0, bot="x" * 16_000) == "error-unknown-bot"
    assert len(ana.received[-1]) < 2000


def test_ready_reports_whether_the_store_can_write(tmp_path):
    with running(quick(tmp_path)) as server:
        assert server.get("/api/ready").json()["status"] == "ok"
        store = server.backend.services.store
        store._loop.call_soon_threadsafe(
            lambda: store._loop.create_task(store._do(lambda database: database.execute("PRAGMA query_only = 1")))
        )
        deadline = time.monotonic() + 20
        while server.get("/api/ready").status_code != 503:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert server.get("/api/health").json()["status"] == "store-trouble"
        assert server.get("/api/live").status_code == 200
