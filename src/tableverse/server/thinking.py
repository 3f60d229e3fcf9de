"""Bots think in processes of their own, so that the table never waits for them.

A worker (``worker.py``) is sent a position and answers with an option id. One that dies or thinks too long is
replaced; the choice is asked once more, and then made at random, so that no table is stuck.
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

from tableverse.bots.chance import RandomBot
from tableverse.kernel.match import Match
from tableverse.server.worker import Answer, Question

log = logging.getLogger("tableverse.bots")

ATTEMPTS = 2
#: Workers must not each take all cores for the same sum.
ENVIRONMENT = {"OMP_NUM_THREADS": "1"}


class Trouble(Exception):
    pass


class Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: Question, timeout: float) -> str:
        try:
            if self._process is None:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "tableverse.server.worker",
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    env={**os.environ, **ENVIRONMENT},
                )
            writer, reader = self._process.stdin, self._process.stdout
            assert writer is not None
            assert reader is not None
            async with asyncio.timeout(timeout):
                writer.write(msgspec.json.encode(question) + b"\n")
                await writer.drain()
                line = await reader.readline()
            answer = msgspec.json.decode(line, type=Answer)
        except (OSError, TimeoutError, msgspec.DecodeError, ValueError) as error:
            await self.stop()
            raise Trouble(str(error) or type(error).__name__) from error
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that to the next question
            raise
        if answer.trouble:
            raise Trouble(answer.trouble)
        return answer.option

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinker:
    """A few workers shared by all tables. Questions wait their turn."""

    def __init__(self, workers: int, timeout: float) -> None:
        self._timeout = timeout
        self._workers = [Worker() for _ in range(workers)]
        self._idle: list[Worker] = list(self._workers)
        self._turns = asyncio.Semaphore(workers)
        self.choices = 0
        self.seconds = 0.0
        self.troubles = 0

    async def choose(self, match: Match, table: str, bot: str) -> str:
        """The bot's choice at the decision that the match waits for."""
        decision = match.state.decision
        assert decision is not None
        seed = _seed(table, decision.seat, match.moves)
        position = msgspec.Raw(match.game.encode(match.state))
        question = Question(match.game.id, position, decision.seat, bot, seed)
        legal = {option.id for option in decision.options}
        by_chance = RandomBot(seed).choose(match.perspective(decision.seat))
        for _ in range(ATTEMPTS):
            try:
                option = await self._ask(question)
            except Trouble as trouble:
                self.troubles += 1
                log.warning("the bot %s had trouble at table %s: %s", bot, table, trouble)
                continue
            if option in legal:
                return option
            self.troubles += 1
            log.warning("the bot %s chose what is not offered at table %s: %s", bot, table, option[:80])
        return by_chance

    async def _ask(self, question: Question) -> str:
        async with self._turns:
            worker = self._idle.pop()
            begun = time.monotonic()
            try:
                option = await worker.ask(question, self._timeout)
            finally:
                self._idle.append(worker)
            self.choices += 1
            self.seconds += time.monotonic() - begun
            return option

    async def close(self) -> None:
        for worker in self._workers:
            await worker.stop()


def _seed(table: str, seat: int, move: int) -> int:
    """The same bot at the same position of the same table chooses the same, also after a restart."""
    return int.from_bytes(hashlib.sha256(f"{table} {seat} {move}".encode()).digest()[:8], "big")
