"""The REST API behaves as its OpenAPI description says, whatever is sent: schemathesis makes requests from it."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import checks

from server.support import Server, quick, running
from tableverse.server.app import create_app
from tableverse.server.config import ServerConfig

DESCRIPTION = schemathesis.openapi.from_dict(create_app(ServerConfig(database="unused.sqlite")).openapi())
OPERATIONS: list[Any] = [found.ok() for found in DESCRIPTION.get_all_operations()]
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
# The server runs in a thread of this process and draws random numbers, which Hypothesis notices.
pytestmark = pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):
    with running(quick(tmp_path_factory.mktemp("described"))) as server:
        yield server


@pytest.mark.parametrize("operation", OPERATIONS, ids=[operation.label for operation in OPERATIONS])
def test_every_response_is_as_described(server: Server, operation: Any) -> None:
    @settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def check(case: Any) -> None:
        case.call_and_validate(base_url=f"http://{server.address}", checks=CHECKS)

    check()
    assert server.backend is not None
    assert server.backend.services.metrics.faults == 0
