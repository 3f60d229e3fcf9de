"""The nemesis phase: threat, the nemesis mission, events and spawns."""

from __future__ import annotations

import pytest

from games.dagger.table import QUIET, Table
from tableverse.games.dagger.frames.nemesis_phase import NemesisPhase
from tableverse.games.dagger.rules.enemies import spawn
from tableverse.games.dagger.rules.missions import needed, place, spawn_side_mission
from tableverse.games.dagger.rules.tracks import threat_rise
from tableverse.kernel.ledger import rule

FOUR = ("iron-man", "captain-america-steve", "mighty-thor", "black-widow-natasha")


@rule("DAG-THREAT-01")
def test_threat_rises_by_the_values_of_nemesis_and_enemies() -> None:
    table = Table().clear()
    table.enemy("draugr", "wakanda")
    table.enemy("frost-giant", "near-east")
    table.nemesis_phase(step=1)
    assert table.events("threat")[0] == {"amount": 5, "total": 5}


@rule("DAG-THREAT-01", "DAG-THREAT-02")
def test_elites_invaded_bases_and_missions_raise_threat() -> None:
    table = Table().clear()
    table.next_side("vulture")
    spawn_side_mission(table.state)
    table.state.invaded = ["wakanda", "iliad"]
    table.side("stolen-vibranium")  # adds 1 threat while active
    assert threat_rise(table.state) == 3 + 1 + 2 + 1


@rule("DAG-NPH-01", "DAG-EVENT-01", "DAG-EVENT-03", "DAG-EVENT-04", "DAG-SPAWN-04")
def test_nemesis_phase_steps_come_in_order() -> None:
    table = Table().clear()
    foe = table.enemy("frost-giant", "western-australia")
    table.nemesis_phase("training-exercise")  # strengthens; ability I, ongoing; rank 2 on space 3
    table.plays_on()
    wanted = ["nemesis-phase", "threat", "event", "strengthened", "icon", "activates", "hero-phase"]
    seen = [kind for kind in table.story() if kind in wanted]
    first = [seen.index(kind) for kind in wanted]
    assert first == sorted(first)
    assert [facts["icon"] for facts in table.events("icon")] == ["ability-1", "ongoing"]
    assert foe.space == "madripoor"
    activated = [facts["enemy"] for facts in table.events("activates")]
    assert "frost-giant-2" not in activated
    last = max(number for number, event in enumerate(table.happened) if event.kind == "activates")
    assert {"enemy": "frost-giant-2", "space": "south-america"} in [event.facts for event in table.happened[last:]]


@rule("DAG-CHECK-01", "DAG-CHECK-02", "DAG-CHECK-04", "DAG-CHECK-10", "DAG-NMIS-03", "DAG-BOARD-04")
@pytest.mark.parametrize(
    ("progress", "threat", "outcome"), [(7, 0, "passed"), (7, 15, "passed"), (6, 11, "failed"), (6, 10, "")]
)
def test_mission_is_checked_for_passed_before_failed(progress: int, threat: int, outcome: str) -> None:
    table = Table().clear()
    assert table.state.top is not None
    table.state.top.progress = progress
    table.state.threat = threat
    table.nemesis_phase(step=2)
    outcomes = [event.kind for event in table.happened if event.kind in ("passed", "failed")]
    assert outcomes == ([outcome] if outcome else [])


@rule("DAG-CHECK-05", "DAG-CHECK-08", "DAG-NMIS-01")
def test_first_strike_reveals_mission_one_and_resets_threat() -> None:
    table = Table().clear()
    assert table.state.top is not None
    table.state.top.progress = 7
    table.state.threat = 9
    table.nemesis_phase(step=2)
    assert table.state.top.id == "winds-of-jotunheim"
    assert table.state.threat < 9
    assert len(table.events("side-mission")) == 1  # by the text of Jotun Activity, not by its kind
    assert table.state.tucked == []


@rule("DAG-CHECK-06", "DAG-CHECK-09", "DAG-SHOW-05", "DAG-SIDE-01")
def test_passed_nemesis_mission_resolves_its_green_half() -> None:
    table = Table().clear()
    table.top("winds-of-jotunheim", progress=6)
    table.nemesis_phase(step=2)
    assert table.state.tucked == ["a-secret-revealed"]
    assert table.state.containment == 1
    assert len(table.events("side-mission")) == 1
    assert table.state.top is not None
    assert table.state.top.id == "laevateinn"


@rule("DAG-CHECK-07")
def test_failed_nemesis_mission_resolves_its_red_half() -> None:
    table = Table(nemesis="thanos").clear()
    table.top("guard-the-stones")
    table.state.threat = 12
    table.nemesis_phase(step=2)
    assert table.state.tucked == ["the-first-stones"]
    assert table.events("sheet")[0] == {"amount": 2, "total": 2}
    assert table.state.containment == 0


@rule("DAG-CHECK-03", "DAG-MIS-02")
@pytest.mark.parametrize(("heroes", "need"), [(2, 8), (3, 12)])
def test_value_per_player_is_multiplied_by_the_number_of_heroes(heroes: int, need: int) -> None:
    table = Table(*FOUR[:heroes]).clear()
    assert needed(table.state, table.side("cause-chaos")) == need


@rule("DAG-NMIS-02")
def test_mission_completed_in_the_hero_phase_waits_for_step_two() -> None:
    table = Table().clear()
    assert table.state.top is not None
    place(table.state, table.state.top, 7)
    assert table.state.top.id == "jotun-activity"
    table.nemesis_phase()
    kinds = [kind for kind in table.story() if kind in ("threat", "passed")]
    assert kinds[:2] == ["threat", "passed"]


@rule("DAG-EVENT-02", "DAG-LOSS-03")
def test_empty_event_deck_loses_the_game() -> None:
    table = Table().clear()
    table.nemesis_phase(step=2)
    table.state.piles = [[], [], [], []]
    table.whole_deck = False
    table.state.frames = [NemesisPhase(4)]
    table._ask()
    assert table.state.result is not None
    assert (table.state.result.reason, table.state.result.winners) == ("events", [])


@rule("DAG-EVENT-05")
def test_ongoing_icon_resolves_every_active_mission() -> None:
    table = Table().clear()
    table.side("widespread-alarm")
    table.side("gathering-storm")
    table.nemesis_phase("base-under-siege", step=4).plays_on()
    assert [facts["hero"] for facts in table.events("hurt")] == ["iron-man", "captain-america-steve"]
    assert {"amount": 1, "total": 1} in table.events("threat")


@rule("DAG-EVENT-08")
def test_ability_icon_resolves_the_ability_of_the_nemesis_sheet() -> None:
    table = Table().clear()
    table.put("iron-man", "new-york", strengthened=True)
    table.nemesis_phase("rising-tension", step=4).plays_on()  # ability III
    assert table.events("ability")[0]["text"] == "loki/trickster-god"
    assert table.events("weakened") == [{"hero": "iron-man"}]
    assert [facts["hero"] for facts in table.events("hurt")] == ["captain-america-steve"]


@rule("DAG-SPAWN-01")
@pytest.mark.parametrize(("heroes", "spawned"), [(2, 1), (4, 2)])
def test_spawn_icons_apply_up_to_the_number_of_heroes(heroes: int, spawned: int) -> None:
    table = Table(*FOUR[:heroes]).clear()
    table.nemesis_phase("civilian-rescue", step=4).plays_on()
    if heroes == 2:
        spawned = 1
    assert len([facts for facts in table.events("spawned") if facts["enemy"].startswith("draugr")]) == spawned


@rule("DAG-SPAWN-02", "DAG-SPAWN-03")
def test_spawn_without_a_pawn_left_raises_threat() -> None:
    table = Table().clear()
    table.enemy("laufey", "near-east")
    spawn(table.state, "3", "wakanda")
    assert (table.state.threat, len(table.state.enemies)) == (3, 1)
    for _ in range(4):
        table.enemy("illusory-enemy", "near-east")
    spawn(table.state, "own", "wakanda")
    assert table.state.threat == 3 + 3


@rule("DAG-TEXT-02")
def test_first_player_breaks_ties() -> None:
    table = Table(nemesis="ultron").clear()
    table.state.first = 1
    table.put("iron-man", "new-york", damage=2)
    table.put("captain-america-steve", "new-york", damage=2)
    table.nemesis_phase("supply-drop", step=4).plays_on(until=("pick",))
    assert (table.decision.seat, table.options()) == (1, ["pick:captain-america-steve", "pick:iron-man"])
    table.does("pick:iron-man")
    assert table.hero("iron-man").damage == 4


def test_event_used_as_quiet_exists() -> None:
    assert QUIET in Table().game.cards.events


@rule("DAG-CHECK-05", "DAG-CHECK-08", "DAG-CHECK-11")
def test_first_strike_text_resolves_before_threat_is_reset() -> None:
    table = Table().clear()
    for id in ("mystic-rift", "hostage-crisis", "lost-signal"):
        table.side(id)  # no free spot for the side mission of Jotun Activity
    assert table.state.top is not None
    table.state.top.progress = 7
    table.state.threat = 8
    table.nemesis_phase(step=2)
    assert table.events("threat")[0] == {"amount": 3, "total": 11}
    assert table.state.threat == 0
    assert table.state.top.id == "winds-of-jotunheim"


@rule("DAG-CHECK-11", "DAG-LOSS-01")
def test_failed_first_strike_text_may_lose_by_threat() -> None:
    table = Table().clear()
    for id in ("mystic-rift", "hostage-crisis", "lost-signal"):
        table.side(id)
    table.state.threat = 17
    table.nemesis_phase(step=2)
    assert table.state.result is not None
    assert table.state.result.reason == "threat"


@rule("DAG-CHECK-06", "DAG-CHECK-08", "DAG-CHECK-09", "DAG-CHECK-11")
def test_nemesis_mission_resolves_resets_threat_and_spawns_a_side_mission() -> None:
    table = Table(nemesis="red-skull").clear()
    for id in ("mystic-rift", "hostage-crisis", "lost-signal"):
        table.side(id)
    table.top("cut-off-the-heads", progress=6)
    table.state.invaded = ["new-york", "atlantis"]
    table.state.threat = 12
    table.nemesis_phase(step=2)
    assert table.state.tucked == ["the-network-falls"]
    assert table.decision.kind == "may"  # its text begins with a choice
    assert table.state.threat == 12
    assert table.state.top is None  # the next mission is not revealed before the text is resolved
    table.does("may:yes", "pick:atlantis")
    assert table.events("freed") == [{"base": "atlantis"}]
    assert table.events("threat")[0] == {"amount": 3, "total": 3}  # no free spot: threat rises from 0
    assert table.state.top.id == "the-cosmic-cube"


@rule("DAG-EVENT-08")
@pytest.mark.parametrize(
    ("event", "ability"),
    [("supply-drop", "deadly-illusions"), ("exposed-flank", "chaos-in-his-wake"), ("rising-tension", "trickster-god")],
)
def test_each_ability_icon_resolves_its_ability(event: str, ability: str) -> None:
    table = Table("hulk", "thor").clear()
    table.nemesis_phase(event, step=4).plays_on()
    assert [facts["text"] for facts in table.events("ability")] == [f"loki/{ability}"]


@rule("DAG-SPAWN-03")
@pytest.mark.parametrize("showdown", [False, True])
def test_missing_own_pawn_raises_threat_by_the_current_sheet_side(showdown: bool) -> None:
    table = Table("hulk", "thor", nemesis="ultron").clear()
    if showdown:
        table.showdown()
    for _ in range(4):
        table.enemy("drone-swarm", "north-pacific")
    sheet = table.game.cards.nemeses["ultron"]
    assert (sheet.threat, sheet.showdown.threat) == (2, 3)
    table.nemesis_phase("strength-in-numbers", step=4).plays_on()  # spawns a drone on space 6
    assert table.events("no-pawn") == [{"card": "drone-swarm"}]
    assert table.events("threat")[-1]["amount"] == (3 if showdown else 2)


@rule("DAG-NPH-01", "DAG-CHECK-01")
def test_threat_rises_then_mission_is_checked_then_event_resolves() -> None:
    table = Table("hulk", "thor").clear()
    table.state.threat = 9  # 12 after Loki's 3, over the threshold of 11
    table.nemesis_phase("supply-drop").plays_on()
    kinds = [kind for kind in table.story() if kind in ("threat", "failed", "event")]
    assert kinds[:3] == ["threat", "failed", "event"]
    table = Table("hulk", "thor").clear()
    table.top("the-sorcery-of-eld", progress=6)
    table.nemesis_phase("supply-drop").plays_on()
    kinds = [kind for kind in table.story() if kind in ("threat", "passed", "showdown", "event")]
    assert kinds[:4] == ["threat", "passed", "showdown", "event"]
