"""Aspect and basic cards of the Doctor Strange pack."""

from __future__ import annotations

import pytest

from games.champions.table import of_products
from tableverse.games.champions.rules import numbers

Table = of_products("doctor-strange")
STRANGE = "doctor-strange"


def test_brother_voodoo_takes_an_event_from_the_top_five_cards() -> None:
    table = Table(STRANGE)
    table.deck("energy", "magic-blast", "genius", "warning", "strength", "protective-ward")
    table.hand("brother-voodoo", "energy", "haymaker")
    table.does("play:brother-voodoo", "pay", "trigger:brother-voodoo")
    assert sorted(table.options()) == ["pick:magic-blast", "pick:warning"]
    table.does("pick:warning")
    assert table.held() == ["warning"]
    table.change("the-break-in", threat=3)
    table.does("thwart:brother-voodoo>the-break-in")
    assert table.damage("brother-voodoo") == 2


@pytest.mark.parametrize("used", [True, False])
def test_defeated_clea_may_be_shuffled_into_the_deck(used: bool) -> None:
    table = Table(STRANGE)
    table.put("clea", damage=1)
    table.does("attack:clea>rhino-1", "trigger:clea" if used else "pass")
    assert not table.in_play("clea")
    assert table.discarded() == ([] if used else ["clea"])
    assert any(table.shown(thing) == "clea" for thing in table.state.players[0].deck) == used


def test_iron_fist_spends_a_counter_to_stun_and_damage_before_his_attack() -> None:
    table = Table(STRANGE)
    table.put("iron-fist")
    table.put("sandman", tough=1)
    table.does("attack:iron-fist>sandman", "trigger:iron-fist")
    sandman = table.piece("sandman")
    assert (sandman.tough, sandman.stunned, sandman.damage) == (0, 1, 2)
    assert (table.piece("iron-fist").counters, table.damage("iron-fist")) == (1, 1)
    table.change("iron-fist", counters=0, exhausted=False)
    table.does("attack:iron-fist>sandman")
    assert table.in_play("iron-fist")


@pytest.mark.parametrize(("boost", "ready"), [("charge", True), ("hydra-bomber", True), ("rhino-charges", False)])
def test_desperate_defense_readies_a_hero_who_took_no_damage(boost: str, ready: bool) -> None:
    table = Table(STRANGE)
    table.hand("desperate-defense", "energy")
    if boost == "rhino-charges":
        table.change("rhino-1", boosts=[table.make("charge")])
        boost = "sandman"
    table.attacked("rhino-1", boost=boost)
    table.does(f"defend:{STRANGE}", "trigger:desperate-defense", "spend:energy?")
    assert (table.damage(STRANGE) == 0) == ready
    assert table.piece(STRANGE).exhausted != ready
    assert table.stat(STRANGE, "def") == 2


def test_momentum_shift_requires_two_damage_to_heal() -> None:
    table = Table(STRANGE)
    table.change(STRANGE, damage=1)
    table.hand("momentum-shift", "energy")
    assert not table.offers("play:momentum-shift")
    table.change(STRANGE, damage=3)
    table.does("play:momentum-shift", "pay")
    assert (table.damage(STRANGE), table.damage("rhino-1")) == (1, 2)
    table.change(STRANGE, damage=3, stunned=1)
    table.hand("momentum-shift", "energy")
    table.does("play:momentum-shift", "pay")
    assert (table.damage(STRANGE), table.damage("rhino-1")) == (1, 2)


def test_night_nurse_heals_and_removes_a_status_card() -> None:
    table = Table(STRANGE, "she-hulk")
    table.put("the-night-nurse", counters=1)
    table.change("she-hulk", damage=4, stunned=1, confused=1)
    table.does("use:the-night-nurse", "pick:she-hulk?", "lose:confused:she-hulk")
    she = table.piece("she-hulk")
    assert (she.damage, she.stunned, she.confused) == (3, 1, 0)
    assert table.discarded() == ["the-night-nurse"]


def test_drs_01_night_nurse_can_remove_tough() -> None:
    table = Table(STRANGE)
    table.put("the-night-nurse")
    table.change(STRANGE, damage=3, tough=1)
    table.does("use:the-night-nurse")
    assert (table.damage(STRANGE), table.piece(STRANGE).tough) == (2, 0)


def test_unflappable_draws_if_the_hero_defends_without_damage() -> None:
    table = Table(STRANGE)
    table.put("unflappable")
    table.put("wong")
    table.attacked("rhino-1")
    table.does("defend:wong")
    table.waits_for(0, "turn")
    table.attacked("rhino-1", boost="hydra-mercenary")
    table.does(f"defend:{STRANGE}")
    table.waits_for(0, "turn")  # he took damage
    table.change(STRANGE, exhausted=False)
    table.attacked("rhino-1")
    table.does(f"defend:{STRANGE}", "trigger:unflappable")
    assert len(table.held()) == 1


def test_warning_protects_only_heroes_and_is_not_a_defense() -> None:
    table = Table("she-hulk", STRANGE)
    table.put("hawkeye", 0)
    table.hand("warning", seat=1)
    table.attacked("rhino-1", boost="hydra-mercenary")
    table.undefended()
    table.does("trigger:warning")
    assert table.damage("she-hulk") == 2
    assert not table.events("defends")
    table.hand("warning", seat=1)
    table.attacked("rhino-1")
    table.does("defend:hawkeye")
    assert table.held(1) == ["warning"]


def test_sorcerer_supreme_needs_a_mystic_and_raises_the_hero_s_hand_size() -> None:
    table = Table("spider-man", STRANGE)
    table.hand("the-sorcerer-supreme", "energy")
    assert not table.offers("play:the-sorcerer-supreme")
    table.put("the-sorcerer-supreme", 1)
    assert numbers.hand_size(table.state, 1) == 6
    table.state.show(table.state.identity(1), "stephen-strange")
    assert numbers.hand_size(table.state, 1) == 6


def test_skilled_strike_answers_only_basic_attacks() -> None:
    table = Table("she-hulk")
    table.hand("skilled-strike", "skilled-strike")
    table.does("attack:she-hulk>rhino-1", "trigger:skilled-strike", "trigger:skilled-strike")
    assert table.damage("rhino-1") == 7
    table.hand("skilled-strike", "haymaker", "energy")
    table.does("play:haymaker", "spend:energy")
    assert table.held() == ["skilled-strike"]


def test_foiled_answers_only_boost_icons_while_scheming() -> None:
    table = Table(STRANGE)
    table.hand("foiled")
    table.schemed("rhino-1", boost="sandman")
    table.does("trigger:foiled")
    assert table.threat() == 1
    table.hand("foiled")
    table.schemed("rhino-1", boost="advance")
    table.attacked("rhino-1", boost="sandman")
    table.does("undefended")
    assert table.held() == ["foiled"]


def test_upgrades_on_iron_man_cost_less() -> None:
    table = Table(STRANGE)
    table.put("leadership-iron-man")
    table.put("hawkeye")
    table.hand("inspired")
    table.does("play:inspired")  # free only on Iron Man
    assert table.stat("leadership-iron-man", "atk") == table.game.cards.by_id["leadership-iron-man"].stats["atk"] + 1
    table.hand("inspired", "energy")
    table.does("play:inspired", "spend:energy?")
    assert table.stat("hawkeye", "atk") == 2


def test_upgrade_target_is_chosen_before_its_cost_is_paid() -> None:
    table = Table(STRANGE)
    table.put("leadership-iron-man")
    table.put("hawkeye")
    table.hand("inspired", "energy")
    table.does("play:inspired", "place:leadership-iron-man")
    assert table.held() == ["energy"]


def test_clea_discarded_by_the_ally_limit_is_not_shuffled_into_the_deck() -> None:
    table = Table(STRANGE)
    for card in ("clea", "hawkeye", "mockingbird"):
        table.put(card)
    table.hand("wong", "energy", "haymaker")
    table.does("play:wong", "pay", "discard:clea")
    assert table.discarded()[-1] == "clea"


def test_iron_fist_stuns_the_villain() -> None:
    table = Table(STRANGE)
    table.put("iron-fist")
    table.does("attack:iron-fist>rhino-1", "trigger:iron-fist")
    assert (table.damage("rhino-1"), table.piece("rhino-1").stunned) == (3, 1)


def test_desperate_defense_needs_a_basic_defense_and_counts_damage_taken() -> None:
    table = Table(STRANGE)
    table.hand("desperate-defense", "energy")
    table.attacked("rhino-1")
    table.does("undefended")
    assert len(table.held()) == 2
    table.change(STRANGE, damage=0, tough=1)
    table.change("rhino-1", boosts=[table.make("charge")])
    table.attacked("rhino-1", boost="sandman")
    table.does(f"defend:{STRANGE}", "trigger:desperate-defense", "spend:energy?")
    assert (table.damage(STRANGE), table.piece(STRANGE).exhausted) == (0, False)


def test_backflip_counts_as_a_defense_for_unflappable() -> None:
    table = Table("spider-man")
    table.put("unflappable")
    table.hand("backflip")
    table.attacked("rhino-1")
    table.does("pass", "undefended", "trigger:backflip")
    assert table.offers("trigger:unflappable")


def test_warning_protects_one_hero_and_waits_for_tough() -> None:
    table = Table("spider-man", "she-hulk")
    table.hand("warning")
    table.reveals("shocker")
    table.does("trigger:warning", "pick:spider-man?", "pass?")
    assert sorted((table.damage("spider-man"), table.damage("she-hulk"))) == [0, 1]
    table.hand("warning")
    table.change("spider-man", tough=1)
    table.attacked("rhino-1")
    table.does("pass?", "undefended", "undefended?")
    assert (table.held(), table.piece("spider-man").tough) == (["warning"], 0)


def test_iron_man_ally_cannot_be_played_beside_the_hero_tony_stark() -> None:
    table = Table("iron-man", STRANGE)
    table.hand("leadership-iron-man", "energy", "genius", seat=1)
    table.does("end-turn")
    table.waits_for(1, "turn")
    assert "play:leadership-iron-man" not in table.options()
