"""Nonsense in every field of every message and body: no internal error, no hang, no change at the table."""

import json
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from server.support import Player, Server, quick, running
from tableverse.server.client_messages import AnyFromClient

MANY = settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
# Hypothesis notices the random numbers that the server draws in a thread of this process.
pytestmark = pytest.mark.filterwarnings("ignore::hypothesis.errors.HypothesisDeprecationWarning")

kinds = st.sampled_from([cls.__struct_config__.tag for cls in AnyFromClient.__args__])
fields = st.sampled_from(["option", "move", "text", "agree", "seat", "name", "bot", "token", "t", "x"])
values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**70), 2**70)
    | st.floats()
    | st.text(max_size=40)
    | st.sampled_from(["take:red", "reserve-deck:1", "random", "greedy", "Ana", "\ud800", "\x00", "{}", "-1"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
near_messages = st.builds(lambda kind, more: {**more, "t": kind}, kinds, st.dictionaries(fields, values, max_size=4))
messages = st.one_of(
    near_messages.map(json.dumps),
    st.dictionaries(fields, values, max_size=4).map(json.dumps),
    values.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
)


@pytest.fixture(scope="module")
def still(tmp_path_factory: pytest.TempPathFactory):
    """Set up a table that waits for Ana while Juan and a watcher send nonsense."""
    with running(quick(tmp_path_factory.mktemp("fuzz"))) as server:
        ana = server.host("me open open", wait_minutes=60)
        juan = server.guest(ana.id, "Juan")
        eva = server.guest(ana.id, "Eva")
        for player in (ana, juan, eva):
            player.until(lambda player=player: player.move == 0)
        yield (
            server,
            ana,
            {"juan": juan.token, "watcher": server.join(ana.id, "Pau", watch=True)["token"], "nobody": None},
        )


def harmless(message: str | bytes) -> bool:
    """Return False for messages that may change the table: hand over the own seat, chat, leave."""
    try:
        kind = json.loads(message).get("t")
    except (ValueError, AttributeError, UnicodeDecodeError):
        return True
    return kind not in ("hand-to-bot", "chat", "leave")


@MANY
@given(message=messages.filter(harmless), who=st.sampled_from(["juan", "watcher", "nobody"]))
def test_bad_messages_change_nothing(still, message, who):
    server, ana, tokens = still
    room = server.backend.rooms.rooms[ana.id].state
    before = (room.match.game.digest(room.match.state), room.saved.seats, room.saved.status, room.saved.people)
    player = server.sit(ana.id, tokens[who])
    player.send_raw(message)
    player.settle()
    player.close()
    assert (room.match.game.digest(room.match.state), room.saved.seats, room.saved.status, room.saved.people) == before
    assert all(error["key"] != "error-internal" for error in player.errors)
    assert server.backend.services.metrics.faults == 0


def body_of(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Generate request bodies: valid ones with up to three fields replaced, or arbitrary JSON."""
    good = {
        "game": "splendor",
        "name": "Ana",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "seat": 1,
        "watch": True,
    }
    names = list(schema["properties"])
    changes = st.dictionaries(
        st.sampled_from(names), values | st.lists(st.fixed_dictionaries({"kind": values})), max_size=3
    )
    return changes.map(lambda change: {**{name: good[name] for name in names if name in good}, **change}) | values


@pytest.mark.parametrize(("path", "name"), [("/api/tables", "NewTable"), ("/api/tables/{table}/join", "JoinRequest")])
def test_bad_bodies_cause_no_internal_error(still, path, name):
    server, ana, _ = still
    schema = server.get("/api/openapi.json").json()["components"]["schemas"][name]

    @MANY
    @given(body=body_of(schema))
    def check(body):
        answer = server.http.post(
            path.replace("{table}", ana.id),
            content=json.dumps(body).encode("utf-8", "surrogatepass"),
            headers={"Content-Type": "application/json"},
        )
        assert answer.status_code < 500, answer.text
        if answer.status_code >= 400:
            assert set(answer.json()) == {"key", "arguments"}

    check()
    assert server.backend.services.metrics.faults == 0


@MANY
@given(
    path=st.sampled_from(["/api/tables/{}", "/api/tables/{}/record", "/api/games/{}/content", "/{}", "/table/{}"]),
    part=st.text(max_size=60) | st.sampled_from(["..", "%00", "%2e%2e%2f", "a" * 300, "🎲"]),
    token=st.none() | st.text(st.characters(codec="latin-1", exclude_categories=["Cc"]), max_size=40),
)
def test_bad_addresses_cause_no_internal_error(still, path, part, token):
    server, _, _ = still
    headers = {} if token is None else {"Authorization": f"Bearer {token}".strip().encode("latin-1")}
    answer = server.http.get(path.replace("{}", quote(part, safe="", errors="replace")), headers=headers)
    assert answer.status_code < 500 or "make web" in answer.text


def test_the_table_still_plays_afterwards(still: tuple[Server, Player, dict[str, str | None]]):
    server, ana, _ = still
    ana.settle()
    assert server.backend.services.metrics.faults == 0
    ana.errors.clear()
    ana.choose(ana.options[0])
