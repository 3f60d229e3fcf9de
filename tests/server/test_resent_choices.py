"""Choices sent again because no answer came, and connections that have gone silent."""

from dataclasses import replace

import pytest

from server.support import UNLIMITED, Player, Server, quick, running
from server.test_fast_websocket import TEXT, RawClient, frame
from tableverse.server.errors import StoreError


@pytest.fixture
def two(server: Server) -> list[Player]:
    """Seat Ana and Juan. It is Ana's turn."""
    ana = server.host("me open")
    juan = server.guest(ana.id, "Juan")
    for player in (ana, juan):
        player.until(lambda player=player: player.move == 0)
    return [ana, juan]


def views(player: Player) -> int:
    player.settle()
    return sum(text.startswith('{"t":"view"') for text in player.received)


def test_a_choice_sent_twice_is_made_once_and_answered_twice(two):
    ana, juan = two
    choice = {"option": ana.options[0], "move": 0, "undone": ana.undone}
    before = views(ana)
    ana.send("choose", **choice)
    ana.send("choose", **choice)
    assert views(ana) == before + 2
    assert (ana.move, ana.errors) == (1, [])
    assert '"reset":true' in next(text for text in reversed(ana.received) if text.startswith('{"t":"view"'))
    # The other players see the choice once and may play.
    juan.until(lambda: bool(juan.options))
    assert (juan.move, views(juan)) == (1, 2)
    juan.choose(juan.options[0])
    ana.until(lambda: ana.move == 2)
    # A repetition changes nothing, however late it comes.
    ana.send("choose", **choice)
    ana.settle()
    assert (ana.move, ana.errors) == (2, [])


def test_a_choice_may_be_resent_after_a_reconnect(server, two):
    ana, _ = two
    choice = {"option": ana.options[0], "move": 0, "undone": ana.undone}
    ana.send("choose", **choice)
    ana.settle()
    ana.close()
    back = server.sit(ana.id, ana.token)
    back.send("choose", **choice)
    back.settle()
    assert (back.move, back.errors) == (1, [])


def test_a_choice_may_be_resent_after_a_restart(tmp_path):
    with running(quick(tmp_path)) as server:
        ana = server.host("me open")
        server.guest(ana.id, "Juan")
        ana.until(lambda: ana.move == 0)
        choice = {"option": ana.options[0], "move": 0, "undone": ana.undone}
        table, token = ana.id, ana.token
        ana.send("choose", **choice)
        ana.settle()
    with running(quick(tmp_path)) as server:
        ana = server.sit(table, token)
        ana.send("choose", **choice)
        ana.settle()
        assert (ana.move, ana.errors) == (1, [])


def test_a_late_message_does_not_repeat_an_undone_choice(tmp_path):
    with running(quick(tmp_path)) as server:
        ana = server.host("me open")
        server.guest(ana.id, "Juan")
        ana.until(lambda: ana.move == 0)
        choice = {"option": ana.options[0], "move": 0, "undone": ana.undone}
        ana.send("choose", **choice)
        ana.send("undo")
        assert ana.refused("choose", **choice) == "error-stale"
        assert (ana.move, ana.undone) == (0, 1)
        table, token = ana.id, ana.token
    with running(quick(tmp_path)) as server:
        ana = server.sit(table, token)
        assert ana.refused("choose", **choice) == "error-stale"
        ana.send("choose", **{**choice, "undone": 1})
        ana.until(lambda: ana.move == 1)


def test_only_the_same_choice_of_the_same_seat_is_a_repetition(server, two):
    ana, juan = two
    choice = {"option": ana.options[0], "move": 0, "undone": 0}
    other = ana.options[1]
    ana.send("choose", **choice)
    ana.settle()
    assert ana.refused("choose", **{**choice, "option": other}) == "error-stale"
    assert juan.refused("choose", **choice) == "error-stale"
    assert server.sit(ana.id, None).refused("choose", **choice) == "error-not-seated"
    assert ana.refused("choose", **{**choice, "move": -1}) == "error-stale"
    assert ana.refused("choose", **{**choice, "undone": 1}) == "error-stale"
    assert ana.move == 1


def test_the_last_choice_of_a_game_may_be_resent(server):
    ana = server.host("me random", seed=3)
    while not ana.over:
        ana.until(lambda: bool(ana.options) or ana.over)
        if not ana.over:
            choice = {"option": ana.options[-1], "move": ana.move, "undone": 0}
            ana.choose(choice["option"])
    ana.send("choose", **choice)
    ana.settle()
    assert ana.errors == []


def test_a_table_plays_on_after_a_failed_undo(tmp_path):
    with running(quick(tmp_path)) as server:
        ana = server.host("me open")
        juan = server.guest(ana.id, "Juan")
        ana.until(lambda: ana.move == 0)
        ana.choose(ana.options[0])
        store = server.backend.services.store
        good = store.truncate

        async def bad(*_):
            raise StoreError(why="disk full")

        store.truncate = bad
        assert ana.refused("undo") == "error-store-trouble"
        store.truncate = good
        juan.until(lambda: bool(juan.options))
        # The undo was counted though it failed, so a choice sent with the old count is stale.
        choice = {"option": juan.options[0], "move": 1}
        assert juan.refused("choose", **choice, undone=juan.undone) == "error-stale"
        juan.send("choose", **choice, undone=juan.undone)
        ana.until(lambda: ana.move == 2)


def test_a_silent_connection_is_noticed(tmp_path):
    limits = replace(UNLIMITED, ping_seconds=0.1, pong_seconds=0.5)
    with running(quick(tmp_path, limits=limits)) as server:
        ana = server.host("me open")
        joined = server.join(ana.id, "Juan")
        juan = RawClient(server.address, ana.id)  # answers no ping
        juan.send(frame(TEXT, f'{{"t":"hello","token":"{joined["token"]}"}}'.encode()))
        ana.until(lambda: ana.table["seats"][1]["online"])
        ana.until(lambda: not ana.table["seats"][1]["online"])
        ana.settle()
        assert ana.table["seats"][0]["online"]
        juan.socket.close()
