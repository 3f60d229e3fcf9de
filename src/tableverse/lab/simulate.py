"""Many games between bots, in one process or several. The same plan gives the same outcomes however it is split."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from tableverse.kernel.game import Game
from tableverse.lab.contest import Outcome, contest
from tableverse.lab.plan import MOST_JOBS, Plan, check_number
from tableverse.lab.summary import Summary

#: Games handed to a worker at once: enough to hide the cost of handing over, few enough for a lively progress bar.
LARGEST_CHUNK = 20
CHUNKS_PER_JOB = 8


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Summary:
    """Play the plan's games. ``progress`` is told how many games have just been finished."""
    check_number("jobs", jobs, 1, MOST_JOBS)
    plan.check()
    start = time.perf_counter()
    outcomes: list[Outcome] = []
    for played in _here(plan) if jobs == 1 else _in_workers(plan, jobs):
        outcomes += played
        if progress is not None:
            progress(len(played))
    return Summary(plan, outcomes, time.perf_counter() - start)


def _here(plan: Plan) -> Iterator[list[Outcome]]:
    game = plan.open()
    for number in range(plan.games):
        yield [contest(plan, game, number)]


def _in_workers(plan: Plan, jobs: int) -> Iterator[list[Outcome]]:
    size = max(1, min(LARGEST_CHUNK, plan.games // (jobs * CHUNKS_PER_JOB)))
    # Spawned, not forked: a fork of a process whose progress bar has a thread may hang.
    pool = ProcessPoolExecutor(min(jobs, plan.games), get_context("spawn"), _begin_work, (plan,))
    try:
        with _born_deaf_to_ctrl_c():
            chunks = [
                pool.submit(_play_chunk, first, min(first + size, plan.games)) for first in range(0, plan.games, size)
            ]
        for chunk in as_completed(chunks):
            yield chunk.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


@contextlib.contextmanager
def _born_deaf_to_ctrl_c() -> Iterator[None]:
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


def _play_chunk(first: int, after: int) -> list[Outcome]:
    return [contest(_Worker.plan, _Worker.game, number) for number in range(first, after)]
