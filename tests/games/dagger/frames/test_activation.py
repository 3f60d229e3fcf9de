"""Activation of enemies: their order, and the choice between attack, invasion and move."""

from __future__ import annotations

from games.dagger.table import ILIAD, Table
from tableverse.games.dagger.frames.activation import EnemyTurn
from tableverse.games.dagger.rules.activation import goals, next_steps
from tableverse.games.dagger.rules.missions import spawn_side_mission
from tableverse.kernel.ledger import rule

BASES = ["new-york", "atlantis", "wakanda", "madripoor", "iliad"]


@rule("DAG-ACT-01", "DAG-ELITE-03")
def test_enemies_activate_by_rank() -> None:
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
def test_players_choose_the_order_within_a_rank() -> None:
    table = Table().clear()
    table.enemy("draugr", "near-east")
    table.enemy("draugr", "south-asia")
    table.nemesis_phase("tactical-retreat", step=4).plays_on(until=("activate",))
    assert table.options() == ["activate:draugr-1", "activate:draugr-2"]
    table.does("activate:draugr-2")
    table.plays_on()
    order = [facts["enemy"] for facts in table.events("activates")]
    assert order[:2] == ["draugr-2", "draugr-1"]


@rule("DAG-ACT-03")
def test_event_without_the_activation_icon_activates_no_enemy() -> None:
    table = Table().clear()
    table.enemy("draugr", "near-east")
    table.nemesis_phase("base-under-siege", step=4).plays_on()
    assert table.events("activates") == []


@rule("DAG-ACT-04", "DAG-ACT-05", "DAG-ACT-06", "DAG-INV-01")
def test_enemy_prefers_attack_to_invasion_to_move() -> None:
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
def test_players_choose_which_hero_an_enemy_attacks() -> None:
    table = Table().clear()
    table.put("iron-man", "wakanda")
    table.put("captain-america-steve", "wakanda")
    table.enemy("draugr", "wakanda")
    table.nemesis_phase("double-agents", step=4)
    table.plays_on(until=("target",))
    assert table.options() == ["target:iron-man", "target:captain-america-steve"]
    table.does("target:captain-america-steve")
    assert table.events("hurt")[0] == {"hero": "captain-america-steve", "amount": 1, "total": 1, "life": 6}


@rule("DAG-ACT-07", "DAG-ACT-08", "DAG-ACT-09", "DAG-INV-05")
def test_enemy_moves_toward_the_bases_of_its_region() -> None:
    table = Table().clear()
    state = table.state
    foe = table.enemy("draugr", "central-america")
    assert set(goals(state, foe)) == {"new-york", ILIAD}
    assert sorted(next_steps(state, foe.space, goals(state, foe))) == ["new-york", "south-america"]
    table.nemesis_phase("tactical-retreat", step=4)
    table.state.cancelled = ["icon:0", "icon:1"]
    table.plays_on(until=("toward",))
    assert table.options() == ["toward:new-york", "toward:south-america"]
    state.invaded = ["new-york", "iliad"]
    foe.space = "central-america"
    assert next_steps(state, foe.space, goals(state, foe)) == ["atlantis"]


@rule("DAG-ACT-10")
def test_nemesis_attacks_every_hero_on_its_space() -> None:
    table = Table("iron-man", "captain-america-steve", "mighty-thor").clear()
    for hero in table.state.heroes:
        hero.space = "central-russia"
    heroes = [hero.id for hero in table.state.present()]
    table.nemesis_phase("communications-down", step=4).plays_on(until=("turn", "enter"))
    attacks = table.events("attacked")
    assert [(facts["hero"], facts["power"]) for facts in attacks] == [(hero, 2) for hero in heroes]


@rule("DAG-ACT-11", "DAG-DMG-05")
def test_stunned_nemesis_only_recovers() -> None:
    table = Table().clear()
    table.put("iron-man", "central-russia")
    table.state.stunned = True
    table.state.nemesis.damage = 9
    table.nemesis_phase("communications-down", step=4).plays_on()
    assert (table.state.stunned, table.state.nemesis.damage) == (False, 0)
    assert table.events("attacked") == []
    assert table.state.nemesis.space == "central-russia"


@rule("DAG-ASGARD-04")
def test_enemy_on_asgard_cannot_invade() -> None:
    table = Table().clear()
    table.put("iron-man", "southern-cone")
    table.put("captain-america-steve", "southern-cone")
    foe = table.enemy("frost-giant", "asgard")
    table.nemesis_phase("communications-down", step=4).plays_on()
    assert (foe.space, table.state.invaded) == ("asgard", [])  # and no way to leave
    table.state.bifrost = "near-east"
    table.nemesis_phase("communications-down", step=4).plays_on()
    assert foe.space == "near-east"
    assert "asgard" not in table.state.invaded


@rule("DAG-NEAR-02", "DAG-NEAR-01")
def test_thanos_hits_nearby_heroes_and_war_machine_is_not_near_himself() -> None:
    table = Table("hulk", "thor", "iron-man", nemesis="thanos").clear()
    table.put("hulk", "eastern-australia")
    table.put("thor", "western-australia")
    table.put("iron-man", "wakanda")
    table.nemesis_phase("exposed-flank", step=4).plays_on(until=("icon", "turn"))
    hurt = [facts["hero"] for facts in table.events("hurt")]
    assert "hulk" in hurt
    assert "iron-man" not in hurt
    table = Table("captain-america-sam", "hulk").clear()
    table.put("captain-america-sam", "wakanda", strengthened=True)
    table.put("hulk", "wakanda")
    table.side("stolen-vibranium")
    table.turn("captain-america-sam").does("defy:normal")
    label = next(id for id in table.options() if "lead-by-example" in id)
    table.does(label)
    assert table.hero("hulk").strengthened  # one other hero, not himself
    assert not table.hero("captain-america-sam").strengthened


@rule("DAG-ACT-06", "DAG-INV-05")
def test_base_without_heroes_is_invaded_only_once() -> None:
    table = Table("hulk", "thor").clear()
    table.put("hulk", "wakanda")
    table.put("thor", "southern-cone")
    guard, raider = table.enemy("draugr", "wakanda"), table.enemy("draugr", "madripoor")
    table.nemesis_phase("panic-in-the-streets", step=4).plays_on()
    assert table.events("attacked")[0]["hero"] == "hulk"  # no invasion, because a hero is there
    assert table.state.invaded == ["madripoor"]
    assert (guard.space, raider.space) == ("wakanda", "madripoor")
    table.state.sides = []
    table.nemesis_phase("communications-down", step=4).plays_on()
    assert [facts["enemy"] for facts in table.events("invaded") if facts["enemy"] != "loki"] == []
    assert raider.space != "madripoor"  # it moves on to another base


@rule("DAG-ACT-07", "DAG-ACT-09")
def test_enemy_prefers_bases_of_its_region_to_nearer_ones() -> None:
    table = Table("hulk", "thor").clear()
    for hero in ("hulk", "thor"):
        table.put(hero, "western-australia")
    board, state = table.state.board, table.state
    state.iliad = "west-africa"  # outside the region of New York
    foe = table.enemy("draugr", "north-america")
    region = board.region("north-america")
    home = [base for base in state.operational() if board.region(state.place_of(base)) == region]
    assert home == ["new-york"]
    foe.space = next(
        space
        for space in board.spaces
        if board.region(space) == region
        and state.distance(space, "new-york") > min(state.distance(space, state.place_of(base)) for base in BASES[1:])
    )
    before = state.distance(foe.space, "new-york")
    table.nemesis_phase("communications-down", step=4).plays_on()
    assert state.distance(foe.space, "new-york") == before - 1
    # If its own base is invaded, it heads for the nearest base of any region.
    state.invaded = ["new-york"]
    nearest = min(state.distance(foe.space, state.place_of(base)) for base in BASES[1:])
    table.nemesis_phase("communications-down", step=4).plays_on()
    assert min(state.distance(foe.space, state.place_of(base)) for base in BASES[1:]) == nearest - 1


def test_defeated_enemy_does_not_activate() -> None:
    table = Table().clear()
    table.turn("iron-man")
    table.state.frames.append(EnemyTurn("frost-giant-1"))
    table._ask()
    assert table.happened == []
    table.waits_for(0, "turn")


def test_next_player_chooses_if_the_first_has_no_hero_on_the_board() -> None:
    table = Table("iron-man", "hulk", "thor").clear()
    table.state.first = 0
    pawn = table.enemy("frost-giant", "near-east")
    for hero in ("hulk", "thor"):
        table.put(hero, "near-east")
    for space, seat in (("south-asia", 0), ("", 1)):
        table.hero("iron-man").space = space
        table.turn("hulk")
        table.state.frames.append(EnemyTurn(pawn.id))
        table._ask()
        table.waits_for(seat, "target")
        assert table.options() == ["target:hulk", "target:thor"]
