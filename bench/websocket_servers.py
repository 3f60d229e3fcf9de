"""Compare the cost of messages in WebSocket servers.

    python bench/websocket_servers.py [--seconds 4] [--tables 50]

A short text comes in, and four texts of 3.5 kB go out, as for a move at a table of four, without the other costs of a
move. Servers that are not installed are skipped. Each runs the same application in one process, whose processor time is
measured without the clients.
"""

import argparse
import asyncio
import base64
import importlib.util
import os
import socket
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvloop
from rich.console import Console

say = Console(highlight=False).print
SEATS = 4
VIEW = "v" * 3500
#: The length of a frame with that text.
FRAME = 4 + len(VIEW)
CHOICE = b'{"t":"choose","option":"recruit:12","move":17}'

tables: defaultdict[str, set[Any]] = defaultdict(set)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Serve the benchmark on any ASGI server, using our fast path if there is one."""
    if scope["type"] != "websocket":
        return
    write_now = (scope.get("extensions") or {}).get("tableverse.write")
    table, me = tables[scope["path"]], (send, write_now)
    await receive()
    await send({"type": "websocket.accept"})
    table.add(me)
    try:
        while (await receive())["type"] == "websocket.receive":
            for other, write in table:
                if write is None or not write(VIEW.encode()):
                    await other({"type": "websocket.send", "text": VIEW})
    finally:
        table.discard(me)


def serve_uvicorn(port: int, ws: str) -> None:
    import uvicorn

    from tableverse.server.fast_websocket import FastWebSocketProtocol

    protocol: Any = FastWebSocketProtocol if ws == "ours" else ws
    uvicorn.run(app, port=port, ws=protocol, ws_per_message_deflate=False, log_level="error", lifespan="off")


def serve_hypercorn(port: int, _: str) -> None:
    from hypercorn.asyncio import serve
    from hypercorn.config import Config

    config = Config()
    config.bind = [f"127.0.0.1:{port}"]
    uvloop.run(serve(app, config))


def serve_granian(port: int, _: str) -> None:
    from granian import Granian

    Granian(
        "websocket_servers:app", port=port, interface="asginl", loop="uvloop", log_enabled=False, working_dir=HERE
    ).serve()


def serve_websockets(port: int, _: str) -> None:
    from websockets.asyncio.server import serve

    async def handle(connection: Any) -> None:
        table = tables[connection.request.path]
        table.add(connection)
        try:
            async for _ in connection:
                for other in table:
                    await other.send(VIEW)
        finally:
            table.discard(connection)

    async def main() -> None:
        async with serve(handle, "127.0.0.1", port, compression=None) as server:
            await server.serve_forever()

    uvloop.run(main())


def serve_picows(port: int, _: str) -> None:
    import picows

    class Seat(picows.WSListener):
        def __init__(self, path: str) -> None:
            self.table = tables[path]

        def on_ws_connected(self, transport: Any) -> None:
            self.transport = transport
            self.table.add(transport)

        def on_ws_disconnected(self, transport: Any) -> None:
            self.table.discard(transport)

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            frame.get_payload_as_utf8_text()
            for other in self.table:
                other.send(picows.WSMsgType.TEXT, VIEW.encode())

    async def main() -> None:
        server = await picows.ws_create_server(lambda request: Seat(request.path.decode()), "127.0.0.1", port)
        await server.serve_forever()

    uvloop.run(main())


HERE = Path(__file__).parent
SERVERS: dict[str, tuple[str, Callable[[int, str], None], str]] = {
    "uvicorn, server/fast_websocket.py": ("uvicorn", serve_uvicorn, "ours"),
    "uvicorn, websockets-sansio": ("uvicorn", serve_uvicorn, "websockets-sansio"),
    "uvicorn, wsproto": ("wsproto", serve_uvicorn, "wsproto"),
    "hypercorn": ("hypercorn", serve_hypercorn, ""),
    "granian": ("granian", serve_granian, ""),
    "websockets' own server (no HTTP beside it)": ("websockets", serve_websockets, ""),
    "picows (no HTTP beside it)": ("picows", serve_picows, ""),
}


class Seat(asyncio.Protocol):
    """A client. The first seat of a table sends a choice, and the next one once it has received its view."""

    def __init__(self, path: str, sends: bool, counts: list[int]) -> None:
        self.path, self.sends, self.counts = path, sends, counts
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.head = b""
        self.received = 0

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ("Host: localhost", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13")
        request = "\r\n".join((f"GET {self.path} HTTP/1.1", *lines, f"Sec-WebSocket-Key: {key}", "", ""))
        transport.write(request.encode())

    def choose(self) -> None:
        self.transport.write(b"\x81" + bytes((0x80 | len(CHOICE),)) + bytes(4) + CHOICE)

    def data_received(self, data: bytes) -> None:
        if not self.opened.done():
            self.head += data
            if b"\r\n\r\n" in self.head:
                assert b" 101 " in self.head, self.head
                self.opened.set_result(None)
            return
        self.received += len(data)
        while self.received >= FRAME:
            self.received -= FRAME
            if self.sends:
                self.counts[0] += 1
                self.choose()


async def load(port: int, number: int, seconds: float, processes: Callable[[], float]) -> tuple[float, float]:
    loop, counts = asyncio.get_running_loop(), [0]
    seats: list[Seat] = []
    for table in range(number):
        for seat in range(SEATS):
            made = Seat(f"/ws/{table}", seat == 0, counts)
            await loop.create_connection(lambda made=made: made, "127.0.0.1", port)
            await made.opened
            seats.append(made)
    await asyncio.sleep(0.5)
    for one in seats:
        if one.sends:
            one.choose()
    await asyncio.sleep(1)
    before, counted, begun = processes(), counts[0], time.perf_counter()
    await asyncio.sleep(seconds)
    moves, lasted = counts[0] - counted, time.perf_counter() - begun
    return moves / lasted, 1e6 * (processes() - before) / max(1, moves)


def processor_seconds(pid: int) -> float:
    """Return the processor time of a process and its children."""
    total = 0.0
    for one in (pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        total += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return total


def measure(name: str, number: int, seconds: float) -> str:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, __file__, "--serve", name, "--port", str(port)]
    with subprocess.Popen(command, cwd=HERE) as server:
        try:
            for _ in range(300):
                with socket.socket() as probe:
                    if probe.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.1)
            time.sleep(0.5)
            rate, each = uvloop.run(load(port, number, seconds, lambda: processor_seconds(server.pid)))
        finally:
            server.terminate()
    return f"{each:.0f} µs of processor time, {rate:.0f}/s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        _, serve, how = SERVERS[arguments.serve]
        serve(arguments.port, how)
        return
    for name, (package, _, _) in SERVERS.items():
        if importlib.util.find_spec(package) is None:
            say(f"{name}: not installed")
        else:
            say(f"{name}: {measure(name, arguments.tables, arguments.seconds)}")


if __name__ == "__main__":
    main()
