"""A pool of processes in which bots think, so that no table waits for them.

A worker (``bot_worker.py``) is sent a position and replies with an option id. A worker that dies or takes too long is
replaced and the bot is asked once more; then a random option is chosen, so that no table is ever stuck.
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
from tableverse.server.bot_queue import BotQueue, Thought
from tableverse.server.bot_worker import BotReply, BotRequest

log = logging.getLogger("tableverse.bots")

ATTEMPTS = 2
#: Keeps numerical libraries from using every core in every worker.
ENVIRONMENT = {"OMP_NUM_THREADS": "1"}


class WorkerFailed(Exception):
    pass


class Helper(Protocol):
    """A worker of another server, borrowed for one thought."""

    async def ask(self, request: BotRequest, timeout: float) -> BotReply: ...

    def give_back(self) -> None:
        """It did what it was asked for, or was not needed."""
        ...


class WorkerProcess:
    """One process, started when it is first needed."""

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
            # uvloop tells by a RuntimeError that the process is gone.
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
    """A few workers shared by all tables. Requests wait in a fair queue until a worker is free.

    Whoever does not want a thought any more leaves it to its worker, which finishes it for nobody: starting a process
    takes longer than most thoughts, and a table whose thought is unfinished does not get another one."""

    def __init__(self, workers: int, timeout: float) -> None:
        self._timeout = timeout
        self._workers = [WorkerProcess() for _ in range(workers)]
        self._idle: list[WorkerProcess] = list(self._workers)
        self._queue = BotQueue()
        self._busy_tables: set[str] = set()
        self._thinking: set[asyncio.Task[None]] = set()
        #: A worker of another server that is idle.
        self.borrow: Callable[[], Helper | None] = lambda: None
        #: Thoughts of other servers' bots.
        self.helped = 0
        self.choices = 0
        self.seconds = 0.0
        self.failures = 0

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @property
    def idle(self) -> int:
        """Workers that nobody needs."""
        return 0 if self._queue else len(self._idle)

    async def help(self, request: BotRequest) -> BotReply:
        """Think for another server, if a worker is free."""
        if not self.idle:
            raise WorkerFailed("busy")
        worker = self._idle.pop()
        try:
            reply = await worker.ask(request, self._timeout)
        finally:
            self._idle.append(worker)
            self.hand_out()
        self.helped += 1
        return reply

    async def choose(
        self, match: Match, table: str, bot: str, address: str = "", watched: Callable[[], bool] = lambda: True
    ) -> str:
        """The bot's choice at the decision that the match waits for. ``address``: of whoever made the table.
        ``watched``: whether people look at it now."""
        decision = match.state.decision
        assert decision is not None
        seed = _bot_seed(match.record.seed, table, decision.seat, match.moves)
        request = _request(match.game, match.state, bot, seed)
        legal = {option.id for option in decision.options}
        random_option = RandomBot(seed).choose(match.perspective(decision.seat))
        for _ in range(ATTEMPTS):
            try:
                option = (await self._ask(Thought(request, table, address, watched))).option
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
        """What a coach says about a position, from what the seat to choose may know. It is not asked again if a worker
        fails: nothing at the table waits for it."""
        return (await self._ask(Thought(_request(game, state, about, 0, question), table, address, watched))).answer

    async def _ask(self, thought: Thought) -> BotReply:
        self._queue.put(thought)
        self.hand_out()
        try:
            return await thought.reply
        finally:
            self._queue.discard(thought)  # if nobody waits for it any more

    def hand_out(self) -> None:
        """Give waiting thoughts to idle workers: this server's, then others'."""
        while self._idle:
            thought = self._queue.take(self._busy_tables, True)
            # Tables that nobody looks at leave a worker for the others, if there are two.
            if thought is None and (len(self._idle) > 1 or len(self._workers) == 1):
                thought = self._queue.take(self._busy_tables, False)
            if thought is None:
                return
            self._start(self._think(self._idle.pop(), thought), thought)
        while self._queue and (helper := self.borrow()) is not None:
            thought = self._queue.take(self._busy_tables, True, travels=True)
            if thought is None:
                helper.give_back()
                return
            self._start(self._think_elsewhere(helper, thought), thought)

    def _start(self, thinking: Coroutine[None, None, None], thought: Thought) -> None:
        self._busy_tables.add(thought.table)
        task = asyncio.create_task(thinking, name=f"bot of {thought.table}")
        self._thinking.add(task)
        task.add_done_callback(lambda task: self._ended(task, thought))

    def _ended(self, task: asyncio.Task[None], thought: Thought) -> None:
        """A fault that nobody expected fails the thought: a table must not wait for it for ever."""
        self._thinking.discard(task)
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("thinking for table %s broke off", thought.table, exc_info=fault)
            if not thought.reply.done():
                thought.reply.set_exception(WorkerFailed(str(fault) or type(fault).__name__))
            self.hand_out()

    async def _think_elsewhere(self, helper: Helper, thought: Thought) -> None:
        started = time.monotonic()
        reply: BotReply | None = None
        try:
            reply = await helper.ask(thought.request, self._timeout)
            helper.give_back()
            self.choices += 1
            self.seconds += time.monotonic() - started
        except WorkerFailed as error:
            log.info("another server could not help: %s", error)
        finally:
            self._busy_tables.discard(thought.table)
        if not thought.reply.done():
            if reply is None:
                thought.stays = True
                self._queue.put_first(thought)
            else:
                thought.reply.set_result(reply)
        self.hand_out()

    async def _think(self, worker: WorkerProcess, thought: Thought) -> None:
        started = time.monotonic()
        reply, failure = BotReply(), None
        try:
            reply = await worker.ask(thought.request, self._timeout)
            self.choices += 1
            self.seconds += time.monotonic() - started
        except WorkerFailed as error:
            failure = error
        finally:
            self._idle.append(worker)
            self._busy_tables.discard(thought.table)
        if not thought.reply.done():
            if failure is None:
                thought.reply.set_result(reply)
            else:
                thought.reply.set_exception(failure)
        self.hand_out()

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
    """The same bot at the same position of the same table makes the same choice, even after a restart. Nobody who does
    not know the table's secret can work out what it will be."""
    return int.from_bytes(hashlib.sha256(f"{secret} {table} {seat} {move}".encode()).digest()[:8], "big")
