"""A PostgreSQL server for tests: the one named by TABLEVERSE_TEST_POSTGRES, or a private one."""

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

NAMED = "TABLEVERSE_TEST_POSTGRES"


def binaries() -> Path | None:
    """Return the folder of initdb and postgres, which Debian keeps outside the path."""
    if found := shutil.which("initdb"):
        return Path(found).parent
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return places[-1].parent if places else None


@contextlib.contextmanager
def cluster() -> Iterator[str]:
    """Yield the address of a PostgreSQL server on which databases may be created and dropped."""
    if named := os.environ.get(NAMED):
        yield named
        return
    with private_cluster() as own:
        yield own.address


class PrivateCluster:
    """A PostgreSQL server that a test may restart."""

    def __init__(self, address: str, control: Callable[..., None]) -> None:
        self.address = address
        self._control = control

    def restart(self) -> None:
        """Restart as after a crash: all connections break."""
        self._control("-m", "immediate", "restart")

    def stop(self) -> None:
        self._control("-m", "immediate", "stop")

    def start(self) -> None:
        self._control("start")


@contextlib.contextmanager
def private_cluster(durable: bool = False) -> Iterator[PrivateCluster]:
    programs = binaries()
    if programs is None:
        assert not os.environ.get("CI"), "PostgreSQL is missing"  # in CI, nothing is skipped silently
        pytest.skip(f"no PostgreSQL here: install postgresql, or name a server in {NAMED}")
    with tempfile.TemporaryDirectory(prefix="tableverse-postgres-") as folder, contextlib.ExitStack() as stack:
        run = _as_ordinary_user(folder)
        data = f"{folder}/data"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        run([programs / "initdb", "-D", data, "-U", "tableverse", "-A", "trust", "-E", "UTF8", "--no-sync"])
        options = f"-c listen_addresses=127.0.0.1 -c port={port} -c unix_socket_directories={folder}"
        if not durable:
            options += " -c fsync=off"  # tests kill the server but not the machine

        def control(*words: str) -> None:
            run([programs / "pg_ctl", "-D", data, "-w", "-o", options, "-l", f"{folder}/log", *words])

        control("start")
        stack.callback(control, "-m", "immediate", "stop")
        yield PrivateCluster(f"postgresql://tableverse@127.0.0.1:{port}/postgres", control)


def _as_ordinary_user(folder: str):
    """Return a function that runs commands as an ordinary user, because PostgreSQL refuses to run as root."""
    user = None
    if os.geteuid() == 0:
        names = {entry.pw_name for entry in pwd.getpwall()}
        user = "postgres" if "postgres" in names else "nobody"
        shutil.chown(folder, user)

    def run(command: list[object]) -> None:
        subprocess.run([str(word) for word in command], check=True, user=user, cwd=folder, stdout=subprocess.DEVNULL)

    return run


async def fresh_database(address: str) -> str:
    """Create an empty database on the server and return its address."""
    import asyncpg

    name = f"tableverse_{uuid.uuid4().hex[:12]}"
    connection = await asyncpg.connect(address)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{address.rpartition('/')[0]}/{name}"
