"""Strengthened and vulnerable, combos, team-up and supports."""

from __future__ import annotations

from games.dagger.table import Table
from tableverse.games.dagger.rules.enemies import expose
from tableverse.games.dagger.rules.heroes import charge, chargeable, strengthen, weaken
from tableverse.games.dagger.rules.missions import place, play_hero_mission
from tableverse.kernel.ledger import rule


@rule("DAG-COMBO-01", "DAG-COMBO-02")
def test_strengthened_and_vulnerable_tokens_do_not_stack() -> None:
    table = Table().clear()
    hero, foe = table.hero("iron-man"), table.enemy("frost-giant", "wakanda")
    strengthen(table.state, hero)
    strengthen(table.state, hero)
    expose(table.state, foe)
    expose(table.state, foe)
    assert hero.strengthened
    assert foe.vulnerable
    assert weaken(table.state, hero)
    assert not weaken(table.state, hero)


@rule("DAG-COMBO-03", "DAG-COMBO-04", "DAG-COMBO-10")
def test_strengthened_token_may_be_spent_for_a_success() -> None:
    table = Table("hulk", "iron-man", aspects=("justice", "leadership")).clear()
    foe = table.enemy("frost-giant", "near-east")
    table.put("hulk", "near-east", strengthened=True, ready=[])
    table.turn("hulk").rolls("defy", "defy", "defy", "attack").does("combat:normal", "pass")
    table.passes()
    assert foe.damage == 1
    assert table.hero("hulk").strengthened
    table.turn("hulk").rolls("defy", "defy", "defy", "attack").does("combat:normal", "spend:strengthened")
    table.passes()
    assert foe.damage == 1 + 2
    assert not table.hero("hulk").strengthened
    assert table.state.team_up == 0


@rule("DAG-COMBO-05", "DAG-COMBO-10")
def test_vulnerable_token_may_be_spent_for_a_success_of_the_attack() -> None:
    table = Table("hulk", "iron-man", aspects=("justice", "leadership")).clear()
    foe = table.enemy("frost-giant", "near-east", vulnerable=True)
    table.put("hulk", "near-east", ready=[])
    table.turn("hulk").rolls("defy", "defy", "defy", "attack").does("combat:normal", "spend:vulnerable")
    table.passes()
    assert foe.damage == 2
    assert not foe.vulnerable
    assert table.state.team_up == 0


@rule("DAG-COMBO-06", "DAG-COMBO-07", "DAG-COMBO-08", "DAG-HABIL-03")
def test_double_combo_spends_both_tokens_and_gains_team_up() -> None:
    table = Table("she-hulk", "iron-man", aspects=("justice", "leadership")).clear()
    table.put("she-hulk", "near-east", ready=[])
    foe = table.enemy("laufey", "near-east")
    assert "ability:finishing-blow:normal" not in table.turn("she-hulk").options()
    table.put("she-hulk", "near-east", strengthened=True)
    table.turn("she-hulk").rolls("attack", "wild", "attack", "attack").does("ability:finishing-blow:normal")
    table.passes()
    hero = table.hero("she-hulk")
    assert not hero.strengthened
    assert hero.normal == 2
    assert foe.damage == (1 + 2) + 2  # the wild adds one in each combat action
    assert table.state.team_up == 1


@rule("DAG-COMBO-09", "DAG-COMBO-07")
def test_combo_on_all_vulnerable_enemies_gains_one_team_up() -> None:
    table = Table("mighty-thor", "iron-man").clear()
    table.put("mighty-thor", "atlantis")
    assert "ability:call-the-storm:normal" not in table.turn("mighty-thor").options()
    foes = [table.enemy("frost-giant", space, vulnerable=True) for space in ("wakanda", "madripoor")]
    foes.append(table.enemy("laufey", "near-east", vulnerable=True))
    safe = table.enemy("draugr", "near-east")
    table.turn("mighty-thor").does("ability:call-the-storm:normal")
    assert [foe.damage for foe in foes] == [2, 2, 2]
    assert not any(foe.vulnerable for foe in foes)
    assert safe.damage == 0
    assert table.state.team_up == 1


@rule("DAG-TEAM-02", "DAG-TEAM-03", "DAG-BOARD-06")
def test_using_a_team_up_card_costs_team_up_and_exhausts_it() -> None:
    table = Table("black-widow-natasha", "iron-man").clear()
    table.state.team_up = 4
    assert "use:shield-support/text-1" not in table.turn("black-widow-natasha").options()
    table.state.team_up = 6
    table.turn("black-widow-natasha").does("use:shield-support/text-1")
    table.plays_on()
    assert table.state.team_up == 1
    assert not table.hero("black-widow-natasha").teamed
    assert "use:shield-support/text-1" not in table.options()
    table.put("black-widow-natasha", "new-york", teamed=True)
    table.turn("black-widow-natasha").does("use:shield-support/text-1")
    table.plays_on()
    assert table.state.team_up == 1  # ready, so nothing to pay


@rule("DAG-TEAM-04")
def test_team_up_card_may_be_used_between_the_parts_of_an_event() -> None:
    table = Table("sorcerer-supreme-strange", "iron-man").clear()
    table.state.team_up = 6
    table.nemesis_phase("exposed-flank", step=4)
    table.plays_on(until=("window",))
    assert table.options()[0] == "trigger:sorcerer-supreme-strange/seven-rings/text-1"
    table.does(table.options()[0])
    assert table.events("icon-cancelled") == [{"icon": "ability-2"}]
    assert table.state.team_up == 0
    table.plays_on()
    assert table.events("ability") == []


@rule("DAG-SUP-02", "DAG-SUP-03")
def test_using_a_support_exhausts_it_and_charging_readies_it() -> None:
    table = Table("black-widow-natasha", "iron-man").clear()
    table.put("black-widow-natasha", "near-east", damage=3, ready=["safe-house"])
    table.turn("black-widow-natasha").does("use:safe-house/text-1")
    hero = table.hero("black-widow-natasha")
    assert (hero.damage, hero.ready) == (1, [])
    charge(table.state, hero, "safe-house")
    assert hero.charge == {"safe-house": 1}
    charge(table.state, hero, "safe-house")
    assert (hero.charge, hero.ready) == ({}, ["safe-house"])


@rule("DAG-SUP-04", "DAG-SUP-05", "DAG-HMIS-03")
def test_exclusive_support_is_unlocked_by_its_mission_and_never_exhausts() -> None:
    table = Table("iron-man", "captain-america-steve", strike="jotun-activity").clear()
    hero = table.put("iron-man", "new-york", ready=["rescue", "stark-industries"])
    assert "rt-node" not in chargeable(table.state, hero)
    play_hero_mission(table.state, hero)
    assert table.state.hero_mission is not None
    place(table.state, table.state.hero_mission, 7)
    assert hero.unlocked
    assert table.state.hero_mission is None
    table.state.threat = 11
    table.nemesis_phase(step=2)  # the first strike fails and exhausts all supports
    assert table.events("failed") == [{"mission": "jotun-activity"}]
    assert hero.ready == []
    assert hero.unlocked


@rule("DAG-TEAM-01", "DAG-COMBO-07", "DAG-SIDE-04", "DAG-DEFF-05")
def test_only_combos_side_missions_and_new_york_gain_team_up() -> None:
    table = Table("mighty-thor", "captain-america-steve", aspects=("aggression", "justice")).clear()
    assert table.state.team_up == 0
    table.turn("mighty-thor").does("base:new-york:normal", "mission:keep")
    table.plays_on()
    assert table.state.team_up == 1
    table.enemy("laufey", "wakanda", vulnerable=True)
    table.turn("mighty-thor").does("ability:call-the-storm:normal")
    table.plays_on()
    assert table.state.team_up == 2
    table.side("stolen-vibranium", progress=3)  # reward: 3 team-up
    table.put("captain-america-steve", "wakanda")
    table.turn("captain-america-steve").rolls("attack", "attack", "attack", "defy").does("defy:normal")
    table.plays_on()
    assert table.events("completed") == [{"mission": "stolen-vibranium"}]
    assert table.state.team_up == 5
    table.turn("mighty-thor").rolls("attack", "attack").does("rest:normal")
    table.plays_on()
    assert table.state.team_up == 5


@rule("DAG-BOARD-06")
def test_effects_are_paid_from_the_common_team_up_pool() -> None:
    table = Table("hulk", "thor").clear()
    table.state.invaded = ["atlantis"]
    table.state.team_up = 3
    table.nemesis_phase("retake-the-base", step=4).plays_on()
    assert table.state.invaded == ["atlantis"]  # the effect needs 4
    table.state.team_up = 5
    table.nemesis_phase("retake-the-base", step=4).does("may:yes")
    table.plays_on()
    assert (table.state.invaded, table.state.team_up) == ([], 1)
