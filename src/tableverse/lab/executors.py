"""Executors: play games in this process, in worker processes, or on a Ray cluster, with equal outcomes."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any

from tableverse.kernel.errors import MissingExtra
from tableverse.kernel.game import Game
from tableverse.lab.errors import Unreachable
from tableverse.lab.outcome import Outcome, play_game
from tableverse.lab.plan import MOST_JOBS, Plan, check_number

#: Games per chunk for a worker: enough to hide the overhead, and few enough for frequent progress updates.
LARGEST_CHUNK = 20
CHUNKS_PER_JOB = 8
#: Seconds of play after which starting worker processes pays off.
PATIENCE = 2.0


class Executor:
    """A way to play the games of a plan, given by number, in any order."""

    def check(self) -> None:
        """Raise an error if a requirement of the executor is missing."""

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[list[Outcome]]:
        raise NotImplementedError


class InProcess(Executor):
    """An executor that plays in this process, one game after another."""

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[list[Outcome]]:
        game = plan.open()
        for number in numbers:
            yield [play_game(plan, game, number)]


class ProcessPool(Executor):
    """An executor that plays in worker processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = check_number("jobs", jobs, 1, MOST_JOBS)

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[list[Outcome]]:
        if not numbers:
            return
        # Spawned, not forked: forking a process that has a progress bar's thread may deadlock.
        pool = ProcessPoolExecutor(min(self.jobs, len(numbers)), get_context("spawn"), _begin_work, (plan,))
        try:
            with _ignoring_ctrl_c():
                chunks = [pool.submit(_play_chunk, chunk) for chunk in _chunks(numbers, self.jobs)]
            for chunk in as_completed(chunks):
                yield chunk.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


class AllCores(Executor):
    """An executor that starts in this process and continues in one worker process per core if play takes long."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[list[Outcome]]:
        until = time.monotonic() + self.patience
        played = 0
        for outcomes in InProcess().play(plan, numbers):
            yield outcomes
            played += 1
            if time.monotonic() > until and cores() > 1:
                break
        yield from ProcessPool(cores()).play(plan, numbers[played:])


def cores() -> int:
    """Return the number of cores this process may use, at most ``MOST_JOBS``."""
    if hasattr(os, "sched_getaffinity"):
        return min(MOST_JOBS, len(os.sched_getaffinity(0)))
    return min(MOST_JOBS, os.cpu_count() or 1)


class RayCluster(Executor):
    """An executor on a Ray cluster whose machines have Tableverse installed. ``local`` starts one on this machine."""

    def __init__(self, address: str) -> None:
        self.address = address

    def check(self) -> None:
        if find_spec("ray") is None:
            raise MissingExtra(what="Ray", extra="ray")

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[list[Outcome]]:
        self.check()
        import ray

        try:
            ray.init(address=self.address, ignore_reinit_error=True, log_to_driver=False)
        except Exception as error:  # Ray raises many different errors
            raise Unreachable(address=self.address[:80]) from error
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote: Any = ray.remote(_play_there)
        waiting = [remote.remote(plan, chunk) for chunk in _chunks(numbers, workers)]
        while waiting:
            done, waiting = ray.wait(waiting)
            for chunk in done:
                yield ray.get(chunk)


def executor_for(jobs: int | None = None, address: str | None = None) -> Executor:
    """Return an executor with ``jobs`` processes; None uses all cores."""
    if jobs is not None:
        check_number("jobs", jobs, 1, MOST_JOBS)
    if address is not None:
        return RayCluster(address)
    if jobs is None:
        return AllCores()
    return InProcess() if jobs == 1 else ProcessPool(jobs)


def _chunks(numbers: Sequence[int], workers: int) -> list[list[int]]:
    size = max(1, min(LARGEST_CHUNK, len(numbers) // (workers * CHUNKS_PER_JOB)))
    return [list(numbers[first : first + size]) for first in range(0, len(numbers), size)]


def _play_there(plan: Plan, numbers: list[int]) -> list[Outcome]:
    game = plan.open()
    return [play_game(plan, game, number) for number in numbers]


@contextlib.contextmanager
def _ignoring_ctrl_c() -> Iterator[None]:
    """Start processes that ignore Ctrl-C until they set their own handler, so that none prints an error before."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may change the handler
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class _Worker:
    """The data that a worker process keeps between chunks."""

    plan: Plan
    game: Game


def _begin_work(plan: Plan) -> None:
    # Numeric libraries must not start additional threads.
    os.environ["OMP_NUM_THREADS"] = "1"
    # Ctrl-C ends a worker silently; the parent reports it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _Worker.plan = plan
    _Worker.game = plan.open()


def _play_chunk(numbers: list[int]) -> list[Outcome]:
    return [play_game(_Worker.plan, _Worker.game, number) for number in numbers]
