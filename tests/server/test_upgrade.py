"""Tables across releases: other cards, other rules, and a database from an older release."""

import asyncio
from collections.abc import Iterable

import pytest

from server.databases import fresh_database
from server.releases import fill_with_old, old_file, old_release, release
from server.support import Player, Server, play_on, problem, quick, running
from tableverse.games import registry
from tableverse.games.splendor.frames import turn
from tableverse.kernel.errors import OtherContent
from tableverse.kernel.record import Record

#: Changes every Character, and so every position that holds one.
STRONGER = ("splendor", "characters.yaml", "avengers: 0", "avengers: 1")
#: Edits that change every game under test.
REWORKED = (
    STRONGER,
    ("united", "locations.yaml", "slots: [thug,", "slots: [empty,"),
    ("dagger", "hero.yaml", "life: ", "life: 1"),
    ("champions", "rhino.yaml", "stats: {atk: 2, sch: 1, hp: 14}", "stats: {atk: 3, sch: 2, hp: 16}"),
)
GAMES = registry.game_ids()


@pytest.fixture(params=["sqlite", "postgres"])
def old(request, tmp_path):
    """Return a database of the old release and what was seen there."""
    if request.param == "sqlite":
        return old_file(tmp_path), old_release("sqlite")
    address = asyncio.run(fresh_database(request.getfixturevalue("postgres")))
    return asyncio.run(fill_with_old(address)), old_release("postgres")


def gist(view: dict) -> dict:
    """Return the part of a view that is the same in every release."""
    return {name: view[name] for name in ("seat", "seats", "moves", "waiting_for", "waiting_kind", "result")}


def kinds(events: Iterable[dict]) -> list[tuple[int, str]]:
    return [(event["move"], event["kind"]) for event in events]


def sit_again(server: Server, seen: dict) -> list[Player]:
    return [server.sit(seen["table"], token) for token in seen["tokens"]]


def two_people(server: Server, moves: int) -> list[Player]:
    ana = server.host("me open", seed=11)
    players = [ana, server.guest(ana.id, "Juan")]
    for player in players:
        player.until(lambda player=player: player.move == 0)
    play_on(players, seed=3, moves=moves)
    return players


def seated(players: list[Player]) -> dict:
    return {"table": players[0].id, "tokens": [player.token for player in players]}


# --- a database of an older release -------------------------------------------------------------------------------


def test_a_database_of_an_older_release_plays_on(old, tmp_path):
    database, seen = old
    with running(quick(tmp_path, database=database)) as server:
        for game in GAMES:
            over, playing = seen[f"{game}-over"], seen[f"{game}-playing"]
            last = server.get(f"/api/tables/{over['table']}/replay/{over['moves']}").json()
            assert gist(last["view"]) == gist(over["view"])
            assert (last["position"], last["certain"]) == (over["moves"], True)
            record = server.get(f"/api/tables/{over['table']}/record").content
            Record.from_json(record).replay(registry.load_game(game))
            players = sit_again(server, playing)
            assert [gist(player.view) for player in players] == [gist(view) for view in playing["views"]]
            assert [kinds(player.events) for player in players] == [kinds(events) for events in playing["events"]]
            assert players[0].table["upgrades"] == []
            play_on(players, seed=2, moves=3)
        assert server.join(seen["open"]["table"], "Eva")["seat"] == 1


def test_a_migrated_database_survives_changed_cards(old, tmp_path):
    """The tables are opened once with this release, which saves the snapshots that a later release needs."""
    database, seen = old
    with running(quick(tmp_path, database=database)) as server:
        for table in seen.values():
            assert server.get(f"/api/tables/{table['table']}").status_code == 200
    with release(tmp_path, *REWORKED), running(quick(tmp_path, database=database)) as server:
        restarted = []
        for game in GAMES:
            over, playing = seen[f"{game}-over"], seen[f"{game}-playing"]
            players = sit_again(server, playing)
            assert [kinds(player.events) for player in players] == [kinds(events) for events in playing["events"]]
            assert [player.move for player in players] == [playing["moves"]] * 2
            (upgrade,) = players[0].table["upgrades"]
            loaded = registry.load_game(game).with_products(tuple(players[0].table["products"]))
            assert upgrade["content"] == loaded.fingerprint() != players[0].table["content"]
            restarted += [game] if upgrade["restarted"] else []
            play_on(players, seed=2, moves=3)
            steps = [
                server.get(f"/api/tables/{over['table']}/replay/{move}").json() for move in range(over["moves"] + 1)
            ]
            assert kinds(event for step in steps for event in step["events"]) == kinds(over["events"])
            assert all(step["certain"] and step["position"] <= step["move"] for step in steps)
            assert steps[-1]["view"]["result"] == over["view"]["result"]
            record = Record.from_json(server.get(f"/api/tables/{over['table']}/record").content)
            assert len(record.options) == over["moves"]
            assert record.content == server.get(f"/api/tables/{over['table']}").json()["content"]
        assert {"splendor", "united", "champions"} <= set(restarted)


def test_old_tables_without_snapshots_are_replayed_with_changed_cards(tmp_path):
    """The old release saved no snapshots, so a replay uses the new cards and is marked as uncertain."""
    database, seen = old_file(tmp_path), old_release("sqlite")
    over, playing = seen["splendor-over"], seen["splendor-playing"]
    with release(tmp_path, STRONGER), running(quick(tmp_path, database=database)) as server:
        players = sit_again(server, playing)
        assert players[0].table["status"] in ("playing", "stopped")
        answer = server.get(f"/api/tables/{over['table']}/replay/{over['moves']}").json()
        assert not answer["certain"] or answer["view"] is None
        assert server.get(f"/api/tables/{over['table']}/record").status_code == 200


# --- between two starts of a server -------------------------------------------------------------------------------


def test_a_running_game_goes_on_with_changed_cards(database, tmp_path):
    with running(quick(tmp_path, database=database)) as server:
        players = two_people(server, 37)
        tokens, views, events = seated(players), [one.view for one in players], players[0].events
    with release(tmp_path, STRONGER), running(quick(tmp_path, database=database)) as server:
        ana, juan = sit_again(server, tokens)
        assert ana.events == events
        for player, view in zip((ana, juan), views, strict=True):
            assert {**player.view, "decision": None, "prices": {}, "missing": {}} == {
                **view,
                "decision": None,
                "prices": {},
                "missing": {},
            }
        (upgrade,) = ana.table["upgrades"]
        assert (upgrade["move"], upgrade["restarted"], upgrade["taken_back"]) == (37, True, 0)
        chooser = ana if ana.options else juan
        assert not chooser.undo_shown()["possible"]
        assert chooser.refused("undo") == "error-before-upgrade"
        chooser.errors.clear()
        play_on([ana, juan], seed=5, moves=2)
        assert ana.undo_shown()["possible"]
        play_on([ana, juan], seed=5)
        ana.until(lambda: ana.table["status"] == "over")
        record = Record.from_json(server.get(f"/api/tables/{ana.id}/record").content)
        assert (record.content, record.latest_content) == (ana.table["content"], upgrade["content"])
        state = record.replay(registry.load_game("splendor"))
        assert state.result.scores == ana.view["result"]["scores"]
        again = server.host("me open", from_table={"table": ana.id, "move": ana.move - 3})
        assert problem(
            server.post(
                "/api/tables",
                {
                    "game": "splendor",
                    "name": "Ana",
                    "seats": [{"kind": "me"}, {"kind": "open"}],
                    "from_table": {"table": ana.id, "move": 5},
                },
            )
        ) == (422, "error-other-content")
        server.guest(again.id, "Juan")
        again.until(lambda: again.move == ana.move - 3)
        early = server.get(f"/api/tables/{ana.id}/replay/5").json()
        assert (early["position"], early["view"]["moves"]) in ((5, 5), (0, 0))
    # The older release can still read everything that was saved.
    with running(quick(tmp_path, database=database)) as server:
        assert server.get(f"/api/tables/{ana.id}").json()["status"] == "over"
        assert server.get(f"/api/tables/{ana.id}/replay/{ana.move}").json()["view"]["result"] == ana.view["result"]
        with pytest.raises(OtherContent):
            Record.from_json(server.get(f"/api/tables/{ana.id}/record").content).replay(registry.load_game("splendor"))


def test_a_changed_card_outside_the_game_is_only_noted(tmp_path):
    with running(quick(tmp_path)) as server:
        players = two_people(server, 20)
        tokens = seated(players)
        places, view = players[0].view["locations"], players[0].view
    # These are two faces of one tile, so at least one of them is not in play.
    needs = "{blue: 4, red: 4}" if "asgard" in places else "{yellow: 3, orange: 3, purple: 3}"
    edit = ("splendor", "locations.yaml", needs, "{red: 5}")
    with release(tmp_path, edit), running(quick(tmp_path)) as server:
        ana, juan = sit_again(server, tokens)
        assert ana.view == view
        (upgrade,) = ana.table["upgrades"]
        assert (upgrade["move"], upgrade["restarted"]) == (20, False)
        assert (ana if view["waiting_for"] == 1 else juan).undo_shown()["possible"]
        play_on([ana, juan], seed=1)
        record = Record.from_json(server.get(f"/api/tables/{ana.id}/record").content)
        assert record.replay(registry.load_game("splendor"), 7).moves == 7


def test_a_running_game_goes_on_under_a_changed_rule(tmp_path, monkeypatch):
    """The fingerprint is the same but the choices lead elsewhere, which only the saved snapshots can show."""
    with running(quick(tmp_path)) as server:
        players = two_people(server, 37)
        tokens, views = seated(players), [one.view for one in players]
        over = server.host("random random")
        over.until(lambda: over.over)
        over.until(lambda: over.table["status"] == "over")
        events = over.events
    monkeypatch.setattr(turn, "TOKEN_LIMIT", 4)
    with running(quick(tmp_path)) as server:
        ana, juan = sit_again(server, tokens)
        assert [ana.view["mats"], juan.view["mats"]] == [view["mats"] for view in views]
        (upgrade,) = ana.table["upgrades"]
        assert (upgrade["move"], upgrade["restarted"]) == (37, True)
        play_on([ana, juan], seed=5, moves=4)
        table = server.get(f"/api/tables/{over.id}").json()
        assert (table["status"], table["problem"]["key"]) == ("over", "error-rules-changed")
        steps = [server.get(f"/api/tables/{over.id}/replay/{move}").json() for move in range(over.move + 1)]
        assert [event for step in steps for event in step["events"]] == events
        assert steps[-1]["view"] == over.view
        assert any(step["position"] < step["move"] for step in steps)
        assert any(step["position"] == step["move"] for step in steps[1:-1])
        record = server.get(f"/api/tables/{over.id}/record").json()
        assert len(record["options"]) == over.move
        assert record["digest"]


def test_moves_impossible_under_changed_rules_are_undone_after_a_crash(tmp_path, monkeypatch):
    """The server is killed after move 37, when the latest snapshot is of move 32."""
    with running(quick(tmp_path)) as server:
        tokens = seated(two_people(server, 37))
        monkeypatch.setattr(server.backend.rooms, "shut_down", _nothing)
    monkeypatch.setattr(turn, "TOKEN_LIMIT", 1)
    with running(quick(tmp_path)) as server:
        ana, juan = sit_again(server, tokens)
        (upgrade,) = ana.table["upgrades"]
        assert upgrade["move"] == 32
        assert ana.move + upgrade["taken_back"] == 37
        assert upgrade["taken_back"] > 0
        play_on([ana, juan], seed=5, moves=2)
        moves = ana.move
    with running(quick(tmp_path)) as server:
        assert sit_again(server, tokens)[0].move == moves


async def _nothing() -> None:
    pass


# --- a card that is gone ------------------------------------------------------------------------------------------


def without(card: str) -> tuple[str, str, str, str]:
    return ("splendor", "characters.yaml", f"id: {card},", f"id: {card}-reworked,")


def test_a_missing_card_stops_the_game_without_losing_moves(database, tmp_path, caplog):
    with running(quick(tmp_path, database=database)) as server:
        players = two_people(server, 21)
        tokens, view, events = seated(players), players[0].view, players[0].events
    edit = without(view["rows"][0][0])
    with release(tmp_path, edit), running(quick(tmp_path, database=database)) as server:
        table = server.get(f"/api/tables/{tokens['table']}").json()
        assert table["status"] == "stopped"
        assert table["problem"] == {"key": "error-card-missing", "arguments": {}}  # the name of the card may be hidden
        assert view["rows"][0][0] in caplog.text  # but the log names it
        assert table["seed"] is None
        assert table["moves"] == 21
        with server.socket(tokens["table"]) as socket:
            socket.send(f'{{"t":"hello","token":"{tokens["tokens"][0]}"}}')
            assert '"welcome"' in socket.recv(timeout=10)
            assert '"stopped"' in socket.recv(timeout=10)
            socket.send('{"t":"choose","option":"x","move":21}')
            assert "error-table-stopped" in socket.recv(timeout=10)
        token = {"Authorization": f"Bearer {tokens['tokens'][0]}"}
        steps = [server.get(f"/api/tables/{tokens['table']}/replay/{move}", headers=token).json() for move in range(22)]
        assert [event for step in steps for event in step["events"]] == events
        assert {(step["view"], step["position"]) for step in steps} == {(None, None)}
        assert problem(server.get(f"/api/tables/{tokens['table']}/record")) == (409, "error-not-over")
    # After a rollback to the older release, the game goes on.
    with running(quick(tmp_path, database=database)) as server:
        ana, juan = sit_again(server, tokens)
        assert (ana.view, ana.events, ana.table["upgrades"]) == (view, events, [])
        assert problem(server.http.post(f"/api/tables/{ana.id}/stop", headers=token)) == (409, "error-not-stopped")
        play_on([ana, juan], seed=1, moves=2)
    with release(tmp_path, edit), running(quick(tmp_path, database=database)) as server:
        address = f"/api/tables/{tokens['table']}"
        assert problem(server.http.post(f"{address}/stop")) == (403, "error-not-seated")
        assert server.http.post(f"{address}/stop", headers=token).status_code == 204
        assert len(server.get(f"{address}/record").json()["options"]) == 23
        assert server.get(address).json()["seed"] == "11"
    # Once its seed is published, the game cannot be continued.
    with running(quick(tmp_path, database=database)) as server:
        (ana, _) = sit_again(server, tokens)
        assert ana.table["status"] == "stopped"
        assert ana.refused("choose", option=(ana.options or ["x"])[0], move=23) == "error-table-stopped"
        assert server.get(f"{address}/record").json()["seed"] == 11
