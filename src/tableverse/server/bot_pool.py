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

import msgspec

from tableverse.bots.random_bot import RandomBot
from tableverse.kernel.match import Match
from tableverse.kernel.secret_rng import Seed
from tableverse.server.bot_worker import BotReply, BotRequest

log = logging.getLogger("tableverse.bots")

ATTEMPTS = 2
#: Keeps numerical libraries from using every core in every worker.
ENVIRONMENT = {"OMP_NUM_THREADS": "1"}


class WorkerFailed(Exception):
    pass


class WorkerProcess:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, request: BotRequest, timeout: float) -> str:
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
                writer.write(msgspec.json.encode(request) + b"\n")
                await writer.drain()
                line = await reader.readline()
            reply = msgspec.json.decode(line, type=BotReply)
        except (OSError, TimeoutError, msgspec.DecodeError, ValueError) as error:
            await self.stop()
            raise WorkerFailed(str(error) or type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop()  # its late reply would be taken for the reply to the next request
            raise
        if reply.error:
            raise WorkerFailed(reply.error)
        return reply.option

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """A few workers shared by all tables. Requests wait until a worker is free."""

    def __init__(self, workers: int, timeout: float) -> None:
        self._timeout = timeout
        self._workers = [WorkerProcess() for _ in range(workers)]
        self._idle: list[WorkerProcess] = list(self._workers)
        self._free = asyncio.Semaphore(workers)
        self.choices = 0
        self.seconds = 0.0
        self.failures = 0

    async def choose(self, match: Match, table: str, bot: str) -> str:
        """The bot's choice at the decision that the match waits for."""
        decision = match.state.decision
        assert decision is not None
        seed = _bot_seed(match.record.seed, table, decision.seat, match.moves)
        position = msgspec.Raw(match.game.encode(match.state))
        request = BotRequest(match.game.id, position, decision.seat, bot, seed)
        legal = {option.id for option in decision.options}
        random_option = RandomBot(seed).choose(match.perspective(decision.seat))
        for _ in range(ATTEMPTS):
            try:
                option = await self._ask(request)
            except WorkerFailed as error:
                self.failures += 1
                log.warning("bot %s failed at table %s: %s", bot, table, error)
                continue
            if option in legal:
                return option
            self.failures += 1
            log.warning("bot %s chose an option that is not offered at table %s: %s", bot, table, option[:80])
        return random_option

    async def _ask(self, request: BotRequest) -> str:
        async with self._free:
            worker = self._idle.pop()
            started = time.monotonic()
            try:
                option = await worker.ask(request, self._timeout)
            finally:
                self._idle.append(worker)
            self.choices += 1
            self.seconds += time.monotonic() - started
            return option

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()


def _bot_seed(secret: Seed, table: str, seat: int, move: int) -> int:
    """The same bot at the same position of the same table makes the same choice, even after a restart. Nobody who does
    not know the table's secret can work out what it will be."""
    return int.from_bytes(hashlib.sha256(f"{secret} {table} {seat} {move}".encode()).digest()[:8], "big")
