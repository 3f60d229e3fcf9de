"""The tables of a server, created on request or opened from the database."""

from __future__ import annotations

import asyncio
import logging
import re
import time

from tableverse.kernel.errors import TableError
from tableverse.kernel.game import Game
from tableverse.server.archive import require_over
from tableverse.server.errors import LeaseLost, NoSuchTable, TableElsewhere
from tableverse.server.new_table import TablePlan, compressed_packs, rematch_table, table_from_plan
from tableverse.server.room import Room
from tableverse.server.room_state import RoomState
from tableverse.server.services import Services
from tableverse.server.snapshots import packed_manifest
from tableverse.server.store import PLAYING, InitialData, SavedTable

log = logging.getLogger("tableverse.rooms")

#: Seconds after which an unused table is no longer listed in the lobby.
LOBBY_SECONDS = 900.0
LOBBY_SIZE = 50
#: Other ids are refused without a query.
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class RoomRegistry:
    def __init__(self, services: Services) -> None:
        self.services = services
        #: The tables in memory.
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        #: Fingerprints of contents that are already in the database.
        self._saved_contents: set[str] = set()

    def close(self, why: TableError | None = None) -> None:
        """Close all tables, because the server stops or has lost its lease."""
        for room in self.rooms.values():
            room.close(why)
        self.rooms.clear()

    async def shut_down(self) -> None:
        """Close all tables and save snapshots, since the next server may run another release."""
        rooms = list(self.rooms.values())
        self.close()
        for room in rooms:
            async with room.lock:
                if not await room.save_snapshot():
                    return  # saving the other tables would fail too

    def _lost(self, room: Room) -> None:
        """Close a table that another server has taken over. The table is opened again if it returns to this server."""
        if self.rooms.get(room.id) is room:
            log.error("table %s is run by another server now", room.id)
            del self.rooms[room.id]
        room.close(LeaseLost())

    # --- finding ------------------------------------------------------------------------------------------------

    async def get(self, table: str) -> Room:
        self.services.store.check()
        room = self.rooms.get(table)
        if room is None:
            if not TABLE_ID.fullmatch(table):
                raise NoSuchTable()
            if table not in self._opening:
                self._opening[table] = asyncio.create_task(self._open(table))
            # Shielded, because several requests may wait for the same table and one of them may be cancelled.
            room = await asyncio.shield(self._opening[table])
        if room.state.saved.closed:
            raise NoSuchTable()
        room.state.last_used = room.state.last_seen = time.monotonic()
        room.wake_bots()
        return room

    async def _open(self, table: str) -> Room:
        try:
            stored = await self.services.store.claim(table, self.services.config.limits.chat_kept)
            if stored is None:
                raise NoSuchTable()
            # In a thread, because replaying a long game takes a while.
            room = await asyncio.to_thread(Room, self.services, stored, self._lost)
            await self._save_content(room.state.game)
            await room.save_upgrade()
            self.rooms[table] = room
            room.wake_bots()
            return room
        finally:
            del self._opening[table]

    async def unload(self, room: Room) -> None:
        """Remove an idle table from memory. The next request for it opens it again."""
        del self.rooms[room.id]
        await room.release()

    async def finished(self, table: str) -> RoomState:
        """Return a finished table for reading, from any server. It does not change any more."""
        try:
            return (await self.get(table)).state
        except TableElsewhere:
            stored = await self.services.store.read(table)
        if stored is None:
            raise NoSuchTable()
        return await asyncio.to_thread(RoomState, stored)

    async def _save_content(self, game: Game) -> None:
        """Save the manifest of the content with which snapshots are written, for comparison by later releases."""
        content = game.fingerprint()
        if content not in self._saved_contents:
            await self.services.store.save_content(content, await asyncio.to_thread(packed_manifest, game))
            self._saved_contents.add(content)

    async def lobby(self) -> list[SavedTable]:
        return await self.services.store.listed(time.time() - LOBBY_SECONDS, LOBBY_SIZE)

    # --- creating -----------------------------------------------------------------------------------------------

    async def create(self, plan: TablePlan, address: str) -> Room:
        saved, kept = await table_from_plan(self.services, plan)
        room = await self._add(saved, [] if plan.record is None else plan.record.options, kept)
        room.state.address = address
        return room

    async def _add(self, saved: SavedTable, options: list[str], kept: InitialData) -> Room:
        if all(seat.person or seat.bot for seat in saved.seats):
            saved.status = PLAYING
        await self.services.store.create(saved, options, kept)
        self.services.metrics.tables_created += 1
        return await self.get(saved.id)

    async def rematch(self, room: Room, person: str | None) -> None:
        """Create a new table with the same seats, unless there is one already."""
        async with room.lock:
            require_over(room.state)
            room.state.require_seat(person)
            if room.state.saved.rematch is not None:
                return
            state = room.state
            table = await asyncio.to_thread(rematch_table, state.draft(), state.game, state.match)
            await self._add(table, [], InitialData(packs=compressed_packs(state.game)))
            await room.set_rematch(table.id)
