"""Heroes and enemies that leave the board during an effect, by a correction or a defeat.

The effect stops for them, and the game goes on.
"""

from __future__ import annotations

import pytest

from games.dagger.table import Table
from tableverse.games.dagger.rules.missions import play_hero_mission


def defeat(table: Table, who: str) -> None:
    table.corrects(who, "life", 0)


# --- enemies that activate ------------------------------------------------------------------------------------------


def test_enemy_defeated_before_its_activation_does_not_activate() -> None:
    table = Table("hulk", "thor").clear()
    table.enemy("draugr", "near-east")
    table.enemy("draugr", "east-asia")
    table.nemesis_phase("panic-in-the-streets", step=4)
    table.waits_for(0, "activate")
    defeat(table, "draugr-1")
    assert table.events("activates")[0] == {"enemy": "draugr-2"}
    table.plays_on()
    assert {"enemy": "draugr-1"} not in table.events("activates")


def sweeping_attack() -> Table:
    """Return a table where Super-Skrull attacks Spider-Man, who may evade, and then Hulk."""
    table = Table("spider-man-peter", "hulk", "thor").clear()
    for hero in ("spider-man-peter", "hulk"):
        table.put(hero, "near-east")
    table.put("thor", "southern-cone")
    table.enemy("super-skrull", "near-east")
    table.nemesis_phase("panic-in-the-streets", step=4)
    table.waits_for(0, "window")
    assert table.events("attacked") == [{"enemy": "super-skrull-1", "hero": "spider-man-peter", "power": 3}]
    return table


def test_enemy_defeated_during_its_attack_deals_no_damage() -> None:
    table = sweeping_attack()
    defeat(table, "super-skrull-1")
    table.does("pass")
    assert table.events("attacked", "hurt") == []
    assert [table.hero(hero).damage for hero in ("spider-man-peter", "hulk")] == [0, 0]


def test_attack_skips_the_next_hero_if_defeated() -> None:
    table = sweeping_attack()
    defeat(table, "hulk")
    table.does("pass")
    assert table.events("attacked", "hurt") == [{"hero": "spider-man-peter", "amount": 3, "total": 3, "life": 6}]


def test_attack_skips_the_current_hero_if_defeated() -> None:
    table = sweeping_attack()
    defeat(table, "spider-man-peter")
    table.plays_on(until=("turn", "enter"))
    assert table.events("hurt") == [{"hero": "hulk", "amount": 3, "total": 3, "life": 8}]


def pending_damage() -> Table:
    """Return a table where Rescue could prevent the damage of an illusory enemy to Hulk."""
    table = Table("iron-man", "hulk").clear()
    table.put("iron-man", "near-east", ready=["rescue"])
    table.put("hulk", "near-east", damage=1)
    table.enemy("illusory-enemy", "near-east")
    table.nemesis_phase("panic-in-the-streets", step=4).does("target:hulk")
    table.waits_for(0, "window")
    return table


def test_defeated_hero_suffers_no_pending_damage() -> None:
    table = pending_damage()
    defeat(table, "hulk")
    assert table.story("hurt", "hero-defeated") == ["hero-defeated"]
    assert table.state.heroes[1].damage == 0


def test_damage_is_suffered_after_its_enemy_is_defeated() -> None:
    table = pending_damage()
    defeat(table, "illusory-enemy-1")
    table.does("pass")
    assert table.events("hurt") == [{"hero": "hulk", "amount": 1, "total": 2, "life": 8}]
    assert table.state.hurt == []  # the illusory enemy that would swap places is gone


def test_enemy_defeated_while_choosing_its_way_does_not_move() -> None:
    table = Table("hulk", "thor").clear()
    hero = table.put("hulk", "central-europe")
    play_hero_mission(table.state, hero)  # it moves the enemy nearest to Hulk one space closer
    table.enemy("frost-giant", "central-america")
    table.nemesis_phase("communications-down", step=4)
    table.plays_on(until=("toward",))
    assert table.options() == ["toward:new-york", "toward:atlantis"]
    defeat(table, "frost-giant-1")
    assert table.state.enemies == []
    assert "frost-giant-1" not in [facts["enemy"] for facts in table.events("enemy-moved")]


# --- heroes in their own actions --------------------------------------------------------------------------------------


def test_hero_defeated_after_the_roll_has_no_successes() -> None:
    table = Table("hulk", "thor").clear()
    table.put("hulk", "near-east", strengthened=True)
    table.enemy("draugr", "near-east")
    table.turn("hulk").rolls("attack", "attack", "attack", "wild").does("combat:normal")
    table.waits_for(0, "roll")
    defeat(table, "hulk")
    assert table.events("tested") == [{"hero": "hulk", "attribute": "attack", "successes": 0}]
    assert table.events("damaged", "effect") == []
    table.waits_for(1, "turn")


@pytest.mark.parametrize(
    ("hero", "action", "faces", "place"),
    [
        ("iron-man", "ability:unibeam:normal", ("tactics", "tactics", "wild"), "near-east"),
        ("iron-man", "rest:normal", ("tactics", "tactics", "wild"), "near-east"),
        ("iron-man", "defy:normal", ("defy", "wild"), "central-europe"),
    ],
)
def test_test_of_a_defeated_hero_has_no_effect(hero: str, action: str, faces: tuple[str, ...], place: str) -> None:
    table = Table(hero, "thor", strike="hydra-uprising").clear()
    table.put(hero, place, strengthened=True)
    table.enemy("frost-giant", place, vulnerable=True)
    table.turn(hero).rolls(*faces).does(action)
    table.waits_for(0, "roll")
    defeat(table, hero)
    assert table.events("damaged", "progress", "charged") == []
    table.waits_for(1, "turn")


def test_nemesis_gains_nothing_from_the_test_of_a_defeated_hero() -> None:
    table = Table("iron-man", "thor", nemesis="ultron").clear()
    table.put("iron-man", "near-east", strengthened=True)
    table.state.stunned = True
    table.nemesis_phase("remote-overwrite", step=4)  # without a success Ultron moves and recovers
    table.waits_for(0, "roll")
    defeat(table, "iron-man")
    story = table.story("unstunned", "enemy-moved", "ability")
    assert story[0] == "ability"  # the event's text comes before its icons


def test_hero_defeated_while_choosing_rerolls_only_the_chosen_dice() -> None:
    table = Table("hulk", "thor", aspects=("determination", "justice")).clear()
    table.put("hulk", "near-east")
    table.enemy("frost-giant", "near-east")
    table.turn("hulk").rolls("defy", "defy", "defy", "defy", "tactics").does("combat:empowered", "reroll", "die:defy")
    table.waits_for(0, "reroll")
    defeat(table, "hulk")
    assert [facts["dice"] for facts in table.events("rerolled")] == [["defy"]]
    table.waits_for(1, "turn")


def test_defeated_hero_spends_no_more_successes() -> None:
    table = Table("iron-man", "thor").clear()
    table.put("iron-man", "near-east", damage=1)
    table.turn("iron-man").rolls("tactics", "tactics", "tactics").does("rest:normal", "recover")
    table.waits_for(0, "spend")
    defeat(table, "iron-man")
    table.waits_for(1, "turn")


def test_defeated_hero_resolves_no_effects_for_wilds() -> None:
    table = Table("iron-man", "thor").clear()
    table.put("iron-man", "new-york")
    table.turn("iron-man").rolls("wild", "wild", "wild").does("rest:normal")
    table.plays_on(until=("wild",))
    table.waits_for(0, "wild")
    defeat(table, "iron-man")
    assert table.events("effect") == []
    table.waits_for(1, "turn")


def test_defeated_hero_stops_moving() -> None:
    table = Table("hulk", "thor").clear()
    table.put("hulk", "near-east")
    table.turn("hulk").does("move:empowered", "move:wakanda")
    table.waits_for(0, "move")
    defeat(table, "hulk")
    table.waits_for(1, "turn")


def test_hero_defeated_in_a_base_action_plays_no_hero_mission() -> None:
    table = Table("hulk", "thor", strike="runaway-experiments").clear()
    table.put("hulk", "atlantis", damage=1)
    table.turn("hulk").does("base:atlantis:normal")
    defeat(table, "hulk")
    table.plays_on()
    assert table.state.hero_mission is None
    assert table.events("rolled") == []  # no D.A.G.G.E.R. action either, which the first strike would answer


def pending_shift() -> Table:
    table = Table("spider-man-peter", "thor").clear()
    table.put("spider-man-peter", "near-east")
    table.enemy("frost-giant", "near-east")
    table.enemy("draugr", "wakanda")
    table.turn("spider-man-peter").does("ability:web-up:normal", "pick:frost-giant-1", "may:yes")
    table.waits_for(0, "shift")
    return table


@pytest.mark.parametrize(("who", "asked"), [("frost-giant-1", 0), ("spider-man-peter", 1)])
def test_pending_shift_is_dropped_if_enemy_or_hero_is_defeated(who: str, asked: int) -> None:
    table = pending_shift()
    defeat(table, who)
    assert table.events("enemy-moved") == []
    assert table.decision.seat == asked
    assert table.decision.kind in ("turn", "turn-end")


def test_hero_moved_during_defy_has_no_mission_to_defy() -> None:
    table = Table("hulk", "thor", strike="hydra-uprising").clear()
    table.put("hulk", "central-europe")
    table.enemy("frost-giant", "central-europe")
    table.side("widespread-alarm")
    table.turn("hulk").does("defy:normal")
    table.waits_for(0, "defy")
    table.corrects("hulk", "place", "southern-cone")
    assert table.events("defies", "rolled") == []
    assert table.decision.kind in ("turn", "turn-end")


# --- divided damage ---------------------------------------------------------------------------------------------------


def divided_damage() -> Table:
    table = Table("thor", "hulk").clear()
    table.put("thor", "near-east", strengthened=True)
    table.state.nemesis.space = "north-america"
    table.enemy("frost-giant", "near-east")
    table.enemy("laufey", "wakanda")
    table.turn("thor").rolls("attack", "attack", "defy").does("ability:god-of-thunder:normal")
    table.waits_for(0, "divide")
    table.does("deal:frost-giant-1")
    return table


def test_defeated_enemy_takes_no_share_of_divided_damage() -> None:
    table = divided_damage()
    defeat(table, "frost-giant-1")  # only one is left
    assert [facts["enemy"] for facts in table.events("damaged")] == ["laufey-1"]
    assert table.decision.kind in ("turn", "turn-end")


def test_damage_is_not_divided_if_the_only_target_is_defeated() -> None:
    table = Table("thor", "iron-man").clear()
    table.put("thor", "near-east", strengthened=True)
    table.put("iron-man", "southern-cone", ready=["stark-industries"])
    table.state.nemesis.space = "north-america"
    table.enemy("frost-giant", "near-east")
    table.turn("thor").rolls("attack", "attack", "defy").does("ability:god-of-thunder:normal")
    table.waits_for(1, "roll")
    defeat(table, "frost-giant-1")
    table.does("pass")
    assert table.events("damaged") == []
    assert table.decision.kind in ("turn", "turn-end")


def test_damage_divided_before_the_heros_defeat_is_dealt() -> None:
    table = divided_damage()
    defeat(table, "thor")
    assert [(facts["enemy"], facts["amount"]) for facts in table.events("damaged")] == [("frost-giant-1", 1)]
    table.waits_for(1, "turn")


def test_defeated_heroes_take_no_share_of_damage() -> None:
    table = Table("thor", "hulk").clear()
    table.nemesis_phase("strength-in-numbers", step=4)
    table.waits_for(0, "share")
    table.does("suffer:thor")
    defeat(table, "thor")  # Hulk suffers the other point
    assert {facts["hero"] for facts in table.events("hurt")} == {"hulk"}


@pytest.mark.parametrize("event", ["strength-in-numbers", "counterintelligence", "simultaneous-attack"])
def test_event_asks_nobody_without_heroes_on_the_board(event: str) -> None:
    table = Table("thor", "hulk").clear()
    table.enemy("draugr", "near-east")
    for hero in table.state.heroes:
        hero.space = ""
    table.nemesis_phase(event, step=4).plays_on(until=("enter", "share", "may", "pick"))
    table.waits_for(0, "enter")
    assert table.events("hurt", "rolled", "damaged") == []


# --- recovering and spending ------------------------------------------------------------------------------------------


def test_defeated_hero_recovers_nothing() -> None:
    table = Table("mighty-thor", "hulk").clear()
    hero = table.put("mighty-thor", "near-east", damage=2)
    play_hero_mission(table.state, hero)
    table.hero_phase()
    table.plays_on(until=("window",))
    table.does(table.options()[0])  # Asgardian Soul
    assert table.decision.origin == "recover"
    defeat(table, "mighty-thor")
    table.plays_on()
    assert table.events("recovered") == []


@pytest.mark.parametrize("vulnerable", [True, False])
def test_removed_vulnerable_token_is_not_spent(vulnerable: bool) -> None:
    table = Table("black-widow-natasha", "hulk").clear()
    hero = table.put("black-widow-natasha", "near-east")
    play_hero_mission(table.state, hero)  # 1 progress for each vulnerable token spent
    for enemy in ("frost-giant", "laufey"):
        table.enemy(enemy, "near-east", vulnerable=True)
    table.turn("black-widow-natasha").does("ability:martial-mastery:normal")
    assert table.options() == ["attack:frost-giant-1", "attack:laufey-1"]
    if not vulnerable:
        table.corrects("laufey-1", "vulnerable", 0)
    table.rolls("attack", "attack").does("attack:laufey-1")
    assert bool(table.events("vulnerable-spent")) is vulnerable
    assert table.state.hero_mission is not None
    assert table.state.hero_mission.progress == int(vulnerable)


# --- simultaneous attacks ---------------------------------------------------------------------------------------------


def simultaneous_attack() -> Table:
    """Return a table during Simultaneous Attack, where Thor has already chosen the frost giant."""
    table = Table("thor", "hulk", "iron-man").clear()
    table.enemy("frost-giant", "near-east")
    table.enemy("frost-giant", "wakanda")
    table.enemy("laufey", "wakanda")
    table.nemesis_phase("simultaneous-attack", step=4)
    table.does("pick:frost-giant-1")
    table.waits_for(1, "pick")
    return table


def damage_dealt(table: Table) -> list[tuple[str, int]]:
    return [(facts["enemy"], facts["amount"]) for facts in table.events("damaged")]


def test_simultaneous_attack_skips_a_chosen_enemy_that_is_defeated() -> None:
    table = simultaneous_attack()
    defeat(table, "frost-giant-1")
    table.does("pick:laufey-1", "pick:frost-giant-2")
    assert damage_dealt(table) == [("laufey-1", 4), ("frost-giant-2", 2)]
    assert [(facts["hero"], facts["amount"]) for facts in table.events("hurt")][:2] == [("hulk", 3), ("iron-man", 2)]


@pytest.mark.parametrize(
    ("who", "asked", "expected"),
    [
        ("thor", ["hulk", "iron-man"], [("frost-giant-1", 3), ("laufey-1", 4), ("laufey-1", 2)]),
        ("hulk", ["iron-man"], [("frost-giant-1", 3), ("laufey-1", 2)]),
        ("iron-man", ["hulk"], [("frost-giant-1", 3), ("laufey-1", 4)]),
    ],
)
def test_hero_defeated_in_a_simultaneous_attack_deals_only_chosen_damage(
    who: str, asked: list[str], expected: list[tuple[str, int]]
) -> None:
    table = simultaneous_attack()
    defeat(table, who)
    for hero in asked:
        assert table.decision.origin == hero
        table.does("pick:laufey-1")
    assert damage_dealt(table) == expected
    assert who not in [facts["hero"] for facts in table.events("hurt")]


def test_simultaneous_attack_without_enemies_deals_no_damage() -> None:
    table = Table("thor", "hulk").clear()
    table.nemesis_phase("simultaneous-attack", step=4)
    table.plays_on()
    assert damage_dealt(table) == []
