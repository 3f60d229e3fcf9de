"""Middleware for every HTTP request: limits, host validation, forwarding and security headers."""

from __future__ import annotations

import contextlib
import json
import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tableverse.kernel.errors import TableError
from tableverse.server.addresses import UNKNOWN, rate_limit_key
from tableverse.server.error_handlers import error_response
from tableverse.server.errors import BadRequest, TableElsewhere, TooFast, TooLarge, UnknownHost
from tableverse.server.forwarding import FORWARDED, Forwarder, Unreachable
from tableverse.server.hosts import is_known_host
from tableverse.server.rate_limits import RateLimiter
from tableverse.server.room_registry import RoomRegistry

#: No inline or third-party scripts. Inline styles are allowed because animations set positions with them.
CONTENT_SECURITY_POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
#: Matches where JSON may contain an unpaired surrogate, which can be neither saved nor sent on.
HALF_CHARACTER = re.compile(rb"\\u[dD][89a-fA-F][0-9a-fA-F]{2}")
TABLES = "/api/tables"
TABLE = re.compile("/api/tables/(?P<table>[^/]+)(/.*)?")
SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class SecurityHeadersMiddleware:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in SECURITY_HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers)


class HostMiddleware:
    """Middleware that refuses requests to host names that are not the server's."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            host = Headers(scope=scope).get("host")
            if not is_known_host(host, self.hosts):
                await error_response(UnknownHost(host=host))(scope, receive, send)
                return
        await self.app(scope, receive, send)


class ForwardingMiddleware:
    """Middleware that forwards requests to the server that has the table, and new tables to less busy servers."""

    def __init__(self, app: ASGIApp, forwarder: Forwarder, rooms: RoomRegistry) -> None:
        self.app = app
        self.forwarder = forwarder
        self.rooms = rooms

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not self.forwarder.peers.own_id or scope.get(FORWARDED):
            await self.app(scope, receive, send)
            return
        body: bytes = (await receive()).get("body", b"")  # complete, because RequestLimitsMiddleware has read it
        try:
            answer = await self._answer(scope, body)
        except TableError as error:
            answer = error_response(error)
        if answer is None:
            await self.app(scope, _replay(body, receive), send)
        else:
            await answer(scope, receive, send)

    async def _answer(self, scope: Scope, body: bytes) -> Response | None:
        path = TABLE.fullmatch(scope["path"])
        if path is not None:
            return await self.forwarder.call_owner(path["table"], lambda owner: self.forwarder.ask(owner, scope, body))
        if scope["path"] == TABLES and scope["method"] == "POST":
            peer = self.forwarder.peers.less_busy(len(self.rooms.rooms))
            if peer is not None:
                with contextlib.suppress(Unreachable):
                    return await self.forwarder.ask(TableElsewhere(peer.id, peer.address, peer.machine), scope, body)
        return None


class RequestLimitsMiddleware:
    """Middleware that refuses requests that are too large or too frequent."""

    def __init__(self, app: ASGIApp, rate_limiter: RateLimiter) -> None:
        self.app = app
        self.rate_limiter = rate_limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        counted = scope.get(FORWARDED, False)  # the forwarding server has counted the request
        if not counted and not self.rate_limiter.allow_request(rate_limit_key(client[0]) if client else UNKNOWN):
            await error_response(TooFast())(scope, receive, send)
            return
        body = await self._read_body(receive)
        if body is None:
            await error_response(TooLarge(most=self.rate_limiter.limits.body_bytes))(scope, receive, send)
            return
        half = HALF_CHARACTER.search(body)
        if half is not None and not _is_text(body):
            await error_response(BadRequest(where=half[0].decode()), 400)(scope, receive, send)
            return
        await self.app(scope, _replay(body, receive), send)

    async def _read_body(self, receive: Receive) -> bytes | None:
        """Return the whole body, or None if it is too large."""
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return b""
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > self.rate_limiter.limits.body_bytes:
                return None
            if not message.get("more_body", False):
                return b"".join(parts)


def _is_text(body: bytes) -> bool:
    """Return whether all strings of this JSON are valid Unicode. Invalid JSON is refused later."""
    try:
        json.dumps(json.loads(body), ensure_ascii=False).encode()
    except UnicodeEncodeError:
        return False
    except (ValueError, RecursionError):
        return True
    return True


def _replay(body: bytes, receive: Receive) -> Receive:
    """Return a ``receive`` that returns the body already read, then further messages."""
    handed_out = False

    async def receive_again() -> Message:
        nonlocal handed_out
        if handed_out:
            return await receive()
        handed_out = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
