"""Which of several effects the policy takes, and whether plans try the others."""

from __future__ import annotations

import pytest

from games.champions.table import GAME, Table, plain
from tableverse.bots.champions.chances import Chances
from tableverse.bots.champions.evaluator import ALONE
from tableverse.bots.champions.plans import Planner
from tableverse.bots.champions.policy import choose


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


def test_threat_is_taken_where_the_scheme_has_room_and_a_drone_where_it_has_none() -> None:
    assert taken(asked_at_norad(0)) == "choose:threat"
    assert taken(asked_at_norad(6)) == "choose:drone"


@pytest.mark.parametrize(
    ("villain_damage", "threat", "chosen"),
    [(0, 0, "choose:draw"), (0, 6, "choose:threat"), (10, 0, "choose:damage")],
)
def test_an_ally_brings_what_is_worth_most_now(villain_damage: int, threat: int, chosen: str) -> None:
    table = Table("she-hulk")
    table.state.villain_deck.clear()
    table.change("rhino-1", damage=villain_damage)
    table.change("the-break-in", threat=threat)
    table.hand("nick-fury", "energy", "genius")
    table.does("play:nick-fury", "pay")
    table.waits_for(0, "choose")
    assert taken(table) == chosen


def test_what_is_not_understood_is_left_as_it_is_told() -> None:
    table = Table("iron-man")
    table.put("arc-reactor")
    table.reveals("electric-whip-attack")
    table.waits_for(0, "choose")
    assert taken(table) == "choose:damage"


def test_plans_try_every_one_of_several_effects() -> None:
    table = Table("she-hulk")
    table.change("the-break-in", threat=4)
    table.hand("nick-fury", "energy", "genius")
    plans = Planner(GAME, Chances(), 0, ALONE).search(table.state)
    tried = {step for plan in plans for step in plan.steps if step.startswith("choose:")}
    assert tried == {"choose:threat", "choose:draw", "choose:damage"}
