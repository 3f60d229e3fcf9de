"""Many games between bots.

A plan always gives the same outcomes, on any machine and with any number of interruptions.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from tableverse.lab.executors import Executor, executor_for
from tableverse.lab.outcome import Outcome
from tableverse.lab.plan import Plan
from tableverse.lab.run_file import RunFile
from tableverse.lab.summary import Summary


def simulate(
    plan: Plan,
    jobs: int | None = 1,
    progress: Callable[[int], None] | None = None,
    executor: Executor | None = None,
    out: Path | None = None,
) -> Summary:
    """Play the plan's games and call ``progress`` with the number of games just finished.

    With ``out``, save the outcomes in that file as they arrive, and skip games whose outcomes are already in the file.
    """
    executor = executor_for(jobs) if executor is None else executor
    executor.check()
    plan.check()
    start = time.perf_counter()
    if out is None:
        outcomes: list[Outcome] = []
        for played in executor.play(plan, range(plan.games)):
            outcomes += played
            if progress is not None:
                progress(len(played))
        return Summary(plan, outcomes, time.perf_counter() - start)
    with RunFile(out, plan) as kept:
        missing = kept.missing()
        if progress is not None:
            progress(plan.games - len(missing))
        for played in executor.play(plan, missing):
            kept.add(played)
            if progress is not None:
                progress(len(played))
        kept.save()
        return Summary(plan, kept.outcomes(), time.perf_counter() - start)
