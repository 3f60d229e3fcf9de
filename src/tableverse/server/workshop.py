"""The REST API of the workshop for content packs: components, vocabulary and checks. It has no storage."""

from __future__ import annotations

import asyncio
import base64
import binascii
from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response

from tableverse.games import workshop
from tableverse.kernel.errors import FileTrouble
from tableverse.kernel.packs import HEAD
from tableverse.server import wire
from tableverse.server.api_models import TEXT_LENGTH, PackOffered, PackRequest
from tableverse.server.errors import BadRequest, NoSuchPage
from tableverse.server.game_content import WORKSHOP_SCHEMA, EncodedContent, load_components, load_game, load_vocabulary
from tableverse.server.pack_worker import CheckRequest
from tableverse.server.services import Services

JSON = "application/json"

#: Valid ids for new components.
NEW_ID = "^[a-z0-9]+(-[a-z0-9]+){0,9}$"
Id = Annotated[str, Path(max_length=TEXT_LENGTH)]


def add_workshop_routes(
    router: APIRouter,
    services: Services,
    count_check: Callable[[Request], None],
    cached_response: Callable[[EncodedContent, Request], Response],
) -> None:
    @router.get("/games/{game}/components", tags=["workshop"], response_class=Response)
    async def components(game: Id, request: Request) -> Response:
        """List every component that a pack may replace, with its kind, file, names and source."""
        return cached_response(await load_components(game), request)

    @router.get("/games/{game}/components/{kind}/{component}", tags=["workshop"], response_class=Response)
    async def component(game: Id, kind: Id, component: Id) -> Response:
        """Return one component: its row as data and as YAML, its texts, and its printed facts."""
        loaded = await load_game(game)
        if component not in loaded.items_of(kind):
            raise NoSuchPage()
        shown = await asyncio.to_thread(workshop.component_shown, loaded, kind, component)
        return Response(wire.encode({"schema": WORKSHOP_SCHEMA, **shown}), media_type=JSON)

    @router.get("/games/{game}/components/{kind}/{component}/copy", tags=["workshop"], response_class=Response)
    async def copy(game: Id, kind: Id, component: Id, called: Annotated[str, Query(pattern=NEW_ID)]) -> Response:
        """Return the rows of a copy of this component, by file, with new ids.

        They include all rows that the copy requires.
        """
        loaded = await load_game(game)
        if component not in loaded.items_of(kind) or workshop.file_of(loaded, kind) not in loaded.addable_files:
            raise NoSuchPage()
        rows = await asyncio.to_thread(workshop.copied, loaded, kind, component, called)
        return Response(wire.encode({"schema": WORKSHOP_SCHEMA, "rows": rows}), media_type=JSON)

    @router.get("/games/{game}/vocabulary", tags=["workshop"], response_class=Response)
    async def vocabulary(game: Id, request: Request) -> Response:
        """Return the vocabulary of card effects: arguments of each word, valid names, and events for triggers."""
        return cached_response(await load_vocabulary(game), request)

    @router.get("/games/{game}/packs", tags=["workshop"])
    async def offered(game: Id) -> list[PackOffered]:
        """List the content packs that this server offers for its tables."""
        await load_game(game)
        return [
            PackOffered(title=pack.title, fingerprint=id, game=game, cards=len(list(pack.rows())))
            for id, pack in services.offered.items()
            if pack.game == game
        ]

    @router.post("/games/{game}/check", tags=["workshop"], response_class=Response)
    async def check(game: Id, given: PackRequest, request: Request) -> Response:
        """Check a pack and return its errors with their locations, the texts of valid rows, and the pack as data."""
        count_check(request)
        await load_game(game)
        result = await services.checker.check(_request(game, given))
        return Response(b'{"schema":%d,%s' % (WORKSHOP_SCHEMA, result.removeprefix(b"{")), media_type=JSON)


def _request(game: str, given: PackRequest) -> CheckRequest:
    """Convert the request, whose pack must have exactly one form."""
    if sum(one is not None for one in (given.pack, given.zip, given.files)) != 1:
        raise BadRequest(where="pack")
    if given.files is not None and HEAD not in given.files:
        raise FileTrouble(file=HEAD, why="missing")
    try:
        zipped = None if given.zip is None else base64.b64decode(given.zip, validate=True)
    except binascii.Error as error:
        raise BadRequest(where="zip") from error
    return CheckRequest(game, given.pack, zipped, given.files)
