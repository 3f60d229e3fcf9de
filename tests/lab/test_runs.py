"""Runs stored in a file, and executors: interrupted runs resume, and outcomes never differ."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
import types
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, ClassVar

import pytest

from tableverse.kernel.errors import FileTrouble, MissingExtra, TableError
from tableverse.kernel.game import Game
from tableverse.lab import executors
from tableverse.lab.errors import NotARun, NotASetting, OtherRun, Unreachable
from tableverse.lab.executors import AllCores, InProcess, ProcessPool, RayCluster, executor_for
from tableverse.lab.outcome import Outcome
from tableverse.lab.plan import Plan, read_settings
from tableverse.lab.simulate import simulate

PLAN = Plan("splendor", ("random", "random"), 12, seed=4, swap_seats=True)


class StopsAfter(InProcess):
    """An executor that raises KeyboardInterrupt after some games."""

    def __init__(self, games: int) -> None:
        self.games = games

    def play(self, plan: Plan, numbers: Any) -> Iterator[list[Outcome]]:
        for done, played in enumerate(super().play(plan, numbers)):
            if done == self.games:
                raise KeyboardInterrupt
            yield played


def test_interrupted_run_resumes_with_the_same_results(tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    for games in (3, 2):
        with pytest.raises(KeyboardInterrupt):
            simulate(PLAN, executor=StopsAfter(games), out=file)
    told: list[int] = []
    resumed = simulate(PLAN, progress=told.append, out=file)
    assert told == [5] + [1] * 7
    assert resumed.outcomes == simulate(PLAN).outcomes
    told.clear()
    assert simulate(PLAN, progress=told.append, out=file).outcomes == resumed.outcomes
    assert told == [12]


def test_killed_run_resumes_with_the_same_results(tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    plan = Plan("splendor", ("greedy", "random"), 40, seed=4)
    source = (
        "from pathlib import Path; import sys; from tableverse.lab.plan import Plan;"
        "from tableverse.lab.simulate import simulate;"
        "simulate(Plan('splendor', ('greedy', 'random'), 100_000, seed=4), out=Path(sys.argv[1]))"
    )
    run = subprocess.Popen([sys.executable, "-c", source, str(file)])
    try:
        while not _games_in(file):
            assert run.poll() is None
            time.sleep(0.05)
    finally:
        os.kill(run.pid, signal.SIGKILL)
        run.wait()
    found = simulate(plan, out=file)
    assert found.outcomes == simulate(plan).outcomes


def _games_in(file: Path) -> int:
    try:
        with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as database:
            return int(database.execute("SELECT count(*) FROM outcomes").fetchone()[0])
    except sqlite3.OperationalError:  # not created yet
        return 0


def test_run_can_be_extended_and_read_in_part(tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    simulate(PLAN, out=file)
    longer = Plan("splendor", PLAN.bots, 15, seed=4, swap_seats=True)
    assert simulate(longer, out=file).games == 15
    assert simulate(PLAN, out=file).outcomes == simulate(PLAN).outcomes


@pytest.mark.parametrize(
    "other",
    [
        Plan("splendor", ("random", "greedy"), 12, seed=4, swap_seats=True),
        Plan("splendor", ("random", "random"), 12, seed=5, swap_seats=True),
        Plan("splendor", ("random", "random"), 12, seed=4),
        Plan("splendor", ("random", "random", "random"), 12, seed=4, swap_seats=True),
    ],
)
def test_file_of_another_run_is_refused_unchanged(other: Plan, tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    simulate(Plan("splendor", PLAN.bots, 1, seed=4, swap_seats=True), out=file)
    before = file.read_bytes()
    with pytest.raises(OtherRun) as refused:
        simulate(other, out=file)
    assert str(file) in str(refused.value)
    assert refused.value.say("es") != str(refused.value)
    assert file.read_bytes() == before


def _text(file: Path) -> None:
    file.write_text("my notes, which are longer than the head of a database " * 20, encoding="utf-8")


def _other_database(file: Path) -> None:
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE plan (name, value)")


@pytest.mark.parametrize("make", [_text, _other_database])
def test_foreign_file_is_refused_unchanged(make: Callable[[Path], None], tmp_path: Path) -> None:
    file = tmp_path / "run.sqlite"
    make(file)
    before = file.read_bytes()
    with pytest.raises(NotARun):
        simulate(PLAN, out=file)
    assert file.read_bytes() == before


def test_unwritable_paths_are_refused(tmp_path: Path) -> None:
    for wrong in (tmp_path, tmp_path / "nowhere" / "run.sqlite"):
        with pytest.raises(FileTrouble):
            simulate(PLAN, out=wrong)
    assert list(tmp_path.iterdir()) == []


def test_invalid_plan_leaves_no_file(tmp_path: Path) -> None:
    for bad in (Plan("splendor", ("random", "hal"), 5), Plan("splendor", ("random", "random"), 0)):
        with pytest.raises(TableError):
            simulate(bad, out=tmp_path / "run.sqlite")
    assert list(tmp_path.iterdir()) == []


# --- executors ----------------------------------------------------------------------------------------------------


def a_ray(reachable: bool) -> types.ModuleType:
    """Return a fake Ray module that runs everything at once in this process."""

    def init(**_: Any) -> None:
        if not reachable:
            raise ConnectionError("nobody there")

    def remote(function: Callable[..., Any]) -> types.SimpleNamespace:
        return types.SimpleNamespace(remote=function)

    made = types.ModuleType("ray")
    made.__dict__.update(
        init=init,
        remote=remote,
        wait=lambda waiting: (waiting[-1:], waiting[:-1]),  # the last one is the first to be finished
        get=lambda found: found,
        cluster_resources=lambda: {"CPU": 2.0},
    )
    return made


def test_all_executors_give_the_same_outcomes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", a_ray(reachable=True))
    monkeypatch.setattr(executors, "find_spec", lambda name: name)
    here, processes, cluster = (
        simulate(PLAN, executor=place).outcomes for place in (InProcess(), ProcessPool(2), RayCluster("local"))
    )
    assert here == processes == cluster


def test_long_runs_use_a_process_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "cores", lambda: 2)
    pools: list[int] = []

    class Watched(ProcessPool):
        def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[list[Outcome]]:
            pools.append(len(numbers))
            return super().play(plan, numbers)

    monkeypatch.setattr(executors, "ProcessPool", Watched)
    soon_done = simulate(PLAN, executor=AllCores(patience=3600)).outcomes
    assert pools == [0]
    shared = simulate(PLAN, executor=AllCores(patience=0)).outcomes
    assert pools == [0, PLAN.games - 1]
    assert soon_done == shared == simulate(PLAN, executor=InProcess()).outcomes
    assert isinstance(executor_for(), AllCores)


def test_real_ray_cluster() -> None:
    ray = pytest.importorskip("ray", reason="Ray is not installed (extra: ray)")
    try:
        assert simulate(PLAN, executor=RayCluster("local")).outcomes == simulate(PLAN, executor=InProcess()).outcomes
    finally:
        ray.shutdown()


def test_unreachable_cluster_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "ray", a_ray(reachable=False))
    monkeypatch.setattr(executors, "find_spec", lambda name: name)
    with pytest.raises(Unreachable) as refused:
        simulate(PLAN, executor=RayCluster("10.0.0.1:6379"))
    assert str(refused.value) == "Can’t reach a Ray cluster at 10.0.0.1:6379"


def test_missing_ray_gives_one_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(executors, "find_spec", lambda name: None)
    with pytest.raises(MissingExtra) as refused:
        simulate(PLAN, executor=RayCluster("local"), out=tmp_path / "run.sqlite")
    assert "“ray”" in str(refused.value)
    assert list(tmp_path.iterdir()) == []


def test_settings_are_parsed_by_the_games_values() -> None:
    class Made(Game):
        settings: ClassVar[dict[str, tuple[Any, ...]]] = {"level": (1, 2), "mode": ("solo", "team")}

    found = Made()
    assert read_settings(found, ["level=2", "mode=team"]) == (("level", 2), ("mode", "team"))
    assert read_settings(found, ["level=9"]) == (("level", "9"),)
    with pytest.raises(NotASetting):
        read_settings(found, ["level"])


def test_outcome_lists_the_cards_held() -> None:
    outcome = simulate(Plan("splendor", ("greedy", "greedy"), 1)).outcomes[0]
    assert [len(held) > 3 for held in outcome.held] == [True, True]
