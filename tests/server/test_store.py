"""The guarantees of both stores, and restarts of a server."""

import asyncio
import re
import sqlite3
import time

import msgspec
import pytest

from server.databases import fresh_database
from server.support import play_on, quick, running
from tableverse.server.backend import open_store
from tableverse.server.errors import DatabaseBusy, DatabaseUnusable, LeaseLost, StoreError
from tableverse.server.messages import ChatLine
from tableverse.server.postgres_appends import APPEND
from tableverse.server.sqlite_store import SCHEMA
from tableverse.server.store import InitialData, SavedSeat, SavedTable, StoredSnapshot


def a_table(id: str, status: str = "open", **changes) -> SavedTable:
    table = SavedTable(
        id=id,
        game="splendor",
        settings={},
        seed=5,
        content="abc",
        seats=[SavedSeat("p1"), SavedSeat(None, "random"), SavedSeat()],
        people={"p1": "Añá"},
        host="p1",
        status=status,
        wait_minutes=3,
        listed=True,
        seeded=False,
        fixed_seats=False,
        created=time.time(),
        touched=time.time(),
    )
    return msgspec.structs.replace(table, **changes)


def with_store(database, story):
    async def tell():
        store = open_store(database)
        await store.open()
        try:
            return await story(store)
        finally:
            await store.close()

    return asyncio.run(tell())


def test_a_table_is_stored_with_moves_and_chat(database):
    table = a_table("t1")
    line = ChatLine("Añá", 0, "¡Hola! 🎲", 12)

    async def write(store):
        await store.create(table, ["a", "b"])
        epoch = (await store.claim("t1", 0)).epoch
        await store.append("t1", epoch, 2, "c")
        await store.append("t1", epoch, 3, "d")
        await store.truncate("t1", epoch, 3)
        await store.append("t1", epoch, 3, "e")
        for number in range(5):
            await store.say("t1", epoch, msgspec.structs.replace(line, at=number), 5)
        await store.say("t1", epoch, ChatLine("Eva", None, "x", 9), 5)

    async def read(store):
        assert await store.claim("t2", 10) is None
        return await store.claim("t1", 3)

    with_store(database, write)
    stored = with_store(database, read)
    assert stored.table == table
    assert stored.options == ["a", "b", "c", "e"]
    assert [said.at for said in stored.chat] == [3, 4, 9]
    assert stored.chat[-1].seat is None
    assert stored.chat[0].text == "¡Hola! 🎲"


def test_only_the_latest_chat_is_kept(database):
    async def story(store):
        for id in ("t1", "t2"):
            await store.create(a_table(id), [])
        epochs = {id: (await store.claim(id, 0)).epoch for id in ("t1", "t2")}
        for number in range(12):
            for id, epoch in epochs.items():
                await store.say(id, epoch, ChatLine("Eva", None, "x" * 500, number), 3)
        for id in epochs:
            assert [line.at for line in (await store.claim(id, 100)).chat] == [9, 10, 11]

    with_store(database, story)


def test_choices_are_only_appended_in_order(database):
    async def story(store):
        await store.create(a_table("t1"), ["a"])
        epoch = (await store.claim("t1", 0)).epoch
        await store.append("t1", epoch, 1, "b")
        for number in (0, 1, 3):
            with pytest.raises(StoreError):
                await store.append("t1", epoch, number, "other")
        await store.append("t1", epoch, 2, "c")
        assert (await store.claim("t1", 0)).options == ["a", "b", "c"]

    with_store(database, story)


def test_listed_and_active_tables(database):
    async def story(store):
        now = time.time()
        await store.create(a_table("old", touched=now - 100, created=now - 100), ["a"])
        await store.create(a_table("new", created=now), [])
        await store.create(a_table("hidden", listed=False), [])
        await store.create(a_table("playing", "playing", touched=now - 50), [])
        await store.create(a_table("stale", "playing", touched=now - 500), [])
        assert [table.id for table in await store.listed(now - 200, 10)] == ["new", "old"]
        assert [table.id for table in await store.listed(now - 200, 1)] == ["new"]
        assert [table.id for table in await store.listed(now - 50, 10)] == ["new"]
        assert await store.active(now - 60, 10) == ["playing"]
        await store.save(a_table("new", "playing", touched=now), (await store.claim("new", 0)).epoch)
        assert await store.active(now - 60, 10) == ["new", "playing"]

    with_store(database, story)


def test_unused_tables_are_marked_and_deleted_by_a_later_sweep(database):
    limits = {"open": 100.0, "playing": 1000.0}

    async def story(store):
        async def sweep(ran, in_use=()):
            return await store.sweep(ran, limits, 50, list(in_use))

        for id in ("forgotten", "remembered", "in memory"):
            await store.create(a_table(id), ["a"])
        await store.create(a_table("playing", "playing"), [])
        await store.create(a_table("over", "over"), [])  # no limit is given for finished tables
        await store.say("forgotten", (await store.claim("forgotten", 0)).epoch, ChatLine("Eva", None, "x", 9), 5)
        assert await sweep(90) == 0
        assert await sweep(20) == 0  # the tables are marked
        assert await sweep(40) == 0
        await store.claim("remembered", 0)  # somebody opens it
        assert await sweep(20, ["in memory"]) == 1
        assert await store.claim("forgotten", 10) is None
        await store.create(a_table("forgotten"), [])
        stored = await store.claim("forgotten", 10)
        assert (stored.options, stored.chat) == ([], [])
        for id in ("remembered", "in memory", "playing", "over"):
            assert await store.claim(id, 0) is not None
        await store.save(a_table("playing", "playing"), (await store.claim("playing", 0)).epoch)
        assert await sweep(990) == 0
        assert await sweep(60) == 3  # all open tables
        assert await store.claim("playing", 0) is not None

    with_store(database, story)


def test_a_file_of_the_first_version_is_migrated(tmp_path):
    file = tmp_path / "old.sqlite"
    table = a_table("t1", touched=1.0)
    with sqlite3.connect(file) as made:
        for statement in SCHEMA.split(";\n"):
            made.execute(statement)
        row = (table.id, table.status, table.listed, table.created, table.touched, msgspec.json.encode(table))
        made.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)", row)
        made.execute("INSERT INTO moves VALUES ('t1', 0, 'a')")
        made.execute("PRAGMA user_version = 1")
    made.close()

    async def story(store):
        assert await store.sweep(90, {"open": 100}, 50, []) == 0
        stored = await store.claim("t1", 0)
        assert (stored.table, stored.options) == (table, ["a"])
        await store.append("t1", 0, 1, "b")

    with_store(str(file), story)
    with_store(str(file), lambda store: store.secret())


def test_the_secret_is_created_once(database):
    async def secret(store):
        return await store.secret()

    first = with_store(database, secret)
    assert len(first) == 32
    assert with_store(database, secret) == first


def test_one_bad_call_does_not_fail_the_others_of_its_batch(database):
    async def story(store):
        await store.create(a_table("t1"), [])
        epoch = (await store.claim("t1", 0)).epoch
        for number in range(50):
            await store.create(a_table(f"other{number}"), [])
        epochs = [(await store.claim(f"other{number}", 0)).epoch for number in range(50)]
        calls = [store.append(f"other{number}", epochs[number], 0, "x") for number in range(50)]
        calls.insert(25, store.create(a_table("t1"), []))
        calls.insert(12, store.append("t1", epoch, 7, "x"))
        answers = await asyncio.gather(*calls, return_exceptions=True)
        assert [type(answer) for answer in answers if answer is not None] == [StoreError, StoreError]
        assert [(await store.claim(f"other{number}", 0)).options for number in range(50)] == [["x"]] * 50
        assert (await store.claim("t1", 0)).options == []

    with_store(database, story)


def test_an_unreadable_row_fails_only_its_reader(tmp_path):
    database = str(tmp_path / "tables.sqlite")

    async def created(store):
        await store.create(a_table("t1"), [])
        await store.create(a_table("t2"), [])

    with_store(database, created)
    with sqlite3.connect(database) as file:
        file.execute("UPDATE tables SET body = 'x' WHERE id = 't1'")
    file.close()

    async def story(store):
        async with asyncio.timeout(10):
            answers = await asyncio.gather(store.claim("t1", 0), store.append("t2", 0, 0, "x"), return_exceptions=True)
            assert [isinstance(answer, msgspec.MsgspecError) for answer in answers] == [True, False]
            assert (await store.claim("t2", 0)).options == ["x"]

    with_store(database, story)


def test_many_calls_share_a_commit(tmp_path):
    async def story(store):
        await store.create(a_table("t1"), [])
        before = store.commits
        await asyncio.gather(*(store.append("t1", 0, number, "x") for number in range(200)))
        return store.commits - before

    assert with_store(str(tmp_path / "tables.sqlite"), story) < 100


def test_choices_of_many_tables_share_a_statement(postgres):
    async def story(store):
        for number in range(60):
            await store.create(a_table(f"t{number}"), [])
        epochs = [(await store.claim(f"t{number}", 0)).epoch for number in range(60)]
        calls = [store.append(f"t{number}", epoch, 0, "x") for number, epoch in enumerate(epochs)]
        calls += [store.append("t0", epochs[0] - 1, 1, "stale"), store.append("t1", epochs[1], 5, "out of order")]
        *good, stale, out_of_order = await asyncio.gather(*calls, return_exceptions=True)
        assert good == [None] * 60
        assert isinstance(stale, LeaseLost)
        assert isinstance(out_of_order, StoreError)
        assert store.appends.statements < 30
        for number in range(60):
            assert (await store.read(f"t{number}")).options == ["x"]

    with_store(asyncio.run(fresh_database(postgres)), story)


def test_appending_a_batch_visits_each_choice_once(postgres):
    """In the query plan no node visits more rows than there are choices."""

    async def story(store):
        for number in range(60):
            await store.create(a_table(f"t{number}"), ["x"])
        epochs = [(await store.claim(f"t{number}", 0)).epoch for number in range(60)]
        given = [f"t{number}" for number in range(60)], epochs, [1] * 60, ["y"] * 60
        ((told,),) = await store._fetch(f"EXPLAIN (ANALYZE, FORMAT JSON) {APPEND}", *given)
        rows = [
            int(loops) * int(rows) for rows, loops in re.findall(r'"Actual Rows": (\d+),\s+"Actual Loops": (\d+)', told)
        ]
        assert (await store.read("t59")).options == ["x", "y"]
        return rows

    rows = with_store(asyncio.run(fresh_database(postgres)), story)
    assert max(rows) == 60


def test_a_second_server_cannot_use_the_same_file(tmp_path):
    database = str(tmp_path / "tables.sqlite")

    async def story(store):
        with pytest.raises(DatabaseBusy):
            await open_store(database).open()

    with_store(database, story)
    with_store(database, lambda store: store.secret())


def test_files_that_are_not_databases_are_refused(tmp_path):
    nonsense = tmp_path / "nonsense.sqlite"
    nonsense.write_bytes(b"this is not a database" * 100)
    newer = tmp_path / "newer.sqlite"
    with sqlite3.connect(newer) as made:
        made.execute("PRAGMA journal_mode = WAL")
        made.execute("PRAGMA user_version = 99")
    made.close()
    for file in (nonsense, newer, tmp_path):
        before = file.read_bytes() if file.is_file() else b""
        with pytest.raises(DatabaseUnusable):
            with_store(str(file), lambda store: store.secret())
        assert not file.is_file() or file.read_bytes() == before


def test_an_unreachable_database_server_is_an_error():
    with pytest.raises(DatabaseUnusable):
        with_store("postgresql://nobody:secret@127.0.0.1:1/none", lambda store: store.secret())


def test_a_restarted_server_continues_where_it_stopped(database, tmp_path):
    with running(quick(tmp_path, database=database)) as server:
        ana = server.host("me open random")
        juan = server.guest(ana.id, "Juan")
        for player in (ana, juan):
            player.until(lambda player=player: player.move >= 0)
        play_on([ana, juan], seed=1, moves=12)
        ana.send("chat", text="¿Sigues ahí?")
        ana.until(lambda: bool(ana.chat))
        ana.settle()
        table, tokens, view, events = ana.id, [ana.token, juan.token], ana.view, ana.events
        waiting = server.create("me open")
    with running(quick(tmp_path, database=database)) as server:
        ana, juan = [server.sit(table, token) for token in tokens]
        assert (ana.seat, juan.seat) == (0, 1)
        assert ana.events[: len(events)] == events
        if ana.move == view["moves"]:
            assert ana.view == view
        ana.settle()
        assert [line["text"] for line in ana.chat] == ["¿Sigues ahí?"]
        play_on([ana, juan], seed=2)
        assert server.get(f"/api/tables/{table}/record").status_code == 200
        assert server.join(waiting["table"], "Eva")["seat"] == 1
    with running(quick(tmp_path, database=database)) as server:
        assert server.get(f"/api/tables/{table}").json()["status"] == "over"


def test_snapshots_are_truncated_with_their_choices(database):
    def kept(number, body=b"x"):
        return StoredSnapshot(number, "abc", 1, "d1", body)

    async def story(store):
        await store.save_content("abc", b"first")
        await store.save_content("abc", b"second")
        await store.save_content("def", b"other")
        await store.create(a_table("t1"), ["a", "b", "c"], InitialData([kept(1)]))
        epoch = (await store.claim("t1", 0)).epoch
        for number in (0, 2, 3):
            await store.snapshot("t1", epoch, kept(number))
        await store.snapshot("t1", epoch, kept(2, b"again"))
        with pytest.raises(StoreError):
            await store.snapshot("t1", epoch, kept(4))
        await store.truncate("t1", epoch, 2)
        stored = await store.claim("t1", 0)
        assert [(one.number, one.body) for one in stored.snapshots] == [(0, b"x"), (1, b"x"), (2, b"again")]
        assert stored.contents == {"abc": b"first"}

    with_store(database, story)


def test_a_table_that_cannot_be_replayed_is_stopped(tmp_path):
    database = str(tmp_path / "tables.sqlite")
    table = a_table("t1", "playing", seats=[SavedSeat("p1")] * 2)
    with_store(database, lambda store: store.create(table, ["recruit:nobody"]))
    with running(quick(tmp_path, database=database)) as server:
        shown = server.get("/api/tables/t1").json()
        assert (shown["status"], shown["problem"]["key"]) == ("stopped", "error-rules-changed")
        assert server.host("me random").options
