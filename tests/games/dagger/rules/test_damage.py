"""Damage, and defeats of enemies and heroes."""

from __future__ import annotations

import pytest

from games.dagger.table import Table
from tableverse.games.dagger.frames.hero_phase import HeroPhase
from tableverse.games.dagger.rules.damage import deal, defeat_hero, suffer, take_damage
from tableverse.games.dagger.rules.missions import play_hero_mission
from tableverse.kernel.ledger import rule

THREE = ("iron-man", "captain-america-steve", "mighty-thor")


@rule("DAG-DMG-01", "DAG-DMG-02")
def test_enemy_is_defeated_when_damage_reaches_its_life() -> None:
    table = Table().clear()
    foe = table.enemy("frost-giant", "wakanda")
    deal(table.state, foe, 5)
    assert table.state.enemies == [foe]
    deal(table.state, foe, 3)
    assert table.state.enemies == []


@rule("DAG-DMG-03", "DAG-DMG-04", "DAG-DMG-05", "DAG-WIN-01")
def test_nemesis_is_stunned_and_pushed_before_the_showdown() -> None:
    table = Table("iron-man", "hulk", aspects=("leadership", "justice")).clear()
    table.put("hulk", "central-russia")
    table.state.nemesis.damage = 3
    table.turn("hulk").rolls("attack", "attack", "attack", "defy").does("combat:normal")
    assert table.state.stunned
    assert table.state.nemesis.damage == 6
    table.waits_for(1, "push")  # the active player, not the first player
    assert set(table.options()) == {f"push:{space}" for space in table.state.neighbours("central-russia")} | {"stay"}
    table.does("push:east-asia")
    assert table.state.nemesis.space == "east-asia"
    assert table.state.result is None
    deal(table.state, table.state.nemesis, 2)
    assert table.state.nemesis.damage == 8


@rule("DAG-DMG-06")
def test_damage_of_a_hero_does_not_exceed_life() -> None:
    table = Table().clear()
    hero = table.put("iron-man", "wakanda", damage=3)
    facts = {"hero": "iron-man", "amount": 9, "enemy": "", "attack": False, "spared": False, "dealt": 0}
    take_damage(table.state, facts)
    assert table.state.threat == 2
    assert hero.battered


@rule("DAG-DEF-01", "DAG-DEF-02", "DAG-DEF-03", "DAG-DEF-04", "DAG-DEF-05")
def test_defeat_of_a_hero_raises_threat_and_brings_the_other_hero() -> None:
    table = Table(*THREE, "black-widow-natasha").clear()
    hero = table.put("iron-man", "wakanda", strengthened=True, unlocked=True, ready=["rescue"], damage=2)
    hero.charge = {"stark-industries": 1}
    hero.used, hero.empowered_on = ["rest", "combat"], "combat"  # both spaces hold a token
    play_hero_mission(table.state, hero)
    defeat_hero(table.state, hero)
    assert table.state.threat == 4
    assert (hero.id, hero.battered, hero.space, hero.damage) == ("war-machine", True, "", 0)
    assert (hero.strengthened, hero.unlocked, hero.teamed) == (False, False, True)
    assert (hero.normal, hero.empowered, hero.used, hero.empowered_on) == (0, 0, [], "")
    assert (hero.ready, hero.charge) == (["rescue"], {"stark-industries": 1})
    assert table.state.hero_mission is None
    assert table.state.team_up == 0


@rule("DAG-DEF-06")
def test_new_hero_enters_on_any_base() -> None:
    table = Table(*THREE).clear()
    table.state.invaded = ["wakanda"]
    defeat_hero(table.state, table.hero("iron-man"))
    table.hero_phase()
    assert (table.decision.seat, table.decision.kind) == (0, "enter")
    assert table.options() == [f"enter:{base}" for base in table.state.bases()]
    table.does("enter:wakanda")
    hero = table.hero("war-machine")
    assert (hero.space, hero.normal, hero.empowered) == ("wakanda", 2, 1)


@rule("DAG-DEF-07", "DAG-DEF-08", "DAG-LOSS-05")
def test_second_defeat_eliminates_and_limits_the_remaining_rounds() -> None:
    table = Table(*THREE).clear()
    table.state.rounds = 3
    hero = table.put("iron-man", "wakanda", battered=True)
    defeat_hero(table.state, hero)
    assert hero.eliminated
    assert table.state.clock == 3
    assert table.state.per_player() == 3
    for other in table.state.heroes:
        other.normal = other.empowered = 0
    table.state.threat = 0
    copy = table.state.clone()
    copy.rounds = 4
    copy.frames = [HeroPhase(3)]
    copy.frames[-1].run(copy)
    assert copy.result is not None
    assert copy.result.reason == "too-late"
    copy = table.state.clone()
    copy.rounds = 4
    copy.showdown = True
    copy.frames = [HeroPhase(3)]
    copy.frames[-1].run(copy)
    assert copy.result is None


@rule("DAG-DMG-01", "DAG-DMG-06")
@pytest.mark.parametrize(("damage", "falls"), [(6, False), (7, True)])
def test_hero_is_defeated_exactly_when_damage_equals_life(damage: int, falls: bool) -> None:
    table = Table("hulk", "thor").clear()
    table.put("hulk", "wakanda", damage=damage)
    table.put("thor", "southern-cone")
    table.enemy("draugr", "wakanda")  # power 1
    table.nemesis_phase("panic-in-the-streets", step=4).plays_on(until=("turn", "enter"))
    assert table.events("hurt")[0] == {"hero": "hulk", "amount": 1, "total": damage + 1, "life": 8}
    assert bool(table.events("hero-defeated")) is falls


@rule("DAG-SHOW-08", "DAG-WIN-01", "DAG-DMG-03", "DAG-GEN-02")
def test_nemesis_is_stunned_at_its_printed_life_before_the_showdown() -> None:
    table = Table("hulk", "thor", "iron-man", aspects=("justice", "leadership", "vigilance")).clear()
    table.put("hulk", "central-russia")
    table.state.nemesis.damage = 3  # Life 5
    table.turn("hulk").rolls("attack", "attack", "defy", "defy").does("combat:normal")
    assert table.state.stunned
    assert table.state.result is None
    table.waits_for(0, "push")


@rule("DAG-DMG-01", "DAG-DMG-02")
@pytest.mark.parametrize(("damage", "falls"), [(3, False), (4, True)])
def test_enemy_is_defeated_exactly_when_damage_equals_life(damage: int, falls: bool) -> None:
    table = Table("hulk", "thor", aspects=("justice", "leadership")).clear()
    table.put("hulk", "wakanda")
    foe = table.enemy("crossbones", "wakanda", damage=damage)  # Life 5
    table.turn("hulk").rolls("attack", "defy", "defy", "defy").does("combat:normal")
    assert table.events("damaged")[0]["total"] == damage + 1
    assert (foe not in table.state.enemies) is falls


@rule("DAG-DMG-06")
def test_damage_beyond_life_is_not_recorded() -> None:
    table = Table("hulk", "thor").clear()
    table.put("hulk", "wakanda", damage=7)
    table.put("thor", "southern-cone")
    table.enemy("laufey", "wakanda")  # power 3
    table.nemesis_phase("panic-in-the-streets", step=4).plays_on(until=("turn", "enter"))
    assert table.events("hurt")[0] == {"hero": "hulk", "amount": 3, "total": 8, "life": 8}


def test_dust_of_death_leaves_the_hero_one_damage_short_of_defeat() -> None:
    """Red Skull's Dust of Death raises threat instead of defeating the hero."""
    table = Table("iron-man", "hulk", nemesis="red-skull").clear()
    life = table.game.cards.heroes["iron-man"].life
    for damage, dealt in ((life - 1, 1), (life - 3, 7)):
        hero = table.put("iron-man", "wakanda", damage=damage)
        suffer(table.state, hero, dealt, table.state.nemesis.id, spared=True)
        table._ask()
        assert (hero.space, hero.damage) == ("wakanda", life - 1)
        assert table.events("hero-defeated") == []
