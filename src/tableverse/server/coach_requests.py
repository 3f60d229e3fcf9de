"""Coach questions of the people at one table, answered by the bot workers.

Each socket has at most one pending question of each kind.
"""

from __future__ import annotations

import asyncio
import logging

import msgspec

from tableverse.kernel.errors import WrongSeat
from tableverse.kernel.match import Match
from tableverse.server.bot_pool import WorkerFailed
from tableverse.server.bot_worker import FORESEE, HINT
from tableverse.server.connections import Connection
from tableverse.server.messages import ConsequencesMessage, HintMessage
from tableverse.server.room_state import RoomState
from tableverse.server.services import Services

log = logging.getLogger("tableverse.coach")

#: Number of answers to cache, for people who return to the same position.
MAX_CACHED = 8

#: The number of undos, the number of choices and the question.
CacheKey = tuple[int, int, str]


class CoachRequests:
    def __init__(self, room: RoomState, services: Services) -> None:
        self._room = room
        self._services = services
        self._tasks: dict[tuple[Connection, str], asyncio.Task[None]] = {}
        self._cache: dict[CacheKey, msgspec.Raw] = {}

    def ask(self, connection: Connection, question: str) -> None:
        """Request an answer for the seat that must choose, and cancel an earlier request for the same question.

        Other seats are refused because options may name things that they cannot see.
        """
        match = self._room.require_match_in_play()
        seat = self._room.acting_seat(connection.person)
        decision = match.state.decision
        assert decision is not None  # the match is in play
        if decision.seat != seat:
            raise WrongSeat(seat=seat + 1, waiting=decision.seat + 1)
        self._cancel(connection, question)
        task = asyncio.create_task(self._answer(connection, match, question), name=f"coach of {self._room.id}")
        self._tasks[connection, question] = task

    def cancel(self, connection: Connection) -> None:
        for question in (FORESEE, HINT):
            self._cancel(connection, question)

    def _cancel(self, connection: Connection, question: str) -> None:
        task = self._tasks.pop((connection, question), None)
        if task is not None:
            task.cancel()

    async def _answer(self, connection: Connection, match: Match, question: str) -> None:
        room, moves = self._room, match.moves
        key = (room.saved.undone, moves, question)
        answer = self._cache.get(key)
        if answer is None:
            try:
                answer = await self._services.bots.answer(match.game, match.state, question, room.id, room.address)
            except WorkerFailed as error:
                log.warning("the coach could not answer %s at table %s: %s", question, room.id, error)
                return
            while len(self._cache) >= MAX_CACHED:
                del self._cache[next(iter(self._cache))]
            self._cache[key] = answer
        connection.send(HintMessage(moves, answer) if question == HINT else ConsequencesMessage(moves, answer))
