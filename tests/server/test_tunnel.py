"""Tunnels to another server's sockets: bytes arrive unchanged, and a slow reader slows the writer down."""

import asyncio
import contextlib

import h11
import pytest
import uvicorn
import uvloop

from tableverse.server.fast_websocket import FastWebSocketProtocol, tunnel_of
from tableverse.server.forwarding import _answer
from tableverse.server.tunnel import Tunnel

HANDSHAKE = (
    b"GET /ws/t HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
ACCEPTED = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"


@contextlib.asynccontextmanager
async def owner(talk):
    """Run a server that accepts a socket and then calls ``talk``."""

    async def answer(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(ACCEPTED)
        with contextlib.suppress(ConnectionError):
            await talk(reader, writer)
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()
    finally:
        server.close()


@contextlib.asynccontextmanager
async def entry(owner_address):
    """Run a server that only tunnels its client to the owner of the table."""
    ended = asyncio.Event()

    async def app(scope, receive, send):
        await receive()
        tunnel = Tunnel(b"/ws/t", [(b"host", b"localhost")])
        await asyncio.get_running_loop().create_connection(lambda: tunnel, *owner_address)
        assert await tunnel.accepted
        tunnel_of(scope)(tunnel)
        await send({"type": "websocket.accept"})
        assert (await receive())["type"] == "websocket.disconnect"
        ended.set()

    settings = uvicorn.Config(app, port=0, ws=FastWebSocketProtocol, lifespan="off", log_level="critical")
    server = uvicorn.Server(settings)
    task = asyncio.create_task(server._serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname(), ended
    finally:
        server.should_exit = True
        await task


async def client(address):
    reader, writer = await asyncio.open_connection(*address)
    writer.write(HANDSHAKE)
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    return reader, writer


def test_bytes_arrive_unchanged_both_ways():
    async def echo(reader, writer):
        writer.write(b"said before the client was there")
        while data := await reader.read(1 << 16):
            writer.write(data)

    async def story():
        async with owner(echo) as far, entry(far) as (near, ended):
            reader, writer = await client(near)
            assert await reader.readexactly(32) == b"said before the client was there"
            sent = bytes(range(256)) * 4096
            writer.write(sent)
            assert await reader.readexactly(len(sent)) == sent
            writer.close()
            await asyncio.wait_for(ended.wait(), 30)

    asyncio.run(story())


def test_a_client_that_does_not_read_slows_the_owner_down():
    said = 0

    async def flood(reader, writer):
        nonlocal said
        while True:
            writer.write(bytes(1 << 16))
            said += 1 << 16
            await writer.drain()

    async def story():
        async with owner(flood) as far, entry(far) as (near, ended):
            reader, writer = await client(near)
            before = -1
            while said != before:  # until nothing moves any more
                before = said
                assert said < 64 << 20
                await asyncio.sleep(0.3)
            await reader.readexactly(said + (1 << 20))  # now the client reads, and the bytes move again
            writer.transport.abort()
            await asyncio.wait_for(ended.wait(), 30)

    asyncio.run(story())


@pytest.mark.parametrize("how", ["close", "abort"])
def test_the_client_is_disconnected_when_the_owner_is_gone(how):
    async def leave(reader, writer):
        writer.write(b"x")
        await reader.readexactly(1)
        getattr(writer.transport, how)()

    async def story():
        async with owner(leave) as far, entry(far) as (near, ended):
            reader, writer = await client(near)
            assert await reader.readexactly(1) == b"x"
            writer.write(b"y")
            assert await reader.read() == b""
            await asyncio.wait_for(ended.wait(), 30)
            writer.close()

    asyncio.run(story())


@pytest.mark.parametrize("answer", [b"HTTP/1.1 403 Forbidden\r\n\r\n", b"", b"x" * 20_000])
def test_a_refused_handshake_is_not_accepted(answer):
    async def story():
        async def refuse(reader, writer):
            await reader.readuntil(b"\r\n\r\n")
            writer.write(answer)
            writer.close()

        server = await asyncio.start_server(refuse, "127.0.0.1", 0)
        tunnel = Tunnel(b"/ws/t", [])
        await asyncio.get_running_loop().create_connection(lambda: tunnel, *server.sockets[0].getsockname())
        assert not await asyncio.wait_for(tunnel.accepted, 30)
        tunnel.close()
        server.close()

    asyncio.run(story())


def test_a_server_that_hangs_up_at_once_raises_eof():
    """Write to a closed connection with uvloop, which raises no OSError for it."""

    async def story():
        server = await asyncio.start_server(lambda reader, writer: writer.close(), "127.0.0.1", 0)
        async with server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            await reader.read()
            writer.close()
            await writer.wait_closed()
            request = h11.Request(
                method="POST", target=b"/", headers=[(b"host", b"localhost"), (b"content-length", b"0")]
            )
            with pytest.raises(EOFError):
                await _answer(reader, writer, request, b"")

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(story())
