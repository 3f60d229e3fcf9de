"""A tunnel for a WebSocket whose table another server has. Bytes, including frames, pass through unchanged."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Iterable
from typing import cast

END_OF_HEAD = b"\r\n\r\n"
#: A handshake response longer than this is invalid.
MAX_HEAD_BYTES = 16 * 1024


class Tunnel(asyncio.Protocol):
    """The connection to the other server. It buffers data until the client is attached."""

    def __init__(self, target: bytes, headers: Iterable[tuple[bytes, bytes]]) -> None:
        self._target = target
        self._headers = headers
        self._transport: asyncio.Transport | None = None
        self._client: asyncio.Transport | None = None
        self._received = bytearray()
        #: Whether the other server has accepted the socket.
        self.accepted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    # --- the other server ---------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        lines = [
            b"GET " + self._target + b" HTTP/1.1",
            b"Upgrade: websocket",
            b"Connection: Upgrade",
            b"Sec-WebSocket-Version: 13",
            b"Sec-WebSocket-Key: " + base64.b64encode(os.urandom(16)),
            *(name + b": " + value for name, value in self._headers),
        ]
        self._transport.write(b"\r\n".join(lines) + END_OF_HEAD)

    def data_received(self, data: bytes) -> None:
        if self._client is not None:
            if not self._client.is_closing():
                self._client.write(data)
            return
        self._received += data
        if not self.accepted.done():
            end = self._received.find(END_OF_HEAD)
            if end >= 0:
                self.accepted.set_result(self._received.startswith(b"HTTP/1.1 101 "))
                del self._received[: end + len(END_OF_HEAD)]
            elif len(self._received) > MAX_HEAD_BYTES:
                self.accepted.set_result(False)

    def connection_lost(self, _: Exception | None) -> None:
        if not self.accepted.done():
            self.accepted.set_result(False)
        if self._client is not None:
            self._client.close()

    def pause_writing(self) -> None:
        if self._client is not None:
            self._client.pause_reading()

    def resume_writing(self) -> None:
        if self._client is not None and not self._client.is_closing():
            self._client.resume_reading()

    # --- the client ---------------------------------------------------------------------------------------------

    def attach(self, client: asyncio.Transport) -> None:
        """Attach the client, and send it the buffered data and everything that follows."""
        self._client = client
        if self._received:
            client.write(bytes(self._received))
            self._received.clear()
        if self._transport is None or self._transport.is_closing():
            client.close()

    def write(self, data: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def pause(self, paused: bool) -> None:
        """Pause or resume reading, depending on whether the client can take more."""
        if self._transport is not None and not self._transport.is_closing():
            if paused:
                self._transport.pause_reading()
            else:
                self._transport.resume_reading()

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()
