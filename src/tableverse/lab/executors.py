"""Where games are played: in this process, in worker processes, or on a Ray cluster. The outcomes are the same."""

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

#: Games handed to a worker at once: enough to hide the cost of handing over, few enough for a lively progress bar.
LARGEST_CHUNK = 20
CHUNKS_PER_JOB = 8
#: Seconds of play after which it is worth while to start worker processes.
PATIENCE = 2.0


class Executor:
    """Plays games of a plan, by their numbers, in any order."""

    def check(self) -> None:
        """Refuse to start where something is missing."""

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[list[Outcome]]:
        raise NotImplementedError


class InProcess(Executor):
    """In this process, one game after the other."""

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[list[Outcome]]:
        game = plan.open()
        for number in numbers:
            yield [play_game(plan, game, number)]


class ProcessPool(Executor):
    """In worker processes on this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = check_number("jobs", jobs, 1, MOST_JOBS)

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[list[Outcome]]:
        if not numbers:
            return
        # Spawned, not forked: a fork of a process whose progress bar has a thread may hang.
        pool = ProcessPoolExecutor(min(self.jobs, len(numbers)), get_context("spawn"), _begin_work, (plan,))
        try:
            with _ignoring_ctrl_c():
                chunks = [pool.submit(_play_chunk, chunk) for chunk in _chunks(numbers, self.jobs)]
            for chunk in as_completed(chunks):
                yield chunk.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


class AllCores(Executor):
    """In this process for a moment; what is left then goes to worker processes, one for each core."""

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
    """Those that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return min(MOST_JOBS, len(os.sched_getaffinity(0)))
    return min(MOST_JOBS, os.cpu_count() or 1)


class RayCluster(Executor):
    """On a Ray cluster, whose machines have Tableverse installed. ``local`` starts one on this machine."""

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
        except Exception as error:  # Ray has many ways to say it
            raise Unreachable(address=self.address[:80]) from error
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        remote: Any = ray.remote(_play_there)
        waiting = [remote.remote(plan, chunk) for chunk in _chunks(numbers, workers)]
        while waiting:
            done, waiting = ray.wait(waiting)
            for chunk in done:
                yield ray.get(chunk)


def executor_for(jobs: int | None = None, address: str | None = None) -> Executor:
    """``jobs``: as many processes; None for all cores."""
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
    """Processes started here ignore Ctrl-C until they say otherwise, so that none dies noisily while starting."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may change it
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class _Worker:
    """What a worker process keeps between chunks."""

    plan: Plan
    game: Game


def _begin_work(plan: Plan) -> None:
    # Numeric libraries must not start threads of their own beside the workers.
    os.environ["OMP_NUM_THREADS"] = "1"
    # Ctrl-C ends a worker at once and without a word; the parent says what happened.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    _Worker.plan = plan
    _Worker.game = plan.open()


def _play_chunk(numbers: list[int]) -> list[Outcome]:
    return [play_game(_Worker.plan, _Worker.game, number) for number in numbers]
