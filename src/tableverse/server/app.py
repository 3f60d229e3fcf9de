"""The ASGI application: routes, WebSocket, pages and middleware."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import uvicorn
from fastapi import FastAPI, Request
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

import tableverse
from tableverse.server import api_docs, static_files
from tableverse.server.backend import Backend
from tableverse.server.bot_help import add_bot_help
from tableverse.server.config import ServerConfig
from tableverse.server.error_handlers import add_error_handlers, error_response
from tableverse.server.errors import Misdirected, NoSuchPage, UnknownUvicorn
from tableverse.server.fast_websocket import FastWebSocketProtocol
from tableverse.server.forwarding import Forwarder
from tableverse.server.handover import Mailboxes
from tableverse.server.http_guard import guarded_http
from tableverse.server.middleware import (
    ForwardingMiddleware,
    HostMiddleware,
    RequestLimitsMiddleware,
    SecurityHeadersMiddleware,
)
from tableverse.server.routes import api_router
from tableverse.server.websocket import WebSocketEndpoint

#: The uvicorn version that ``fast_websocket`` and ``http_guard`` are tested with. They depend on uvicorn internals, so
#: run the server tests and bench/server_load.py before allowing another version here and in pyproject.toml.
KNOWN_UVICORN = "0.54."


class App(FastAPI):
    """A FastAPI application for HTTP that handles WebSockets outside the middleware.

    Each middleware layer would process every message and use memory for as long as the socket is open.
    """

    websocket_endpoint: WebSocketEndpoint
    forwarder: Forwarder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                self.forwarder.accept_forwarded(scope)
            except Misdirected as error:
                await error_response(error)(scope, receive, send)
                return
        if scope["type"] == "websocket":
            await self.websocket_endpoint(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def check_uvicorn(version: str) -> None:
    if not version.startswith(KNOWN_UVICORN):
        raise UnknownUvicorn(version=version, known=f"{KNOWN_UVICORN}*")


def uvicorn_config(app: FastAPI, config: ServerConfig, **more: Any) -> uvicorn.Config:
    """Return the uvicorn configuration for the application."""
    check_uvicorn(uvicorn.__version__)
    return uvicorn.Config(
        app,
        http=guarded_http(config.limits, config.proxies, config.internal),
        ws=FastWebSocketProtocol,
        ws_max_size=config.limits.message_bytes,
        ws_ping_interval=config.limits.ping_seconds,
        ws_ping_timeout=config.limits.pong_seconds,
        ws_per_message_deflate=False,  # costs more time than it saves for messages of a few kB
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        server_header=False,
        **more,
    )


def create_app(config: ServerConfig, mailboxes: Mailboxes | None = None) -> FastAPI:
    """Create the application. ``mailboxes`` connects the worker processes of this machine, if there are several."""
    backend = Backend(config)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        async with backend:
            yield

    app = App(
        title="Tableverse",
        version=tableverse.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.backend = backend
    app.include_router(api_router(backend.rooms, backend.rate_limiter))
    app.forwarder = Forwarder(backend.rooms, mailboxes)
    add_bot_help(app, backend.services.bots, app.forwarder)
    app.websocket_endpoint = WebSocketEndpoint(backend.rooms, backend.rate_limiter, app.forwarder)

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(api_docs.page(app.openapi()))

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def client(path: str, request: Request) -> Response:
        if path.startswith(("api/", "ws/")):
            raise NoSuchPage()
        zipped = "gzip" in request.headers.get("accept-encoding", "")
        return await static_files.page(config.static, path, zipped)

    add_error_handlers(app, backend.services.metrics)
    # Starlette runs the middleware that was added last first.
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(ForwardingMiddleware, forwarder=app.forwarder, rooms=backend.rooms)
    app.add_middleware(RequestLimitsMiddleware, rate_limiter=backend.rate_limiter)
    app.add_middleware(HostMiddleware, hosts=config.hosts)
    app.add_middleware(SecurityHeadersMiddleware)
    return app
