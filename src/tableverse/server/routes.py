"""The REST API: games, lessons, tables, records and replays."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from fastapi import APIRouter, Header, Path, Request, Response

import tableverse
from tableverse.games import registry
from tableverse.kernel.errors import TableError
from tableverse.kernel.packs import Pack
from tableverse.kernel.record import Record
from tableverse.lessons.loading import find_lesson, lesson_ids, lesson_summary
from tableverse.server import archive, presenter, wire
from tableverse.server.addresses import UNKNOWN, rate_limit_key
from tableverse.server.api_models import (
    TEXT_LENGTH,
    BotOffered,
    DeckExportRequest,
    DeckReport,
    DeckRequest,
    DeckText,
    GameOffered,
    Health,
    Joined,
    JoinRequest,
    LessonOffered,
    LessonRequest,
    NewTable,
    PacksRequest,
    Problem,
    ReportRequest,
    TableCreated,
    TableListed,
)
from tableverse.server.errors import BadRequest, BadToken, NoSuchPack
from tableverse.server.game_content import (
    EncodedContent,
    load_component,
    load_content,
    load_content_with_packs,
    load_fields,
    load_game,
    load_lessons,
    load_rules,
)
from tableverse.server.health import StoreHealth
from tableverse.server.metrics import metrics_text
from tableverse.server.new_table import TablePlan, lesson_table
from tableverse.server.rate_limits import RateLimiter
from tableverse.server.reviews import Reviews
from tableverse.server.room import Room
from tableverse.server.room_registry import RoomRegistry
from tableverse.server.services import Services
from tableverse.server.store import SavedClock, SavedReview, SavedSeat
from tableverse.server.uploaded_packs import load_game_with_packs, resolve_packs
from tableverse.server.workshop import add_workshop_routes

JSON = "application/json"

GameId = Annotated[str, Path(max_length=TEXT_LENGTH)]
LessonId = Annotated[str, Path(max_length=TEXT_LENGTH)]
TableId = Annotated[str, Path(max_length=TEXT_LENGTH)]
Authorization = Annotated[str | None, Header(description="`Bearer TOKEN`")]


def api_router(rooms: RoomRegistry, rate_limiter: RateLimiter) -> APIRouter:
    router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})
    _add_server_routes(router, rooms, rate_limiter)
    _add_game_routes(router, rooms.services)
    _add_pack_routes(router, rooms.services, rate_limiter)
    _add_deck_routes(router)
    add_workshop_routes(
        router, rooms.services, lambda request: rate_limiter.count_check(_address(request)), _cached_response
    )
    _add_lesson_routes(router, rooms, rate_limiter)
    _add_table_routes(router, rooms, rate_limiter)
    _add_archive_routes(router, rooms)
    return router


def _add_server_routes(router: APIRouter, rooms: RoomRegistry, rate_limiter: RateLimiter) -> None:
    services = rooms.services

    store = StoreHealth(services.store)

    @router.get("/live", tags=["server"])
    async def live() -> Health:
        """Report that the process responds. Restart it if it does not."""
        return Health(status="ok", version=tableverse.__version__)

    @router.get("/ready", tags=["server"], responses={503: {"model": Health}})
    @router.get("/health", tags=["server"], responses={503: {"model": Health}})
    async def health(response: Response) -> Health:
        """Report whether the store can be written to, with status 503 if not. Send no traffic here then."""
        status = await store.status()
        response.status_code = 200 if status == "ok" else 503
        return Health(status=status, version=tableverse.__version__)

    @router.get("/metrics", tags=["server"], response_class=Response)
    async def metrics() -> Response:
        """Return the metrics of all servers on the database; other servers' values are from their last heartbeat."""
        peers = services.store.peers
        own = services.metric_values(len(rooms.rooms), rate_limiter.sockets)
        numbers = [(f'{{server="{peers.own_id}"}}' if peers.own_id else "", *own)]
        numbers += [(f'{{server="{peer.id}"}}', peer.report.counters, peer.report.gauges) for peer in peers.all()]
        return Response(metrics_text(numbers), media_type="text/plain; version=0.0.4")


def _add_game_routes(router: APIRouter, services: Services) -> None:
    @router.get("/games", tags=["games"])
    async def games() -> list[GameOffered]:
        return [
            GameOffered(
                id=game.id,
                min_seats=game.min_seats,
                max_seats=game.max_seats,
                settings={name: list(allowed) for name, allowed in game.settings.items()},
                bots=[BotOffered(spec=spec, key=key) for spec, key in services.bots_for(game.id)],
                lessons=lesson_ids(game.id),
            )
            for game in [await load_game(name) for name in registry.game_ids()]
        ]

    @router.get("/games/{game}/content", tags=["games"], response_class=Response)
    async def content(game: GameId, request: Request, products: str = "", brief: bool = False) -> Response:
        """Return the content of a game, or of some products of it (``core,thor``).

        A brief response omits card texts, which are slow to generate and can be requested one by one.
        """
        wanted = tuple(products.split(",")) if products else ()
        return _cached_response(await load_content(game, wanted, brief), request)

    @router.get("/games/{game}/content/{kind}/{id}", tags=["games"], response_class=Response)
    async def component(game: GameId, kind: str, id: str) -> Response:
        """Return one component, such as ``card/backflip``."""
        return Response(await load_component(game, kind, id), media_type=JSON)

    @router.get("/games/{game}/fields", tags=["games"], response_class=Response)
    async def fields(game: GameId, request: Request) -> Response:
        """Return the allowed fields in rows of each kind of component, by path such as ``texts.*.effect``."""
        return _cached_response(await load_fields(game), request)

    @router.get("/rules/{game}", tags=["games"], response_class=Response)
    async def rules(game: GameId, request: Request) -> Response:
        """Return the rulebook (chapters, glossary and rulings) in both languages."""
        return _cached_response(await load_rules(game), request)


def _add_pack_routes(router: APIRouter, services: Services, rate_limiter: RateLimiter) -> None:
    @router.post("/games/{game}/with-packs", tags=["games"], response_class=Response)
    async def with_packs(game: GameId, chosen: PacksRequest, request: Request) -> Response:
        """Return the settings, with their values, and the content for a table with these packs."""
        rate_limiter.count_check(_address(request))
        loaded = await load_game_with_packs(services, game, await resolve_packs(services, game, chosen.packs))
        content = await load_content_with_packs(loaded)
        settings = await asyncio.to_thread(loaded.offered_settings)
        body = msgspec.json.encode({"settings": settings, "content": msgspec.Raw(content.body)})
        return Response(body, media_type=JSON)


def _cached_response(found: EncodedContent, request: Request) -> Response:
    """Return content with its ETag, or status 304 if the client has it."""
    headers = {"Cache-Control": "no-cache", "ETag": found.etag, "Vary": "Accept-Encoding"}
    known = request.headers.get("If-None-Match")
    # A proxy or compression may have turned the tag into a weak one.
    if known is not None and known.removeprefix("W/") == found.etag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("Accept-Encoding", ""):
        return Response(found.zipped, media_type=JSON, headers={**headers, "Content-Encoding": "gzip"})
    return Response(found.body, media_type=JSON, headers=headers)


def _add_deck_routes(router: APIRouter) -> None:
    @router.post("/games/{game}/deck", tags=["games"])
    async def deck(game: GameId, given: DeckRequest) -> DeckReport:
        """Parse a deck in any format and return its errors, and for each offered card why it cannot be added."""
        loaded = await load_game(game)
        if (given.text is None) == (given.deck is None):
            raise BadRequest(where="text")
        deck = given.deck if given.text is None else given.text
        seen = await asyncio.to_thread(loaded.inspect_deck, deck, given.environment, given.offered)
        return DeckReport(**seen)

    @router.post("/games/{game}/deck/export", tags=["games"])
    async def export_deck(game: GameId, wanted: DeckExportRequest) -> DeckText:
        """Export a deck as text in another format."""
        loaded = await load_game(game)
        return DeckText(text=await asyncio.to_thread(loaded.format_deck, wanted.deck, wanted.format))


def _add_lesson_routes(router: APIRouter, rooms: RoomRegistry, rate_limiter: RateLimiter) -> None:
    @router.get("/games/{game}/lessons", tags=["games"])
    async def lessons(game: GameId) -> list[LessonOffered]:
        """Return the guided games, the beginners' lesson first."""
        return [LessonOffered.model_validate(lesson_summary(lesson)) for lesson in await load_lessons(game)]

    @router.post("/games/{game}/lessons/{lesson}", tags=["games"], status_code=201)
    async def learn(game: GameId, lesson: LessonId, body: LessonRequest, request: Request) -> TableCreated:
        """Create a private table for a lesson."""
        await load_lessons(game)
        plan = lesson_table(find_lesson(game, lesson), body.name)
        rate_limiter.count_table(_address(request))
        room = await rooms.create(plan, _address(request))
        host = room.state.saved.host
        return TableCreated(
            table=room.id, token=rooms.services.tokens.issue(room.id, host), seat=room.state.seat_of(host)
        )


def _add_table_routes(router: APIRouter, rooms: RoomRegistry, rate_limiter: RateLimiter) -> None:
    tokens = rooms.services.tokens

    @router.post("/tables", tags=["tables"], status_code=201)
    async def create(body: NewTable, request: Request) -> TableCreated:
        if any(isinstance(pack, dict) for pack in body.packs):
            rate_limiter.count_check(_address(request))
        plan = await _plan(rooms, body)
        rate_limiter.count_table(_address(request))
        room = await rooms.create(plan, _address(request))
        host = room.state.saved.host
        return TableCreated(table=room.id, token=tokens.issue(room.id, host), seat=room.state.seat_of(host))

    @router.get("/tables", tags=["tables"])
    async def lobby() -> list[TableListed]:
        return [
            TableListed(
                table=table.id,
                game=table.game,
                host=table.people[table.host],
                seats_open=sum(not seat.person and not seat.bot for seat in table.seats),
                seats=len(table.seats),
                created=int(table.created),
                packs=[pack.title for pack in table.packs],
            )
            for table in await rooms.lobby()
        ]

    @router.get("/tables/{table}", tags=["tables"], response_class=Response)
    async def read(table: TableId) -> Response:
        state = (await rooms.get(table)).state
        body = presenter.table_shown(state, None, presenter.seats_shown(state), presenter.people_shown(state), None)
        return Response(wire.encode(body), media_type=JSON)

    @router.get("/tables/{table}/content", tags=["tables"], response_class=Response)
    async def table_content(table: TableId, request: Request) -> Response:
        """Return the content of a table, including its packs. Components of a pack contain its fingerprint (`pack`)."""
        return _cached_response(await load_content_with_packs((await rooms.get(table)).state.game), request)

    @router.get("/tables/{table}/packs/{pack}", tags=["tables"], response_class=Response)
    async def table_pack(table: TableId, pack: Annotated[str, Path(max_length=TEXT_LENGTH)]) -> Response:
        """Download a content pack of the table."""
        found = {one.fingerprint: one for one in (await rooms.get(table)).state.game.packs}.get(pack)
        if found is None:
            raise NoSuchPack()
        headers = {"Content-Disposition": f'attachment; filename="{found.game}-{pack}.json"'}
        return Response(found.to_json(), media_type=JSON, headers=headers)

    @router.post("/tables/{table}/join", tags=["tables"])
    async def join(table: TableId, joining: JoinRequest, request: Request) -> Joined:
        room = await rooms.get(table)
        rate_limiter.count_seat(_address(request))
        person = await room.join(joining.name, joining.seat, joining.watch, _address(request))
        return Joined(token=tokens.issue(table, person), seat=room.state.seat_of(person))


def _add_archive_routes(router: APIRouter, rooms: RoomRegistry) -> None:
    @router.get("/tables/{table}/record", tags=["tables"], response_class=Response)
    async def record(table: TableId) -> Response:
        """Download the record of a finished game."""
        state = (await rooms.get(table)).state
        headers = {"Content-Disposition": f'attachment; filename="{state.game.id}-{table}.json"'}
        return Response(archive.finished_record(state).to_json(), media_type=JSON, headers=headers)

    @router.post("/tables/{table}/stop", tags=["tables"], status_code=204, response_class=Response)
    async def stop(table: TableId, authorization: Authorization = None) -> None:
        """End a game that cannot continue after an upgrade. Its record then becomes public."""
        room = await rooms.get(table)
        await room.stop(_person(rooms.services, room, authorization))

    @router.post("/tables/{table}/report", tags=["tables"], response_class=Response)
    async def report(table: TableId, body: ReportRequest, authorization: Authorization = None) -> Response:
        """Return a bug report with the version, the move and a message.

        It contains the record if the game has ended or nobody else plays, otherwise the sender's view.
        """
        room = await rooms.get(table)
        person = _person(rooms.services, room, authorization)
        if person is None:
            raise BadToken()
        return Response(wire.encode(await room.report(person, body.sentence)), media_type=JSON)

    reviews = Reviews(rooms.services.bots)

    @router.get("/tables/{table}/review", tags=["tables"], response_class=Response)
    async def review(table: TableId) -> Response:
        """Return the review of a finished game as far as it is computed.

        It contains win probabilities after every choice, the costliest choices and player statistics.
        """
        room = await rooms.get(table)

        async def save(review: SavedReview) -> None:
            # The room may have been unloaded and opened again.
            await (await rooms.get(table)).save_review(review)

        return Response(reviews.of(room.state, save), media_type=JSON)

    @router.get("/tables/{table}/replay/{move}", tags=["tables"], response_class=Response)
    async def replay(
        table: TableId, move: Annotated[int, Path(ge=0, le=1_000_000)], authorization: Authorization = None
    ) -> Response:
        """Return the position after a move of a finished game, as seen by the token's seat if a token is sent."""
        room = await rooms.get(table)
        body = archive.replay_step(room.state, move, _person(rooms.services, room, authorization))
        return Response(wire.encode(body), media_type=JSON)

    @router.get("/tables/{table}/replay/{move}/steps", tags=["tables"], response_class=Response)
    async def replay_steps(
        table: TableId, move: Annotated[int, Path(ge=1, le=1_000_000)], authorization: Authorization = None
    ) -> Response:
        """Return the effects of a choice in a finished game, as seen by the token's seat if a token is sent."""
        room = await rooms.get(table)
        body = archive.replay_steps(room.state, move, _person(rooms.services, room, authorization))
        return Response(wire.encode(body), media_type=JSON)


def _person(services: Services, room: Room, authorization: str | None) -> str | None:
    if authorization is None:
        return None
    scheme, _, token = authorization.partition(" ")
    person = services.tokens.person(room.id, token.strip()) if scheme.lower() == "bearer" else None
    if person is None or not room.state.knows(person):
        raise BadToken()
    return person


def _address(request: Request) -> str:
    return rate_limit_key(request.client.host) if request.client else UNKNOWN


async def _plan(rooms: RoomRegistry, body: NewTable) -> TablePlan:
    for number, seat in enumerate(body.seats):
        if (seat.kind == "bot") != (seat.bot is not None):
            raise BadRequest(where=f"seats.{number}.bot")
    return TablePlan(
        game=body.game,
        seats=[SavedSeat(None, seat.bot) for seat in body.seats],
        name=body.name,
        own_seats=[number for number, seat in enumerate(body.seats) if seat.kind == "me"],
        settings=body.settings,
        seed=body.seed,
        wait_minutes=body.wait_minutes,
        clock=None if body.clock is None else SavedClock(body.clock.kind, body.clock.seconds, body.clock.at_zero),
        listed=not body.private,
        record=await _record_to_continue(rooms, body),
        packs=await _packs(rooms, body),
        corrections=body.corrections,
    )


async def _packs(rooms: RoomRegistry, body: NewTable) -> list[Pack]:
    """Return the requested packs, or the packs of the table whose game is continued."""
    if body.from_table is not None and not body.packs:
        return list((await rooms.finished(body.from_table.table)).game.packs)
    return await resolve_packs(rooms.services, body.game, body.packs)


async def _record_to_continue(rooms: RoomRegistry, body: NewTable) -> Record | None:
    if body.from_table is not None:
        if body.from_record is not None:
            raise BadRequest(where="from_record")
        state = await rooms.finished(body.from_table.table)
        return archive.finished_record(state).shortened(body.from_table.move)
    if body.from_record is None:
        return None
    try:
        return Record.from_json(msgspec.json.encode(body.from_record), "from_record")
    except TableError:
        raise
    except Exception as error:  # numbers and strings that cannot be encoded as JSON
        raise BadRequest(where="from_record") from error
