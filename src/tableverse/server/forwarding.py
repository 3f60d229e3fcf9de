"""A request for a table that another server has is handed on to that server, which answers in its place; a WebSocket is
given to it where it is a process of the same machine (``handover.py``), and otherwise led there (``tunnel.py``).

Each server takes such requests at an address of its own (``ServerConfig.internal``). A header says for whom the request
is handed on, sealed with the secret that all servers on a database share, so nobody else can speak for a client.
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
#: The key in the ASGI scope of requests that another server has handed on.
FORWARDED = "tableverse.forwarded"
#: Headers of a connection rather than of a request, and those that every server adds.
NOT_HANDED_ON = {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"content-length", b"date"}
#: Of a WebSocket's handshake, what the other server has to know.
HANDSHAKE = {b"host", b"origin", b"user-agent"}
CONNECT_SECONDS = 2.0
ANSWER_SECONDS = 20.0
#: How long a request waits for a server that does not answer to be given up; then the client has to try again.
PATIENCE_SECONDS = 3.0
ATTEMPTS = 3

Made = TypeVar("Made")


class Unreachable(Exception):
    """The other server did not get the request, or it does no harm to ask again."""


class Forwarder:
    def __init__(self, rooms: RoomRegistry, mailboxes: Mailboxes | None = None) -> None:
        self._rooms = rooms
        self._mailboxes = mailboxes
        self._tokens = rooms.services.tokens
        self.peers = rooms.services.store.peers
        #: Those of which it has been said already that they do not answer.
        self._silent: set[int] = set()

    # --- requests from other servers ----------------------------------------------------------------------------

    def recognize(self, scope: Scope) -> None:
        """If the request was handed on by another server, it counts as its client's. Misdirected if it was meant for
        another server than this, or is a forgery."""
        for name, value in scope["headers"]:
            if name == HEADER:
                server, address, seal = [*value.decode("latin-1").split(" "), "", ""][:3]
                if server != str(self.peers.me) or not self._is_sealed(seal, scope, address):
                    raise Misdirected()
                scope["client"] = (address, 0)
                scope[FORWARDED] = True
                return

    def _is_sealed(self, seal: str, scope: Scope, address: str) -> bool:
        expected = self._seal(str(self.peers.me), scope, address)
        return hmac.compare_digest(seal.encode("latin-1"), expected.encode())

    def _seal(self, server: str, scope: Scope, address: str) -> str:
        method = scope.get("method", "GET")
        return self._tokens.seal(f"{server} {method} {_target(scope).decode('latin-1')} {address}")

    def _introduction(self, server: int, scope: Scope) -> tuple[bytes, bytes]:
        address = scope["client"][0] if scope.get("client") else "unknown"
        return HEADER, f"{server} {address} {self._seal(str(server), scope, address)}".encode("latin-1")

    # --- requests to other servers ------------------------------------------------------------------------------

    async def at_owner(self, table: str, make: Callable[[TableElsewhere], Awaitable[Made]]) -> Made | None:
        """What ``make`` gets from the server that has the table; None if it is this one."""
        for _ in range(ATTEMPTS):
            try:
                await self._rooms.get(table)
                return None
            except TableElsewhere as owner:
                try:
                    return await make(owner)
                except Unreachable as why:
                    if owner.server not in self._silent:
                        self._silent.add(owner.server)
                        log.warning("server %d does not answer at %s: %s", owner.server, owner.address, why)
                    await self.peers.wait_until_gone(owner.server, PATIENCE_SECONDS)
        raise LeaseLost()

    async def post(self, owner: TableElsewhere, path: str, body: bytes, seconds: float) -> Response:
        """The other server's answer to a request of this one's own."""
        scope: Scope = {
            "method": "POST",
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [(b"host", b"localhost"), (b"content-type", b"application/json")],
            "client": ("server", 0),
        }
        return await self.ask(owner, scope, body, seconds)

    async def ask(self, owner: TableElsewhere, scope: Scope, body: bytes, seconds: float = ANSWER_SECONDS) -> Response:
        """The other server's answer to a request."""
        reader, writer = await self._unless_gone(owner, CONNECT_SECONDS, asyncio.open_connection(*_reach(owner)))
        try:
            headers = [(name, value) for name, value in scope["headers"] if name not in (*NOT_HANDED_ON, HEADER)]
            headers += [(b"content-length", b"%d" % len(body)), (b"connection", b"close")]
            headers.append(self._introduction(owner.server, scope))
            asked = h11.Request(method=scope["method"], target=_target(scope), headers=headers)
            return await self._unless_gone(owner, seconds, _answer(reader, writer, asked, body))
        except Unreachable as why:
            if scope["method"] in ("GET", "HEAD"):
                raise
            raise LeaseLost() from why  # what was asked for may have been done
        finally:
            writer.close()

    def hand_over(self, owner: TableElsewhere, scope: Scope) -> bool:
        """Give the client's WebSocket itself to the other server. False if that is none of this machine's processes."""
        mailboxes = self._mailboxes
        if mailboxes is None:
            return False
        return hand_over_of(scope)(lambda connection, received: mailboxes.post(owner.name, connection, received))

    async def tunnel(self, owner: TableElsewhere, scope: Scope) -> Tunnel:
        """A connection to the other server that has accepted the client's WebSocket."""
        headers = [(name, value) for name, value in scope["headers"] if name in HANDSHAKE]
        headers.append(self._introduction(owner.server, scope))
        tunnel = Tunnel(_target(scope), headers)
        connecting = asyncio.get_running_loop().create_connection(lambda: tunnel, *_reach(owner))
        try:
            await self._unless_gone(owner, CONNECT_SECONDS, connecting)
            if not await self._unless_gone(owner, ANSWER_SECONDS, tunnel.accepted):
                raise Unreachable("it refuses the socket")
        except BaseException:
            tunnel.close()
            raise
        return tunnel

    async def _unless_gone(self, owner: TableElsewhere, seconds: float, work: Awaitable[Made]) -> Made:
        """Work with another server, as long as that is not given up."""
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
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, asked: h11.Request, body: bytes
) -> Response:
    connection = h11.Connection(h11.CLIENT)
    said: tuple[h11.Event, ...] = (asked, h11.Data(data=body), h11.EndOfMessage())
    if writer.is_closing():  # writing to it would be no OSError
        raise EOFError("it hung up")
    writer.write(b"".join(connection.send(part) or b"" for part in said))
    response, parts = Response(), []
    while not isinstance(event := connection.next_event(), h11.EndOfMessage):
        if event is h11.NEED_DATA:
            connection.receive_data(await reader.read(1 << 16))
        elif isinstance(event, h11.Response):
            response.status_code = event.status_code
            response.raw_headers = [(name, value) for name, value in event.headers if name not in NOT_HANDED_ON]
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


def _reach(owner: TableElsewhere) -> tuple[str, int]:
    if not is_reachable(owner.address, owner.machine):
        raise Unreachable(f"that is no address which {owner.machine} has for others; start it with --internal")
    host, _, port = owner.address.rpartition(":")
    return host.strip("[]"), int(port)
