"""A finished game looked at again, in the background."""

import time

from server.support import TIMEOUT, Server, play_on, problem


def test_a_finished_game_is_looked_at_again(server: Server) -> None:
    ana = server.host("me random", seed=7)
    assert problem(server.get(f"/api/tables/{ana.id}/review"))[1] == "error-not-over"
    play_on([ana], seed=7)
    ana.until(lambda: ana.table["status"] == "over")
    found = server.get(f"/api/tables/{ana.id}/review").json()
    assert found["moves"] == ana.move
    deadline = time.monotonic() + TIMEOUT
    while found["done"] < found["moves"]:
        assert time.monotonic() < deadline
        time.sleep(0.2)
        found = server.get(f"/api/tables/{ana.id}/review").json()
    assert [len(series) for series in found["chances"]] == [ana.move + 1] * 2
    winners = ana.view["result"]["winners"]
    assert [series[-1] for series in found["chances"]] == [100.0 if seat in winners else 0.0 for seat in (0, 1)]
    assert 1 <= len(found["costly"]) <= 3
    assert {one["seat"] for one in found["costly"]} == {0}  # bots are not told what they might have done better
    costs = [one["cost"] for one in found["costly"]]
    assert costs == sorted(costs, reverse=True)
    mats = ana.view["mats"]
    for told, mat in zip(found["tallies"], mats, strict=True):
        # What there was no choice about is done for the player, and counted for nobody.
        assert 0 < told["recruited"] <= len(mat["recruited"])
        assert told["points"] >= mat["points"] or told["recruited"] < len(mat["recruited"])
    assert all(0 <= blow <= ana.move for blow in found["blows"])
    assert problem(server.get("/api/tables/nowhere/review"))[1] == "error-no-such-table"
