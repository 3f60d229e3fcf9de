"""The policy's choice among several effects, and plans that try the other effects."""

from __future__ import annotations

import pytest

from games.champions.table import GAME, Table, of_products, plain
from tableverse.bots.champions.evaluator import ALONE
from tableverse.bots.champions.plans import Planner
from tableverse.bots.champions.policy import choose
from tableverse.bots.champions.win_model import WinModel

Kang = of_products("the-once-and-future-kang")
Goblin = of_products("the-green-goblin")


def taken(table: Table) -> str:
    return plain(choose(table.state).id)


def asked_at_norad(threat: int) -> Table:
    table = Table("spider-man", scenario="ultron", form="alter-ego")
    table.change("the-crimson-cowl", face="assault-on-norad", threat=threat)
    table.state.scheme_deck.clear()
    table.hand()
    table.does("end-turn")
    while table.state.decision is not None and table.state.decision.kind != "choose":
        table.does(table.options()[-1])
    table.waits_for(0, "choose")
    return table


def test_threat_is_chosen_if_the_scheme_has_room_else_a_drone() -> None:
    assert taken(asked_at_norad(0)) == "choose:threat"
    assert taken(asked_at_norad(6)) == "choose:drone"


@pytest.mark.parametrize(
    ("villain_damage", "threat", "chosen"),
    [(0, 0, "choose:draw"), (0, 6, "choose:threat"), (10, 0, "choose:damage")],
)
def test_nick_fury_effect_with_the_highest_value_is_chosen(villain_damage: int, threat: int, chosen: str) -> None:
    table = Table("she-hulk")
    table.state.villain_deck.clear()
    table.change("rhino-1", damage=villain_damage)
    table.change("the-break-in", threat=threat)
    table.hand("nick-fury", "energy", "genius")
    table.does("play:nick-fury", "pay")
    table.waits_for(0, "choose")
    assert taken(table) == chosen


@pytest.mark.parametrize(("damage", "threat", "chosen"), [(0, 6, "choose:damage"), (8, 0, "choose:threat")])
def test_damage_is_chosen_while_hit_points_allow(damage: int, threat: int, chosen: str) -> None:
    table = Table("spider-man")
    table.change("spider-man", damage=damage)
    table.change("the-break-in", threat=threat)
    table.reveals("ritual-combat")
    assert taken(table) == chosen


@pytest.mark.parametrize(("damage", "threat", "chosen"), [(0, 10, "choose:strength"), (8, 0, "choose:threat")])
def test_enemy_bonus_costs_its_additional_damage(damage: int, threat: int, chosen: str) -> None:
    table = Kang("spider-man", scenario="kang")
    table.change("spider-man", damage=damage)
    table.change(plain(table.state.scheme), threat=threat)
    table.attacked(plain(table.state.villain))
    assert taken(table) == chosen


def test_card_is_spent_to_avoid_a_drone() -> None:
    table = Table("iron-man", scenario="ultron")
    table.hand("energy")
    table.attacked("ultron-1", boost="android-efficiency-a")
    table.undefended()
    assert taken(table) == "choose:spend"


@pytest.mark.parametrize(("damage", "chosen"), [(0, "choose:boost"), (7, "choose:spend")])
def test_two_cards_are_spent_only_at_low_hit_points(damage: int, chosen: str) -> None:
    table = Goblin("iron-man")
    table.change("iron-man", damage=damage)
    table.hand("energy", "strength")
    table.reveals("intimidation")
    assert taken(table) == chosen


def test_unrated_effects_keep_their_printed_order() -> None:
    table = Table("iron-man")
    table.put("arc-reactor")
    table.reveals("electric-whip-attack")
    table.waits_for(0, "choose")
    assert taken(table) == "choose:damage"


def test_plans_try_each_offered_effect() -> None:
    table = Table("she-hulk")
    table.change("the-break-in", threat=4)
    table.hand("nick-fury", "energy", "genius")
    plans = Planner(GAME, WinModel(), 0, ALONE).search(table.state)
    tried = {step for plan in plans for step in plan.steps if step.startswith("choose:")}
    assert tried == {"choose:threat", "choose:draw", "choose:damage"}
