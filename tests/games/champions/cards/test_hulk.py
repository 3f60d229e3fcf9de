"""Hulk: his identity cards, obligation and nemesis set."""

from __future__ import annotations

import pytest

from games.champions.table import of_products
from tableverse.games.champions.rules import numbers

Table = of_products("hulk")
HULK = "hulk-hulk"


def test_hulk_discards_his_hand_at_the_end_of_his_turn() -> None:
    table = Table(HULK, "spider-man")
    table.hand("energy", "genius", "strength")
    table.does("end-turn")
    table.waits_for(1, "turn")
    assert (table.held(), len(table.discarded())) == ([], 3)
    table.hand("energy")  # drawn in another player's turn
    table.does("end-turn")
    assert table.held()[:1] == ["energy"]


def test_bruce_banner_keeps_his_hand_and_draws_and_discards_once() -> None:
    table = Table(HULK, form="alter-ego")
    table.hand("energy")
    table.deck("genius")
    table.does(f"use:{HULK}", "pick:energy")
    assert (table.held(), table.discarded()) == (["genius"], ["energy"])
    assert not [one for one in table.options() if one.startswith("use:")]
    table.does("end-turn")
    assert "genius" in table.held()


def test_crushing_blow_deals_damage_equal_to_hulk_s_atk() -> None:
    table = Table(HULK)
    table.put("boundless-rage")
    table.hand("crushing-blow", "energy", "genius")
    assert "play:crushing-blow" not in table.options()
    table.hand("crushing-blow", "energy", "strength")
    table.does("play:crushing-blow", "spend:strength?")
    assert (table.damage("rhino-1"), table.piece(HULK).exhausted) == (4, False)


def test_hlk_01_crushing_blow_for_free_needs_no_physical_resource() -> None:
    table = Table(HULK)
    table.put("helicarrier")
    table.hand("crushing-blow", "energy")
    table.does("use:helicarrier", "play:crushing-blow")
    assert (table.damage("rhino-1"), table.held()) == (3, ["energy"])


@pytest.mark.parametrize(("paid", "beyond"), [(["limitless-strength"], 10), (["strength", "genius"], 0)])
def test_hulk_smash_gains_overkill_only_if_paid_with_physical_resources(paid: list[str], beyond: int) -> None:
    table = Table(HULK)
    table.put("hydra-mercenary")
    table.hand("hulk-smash", *paid)
    table.does(f"attack:{HULK}>hydra-mercenary", "trigger:hulk-smash", "pay", "extra:mental?")
    assert not table.in_play("hydra-mercenary")
    assert table.damage("rhino-1") == beyond
    assert table.stat(HULK, "atk") == 3


def test_hulk_smash_answers_only_basic_attacks() -> None:
    table = Table(HULK)
    table.hand("hulk-smash", "limitless-strength", "crushing-blow", "strength")
    table.does("play:crushing-blow", "spend:strength")
    assert table.damage("rhino-1") == 3


@pytest.mark.parametrize(("paid", "left"), [(["limitless-strength"], 1), (["strength", "emergency"], 3)])
def test_sub_orbital_leap_removes_more_threat_if_paid_only_with_physical(paid: list[str], left: int) -> None:
    table = Table(HULK)
    table.change("the-break-in", threat=6)
    table.hand("sub-orbital-leap", *paid)
    table.does("play:sub-orbital-leap", "pay")
    assert table.threat() == left


def test_thunderclap_damages_up_to_three_enemies_without_attacking() -> None:
    table = Table(HULK, "spider-man")
    table.put("hydra-mercenary")
    table.put("whiplash", 1)
    table.put("shocker", 1)
    table.hand("thunderclap", "limitless-strength")
    table.does("play:thunderclap", "pay", "pick:rhino-1", "pick:hydra-mercenary", "pick:whiplash")
    assert (table.damage("rhino-1"), table.damage("whiplash"), table.damage("shocker")) == (3, 3, 0)
    assert not table.in_play("hydra-mercenary")
    assert table.damage(HULK) == 0


@pytest.mark.parametrize(("paid", "drawn"), [("strength", 1), ("energy", 0)])
def test_unstoppable_force_readies_hulk_and_draws_if_paid_with_physical(paid: str, drawn: int) -> None:
    table = Table(HULK)
    table.hand("unstoppable-force", paid)
    assert "play:unstoppable-force" not in table.options()
    table.change(HULK, exhausted=True)
    table.does("play:unstoppable-force", "pay")
    assert (table.piece(HULK).exhausted, len(table.held())) == (False, drawn)


def test_limitless_strength_can_be_spent_only_in_hero_form() -> None:
    table = Table(HULK, form="alter-ego")
    table.hand("banner-s-laboratory", "limitless-strength")
    assert "play:banner-s-laboratory" not in table.options()
    table.state.show(table.state.identity(0), HULK)
    table.ask()
    table.does("play:banner-s-laboratory", "pay")
    assert table.in_play("banner-s-laboratory")


def test_banner_s_laboratory_helps_only_bruce_banner_recover() -> None:
    table = Table(HULK, form="alter-ego")
    table.put("banner-s-laboratory")
    table.change(HULK, damage=8)
    table.hand("to-the-rescue", "boundless-rage")
    table.does(f"recover:{HULK}")
    assert table.damage(HULK) == 2
    table.state.show(table.state.identity(0), HULK)
    table.hand("boundless-rage")
    assert "play:boundless-rage" not in table.options()  # no resource to spend in hero form


def test_boundless_rage_is_discarded_on_a_change_to_alter_ego() -> None:
    table = Table(HULK, "spider-man", form="alter-ego")
    table.hand("boundless-rage", "energy")
    assert "play:boundless-rage" not in table.options()
    table.state.show(table.state.identity(0), HULK)
    table.ask()
    table.does("play:boundless-rage", "spend:energy?")
    assert table.stat(HULK, "atk") == 4
    table.does("change-form")
    assert not table.in_play("boundless-rage")


def test_immovable_object_adds_hit_points_and_retaliate() -> None:
    table = Table(HULK)
    table.change(HULK, damage=8)
    table.put("immovable-object")
    table.put("mockingbird")
    assert numbers.remaining(table.state, table.thing(HULK)) == 14
    table.attacked("rhino-1")
    table.does("defend:mockingbird")
    assert table.damage("rhino-1") == 0
    table.attacked("rhino-1")
    table.does("undefended")
    assert table.damage("rhino-1") == 1


def test_inner_demons_turns_hulk_to_bruce_banner_and_discards_cards() -> None:
    table = Table(HULK)
    table.put("boundless-rage")
    table.hand("energy", "genius", "strength")
    table.reveals("inner-demons")
    table.does("pick:energy", "pick:strength")
    assert table.state.identity(0).face == "bruce-banner"
    assert table.held() == ["genius"]
    assert not table.in_play("boundless-rage")
    assert table.shown(table.state.encounter_discard[-1]) == "inner-demons"


def test_inner_demons_turns_bruce_banner_to_an_exhausted_hulk() -> None:
    table = Table(HULK, form="alter-ego")
    table.hand("energy", "genius")
    table.reveals("inner-demons")
    assert (table.state.identity(0).face, table.piece(HULK).exhausted) == (HULK, True)
    assert len(table.held()) == 2
    assert table.state.removed == []


@pytest.mark.parametrize(("top", "damage"), [("thunderclap", 5), ("energy", 3), ("strength", 5)])
def test_abomination_deals_more_damage_for_a_discarded_physical_card(top: str, damage: int) -> None:
    table = Table(HULK)
    table.put("abomination")
    table.deck(top)
    table.attacked("abomination")
    table.does("undefended")
    assert table.discarded() == [top]
    assert table.damage(HULK) == (3 if top == "energy" else damage)


def test_abomination_damages_the_hero_behind_a_defending_ally() -> None:
    table = Table(HULK)
    table.put("abomination")
    table.put("mockingbird")
    table.deck("strength")
    table.attacked("abomination")
    table.does("defend:mockingbird")
    assert table.damage(HULK) == 2


def test_total_destruction_cannot_lose_threat_while_abomination_is_in_play() -> None:
    table = Table(HULK)
    table.put("total-destruction", threat=2)
    table.put("abomination")
    table.put("beat-cop")
    table.hand("to-the-rescue", "energy")
    assert "play:to-the-rescue" not in table.options()
    assert "use:beat-cop/beat-cop-1" not in table.options()
    table.state.take_out_of_play(table.thing("abomination"))
    table.ask()
    table.does("play:to-the-rescue", "spend:energy?")
    assert not table.in_play("total-destruction")


def test_hlk_03_clash_of_the_titans_may_target_an_ally() -> None:
    table = Table("captain-marvel")
    table.put("hulk")
    table.reveals("clash-of-the-titans")
    table.undefended()
    assert (table.damage("hulk"), table.damage("captain-marvel")) == (2, 0)


def test_clash_of_the_titans_makes_the_strongest_enemy_attack_the_strongest_friend() -> None:
    table = Table(HULK, "spider-man")
    table.put("sandman", 1)
    table.reveals("clash-of-the-titans", 1)
    table.undefended()
    assert table.strikes() == [("sandman", HULK, 3)]
    assert table.revealed() == []


@pytest.mark.parametrize("why", ["nobody", "stunned"])
def test_clash_of_the_titans_surges_without_an_attack(why: str) -> None:
    table = Table(HULK, form="alter-ego" if why == "nobody" else "hero")
    if why == "stunned":
        table.change("rhino-1", stunned=1)
    table.reveals("clash-of-the-titans")
    assert table.damage(HULK) == 0
    assert table.revealed() == ["clash-of-the-titans", "quiet-threat"]


def test_hulk_draws_back_up_to_four_cards() -> None:
    table = Table(HULK)
    table.hand("energy", "genius", "strength")
    table.does("end-turn", "done?")
    assert (len(table.discarded()), len(table.held())) == (3, 4)


def test_bruce_banner_discards_the_only_card_he_draws() -> None:
    table = Table(HULK, form="alter-ego")
    table.deck("genius")
    table.does(f"use:{HULK}", "pick:genius?")
    assert (table.held(), table.discarded()) == ([], ["genius"])


def test_hulk_smash_boosts_damage_but_does_not_overkill_past_tough() -> None:
    table = Table(HULK)
    table.hand("hulk-smash", "limitless-strength")
    table.put("sandman", tough=1)
    table.does(f"attack:{HULK}>sandman", "trigger:hulk-smash", "pay")
    assert (table.piece("sandman").tough, table.damage("sandman"), table.damage("rhino-1")) == (0, 0, 0)
    table.change(HULK, exhausted=False)
    table.hand("hulk-smash", "strength", "emergency")
    table.does(f"attack:{HULK}>rhino-1", "trigger:hulk-smash", "pay")
    assert table.damage("rhino-1") == 13


def test_confused_hulk_removes_no_threat_with_sub_orbital_leap() -> None:
    table = Table(HULK)
    table.change("the-break-in", threat=6)
    table.change(HULK, confused=1)
    table.hand("sub-orbital-leap", "limitless-strength")
    table.does("play:sub-orbital-leap", "pay")
    assert (table.threat(), table.piece(HULK).confused, table.held()) == (6, 0, [])


def test_inner_demons_discards_the_only_card_in_hand() -> None:
    table = Table(HULK)
    table.hand("energy")
    table.reveals("inner-demons")
    assert (table.held(), table.state.identity(0).face) == ([], "bruce-banner")


def test_abomination_does_not_count_a_wild_resource_as_physical() -> None:
    table = Table(HULK)
    table.put("abomination")
    table.deck("resourceful")
    table.attacked("abomination")
    table.does("undefended")
    assert table.damage(HULK) == 3


def test_first_player_breaks_ties_of_clash_of_the_titans() -> None:
    table = Table("spider-man", "captain-marvel")
    table.put("shocker", 1)
    table.reveals("clash-of-the-titans", 1)
    table.waits_for(0, "pick")
    table.does("pick:shocker")
    table.waits_for(0, "pick")
    table.does("pick:captain-marvel", "undefended", "undefended?")
    assert table.strikes() == [("shocker", "captain-marvel", 2)]
