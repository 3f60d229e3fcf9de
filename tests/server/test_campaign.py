"""A campaign at a table: the same people continue from its log."""

from __future__ import annotations

from server.support import Player, Server, problem

CAMPAIGN = "the-rise-of-red-skull"
IDLE = ("end-turn", "done", "undefended", "pass")


def lose(players: list[Player]) -> None:
    """Play without acting until the villain's scheme is complete."""
    while not players[0].over:
        move = players[0].move
        chooser = next(player for player in players if player.options and player.move == move)
        chooser.choose(next((one for one in IDLE if one in chooser.options), chooser.options[-1]))
        for player in players:
            player.until(lambda player=player, move=move: player.move > move)


def test_a_rematch_continues_the_campaign(server: Server) -> None:
    settings = {"campaign": CAMPAIGN, "campaign-mode": "expert", "modular": "bomb-scare", "heroic": 1}
    ana = server.host("me open", game="champions", seed=5, settings=settings)
    juan = server.guest(ana.id, "Juan")
    for player in (ana, juan):
        player.until(lambda player=player: player.move >= 0)
    lose([ana, juan])
    log = juan.view["campaign"]
    assert (log["chapter"], log["expert"], log["played"]) == (0, True, [["crossbones", False]])
    juan.send("rematch")
    for player in (ana, juan):
        player.until(lambda player=player: player.table["rematch"] is not None)
    again = [server.sit(player.table["rematch"], player.table["you"]["rematch_token"]) for player in (ana, juan)]
    assert [player.seat for player in again] == [0, 1]
    # Settings of one scenario are dropped, and all other settings stay.
    assert again[0].table["settings"] == {"heroic": 1, "ask-end": True, "campaign": log}
    for player in again:
        player.until(lambda player=player: player.move >= 0)
    assert again[1].view["campaign"] == log
    assert [piece["face"] for piece in again[0].view["play"] if piece["kind"] == "villain"] == ["crossbones-1"]


def test_an_invalid_campaign_log_is_refused(server: Server) -> None:
    seats = [{"kind": "me"}]
    for wrong in (
        {"campaign": {"campaign": CAMPAIGN}},
        {"campaign": "nowhere"},
        {"campaign": CAMPAIGN, "scenario": "zola"},
    ):
        body = {"game": "champions", "name": "Ana", "seats": seats, "settings": wrong}
        assert problem(server.post("/api/tables", body)) == (422, "error-bad-setting")
