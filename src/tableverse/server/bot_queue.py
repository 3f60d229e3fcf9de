"""A fair queue of bot jobs.

Tables with viewers come first. Within each group, addresses take turns, and so do the tables of one address. A client
with a hundred tables therefore delays another client's bot by one job, not by a hundred. Each table has one job at a
time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tableverse.server.bot_worker import BotReply, BotRequest


class Thought:
    """A bot request that is waiting or running. ``reply`` holds the result."""

    __slots__ = ("address", "reply", "request", "stays", "table", "watched")

    def __init__(self, request: BotRequest, table: str, address: str, watched: Callable[[], bool]) -> None:
        self.request = request
        self.table = table
        #: The address of the table's creator.
        self.address = address
        #: Returns whether anybody is viewing the table now.
        self.watched = watched
        #: True after another server has failed to do the job. Only local workers take it then.
        self.stays = False
        self.reply: asyncio.Future[BotReply] = asyncio.get_running_loop().create_future()


class BotQueue:
    def __init__(self) -> None:
        #: Jobs by address. The address whose turn is next comes first.
        self._waiting: dict[str, list[Thought]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, thought: Thought) -> None:
        self._waiting.setdefault(thought.address, []).append(thought)

    def put_first(self, thought: Thought) -> None:
        """Put a job that has already waited at the front of the queue."""
        self._waiting = {thought.address: [thought, *self._waiting.pop(thought.address, [])], **self._waiting}

    def discard(self, thought: Thought) -> None:
        thoughts = self._waiting.get(thought.address, [])
        if thought in thoughts:
            thoughts.remove(thought)
            if not thoughts:
                del self._waiting[thought.address]

    def take(self, busy_tables: set[str], watched: bool, travels: bool = False) -> Thought | None:
        """Remove and return the next job whose table has viewers, or has none, depending on ``watched``.

        With ``travels``, skip jobs that only local workers may take.
        """
        for address, thoughts in self._waiting.items():
            for thought in thoughts:
                fits = thought.watched() == watched and not (travels and thought.stays)
                if fits and thought.table not in busy_tables:
                    self.discard(thought)
                    if address in self._waiting:
                        self._waiting[address] = self._waiting.pop(address)  # move it to the end
                    return thought
        return None
