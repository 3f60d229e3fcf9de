"""HTTP limits that uvicorn lacks: time to send a request, size of headers, and connections per address."""

from __future__ import annotations

import asyncio
from collections import Counter
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tableverse.server.addresses import rate_limit_key
from tableverse.server.config import Limits


class GuardedHttpProtocol(HttpToolsProtocol):
    #: Set by ``guarded_http`` and shared by all connections of a server.
    limits: ClassVar[Limits]
    proxies: ClassVar[list[IPv4Network | IPv6Network]]
    open_connections: ClassVar[Counter[str]]
    internal_port: ClassVar[int]
    #: Aborts the connection if the current request does not arrive in time.
    _deadline: asyncio.TimerHandle | None = None
    #: The rate-limit key under which this connection is counted.
    _counted_address: str | None = None
    #: Header bytes received so far for the current request.
    _header_bytes = 0
    #: Whether the latest data completed the headers or the request.
    _progress = False
    _in_body = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        internal = self.server is not None and self.server[1] == self.internal_port
        if not internal and not _is_in(address, self.proxies):
            address = rate_limit_key(address)
            if (
                self.open_connections[address] >= self.limits.connections_per_address
                or self.open_connections.total() >= self.limits.connections
            ):
                transport.abort()
                return
            self.open_connections[address] += 1
            self._counted_address = address
        self._start_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._cancel_deadline()
        self._release_slot()

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._start_deadline()
        self._progress = False
        super().data_received(data)
        if not self._progress and not self._in_body:
            self._header_bytes += len(data)
            if self._header_bytes > self.limits.header_bytes:
                self.transport.abort()

    def on_headers_complete(self) -> None:
        self._progress = True
        self._in_body = True  # the body has a limit elsewhere
        self._header_bytes = 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._cancel_deadline()
        self._progress = True
        self._in_body = False

    def handle_websocket_upgrade(self) -> None:
        self._cancel_deadline()
        self._release_slot()  # sockets are limited elsewhere
        super().handle_websocket_upgrade()

    def _start_deadline(self) -> None:
        self._deadline = self.loop.call_later(self.limits.request_seconds, self.transport.abort)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _release_slot(self) -> None:
        if self._counted_address is not None:
            self.open_connections[self._counted_address] -= 1
            if not self.open_connections[self._counted_address]:
                del self.open_connections[self._counted_address]
            self._counted_address = None


def guarded_http(limits: Limits, proxies: tuple[str, ...], internal: str = "") -> type[HttpToolsProtocol]:
    """Return the protocol class for ``uvicorn.Config(http=...)``.

    Connections of trusted proxies, and of other servers at the address ``internal``, are not counted because they serve
    many people.
    """
    networks = [ip_network(proxy, strict=False) for proxy in proxies]
    port = int(internal.rpartition(":")[2] or -1)
    shared = {"limits": limits, "proxies": networks, "open_connections": Counter[str](), "internal_port": port}
    return type("GuardedHttpProtocol", (GuardedHttpProtocol,), shared)


def _is_in(address: str, networks: list[IPv4Network | IPv6Network]) -> bool:
    try:
        known = ip_address(address)
    except ValueError:
        return False
    return any(known in network for network in networks)
