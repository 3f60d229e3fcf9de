"""Effects without a valid target, which do nothing and are not possible."""

from __future__ import annotations

import pytest

from games.dagger.table import Table
from tableverse.games.dagger.state import DaggerState, Mission
from tableverse.games.dagger.vocabulary.conditions import TargetIs, TokenOn, WouldDefeat
from tableverse.games.dagger.vocabulary.nodes import Number, Selector
from tableverse.games.dagger.vocabulary.numbers import ValueOf
from tableverse.games.dagger.vocabulary.selectors.bound import That
from tableverse.games.dagger.vocabulary.selectors.cards import Missions, Supports
from tableverse.games.dagger.vocabulary.selectors.enemies import Enemies, Marked, NemesisPawn
from tableverse.games.dagger.vocabulary.selectors.heroes import Heroes, MissionHero, PlayerOf, You
from tableverse.games.dagger.vocabulary.selectors.places import Bases, Spaces
from tableverse.games.dagger.vocabulary.selectors.relations import Around, Nearest, SpaceOf
from tableverse.games.dagger.vocabulary.verbs.damage import Deal, DealShared, PreventDefeat, RemovePawns, TakeOver
from tableverse.games.dagger.vocabulary.verbs.events import BaseEffect, CancelSpawn, Ongoing, RegionEffect
from tableverse.games.dagger.vocabulary.verbs.missions import Free, MarkBase, MarkEnemy, Place, RemoveFromSheet, Unplace
from tableverse.games.dagger.vocabulary.verbs.movement import ShiftEnemy, Summon
from tableverse.games.dagger.vocabulary.verbs.testing import AttackEnemy, DefyMission, RestAction, Take, TakeSome
from tableverse.games.dagger.vocabulary.verbs.tokens import ChargeCard, ExhaustSupports, Strengthen, Use
from tableverse.kernel.effects import Exactly, Resolving, Verb
from tableverse.kernel.occurrence import Occurrence
from tableverse.kernel.timing import Window


def run(hero: str, **bound: object) -> Resolving:
    return Resolving("", 0, hero, {"you": hero, **bound})


def test_base_effect_needs_a_hero_on_the_board() -> None:
    table = Table("iron-man", "hulk").clear()
    table.put("iron-man", "wakanda")
    assert BaseEffect().possible(table.state, run("iron-man"))
    table.put("iron-man", "near-east")
    assert not BaseEffect().possible(table.state, run("iron-man"))
    table.hero("iron-man").space = ""
    assert not BaseEffect().possible(table.state, run("iron-man"))


@pytest.mark.parametrize("what", ["unhurt", "vulnerable", "strong", "crowded"])
def test_test_without_a_target_meets_no_target_condition(what: str) -> None:
    table = Table("iron-man", "hulk").clear()
    assert not TargetIs(what).holds(table.state, run("iron-man"))


def test_missing_space_is_in_no_region() -> None:
    state = Table().state
    assert state.same_region("wakanda", "wakanda")
    assert not state.same_region("", "wakanda")
    assert not state.same_region("wakanda", "")
    assert not state.same_region("", "")
    assert state.same_region("asgard", "asgard")
    assert not state.same_region("asgard", "wakanda")


def test_based_heroes_stand_on_an_operational_base() -> None:
    table = Table("iron-man", "hulk", "thor").clear()
    for hero, space in (("iron-man", "wakanda"), ("hulk", "near-east"), ("thor", "new-york")):
        table.put(hero, space)
    assert Heroes(which="based").find(table.state, run("iron-man")) == ["iron-man", "thor"]
    table.state.invaded = ["wakanda"]
    assert Heroes(which="based").find(table.state, run("iron-man")) == ["thor"]


def test_sabotage_empties_the_sheet() -> None:
    table = Table("iron-man", "hulk", nemesis="red-skull").clear()
    table.state.sheet = 2
    RemoveFromSheet(sabotage=True).do(table.state, Resolving("", 0, "red-skull"))
    assert table.state.sheet == 0


@pytest.mark.parametrize(("strengthened", "possible"), [((), True), (("hulk",), True), (("hulk", "thor"), False)])
def test_strengthen_is_possible_only_for_heroes_without_the_token(
    strengthened: tuple[str, ...], possible: bool
) -> None:
    table = Table("hulk", "thor").clear()
    for hero in strengthened:
        table.hero(hero).strengthened = True
    assert Strengthen(Heroes()).possible(table.state, run("hulk")) is possible
    for hero in ("hulk", "thor"):
        table.hero(hero).space = ""
    assert not Strengthen(Heroes()).possible(table.state, run("hulk"))


# --- cards without a hero, and references to things that are gone -----------------------------------------------------

ONE = Exactly(1)
GONE = That("enemy")


def full_table() -> Table:
    """Return a table with one of everything and a hero who is about to suffer damage."""
    table = Table("iron-man", "hulk").clear()
    table.put("iron-man", "near-east", ready=["rescue"], charge={"stark-industries": 1}, damage=1)
    table.put("hulk", "asgard")
    table.state.bifrost = "wakanda"
    table.enemy("frost-giant", "near-east", vulnerable=True)
    table.side("gathering-storm", progress=1)
    table.turn("iron-man")
    facts = {"hero": "iron-man", "amount": 1, "enemy": "", "attack": False, "spared": False, "dealt": 0}
    table.state.frames.append(Window(Occurrence("suffer", facts)))
    return table


@pytest.mark.parametrize(
    "verb",
    [
        Use("rescue/text-1", True, True, ""),
        ExhaustSupports(),
        ExhaustSupports(That("enemy")),
        ChargeCard(That("enemy")),
        DealShared(Enemies(), ONE),
        PreventDefeat(),
        TakeOver(),
        BaseEffect(),
        RegionEffect(),
        ShiftEnemy(Enemies(), ONE),
        Summon(Enemies()),
        AttackEnemy(),
        DefyMission(),
        RestAction(),
        TakeSome(ONE, ("rest",)),
        Take(You(), "rest"),
        Deal(GONE, ONE),
        Place(GONE, ONE),
        Unplace(GONE),
        MarkEnemy(Enemies()),
        MarkBase(Bases(), Exactly(9)),
        Free(Bases()),
        RemovePawns(NemesisPawn()),
        Ongoing(Missions("top")),
    ],
    ids=lambda verb: type(verb).__name__,
)
def test_effect_without_an_acting_hero_or_target_does_nothing(verb: Verb[DaggerState]) -> None:
    table = full_table()
    before = table.game.encode(table.state)
    verb.do(table.state, Resolving("", 0, "panic-in-the-streets", {"it": "draugr-2"}, []))
    assert table.game.encode(table.state) == before


@pytest.mark.parametrize("verb", [Take(You(), "rest"), TakeSome(ONE, ("rest",)), Take(You(), "same")])
def test_effect_that_already_took_an_action_takes_no_further_one(verb: Verb[DaggerState]) -> None:
    table = full_table()
    before = len(table.state.frames)
    verb.do(table.state, run("iron-man", taken=True))
    assert len(table.state.frames) == before
    verb.do(table.state, run("iron-man"))
    same = isinstance(verb, Take) and verb.action == "same"  # no current action to repeat
    assert len(table.state.frames) == before + (0 if same else 1)


@pytest.mark.parametrize(
    "selector",
    [
        You(),
        MissionHero(),
        PlayerOf(GONE),
        Heroes("here"),
        Heroes("nearby"),
        Heroes("region"),
        Enemies("here"),
        Supports("ready"),
        Supports("others"),
        Missions("defiable"),
        Marked(),
        Spaces("adjacent"),
        Spaces("here-or-adjacent"),
        SpaceOf(GONE),
        Around(GONE),
        Nearest(Heroes(), GONE),
        Nearest(GONE, NemesisPawn()),
    ],
    ids=lambda selector: f"{type(selector).__name__}",
)
def test_selector_without_a_space_finds_nothing(selector: Selector) -> None:
    table = full_table()
    assert selector.find(table.state, Resolving("", 0, "panic-in-the-streets", {"it": "draugr-2"}, [])) == []


def test_player_of_a_hero_is_their_seat() -> None:
    table = full_table()
    assert PlayerOf(Heroes()).find(table.state, run("iron-man")) == ["seat:0", "seat:1"]


def test_mission_without_a_token_marks_no_enemy() -> None:
    table = full_table()
    table.state.hero_mission = Mission("kree-hunter", "yellow")
    assert Marked().find(table.state, Resolving("", 0, "kree-hunter")) == []
    table.state.hero_mission.mark = "frost-giant-1"
    assert Marked().find(table.state, Resolving("", 0, "kree-hunter")) == ["frost-giant-1"]


def test_spaces_without_own_enemy_fall_back_to_all_spaces_with_heroes() -> None:
    table = Table("iron-man", "hulk").clear()
    for hero, space in (("iron-man", "wakanda"), ("hulk", "near-east")):
        table.put(hero, space)
    assert Spaces("with-hero-without-own").find(table.state, run("loki")) == ["wakanda", "near-east"]
    table.enemy("illusory-enemy", "wakanda")
    assert Spaces("with-hero-without-own").find(table.state, run("loki")) == ["near-east"]
    table.enemy("illusory-enemy", "near-east")
    assert Spaces("with-hero-without-own").find(table.state, run("loki")) == ["wakanda", "near-east"]


@pytest.mark.parametrize(
    ("number", "value"),
    [
        (ValueOf("tactics", You()), 3),
        (ValueOf("damage", You()), 1),
        (ValueOf("half-left", You()), 2),
        (ValueOf("damage", Enemies("here")), 4),
        (ValueOf("power", Enemies("here")), 2),
        (ValueOf("half-left", Enemies("here")), 1),
        (ValueOf("power", GONE), 0),
    ],
)
def test_values_of_heroes_and_enemies(number: Number, value: int) -> None:
    table = full_table()
    table.state.enemies[0].damage = 4
    assert number.value(table.state, run("iron-man", it="draugr-2")) == value


def test_conditions_about_you_fail_without_a_hero() -> None:
    table = full_table()
    nobody = Resolving("", 0, "panic-in-the-streets")
    table.hero("iron-man").used = ["energy-shield"]
    table.hero("iron-man").damage = 4
    assert TokenOn("energy-shield").holds(table.state, run("iron-man"))
    assert WouldDefeat().holds(table.state, run("iron-man"))
    assert not TokenOn("energy-shield").holds(table.state, nobody)
    assert not WouldDefeat().holds(table.state, nobody)


def test_cancel_spawn_is_possible_only_during_an_event() -> None:
    table = full_table()
    assert table.state.event == ""
    assert not CancelSpawn().possible(table.state, run("iron-man"))
    table.state.event = "training-exercise"
    assert CancelSpawn().possible(table.state, run("iron-man"))


def test_missing_enemy_or_mission_raises_lookup_error() -> None:
    state = full_table().state
    assert state.present_enemy("frost-giant-1").card == "frost-giant"
    assert state.active_mission("gathering-storm").progress == 1
    with pytest.raises(LookupError, match="draugr-2"):
        state.present_enemy("draugr-2")
    with pytest.raises(LookupError, match="cause-chaos"):
        state.active_mission("cause-chaos")
