"""The people and programs connected to a table: what each may see, and a queue so that a slow one delays nobody."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Protocol

from starlette.websockets import WebSocketDisconnect

from tableverse.server import wire


class Line(Protocol):
    """What a connection needs of its socket."""

    def write_now(self, text: bytes) -> bool:
        """Send a text if the client keeps up; False: it does not, and nothing was sent."""
        ...

    async def write(self, text: bytes) -> None:
        """Send a text when the client is ready for it."""
        ...

    async def hang_up(self) -> None: ...


class Connection:
    """One socket. ``person`` is None for an anonymous watcher. A seat may have several sockets."""

    __slots__ = ("_backlog", "_line", "_sender", "_waiting", "address", "dropped", "person", "table_shown")

    def __init__(self, person: str | None, address: str, backlog: int, line: Line) -> None:
        self.person = person
        self.address = address
        #: What the last ``table`` message depended on, to send it only when it changes.
        self.table_shown: Any = None
        #: Told to go: its queue overflowed, or the table is gone.
        self.dropped = False
        self._backlog = backlog
        self._line = line
        #: What the client could not take at once; the first of them is on its way.
        self._waiting: list[bytes] = []
        self._sender: asyncio.Task[None] | None = None

    def send(self, message: Any) -> None:
        self.send_encoded(wire.encode(message))

    def send_encoded(self, data: bytes) -> None:
        if self.dropped or (not self._waiting and self._line.write_now(data)):
            return
        if len(self._waiting) >= self._backlog:
            self.drop()
        else:
            self._waiting.append(data)
            self._deliver()

    def drop(self) -> None:
        """Close it; a client that comes back is shown everything anew."""
        self.dropped = True
        self._waiting.clear()
        self._deliver()

    async def close(self) -> None:
        """The socket is gone: nothing more is sent."""
        if self._sender is not None:
            self._sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sender

    def _deliver(self) -> None:
        if self._sender is None or self._sender.done():
            self._sender = asyncio.create_task(self._deliver_waiting())

    async def _deliver_waiting(self) -> None:
        """At the client's pace."""
        with contextlib.suppress(OSError, RuntimeError, WebSocketDisconnect):
            while self._waiting:
                await self._line.write(self._waiting[0])
                del self._waiting[:1]
            if self.dropped:
                await self._line.hang_up()
