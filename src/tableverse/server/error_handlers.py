"""HTTP error responses, which contain a message key and its arguments."""

from __future__ import annotations

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from tableverse.kernel.errors import TableError
from tableverse.server import wire
from tableverse.server.errors import BadRequest, NoSuchPage, status_of
from tableverse.server.messages import error_message
from tableverse.server.metrics import Metrics

log = logging.getLogger("tableverse.errors")


def error_response(error: TableError, status: int | None = None) -> Response:
    shown = error_message(error)
    body = {"key": shown.key, "arguments": shown.arguments}
    return Response(wire.encode(body), status or status_of(error), media_type="application/json")


def add_error_handlers(app: FastAPI, metrics: Metrics) -> None:
    @app.exception_handler(TableError)
    async def refused(_: Request, error: TableError) -> Response:
        metrics.refused += 1
        return error_response(error)

    @app.exception_handler(RequestValidationError)
    async def invalid_request(_: Request, error: RequestValidationError) -> Response:
        metrics.refused += 1
        location = error.errors()[0]["loc"]
        return error_response(BadRequest(where=".".join(str(part)[:40] for part in location[1:5])))

    @app.exception_handler(HTTPException)
    async def not_found(_: Request, error: HTTPException) -> Response:
        metrics.refused += 1
        reason = NoSuchPage() if error.status_code in (404, 405) else BadRequest(where="")
        return error_response(reason, error.status_code)

    @app.exception_handler(Exception)
    async def internal_error(request: Request, error: Exception) -> Response:
        metrics.faults += 1
        log.error("%s %s failed", request.method, request.url.path, exc_info=error)
        return error_response(TableError(), 500)
