"""Background reviews of finished games."""

import asyncio
import random
import sqlite3
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from server.support import TIMEOUT, Server, play_on, problem, quick, running
from tableverse.games import registry
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.server import reviews
from tableverse.server.bot_pool import WorkerFailed
from tableverse.server.errors import StoreError
from tableverse.server.store import SavedReview, SavedSeat


def judged(server: Server, table: str) -> dict[str, Any]:
    deadline = time.monotonic() + TIMEOUT
    while True:
        found: dict[str, Any] = server.get(f"/api/tables/{table}/review").json()
        if found["done"] == found["moves"]:
            return found
        assert time.monotonic() < deadline
        time.sleep(0.2)


def test_a_finished_game_is_reviewed(server: Server) -> None:
    ana = server.host("me random", seed=7)
    assert problem(server.get(f"/api/tables/{ana.id}/review"))[1] == "error-not-over"
    # A correction is nobody's choice, but it counts as a move.
    ana.send("correct", thing="seat:1", aspect="tokens-red", before=0, after=1, move=0)
    ana.until(lambda: ana.move == 1)
    play_on([ana], seed=7)
    ana.until(lambda: ana.table["status"] == "over")
    found = judged(server, ana.id)
    assert found["moves"] == ana.move
    assert [len(series) for series in found["chances"]] == [ana.move + 1] * 2
    winners = ana.view["result"]["winners"]
    assert [series[-1] for series in found["chances"]] == [100.0 if seat in winners else 0.0 for seat in (0, 1)]
    assert 1 <= len(found["costly"]) <= 3
    assert {one["seat"] for one in found["costly"]} == {0}  # bots get no advice
    costs = [one["cost"] for one in found["costly"]]
    assert costs == sorted(costs, reverse=True)
    for told, mat in zip(found["tallies"], ana.view["mats"], strict=True):
        assert (told["recruited"], told["points"]) == (len(mat["recruited"]), mat["points"])
    assert all(0 <= blow <= ana.move for blow in found["blows"])
    assert problem(server.get("/api/tables/nowhere/review"))[1] == "error-no-such-table"


def test_a_review_is_saved_and_repeated_by_another_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    config = quick(tmp_path)
    with running(config) as server:
        ana = server.host("me random", seed=7)
        play_on([ana], seed=7)
        ana.until(lambda: ana.table["status"] == "over")
        found = judged(server, ana.id)
        deadline = time.monotonic() + TIMEOUT
        while not is_saved(tmp_path):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        # A rematch does not inherit the review.
        ana.send("rematch")
        ana.until(lambda: ana.table["rematch"] is not None)
        assert server.backend is not None
        assert server.backend.rooms.rooms[ana.table["rematch"]].state.saved.review is None
    # After a restart the first answer is already complete.
    with running(config) as server:
        assert server.get(f"/api/tables/{ana.id}/review").json() == found
    monkeypatch.setattr(reviews, "__version__", "a later one")
    with running(config) as server:
        assert server.get(f"/api/tables/{ana.id}/review").json()["done"] < found["moves"]


def is_saved(folder: Path) -> bool:
    with sqlite3.connect(folder / "tables.sqlite") as database:
        return any('"shown"' in str(body) for (body,) in database.execute("SELECT body FROM tables"))


def test_a_review_keeps_changes_of_a_reloaded_table(tmp_path: Path) -> None:
    with running(quick(tmp_path)) as server:
        ana = server.host("me random", seed=7)
        play_on([ana], seed=7)
        ana.until(lambda: ana.table["status"] == "over")
        table, token = ana.id, ana.token
        server.get(f"/api/tables/{table}/review")
        assert server.backend is not None
        rooms = server.backend.rooms.rooms
        before = rooms.pop(table)  # as housekeeping does
        ana = server.sit(table, token)
        assert rooms[table] is not before
        ana.send("rematch")
        ana.until(lambda: ana.table["rematch"] is not None)
        deadline = time.monotonic() + TIMEOUT
        while not is_saved(tmp_path):
            assert time.monotonic() < deadline
            time.sleep(0.05)
    with running(quick(tmp_path)) as server:
        assert server.get(f"/api/tables/{table}").json()["rematch"] == ana.table["rematch"]


def played() -> Match:
    match = Match(registry.load_game("splendor"), Config(2), 7)
    chance = random.Random(7)
    while match.state.decision is not None:
        match.choose(chance.choice(match.state.decision.options).id)
    return match


def test_a_choice_that_could_not_be_judged_is_no_turning_point() -> None:
    match = played()
    assert match.state.result is not None
    winner = match.state.result.winners[0]
    judged = msgspec.json.encode(reviews.Judged([0.9 if seat == winner else 0.1 for seat in (0, 1)], "", 0.0))

    async def answer(_game: Any, state: Any, *_more: Any) -> bytes:
        if state.moves in (20, 21):
            raise WorkerFailed("too slow")
        return judged

    room: Any = SimpleNamespace(saved=SimpleNamespace(seats=[SavedSeat("ana", None), SavedSeat("juan", None)]))
    pool: Any = SimpleNamespace(answer=answer)
    review = reviews.Review(room, match)
    asyncio.run(review.judge_all(pool, "a table", ""))
    shown = review.shown()
    assert set(shown.chances[winner]) == {90.0, 100.0}
    assert shown.blows[winner] == 0


def test_an_unsaved_review_is_saved_later_without_judging_again() -> None:
    """The review is shown, and saved as soon as the store works again."""
    match = played()
    asked: list[str] = []
    kept: list[SavedReview] = []
    full = True

    async def answer(_game: Any, _state: Any, _bot: str, why: str, *_more: Any) -> bytes:
        asked.append(why)
        return msgspec.json.encode(reviews.Judged([0.5, 0.5], "", 0.0))

    async def keep(review: SavedReview) -> None:
        await asyncio.sleep(0)
        if full:
            raise StoreError(why="the disk is full")
        kept.append(review)

    pool: Any = SimpleNamespace(answer=answer)
    seats = [SavedSeat("ana", None), SavedSeat("juan", None)]
    saved = SimpleNamespace(seats=seats, status="over", review=None, undone=0)
    room: Any = SimpleNamespace(id="t1", address="", saved=saved, match=match, status="over", over=True)

    async def story() -> None:
        nonlocal full
        desk = reviews.Reviews(pool)
        desk.of(room, keep)
        while "t1" in desk._running:
            await asyncio.sleep(0)
        first = desk.of(room, keep)
        assert desk.of(room, keep) == first
        while desk._saving:
            await asyncio.sleep(0)
        assert (len(asked), kept) == (match.moves, [])
        full = False
        desk.of(room, keep)
        while desk._saving:
            await asyncio.sleep(0)
        assert [bytes(review.shown) for review in kept] == [first]
        assert len(asked) == match.moves

    asyncio.run(story())


def test_only_the_latest_unsaved_reviews_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MAX_UNSAVED", 2)

    async def keep(_review: SavedReview) -> None:
        raise StoreError(why="the disk is full")

    async def story() -> None:
        desk = reviews.Reviews(SimpleNamespace())  # type: ignore[arg-type]
        for table in ("t1", "t2", "t3"):
            await desk._save(table, SavedReview("1", 1, 0, msgspec.Raw(b"{}")), keep)
        assert list(desk._unsaved) == ["t2", "t3"]

    asyncio.run(story())
