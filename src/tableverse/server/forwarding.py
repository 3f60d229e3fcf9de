"""Forwarding of requests to the server that has the table.

An HTTP request is forwarded and its response returned. A WebSocket is handed over to a process of the same machine
(``handover.py``) or tunnelled to another machine (``tunnel.py``).

Each server takes such requests at an internal address (``ServerConfig.internal``). A header contains the client's
address, signed with the secret that all servers on a database share, so that nobody else can impersonate a client.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import h11
from starlette.responses import Response
from starlette.types import Scope

from tableverse.server.errors import LeaseLost, Misdirected, TableElsewhere
from tableverse.server.fast_websocket import hand_over_of
from tableverse.server.handover import Mailboxes
from tableverse.server.peers import is_reachable
from tableverse.server.room_registry import RoomRegistry
from tableverse.server.tunnel import Tunnel

log = logging.getLogger("tableverse.forwarding")

HEADER = b"tableverse-forwarded"
#: The key in the ASGI scope of requests that another server has forwarded.
FORWARDED = "tableverse.forwarded"
#: Headers of the connection rather than of the request, and headers that every server adds.
SKIPPED_HEADERS = {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"content-length", b"date"}
#: Headers of a WebSocket handshake that the other server needs.
HANDSHAKE_HEADERS = {b"host", b"origin", b"user-agent"}
CONNECT_SECONDS = 2.0
ANSWER_SECONDS = 20.0
#: Seconds that a request waits for an unresponsive server to be declared dead. After that the client must retry.
PEER_TIMEOUT_SECONDS = 3.0
ATTEMPTS = 3

Result = TypeVar("Result")


class Unreachable(Exception):
    """The other server did not get the request, or the request can be repeated safely."""


class Forwarder:
    def __init__(self, rooms: RoomRegistry, mailboxes: Mailboxes | None = None) -> None:
        self._rooms = rooms
        self._mailboxes = mailboxes
        self._tokens = rooms.services.tokens
        self.peers = rooms.services.store.peers
        #: Servers that have been logged as unresponsive.
        self._logged_silent: set[int] = set()

    # --- requests from other servers ----------------------------------------------------------------------------

    def accept_forwarded(self, scope: Scope) -> None:
        """Treat a request that another server forwarded as coming from its client.

        Raise Misdirected if it was addressed to another server or its signature is wrong.
        """
        for name, value in scope["headers"]:
            if name == HEADER:
                server, address, seal = [*value.decode("latin-1").split(" "), "", ""][:3]
                if server != str(self.peers.own_id) or not self._is_signed(seal, scope, address):
                    raise Misdirected()
                scope["client"] = (address, 0)
                scope[FORWARDED] = True
                return

    def _is_signed(self, seal: str, scope: Scope, address: str) -> bool:
        expected = self._signature(str(self.peers.own_id), scope, address)
        return hmac.compare_digest(seal.encode("latin-1"), expected.encode())

    def _signature(self, server: str, scope: Scope, address: str) -> str:
        method = scope.get("method", "GET")
        return self._tokens.sign(f"{server} {method} {_target(scope).decode('latin-1')} {address}")

    def _forwarded_header(self, server: int, scope: Scope) -> tuple[bytes, bytes]:
        address = scope["client"][0] if scope.get("client") else "unknown"
        return HEADER, f"{server} {address} {self._signature(str(server), scope, address)}".encode("latin-1")

    # --- requests to other servers ------------------------------------------------------------------------------

    async def call_owner(self, table: str, call: Callable[[TableElsewhere], Awaitable[Result]]) -> Result | None:
        """Return the result of ``call`` for the server that has the table, or None if this server has it."""
        for _ in range(ATTEMPTS):
            try:
                await self._rooms.get(table)
                return None
            except TableElsewhere as owner:
                try:
                    return await call(owner)
                except Unreachable as why:
                    if owner.server not in self._logged_silent:
                        self._logged_silent.add(owner.server)
                        log.warning("server %d does not answer at %s: %s", owner.server, owner.address, why)
                    await self.peers.wait_until_gone(owner.server, PEER_TIMEOUT_SECONDS)
        raise LeaseLost()

    async def post(self, owner: TableElsewhere, path: str, body: bytes, seconds: float) -> Response:
        """Send a request of this server to another server and return the response."""
        scope: Scope = {
            "method": "POST",
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(b"host", b"localhost"), (b"content-type", b"application/json")],
            "client": ("server", 0),
        }
        return await self.ask(owner, scope, body, seconds)

    async def ask(self, owner: TableElsewhere, scope: Scope, body: bytes, seconds: float = ANSWER_SECONDS) -> Response:
        """Forward a client's request to another server and return the response."""
        reader, writer = await self._while_alive(
            owner, CONNECT_SECONDS, asyncio.open_connection(*_host_and_port(owner))
        )
        try:
            headers = [(name, value) for name, value in scope["headers"] if name not in (*SKIPPED_HEADERS, HEADER)]
            headers += [(b"content-length", b"%d" % len(body)), (b"connection", b"close")]
            headers.append(self._forwarded_header(owner.server, scope))
            request = h11.Request(method=scope["method"], target=_target(scope), headers=headers)
            return await self._while_alive(owner, seconds, _answer(reader, writer, request, body))
        except Unreachable as why:
            if scope["method"] in ("GET", "HEAD"):
                raise
            raise LeaseLost() from why  # the other server may have carried out the request
        finally:
            writer.close()

    def hand_over(self, owner: TableElsewhere, scope: Scope) -> bool:
        """Hand the client's WebSocket over to the other server.

        Return False unless that server is a process of this machine.
        """
        mailboxes = self._mailboxes
        if mailboxes is None:
            return False
        return hand_over_of(scope)(lambda connection, received: mailboxes.post(owner.name, connection, received))

    async def tunnel(self, owner: TableElsewhere, scope: Scope) -> Tunnel:
        """Return a connection to the other server, which has accepted the client's WebSocket."""
        headers = [(name, value) for name, value in scope["headers"] if name in HANDSHAKE_HEADERS]
        headers.append(self._forwarded_header(owner.server, scope))
        tunnel = Tunnel(_target(scope), headers)
        connecting = asyncio.get_running_loop().create_connection(lambda: tunnel, *_host_and_port(owner))
        try:
            await self._while_alive(owner, CONNECT_SECONDS, connecting)
            if not await self._while_alive(owner, ANSWER_SECONDS, tunnel.accepted):
                raise Unreachable("it refuses the socket")
        except BaseException:
            tunnel.close()
            raise
        return tunnel

    async def _while_alive(self, owner: TableElsewhere, seconds: float, work: Awaitable[Result]) -> Result:
        """Await a call to another server, raising Unreachable if it fails, times out or the server is declared dead."""
        task = asyncio.ensure_future(work)
        gone = asyncio.ensure_future(self.peers.wait_until_gone(owner.server, seconds))
        try:
            await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
            if task.done():
                return task.result()
            raise Unreachable("it is silent")
        except (OSError, EOFError, h11.RemoteProtocolError) as error:
            raise Unreachable(str(error) or type(error).__name__) from error
        finally:
            gone.cancel()
            task.cancel()


async def _answer(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: h11.Request, body: bytes
) -> Response:
    connection = h11.Connection(h11.CLIENT)
    events: tuple[h11.Event, ...] = (request, h11.Data(data=body), h11.EndOfMessage())
    if writer.is_closing():  # writing to it would not raise OSError
        raise EOFError("it hung up")
    writer.write(b"".join(connection.send(part) or b"" for part in events))
    response, parts = Response(), []
    while not isinstance(event := connection.next_event(), h11.EndOfMessage):
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(1 << 16))
        elif isinstance(event, h11.Response):
            response.status_code = event.status_code
            response.raw_headers = [(name, value) for name, value in event.headers if name not in SKIPPED_HEADERS]
        elif isinstance(event, h11.Data):
            parts.append(bytes(event.data))
        else:
            raise EOFError("it hung up")
    if response.status_code == Misdirected.status:
        raise Unreachable("another server answers there")
    response.body = b"".join(parts)
    response.raw_headers.append((b"content-length", b"%d" % len(response.body)))
    return response


def _target(scope: Scope) -> bytes:
    path: bytes = scope["raw_path"]
    return path + b"?" + scope["query_string"] if scope["query_string"] else path


def _host_and_port(owner: TableElsewhere) -> tuple[str, int]:
    if not is_reachable(owner.address, owner.machine):
        raise Unreachable(f"that is no address which {owner.machine} has for others; start it with --internal")
    host, _, port = owner.address.rpartition(":")
    return host.strip("[]"), int(port)
