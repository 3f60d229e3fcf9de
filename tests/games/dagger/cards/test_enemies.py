"""Traits and texts of enemy cards, one by one."""

from __future__ import annotations

import pytest

from games.dagger.table import Table
from tableverse.games.dagger.frames.activation import EnemyTurn
from tableverse.games.dagger.rules.actions import effects_for
from tableverse.games.dagger.rules.activation import goals
from tableverse.games.dagger.rules.damage import deal
from tableverse.games.dagger.rules.enemies import expose, heal, life_of, power_of


def lone_hero(hero: str) -> Table:
    """Return a table with one hero on Wakanda and another one far away."""
    table = Table(hero, "iron-man", aspects=("justice", "leadership")).clear()
    table.put(hero, "wakanda")
    table.put("iron-man", "southern-cone")
    return table


def activate(table: Table, enemy: str) -> Table:
    table.turn(table.state.heroes[0].id)
    table.state.frames.append(EnemyTurn(enemy))
    return table._ask()


@pytest.mark.parametrize(("face", "stands"), [("tactics", True), ("attack", False)])
def test_draugr_rises_again_on_a_tactics_result(face: str, stands: bool) -> None:
    table = lone_hero("hulk")
    table.enemy("draugr", "wakanda")
    table.turn("hulk").rolls("attack", "attack", "attack", "defy", face).does("combat:normal")
    assert bool(table.state.enemies) is stands
    assert table.events("rose-again" if stands else "stayed-down") == [{"enemy": "draugr-1", "face": face}]
    if stands:
        assert table.state.enemies[0].damage == 0


def test_draugr_does_not_rise_again_from_other_damage() -> None:
    table = Table().clear()
    deal(table.state, table.enemy("draugr", "wakanda"), 3)
    assert table.state.enemies == []


@pytest.mark.parametrize("card", ["frost-giant", "killmonger", "vulture"])
def test_enemies_that_raid_invade_even_with_a_hero_there(card: str) -> None:
    table = Table().clear()
    table.put("iron-man", "wakanda")
    pawn = table.enemy(card, "wakanda")
    activate(table, pawn.id)
    assert table.state.invaded == ["wakanda"]
    assert table.events("attacked") == []


def test_laufey_gains_life_with_every_defeat() -> None:
    table = Table().clear()
    laufey = table.enemy("laufey", "wakanda")
    assert life_of(table.state, laufey) == 8
    deal(table.state, laufey, 8)
    assert life_of(table.state, table.enemy("laufey", "wakanda")) == 9


def test_hydra_soldiers_gain_power_at_ten_threat() -> None:
    table = Table().clear()
    soldier = table.enemy("hydra-soldier", "wakanda")
    table.state.threat = 9
    assert power_of(table.state, soldier) == 1
    table.state.threat = 10
    assert power_of(table.state, soldier) == 2


@pytest.mark.parametrize("card", ["crossbones", "mindless-one", "outrider", "titania"])
def test_hunters_move_toward_heroes(card: str) -> None:
    table = Table().clear()
    table.put("iron-man", "central-europe")
    table.put("captain-america-steve", "central-europe")
    assert set(goals(table.state, table.enemy(card, "near-east"))) == {"central-europe"}


def test_enemy_on_asgard_moves_toward_any_base() -> None:
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


def test_strucker_spawns_a_soldier_after_activating() -> None:
    table = Table().clear()
    table.enemy("hydra-soldier", "north-pacific")
    pawn = table.enemy("baron-strucker", "near-east")
    activate(table, pawn.id)
    assert [enemy.space for enemy in table.state.enemies if enemy.card == "hydra-soldier"][1:] == [pawn.space]


def test_aim_agent_damages_the_hero_who_defeats_it_in_combat() -> None:
    table = lone_hero("hulk")
    table.enemy("aim-agent", "wakanda")
    table.turn("hulk").rolls("attack", "attack", "defy", "defy").does("combat:normal")
    assert table.decision.kind == "order"  # the first strike has an answer too
    table.does("trigger:aim-agent/aim-agent/text-1")
    assert table.hero("hulk").damage == 1


def test_super_adaptoid_copies_a_higher_attack() -> None:
    table = lone_hero("hulk")
    activate(table, table.enemy("super-adaptoid", "wakanda").id)
    assert table.events("attacked")[0]["power"] == 4


@pytest.mark.parametrize(("card", "power"), [("modok", 2), ("ronan", 3), ("enchantress", 1)])
def test_demoralizing_attack_removes_strengthened_or_deals_extra_damage(card: str, power: int) -> None:
    table = lone_hero("hulk")
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
def test_enemies_with_reach_attack_from_their_printed_distance(card: str, space: str, hit: bool) -> None:
    table = lone_hero("hulk")
    activate(table, table.enemy(card, space).id)
    assert bool(table.events("attacked")) is hit


def test_humanoid_is_never_vulnerable() -> None:
    table = Table().clear()
    humanoid = table.enemy("humanoid", "wakanda")
    expose(table.state, humanoid)
    assert not humanoid.vulnerable


@pytest.mark.parametrize("card", ["abomination", "taskmaster", "killmonger"])
def test_enemy_retaliates_against_combat_that_does_not_defeat_it(card: str) -> None:
    table = lone_hero("hulk")
    table.enemy(card, "wakanda")
    table.turn("hulk").rolls("attack", "defy", "defy", "defy").does("combat:normal")
    assert table.hero("hulk").damage == 1


def test_leader_removes_progress_first() -> None:
    table = Table().clear()
    assert table.state.top is not None
    table.state.top.progress = 2
    activate(table, table.enemy("the-leader", "near-east").id)
    assert table.state.top.progress == 1


def test_kree_sentry_is_damaged_only_by_attacks() -> None:
    table = Table().clear()
    sentry = table.enemy("kree-sentry", "wakanda")
    deal(table.state, sentry, 3)
    assert sentry.damage == 0
    deal(table.state, sentry, 3, "iron-man", attack=True)
    assert sentry.damage == 3


def test_skrull_infiltrator_blocks_effects_of_heroes_there() -> None:
    table = Table().clear()
    hero = table.put("iron-man", "near-east")
    assert effects_for(table.state, hero) == ["wakanda"]
    table.enemy("skrull-infiltrator", "near-east")
    assert effects_for(table.state, hero) == []


@pytest.mark.parametrize("card", ["super-skrull", "titania"])
def test_sweeping_attacks_hit_every_hero_on_the_space(card: str) -> None:
    table = Table("hulk", "thor").clear()
    table.put("hulk", "wakanda")
    table.put("thor", "wakanda")
    activate(table, table.enemy(card, "wakanda").id)
    assert [facts["hero"] for facts in table.events("attacked")] == ["hulk", "thor"]


def test_hired_gun_gains_power_beside_another() -> None:
    table = Table().clear()
    gun = table.enemy("hired-gun", "wakanda")
    assert power_of(table.state, gun) == 1
    table.enemy("hired-gun", "wakanda")
    assert power_of(table.state, gun) == 2


def test_kingpin_removes_team_up_or_raises_threat() -> None:
    table = Table().clear()
    pawn = table.enemy("kingpin", "near-east")
    table.state.team_up = 1
    activate(table, pawn.id)
    assert (table.state.team_up, table.state.threat) == (0, 0)
    activate(table, pawn.id)
    assert table.state.threat == 1


def test_kaecilius_exhausts_a_support() -> None:
    table = lone_hero("hulk")
    table.put("hulk", "wakanda", ready=["rick-jones"])
    activate(table, table.enemy("kaecilius", "wakanda").id)
    assert table.hero("hulk").ready == []


def test_mordo_resolves_an_ongoing_effect() -> None:
    table = Table().clear()
    table.side("gathering-storm")
    activate(table, table.enemy("baron-mordo", "near-east").id)
    assert table.state.threat == 1


@pytest.mark.parametrize("hurt", [1, 2])
def test_single_hero_damaged_by_illusory_enemies_swaps_with_loki(hurt: int) -> None:
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


def test_drone_swarm_takes_damage_for_ultron() -> None:
    table = Table(nemesis="ultron").clear()
    drone = table.enemy("drone-swarm", table.state.nemesis.space)
    deal(table.state, table.state.nemesis, 3)
    assert (drone.damage, table.state.nemesis.damage) == (1, 2)


def test_invading_sleeper_adds_progress_to_the_sheet() -> None:
    table = Table(nemesis="red-skull").clear()
    activate(table, table.enemy("sleeper", "madripoor").id)
    assert (table.state.invaded, table.state.sheet) == (["madripoor"], 1)


@pytest.mark.parametrize(("enemy", "space"), [("bullseye", "near-east"), ("crossbones", "wakanda")])
@pytest.mark.parametrize("hidden", [True, False])
def test_enemies_do_not_attack_a_camouflaged_hero(enemy: str, space: str, hidden: bool) -> None:
    table = lone_hero("spider-man-miles")
    pawn = table.enemy(enemy, space)
    if hidden:
        table.turn("spider-man-miles").does("ability:camouflage:normal")
    activate(table, pawn.id)
    assert [facts["hero"] for facts in table.events("attacked")] == ([] if hidden else ["spider-man-miles"])


def test_illusory_enemy_cancels_damage_to_loki_in_the_showdown() -> None:
    table = Table().clear().showdown()
    table.enemy("illusory-enemy", "central-russia")
    table.state.log = table.happened = []
    deal(table.state, table.state.nemesis, 4, "iron-man", attack=True)
    assert (table.state.enemies, table.state.nemesis.damage) == ([], 0)
    assert table.events("damage-cancelled") == [{"enemy": "loki"}]
    deal(table.state, table.state.nemesis, 4, "iron-man", attack=True)
    assert table.state.nemesis.damage == 4


@pytest.mark.parametrize(("showdown", "left"), [(False, 1), (True, 3)])
def test_containment_reduces_ultrons_healing_only_in_the_showdown(showdown: bool, left: int) -> None:
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


def test_containment_does_not_reduce_healing_of_other_nemeses() -> None:
    table = Table(nemesis="loki").clear().showdown()
    table.state.containment = 2
    table.state.nemesis.damage = 4
    heal(table.state, table.state.nemesis, 3)
    assert table.state.nemesis.damage == 1


def test_own_enemies_protect_ultron_only_in_the_showdown() -> None:
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
