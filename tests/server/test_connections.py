"""Slow clients: one that falls behind gets everything in order, and one that never reads is dropped."""

import asyncio
import functools
from collections.abc import Callable, Coroutine

from tableverse.server.config import Limits
from tableverse.server.connections import Connection


class FakeTransport:
    """The transport of a client that keeps up only if ``keeps_up`` is set."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []
        self.keeps_up = True
        self.ready = asyncio.Event()
        self.closed = False

    def write_now(self, text: bytes) -> bool:
        if self.keeps_up:
            self.taken.append(text)
        return self.keeps_up

    async def write(self, text: bytes) -> None:
        await self.ready.wait()
        self.taken.append(text)

    async def close(self, code: int) -> None:
        self.closed = True


def in_a_loop(test: Callable[[], Coroutine[None, None, None]]) -> Callable[[], None]:
    @functools.wraps(test)
    def run() -> None:
        asyncio.run(test())

    return run


async def run_ready_tasks() -> None:
    """Run the tasks that are ready."""
    for _ in range(10):
        await asyncio.sleep(0)


@in_a_loop
async def test_a_client_that_falls_behind_gets_everything_in_order():
    client = FakeTransport()
    connection = Connection(None, "a", Limits(backlog=10), client)
    connection.send_encoded(b"1")
    assert client.taken == [b"1"]
    client.keeps_up = False
    connection.send_encoded(b"2")
    connection.send_encoded(b"3")
    await run_ready_tasks()
    client.keeps_up = True
    connection.send_encoded(b"4")  # must not overtake the queued messages
    assert client.taken == [b"1"]
    client.ready.set()
    await run_ready_tasks()
    connection.send_encoded(b"5")
    assert client.taken == [b"1", b"2", b"3", b"4", b"5"]
    await connection.close()


@in_a_loop
async def test_a_client_that_never_reads_is_dropped():
    client = FakeTransport()
    client.keeps_up = False
    connection = Connection(None, "a", Limits(backlog=3), client)
    for _ in range(3):
        connection.send({"t": "pong"})
    assert not connection.dropped
    connection.send({"t": "pong"})
    assert connection.dropped
    client.ready.set()
    await run_ready_tasks()
    assert client.closed
    assert len(client.taken) <= 1  # the message that was being sent
    connection.send({"t": "pong"})
    await run_ready_tasks()
    assert len(client.taken) <= 1


@in_a_loop
async def test_a_dropped_connection_is_closed():
    client = FakeTransport()
    connection = Connection(None, "a", Limits(backlog=3), client)
    connection.drop()
    await run_ready_tasks()
    assert client.closed


@in_a_loop
async def test_a_closed_connection_sends_nothing_more():
    client = FakeTransport()
    client.keeps_up = False
    connection = Connection(None, "a", Limits(backlog=3), client)
    connection.send_encoded(b"1")
    await run_ready_tasks()
    await connection.close()
    client.ready.set()
    await run_ready_tasks()
    assert client.taken == []


@in_a_loop
async def test_large_messages_count_by_their_bytes() -> None:
    client = FakeTransport()
    client.keeps_up = False
    connection = Connection(None, "a", Limits(backlog_bytes=1000), client)
    for _ in range(3):
        connection.send_encoded(b"x" * 400)
    assert not connection.dropped
    connection.send_encoded(b"x")
    assert connection.dropped
    client.ready.set()
    await connection.close()
