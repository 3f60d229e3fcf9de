"""Corrections by hand, to which all other players must agree, as with undo.

A person who plays alone with bots needs no consent. Corrections can be disabled when a table is created.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from tableverse.kernel.choice import Message
from tableverse.kernel.corrections import Correction, details
from tableverse.kernel.match import Match
from tableverse.server import presenter, seats
from tableverse.server.broadcast import Broadcaster
from tableverse.server.client_messages import Correct
from tableverse.server.connections import Connection
from tableverse.server.errors import BotHoldsSeat, CorrectionsOff, NoCorrectionRequest, StaleMove
from tableverse.server.room_state import RoomState
from tableverse.server.undo import CorrectionRequest


class Corrections:
    """The correction requests of a table. It calls ``commit`` with ``lock`` held, to play a correction as a choice."""

    def __init__(
        self,
        room: RoomState,
        lock: asyncio.Lock,
        broadcast: Broadcaster,
        commit: Callable[[Match, Correction], Awaitable[None]],
    ) -> None:
        self._room = room
        self._lock = lock
        self._broadcast = broadcast
        self._commit = commit

    async def list(self, connection: Connection) -> None:
        """Send a client everything that can be corrected, as far as their seat may know of it."""
        async with self._lock:
            match = self._match()
            self._room.require_seat(connection.person)
            connection.send(presenter.correctables_shown(match, self._room.viewer(connection)))

    async def propose(self, connection: Connection, proposal: Correct) -> None:
        async with self._lock:
            room, person = self._room, connection.person
            match = self._match()
            room.require_seat(person)
            own = room.played_seats(person)
            if not own:
                raise BotHoldsSeat()
            if proposal.move != match.moves:
                raise StaleMove(move=match.moves)
            seat = room.viewer(connection)
            correction = Correction(
                seat if seat in own else own[0], proposal.thing, proposal.aspect, proposal.before, proposal.after
            )
            found = match.game.correctable(match.state, correction)
            waiting = {other for other, who in seats.deciders(room.saved).items() if who != person}
            if not waiting:
                await self._commit(match, correction)
                return
            message = Message("correct-change", details(found, correction))
            room.correction_request = CorrectionRequest(correction, message, waiting)
            room.version += 1
            self._broadcast.send_table()

    async def answer(self, person: str | None, agree: bool) -> None:
        async with self._lock:
            room = self._room
            room.require_seat(person)  # even while a bot plays there, since nobody else answers for them
            own, request = set(room.seats_of(person)), room.correction_request
            if request is None or own.isdisjoint({*request.waiting, request.correction.seat}):
                raise NoCorrectionRequest()
            if agree:
                request.waiting -= own
            if not agree or not request.waiting:
                room.correction_request = None
            room.version += 1
            if agree and not request.waiting:
                await self._commit(self._match(), request.correction)
            self._broadcast.send_table()

    def _match(self) -> Match:
        if not self._room.corrections_allowed:
            raise CorrectionsOff()
        return self._room.require_match_in_play()
