"""Several processes behind one port: ``tableverse serve --workers N``.

The parent binds the port, loads what all of them need and forks them; whichever is free takes the next connection. It
serves nothing itself, so there is little that could make it fail. A worker that dies is replaced under the name that it
had: so the database knows that its tables are free, and what was handed over to it is not lost.
"""

from __future__ import annotations

import gc
import os
import pickle
import secrets
import signal
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from types import FrameType
from typing import IO

from tableverse.games import registry
from tableverse.kernel.errors import TableError
from tableverse.server.handover import Mailboxes

#: A worker that lived for less than these seconds is not replaced before they are over.
SHORT_LIFE = 2.0


@dataclass(frozen=True, slots=True)
class Worker:
    """One of the processes. ``parent``: a pipe that ends when the parent does. ``mailboxes``: of all of them."""

    number: int
    name: str
    parent: int
    mailboxes: Mailboxes


#: Serves until told to stop. Is also given what to call when it is ready.
Serve = Callable[[Worker, Callable[[], None]], None]


def run_workers(number: int, serve: Serve, on_ready: Callable[[], None]) -> None:
    """Until told to stop. ``on_ready`` is called once, when all of them are."""
    for game in registry.game_ids():
        registry.load_game(game)
    gc.collect()
    gc.freeze()  # so that what they share is not written to
    Supervisor(number, serve).run(on_ready)


class Supervisor:
    def __init__(self, number: int, serve: Serve) -> None:
        self._number = number
        self._serve = serve
        name = secrets.token_urlsafe(9)
        self._names = [f"{name}-{number}" for number in range(number)]
        self._mailboxes = Mailboxes(self._names)
        #: Process -> its number, and since when it runs.
        self._workers: dict[int, tuple[int, float]] = {}
        self._stopping = False
        #: Nothing is ever written to it: its end is the parent's.
        self._life = os.pipe()

    def run(self, on_ready: Callable[[], None]) -> None:
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._stop)
        pipes = [self._start(number) for number in range(self._number)]
        problem: TableError | None = None
        for pipe in pipes:
            with open(pipe, "rb") as said:
                heard = said.read()
            if heard:
                problem = problem or pickle.loads(heard)
        if problem is None:
            if not self._stopping:
                on_ready()
        else:
            self._stop()
        self._watch()
        if problem is not None:
            raise problem

    def _watch(self) -> None:
        while self._workers:
            process, status = os.waitpid(-1, 0)
            number, since = self._workers.pop(process)
            if self._stopping:
                continue
            sys.stderr.write(f"worker {number} ended ({os.waitstatus_to_exitcode(status)}) and is replaced\n")
            time.sleep(max(0.0, since + SHORT_LIFE - time.monotonic()))
            if not self._stopping:
                os.close(self._start(number))

    def _stop(self, *_: int | FrameType | None) -> None:
        """Cleanly; the second time, at once."""
        for process in self._workers:
            os.kill(process, signal.SIGKILL if self._stopping else signal.SIGTERM)
        self._stopping = True

    def _start(self, number: int) -> int:
        """Start a worker. Returns a pipe that ends when it is ready; if it cannot start, the pipe says why."""
        said, say = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(said)
            with open(say, "wb", buffering=0) as pipe:
                self._work(number, pipe)
        os.close(say)
        self._workers[process] = (number, time.monotonic())
        if self._stopping:  # since before it was known here
            os.kill(process, signal.SIGTERM)
        return said

    def _work(self, number: int, say: IO[bytes]) -> None:
        """All that a worker does. Never returns."""
        code = 1
        try:
            os.setpgid(0, 0)  # Ctrl-C is for the parent, which stops its workers
            for sign in (signal.SIGTERM, signal.SIGINT):
                signal.signal(sign, signal.SIG_DFL)
            os.close(self._life[1])
            self._serve(Worker(number, self._names[number], self._life[0], self._mailboxes), say.close)
            code = 0
        except TableError as error:
            code = 2
            try:
                say.write(pickle.dumps(error))
            except (OSError, ValueError):  # nobody waits for it, or it had been ready
                sys.stderr.write(f"{error}\n")
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
