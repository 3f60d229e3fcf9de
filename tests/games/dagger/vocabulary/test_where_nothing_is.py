"""Words of cards where there is nobody and nothing to do them to: they do nothing, and say so beforehand."""

from __future__ import annotations

import pytest

from games.dagger.table import Table
from tableverse.games.dagger.vocabulary.conditions import TargetIs
from tableverse.games.dagger.vocabulary.selectors.heroes import Heroes
from tableverse.games.dagger.vocabulary.verbs.events import BaseEffect
from tableverse.games.dagger.vocabulary.verbs.missions import RemoveFromSheet
from tableverse.games.dagger.vocabulary.verbs.tokens import Strengthen
from tableverse.kernel.effects import Resolving


def run(hero: str, **bound: object) -> Resolving:
    return Resolving("", 0, hero, {"you": hero, **bound})


def test_only_a_hero_on_the_board_resolves_the_effect_of_a_base() -> None:
    table = Table("iron-man", "hulk").clear()
    table.put("iron-man", "wakanda")
    assert BaseEffect().possible(table.state, run("iron-man"))
    table.put("iron-man", "near-east")
    assert not BaseEffect().possible(table.state, run("iron-man"))
    table.hero("iron-man").space = ""
    assert not BaseEffect().possible(table.state, run("iron-man"))


@pytest.mark.parametrize("what", ["unhurt", "vulnerable", "strong", "crowded"])
def test_a_test_against_nobody_has_no_target(what: str) -> None:
    table = Table("iron-man", "hulk").clear()
    assert not TargetIs(what).holds(table.state, run("iron-man"))


def test_what_is_nowhere_is_in_no_region() -> None:
    state = Table().state
    assert state.same_region("wakanda", "wakanda")
    assert not state.same_region("", "wakanda")
    assert not state.same_region("wakanda", "")
    assert not state.same_region("", "")
    assert state.same_region("asgard", "asgard")
    assert not state.same_region("asgard", "wakanda")


def test_based_are_those_on_a_base_that_is_operational() -> None:
    table = Table("iron-man", "hulk", "thor").clear()
    for hero, space in (("iron-man", "wakanda"), ("hulk", "near-east"), ("thor", "new-york")):
        table.put(hero, space)
    assert Heroes(which="based").find(table.state, run("iron-man")) == ["iron-man", "thor"]
    table.state.invaded = ["wakanda"]
    assert Heroes(which="based").find(table.state, run("iron-man")) == ["thor"]


def test_the_sheet_is_emptied_whoever_does_it() -> None:
    table = Table("iron-man", "hulk", nemesis="red-skull").clear()
    table.state.sheet = 2
    RemoveFromSheet(sabotage=True).do(table.state, Resolving("", 0, "red-skull"))
    assert table.state.sheet == 0


@pytest.mark.parametrize(("strengthened", "possible"), [((), True), (("hulk",), True), (("hulk", "thor"), False)])
def test_nobody_is_strengthened_twice(strengthened: tuple[str, ...], possible: bool) -> None:
    table = Table("hulk", "thor").clear()
    for hero in strengthened:
        table.hero(hero).strengthened = True
    assert Strengthen(Heroes()).possible(table.state, run("hulk")) is possible
    for hero in ("hulk", "thor"):
        table.hero(hero).space = ""
    assert not Strengthen(Heroes()).possible(table.state, run("hulk"))
