"""One connected client, with a queue so that a slow client does not delay other clients."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Protocol

from starlette.websockets import WebSocketDisconnect

from tableverse.server import wire
from tableverse.server.config import Limits

# Close codes of the WebSocket protocol (RFC 6455 and its registry).
RESTARTING = 1012
TOO_SLOW = 1013
#: The host has removed this person.
BANNED = 4403
#: The table does not exist or has been deleted.
NO_TABLE = 4404
#: Seconds to deliver the reason before disconnecting a client.
GOODBYE_SECONDS = 1.0


class Transport(Protocol):
    """The socket interface that a connection needs."""

    def write_now(self, text: bytes) -> bool:
        """Send a text if the client keeps up. Return False, without sending anything, if it does not."""
        ...

    async def write(self, text: bytes) -> None:
        """Send a text as soon as the client can receive it."""
        ...

    async def close(self, code: int) -> None: ...


class Connection:
    """One socket. ``person`` is None for an anonymous watcher. A seat may have several sockets."""

    __slots__ = (
        "_close_code",
        "_limits",
        "_sender",
        "_transport",
        "_waiting",
        "_waiting_bytes",
        "address",
        "dropped",
        "person",
        "table_sent",
        "viewing_seat",
    )

    def __init__(self, person: str | None, address: str, limits: Limits, transport: Transport) -> None:
        self.person = person
        self.address = address
        #: The seat whose view this socket shows, for a person who plays several seats.
        self.viewing_seat = -1
        #: The inputs of the last ``table`` message, which is sent again only when they change.
        self.table_sent: Any = None
        #: True if the server disconnected the client because its queue overflowed or the table closed.
        self.dropped = False
        self._close_code = TOO_SLOW
        self._limits = limits
        self._transport = transport
        #: Messages that the client could not take at once. The first one is being sent.
        self._waiting: list[bytes] = []
        self._waiting_bytes = 0
        self._sender: asyncio.Task[None] | None = None

    def send(self, message: Any) -> None:
        self.send_encoded(wire.encode(message))

    def send_encoded(self, data: bytes) -> None:
        if self.dropped or (not self._waiting and self._transport.write_now(data)):
            return
        if len(self._waiting) >= self._limits.backlog or self._waiting_bytes >= self._limits.backlog_bytes:
            self.drop()
        else:
            self._waiting.append(data)
            self._waiting_bytes += len(data)
            self._start_sending()

    def drop(self, code: int = TOO_SLOW) -> None:
        """Disconnect the client. When it reconnects, it receives the complete state."""
        self.dropped = True
        self._close_code = code
        self._waiting.clear()
        self._start_sending()

    async def close(self) -> None:
        """Stop sending, after letting a dropped client receive its close code."""
        if self._sender is not None:
            if self.dropped:
                await asyncio.wait([self._sender], timeout=GOODBYE_SECONDS)
            self._sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sender

    def _start_sending(self) -> None:
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._send_waiting())

    async def _send_waiting(self) -> None:
        """Send the queue at the client's pace."""
        with contextlib.suppress(OSError, RuntimeError, WebSocketDisconnect):
            while self._waiting:
                await self._transport.write(self._waiting[0])
                self._waiting_bytes -= sum(map(len, self._waiting[:1]))
                del self._waiting[:1]
            if self.dropped:
                await self._transport.close(self._close_code)
