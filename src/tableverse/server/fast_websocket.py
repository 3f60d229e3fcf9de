"""A fast path around uvicorn's WebSocket layers for the two most common cases.

These are a short message that arrives whole, and a message to a client that keeps up. Everything else (opening,
closing, pings, fragmented messages, slow clients) takes the ordinary path.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starlette.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode

from tableverse.server.rate_limits import TokenBucket
from tableverse.server.tunnel import Tunnel

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

#: Keys of ``write_now``, ``join`` and ``hand_over`` among the extensions of the ASGI scope.
WRITE = "tableverse.write"
TUNNEL = "tableverse.tunnel"
HAND_OVER = "tableverse.handover"
#: Sustained pings per second, and burst size, that a client may send.
PING_RATE, PING_BURST = 5, 20
#: Unread messages after which reading from the client is paused.
MAX_UNREAD = 8

# The first bytes of a frame (RFC 6455, 5.2).
WHOLE_TEXT = 0x80 | Opcode.TEXT
MASKED = 0x80
TWO_BYTES, EIGHT_BYTES = 126, 127

#: Takes a file descriptor and the bytes received so far, and returns whether it took over the connection.
Post = Callable[[int, bytes], bool]


def write_now_of(scope: Scope) -> Callable[[bytes], bool]:
    """Return the function that writes immediately. Without the fast path, return a function that returns False."""
    found: Callable[[bytes], bool] = scope.get("extensions", {}).get(WRITE, _never)
    return found


def tunnel_of(scope: Scope) -> Callable[[Tunnel], None] | None:
    """Return the function that connects an unaccepted socket to another server, or None without the fast path."""
    found: Callable[[Tunnel], None] | None = scope.get("extensions", {}).get(TUNNEL)
    return found


def hand_over_of(scope: Scope) -> Callable[[Post], bool]:
    """Return the function that gives an unaccepted socket to another process.

    Without the fast path, return a function that returns False.
    """
    found: Callable[[Post], bool] = scope.get("extensions", {}).get(HAND_OVER, _never)
    return found


def _never(_: object) -> bool:
    return False


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """The protocol class for ``uvicorn.Config(ws=...)``."""

    #: Whether the next byte received begins a frame.
    _at_frame_start = True
    _pings: TokenBucket | None = None
    #: A connection to the server that runs the table, if another server does.
    _tunnel: Tunnel | None = None
    #: Everything the client has sent before the socket is accepted.
    _received = b""

    async def run_asgi(self) -> None:
        own = {WRITE: self.write_now, TUNNEL: self.join, HAND_OVER: self.hand_over}
        extensions: dict[str, Any] = {**(self.scope["extensions"] or {}), **own}
        self.scope["extensions"] = extensions
        await super().run_asgi()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            # Free this memory, because there may be thousands of sockets.
            del self.request, self.response
            self._received = b""
            self.scope["headers"] = []
            if self._tunnel is not None:
                self.stop_keepalive()  # the other server handles it from now on
                self._tunnel.attach(self.transport)

    def join(self, tunnel: Tunnel) -> None:
        """Connect the client to another server once the socket is accepted."""
        self._tunnel = tunnel

    def hand_over(self, post: Post) -> bool:
        """Give the connection to another process and stop serving it here."""
        if self.transport.is_closing():
            return False
        self.transport.pause_reading()
        if not post(self.transport.get_extra_info("socket").fileno(), self._received):
            self.transport.resume_reading()
            return False
        self.handshake_complete = True
        self.transport.abort()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._tunnel is not None:
            self._tunnel.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._tunnel is not None:
            self._tunnel.pause(True)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._tunnel is not None:
            self._tunnel.pause(False)

    def write_now(self, text: bytes) -> bool:
        """Write a text unless the client is behind or gone. Return whether it was written."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(_frame(text))
        return True

    def handle_ping(self) -> None:
        """Answer a ping, or disconnect a client that sends too many or does not read the answers."""
        if self._pings is None:
            self._pings = TokenBucket(PING_RATE, PING_BURST)
        if self._pings.take() and self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._tunnel is not None:
            self._tunnel.write(data)
            return
        if not self.handshake_complete:
            # A client that sends before the handshake is answered takes the ordinary path.
            self._at_frame_start = not self.handshake_initiated
            self._received += data
        elif self._at_frame_start:
            text = None if self.close_sent else _whole_text(data, self.config.ws_max_size)
            if text is not None:
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                if not self.read_paused and self.queue.qsize() >= MAX_UNREAD:
                    self.read_paused = True
                    self.transport.pause_reading()
                return
            # After a whole control frame, the next byte begins a frame. After anything else this is unknown, so the
            # ordinary path is taken from then on.
            self._at_frame_start = _is_control_frame(data)
        super().data_received(data)


def _frame(text: bytes) -> bytes:
    size = len(text)
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES, size >> 8, size & 0xFF)) + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8) + text


def _whole_text(data: bytes, max_size: int) -> str | None:
    """Return the text if the data is exactly one valid frame with a short text, else None."""
    if len(data) < 6 or data[0] != WHOLE_TEXT:
        return None
    start = 6
    size = data[1] ^ MASKED  # too large if the mask bit is missing
    if size == TWO_BYTES and len(data) >= 8:
        start = 8
        size = int.from_bytes(data[2:4])
    if size > max_size or len(data) != start + size:
        return None
    try:
        return apply_mask(data[start:], data[start - 4 : start]).decode()
    except UnicodeDecodeError:
        return None


def _is_control_frame(data: bytes) -> bool:
    """Return whether the data is exactly one ping, pong or close frame."""
    return len(data) >= 6 and data[0] & 0x08 != 0 and len(data) == 6 + (data[1] & 0x7F)
