"""Handover of a connection from the wrong process of a machine to the right one.

``serve --workers`` creates a mailbox for each process before it forks them. A letter contains an open connection and
the bytes that its client has sent so far. The receiving process then owns the connection, so its messages cause no work
here. Between machines this is impossible, so messages go through a tunnel (``tunnel.py``).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable, Iterable
from typing import cast

log = logging.getLogger("tableverse.handover")

#: Maximum size of a letter, enough for the headers of a request.
MAX_LETTER_BYTES = 128 * 1024


class Mailboxes:
    """A mailbox for each process, by name.

    Mailboxes outlive their processes and are open in all of them. The successor of a process that died or hangs, or any
    other process, can take the letters left in its mailbox.
    """

    def __init__(self, names: Iterable[str]) -> None:
        self._boxes = {name: socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for name in names}
        for box in self._boxes.values():
            for end in box:
                end.setblocking(False)

    def post(self, name: str, connection: int, received: bytes) -> bool:
        """Send an open connection (a file descriptor), which the caller must then close.

        Return False if no process has this name or its mailbox is full.
        """
        box = self._boxes.get(name)
        if box is None or len(received) > MAX_LETTER_BYTES:
            return False
        try:
            socket.send_fds(box[1], [received], [connection])
        except BlockingIOError:
            return False  # full, because its process is busy or being replaced
        except OSError as error:
            log.warning("a connection could not be handed over: %s", error)
            return False
        return True

    def close(self) -> None:
        for box in self._boxes.values():
            for end in box:
                end.close()

    def open(self, name: str, protocol: Callable[[], asyncio.Protocol]) -> None:
        """Start serving connections from this process's mailbox. ``protocol`` creates the protocol of a connection."""
        box = self._boxes[name][0]
        asyncio.get_running_loop().add_reader(box, _take_all, box, protocol)

    def empty(self, name: str, protocol: Callable[[], asyncio.Protocol]) -> None:
        """Serve the connections that a dead process has left in its mailbox."""
        if name in self._boxes:
            _take_all(self._boxes[name][0], protocol)


def _take_all(box: socket.socket, protocol: Callable[[], asyncio.Protocol]) -> None:
    with contextlib.suppress(BlockingIOError):
        while True:
            received, descriptors, _, _ = socket.recv_fds(box, MAX_LETTER_BYTES, 1)
            for descriptor in descriptors:
                _take(socket.socket(fileno=descriptor), received, protocol)


def _take(connection: socket.socket, received: bytes, protocol: Callable[[], asyncio.Protocol]) -> None:
    connection.setblocking(False)
    loop = asyncio.get_running_loop()
    task = loop.create_task(loop.connect_accepted_socket(lambda: _Arrival(protocol, received), connection))
    task.add_done_callback(_note_failure)


class _Arrival(asyncio.Protocol):
    """The initial protocol of a connection, which passes on the bytes received by the other process."""

    def __init__(self, protocol: Callable[[], asyncio.Protocol], received: bytes) -> None:
        self._protocol = protocol
        self._received = received

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        protocol = self._protocol()
        cast(asyncio.Transport, transport).set_protocol(protocol)
        protocol.connection_made(transport)
        if not transport.is_closing():
            protocol.data_received(self._received)


def _note_failure(task: asyncio.Task[object]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.warning("a connection was lost while it was handed over: %s", task.exception())
