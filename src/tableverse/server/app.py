"""The server put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.types import Receive, Scope, Send

import tableverse
from tableverse.kernel.errors import TableError
from tableverse.server import reference, static
from tableverse.server.config import ServerConfig
from tableverse.server.guard import Guard, problem
from tableverse.server.house import House
from tableverse.server.limits import Shares
from tableverse.server.metrics import Metrics
from tableverse.server.rooms import Rooms
from tableverse.server.routes import api
from tableverse.server.socket import Door
from tableverse.server.sqlite_store import SqliteStore
from tableverse.server.store import Store
from tableverse.server.thinking import Thinker
from tableverse.server.tokens import Tokens
from tableverse.server.trouble import BadRequest, NoSuchPage

log = logging.getLogger("tableverse.app")


def open_store(database: str) -> Store:
    """A file, or the address of a PostgreSQL server."""
    if database.startswith(("postgresql://", "postgres://")):
        from tableverse.server.postgres_store import PostgresStore

        return PostgresStore(database)
    return SqliteStore(Path(database).expanduser())


class Service:
    """The parts of the server that live as long as it runs. Used as ``async with``."""

    def __init__(self, config: ServerConfig) -> None:
        self.shares = Shares(config.limits)
        self.house = House(
            config, open_store(config.database), Tokens(), Thinker(config.bot_workers, config.bot_timeout), Metrics()
        )
        self.rooms = Rooms(self.house)

    async def __aenter__(self) -> None:
        await self.house.store.open()
        self.house.tokens.use(await self.house.store.secret())
        await self.rooms.open()
        self._unpacking = asyncio.create_task(self.house.unpack_all(), name="unpacking the games")

    async def __aexit__(self, *_: object) -> None:
        self._unpacking.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._unpacking
        await self.rooms.close()
        await self.house.thinker.close()
        await self.house.store.close()


class App(FastAPI):
    """REST and pages as FastAPI does them. Sockets go straight to the door: each layer on the way would be passed by
    every message, and take its memory as long as the socket is open."""

    door: Door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self.door(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def create_app(config: ServerConfig) -> FastAPI:
    service = Service(config)
    rooms, shares = service.rooms, service.shares

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        async with service:
            yield

    app = App(
        title="Tableverse",
        version=tableverse.__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.service = service
    app.include_router(api(rooms, shares))
    app.door = Door(rooms, shares)

    @app.get("/api/docs", include_in_schema=False)
    async def docs() -> Response:
        return HTMLResponse(reference.page(app.openapi()))

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def client(path: str) -> Response:
        if path.startswith(("api/", "ws/")):
            raise NoSuchPage()
        return static.page(config.static, path)

    _explain_errors(app, service.house.metrics)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, shares=shares)
    return app


def _explain_errors(app: FastAPI, metrics: Metrics) -> None:
    """Whatever goes wrong is said in one form: a key and arguments."""

    @app.exception_handler(TableError)
    async def at_the_table(_: Request, error: TableError) -> Response:
        metrics.refused += 1
        return problem(error)

    @app.exception_handler(RequestValidationError)
    async def not_as_described(_: Request, error: RequestValidationError) -> Response:
        metrics.refused += 1
        first = error.errors()[0]["loc"]
        return problem(BadRequest(where=".".join(str(part)[:40] for part in first[1:5])))

    @app.exception_handler(HTTPException)
    async def not_here(_: Request, error: HTTPException) -> Response:
        metrics.refused += 1
        trouble = NoSuchPage() if error.status_code in (404, 405) else BadRequest(where="")
        return problem(trouble, error.status_code)

    @app.exception_handler(Exception)
    async def our_fault(request: Request, error: Exception) -> Response:
        metrics.faults += 1
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return problem(TableError(), 500)
