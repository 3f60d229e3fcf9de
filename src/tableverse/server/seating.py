"""Changes of seats: leaving, handing over to bots, swapping before the start, and closing the table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from tableverse.server import presenter
from tableverse.server.bot_driver import BotDriver
from tableverse.server.broadcast import Broadcaster
from tableverse.server.clock import grant_minimum_time
from tableverse.server.connections import NO_TABLE, Connection
from tableverse.server.errors import (
    AlreadyStarted,
    BotHoldsSeat,
    HostOnly,
    NoSuchTable,
    NotAway,
    NotSeated,
    OthersPlay,
    SeatTaken,
)
from tableverse.server.messages import error_message
from tableverse.server.room_state import RoomState
from tableverse.server.seats import owners
from tableverse.server.services import Services
from tableverse.server.store import OPEN, SavedTable


class Seating:
    """The seat changes of a table. ``save`` also starts the game if it fills the last open seat."""

    def __init__(
        self,
        room: RoomState,
        services: Services,
        lock: asyncio.Lock,
        broadcast: Broadcaster,
        bots: BotDriver,
        save: Callable[[SavedTable], Awaitable[None]],
    ) -> None:
        self._room = room
        self._services = services
        self._lock = lock
        self._broadcast = broadcast
        self._bots = bots
        self._save = save

    async def leave(self, connection: Connection, seat: int | None) -> None:
        """Leave one seat or all seats of a person.

        Before the start the seats become open. During play they are kept, and the person is marked as away, from one
        seat only if they play others.
        """
        async with self._lock:
            room, person = self._room, connection.person
            room.require_seat(person)
            assert person is not None  # the person has a seat
            own = room.seats_of(person)
            if seat is not None and seat not in own:
                raise NotSeated()
            if room.status == OPEN:
                changed = room.draft()
                for number in own if seat is None else [seat]:
                    changed.seats[number].person = None
                others = [other.person for other in changed.seats if other.person]
                if changed.host == person and others and person not in others:
                    changed.host = others[0]
                await self._save(changed)
                self._broadcast.send_welcome_to(person)
            else:
                if seat is None or own == [seat]:
                    room.away[person] = time.monotonic()
                else:
                    room.left_seats[seat] = time.monotonic()
                room.version += 1
            self._broadcast.send_table()

    async def look_from(self, connection: Connection, seat: int) -> None:
        """Switch a client to the view of another of the person's seats."""
        async with self._lock:
            if seat not in self._room.seats_of(connection.person):
                raise NotSeated()
            connection.viewing_seat = seat
            self._broadcast.send_position([connection])

    async def send_other_views(self, connection: Connection) -> None:
        """Send a client the views of the person's other seats."""
        async with self._lock:
            room = self._room
            match = room.match
            others = [seat for seat in room.seats_of(connection.person) if seat != room.viewer(connection)]
            if match is not None and others:
                connection.send(presenter.other_views_shown(match, others))

    # --- bots ---------------------------------------------------------------------------------------------------

    async def hand_to_bot(self, person: str | None, seat: int, bot: str) -> None:
        """Hand a seat to a bot.

        People may hand over their own seats at any time, and another person's seat once that person has been away long
        enough. Only the host fills open seats, also before the start.
        """
        self._services.check_bot(bot, self._room.saved.game)
        async with self._lock:
            room = self._room
            if room.status != OPEN:
                room.require_match_in_play()
            own = room.seats_of(person)
            if not own and person != room.saved.host:
                raise NotSeated()
            if not 0 <= seat < len(room.saved.seats):
                raise NotSeated()
            if room.saved.seats[seat].bot:
                raise BotHoldsSeat()
            vacant = room.saved.seats[seat].person is None
            if vacant and person != room.saved.host:
                raise HostOnly()
            if room.status == OPEN and not vacant:
                raise SeatTaken(seat=seat)
            if seat not in own and not vacant and not room.away_long_enough(seat):
                raise NotAway(seat=seat, minutes=room.saved.wait_minutes)
            changed = room.draft()
            changed.seats[seat].bot = bot
            await self._save(changed)
            if room.undo_request is not None and room.undo_request.seat == seat:
                room.undo_request = None
            if room.correction_request is not None and room.correction_request.correction.seat == seat:
                room.correction_request = None
            self._bots.wake()
            self._broadcast.send_table()

    async def dismiss_bot(self, person: str | None, seat: int) -> None:
        """Open a bot's seat again before the start. Host only."""
        async with self._lock:
            changed = self._arrange(person)
            if not 0 <= seat < len(changed.seats) or not changed.seats[seat].bot:
                raise NotSeated()
            changed.seats[seat].bot = None
            await self._save(changed)
            self._broadcast.send_table()

    async def take_back(self, connection: Connection) -> None:
        """Let a person play their seats again instead of the bots."""
        async with self._lock:
            room = self._room
            room.require_match_in_play()
            room.require_seat(connection.person)
            room.mark_present(connection.person)
            room.mark_back(room.seats_of(connection.person))
            held = [seat for seat in room.seats_of(connection.person) if room.saved.seats[seat].bot]
            if held:
                changed = room.draft()
                for seat in held:
                    changed.seats[seat].bot = None
                    if changed.clock is not None:
                        grant_minimum_time(changed.clock, seat)
                await self._save(changed)
                self._bots.interrupt()
                self._bots.wake()
                self._broadcast.switch_view(connection.person)
            self._broadcast.send_table()

    # --- before the start ---------------------------------------------------------------------------------------

    async def swap(self, person: str | None, seat: int, other: int) -> None:
        """Swap two seats before the start, since the order of seats is the order of play. Host only."""
        async with self._lock:
            changed = self._arrange(person)
            places = range(len(changed.seats))
            if seat not in places or other not in places:
                raise NotSeated()
            changed.seats[seat], changed.seats[other] = changed.seats[other], changed.seats[seat]
            await self._save(changed)
            for moved in {changed.seats[seat].person, changed.seats[other].person} - {None}:
                assert moved is not None
                self._broadcast.send_welcome_to(moved)
            self._broadcast.send_table()

    def _arrange(self, person: str | None) -> SavedTable:
        if self._room.status != OPEN:
            raise AlreadyStarted()
        if person is None or person != self._room.saved.host:
            raise HostOnly()
        return self._room.draft()

    async def close(self, person: str | None) -> None:
        """Disconnect everybody and close the table for good. Host only, and during play only if nobody else plays."""
        async with self._lock:
            room = self._room
            if person is None or person != room.saved.host:
                raise HostOnly()
            if room.status != OPEN:
                room.require_match_in_play()
                if set(owners(room.saved).values()) - {person}:
                    raise OthersPlay()
            changed = room.draft()
            changed.closed, changed.listed = True, False
            await self._save(changed)
            self._bots.interrupt()
            for connection in room.connections:
                connection.send(error_message(NoSuchTable()))
                connection.drop(NO_TABLE)
