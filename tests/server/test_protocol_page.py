"""The protocol pages name every address of the REST API and every WebSocket message."""

from pathlib import Path

import msgspec
import pytest

from tableverse.server.app import create_app
from tableverse.server.client_messages import FromClient
from tableverse.server.config import ServerConfig
from tableverse.server.messages import ToClient

DOCS = Path(__file__).parents[2] / "docs"
REST, WEBSOCKET = DOCS / "rest-api.md", DOCS / "websocket.md"

pytestmark = pytest.mark.skipif(not REST.exists(), reason="the documentation is not installed")


def test_every_address_is_named() -> None:
    page = REST.read_text(encoding="utf-8")
    described = create_app(ServerConfig(database="unused.sqlite")).openapi()["paths"]
    addresses = [f"{method.upper()} {path}" for path, methods in described.items() for method in methods]
    assert len(addresses) > 20
    assert [address for address in addresses if f"`{address}" not in page] == []


@pytest.mark.parametrize(("kind", "heading"), [(FromClient, "## From the client"), (ToClient, "## From the server")])
def test_every_message_is_named(kind: type[msgspec.Struct], heading: str) -> None:
    part = WEBSOCKET.read_text(encoding="utf-8").split(heading)[1].split("\n## ")[0]
    tags = [message.__struct_config__.tag for message in kind.__subclasses__()]
    assert len(tags) > 10
    assert [tag for tag in tags if f'| `{{t: "{tag}"' not in part] == []
