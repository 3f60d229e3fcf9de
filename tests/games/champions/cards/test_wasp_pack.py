"""Aspect and basic cards of the Wasp pack."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import offers, threaten
from games.champions.table import Table as AnyTable
from games.champions.table import of_products
from tableverse.games.champions.rules import numbers
from tableverse.kernel.modifiers import Modifier

Table = of_products("wasp")
WASP = "wasp-a"
GIANT = "wasp-c"


def wasp(face: str = WASP, *others: str) -> AnyTable:
    table = Table(WASP, *others)
    table.state.show(table.state.identity(0), face)
    table.ask()
    return table


# --- Aggression -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("paid", "hurt"), [(["strength", "energy"], 3), (["energy", "genius"], 2)])
def test_jane_foster_damages_the_villain_when_played(paid: list[str], hurt: int) -> None:
    table = Table("she-hulk")
    table.put("hydra-mercenary")
    table.hand("aggression-thor", *paid)
    table.does("play:aggression-thor", "pay", "trigger:aggression-thor")
    assert table.damage("rhino-1") == hurt


def test_jane_foster_put_into_play_deals_no_damage() -> None:
    table = Table("she-hulk")
    table.discard("aggression-thor")
    table.hand("make-the-call", "energy", "genius")
    table.does("play:make-the-call", "pay")
    assert table.in_play("aggression-thor")
    assert not table.offers("trigger:aggression-thor")
    assert table.damage("rhino-1") == 0


@pytest.mark.parametrize(
    ("paid", "counters"),
    [(["energy"], 2), (["energy", "energy"], 3), (["wsp-pym-particles"], 1)],
)
def test_janet_gets_counters_for_energy_paid(paid: list[str], counters: int) -> None:
    table = wasp()
    table.hand("aggression-wasp", *paid, "strength")
    table.does("play:aggression-wasp")
    assert "spend:strength" not in table.options()
    table.does(*(f"spend:{card}" for card in paid), "done?")
    if table.offers("trigger:wsp-pym-particles"):
        table.does("pass")
    table.does("trigger:aggression-wasp")
    assert table.piece("aggression-wasp").counters == counters
    assert numbers.remaining(table.state, table.thing("aggression-wasp")) == counters
    assert table.held()[0] == "strength"


def test_janet_without_energy_is_defeated() -> None:
    table = Table("she-hulk")
    table.hand("aggression-wasp", "genius")
    table.does("play:aggression-wasp")
    assert (table.discarded(), table.held()) == (["aggression-wasp"], ["genius"])


def test_into_the_fray_removes_threat_for_excess_damage() -> None:
    table = Table("she-hulk")
    threaten(table, 6)
    table.change("she-hulk", confused=1)
    table.hand("into-the-fray", "energy", "genius")
    assert "play:into-the-fray" not in table.options()
    table.put("hydra-bomber")
    table.does("play:into-the-fray", "pay")
    assert (table.in_play("hydra-bomber"), table.threat(), table.piece("she-hulk").confused) == (False, 2, 1)


def test_into_the_fray_removes_no_threat_past_crisis_or_tough() -> None:
    table = Table("she-hulk")
    threaten(table, 6)
    table.put("hydra-bomber")
    table.put("crowd-control", threat=2)
    table.hand("into-the-fray", "energy", "genius")
    table.does("play:into-the-fray", "pay")
    assert (table.in_play("hydra-bomber"), table.threat()) == (False, 6)
    table = Table("she-hulk")
    threaten(table, 6)
    table.put("sandman", tough=1)
    table.hand("into-the-fray", "energy", "genius")
    table.does("play:into-the-fray", "pay")
    assert (table.damage("sandman"), table.piece("sandman").tough, table.threat()) == (0, 0, 6)


@pytest.mark.parametrize(("paid", "hurt"), [("strength", 4), ("energy", 3)])
def test_surprise_attack_answers_a_change_to_hero_form(paid: str, hurt: int) -> None:
    table = Table("captain-marvel", form="alter-ego")
    table.hand("surprise-attack", paid)
    table.does("change-form", "trigger:surprise-attack", "pay")
    assert table.damage("rhino-1") == hurt
    table = Table("captain-marvel")
    table.hand("surprise-attack", paid)
    table.does("change-form")
    assert not table.offers("trigger:surprise-attack")


def test_surprise_attack_is_an_attack_and_answers_any_hero_form() -> None:
    table = wasp()
    table.put("hydra-mercenary")
    table.hand("surprise-attack", "energy")
    table.does(f"change-form:{GIANT}", "trigger:surprise-attack", "pay")
    assert (table.in_play("hydra-mercenary"), table.damage("rhino-1")) == (False, 0)


def test_boot_camp_raises_allies_of_its_controller() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("hellcat", 1)
    table.put("hawkeye")
    table.hand("boot-camp", "energy", "genius")
    table.does("play:boot-camp", "pay", "place:she-hulk")
    assert (table.stat("hellcat", "atk"), table.stat("hawkeye", "atk")) == (2, 1)
    table.hand("boot-camp", "energy", "genius")
    table.does("play:boot-camp", "pay")  # the other player already has a copy
    assert table.stat("hawkeye", "atk") == 2


def test_lie_in_wait_damages_a_minion_that_engages() -> None:
    table = Table("captain-marvel")
    table.put("lie-in-wait")
    table.reveals("shocker")
    table.does("trigger:lie-in-wait")
    assert not table.in_play("shocker")
    assert table.discarded() == ["lie-in-wait"]
    table = Table("captain-marvel")
    table.put("lie-in-wait")
    table.reveals("whiplash")
    table.does("trigger:lie-in-wait")
    assert (table.damage("whiplash"), table.damage("captain-marvel")) == (3, 1)


def test_lie_in_wait_is_an_attack_in_hero_form_on_the_own_minion() -> None:
    table = Table("captain-marvel")
    table.put("lie-in-wait")
    table.change("captain-marvel", stunned=1)
    table.reveals("whiplash")
    table.does("trigger:lie-in-wait")
    assert (table.damage("whiplash"), table.piece("captain-marvel").stunned) == (0, 0)
    assert not table.in_play("lie-in-wait")
    table = Table("captain-marvel", "spider-man")
    table.put("lie-in-wait")
    table.reveals("whiplash", 1)
    assert not table.offers("trigger:lie-in-wait")
    table = Table("captain-marvel", form="alter-ego")
    table.put("lie-in-wait")
    table.reveals("whiplash")
    assert not table.offers("trigger:lie-in-wait")
    table.hand("lie-in-wait", "energy")
    assert "play:lie-in-wait" not in table.options()


# --- other aspects ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("stage", "left"), [("rhino-1", 3), ("rhino-2", 2), ("rhino-3", 1)])
def test_running_interference_removes_more_threat_at_later_stages(stage: str, left: int) -> None:
    table = Table("spider-man")
    table.change("rhino-1", face=stage)
    threaten(table, 6)
    table.hand("justice-running-interference", "energy")
    table.does("play:justice-running-interference", "pay")
    assert table.threat() == left


def test_running_interference_needs_an_avenger_and_obeys_crisis() -> None:
    table = Table("black-panther", form="alter-ego")
    threaten(table, 6)
    table.hand("justice-running-interference", "energy")
    assert "play:justice-running-interference" not in table.options()
    table = Table("spider-man")
    threaten(table, 6)
    table.put("crowd-control", threat=2)
    table.hand("justice-running-interference", "energy")
    assert "play:justice-running-interference" not in table.options()


def test_all_for_one_adds_damage_for_each_exhausted_avenger() -> None:
    table = Table("spider-man")
    table.put("hawkeye")
    table.put("maria-hill")
    table.put("vision", exhausted=True)
    table.hand("all-for-one", "energy")
    table.does("play:all-for-one", "pay", "may:yes")
    assert offers(table, "pick") == ["hawkeye", "spider-man"]
    table.does("pick:hawkeye", "pick:spider-man")
    assert table.damage("rhino-1") == 5
    assert (table.piece("hawkeye").exhausted, table.piece("maria-hill").exhausted) == (True, False)


def test_all_for_one_may_exhaust_nobody_and_deals_one_amount() -> None:
    table = Table("spider-man")
    table.put("hawkeye")
    table.hand("all-for-one", "energy")
    table.does("play:all-for-one", "pay", "may:no")
    assert (table.damage("rhino-1"), table.piece("hawkeye").exhausted) == (3, False)
    table = Table("spider-man")
    table.change("rhino-1", tough=1)
    table.put("hawkeye")
    table.hand("all-for-one", "energy")
    table.does("play:all-for-one", "pay", "may:yes", "pick:hawkeye", "done")
    assert (table.damage("rhino-1"), table.piece("rhino-1").tough) == (0, 0)
    table = Table("spider-man")
    table.change("spider-man", stunned=1)
    table.put("hawkeye")
    table.hand("all-for-one", "energy")
    table.does("play:all-for-one", "pay")
    assert (table.damage("rhino-1"), table.piece("hawkeye").exhausted) == (0, False)


def test_perseverance_gives_tough_only_without_one() -> None:
    table = Table("captain-marvel", form="alter-ego")
    table.hand("perseverance", "energy")
    table.does("change-form", "trigger:perseverance", "pay")
    assert table.piece("captain-marvel").tough == 1
    table = Table("captain-marvel", form="alter-ego")
    table.change("captain-marvel", tough=1)
    table.hand("perseverance", "energy")
    table.does("change-form")
    assert not table.offers("trigger:perseverance")


# --- basic ------------------------------------------------------------------------------------------------------------


def test_ironheart_draws_only_when_played() -> None:
    table = Table("she-hulk")
    table.hand("ironheart", "energy")
    table.does("play:ironheart", "pay", "trigger:ironheart")
    assert table.held() == ["quiet-card"]
    table = Table("she-hulk")
    table.discard("ironheart")
    table.hand("make-the-call", "energy")
    table.does("play:make-the-call", "pay")
    assert table.in_play("ironheart")
    assert not table.offers("trigger:ironheart")


@pytest.mark.parametrize(("power", "thw", "atk"), [("thw", 3, 2), ("atk", 1, 4)])
def test_miles_morales_raises_a_chosen_power_for_the_phase(power: str, thw: int, atk: int) -> None:
    table = Table("spider-man")
    table.hand("basic-spider-man", "energy", "genius")
    table.does("play:basic-spider-man", "pay", "trigger:basic-spider-man", f"choose:{power}")
    assert (table.stat("basic-spider-man", "thw"), table.stat("basic-spider-man", "atk")) == (thw, atk)
    table.does("end-turn")
    while table.decision.kind == "discard":
        table.does("done")
    assert (table.stat("basic-spider-man", "thw"), table.stat("basic-spider-man", "atk")) == (1, 2)


def test_the_power_in_all_of_us_counts_double_for_basic_cards() -> None:
    table = Table("she-hulk")
    table.hand("mockingbird", "the-power-in-all-of-us", "haymaker")
    table.does("play:mockingbird", "pay")
    assert (table.in_play("mockingbird"), table.held()) == (True, [])
    table.hand("uppercut", "the-power-in-all-of-us", "haymaker")
    assert "play:uppercut" not in table.options()


def test_athletic_conditioning_removes_one_status_card() -> None:
    table = Table("she-hulk")
    table.change("she-hulk", stunned=1, confused=1, tough=1)
    table.hand("athletic-conditioning", "energy")
    table.does("play:athletic-conditioning", "pay", "lose:stunned:she-hulk")
    piece = table.piece("she-hulk")
    assert (piece.stunned, piece.confused, piece.tough) == (0, 1, 1)
    table.change("she-hulk", confused=0)
    table.hand("athletic-conditioning", "energy")
    assert "play:athletic-conditioning" not in table.options()


def test_divided_attack_without_atk_deals_no_damage() -> None:
    table = wasp(GIANT)
    table.put("hydra-mercenary")
    table.state.modifiers.append(Modifier("atk", table.thing(WASP), -2, "game", ""))
    table.does(f"attack:{WASP}>hydra-mercenary")
    assert (table.damage("rhino-1"), table.damage("hydra-mercenary")) == (0, 0)
    table.waits_for(0, "turn")
