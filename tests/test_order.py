"""The running order of tests on parallel workers."""

from __future__ import annotations

from order import in_order

FILES = [("bots", 1), ("bots", 1), *[("games", 2)] * 6, ("kernel", 3), ("lab", 4), ("server", 5), ("server", 6)]


def test_every_worker_begins_with_slow_tests() -> None:
    names = [FILES[number] for number in in_order(FILES, 2)]
    assert names[:6] == [("server", 5), ("bots", 1), ("bots", 1), ("games", 2), ("games", 2), ("games", 2)]
    assert names[6:] == [("server", 6), ("lab", 4), ("games", 2), ("games", 2), ("games", 2), ("kernel", 3)]


def test_every_test_runs_once_with_any_number_of_workers() -> None:
    for workers in range(1, 20):
        assert sorted(in_order(FILES, workers)) == list(range(len(FILES)))
    assert in_order([], 4) == []
    assert in_order([("server", 1)] * 3, 2) == [0, 1, 2]
