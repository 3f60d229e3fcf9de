"""Costs, targets, attacks and payments of real cards once more, by somebody who only read the rules and the cards."""

import pytest

from games.champions.table import GAME, Table, plain
from tableverse.kernel.ledger import rule


def threaten(table: Table, amount: int) -> None:
    table.change(plain(table.state.scheme), threat=amount)


def offers(table: Table, verb: str) -> list[str]:
    """What may be done in this way."""
    return sorted(option.partition(":")[2] for option in table.options() if option.startswith(f"{verb}:"))


def targets(table: Table, who: str, verb: str = "attack") -> list[str]:
    return sorted(option.partition(">")[2] for option in table.options() if option.startswith(f"{verb}:{who}>"))


def expert_ultron(*heroes: str) -> Table:
    """Ultron III, whom nobody can hurt while a Drone is in play."""
    table = Table(*heroes, scenario="ultron", mode="expert")
    table.change(plain(table.state.villain), face="ultron-3", damage=0)
    return table


def defend_for(table: Table, who: str) -> None:
    """Whoever is asked first may pass it on."""
    while f"defend:{who}" not in table.options():
        table.does("pass" if "pass" in table.options() else "undefended")
    table.does(f"defend:{who}")


# --- costs ----------------------------------------------------------------------------------------------------------


def test_focused_rage_of_a_tough_she_hulk_is_closed_until_the_tough_card_is_gone() -> None:
    table = Table("she-hulk", "spider-man")
    table.put("focused-rage")
    table.put("focused-rage")
    table.change("she-hulk", tough=1)
    assert offers(table, "use") == []
    table.put("shocker")
    table.does("attack:she-hulk>shocker")
    table.attacked("rhino-1")
    table.undefended()
    table.waits(0, "turn")
    assert (table.piece("she-hulk").tough, table.damage("she-hulk")) == (0, 0)
    table.does("use:focused-rage")
    table.does("use:focused-rage")
    assert (table.damage("she-hulk"), len(table.held())) == (2, 2)
    assert offers(table, "use") == []


def test_focused_rage_needs_a_card_to_draw_and_the_hero_s_form() -> None:
    table = Table("she-hulk")
    table.put("focused-rage")
    table.state.players[0].deck = []
    table.ask()
    assert offers(table, "use") == []
    table = Table("she-hulk", form="alter-ego")
    table.put("focused-rage")
    assert offers(table, "use") == []


def test_war_machine_pays_with_his_last_hit_points_or_his_tough_card() -> None:
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


def test_war_machine_is_not_hurt_where_nobody_else_can_be() -> None:
    table = expert_ultron("iron-man")
    table.put("war-machine")
    assert offers(table, "use") == ["war-machine/war-machine-1"]
    table.put("advanced-ultron-drone")
    table.does("use:war-machine")
    assert (table.damage("advanced-ultron-drone"), table.damage(plain(table.state.villain))) == (1, 0)


def test_rechannel_needs_both_the_damage_and_the_energy() -> None:
    table = Table("captain-marvel")
    table.hand("energy")
    assert offers(table, "use") == []
    table.change("captain-marvel", damage=1)
    assert offers(table, "use") == ["captain-marvel/captain-marvel-1"]
    table.hand("genius")
    assert offers(table, "use") == []


def test_legal_practice_needs_a_card_to_discard_and_threat_to_remove() -> None:
    table = Table("she-hulk", form="alter-ego")
    threaten(table, 3)
    table.hand("legal-practice")
    assert offers(table, "play") == []
    table.hand("legal-practice", "genius")
    assert offers(table, "play") == ["legal-practice"]
    threaten(table, 0)
    assert offers(table, "play") == []


def test_the_view_shows_only_what_can_be_paid_whole() -> None:
    def shown() -> set[str]:
        decision = GAME.view(table.state, 0).decision
        assert decision is not None
        return {plain(option.id) for option in decision.options}

    table = Table("she-hulk")
    table.put("focused-rage")
    table.hand("haymaker", "energy")
    assert {"use:focused-rage/focused-rage-1", "play:haymaker"} <= shown()
    table.change("she-hulk", tough=1)
    table.hand("haymaker", "haymaker")
    assert not any(option.startswith(("use:", "play:")) for option in shown())


# --- dealt or taken ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("boost", "what"), [("sonic-boom", "exhausted"), ("sweeping-swoop", "stunned")])
def test_a_boost_looks_at_overkill_too(boost: str, what: str) -> None:
    table = Table("she-hulk")
    table.put("hellcat", damage=2)
    table.put("charge", on="rhino-1")
    table.change("she-hulk", tough=1)
    table.attacked("rhino-1", boost=boost)
    table.does("defend:hellcat")
    assert (table.damage("she-hulk"), table.piece("she-hulk").tough) == (0, 0)
    assert getattr(table.piece("she-hulk"), what)


@pytest.mark.parametrize(("boost", "what"), [("sonic-boom", "exhausted"), ("sweeping-swoop", "stunned")])
def test_a_boost_looks_at_whoever_was_struck(boost: str, what: str) -> None:
    """An ally stands before its hero."""
    table = Table("she-hulk")
    table.put("luke-cage", tough=1)
    table.attacked("rhino-1", boost=boost)
    table.does("defend:luke-cage")
    assert not getattr(table.piece("she-hulk"), what)
    assert table.piece("luke-cage").stunned == (1 if what == "stunned" else 0)


@pytest.mark.parametrize(("training", "stunned"), [(0, 0), (1, 1)])
def test_sweeping_swoop_stuns_the_hero_who_stood_in_for_another(training: int, stunned: int) -> None:
    """2 damage against DEF 2 is none; one more is dealt, and tough stops it."""
    table = Table("iron-man", "black-panther")
    table.change("black-panther", tough=1)
    if training:
        table.put("enhanced-ivory-horn", on="rhino-1")
    table.attacked("rhino-1", boost="sweeping-swoop")
    defend_for(table, "black-panther")
    assert (table.piece("iron-man").stunned, table.piece("black-panther").stunned) == (0, stunned)
    assert (table.piece("black-panther").tough, table.damage("black-panther")) == (1 - stunned, 0)


@pytest.mark.parametrize(("tough", "defends", "threat"), [(1, False, 1), (0, False, 1), (0, True, 0)])
def test_klaw_s_vengeance_asks_what_was_dealt(tough: int, defends: bool, threat: int) -> None:
    table = Table("spider-man", scenario="klaw")
    table.change("spider-man", tough=tough)
    table.encounter("hydra-bomber", "quiet-threat")
    table.reveals("klaw-s-vengeance")
    table.does("pass", "defend:spider-man" if defends else "undefended")
    assert table.threat() == threat


# --- guard and the like -----------------------------------------------------------------------------------------


def test_counter_punch_minds_the_guard_of_its_own_player_only() -> None:
    table = Table("black-panther", "she-hulk")
    table.put("hydra-mercenary", seat=1)
    table.hand("counter-punch")
    table.attacked("rhino-1", seat=1)
    defend_for(table, "black-panther")
    table.does("trigger:counter-punch")
    assert table.damage("rhino-1") == 2 + 1  # and retaliate
    table = Table("black-panther", "she-hulk")
    table.put("hydra-mercenary", seat=0)
    table.hand("counter-punch")
    table.attacked("rhino-1", seat=1)
    defend_for(table, "black-panther")
    table.waits(0, "turn")
    assert (table.damage("rhino-1"), table.held()) == (1, ["counter-punch"])


def test_counter_punch_of_the_stunned_may_be_tried_past_a_guard() -> None:
    table = Table("black-panther")
    table.put("hydra-mercenary")
    table.change("black-panther", stunned=1)
    table.hand("counter-punch")
    table.attacked("rhino-1")
    table.does("defend:black-panther", "trigger:counter-punch")
    assert (table.piece("black-panther").stunned, table.damage("rhino-1"), table.held()) == (0, 1, [])


def test_counter_punch_has_no_target_left_after_retaliate() -> None:
    table = Table("black-panther")
    table.put("hydra-mercenary", damage=2)
    table.put("indomitable")
    table.hand("counter-punch")
    table.attacked("hydra-mercenary")
    table.does("defend:black-panther")
    assert not table.in_play("hydra-mercenary")
    assert offers(table, "trigger") == ["indomitable/indomitable-1"]
    table.does("trigger:indomitable")
    assert (table.held(), table.piece("black-panther").exhausted) == (["counter-punch"], False)


def test_counter_punch_does_not_hit_whoever_cannot_take_damage() -> None:
    table = expert_ultron("black-panther")
    table.put("advanced-ultron-drone", seat=0)
    table.hand("counter-punch")
    table.attacked(plain(table.state.villain))
    table.does("defend:black-panther")
    assert offers(table, "trigger") == []
    table.waits(0, "turn")
    assert table.damage(plain(table.state.villain)) == 0


def test_what_is_no_attack_goes_past_the_guard() -> None:
    table = Table("black-panther", "she-hulk")
    table.put("hydra-mercenary")
    table.put("energy-daggers")
    table.put("panther-claws")
    table.put("tac-team")
    table.put("vibranium-suit")
    table.change("black-panther", damage=3)
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a", "next:energy-daggers")
    table.does(table.options()[0])  # the player: black-panther's own
    assert (table.damage("rhino-1"), table.damage("hydra-mercenary")) == (1, 1)
    table.does("next:vibranium-suit")  # only the guard may be chosen
    assert (table.damage("rhino-1"), table.damage("black-panther")) == (1, 2)
    # the claws: the guard fell? 1 + 1 of 3; 4 more
    assert not table.in_play("hydra-mercenary")
    assert table.damage("rhino-1") == 1
    table.does("use:tac-team")
    assert table.damage("rhino-1") == 3


def test_the_suit_strikes_the_villain_once_the_guard_has_fallen() -> None:
    table = Table("black-panther")
    table.put("hydra-mercenary")
    table.put("panther-claws")
    table.put("vibranium-suit")
    table.change("black-panther", damage=3)
    table.change("hydra-mercenary", damage=1)
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a", "next:panther-claws")
    assert not table.in_play("hydra-mercenary")
    assert (table.damage("rhino-1"), table.damage("black-panther")) == (2, 1)


def test_an_ally_minds_the_guard_of_its_controller_alone() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("hellcat", seat=0)
    table.put("hydra-mercenary", seat=1)
    assert targets(table, "hellcat") == ["hydra-mercenary", "rhino-1"]
    table.put("armored-guard", seat=0, tough=1)
    assert targets(table, "hellcat") == targets(table, "she-hulk") == ["armored-guard", "hydra-mercenary"]


def test_overkill_past_a_guard_reaches_the_villain_and_tough_stops_it() -> None:
    table = Table("she-hulk")
    table.put("hydra-mercenary")
    table.hand("relentless-assault", "strength")
    table.does("play:relentless-assault", "pay")
    assert table.damage("rhino-1") == 2
    table = Table("she-hulk")
    table.put("armored-guard", tough=1)
    table.hand("relentless-assault", "strength")
    table.does("play:relentless-assault", "pay")
    assert (table.damage("rhino-1"), table.damage("armored-guard"), table.piece("armored-guard").tough) == (0, 0, 0)


# --- targets ----------------------------------------------------------------------------------------------------


def test_repulsor_blast_does_not_choose_ultron_behind_his_drones() -> None:
    table = expert_ultron("iron-man", "she-hulk")
    villain = plain(table.state.villain)
    table.put("advanced-ultron-drone", seat=1)
    table.deck("energy", "genius", "genius", "genius", "genius")
    table.hand("repulsor-blast", "strength")
    table.does("play:repulsor-blast", "pay")
    assert (table.in_play("advanced-ultron-drone"), table.damage(villain)) == (False, 0)  # 1 and 2 for each


def test_repulsor_blast_chooses_among_those_who_can_be_hurt() -> None:
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


def test_nick_fury_offers_what_has_a_target() -> None:
    table = expert_ultron("spider-man")
    table.put("advanced-ultron-drone")
    table.hand("nick-fury", "energy", "genius")
    table.does("play:nick-fury", "pay")
    assert offers(table, "choose") == ["damage", "draw"]
    table.does("choose:damage")
    assert table.damage(plain(table.state.villain)) == 0


@pytest.mark.parametrize(("ally", "status"), [("mockingbird", "stunned"), ("spider-woman", "confused")])
def test_who_has_a_status_card_is_not_given_another(ally: str, status: str) -> None:
    table = Table("captain-marvel")
    table.change("rhino-1", **{status: 1})
    table.hand(ally, "energy", "genius")
    table.does(f"play:{ally}", "pay")
    table.waits(0, "turn")
    assert getattr(table.piece("rhino-1"), status) == 1


@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_options_that_hurt_a_hero_are_closed_to_alter_egos(form: str) -> None:
    table = Table("spider-man", form=form)
    table.encounter("hydra-bomber")
    table.reveals("ritual-combat", deck=False)
    assert offers(table, "choose") == (["damage", "threat"] if form == "hero" else [])
    assert (table.threat(), table.damage("spider-man")) == (0 if form == "hero" else 2, 0)
    table = Table("spider-man", form=form)
    table.reveals("under-attack")
    table.waits(0, "choose" if form == "hero" else "turn")
    assert table.damage("spider-man") == 0


def test_electric_whip_attack_on_tony_stark_takes_an_upgrade() -> None:
    table = Table("iron-man", form="alter-ego")
    table.put("rocket-boots")
    table.reveals("electric-whip-attack")
    table.waits(0, "turn")
    assert (table.damage("iron-man"), table.in_play("rocket-boots")) == (0, False)


def test_an_exhausted_king_cannot_exhaust_for_affairs_of_state() -> None:
    table = Table("black-panther", form="alter-ego")
    table.change("black-panther", exhausted=True)
    table.put("panther-claws")
    table.reveals("affairs-of-state")
    assert not table.in_play("panther-claws")
    assert plain(table.state.encounter_discard) == ["affairs-of-state"]


def test_affairs_of_state_looks_only_at_the_king_s_own_upgrades() -> None:
    table = Table("black-panther", "spider-man")
    table.put("combat-training")
    table.put("webbed-up", seat=1, on="rhino-1")
    table.reveals("affairs-of-state")
    table.does("may:no")
    assert table.in_play("affairs-of-state")
    assert table.in_play("combat-training")


def test_business_problems_counts_upgrades_that_lie_on_enemies() -> None:
    table = Table("iron-man")
    table.put("spider-tracer", on="rhino-1")
    table.reveals("business-problems")
    table.does("may:no")
    assert table.piece("spider-tracer").exhausted
    assert plain(table.state.encounter_discard) == ["business-problems"]


def test_a_sonic_boom_when_everybody_is_exhausted_has_one_way_left() -> None:
    table = Table("spider-man", scenario="klaw")
    table.change("spider-man", exhausted=True)
    table.hand("energy", "genius", "strength")
    table.reveals("sonic-boom")
    table.does("pay")
    table.waits(0, "turn")
    assert table.held() == []


@pytest.mark.parametrize(("hand", "open_ways"), [("genius", 0), ("energy", 2)])
def test_android_efficiency_is_paid_with_its_own_resource_or_not_at_all(hand: str, open_ways: int) -> None:
    table = Table("she-hulk", scenario="klaw")
    table.hand(hand)
    table.attacked("klaw-1", boost="android-efficiency-a")
    table.does("undefended")
    if open_ways:
        assert len(offers(table, "choose")) == open_ways
    else:
        table.waits(0, "turn")
        assert table.held() == [hand]
        assert table.in_play("facedown-drone")


# --- payments -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ally", "power", "cards"),
    [("maria-hill", "the-power-of-leadership", 1), ("black-widow", "the-power-of-protection", 2)],
)
def test_make_the_call_doubles_for_the_aspect_of_the_ally(ally: str, power: str, cards: int) -> None:
    table = Table("captain-marvel", "spider-man")
    table.discard(ally, seat=1)
    table.hand("make-the-call", power, "haymaker", "uppercut")
    table.does("play:make-the-call", f"spend:{power}", "pay")
    assert len(table.held()) == 3 - cards
    assert table.piece(ally).area == 0


def test_make_the_call_does_not_double_for_a_hero_s_own_ally() -> None:
    table = Table("captain-marvel", "spider-man")
    table.discard("black-cat", seat=1)
    table.hand("make-the-call", "the-power-of-leadership")
    assert offers(table, "play") == []
    table.discard("maria-hill", seat=1)
    table.ask()
    assert offers(table, "play") == ["make-the-call"]


def test_make_the_call_pays_the_printed_cost_whatever_the_helicarrier_does() -> None:
    table = Table("captain-marvel")
    table.put("helicarrier")
    table.does("use:helicarrier")
    table.discard("nick-fury")
    table.hand("make-the-call", "energy", "haymaker")
    assert offers(table, "play") == ["haymaker"]
    table.hand("make-the-call", "energy", "genius")
    assert offers(table, "play") == ["make-the-call"]


def test_make_the_call_may_be_paid_with_pepper_s_help() -> None:
    table = Table("iron-man")
    table.put("pepper-potts")
    table.discard("maria-hill")
    table.hand("make-the-call", "repulsor-blast")
    assert offers(table, "play") == ["make-the-call", "repulsor-blast"]
    table.does("play:make-the-call")
    table.does("pay")
    assert table.in_play("maria-hill")


def test_the_power_of_leadership_pays_for_an_ability_in_play() -> None:
    table = Table("captain-marvel")
    table.put("vision")
    table.hand("the-power-of-leadership")
    assert offers(table, "use") == ["vision/vision-1"]


@pytest.mark.parametrize(
    ("spent", "removed"),
    [(["genius"], 4), (["energy"], 3), (["vibranium"], 4), (["haymaker", "black-cat"], 3)],
)
def test_for_justice_asks_for_a_mental_resource(spent: list[str], removed: int) -> None:
    table = Table("spider-man")
    threaten(table, 9)
    table.hand("for-justice", *spent)
    table.does("play:for-justice", "pay")
    assert table.threat() == 9 - removed


# --- attacks one by one -------------------------------------------------------------------------------------------


def test_a_stunned_panther_loses_one_of_two_attacks() -> None:
    table = Table("black-panther")
    table.put("panther-claws")
    table.put("vibranium-suit")
    table.put("energy-daggers")
    table.change("black-panther", stunned=1, damage=4)
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a", "next:panther-claws")
    assert (table.piece("black-panther").stunned, table.damage("rhino-1")) == (0, 0)
    table.does("next:vibranium-suit")
    assert (table.damage("black-panther"), table.damage("rhino-1")) == (3, 1 + 2)


def test_a_confused_panther_loses_the_thwart_and_keeps_the_attack() -> None:
    table = Table("black-panther")
    threaten(table, 5)
    table.put("panther-claws")
    table.put("tactical-genius")
    table.change("black-panther", confused=1)
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a", "next:tactical-genius")
    assert (table.threat(), table.damage("rhino-1"), table.piece("black-panther").confused) == (5, 4, 0)


def test_each_special_attack_is_retaliated_by_itself() -> None:
    table = Table("black-panther")
    table.put("m-o-d-o-k")
    table.put("panther-claws")
    table.put("vibranium-suit")
    table.change("black-panther", damage=2)
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a", "next:panther-claws", "pick:m-o-d-o-k")
    assert table.damage("black-panther") == 4
    table.does("pick:m-o-d-o-k")
    assert table.damage("black-panther") == 4  # two moved away, two more for it


def test_two_copies_of_chase_them_down_answer_one_defeat() -> None:
    table = Table("she-hulk")
    threaten(table, 9)
    table.put("hydra-mercenary")
    table.hand("chase-them-down", "chase-them-down")
    table.does("attack:she-hulk>hydra-mercenary", "trigger:chase-them-down", "trigger:chase-them-down")
    assert table.threat() == 5


def test_superhuman_strength_after_a_stunned_attempt_stays() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.change("she-hulk", stunned=1)
    table.does("attack:she-hulk>rhino-1")
    assert table.in_play("superhuman-strength")
    assert (table.damage("rhino-1"), table.piece("rhino-1").stunned) == (0, 0)


def test_superhuman_strength_stuns_the_tough_and_not_the_defeated() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.put("sandman", tough=1)
    table.does("attack:she-hulk>sandman")
    assert (table.piece("sandman").stunned, table.in_play("superhuman-strength")) == (1, False)
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.put("hydra-mercenary")
    table.does("attack:she-hulk>hydra-mercenary")
    assert table.in_play("superhuman-strength")


def test_one_two_punch_does_not_answer_an_attack_that_a_stunned_card_stopped() -> None:
    table = Table("she-hulk")
    table.change("she-hulk", stunned=1)
    table.hand("one-two-punch", "energy")
    table.does("attack:she-hulk>rhino-1")
    table.waits(0, "turn")
    assert table.held() == ["one-two-punch", "energy"]


# --- quickstrike --------------------------------------------------------------------------------------------------


def test_vulture_strikes_before_hawkeye_shoots() -> None:
    table = Table("spider-man")
    table.put("hawkeye", counters=4)
    table.reveals("vulture")
    table.waits(0, "defend")
    table.does("defend:hawkeye")  # 3 damage, 3 hit points
    assert not table.in_play("hawkeye")
    table.waits(0, "turn")
    assert table.damage("vulture") == 0


def test_hawkeye_shoots_after_the_strike() -> None:
    table = Table("spider-man", "iron-man")
    table.put("hawkeye", seat=1, counters=4)
    table.reveals("vulture")
    table.undefended()
    assert table.damage("spider-man") == 3
    table.does("trigger:hawkeye")
    assert table.damage("vulture") == 2


def test_vulture_does_not_strike_peter_and_hawkeye_shoots_all_the_same() -> None:
    table = Table("spider-man", form="alter-ego")
    table.put("hawkeye", counters=4)
    table.reveals("vulture")
    table.does("trigger:hawkeye")
    assert (table.damage("vulture"), table.damage("spider-man")) == (2, 0)


def test_sandman_s_toughness_is_there_before_hawkeye_shoots() -> None:
    table = Table("spider-man")
    table.put("hawkeye", counters=4)
    table.reveals("sandman")
    table.does("trigger:hawkeye")
    assert (table.damage("sandman"), table.piece("sandman").tough) == (0, 0)


def test_quickstrike_defended_by_black_panther_is_retaliated_first() -> None:
    table = Table("black-panther")
    table.put("hawkeye", counters=4)
    table.hand("counter-punch")
    table.reveals("vulture")
    table.does("defend:black-panther")
    assert table.damage("vulture") == 1
    table.does("trigger:counter-punch")
    assert table.damage("vulture") == 3
    table.does("trigger:hawkeye")
    assert not table.in_play("vulture")


# --- defending ----------------------------------------------------------------------------------------------------


def test_backflip_makes_spider_man_the_defender_without_exhausting_him() -> None:
    table = Table("spider-man")
    table.put("indomitable")
    table.hand("backflip", "counter-punch")
    table.attacked("rhino-1")
    table.does("pass", "undefended", "trigger:backflip")
    assert offers(table, "trigger") == ["counter-punch/counter-punch-1"]  # he is ready: Indomitable has no use
    table.does("trigger:counter-punch")
    assert (table.damage("rhino-1"), table.damage("spider-man")) == (2, 0)


def test_backflip_of_an_exhausted_spider_man_and_indomitable() -> None:
    table = Table("spider-man")
    table.put("indomitable")
    table.change("spider-man", exhausted=True)
    table.hand("backflip")
    table.attacked("rhino-1")
    table.does("pass", "trigger:backflip", "trigger:indomitable")
    assert not table.piece("spider-man").exhausted


def test_backflip_behind_an_ally_is_no_defense() -> None:
    table = Table("spider-man")
    table.put("black-cat", damage=1)
    table.put("charge", on="rhino-1")
    table.hand("backflip", "counter-punch")
    table.attacked("rhino-1")
    table.does("pass", "defend:black-cat", "trigger:backflip")
    table.waits(0, "turn")
    assert table.held() == ["counter-punch"]


def test_cosmic_flight_defends_against_attacks_only() -> None:
    table = Table("captain-marvel")
    table.put("cosmic-flight")
    table.hand("counter-punch")
    table.attacked("rhino-1")
    table.does("undefended", "trigger:cosmic-flight", "trigger:counter-punch")
    assert (table.damage("captain-marvel"), table.damage("rhino-1")) == (0, 2)
    table = Table("captain-marvel")
    table.put("cosmic-flight")
    table.hand("counter-punch")
    table.reveals("shocker")
    table.does("trigger:cosmic-flight")
    table.waits(0, "turn")
    assert table.held() == ["counter-punch"]


def test_backflip_against_a_quickstrike() -> None:
    table = Table("spider-man")
    table.hand("backflip", "counter-punch")
    table.reveals("vulture")
    table.does("undefended", "trigger:backflip", "trigger:counter-punch")
    assert (table.damage("vulture"), table.damage("spider-man")) == (2, 0)


def test_webbed_up_lets_nobody_defend() -> None:
    table = Table("spider-man")
    table.put("webbed-up", on="rhino-1")
    table.hand("backflip", "counter-punch")
    table.attacked("rhino-1")
    table.waits(0, "turn")
    assert (table.piece("rhino-1").stunned, table.held()) == (1, ["backflip", "counter-punch"])


# --- Whirlwind ----------------------------------------------------------------------------------------------------


def test_whirlwind_leaves_alter_egos_alone() -> None:
    table = Table("spider-man", "iron-man")
    table.change("iron-man", face="tony-stark")
    table.put("whirlwind")
    table.attacked("whirlwind")
    table.undefended()
    assert (table.damage("spider-man"), table.damage("iron-man")) == (2, 0)


def test_whirlwind_falls_to_retaliate_when_both_attacks_have_struck() -> None:
    table = Table("black-panther", "she-hulk")
    table.put("whirlwind", damage=5)
    table.attacked("whirlwind")
    table.undefended()
    assert not table.in_play("whirlwind")
    assert (table.damage("black-panther"), table.damage("she-hulk")) == (2, 2)


def test_stunned_whirlwind_attacks_nobody() -> None:
    table = Table("black-panther", "she-hulk")
    table.put("whirlwind", stunned=1)
    table.attacked("whirlwind")
    table.waits(0, "turn")
    assert (table.damage("black-panther"), table.damage("she-hulk"), table.piece("whirlwind").stunned) == (0, 0, 0)


def test_whirlwind_defended_by_a_hero_here_and_an_ally_there() -> None:
    table = Table("black-panther", "she-hulk")
    table.put("hellcat", seat=1)
    table.put("whirlwind", seat=1)
    table.hand("counter-punch")
    table.attacked("whirlwind", seat=1)
    table.does("defend:black-panther", "defend:hellcat", "trigger:counter-punch")
    assert (table.damage("hellcat"), table.damage("black-panther"), table.damage("she-hulk")) == (2, 0, 0)
    assert table.damage("whirlwind") == 1 + 2


def test_spider_man_backflips_out_of_a_whirlwind_that_hits_the_other() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("whirlwind")
    table.hand("backflip", "counter-punch")
    table.attacked("whirlwind")
    table.undefended()
    table.does("trigger:backflip", "trigger:counter-punch")
    assert (table.damage("spider-man"), table.damage("she-hulk"), table.damage("whirlwind")) == (0, 2, 2)


def test_masters_of_mayhem_with_whirlwind() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("whirlwind", seat=1)
    table.put("tiger-shark", seat=0)
    table.reveals("masters-of-mayhem")
    table.undefended()
    assert (table.damage("spider-man"), table.damage("she-hulk")) == (5, 2)
    assert table.piece("tiger-shark").tough == 1


# --- damage dealt together, and attempts of the stunned and confused ----------------------------------------------


@rule("CHA-OVERKILL-02")
def test_overkill_is_dealt_together_with_what_it_is_too_much_of() -> None:
    """Ultron cannot take damage while the Drone is there, and it is there when the damage is dealt."""
    table = expert_ultron("she-hulk")
    table.put("facedown-drone")
    table.hand("relentless-assault", "strength")
    table.does("play:relentless-assault", "pay")
    assert not table.in_play("facedown-drone")
    assert table.damage(plain(table.state.villain)) == 0


def test_ground_stomp_that_fells_the_last_drone_spares_ultron() -> None:
    table = expert_ultron("she-hulk")
    table.put("facedown-drone", damage=1)
    table.hand("ground-stomp", "genius")
    table.does("play:ground-stomp", "pay")
    assert not table.in_play("facedown-drone")
    assert table.damage(plain(table.state.villain)) == 0
    table.hand("ground-stomp", "genius")
    table.does("play:ground-stomp", "pay")
    assert table.damage(plain(table.state.villain)) == 1


def test_black_panther_s_retaliate_does_nothing_to_ultron_behind_a_drone() -> None:
    table = expert_ultron("black-panther")
    table.put("facedown-drone")
    table.attacked(plain(table.state.villain))
    table.does("undefended")
    assert table.damage(plain(table.state.villain)) == 0


def test_killmonger_takes_retaliate_and_basic_attacks() -> None:
    table = Table("black-panther")
    table.put("killmonger")
    table.put("combat-training")
    table.attacked("killmonger")
    table.does("undefended")
    assert table.damage("killmonger") == 1
    table.does("attack:black-panther>killmonger")
    assert table.damage("killmonger") == 4


def test_hulk_hurts_whom_he_can() -> None:
    table = expert_ultron("she-hulk", "iron-man")
    table.put("hulk")
    table.put("facedown-drone")
    table.put("facedown-drone", seat=1)
    table.deck("strength")
    table.does("attack:hulk>facedown-drone")  # 2 damage to an enemy: the other Drone is the only one
    table.waits(0, "turn")
    assert not table.in_play("facedown-drone")
    assert table.damage(plain(table.state.villain)) == 0


@pytest.mark.parametrize("card", ["repulsor-blast", "photonic-blast"])
def test_nothing_of_an_attack_event_is_done_by_the_stunned(card: str) -> None:
    hero = "iron-man" if card == "repulsor-blast" else "captain-marvel"
    table = Table(hero)
    table.change(hero, stunned=1)
    table.hand(card, "energy", "energy")
    before = len(table.state.players[0].deck)
    table.does(f"play:{card}", "pay")
    assert (len(table.state.players[0].deck), table.damage("rhino-1"), table.piece(hero).stunned) == (before, 0, 0)


def test_relentless_assault_without_a_minion_is_for_the_stunned_only() -> None:
    table = Table("she-hulk")
    table.hand("relentless-assault", "strength")
    assert offers(table, "play") == []
    table.change("she-hulk", stunned=1)
    table.does("play:relentless-assault", "pay")
    assert table.piece("she-hulk").stunned == 0


def test_energy_channel_of_the_stunned_is_lost() -> None:
    table = Table("captain-marvel")
    table.put("energy-channel", counters=3)
    table.change("captain-marvel", stunned=1)
    table.does("use:energy-channel/energy-channel-2")
    assert (table.in_play("energy-channel"), table.damage("rhino-1")) == (False, 0)


def test_a_confused_lawyer_pays_for_nothing() -> None:
    table = Table("she-hulk", form="alter-ego")
    threaten(table, 4)
    table.change("she-hulk", confused=1)
    table.hand("legal-practice", "genius")
    table.does("play:legal-practice")
    table.waits(0, "turn")
    assert (table.threat(), table.held(), table.piece("she-hulk").confused) == (4, [], 0)


def test_tac_team_and_war_machine_do_not_mind_a_stunned_hero() -> None:
    table = Table("iron-man")
    table.put("tac-team")
    table.put("war-machine", stunned=1)
    table.change("iron-man", stunned=1)
    table.does("use:tac-team", "use:war-machine")
    assert (table.damage("rhino-1"), table.piece("iron-man").stunned, table.piece("war-machine").stunned) == (3, 1, 1)


# --- crisis -----------------------------------------------------------------------------------------------------


def test_crisis_closes_whatever_would_remove_threat_from_the_main_scheme() -> None:
    table = Table("iron-man", "spider-man")
    threaten(table, 5)
    table.put("crowd-control", threat=0)
    table.put("surveillance-team")
    table.put("mark-v-helmet")
    table.put("maria-hill")
    table.hand("for-justice", "energy")
    assert offers(table, "use") == offers(table, "play") == offers(table, "thwart") == []
    table.change("crowd-control", threat=4)
    assert targets(table, "iron-man", "thwart") == targets(table, "maria-hill", "thwart") == ["crowd-control"]
    table.put("rocket-boots")
    table.hand("genius")
    table.does("use:rocket-boots", "pay")
    table.does("use:mark-v-helmet")
    assert (table.threat(), table.threat("crowd-control")) == (5, 3)


def test_interrogation_room_and_chase_them_down_mind_the_crisis() -> None:
    table = Table("she-hulk")
    threaten(table, 5)
    table.put("crowd-control", threat=0)
    table.put("interrogation-room")
    table.put("hydra-mercenary")
    table.hand("chase-them-down")
    table.does("attack:she-hulk>hydra-mercenary")
    table.waits(0, "turn")
    assert (table.threat(), table.held()) == (5, ["chase-them-down"])
    assert not table.piece("interrogation-room").exhausted


def test_nick_fury_removes_no_threat_in_a_crisis() -> None:
    table = Table("spider-man")
    threaten(table, 5)
    table.put("crowd-control", threat=0)
    table.hand("nick-fury", "energy", "genius")
    table.does("play:nick-fury", "pay")
    assert offers(table, "choose") == ["damage", "draw"]


def test_chase_them_down_follows_a_counter_punch_and_not_retaliate() -> None:
    table = Table("black-panther")
    threaten(table, 5)
    table.put("hydra-mercenary")
    table.hand("chase-them-down", "counter-punch")
    table.attacked("hydra-mercenary")
    table.does("defend:black-panther", "trigger:counter-punch", "trigger:chase-them-down")
    assert table.threat() == 3
    table = Table("black-panther")
    threaten(table, 5)
    table.put("hydra-mercenary", damage=2)
    table.hand("chase-them-down")
    table.attacked("hydra-mercenary")
    table.does("defend:black-panther")
    table.waits(0, "turn")
    assert not table.in_play("hydra-mercenary")


@rule("CHA-OVERKILL-02")
def test_overkill_ends_a_stage_when_the_minion_has_fallen_too() -> None:
    table = Table("she-hulk")
    threaten(table, 9)
    table.put("hydra-mercenary")
    table.change("rhino-1", damage=13)
    table.hand("relentless-assault", "strength", "chase-them-down")
    table.does("play:relentless-assault", "spend:strength", "trigger:chase-them-down")
    assert not table.in_play("hydra-mercenary")
    assert (table.state.play[table.state.villain].face, table.damage(plain(table.state.villain))) == ("rhino-2", 0)


# --- obligations ------------------------------------------------------------------------------------------------


def test_an_exhausted_hero_who_turns_over_cannot_exhaust() -> None:
    table = Table("iron-man")
    table.change("iron-man", exhausted=True)
    table.reveals("business-problems")
    table.does("may:yes")
    table.waits(0, "turn")
    assert table.state.form(0) == "alter-ego"
    assert table.in_play("business-problems")


def test_the_whip_does_not_touch_another_s_upgrade_on_an_enemy() -> None:
    table = Table("iron-man", "spider-man")
    table.put("webbed-up", seat=1, on="rhino-1")
    table.reveals("electric-whip-attack")
    table.waits(0, "turn")
    assert table.in_play("webbed-up")


def test_a_tough_hero_may_choose_to_take_damage_from_a_bomber() -> None:
    table = Table("spider-man")
    table.change("spider-man", tough=1)
    table.reveals("hydra-bomber")
    assert len(offers(table, "choose")) == 2


# --- whirlwind ----------------------------------------------------------------------------------------------------


def test_the_first_counter_punch_leaves_nobody_for_the_second() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.put("whirlwind", damage=4)
    table.hand("counter-punch")
    table.hand("counter-punch", seat=1)
    table.attacked("whirlwind")
    table.does("defend:captain-marvel", "defend:she-hulk")
    table.does("trigger:counter-punch")
    assert not table.in_play("whirlwind")
    table.waits(0, "turn")
    assert (table.damage("captain-marvel"), table.damage("she-hulk")) == (1, 0)
    assert table.held(1) == ["counter-punch"]


def test_a_hero_who_falls_in_a_whirlwind_does_not_spare_the_other() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("whirlwind")
    table.change("spider-man", damage=9)
    table.attacked("whirlwind")
    table.undefended()
    assert table.state.players[0].eliminated
    assert table.damage("she-hulk") == 2
    assert table.piece("whirlwind").area == 1


def test_webbed_up_whirlwind_attacks_nobody() -> None:
    table = Table("spider-man", "she-hulk")
    table.put("whirlwind")
    table.put("webbed-up", on="whirlwind")
    table.attacked("whirlwind")
    table.waits(0, "turn")
    assert (table.damage("spider-man"), table.damage("she-hulk"), table.piece("whirlwind").stunned) == (0, 0, 1)


def test_one_hero_defends_against_one_of_whirlwind_s_attacks() -> None:
    table = Table("captain-marvel", "she-hulk", "iron-man")
    table.put("whirlwind")
    table.put("indomitable")
    table.attacked("whirlwind")
    table.does("defend:captain-marvel")
    while "undefended" in table.options():
        assert "defend:captain-marvel" not in table.options()
        table.does("undefended")
    table.does("trigger:indomitable")
    assert [table.damage(name) for name in ("captain-marvel", "she-hulk", "iron-man")] == [1, 2, 2]
    assert not table.piece("captain-marvel").exhausted


def test_an_ally_may_take_the_place_of_another_player_s_hero_in_a_whirlwind() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.put("whirlwind")
    table.put("luke-cage", tough=1)
    table.attacked("whirlwind")
    table.does("undefended", "undefended")  # nobody for Captain Marvel
    table.does("undefended")  # She-Hulk asks for help
    table.waits(0, "defend")
    assert "defend:captain-marvel" in table.options()
    table.does("defend:luke-cage")
    assert (table.damage("captain-marvel"), table.damage("she-hulk"), table.piece("luke-cage").tough) == (2, 0, 0)


# --- shadow of the past ---------------------------------------------------------------------------------------------


def test_the_nemesis_strikes_at_once() -> None:
    table = Table("spider-man")
    table.put("hawkeye", counters=4)
    table.reveals("shadow-of-the-past")
    table.does("undefended")
    assert (table.damage("spider-man"), table.damage("vulture")) == (3, 0)
    table.does("trigger:hawkeye")
    assert table.damage("vulture") == 2
    assert table.in_play("highway-robbery")


# --- payments -----------------------------------------------------------------------------------------------------


def test_for_justice_that_costs_nothing() -> None:
    table = Table("spider-man")
    threaten(table, 9)
    table.put("helicarrier")
    table.put("helicarrier")
    table.does("use:helicarrier", "use:helicarrier")
    table.hand("for-justice")
    table.does("play:for-justice")  # for nothing: and so not with a mental resource
    assert table.threat() == 6


@pytest.mark.parametrize(("extra", "removed"), [("wild", 3), ("physical", 4)])
def test_what_was_too_much_did_not_pay(extra: str, removed: int) -> None:
    """Cost 2, paid with a wild resource and a card of two physical ones."""
    table = Table("spider-man")
    threaten(table, 9)
    table.hand("for-justice", "hellcat", "genius", "strength")
    table.does("play:for-justice", "spend:hellcat", "spend:strength", f"extra:{extra}")
    assert table.threat() == 9 - removed


def test_make_the_call_does_not_bring_who_is_in_play() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("maria-hill", seat=1)
    table.discard("maria-hill")
    table.hand("make-the-call", "energy", "genius")
    assert offers(table, "play") == []


def test_a_payment_counts_a_resource_ability_once() -> None:
    table = Table("spider-man", form="alter-ego")
    table.hand("aunt-may", "black-cat", "quiet-card")
    table.does("play:aunt-may", "use:spider-man")
    table.hand("mockingbird", "energy")
    assert offers(table, "play") == []


def test_do_you_even_lift_spares_whoever_cannot_be_hurt() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.put("madame-hydra")
    table.put("legions-of-hydra")
    table.does("change-form", "trigger:she-hulk")
    assert (table.damage("rhino-1"), table.damage("madame-hydra")) == (2, 0)


def test_hawkeye_does_not_shoot_at_madame_hydra_behind_her_legions() -> None:
    table = Table("spider-man")
    table.put("legions-of-hydra")
    table.put("hawkeye", counters=4)
    table.reveals("madame-hydra")
    table.waits(0, "turn")
    assert table.piece("hawkeye").counters == 4


def test_what_is_ready_is_not_readied() -> None:
    table = Table("iron-man")
    table.put("arc-reactor")
    table.put("tenacity")
    table.put("war-machine")
    table.hand("get-ready", "strength")
    assert offers(table, "use") == ["war-machine/war-machine-1"]
    assert offers(table, "play") == []
    table.change("iron-man", exhausted=True)
    assert offers(table, "use") == ["arc-reactor/arc-reactor-1", "tenacity/tenacity-1", "war-machine/war-machine-1"]


def test_the_other_player_s_action_minds_their_own_guard() -> None:
    table = Table("spider-man", "iron-man")
    table.put("hydra-mercenary", seat=1)
    table.hand("haymaker", "energy", seat=1)
    table.does("ask:2")
    table.does("play:haymaker", "pay")
    assert not table.in_play("hydra-mercenary")
    assert table.damage("rhino-1") == 0


def test_klaw_s_solid_body_retaliates_although_tough_stopped_the_blow() -> None:
    table = Table("she-hulk", scenario="klaw")
    table.put("solid-sound-body", on="klaw-1")
    table.change("klaw-1", tough=1)
    table.change("she-hulk", tough=1)
    table.does("attack:she-hulk>klaw-1")
    assert (table.damage("klaw-1"), table.piece("klaw-1").tough, table.piece("she-hulk").tough) == (0, 0, 0)


def test_biomechanical_upgrades_and_chase_them_down() -> None:
    table = Table("she-hulk")
    threaten(table, 5)
    table.put("hydra-mercenary")
    table.put("biomechanical-upgrades", on="hydra-mercenary")
    table.hand("chase-them-down")
    table.does("attack:she-hulk>hydra-mercenary")
    table.waits(0, "turn")
    assert (table.in_play("hydra-mercenary"), table.damage("hydra-mercenary"), table.threat()) == (True, 0, 5)


def test_biomechanical_upgrades_keep_overkill_from_the_villain_or_not() -> None:
    table = Table("she-hulk")
    table.put("hydra-mercenary")
    table.put("biomechanical-upgrades", on="hydra-mercenary")
    table.hand("relentless-assault", "strength")
    table.does("play:relentless-assault", "pay")
    assert (table.in_play("hydra-mercenary"), table.damage("rhino-1")) == (True, 2)


# --- overkill and what was dealt, once more -----------------------------------------------------------------------


@rule("CHA-OVERKILL-01")
@pytest.mark.parametrize(("damage", "falls"), [(9, True), (3, False)])
def test_overkill_may_fell_an_ally_and_its_hero_with_one_blow(damage: int, falls: bool) -> None:
    table = Table("spider-man", "she-hulk")
    table.put("black-cat")
    table.put("charge", on="rhino-1")
    table.change("spider-man", damage=damage)
    table.attacked("rhino-1")
    table.does("pass", "defend:black-cat")
    assert (table.in_play("black-cat"), table.in_play("charge")) == (False, False)
    assert (table.state.players[0].eliminated, table.in_play("spider-man")) == (falls, not falls)


@rule("CHA-OVERKILL-02")
def test_overkill_wins_the_game_behind_the_last_minion() -> None:
    table = Table("she-hulk", mode="expert")
    for damage in (14, 15):  # Rhino II has 15 hit points, Rhino III 16
        assert table.state.result is None
        table.put("hydra-soldier")
        table.change("rhino-2", damage=damage, tough=0)
        table.change("she-hulk", stunned=0)
        table.hand("relentless-assault", "strength")
        table.does("play:relentless-assault", "pay")
        assert not table.in_play("hydra-soldier")
    assert table.state.result is not None


@pytest.mark.parametrize("tough", [0, 1])
def test_rage_of_ultron_counts_what_was_dealt(tough: int) -> None:
    table = Table("she-hulk", scenario="ultron")
    table.change("she-hulk", tough=tough)
    before = len(table.state.players[0].deck)
    table.reveals("rage-of-ultron")
    table.does("undefended", "choose:threat")
    assert len(table.state.players[0].deck) == before - 2
    assert table.damage("she-hulk") == 2 * (1 - tough)


def test_gang_up_and_whirlwind_reach_the_other_hero_once() -> None:
    table = Table("she-hulk", "iron-man", scenario="klaw")
    table.put("whirlwind")
    table.put("vulture")
    table.reveals("gang-up")
    table.undefended()
    table.does("next:whirlwind>she-hulk")
    table.undefended()
    assert (table.damage("she-hulk"), table.damage("iron-man")) == (2 + 3, 2)


def test_focused_rage_may_be_the_last_straw() -> None:
    table = Table("she-hulk", "spider-man")
    table.put("focused-rage")
    table.change("she-hulk", damage=14)
    table.does("use:focused-rage")
    assert table.state.players[0].eliminated
