"""Aspect and basic cards of the Scarlet Witch pack."""

from __future__ import annotations

import pytest

from games.champions.table import of_products
from tableverse.kernel.ledger import rule

Table = of_products("scarlet-witch")
HERO = "scw-scarlet-witch"
NONE, ONE, TWO = "advance", "hydra-mercenary", "sandman"


def test_speed_readies_to_thwart_twice_in_a_round() -> None:
    table = Table(HERO)
    table.put("speed")
    table.change("the-break-in", threat=6)
    table.does("thwart:speed>the-break-in", "trigger:speed", "thwart:speed>the-break-in")
    assert (table.threat(), table.damage("speed"), table.piece("speed").exhausted) == (2, 2, True)


def test_confused_speed_does_not_ready() -> None:
    table = Table(HERO)
    table.put("speed", confused=1)
    table.change("the-break-in", threat=6)
    table.does("thwart:speed>the-break-in")
    table.waits_for(0, "turn")
    assert (table.piece("speed").confused, table.piece("speed").exhausted) == (0, True)


def test_speed_answers_a_thwart_that_defeats_him_but_no_attack() -> None:
    table = Table(HERO)
    table.put("speed", damage=3)
    table.change("the-break-in", threat=6)
    table.does("thwart:speed>the-break-in", "trigger:speed")
    assert not table.in_play("speed")
    table.put("speed")
    table.does("attack:speed>rhino-1")
    table.waits_for(0, "turn")


@pytest.mark.parametrize(("top", "damage"), [(TWO, 2), (NONE, 0)])
def test_wiccan_deals_damage_equal_to_the_discarded_card_s_boost_icons(top: str, damage: int) -> None:
    table = Table("spider-man")
    table.put("wiccan")
    table.put("hydra-mercenary", tough=1)
    table.change("the-break-in", threat=3)
    table.encounter(top)
    table.does("thwart:wiccan>the-break-in", "trigger:wiccan", "pick:rhino-1?")  # not an attack: guard is ignored
    assert (table.damage("rhino-1"), table.damage("wiccan"), table.threat()) == (damage, 1, 2)


def test_crisis_averted_removes_six_threat() -> None:
    table = Table(HERO)
    table.change("the-break-in", threat=7)
    table.hand("crisis-averted", "strength", "energy")
    table.does("play:crisis-averted", "pay")
    assert table.threat() == 1


@rule("CHA-IGNORE-01")
def test_crisis_averted_ignores_crisis_if_paid_with_mental() -> None:
    table = Table(HERO)
    table.put("crowd-control", threat=2)
    table.change("the-break-in", threat=7)
    table.hand("crisis-averted", "strength", "energy")
    assert not table.offers("play:crisis-averted")
    table.hand("crisis-averted", "genius", "energy", "strength")
    table.does("play:crisis-averted", "spend:energy")
    assert not table.offers("done")
    table.does("spend:genius?")
    assert table.threat() == 1
    table.hand("crisis-averted", "strength", "chaos-magic")  # a wild resource counts
    assert table.offers("play:crisis-averted")


def test_confused_hero_wastes_crisis_averted() -> None:
    table = Table(HERO)
    table.change("the-break-in", threat=6)
    table.change(HERO, confused=1)
    table.hand("crisis-averted", "genius", "energy")
    table.does("play:crisis-averted", "pay")
    assert (table.threat(), table.piece(HERO).confused, table.held()) == (6, 0, [])


@pytest.mark.parametrize(("paid", "left"), [("genius", (2, 1)), ("energy", (2, 3))])
def test_multitasking_thwarts_a_second_scheme_if_paid_with_mental(paid: str, left: tuple[int, int]) -> None:
    table = Table(HERO)
    table.put("bomb-scare", threat=3)
    table.change("the-break-in", threat=4)
    table.hand("multitasking", paid)
    table.does("play:multitasking", f"spend:{paid}?", "pick:the-break-in", "pick:bomb-scare?")
    assert (table.threat(), table.threat("bomb-scare")) == left


def test_multitasking_can_remove_a_crisis_before_thwarting_the_main_scheme() -> None:
    table = Table(HERO)
    table.put("crowd-control", threat=2)
    table.change("the-break-in", threat=4)
    table.hand("multitasking", "genius", "turn-the-tide")
    table.does("play:multitasking", "spend:genius?")
    assert (table.in_play("crowd-control"), table.threat()) == (False, 2)
    table.does("trigger:turn-the-tide")  # either scheme satisfies it
    assert table.damage("rhino-1") == 3


def test_swift_retribution_makes_the_villain_scheme_first() -> None:
    table = Table(HERO)
    table.hand("swift-retribution", "energy")
    table.encounter(ONE)
    table.does("play:swift-retribution", "spend:energy?", "pass")
    assert (table.threat(), table.damage("rhino-1")) == (2, 4)


@pytest.mark.parametrize("held", ["villain", "hero", "guard"])
def test_swift_retribution_with_a_status_card_or_a_guard(held: str) -> None:
    table = Table(HERO)
    if held == "guard":
        table.put("hydra-mercenary")
    table.change("rhino-1", confused=1 if held == "villain" else 0)
    table.change(HERO, stunned=1 if held == "hero" else 0)
    table.hand("swift-retribution", "energy")
    assert table.offers("play:swift-retribution") == (held != "guard")
    if held != "guard":
        table.does("play:swift-retribution", "spend:energy?", "pass?")
        assert (table.threat(), table.damage("rhino-1")) == (0, 4 if held == "villain" else 0)


def test_turn_the_tide_answers_removing_the_last_threat() -> None:
    table = Table(HERO)
    table.put("bomb-scare", threat=2)
    table.hand("turn-the-tide")
    table.does(f"thwart:{HERO}>bomb-scare", "trigger:turn-the-tide")
    assert table.damage("rhino-1") == 3
    table.change("the-break-in", threat=2)
    table.change(HERO, exhausted=False)
    table.hand("turn-the-tide")
    table.does(f"thwart:{HERO}>the-break-in", "trigger:turn-the-tide")
    assert table.damage("rhino-1") == 6


def test_turn_the_tide_answers_only_the_hero_s_own_thwart() -> None:
    table = Table(HERO)
    table.put("bomb-scare", threat=2)
    table.put("speed")
    table.hand("turn-the-tide")
    table.does("thwart:speed>bomb-scare", "pass")
    table.waits_for(0, "turn")
    table.change("the-break-in", threat=3)
    table.does(f"thwart:{HERO}>the-break-in")  # one threat is left
    table.waits_for(0, "turn")
    table.change("the-break-in", threat=2)
    table.encounter(ONE, TWO, TWO)
    table.hand("turn-the-tide", "hex-bolt", "energy")
    table.does("play:hex-bolt", "spend:energy?", "pass", "pass", "pass")
    table.waits_for(0, "turn")
    assert (table.threat(), table.damage("rhino-1")) == (0, 0)


def test_spiritual_meditation_needs_a_mystic() -> None:
    table = Table(HERO, "spider-man", form="alter-ego")
    table.hand("spiritual-meditation", "energy", "genius", "strength")
    table.deck("hex-bolt", "warp-reality")
    table.does("play:spiritual-meditation", "pick:hex-bolt")
    assert sorted(table.held()) == ["energy", "genius", "strength", "warp-reality"]
    table.hand("spiritual-meditation", "energy", seat=1)
    table.does("end-turn")
    assert not table.offers("play:spiritual-meditation")


@pytest.mark.parametrize(("mode", "stage", "damage"), [("standard", "rhino-1", 3), ("expert", "rhino-2", 4)])
def test_browbeat_deals_more_damage_at_later_stages(mode: str, stage: str, damage: int) -> None:
    table = Table(HERO, mode=mode)
    table.hand("browbeat", "energy")
    table.does("play:browbeat", "pay")
    assert table.damage(stage) == damage
    table.put("hydra-mercenary")
    table.hand("browbeat", "energy")
    assert not table.offers("play:browbeat")


def test_browbeat_needs_an_avenger() -> None:
    table = of_products("scarlet-witch", "ms-marvel")("ms-marvel")
    table.hand("browbeat", "energy")
    assert not table.offers("play:browbeat")


def test_last_stand_discards_an_ally_to_boost_its_attack() -> None:
    table = Table("she-hulk", "spider-man")
    table.put("hellcat")
    table.put("black-cat", 1)
    table.hand("last-stand")
    table.does("attack:hellcat>rhino-1", "trigger:last-stand")
    assert (table.damage("rhino-1"), table.in_play("hellcat"), "hellcat" in table.discarded()) == (4, False, True)
    table.hand("last-stand")
    table.does("end-turn", "attack:black-cat>rhino-1")
    assert not table.offers("trigger:last-stand")  # another player's ally


def test_last_stand_ignores_a_stunned_ally() -> None:
    table = Table("she-hulk")
    table.put("hellcat", stunned=1)
    table.hand("last-stand")
    table.does("attack:hellcat>rhino-1")
    table.waits_for(0, "turn")
    assert table.in_play("hellcat")


def test_bait_and_switch_makes_the_villain_attack_and_removes_threat() -> None:
    table = Table("she-hulk")
    table.change("the-break-in", threat=5)
    table.hand("bait-and-switch", "energy")
    table.does("play:bait-and-switch", "spend:energy?", "undefended")
    assert (table.damage("she-hulk"), table.threat()) == (2, 1)


@pytest.mark.parametrize("held", ["villain", "hero", "crisis"])
def test_bait_and_switch_with_a_status_card_or_a_crisis(held: str) -> None:
    table = Table("she-hulk")
    table.change("the-break-in", threat=5)
    if held == "crisis":
        table.put("crowd-control", threat=2)
    table.change("rhino-1", stunned=1 if held == "villain" else 0)
    table.change("she-hulk", confused=1 if held == "hero" else 0)
    table.hand("bait-and-switch", "energy")
    assert table.offers("play:bait-and-switch") == (held != "crisis")
    if held != "crisis":
        table.does("play:bait-and-switch", "spend:energy?")
        assert (table.damage("she-hulk"), table.threat()) == (0, 1 if held == "villain" else 5)


def test_recuperation_heals_the_rec_value() -> None:
    table = Table(HERO, form="alter-ego")
    table.hand("recuperation", "energy")
    assert not table.offers("play:recuperation")
    table.change(HERO, damage=5)
    table.does("play:recuperation", "pay")
    assert (table.damage(HERO), table.piece(HERO).exhausted) == (2, False)
    table.does(f"recover:{HERO}")
    assert table.damage(HERO) == 0
    table = Table(HERO)
    table.change(HERO, damage=5)
    table.hand("recuperation", "energy")
    assert not table.offers("play:recuperation")
