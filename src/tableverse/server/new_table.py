"""Creation of tables: new ones, lessons and rematches."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

from tableverse.kernel.errors import BadSetting
from tableverse.kernel.game import Config, Game
from tableverse.kernel.match import Match
from tableverse.kernel.packs import Pack
from tableverse.kernel.record import ENGINE, Record
from tableverse.kernel.secret_rng import Seed, new_key
from tableverse.lessons.lesson import ME, Lesson
from tableverse.server.errors import BadRequest, PacksUnusable, RecordTooLong
from tableverse.server.names import clean_name
from tableverse.server.packed_games import compress_pack
from tableverse.server.services import Services
from tableverse.server.snapshots import NO_SNAPSHOT, take_snapshot
from tableverse.server.store import (
    OPEN,
    InitialData,
    SavedClock,
    SavedPack,
    SavedSeat,
    SavedTable,
    SavedUpgrade,
    StoredSnapshot,
)
from tableverse.server.tokens import new_person_id, new_table_id
from tableverse.server.uploaded_packs import load_game_with_packs


@dataclass(frozen=True, slots=True)
class TablePlan:
    game: str
    seats: list[SavedSeat]
    #: The host's name.
    name: str
    #: The host's seats, if the host plays.
    own_seats: list[int] = field(default_factory=list)
    settings: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    wait_minutes: int = 3
    listed: bool = True
    #: The record of the game that the table continues, if any.
    record: Record | None = None
    lesson: str = ""
    clock: SavedClock | None = None
    packs: list[Pack] = field(default_factory=list)
    corrections: bool = True


async def table_from_plan(services: Services, plan: TablePlan) -> tuple[SavedTable, InitialData]:
    """Return the new table and its initial data: a snapshot if it continues a game, and its packs."""
    name = clean_name(plan.name, services.config.limits.name_length)
    game = await load_game_with_packs(services, plan.game, plan.packs)
    for seat in plan.seats:
        if seat.bot is not None:
            services.check_bot(seat.bot, plan.game)
    host = new_person_id()
    seats = [SavedSeat(seat.person, seat.bot) for seat in plan.seats]
    for number in plan.own_seats:
        seats[number].person = host
    record = plan.record
    # Lesson settings are used unchanged.
    settings = plan.settings if plan.lesson else {**game.defaults_for_people, **plan.settings}
    agreed = Config(len(seats), settings) if record is None else record.config
    snapshots: list[StoredSnapshot] = []
    if record is None:
        await asyncio.to_thread(_check_settings, game, agreed, plan.settings)
    else:
        match = await asyncio.to_thread(_check_record, services, game, record, len(seats))
        if match.start:
            snapshots = [take_snapshot(match, match.start, NO_SNAPSHOT)]
    now = time.time()
    table = SavedTable(
        id=new_table_id(),
        game=plan.game,
        settings=agreed.settings,
        seed=_seed(plan),
        content=await asyncio.to_thread(content_of, game, agreed),
        seats=seats,
        people={host: name},
        host=host,
        status=OPEN,
        wait_minutes=plan.wait_minutes,
        listed=plan.listed,
        seeded=plan.seed is not None or record is not None,
        fixed_seats=record is not None,
        created=now,
        touched=now,
        engine=ENGINE,
        upgrades=[SavedUpgrade(one.number, one.content, ENGINE, restarted=True) for one in snapshots],
        lesson=plan.lesson,
        clock=plan.clock,
        packs=[SavedPack(pack.title, pack.fingerprint, len(list(pack.rows()))) for pack in plan.packs],
        corrections=plan.corrections,
    )
    return table, InitialData(snapshots, await asyncio.to_thread(compressed_packs, game))


def content_of(game: Game, agreed: Config) -> str:
    """Return the content fingerprint of a table. This may load content, so never call it in the event loop."""
    return game.for_table(agreed).fingerprint()


def compressed_packs(game: Game) -> dict[str, bytes]:
    return {pack.fingerprint: compress_pack(pack) for pack in game.packs}


def rematch_table(table: SavedTable, game: Game, match: Match | None) -> SavedTable:
    """Turn a copy of a finished table into a new table with the same seats.

    If the match is playable in this release, it determines the settings of the next game.
    """
    if len(game.packs) < len(table.packs):
        raise PacksUnusable()
    table.id = new_table_id()
    table.seed = new_key()
    table.seeded = False
    table.fixed_seats = False
    table.undone = 0
    for seat in table.seats:
        if seat.person in table.banned:
            seat.person = None
    table.created = table.touched = time.time()
    if match is not None:
        table.settings = game.next_settings(match.state, table.settings)
    agreed = Config(len(table.seats), table.settings)
    table.content = content_of(game, agreed)
    table.engine = ENGINE
    table.upgrades = []
    table.lesson = ""
    table.review = None
    if table.clock is not None:
        table.clock.left, table.clock.overdue = [], []
    return table


def lesson_table(lesson: Lesson, name: str) -> TablePlan:
    """Return the plan of a private table for a lesson."""
    return TablePlan(
        game=lesson.game,
        seats=[SavedSeat(None, None if bot == ME else bot) for bot in lesson.seats],
        name=name,
        own_seats=[lesson.seat],
        settings=lesson.settings,
        seed=lesson.seed,
        listed=False,
        record=lesson.opening if lesson.before else None,
        lesson=lesson.id,
    )


def _check_settings(game: Game, agreed: Config, settings: dict[str, Any]) -> None:
    """Validate the settings. Unlike Python, settings do not accept ``true`` or ``1.0`` for 1."""
    game.check(agreed)
    offered = game.offered_settings()
    for name, value in settings.items():
        same = [one for one in offered.get(name, ()) if one == value]
        if same and type(value) not in map(type, same):
            allowed = ", ".join(str(one) for one in offered[name])
            raise BadSetting(setting=name, value=msgspec.json.encode(value).decode(), allowed=allowed)


def _seed(plan: TablePlan) -> Seed:
    if plan.record is not None:
        return plan.record.seed
    return new_key() if plan.seed is None else plan.seed


def _check_record(services: Services, game: Game, record: Record, seats: int) -> Match:
    most = services.config.limits.record_options
    if len(record.options) > most:
        raise RecordTooLong(most=most)
    if record.config.seats != seats:
        raise BadRequest(where="seats")
    if isinstance(record.seed, int) and not 0 <= record.seed < 2**63:
        raise BadRequest(where="from_record.seed")
    return Match.resume(game, record)
