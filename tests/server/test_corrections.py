"""Corrections by hand: proposed by one player, accepted by all, and immediate for a player alone."""

from typing import Any

import pytest

from server.support import Player, Server, problem, quick, running

RED = {"thing": "seat:0", "aspect": "tokens-red", "before": 0, "after": 1}


@pytest.fixture
def three(server: Server) -> list[Player]:
    """Seat Ana, Juan and a bot. It is Ana's turn."""
    ana = server.host("me open random")
    juan = server.guest(ana.id, "Juan")
    for player in (ana, juan):
        player.until(lambda player=player: player.move == 0)
    return [ana, juan]


def correctables(player: Player) -> list[dict[str, Any]]:
    before = len(player.answers)
    player.send("correctables")
    player.until(lambda: len(player.answers) > before)
    assert player.answers[-1]["move"] == player.move
    return list(player.answers[-1]["things"])


def correcting(player: Player) -> dict[str, Any]:
    player.settle()
    return dict(player.table["correcting"])


def test_everybody_else_must_agree(three):
    """A player who is not to move may propose too. The bot is not asked."""
    ana, juan = three
    assert correcting(ana) == {"allowed": True, "made": 0, "asked_by": None, "waiting": [], "message": None}
    found = next(one for one in correctables(juan) if one["aspect"] == "tokens-red" and one["thing"] == "seat:0")
    assert (found["value"], found["least"], found["most"]) == (0, 0, 5)
    juan.send("correct", move=0, **RED)
    ana.until(lambda: ana.table["correcting"]["asked_by"] == 1)
    shown = ana.table["correcting"]
    assert shown["waiting"] == [0]
    assert shown["message"]["key"] == "correct-change"
    assert (shown["message"]["arguments"]["before"], shown["message"]["arguments"]["after"]) == (0, 1)
    assert ana.move == 0
    ana.send("correct-answer", agree=True)
    for player in three:
        player.until(lambda player=player: player.move == 1 and player.table["correcting"]["made"] == 1)
        assert player.table["correcting"]["asked_by"] is None
        assert player.view["mats"][0]["tokens"] == {"red": 1}
        assert player.events[-1]["kind"] == "corrected"
        assert player.choosers[-1] == 1
    assert ana.options  # the decision is asked again


def test_one_refusal_or_a_withdrawal_ends_the_request(three):
    ana, juan = three
    for who in (juan, ana):
        ana.send("correct", move=0, **RED)
        juan.until(lambda: juan.table["correcting"]["asked_by"] == 0)
        who.send("correct-answer", agree=False)
        for player in three:
            player.until(lambda player=player: player.table["correcting"]["asked_by"] is None)
    assert correcting(ana)["made"] == 0
    assert juan.refused("correct-answer", agree=True) == "error-no-correction-asked"


def test_nobody_can_agree_to_their_own_correction(three):
    ana, juan = three
    ana.send("correct", move=0, **RED)
    juan.until(lambda: juan.table["correcting"]["asked_by"] == 0)
    ana.send("correct-answer", agree=True)
    assert correcting(ana)["waiting"] == [1]
    assert ana.move == 0


def test_a_choice_ends_the_request(three):
    ana, juan = three
    juan.send("correct", move=0, **RED)
    ana.until(lambda: ana.table["correcting"]["asked_by"] == 1)
    ana.choose(next(option for option in ana.options if option.startswith("take:")))
    ana.until(lambda: ana.table["correcting"]["asked_by"] is None)
    assert ana.refused("correct-answer", agree=True) == "error-no-correction-asked"
    assert juan.refused("correct", move=0, **RED) == "error-stale"


def test_an_invalid_correction_is_refused_at_once(three):
    ana, juan = three
    assert ana.refused("correct", move=0, **{**RED, "after": 99}) == "error-bad-correction"
    assert ana.refused("correct", move=0, **{**RED, "after": 1.5}) == "error-bad-message"
    assert correcting(juan)["asked_by"] is None


def test_a_correction_cannot_be_sent_as_a_choice(three):
    """Send the correction as an option of the decision, in and out of turn."""
    ana, juan = three
    wish = '"thing":"seat:0","aspect":"tokens-red","before":0,"after":1}'
    for player, seat, error in ((ana, 0, "illegal-option"), (ana, 1, "illegal-option"), (juan, 1, "wrong-seat")):
        option = f'correct:{{"seat":{seat},{wish}'
        assert player.refused("choose", option=option, move=0) == f"error-{error}"
        assert player.refused("choose", option=option, move=0, undone=0) == f"error-{error}"
    assert (ana.move, juan.move, correcting(ana)["made"]) == (0, 0, 0)
    assert ana.view["mats"][0]["tokens"] == {}


def test_a_solo_correction_applies_at_once_and_can_be_undone(server):
    ana = server.host("me random")
    ana.until(lambda: ana.move == 0)
    ana.send("correct", move=0, **RED)
    ana.until(lambda: ana.move == 1)
    assert correcting(ana)["made"] == 1
    ana.send("undo")
    ana.until(lambda: ana.move == 0)
    assert correcting(ana)["made"] == 0


def test_a_table_may_forbid_corrections(server):
    ana = server.host("me random", corrections=False)
    ana.until(lambda: ana.move == 0)
    assert not correcting(ana)["allowed"]
    assert ana.refused("correctables") == "error-corrections-off"
    assert ana.refused("correct", move=0, **RED) == "error-corrections-off"
    wrong = {"game": "splendor", "seats": [{"kind": "me"}], "name": "Ana", "corrections": 3}
    assert problem(server.post("/api/tables", wrong)) == (422, "error-bad-request")


def test_watchers_cannot_correct(three, server):
    ana, _ = three
    watcher = server.sit(ana.id, None)
    assert watcher.refused("correctables") == "error-not-seated"
    assert watcher.refused("correct", move=0, **RED) == "error-not-seated"


def test_corrections_reveal_no_hidden_card(three):
    ana, juan = three
    ana.choose(next(option for option in ana.options if option.startswith("reserve-deck:")))
    ana.until(lambda: any(card["hidden"] and card["card"] for card in ana.view["mats"][0]["reserved"]))
    hidden = next(card["card"] for card in ana.view["mats"][0]["reserved"] if card["hidden"])
    juan.settle()
    assert any(one["thing"] == hidden for one in correctables(ana))
    assert not any(one["thing"] == hidden for one in correctables(juan))
    before = f"reserved:{0}"
    ana.send("correct", move=ana.move, thing=hidden, aspect="place", before=before, after="pile-bottom")
    juan.until(lambda: juan.table["correcting"]["asked_by"] == 0)
    assert hidden not in "".join(juan.received)
    juan.send("correct-answer", agree=True)
    juan.until(lambda: juan.table["correcting"]["made"] == 1)
    assert hidden not in "".join(juan.received)


def test_a_correction_survives_a_restart(tmp_path):
    with running(quick(tmp_path)) as server:
        ana = server.host("me random")
        ana.until(lambda: ana.move == 0)
        ana.send("correct", move=0, **RED)
        ana.until(lambda: ana.move == 1)
        table, token = ana.id, ana.token
    with running(quick(tmp_path)) as server:
        ana = server.sit(table, token)
        ana.until(lambda: ana.move == 1)
        assert correcting(ana)["made"] == 1
        assert ana.view["mats"][0]["tokens"] == {"red": 1}
        assert [event["kind"] for event in ana.events][-1] == "corrected"
