"""Absorbing Man: his environments, the traits they give him, and delay counters."""

from __future__ import annotations

import pytest

from games.champions.cards.positions import offers
from games.champions.table import Table as AnyTable
from games.champions.table import of_products, plain
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.game import Config

Table = of_products("the-rise-of-red-skull")
VILLAIN = "absorbing-man-1"
SCHEME = "none-shall-pass"
HERO = "captain-marvel"
POWER = "super-absorbing-power"
OF_TRAIT = {"ice": "snowy-hillside", "metal": "abandoned-facility", "stone": "rocky-outcrop", "wood": "dense-forest"}


def against(*heroes: str, trait: str = "", mode: str = "standard", form: str = "hero") -> AnyTable:
    """Return a table with one environment, or none."""
    table = Table(*(heroes or (HERO,)), scenario="absorbing-man", mode=mode, form=form)
    for piece in table.state.of_kind("environment"):
        table.state.take_out_of_play(piece.id)
    if trait:
        table.put(OF_TRAIT[trait])
    table.change(SCHEME, threat=0)
    return table


def new_game(mode: str) -> ChampionsState:
    """Return a game that has just been set up."""
    state = Table.game.new(Config(1, {"scenario": "absorbing-man", "mode": mode}), 3)
    assert isinstance(state, ChampionsState)
    return state


def traits(table: AnyTable) -> list[str]:
    return [trait for trait in OF_TRAIT if numbers.has_trait(table.state, table.state.villain, trait)]


# --- the scenario -----------------------------------------------------------------------------------------------------


def test_game_starts_with_one_environment_in_play() -> None:
    table = Table(HERO, "black-panther", scenario="absorbing-man")
    assert len(table.state.of_kind("environment")) == 1
    assert numbers.target_threat(table.state, table.state.card(table.state.scheme)) == 24
    state = new_game("standard")
    assert (state.encounter_discard, len(state.of_kind("environment"))) == ([], 1)
    assert state.play[state.scheme].counters == 0


@pytest.mark.parametrize("trait", OF_TRAIT)
def test_absorbing_man_gains_the_trait_of_the_environment(trait: str) -> None:
    table = against(trait=trait)
    assert traits(table) == [trait]
    assert numbers.has_trait(table.state, table.state.villain, "brute")


def test_new_environment_replaces_the_old_one() -> None:
    table = against(trait="wood")
    table.reveals("snowy-hillside")
    assert traits(table) == ["ice"]
    assert plain(table.state.encounter_discard[0]) == "dense-forest"
    assert table.revealed() == ["snowy-hillside", "quiet-threat"]  # surge


def test_environment_turned_up_as_a_boost_card_enters_play() -> None:
    table = against(trait="ice")
    table.attacked(VILLAIN, boost="dense-forest")
    table.undefended()
    assert traits(table) == ["wood"]
    assert table.damage(HERO) == 3  # its response triggers at once


def test_fifth_delay_counter_is_placed_before_absorbing_man_attacks() -> None:
    table = against(trait="wood")
    table.change(SCHEME, counters=4)
    table.does("end-turn", "done?")
    table.undefended()
    assert (table.piece(SCHEME).counters, table.damage(HERO)) == (5, 4)


def test_delay_counter_is_placed_after_step_one() -> None:
    table = against(form="alter-ego")
    table.does("end-turn", "done?")
    while "end-turn" not in table.options():
        table.does(table.options()[-1])
    assert table.piece(SCHEME).counters == 1


@pytest.mark.parametrize(("where", "dealt"), [("discard", 0), ("play", 1)])
def test_second_stage_brings_super_absorbing_power_or_deals_encounter_cards(where: str, dealt: int) -> None:
    table = against(HERO, "black-panther")
    if where == "play":
        table.put(POWER)
    else:
        table.state.encounter_discard.append(table.make(POWER))
    table.change(VILLAIN, damage=27)
    table.does(f"attack:{HERO}>{VILLAIN}")
    assert table.piece(VILLAIN).face == "absorbing-man-2"
    assert table.threat(POWER) == 6
    assert [len(player.dealt) for player in table.state.players] == [dealt, dealt]
    assert traits(table) == list(OF_TRAIT)


@pytest.mark.parametrize(("there", "shuffled"), [(True, 0), (False, 1)])
def test_second_stage_shuffles_the_deck_only_after_a_search(there: bool, shuffled: int) -> None:
    table = against()
    if there:
        table.put(POWER)
    table.change(VILLAIN, damage=13)
    table.does(f"attack:{HERO}>{VILLAIN}")
    assert len(table.events("shuffled")) == shuffled
    assert (len(table.state.players[0].dealt), table.in_play(POWER)) == (int(there), there)  # dealt if it was not found


def test_expert_mode_starts_with_super_absorbing_power_in_play() -> None:
    assert any(plain(thing) == POWER for thing in new_game("expert").play)


@pytest.mark.parametrize(
    ("trait", "threat", "damage"),
    [("stone", 1, 0), ("ice", 1, 0), ("metal", 0, 1), ("wood", 0, 1), ("", 0, 0)],
)
def test_third_stage_effect_depends_on_the_trait_when_it_activates(trait: str, threat: int, damage: int) -> None:
    table = against(trait=trait, form="alter-ego")
    table.change(VILLAIN, face="absorbing-man-3")
    table.schemed(VILLAIN)
    assert (table.threat() - 2, table.damage(HERO)) == (threat, damage)


def test_third_stage_with_all_traits_applies_each_effect_once() -> None:
    table = against(HERO, "black-panther")
    table.put(POWER)
    table.put("mockingbird", 1)
    table.change(VILLAIN, face="absorbing-man-3", stunned=1)
    table.attacked(VILLAIN, seat=1)
    assert (table.threat(), table.damage("black-panther")) == (0, 0)  # stunned, so he did not activate
    table.attacked(VILLAIN, seat=1)
    table.does("defend:mockingbird")
    assert not table.in_play("mockingbird")
    assert (table.threat(), table.damage("black-panther"), table.damage(HERO)) == (1, 1, 0)


# --- environments -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("delay", "more"), [(4, 1), (5, 2)])
def test_dense_forest_damages_a_hero_who_does_not_defend(delay: int, more: int) -> None:
    table = against(trait="wood")
    table.change(SCHEME, counters=delay)
    table.attacked(VILLAIN)
    table.undefended()
    assert table.damage(HERO) == 2 + more
    table.attacked(VILLAIN)
    table.does(f"defend:{HERO}")
    assert table.damage(HERO) == 2 + more + 1


def test_dense_forest_damages_only_the_attacked_player() -> None:
    table = against(HERO, "black-panther", trait="wood")
    table.attacked(VILLAIN, seat=1)
    table.undefended()
    assert (table.damage(HERO), table.damage("black-panther")) == (0, 3)
    table.put("hydra-mercenary")
    table.attacked("hydra-mercenary")
    table.undefended()
    assert table.damage(HERO) == 1  # not an attack of Absorbing Man


@pytest.mark.parametrize(("delay", "more"), [(4, 1), (5, 2)])
def test_snowy_hillside_places_threat(delay: int, more: int) -> None:
    table = against(trait="ice")
    table.change(SCHEME, counters=delay)
    table.attacked(VILLAIN)
    table.undefended()
    assert table.threat() == more


@pytest.mark.parametrize(("delay", "before", "after"), [(2, 5, 4), (6, 5, 3), (6, 1, 0)])
def test_rocky_outcrop_heals_absorbing_man(delay: int, before: int, after: int) -> None:
    table = against(trait="stone")
    table.change(SCHEME, counters=delay)
    table.change(VILLAIN, damage=before)
    table.attacked(VILLAIN)
    table.undefended()
    assert table.damage(VILLAIN) == after


@pytest.mark.parametrize(("delay", "left"), [(1, 2), (5, 1)])
def test_abandoned_facility_discards_cards_for_resources(delay: int, left: int) -> None:
    table = against(trait="metal")
    table.change(SCHEME, counters=delay)
    table.hand("haymaker", "haymaker", "haymaker")
    table.attacked(VILLAIN)
    table.does("undefended")
    while not table.offers("end-turn"):
        table.does(table.options()[0])
    assert len(table.held()) == left


@pytest.mark.parametrize(
    ("delay", "picked", "left"),
    [(1, ["haymaker"], ["strength"]), (1, ["strength"], ["haymaker"]), (5, ["strength"], ["haymaker"])],
)
def test_abandoned_facility_counts_resource_icons(delay: int, picked: list[str], left: list[str]) -> None:
    table = against(HERO, "black-panther", trait="metal")
    table.change(SCHEME, counters=delay)
    table.hand("energy")
    table.hand("haymaker", "strength", seat=1)
    table.attacked(VILLAIN, seat=1)
    table.undefended()
    table.does(*(f"discard:{card}" for card in picked))
    assert (table.held(1), table.held(0)) == (left, ["energy"])


def test_one_resource_icon_does_not_cover_a_cost_of_two() -> None:
    table = against(trait="metal")
    table.change(SCHEME, counters=5)
    table.hand("haymaker", "strength")
    table.attacked(VILLAIN)
    table.does("undefended", "discard:haymaker", "discard:strength?")
    assert table.held() == []


# --- other cards ------------------------------------------------------------------------------------------------------


def test_ball_and_chain_counts_at_once_and_is_shuffled_into_the_deck_when_paid_off() -> None:
    table = against()
    table.attacked(VILLAIN, boost="ball-and-chain")
    table.undefended()
    assert table.damage(HERO) == 3
    table.hand("energy")
    assert not any(option.startswith("ball-and-chain") for option in offers(table, "use"))
    size = len(table.state.encounter)
    table.hand("strength")
    table.does("use:ball-and-chain", "pay")
    assert (len(table.state.encounter), table.state.encounter_discard) == (size + 1, [])
    assert not table.in_play("ball-and-chain")


@pytest.mark.parametrize(("delay", "placed", "surges"), [(5, 2, False), (1, 0, True)])
def test_stall_tactics_places_threat_for_each_pair_of_delay_counters(delay: int, placed: int, surges: bool) -> None:
    table = against()
    table.change(SCHEME, counters=delay)
    table.reveals("stall-tactics")
    assert table.threat() == placed
    assert (table.revealed() == ["stall-tactics", "quiet-threat"]) == surges


def test_stall_tactics_surges_when_its_threat_is_prevented() -> None:
    table = against("she-hulk", form="alter-ego")
    table.change(SCHEME, counters=2)
    table.reveals("stall-tactics")
    table.does("trigger:she-hulk")
    assert (table.threat(), table.revealed()) == (0, ["quiet-threat"])


@pytest.mark.parametrize(("delay", "damage"), [(4, 0), (5, 1)])
def test_stall_tactics_boost_deals_damage_at_five_delay_counters(delay: int, damage: int) -> None:
    table = against(form="alter-ego")
    table.change(SCHEME, counters=delay)
    table.schemed(VILLAIN, boost="stall-tactics")
    assert table.damage(HERO) == damage


@pytest.mark.parametrize(("trait", "more"), [("stone", 1), ("wood", 0)])
@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_swinging_stone_is_stronger_with_the_stone_trait(trait: str, more: int, form: str) -> None:
    table = against(trait=trait, form=form)
    table.reveals("swinging-stone")
    table.does("undefended?")
    if form == "hero":
        assert [amount for _, _, amount in table.strikes()] == [2 + more]
    else:
        assert table.threat() == 1 + more


@pytest.mark.parametrize(("trait", "more"), [("metal", 1), ("wood", 0)])
def test_steel_kick_is_stronger_with_the_metal_trait(trait: str, more: int) -> None:
    table = against(trait=trait)
    table.reveals("steel-kick")
    assert table.damage(HERO) == 3 + more
    table = against(trait=trait, form="alter-ego")
    table.reveals("steel-kick")
    assert table.threat() == 2 + more


@pytest.mark.parametrize(("trait", "left"), [("wood", False), ("ice", True)])
def test_piercing_thorns_discards_from_hand_and_with_the_wood_trait_from_play(trait: str, left: bool) -> None:
    table = against(trait=trait)
    table.put("mockingbird")
    table.hand("energy")
    table.reveals("piercing-thorns")
    assert (table.held(), table.in_play("mockingbird")) == ([], left)


def test_player_chooses_which_card_piercing_thorns_discards_from_play() -> None:
    table = against(trait="wood")
    table.put("mockingbird")
    table.put("aunt-may")
    table.put("combat-training")
    table.hand()
    table.reveals("piercing-thorns")
    assert offers(table, "pick") == ["aunt-may", "combat-training", "mockingbird"]
    table.does("pick:aunt-may")
    assert not table.in_play("aunt-may")


@pytest.mark.parametrize(("trait", "stunned"), [("wood", 1), ("stone", 1), ("ice", 0)])
def test_piercing_thorns_boost_stuns_with_the_wood_or_stone_trait(trait: str, stunned: int) -> None:
    table = against(trait=trait)
    table.attacked(VILLAIN, boost="piercing-thorns")
    table.undefended()
    assert table.piece(HERO).stunned == stunned


def test_omni_morph_duplication_resolves_every_trait() -> None:
    table = against()
    table.put(POWER)
    table.change(VILLAIN, damage=4)
    table.hand("energy", "genius")
    table.reveals("omni-morph-duplication")
    villain = table.piece(VILLAIN)
    assert (villain.tough, villain.damage, len(villain.boosts)) == (1, 3, 1)
    assert (table.piece(HERO).exhausted, len(table.held())) == (True, 1)
    table = against()
    table.hand("energy")
    table.reveals("omni-morph-duplication")
    assert (table.piece(HERO).exhausted, table.piece(VILLAIN).tough, table.held()) == (False, 0, ["energy"])


@pytest.mark.parametrize("trait", OF_TRAIT)
def test_omni_morph_duplication_resolves_only_the_current_trait(trait: str) -> None:
    table = against(trait=trait)
    table.change(VILLAIN, damage=4)
    table.hand("energy")
    table.reveals("omni-morph-duplication")
    villain = table.piece(VILLAIN)
    assert table.piece(HERO).exhausted == (trait == "ice")
    assert (villain.tough, villain.damage) == ((1, 3) if trait == "metal" else (0, 4))
    assert len(villain.boosts) == (trait == "stone")
    assert table.held() == ([] if trait == "wood" else ["energy"])
    assert table.revealed() == ["omni-morph-duplication"]


@pytest.mark.parametrize(("trait", "damage"), [("ice", 2), ("metal", 0)])
def test_icy_grip_stuns_and_deals_damage_with_the_ice_trait(trait: str, damage: int) -> None:
    table = against(trait=trait)
    table.reveals("icy-grip")
    assert (table.piece(HERO).stunned, table.damage(HERO)) == (1, damage)


@pytest.mark.parametrize(("trait", "tough"), [("ice", 1), ("metal", 1), ("wood", 0)])
def test_icy_grip_boost_makes_absorbing_man_tough_with_the_ice_or_metal_trait(trait: str, tough: int) -> None:
    table = against(trait=trait, form="alter-ego")
    table.schemed(VILLAIN, boost="icy-grip")
    assert table.piece(VILLAIN).tough == tough


@pytest.mark.parametrize(("delay", "damage"), [(4, 2), (5, 3)])
def test_each_player_pays_for_avalanche_or_takes_damage(delay: int, damage: int) -> None:
    table = against(HERO, "black-panther")
    table.change(SCHEME, counters=delay)
    table.hand("energy")
    table.reveals("avalanche")
    table.does("next:seat:0", "choose:spend")
    assert table.threat("avalanche") == 4
    assert (table.held(), table.damage(HERO), table.damage("black-panther")) == ([], 0, damage)


def test_alter_ego_may_pay_for_avalanche_with_a_wild_resource() -> None:
    table = against(form="alter-ego")
    table.hand("hawkeye-s-bow")
    table.reveals("avalanche")
    table.does("choose:spend")
    assert (table.held(), table.damage(HERO)) == ([], 0)
    table.hand("strength")
    table.reveals("avalanche")
    assert (table.held(), table.damage(HERO)) == (["strength"], 2)


def test_absorbing_man_keeps_the_environment_trait_after_super_absorbing_power_leaves() -> None:
    table = against(trait="wood")
    table.put(POWER, threat=1)
    assert traits(table) == list(OF_TRAIT)
    table.does(f"thwart:{HERO}>{POWER}")
    assert (table.in_play(POWER), traits(table)) == (False, ["wood"])


def test_weapon_entering_play_as_a_boost_card_makes_weapon_master_surge() -> None:
    table = against()
    table.encounter("ball-and-chain")
    table.reveals("weapon-master", deck=False)
    table.undefended()
    assert (table.damage(HERO), table.revealed()[-1]) == (3, "quiet-threat")


def test_super_absorbing_power_turned_up_as_a_boost_card_is_revealed() -> None:
    table = against()
    table.attacked(VILLAIN, boost=POWER)
    table.undefended()
    assert (table.threat(POWER), table.damage(HERO)) == (3, 2)
    assert traits(table) == list(OF_TRAIT)
