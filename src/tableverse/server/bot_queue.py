"""A fair queue of bot jobs.

Tables with viewers come first. Within each group, addresses take turns, and so do the tables of one address. A client
with a hundred tables therefore delays another client's bot by one job, not by a hundred. Each table has one job at a
time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tableverse.server.bot_worker import BotReply, BotRequest


class BotJob:
    """A bot request that is waiting or running. ``reply`` holds the result."""

    __slots__ = ("address", "local_only", "reply", "request", "table", "watched")

    def __init__(self, request: BotRequest, table: str, address: str, watched: Callable[[], bool]) -> None:
        self.request = request
        self.table = table
        #: The address of the table's creator.
        self.address = address
        #: Returns whether anybody is viewing the table now.
        self.watched = watched
        #: True after another server has failed to do the job. Only local workers take it then.
        self.local_only = False
        self.reply: asyncio.Future[BotReply] = asyncio.get_running_loop().create_future()


class BotQueue:
    def __init__(self) -> None:
        #: Jobs by address. The address whose turn is next comes first.
        self._waiting: dict[str, list[BotJob]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, job: BotJob) -> None:
        self._waiting.setdefault(job.address, []).append(job)

    def put_first(self, job: BotJob) -> None:
        """Put a job that has already waited at the front of the queue."""
        self._waiting = {job.address: [job, *self._waiting.pop(job.address, [])], **self._waiting}

    def discard(self, job: BotJob) -> None:
        jobs = self._waiting.get(job.address, [])
        if job in jobs:
            jobs.remove(job)
            if not jobs:
                del self._waiting[job.address]

    def take(self, busy_tables: set[str], watched: bool, remote: bool = False) -> BotJob | None:
        """Remove and return the next job whose table has viewers, or has none, depending on ``watched``.

        With ``remote``, skip jobs that only local workers may take.
        """
        for address, jobs in self._waiting.items():
            for job in jobs:
                fits = job.watched() == watched and not (remote and job.local_only)
                if fits and job.table not in busy_tables:
                    self.discard(job)
                    if address in self._waiting:
                        self._waiting[address] = self._waiting.pop(address)  # move it to the end
                    return job
        return None
