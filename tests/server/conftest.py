"""Server and database fixtures.

The tests of a file share one server. Tests that set limits or restart the server start their own.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.databases import cluster, fresh_database
from server.support import Server, quick, running
from tableverse.server import game_content


@pytest.fixture(scope="session", autouse=True)
def _load_on_demand() -> Iterator[None]:
    """Disable preloading, so that no server spends its time loading games a test does not use."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(game_content, "PRELOAD_DELAY", 3600)
        yield


@pytest.fixture(scope="module")
def lasting_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(quick(tmp_path_factory.mktemp("server"))) as made:
        yield made


@pytest.fixture
def server(lasting_server: Server) -> Iterator[Server]:
    yield lasting_server
    lasting_server.disconnect_all()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    with cluster() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database, once for each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    return asyncio.run(fresh_database(request.getfixturevalue("postgres")))
