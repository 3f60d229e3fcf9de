"""Missions: how they come into play, advance and are completed."""

from __future__ import annotations

import pytest

from games.dagger.table import Table
from tableverse.games.dagger.rules.actions import defiable
from tableverse.games.dagger.rules.damage import deal, recover
from tableverse.games.dagger.rules.enemies import life_of
from tableverse.games.dagger.rules.missions import place, play_hero_mission, spawn_side_mission
from tableverse.kernel.ledger import rule

FOUR = ("iron-man", "captain-america-steve", "mighty-thor", "black-widow-natasha")


@rule("DAG-GEN-04")
def test_arrival_text_of_a_mission_resolves_at_once() -> None:
    table = Table("captain-marvel-carol", "iron-man").clear()
    table.turn("captain-marvel-carol").does("base:new-york:normal", "mission:play")
    assert table.decision.kind == "pick"
    table.does("pick:north-america")
    assert table.events("marked")[0]["mission"] == "kree-hunter"


@rule("DAG-MIS-03", "DAG-SIDE-03", "DAG-ELITE-01", "DAG-ELITE-02", "DAG-SIDE-04")
def test_elite_mission_is_completed_by_defeating_the_elite() -> None:
    table = Table().clear()
    table.next_side("vulture")
    spawn_side_mission(table.state)
    elite = table.state.enemy("vulture")
    assert elite is not None
    assert elite.space == "north-america"
    assert life_of(table.state, elite) == 6
    deal(table.state, elite, 6)
    assert table.state.sides == []
    assert table.state.team_up == 3
    assert "vulture" not in table.state.side_deck


@rule("DAG-SIDE-03", "DAG-SIDE-04", "DAG-SIDE-05")
def test_side_mission_is_completed_at_once_and_never_failed() -> None:
    table = Table().clear()
    mission = table.side("hostage-crisis")
    table.state.threat = 14
    place(table.state, mission, 3)
    assert table.state.sides == [mission]
    place(table.state, mission, 1)
    assert table.state.sides == []
    assert table.state.team_up == 3


@rule("DAG-HMIS-04")
def test_any_hero_may_help_with_a_hero_mission() -> None:
    table = Table("iron-man", "hulk").clear()
    play_hero_mission(table.state, table.hero("iron-man"))
    table.put("hulk", "new-york")
    table.turn("hulk").rolls("attack").does("rest:normal", "progress:at-deaths-door")
    assert table.state.hero_mission is not None
    assert table.state.hero_mission.progress == 1


@pytest.mark.parametrize(("by", "progress"), [("hulk", 1), ("iron-man", 0), ("", 0)])
def test_hero_mission_counts_only_deeds_of_its_hero(by: str, progress: int) -> None:
    table = Table("hulk", "iron-man").clear()
    play_hero_mission(table.state, table.hero("hulk"))
    pawn = table.enemy("crossbones", "wakanda")
    table.turn("hulk")
    deal(table.state, pawn, 9, by)
    table._ask()
    assert table.state.hero_mission is not None
    assert (table.state.enemies, table.state.hero_mission.progress) == ([], progress)


@pytest.mark.parametrize(("damage", "asked"), [(2, True), (0, False)])
def test_price_of_the_hammer_does_not_trigger_without_recovery(damage: int, asked: bool) -> None:
    table = Table("mighty-thor", "iron-man").clear()
    play_hero_mission(table.state, table.hero("mighty-thor"))
    table.put("mighty-thor", "near-east", damage=damage)
    table.turn("mighty-thor")
    recover(table.state, table.hero("mighty-thor"), 1)
    table._ask()
    assert (table.decision.kind == "turn") is not asked


@pytest.mark.parametrize(("hulk", "offered"), [("wakanda", True), ("near-east", False)])
def test_weight_of_the_shield_needs_another_hero_on_the_space(hulk: str, offered: bool) -> None:
    table = Table("captain-america-sam", "hulk").clear()
    table.put("captain-america-sam", "wakanda")
    table.put("hulk", hulk)
    play_hero_mission(table.state, table.hero("captain-america-sam"))
    assert ("weight-of-the-shield" in defiable(table.state, table.hero("captain-america-sam"))) is offered


@rule("DAG-EVENT-06", "DAG-SIDE-02")
def test_side_missions_fill_the_three_spots() -> None:
    table = Table().clear()
    table.state.side_deck = ["mystic-rift", "hostage-crisis", "lost-signal"]
    for _ in range(3):
        spawn_side_mission(table.state)
    assert [(mission.id, mission.spot) for mission in table.state.sides] == [
        ("lost-signal", "green"),
        ("hostage-crisis", "purple"),
        ("mystic-rift", "blue"),
    ]


@rule("DAG-EVENT-07")
def test_side_mission_without_a_free_spot_raises_threat_by_heroes_plus_one() -> None:
    table = Table(*FOUR).clear()
    for id in ("mystic-rift", "hostage-crisis", "lost-signal"):
        table.side(id)
    deck = table.state.side_deck[:]
    spawn_side_mission(table.state)
    assert table.state.threat == 5
    assert table.state.side_deck == deck


@rule("DAG-SIDE-06")
def test_empty_side_mission_deck_does_nothing() -> None:
    table = Table().clear()
    table.state.side_deck = []
    spawn_side_mission(table.state)
    assert (table.state.sides, table.state.threat) == ([], 0)


@rule("DAG-SETUP-05", "DAG-HMIS-01")
@pytest.mark.parametrize(("hero", "mission"), [("iron-man", "at-deaths-door"), ("war-machine", "stolen-arsenal")])
def test_each_hero_of_a_sheet_has_an_own_mission(hero: str, mission: str) -> None:
    table = Table(hero, "hulk").clear()
    assert table.state.hero_mission is None  # facedown until played
    table.turn(hero).does("base:new-york:normal", "mission:play")
    assert table.state.hero_mission is not None
    assert table.state.hero_mission.id == mission


@rule("DAG-EVENT-06", "DAG-SIDE-01", "DAG-SIDE-02")
def test_event_icon_places_a_side_mission_but_not_on_the_yellow_spot() -> None:
    table = Table("hulk", "thor").clear()
    table.side("hostage-crisis")
    table.next_side("unstable-reactor")
    table.nemesis_phase("panic-in-the-streets", step=4).plays_on()
    assert table.events("side-mission") == [{"mission": "unstable-reactor", "spot": "purple"}]
    assert "unstable-reactor" not in table.state.side_deck
    table.side("smear-campaign")
    deck = table.state.side_deck[:]
    table.state.threat = 0
    table.nemesis_phase("panic-in-the-streets", step=4).plays_on()
    assert [mission.spot for mission in table.state.sides] == ["green", "purple", "blue"]
    assert (table.state.hero_mission, table.state.side_deck) == (None, deck)
    table.put("hulk", "new-york")
    table.turn("hulk").does("base:new-york:normal", "mission:play")
    assert table.state.hero_mission is not None
    assert table.state.hero_mission.spot == "yellow"


@rule("DAG-EVENT-06", "DAG-SIDE-01")
def test_event_without_the_icon_places_no_side_mission() -> None:
    table = Table("hulk", "thor").clear()
    table.nemesis_phase("rising-tension", step=4).plays_on()
    assert table.events("side-mission") == []


@rule("DAG-CHECK-10", "DAG-CHECK-05", "DAG-SIDE-01")
@pytest.mark.parametrize("passed", [True, False])
def test_triggers_on_completed_missions_include_failed_ones(passed: bool) -> None:
    table = Table("black-widow-natasha", "hulk").clear()
    assert table.state.top is not None
    table.state.top.progress = 7 if passed else 0
    table.state.threat = 11
    table.nemesis_phase(step=2)
    assert len(table.events("side-mission")) == 1
    assert table.decision.kind == "window"
    assert any("agent-of-shield" in id for id in table.options())
    assert table.state.top.id == "winds-of-jotunheim"


@rule("DAG-CHECK-09")
def test_first_strike_spawns_a_side_mission_only_by_its_text() -> None:
    table = Table("hulk", "thor").clear()
    table.top("laevateinn")
    table.state.threat = 14
    table.nemesis_phase("rising-tension", step=2)
    assert len(table.events("side-mission")) == 1
    table = Table("hulk", "thor").clear()
    assert table.state.top is not None
    table.state.top.progress = 7
    table.nemesis_phase("rising-tension", step=2)
    assert len(table.events("side-mission")) == 1
