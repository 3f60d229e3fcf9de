"""``tableverse serve --workers``: several processes behind one port, killed, stopped and replaced."""

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from server.databases import fresh_database
from server.support import Server, play_on
from server.test_serve import START, refused
from tableverse.server.errors import BadInternal
from tableverse.server.listening import listen_internally

pytest.importorskip("asyncpg")

SECONDS = 60
LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks for the processes in /proc")


@contextlib.contextmanager
def workers(database, number=2):
    command = [*START, "--port", "0", "--database", database, "--workers", str(number)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as parent:
        try:
            found = re.search(r"http://127.0.0.1:(\d+)", parent.stdout.readline())
            assert found, parent.stderr.read()
            server = Server(int(found[1]))
            yield parent, server
            server.disconnect_all()
            server.http.close()
        finally:
            parent.kill()


def children(parent: int) -> list[int]:
    found = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [int(child) for child in found]


def owner(server: Server, database: str, table: str, processes: list[int]) -> int:
    """Return the process that owns the table."""
    import asyncpg

    async def address():
        connection = await asyncpg.connect(database)
        found = await connection.fetchval(
            "SELECT address FROM servers JOIN tables ON server = servers.id WHERE tables.id = $1", table
        )
        await connection.close()
        return found

    port = int(asyncio.run(address()).rpartition(":")[2])
    return next(process for process in processes if port in listening(process))


def sockets_of(process: int) -> set[str]:
    inodes = set()
    for link in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(OSError):
            if found := re.fullmatch(r"socket:\[(\d+)\]", os.readlink(link)):
                inodes.add(found[1])
    return inodes


def listening(process: int) -> set[int]:
    """Return the ports at which a process listens."""
    inodes = sockets_of(process)
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return {int(row[1].partition(":")[2], 16) for row in rows if row[3] == "0A" and row[9] in inodes}


def back_at_the_table(server: Server, table: str, token: str):
    """Reconnect repeatedly, as a client does."""
    deadline = time.monotonic() + SECONDS
    while True:
        try:
            return server.sit(table, token)
        except Exception:
            assert time.monotonic() < deadline
            time.sleep(0.2)


@LINUX
@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_table_survives_its_process(postgres, how):
    database = asyncio.run(fresh_database(postgres))
    with workers(database) as (parent, server):
        ana = server.host("me open")
        juan = server.guest(ana.id, "Juan")
        ana.until(lambda: ana.move == 0)
        ana.choose(ana.options[0])
        juan.until(lambda: juan.move == 1)
        before = children(parent.pid)
        victim = owner(server, database, ana.id, before)
        os.kill(victim, how)
        try:
            begun = time.monotonic()
            there = back_at_the_table(server, ana.id, juan.token)
            assert there.move == 1
            there.choose(there.options[0])
            took = time.monotonic() - begun
            assert owner(server, database, ana.id, [*children(parent.pid)]) != victim
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.kill(victim, signal.SIGCONT)
        ana = back_at_the_table(server, ana.id, ana.token)
        assert ana.move == 2
        assert len(children(parent.pid)) == 2
        assert took < 10 + 20  # ten seconds, and a busy machine


def connections(process: int, port: int) -> int:
    """Return how many clients are connected to a port of a process."""
    inodes = sockets_of(process)
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return sum(int(row[1].partition(":")[2], 16) == port and row[3] == "01" and row[9] in inodes for row in rows)


@LINUX
@pytest.mark.slow
def test_sockets_are_handed_over_to_the_owner_of_the_table(postgres):
    database = asyncio.run(fresh_database(postgres))
    with workers(database) as (parent, server):
        deadline = time.monotonic() + SECONDS
        while server.get("/api/metrics").text.count("tableverse_rooms{") < 2:  # until the workers know each other
            assert time.monotonic() < deadline
            time.sleep(0.1)
        made = server.create("me open")
        server.http.close()
        server.http = httpx.Client(base_url=f"http://{server.address}", headers={"Connection": "close"})
        ana = server.sit(made["table"], made["token"])
        juan = server.guest(ana.id, "Juan")
        watchers = [server.sit(ana.id, None) for _ in range(14)]
        port = int(server.address.rpartition(":")[2])
        processes = children(parent.pid)
        has_it = owner(server, database, ana.id, processes)
        # Whichever worker a socket reached first, the owner has it now, without a tunnel.
        assert {process: connections(process, port) for process in processes} == {
            process: 16 * (process == has_it) for process in processes
        }
        internal = listening(has_it) - {port}
        assert sum(connections(has_it, one) for one in internal) == 0
        ana.until(lambda: ana.move == 0)
        play_on([ana, juan], seed=1, moves=10)
        for watcher in watchers:
            watcher.until(lambda watcher=watcher: watcher.move >= 10)


@LINUX
@pytest.mark.slow
def test_all_workers_stop_with_their_parent(postgres):
    database = asyncio.run(fresh_database(postgres))
    for end in (signal.SIGINT, signal.SIGKILL):
        with workers(database) as (parent, server):
            assert server.get("/api/ready").status_code == 200
            processes = children(parent.pid)
            assert len(processes) == 2
            parent.send_signal(end)
            parent.wait(timeout=SECONDS)
            deadline = time.monotonic() + SECONDS
            while any(Path(f"/proc/{process}").exists() for process in processes):
                assert time.monotonic() < deadline
                time.sleep(0.05)
            assert parent.returncode == (-9 if end == signal.SIGKILL else 0)
            assert parent.stderr.read() == ""


def test_workers_need_a_reachable_postgres(tmp_path):
    said = refused("--workers", "2", "--port", "0", "--database", str(tmp_path / "t.sqlite"))
    assert "postgresql://" in said
    assert "can’t be used" in refused("--workers", "2", "--port", "0", "--database", "postgresql://127.0.0.1:1/none")


def test_the_internal_address_is_parsed_and_validated():
    listener, address = listen_internally("127.0.0.1", 3)
    port = listener.getsockname()[1]
    assert address == f"127.0.0.1:{port}"
    listener.close()
    listener, address = listen_internally(f"127.0.0.1:{port - 2}", 2)
    assert address == f"127.0.0.1:{port}"
    listener.close()
    for bad in ("0.0.0.0", "[::]:80", "10.0.0.1:70000", "127.0.0.1:65535", "a:b", ""):
        with pytest.raises(BadInternal):
            listen_internally(bad, 1)
