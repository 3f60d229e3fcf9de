"""Tables with content packs: uploaded or offered, played by people and bots, saved, replayed."""

import asyncio
import contextlib
import importlib
import json
import shutil
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.support import Server, play_on, problem, quick, running
from tableverse.games import registry
from tableverse.kernel.errors import MissingPacks
from tableverse.kernel.game import Config, Game
from tableverse.kernel.match import Match
from tableverse.kernel.packs import Pack, open_pack, pack_of_data
from tableverse.kernel.record import Record
from tableverse.server.backend import open_store
from tableverse.server.bot_worker import BotRequest, reply_to
from tableverse.server.errors import PacksUnusable
from tableverse.server.keyed_lock import KeyedLock
from tableverse.server.new_table import rematch_table
from tableverse.server.packed_games import GAMES, PackedGames, key_of
from tableverse.server.store import InitialData, SavedTable

ROCKET = {
    "id": "rocket-raccoon",
    "name": {"en": "Rocket", "es": "Mapache"},
    "source": "published",
    "level": 1,
    "bonus": "yellow",
    "points": 3,
    "avengers": 0,
    "cost": {"yellow": 1},
}


def pack(title: str = "My box", **changes: Any) -> dict[str, Any]:
    return {"game": "splendor", "title": title, "rows": {"characters": [{**ROCKET, **changes}]}}


def create(server: Server, *packs: Any, **more: Any) -> Any:
    body = {"game": "splendor", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ana", "packs": list(packs)}
    return server.post("/api/tables", {**body, **more})


def test_two_people_and_a_bot_play_with_a_pack(server: Server) -> None:
    made = pack_of_data(pack())
    ana = server.host("me open random", packs=[pack()])
    (shown,) = server.get("/api/tables").json()
    assert shown["packs"] == ["My box"]
    leo = server.guest(ana.id, "Leo")
    watcher = server.sit(ana.id, None)
    for player in (ana, leo, watcher):
        player.settle()
        assert player.table["packs"] == [{"title": "My box", "fingerprint": made.fingerprint, "cards": 1}]
    content = server.get(f"/api/tables/{ana.id}/content").json()
    changed = {card["id"]: card for card in content["character"] if "pack" in card}
    assert list(changed) == ["rocket-raccoon"]
    assert changed["rocket-raccoon"]["pack"] == made.fingerprint
    assert changed["rocket-raccoon"]["points"] == 3
    assert server.get(f"/api/tables/{ana.id}/packs/{made.fingerprint}").json() == pack()
    assert problem(server.get(f"/api/tables/{ana.id}/packs/none")) == (404, "error-no-such-pack")
    assert server.backend is not None
    failed = server.backend.services.bots.failures
    ana.until(lambda: bool(ana.options) or ana.move > 0)
    play_on([ana, leo], seed=7)
    assert server.backend.services.bots.failures == failed
    record = Record.from_json(server.get(f"/api/tables/{ana.id}/record").content)
    assert record.packs == [{"title": "My box", "fingerprint": made.fingerprint}]
    with pytest.raises(MissingPacks, match="My box"):
        record.replay(registry.load_game("splendor"))
    assert record.replay(registry.load_game("splendor", [made])).result is not None
    assert server.get(f"/api/tables/{ana.id}/replay/3").json()["view"]["moves"] == 3
    ana.send("rematch")
    ana.until(lambda: ana.table["rematch"] is not None)
    assert server.get(f"/api/tables/{ana.table['rematch']}").json()["packs"] == ana.table["packs"]
    again = {"table": ana.id, "move": 2}
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    forked = create(server, seats=seats, from_table=again).json()["table"]
    assert server.get(f"/api/tables/{forked}").json()["packs"] == ana.table["packs"]
    from_record = json.loads(record.to_json())
    assert create(server, pack(), seats=seats, from_record=from_record).status_code == 201
    assert problem(create(server, seats=seats, from_record=from_record))[1] == "error-missing-packs"


def test_an_endless_loop_of_cards_is_refused(server: Server) -> None:
    """The choice is refused, a bot tries another option, and the position stays as it was."""
    villain = {"id": "maestro", "name": {"en": "M", "es": "M"}, "source": "published", "health": [4, 5, 6]}
    endless = {**villain, "plot": ["missions"], "bam": "bam", "overflow": "collect-excess"}
    mine = {"game": "united", "title": "Endless", "rows": {"villains": [endless]}}
    ana = server.host("me me", game="united", packs=[mine], settings={"villain": "maestro"}, seed=5)
    ana.settle()
    while not ana.errors:
        move = ana.move
        ana.send("choose", option=ana.options[0], move=move)
        ana.until(lambda move=move: ana.move > move or bool(ana.errors))  # type: ignore[misc]
    assert ana.errors[-1]["key"] == "error-endless"
    ana.errors.clear()
    assert (ana.move, bool(ana.options)) == (move, True)
    ana.send("undo")
    ana.until(lambda: ana.move < move)
    ana.choose(ana.options[0])


def test_a_broken_pack_is_refused_in_both_languages(server: Server) -> None:
    answer = create(server, pack(points="many"))
    assert problem(answer) == (422, "error-bad-pack")
    said = answer.json()["arguments"]
    assert said["en"].startswith("1. My box/characters.yaml:8: expected a whole number")
    assert said["es"].startswith("1. My box/characters.yaml:8: aquí se espera un número")
    for bad in (
        {**pack(), "game": "united"},
        {"rows": {}},
        {**pack(), "code": "import os"},
        pack(id="Nobody!"),
        pack(" "),
    ):
        assert problem(create(server, bad)) == (422, "error-bad-pack"), bad
    assert problem(create(server, "0123456789abcdef")) == (404, "error-no-such-pack")
    assert problem(create(server, *(pack(f"Box {number}") for number in range(5)))) == (422, "error-bad-request")
    assert create(server, pack("x" * 700_000)).status_code == 413
    assert server.get("/api/games/splendor/packs").json() == []


def test_settings_of_packs_are_offered_before_the_table_exists(server: Server) -> None:
    example = open_pack(Path(__file__).parents[2] / "docs" / "examples" / "champions-pack").data()
    answer = server.post("/api/games/champions/with-packs", {"packs": [example]}).json()
    assert answer["settings"]["scenario"][-1] == "clockmaker"
    assert "clockmaker" in [one["id"] for one in answer["content"]["scenario"]]
    settings = {"scenario": "clockmaker", "deck-1": "night-courier-justice"}
    wish = {"game": "champions", "seats": [{"kind": "me"}], "settings": settings, "name": "Ana"}
    ana = server.post("/api/tables", {**wish, "packs": [example]}).json()
    content = server.get(f"/api/tables/{ana['table']}/content").json()
    assert "night-courier" in [card["id"] for card in content["card"] if "pack" in card]
    assert problem(server.post("/api/tables", wish)) == (422, "error-bad-setting")
    broken = server.post("/api/games/splendor/with-packs", {"packs": [pack(points="many")]})
    assert problem(broken) == (422, "error-bad-pack")
    assert problem(server.post("/api/games/splendor/with-packs", {"packs": ["x"]})) == (404, "error-no-such-pack")
    assert problem(server.post("/api/games/nothing/with-packs", {"packs": []})) == (422, "error-unknown-game")


def test_a_pack_is_read_once_and_outside_the_event_loop(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[bool] = []

    def noting(work: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*given: Any) -> Any:
            with contextlib.suppress(RuntimeError):
                asyncio.get_running_loop()
                pytest.fail("in the event loop")
            read.append(True)
            return work(*given)

        return noted

    mine = pack("Read once", points=5)
    for heavy in ("new_table._check_settings", "new_table.content_of", "new_table.compressed_packs"):
        module, _, name = heavy.partition(".")
        there = importlib.import_module(f"tableverse.server.{module}")
        monkeypatch.setattr(there, name, noting(getattr(there, name)))
    load = registry.load_game
    loaded: list[str] = []

    def counting(game: str, packs: Sequence[Pack] = ()) -> Game:
        loaded.extend(one.title for one in packs if isinstance(one, Pack))
        return load(game, packs)

    monkeypatch.setattr(registry, "load_game", counting)
    assert server.post("/api/games/splendor/check", {"pack": mine}).json()["ok"]
    assert server.post("/api/games/splendor/with-packs", {"packs": [mine]}).status_code == 200
    assert server.post("/api/games/splendor/check", {"pack": mine}).json()["ok"]
    assert create(server, mine).status_code == 201
    assert loaded == ["Read once"]
    assert len(read) == 3


def test_a_keyed_lock_makes_others_wait_for_the_first() -> None:
    once, done = KeyedLock(), []
    waiting = threading.Barrier(8)

    def ask(number: int) -> None:
        waiting.wait()
        with once.hold("it"):
            if not done:
                done.append(number)

    with ThreadPoolExecutor(8) as people:
        list(people.map(ask, range(8)))
    assert len(done) == 1
    with pytest.raises(ValueError, match="wrong"), once.hold("it"):
        raise ValueError("wrong")
    with once.hold("it"):  # a failed holder blocks nobody
        pass
    assert not once._doing


def test_a_later_pack_overrides_an_earlier_one(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = create(server, pack("One", points=1), pack("Two", points=2)).json()["table"]
    first = server.get(f"/api/tables/{table}/content")
    with monkeypatch.context() as once:  # the encoded content is cached for every client
        once.setattr("tableverse.server.game_content._encode_game", lambda game: pytest.fail("encoded again"))
        again = server.get(f"/api/tables/{table}/content", headers={"If-None-Match": first.headers["ETag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert server.get(f"/api/tables/{table}/content").content == first.content
    (card,) = [card for card in server.get(f"/api/tables/{table}/content").json()["character"] if "pack" in card]
    assert card["points"] == 2
    assert card["pack"] == pack_of_data(pack("Two", points=2)).fingerprint
    other = create(server, pack("Two", points=2), pack("One", points=1)).json()["table"]
    assert server.get(f"/api/tables/{table}").json()["content"] != server.get(f"/api/tables/{other}").json()["content"]


def test_packs_survive_a_restart(database: str, tmp_path: Path) -> None:
    """The table stores its packs, so the folder of offered packs may disappear."""
    folder = tmp_path / "offered"
    (folder / "box").mkdir(parents=True)
    (folder / "box" / "pack.yaml").write_text("game: splendor\ntitle: Offered\n", encoding="utf-8")
    (folder / "box" / "characters.yaml").write_text(json.dumps([{**ROCKET, "points": 5}]), encoding="utf-8")
    with running(quick(tmp_path, database=database, packs=folder)) as server:
        (offered,) = server.get("/api/games/splendor/packs").json()
        assert (offered["title"], offered["cards"]) == ("Offered", 1)
        assert server.get("/api/games/united/packs").json() == []
        ana = server.host("me random", packs=[offered["fingerprint"], pack(bonus="red")])
        play_on([ana], seed=1, moves=3)
        view, table, packs, token = ana.view, ana.id, ana.table["packs"], ana.token
        content = server.get(f"/api/tables/{table}/content").json()
    shutil.rmtree(folder)
    GAMES.evict_unused([])
    with running(quick(tmp_path, database=database)) as server:
        ana = server.sit(table, token)
        assert ana.table["packs"] == packs
        assert ana.table["status"] == "playing"
        assert ana.view["moves"] >= view["moves"]
        assert server.get(f"/api/tables/{table}/content").json() == content
        play_on([ana], seed=2, moves=2)


def test_packs_are_deleted_with_their_table(database: str) -> None:
    async def story() -> None:
        store = open_store(database)
        await store.open()
        try:
            seats: list[Any] = []
            saved = SavedTable("t1", "splendor", {}, 1, "", seats, {}, "", "open", 3, True, True, False, 0, 0)
            await store.create(saved, [], InitialData(packs={"abc": b"x"}))
            stored = await store.claim("t1", 0)
            assert stored is not None
            assert stored.packs == {"abc": b"x"}
            await store.release("t1", stored.epoch)
            await store.sweep(100, {"open": 10}, 10, [])
            assert await store.sweep(100, {"open": 10}, 10, []) == 1
            assert await store.claim("t1", 0) is None
            await store.create(saved, [], InitialData(packs={"abc": b"y"}))  # no rows of the deleted table are left
        finally:
            await store.close()

    asyncio.run(story())


def test_a_table_with_unreadable_packs_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(quick(tmp_path)) as server:
        ana = server.host("me random", packs=[pack()])
        play_on([ana], seed=1, moves=2)
        table = ana.id
        waiting = create(server, pack()).json()["table"]
    GAMES.evict_unused([])
    monkeypatch.setattr("tableverse.server.room_state.decompress_pack", lambda *_: pack_of_data(pack(points="many")))
    with running(quick(tmp_path)) as server:
        shown = server.get(f"/api/tables/{table}").json()
        assert (shown["status"], shown["problem"]["key"]) == ("stopped", "error-packs-unusable")
        state = server.backend.rooms.rooms[table].state
        with pytest.raises(PacksUnusable):  # no rematch starts with other cards
            rematch_table(state.draft(), state.game, None)
        assert server.get(f"/api/tables/{waiting}").status_code in (400, 409, 422)


def test_a_worker_requests_unknown_packs() -> None:
    made = pack_of_data(pack("For bots"))
    match = Match(registry.load_game("splendor", [made]), Config(2), 3)
    assert match.state.decision is not None
    position = msgspec.Raw(match.game.encode(match.state))
    lean = BotRequest("splendor", (), position, match.state.decision.seat, "greedy", 1, "", (made.fingerprint,))
    assert reply_to(lean).lacks_packs
    full = msgspec.structs.replace(lean, brought=(msgspec.Raw(made.to_json()),))
    chosen = reply_to(full).option
    assert chosen in {option.id for option in match.state.decision.options}
    assert reply_to(lean).option == chosen
    GAMES.evict_unused([])


def test_packed_games_are_shared_and_evicted() -> None:
    games = PackedGames(most=2)
    packs = [pack_of_data(pack(f"Box {number}", points=number)) for number in range(3)]
    first = games.load("splendor", packs[:1])
    assert games.load("splendor", [pack_of_data(pack("Box 0", points=0))]) is first
    assert games.find(("splendor", ())) is registry.load_game("splendor")
    second = games.load("splendor", packs[1:2])
    games.load("splendor", packs[:1])  # now the most recently used
    games.load("splendor", packs[2:])
    assert len(games) == 2
    assert games.find(key_of(second)) is None
    games.evict_unused({key_of(first)})
    assert len(games) == 1
    assert games.find(key_of(first)) is first
