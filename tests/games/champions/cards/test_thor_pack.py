"""Aspect and basic cards of the Thor pack."""

from __future__ import annotations

import pytest

from games.champions.table import of_products
from tableverse.games.champions.rules import costs, numbers
from tableverse.kernel.ledger import rule

Table = of_products("thor")


def test_hercules_costs_less_for_each_minion_engaged_with_his_player() -> None:
    table = Table("thor", "spider-man")
    hercules = table.state.cards.by_id["hercules"]
    table.put("shocker", 1)
    assert costs.cost_of(table.state, hercules, 0) == 6
    table.put("hydra-mercenary", 0)
    table.put("sandman", 0)
    assert costs.cost_of(table.state, hercules, 0) == 4
    table.put("hercules", 1)  # in play he reduces no cost
    assert costs.cost_of(table.state, table.state.cards.by_id["valkyrie"], 0) == 3


@pytest.mark.parametrize(("paid", "damage"), [("energy", 3), ("strength", 2)])
def test_valkyrie_deals_more_damage_to_a_minion_if_paid_with_energy(paid: str, damage: int) -> None:
    table = Table("thor", "spider-man")
    table.put("sandman", 1)
    table.hand("valkyrie", paid, "genius")
    table.does("play:valkyrie", f"spend:{paid}", "spend:genius?", "extra:mental", "trigger:valkyrie")
    assert table.damage("sandman") == damage


def test_valkyrie_put_into_play_counts_no_energy() -> None:
    table = Table("thor")
    table.put("sandman")
    table.discard("valkyrie")
    table.hand("make-the-call", "energy", "haymaker")
    table.does("play:make-the-call", "pick:valkyrie?", "pay", "trigger:valkyrie")
    assert table.damage("sandman") == 2


def test_valkyrie_needs_a_minion_to_damage() -> None:
    table = Table("thor")
    table.hand("valkyrie", "energy", "genius")
    table.does("play:valkyrie", "pay", "extra:mental?")
    table.waits_for(0, "turn")


@pytest.mark.parametrize("hammer", [True, False])
def test_get_over_here_engages_the_minion_if_thor_is_aerial(hammer: bool) -> None:
    table = Table("thor", "spider-man")
    if hammer:
        table.put("mjolnir")
    table.put("sandman", 1, tough=1)
    table.hand("get-over-here")
    table.does("play:get-over-here", "trigger:thor?")
    assert table.piece("sandman").tough == 0
    assert table.piece("sandman").area == (0 if hammer else 1)
    assert len(table.held()) == (2 if hammer else 0)


def test_get_over_here_targets_only_minions() -> None:
    table = Table("thor")
    table.hand("get-over-here")
    assert "play:get-over-here" not in table.options()


@rule("CHA-TARGET-15")
def test_get_over_here_cannot_target_a_minion_that_cannot_take_damage() -> None:
    table = Table("thor", "spider-man")
    table.put("mjolnir")
    table.put("madame-hydra", 1)
    table.hand("get-over-here")
    assert "play:get-over-here" in table.options()
    table.put("legions-of-hydra")
    assert "play:get-over-here" not in table.options()


def test_mean_swing_needs_a_ready_weapon_on_the_hero() -> None:
    table = Table("thor")
    table.put("mjolnir")
    table.put("jarnbjorn", exhausted=True)
    table.hand("mean-swing", "mean-swing")
    table.does("attack:thor>rhino-1", "trigger:mean-swing", "pass?")
    assert table.damage("rhino-1") == 6
    assert table.piece("mjolnir").exhausted
    assert table.held() == ["mean-swing"]
    assert table.stat("thor", "atk") == 3


def test_mean_swing_answers_only_basic_attacks() -> None:
    table = Table("thor")
    table.put("mjolnir")
    table.hand("mean-swing", "haymaker", "energy")
    table.does("play:haymaker", "spend:energy?")
    assert table.damage("rhino-1") == 3
    table.change("thor", stunned=1)
    table.does("attack:thor>rhino-1")
    assert table.held() == ["mean-swing"]


def test_hall_of_heroes_counts_minions_defeated_by_its_player() -> None:
    table = Table("thor")
    table.put("hall-of-heroes", counters=2)
    table.put("hydra-bomber")
    table.put("hydra-bomber", damage=1)
    table.put("mockingbird")
    table.does("attack:mockingbird>hydra-bomber")
    while table.in_play("mockingbird") and table.decision.kind != "turn":
        table.does(table.options()[-1])
    assert table.piece("hall-of-heroes").counters == 2
    table.change("hydra-bomber", damage=1)
    table.does("attack:thor>hydra-bomber", "trigger:hall-of-heroes")
    assert table.piece("hall-of-heroes").counters == 3


def test_hall_of_heroes_spends_counters_to_draw() -> None:
    table = Table("thor", form="alter-ego")
    table.put("hall-of-heroes", counters=2)
    assert "use:hall-of-heroes/hall-of-heroes-2" not in table.options()
    table.change("hall-of-heroes", counters=4)
    table.does("use:hall-of-heroes/hall-of-heroes-2")
    assert (table.piece("hall-of-heroes").counters, len(table.held())) == (1, 3)
    assert table.piece("hall-of-heroes").exhausted


def test_battle_fury_readies_a_hero_who_defeated_a_minion() -> None:
    table = Table("thor")
    table.put("battle-fury")
    table.put("hydra-bomber")
    table.does("attack:thor>hydra-bomber", "trigger:battle-fury")
    assert (table.damage("thor"), table.piece("thor").exhausted) == (1, False)
    assert table.discarded() == ["battle-fury"]


def test_battle_fury_damage_can_be_stopped_by_tough() -> None:
    table = Table("thor")
    table.put("battle-fury")
    table.put("hydra-bomber")
    table.change("thor", tough=1)
    table.does("attack:thor>hydra-bomber", "trigger:battle-fury")
    assert (table.damage("thor"), table.piece("thor").tough, table.piece("thor").exhausted) == (0, 0, False)


def test_battle_fury_needs_an_exhausted_hero_and_a_defeated_minion() -> None:
    table = Table("thor")
    table.put("battle-fury")
    table.put("hydra-mercenary")
    table.hand("haymaker", "energy")
    table.does("play:haymaker", "spend:energy?")
    assert not table.in_play("hydra-mercenary")
    table.waits_for(0, "turn")
    table.put("sandman")
    table.does("attack:thor>sandman")
    table.waits_for(0, "turn")


def test_thor_01_jarnbjorn_answers_attack_events_too() -> None:
    table = Table("thor")
    table.put("jarnbjorn")
    table.put("hydra-mercenary")
    table.hand("haymaker", "energy", "strength")
    table.does("play:haymaker", "spend:energy", "trigger:jarnbjorn")
    assert table.damage("rhino-1") == 2  # not an attack, so guard does not matter
    table.hand("strength")
    table.does("attack:thor>rhino-1", "trigger:jarnbjorn")
    assert table.damage("rhino-1") == 2 + 2 + 2
    table.hand("energy")
    table.change("thor", exhausted=False)
    table.does("attack:thor>rhino-1")
    table.waits_for(0, "turn")  # no physical resource


@rule("CHA-PLATTACK-19")
def test_jarnbjorn_answers_each_enemy_attacked_by_one_event() -> None:
    table = of_products("thor", "ms-marvel")("thor")
    table.put("jarnbjorn")
    table.put("shocker")
    table.hand("melee", "energy", "emergency", "strength", "strength")
    table.does("play:melee", "spend:energy", "spend:emergency", "pick:rhino-1")
    assert not table.in_play("shocker")  # defeated, but it was attacked
    table.does("trigger:jarnbjorn", "trigger:jarnbjorn")
    assert (table.damage("rhino-1"), table.held()) == (3 + 2 + 2, [])
    table.waits_for(0, "turn")


def test_heimdall_discards_one_card_and_orders_the_rest() -> None:
    table = Table("thor")
    table.encounter("assault", "sandman", "advance")
    table.hand("heimdall", "energy", "genius", "strength")
    table.does("play:heimdall", "pay", "trigger:heimdall", "pick:sandman", "next:advance")
    assert [table.shown(one) for one in table.state.encounter[-2:]] == ["assault", "advance"]
    assert [table.shown(one) for one in table.state.encounter_discard] == ["sandman"]


def test_heimdall_looks_at_a_short_encounter_deck() -> None:
    table = Table("thor")
    table.state.encounter = []
    table.encounter("assault", "sandman")
    table.hand("heimdall", "energy", "genius", "strength")
    table.does("play:heimdall", "pay", "trigger:heimdall", "pick:assault")
    assert [table.shown(one) for one in table.state.encounter] == ["sandman"]


def test_invulnerability_gives_tough_only_without_one() -> None:
    table = Table("thor")
    table.hand("invulnerability", "invulnerability", "energy", "haymaker")
    table.does("play:invulnerability", "spend:energy", "spend:haymaker")
    assert table.piece("thor").tough == 1
    table.hand("invulnerability", "energy", "genius")
    assert "play:invulnerability" not in table.options()


def test_under_surveillance_raises_the_target_threat() -> None:
    table = Table("thor")
    table.hand("under-surveillance", "under-surveillance", "energy")
    table.does("play:under-surveillance", "spend:energy")
    assert "play:under-surveillance" not in table.options()
    scheme = table.state.card(table.state.scheme)
    assert numbers.target_threat(table.state, scheme) == 11
    table.change("the-break-in", threat=8)
    table.schemed("rhino-1")
    assert table.state.result is None
    table.reveals("caught-off-guard")
    assert table.state.result is not None  # 9 threat of 7


@pytest.mark.parametrize("power", ["thwart", "attack"])
def test_teamwork_adds_an_ally_s_power(power: str) -> None:
    table = Table("thor")
    table.put("mjolnir")
    table.put("lady-sif")
    table.put("hercules", exhausted=True)
    table.change("the-break-in", threat=5)
    table.hand("teamwork")
    target = "the-break-in" if power == "thwart" else "rhino-1"
    table.does(f"{power}:thor>{target}", "trigger:teamwork")
    assert (table.threat(), table.damage("rhino-1")) == ((2, 0) if power == "thwart" else (5, 5))
    assert (table.piece("lady-sif").exhausted, table.damage("lady-sif")) == (True, 0)
    assert (table.stat("thor", "atk"), table.stat("thor", "thw")) == (3, 1)


@pytest.mark.parametrize(("paid", "healed"), [("genius", 5), ("strength", 4)])
def test_second_wind_heals_an_identity(paid: str, healed: int) -> None:
    table = Table("thor", "she-hulk")
    table.change("she-hulk", damage=6)
    table.put("mockingbird", damage=1)
    table.hand("second-wind", paid, "haymaker")
    table.does("play:second-wind", "pay")
    assert table.damage("she-hulk") == 6 - healed


def test_enhanced_physique_gives_physical_resources_to_heroes() -> None:
    table = Table("thor")
    table.put("jarnbjorn")
    table.put("enhanced-physique", counters=1)
    table.does("attack:thor>rhino-1", "trigger:jarnbjorn", "use:enhanced-physique?")
    assert table.damage("rhino-1") == 4
    assert table.discarded() == ["enhanced-physique"]


def test_make_the_call_ignores_hercules_s_cost_reduction() -> None:
    table = Table("thor")
    table.put("shocker")
    table.put("sandman")
    table.discard("hercules")
    table.hand("make-the-call", "energy", "genius")
    assert "play:make-the-call" not in table.options()
    table.hand("make-the-call", "energy", "genius", "strength")
    assert "play:make-the-call" in table.options()


def test_minion_defeated_by_get_over_here_engages_nobody() -> None:
    table = Table("thor", "spider-man")
    table.put("mjolnir")
    table.put("hydra-bomber", 1, damage=1)
    table.hand("get-over-here")
    table.does("play:get-over-here")
    table.waits_for(0, "turn")
    assert (table.in_play("hydra-bomber"), table.held()) == (False, [])


def test_two_mean_swings_exhaust_two_weapons() -> None:
    table = Table("thor")
    table.put("mjolnir")
    table.put("jarnbjorn")
    table.hand("mean-swing", "mean-swing")
    table.does("attack:thor>rhino-1", "trigger:mean-swing", "pick:mjolnir?", "trigger:mean-swing", "pick:jarnbjorn?")
    assert table.damage("rhino-1") == 2 + 1 + 6


def test_hall_of_heroes_counts_two_minions_defeated_at_once() -> None:
    table = Table("thor")
    table.put("hall-of-heroes")
    table.put("hydra-bomber")
    table.put("hydra-bomber")
    table.hand("lightning-strike", "energy", "haymaker")
    table.does("play:lightning-strike", "spend:energy", "spend:haymaker?", "done?")
    table.does("trigger:hall-of-heroes", "trigger:hall-of-heroes")
    assert table.piece("hall-of-heroes").counters == 2


def test_battle_fury_can_be_used_by_another_player() -> None:
    table = Table("thor", "spider-man")
    table.hand("battle-fury", "energy")
    table.does("play:battle-fury", "spend:energy?", "place:spider-man")
    table.put("hydra-bomber", 1)
    table.does("end-turn", "attack:spider-man>hydra-bomber", "trigger:battle-fury")
    assert (table.damage("spider-man"), table.piece("spider-man").exhausted) == (1, False)
    assert table.discarded(0) == ["energy", "battle-fury"]


def test_heimdall_can_empty_and_reshuffle_the_encounter_deck() -> None:
    table = Table("thor")
    table.state.encounter = []
    table.encounter("assault")
    table.hand("heimdall", "energy", "genius", "strength")
    table.does("play:heimdall", "pay", "trigger:heimdall")
    assert (table.state.tokens, len(table.state.encounter)) == (1, 1)


def test_under_surveillance_bonus_does_not_depend_on_the_number_of_players() -> None:
    table = Table("thor", "spider-man")
    table.put("under-surveillance", on="the-break-in")
    assert numbers.target_threat(table.state, table.state.card(table.state.scheme)) == 14 + 4


def test_under_surveillance_is_discarded_with_its_stage() -> None:
    table = Table("thor", scenario="klaw")
    scheme = table.shown(table.state.scheme)
    table.put("under-surveillance", on=scheme)
    table.change(scheme, threat=30)
    table.schemed(table.shown(table.state.villain))
    assert table.shown(table.state.scheme) != scheme
    assert table.discarded() == ["under-surveillance"]


def test_teamwork_needs_an_ally_with_the_used_power() -> None:
    table = Table("thor")
    table.put("hulk")  # ATK 3, THW 0
    table.change("the-break-in", threat=5)
    table.hand("teamwork")
    table.does("thwart:thor>the-break-in")
    table.waits_for(0, "turn")
    table.change("thor", exhausted=False)
    table.does("attack:thor>rhino-1", "trigger:teamwork")
    assert (table.threat(), table.damage("rhino-1")) == (4, 5)
