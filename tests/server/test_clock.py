"""The optional clock of a table: the seat it runs for, restarts, and what happens when time runs out."""

import asyncio
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from server.support import Player, Server, problem, quick, running
from tableverse.server import timekeeper
from tableverse.server.clock import Clock, grant_minimum_time, reset_clock
from tableverse.server.errors import StoreError
from tableverse.server.store import SavedClock, SavedSeat

HARMLESS = "take:"


def pick(player: Player) -> str:
    return next(option for option in player.options if option.startswith(HARMLESS))


class Watch:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_the_clock_charges_only_the_running_seat() -> None:
    watch, saved = Watch(), SavedClock("bank", 60, "mark")
    clock = Clock(watch)
    reset_clock(saved, 2)
    watch.now += 30
    clock.charge_elapsed(saved)
    assert saved.left == [60, 60]
    clock.running = 1
    watch.now += 12.5
    assert clock.shown(saved).left == [60_000, 47_500]
    watch.now += 500
    clock.charge_elapsed(saved)
    assert saved.left == [60, 0]  # never below zero
    grant_minimum_time(saved, 1)
    assert saved.left == [60, 60]
    saved.seconds = 600
    grant_minimum_time(saved, 0)
    assert saved.left == [60, 60]


def test_viewing_the_clock_does_not_change_it() -> None:
    """Viewing charges no time, also while another copy of the table is being saved."""
    watch, saved = Watch(), SavedClock("bank", 60, "mark")
    clock = Clock(watch)
    reset_clock(saved, 2)
    clock.running = 0
    copy = msgspec.structs.replace(saved, left=saved.left[:])
    watch.now += 20
    assert clock.shown(saved).left == [40_000, 60_000]
    clock.charge_elapsed(copy)
    assert copy.left == [40, 60]


def test_a_timeout_is_saved_again_until_it_succeeds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timekeeper, "RETRY_SECONDS", 0.01)
    clock = SavedClock("bank", 60, "mark", left=[0.0, 60.0])
    table = SimpleNamespace(clock=clock, seats=[SavedSeat("ana", None), SavedSeat("juan", None)])
    match = SimpleNamespace(state=SimpleNamespace(decision=SimpleNamespace(seat=0)))
    room: Any = SimpleNamespace(id="t1", saved=table, clock=Clock(), status="playing", match=match)
    room.connections = [SimpleNamespace(person="ana")]
    room.draft = lambda: SimpleNamespace(clock=msgspec.structs.replace(clock, overdue=[]), seats=table.seats)
    tried: list[list[int]] = []

    async def save(changed: Any) -> None:
        tried.append(changed.clock.overdue)
        if len(tried) < 3:
            raise StoreError(why="the disk is full")
        room.saved = changed
        keeper.update()

    async def story() -> None:
        nonlocal keeper
        keeper = timekeeper.Timekeeper(room, asyncio.Lock(), save)
        keeper.update()
        while room.saved is table:
            await asyncio.sleep(0.005)
        await asyncio.sleep(0.03)  # the clock must not be saved again

    keeper: timekeeper.Timekeeper
    asyncio.run(story())
    assert tried == [[0], [0], [0]]


def test_a_table_may_have_no_clock(server: Server) -> None:
    ana = server.host("me random")
    ana.until(lambda: bool(ana.options))
    assert ana.table["clock"] is None


@pytest.mark.parametrize("change", [{"kind": "day"}, {"seconds": 0}, {"seconds": 10**6}, {"at_zero": "lose"}])
def test_an_invalid_clock_is_refused(server: Server, change: dict) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish = {"kind": "turn", "seconds": 60, "at_zero": "mark", **change}
    answer = server.post("/api/tables", {"game": "splendor", "seats": seats, "name": "Ana", "clock": wish})
    assert problem(answer) == (422, "error-bad-request")


def test_remaining_time_survives_a_restart(tmp_path) -> None:
    with running(quick(tmp_path)) as server:
        made = server.create("me open", clock={"kind": "bank", "seconds": 3600, "at_zero": "bot"})
        ana = server.sit(made["table"], made["token"])
        joined = server.join(made["table"], "Juan")
        juan = server.sit(made["table"], joined["token"])
        ana.until(lambda: bool(ana.options))
        assert ana.table["clock"]["running"] == 0
        ana.choose(pick(ana))
        juan.until(lambda: bool(juan.options))
        clock = juan.table["clock"]
        assert (clock["running"], clock["left"][1] > 3_590_000) == (1, True)
        left = clock["left"][0]
        assert 0 < left < 3_600_000
    with running(quick(tmp_path)) as server:
        juan = server.sit(made["table"], joined["token"])
        juan.until(lambda: bool(juan.options))
        clock = juan.table["clock"]
        assert (clock["running"], clock["left"][0], clock["overdue"]) == (1, left, [])


def test_a_clock_per_turn_starts_full_each_turn(server: Server) -> None:
    ana = server.host("me open", clock={"kind": "turn", "seconds": 3600})
    juan = server.guest(ana.id, "Juan")
    ana.until(lambda: bool(ana.options))
    ana.choose(pick(ana))
    juan.until(lambda: bool(juan.options))
    assert (juan.table["clock"]["running"], juan.table["clock"]["left"][0]) == (1, 3_600_000)


def test_a_bot_plays_after_a_timeout_until_the_player_is_back(server: Server) -> None:
    ana = server.host("me open", clock={"kind": "bank", "seconds": 1, "at_zero": "bot"})
    juan = server.guest(ana.id, "Juan")
    juan.until(lambda: juan.table["seats"][0]["kind"] == "bot")
    juan.until(lambda: juan.move > 0)
    assert 0 in juan.table["clock"]["overdue"]
    ana.send("take-back")
    ana.until(lambda: bool(ana.table["clock"]["overdue"]) and ana.table["seats"][0]["kind"] == "person")
    assert ana.table["clock"]["left"][0] > 0


def test_a_timeout_may_only_mark_the_seat(server: Server) -> None:
    ana = server.host("me open", clock={"kind": "bank", "seconds": 1, "at_zero": "mark"})
    server.guest(ana.id, "Juan")
    ana.until(lambda: ana.table["clock"]["overdue"] == [0])
    assert ana.table["seats"][0]["kind"] == "person"
    ana.choose(pick(ana))
    ana.until(lambda: ana.move == 1)
