"""Before and after every HTTP request: size and rate of what comes in, safe headers on what goes out."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tableverse.kernel.errors import TableError
from tableverse.server import wire
from tableverse.server.limits import Shares
from tableverse.server.trouble import TooFast, TooLarge, status_of

#: Scripts only from here and never inline; styles may stand in attributes (animated positions do).
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def problem(error: TableError, status: int | None = None) -> Response:
    body = {"key": f"error-{error.key}", "arguments": error.arguments}
    return Response(wire.encode(body), status or status_of(error), media_type="application/json")


class Guard:
    def __init__(self, app: ASGIApp, shares: Shares) -> None:
        self.app = app
        self.shares = shares

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_safely(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        client = scope.get("client")
        if not self.shares.may_ask(client[0] if client else "unknown"):
            await problem(TooFast())(scope, receive, send_safely)
            return
        body = await self._body(receive)
        if body is None:
            await problem(TooLarge(most=self.shares.limits.body_bytes))(scope, receive, send_safely)
            return
        await self.app(scope, _again(body, receive), send_safely)

    async def _body(self, receive: Receive) -> bytes | None:
        """The whole body, or None when it is too large."""
        parts: list[bytes] = []
        size = 0
        while True:
            message = await receive()
            if message["type"] != "http.request":
                return b""
            parts.append(message.get("body", b""))
            size += len(parts[-1])
            if size > self.shares.limits.body_bytes:
                return None
            if not message.get("more_body", False):
                return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    """Gives the body that was read to whoever reads next."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again
