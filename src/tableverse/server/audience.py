"""The people and programs connected to a table: what each may see, and a queue so that a slow one delays nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterator
from typing import Any

from tableverse.server import wire


class Connection:
    """One socket. ``person`` is None for an anonymous watcher. A seat may have several sockets."""

    __slots__ = ("_backlog", "_waiting", "_wake", "address", "dropped", "person", "table_shown")

    def __init__(self, person: str | None, address: str, backlog: int) -> None:
        self.person = person
        self.address = address
        #: What the last ``table`` message depended on, to send it only when it changes.
        self.table_shown: Any = None
        #: Told to go: its queue overflowed, or the table is gone.
        self.dropped = False
        self._backlog = backlog
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def send(self, message: Any) -> None:
        self.send_encoded(wire.encode(message))

    def send_encoded(self, data: bytes) -> None:
        if len(self._waiting) >= self._backlog:
            self.drop()
        if not self.dropped:
            self._waiting.append(data)
            self._wake.set()

    def drop(self) -> None:
        """Close it; a client that comes back is shown everything anew."""
        self.dropped = True
        self._waiting.clear()
        self._wake.set()

    async def outgoing(self) -> Iterator[bytes]:
        """Waits for messages, then gives all there are."""
        await self._wake.wait()
        self._wake.clear()
        return self._take()

    def _take(self) -> Iterator[bytes]:
        while self._waiting:
            yield self._waiting.popleft()
