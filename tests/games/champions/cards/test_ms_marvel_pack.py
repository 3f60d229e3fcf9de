"""The rest of the Ms. Marvel pack: aspect and basic cards, obligation and nemesis set."""

from __future__ import annotations

import pytest

from games.champions.table import of_products
from tableverse.games.champions.rules import numbers
from tableverse.kernel.ledger import rule

Table = of_products("ms-marvel")


def test_nova_damages_an_attacking_enemy_for_energy() -> None:
    table = Table("ms-marvel", "she-hulk")
    table.put("nova", exhausted=True)
    table.put("hydra-bomber")
    table.hand("energy", "haymaker")
    table.attacked("hydra-bomber")
    table.does("trigger:nova", "spend:energy")
    assert not table.in_play("hydra-bomber")
    assert table.damage("ms-marvel") == 0
    table.attacked("rhino-1", 1)
    assert table.decision.kind == "defend"  # the attack is not against his player


def test_preemptive_strike_deals_damage_equal_to_the_boost_icons() -> None:
    table = Table("ms-marvel")
    table.hand("preemptive-strike", "energy")
    table.attacked("rhino-1", boost="charge")
    table.does("undefended", "trigger:preemptive-strike", "spend:energy?", "pass?")
    assert (table.damage("rhino-1"), table.damage("ms-marvel")) == (2, 2)


@pytest.mark.parametrize("how", ["no icons", "minion", "scheme"])
def test_preemptive_strike_needs_boost_icons_in_a_villain_attack(how: str) -> None:
    table = Table("ms-marvel")
    table.hand("preemptive-strike", "energy")
    if how == "scheme":
        table.schemed("rhino-1", boost="charge")
    elif how == "minion":
        minion = table.put("hydra-bomber")
        minion.boosts = [table.make("charge")]
        table.attacked("hydra-bomber")
        table.does("undefended")
    else:
        table.attacked("rhino-1", boost="assault")
        table.does("undefended")
    assert len(table.held()) == 2
    table.waits_for(0, "turn")


def test_preemptive_strike_cancels_the_icons_of_one_boost_card() -> None:
    table = Table("ms-marvel", scenario="klaw")
    table.hand("preemptive-strike", "energy")
    table.encounter("legions-of-hydra")  # Klaw gets an extra boost card
    table.attacked("klaw-1", boost="hydra-mercenary")
    table.does("undefended", "pass", "trigger:preemptive-strike", "pay", "pass?")
    assert (table.damage("klaw-1"), table.damage("ms-marvel")) == (3, 1)


def test_preemptive_strike_makes_its_player_the_defender_if_there_is_none() -> None:
    table = Table("ms-marvel", "she-hulk")
    table.hand("preemptive-strike", "energy")
    table.attacked("rhino-1", 1, boost="charge")
    table.does("undefended", "undefended", "trigger:preemptive-strike", "pay", "pass?")
    assert [table.damage(one) for one in ("ms-marvel", "she-hulk", "rhino-1")] == [2, 0, 2]
    table.hand("preemptive-strike", "energy")
    table.attacked("rhino-1", 1, boost="charge")
    table.does("defend:she-hulk")
    table.waits_for(0, "turn")
    assert table.damage("she-hulk") == 4 - 2


def test_tackle_stuns_and_deals_damage_if_paid_with_physical() -> None:
    for paid, damage in (("strength", 3), ("energy", 0)):
        table = Table("ms-marvel")
        table.hand("tackle", paid, "emergency")
        table.does("play:tackle", f"spend:{paid}?", "spend:emergency?", "extra:energy?", "pick:rhino-1?", "pass?")
        assert (table.piece("rhino-1").stunned, table.damage("rhino-1")) == (1, damage)


def test_tackle_may_target_a_stunned_enemy_only_if_paid_with_physical() -> None:
    table = Table("ms-marvel")
    table.change("rhino-1", stunned=1)
    table.put("shocker", stunned=1)
    table.hand("tackle", "strength", "emergency")
    table.does("play:tackle", "pay", "pick:shocker", "pass?")
    assert not table.in_play("shocker")
    table.put("sandman")
    table.change("ms-marvel", exhausted=True)
    table.hand("tackle", "energy", "emergency")
    table.does("play:tackle", "pay")  # Sandman is the only enemy not stunned
    assert (table.piece("sandman").stunned, table.damage("sandman")) == (1, 0)


@rule("CHA-TARGET-02")
def test_tackle_is_not_playable_on_a_stunned_enemy_without_physical() -> None:
    table = Table("ms-marvel")
    table.change("rhino-1", stunned=1)
    table.hand("tackle", "energy", "emergency")
    assert "play:tackle" not in table.options()
    table.hand("tackle", "energy", "big-hands")
    assert "play:tackle" in table.options()


def test_energy_barrier_prevents_damage_and_deals_it_to_an_enemy() -> None:
    table = Table("ms-marvel")
    table.put("energy-barrier", counters=1)
    table.put("energy-barrier")
    table.put("shocker")
    table.attacked("rhino-1", boost="hydra-mercenary")
    table.does("undefended", "trigger:energy-barrier", "pick:shocker", "trigger:energy-barrier", "pick:rhino-1")
    assert [table.damage(one) for one in ("ms-marvel", "shocker", "rhino-1")] == [1, 1, 1]
    assert table.discarded() == ["energy-barrier"]
    assert table.piece("energy-barrier").counters == 2


def test_lockjaw_can_be_played_from_the_discard_pile() -> None:
    table = Table("ms-marvel", "spider-man")
    table.discard("lockjaw")
    table.hand("energy", "genius")
    table.does("play:lockjaw", "pay")
    assert table.in_play("lockjaw")
    assert sorted(table.discarded()) == ["energy", "genius"]
    table.does("attack:lockjaw>rhino-1")
    assert (table.damage("rhino-1"), table.damage("lockjaw")) == (2, 2)


def test_lockjaw_can_be_played_only_when_affordable_in_his_owner_s_turn() -> None:
    table = Table("ms-marvel", "spider-man")
    table.discard("lockjaw")
    table.hand("energy", "haymaker")
    assert "play:lockjaw" not in table.options()
    table.hand("energy", "genius")
    assert "play:lockjaw" in table.options()
    table.does("end-turn")
    table.waits_for(1, "turn")
    assert "play:lockjaw" not in table.options()


def test_lockjaw_can_return_in_the_turn_in_which_he_was_defeated() -> None:
    table = Table("ms-marvel")
    table.put("lockjaw", damage=2)
    table.hand("energy", "genius")
    table.does("attack:lockjaw>rhino-1", "play:lockjaw", "pay")
    assert (table.damage("lockjaw"), table.piece("lockjaw").exhausted) == (0, False)


def test_hero_is_defeated_when_losing_endurance_leaves_no_hit_points() -> None:
    table = Table("ms-marvel")
    table.put("endurance")
    table.change("ms-marvel", damage=11)
    table.reveals("caught-off-guard")
    table.does("pick:endurance?")
    assert table.state.result is not None


def test_endurance_adds_hit_points_to_both_forms() -> None:
    table = Table("ms-marvel", "spider-man")
    table.change("ms-marvel", damage=4)
    table.put("endurance", 1)
    table.hand("endurance", "energy")
    table.does("play:endurance", "spend:energy?")  # Spider-Man has one
    thing = table.thing("ms-marvel")
    assert (numbers.remaining(table.state, thing), table.stat("ms-marvel", "hp")) == (9, 13)
    table.state.show(table.state.identity(0), "kamala-khan")
    assert table.stat("ms-marvel", "hp") == 13


def test_enhanced_reflexes_give_energy_resources_to_heroes() -> None:
    table = Table("ms-marvel")
    table.put("nova")
    table.put("enhanced-reflexes")
    table.attacked("rhino-1")
    table.does("trigger:nova", "use:enhanced-reflexes?", "undefended")
    assert (table.damage("rhino-1"), table.piece("enhanced-reflexes").counters) == (2, 2)


@pytest.mark.parametrize("supports", [["aamir-khan", "nakia-bahadir"], ["energy-barrier"]])
def test_home_by_dawn_discards_a_persona_or_surges(supports: list[str]) -> None:
    table = Table("ms-marvel")
    for support in supports:
        table.put(support)
    table.reveals("home-by-dawn")
    table.does("may:no", "pick:nakia-bahadir?")
    assert table.in_play(supports[0])
    assert not table.in_play("nakia-bahadir")
    assert table.revealed() == ([] if len(supports) == 2 else ["quiet-threat"])
    assert any(table.shown(one) == "home-by-dawn" for one in table.state.encounter_discard)


def test_home_by_dawn_is_removed_by_exhausting_kamala_khan() -> None:
    table = Table("ms-marvel")
    table.reveals("home-by-dawn")
    table.does("may:yes", "choose:exhaust")
    assert [table.shown(thing) for thing in table.state.removed] == ["home-by-dawn"]


def test_generation_why_counts_allies_and_personas_of_all_players() -> None:
    table = Table("ms-marvel", "spider-man")
    for card, seat in (("nova", 0), ("lockjaw", 0), ("aamir-khan", 0), ("black-cat", 1), ("aunt-may", 1)):
        table.put(card, seat)
    table.put("avengers-mansion", 1)
    table.reveals("generation-why")
    assert [len(table.discarded(seat)) for seat in (0, 1)] == [5, 5]
    assert table.threat("generation-why") == 4


def test_thomas_edison_cannot_be_attacked_while_another_minion_is_engaged_with_his_player() -> None:
    table = Table("ms-marvel", "spider-man")
    table.put("thomas-edison", 0)
    table.put("shocker", 1)
    assert "attack:ms-marvel>thomas-edison" in table.options()
    table.put("sandman", 0)
    assert "attack:ms-marvel>thomas-edison" not in table.options()
    assert "attack:ms-marvel>shocker" in table.options()


def test_attack_event_skips_a_protected_thomas_edison() -> None:
    table = Table("ms-marvel")
    table.put("thomas-edison", tough=1)
    table.put("edison-s-giant-robot")
    table.hand("big-hands", "energy")
    table.does("play:big-hands", "pay", "pass?")  # Rhino is the only target
    assert (table.damage("rhino-1"), table.piece("thomas-edison").tough) == (4, 1)


def test_giant_robot_is_protected_until_its_text_box_is_blanked() -> None:
    table = Table("spider-man", "ms-marvel")
    table.put("edison-s-giant-robot", 1)
    assert "attack:spider-man>edison-s-giant-robot" not in table.options()
    table.hand("genius")
    table.does("use:edison-s-giant-robot", "pay")
    assert not [one for one in table.options() if one.startswith("use:edison")]
    table.does("attack:spider-man>edison-s-giant-robot")
    assert table.damage("edison-s-giant-robot") == 2
    table.does("end-turn", "end-turn?", "done?", "done?")
    assert not numbers.can_take_damage(table.state, table.thing("edison-s-giant-robot"), "")
    assert table.damage("edison-s-giant-robot") == 2


def test_harvest_exhausts_personas_and_heals_the_villain() -> None:
    table = Table("ms-marvel", "spider-man")
    table.put("aamir-khan")
    table.put("nakia-bahadir", exhausted=True)
    table.put("aunt-may", 1)
    table.change("rhino-1", damage=18)
    table.reveals("harvest")
    assert table.damage("rhino-1") == 16
    assert table.piece("aunt-may").exhausted
    assert table.revealed() == ["harvest"]
    table.reveals("harvest")
    assert table.damage("rhino-1") == 16
    assert table.revealed() == ["harvest", "quiet-threat"]


def test_melee_hits_two_enemies_and_may_defeat_a_guard_first() -> None:
    table = Table("ms-marvel")
    table.put("hydra-mercenary")
    table.hand("melee", "strength", "emergency")
    table.does("play:melee", "pay", "pick:hydra-mercenary?", "pick:rhino-1?", "pass?")
    assert not table.in_play("hydra-mercenary")
    assert table.damage("rhino-1") == 3


def test_msm_04_next_villain_stage_counts_as_the_same_enemy() -> None:
    table = Table("ms-marvel")
    table.change("rhino-1", damage=11)
    table.hand("melee", "strength", "emergency")
    table.does("play:melee", "pay", "pass?")
    assert (table.state.play[table.state.villain].face, table.state.play[table.state.villain].damage) == ("rhino-2", 0)


def test_concussive_blow_confuses_and_deals_damage_if_paid_with_physical() -> None:
    table = Table("ms-marvel")
    table.hand("concussive-blow", "strength", "emergency")
    table.does("play:concussive-blow", "pay", "pass?")
    assert (table.piece("rhino-1").confused, table.damage("rhino-1")) == (1, 3)


def test_morale_boost_lasts_until_the_end_of_the_round() -> None:
    table = Table("ms-marvel", "spider-man")
    table.hand("morale-boost", "energy")
    table.does("play:morale-boost", "spend:energy?", "pick:spider-man")
    assert [table.stat("spider-man", name) for name in ("thw", "atk", "def")] == [2, 3, 4]
    table.does("end-turn", "end-turn")
    while table.decision.kind != "defend":
        table.does("done")
    assert table.stat("spider-man", "def") == 4
    while table.state.rounds == 1:
        table.does(table.options()[-1])
    assert table.stat("spider-man", "def") == 3


def test_morale_boost_targets_only_heroes() -> None:
    table = Table("ms-marvel", "spider-man")
    table.state.show(table.state.identity(1), "peter-parker")
    table.hand("morale-boost", "energy")
    table.does("play:morale-boost", "spend:energy?")  # no other hero to choose
    assert table.stat("ms-marvel", "thw") == 2


def test_down_time_raises_recovery() -> None:
    table = Table("ms-marvel", "spider-man", form="alter-ego")
    table.put("down-time")
    table.change("ms-marvel", damage=8)
    table.does("recover:ms-marvel")
    assert table.damage("ms-marvel") == 1
    assert table.stat("spider-man", "rec") == 3
