"""The showdown, the ways to win and to lose, and the variants."""

from __future__ import annotations

import pytest

from games.dagger.table import Table
from tableverse.games.dagger.frames.nemesis_phase import check_mission
from tableverse.games.dagger.rules.damage import deal, defeat_hero
from tableverse.games.dagger.rules.enemies import heal, invade, life_of, power_of
from tableverse.games.dagger.rules.missions import needed, start_showdown
from tableverse.games.dagger.rules.tracks import lower_threat, raise_threat
from tableverse.kernel.ledger import rule

THREE = ("iron-man", "captain-america-steve", "mighty-thor")


FIVE = (*THREE, "hulk", "daredevil")


@rule("DAG-LOSS-04")
def test_all_heroes_eliminated_loses() -> None:
    table = Table().clear()
    for hero in table.state.heroes:
        hero.battered = True
        defeat_hero(table.state, hero, threat=False)
    assert table.state.result is not None
    assert table.state.result.reason == "heroes"


@rule("DAG-LOSS-01")
def test_threat_at_twenty_loses() -> None:
    table = Table().clear()
    raise_threat(table.state, 19)
    assert table.state.result is None
    raise_threat(table.state, 1)
    assert table.state.result is not None
    assert (table.state.result.reason, table.state.result.side) == ("threat", "nemesis")


@rule("DAG-LOSS-02", "DAG-INV-01")
def test_five_invaded_bases_lose() -> None:
    table = Table().clear()
    for base in table.state.bases()[:4]:
        invade(table.state, base)
    assert table.state.result is None
    invade(table.state, "iliad")
    assert table.state.result is not None
    assert table.state.result.reason == "bases"


@rule("DAG-INV-04", "DAG-INV-05")
def test_invaded_base_stays_invaded_and_is_not_invaded_twice() -> None:
    table = Table().clear()
    invade(table.state, "wakanda")
    invade(table.state, "wakanda")
    assert table.state.invaded == ["wakanda"]
    table.nemesis_phase("tactical-retreat", step=4).plays_on()
    table.hero_phase()
    assert "wakanda" in table.state.invaded


@rule("DAG-SHOW-01", "DAG-SHOW-02", "DAG-SHOW-03", "DAG-SHOW-04", "DAG-GEN-02")
@pytest.mark.parametrize("passed", [True, False])
def test_showdown_starts_when_mission_three_is_completed(passed: bool) -> None:
    table = Table(nemesis="red-skull").clear()
    table.top("the-cosmic-cube", progress=6 if passed else 0)
    table.state.threat = 13
    table.state.stunned = True
    table.state.nemesis.damage = 3
    table.state.nemesis.vulnerable = True
    table.state.sheet = 1
    table.nemesis_phase(step=2)
    assert table.state.showdown
    assert table.state.top is None
    assert (table.state.stunned, table.state.nemesis.damage, table.state.nemesis.vulnerable) == (False, 0, True)
    added = [facts["amount"] for facts in table.events("sheet")]
    assert added[: 1 if passed else 2] == ([2] if passed else [2, 3])  # the sheet's start value, then Power of the Cube
    assert table.story().index("showdown") < table.story().index("event")


@rule("DAG-SHOW-06")
def test_nemesis_activates_by_the_showdown_side_of_its_sheet() -> None:
    table = Table(nemesis="red-skull").clear().showdown()
    table.put("iron-man", "central-russia")
    table.put("captain-america-steve", "central-russia")
    table.nemesis_phase("communications-down", step=4).plays_on()
    assert table.events("sheet") == [{"amount": 1, "total": 1}]
    assert table.state.nemesis.space == "south-america"  # two spaces toward the nearest base, where it stops
    assert table.events("invaded") == [{"base": "iliad", "enemy": "red-skull"}]


@rule("DAG-SHOW-07")
def test_other_missions_and_enemies_stay_in_the_showdown() -> None:
    table = Table().clear()
    foe, mission = table.enemy("frost-giant", "wakanda"), table.side("hostage-crisis")
    table.state.top = None
    start_showdown(table.state)
    assert foe in table.state.enemies
    assert mission in table.state.sides


@rule("DAG-SHOW-08", "DAG-WIN-01")
def test_showdown_is_won_by_damage_equal_to_life_per_player() -> None:
    table = Table(*THREE, nemesis="ultron").clear().showdown()
    life = 3 * table.game.cards.nemeses["ultron"].showdown.life
    assert life_of(table.state, table.state.nemesis) == life
    deal(table.state, table.state.nemesis, life - 1)
    assert table.state.result is None
    deal(table.state, table.state.nemesis, 1)
    assert table.state.result is not None
    assert (table.state.result.winners, table.state.result.side) == ([0, 1, 2], "heroes")


@rule("DAG-SHOW-05")
def test_containment_weakens_the_nemesis_as_its_sheet_says() -> None:
    table = Table(nemesis="thanos").clear().showdown()
    table.state.sheet = 4
    assert power_of(table.state, table.state.nemesis) == 3 + 1
    table.state.containment = 2
    assert power_of(table.state, table.state.nemesis) == 3
    ultron = Table(nemesis="ultron").clear().showdown()
    ultron.state.containment = 2
    ultron.state.nemesis.damage = 5
    heal(ultron.state, ultron.state.nemesis, 3)
    assert ultron.state.nemesis.damage == 4


@rule("DAG-VAR-03", "DAG-VAR-04", "DAG-CHECK-03")
@pytest.mark.parametrize(
    ("heroes", "difficulty", "need", "spawning"),
    [(2, "easier", 4, 2), (3, "easier", 8, 2), (4, "normal", 16, 4), (3, "harder", 16, 4), (5, "harder", 24, 5)],
)
def test_difficulty_changes_values_per_player_and_spawns(
    heroes: int, difficulty: str, need: int, spawning: int
) -> None:
    table = Table(*FIVE[:heroes], difficulty=difficulty).clear()
    assert needed(table.state, table.side("cause-chaos")) == need
    assert table.state.spawning() == spawning


def test_mission_check_without_a_nemesis_mission_does_nothing() -> None:
    table = Table().clear().showdown()
    check_mission(table.state)
    assert table.state.tucked == []


@rule("DAG-GEN-02", "DAG-NMIS-01", "DAG-WIN-01")
def test_heroes_win_by_first_strike_three_missions_and_showdown() -> None:
    table = Table("hulk", "thor", aspects=("justice", "leadership")).clear()
    completed: list[str] = []
    while not table.state.showdown:
        assert table.state.top is not None
        completed.append(table.state.top.id)
        table.state.top.progress = 20
        table.state.threat = 0
        table.nemesis_phase(step=2)
        assert table.events("passed") == [{"mission": completed[-1]}]
        table.state.enemies, table.state.sides = [], []
    assert completed == ["jotun-activity", "winds-of-jotunheim", "laevateinn", "the-sorcery-of-eld"]
    assert table.state.result is None
    table.state.enemies = []
    table.put("hulk", "central-russia")
    table.state.nemesis.space = "central-russia"
    table.state.nemesis.damage = 2 * 4 - 2
    table.turn("hulk").rolls("attack", "defy", "defy", "defy").does("combat:normal")
    table.passes()
    assert table.state.result is None
    table.turn("hulk").rolls("attack", "defy", "defy", "defy").does("combat:normal")
    table.passes()
    assert table.state.result is not None
    assert table.state.result.reason == "nemesis-defeated"


@rule("DAG-EVENT-02", "DAG-LOSS-03")
@pytest.mark.parametrize(("left", "lost"), [(0, True), (1, False)])
def test_heroes_lose_when_an_event_must_be_drawn_from_an_empty_deck(left: int, lost: bool) -> None:
    table = Table("hulk", "thor").clear()
    table.state.piles = [[], [], [], ["training-exercise"][:left]]
    table.whole_deck = False
    for hero in table.state.heroes:
        hero.normal = hero.empowered = 0
    table.put("hulk", "new-york", normal=1)
    table.turn("hulk").does("rest:normal")
    table.plays_on()
    assert (table.state.result is not None) is lost
    if lost:
        assert table.state.result is not None
        assert table.state.result.reason == "events"
    else:
        assert table.state.rounds == 2


@rule("DAG-SHOW-02")
def test_showdown_flip_removes_only_stun_and_damage() -> None:
    table = Table("hulk", "thor", nemesis="red-skull").clear()
    table.top("the-cosmic-cube", progress=9)
    state = table.state
    state.stunned, state.nemesis.damage, state.nemesis.vulnerable = True, 5, True
    state.sheet, state.containment = 2, 1
    table.nemesis_phase("supply-drop", step=2)  # no activation, so only the flip has an effect
    assert (state.showdown, state.stunned, state.nemesis.damage) == (True, False, 0)
    assert state.nemesis.vulnerable
    assert state.containment == 2  # one added by the passed mission
    assert table.events("sheet")[0] == {"amount": 2, "total": 4}


def test_lowering_threat_at_0_is_not_logged() -> None:
    table = Table().clear()
    table.state.log = table.happened = []
    lower_threat(table.state, 2)
    table.state.threat = 1
    lower_threat(table.state, 2)
    assert table.events("threat-down") == [{"amount": 1, "total": 0}]
