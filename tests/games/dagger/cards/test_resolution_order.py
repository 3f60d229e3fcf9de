"""Cards whose parts resolve in an order that matters."""

from __future__ import annotations

import pytest

from games.dagger.table import Table, spaces_by_number
from tableverse.games.dagger.rules.missions import complete
from tableverse.games.dagger.state import Mission

FIVE = ("iron-man", "hulk", "thor", "daredevil", "spider-man-peter")


@pytest.mark.parametrize(("damage", "invaded"), [(3, True), (2, False)])
def test_loki_invades_if_his_damage_defeats_every_hero_there(damage: int, invaded: bool) -> None:
    table = Table("iron-man", "hulk").clear()
    table.put("iron-man", "south-asia", damage=damage)
    table.put("hulk", "southern-cone")
    table.state.nemesis.space = "near-east"
    table.nemesis_phase("tactical-retreat", step=4).plays_on(until=("turn", "enter"))
    assert table.events("ability")[0]["text"] == "loki/chaos-in-his-wake"
    assert table.state.nemesis.space == "south-asia"
    assert [facts["amount"] for facts in table.events("hurt")] == [2]
    assert bool(table.events("hero-defeated")) is invaded
    assert [facts["enemy"] for facts in table.events("invaded")] == (["loki"] if invaded else [])
    if invaded:
        assert table.story().index("hero-defeated") < table.story().index("invaded")


def test_loki_invades_a_base_without_heroes() -> None:
    table = Table("iron-man", "hulk").clear()
    table.put("iron-man", "southern-cone")
    table.put("hulk", "southern-cone")
    table.state.nemesis.space = "madripoor"
    table.nemesis_phase("tactical-retreat", step=4).plays_on()
    assert table.events("hurt") == []
    assert [facts["enemy"] for facts in table.events("invaded")] == ["loki"]


def test_simultaneous_attack_is_choose_then_deal_then_suffer_for_all() -> None:
    table = Table("iron-man", "hulk", "thor").clear()
    table.state.first = 0
    table.put("iron-man", "wakanda", damage=4)
    table.enemy("crossbones", "new-york")  # power 2, Life 5
    table.enemy("laufey", "atlantis")  # power 3, Life 8
    table.nemesis_phase("simultaneous-attack", step=4)
    for seat, hero, foe in ((0, "iron-man", "laufey-1"), (1, "hulk", "crossbones-1"), (2, "thor", "crossbones-1")):
        assert (table.decision.seat, table.decision.kind, table.decision.origin) == (seat, "pick", hero)
        assert table.options() == ["pick:crossbones-1", "pick:laufey-1"]  # not the nemesis
        table.does(f"pick:{foe}")
        assert bool(table.events("damaged", "hurt")) is (hero == "thor")
    seen = [(event.kind, *event.facts.values()) for event in table.happened if event.kind in ("damaged", "hurt")]
    assert [line[:3] for line in seen[:3]] == [
        ("damaged", "laufey-1", 2),
        ("damaged", "crossbones-1", 4),
        ("damaged", "crossbones-1", 3),
    ]
    assert [line[:3] for line in seen[3:6]] == [("hurt", "iron-man", 3), ("hurt", "hulk", 2), ("hurt", "thor", 2)]
    # A defeated hero has dealt their damage, and a defeated enemy still damages both heroes who chose it.
    assert {"hero": "iron-man"} in table.events("hero-defeated")
    assert table.events("defeated")[0]["enemy"] == "crossbones-1"


def test_simultaneous_attack_without_enemies_does_nothing() -> None:
    table = Table("iron-man", "hulk").clear()
    table.nemesis_phase("simultaneous-attack", step=4).plays_on()
    assert table.events("damaged") == []


@pytest.mark.parametrize(
    ("hurt", "falls", "moved"),
    [
        (("hulk", "thor"), (), {"hulk": "near-east", "thor": "west-africa"}),
        (("hulk", "thor"), ("thor",), {}),  # two heroes were damaged, so nobody swaps with Loki
        (("hulk", "thor", "iron-man"), ("thor",), {}),  # three were damaged
        (("thor",), ("thor",), {}),
        (("hulk",), (), {"hulk": "central-russia"}),
    ],
)
def test_illusory_enemies_count_damaged_heroes_even_if_defeated(
    hurt: tuple[str, ...], falls: tuple[str, ...], moved: dict[str, str]
) -> None:
    table = Table("hulk", "thor", "iron-man").clear()
    spaces = {"hulk": "west-africa", "thor": "near-east", "iron-man": "atlantis"}
    for hero, space in spaces.items():
        table.put(hero, space)
    for hero in falls:
        table.hero(hero).damage = table.game.cards.heroes[hero].life - 1
    for hero in hurt:
        table.enemy("illusory-enemy", spaces[hero])
    table.state.nemesis.vulnerable = False
    table.nemesis_phase("double-agents", step=4).plays_on(until=("turn", "enter"))
    assert {facts["hero"] for facts in table.events("hero-defeated")} == set(falls)
    assert {facts["hero"]: facts["space"] for facts in table.events("moved")} == moved


@pytest.mark.parametrize(
    ("event", "numbers"),
    [
        ("data-breach", [9, 5, 2]),
        ("god-of-mischief", [11, 1, 2]),
        ("no-i-in-team", [5, 10, 8]),
        ("minor-setback", [11, 5, 9]),
    ],
)
def test_enemies_spawn_on_the_spaces_shown_in_the_rulebook(event: str, numbers: list[int]) -> None:
    table = Table(*FIVE).clear()
    table.nemesis_phase(event, step=4).plays_on(until=("turn", "enter"))
    spawned = [facts["space"] for facts in table.events("spawned") if facts["space"] != "asgard"]
    assert spawned[-3:] == [spaces_by_number()[number] for number in numbers]


def test_rewards_that_only_place_tokens_need_no_order() -> None:
    """When a side mission is completed, Attorney at Law gains team-up and Great Responsibility gains progress."""
    table = Table("she-hulk", "spider-man-peter", nemesis="thanos").clear()
    table.hero("she-hulk").unlocked = True
    table.state.hero_mission = Mission("great-responsibility", "yellow")
    side = table.side("lost-signal")
    table.turn("she-hulk")
    complete(table.state, side)
    table._ask()
    table.waits_for(0, "turn")
    assert len(table.events("triggered")) == 2
