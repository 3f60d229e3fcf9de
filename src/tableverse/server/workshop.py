"""The REST API of the workshop: what can be changed, which words there are, and what is wrong with a pack. Nothing of
it is kept."""

from __future__ import annotations

import asyncio
import base64
import binascii
from collections.abc import Callable
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from tableverse.games import workshop
from tableverse.kernel import i18n
from tableverse.kernel.errors import BadContent
from tableverse.kernel.game import Game
from tableverse.kernel.packs import Pack, pack_of_data, pack_of_zip
from tableverse.server import wire
from tableverse.server.api_models import TEXT_LENGTH, PackGiven, PackOffered
from tableverse.server.errors import BadRequest, NoSuchPage
from tableverse.server.game_content import WORKSHOP_SCHEMA, EncodedContent, load_components, load_game, load_vocabulary
from tableverse.server.packed_games import GAMES
from tableverse.server.services import Services

JSON = "application/json"
#: Packs that are read at the same time; the others wait.
AT_ONCE = 2

#: What a new component may be called.
NEW_ID = "^[a-z0-9]+(-[a-z0-9]+){0,9}$"
Id = Annotated[str, Path(max_length=TEXT_LENGTH)]


def add_workshop_routes(
    router: APIRouter,
    services: Services,
    count_check: Callable[[Request], None],
    unless_known: Callable[[EncodedContent, Request], Response],
) -> None:
    reading = asyncio.Semaphore(AT_ONCE)

    @router.get("/games/{game}/components", tags=["workshop"], response_class=Response)
    async def components(game: Id, request: Request) -> Response:
        """Every component that a pack may replace: its kind, the file it stands in, its names and its source."""
        return unless_known(await load_components(game), request)

    @router.get("/games/{game}/components/{kind}/{component}", tags=["workshop"], response_class=Response)
    async def component(game: Id, kind: Id, component: Id) -> Response:
        """One of them: its row as values, ready to be changed, and as YAML; what it says and what is printed on it."""
        loaded = await load_game(game)
        if component not in loaded.listed(kind):
            raise NoSuchPage()
        shown = await asyncio.to_thread(workshop.component_shown, loaded, kind, component)
        return Response(wire.encode({"schema": WORKSHOP_SCHEMA, **shown}), media_type=JSON)

    @router.get("/games/{game}/components/{kind}/{component}/copy", tags=["workshop"], response_class=Response)
    async def copy(game: Id, kind: Id, component: Id, called: Annotated[str, Query(pattern=NEW_ID)]) -> Response:
        """The rows of a new component like this one, by file: with all that must come with it, under new ids."""
        loaded = await load_game(game)
        if component not in loaded.listed(kind) or workshop.file_of(loaded, kind) not in loaded.adding:
            raise NoSuchPage()
        rows = await asyncio.to_thread(workshop.copied, loaded, kind, component, called)
        return Response(wire.encode({"schema": WORKSHOP_SCHEMA, "rows": rows}), media_type=JSON)

    @router.get("/games/{game}/vocabulary", tags=["workshop"], response_class=Response)
    async def vocabulary(game: Id, request: Request) -> Response:
        """The words that cards are written with: what each takes, which names may be given, what can be answered."""
        return unless_known(await load_vocabulary(game), request)

    @router.get("/games/{game}/packs", tags=["workshop"])
    async def offered(game: Id) -> list[PackOffered]:
        """The content packs that this server offers for its tables."""
        await load_game(game)
        return [
            PackOffered(title=pack.title, fingerprint=id, game=game, cards=len(list(pack.rows())))
            for id, pack in services.offered.items()
            if pack.game == game
        ]

    @router.post("/games/{game}/check", tags=["workshop"], response_class=Response)
    async def check(game: Id, given: PackGiven, request: Request) -> Response:
        """What is wrong with a pack, each mistake at its place, and what its sound rows say. The pack itself is sent
        back as values, whatever form it came in."""
        count_check(request)
        loaded = await load_game(game)
        async with reading:
            answer = await asyncio.to_thread(_answer, loaded, given)
        return Response(answer, media_type=JSON)


def _answer(game: Game, given: PackGiven) -> bytes:
    return wire.encode({"schema": WORKSHOP_SCHEMA, **checked(game, given)})


def checked(game: Game, given: PackGiven) -> dict[str, Any]:
    try:
        pack = pack_given(given).for_game(game.id)
    except BadContent as error:
        problems = [_problem(error, error.path)]
        return {"ok": False, "title": "", "fingerprint": "", "problems": problems, "cards": [], "pack": None}
    examined = _examined(pack)
    return {
        "ok": not examined.problems,
        "title": pack.title,
        "fingerprint": pack.fingerprint,
        "problems": [_problem(error, pack.place_of(error)) for error in examined.problems],
        "cards": [_card(change) for change in workshop.changes(examined)],
        "pack": pack.data(),
    }


def _examined(pack: Pack) -> workshop.Examined:
    """A sound pack often comes to a table next: it is not read again for that."""
    known = GAMES.find((pack.game, (pack.fingerprint,)))
    if known is not None:
        return workshop.Examined(pack, known, [])
    examined = workshop.examine(pack)
    if examined.game is not None and not examined.problems:
        GAMES.remember(examined.game)
    return examined


def pack_given(given: PackGiven) -> Pack:
    """The pack of a request, in whichever form."""
    if sum(one is not None for one in (given.pack, given.zip, given.files)) != 1:
        raise BadRequest(where="pack")
    if given.pack is not None:
        return pack_of_data(given.pack)
    if given.files is not None:
        return Pack({name: text.encode("utf-8", "replace") for name, text in given.files.items()})
    try:
        return pack_of_zip(base64.b64decode(given.zip or "", validate=True))
    except binascii.Error as error:
        raise BadRequest(where="zip") from error


def _problem(error: BadContent, path: list[str | int]) -> dict[str, Any]:
    return {
        "file": str(path[0]) if path else error.file.removesuffix(".yaml"),
        "path": path,
        "line": error.line,
        "problem": error.problem,
        "near": error.near(),
        "message": {language: error.say_problem(language) for language in i18n.LANGUAGES},
    }


def _card(change: workshop.Changed) -> dict[str, Any]:
    before = change.before
    return {
        "file": change.file,
        "index": change.number,
        "kind": change.kind,
        "id": change.id,
        "said": workshop.said(change.after),
        "printed": change.after,
        "before": None if before is None else {"said": workshop.said(before), "printed": before},
    }
