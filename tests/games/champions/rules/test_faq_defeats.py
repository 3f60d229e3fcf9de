"""Rulings on defeated minions: when they leave play, and minions that become attached instead."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table, plain
from tableverse.kernel.ledger import rule


def brought(bringer: str, brings: str, *others: str) -> Table:
    """Defeat a minion whose When Defeated ability brings another one into play."""
    table = FixtureTable("captain-marvel")
    for other in others:
        table.put(other)
    table.put(bringer)
    table.encounter(brings)
    table.does(f"attack:captain-marvel>{bringer}")
    return table


@rule("CHA-WHENDEFEATED-03")
def test_defeated_minion_does_not_count_for_teamwork() -> None:
    table = brought("ringleader", "gangster")
    table.waits_for(0, "turn")  # the Ringleader was the only other criminal
    assert (table.in_play("gangster"), table.in_play("ringleader")) == (True, False)
    assert (table.events("activates"), table.damage("captain-marvel")) == ([], 1)


@rule("CHA-WHENDEFEATED-03")
def test_teamwork_counts_minions_still_in_play() -> None:
    table = brought("ringleader", "gangster", "gangster")
    assert table.strikes() == [("gangster", "captain-marvel", 2)]
    table.waits_for(0, "turn")


@rule("CHA-WHENDEFEATED-03")
def test_quickstrike_of_a_brought_minion_resolves_before_responses() -> None:
    table = brought("falconer", "vulture", "hawkeye")
    assert [kind for kind in table.story() if kind in ("defeated", "entered", "left", "activates")] == [
        "defeated",
        "entered",
        "left",
        "activates",
    ]
    table.waits_for(0, "defend")
    table.does("undefended", "trigger:hawkeye")
    assert (table.damage("captain-marvel"), table.damage("vulture")) == (3, 2)


def test_minion_revealed_normally_activates_at_once() -> None:
    table = FixtureTable("captain-marvel")
    table.put("gangster")
    table.reveals("gangster")
    table.does("undefended")
    assert table.strikes() == [("gangster", "captain-marvel", 2)]


def attached() -> Table:
    """Return a table with a minion that was defeated by 2 damage and attached to an ally, which became a minion."""
    table = FixtureTable("captain-marvel")
    table.put("interrogation-room")
    table.put("bomb-scare", threat=5)
    table.put("mockingbird")
    table.put("body-thief")
    table.does("attack:captain-marvel>body-thief")
    assert table.events("defeated", "attached") == [
        {"card": "body-thief"},
        {"card": "body-thief", "target": "mockingbird"},
    ]
    table.does("trigger:interrogation-room")  # its first defeat counts
    assert plain(table.piece("body-thief").host) == "mockingbird"
    table.change("interrogation-room", exhausted=False)
    table.change("captain-marvel", exhausted=False)
    return table


@rule("CHA-WHENDEFEATED-04")
def test_attached_minion_can_be_attacked_but_not_defeated_again() -> None:
    table = attached()
    table.does("attack:captain-marvel>body-thief")
    assert (table.in_play("body-thief"), table.damage("body-thief")) == (True, 4)
    assert (table.events("defeated"), table.in_play("mockingbird")) == ([], True)
    table.waits_for(0, "turn")  # Interrogation Room is not triggered
    assert not table.piece("interrogation-room").exhausted


@rule("CHA-WHENDEFEATED-04")
def test_attack_event_on_an_attached_minion_has_no_excess_damage() -> None:
    table = attached()
    table.hand("relentless-assault", "strength")
    table.does("play:relentless-assault", "pay", "pick:body-thief")
    assert (table.damage("body-thief"), table.events("defeated")) == (2 + 5, [])
    assert table.damage("rhino-1") == 0  # no excess damage for overkill
    table.waits_for(0, "turn")


@rule("CHA-WHENDEFEATED-04")
def test_attached_minion_leaves_play_with_its_defeated_host() -> None:
    table = attached()
    table.change("mockingbird", damage=2)
    table.does("attack:captain-marvel>mockingbird")
    assert (table.in_play("mockingbird"), table.in_play("body-thief")) == (False, False)
    assert table.events("defeated") == [{"card": "mockingbird"}]
