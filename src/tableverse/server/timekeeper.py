"""Lets the clock of a table run for whoever must choose, and does what was agreed on when somebody's time is up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tableverse.kernel.errors import TableError
from tableverse.server.clock import wind
from tableverse.server.messages import BOT_PLAYS, TURN
from tableverse.server.room_state import RoomState
from tableverse.server.store import PLAYING, SavedTable

log = logging.getLogger("tableverse.clock")

#: Who plays for somebody whose time is up: quick, and never a nuisance.
STAND_IN = "greedy"
#: Seconds until it is tried again to save that somebody's time is up.
AGAIN_SECONDS = 5.0


class Timekeeper:
    """``save`` saves who sits where, tells everybody, and calls ``follow``."""

    def __init__(self, room: RoomState, lock: asyncio.Lock, save: Callable[[SavedTable], Awaitable[None]]) -> None:
        self._room = room
        self._lock = lock
        self._save = save
        self._alarm: asyncio.TimerHandle | None = None
        self._ringing: asyncio.Task[None] | None = None

    def follow(self, turn_begins: bool = False) -> bool:
        """Turn to the seat that must choose now; to be called whenever that, or who is here, may have changed. True if
        what is left is to be saved."""
        room, clock, saved = self._room, self._room.clock, self._room.saved.clock
        if saved is None:
            return False
        before = clock.running
        if before is not None:
            clock.count(saved)
        fresh = not saved.left or (turn_begins and saved.kind == TURN)
        if fresh and room.status == PLAYING:
            wind(saved, len(room.saved.seats))
        clock.running = None
        clock.count(saved)  # from now on
        clock.running = self._awaited()
        self._set_alarm()
        return fresh or before != clock.running

    def _awaited(self) -> int | None:
        """The person who must choose, as long as anybody is at the table."""
        room = self._room
        decision = None if room.match is None else room.match.state.decision
        if decision is None or room.status != PLAYING or not any(one.person for one in room.connections):
            return None
        seat = room.saved.seats[decision.seat]
        return decision.seat if seat.person and not seat.bot else None

    def _set_alarm(self) -> None:
        """For when the time of whoever must choose is up, unless everybody knows already that it is."""
        self.stop()
        saved, seat = self._room.saved.clock, self._room.clock.running
        if saved is None or seat is None:
            return
        if saved.left[seat] > 0 or seat not in saved.overdue or saved.at_zero == BOT_PLAYS:
            self._alarm = asyncio.get_running_loop().call_later(saved.left[seat], self._ring)

    def _ring(self) -> None:
        self._alarm = None
        self._ringing = asyncio.create_task(self._time_is_up(), name=f"clock of {self._room.id}")

    async def _time_is_up(self) -> None:
        async with self._lock:
            room = self._room
            saved, seat = room.saved.clock, room.clock.running
            if saved is None or seat is None:
                return
            room.clock.count(saved)
            if saved.left[seat] > 0:  # somebody was quicker than the alarm
                self._set_alarm()
                return
            changed = room.draft()
            assert changed.clock is not None
            if seat not in changed.clock.overdue:
                changed.clock.overdue.append(seat)
            if changed.clock.at_zero == BOT_PLAYS:
                changed.seats[seat].bot = STAND_IN
            try:
                await self._save(changed)
            except TableError as error:
                log.warning("nobody could be told that time is up at table %s: %s", room.id, error)
                self.stop()
                self._alarm = asyncio.get_running_loop().call_later(AGAIN_SECONDS, self._ring)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
