"""Background tasks that reopen tables, unload and delete unused ones, and collect garbage."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import time

from tableverse.kernel.errors import TableError
from tableverse.server.gc_tuning import FullCollections
from tableverse.server.packed_games import GAMES, key_of
from tableverse.server.room_registry import RoomRegistry
from tableverse.server.store import OPEN, OVER, PLAYING, STOPPED

log = logging.getLogger("tableverse.housekeeping")

#: After a restart, or when another server is gone, tables used within this many seconds are reopened so that their bots
#: play on.
REOPEN_SECONDS = 3600.0
REOPEN_LIMIT = 200


async def run_reopening(rooms: RoomRegistry) -> None:
    gone = asyncio.Event()
    rooms.services.store.peers.on_gone.append(lambda _: gone.set())
    while True:
        gone.clear()
        await reopen_tables(rooms)
        await gone.wait()


async def run_housekeeping(rooms: RoomRegistry) -> None:
    collections = FullCollections()
    every = rooms.services.config.expiry.sweep_every
    slept = 0.0
    while True:
        began = time.monotonic()
        await asyncio.sleep(every)
        slept += every
        if slept >= 60:
            slept = 0.0
            collections.every_minute(rooms.services.metrics.moves)
        try:
            # Time during which the process was suspended does not count.
            await sweep(rooms, min(time.monotonic() - began, 2 * every))
        except TableError as error:
            log.warning("unused tables could not be deleted: %s", error)


async def reopen_tables(rooms: RoomRegistry) -> None:
    try:
        tables = await rooms.services.store.active(time.time() - REOPEN_SECONDS, REOPEN_LIMIT)
        random.shuffle(tables)  # other servers reopen them too, and the first to claim a table gets it
        for table in tables:
            with contextlib.suppress(TableError):
                await rooms.get(table)
    except TableError as error:
        log.warning("tables could not be reopened: %s", error)


async def sweep(rooms: RoomRegistry, ran: float) -> None:
    """Unload idle tables from memory and delete expired ones. ``ran`` is the time in seconds since the last sweep."""
    expiry = rooms.services.config.expiry
    for room in list(rooms.rooms.values()):
        await room.touch_if_connected()
        if room.is_idle(expiry.unload):
            async with room.lock:
                await room.save_snapshot()
            if room.is_idle(expiry.unload) and rooms.rooms.get(room.id) is room:  # check again after waiting
                await rooms.unload(room)
    GAMES.evict_unused({key_of(room.state.game) for room in rooms.rooms.values()})
    unused = {
        OPEN: expiry.open_table,
        PLAYING: expiry.unfinished,
        OVER: expiry.finished,
        STOPPED: expiry.finished,
    }
    deleted = await rooms.services.store.sweep(ran, unused, expiry.second_look, list(rooms.rooms))
    rooms.services.metrics.sweeps += 1
    if deleted:
        log.info("%d unused tables were deleted", deleted)
