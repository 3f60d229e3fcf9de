"""Several servers on one database: a server forwards what belongs to another one."""

import asyncio
import dataclasses
import time

import pytest
from websockets.exceptions import ConnectionClosed

from server import test_moderation as moderation
from server.databases import fresh_database
from server.support import UNLIMITED, play_on, problem, quick, running
from server.test_moderation import ANA, EVA, JUAN
from server.test_store import a_table
from tableverse import __version__
from tableverse.server import peers
from tableverse.server.backend import open_store
from tableverse.server.config import Expiry
from tableverse.server.connections import BANNED
from tableverse.server.errors import TableElsewhere
from tableverse.server.peers import Peers, Report, Usage

pytest.importorskip("asyncpg")


@pytest.fixture
def shared(postgres):
    return asyncio.run(fresh_database(postgres))


@pytest.fixture(scope="module")
def lasting_pair(postgres, tmp_path_factory):
    config = quick(tmp_path_factory.mktemp("pair"), database=asyncio.run(fresh_database(postgres)))
    with running(config) as first, running(config) as second:
        know_each_other(first, second)
        yield first, second


@pytest.fixture
def pair(lasting_pair):
    yield lasting_pair
    for server in lasting_pair:
        server.disconnect_all()


def know_each_other(*servers):
    deadline = time.monotonic() + 30
    while not all(len(server.backend.services.store.peers) == len(servers) - 1 for server in servers):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_whole_game_with_people_at_different_servers(pair):
    first, second = pair
    made = first.create("me open random")
    assert made["table"] in first.backend.rooms.rooms
    assert second.get(f"/api/tables/{made['table']}").json()["seats"][0]["name"] == "Ana"
    ana = second.sit(made["table"], made["token"])
    juan = second.guest(ana.id, "Juan")
    eva = first.sit(ana.id, None)
    for player in (ana, juan, eva):
        player.until(lambda player=player: player.move >= 0)
    ana.send("chat", text="¿Me oyes?")
    eva.until(lambda: bool(eva.chat))
    play_on([ana, juan], seed=1)
    eva.until(lambda: eva.over)
    assert eva.move == ana.move == juan.move
    records = [server.get(f"/api/tables/{ana.id}/record") for server in pair]
    assert records[0].content == records[1].content
    assert records[1].headers["content-disposition"] == records[0].headers["content-disposition"]
    assert list(second.backend.rooms.rooms) == []
    # Create a table that continues a game of another server.
    body = {"game": "splendor", "name": "Ana", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    again = second.post("/api/tables", {**body, "from_table": {"table": ana.id, "move": 3}})
    assert again.status_code == 201


def test_forwarded_requests_return_the_owners_errors(pair):
    first, second = pair
    table = first.create("me open")["table"]
    assert problem(second.get("/api/tables/nowhere")) == (404, "error-no-such-table")
    assert problem(second.get(f"/api/tables/{table}/record")) == (409, "error-not-over")
    assert problem(second.post(f"/api/tables/{table}/join", {"name": ""})) == (422, "error-name-missing")
    assert problem(second.post(f"/api/tables/{table}/join", {"name": 7}))[0] == 422
    assert problem(second.get(f"/api/tables/{table}/replay/0", headers={"Authorization": "Bearer x.y"})) == (
        401,
        "error-bad-token",
    )
    stranger = second.people.enter_context(second.socket(table))
    stranger.send('{"t": "hello", "token": "x.y"}')
    assert "error-bad-token" in stranger.recv(timeout=30)
    lost = second.people.enter_context(second.socket("nowhere"))
    lost.send('{"t": "hello", "token": null}')
    assert "error-no-such-table" in lost.recv(timeout=30)


def test_moderation_reaches_people_at_another_server(pair):
    first, second = pair
    made = first.create("me open open")
    ana = moderation.sit(first, made["table"], made["token"], ANA)
    juan = moderation.guest(second, ana.id, "Juan", JUAN)
    eva = moderation.guest(second, ana.id, "Eva", EVA)
    ana.send("mute", name="Juan", muted=True)
    juan.until(lambda: any(one["muted"] for one in juan.table["people"]))
    assert juan.refused("chat", text="¿Hola?") == "error-muted"
    ana.send("mute", name="Juan", muted=False)
    juan.until(lambda: not any(one["muted"] for one in juan.table["people"]))
    juan.send("chat", text="¡Hola!")
    ana.until(lambda: bool(ana.chat))

    ana.send("kick", name="Juan", bot="random")
    with pytest.raises(ConnectionClosed) as closed:
        juan.until(lambda: False)
    assert (juan.errors[-1]["key"], closed.value.rcvd.code) == ("error-banned", BANNED)
    for server in pair:
        moderation.turned_away(server, ana.id, juan.token, JUAN)
        moderation.turned_away(server, ana.id, None, JUAN)  # known by the address he used at the other server
        assert problem(moderation.join(server, ana.id, "Juanito", JUAN)) == (403, "error-banned")
    ana.choose(ana.options[0])
    eva.until(lambda: bool(eva.options))

    ana.send("make-host", name="Eva")
    eva.until(lambda: eva.table["host"])
    eva.send("pardon", name="Juan")
    eva.until(lambda: len(eva.table["acts"]) == 5)
    moderation.sit(second, ana.id, juan.token, JUAN)
    eva.send("kick", name="Ana")
    with pytest.raises(ConnectionClosed):
        ana.until(lambda: False)
    moderation.turned_away(second, ana.id, ana.token, ANA)


def test_a_choice_resent_through_another_server_is_made_once(pair):
    first, second = pair
    ana = first.host("me open")
    juan = second.guest(ana.id, "Juan")
    ana.until(lambda: bool(ana.options))
    ana.choose(ana.options[0])
    juan.until(lambda: bool(juan.options))
    choice = {"option": juan.options[0], "move": juan.move, "undone": juan.undone}
    for player in (juan, juan, first.sit(ana.id, juan.token), second.sit(ana.id, juan.token)):
        player.send("choose", **choice)
        player.settle()
        assert (player.move, player.errors) == (2, [])
    ana.settle()
    assert (ana.move, bool(ana.options)) == (2, True)


def test_the_lobby_and_the_metrics_cover_all_servers(pair):
    _, second = pair
    made = [server.create("me open", name="Lobby")["table"] for server in pair]
    for server in pair:
        listed = {table["table"] for table in server.get("/api/tables").json()}
        assert listed >= set(made)
    text = second.get("/api/metrics").text
    for server in pair:
        assert f'tableverse_moves_total{{server="{server.backend.services.store.peers.own_id}"}}' in text
    assert text.count("# TYPE tableverse_moves_total") == 1


@pytest.mark.parametrize("forged", ["1 9.9.9.9 00", "{me} 9.9.9.9 00", "{me} 9.9.9.9 ñ", "", "{me}"])
def test_a_forged_forwarding_header_is_refused(pair, forged):
    first, _ = pair
    header = forged.format(me=first.backend.services.store.peers.own_id).encode("latin-1")
    for path in ("/api/tables", "/api/tables/nowhere"):
        answer = first.get(path, headers={"tableverse-forwarded": header})
        assert problem(answer) == (421, "error-lease-lost")


def test_limits_count_usage_at_all_servers(shared, tmp_path):
    few = dataclasses.replace(UNLIMITED, sockets_per_address=3, tables_per_hour=4)
    config = quick(tmp_path, database=shared, limits=few)
    with running(config) as first, running(config) as second:
        know_each_other(first, second)
        table = first.create("me open")["table"]
        for _ in range(3):
            first.sit(table, None)
        for server in (first, second, first):
            server.create("me open")
        deadline = time.monotonic() + 30
        while second.backend.services.store.peers.usage("127.0.0.1") != Usage(3, 3, 0):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        with second.socket(table) as socket:
            assert "error-too-many-sockets" in socket.recv(timeout=30)
        refused = second.post(
            "/api/tables", {"game": "splendor", "name": "Ana", "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        assert problem(refused) == (429, "error-too-many-tables")


def test_new_tables_go_to_the_server_with_fewer(shared, tmp_path):
    config = quick(tmp_path, database=shared)
    with running(config) as first, running(config) as second:
        know_each_other(first, second)
        for _ in range(24):
            first.create("me open")
        rooms = [len(server.backend.rooms.rooms) for server in (first, second)]
        assert sum(rooms) == 24
        assert min(rooms) >= 6


def test_an_unused_table_is_released_for_any_server(shared, tmp_path):
    config = quick(tmp_path, database=shared, expiry=Expiry(unload=0.1, sweep_every=0.1))
    with running(config) as first, running(quick(tmp_path, database=shared)) as second:
        know_each_other(first, second)
        table = first.create("me open")["table"]
        deadline = time.monotonic() + 30
        while table not in second.backend.rooms.rooms:
            assert time.monotonic() < deadline
            assert second.get(f"/api/tables/{table}").status_code == 200
            time.sleep(0.3)


def test_games_of_a_stopped_server_move_to_another(shared, tmp_path):
    config = quick(tmp_path, database=shared)
    with running(config) as second:
        with running(config) as first:
            know_each_other(first, second)
            table = first.create("me random")["table"]
            waiting = first.create("me open")["table"]
            assert table not in second.backend.rooms.rooms
        deadline = time.monotonic() + 30
        while table not in second.backend.rooms.rooms:
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert waiting not in second.backend.rooms.rooms  # no player or bot is to move there yet


def with_stores(database, number, story):
    async def tell():
        stores = [open_store(database, 1.5) for _ in range(number)]
        for store in stores:
            await store.open()
        try:
            await story(*stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(tell())


def test_a_sweep_leaves_tables_of_other_servers_alone(shared):
    async def story(first, second):
        await first.create(a_table("first"), [])
        await second.create(a_table("second"), [])
        await second.create(a_table("released"), [])
        await second.release("released", (await second.claim("released", 0)).epoch)
        for _ in range(5):
            assert await second.sweep(1000, {"open": 100}, 50, []) == 0
        assert await first.sweep(90, {"open": 100}, 50, ["first"]) == 0  # none of the second server's time has counted
        assert await first.sweep(20, {"open": 100}, 50, ["first"]) == 0
        assert await first.sweep(60, {"open": 100}, 50, ["first"]) == 1
        assert await first.claim("released", 0) is None
        await first.close()
        assert await second.sweep(1, {"open": 100}, 50, ["second"]) == 0  # the second server marks the table
        assert await second.sweep(60, {"open": 100}, 50, ["second"]) == 1
        assert await second.claim("first", 0) is None

    with_stores(shared, 2, story)


def test_any_server_may_read_a_table_and_one_may_claim_it(shared):
    async def story(first, second):
        await first.create(a_table("t1", "playing"), ["a", "b"])
        with pytest.raises(TableElsewhere) as elsewhere:
            await second.claim("t1", 0)
        assert elsewhere.value.server == first.peers.own_id
        assert elsewhere.value.arguments == {}
        assert (await second.read("t1")).options == ["a", "b"]
        assert await second.read("t2") is None
        assert await second.active(0, 10) == []
        stale = (await first.claim("t1", 0)).epoch
        await first.claim("t1", 0)
        await first.release("t1", stale)
        with pytest.raises(TableElsewhere):  # released under an old epoch
            await second.claim("t1", 0)
        await first.close()
        assert await second.active(0, 10) == ["t1"]
        assert (await second.claim("t1", 0)).options == ["a", "b"]

    with_stores(shared, 2, story)


def test_a_peer_is_dropped_only_for_its_own_silence():
    async def story():
        known = Peers()
        gone = []
        known.on_gone.append(gone.append)
        known.update([(7, 1, "10.0.0.7:1", "far", "seven", Report())], now=0.0)
        known.update([(7, 1, "10.0.0.7:1", "far", "seven", Report())], now=5.0)
        assert [peer.id for peer in known.silent(7.0, 6.0)] == [7]
        known.reset_timers(now=7.0)  # it was the database that did not answer
        assert known.silent(12.0, 6.0) == []
        known.update([(7, 2, "10.0.0.7:1", "far", "seven", Report())], now=14.0)
        assert known.silent(19.0, 6.0) == []
        waiting = asyncio.create_task(known.wait_until_gone(7, 30))
        assert not await known.wait_until_gone(7, 0.01)
        known.update([], now=20.0)
        assert await waiting
        assert gone == ["seven"]

    asyncio.run(story())


def test_idle_bot_processes_of_peers_are_lent():
    async def story():
        known = Peers()
        beats = []
        known.on_beat = lambda: beats.append(len(known))
        rows = [
            (7, 1, "10.0.0.7:1", "far", "", Report(idle_bots=1, release=__version__)),
            (8, 1, "10.0.0.8:1", "far", "", Report(idle_bots=2, release=__version__)),
            (9, 1, "127.0.0.1:1", "far", "", Report(idle_bots=9, release=__version__)),  # unreachable for others
            (10, 1, "10.0.0.10:1", "far", "", Report(idle_bots=9, release="0.0.1")),
        ]
        known.update(rows, now=0.0)
        assert beats == [4]
        lent = [known.borrow_bot() for _ in range(4)]
        assert [peer and peer.id for peer in lent] in ([8, 7, 8, None], [8, 8, 7, None])
        known.return_bot(7)
        known.return_bot(1)  # server 1 is gone meanwhile
        assert known.borrow_bot().id == 7
        assert known.borrow_bot() is None

    asyncio.run(story())


def test_a_loopback_address_is_reachable_only_on_its_machine():
    here = peers.this_machine()
    assert peers.is_reachable("127.0.0.1:80", here)
    assert peers.is_reachable("10.1.1.1:80", "elsewhere")
    assert peers.is_reachable("server2:80", "elsewhere")
    for address in ("127.0.0.1:80", "localhost:80", "[::1]:80", ""):
        assert not peers.is_reachable(address, "elsewhere")
