"""Table clocks: which seat's time runs, and what happens when the time is used up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tableverse.kernel.errors import TableError
from tableverse.server.clock import reset_clock
from tableverse.server.messages import BOT_PLAYS, TURN
from tableverse.server.room_state import RoomState
from tableverse.server.store import PLAYING, SavedTable

log = logging.getLogger("tableverse.clock")

#: The bot that plays for a person whose time has run out: fast and inoffensive.
SUBSTITUTE_BOT = "greedy"
#: Seconds to wait after failing to save that a person's time has run out.
RETRY_SECONDS = 5.0


class Timekeeper:
    """The clock's controller. ``save`` saves the seats, announces them, and calls ``update``."""

    def __init__(self, room: RoomState, lock: asyncio.Lock, save: Callable[[SavedTable], Awaitable[None]]) -> None:
        self._room = room
        self._lock = lock
        self._save = save
        self._alarm: asyncio.TimerHandle | None = None
        self._timeout_task: asyncio.Task[None] | None = None

    def update(self, turn_begins: bool = False) -> bool:
        """Run the clock for the seat that must choose now, and return whether the clock must be saved.

        Call this whenever that seat, or who is connected, may have changed.
        """
        room, clock, saved = self._room, self._room.clock, self._room.saved.clock
        if saved is None:
            return False
        before = clock.running
        if before is not None:
            clock.charge_elapsed(saved)
        fresh = not saved.left or (turn_begins and saved.kind == TURN)
        if fresh and room.status == PLAYING:
            reset_clock(saved, len(room.saved.seats))
        clock.running = None
        clock.charge_elapsed(saved)  # restart from now
        clock.running = self._seat_on_clock()
        self._set_alarm()
        return fresh or before != clock.running

    def _seat_on_clock(self) -> int | None:
        """Return the seat of the person who must choose.

        Return None if a bot must choose or no player is connected.
        """
        room = self._room
        decision = None if room.match is None else room.match.state.decision
        if decision is None or room.status != PLAYING or not any(one.person for one in room.connections):
            return None
        seat = room.saved.seats[decision.seat]
        return decision.seat if seat.person and not seat.bot else None

    def _set_alarm(self) -> None:
        """Schedule the timeout of the running seat, unless it has been announced and would have no further effect."""
        self.stop()
        saved, seat = self._room.saved.clock, self._room.clock.running
        if saved is None or seat is None:
            return
        if saved.left[seat] > 0 or seat not in saved.overdue or saved.at_zero == BOT_PLAYS:
            self._alarm = asyncio.get_running_loop().call_later(saved.left[seat], self._on_alarm)

    def _on_alarm(self) -> None:
        self._alarm = None
        self._timeout_task = asyncio.create_task(self._handle_timeout(), name=f"clock of {self._room.id}")

    async def _handle_timeout(self) -> None:
        async with self._lock:
            room = self._room
            saved, seat = room.saved.clock, room.clock.running
            if saved is None or seat is None:
                return
            room.clock.charge_elapsed(saved)
            if saved.left[seat] > 0:  # a choice came before the alarm
                self._set_alarm()
                return
            changed = room.draft()
            assert changed.clock is not None
            if seat not in changed.clock.overdue:
                changed.clock.overdue.append(seat)
            if changed.clock.at_zero == BOT_PLAYS:
                changed.seats[seat].bot = SUBSTITUTE_BOT
            try:
                await self._save(changed)
            except TableError as error:
                log.warning("the expired time at table %s could not be saved: %s", room.id, error)
                self.stop()
                self._alarm = asyncio.get_running_loop().call_later(RETRY_SECONDS, self._on_alarm)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
