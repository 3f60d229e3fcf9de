"""A pool of bot processes, so that no table blocks while a bot computes.

A worker (``bot_worker.py``) receives a position and replies with an option id. A worker that dies or times out is
replaced and the job retried once. After that the pool picks a random option, so that no table gets stuck.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Protocol

import msgspec

from tableverse.bots.random_bot import RandomBot
from tableverse.kernel.game import Game
from tableverse.kernel.match import Match
from tableverse.kernel.secret_rng import Seed
from tableverse.kernel.state import State
from tableverse.server.bot_queue import BotJob, BotQueue
from tableverse.server.bot_worker import BotReply, BotRequest

log = logging.getLogger("tableverse.bots")

ATTEMPTS = 2
#: Keeps numerical libraries from using every core in every worker.
ENVIRONMENT = {"OMP_NUM_THREADS": "1"}


class WorkerFailed(Exception):
    pass


class Helper(Protocol):
    """A worker of another server, borrowed for one job."""

    async def ask(self, request: BotRequest, timeout: float) -> BotReply: ...

    def release(self) -> None:
        """Return the worker after it has replied or when it was not needed."""
        ...


class WorkerProcess:
    """A worker process, started on first use."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, request: BotRequest, timeout: float) -> BotReply:
        try:
            if self._process is None:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "tableverse.server.bot_worker",
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    env={**os.environ, **ENVIRONMENT},
                )
            writer, reader = self._process.stdin, self._process.stdout
            assert writer is not None
            assert reader is not None
            async with asyncio.timeout(timeout):
                reply = await _exchange(writer, reader, msgspec.structs.replace(request, brought=()))
                if reply.lacks_packs:
                    reply = await _exchange(writer, reader, request)
        except (OSError, RuntimeError, TimeoutError, msgspec.DecodeError, ValueError) as error:
            # uvloop raises RuntimeError if the process is gone.
            await self.stop()
            raise WorkerFailed(str(error) or type(error).__name__) from error
        if reply.error:
            raise WorkerFailed(reply.error)
        return reply

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _exchange(writer: asyncio.StreamWriter, reader: asyncio.StreamReader, request: BotRequest) -> BotReply:
    writer.write(msgspec.json.encode(request) + b"\n")
    await writer.drain()
    return msgspec.json.decode(await reader.readline(), type=BotReply)


class BotPool:
    """A few workers shared by all tables, with a fair queue of jobs.

    Cancelling a job does not stop its worker, since starting a process takes longer than most jobs. The worker finishes
    and the result is discarded. Until then the table does not get another job.
    """

    def __init__(self, workers: int, timeout: float) -> None:
        self._timeout = timeout
        self._workers = [WorkerProcess() for _ in range(workers)]
        self._idle: list[WorkerProcess] = list(self._workers)
        self._queue = BotQueue()
        self._busy_tables: set[str] = set()
        self._thinking: set[asyncio.Task[None]] = set()
        #: Returns an idle worker of another server, or None.
        self.borrow: Callable[[], Helper | None] = lambda: None
        #: Number of jobs done for other servers.
        self.helped = 0
        self.choices = 0
        self.seconds = 0.0
        self.failures = 0

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @property
    def idle(self) -> int:
        """Number of idle workers, or 0 while jobs are waiting."""
        return 0 if self._queue else len(self._idle)

    async def help_peer(self, request: BotRequest) -> BotReply:
        """Run a job of another server if a worker is free."""
        if not self.idle:
            raise WorkerFailed("busy")
        worker = self._idle.pop()
        try:
            reply = await worker.ask(request, self._timeout)
        finally:
            self._idle.append(worker)
            self.assign_jobs()
        self.helped += 1
        return reply

    async def choose(
        self, match: Match, table: str, bot: str, address: str = "", watched: Callable[[], bool] = lambda: True
    ) -> str:
        """Return the bot's choice for the pending decision.

        ``address`` is that of the table's creator. ``watched`` reports whether anybody is viewing the table.
        """
        decision = match.state.decision
        assert decision is not None
        seed = _bot_seed(match.record.seed, table, decision.seat, match.moves)
        request = _request(match.game, match.state, bot, seed)
        legal = {option.id for option in decision.options}
        random_option = RandomBot(seed).choose(match.perspective(decision.seat))
        for _ in range(ATTEMPTS):
            try:
                option = (await self._ask(BotJob(request, table, address, watched))).option
            except WorkerFailed as error:
                self.failures += 1
                log.warning("bot %s failed at table %s: %s", bot, table, error)
                continue
            if option in legal:
                return option
            self.failures += 1
            log.warning("bot %s chose an option that is not offered at table %s: %s", bot, table, option[:80])
        return random_option

    async def answer(
        self,
        game: Game,
        state: State,
        question: str,
        table: str,
        address: str = "",
        watched: Callable[[], bool] = lambda: True,
        about: str = "",
    ) -> msgspec.Raw:
        """Return the bot's choice for the pending decision.

        ``address`` is the address of the table's creator. ``watched`` reports whether anybody is viewing the table.
        """
        return (await self._ask(BotJob(_request(game, state, about, 0, question), table, address, watched))).answer

    async def _ask(self, job: BotJob) -> BotReply:
        self._queue.put(job)
        self.assign_jobs()
        try:
            return await job.reply
        finally:
            self._queue.discard(job)  # in case the caller was cancelled

    def assign_jobs(self) -> None:
        """Assign waiting jobs to idle workers of this server first, then to borrowed ones."""
        while self._idle:
            job = self._queue.take(self._busy_tables, True)
            # Jobs of tables without viewers leave one worker free, if there are at least two.
            if job is None and (len(self._idle) > 1 or len(self._workers) == 1):
                job = self._queue.take(self._busy_tables, False)
            if job is None:
                return
            self._start(self._think(self._idle.pop(), job), job)
        while self._queue and (helper := self.borrow()) is not None:
            job = self._queue.take(self._busy_tables, True, remote=True)
            if job is None:
                helper.release()
                return
            self._start(self._think_elsewhere(helper, job), job)

    def _start(self, thinking: Coroutine[None, None, None], job: BotJob) -> None:
        self._busy_tables.add(job.table)
        task = asyncio.create_task(thinking, name=f"bot of {job.table}")
        self._thinking.add(task)
        task.add_done_callback(lambda task: self._ended(task, job))

    def _ended(self, task: asyncio.Task[None], job: BotJob) -> None:
        """Fail the job if the task raised an unexpected error, so that the table does not wait forever."""
        self._thinking.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("the bot job of table %s failed", job.table, exc_info=fault)
            if not job.reply.done():
                job.reply.set_exception(WorkerFailed(str(fault) or type(fault).__name__))
            self.assign_jobs()

    async def _think_elsewhere(self, helper: Helper, job: BotJob) -> None:
        started = time.monotonic()
        reply: BotReply | None = None
        try:
            reply = await helper.ask(job.request, self._timeout)
            helper.release()
            self.choices += 1
            self.seconds += time.monotonic() - started
        except WorkerFailed as error:
            log.info("another server could not help: %s", error)
        finally:
            self._busy_tables.discard(job.table)
        if not job.reply.done():
            if reply is None:
                job.local_only = True
                self._queue.put_first(job)
            else:
                job.reply.set_result(reply)
        self.assign_jobs()

    async def _think(self, worker: WorkerProcess, job: BotJob) -> None:
        started = time.monotonic()
        reply, failure = BotReply(), None
        try:
            reply = await worker.ask(job.request, self._timeout)
            self.choices += 1
            self.seconds += time.monotonic() - started
        except WorkerFailed as error:
            failure = error
        finally:
            self._idle.append(worker)
            self._busy_tables.discard(job.table)
        if not job.reply.done():
            if failure is None:
                job.reply.set_result(reply)
            else:
                job.reply.set_exception(failure)
        self.assign_jobs()

    async def close(self) -> None:
        for task in list(self._thinking):
            task.cancel()
        for worker in self._workers:
            await worker.stop()


def _request(game: Game, state: State, bot: str, seed: int, question: str = "") -> BotRequest:
    assert state.decision is not None
    position = msgspec.Raw(game.encode(state))
    packs = tuple(pack.fingerprint for pack in game.packs)
    brought = tuple(msgspec.Raw(pack.to_json()) for pack in game.packs)
    return BotRequest(game.id, game.products, position, state.decision.seat, bot, seed, question, packs, brought)


def _bot_seed(secret: Seed, table: str, seat: int, move: int) -> int:
    """Return the random seed of one bot choice.

    The seed is the same after a restart. It cannot be predicted without the table's secret.
    """
    return int.from_bytes(hashlib.sha256(f"{secret} {table} {seat} {move}".encode()).digest()[:8], "big")
