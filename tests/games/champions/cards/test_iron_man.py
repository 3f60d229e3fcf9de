"""Iron Man's identity cards and obligation."""

import pytest

from games.champions.cards.positions import expert_ultron, offers, threaten
from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table, plain
from tableverse.games.champions.rules import numbers
from tableverse.kernel.ledger import rule


def test_iron_man_s_hand_grows_with_tech() -> None:
    table = Table("iron-man")
    assert table.stat("iron-man", "hand") == 1
    for upgrade in ("arc-reactor", "mark-v-armor", "rocket-boots"):
        table.put(upgrade)
    assert table.stat("iron-man", "hand") == 4
    assert table.stat("iron-man", "hp") == 16


def test_tony_stark_keeps_one_of_three_cards() -> None:
    table = Table("iron-man", form="alter-ego")
    table.deck("haymaker", "energy", "genius")
    table.does("use:iron-man", "pick:energy")
    assert table.held() == ["energy"]
    assert sorted(table.discarded()) == ["genius", "haymaker"]


def test_war_machine_damages_every_enemy() -> None:
    table = Table("iron-man")
    table.put("war-machine")
    table.put("brawler")
    table.does("use:war-machine")
    assert (table.damage("war-machine"), table.damage("brawler"), table.damage("rhino-1")) == (2, 1, 1)


def test_repulsor_blast_counts_energy_resources() -> None:
    table = Table("iron-man")
    table.deck("genius", "energy", "genius", "genius", "genius")
    table.hand("repulsor-blast", "emergency")
    table.does("play:repulsor-blast")
    assert table.damage("rhino-1") == 5  # 1 + 2 for each of two energy icons


def test_aerial_iron_man_improves_punch_gauntlets_and_helmet() -> None:
    table = Table("iron-man")
    table.state.play[table.state.scheme].threat = 3
    table.put("bomb-scare", threat=3)
    for upgrade in ("rocket-boots", "powered-gauntlets", "mark-v-helmet", "arc-reactor"):
        table.put(upgrade)
    table.hand("genius", "supersonic-punch", "strength")
    table.does("use:rocket-boots")
    table.does("play:supersonic-punch")
    assert table.damage("rhino-1") == 8
    table.does("use:powered-gauntlets")
    assert table.damage("rhino-1") == 10
    table.does("use:mark-v-helmet")
    assert (table.threat(), table.threat("bomb-scare")) == (2, 2)
    table.change("iron-man", exhausted=True)
    table.does("use:arc-reactor")
    assert not table.piece("iron-man").exhausted


def test_pepper_potts_pays_and_stark_tower_returns_a_tech_upgrade() -> None:
    table = Table("iron-man", form="alter-ego")
    table.put("pepper-potts")
    table.put("stark-tower")
    table.discard("rocket-boots", "energy")
    table.hand("haymaker", "arc-reactor")
    table.does("play:arc-reactor", "use:pepper-potts")
    assert table.in_play("arc-reactor")
    assert table.held() == ["haymaker"]
    table.does("use:stark-tower")
    assert table.held() == ["haymaker", "rocket-boots"]


def test_iron_man_s_obligation_and_nemesis_cards_resolve() -> None:
    table = Table("iron-man")
    table.put("arc-reactor")
    table.reveals("business-problems")
    table.does("may:no")
    assert table.piece("arc-reactor").exhausted
    table.reveals("imminent-overload")
    assert table.threat("imminent-overload") == 4
    table.reveals("electric-whip-attack")
    table.does("choose:damage")
    assert table.damage("iron-man") == 1
    table.put("whiplash")
    table.does("attack:iron-man>whiplash")
    assert table.damage("iron-man") == 2
    table.deck("energy", "genius", "genius", "genius", "genius")
    table.reveals("electromagnetic-backlash")
    assert table.damage("iron-man") == 4
    table.attacked("rhino-1", boost="electric-whip-attack")
    assert not table.in_play("arc-reactor")


def test_iron_man_s_hand_size_counts_tech_upgrades_up_to_seven() -> None:
    table = Table("iron-man")
    table.put("tenacity")
    assert table.stat("iron-man", "hand") == 1
    for count in range(1, 9):
        table.put("arc-reactor")
        assert table.stat("iron-man", "hand") == min(7, 1 + count)


def test_gauntlets_and_helmet_are_weaker_without_aerial() -> None:
    table = Table("iron-man")
    table.state.play[table.state.scheme].threat = 3
    table.put("bomb-scare", threat=3)
    for upgrade in ("powered-gauntlets", "mark-v-helmet"):
        table.put(upgrade)
    table.does("use:powered-gauntlets", "use:mark-v-helmet", "pick:bomb-scare")
    assert (table.damage("rhino-1"), table.threat(), table.threat("bomb-scare")) == (1, 3, 2)


def test_stark_tower_returns_the_topmost_tech_upgrade_of_the_chosen_player() -> None:
    table = Table("iron-man", "captain-marvel", form="alter-ego")
    table.discard("rocket-boots")
    table.discard("arc-reactor", "captain-marvel-s-helmet", "tenacity", "haymaker", seat=1)
    table.put("stark-tower")
    table.does("use:stark-tower", "pick:seat:1")
    assert (table.held(0), table.held(1)) == ([], ["captain-marvel-s-helmet"])
    assert table.discarded(1) == ["arc-reactor", "tenacity", "haymaker"]


def test_pepper_potts_exhausts_to_pay() -> None:
    table = Table("iron-man", form="alter-ego")
    table.put("pepper-potts")
    table.discard("energy")
    table.hand("arc-reactor")
    table.does("play:arc-reactor")
    assert table.in_play("arc-reactor")
    assert table.piece("pepper-potts").exhausted
    table.hand("mark-v-helmet")
    assert "play:mark-v-helmet" not in table.options()


def test_rocket_boots_give_aerial_until_the_end_of_the_phase() -> None:
    table = Table("iron-man")
    table.put("rocket-boots")
    table.put("captain-marvel-s-helmet")  # its DEF bonus shows who is aerial
    assert table.stat("iron-man", "def") == 1 + 1
    table.hand("genius")
    table.does("use:rocket-boots")
    assert table.stat("iron-man", "def") == 1 + 2
    table.does("end-turn")
    table.waits_for(0, "defend")
    assert table.stat("iron-man", "def") == 1 + 1


@rule("CHA-MAX-11")
def test_iron_man_s_hand_size_limit_includes_other_bonuses() -> None:
    table = FixtureTable("iron-man")
    table.put("big-pockets")
    assert numbers.hand_size(table.state, 0) == 2
    for upgrade in ("arc-reactor", "mark-v-armor", "mark-v-helmet", "powered-gauntlets", "rocket-boots"):
        table.put(upgrade)
    assert numbers.hand_size(table.state, 0) == 7
    table.put("web-shooter")
    assert numbers.hand_size(table.state, 0) == 7
    table.change("iron-man", face="tony-stark")
    assert numbers.hand_size(table.state, 0) == 7  # six and one: the ceiling is part of Iron Man's own ability


def test_stark_tower_needs_a_tech_upgrade_in_a_discard_pile() -> None:
    table = Table("iron-man", "spider-man", form="alter-ego")
    table.put("stark-tower")
    table.discard("energy", "uppercut")
    table.ask()
    assert "use:stark-tower/stark-tower-1" not in table.options()
    table.discard("web-shooter", seat=1)
    table.ask()
    table.does("use:stark-tower")
    assert table.held(1) == ["web-shooter"]


def test_iron_man_is_defeated_when_losing_his_armor_leaves_no_hit_points() -> None:
    table = Table("iron-man", "captain-marvel")
    table.put("mark-v-armor")
    table.put("arc-reactor")
    table.change("iron-man", damage=9)
    table.reveals("caught-off-guard")
    table.does("pick:mark-v-armor")
    assert table.state.players[0].eliminated
    assert not table.in_play("arc-reactor")


def test_repulsor_blast_deals_its_damage_in_one_amount() -> None:
    table = Table("iron-man")
    table.change("rhino-1", tough=1)
    table.deck("energy", "energy", "genius")
    table.hand("repulsor-blast", "genius")
    table.does("play:repulsor-blast", "pay")
    assert (table.damage("rhino-1"), table.piece("rhino-1").tough) == (0, 0)
    table.deck("energy-absorption", "energy", "genius", "genius", "genius")
    table.hand("repulsor-blast", "genius")
    table.does("play:repulsor-blast", "pay")
    assert table.damage("rhino-1") == 1 + 2 * 5


def test_tough_absorbs_the_damage_war_machine_pays() -> None:
    table = Table("iron-man")
    table.put("war-machine", tough=1)
    table.put("shocker")
    table.does("use:war-machine")
    assert (table.damage("war-machine"), table.piece("war-machine").tough) == (0, 0)
    assert (table.damage("rhino-1"), table.damage("shocker")) == (1, 1)


def test_war_machine_defeated_by_his_cost_still_deals_damage() -> None:
    table = Table("iron-man")
    table.put("war-machine", damage=2)
    table.put("hydra-mercenary")
    table.does("use:war-machine")
    assert not table.in_play("war-machine")
    assert (table.damage("rhino-1"), table.damage("hydra-mercenary")) == (
        1,
        1,
    )  # not an attack, so guard does not matter


def test_futurist_takes_from_a_short_deck_and_reshuffles() -> None:
    table = Table("iron-man", form="alter-ego")
    table.state.players[0].deck = []
    table.deck("arc-reactor", "energy")
    table.discard("genius", "strength")
    table.ask()
    table.does("use:iron-man", "pick:arc-reactor")
    assert table.held() == ["arc-reactor"]
    assert sorted(plain(table.state.players[0].deck)) == ["energy", "genius", "strength"]
    assert len(table.state.players[0].dealt) == 1


def test_effect_does_not_continue_into_the_reshuffled_deck() -> None:
    table = Table("iron-man", scenario="ultron")
    table.state.players[0].deck = []
    table.deck("arc-reactor", "energy")
    table.reveals("invasive-ai")
    assert sorted(plain(table.state.players[0].deck)) == ["arc-reactor", "energy"]
    assert table.discarded() == []
    assert len(table.state.players[0].dealt) == 1


def test_pepper_potts_does_not_double_the_power_of_justice() -> None:
    table = Table("iron-man")
    table.put("pepper-potts")
    table.discard("the-power-of-justice")
    table.hand("for-justice")
    threaten(table, 5)
    assert "play:for-justice" not in table.options()
    table.hand("for-justice", "energy")
    assert "play:for-justice" in table.options()


def test_war_machine_can_be_used_by_tony_stark() -> None:
    table = Table("iron-man", form="alter-ego")
    table.put("war-machine")
    table.does("use:war-machine")
    assert (table.damage("rhino-1"), table.damage("war-machine")) == (1, 2)


def test_aerial_from_rocket_boots_ends_before_the_villain_phase() -> None:
    table = Table("iron-man")
    table.put("rocket-boots")
    table.hand("genius")
    table.does("use:rocket-boots")
    assert numbers.has_trait(table.state, table.thing("iron-man"), "aerial")
    table.does("end-turn")
    assert not numbers.has_trait(table.state, table.thing("iron-man"), "aerial")


@pytest.mark.parametrize(
    ("hero", "upgrade", "hurt"),
    [("iron-man", "powered-gauntlets", 1), ("captain-marvel", "energy-channel", 1), ("captain-marvel", "tac-team", 0)],
)
def test_retaliate_damages_the_hero_whose_upgrade_attacks(hero: str, upgrade: str, hurt: int) -> None:
    table = Table(hero)
    table.put("whiplash")
    table.put(upgrade, counters=1)
    short = f"use:{upgrade}/{upgrade}-2" if upgrade == "energy-channel" else f"use:{upgrade}"
    table.does(short, "pick:whiplash")
    assert table.in_play("whiplash")
    assert table.damage(hero) == hurt


def test_war_machine_can_pay_with_his_last_hit_points_or_tough() -> None:
    table = Table("iron-man")
    table.put("war-machine", damage=3)
    table.put("sandman", tough=1)
    table.does("use:war-machine")
    assert not table.in_play("war-machine")
    assert (table.damage("rhino-1"), table.damage("sandman"), table.piece("sandman").tough) == (1, 0, 0)
    table = Table("iron-man")
    table.put("war-machine", tough=1)
    table.does("use:war-machine")
    assert (table.damage("war-machine"), table.piece("war-machine").tough, table.damage("rhino-1")) == (0, 0, 1)


def test_war_machine_takes_no_damage_if_no_enemy_can() -> None:
    table = expert_ultron("iron-man")
    table.put("war-machine")
    assert offers(table, "use") == ["war-machine/war-machine-1"]
    table.put("advanced-ultron-drone")
    table.does("use:war-machine")
    assert (table.damage("advanced-ultron-drone"), table.damage(plain(table.state.villain))) == (1, 0)


def test_repulsor_blast_cannot_target_ultron_while_a_drone_protects_him() -> None:
    table = expert_ultron("iron-man", "she-hulk")
    villain = plain(table.state.villain)
    table.put("advanced-ultron-drone", seat=1)
    table.deck("energy", "genius", "genius", "genius", "genius")
    table.hand("repulsor-blast", "strength")
    table.does("play:repulsor-blast", "pay")
    assert (table.in_play("advanced-ultron-drone"), table.damage(villain)) == (False, 0)  # 1 and 2 for each


def test_repulsor_blast_targets_only_enemies_that_can_take_damage() -> None:
    table = expert_ultron("iron-man", "she-hulk")
    villain = plain(table.state.villain)
    table.put("advanced-ultron-drone", seat=1)
    table.put("whiplash")
    table.deck(*["genius"] * 5)
    table.hand("repulsor-blast", "strength")
    table.does("play:repulsor-blast", "pay")
    assert offers(table, "pick") == ["advanced-ultron-drone", "whiplash"]
    table.does("pick:whiplash")
    assert (table.damage("whiplash"), table.damage(villain), table.damage("iron-man")) == (1, 0, 1)


def test_business_problems_counts_own_upgrades_attached_to_enemies() -> None:
    table = Table("iron-man")
    table.put("spider-tracer", on="rhino-1")
    table.reveals("business-problems")
    table.does("may:no")
    assert table.piece("spider-tracer").exhausted
    assert plain(table.state.encounter_discard) == ["business-problems"]


@pytest.mark.parametrize("card", ["repulsor-blast", "photonic-blast"])
def test_stunned_hero_resolves_nothing_of_an_attack_event(card: str) -> None:
    hero = "iron-man" if card == "repulsor-blast" else "captain-marvel"
    table = Table(hero)
    table.change(hero, stunned=1)
    table.hand(card, "energy", "energy")
    before = len(table.state.players[0].deck)
    table.does(f"play:{card}", "pay")
    assert (len(table.state.players[0].deck), table.damage("rhino-1"), table.piece(hero).stunned) == (before, 0, 0)


def test_exhausted_hero_changing_form_cannot_exhaust_for_business_problems() -> None:
    table = Table("iron-man")
    table.change("iron-man", exhausted=True)
    table.reveals("business-problems")
    table.does("may:yes")
    table.waits_for(0, "turn")
    assert table.state.form(0) == "alter-ego"
    assert table.in_play("business-problems")


def test_ready_cards_cannot_be_readied() -> None:
    table = Table("iron-man")
    table.put("arc-reactor")
    table.put("tenacity")
    table.put("war-machine")
    table.hand("get-ready", "strength")
    assert offers(table, "use") == ["war-machine/war-machine-1"]
    assert offers(table, "play") == []
    table.change("iron-man", exhausted=True)
    assert offers(table, "use") == ["arc-reactor/arc-reactor-1", "tenacity/tenacity-1", "war-machine/war-machine-1"]
