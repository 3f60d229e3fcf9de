"""Fencing: PostgreSQL restarts, its processes stall, a second server takes over.

No acknowledged choice is lost, and a server that lost its lease stops at once.
"""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import time

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from server.databases import fresh_database, private_cluster
from server.support import Player, Server, quick, running
from server.test_store import a_table
from tableverse.server.backend import open_store
from tableverse.server.errors import LeaseLost, StoreError, TableElsewhere
from tableverse.server.messages import ChatLine
from tableverse.server.table_lease import TableLease

asyncpg = pytest.importorskip("asyncpg")

LEASE = 1.5
#: Lease seconds for tests in which no lease may expire, however busy the machine is.
LONG_LEASE = 60.0


@pytest.fixture(scope="module")
def own_postgres():
    """Start a PostgreSQL server that may be restarted."""
    with private_cluster() as own:
        yield own


@pytest.fixture
def own_database(own_postgres):
    return asyncio.run(fresh_database(own_postgres.address))


@contextlib.asynccontextmanager
async def stalled(database):
    """Stop the database's processes that serve a store, as on a machine that swaps or a disk that hangs."""
    observer = await asyncpg.connect(database)
    try:
        pids = [pid for (pid,) in await observer.fetch(
            "SELECT pid FROM pg_stat_activity WHERE application_name = 'tableverse' AND datname = current_database()"
        )]  # fmt: skip
        assert pids
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)
        while True:  # until they have run or refused everything sent to them
            still = await observer.fetchval("SELECT count(*) FROM pg_stat_activity WHERE pid = ANY($1)", pids)
            if not still:
                return
            await asyncio.sleep(0.05)
    finally:
        await observer.close()


@pytest.mark.parametrize("late", ["append", "truncate", "save", "say"])
def test_statements_of_a_stalled_database_process_are_not_run_later(own_database, late):
    table = a_table("t1", "playing")
    renamed = msgspec.structs.replace(table, people={"p1": "Late"})
    early, line = ChatLine("Ana", 0, "early", 1), ChatLine("Ana", 0, "late", 2)

    async def story():
        store = open_store(own_database, LEASE)
        await store.open()
        try:
            await store.create(table, ["a", "b"])
            lease = TableLease(store, "t1", (await store.claim("t1", 0)).epoch, lambda: None)
            calls = {
                "append": lambda: lease.append(2, "late"),
                "truncate": lambda: lease.truncate(1),
                "save": lambda: lease.save(renamed),
                "say": lambda: lease.say(line, 5),
            }
            # Prepare the statements first: then one message runs each of them, however late the database reads it.
            await lease.append(2, "x")
            await lease.truncate(2)
            await lease.save(table)
            await lease.say(early, 5)
            async with stalled(own_database):
                with pytest.raises(StoreError):
                    await calls[late]()
                await lease.save(table)
                await lease.append(2, "c")
                await lease.truncate(2)
            stored = await store.claim("t1", 10)
            assert stored.options == ["a", "b"]
            assert stored.table == table
            assert stored.chat == [early]
        finally:
            await store.close()

    asyncio.run(story())


def test_a_server_keeps_its_tables_after_a_restart_of_the_database(own_postgres, own_database, tmp_path):
    with running(quick(tmp_path, database=own_database)) as server:
        ana = server.host("me open")
        juan = server.guest(ana.id, "Juan")
        ana.until(lambda: ana.move == 0)
        ana.choose(ana.options[0])
        juan.until(lambda: juan.move == 1)
        own_postgres.restart()
        asyncio.run(_cannot_claim(own_database, ana.id))
        option = juan.options[0]
        deadline = time.monotonic() + 20
        while juan.move == 1:
            assert time.monotonic() < deadline
            juan.send("choose", option=option, move=1)
            juan.receive()
        assert {error["key"] for error in juan.errors} <= {"error-store-trouble"}
        ana.until(lambda: ana.move == 2)


async def _cannot_claim(database, table):
    store = open_store(database)
    await store.open()
    try:
        with pytest.raises(TableElsewhere):
            await store.claim(table, 0)
    finally:
        await store.close()


def test_a_server_stops_without_its_database_and_recovers(own_postgres, own_database, tmp_path):
    with running(quick(tmp_path, database=own_database, lease_seconds=LEASE)) as server:
        ana = server.host("me open")
        server.guest(ana.id, "Juan")
        ana.until(lambda: ana.move == 0)
        ana.choose(ana.options[0])
        own_postgres.stop()
        try:
            with pytest.raises(ConnectionClosed) as closed:
                ana.until(lambda: False)
            assert closed.value.rcvd.code == 1012
            assert ana.errors[-1]["key"] == "error-lease-lost"
            assert server.get(f"/api/tables/{ana.id}").status_code == 503
            assert server.get("/api/ready").status_code == 503
            assert server.get("/api/live").status_code == 200
        finally:
            own_postgres.start()
        deadline = time.monotonic() + 20
        while server.get(f"/api/tables/{ana.id}").status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert server.sit(ana.id, ana.token).move == 1


START = """
import sys
from tableverse.server import config, serve
wanted = config.ServerConfig(database=sys.argv[1], bot_delay=0, bot_workers=1, lease_seconds=1.5)
serve.run_server(wanted, "127.0.0.1", 0, "en", False)
"""


@contextlib.contextmanager
def process(database):
    with subprocess.Popen([sys.executable, "-c", START, database], stdout=subprocess.PIPE, text=True) as started:
        try:
            found = re.search(r"http://127.0.0.1:(\d+)", started.stdout.readline())
            assert found, "the server did not start"
            server = Server(int(found[1]))
            yield started, server
            server.disconnect_all()
            server.http.close()
        finally:
            started.send_signal(signal.SIGCONT)
            started.kill()


def test_a_server_that_sleeps_too_long_loses_its_tables(own_database):
    with process(own_database) as (first, sleeper):
        ana = sleeper.host("me open")
        juan = sleeper.guest(ana.id, "Juan")
        ana.until(lambda: ana.move == 0)
        ana.choose(ana.options[0])
        juan.until(lambda: juan.move == 1)
        first.send_signal(signal.SIGSTOP)
        with process(own_database) as (_, heir):
            juan_there = heir.sit(ana.id, juan.token)
            assert juan_there.move == 1
            played = juan_there.options[0]
            juan_there.choose(played)
            ana_there = heir.sit(ana.id, ana.token)
            # A choice sent to the sleeping server must not count.
            juan.send("choose", option=juan.options[-1], move=1)
            first.send_signal(signal.SIGCONT)
            assert _dismissed(juan)
            assert _dismissed(ana)
            ana_there.choose(ana_there.options[0])
            juan_there.until(lambda: juan_there.move == 3)
            view = juan_there.view
        # The second server was killed, so the first server takes over again.
        deadline = time.monotonic() + 20
        while sleeper.get(f"/api/tables/{ana.id}").status_code != 200:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        back = sleeper.sit(ana.id, juan.token)
        assert back.view == view


def _dismissed(player: Player) -> bool:
    """Return whether the server reports its lost lease and closes the socket so that the client reconnects."""
    with pytest.raises(ConnectionClosed) as closed:
        player.until(lambda: False)
    assert player.move == 1
    return closed.value.rcvd.code == 1012 and player.errors[-1]["key"] == "error-lease-lost"


def test_only_the_latest_store_to_claim_a_table_writes(own_database):
    """If two stores both serve a table, as after a restart, only the last one to claim it may write."""

    async def story():
        first, second = open_store(own_database, LONG_LEASE), open_store(own_database, LONG_LEASE)
        await first.open()
        await first.create(a_table("t1"), [])
        before = (await first.claim("t1", 0)).epoch
        await first.append("t1", before, 0, "a")
        await second.open()
        with pytest.raises(TableElsewhere):
            await second.claim("t1", 0)
        thief = await asyncpg.connect(own_database)
        # Delete the first server's row, as if this server had been silent for a while.
        await thief.execute("DELETE FROM servers WHERE id = $1", first.peers.own_id)
        await thief.close()
        claimed = await second.claim("t1", 0)
        assert claimed.options == ["a"]
        with pytest.raises(LeaseLost):
            await first.append("t1", before, 1, "b")
        with pytest.raises(LeaseLost):
            await first.claim("t1", 0)
        with pytest.raises(LeaseLost):
            await first.create(a_table("t2"), [])
        await second.append("t1", claimed.epoch, 1, "c")
        assert (await second.claim("t1", 0)).options == ["a", "c"]
        await second.close()
        await first.close()

    asyncio.run(story())


def test_a_stale_epoch_cannot_write(own_database):
    """The first server does not know of the claim: the epoch alone keeps it from writing."""

    async def story():
        first, second = open_store(own_database, LONG_LEASE), open_store(own_database, LONG_LEASE)
        await first.open()
        await second.open()
        try:
            table = a_table("t1")
            await first.create(table, [])
            before = (await first.claim("t1", 0)).epoch
            await first.append("t1", before, 0, "a")
            thief = await asyncpg.connect(own_database)
            await thief.execute("UPDATE tables SET server = NULL")
            await thief.close()
            claimed = await second.claim("t1", 0)
            line = ChatLine("Ana", 0, "late", 1)
            for late in (
                first.append("t1", before, 1, "b"),
                first.truncate("t1", before, 0),
                first.save(msgspec.structs.replace(table, people={"p1": "Late"}), before),
                first.say("t1", before, line, 5),
            ):
                with pytest.raises(LeaseLost):
                    await late
            with pytest.raises(TableElsewhere):
                await first.claim("t1", 0)
            await second.append("t1", claimed.epoch, 1, "c")
            stored = await second.claim("t1", 5)
            assert (stored.options, stored.table, stored.chat) == (["a", "c"], table, [])
        finally:
            await second.close()
            await first.close()

    asyncio.run(story())


def test_another_server_replaces_a_killed_one_within_ten_seconds(own_database):
    with process(own_database) as (first, server):
        table = server.create("me open")["table"]
        first.kill()
        begun = time.monotonic()
        with process(own_database) as (_, heir):
            assert httpx.get(f"http://{heir.address}/api/tables/{table}").status_code == 200
            assert time.monotonic() - begun < 10 + 20  # a lease, and the start of a process on a busy machine


def test_two_servers_outlive_a_restart_of_the_database(own_postgres, own_database, tmp_path):
    """Each server keeps its own tables and forwards requests for the other server's tables."""
    config = quick(tmp_path, database=own_database)
    with running(config) as first, running(config) as second:
        tables = [server.host("me open") for server in (first, second)]
        guests = [second.guest(tables[0].id, "Juan"), first.guest(tables[1].id, "Juan")]
        for ana in tables:
            ana.until(lambda ana=ana: ana.move == 0)
            ana.choose(ana.options[0])
        for juan in guests:
            juan.until(lambda juan=juan: juan.move == 1)
        numbers = [server.backend.services.store.peers.own_id for server in (first, second)]
        own_postgres.restart()
        for juan in guests:
            option, deadline = juan.options[0], time.monotonic() + 30
            while juan.move == 1:
                assert time.monotonic() < deadline
                juan.send("choose", option=option, move=1)
                juan.receive()
        for ana in tables:
            ana.until(lambda ana=ana: ana.move == 2)
        assert [server.backend.services.store.peers.own_id for server in (first, second)] == numbers
        assert [list(server.backend.rooms.rooms) for server in (first, second)] == [[ana.id] for ana in tables]
