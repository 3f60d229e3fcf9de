"""Quicksilver: his identity cards, obligation and nemesis set."""

from __future__ import annotations

import pytest

from games.champions.table import of_products

Table = of_products("quicksilver")
HERO = "quicksilver"
FAST = f"trigger:{HERO}"
NEMESIS = "qsv-nemesis-avalanche"


def test_super_speed_readies_quicksilver_once_a_phase() -> None:
    table = Table(HERO)
    table.does(f"attack:{HERO}>rhino-1", FAST)
    assert (table.damage("rhino-1"), table.piece(HERO).exhausted) == (1, False)
    table.does(f"attack:{HERO}>rhino-1")
    table.waits_for(0, "turn")
    assert (table.damage("rhino-1"), table.piece(HERO).exhausted) == (2, True)


def test_super_speed_answers_a_thwart_and_may_be_declined() -> None:
    table = Table(HERO)
    table.change("the-break-in", threat=3)
    table.does(f"thwart:{HERO}>the-break-in", "pass")
    assert (table.threat(), table.piece(HERO).exhausted) == (2, True)
    table.change(HERO, exhausted=False)
    table.does(f"thwart:{HERO}>the-break-in", FAST)
    assert (table.threat(), table.piece(HERO).exhausted) == (1, False)


def test_super_speed_readies_a_defender_only_after_the_attack() -> None:
    table = Table(HERO)
    table.put("shocker")
    table.does(f"attack:{HERO}>rhino-1", FAST, "end-turn", "done?")  # used in the player phase and again in the next
    table.does(f"defend:{HERO}")
    assert table.damage(HERO) > 0  # the attack is over
    table.does(FAST)
    assert not table.piece(HERO).exhausted
    table.does(f"defend:{HERO}")
    assert not table.offers(FAST)
    assert table.piece(HERO).exhausted


def test_super_speed_answers_only_basic_powers() -> None:
    table = Table(HERO)
    table.change(HERO, exhausted=True)
    table.hand("double-time", "genius")
    table.does("play:double-time", "pay")  # without threat only damage can be chosen
    table.waits_for(0, "turn")
    assert table.damage("rhino-1") == 4
    table.hand("side-step", "energy")
    table.attacked("rhino-1")
    table.does("undefended?", "trigger:side-step", "pay")
    assert not table.offers(FAST)  # the defense was an event


def test_stunned_quicksilver_does_not_trigger_super_speed() -> None:
    table = Table(HERO)
    table.change(HERO, stunned=1)
    table.does(f"attack:{HERO}>rhino-1")
    table.waits_for(0, "turn")
    assert table.piece(HERO).exhausted


@pytest.mark.parametrize(("beside", "held"), [("", 4), ("ally", 5), ("other-player", 5)])
def test_pietro_maximoff_discards_two_cards_and_draws_more_beside_scarlet_witch(beside: str, held: int) -> None:
    table = Table(HERO, "spider-man", form="alter-ego")
    if beside:
        table.put("scarlet-witch", 0 if beside == "ally" else 1)
    table.hand("energy", "genius", "strength", "side-step")
    table.does(f"use:{HERO}", "pick:energy", "pick:genius")
    assert (len(table.held()), sorted(table.discarded())) == (held, ["energy", "genius"])
    assert not table.offers(f"use:{HERO}")


def test_pietro_maximoff_needs_two_cards_to_discard() -> None:
    table = Table(HERO, form="alter-ego")
    table.hand("energy")
    assert not table.offers(f"use:{HERO}")
    table.hand("energy", "genius")
    assert table.offers(f"use:{HERO}")


@pytest.mark.parametrize(("top", "damage"), [("shocker", 3), ("advance", 1)])
def test_scarlet_witch_ally_adds_the_boost_icons_of_the_top_encounter_card(top: str, damage: int) -> None:
    table = Table(HERO)
    table.put("scarlet-witch")
    table.encounter(top)
    table.does("attack:scarlet-witch>rhino-1", "trigger:scarlet-witch")
    assert (table.damage("rhino-1"), table.damage("scarlet-witch")) == (damage, 1)
    assert table.shown(table.state.encounter_discard[-1]) == top
    assert table.stat("scarlet-witch", "atk") == 1


def test_scarlet_witch_ally_may_boost_her_thwart_but_not_a_defense() -> None:
    table = Table(HERO)
    table.put("scarlet-witch")
    table.change("the-break-in", threat=5)
    table.encounter("shocker")
    table.does("thwart:scarlet-witch>the-break-in", "trigger:scarlet-witch")
    assert table.threat() == 2
    table.change("scarlet-witch", exhausted=False)
    table.does("thwart:scarlet-witch>the-break-in", "pass")
    assert table.threat() == 1
    table.change("scarlet-witch", exhausted=False)
    table.attacked("rhino-1")
    table.does("defend:scarlet-witch")  # allies defend without DEF
    table.waits_for(0, "turn")


def test_always_be_running_readies_quicksilver_without_using_super_speed() -> None:
    table = Table(HERO)
    table.hand("always-be-running", "energy")
    assert not table.offers("play:always-be-running")
    table.change(HERO, exhausted=True)
    table.does("play:always-be-running", "spend:energy?")
    assert not table.piece(HERO).exhausted
    table.does(f"attack:{HERO}>rhino-1", FAST)  # the event did not use up Super Speed
    assert not table.piece(HERO).exhausted


def test_double_time_resolves_two_choices() -> None:
    table = Table(HERO)
    table.change("the-break-in", threat=3)
    table.hand("double-time", "genius")
    table.does("play:double-time", "pay", "choose:damage", "choose:threat")
    assert (table.damage("rhino-1"), table.threat()) == (2, 1)


def test_double_time_can_damage_the_same_enemy_twice() -> None:
    table = Table(HERO)
    table.put("sandman", tough=1)
    table.put("hydra-mercenary")  # guard does not matter outside attacks
    table.change("the-break-in", threat=3)
    table.hand("double-time", "genius")
    table.does("play:double-time", "pay", "choose:damage", "choose:damage", "pick:sandman", "pick:sandman")
    assert (table.piece("sandman").tough, table.damage("sandman"), table.threat()) == (0, 2, 3)


def test_double_time_offers_only_options_with_a_target() -> None:
    table = Table(HERO)
    table.hand("double-time", "genius")
    table.does("play:double-time", "pay")  # no threat anywhere
    assert table.damage("rhino-1") == 4
    table.put("extortion-of-seismic-proportion", threat=4)
    table.change("the-break-in", threat=3)
    table.hand("double-time", "genius")
    table.does("play:double-time", "pay", "choose:threat", "choose:threat")
    assert not table.in_play("extortion-of-seismic-proportion")
    assert table.threat() == 3  # a crisis protects the main scheme


def test_maximum_velocity_lasts_until_the_end_of_the_round_and_is_limited_to_one_a_phase() -> None:
    table = Table(HERO)
    table.hand("maximum-velocity", "maximum-velocity", "genius", "energy")
    table.does("play:maximum-velocity", "spend:genius")
    assert [table.stat(HERO, power) for power in ("thw", "atk", "def")] == [3, 3, 3]
    assert not table.offers("play:maximum-velocity")  # one per phase
    table.does("end-turn", "done?", "defend:quicksilver")
    assert table.strikes() == [("rhino-1", HERO, 0)]
    table.does("pass?")
    table.waits_for(0, "turn")
    assert [table.stat(HERO, power) for power in ("thw", "atk", "def")] == [1, 1, 1]


def test_speed_cyclone_stuns_one_enemy_per_resource() -> None:
    table = Table(HERO)
    table.put("shocker")
    table.put("hydra-mercenary")
    table.hand("speed-cyclone", "energy")
    table.does("play:speed-cyclone", "x:2", "pay", "pick:rhino-1", "pick:shocker")
    assert [table.piece(one).stunned for one in ("rhino-1", "shocker", "hydra-mercenary")] == [1, 1, 0]


def test_speed_cyclone_at_a_reduced_cost_stuns_the_full_number() -> None:
    table = Table(HERO)
    table.put("helicarrier")
    table.put("shocker")
    table.put("hydra-mercenary")
    table.hand("speed-cyclone", "energy")
    table.does("use:helicarrier", "play:speed-cyclone", "x:3", "pay", "pick:rhino-1", "pick:shocker")
    assert [table.piece(one).stunned for one in ("rhino-1", "shocker", "hydra-mercenary")] == [1, 1, 1]


def test_speed_cyclone_cannot_target_stunned_enemies() -> None:
    table = Table(HERO)
    table.change("rhino-1", stunned=1)
    table.hand("speed-cyclone", "energy")
    assert not table.offers("play:speed-cyclone")
    table.put("shocker")
    table.does("play:speed-cyclone", "x:2", "pay", "pick:shocker?")
    assert (table.piece("rhino-1").stunned, table.piece("shocker").stunned) == (1, 1)


def test_serval_industries_shuffle_identity_cards_into_the_deck() -> None:
    table = Table(HERO, form="alter-ego")
    table.put("serval-industries")
    assert not table.offers("use:serval-industries")
    table.discard("side-step", "always-be-running", "scarlet-witch", "double-time")
    table.ask()
    table.does("use:serval-industries")
    assert {table.shown(one.id) for one in table.decision.options} == {
        "pick:always-be-running",
        "pick:scarlet-witch",
        "pick:double-time",
    }
    table.does("pick:always-be-running", "pick:scarlet-witch")
    assert (table.discarded(), len(table.state.players[0].deck)) == (["side-step", "double-time"], 32)
    table.change("serval-industries", exhausted=False)
    table.does("use:serval-industries", "pick:double-time?")  # only one left
    assert (table.discarded(), len(table.state.players[0].deck)) == (["side-step"], 33)


def test_each_upgrade_raises_one_of_quicksilver_s_powers() -> None:
    table = Table(HERO)
    for upgrade in ("accelerated-reflex", "hyper-perception", "reinforced-sinew"):
        table.put(upgrade)
    table.change("the-break-in", threat=5)
    table.does(f"thwart:{HERO}>the-break-in", FAST, f"thwart:{HERO}>the-break-in")
    assert table.threat() == 1
    table.change(HERO, exhausted=False)
    table.does(f"attack:{HERO}>rhino-1")
    assert table.damage("rhino-1") == 2
    table.change(HERO, exhausted=False)
    table.attacked("rhino-1", boost="hydra-mercenary")
    table.does(f"defend:{HERO}")
    assert table.damage(HERO) == 1


def test_friction_resistance_readies_with_quicksilver() -> None:
    table = Table(HERO)
    table.put("friction-resistance")
    table.change(HERO, exhausted=True)
    table.hand("always-be-running", "always-be-running")
    table.does("play:always-be-running", "use:friction-resistance?", "trigger:friction-resistance")
    assert (table.piece(HERO).exhausted, table.piece("friction-resistance").exhausted) == (False, False)
    table.does(f"attack:{HERO}>rhino-1", FAST)
    assert not table.offers("trigger:friction-resistance")  # it is ready
    table.change("friction-resistance", exhausted=True)
    table.change(HERO, exhausted=True)
    table.hand("always-be-running", "energy")
    table.does("play:always-be-running", "spend:energy?", "pass")
    assert table.piece("friction-resistance").exhausted


def test_friction_resistance_answers_only_its_player_readying_quicksilver() -> None:
    table = Table(HERO, "spider-man")
    table.put("friction-resistance", exhausted=True)
    table.does(f"attack:{HERO}>rhino-1", FAST, "trigger:friction-resistance")
    assert not table.piece("friction-resistance").exhausted
    table.put("friction-resistance", 1)  # only Quicksilver's own copy answers
    table.change(HERO, exhausted=True)
    table.hand("always-be-running", "energy")
    table.does("play:always-be-running", "spend:energy?")
    table.waits_for(0, "turn")


def test_need_for_speed_is_removed_by_exhausting_pietro_maximoff() -> None:
    table = Table(HERO, "spider-man")
    table.reveals("need-for-speed", 1)
    table.waits_for(0, "may")
    table.does("may:yes", "choose:exhaust")
    assert (table.piece(HERO).exhausted, [table.shown(one) for one in table.state.removed]) == (
        True,
        ["need-for-speed"],
    )
    table.does("end-turn", "end-turn", "done?", "done?")
    assert not table.piece(HERO).exhausted  # nothing prevents readying


def test_need_for_speed_prevents_readying_until_the_end_of_the_next_turn() -> None:
    table = Table(HERO)
    table.hand("always-be-running", "energy")
    table.encounter("quiet-threat", "need-for-speed")  # one boost card and one to reveal
    table.does("end-turn", "done", "undefended", "may:no", "choose:suffer?")
    table.waits_for(0, "turn")
    assert table.piece(HERO).exhausted
    assert not table.offers("play:always-be-running")
    table.does("end-turn", "done?")
    assert not table.piece(HERO).exhausted  # the turn ends before cards ready


def test_need_for_speed_during_a_turn_lasts_until_the_end_of_the_following_turn() -> None:
    table = Table(HERO)
    table.change(HERO, exhausted=True)
    table.reveals("need-for-speed")
    table.does("may:no", "choose:suffer?")
    table.does("end-turn", "done?")
    assert table.piece(HERO).exhausted
    table.does("undefended?")
    table.waits_for(0, "turn")
    table.hand("always-be-running", "energy")
    assert not table.offers("play:always-be-running")
    table.does("end-turn", "done", "undefended?")
    assert not table.piece(HERO).exhausted


def test_extortion_of_seismic_proportion_incites_and_has_a_crisis_icon() -> None:
    table = Table(HERO, "spider-man")
    table.change("the-break-in", threat=3)
    table.reveals("extortion-of-seismic-proportion")
    assert (table.threat("extortion-of-seismic-proportion"), table.threat()) == (4, 4)
    assert not table.offers(f"thwart:{HERO}>the-break-in")
    assert table.offers(f"thwart:{HERO}>extortion-of-seismic-proportion")


def test_avalanche_makes_each_player_exhaust_or_take_indirect_damage() -> None:
    table = Table(HERO, "spider-man")
    table.change("the-break-in", threat=1)
    table.put("multiple-man", 1)
    table.change("spider-man", exhausted=True)
    table.reveals(NEMESIS)
    assert table.threat() == 3
    table.does("next:seat:0", "choose:exhaust")
    while not table.offers("end-turn"):
        options = table.options()
        table.does(next((one for one in options if "multiple-man" in one), options[0]))
    assert (table.piece(HERO).exhausted, table.damage(HERO), table.damage("spider-man")) == (True, 0, 0)
    assert not table.in_play("multiple-man")
    assert table.piece(NEMESIS).area == 0


def test_vibration_resistance_attaches_to_avalanche_or_else_to_the_villain() -> None:
    table = Table(HERO)
    table.reveals("vibration-resistance")
    assert table.piece("vibration-resistance").host == table.state.villain
    table = Table(HERO)
    table.put(NEMESIS)
    table.reveals("vibration-resistance")
    assert table.piece("vibration-resistance").host == table.thing(NEMESIS)


def test_vibration_resistance_reduces_only_attack_damage() -> None:
    table = Table(HERO, "spider-man")
    table.put("vibration-resistance", on="rhino-1")
    table.change("rhino-1", tough=1)
    table.does(f"attack:{HERO}>rhino-1", "pass?")
    assert (table.damage("rhino-1"), table.piece("rhino-1").tough) == (0, 1)
    table.change("rhino-1", tough=0)
    table.hand("double-time", "genius")
    table.does("play:double-time", "pay")
    assert table.damage("rhino-1") == 4
    table.hand("swinging-web-kick", "energy", "genius", seat=1)
    table.does("end-turn", "play:swinging-web-kick", "pay")
    assert table.damage("rhino-1") == 11
    table.does("use:vibration-resistance")
    assert not table.in_play("vibration-resistance")
    assert table.piece("spider-man").exhausted


def test_earthquake_discards_two_cards_and_exhausts_the_identity() -> None:
    table = Table(HERO)
    table.change("the-break-in", threat=2)
    table.hand("energy", "genius", "strength")
    table.reveals("earthquake")
    table.does("pick:energy", "pick:strength")
    assert (table.threat(), table.held(), table.piece(HERO).exhausted) == (3, ["genius"], True)
    table.change(HERO, exhausted=False)
    table.reveals("earthquake")
    assert (table.held(), table.piece(HERO).exhausted) == ([], True)


@pytest.mark.parametrize("way", ["spend", "exhaust"])
def test_earthquake_boost_costs_resources_or_exhausts_the_identity(way: str) -> None:
    table = Table(HERO)
    table.hand("strength")
    table.attacked("rhino-1", boost="earthquake")
    table.does("undefended", f"choose:{way}", "spend:strength?")
    assert (table.damage(HERO), table.piece(HERO).exhausted, len(table.held())) == (
        2,
        way == "exhaust",
        1 if way == "exhaust" else 0,
    )
    assert table.threat() == 0  # boost cards do not incite


def test_earthquake_boost_does_nothing_to_an_exhausted_identity_without_resources() -> None:
    table = Table(HERO)
    table.attacked("rhino-1", boost="earthquake")
    table.does(f"defend:{HERO}", "pass?")
    table.waits_for(0, "turn")
    assert table.damage(HERO) == 1
