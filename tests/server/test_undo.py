"""Undo: free, by agreement, and after a restart."""

import pytest

from server.support import Player, Server, quick, running

#: Options that reveal nothing.
HARMLESS = "take:"
#: Options that reveal a new card of the deck.
REVEALING = "reserve:"


def pick(player: Player, kind: str) -> str:
    return next(option for option in player.options if option.startswith(kind))


@pytest.fixture
def three(server: Server) -> list[Player]:
    """Seat Ana, Juan and a bot. It is Ana's turn."""
    ana = server.host("me open random")
    juan = server.guest(ana.id, "Juan")
    for player in (ana, juan):
        player.until(lambda player=player: player.move == 0)
    return [ana, juan]


def test_undo_of_a_harmless_choice_is_free(three):
    ana, juan = three
    before = ana.view
    assert not ana.undo_shown()["possible"]
    ana.choose(pick(ana, HARMLESS))
    assert ana.undo_shown()["free"]
    assert not ana.undo_shown()["reveals"]
    assert not juan.undo_shown()["possible"]
    ana.send("undo")
    ana.until(lambda: ana.move == 0)
    assert ana.view == before
    juan.until(
        lambda: juan.move == 0 and juan.received[-1].startswith('{"t":"view"') and '"reset":true' in juan.received[-1]
    )
    assert ana.refused("undo") == "error-nothing-to-undo"


def test_undo_of_a_revealing_choice_needs_agreement(three):
    ana, juan = three
    ana.choose(pick(ana, REVEALING))
    shown = ana.undo_shown()
    assert (shown["free"], shown["possible"], shown["reveals"]) == (False, True, True)
    assert juan.refused("undo-answer", agree=True) == "error-nothing-asked"
    ana.send("undo")
    juan.until(lambda: juan.table["undo"]["asked_by"] == 0)
    assert juan.table["undo"]["waiting"] == [1]
    assert ana.undo_shown()["asked_by"] == 0
    juan.send("undo-answer", agree=False)
    for player in (ana, juan):
        player.until(lambda player=player: player.table["undo"]["asked_by"] is None)
    assert ana.move == 1
    ana.send("undo")
    juan.until(lambda: juan.table["undo"]["asked_by"] == 0)
    juan.send("undo-answer", agree=True)
    for player in (ana, juan):
        player.until(lambda player=player: player.move == 0)
    assert ana.options
    assert ana.undo_shown()["asked_by"] is None


def test_another_persons_choice_ends_free_undo(three):
    ana, juan = three
    ana.choose(pick(ana, HARMLESS))
    juan.until(lambda: bool(juan.options))
    ana.send("undo-answer", agree=False)
    ana.until(lambda: bool(ana.errors))
    juan.choose(pick(juan, HARMLESS))
    assert not ana.undo_shown()["free"]
    assert ana.undo_shown()["possible"]
    ana.send("undo")
    juan.until(lambda: juan.table["undo"]["asked_by"] == 0)
    ana.send("undo-answer", agree=False)  # withdrawn
    juan.until(lambda: juan.table["undo"]["asked_by"] is None)


def test_undo_against_bots_is_free_and_includes_their_choices(server):
    ana = server.host("me random random")
    before = ana.view
    ana.choose(pick(ana, REVEALING))
    ana.until(lambda: ana.move >= 3 and bool(ana.options))
    assert ana.undo_shown()["free"]
    ana.send("undo")
    ana.until(lambda: ana.move == 0)
    assert ana.view == before
    assert all(event["move"] == 0 for event in ana.events)
    ana.choose(pick(ana, HARMLESS))
    ana.until(lambda: ana.move >= 3 and bool(ana.options))


def test_watchers_cannot_undo(server, three):
    ana, _ = three
    watcher = server.guest(ana.id, "Eva", watch=True)
    ana.choose(pick(ana, HARMLESS))
    assert watcher.refused("undo") == "error-not-seated"
    assert not watcher.undo_shown()["possible"]


def test_an_undone_choice_stays_undone_after_a_restart(tmp_path):
    with running(quick(tmp_path)) as server:
        ana = server.host("me open")
        juan = server.guest(ana.id, "Juan")
        ana.until(lambda: ana.move == 0)
        ana.choose(pick(ana, HARMLESS))
        juan.until(lambda: juan.move == 1)
        juan.choose(pick(juan, HARMLESS))
        juan.send("undo")
        juan.until(lambda: juan.move == 1)
        table, token, view = ana.id, juan.token, juan.view
    with running(quick(tmp_path)) as server:
        back = server.sit(table, token)
        assert back.move == 1
        assert back.view == view
        back.choose(pick(back, REVEALING))


@pytest.fixture
def left_alone(server: Server) -> list[Player]:
    """Seat Ana and Juan, where a bot may replace an absent player at once. It is Ana's turn."""
    ana = server.host("me open", wait_minutes=0)
    juan = server.guest(ana.id, "Juan")
    for player in (ana, juan):
        player.until(lambda player=player: player.move == 0)
    return [ana, juan]


def replace_by_bot(ana: Player, juan: Player) -> None:
    juan.close()
    ana.until(lambda: not ana.table["seats"][1]["online"])
    ana.send("hand-to-bot", seat=1, bot="random")
    ana.until(lambda: ana.table["seats"][1]["kind"] == "bot")


def test_undo_of_a_revealing_choice_waits_for_an_absent_player(server, left_alone):
    ana, juan = left_alone
    ana.choose(pick(ana, REVEALING))
    replace_by_bot(ana, juan)
    ana.until(lambda: bool(ana.options))
    assert not ana.undo_shown()["free"]
    moves = ana.move
    ana.send("undo")
    ana.until(lambda: ana.table["undo"]["waiting"] == [1])
    assert ana.move == moves
    back = server.sit(ana.id, juan.token)
    back.send("undo-answer", agree=True)  # without taking the seat back
    ana.until(lambda: ana.move == 0)


def test_undo_of_an_absent_players_choice_waits_for_them(left_alone):
    ana, juan = left_alone
    ana.choose(pick(ana, HARMLESS))
    juan.until(lambda: bool(juan.options))
    juan.choose(pick(juan, HARMLESS))
    ana.until(lambda: ana.move == 2)
    replace_by_bot(ana, juan)
    assert not ana.undo_shown()["free"]
    ana.send("undo")
    ana.until(lambda: ana.table["undo"]["waiting"] == [1])
    assert ana.move == 2


def test_handing_a_seat_to_a_bot_answers_no_request(left_alone):
    ana, juan = left_alone
    ana.choose(pick(ana, HARMLESS))
    juan.until(lambda: bool(juan.options))
    juan.choose(pick(juan, HARMLESS))
    ana.until(lambda: ana.move == 2)
    ana.send("undo")
    ana.until(lambda: ana.table["undo"]["waiting"] == [1])
    replace_by_bot(ana, juan)
    ana.settle()
    assert ana.move == 2
    assert ana.table["undo"]["waiting"] == [1]
