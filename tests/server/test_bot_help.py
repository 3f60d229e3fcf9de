"""Bot jobs that one server lends to idle workers of another."""

import asyncio
import re
import time

import pytest

from server.databases import fresh_database
from server.support import problem, quick, running
from server.test_bot_pool import match, with_pool  # noqa: F401
from server.test_workers import back_at_the_table, workers
from tableverse.server.bot_pool import WorkerFailed
from tableverse.server.bot_worker import BotRequest, reply_to


class Elsewhere:
    """A stand-in for a bot process of another server."""

    def __init__(self, fails=False):
        self.asked = []
        self.fails = fails
        self.free = asyncio.Event()
        self.idle = True

    def borrow(self):
        was, self.idle = self.idle, False
        return self if was else None

    def release(self):
        self.idle = True

    async def ask(self, request: BotRequest, timeout: float) -> str:
        self.asked.append(request)
        await self.free.wait()
        if self.fails:
            raise WorkerFailed("gone")
        return reply_to(request)


def busy(pool, match):  # noqa: F811
    """Start a job that keeps the only worker busy for a while."""
    return asyncio.create_task(pool.choose(match, "long", "mcts:3000", "a"))


def test_waiting_jobs_of_watched_tables_go_to_a_peer(match):  # noqa: F811
    async def story(pool):
        helper = Elsewhere()
        pool.borrow = helper.borrow
        first = busy(pool, match)
        await asyncio.sleep(0)
        unwatched = asyncio.create_task(pool.choose(match, "unwatched", "random", "b", lambda: False))
        watched = [asyncio.create_task(pool.choose(match, f"watched{one}", "greedy", "c")) for one in range(2)]
        await asyncio.sleep(0.01)
        assert len(helper.asked) == 1
        helper.free.set()
        for chosen in await asyncio.gather(*watched):
            assert match.state.decision.find(chosen) is not None
        assert not first.done()
        assert not unwatched.done()
        assert (len(helper.asked), helper.idle) == (2, True)
        helper.idle = False
        late = asyncio.create_task(pool.choose(match, "late", "greedy", "c"))
        await asyncio.sleep(0.01)
        assert len(helper.asked) == 2
        helper.idle = True
        pool.assign_jobs()  # as when another server reports idle workers
        await late
        assert not first.done()
        await asyncio.gather(first, unwatched)
        assert (pool.failures, pool.waiting, len(helper.asked)) == (0, 0, 3)

    with_pool(story)


def test_a_failing_peer_does_not_change_the_choice(match):  # noqa: F811
    async def story(pool):
        helper = Elsewhere(fails=True)
        helper.free.set()
        pool.borrow = helper.borrow
        expected = await pool.choose(match, "watched", "greedy", "c")
        first = busy(pool, match)
        await asyncio.sleep(0)
        assert await pool.choose(match, "watched", "greedy", "c") == expected
        await first
        assert (len(helper.asked), pool.failures, pool.waiting) == (1, 0, 0)
        assert not helper.idle  # until its server reports it again

    with_pool(story)


def test_an_unexpected_error_of_a_peer_leaves_no_table_waiting(match, monkeypatch):  # noqa: F811
    async def story(pool):
        helper = Elsewhere()
        helper.free.set()
        pool.borrow = helper.borrow
        monkeypatch.setattr(helper, "ask", broken)
        first = busy(pool, match)
        await asyncio.sleep(0)
        async with asyncio.timeout(60):
            assert match.state.decision.find(await pool.choose(match, "watched", "greedy", "c")) is not None
            await first
        assert (pool.failures, pool.waiting) == (1, 0)

    async def broken(request, timeout):
        raise RuntimeError("nobody expected this")

    with_pool(story)


def test_a_job_refused_by_a_peer_keeps_its_place(match):  # noqa: F811
    """A job whose peer failed goes back to its place, ahead of the jobs behind it."""
    served = []

    async def story(pool):
        helper = Elsewhere(fails=True)
        helper.free.set()
        pool.borrow = helper.borrow

        async def ask(table):
            await pool.choose(match, table, "random", "a")
            served.append(table)

        first = busy(pool, match)
        await asyncio.sleep(0)
        waiting = [asyncio.create_task(ask(f"table{one}")) for one in range(4)]
        for _ in range(5):
            await asyncio.sleep(0.01)
            pool.assign_jobs()
        assert len(helper.asked) == 1
        await asyncio.gather(first, *waiting)
        assert served == [f"table{one}" for one in range(4)]

    with_pool(story)


def test_only_idle_workers_help_a_peer(match):  # noqa: F811
    async def story(pool):
        assert pool.idle == 1
        first = busy(pool, match)
        await asyncio.sleep(0)
        assert pool.idle == 0
        with pytest.raises(WorkerFailed, match="busy"):
            await pool.help_peer(BotRequest("splendor", (), b"{}", 0, "random", 1))
        assert not first.done()
        await first
        assert (pool.idle, pool.helped) == (1, 0)
        with pytest.raises(WorkerFailed):
            await pool.help_peer(BotRequest("splendor", (), b"{}", 0, "random", 1))
        assert pool.idle == 1

    with_pool(story)


def test_strangers_cannot_submit_jobs(tmp_path):
    with running(quick(tmp_path)) as server:
        assert problem(server.post("/api/think", {}))[0] == 404
        forged = server.http.post("/api/think", json={}, headers={"tableverse-forwarded": "0 server x"})
        assert forged.status_code == 421


@pytest.mark.slow
def test_bots_play_on_when_either_server_is_killed(postgres):
    """Kill the helping server, then the first one: the bots play on each time."""
    pytest.importorskip("asyncpg")
    database = asyncio.run(fresh_database(postgres))
    with workers(database, 1) as (first_process, first), workers(database, 1) as (second_process, second):
        soon(lambda: all(server.get("/api/metrics").text.count("tableverse_rooms{") == 2 for server in (first, second)))
        tables = [first.create("me mcts:400 mcts:400") for _ in range(3)]
        people = [first.sit(made["table"], made["token"]) for made in tables]
        for person in people:
            person.choose(person.options[0])
        soon(lambda: bool(re.search(r"choices_for_others_total.* [1-9]", first.get("/api/metrics").text)))
        second_process.kill()
        for person in people:
            person.until(lambda person=person: bool(person.options))
        assert re.search(r"bot_troubles_total.* 0", first.get("/api/metrics").text)
        with workers(database, 1) as (_, third):
            soon(lambda: third.get("/api/metrics").text.count("tableverse_rooms{") == 2)
            for person in people:
                person.choose(person.options[0])
            first_process.kill()
            for made in tables:
                person = back_at_the_table(third, made["table"], made["token"])
                person.until(lambda person=person: bool(person.options))


def soon(true):
    deadline = time.monotonic() + 30
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)
