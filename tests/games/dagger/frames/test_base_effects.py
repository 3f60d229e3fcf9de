"""D.A.G.G.E.R. actions and effects of bases."""

from __future__ import annotations

import pytest

from games.dagger.table import Table
from tableverse.games.dagger.rules.occurrences import resolve
from tableverse.games.dagger.vocabulary.verbs.events import BaseEffect
from tableverse.kernel.effects import Resolving
from tableverse.kernel.ledger import rule

BASES = ["new-york", "atlantis", "wakanda", "madripoor", "iliad"]


@rule("DAG-BOARD-03", "DAG-HPH-06")
@pytest.mark.parametrize("base", BASES)
def test_base_holds_one_token_until_the_next_hero_phase(base: str) -> None:
    table = Table("iron-man", "hulk").clear()
    table.enemy("frost-giant", "north-pacific")
    for hero in table.state.heroes:
        table.put(hero.id, base, mission=False, damage=2)
    offered = [id for id in table.turn("iron-man").options() if id.startswith("base:")]
    assert offered == [f"base:{base}:normal", f"base:{base}:empowered"]
    table.does(offered[0])
    table.plays_on()
    assert not any(id.startswith("base:") for id in table.turn("hulk").options())
    table.hero_phase().plays_on()
    assert f"base:{base}:normal" in table.options()


@rule("DAG-BOARD-03", "DAG-ASGARD-04")
@pytest.mark.parametrize("space", ["asgard", "near-east", "indian-ocean"])
def test_spaces_without_a_base_offer_no_base_action(space: str) -> None:
    table = Table("iron-man", "hulk").clear()
    table.put("iron-man", space)
    assert not any(id.startswith("base:") for id in table.turn("iron-man").options())


@rule("DAG-DEFF-06")
@pytest.mark.parametrize("way", ["recover", "charge"])
def test_atlantis_lets_one_hero_recover_two_or_charge_two(way: str) -> None:
    table = Table("iron-man", "hulk").clear()
    table.put("iron-man", "atlantis", damage=4, mission=False)
    table.put("hulk", "near-east", damage=4)
    table.turn("iron-man").does("base:atlantis:normal")
    assert table.options() == ["pick:iron-man", "pick:hulk"]
    table.does("pick:iron-man")
    assert table.options() == ["choose:recover", "choose:charge"]
    table.does(f"choose:{way}")
    hero = table.hero("iron-man")
    if way == "recover":
        assert (hero.damage, hero.charge) == (2, {})
    else:
        assert table.decision.prompt.arguments["left"] == 2
        table.does("charge:rescue", "charge:rescue")
        assert (hero.damage, hero.charge) == (4, {"rescue": 2})
    table.waits_for(0, "turn")
    assert (table.hero("hulk").damage, table.hero("hulk").charge) == (4, {})


@rule("DAG-DEFF-06", "DAG-DEFF-01")
def test_wild_in_the_ocean_gives_the_effect_of_atlantis() -> None:
    table = Table("iron-man", "hulk").clear()
    table.put("iron-man", "arctic-ocean", damage=1)
    table.put("hulk", "near-east", damage=4)
    table.turn("iron-man").rolls("wild", "attack", "attack").does("rest:normal", "recover", "charge:rescue")
    assert table.options() == ["effect:atlantis", "done"]
    table.does("effect:atlantis")
    table.does("pick:hulk", "choose:recover")
    assert table.hero("hulk").damage == 2


@rule("DAG-DEFF-07")
def test_wakanda_strengthens_a_hero_chosen_by_the_acting_player() -> None:
    table = Table("iron-man", "hulk", "thor").clear()
    table.put("iron-man", "wakanda", mission=False)
    table.turn("iron-man").does("base:wakanda:normal")
    assert set(table.options()) == {"pick:iron-man", "pick:hulk", "pick:thor"}
    table.does("pick:thor")
    assert [hero.id for hero in table.state.heroes if hero.strengthened] == ["thor"]


@pytest.mark.parametrize("blocked", [True, False])
def test_all_hands_skips_a_hero_whose_base_is_blocked(blocked: bool) -> None:
    table = Table("iron-man", "hulk").clear()
    table.put("iron-man", "wakanda")
    table.put("hulk", "near-east")
    if blocked:
        table.enemy("skrull-infiltrator", "wakanda")
    table.turn("hulk")
    resolve(table.state, "all-hands/effect", "all-hands")
    table._ask()
    assert (table.decision.kind == "may") is not blocked
    # Resolved without a choice, the blocked effect does nothing either.
    before = len(table.state.frames)
    BaseEffect().do(table.state, Resolving("", 0, "all-hands", {"you": "iron-man"}))
    assert (len(table.state.frames) > before) is not blocked
