"""Connections handed over between the processes of a machine, with the bytes already received."""

import asyncio
import contextlib
import os
import socket

import pytest

from server.support import TIMEOUT
from tableverse.server import handover
from tableverse.server.fast_websocket import FastWebSocketProtocol, hand_over_of
from tableverse.server.handover import Mailboxes


@pytest.fixture
def mailboxes():
    with contextlib.closing(Mailboxes(["ana", "juan"])) as made:
        yield made


class Echo(asyncio.Protocol):
    """A protocol that answers in capital letters."""

    def connection_made(self, transport):
        self.transport = transport

    def data_received(self, data):
        self.transport.write(data.upper())


def test_a_connection_arrives_with_the_received_bytes(mailboxes):
    async def story():
        near, far = socket.socketpair()
        assert mailboxes.post("ana", far.fileno(), b"hello")
        far.close()
        near.setblocking(False)
        loop = asyncio.get_running_loop()
        mailboxes.open("juan", Echo)
        mailboxes.open("ana", Echo)  # serves connections posted before the mailbox was opened
        assert await asyncio.wait_for(loop.sock_recv(near, 100), TIMEOUT) == b"HELLO"
        await loop.sock_sendall(near, b"again")
        assert await asyncio.wait_for(loop.sock_recv(near, 100), TIMEOUT) == b"AGAIN"
        near.close()

    asyncio.run(story())


def test_a_connection_that_cannot_be_posted_stays_open(mailboxes):
    near, far = socket.socketpair()
    assert not mailboxes.post("eva", far.fileno(), b"hello")
    assert not mailboxes.post("ana", far.fileno(), bytes(handover.MAX_LETTER_BYTES + 1))
    posted = 0
    while mailboxes.post("ana", far.fileno(), b"x" * 1000):  # until the mailbox is full
        posted += 1
        assert posted < 10_000
    assert posted
    near.send(b"still open")
    assert far.recv(100) == b"still open"
    near.close()
    far.close()


def test_the_mailbox_of_a_lost_process_can_be_emptied(mailboxes):
    async def story():
        near, far = socket.socketpair()
        assert mailboxes.post("juan", far.fileno(), b"hello")
        far.close()
        near.setblocking(False)
        mailboxes.empty("nobody", Echo)
        mailboxes.empty("", Echo)
        mailboxes.empty("juan", Echo)
        loop = asyncio.get_running_loop()
        assert await asyncio.wait_for(loop.sock_recv(near, 100), TIMEOUT) == b"HELLO"
        near.close()

    asyncio.run(story())


class Transport:
    """The transport of a connection with an early message behind its handshake."""

    def __init__(self, connection):
        self.connection = connection
        self.paused = self.aborted = False

    def get_extra_info(self, _):
        return self.connection

    def is_closing(self):
        return self.aborted

    def pause_reading(self):
        self.paused = True

    def resume_reading(self):
        self.paused = False

    def abort(self):
        self.aborted = True


def test_a_refused_socket_continues_in_its_process():
    near, far = socket.socketpair()
    protocol = FastWebSocketProtocol.__new__(FastWebSocketProtocol)
    protocol.handshake_complete = False
    protocol.transport = Transport(far)
    protocol._received = b"GET /ws/t"
    taken = []
    assert not protocol.hand_over(lambda connection, received: False)
    assert (protocol.transport.paused, protocol.transport.aborted, protocol.handshake_complete) == (False, False, False)
    assert protocol.hand_over(lambda connection, received: bool(taken.append((os.dup(connection), received))) or True)
    assert (protocol.transport.aborted, protocol.handshake_complete) == (True, True)
    assert taken[0][1] == b"GET /ws/t"
    assert not protocol.hand_over(lambda connection, received: True)  # it was handed over already
    assert not hand_over_of({})(lambda connection, received: True)
    os.close(taken[0][0])
    near.close()
    far.close()
