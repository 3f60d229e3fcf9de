"""The order in which parallel workers run the tests.

Slow tests start first, so that no worker is left waiting at the end. Server tests start before all others: they often
wait for I/O, while browser tests use the processors.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import pytest

#: Folders whose tests are short.
SHORT = ("games", "kernel")
FIRST = "server"
#: The folder whose tests stay on one worker, because numba compiles the same functions again in each process.
TOGETHER = "envs"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    workers: int = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        folders = [item.path.relative_to(config.rootpath / "tests").parts[0] for item in items]
        files = [
            (folder, folder if folder == TOGETHER else item.path) for folder, item in zip(folders, items, strict=True)
        ]
        items[:] = [items[number] for number in in_order(files, workers)]


def in_order(files: Sequence[tuple[str, object]], workers: int) -> list[int]:
    """Return the indices of the tests in running order, given the folder and the file of each.

    Each worker gets a contiguous slice and then steals from the end of another slice, so every slice begins with its
    share of the slow tests.
    """
    together = [list(group) for _, group in groupby(range(len(files)), key=lambda number: files[number])]
    long = [group for group in together if files[group[0]][0] not in SHORT]
    long.sort(key=lambda group: files[group[0]][0] != FIRST)
    short = [number for group in together if files[group[0]][0] in SHORT for number in group]
    stretches = [[number for group in long[worker::workers] for number in group] for worker in range(workers)]
    for worker, stretch in enumerate(stretches):
        length = len(files) // workers if worker < workers - 1 else len(files)
        missing = max(0, length - len(stretch))
        stretch += short[:missing]
        del short[:missing]
    return [number for stretch in stretches for number in stretch] + short
