"""Combinations of rulebook cards: several defeats at once, invaded bases, and the last threat."""

from __future__ import annotations

import pytest

from games.dagger.table import Table
from tableverse.games.dagger.rules.occurrences import resolve
from tableverse.kernel.ledger import rule

PAIR = ("iron-man", "hulk")


def nearly_defeated(short: int, *heroes: str, **settings: object) -> Table:
    """Return a table with all heroes on Loki's space, each ``short`` damage away from defeat."""
    table = Table(*(heroes or PAIR), **settings).clear()  # type: ignore[arg-type]
    for hero in heroes or PAIR:
        table.put(hero, "south-asia", damage=table.game.cards.heroes[hero].life - short)
    table.state.nemesis.space = "south-asia"
    return table


def resolve_chaos(table: Table) -> Table:
    """Resolve Loki's Chaos in His Wake, with no moves before it."""
    table.nemesis_phase("tactical-retreat", step=4)
    while table.decision.kind == "may":
        table.does("may:no")
    assert table.events("ability")[0]["text"] == "loki/chaos-in-his-wake"
    return table


# --- Chaos in His Wake --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("heroes", [PAIR, (*PAIR, "thor")])
def test_loki_invades_once_if_all_heroes_there_are_defeated(heroes: tuple[str, ...]) -> None:
    table = resolve_chaos(nearly_defeated(2, *heroes))
    assert [facts["hero"] for facts in table.events("hero-defeated")] == list(heroes)
    assert table.state.threat == len(heroes) ** 2  # each defeat adds the number of heroes
    assert table.story().index("invaded") > max(
        number for number, kind in enumerate(table.story()) if kind == "hero-defeated"
    )
    assert [facts["base"] for facts in table.events("invaded")] == ["madripoor"]


def test_loki_does_not_invade_while_one_hero_is_left() -> None:
    table = nearly_defeated(2)
    table.hero("hulk").damage = 0
    resolve_chaos(table)
    assert [facts["hero"] for facts in table.events("hero-defeated")] == ["iron-man"]
    assert table.events("invaded") == []


@rule("DAG-INV-05")
def test_loki_skips_an_invaded_base() -> None:
    table = nearly_defeated(2)
    table.state.invaded = ["madripoor"]
    resolve_chaos(table)
    assert [facts["base"] for facts in table.events("invaded")] != ["madripoor"]
    assert len(table.state.invaded) == 2


@pytest.mark.parametrize(("threat", "lost"), [(15, False), (16, True)])
def test_two_defeats_may_lose_by_threat_before_loki_invades(threat: int, lost: bool) -> None:
    table = nearly_defeated(2)
    table.state.threat = threat
    resolve_chaos_or_end(table)
    assert (table.state.result is not None) is lost
    assert bool(table.events("invaded")) is not lost


def resolve_chaos_or_end(table: Table) -> None:
    table.nemesis_phase("tactical-retreat", step=4)
    while table.state.decision is not None and table.decision.kind == "may":
        table.does("may:no")


def test_invasion_after_the_defeats_may_lose_the_last_base() -> None:
    table = nearly_defeated(2)
    table.state.invaded = ["new-york", "wakanda", "atlantis", "iliad"]
    resolve_chaos_or_end(table)
    assert table.state.result is not None
    assert table.state.result.reason == "bases"


def test_game_ends_at_once_when_the_last_heroes_are_eliminated() -> None:
    table = nearly_defeated(2)
    for hero in PAIR:
        table.hero(hero).battered = True
    resolve_chaos_or_end(table)
    assert table.state.result is not None
    assert table.state.result.reason == "heroes"
    assert table.events("invaded") == []


# --- Simultaneous Attack ------------------------------------------------------------------------------------------


def test_heroes_defeated_in_a_simultaneous_attack_deal_their_damage() -> None:
    table = Table(*PAIR).clear()
    for hero in PAIR:
        table.put(hero, "wakanda", damage=table.game.cards.heroes[hero].life - 1)
    table.enemy("laufey", "atlantis")  # Life 8
    table.nemesis_phase("simultaneous-attack", step=4)  # one enemy, so no choice
    order = [event.kind for event in table.happened if event.kind in ("damaged", "hero-defeated")]
    assert order == ["damaged", "damaged", "hero-defeated", "hero-defeated"]
    assert next(enemy.damage for enemy in table.state.enemies if enemy.id == "laufey-1") == 6


# --- order of completing a mission ------------------------------------------------------------------------------------


@rule("DAG-CHECK-11")
@pytest.mark.parametrize(("threat", "lost"), [(11, False), (15, False), (16, True)])
def test_defeats_by_a_first_strike_count_before_threat_is_reset(threat: int, lost: bool) -> None:
    """Runaway Experiments fails: 2 damage defeats two heroes before threat is reset to 0."""
    table = nearly_defeated(2, strike="runaway-experiments")
    table.state.threat = threat
    table.nemesis_phase(step=2)
    assert (table.state.result is not None) is lost
    assert len(table.events("hero-defeated")) == 2
    if not lost:
        assert table.events("threat-down")[0] == {"amount": threat + 4, "total": 0}
        assert table.state.threat == 0


# --- interpretations of texts -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("strike", "space", "offered"), [("hydra-uprising", "central-europe", True), ("jotun-activity", "near-east", False)]
)
def test_defiant_triggers_only_on_progress_that_the_hero_places(strike: str, space: str, offered: bool) -> None:
    """The first strike is the top nemesis mission, but progress by a mission's own text is not placed by the hero."""
    steve = "captain-america-steve"
    table = Table(steve, "hulk", strike=strike).clear()
    table.put(steve, space)
    table.enemy("hydra-soldier", space, damage=0)
    table.turn(steve)
    if offered:
        table.rolls("defy", "attack", "attack", "attack").does("defy:normal")
    else:
        table.rolls("attack", "attack").does("combat:normal")
    while table.state.decision is not None and table.decision.kind not in ("turn", "window"):
        table.does(table.options()[0])
    assert table.state.top is not None
    assert table.state.top.progress > 0
    assert any(option.endswith("defiant") for option in table.options()) is offered


@rule("DAG-INV-05")
@pytest.mark.parametrize(("atlantis_fallen", "progress"), [(True, 1), (False, 2)])
def test_unholy_science_places_1_progress_at_an_invaded_base(atlantis_fallen: bool, progress: int) -> None:
    """Red Skull passes Atlantis on his way to Wakanda, the last operational base."""
    table = Table(nemesis="red-skull").clear()
    table.state.nemesis.space = "central-america"
    table.state.invaded = ["new-york", "madripoor", "iliad", *(["atlantis"] if atlantis_fallen else [])]
    table.nemesis_phase("simultaneous-attack", step=4)
    assert table.events("ability")[0]["text"] == "red-skull/unholy-science"
    assert table.events("enemy-moved")[0]["space"] == "atlantis"
    assert [facts["base"] for facts in table.events("invaded")[:1]] == ([] if atlantis_fallen else ["atlantis"])
    assert table.events("sheet")[0]["amount"] == progress


@pytest.mark.parametrize(
    ("label", "damage"),
    [
        ("loki/trickster-god", 2),
        ("mystic-rift/ongoing", 1),
        ("loki/chaos-in-his-wake", 3),
        ("communications-down/effect", 1),
    ],
)
def test_extra_damage_of_a_phase_applies_only_to_the_nemesis(label: str, damage: int) -> None:
    table = nearly_defeated(4)
    for hero in PAIR:
        table.hero(hero).damage = 0
    table.side("mystic-rift")
    table.turn("iron-man")
    table.state.extra_damage = 1
    resolve(table.state, label, label.partition("/")[0])
    table._ask()
    assert table.hero("iron-man").damage == damage


@pytest.mark.parametrize(("space", "moves"), [("wakanda", ["hulk"]), ("asgard", [])])
def test_god_of_mischief_does_not_move_a_hero_already_on_asgard(space: str, moves: list[str]) -> None:
    """God of Mischief moves the hero with the lowest tactics."""
    table = Table(*PAIR).clear()
    table.put("hulk", space)
    table.nemesis_phase("god-of-mischief", step=4).plays_on()
    assert [facts["hero"] for facts in table.events("moved") if facts["space"] == "asgard"] == moves


def test_possession_may_stop_the_enemy_early() -> None:
    """Possession, empowered, moves an enemy up to 3 spaces."""
    table = Table("sorcerer-supreme-drumm", "hulk").clear()
    table.put("sorcerer-supreme-drumm", "wakanda", empowered=1)
    pawn = table.enemy("crossbones", "near-east")
    table.turn("sorcerer-supreme-drumm").does("ability:possession:empowered", "may:yes")
    table.does("shift:wakanda")
    assert "stop" in table.options()
    table.does("stop")
    assert pawn.space == "wakanda"
    assert table.decision.kind != "shift"


@pytest.mark.parametrize(("paid", "damage"), [(0, 3), (2, 1)])
def test_no_i_in_team_recovers_one_more_than_paid(paid: int, damage: int) -> None:
    table = Table(*PAIR).clear()
    for hero in PAIR:
        table.hero(hero).damage = 4
    table.state.team_up = 3
    table.nemesis_phase("no-i-in-team", step=4).plays_on(until=("pay",))
    table.does(*["spend:1"] * paid, "done")
    assert [table.hero(hero).damage for hero in PAIR] == [damage, damage]
