"""Moderation by the host: kicking, muting, pardoning, naming another host, and who may see it."""

from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.support import TIMEOUT, Player, Server, problem, quick, running

#: The server trusts its proxies, and here the tests are the proxy.
ANA, JUAN, EVA = ({"X-Forwarded-For": f"203.0.113.{number}"} for number in (1, 2, 3))


def sit(server: Server, table: str, token: str | None, where: dict[str, str]) -> Player:
    return Player(server.people.enter_context(server.socket(table, additional_headers=where)), token)


def join(server: Server, table: str, name: str, where: dict[str, str], **more: Any) -> httpx.Response:
    return server.http.post(f"/api/tables/{table}/join", json={"name": name, **more}, headers=where)


def guest(server: Server, table: str, name: str, where: dict[str, str], **more: Any) -> Player:
    return sit(server, table, join(server, table, name, where, **more).json()["token"], where)


def turned_away(server: Server, table: str, token: str | None, where: dict[str, str]) -> None:
    """Check that the socket is refused with the reason."""
    with server.socket(table, additional_headers=where) as socket:
        socket.send('{"t":"hello","token":' + ("null" if token is None else f'"{token}"') + "}")
        assert "error-banned" in socket.recv(timeout=TIMEOUT)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=TIMEOUT)
        assert closed.value.rcvd.code == 4403


def person(player: Player, name: str) -> dict[str, Any]:
    player.settle()
    return next(one for one in player.table["people"] if one["name"] == name)


def acts(player: Player) -> list[tuple[str, str, str]]:
    player.settle()
    return [(act["act"], act["by"], act["about"]) for act in player.table["acts"]]


@pytest.fixture
def three(server: Server) -> list[Player]:
    """Seat Ana (the host), Juan and Eva, each at a different address."""
    made = server.create("me open open")
    ana = sit(server, made["table"], made["token"], ANA)
    juan = guest(server, ana.id, "Juan", JUAN)
    eva = guest(server, ana.id, "Eva", EVA)
    for player in (ana, juan, eva):
        player.until(lambda player=player: player.move == 0)
    return [ana, juan, eva]


def test_a_kicked_player_cannot_come_back(server):
    made = server.create("me open open")
    ana = sit(server, made["table"], made["token"], ANA)
    juan = guest(server, ana.id, "Juan", JUAN)
    same_place = sit(server, ana.id, None, JUAN)
    ana.send("kick", name="Juan")
    ana.until(lambda: ana.table["seats"][1]["kind"] == "open")
    for gone in (juan, same_place):
        with pytest.raises(ConnectionClosed):
            gone.until(lambda: False)
        assert gone.errors[-1]["key"] == "error-banned"
    turned_away(server, ana.id, juan.token, JUAN)
    turned_away(server, ana.id, None, JUAN)
    assert problem(join(server, ana.id, "Juanito", JUAN)) == (403, "error-banned")
    assert problem(join(server, ana.id, "Juanito", JUAN, watch=True)) == (403, "error-banned")
    # The token is refused from another address too, and that address is then banned as well.
    elsewhere = {"X-Forwarded-For": "198.51.100.7"}
    turned_away(server, ana.id, juan.token, elsewhere)
    while [len(known) for known in server.backend.rooms.rooms[ana.id].state.saved.banned.values()] != [2]:
        ana.settle()
    assert problem(join(server, ana.id, "Juanito", elsewhere)) == (403, "error-banned")
    # Others may still join, and Juan may join other tables.
    guest(server, ana.id, "Eva", EVA)
    assert acts(ana) == [("kick", "Ana", "Juan")]
    assert person(ana, "Juan")["banned"]
    assert join(server, server.create("me open")["table"], "Juan", JUAN).status_code == 200


def test_a_bot_may_take_the_seat_of_a_kicked_player(server, three):
    ana, _, eva = three
    ana.send("kick", name="Juan", bot="random")
    eva.until(lambda: eva.table["seats"][1]["kind"] == "bot")
    assert eva.table["seats"][1]["name"] == ""
    ana.choose(ana.options[0])
    ana.until(lambda: ana.move == 2)
    eva.until(lambda: bool(eva.options))
    assert acts(eva) == [("kick", "Ana", "Juan")]


def test_a_watcher_may_take_an_open_seat_in_play(server, three):
    ana, _, eva = three
    ana.send("kick", name="Juan")
    ana.until(lambda: ana.table["seats"][1]["kind"] == "open")
    ana.choose(ana.options[0])
    assert server.get(f"/api/tables/{ana.id}").json()["status"] == "playing"
    assert eva.refused("hand-to-bot", seat=1, bot="random") == "error-host-only"
    watcher = sit(server, ana.id, None, {"X-Forwarded-For": "203.0.113.9"})
    assert watcher.refused("sit", seat=2, name="Leo") == "error-already-started"
    watcher.errors.clear()
    watcher.send("sit", seat=1, name="Leo")
    watcher.until(lambda: bool(watcher.options))
    watcher.choose(watcher.options[0])
    eva.until(lambda: eva.move == 2 and bool(eva.options))
    assert eva.table["seats"][1]["name"] == "Leo"


def test_the_host_gives_an_open_seat_to_a_bot(three):
    ana, _, eva = three
    ana.send("kick", name="Juan")
    ana.send("hand-to-bot", seat=1, bot="random")
    ana.until(lambda: ana.table["seats"][1]["kind"] == "bot")
    ana.choose(ana.options[0])
    eva.until(lambda: bool(eva.options))


def test_a_kick_ends_an_undo_request_without_agreement(three):
    ana, juan, eva = three
    ana.choose(ana.options[0])
    juan.until(lambda: bool(juan.options))
    juan.choose(juan.options[0])
    ana.until(lambda: ana.move == 2)
    ana.send("undo")
    ana.until(lambda: ana.table["undo"]["waiting"] == [1, 2])
    ana.send("kick", name="Juan", bot="random")
    ana.until(lambda: ana.table["undo"]["asked_by"] is None)
    eva.settle()
    assert eva.move == 2


def test_muted_people_cannot_chat_and_everybody_sees_it(three):
    ana, juan, eva = three
    juan.send("chat", text="hello")
    eva.until(lambda: bool(eva.chat))
    ana.send("mute", name="Juan", muted=True)
    ana.send("mute", name="Juan", muted=True)  # repeating it changes nothing
    assert person(ana, "Juan")["muted"]
    assert person(eva, "Juan")["muted"]
    assert juan.refused("chat", text="but") == "error-muted"
    eva.settle()
    assert len(eva.chat) == 1
    ana.send("mute", name="Juan", muted=False)
    assert not person(ana, "Juan")["muted"]
    juan.send("chat", text="thanks")
    eva.until(lambda: len(eva.chat) == 2)
    assert acts(juan) == [("mute", "Ana", "Juan"), ("unmute", "Ana", "Juan")]


def test_only_the_host_moderates_and_only_others_at_the_table(server, three):
    ana, juan, _ = three
    watcher = server.sit(ana.id, None)
    wishes: list[tuple[str, dict[str, Any]]] = [
        ("kick", {}),
        ("mute", {"muted": True}),
        ("pardon", {}),
        ("make-host", {}),
    ]
    for wish, more in wishes:
        assert juan.refused(wish, name="Ana", **more) == "error-host-only"
        assert watcher.refused(wish, name="Ana", **more) == "error-host-only"
        for name in ("Ana", "Nobody", "", "juan", "x" * 5000):
            assert ana.refused(wish, name=name, **more) == "error-no-such-person"
    assert ana.refused("kick", name="Juan", bot="mcts:1000000") == "error-unknown-bot"
    assert ana.refused("kick", name=5) == "error-bad-message"
    assert acts(ana) == []


def test_the_host_may_name_another_host(three):
    ana, juan, _ = three
    ana.send("make-host", name="Juan")
    juan.until(lambda: juan.table["host"])
    ana.until(lambda: not ana.table["host"])
    assert ana.refused("kick", name="Eva") == "error-host-only"
    juan.send("kick", name="Eva", bot="random")
    juan.settle()
    assert acts(ana)[-1] == ("kick", "Juan", "Eva")
    assert juan.refused("make-host", name="Eva") == "error-no-such-person"


def test_a_ban_spares_the_address_of_the_host(server):
    made = server.create("me open open")
    ana = sit(server, made["table"], made["token"], ANA)
    juan = guest(server, ana.id, "Juan", ANA)
    ana.send("kick", name="Juan")
    ana.until(lambda: ana.table["seats"][1]["kind"] == "open")
    turned_away(server, ana.id, juan.token, ANA)
    guest(server, ana.id, "Eva", ANA)
    assert sit(server, ana.id, ana.token, ANA).seat == 0


def test_a_ban_survives_a_restart_until_a_pardon(tmp_path):
    with running(quick(tmp_path)) as server:
        made = server.create("me open open")
        ana = sit(server, made["table"], made["token"], ANA)
        juan = guest(server, ana.id, "Juan", JUAN)
        ana.send("kick", name="Juan")
        ana.send("mute", name="Juan", muted=True)
        ana.settle()
        assert "203.0.113" not in str(server.backend.rooms.rooms[ana.id].state.saved)
        table, tokens = ana.id, (ana.token, juan.token)
    with running(quick(tmp_path)) as server:
        turned_away(server, table, tokens[1], JUAN)
        assert problem(join(server, table, "Juanito", JUAN)) == (403, "error-banned")
        ana = sit(server, table, tokens[0], ANA)
        ana.send("pardon", name="Juan")
        assert not person(ana, "Juan")["banned"]
        back = sit(server, table, tokens[1], JUAN)
        back.send("sit", seat=1, name="Juan")
        back.until(lambda: back.seat == 1)
        assert back.refused("chat", text="hello") == "error-muted"
        assert join(server, table, "Pedro", JUAN).status_code == 200
        assert [act for act, *_ in acts(ana)] == ["kick", "mute", "pardon"]


def test_a_kicked_player_is_not_in_the_rematch(server):
    made = server.create("me open random")
    ana = sit(server, made["table"], made["token"], ANA)
    juan = guest(server, ana.id, "Juan", JUAN)
    players = [ana, juan]
    while not ana.over:
        for player in players:
            player.settle()
            if player.options:
                player.choose(player.options[-1])
        ana.settle()
    ana.send("kick", name="Juan")
    ana.until(lambda: ana.table["people"][1]["banned"])
    assert ana.table["seats"][1]["name"] == "Juan"  # the seat keeps the name of the person who played it
    ana.send("rematch")
    ana.until(lambda: ana.table["rematch"] is not None)
    again = sit(server, ana.table["rematch"], ana.table["you"]["rematch_token"], ANA)
    assert [seat["kind"] for seat in again.table["seats"]] == ["person", "open", "bot"]
    assert problem(join(server, again.id, "Juanito", JUAN)) == (403, "error-banned")


def test_nameless_watchers_are_numbered_and_can_be_kicked(server, three):
    ana, juan, eva = three
    elsewhere = {"X-Forwarded-For": "198.51.100.9"}
    first = sit(server, ana.id, None, elsewhere)
    tab = sit(server, ana.id, None, elsewhere)
    other = sit(server, ana.id, None, {"X-Forwarded-For": "198.51.100.10"})
    at_home = sit(server, ana.id, None, EVA)
    ana.settle()
    shown = [one for one in ana.table["people"] if one["nameless"]]
    assert sorted(one["name"] for one in shown) == ["#1", "#2", "#3"]
    assert all((one["seat"], one["online"], one["banned"]) == (None, True, False) for one in shown)
    # Nobody can take the name of a nameless watcher, and only the host may use it.
    named = guest(server, ana.id, "#1", {"X-Forwarded-For": "198.51.100.11"}, watch=True)
    assert named.table["you"]["name"] == "#1 2"
    assert juan.refused("kick", name="#1") == "error-host-only"
    assert ana.refused("mute", name="#1", muted=True) == "error-no-such-person"
    assert ana.refused("make-host", name="#1") == "error-no-such-person"
    assert ana.refused("kick", name="#4") == "error-no-such-person"

    ana.send("kick", name="#1")
    for gone in (first, tab):
        with pytest.raises(ConnectionClosed) as closed:
            gone.until(lambda: False)
        assert (gone.errors[-1]["key"], closed.value.rcvd.code) == ("error-banned", 4403)
    turned_away(server, ana.id, None, elsewhere)
    assert problem(join(server, ana.id, "Bob", elsewhere)) == (403, "error-banned")
    ana.until(lambda: sum(one["nameless"] for one in ana.table["people"]) == 2)
    assert acts(ana) == [("kick", "Ana", "#1")]
    assert person(ana, "#1")["banned"]
    other.settle()
    at_home.settle()
    # Eva shares the address of this watcher, so the address itself is not banned.
    ana.send("kick", name=next(one["name"] for one in shown if one["name"] == "#3"))
    with pytest.raises(ConnectionClosed):
        at_home.until(lambda: False)
    eva.settle()
    sit(server, ana.id, None, EVA)

    ana.send("pardon", name="#1")
    ana.until(lambda: not any(one["name"] == "#1" for one in ana.table["people"]))
    back = sit(server, ana.id, None, elsewhere)
    ana.settle()
    assert sum(one["nameless"] for one in ana.table["people"]) == 3
    back.send("sit", seat=0, name="Bob")  # all seats are taken, so the socket gets no name either
    back.until(lambda: bool(back.errors))
