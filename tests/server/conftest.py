"""One quick server for the tests of a file; tests that set limits or restart start their own."""

from collections.abc import Iterator

import pytest

from server.support import Server, quick, running


@pytest.fixture(scope="module")
def lasting_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(quick(tmp_path_factory.mktemp("server"))) as made:
        yield made


@pytest.fixture
def server(lasting_server: Server) -> Iterator[Server]:
    yield lasting_server
    lasting_server.everybody_leaves()
