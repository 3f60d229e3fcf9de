"""Seats: one person at several, bots and swaps before the start, and closing a table."""

import json

import pytest

from server.support import problem, quick, running


def test_one_person_sees_two_hands_one_at_a_time(server):
    ana = server.host("me me", game="champions", settings={"scenario": "rhino"}, seed=3)
    assert ana.table["you"]["seats"] == [0, 1]
    seen = set()
    for _ in range(60):
        ana.until(lambda: bool(ana.options))
        assert ana.view["seat"] == ana.view["waiting_for"], "it looks from the seat that must choose"
        seen.add(ana.view["seat"])
        hands = [player["hand"] for player in ana.view["players"]]
        assert not hands[1 - ana.view["seat"]], "one hand at a time, as at a table with others"
        ana.choose(next((one for one in ana.options if one.startswith(("end", "keep", "pass"))), ana.options[0]))
        if seen == {0, 1}:
            break
    assert seen == {0, 1}


def test_a_person_may_look_from_another_own_seat(server):
    ana = server.host("me me", game="champions", settings={"scenario": "rhino"}, seed=3)
    ana.until(lambda: bool(ana.options))
    mine, other = ana.view["seat"], 1 - ana.view["seat"]
    ana.send("look-from", seat=other)
    ana.until(lambda: ana.view["seat"] == other)
    assert ana.view["players"][other]["hand"]
    assert not ana.view["players"][mine]["hand"]
    assert not ana.options, "only the seat that must choose is told the options"
    # A player may view the table only from their own seats.
    assert ana.refused("look-from", seat=2) == "error-not-seated"
    watcher = server.sit(ana.id, None)
    assert watcher.refused("look-from", seat=0) == "error-not-seated"
    # The seat to move makes the choice, so the view must be from that seat.
    ana.send("look-from", seat=mine)
    ana.until(lambda: bool(ana.options))
    ana.errors.clear()
    ana.choose(ana.options[0])


def test_a_person_may_see_all_own_hands_side_by_side(server):
    ana = server.host("me me open", game="champions", settings={"scenario": "rhino"}, seed=3)
    server.guest(ana.id, "Bob")
    ana.until(lambda: bool(ana.view))
    here = ana.view["seat"]
    ana.send("beside")
    ana.until(lambda: '"t":"beside"' in ana.received[-1])
    beside = json.loads(ana.received[-1])
    assert [view["seat"] for view in beside["views"]] == [1 - here], "not the seat one looks from, and nobody else's"
    hands = [len(player["hand"]) for player in beside["views"][0]["players"]]
    assert [bool(hand) for hand in hands] == [seat == 1 - here for seat in range(3)]
    assert beside["move"] == ana.move


def test_undo_is_free_for_one_person_at_all_seats(server):
    ana = server.host("me me")
    for _ in range(3):
        ana.until(lambda: bool(ana.options))
        before = ana.move
        ana.choose(ana.options[0])
        ana.until(lambda before=before: ana.move > before)
    undo = ana.table["undo"]
    assert undo == {"free": True, "possible": True, "asked_by": None, "waiting": [], "reveals": False}
    for left in (2, 1, 0):
        ana.send("undo")
        ana.until(lambda left=left: ana.move == left)


def test_undo_asks_other_people_but_not_own_seats(server):
    ana = server.host("me me open")
    juan = server.guest(ana.id, "Juan")
    for player in (ana, ana, juan):
        player.until(lambda player=player: bool(player.options))
        player.choose(player.options[0])
    ana.until(lambda: ana.move == 3)
    assert (ana.table["undo"]["free"], ana.table["undo"]["possible"]) == (False, True)
    ana.send("undo")
    juan.until(lambda: juan.table["undo"]["asked_by"] == 1)
    assert juan.table["undo"]["waiting"] == [2], "one's own other seat is not asked"
    juan.send("undo-answer", agree=True)
    ana.until(lambda: ana.move == 1)
    assert ana.view["seat"] == 1


def test_leaving_one_seat_in_play_affects_only_that_seat(server):
    ana = server.host("me me open", wait_minutes=0)
    juan = server.guest(ana.id, "Juan")
    ana.until(lambda: bool(ana.options))
    ana.send("leave", seat=1)
    juan.until(lambda: not juan.table["seats"][1]["online"])
    assert juan.table["seats"][0]["online"]
    assert juan.refused("hand-to-bot", seat=0, bot="greedy") == "error-not-away"
    ana.choose(ana.options[0])
    ana.until(lambda: ana.view["seat"] == 1 and bool(ana.options))
    juan.until(lambda: juan.move == 1)
    assert not juan.table["seats"][1]["online"], "a choice at the other seat brings nobody back to this one"
    ana.choose(ana.options[0])
    juan.until(lambda: juan.table["seats"][1]["online"])
    ana.send("leave", seat=1)
    juan.until(lambda: not juan.table["seats"][1]["online"])
    juan.send("hand-to-bot", seat=1, bot="greedy")
    juan.until(lambda: juan.table["seats"][1]["kind"] == "bot")
    assert juan.table["seats"][0]["kind"] == "person"


def test_a_person_may_take_and_leave_several_seats(server):
    ana = server.host("me open open")
    ana.send("sit", seat=2, name="Ana")
    ana.until(lambda: ana.table["you"]["seats"] == [0, 2])
    assert [seat["name"] for seat in ana.table["seats"]] == ["Ana", "", "Ana"]
    assert ana.refused("leave", seat=1) == "error-not-seated"
    ana.send("leave", seat=0)
    ana.until(lambda: ana.table["you"]["seats"] == [2])
    assert ana.table["host"]
    # A removed player leaves all their seats.
    juan = server.guest(ana.id, "Juan")
    juan.send("sit", seat=1, name="Juan") if juan.seat == 0 else juan.send("sit", seat=0, name="Juan")
    juan.until(lambda: juan.table["status"] == "playing")
    ana.until(lambda: ana.table["status"] == "playing")
    ana.send("kick", name="Juan", bot=None)
    ana.until(lambda: [seat["kind"] for seat in ana.table["seats"]] == ["open", "open", "person"])


def test_the_host_fills_and_opens_seats_and_swaps_them(server):
    ana = server.host("me open open")
    juan = server.guest(ana.id, "Juan")
    assert juan.refused("hand-to-bot", seat=2, bot="greedy") == "error-host-only"
    assert juan.refused("swap", seat=0, other=1) == "error-host-only"
    assert ana.refused("hand-to-bot", seat=1, bot="greedy") == "error-seat-taken"
    assert ana.refused("swap", seat=0, other=5) == "error-not-seated"
    assert ana.refused("dismiss-bot", seat=2) == "error-not-seated"
    ana.send("swap", seat=0, other=1)
    juan.until(lambda: juan.seat == 0)
    ana.until(lambda: ana.seat == 1)
    assert [seat["name"] for seat in ana.table["seats"]] == ["Juan", "Ana", ""]
    ana.send("hand-to-bot", seat=2, bot="easy")  # the last open seat, so the game begins
    juan.until(lambda: bool(juan.options))
    assert ana.refused("swap", seat=0, other=1) == "error-already-started"
    assert ana.refused("dismiss-bot", seat=2) == "error-already-started"


def test_the_host_may_remove_a_bot_before_the_start(server):
    ana = server.host("me open open")
    ana.send("hand-to-bot", seat=2, bot="easy")
    ana.until(lambda: ana.table["seats"][2]["kind"] == "bot")
    ana.send("dismiss-bot", seat=2)
    ana.until(lambda: ana.table["seats"][2]["kind"] == "open")
    assert ana.table["status"] == "open"


def test_the_host_closes_the_table(server):
    ana = server.host("me open open")
    juan = server.guest(ana.id, "Juan")
    assert juan.refused("close") == "error-host-only"
    ana.send("close")
    with pytest.raises(Exception, match="4404"):
        juan.until(lambda: False)
    assert juan.errors[-1]["key"] == "error-no-such-table"
    assert server.get(f"/api/tables/{ana.id}").status_code == 404
    assert ana.id not in [table["table"] for table in server.get("/api/tables").json()]


def test_a_game_with_other_people_cannot_be_closed(server):
    ana = server.host("me open")
    server.guest(ana.id, "Juan")
    ana.until(lambda: ana.move == 0)
    assert ana.refused("close") == "error-others-play"
    alone = server.host("me easy")
    alone.send("close")
    with pytest.raises(Exception, match="4404"):
        alone.until(lambda: False)


def test_a_bot_at_an_own_seat_is_not_watched_or_undone(server):
    """The bot's view is not shown to the player, and undo takes back the player's own choice."""
    ana = server.host("me me", seed=5)
    ana.send("hand-to-bot", seat=0, bot="random")
    ana.until(lambda: ana.move == 1)
    assert ana.view["seat"] == 1
    ana.choose(next(option for option in ana.options if option.startswith("take:")))
    ana.until(lambda: ana.move == 3)
    ana.settle()
    seen = [json.loads(text) for text in ana.received if text.startswith('{"t":"view"')]
    assert [view["view"]["seat"] for view in seen if view["move"] == 2] == [1], "I do not look over the bot's shoulder"
    shown = ana.table["undo"]
    assert (shown["free"], shown["possible"], shown["asked_by"], shown["waiting"]) == (True, True, None, [])
    ana.send("undo")
    ana.until(lambda: ana.move == 1)
    assert ana.options


def test_undo_and_take_back_work_while_a_bot_thinks_at_an_own_seat(tmp_path):
    with running(quick(tmp_path, bot_delay=600)) as server:
        ana = server.host("me me")
        ana.send("hand-to-bot", seat=1, bot="random")
        ana.choose(ana.options[0])
        assert (ana.view["seat"], ana.options) == (0, [])
        ana.send("undo")
        ana.until(lambda: ana.move == 0)
        ana.choose(ana.options[0])
        ana.send("take-back")
        ana.until(lambda: bool(ana.options))
        assert (ana.view["seat"], ana.move) == (1, 1)


def test_undo_works_on_anothers_turn_with_a_bot_at_the_first_seat(server):
    ana = server.host("me me open")
    juan = server.guest(ana.id, "Juan")
    ana.send("hand-to-bot", seat=0, bot="random")
    ana.until(lambda: ana.move == 1)
    ana.choose(next(option for option in ana.options if option.startswith("take:")))
    juan.until(lambda: bool(juan.options))
    assert ana.undo_shown()["free"]
    ana.send("undo")
    ana.until(lambda: ana.move == 1)
    assert not ana.errors


def test_taking_a_second_seat_in_play_shows_its_decision(server):
    ana = server.host("open me")
    juan = server.guest(ana.id, "Juan")
    juan.until(lambda: bool(juan.options))
    ana.send("kick", name="Juan", bot=None)
    ana.until(lambda: ana.table["seats"][0]["kind"] == "open")
    ana.send("sit", seat=0, name="Ana")
    ana.until(lambda: bool(ana.options))
    assert ana.view["seat"] == 0


def test_nobody_can_join_a_table_that_is_being_closed(server):
    """A request that found the table before it was closed is refused."""
    ana = server.host("me open open")
    room = server.backend.rooms.rooms[ana.id]
    room.state.saved.closed = True
    found = server.backend.rooms.get
    server.backend.rooms.get = lambda table: _found(room)
    try:
        with pytest.raises(Exception, match="4404"):
            server.sit(ana.id, None).until(lambda: False)
        assert problem(server.post(f"/api/tables/{ana.id}/join", {"name": "Juan"})) == (404, "error-no-such-table")
    finally:
        server.backend.rooms.get = found


async def _found(room):
    return room
