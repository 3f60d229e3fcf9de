"""WebSocket messages in every form that a frame may have, on the fast path and off it."""

import asyncio
import json
import os
import socket
import struct

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from server.support import TIMEOUT
from tableverse.server.app import check_uvicorn
from tableverse.server.errors import UnknownUvicorn

TEXT, MORE, BINARY, CLOSE, PING, PONG = 1, 0, 2, 8, 9, 10


def test_an_unknown_version_of_uvicorn_is_refused():
    """The server replaces private parts of uvicorn, so KNOWN_UVICORN lists the versions that were checked."""
    check_uvicorn(uvicorn.__version__)
    for version in ("0.53.9", "0.55.0", "1.0"):
        with pytest.raises(UnknownUvicorn):
            check_uvicorn(version)


def test_uvicorn_has_the_private_attributes_in_use():
    async def app(scope: object, receive: object, send: object) -> None: ...

    settings = uvicorn.Config(app, interface="asgi3", log_config=None)
    settings.load()
    loop = asyncio.new_event_loop()
    ours = WebSocketsSansIOProtocol(settings, ServerState(), {}, loop)
    for name in ("close_sent", "disconnected", "handshake_initiated", "handshake_complete", "read_paused", "transport"):
        assert name in vars(ours), name
    assert isinstance(ours.queue, asyncio.Queue)
    assert isinstance(ours.writable, asyncio.Event)
    for name in ("run_asgi", "send", "handle_ping", "stop_keepalive", "pause_writing", "resume_writing", "shutdown"):
        assert callable(getattr(WebSocketsSansIOProtocol, name)), name
    http = HttpToolsProtocol(settings, ServerState(), {}, loop)
    for name in ("client", "server", "loop", "transport"):
        assert name in vars(http), name
    for name in ("on_headers_complete", "on_message_complete", "handle_websocket_upgrade", "data_received"):
        assert callable(getattr(HttpToolsProtocol, name)), name
    loop.close()


def frame(opcode: int, data: bytes, last: bool = True, masked: bool = True) -> bytes:
    size = len(data)
    mark = 0x80 if masked else 0
    head = bytes((0x80 * last | opcode, mark | (size if size < 126 else 126)))
    if size >= 126:
        head += struct.pack("!H", size)
    if not masked:
        return head + data
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[place % 4] for place, byte in enumerate(data))


class RawClient:
    """A client that controls every byte it sends."""

    def __init__(self, address: str, table: str) -> None:
        host, port = address.split(":")
        self.socket = socket.socket()
        self.socket.settimeout(TIMEOUT)
        self.socket.connect((host, int(port)))
        lines = ("Host: x", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        self.socket.sendall("\r\n".join((f"GET /ws/{table} HTTP/1.1", *lines, key, "", "")).encode())
        self.received = b""
        while b"\r\n\r\n" not in self.received:
            self.received += self.socket.recv(4096)
        self.received = self.received.split(b"\r\n\r\n", 1)[1]

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def frame(self) -> tuple[int, bytes]:
        """Return the opcode and the payload of the next frame."""
        head = self._take(2)
        size = head[1]
        if size == 126:
            size = int.from_bytes(self._take(2))
        elif size == 127:
            size = int.from_bytes(self._take(8))
        return head[0] & 15, self._take(size)

    def _take(self, size: int) -> bytes:
        while len(self.received) < size:
            more = self.socket.recv(65536)
            assert more, "the server closed the connection"
            self.received += more
        taken, self.received = self.received[:size], self.received[size:]
        return taken

    def until(self, kind: str) -> dict[str, object]:
        while True:
            opcode, data = self.frame()
            assert opcode == TEXT, (opcode, data)
            message: dict[str, object] = json.loads(data)
            if message["t"] == kind:
                return message

    def closed_with(self) -> int:
        while True:
            opcode, data = self.frame()
            if opcode == CLOSE:
                return int.from_bytes(data[:2])


@pytest.fixture
def raw(server):
    made = RawClient(server.address, server.create("me open")["table"])
    made.send(frame(TEXT, b'{"t":"hello","token":null}'))
    made.until("table")
    yield made
    made.socket.close()


PING_TEXT = b'{"t":"ping"}'


def test_unfragmented_messages_of_any_length_are_read(raw):
    for padding in (0, 100, 200, 16_000):
        raw.send(frame(TEXT, PING_TEXT + b" " * padding))
        raw.until("pong")


def test_control_frames_between_fragments_are_answered(raw):
    raw.send(frame(PING, b"there?"))
    assert raw.frame() == (PONG, b"there?")
    raw.send(frame(TEXT, PING_TEXT))
    raw.until("pong")
    raw.send(frame(TEXT, PING_TEXT[:5], last=False))
    raw.send(frame(PING, b"still?"))
    assert raw.frame() == (PONG, b"still?")
    raw.send(frame(MORE, PING_TEXT[5:]))
    raw.until("pong")
    raw.send(frame(TEXT, PING_TEXT))
    raw.until("pong")


def test_a_new_message_within_a_fragmented_one_is_refused(raw):
    raw.send(frame(TEXT, PING_TEXT[:5], last=False))
    raw.send(frame(PING, b""))
    assert raw.frame() == (PONG, b"")
    raw.send(frame(TEXT, PING_TEXT))
    assert raw.closed_with() == 1002


def test_messages_may_arrive_together_or_byte_by_byte(raw):
    raw.send(frame(TEXT, PING_TEXT) * 3)
    for _ in range(3):
        raw.until("pong")
    for byte in frame(TEXT, PING_TEXT):
        raw.send(bytes((byte,)))
    raw.until("pong")
    raw.send(frame(TEXT, PING_TEXT))
    raw.until("pong")


def test_many_messages_at_once_are_all_answered(raw):
    for _ in range(60):
        raw.send(frame(TEXT, PING_TEXT))
    for _ in range(60):
        raw.until("pong")


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (frame(TEXT, b"\xff\xfe"), 1007),
        (frame(TEXT, PING_TEXT, masked=False), 1002),
        (frame(TEXT, b"x" * 17_000), 1009),
        (frame(3, b""), 1002),
        (bytes((0xC1,)) + frame(TEXT, PING_TEXT)[1:], 1002),
    ],
    ids=["not UTF-8", "not masked", "too long", "unknown opcode", "compressed"],
)
def test_an_invalid_frame_closes_the_socket(raw, bad, code):
    raw.send(bad)
    assert raw.closed_with() == code


def test_a_binary_message_is_refused_and_the_socket_stays_open(raw):
    raw.send(frame(BINARY, b"\x00"))
    assert raw.until("error")["key"] == "error-bad-message"
    raw.send(frame(TEXT, PING_TEXT))
    raw.until("pong")


def test_a_close_frame_is_answered(raw):
    raw.send(frame(CLOSE, struct.pack("!H", 1000)))
    assert raw.closed_with() == 1000
