"""REST: making, finding and reading tables. pydantic stays at this edge."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Header, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field

import tableverse
from tableverse.games import registry
from tableverse.kernel.errors import TableError
from tableverse.kernel.record import Record
from tableverse.server import afterwards, showing, wire
from tableverse.server.limits import Shares
from tableverse.server.room import Room
from tableverse.server.rooms import Plan, Rooms
from tableverse.server.store import SavedSeat
from tableverse.server.trouble import BadRequest, BadToken, OneMe

JSON = "application/json"
#: A name, a bot, an id: far longer than any real one, far shorter than a nuisance.
TEXT = 200


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatWish(Strict):
    kind: Literal["me", "open", "bot"]
    bot: str | None = Field(None, max_length=TEXT, description="Of the games' `bots`; for kind `bot`.")


class FromTable(Strict):
    table: str = Field(max_length=TEXT)
    move: int = Field(ge=0, le=1_000_000)


class NewTable(Strict):
    game: str = Field(max_length=TEXT)
    seats: list[SeatWish] = Field(min_length=1, max_length=16)
    name: str = Field(max_length=TEXT, description="Yours.")
    settings: dict[str, Any] = Field(default_factory=dict)
    seed: int | None = Field(None, ge=0, lt=2**63, description="Chosen seeds are shown as such at the table.")
    wait_minutes: int = Field(3, ge=0, le=24 * 60)
    private: bool = Field(False, description="Not listed in the lobby: for those who have the link.")
    from_record: dict[str, Any] | None = Field(None, description="Play on from the end of this record.")
    from_table: FromTable | None = Field(None, description="Play on from a move of a game that is over.")


class Made(BaseModel):
    table: str
    token: str
    seat: int | None


class Joining(Strict):
    name: str = Field(max_length=TEXT)
    seat: int | None = Field(None, ge=0, le=16)
    watch: bool = False


class Joined(BaseModel):
    token: str
    seat: int | None


class BotOffered(BaseModel):
    spec: str
    key: str


class GameOffered(BaseModel):
    id: str
    min_seats: int
    max_seats: int
    settings: dict[str, list[Any]]
    bots: list[BotOffered]


class Problem(BaseModel):
    """Every 4xx and 5xx: the key of a text in the project's Fluent files, and what fills it."""

    key: str
    arguments: dict[str, Any]


class DeckGiven(Strict):
    text: str | None = Field(None, max_length=200_000, description="MarvelCDB's JSON or text, an OCTGN .o8d, or ours.")
    deck: dict[str, Any] | None = Field(None, description="The same as JSON: ours or MarvelCDB's.")
    environment: str = Field("", max_length=TEXT, description="That the players agreed on; else the deck's own.")


class DeckWanted(Strict):
    deck: dict[str, Any]
    format: str = Field(max_length=TEXT, description="`marvelcdb`, `text`, `octgn` or `tableverse`.")


class DeckLine(BaseModel):
    written: str
    copies: int


class DeckSeen(BaseModel):
    """`deck` is what the settings `deck-1` to `deck-4` of a table take; it may be played if `problems` is empty."""

    deck: dict[str, Any]
    size: int
    problems: list[Problem]
    unknown: list[DeckLine]


class DeckWritten(BaseModel):
    text: str


class TableListed(BaseModel):
    table: str
    game: str
    host: str
    seats_open: int
    seats: int
    created: int


class Health(BaseModel):
    status: str
    version: str


TableId = Annotated[str, Path(max_length=TEXT)]
Authorization = Annotated[str | None, Header(description="`Bearer TOKEN`")]


def api(rooms: Rooms, shares: Shares) -> APIRouter:
    house = rooms.house
    router = APIRouter(prefix="/api", responses={"4XX": {"model": Problem}})

    @router.get("/health", tags=["server"])
    async def health() -> Health:
        return Health(status="ok", version=tableverse.__version__)

    @router.get("/metrics", tags=["server"], response_class=Response)
    async def metrics() -> Response:
        gauges: dict[str, float] = {"rooms": len(rooms.rooms), "sockets": shares.sockets}
        bots: dict[str, float] = {
            "bot_choices_total": house.thinker.choices,
            "bot_seconds_total": house.thinker.seconds,
            "bot_troubles_total": house.thinker.troubles,
        }
        return Response(house.metrics.text(bots, gauges), media_type="text/plain; version=0.0.4")

    @router.get("/games", tags=["games"])
    async def games() -> list[GameOffered]:
        bots = [BotOffered(spec=spec, key=key) for spec, key in house.config.bots]
        return [
            GameOffered(
                id=game.id,
                min_seats=game.min_seats,
                max_seats=game.max_seats,
                settings={name: list(allowed) for name, allowed in game.settings.items()},
                bots=bots,
            )
            for game in [await house.game(name) for name in registry.game_ids()]
        ]

    @router.get("/games/{game}/content", tags=["games"], response_class=Response)
    async def content(
        game: Annotated[str, Path(max_length=TEXT)], if_none_match: Annotated[str | None, Header()] = None
    ) -> Response:
        leaflet = await house.content(game)
        headers = {"Cache-Control": "no-cache", "ETag": leaflet.tag}
        # A proxy or the packing of the answer may have made the tag a weak one.
        if if_none_match is not None and if_none_match.removeprefix("W/") == leaflet.tag:
            return Response(status_code=304, headers=headers)
        return Response(leaflet.body, media_type=JSON, headers=headers)

    @router.post("/games/{game}/deck", tags=["games"])
    async def deck(game: Annotated[str, Path(max_length=TEXT)], given: DeckGiven) -> DeckSeen:
        """Read a deck in any form, and say what is wrong with it."""
        taken = await house.game(game)
        if (given.text is None) == (given.deck is None):
            raise BadRequest(where="text")
        seen = taken.look_at_deck(given.deck if given.text is None else given.text, given.environment)
        return DeckSeen(**seen)

    @router.post("/games/{game}/deck/export", tags=["games"])
    async def export_deck(game: Annotated[str, Path(max_length=TEXT)], wanted: DeckWanted) -> DeckWritten:
        """The deck as a text in another form, to keep or to share."""
        taken = await house.game(game)
        return DeckWritten(text=taken.write_deck(wanted.deck, wanted.format))

    @router.post("/tables", tags=["tables"], status_code=201)
    async def create(wish: NewTable, request: Request) -> Made:
        plan = await _plan(rooms, wish)
        shares.count_table(_address(request))
        room, host = await rooms.create(plan)
        return Made(table=room.id, token=house.tokens.issue(room.id, host), seat=room.seat_of(host))

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
            )
            for table in await rooms.lobby()
        ]

    @router.get("/tables/{table}", tags=["tables"], response_class=Response)
    async def read(table: TableId) -> Response:
        room = await rooms.get(table)
        return Response(wire.encode(showing.table(room, None, showing.seats(room), None)), media_type=JSON)

    @router.post("/tables/{table}/join", tags=["tables"])
    async def join(table: TableId, joining: Joining, request: Request) -> Joined:
        room = await rooms.get(table)
        shares.count_seat(_address(request))
        person = await room.join(joining.name, joining.seat, joining.watch)
        return Joined(token=house.tokens.issue(table, person), seat=room.seat_of(person))

    @router.get("/tables/{table}/record", tags=["tables"], response_class=Response)
    async def record(table: TableId) -> Response:
        """The whole game as a Record, to keep, share and replay: only when it is over."""
        room = await rooms.get(table)
        headers = {"Content-Disposition": f'attachment; filename="{room.game.id}-{table}.json"'}
        return Response(afterwards.record(room).to_json(), media_type=JSON, headers=headers)

    @router.get("/tables/{table}/replay/{move}", tags=["tables"], response_class=Response)
    async def replay(
        table: TableId, move: Annotated[int, Path(ge=0, le=1_000_000)], authorization: Authorization = None
    ) -> Response:
        """The position after a move: only when the game is over. With a token, as its seat saw it."""
        room = await rooms.get(table)
        body = afterwards.replay(room, move, _person(room, authorization))
        return Response(wire.encode(body), media_type=JSON)

    def _person(room: Room, authorization: str | None) -> str | None:
        if authorization is None:
            return None
        scheme, _, token = authorization.partition(" ")
        person = house.tokens.person(room.id, token.strip()) if scheme.lower() == "bearer" else None
        if person is None or not room.knows(person):
            raise BadToken()
        return person

    return router


def _address(request: Request) -> str:
    return request.client.host if request.client else "unknown"


async def _plan(rooms: Rooms, wish: NewTable) -> Plan:
    mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
    if len(mine) > 1:
        raise OneMe()
    for number, seat in enumerate(wish.seats):
        if (seat.kind == "bot") != (seat.bot is not None):
            raise BadRequest(where=f"seats.{number}.bot")
    return Plan(
        wish.game,
        [SavedSeat(None, seat.bot) for seat in wish.seats],
        wish.name,
        mine[0] if mine else None,
        wish.settings,
        wish.seed,
        wish.wait_minutes,
        not wish.private,
        await _record(rooms, wish),
    )


async def _record(rooms: Rooms, wish: NewTable) -> Record | None:
    """What the new table goes on from, if from anything."""
    if wish.from_table is not None:
        if wish.from_record is not None:
            raise BadRequest(where="from_record")
        room = await rooms.get(wish.from_table.table)
        return afterwards.record(room).shortened(wish.from_table.move)
    if wish.from_record is None:
        return None
    try:
        return Record.from_json(msgspec.json.encode(wish.from_record), "from_record")
    except TableError:
        raise
    except Exception as error:  # numbers and texts that are no JSON of ours
        raise BadRequest(where="from_record") from error
