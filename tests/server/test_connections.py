"""A client that falls behind gets everything in order; one that never reads is dropped; neither delays anybody."""

import asyncio
import functools
from collections.abc import Callable, Coroutine

from tableverse.server.connections import Connection


class Slow:
    """A client that takes as much as it is allowed to."""

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

    async def close(self) -> None:
        self.closed = True


def in_a_loop(test: Callable[[], Coroutine[None, None, None]]) -> Callable[[], None]:
    @functools.wraps(test)
    def run() -> None:
        asyncio.run(test())

    return run


async def everything_else() -> None:
    """Let the tasks that are ready do what they can."""
    for _ in range(10):
        await asyncio.sleep(0)


@in_a_loop
async def test_a_client_that_falls_behind_gets_everything_in_order():
    client = Slow()
    connection = Connection(None, "a", 10, client)
    connection.send_encoded(b"1")
    assert client.taken == [b"1"]
    client.keeps_up = False
    connection.send_encoded(b"2")
    connection.send_encoded(b"3")
    await everything_else()
    client.keeps_up = True
    connection.send_encoded(b"4")  # not past those that wait
    assert client.taken == [b"1"]
    client.ready.set()
    await everything_else()
    connection.send_encoded(b"5")
    assert client.taken == [b"1", b"2", b"3", b"4", b"5"]
    await connection.close()


@in_a_loop
async def test_a_client_that_never_reads_is_dropped():
    client = Slow()
    client.keeps_up = False
    connection = Connection(None, "a", 3, client)
    for _ in range(3):
        connection.send({"t": "pong"})
    assert not connection.dropped
    connection.send({"t": "pong"})
    assert connection.dropped
    client.ready.set()
    await everything_else()
    assert client.closed
    assert len(client.taken) <= 1  # the one that was on its way
    connection.send({"t": "pong"})
    await everything_else()
    assert len(client.taken) <= 1


@in_a_loop
async def test_a_client_whose_table_is_gone_is_told_so():
    client = Slow()
    connection = Connection(None, "a", 3, client)
    connection.drop()
    await everything_else()
    assert client.closed


@in_a_loop
async def test_a_socket_that_closes_takes_what_waits_with_it():
    client = Slow()
    client.keeps_up = False
    connection = Connection(None, "a", 3, client)
    connection.send_encoded(b"1")
    await everything_else()
    await connection.close()
    client.ready.set()
    await everything_else()
    assert client.taken == []
