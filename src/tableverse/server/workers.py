"""Several processes behind one port: ``tableverse serve --workers N``.

The parent binds the port, loads shared data and forks the workers. Any idle worker accepts the next connection. The
parent does not serve requests itself, so little can make it fail. A dead worker is replaced by one with the same name.
The database then knows that its tables are free, and connections handed over to it are not lost.
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

#: A worker that lived shorter than this many seconds is replaced only after they have passed.
MIN_LIFETIME_SECONDS = 2.0


@dataclass(frozen=True, slots=True)
class Worker:
    """A worker process. The pipe ``parent`` closes when the parent dies. ``mailboxes`` serve all workers."""

    number: int
    name: str
    parent: int
    mailboxes: Mailboxes


#: Serves until stopped. The second argument is a callback for when it is ready.
Serve = Callable[[Worker, Callable[[], None]], None]


def run_workers(number: int, serve: Serve, on_ready: Callable[[], None]) -> None:
    """Run the workers until stopped, and call ``on_ready`` once all of them are ready."""
    for game in registry.game_ids():
        registry.load_game(game)
    gc.collect()
    gc.freeze()  # avoids copying shared memory pages
    Supervisor(number, serve).run(on_ready)


class Supervisor:
    def __init__(self, number: int, serve: Serve) -> None:
        self._number = number
        self._serve = serve
        name = secrets.token_urlsafe(9)
        self._names = [f"{name}-{number}" for number in range(number)]
        self._mailboxes = Mailboxes(self._names)
        #: Process id -> worker number and start time.
        self._workers: dict[int, tuple[int, float]] = {}
        self._stopping = False
        #: A pipe without data, which closes when the parent dies.
        self._life_pipe = os.pipe()

    def run(self, on_ready: Callable[[], None]) -> None:
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._stop)
        pipes = [self._start(number) for number in range(self._number)]
        problem: TableError | None = None
        for pipe in pipes:
            with open(pipe, "rb") as reader:
                failure = reader.read()
            if failure:
                problem = problem or pickle.loads(failure)
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
            sys.stderr.write(f"worker {number} ended ({os.waitstatus_to_exitcode(status)}) and is being replaced\n")
            time.sleep(max(0.0, since + MIN_LIFETIME_SECONDS - time.monotonic()))
            if not self._stopping:
                os.close(self._start(number))

    def _stop(self, *_: int | FrameType | None) -> None:
        """Stop the workers cleanly. On the second call, kill them."""
        for process in self._workers:
            os.kill(process, signal.SIGKILL if self._stopping else signal.SIGTERM)
        self._stopping = True

    def _start(self, number: int) -> int:
        """Start a worker and return a pipe that closes when it is ready, or delivers the error if it cannot start."""
        reader, writer = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(reader)
            with open(writer, "wb", buffering=0) as pipe:
                self._work(number, pipe)
        os.close(writer)
        self._workers[process] = (number, time.monotonic())
        if self._stopping:  # stopped before this process was registered
            os.kill(process, signal.SIGTERM)
        return reader

    def _work(self, number: int, writer: IO[bytes]) -> None:
        """Run the worker. Never return."""
        code = 1
        try:
            os.setpgid(0, 0)  # Ctrl-C stops the parent, which then stops its workers
            for sign in (signal.SIGTERM, signal.SIGINT):
                signal.signal(sign, signal.SIG_DFL)
            os.close(self._life_pipe[1])
            self._serve(Worker(number, self._names[number], self._life_pipe[0], self._mailboxes), writer.close)
            code = 0
        except TableError as error:
            code = 2
            try:
                writer.write(pickle.dumps(error))
            except (OSError, ValueError):  # the worker was already ready, or nobody reads the pipe
                sys.stderr.write(f"{error}\n")
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
