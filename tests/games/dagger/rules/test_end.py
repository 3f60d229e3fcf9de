"""Damage and defeat, the showdown, winning and losing, and the variants."""

from __future__ import annotations

import pytest

from games.dagger.table import Table
from tableverse.games.dagger.frames.nemesis_phase import check_mission
from tableverse.games.dagger.rules.damage import deal, defeat_hero, take_damage
from tableverse.games.dagger.rules.enemies import heal, invade, life_of, power_of
from tableverse.games.dagger.rules.events import start_showdown
from tableverse.games.dagger.rules.missions import needed, play_hero_mission
from tableverse.games.dagger.rules.tracks import raise_threat
from tableverse.kernel.ledger import rule

THREE = ("iron-man", "captain-america-steve", "mighty-thor")
FIVE = (*THREE, "hulk", "daredevil")


@rule("DAG-DMG-01", "DAG-DMG-02")
def test_an_enemy_falls_when_its_damage_reaches_its_life() -> None:
    table = Table().clear()
    foe = table.enemy("frost-giant", "wakanda")
    deal(table.state, foe, 5)
    assert table.state.enemies == [foe]
    deal(table.state, foe, 3)
    assert table.state.enemies == []


@rule("DAG-DMG-03", "DAG-DMG-04", "DAG-DMG-05", "DAG-WIN-01")
def test_the_nemesis_is_stunned_and_pushed_before_the_showdown() -> None:
    table = Table("hulk", "iron-man", aspects=("justice", "leadership")).clear()
    table.put("hulk", "central-russia")
    table.state.nemesis.damage = 3
    table.turn("hulk").rolls("attack", "attack", "attack", "defy").play("combat:normal")
    assert table.state.stunned
    assert table.state.nemesis.damage == 6
    assert (table.decision.seat, table.decision.kind) == (0, "push")
    assert set(table.options) == {f"push:{space}" for space in table.state.neighbours("central-russia")} | {"stay"}
    table.play("push:east-asia")
    assert table.state.nemesis.space == "east-asia"
    assert table.state.result is None
    deal(table.state, table.state.nemesis, 2)
    assert table.state.nemesis.damage == 8


@rule("DAG-DMG-06")
def test_a_hero_has_no_more_damage_than_life() -> None:
    table = Table().clear()
    hero = table.put("iron-man", "wakanda", damage=3)
    facts = {"hero": "iron-man", "amount": 9, "enemy": "", "attack": False, "spared": False, "dealt": 0}
    take_damage(table.state, facts)
    assert table.state.threat == 2
    assert hero.battered


@rule("DAG-DEF-01", "DAG-DEF-02", "DAG-DEF-03", "DAG-DEF-04", "DAG-DEF-05")
def test_what_happens_when_a_hero_is_defeated() -> None:
    table = Table(*THREE, "black-widow-natasha").clear()
    hero = table.put("iron-man", "wakanda", strengthened=True, unlocked=True, ready=["rescue"], damage=2)
    hero.charge = {"stark-industries": 1}
    play_hero_mission(table.state, hero)
    defeat_hero(table.state, hero)
    assert table.state.threat == 4
    assert (hero.id, hero.battered, hero.space, hero.damage) == ("war-machine", True, "", 0)
    assert (hero.strengthened, hero.unlocked, hero.teamed) == (False, False, True)
    assert (hero.ready, hero.charge) == (["rescue"], {"stark-industries": 1})
    assert table.state.hero_mission is None
    assert table.state.team_up == 0


@rule("DAG-DEF-06")
def test_the_new_hero_enters_on_any_base() -> None:
    table = Table(*THREE).clear()
    table.state.invaded = ["wakanda"]
    defeat_hero(table.state, table.hero("iron-man"))
    table.hero_phase()
    assert (table.decision.seat, table.decision.kind) == (0, "enter")
    assert table.options == [f"enter:{base}" for base in table.state.bases()]
    table.play("enter:wakanda")
    hero = table.hero("war-machine")
    assert (hero.space, hero.normal, hero.empowered) == ("wakanda", 2, 1)


@rule("DAG-DEF-07", "DAG-DEF-08", "DAG-LOSS-05")
def test_a_second_defeat_eliminates_and_starts_the_clock() -> None:
    table = Table(*THREE).clear()
    table.state.rounds = 3
    hero = table.put("iron-man", "wakanda", battered=True)
    defeat_hero(table.state, hero)
    assert hero.eliminated
    assert table.state.clock == 3
    assert table.state.per_player() == 3
    for other in table.state.heroes:
        other.normal = other.empowered = 0
    from tableverse.games.dagger.frames.hero_phase import HeroPhase

    table.state.threat = 0
    copy = table.state.clone()
    copy.rounds = 4
    copy.frames = [HeroPhase(3)]
    copy.frames[-1].run(copy)
    assert copy.result is not None
    assert copy.result.reason == "too-late"
    copy = table.state.clone()
    copy.rounds = 4
    copy.showdown = True
    copy.frames = [HeroPhase(3)]
    copy.frames[-1].run(copy)
    assert copy.result is None


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
def test_an_invasion_stays_and_is_not_repeated() -> None:
    table = Table().clear()
    invade(table.state, "wakanda")
    invade(table.state, "wakanda")
    assert table.state.invaded == ["wakanda"]
    table.nemesis_phase("tactical-retreat", step=4).plays_on()
    table.hero_phase()
    assert "wakanda" in table.state.invaded


@rule("DAG-SHOW-01", "DAG-SHOW-02", "DAG-SHOW-03", "DAG-SHOW-04", "DAG-GEN-02")
@pytest.mark.parametrize("passed", [True, False])
def test_the_showdown_starts_when_mission_three_is_completed(passed: bool) -> None:
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
    assert added[: 1 if passed else 2] == ([2] if passed else [2, 3])  # the sheet's start, then Power of the Cube
    assert table.kinds().index("showdown") < table.kinds().index("event")


@rule("DAG-SHOW-06")
def test_the_nemesis_activates_by_the_back_of_its_sheet() -> None:
    table = Table(nemesis="red-skull").clear().showdown()
    table.put("iron-man", "central-russia")
    table.put("captain-america-steve", "central-russia")
    table.nemesis_phase("communications-down", step=4).plays_on()
    assert table.events("sheet") == [{"amount": 1, "total": 1}]
    assert table.state.nemesis.space == "south-america"  # two toward the nearest base, stopping there
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
def test_the_showdown_is_won_by_damage_of_its_life_per_player() -> None:
    table = Table(*THREE, nemesis="ultron").clear().showdown()
    life = 3 * table.game.cards.nemeses["ultron"].showdown_life
    assert life_of(table.state, table.state.nemesis) == life
    deal(table.state, table.state.nemesis, life - 1)
    assert table.state.result is None
    deal(table.state, table.state.nemesis, 1)
    assert table.state.result is not None
    assert (table.state.result.winners, table.state.result.side) == ([0, 1, 2], "heroes")


@rule("DAG-SHOW-05")
def test_containment_works_as_the_sheet_says() -> None:
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


def test_nothing_is_checked_without_a_nemesis_mission() -> None:
    table = Table().clear().showdown()
    check_mission(table.state)
    assert table.state.tucked == []
