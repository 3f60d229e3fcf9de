"""Runs in the background: reopens tables after a restart, unloads and deletes unused ones, collects garbage."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from tableverse.kernel.errors import TableError
from tableverse.server.gc_tuning import FullCollections
from tableverse.server.room_registry import RoomRegistry
from tableverse.server.store import OPEN, OVER, PLAYING

log = logging.getLogger("tableverse.housekeeping")

#: After a restart, tables used this recently (in seconds) are opened again, so that their bots play on.
REOPEN_SECONDS = 3600.0
REOPEN_MOST = 200


async def run_housekeeping(rooms: RoomRegistry) -> None:
    await reopen_tables(rooms)
    collections = FullCollections()
    while True:
        await asyncio.sleep(rooms.services.config.expiry.sweep_every)
        collections.every_minute(rooms.services.metrics.moves)
        try:
            await sweep(rooms)
        except TableError as error:
            log.warning("unused tables could not be deleted: %s", error)


async def reopen_tables(rooms: RoomRegistry) -> None:
    try:
        for table in await rooms.services.store.active(time.time() - REOPEN_SECONDS, REOPEN_MOST):
            with contextlib.suppress(TableError):
                await rooms.get(table)
    except TableError as error:
        log.warning("tables could not be reopened: %s", error)


async def sweep(rooms: RoomRegistry) -> None:
    """Unload idle tables from memory, and delete expired ones from the database."""
    expiry = rooms.services.config.expiry
    for room in list(rooms.rooms.values()):
        await room.touch_if_connected()
        if room.is_idle(expiry.unload):
            del rooms.rooms[room.id]
    now = time.time()
    for status, seconds in ((OPEN, expiry.open_table), (PLAYING, expiry.unfinished), (OVER, expiry.finished)):
        deleted = await rooms.services.store.expire(status, now - seconds)
        if deleted:
            log.info("%d unused tables (%s) were deleted", deleted, status)
