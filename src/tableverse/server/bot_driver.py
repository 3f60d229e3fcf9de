"""The driver that plays the bots of one table for as long as it is a bot's turn."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tableverse.kernel.errors import Endless
from tableverse.kernel.match import Match
from tableverse.server.errors import LeaseLost
from tableverse.server.room_state import RoomState
from tableverse.server.services import Services

log = logging.getLogger("tableverse.bots")

#: Seconds to wait after a failure, such as a full disk.
RETRY_SECONDS = 1

Commit = Callable[[Match, str, int], Awaitable[None]]


class BotDriver:
    """The manager of the task that makes bot choices. It calls ``commit`` with ``lock`` held."""

    def __init__(self, room: RoomState, services: Services, lock: asyncio.Lock, commit: Commit) -> None:
        self._room = room
        self._services = services
        self._lock = lock
        self._commit = commit
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Start the task if it is a bot's turn. Call this whenever the turn or the bots may have changed."""
        waiting = None if self._is_resting() else self._room.bot_to_move()
        seat = None if waiting is None else waiting[0]
        if self._room.thinking != seat:
            self._room.thinking = seat
            self._room.version += 1
        if waiting is not None and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._play(), name=f"bots of {self._room.id}")

    def _is_resting(self) -> bool:
        return self._room.is_unwatched(self._services.config.bot_rest)

    def interrupt(self) -> None:
        """Cancel the choice that a bot is computing."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def _play(self) -> None:
        room = self._room
        this_task = asyncio.current_task()
        endless: set[str] = set()
        while (waiting := room.bot_to_move()) is not None and self._task is this_task:
            if self._is_resting():
                self.wake()  # updates the table: no bot is thinking
                return
            seat, bot = waiting
            match = room.match
            assert match is not None
            number = match.moves
            try:
                option = _avoid_endless(match, await self._paced_choice(match, bot), endless)
                async with self._lock:
                    if room.match is match and match.moves == number and room.bot_to_move() == waiting:
                        await self._commit(match, option, seat)
                        endless.clear()
            except Endless:
                endless.add(option)
                log.warning("a choice at table %s never ends or cannot be carried out: %s", room.id, option[:80])
                await asyncio.sleep(RETRY_SECONDS)
            except LeaseLost:
                return  # another server plays the table now
            except Exception:
                # The table waits for the bot's retry as it would wait for a person.
                log.exception("a bot could not choose at table %s", room.id)
                await asyncio.sleep(RETRY_SECONDS)

    async def _paced_choice(self, match: Match, bot: str) -> str:
        """Return the bot's choice after a delay that lets people follow. A forced choice is returned at once."""
        decision = match.state.decision
        if decision is not None and len(decision.options) == 1:
            return decision.options[0].id
        option, _ = await asyncio.gather(self._choice(match, bot), asyncio.sleep(self._services.config.bot_delay))
        return option

    async def _choice(self, match: Match, bot: str) -> str:
        room = self._room
        coach = room.coach
        scripted = None if coach is None else coach.lesson.scripted_choice(match)
        if scripted is not None:
            return scripted
        return await self._services.bots.choose(match, room.id, bot, room.address, lambda: bool(room.connections))


def _avoid_endless(match: Match, option: str, endless: set[str]) -> str:
    """Return the option, or a different one if choosing this option has failed to end."""
    if option not in endless or match.state.decision is None:
        return option
    return next((one.id for one in match.state.decision.options if one.id not in endless), option)
