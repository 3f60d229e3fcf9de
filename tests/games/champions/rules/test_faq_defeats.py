"""Rulings on defeated minions: when they leave play, and what of one that is attached instead."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table, plain
from tableverse.kernel.ledger import rule


def brought(bringer: str, brings: str, *others: str) -> Table:
    """A minion is defeated whose When Defeated ability brings another one."""
    table = FixtureTable("captain-marvel")
    for other in others:
        table.put(other)
    table.put(bringer)
    table.encounter(brings)
    table.does(f"attack:captain-marvel>{bringer}")
    return table


@rule("CHA-WHENDEFEATED-03")
def test_who_is_defeated_has_left_before_teamwork_is_checked() -> None:
    table = brought("ringleader", "gangster")
    table.waits_for(0, "turn")  # the Ringleader was the only other criminal
    assert (table.in_play("gangster"), table.in_play("ringleader")) == (True, False)
    assert (table.events("activates"), table.damage("captain-marvel")) == ([], 1)


@rule("CHA-WHENDEFEATED-03")
def test_teamwork_counts_who_is_still_there() -> None:
    table = brought("ringleader", "gangster", "gangster")
    assert table.strikes() == [("gangster", "captain-marvel", 2)]
    table.waits_for(0, "turn")


@rule("CHA-WHENDEFEATED-03")
def test_quickstrike_comes_when_the_bringer_has_left_and_before_any_answer() -> None:
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


def test_a_minion_revealed_otherwise_still_strikes_at_once() -> None:
    table = FixtureTable("captain-marvel")
    table.put("gangster")
    table.reveals("gangster")
    table.does("undefended")
    assert table.strikes() == [("gangster", "captain-marvel", 2)]


def attached() -> Table:
    """A minion with 1 hit point was defeated by 2 damage, and is attached to an ally instead, which is now a minion."""
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
    table.does("trigger:interrogation-room")  # its first defeat is one
    assert plain(table.piece("body-thief").host) == "mockingbird"
    table.change("interrogation-room", exhausted=False)
    table.change("captain-marvel", exhausted=False)
    return table


@rule("CHA-WHENDEFEATED-04")
def test_an_attached_minion_is_attacked_and_not_defeated_again() -> None:
    table = attached()
    table.does("attack:captain-marvel>body-thief")
    assert (table.in_play("body-thief"), table.damage("body-thief")) == (True, 4)
    assert (table.events("defeated"), table.in_play("mockingbird")) == ([], True)
    table.waits_for(0, "turn")  # Interrogation Room is not asked for
    assert not table.piece("interrogation-room").exhausted


@rule("CHA-WHENDEFEATED-04")
def test_an_attached_minion_is_chosen_by_events_and_nothing_is_too_much_for_it() -> None:
    table = attached()
    table.hand("relentless-assault", "strength")
    table.does("play:relentless-assault", "pay", "pick:body-thief")
    assert (table.damage("body-thief"), table.events("defeated")) == (2 + 5, [])
    assert table.damage("rhino-1") == 0  # overkill finds nothing in excess
    table.waits_for(0, "turn")


@rule("CHA-WHENDEFEATED-04")
def test_its_host_is_defeated_as_ever_and_takes_it_along() -> None:
    table = attached()
    table.change("mockingbird", damage=2)
    table.does("attack:captain-marvel>mockingbird")
    assert (table.in_play("mockingbird"), table.in_play("body-thief")) == (False, False)
    assert table.events("defeated") == [{"card": "mockingbird"}]
