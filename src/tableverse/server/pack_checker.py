"""Packs are checked in a process of their own (``pack_worker.py``): a stranger's pack may take seconds to read, and no
table waits for that."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys

import msgspec

from tableverse.server.errors import PackCheckStopped, PackTooSlow, TooFast
from tableverse.server.pack_worker import CheckRequest

log = logging.getLogger("tableverse.packs")

#: Seconds that a check may take, and that an idle process is kept for the next.
LONGEST = 60.0
IDLE = 120.0
#: Packs that may wait for their check.
MOST_WAITING = 16
#: Bytes of an answer: it repeats the pack, and tells what all of its cards say.
LARGEST_ANSWER = 64 * 1024 * 1024


class PackChecker:
    """One process, started when it is first needed; one pack after the other."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._leaving: asyncio.TimerHandle | None = None

    async def check(self, request: CheckRequest) -> bytes:
        """What is wrong with a pack and what it changes, as JSON."""
        if self._waiting >= MOST_WAITING:
            raise TooFast()
        self._waiting += 1
        try:
            async with self._lock:
                return await self._check(request)
        finally:
            self._waiting -= 1

    async def _check(self, request: CheckRequest) -> bytes:
        if self._leaving is not None:
            self._leaving.cancel()
        try:
            process = await self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            async with asyncio.timeout(LONGEST):
                process.stdin.write(msgspec.json.encode(request) + b"\n")
                await process.stdin.drain()
                answer = await process.stdout.readline()
            if not answer.endswith(b"\n"):
                raise ValueError("no answer")
        except TimeoutError as error:  # which is an OSError, too
            log.warning("a pack could not be checked in %s seconds", LONGEST)
            await self.close()
            raise PackTooSlow(seconds=int(LONGEST)) from error
        except (OSError, RuntimeError, ValueError) as error:
            # uvloop tells by a RuntimeError that the process is gone.
            log.warning("a pack could not be checked: %s", error or type(error).__name__)
            await self.close()
            raise PackCheckStopped() from error
        except asyncio.CancelledError:
            await self.close()  # whatever it says now is no answer to the next
            raise
        self._leaving = asyncio.get_running_loop().call_later(IDLE, self._leave)
        return answer[:-1]

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tableverse.server.pack_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LARGEST_ANSWER,
            )
        return self._process

    def _leave(self) -> None:
        """It ends by itself once nobody can ask it any more."""
        if self._process is not None and self._process.stdin is not None and not self._lock.locked():
            self._process.stdin.close()
            self._process = None

    async def close(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
