"""What enemies do differently: traits and texts of enemy cards, one by one."""

from __future__ import annotations

import pytest

from games.dagger.table import Table
from tableverse.games.dagger.frames.activation import EnemyTurn
from tableverse.games.dagger.rules.actions import effects_for
from tableverse.games.dagger.rules.activation import goals
from tableverse.games.dagger.rules.damage import deal
from tableverse.games.dagger.rules.enemies import expose, heal, life_of, power_of


def alone(hero: str) -> Table:
    """A hero on Wakanda, and another one far away."""
    table = Table(hero, "iron-man", aspects=("justice", "leadership")).clear()
    table.put(hero, "wakanda")
    table.put("iron-man", "southern-cone")
    return table


def activate(table: Table, enemy: str) -> Table:
    table.turn(table.state.heroes[0].id)
    table.state.frames.append(EnemyTurn(enemy))
    return table._ask()


@pytest.mark.parametrize(("face", "stands"), [("tactics", True), ("attack", False)])
def test_a_draugr_rises_on_a_tactics_result(face: str, stands: bool) -> None:
    table = alone("hulk")
    table.enemy("draugr", "wakanda")
    table.turn("hulk").rolls("attack", "attack", "attack", "defy", face).does("combat:normal")
    assert bool(table.state.enemies) is stands
    assert table.events("rose-again" if stands else "stayed-down") == [{"enemy": "draugr-1", "face": face}]
    if stands:
        assert table.state.enemies[0].damage == 0


def test_a_draugr_does_not_rise_from_other_damage() -> None:
    table = Table().clear()
    deal(table.state, table.enemy("draugr", "wakanda"), 3)
    assert table.state.enemies == []


@pytest.mark.parametrize("card", ["frost-giant", "killmonger", "vulture"])
def test_raiders_invade_even_with_a_hero_there(card: str) -> None:
    table = Table().clear()
    table.put("iron-man", "wakanda")
    pawn = table.enemy(card, "wakanda")
    activate(table, pawn.id)
    assert table.state.invaded == ["wakanda"]
    assert table.events("attacked") == []


def test_laufey_grows_with_every_defeat() -> None:
    table = Table().clear()
    laufey = table.enemy("laufey", "wakanda")
    assert life_of(table.state, laufey) == 8
    deal(table.state, laufey, 8)
    assert life_of(table.state, table.enemy("laufey", "wakanda")) == 9


def test_hydra_soldiers_are_stronger_from_ten_threat_on() -> None:
    table = Table().clear()
    soldier = table.enemy("hydra-soldier", "wakanda")
    table.state.threat = 9
    assert power_of(table.state, soldier) == 1
    table.state.threat = 10
    assert power_of(table.state, soldier) == 2


@pytest.mark.parametrize("card", ["crossbones", "mindless-one", "outrider", "titania"])
def test_hunters_head_for_heroes(card: str) -> None:
    table = Table().clear()
    table.put("iron-man", "central-europe")
    table.put("captain-america-steve", "central-europe")
    assert set(goals(table.state, table.enemy(card, "near-east"))) == {"central-europe"}


def test_an_enemy_heads_for_the_bases_of_its_region_and_from_asgard_for_any() -> None:
    table = Table().clear()
    bases = {table.state.place_of(base) for base in table.state.operational()}
    assert set(goals(table.state, table.enemy("frost-giant", "indian-ocean"))) == {"atlantis"}
    assert set(goals(table.state, table.enemy("frost-giant", "asgard"))) == bases


@pytest.mark.parametrize("card", ["kree-soldier", "skrull-warrior", "vulture"])
def test_fast_enemies_move_two_spaces(card: str) -> None:
    table = Table().clear()
    pawn = table.enemy(card, "central-russia")
    activate(table, pawn.id)
    while table.decision.kind == "toward":
        table.does(table.options()[0])
    assert table.state.distance("central-russia", pawn.space) == 2


def test_strucker_brings_a_soldier_after_he_activates() -> None:
    table = Table().clear()
    table.enemy("hydra-soldier", "north-pacific")
    pawn = table.enemy("baron-strucker", "near-east")
    activate(table, pawn.id)
    assert [enemy.space for enemy in table.state.enemies if enemy.card == "hydra-soldier"][1:] == [pawn.space]


def test_an_aim_agent_hurts_whoever_defeats_it_in_combat() -> None:
    table = alone("hulk")
    table.enemy("aim-agent", "wakanda")
    table.turn("hulk").rolls("attack", "attack", "defy", "defy").does("combat:normal")
    assert table.decision.kind == "order"  # the first strike also answers
    table.does("trigger:aim-agent/aim-agent/text-1")
    assert table.hero("hulk").damage == 1


def test_the_super_adaptoid_copies_a_higher_attack() -> None:
    table = alone("hulk")
    activate(table, table.enemy("super-adaptoid", "wakanda").id)
    assert table.events("attacked")[0]["power"] == 4


@pytest.mark.parametrize(("card", "power"), [("modok", 2), ("ronan", 3), ("enchantress", 1)])
def test_demoralizing_attacks_take_strengthened_or_hurt_more(card: str, power: int) -> None:
    table = alone("hulk")
    table.put("hulk", "wakanda", strengthened=True)
    pawn = table.enemy(card, "wakanda")
    activate(table, pawn.id)
    assert (table.hero("hulk").strengthened, table.hero("hulk").damage) == (False, power)
    activate(table, pawn.id)
    assert table.events("hurt")[0]["amount"] == power + 1


@pytest.mark.parametrize(
    ("card", "space", "hit"),
    [
        ("modok", "central-europe", True),
        ("modok", "central-russia", False),
        ("bullseye", "near-east", True),
        ("bullseye", "central-europe", False),
        ("enchantress", "near-east", True),
    ],
)
def test_enemies_with_reach_attack_from_afar(card: str, space: str, hit: bool) -> None:
    table = alone("hulk")
    activate(table, table.enemy(card, space).id)
    assert bool(table.events("attacked")) is hit


def test_a_humanoid_is_never_vulnerable() -> None:
    table = Table().clear()
    humanoid = table.enemy("humanoid", "wakanda")
    expose(table.state, humanoid)
    assert not humanoid.vulnerable


@pytest.mark.parametrize("card", ["abomination", "taskmaster", "killmonger"])
def test_payback_for_a_fight_that_does_not_defeat(card: str) -> None:
    table = alone("hulk")
    table.enemy(card, "wakanda")
    table.turn("hulk").rolls("attack", "defy", "defy", "defy").does("combat:normal")
    assert table.hero("hulk").damage == 1


def test_the_leader_takes_progress_first() -> None:
    table = Table().clear()
    assert table.state.top is not None
    table.state.top.progress = 2
    activate(table, table.enemy("the-leader", "near-east").id)
    assert table.state.top.progress == 1


def test_a_kree_sentry_is_hurt_by_attacks_only() -> None:
    table = Table().clear()
    sentry = table.enemy("kree-sentry", "wakanda")
    deal(table.state, sentry, 3)
    assert sentry.damage == 0
    deal(table.state, sentry, 3, "iron-man", attack=True)
    assert sentry.damage == 3


def test_a_skrull_infiltrator_keeps_heroes_from_effects() -> None:
    table = Table().clear()
    hero = table.put("iron-man", "near-east")
    assert effects_for(table.state, hero) == ["wakanda"]
    table.enemy("skrull-infiltrator", "near-east")
    assert effects_for(table.state, hero) == []


@pytest.mark.parametrize("card", ["super-skrull", "titania"])
def test_sweeping_attacks_hit_everybody(card: str) -> None:
    table = Table("hulk", "thor").clear()
    table.put("hulk", "wakanda")
    table.put("thor", "wakanda")
    activate(table, table.enemy(card, "wakanda").id)
    assert [facts["hero"] for facts in table.events("attacked")] == ["hulk", "thor"]


def test_a_hired_gun_is_stronger_in_company() -> None:
    table = Table().clear()
    gun = table.enemy("hired-gun", "wakanda")
    assert power_of(table.state, gun) == 1
    table.enemy("hired-gun", "wakanda")
    assert power_of(table.state, gun) == 2


def test_kingpin_takes_team_up_or_raises_threat() -> None:
    table = Table().clear()
    pawn = table.enemy("kingpin", "near-east")
    table.state.team_up = 1
    activate(table, pawn.id)
    assert (table.state.team_up, table.state.threat) == (0, 0)
    activate(table, pawn.id)
    assert table.state.threat == 1


def test_kaecilius_exhausts_a_support() -> None:
    table = alone("hulk")
    table.put("hulk", "wakanda", ready=["rick-jones"])
    activate(table, table.enemy("kaecilius", "wakanda").id)
    assert table.hero("hulk").ready == []


def test_mordo_resolves_an_ongoing_effect() -> None:
    table = Table().clear()
    table.side("gathering-storm")
    activate(table, table.enemy("baron-mordo", "near-east").id)
    assert table.state.threat == 1


@pytest.mark.parametrize("hurt", [1, 2])
def test_illusory_enemies_exchange_places(hurt: int) -> None:
    table = Table("hulk", "thor", "iron-man").clear()
    spaces = {"hulk": "west-africa", "thor": "near-east", "iron-man": "atlantis"}
    for hero, space in spaces.items():
        table.put(hero, space)
    for hero in list(spaces)[:hurt]:
        table.enemy("illusory-enemy", spaces[hero])
    table.nemesis_phase("communications-down", step=4).plays_on(until=("turn", "enter"))
    moved = {facts["hero"]: facts["space"] for facts in table.events("moved")}
    if hurt == 1:
        assert moved == {"hulk": "central-russia"}
    else:
        assert moved == {"hulk": "near-east", "thor": "west-africa"}


def test_a_drone_swarm_takes_damage_for_ultron() -> None:
    table = Table(nemesis="ultron").clear()
    drone = table.enemy("drone-swarm", table.state.nemesis.space)
    deal(table.state, table.state.nemesis, 3)
    assert (drone.damage, table.state.nemesis.damage) == (1, 2)


def test_a_sleeper_that_invades_feeds_the_sheet() -> None:
    table = Table(nemesis="red-skull").clear()
    activate(table, table.enemy("sleeper", "madripoor").id)
    assert (table.state.invaded, table.state.sheet) == (["madripoor"], 1)


@pytest.mark.parametrize(("enemy", "space"), [("bullseye", "near-east"), ("crossbones", "wakanda")])
@pytest.mark.parametrize("hidden", [True, False])
def test_enemies_do_not_see_a_camouflaged_hero_near_or_far(enemy: str, space: str, hidden: bool) -> None:
    table = alone("spider-man-miles")
    pawn = table.enemy(enemy, space)
    if hidden:
        table.turn("spider-man-miles").does("ability:camouflage:normal")
    activate(table, pawn.id)
    assert [facts["hero"] for facts in table.events("attacked")] == ([] if hidden else ["spider-man-miles"])


def test_an_illusion_vanishes_for_loki_in_the_showdown() -> None:
    table = Table().clear().showdown()
    table.enemy("illusory-enemy", "central-russia")
    table.state.log = table.happened = []
    deal(table.state, table.state.nemesis, 4, "iron-man", attack=True)
    assert (table.state.enemies, table.state.nemesis.damage) == ([], 0)
    assert table.events("damage-cancelled") == [{"enemy": "loki"}]
    deal(table.state, table.state.nemesis, 4, "iron-man", attack=True)
    assert table.state.nemesis.damage == 4


@pytest.mark.parametrize(("showdown", "left"), [(False, 1), (True, 3)])
def test_containment_slows_ultrons_healing_in_the_showdown_only(showdown: bool, left: int) -> None:
    table = Table(nemesis="ultron").clear()
    if showdown:
        table.showdown()
    table.state.containment = 2
    table.state.nemesis.damage = 4
    heal(table.state, table.state.nemesis, 3)
    assert table.state.nemesis.damage == left
    drone = table.enemy("drone-swarm", "wakanda", damage=1)
    heal(table.state, drone, 1)
    assert drone.damage == 0


def test_containment_does_not_slow_another_nemesis() -> None:
    table = Table(nemesis="loki").clear().showdown()
    table.state.containment = 2
    table.state.nemesis.damage = 4
    heal(table.state, table.state.nemesis, 3)
    assert table.state.nemesis.damage == 1


def test_own_enemies_cover_ultron_in_the_showdown_alone() -> None:
    table = Table(nemesis="ultron").clear()
    table.enemy(table.state.groups[3], table.state.nemesis.space)
    expose(table.state, table.state.nemesis)
    assert table.state.nemesis.vulnerable
    table.state.nemesis.vulnerable = False
    table.showdown()
    expose(table.state, table.state.nemesis)
    assert not table.state.nemesis.vulnerable
    table.state.enemies = []
    expose(table.state, table.state.nemesis)
    assert table.state.nemesis.vulnerable
