"""Pack checks in a separate process (``pack_worker.py``), because an untrusted pack may take seconds to load."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys

import msgspec

from tableverse.server.errors import PackCheckStopped, PackTooSlow, TooFast
from tableverse.server.pack_worker import CheckRequest

log = logging.getLogger("tableverse.packs")

#: Timeout of a check, and how long an idle process is kept, in seconds.
TIMEOUT_SECONDS = 60.0
IDLE_SECONDS = 120.0
#: Maximum number of queued checks.
MAX_WAITING = 16
#: Maximum size of a result in bytes. It repeats the pack and includes the texts of all its cards.
MAX_REPLY_BYTES = 64 * 1024 * 1024


class PackChecker:
    """A checker process, started on first use, that checks one pack at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._lock = asyncio.Lock()
        self._waiting = 0
        self._idle_timer: asyncio.TimerHandle | None = None

    async def check(self, request: CheckRequest) -> bytes:
        """Return the problems and changes of a pack, as JSON."""
        if self._waiting >= MAX_WAITING:
            raise TooFast()
        self._waiting += 1
        try:
            async with self._lock:
                return await self._check(request)
        finally:
            self._waiting -= 1

    async def _check(self, request: CheckRequest) -> bytes:
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        try:
            process = await self._ensure_started()
            assert process.stdin is not None
            assert process.stdout is not None
            async with asyncio.timeout(TIMEOUT_SECONDS):
                process.stdin.write(msgspec.json.encode(request) + b"\n")
                await process.stdin.drain()
                answer = await process.stdout.readline()
            if not answer.endswith(b"\n"):
                raise ValueError("no answer")
        except TimeoutError as error:  # a subclass of OSError
            log.warning("the check of a pack took more than %s seconds", TIMEOUT_SECONDS)
            await self.close()
            raise PackTooSlow(seconds=int(TIMEOUT_SECONDS)) from error
        except (OSError, RuntimeError, ValueError) as error:
            # uvloop raises RuntimeError if the process is gone.
            log.warning("a pack could not be checked: %s", error or type(error).__name__)
            await self.close()
            raise PackCheckStopped() from error
        except asyncio.CancelledError:
            await self.close()  # its pending reply must not answer the next request
            raise
        self._idle_timer = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._stop_if_idle)
        return answer[:-1]

    async def _ensure_started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tableverse.server.pack_worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MAX_REPLY_BYTES,
            )
        return self._process

    def _stop_if_idle(self) -> None:
        """Close the idle process's standard input, which ends it."""
        if self._process is not None and self._process.stdin is not None and not self._lock.locked():
            self._process.stdin.close()
            self._process = None

    async def close(self) -> None:
        if self._idle_timer is not None:
            self._idle_timer.cancel()
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
