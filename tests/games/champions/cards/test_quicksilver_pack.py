"""Aspect and basic cards of the Quicksilver pack."""

from __future__ import annotations

import pytest

from games.champions.table import of_products

Table = of_products("quicksilver")
HERO = "quicksilver"


def multiple_men(table: Table) -> int:
    return len(table.state.named("multiple-man"))


def test_multiple_man_can_bring_further_copies_from_the_deck() -> None:
    table = Table(HERO)
    table.hand("multiple-man", "energy", "genius")
    table.deck("multiple-man", "multiple-man")
    table.does("play:multiple-man", "pay", "trigger:multiple-man", "choose:deck?", "pick:multiple-man?")
    table.does("trigger:multiple-man", "choose:deck?", "pick:multiple-man?", "pass")
    assert multiple_men(table) == 3
    assert table.events("shuffled")


def test_multiple_man_can_bring_a_copy_from_hand() -> None:
    table = Table(HERO)
    table.hand("multiple-man", "multiple-man", "energy", "genius")
    table.does("play:multiple-man", "spend:energy", "spend:genius", "trigger:multiple-man", "choose:hand")
    assert (multiple_men(table), table.held()) == (2, [])
    assert not table.events("shuffled")
    table.does("trigger:multiple-man")  # no copy is left, but the deck must be searched first
    assert multiple_men(table) == 2
    assert table.events("shuffled")


def test_multiple_man_may_decline_to_bring_a_copy() -> None:
    table = Table(HERO)
    table.hand("multiple-man", "energy", "genius")
    table.deck("multiple-man")
    table.discard("multiple-man")
    table.does("play:multiple-man", "pay", "pass")
    assert multiple_men(table) == 1


def test_multiple_man_obeys_the_ally_limit() -> None:
    table = Table(HERO)
    table.put("warlock")
    table.put("multiple-man")
    table.put("multiple-man")
    table.hand("multiple-man", "energy", "genius")
    table.does("play:multiple-man", "pay")
    assert {table.shown(one.id).split(":")[1] for one in table.decision.options} == {"warlock", "multiple-man"}
    assert not table.offers("trigger:multiple-man")  # one of the four must be discarded first


def test_warlock_heals_for_mental_resources() -> None:
    table = Table(HERO)
    table.put("warlock", damage=2, exhausted=True)
    table.hand("genius", "energy")
    table.does("use:warlock", "spend:genius?", "x:1")
    assert table.damage("warlock") == 1
    table.hand("genius")
    table.does("use:warlock", "spend:genius?")
    assert table.damage("warlock") == 0
    table.hand("genius")
    assert not table.offers("use:warlock")  # unhurt
    table.change("warlock", damage=1)
    table.hand("energy")
    assert not table.offers("use:warlock")


@pytest.mark.parametrize(
    ("boost", "tough", "damage", "stunned"),
    [("hydra-mercenary", 0, 0, 1), ("shocker", 0, 1, 0), ("shocker", 1, 0, 1)],
)
def test_never_back_down_stuns_an_enemy_that_deals_no_damage(boost: str, tough: int, damage: int, stunned: int) -> None:
    table = Table(HERO)
    table.change(HERO, tough=tough)
    table.hand("never-back-down", "energy")
    table.attacked("rhino-1", boost=boost)
    table.does(f"defend:{HERO}", "trigger:never-back-down", "spend:energy?")
    assert (table.damage(HERO), table.piece("rhino-1").stunned) == (damage, stunned)
    table.does("pass?")
    assert table.stat(HERO, "def") == 1


def test_never_back_down_needs_the_hero_to_defend() -> None:
    table = Table(HERO)
    table.put("warlock")
    table.hand("never-back-down", "energy")
    table.attacked("rhino-1")
    table.does("defend:warlock")
    table.waits_for(0, "turn")
    table.attacked("rhino-1")
    table.does("undefended")
    table.waits_for(0, "turn")


@pytest.mark.parametrize(("paid", "hit"), [("energy", 1), ("genius", 0)])
def test_side_step_deals_damage_if_paid_with_energy(paid: str, hit: int) -> None:
    table = Table(HERO)
    table.hand("side-step", paid)
    table.attacked("rhino-1", boost="shocker")
    table.does("undefended", "trigger:side-step", f"spend:{paid}?")
    assert (table.damage(HERO), table.damage("rhino-1"), table.piece(HERO).exhausted) == (1, hit, False)


def test_side_step_makes_the_hero_the_defender() -> None:
    table = Table(HERO)
    table.hand("side-step", "genius")
    table.attacked("rhino-1")
    table.does("undefended", "trigger:side-step", "spend:genius?")
    assert table.events("defends") == [{"card": HERO}]


def test_side_step_against_a_treachery_deals_no_damage() -> None:
    table = Table(HERO, scenario="klaw")
    table.hand("side-step", "energy")
    table.reveals("concussive-blast")
    table.does("trigger:side-step", "spend:energy?")
    assert (table.damage(HERO), table.damage("klaw-1")) == (0, 0)


def test_side_step_needs_hero_form() -> None:
    table = Table(HERO, form="alter-ego", scenario="klaw")
    table.hand("side-step", "energy")
    table.reveals("concussive-blast")
    assert table.damage(HERO) == 1


def test_nerves_of_steel_pays_only_for_defense_events() -> None:
    table = Table(HERO)
    table.put("nerves-of-steel")
    table.hand("side-step")
    table.attacked("rhino-1", boost="shocker")
    table.does("undefended", "trigger:side-step", "use:nerves-of-steel?")
    assert (table.damage("rhino-1"), table.piece("nerves-of-steel").exhausted) == (1, True)
    table.change("nerves-of-steel", exhausted=False)
    table.change(HERO, exhausted=True)
    table.hand("always-be-running")
    assert not table.offers("play:always-be-running")


@pytest.mark.parametrize("card", ["nerves-of-steel", "sense-of-justice"])
def test_skill_upgrade_can_be_given_to_each_player_once(card: str) -> None:
    table = Table(HERO, "spider-man")
    table.put(card, 0)
    table.hand(card, "energy")
    table.does(f"play:{card}", "pay")
    assert sorted(piece.area for piece in table.state.named(card)) == [0, 1]
    table.hand(card, "energy")
    assert not table.offers(f"play:{card}")


def test_sense_of_justice_pays_only_for_thwart_events() -> None:
    table = Table(HERO)
    table.put("sense-of-justice")
    table.change("the-break-in", threat=6)
    table.hand("for-justice", "emergency")
    table.does("play:for-justice", "pay")
    assert (table.threat(), table.piece("sense-of-justice").exhausted) == (2, True)
    table.change("sense-of-justice", exhausted=False)
    table.hand("haymaker", "emergency")
    assert not table.offers("play:haymaker")


def test_order_and_chaos_cancels_a_treachery_and_damages_the_villain() -> None:
    table = Table(HERO)
    table.put("scarlet-witch")
    table.hand("order-and-chaos", "energy")
    table.reveals("advance")
    table.does("trigger:order-and-chaos", "spend:energy?")
    assert (table.damage("rhino-1"), table.threat()) == (2, 0)
    assert table.shown(table.state.encounter_discard[-1]) == "advance"


def test_order_and_chaos_needs_quicksilver_and_scarlet_witch() -> None:
    table = Table(HERO)
    table.hand("order-and-chaos", "energy")
    table.reveals("advance")
    table.waits_for(0, "turn")
    assert table.threat() > 0


def test_order_and_chaos_cancels_another_player_s_treachery_but_no_minion() -> None:
    table = Table(HERO, "spider-man")
    table.put("scarlet-witch", 1)
    table.hand("order-and-chaos", "energy")
    table.reveals("advance", 1)
    table.does("trigger:order-and-chaos", "spend:energy?")
    assert (table.damage("rhino-1"), table.threat()) == (2, 0)
    table.hand("order-and-chaos", "energy")
    table.reveals("hydra-mercenary")  # not a treachery
    assert not table.offers("trigger:order-and-chaos")


def test_adrenaline_rush_and_civic_duty_raise_a_power_for_the_phase() -> None:
    table = Table(HERO)
    table.put("adrenaline-rush")
    table.put("adrenaline-rush")
    table.put("civic-duty")
    table.does("use:adrenaline-rush", "use:adrenaline-rush", "use:civic-duty")
    assert (table.stat(HERO, "atk"), table.stat(HERO, "thw")) == (3, 2)
    assert sorted(table.discarded()) == ["adrenaline-rush", "adrenaline-rush", "civic-duty"]
    table.does("end-turn", "done?")
    assert (table.stat(HERO, "atk"), table.stat(HERO, "thw")) == (1, 1)


@pytest.mark.parametrize("card", ["adrenaline-rush", "civic-duty"])
def test_adrenaline_rush_and_civic_duty_need_hero_form_and_to_be_in_play(card: str) -> None:
    table = Table(HERO, form="alter-ego")
    table.put(card)
    assert not table.offers(f"use:{card}")
    table = Table(HERO)
    table.hand(card)
    assert not table.offers(f"use:{card}")


def test_brute_force_gives_one_basic_attack_piercing() -> None:
    table = Table(HERO)
    table.put("brute-force")
    table.put("sandman", tough=1)
    table.does(f"attack:{HERO}>sandman", "pass?")
    assert (table.piece("sandman").tough, table.damage("sandman")) == (0, 2)
    assert table.discarded() == ["brute-force"]
    assert table.stat(HERO, "atk") == 1


def test_brute_force_answers_only_the_hero_s_basic_attacks() -> None:
    table = Table("spider-man")
    table.put("brute-force")
    table.put("black-cat")
    table.put("sandman", tough=1)
    table.does("attack:black-cat>sandman")
    assert (table.piece("sandman").tough, table.in_play("brute-force")) == (0, True)  # tough stopped it
    assert table.damage("sandman") == 0
    table.change("sandman", tough=1)
    table.hand("swinging-web-kick", "energy", "genius")
    table.does("play:swinging-web-kick", "pay", "pick:sandman?")
    assert (table.damage("sandman"), table.in_play("brute-force")) == (0, True)
    table.change("spider-man", stunned=1)
    table.does("attack:spider-man>sandman")
    assert table.in_play("brute-force")


@pytest.mark.parametrize(("mode", "healed"), [("standard", 1), ("expert", 2)])
def test_united_we_stand_heals_characters_up_to_the_stage_number(mode: str, healed: int) -> None:
    table = Table(HERO, "spider-man", mode=mode)
    table.put("warlock", damage=1)
    table.hand("united-we-stand")
    assert table.offers("play:united-we-stand")
    table.change(HERO, damage=3)
    table.change("spider-man", damage=2)
    table.does("play:united-we-stand", "pick:warlock", "pick:spider-man?", "done?")
    assert (table.damage(HERO), table.damage("warlock"), table.damage("spider-man")) == (3, 0, 3 - healed)


def test_united_we_stand_may_stop_early_and_needs_a_damaged_character() -> None:
    table = Table(HERO, mode="expert")
    table.hand("united-we-stand")
    assert not table.offers("play:united-we-stand")
    table.put("warlock", damage=1)
    table.change(HERO, damage=3)
    table.does("play:united-we-stand", "pick:quicksilver", "done")
    assert (table.damage(HERO), table.damage("warlock")) == (2, 1)


def test_united_we_stand_needs_an_avenger() -> None:
    table = of_products("quicksilver", "ms-marvel")("ms-marvel")
    table.change("ms-marvel", damage=3)
    table.hand("united-we-stand")
    assert not table.offers("play:united-we-stand")


def test_beat_em_up_damages_the_villain_and_engaged_minions() -> None:
    table = Table(HERO, "spider-man")
    table.put("hydra-mercenary")
    table.put("shocker")
    table.put("sandman", 1)
    table.hand("beat-em-up", "genius")
    table.does("play:beat-em-up", "pay")
    struck = [table.damage(one) for one in ("rhino-1", "hydra-mercenary", "shocker", "sandman")]
    assert struck == [1, 1, 1, 0]
    assert table.damage(HERO) == 0
