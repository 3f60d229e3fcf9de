"""Cards with lasting effects on later turns and phases."""

from __future__ import annotations

import pytest

from games.dagger.table import Table

HEROES = ("hulk", "thor", "iron-man")


def mind_controlled() -> Table:
    """Return a table where Mind Control holds tokens of Hulk, who has the highest attack."""
    table = Table(*HEROES).clear()
    table.nemesis_phase("mind-control", step=4).plays_on()
    assert [(held.id, held.hero, held.tokens) for held in table.state.held] == [("mind-control", "hulk", 2)]
    return table


def test_mind_control_holds_two_tokens_until_team_up_is_paid() -> None:
    table = mind_controlled()
    hulk = table.hero("hulk")
    assert (hulk.normal, hulk.empowered) == (0, 1)
    table.hero_phase().plays_on()
    assert (table.hero("hulk").normal, table.hero("hulk").empowered) == (0, 1)  # still held a round later
    table.state.team_up = 4
    table.turn("thor").does("discard:mind-control")
    assert table.state.team_up == 0
    assert (hulk.normal, hulk.empowered) == (2, 1)
    assert table.state.held == []


def test_mind_control_can_be_ended_while_its_hero_is_off_the_board() -> None:
    table = mind_controlled()
    table.hero("hulk").space = ""
    table.state.team_up = 4
    table.turn("thor").does("discard:mind-control")
    assert (table.state.held, table.hero("hulk").normal) == ([], 0)  # the next phase returns them all


def test_new_hero_also_lacks_the_tokens_under_mind_control() -> None:
    table = mind_controlled()
    table.put("hulk", "central-russia", damage=7)
    table.nemesis_phase("communications-down", step=4).plays_on(until=("enter",))
    assert {"hero": "hulk"} in table.events("hero-defeated")
    table.does("enter:new-york")
    table.plays_on()
    hero = table.hero("she-hulk")
    assert (hero.normal, hero.empowered) == (0, 1)
    table.state.team_up = 4
    table.turn("thor").does("discard:mind-control")
    assert hero.normal == 2


def test_going_solo_ends_with_the_defeat_of_its_hero() -> None:
    table = Table(*HEROES).clear()
    table.state.rounds = 3
    table.nemesis_phase("going-solo", step=4).does("may:yes", "pick:hulk")
    table.plays_on()
    assert table.hero("hulk").teamed
    table.put("hulk", "wakanda", damage=7)
    table.nemesis_phase("communications-down", step=4)
    while table.state.phase == "nemesis":
        table.does(table.options()[-1])
    assert table.hero("she-hulk").battered
    table.plays_on(until=("turn",))
    for hero in table.state.heroes:
        hero.normal = hero.empowered = 0
    table.put("thor", "new-york", normal=1)
    table.next_event("training-exercise")
    table.turn("thor").does("rest:normal")
    table.plays_on(until=("turn", "activate"))
    assert not table.hero("she-hulk").eliminated


@pytest.mark.parametrize("legion", [True, False])
def test_iron_legion_also_empowers_actions_without_a_token(legion: bool) -> None:
    table = Table("iron-man", "black-widow-natasha", aspects=("justice", "aggression")).clear()
    table.put("iron-man", "new-york", teamed=legion)
    table.put("black-widow-natasha", "near-east")
    foe = table.enemy("laufey", "near-east", vulnerable=True)
    table.hero_phase()
    if legion:
        table.does("trigger:iron-man/iron-legion/text-1")
    table.turn("black-widow-natasha").rolls("tactics", "defy").does("ability:martial-mastery:normal")
    table.passes()
    # 1 by Aggression's passive, 1 by Martial Mastery, and 1 by the tactics result of EMPOWERED combat
    assert foe.damage == (3 if legion else 2)


def test_going_solo_is_offered_only_with_an_unready_team_up_card() -> None:
    table = Table(*HEROES).clear()
    for hero in HEROES[:2]:
        table.hero(hero).teamed = True
    assert table.nemesis_phase("going-solo", step=4).options("may") == ["may:yes", "may:no"]
    table = Table(*HEROES).clear()
    for hero in HEROES:
        table.hero(hero).teamed = True
    assert table.nemesis_phase("going-solo", step=4).options("may") == []


def test_smear_campaign_prevents_spending_team_up() -> None:
    table = Table("mighty-thor", "hulk").clear()
    table.state.team_up = 20
    assert table.turn("mighty-thor").options("use") == ["use:host-of-asgard/text-1"]
    table.side("smear-campaign")
    assert table.turn("mighty-thor").options("use") == []
    table.hero("mighty-thor").teamed = True  # already paid
    assert table.turn("mighty-thor").options("use") == ["use:host-of-asgard/text-1"]
