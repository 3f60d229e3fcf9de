"""Cards of the rulebook where they meet each other: several heroes fall at once, bases have fallen, the end is near."""

from __future__ import annotations

import pytest

from games.dagger.table import Table
from tableverse.games.dagger.rules.occurrences import resolve
from tableverse.kernel.ledger import rule

PAIR = ("iron-man", "hulk")


def cornered(short: int, *heroes: str, **settings: object) -> Table:
    """All heroes share a space with Loki, so many damage short of their Life."""
    table = Table(*(heroes or PAIR), **settings).clear()  # type: ignore[arg-type]
    for hero in heroes or PAIR:
        table.put(hero, "south-asia", damage=table.game.cards.heroes[hero].life - short)
    table.state.nemesis.space = "south-asia"
    return table


def chaos(table: Table) -> Table:
    """Loki uses Chaos in His Wake; nobody has moved before."""
    table.nemesis_phase("tactical-retreat", step=4)
    while table.decision.kind == "may":
        table.does("may:no")
    assert table.events("ability")[0]["text"] == "loki/chaos-in-his-wake"
    return table


# --- Chaos in His Wake --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("heroes", [PAIR, (*PAIR, "thor")])
def test_loki_invades_once_when_all_who_were_there_have_fallen(heroes: tuple[str, ...]) -> None:
    table = chaos(cornered(2, *heroes))
    assert [facts["hero"] for facts in table.events("hero-defeated")] == list(heroes)
    assert table.state.threat == len(heroes) ** 2  # each defeat counts all heroes
    assert table.story().index("invaded") > max(
        number for number, kind in enumerate(table.story()) if kind == "hero-defeated"
    )
    assert [facts["base"] for facts in table.events("invaded")] == ["madripoor"]


def test_loki_does_not_invade_while_one_of_several_stands() -> None:
    table = cornered(2)
    table.hero("hulk").damage = 0
    chaos(table)
    assert [facts["hero"] for facts in table.events("hero-defeated")] == ["iron-man"]
    assert table.events("invaded") == []


@rule("DAG-INV-05")
def test_loki_passes_by_a_base_that_has_fallen() -> None:
    table = cornered(2)
    table.state.invaded = ["madripoor"]
    chaos(table)
    assert [facts["base"] for facts in table.events("invaded")] != ["madripoor"]
    assert len(table.state.invaded) == 2


@pytest.mark.parametrize(("threat", "lost"), [(15, False), (16, True)])
def test_two_defeats_may_bring_the_last_threat_before_loki_invades(threat: int, lost: bool) -> None:
    table = cornered(2)
    table.state.threat = threat
    chaos_or_end(table)
    assert (table.state.result is not None) is lost
    assert bool(table.events("invaded")) is not lost


def chaos_or_end(table: Table) -> None:
    table.nemesis_phase("tactical-retreat", step=4)
    while table.state.decision is not None and table.decision.kind == "may":
        table.does("may:no")


def test_the_last_base_is_lost_by_the_invasion_after_the_defeats() -> None:
    table = cornered(2)
    table.state.invaded = ["new-york", "wakanda", "atlantis", "iliad"]
    chaos_or_end(table)
    assert table.state.result is not None
    assert table.state.result.reason == "bases"


def test_when_the_last_two_heroes_fall_for_the_second_time_nothing_more_happens() -> None:
    table = cornered(2)
    for hero in PAIR:
        table.hero(hero).battered = True
    chaos_or_end(table)
    assert table.state.result is not None
    assert table.state.result.reason == "heroes"
    assert table.events("invaded") == []


# --- Simultaneous Attack ------------------------------------------------------------------------------------------


def test_two_heroes_who_fall_in_a_simultaneous_attack_have_both_dealt() -> None:
    table = Table(*PAIR).clear()
    for hero in PAIR:
        table.put(hero, "wakanda", damage=table.game.cards.heroes[hero].life - 1)
    table.enemy("laufey", "atlantis")  # Life 8
    table.nemesis_phase("simultaneous-attack", step=4)  # one enemy: nobody is asked
    order = [event.kind for event in table.happened if event.kind in ("damaged", "hero-defeated")]
    assert order == ["damaged", "damaged", "hero-defeated", "hero-defeated"]
    assert next(enemy.damage for enemy in table.state.enemies if enemy.id == "laufey-1") == 6


# --- the order in which a mission is completed ------------------------------------------------------------------------


@rule("DAG-CHECK-11")
@pytest.mark.parametrize(("threat", "lost"), [(11, False), (15, False), (16, True)])
def test_defeats_by_the_text_of_a_first_strike_raise_the_old_threat(threat: int, lost: bool) -> None:
    """Runaway Experiments fails: 2 damage to each hero, and two of them fall before threat goes back to 0."""
    table = cornered(2, strike="runaway-experiments")
    table.state.threat = threat
    table.nemesis_phase(step=2)
    assert (table.state.result is not None) is lost
    assert len(table.events("hero-defeated")) == 2
    if not lost:
        assert table.events("threat-down")[0] == {"amount": threat + 4, "total": 0}
        assert table.state.threat == 0


# --- readings -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("strike", "space", "offered"), [("hydra-uprising", "central-europe", True), ("jotun-activity", "near-east", False)]
)
def test_defiant_answers_progress_that_he_places_on_a_first_strike(strike: str, space: str, offered: bool) -> None:
    """It is the top card of the nemesis missions; but what a mission's own text places he has not placed."""
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
def test_unholy_science_on_a_base_that_has_fallen_places_1(atlantis_fallen: bool, progress: int) -> None:
    """On his way to Wakanda, the last operational base, Red Skull comes through Atlantis."""
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
def test_only_what_the_nemesis_does_is_made_worse_for_a_phase(label: str, damage: int) -> None:
    table = cornered(4)
    for hero in PAIR:
        table.hero(hero).damage = 0
    table.side("mystic-rift")
    table.turn("iron-man")
    table.state.extra_damage = 1
    resolve(table.state, label, label.partition("/")[0])
    table._ask()
    assert table.hero("iron-man").damage == damage


@pytest.mark.parametrize(("space", "moves"), [("wakanda", ["hulk"]), ("asgard", [])])
def test_nobody_is_brought_to_asgard_who_is_there(space: str, moves: list[str]) -> None:
    """God of Mischief brings the hero with the lowest tactics."""
    table = Table(*PAIR).clear()
    table.put("hulk", space)
    table.nemesis_phase("god-of-mischief", step=4).plays_on()
    assert [facts["hero"] for facts in table.events("moved") if facts["space"] == "asgard"] == moves


def test_an_enemy_may_be_left_on_the_way() -> None:
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
def test_heroes_recover_one_more_than_they_pay(paid: int, damage: int) -> None:
    """No "I" in "Team"."""
    table = Table(*PAIR).clear()
    for hero in PAIR:
        table.hero(hero).damage = 4
    table.state.team_up = 3
    table.nemesis_phase("no-i-in-team", step=4).plays_on(until=("pay",))
    table.does(*["spend:1"] * paid, "done")
    assert [table.hero(hero).damage for hero in PAIR] == [damage, damage]
