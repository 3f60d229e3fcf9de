"""Bots in worker processes: repeatable choices that never block a table."""

import asyncio
import os
import signal
import sys
import time

import msgspec
import pytest
import uvloop

from server.support import quick, running
from tableverse.games import registry
from tableverse.kernel.game import Config
from tableverse.kernel.match import Match
from tableverse.server import bot_pool
from tableverse.server.bot_pool import BotPool
from tableverse.server.bot_worker import BotRequest, reply_to


@pytest.fixture
def match() -> Match:
    return Match(registry.load_game("splendor"), Config(2), 1)


def with_pool(story, timeout=30.0, workers=1):
    async def tell():
        pool = BotPool(workers, timeout)
        try:
            return await story(pool)
        finally:
            await pool.close()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:  # the same event loop as the server's
        return runner.run(tell())


@pytest.mark.parametrize("bot", ["random", "greedy", "mcts:20", "expert"])
def test_a_bot_repeats_its_choice(match, bot):
    async def story(pool):
        return [await pool.choose(match, "table", bot) for _ in range(2)]

    first, second = with_pool(story)
    assert first == second
    assert match.state.decision.find(first) is not None


def test_the_event_loop_is_free_while_a_bot_thinks(match):
    async def story(pool):
        await pool.choose(match, "table", "random")
        thought = asyncio.create_task(pool.choose(match, "table", "mcts:300"))
        turns = 0
        while not thought.done():
            await asyncio.sleep(0)
            turns += 1
        return turns

    assert with_pool(story) > 100


@pytest.mark.parametrize("noticed", [False, True])
def test_a_worker_that_is_killed_is_replaced(match, noticed):
    async def story(pool):
        first = await pool.choose(match, "table", "greedy")
        process = pool._workers[0]._process
        os.kill(process.pid, signal.SIGKILL)
        if noticed:  # the dead worker's pipes are closed before the next request
            await process.wait()
            while not process.stdin.is_closing():
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.05)
        second = await pool.choose(match, "table", "greedy")
        return first, second, pool.failures

    first, second, failures = with_pool(story)
    assert first == second
    assert failures == 1


def test_a_bot_that_takes_too_long_is_replaced_by_a_random_choice(match):
    async def story(pool):
        return await pool.choose(match, "table", "mcts:100000"), pool.failures

    option, failures = with_pool(story, timeout=0.3)
    assert match.state.decision.find(option) is not None
    assert failures == bot_pool.ATTEMPTS


def test_an_invalid_request_gets_an_error_and_a_random_choice(match):
    position = msgspec.Raw(match.game.encode(match.state))
    for request in (
        BotRequest("splendor", (), position, 0, "nobody", 1),
        BotRequest("chess", (), position, 0, "random", 1),
        BotRequest("splendor", (), msgspec.Raw(b"{}"), 0, "random", 1),
    ):
        assert reply_to(request).error

    async def story(pool):
        return await pool.choose(match, "table", "nobody")

    assert match.state.decision.find(with_pool(story)) is not None


def test_the_reply_to_a_cancelled_request_is_not_given_to_the_next_one(match):
    async def story(pool):
        await pool.choose(match, "table", "random")
        impatient = asyncio.create_task(pool.choose(match, "table", "mcts:5000"))
        await asyncio.sleep(0.05)
        impatient.cancel()
        return await pool.choose(match, "table", "greedy")

    expected = reply_to(
        BotRequest(
            "splendor",
            (),
            msgspec.Raw(match.game.encode(match.state)),
            0,
            "greedy",
            bot_pool._bot_seed(7, "table", 0, 0),
        )
    )
    assert with_pool(story) == expected.option


def test_a_table_is_not_stuck_when_no_worker_can_start(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "executable", "/nonexistent/python")
    with running(quick(tmp_path)) as server:
        ana = server.host("me greedy")
        ana.choose(ana.options[0])
        ana.until(lambda: ana.move >= 2 and bool(ana.options))


def test_a_cancelled_job_kills_no_process(match):
    async def story(pool):
        await pool.choose(match, "table", "random")
        process = pool._workers[0]._process
        for _ in range(20):
            impatient = asyncio.create_task(pool.choose(match, "table", "mcts:2000"))
            await asyncio.sleep(0.01)
            impatient.cancel()
        await pool.choose(match, "table", "random")
        assert pool._workers[0]._process is process
        return pool.choices

    assert with_pool(story) <= 4  # the first, the last and the job under way, but not every cancelled job


def order_of_answers(match, asked):
    """Return the tables in the order served, given (table, address, watched) of requests for one worker."""
    served = []

    async def ask(pool, table, address, watched):
        await pool.choose(match, table, "random", address, lambda: watched)
        served.append(table)

    async def story(pool):
        await asyncio.gather(*(ask(pool, *one) for one in [("first", "busy", True), *asked]))

    with_pool(story)
    return served[1:]


def test_addresses_take_turns_and_so_do_their_tables(match):
    crowd = [(f"crowd{number}", "a", True) for number in range(20)]
    served = order_of_answers(match, [*crowd, ("friend", "b", True), ("friend2", "b", True)])
    assert served.index("friend") <= 1
    assert served.index("friend2") <= 3
    assert [table for table in served if table.startswith("crowd")] == [table for table, _, _ in crowd]


def test_watched_tables_come_first(match):
    crowd = [(f"crowd{number}", f"address{number}", False) for number in range(20)]
    assert order_of_answers(match, [*crowd, ("people", "b", True)])[0] == "people"


def test_a_table_runs_one_job_at_a_time(match):
    async def story(pool):
        # Start both processes before anything is compared.
        await asyncio.gather(*(pool.choose(match, table, "random") for table in ("one", "two")))
        thoughts = [asyncio.create_task(pool.choose(match, "greedy", "mcts:3000")) for _ in range(4)]
        await asyncio.sleep(0.05)
        assert pool.waiting == 3
        await pool.choose(match, "other", "random")
        assert not all(thought.done() for thought in thoughts)
        await asyncio.gather(*thoughts)

    with_pool(story, workers=2)


def test_bots_pause_until_somebody_watches(tmp_path):
    with running(quick(tmp_path, bot_delay=0.05, bot_rest=0.3)) as server:
        table = server.create("random random")["table"]
        state = server.backend.rooms.rooms[table].state
        deadline = time.monotonic() + 20
        while state.thinking is not None or not state.match.moves:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        moves = state.match.moves
        time.sleep(0.5)
        assert state.match.moves == moves
        assert state.match.state.result is None
        watcher = server.sit(table, None)
        watcher.until(lambda: watcher.move > moves + 3)
