"""The nemesis phase: threat, the nemesis mission, events, activation and spawns."""

from __future__ import annotations

import pytest

from games.dagger.table import ILIAD, QUIET, Table
from tableverse.games.dagger.rules.damage import deal
from tableverse.games.dagger.rules.enemies import life_of, spawn
from tableverse.games.dagger.rules.missions import needed, place, play_hero_mission, spawn_side_mission
from tableverse.games.dagger.rules.tracks import threat_rise
from tableverse.kernel.ledger import rule

FOUR = ("iron-man", "captain-america-steve", "mighty-thor", "black-widow-natasha")


@rule("DAG-THREAT-01")
def test_loki_and_two_enemies_raise_threat_by_five() -> None:
    table = Table().clear()
    table.enemy("draugr", "wakanda")
    table.enemy("frost-giant", "near-east")
    table.nemesis_phase(step=1)
    assert table.events("threat")[0] == {"amount": 5, "total": 5}


@rule("DAG-THREAT-01", "DAG-THREAT-02")
def test_elites_invaded_bases_and_missions_raise_it_too() -> None:
    table = Table().clear()
    table.next_side("vulture")
    spawn_side_mission(table.state)
    table.state.invaded = ["wakanda", "iliad"]
    table.side("stolen-vibranium")  # 1 threat while active
    assert threat_rise(table.state) == 3 + 1 + 2 + 1


@rule("DAG-NPH-01", "DAG-EVENT-01", "DAG-EVENT-03", "DAG-EVENT-04", "DAG-SPAWN-04")
def test_the_steps_come_in_order() -> None:
    table = Table().clear()
    foe = table.enemy("frost-giant", "western-australia")
    table.nemesis_phase("training-exercise")  # strengthens; ability I, ongoing; rank 2 on space 3
    table.plays_on()
    wanted = ["nemesis-phase", "threat", "event", "strengthened", "icon", "activates", "hero-phase"]
    seen = [kind for kind in table.kinds() if kind in wanted]
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
def test_passed_is_checked_before_failed(progress: int, threat: int, outcome: str) -> None:
    table = Table().clear()
    assert table.state.top is not None
    table.state.top.progress = progress
    table.state.threat = threat
    table.nemesis_phase(step=2)
    outcomes = [event.kind for event in table.happened if event.kind in ("passed", "failed")]
    assert outcomes == ([outcome] if outcome else [])


@rule("DAG-CHECK-05", "DAG-CHECK-08", "DAG-NMIS-01")
def test_a_first_strike_uncovers_mission_one_and_resets_threat() -> None:
    table = Table().clear()
    assert table.state.top is not None
    table.state.top.progress = 7
    table.state.threat = 9
    table.nemesis_phase(step=2)
    assert table.state.top.id == "winds-of-jotunheim"
    assert table.state.threat < 9
    assert len(table.events("side-mission")) == 1  # by the text of Jotun Activity, not by the slot
    assert table.state.tucked == []


@rule("DAG-CHECK-06", "DAG-CHECK-09", "DAG-SHOW-05", "DAG-SIDE-01")
def test_a_passed_nemesis_mission_resolves_its_green_half_and_spawns_a_side_mission() -> None:
    table = Table().clear()
    table.top("winds-of-jotunheim", progress=6)
    table.nemesis_phase(step=2)
    assert table.state.tucked == ["a-secret-revealed"]
    assert table.state.containment == 1
    assert len(table.events("side-mission")) == 1
    assert table.state.top is not None
    assert table.state.top.id == "laevateinn"


@rule("DAG-CHECK-07")
def test_a_failed_nemesis_mission_shows_its_red_half() -> None:
    table = Table(nemesis="thanos").clear()
    table.top("guard-the-stones")
    table.state.threat = 12
    table.nemesis_phase(step=2)
    assert table.state.tucked == ["the-first-stones"]
    assert table.events("sheet")[0] == {"amount": 2, "total": 2}
    assert table.state.containment == 0


@rule("DAG-CHECK-03", "DAG-MIS-02")
@pytest.mark.parametrize(("heroes", "need"), [(2, 8), (3, 12)])
def test_a_value_per_player_is_multiplied_by_the_heroes(heroes: int, need: int) -> None:
    table = Table(*FOUR[:heroes]).clear()
    assert needed(table.state, table.side("cause-chaos")) == need


@rule("DAG-NMIS-02")
def test_enough_progress_in_the_hero_phase_waits_for_step_two() -> None:
    table = Table().clear()
    assert table.state.top is not None
    place(table.state, table.state.top, 7)
    assert table.state.top.id == "jotun-activity"
    table.nemesis_phase()
    kinds = [kind for kind in table.kinds() if kind in ("threat", "passed")]
    assert kinds[:2] == ["threat", "passed"]


@rule("DAG-EVENT-02", "DAG-LOSS-03")
def test_an_empty_event_deck_loses_the_game() -> None:
    table = Table().clear()
    table.nemesis_phase(step=2)
    table.state.piles = [[], [], [], []]
    from tableverse.games.dagger.frames.nemesis_phase import NemesisPhase

    table.state.frames = [NemesisPhase(4)]
    table._ask()
    assert table.state.result is not None
    assert (table.state.result.reason, table.state.result.winners) == ("events", [])


@rule("DAG-EVENT-05")
def test_the_ongoing_icon_resolves_every_active_mission() -> None:
    table = Table().clear()
    table.side("widespread-alarm")
    table.side("gathering-storm")
    table.nemesis_phase("base-under-siege", step=4).plays_on()
    assert [facts["hero"] for facts in table.events("hurt")] == ["iron-man", "captain-america-steve"]
    assert {"amount": 1, "total": 1} in table.events("threat")


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
def test_without_a_free_spot_threat_goes_up_by_the_heroes_and_one() -> None:
    table = Table(*FOUR).clear()
    for id in ("mystic-rift", "hostage-crisis", "lost-signal"):
        table.side(id)
    deck = table.state.side_deck[:]
    spawn_side_mission(table.state)
    assert table.state.threat == 5
    assert table.state.side_deck == deck


@rule("DAG-SIDE-06")
def test_an_empty_side_mission_deck_brings_nothing() -> None:
    table = Table().clear()
    table.state.side_deck = []
    spawn_side_mission(table.state)
    assert (table.state.sides, table.state.threat) == ([], 0)


@rule("DAG-EVENT-08")
def test_an_ability_icon_resolves_the_ability_of_the_sheet() -> None:
    table = Table().clear()
    table.put("iron-man", "new-york", strengthened=True)
    table.nemesis_phase("rising-tension", step=4).plays_on()  # ability III
    assert table.events("ability")[0]["text"] == "loki/trickster-god"
    assert table.events("weakened") == [{"hero": "iron-man"}]
    assert [facts["hero"] for facts in table.events("hurt")] == ["captain-america-steve"]


@rule("DAG-ACT-01", "DAG-ELITE-03")
def test_the_order_of_activation() -> None:
    table = Table().clear()
    spaces = ("south-pacific", "north-pacific", "coral-sea", "indian-ocean")
    table.enemy("illusory-enemy", spaces[0])
    table.enemy("laufey", spaces[1])
    table.enemy("frost-giant", spaces[2])
    table.enemy("draugr", spaces[3])
    table.next_side("taskmaster")
    spawn_side_mission(table.state)
    table.nemesis_phase("enemy-reinforcements", step=4).plays_on()
    order = [facts["enemy"] for facts in table.events("activates")]
    assert [id for id in order if not id.startswith("draugr-2")] == [
        "draugr-1",
        "frost-giant-1",
        "laufey-1",
        *[id for id in order if id.startswith("illusory")],
        "taskmaster",
        "loki",
    ]


@rule("DAG-ACT-02")
def test_within_a_rank_the_heroes_choose() -> None:
    table = Table().clear()
    table.enemy("draugr", "near-east")
    table.enemy("draugr", "south-asia")
    table.nemesis_phase("tactical-retreat", step=4).plays_on(until=("activate",))
    assert table.options == ["activate:draugr-1", "activate:draugr-2"]
    table.play("activate:draugr-2").plays_on()
    order = [facts["enemy"] for facts in table.events("activates")]
    assert order[:2] == ["draugr-2", "draugr-1"]


@rule("DAG-ACT-03")
def test_an_event_without_the_activation_icon_activates_nobody() -> None:
    table = Table().clear()
    table.enemy("draugr", "near-east")
    table.nemesis_phase("base-under-siege", step=4).plays_on()
    assert table.events("activates") == []


@rule("DAG-ACT-04", "DAG-ACT-05", "DAG-ACT-06", "DAG-INV-01")
def test_attack_before_invade_before_move() -> None:
    table = Table().clear()
    table.put("iron-man", "wakanda")
    table.put("captain-america-steve", "atlantis")
    table.enemy("laufey", "wakanda")
    table.enemy("draugr", "madripoor")
    table.nemesis_phase("imminent-danger", step=4)
    table.state.cancelled = ["icon:0"]
    table.plays_on()
    assert table.events("hurt")[0]["amount"] >= 3
    assert [facts["base"] for facts in table.events("invaded") if facts["enemy"] == "draugr-1"] == ["madripoor"]
    assert "wakanda" not in table.state.invaded
    assert table.state.enemy("draugr-1").space == "madripoor"


@rule("DAG-ACT-05")
def test_the_players_choose_whom_an_enemy_attacks() -> None:
    table = Table().clear()
    table.put("iron-man", "wakanda")
    table.put("captain-america-steve", "wakanda")
    table.enemy("draugr", "wakanda")
    table.nemesis_phase("double-agents", step=4)
    table.plays_on(until=("target",))
    assert table.options == ["target:iron-man", "target:captain-america-steve"]
    table.play("target:captain-america-steve")
    assert table.events("hurt")[0] == {"hero": "captain-america-steve", "amount": 1, "total": 1, "life": 6}


@rule("DAG-ACT-07", "DAG-ACT-08", "DAG-ACT-09", "DAG-INV-05")
def test_where_enemies_go() -> None:
    from tableverse.games.dagger.rules.activation import goals, next_steps

    table = Table().clear()
    state = table.state
    foe = table.enemy("draugr", "central-america")
    assert set(goals(state, foe)) == {"new-york", ILIAD}
    assert sorted(next_steps(state, foe.space, goals(state, foe))) == ["new-york", "south-america"]
    table.nemesis_phase("tactical-retreat", step=4)
    table.state.cancelled = ["icon:0", "icon:1"]
    table.plays_on(until=("toward",))
    assert table.options == ["toward:new-york", "toward:south-america"]
    state.invaded = ["new-york", "iliad"]
    foe.space = "central-america"
    assert next_steps(state, foe.space, goals(state, foe)) == ["atlantis"]


@rule("DAG-ACT-10")
def test_the_nemesis_attacks_every_hero_on_its_space() -> None:
    table = Table("iron-man", "captain-america-steve", "mighty-thor").clear()
    for hero in table.state.heroes:
        hero.space = "central-russia"
    heroes = [hero.id for hero in table.state.present()]
    table.nemesis_phase("communications-down", step=4).plays_on(until=("turn", "enter"))
    attacks = table.events("attacked")
    assert [(facts["hero"], facts["power"]) for facts in attacks] == [(hero, 2) for hero in heroes]


@rule("DAG-ACT-11", "DAG-DMG-05")
def test_a_stunned_nemesis_only_recovers() -> None:
    table = Table().clear()
    table.put("iron-man", "central-russia")
    table.state.stunned = True
    table.state.nemesis.damage = 9
    table.nemesis_phase("communications-down", step=4).plays_on()
    assert (table.state.stunned, table.state.nemesis.damage) == (False, 0)
    assert table.events("attacked") == []
    assert table.state.nemesis.space == "central-russia"


@rule("DAG-SPAWN-01")
@pytest.mark.parametrize(("heroes", "spawned"), [(2, 1), (4, 2)])
def test_spawn_icons_count_up_to_the_number_of_heroes(heroes: int, spawned: int) -> None:
    table = Table(*FOUR[:heroes]).clear()
    table.nemesis_phase("civilian-rescue", step=4).plays_on()
    if heroes == 2:
        spawned = 1
    assert len([facts for facts in table.events("spawned") if facts["enemy"].startswith("draugr")]) == spawned


@rule("DAG-SPAWN-02", "DAG-SPAWN-03")
def test_without_a_pawn_left_threat_goes_up_instead() -> None:
    table = Table().clear()
    table.enemy("laufey", "near-east")
    spawn(table.state, "3", "wakanda")
    assert (table.state.threat, len(table.state.enemies)) == (3, 1)
    for _ in range(4):
        table.enemy("illusory-enemy", "near-east")
    spawn(table.state, "own", "wakanda")
    assert table.state.threat == 3 + 3


@rule("DAG-TEXT-02")
def test_the_first_player_settles_ties() -> None:
    table = Table(nemesis="ultron").clear()
    table.state.first = 1
    table.put("iron-man", "new-york", damage=2)
    table.put("captain-america-steve", "new-york", damage=2)
    table.nemesis_phase("supply-drop", step=4).plays_on(until=("pick",))
    assert (table.decision.seat, table.options) == (1, ["pick:captain-america-steve", "pick:iron-man"])
    table.play("pick:iron-man")
    assert table.hero("iron-man").damage == 4


@rule("DAG-GEN-04")
def test_what_a_mission_says_on_arrival_happens_at_once() -> None:
    table = Table("captain-marvel-carol", "iron-man").clear()
    table.turn("captain-marvel-carol").play("base:new-york:normal", "mission:play")
    assert table.decision.kind == "pick"
    table.play("pick:north-america")
    assert table.events("marked")[0]["mission"] == "kree-hunter"


@rule("DAG-MIS-03", "DAG-SIDE-03", "DAG-ELITE-01", "DAG-ELITE-02", "DAG-SIDE-04")
def test_an_elite_mission_is_completed_by_its_defeat() -> None:
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
def test_a_side_mission_is_completed_at_once_and_never_failed() -> None:
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
    table.turn("hulk").rolls("attack").play("rest:normal", "progress:at-deaths-door")
    assert table.state.hero_mission is not None
    assert table.state.hero_mission.progress == 1


def test_the_quiet_event_is_in_the_box() -> None:
    assert QUIET in Table().game.cards.events


@rule("DAG-CHECK-05", "DAG-CHECK-08", "DAG-CHECK-11")
def test_the_text_of_a_first_strike_comes_before_threat_goes_back() -> None:
    table = Table().clear()
    for id in ("mystic-rift", "hostage-crisis", "lost-signal"):
        table.side(id)  # no free spot for the side mission that Jotun Activity brings
    assert table.state.top is not None
    table.state.top.progress = 7
    table.state.threat = 8
    table.nemesis_phase(step=2)
    assert table.events("threat")[0] == {"amount": 3, "total": 11}
    assert table.state.threat == 0
    assert table.state.top.id == "winds-of-jotunheim"


@rule("DAG-CHECK-11", "DAG-LOSS-01")
def test_the_text_of_a_failed_first_strike_may_bring_the_last_threat() -> None:
    table = Table().clear()
    for id in ("mystic-rift", "hostage-crisis", "lost-signal"):
        table.side(id)
    table.state.threat = 17
    table.nemesis_phase(step=2)
    assert table.state.result is not None
    assert table.state.result.reason == "threat"


@rule("DAG-CHECK-06", "DAG-CHECK-08", "DAG-CHECK-09", "DAG-CHECK-11")
def test_a_nemesis_mission_resolves_its_half_then_resets_threat_then_spawns_a_side_mission() -> None:
    table = Table(nemesis="red-skull").clear()
    for id in ("mystic-rift", "hostage-crisis", "lost-signal"):
        table.side(id)
    table.top("cut-off-the-heads", progress=6)
    table.state.invaded = ["new-york", "atlantis"]
    table.state.threat = 12
    table.nemesis_phase(step=2)
    assert table.state.tucked == ["the-network-falls"]
    assert table.decision.kind == "may"  # its text asks first
    assert table.state.threat == 12
    assert table.state.top is None  # it has been flipped, and the next one is not yet looked at
    table.play("may:yes", "pick:atlantis")
    assert table.events("freed") == [{"base": "atlantis"}]
    assert table.events("threat")[0] == {"amount": 3, "total": 3}  # no free spot: from 0 on
    assert table.state.top.id == "the-cosmic-cube"
