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


def test_leap_of_faith_is_completed_at_the_third_base():
    table = leap_of_faith("new-york")
    assert table.state.hero_mission.bases == ["new-york", "wakanda"]
    table = leap_of_faith("new-york", "atlantis")
    assert table.events("base-marked") == [{"mission": "leap-of-faith", "base": "wakanda"}]
    assert table.events("completed") == [{"mission": "leap-of-faith"}]
    assert table.state.hero_mission is None


def test_she_hulk_may_test_tactics_for_trial_of_the_century():
    """Only She-Hulk may test tactics instead of defy."""
    for hero in ("she-hulk", "thor"):
        table = Table(hero, "iron-man", nemesis="red-skull", strike="crime-wave").clear()
        mission = Mission("trial-of-the-century", "yellow")
        table.state.hero_mission = mission
        table.put(hero, "new-york", mission=False)
        table.turn(hero).does("defy:normal")
        if hero == "thor":
            assert "defy:trial-of-the-century:tactics" not in table.options()
            continue
        assert table.options() == ["defy:trial-of-the-century", "defy:trial-of-the-century:tactics"]
        table.rolls("tactics", "wild", "attack").does("defy:trial-of-the-century:tactics")
        table.passes()
        rolled = table.events("rolled")[0]
        assert (rolled["attribute"], rolled["dice"]) == ("tactics", ["tactics", "wild", "attack"])
        assert mission.progress == 2
