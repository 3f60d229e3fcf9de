"""All tables of a server: made, found (in memory or on disk), and put away when nobody uses them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import secrets
import time
from typing import Any

from tableverse.games import registry
from tableverse.kernel.errors import TableError
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.kernel.record import Record
from tableverse.server import afterwards
from tableverse.server.house import House
from tableverse.server.limits import clean
from tableverse.server.room import Room
from tableverse.server.rubbish import Rubbish
from tableverse.server.store import OPEN, OVER, PLAYING, SavedSeat, SavedTable
from tableverse.server.tokens import new_person_id, new_table_id
from tableverse.server.trouble import BadRequest, NameMissing, NoSuchTable, NotSeated, RecordTooLong

log = logging.getLogger("tableverse.rooms")

#: A seed that every JSON reader keeps exactly.
SEED_BITS = 53
#: After a restart, tables used this recently are opened by themselves, so that their bots go on.
WAKE_SINCE = 3600.0
WAKE_MOST = 200
#: A table that nobody has looked at for so long is not shown in the lobby.
LOBBY_SINCE = 900.0
LOBBY_MOST = 50
#: No store need be asked for anything else.
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Plan:
    """What somebody wants a new table to be."""

    def __init__(
        self,
        game: str,
        seats: list[SavedSeat],
        name: str,
        mine: int | None = None,
        settings: dict[str, Any] | None = None,
        seed: int | None = None,
        wait_minutes: int = 3,
        listed: bool = True,
        record: Record | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.name = name
        self.mine = mine
        self.settings = settings or {}
        self.seed = seed
        self.wait_minutes = wait_minutes
        self.listed = listed
        self.record = record


class Rooms:
    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        for room in self.rooms.values():
            await room.close()

    # --- finding ------------------------------------------------------------------------------------------------

    async def get(self, table: str) -> Room:
        room = self.rooms.get(table)
        if room is None:
            if not TABLE_ID.fullmatch(table):
                raise NoSuchTable()
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._open_room(table))
            # Shielded: several may wait for the same table, and one of them may go away.
            room = await asyncio.shield(self._opening[table])
        room.used = time.monotonic()
        return room

    async def _open_room(self, table: str) -> Room:
        try:
            stored = await self.house.store.load(table, self.house.config.limits.chat_kept)
            if stored is None:
                raise NoSuchTable()
            # Replaying a long game takes a while: not in the event loop.
            room = await asyncio.to_thread(Room, self.house, stored)
            self.rooms[table] = room
            room.kick()
            return room
        finally:
            del self._opening[table]

    async def lobby(self) -> list[SavedTable]:
        return await self.house.store.listed(time.time() - LOBBY_SINCE, LOBBY_MOST)

    # --- making -------------------------------------------------------------------------------------------------

    async def create(self, plan: Plan) -> tuple[Room, str]:
        """A new table, and who its host is there."""
        name = clean(plan.name, self.house.config.limits.name_length)
        if not name:
            raise NameMissing()
        game = await self.house.game(plan.game)
        for seat in plan.seats:
            if seat.bot is not None:
                self.house.check_bot(seat.bot)
        host = new_person_id()
        seats = [SavedSeat(seat.person, seat.bot) for seat in plan.seats]
        if plan.mine is not None:
            seats[plan.mine].person = host
        record = plan.record
        if record is None:
            game.check(Config(len(seats), plan.settings))
        else:
            await asyncio.to_thread(self._check_record, record, plan)
        now = time.time()
        saved = SavedTable(
            id=new_table_id(),
            game=plan.game,
            settings=plan.settings if record is None else record.config.settings,
            seed=self._seed(plan),
            content=game.fingerprint(),
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
        )
        return await self._add(saved, [] if record is None else record.options), host

    def _seed(self, plan: Plan) -> int:
        if plan.record is not None:
            return plan.record.seed
        return secrets.randbits(SEED_BITS) if plan.seed is None else plan.seed

    def _check_record(self, record: Record, plan: Plan) -> None:
        if len(record.options) > self.house.config.limits.record_options:
            raise RecordTooLong(most=self.house.config.limits.record_options)
        game = registry.load_game(plan.game)
        if record.config.seats != len(plan.seats):
            raise BadRequest(where="seats")
        if not 0 <= record.seed < 2**63:
            raise BadRequest(where="from_record.seed")
        Match.resume(game, record)

    async def _add(self, saved: SavedTable, options: list[str]) -> Room:
        if all(seat.person or seat.bot for seat in saved.seats):
            saved.status = PLAYING
        await self.house.store.create(saved, options)
        self.house.metrics.tables_created += 1
        return await self.get(saved.id)

    async def rematch(self, room: Room, person: str | None) -> None:
        """The same seats at a new table. A second wish finds the table of the first."""
        async with room.lock:
            afterwards.finished(room)
            if room.seat_of(person) is None:
                raise NotSeated()
            if room.saved.rematch is not None:
                return
            again = room.again()
            again.id = new_table_id()
            again.seed = secrets.randbits(SEED_BITS)
            again.seeded = False
            again.fixed_seats = False
            again.created = again.touched = time.time()
            await self._add(again, [])
            await room.set_rematch(again.id)

    # --- putting away -------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        await self._wake()
        expiry = self.house.config.expiry
        rubbish = Rubbish()
        while True:
            await asyncio.sleep(expiry.sweep_every)
            rubbish.minute(self.house.metrics.moves)
            try:
                await self.sweep()
            except TableError as error:
                log.warning("tables could not be put away: %s", error)

    async def _wake(self) -> None:
        """After a restart: bots whose turn it is go on, also where nobody looks."""
        try:
            for table in await self.house.store.active(time.time() - WAKE_SINCE, WAKE_MOST):
                with contextlib.suppress(TableError):
                    await self.get(table)
        except TableError as error:
            log.warning("tables could not be woken: %s", error)

    async def sweep(self) -> None:
        expiry = self.house.config.expiry
        for room in list(self.rooms.values()):
            await room.keep()
            if room.is_idle(expiry.unload):
                del self.rooms[room.id]
        now = time.time()
        for status, seconds in ((OPEN, expiry.open_table), (PLAYING, expiry.unfinished), (OVER, expiry.finished)):
            gone = await self.house.store.expire(status, now - seconds)
            if gone:
                log.info("%d tables (%s) that nobody used were deleted", gone, status)
