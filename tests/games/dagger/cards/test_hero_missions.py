"""Hero missions that count more than progress."""

from games.dagger.table import Table
from tableverse.games.dagger.state import Mission

MILES = "spider-man-miles"


def leap_of_faith(*bases: str) -> Table:
    table = Table(MILES, "hulk", nemesis="red-skull", strike="crime-wave").clear()
    table.put(MILES, "wakanda", mission=False)
    table.put("hulk", "near-east")
    table.state.hero_mission = Mission("leap-of-faith", "yellow")
    table.state.hero_mission.bases = list(bases)
    table.turn(MILES)
    table.does("base:wakanda:normal", "pick:hulk")
    return table


def test_leap_of_faith_counts_each_base_once():
    table = leap_of_faith("new-york", "wakanda")
    assert table.events("base-marked") == []
    assert table.state.hero_mission.bases == ["new-york", "wakanda"]


def test_leap_of_faith_is_completed_with_the_third_base():
    table = leap_of_faith("new-york")
    assert table.state.hero_mission.bases == ["new-york", "wakanda"]
    table = leap_of_faith("new-york", "atlantis")
    assert table.events("base-marked") == [{"mission": "leap-of-faith", "base": "wakanda"}]
    assert table.events("completed") == [{"mission": "leap-of-faith"}]
    assert table.state.hero_mission is None
