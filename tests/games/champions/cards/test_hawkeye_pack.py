"""Leadership and basic cards of the Hawkeye starter deck."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import offers
from games.champions.table import of_products
from tableverse.games.champions.rules import numbers

Table = of_products("the-rise-of-red-skull")
HAWKEYE = "hawkeye-hawkeye"
KATE = "leadership-hawkeye"


@pytest.mark.parametrize(("card", "dealt"), [("energy", 2), ("haymaker", 1), ("the-power-of-leadership", 1)])
def test_kate_bishop_deals_damage_equal_to_the_discarded_card_s_resources(card: str, dealt: int) -> None:
    table = Table(HAWKEYE)
    table.put(KATE)
    table.put("hydra-mercenary")
    table.hand(card)
    table.does(f"use:{KATE}", f"pick:{card}?", "pick:rhino-1")
    assert (table.damage("rhino-1"), table.damage(KATE), table.discarded()) == (dealt, 0, [card])
    assert table.piece(KATE).exhausted


def test_kate_bishop_needs_a_card_to_discard() -> None:
    table = Table(HAWKEYE)
    table.put(KATE)
    table.hand()
    assert offers(table, "use") == []


def test_black_knight_has_piercing() -> None:
    table = Table(HAWKEYE)
    table.put("black-knight")
    table.put("sandman", tough=1)
    table.does("attack:black-knight>sandman")
    assert (table.piece("sandman").tough, table.damage("sandman"), table.damage("black-knight")) == (0, 2, 1)


def test_stunned_black_knight_keeps_the_enemy_s_tough() -> None:
    table = Table(HAWKEYE)
    table.put("black-knight", stunned=1)
    table.put("sandman", tough=1)
    table.does("attack:black-knight>sandman?", "attack:black-knight?")
    assert (table.piece("sandman").tough, table.damage("black-knight"), table.piece("black-knight").stunned) == (
        1,
        0,
        0,
    )


def test_goliath_attacks_harder_and_is_discarded_at_the_end_of_the_phase() -> None:
    table = Table(HAWKEYE)
    table.put("goliath")
    table.hand("get-ready")
    table.does("use:goliath", "attack:goliath>rhino-1")
    assert (table.damage("rhino-1"), table.damage("goliath")) == (5, 2)
    assert offers(table, "use") == []
    table.does("end-turn", "done")
    assert "goliath" in table.discarded()
    assert not table.in_play("goliath")


def test_goliath_s_once_per_phase_limit_survives_leaving_play() -> None:
    table = Table(HAWKEYE)
    table.put("goliath")
    table.hand("get-ready")
    table.does("use:goliath", "attack:goliath>rhino-1", "play:get-ready", "attack:goliath>rhino-1")
    assert (table.damage("rhino-1"), table.in_play("goliath")) == (10, False)
    table.put("goliath")
    assert (offers(table, "use"), table.stat("goliath", "atk")) == ([], 1)


@pytest.mark.parametrize(("enemy", "boost", "struck"), [("rhino-1", "advance", 1), ("rhino-3", "sandman", 0)])
def test_u_s_agent_retaliates_only_if_he_survives(enemy: str, boost: str, struck: int) -> None:
    table = Table(HAWKEYE)
    table.put("u-s-agent")
    table.change("rhino-1", face=enemy)
    table.attacked("rhino-1", boost=boost)
    table.does("defend:u-s-agent")
    assert table.damage("rhino-1") == struck
    assert table.in_play("u-s-agent") == bool(struck)


def test_sky_cycle_gives_an_avenger_aerial_and_readies_it() -> None:
    table = Table(HAWKEYE, "spider-man")
    table.put("maria-hill")
    table.hand("sky-cycle", "energy")
    assert "play:sky-cycle" not in table.options()
    table.put("black-knight", 1, exhausted=True, damage=1)
    table.does("play:sky-cycle", "pay")
    assert numbers.has_trait(table.state, table.thing("black-knight"), "aerial")
    assert offers(table, "use") == ["maria-hill"] or "sky-cycle" not in offers(table, "use")
    table.hand("sky-cycle", "energy")
    assert "play:sky-cycle" not in table.options()
    table.does("end-turn")
    table.does("use:sky-cycle")
    assert not table.piece("black-knight").exhausted
    assert table.piece("sky-cycle").exhausted


def test_team_training_adds_a_hit_point_to_each_ally_of_its_player() -> None:
    table = Table(HAWKEYE, "captain-marvel")
    table.put("black-knight")
    table.put("spider-woman", 1)
    table.hand("team-training", "energy", "energy")
    table.does("play:team-training", "pay", "place:captain-marvel")
    assert (table.stat("spider-woman", "hp"), table.stat("black-knight", "hp")) == (3, 3)
    table.hand("team-training", "energy", "energy")
    table.does("play:team-training", "pay")
    assert (table.stat("spider-woman", "hp"), table.stat("black-knight", "hp")) == (3, 4)


def test_ally_without_remaining_hit_points_is_defeated_when_team_training_leaves() -> None:
    table = Table(HAWKEYE)
    table.put("team-training")
    table.put("spider-woman", damage=2)
    table.reveals("caught-off-guard")
    table.does("pick:team-training?")
    assert not table.in_play("spider-woman")


def test_ready_for_action_needs_an_ally_without_tough() -> None:
    table = Table(HAWKEYE, "spider-man")
    table.put("luke-cage", tough=1)
    table.put("black-knight", 1)
    table.hand("ready-for-action", "energy")
    assert "play:ready-for-action" not in table.options()
    table.put("maria-hill")
    table.does("play:ready-for-action", "pay")
    assert table.piece("maria-hill").tough == 1


def test_war_machine_ally_enters_tough_and_has_ranged() -> None:
    table = Table(HAWKEYE)
    table.put("m-o-d-o-k")
    table.hand("basic-war-machine", "energy", "energy")
    table.does("play:basic-war-machine", "pay")
    assert table.piece("basic-war-machine").tough == 1
    table.does("attack:basic-war-machine>m-o-d-o-k")
    assert (table.damage("m-o-d-o-k"), table.damage("basic-war-machine"), table.piece("basic-war-machine").tough) == (
        2,
        0,
        0,
    )


def test_earth_s_mightiest_heroes_exhausts_one_avenger_to_ready_another() -> None:
    table = Table(HAWKEYE)
    table.put("black-knight")
    table.hand("earth-s-mightiest-heroes")
    assert "play:earth-s-mightiest-heroes" not in table.options()
    table.change(HAWKEYE, exhausted=True)
    table.does("play:earth-s-mightiest-heroes", "pick:black-knight?")
    assert (table.piece(HAWKEYE).exhausted, table.piece("black-knight").exhausted) == (False, True)


def test_earth_s_mightiest_heroes_needs_an_avenger_to_exhaust() -> None:
    table = Table(HAWKEYE)
    table.put("maria-hill")
    table.change(HAWKEYE, exhausted=True)
    table.hand("earth-s-mightiest-heroes")
    assert "play:earth-s-mightiest-heroes" not in table.options()
