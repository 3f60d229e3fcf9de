"""People and bots at a table, over real sockets."""

import pytest
from websockets.exceptions import ConnectionClosed

from server.support import Player, Server, play_on


def two_people(server: Server) -> tuple[Player, Player]:
    ana = server.host("me open")
    juan = server.guest(ana.id, "Juan")
    ana.until(lambda: ana.move == 0)
    juan.until(lambda: juan.move == 0)
    return ana, juan


def test_two_people_play_a_whole_game(server):
    ana, juan = two_people(server)
    assert server.get(f"/api/tables/{ana.table['id']}").json()["waiting_for"] == 0
    assert (ana.seat, juan.seat) == (0, 1)
    assert (ana.view["seat"], juan.view["seat"]) == (0, 1)
    play_on([ana, juan], seed=1)
    ana.until(lambda: ana.table["status"] == "over")
    assert ana.view["result"] == juan.view["result"]
    listed = server.get(f"/api/tables/{ana.table['id']}").json()
    assert (listed["waiting_for"], listed["winners"]) == (None, ana.view["result"]["winners"])
    assert ana.table["undo"] == {
        "free": False,
        "possible": False,
        "asked_by": None,
        "waiting": [],
        "reveals": False,
    }


def test_one_person_plays_a_whole_game_against_a_bot(server):
    ana = server.host("me greedy")
    assert ana.table["seats"][1]["kind"] == "bot"
    play_on([ana], seed=2)
    assert sum(event["kind"] == "turn" and event["facts"]["seat"] == 1 for event in ana.events) > 3


def test_bots_may_play_alone(server):
    ana = server.host("random random random")
    assert ana.seat is None
    ana.until(lambda: ana.over)
    ana.until(lambda: ana.table["status"] == "over")
    assert len(ana.view["result"]["scores"]) == 3


def test_a_bot_is_shown_as_thinking(server):
    ana = server.host("me greedy")
    ana.choose(ana.options[0])
    ana.until(lambda: ana.move == 2)
    shown = [text for text in ana.received if '"thinking":true' in text]
    assert shown
    ana.settle()
    assert not any(seat["thinking"] for seat in ana.table["seats"])


def test_only_the_player_to_move_may_choose_an_offered_option(server):
    ana, juan = two_people(server)
    option = ana.options[0]
    assert juan.options == []
    assert juan.refused("choose", option=option, move=0) == "error-wrong-seat"
    assert ana.refused("choose", option="recruit:nobody", move=0) == "error-illegal-option"
    assert ana.refused("choose", option=option, move=1) == "error-stale"
    watcher = server.sit(ana.id, None)
    assert watcher.refused("choose", option=option, move=0) == "error-not-seated"
    ana.errors.clear()
    ana.choose(option)
    assert ana.refused("choose", option=option, move=0) == "error-stale"
    assert ana.move == 1


def test_a_seat_survives_reload_and_may_have_two_sockets(server):
    ana, juan = two_people(server)
    again = server.sit(ana.id, ana.token)
    assert again.seat == 0
    assert again.options == ana.options
    ana.close()
    juan.settle()
    assert juan.table["seats"][0]["online"]
    again.close()
    juan.until(lambda: not juan.table["seats"][0]["online"])
    back = server.sit(juan.id, ana.token)
    juan.until(lambda: juan.table["seats"][0]["online"])
    assert back.seat == 0


@pytest.mark.parametrize("token", ["", "x", "a.b", "ñ.ñ", "." * 50])
def test_a_made_up_token_is_refused(server, token):
    made = server.create("me open")
    with server.socket(made["table"]) as socket:
        socket.send(f'{{"t":"hello","token":"{token}"}}')
        assert "error-bad-token" in socket.recv(timeout=10)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd.code == 4401


def test_a_token_is_valid_only_at_its_own_table(server):
    first, second = server.create("me open"), server.create("me open")
    with server.socket(second["table"]) as socket:
        socket.send(f'{{"t":"hello","token":"{first["token"]}"}}')
        assert "error-bad-token" in socket.recv(timeout=10)


def test_an_unknown_table_is_refused(server):
    with server.socket("nothing-here") as socket:
        socket.send('{"t":"hello","token":null}')
        assert "error-no-such-table" in socket.recv(timeout=10)


def test_the_host_starts_with_the_seated_players(server):
    ana = server.host("me open open open")
    assert ana.table["host"]
    assert ana.refused("start") == "error-not-enough-players"
    juan = server.guest(ana.id, "Juan", seat=2)
    assert juan.seat == 2
    assert juan.refused("start") == "error-host-only"
    ana.send("start")
    ana.until(lambda: ana.move == 0)
    juan.until(lambda: juan.move == 0)
    assert (ana.seat, juan.seat) == (0, 1)
    assert [seat["name"] for seat in juan.table["seats"]] == ["Ana", "Juan"]
    assert ana.refused("start") == "error-already-started"


def test_seats_may_change_before_the_start(server):
    ana = server.host("me open open")
    juan = server.guest(ana.id, "Juan")
    watcher = server.sit(ana.id, None)
    assert watcher.refused("sit", seat=0, name="Eva") == "error-seat-taken"
    assert watcher.refused("sit", seat=7, name="Eva") == "error-seat-taken"
    assert watcher.refused("sit", seat=2, name=" \n ") == "error-name-missing"
    juan.send("leave")
    juan.until(lambda: juan.seat is None)
    watcher.send("sit", seat=1, name="Eva")
    watcher.until(lambda: watcher.seat == 1)
    assert watcher.token
    assert juan.refused("leave") == "error-not-seated"
    ana.send("leave")
    watcher.until(lambda: watcher.table["host"])
    ana.until(lambda: ana.seat is None)
    ana.settle()
    assert not ana.table["host"]


def test_names_are_sanitized_and_unique(server):
    ana = server.host("me open open", name="  A\u202en\x00a  ")
    assert ana.table["you"]["name"] == "A n a"
    long = server.guest(ana.id, "x" * 100)
    same = server.guest(ana.id, "X" * 100, watch=True)
    assert long.table["you"]["name"] == "x" * 24
    assert same.table["you"]["name"] == "X" * 22 + " 2"


def test_chat_reaches_everyone_and_is_kept(server):
    ana, juan = two_people(server)
    watcher = server.sit(ana.id, None)
    assert watcher.refused("chat", text="hello") == "error-name-missing"
    ana.send("chat", text="<b>Hola</b>\n\x07 " + "ñ" * 600)
    for player in (ana, juan, watcher):
        player.until(lambda player=player: bool(player.chat))
        assert player.chat[0]["name"] == "Ana"
        assert player.chat[0]["seat"] == 0
        assert player.chat[0]["text"] == ("<b>Hola</b> " + "ñ" * 600)[:500]
    late = server.sit(ana.id, None)
    late.until(lambda: bool(late.chat))
    assert late.chat == ana.chat
    juan.send("chat", text=" \x00 ")
    juan.settle()
    assert len(juan.chat) == 1


def test_watchers_are_counted(server):
    ana = server.host("me open")
    watcher = server.guest(ana.id, "Eva", watch=True)
    ana.until(lambda: ana.table["watchers"] == 1)
    assert watcher.seat is None
    watcher.close()
    ana.until(lambda: ana.table["watchers"] == 0)


def test_a_rematch_keeps_the_seats(server):
    ana = server.host("me open random")
    juan = server.guest(ana.id, "Juan")
    for player in (ana, juan):
        player.until(lambda player=player: player.move >= 0)
    assert ana.refused("rematch") == "error-not-over"
    ana.errors.clear()
    play_on([ana, juan], seed=3)
    juan.send("rematch")
    for player in (ana, juan):
        player.until(lambda player=player: player.table["rematch"] is not None)
    ana.send("rematch")  # there is only one rematch
    ana.settle()
    assert ana.table["rematch"] == juan.table["rematch"]
    again = [server.sit(player.table["rematch"], player.table["you"]["rematch_token"]) for player in (ana, juan)]
    assert [player.seat for player in again] == [0, 1]
    assert [seat["kind"] for seat in again[0].table["seats"]] == ["person", "person", "bot"]
    assert again[0].options


def test_a_seat_is_handed_to_a_bot_and_taken_back(server):
    ana = server.host("me open", wait_minutes=0)
    juan = server.guest(ana.id, "Juan")
    for player in (ana, juan):
        player.until(lambda player=player: player.move == 0)
    watcher = server.guest(ana.id, "Eva", watch=True)
    assert ana.refused("hand-to-bot", seat=1, bot="greedy") == "error-not-away"
    juan.send("leave")
    ana.until(lambda: ana.table["status"] == "playing" and not ana.table["seats"][1]["online"])
    assert ana.table["seats"][1]["kind"] == "person"
    assert watcher.refused("hand-to-bot", seat=1, bot="greedy") == "error-not-seated"
    assert ana.refused("hand-to-bot", seat=1, bot="mcts:999999") == "error-unknown-bot"
    assert ana.refused("hand-to-bot", seat=5, bot="greedy") == "error-not-seated"
    ana.send("hand-to-bot", seat=1, bot="greedy")
    ana.until(lambda: ana.table["seats"][1]["kind"] == "bot")
    assert ana.table["seats"][1]["name"] == "Juan"
    assert ana.refused("hand-to-bot", seat=1, bot="greedy") == "error-bot-plays"
    ana.errors.clear()
    ana.choose(ana.options[0])
    ana.until(lambda: ana.move >= 2)
    assert juan.refused("choose", option="take:red", move=2) == "error-bot-plays"
    juan.send("take-back")
    ana.until(lambda: ana.table["seats"][1]["kind"] == "person")
    assert ana.table["seats"][1]["online"]
    if not ana.options:
        ana.until(lambda: bool(ana.options))
    ana.choose(ana.options[0])
    juan.until(lambda: juan.move == ana.move)
    juan.errors.clear()
    juan.choose(juan.options[0])


def test_a_seat_is_handed_to_a_bot_only_after_the_waiting_time(server):
    ana = server.host("me open", wait_minutes=5)
    juan = server.guest(ana.id, "Juan")
    ana.until(lambda: ana.move == 0)
    assert ana.refused("hand-to-bot", seat=1, bot="greedy") == "error-not-away"
    juan.close()
    ana.until(lambda: not ana.table["seats"][1]["online"])
    assert ana.refused("hand-to-bot", seat=1, bot="greedy") == "error-not-away"
    ana.send("hand-to-bot", seat=0, bot="random")  # people may hand over their own seat at any time
    ana.until(lambda: ana.table["seats"][0]["kind"] == "bot")
