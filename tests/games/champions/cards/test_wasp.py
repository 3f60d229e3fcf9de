"""Wasp: her three forms, identity cards, obligation and nemesis set."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import offers, threaten
from games.champions.table import Table as AnyTable
from games.champions.table import of_products
from tableverse.games.champions.rules import numbers

Table = of_products("wasp")
WASP = "wasp-a"
GIANT = "wasp-c"
NADIA = "nadia-van-dyne"


def wasp(face: str = WASP, *others: str) -> AnyTable:
    table = Table(WASP, *others)
    table.state.show(table.state.identity(0), face)
    table.ask()
    return table


# --- three forms ------------------------------------------------------------------------------------------------------


def test_wasp_changes_between_three_forms() -> None:
    table = wasp(NADIA)
    assert offers(table, "change-form") == [WASP, GIANT]
    table.does(f"change-form:{GIANT}")
    assert [table.stat(WASP, name) for name in ("thw", "atk", "def", "hand")] == [2, 2, 3, 5]


def test_small_but_mighty_answers_defeating_a_minion_or_side_scheme() -> None:
    table = wasp()
    table.put("hydra-bomber", damage=1)
    table.does(f"attack:{WASP}>hydra-bomber", f"trigger:{WASP}")
    assert table.damage("rhino-1") == 1
    table = wasp()
    table.put("crowd-control", threat=1)
    table.does(f"thwart:{WASP}>crowd-control", f"trigger:{WASP}")
    assert table.damage("rhino-1") == 1


def test_small_but_mighty_ignores_allies_and_giant_form() -> None:
    table = wasp()
    table.put("hydra-bomber", damage=1)
    table.put("hellcat")
    table.does("attack:hellcat>hydra-bomber")
    assert not table.offers(f"trigger:{WASP}")
    table = wasp(GIANT)
    table.put("hydra-bomber", damage=1)
    table.does(f"attack:{WASP}>hydra-bomber", "damage:hydra-bomber?")
    assert not table.offers(f"trigger:{WASP}")
    assert table.damage("rhino-1") == 0


def test_small_but_mighty_answers_events_and_ignores_guard() -> None:
    table = wasp()
    table.put("hydra-mercenary", damage=1)
    table.put("hydra-mercenary")
    table.hand("wasp-sting", "energy")
    guard = next(piece for piece in table.state.play.values() if piece.damage)
    table.does("play:wasp-sting/wasp-sting-2", "spend:energy?")
    table.chooses(f"pick:{guard.id}")
    table.does(f"trigger:{WASP}")
    assert table.damage("rhino-1") == 1


def test_nadia_shuffles_cards_with_a_mental_resource_back() -> None:
    table = wasp(NADIA)
    table.discard("genius", "pinpoint-strike", "energy", "genius")
    table.ask()
    before = len(table.state.players[0].deck)
    table.does(f"use:{WASP}")
    assert set(offers(table, "pick")) == {"genius", "pinpoint-strike"}
    table.does("pick:genius", "pick:genius")
    assert len(table.state.players[0].deck) == before + 2
    assert table.discarded() == ["pinpoint-strike", "energy"]
    assert offers(table, "use") == []


def test_nadia_may_take_one_card_and_ignores_wild_resources() -> None:
    table = wasp(NADIA)
    table.discard("genius", "pinpoint-strike")
    table.ask()
    table.does(f"use:{WASP}", "pick:genius", "done")
    assert table.discarded() == ["pinpoint-strike"]
    table = wasp(NADIA)
    table.discard("wsp-pym-particles", "energy")
    table.ask()
    assert offers(table, "use") == []


def test_giant_wasp_divides_her_attack() -> None:
    table = wasp(GIANT)
    table.put("shocker")
    table.does(f"attack:{WASP}>shocker", "damage:rhino-1")
    assert (table.damage("shocker"), table.damage("rhino-1")) == (1, 1)
    table = wasp(GIANT)
    table.put("shocker")
    table.does(f"attack:{WASP}>shocker", "damage:shocker")
    assert (table.damage("shocker"), table.damage("rhino-1")) == (2, 0)


@pytest.mark.parametrize(
    ("face", "more", "left"),
    [(GIANT, "threat:breakin-takin", (2, 2)), (GIANT, "threat:crowd-control", (1, 3)), (WASP, "pass?", (1, 3))],
)
def test_giant_wasp_may_divide_her_thwart(face: str, more: str, left: tuple[int, int]) -> None:
    table = wasp(face)
    if face == WASP:
        table.put("heroic-intuition")  # THW 2, as in Giant form
    table.put("crowd-control", threat=3)
    table.put("breakin-takin", threat=3)
    table.does(f"thwart:{WASP}>crowd-control", more)
    assert (table.threat("crowd-control"), table.threat("breakin-takin")) == left


def test_divided_attack_cannot_reach_the_villain_past_a_guard() -> None:
    table = wasp(GIANT)
    table.put("hydra-mercenary", damage=2)
    table.does(f"attack:{WASP}>hydra-mercenary")
    assert table.damage("rhino-1") == 0
    assert not table.in_play("hydra-mercenary")


def test_wsp_01_divided_thwart_cannot_reach_the_main_scheme_past_a_crisis() -> None:
    table = wasp(GIANT)
    threaten(table, 5)
    table.put("crowd-control", threat=1)
    table.does(f"thwart:{WASP}>crowd-control")
    assert not table.in_play("crowd-control")
    assert table.threat() == 5


def test_wsp_03_each_enemy_of_a_divided_attack_retaliates_in_chosen_order() -> None:
    for first, hurt in (("whiplash", 2), ("m-o-d-o-k", 1)):
        table = wasp(GIANT)
        table.change(WASP, tough=1)
        table.put("whiplash")
        table.put("m-o-d-o-k")
        table.does(f"attack:{WASP}>whiplash", "damage:m-o-d-o-k", f"next:{first}?", f"order:{first}?")
        assert table.damage(WASP) == hurt


# --- identity cards ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "atk", "thw"), [(GIANT, 3, 2), (WASP, 2, 3), (NADIA, 2, 2)])
def test_ant_man_ally_s_stats_follow_wasp_s_form(face: str, atk: int, thw: int) -> None:
    table = wasp(face)
    table.put("wsp-ant-man")
    assert (table.stat("wsp-ant-man", "atk"), table.stat("wsp-ant-man", "thw")) == (atk, thw)
    assert numbers.has_trait(table.state, table.thing("wsp-ant-man"), "giant") == (face == GIANT)
    assert numbers.has_trait(table.state, table.thing("wsp-ant-man"), "tiny") == (face == WASP)


def test_ant_man_ally_cannot_be_played_beside_the_hero_ant_man() -> None:
    table = wasp(WASP, "ant-man-a")
    table.hand("wsp-ant-man", "energy", "genius")
    assert "play:wsp-ant-man" not in table.options()
    table.hand("swarm-tactics", "energy")
    table.does("play:swarm-tactics", "pay")
    assert table.piece(WASP).face == GIANT


def test_giant_help_is_divided_only_in_giant_form() -> None:
    table = wasp(GIANT)
    threaten(table, 5)
    table.put("bomb-scare", threat=2)
    table.hand("giant-help", "energy")
    table.does("play:giant-help", "pay", "threat:bomb-scare", "threat:the-break-in", "threat:bomb-scare")
    assert table.threat() == 3
    assert not table.in_play("bomb-scare")
    table = wasp()
    threaten(table, 5)
    table.put("bomb-scare", threat=2)
    table.hand("giant-help", "energy")
    table.does("play:giant-help", "pay", "pick:bomb-scare", f"trigger:{WASP}")
    assert (table.threat(), table.damage("rhino-1")) == (5, 1)


def test_giant_help_cannot_reach_the_main_scheme_past_a_crisis() -> None:
    table = wasp(GIANT)
    threaten(table, 5)
    table.put("crowd-control", threat=2)
    table.hand("giant-help", "energy")
    table.does("play:giant-help", "pay")
    assert table.threat() == 5
    assert not table.in_play("crowd-control")


def test_pinpoint_strike_has_overkill_in_tiny_form() -> None:
    table = wasp()
    table.put("shocker")
    table.hand("pinpoint-strike", "energy", "genius")
    table.does("play:pinpoint-strike", "pay", "pick:shocker", f"trigger:{WASP}")
    assert table.damage("rhino-1") == 6
    table = wasp(GIANT)
    table.put("shocker")
    table.hand("pinpoint-strike", "energy", "genius")
    table.does("play:pinpoint-strike", "pay", "pick:shocker")
    assert (table.in_play("shocker"), table.damage("rhino-1")) == (False, 0)
    table = wasp(GIANT)
    table.hand("pinpoint-strike", "energy", "genius")
    table.does("play:pinpoint-strike", "pay")
    assert table.damage("rhino-1") == 7


def test_pinpoint_strike_is_stopped_by_tough() -> None:
    table = wasp()
    table.put("sandman", tough=1)
    table.hand("pinpoint-strike", "energy", "genius")
    table.does("play:pinpoint-strike", "pay", "pick:sandman")
    assert (table.damage("sandman"), table.piece("sandman").tough, table.damage("rhino-1")) == (0, 0, 0)


def test_rapid_growth_during_an_attack_divides_it() -> None:
    table = wasp()
    table.put("shocker")
    table.hand("rapid-growth", "energy")
    table.does(f"attack:{WASP}>rhino-1", "trigger:rapid-growth", "pay?", "spend:energy?")
    table.does("damage:shocker", "damage:rhino-1", "damage:rhino-1")
    assert (table.piece(WASP).face, table.damage("rhino-1"), table.damage("shocker")) == (GIANT, 3, 1)
    assert table.stat(WASP, "atk") == 2


def test_rapid_growth_during_a_thwart_raises_its_power() -> None:
    table = wasp()
    threaten(table, 6)
    table.hand("rapid-growth", "energy")
    table.does(f"thwart:{WASP}>the-break-in", "trigger:rapid-growth", "spend:energy?")
    while table.offers("threat:the-break-in"):
        table.does("threat:the-break-in")
    assert table.threat() == 2


def test_rapid_growth_during_a_defense_raises_its_power() -> None:
    table = wasp()
    table.hand("rapid-growth", "energy")
    table.attacked("rhino-1", boost="stampede")
    table.does(f"defend:{WASP}", "trigger:rapid-growth", "spend:energy?")
    assert (table.piece(WASP).face, table.damage(WASP)) == (GIANT, 0)
    assert table.stat(WASP, "def") == 3


def test_rapid_growth_in_giant_form_only_raises_the_power() -> None:
    table = wasp(GIANT)
    table.hand("rapid-growth", "energy", "wasp-sting", "genius")
    table.does(f"attack:{WASP}>rhino-1", "trigger:rapid-growth", "spend:energy")
    assert table.damage("rhino-1") == 4
    table.hand("rapid-growth", "energy", "wasp-sting", "genius")
    table.does("play:wasp-sting")
    assert not table.offers("trigger:rapid-growth")


def test_wasp_sting_effect_depends_on_the_form() -> None:
    table = wasp(GIANT)
    table.put("hydra-bomber")
    table.put("shocker")
    table.hand("wasp-sting", "energy")
    table.does(
        "play:wasp-sting", "pay", "damage:hydra-bomber", "damage:shocker", "damage:hydra-bomber", "damage:rhino-1"
    )
    assert (table.in_play("hydra-bomber"), table.damage("shocker"), table.damage("rhino-1")) == (False, 1, 1)
    table = wasp()
    table.hand("wasp-sting", "energy")
    assert [option for option in table.options() if option.startswith("play:")] == ["play:wasp-sting/wasp-sting-2"]
    table.does("play:wasp-sting/wasp-sting-2", "pay")
    assert table.damage("rhino-1") == 5


def test_wasp_sting_cannot_reach_the_villain_past_a_guard() -> None:
    table = wasp(GIANT)
    table.put("hydra-mercenary", damage=2)
    table.hand("wasp-sting", "energy")
    table.does("play:wasp-sting", "pay")
    assert table.damage("rhino-1") == 0
    assert not table.in_play("hydra-mercenary")


def test_pym_particles_resolve_before_the_card_they_pay_for() -> None:
    table = wasp()
    table.hand("wasp-sting", "wsp-pym-particles", "haymaker")
    table.does("play:wasp-sting/wasp-sting-2", "pay", "trigger:wsp-pym-particles")
    assert (len(table.held()), table.damage("rhino-1")) == (1, 5)
    table = wasp()
    table.hand("rapid-growth", "wsp-pym-particles")
    table.does(f"attack:{WASP}>rhino-1", "trigger:rapid-growth", "trigger:wsp-pym-particles")
    assert (len(table.held()), table.piece(WASP).face) == (1, GIANT)
    table = wasp(GIANT)
    table.change(WASP, damage=5)
    table.hand("wasp-sting", "wsp-pym-particles", "haymaker")
    table.does("play:wasp-sting", "pay", "trigger:wsp-pym-particles")
    assert table.damage(WASP) == 3


def test_red_room_training_gives_tiny_basic_attacks_piercing() -> None:
    table = wasp()
    table.put("red-room-training")
    table.put("sandman", tough=1)
    table.does(f"attack:{WASP}>sandman")
    assert (table.damage("sandman"), table.piece("sandman").tough) == (1, 0)
    table = wasp()
    table.put("red-room-training")
    table.put("sandman", tough=1)
    table.hand("wasp-sting", "energy")
    table.does("play:wasp-sting/wasp-sting-2", "pay", "pick:sandman")
    assert (table.damage("sandman"), table.piece("sandman").tough) == (0, 0)


def test_red_room_training_retaliates_in_giant_form() -> None:
    for face, hurt in ((GIANT, 1), (WASP, 0)):
        table = wasp(face)
        table.put("red-room-training")
        table.put("shocker")
        table.attacked("shocker")
        table.undefended()
        assert (table.damage(WASP), table.damage("shocker")) == (2, hurt)


def test_bio_synthetic_wings_prevent_one_damage_in_tiny_form() -> None:
    table = wasp()
    table.put("bio-synthetic-wings")
    assert numbers.has_trait(table.state, table.thing(WASP), "aerial")
    table.attacked("rhino-1")
    table.does("undefended", "trigger:bio-synthetic-wings")
    assert (table.damage(WASP), table.piece("bio-synthetic-wings").exhausted) == (1, True)
    table = wasp()
    table.put("bio-synthetic-wings")
    table.reveals("shocker")
    table.does("trigger:bio-synthetic-wings")
    assert table.damage(WASP) == 0
    table = wasp(GIANT)
    table.put("bio-synthetic-wings")
    table.attacked("rhino-1")
    table.does("undefended")
    assert table.damage(WASP) == 2
    table.state.show(table.state.identity(0), NADIA)
    assert not numbers.has_trait(table.state, table.thing(WASP), "aerial")


def test_tough_prevents_damage_before_bio_synthetic_wings() -> None:
    table = wasp()
    table.put("bio-synthetic-wings")
    table.change(WASP, tough=1)
    table.attacked("rhino-1")
    table.does("undefended")
    assert (table.damage(WASP), table.piece("bio-synthetic-wings").exhausted) == (0, False)


def test_wasp_s_helmet_bonus_depends_on_the_form() -> None:
    table = wasp()
    table.put("wasp-s-helmet")
    assert (table.stat(WASP, "atk"), table.stat(WASP, "thw")) == (2, 1)
    table.hand("rapid-growth", "energy")
    table.does(f"attack:{WASP}>rhino-1", "trigger:rapid-growth", "spend:energy?")
    assert table.damage("rhino-1") == 4
    assert (table.stat(WASP, "atk"), table.stat(WASP, "thw")) == (2, 3)


# --- obligation and nemesis -------------------------------------------------------------------------------------------


def test_red_dreams_discards_mental_cards_and_deals_damage() -> None:
    table = wasp()
    table.hand("genius", "pinpoint-strike", "energy", "wsp-pym-particles")
    table.reveals("red-dreams")
    table.does("may:no")
    assert (table.held(), table.damage(WASP)) == (["energy", "wsp-pym-particles"], 1)
    assert "red-dreams" in str(table.state.encounter_discard)


def test_red_dreams_deals_damage_without_a_mental_card() -> None:
    table = wasp(NADIA)
    table.hand("energy")
    table.reveals("red-dreams")
    table.does("choose:suffer")
    assert (table.held(), table.damage(WASP)) == (["energy"], 1)
    table = wasp(NADIA)
    table.reveals("red-dreams")
    table.does("choose:exhaust")
    assert table.piece(WASP).exhausted
    assert any("red-dreams" in thing for thing in table.state.removed)


def test_mother_s_orders_make_heroes_pay_for_basic_attacks() -> None:
    table = Table("she-hulk")
    table.put("mother-s-orders")
    table.put("hellcat")
    assert [option for option in table.options() if option.startswith("attack:")] == ["attack:hellcat>rhino-1"]
    table = wasp()
    table.put("mother-s-orders")
    table.hand("energy")
    table.does(f"attack:{WASP}>rhino-1", "spend:energy?")
    assert (table.damage("rhino-1"), table.held(), table.piece(WASP).exhausted) == (1, [], True)
    table = wasp()
    table.put("mother-s-orders")
    table.hand("wasp-sting", "energy")
    table.does("play:wasp-sting/wasp-sting-2", "pay")
    assert table.damage("rhino-1") == 5


def test_player_who_defeats_beetle_pays_or_shuffles_her_into_the_deck() -> None:
    table = wasp(WASP, "she-hulk")
    table.put("beetle", damage=3)
    table.hand("energy", seat=0)
    table.hand("strength", seat=1)
    table.does("end-turn", "attack:she-hulk>beetle")
    table.waits_for(1, "choose")
    table.does("choose:spend", "spend:strength?")
    assert "beetle" in str(table.state.encounter_discard)
    assert table.held(1) == []


def test_unpaid_beetle_is_shuffled_into_the_deck_and_counts_as_defeated() -> None:
    table = wasp(WASP)
    table.put("beetle", damage=3)
    table.put("beetle-armor-mk-iv", on="beetle")
    table.change("beetle", damage=7)
    table.hand("energy")
    before = len(table.state.encounter)
    table.does(f"attack:{WASP}>beetle", f"trigger:{WASP}")  # shuffled in, but it was defeated
    assert (len(table.state.encounter), table.damage("rhino-1")) == (before + 1, 1)
    assert any(thing.startswith("beetle.") for thing in table.state.encounter)
    assert "beetle-armor" in str(table.state.encounter_discard)


def test_beetle_armor_attaches_to_beetle_or_else_to_the_villain() -> None:
    table = wasp()
    table.put("beetle")
    table.reveals("beetle-armor-mk-iv")
    assert numbers.remaining(table.state, table.thing("beetle")) == 8
    table = wasp()
    table.change("rhino-1", damage=8)
    table.reveals("beetle-armor-mk-iv")
    assert numbers.remaining(table.state, table.thing("rhino-1")) == 10


def test_beetle_mania_makes_beetle_attack_the_revealing_player_or_surges() -> None:
    table = wasp(WASP, "she-hulk")
    table.put("beetle", 1)
    table.reveals("beetle-mania")
    table.undefended()
    assert (table.damage(WASP), table.revealed()) == (2, [])
    table = wasp()
    table.put("beetle", stunned=1)
    table.reveals("beetle-mania")
    assert table.piece("beetle").stunned == 0
    assert table.revealed() == ["beetle-mania", "quiet-threat"]
    table = wasp(NADIA)
    table.put("beetle")
    table.reveals("beetle-mania")
    assert table.revealed() == ["beetle-mania", "quiet-threat"]
    table = wasp()
    table.reveals("beetle-mania")
    assert table.revealed() == ["beetle-mania", "quiet-threat"]


def test_player_whose_ally_defeats_beetle_makes_the_choice() -> None:
    table = wasp(WASP, "she-hulk")
    table.put("beetle", damage=3)
    table.put("hellcat", 1)
    table.hand("strength", seat=1)
    table.does("end-turn", "attack:hellcat>beetle")
    table.waits_for(1, "choose")
    table.does("choose:return")
    assert table.held(1) == ["strength"]
    assert any(thing.startswith("beetle.") for thing in table.state.encounter)


def test_stunned_hero_still_pays_for_mother_s_orders() -> None:
    table = wasp()
    table.put("mother-s-orders")
    table.change(WASP, stunned=1)
    table.hand("energy")
    table.does(f"attack:{WASP}>rhino-1", "spend:energy?")
    assert (table.damage("rhino-1"), table.held(), table.piece(WASP).stunned) == (0, [], 0)


def test_red_room_training_does_not_retaliate_for_a_defending_ally() -> None:
    table = wasp(GIANT)
    table.put("red-room-training")
    table.put("hellcat")
    table.put("shocker")
    table.attacked("shocker")
    table.does("defend:hellcat")
    assert table.damage("shocker") == 0


def test_small_but_mighty_answers_a_defeat_by_a_preparation() -> None:
    table = wasp()
    table.put("lie-in-wait")
    table.reveals("shocker")
    table.does("trigger:lie-in-wait", f"trigger:{WASP}")  # the preparation is her attack
    assert (table.in_play("shocker"), table.damage("rhino-1")) == (False, 1)
