"""Every game but Splendor over the wire: hidden information, undo and restart."""

import json

import pytest

from server.support import Player, as_sent, play_on, quick, running
from tableverse.games import registry
from tableverse.kernel.match import Match

OTHERS = [game for game in registry.game_ids() if game != "splendor"]
#: Number of choices by the two people. The bot's choices are not counted.
MOVES = 40


def check(match: Match, player: Player) -> None:
    """Compare every received view with the seat's view at that move, and every event with those the seat may see."""
    seat = -1 if player.seat is None else player.seat
    for text in player.received:
        assert str(match.record.seed) not in text
        message = json.loads(text)
        if message["t"] == "view":
            state = match.at(message["move"])
            assert message["view"] == as_sent(match.game.codec.pack(match.game.view(state, seat)))
            for event in message["events"]:
                assert any(
                    one.kind == event["kind"] and json.loads(json.dumps(one.facts)) == event["facts"]
                    for one in match.history[event["move"]]
                    if one.seen_by(seat)
                )


@pytest.mark.parametrize("game", OTHERS)
def test_each_seat_receives_only_what_it_may_know(server, game):
    ana = server.host("me open random", game=game, seed=2**50 + 11)
    juan = server.guest(ana.id, "Juan")
    watcher = server.sit(ana.id, None)
    for player in (ana, juan, watcher):
        player.until(lambda player=player: player.move >= 0)
    play_on([ana, juan, watcher], seed=4, moves=MOVES)
    late = server.sit(ana.id, juan.token)
    match = server.backend.rooms.rooms[ana.id].state.match
    assert match.moves >= MOVES
    for player in (ana, juan, watcher, late):
        player.settle()
        check(match, player)


@pytest.mark.parametrize("game", OTHERS)
def test_a_table_is_unchanged_after_a_restart_and_can_be_undone(tmp_path, game):
    with running(quick(tmp_path)) as server:
        ana = server.host("me", game=game, seed=5) if game != "united" else server.host("me random", game=game, seed=5)
        play_on([ana], seed=1, moves=10)
        ana.until(lambda: bool(ana.options))  # so that no bot plays on after the restart
        view, table, token = ana.view, ana.id, ana.token
    with running(quick(tmp_path)) as server:
        again = server.sit(table, token)
        assert again.view == view
        assert again.undo_shown()["free"]
        before = again.move
        again.send("undo")
        again.until(lambda: again.move < before)
        play_on([again], seed=2, moves=3)


@pytest.mark.parametrize("game", OTHERS)
def test_a_game_of_bots_ends_and_can_be_replayed(server, game):
    made = server.create("random random", game=game, seed=3)
    watcher = server.sit(made["table"], None)
    watcher.until(lambda: watcher.over)
    record = server.get(f"/api/tables/{made['table']}/record").json()
    assert record["game"] == game
    middle = len(record["options"]) // 2
    step = server.get(f"/api/tables/{made['table']}/replay/{middle}").json()
    assert step["view"]["moves"] == middle
    products = ",".join(server.get(f"/api/tables/{made['table']}").json()["products"])
    assert server.get(f"/api/games/{game}/content?products={products}").json()["fingerprint"] == record["content"]
