"""In which order several workers run the tests: what takes long comes first, so that little is left to wait for at the
end; and before all others the tests of the server, which often wait, while the browser tests use the processors."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

import pytest

#: The folders whose tests take a moment each.
SHORT = ("games", "kernel")
FIRST = "server"
#: The folder whose tests stay with one worker: numba compiles the same functions in each process that uses them.
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
    """The numbers of tests, given the folder and the file of each. Every worker gets a stretch of them, and when it is
    done takes from the end of another's: so each stretch begins with its share of what takes long."""
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
