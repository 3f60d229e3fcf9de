"""Black Widow: her identity cards, obligation and nemesis set."""

from __future__ import annotations

import pytest

from games.champions.table import of_products
from tableverse.games.champions.rules import costs

Table = of_products("black-widow")
WIDOW = "black-widow-black-widow"
MERCENARY = "black-widow-nemesis-hydra-mercenary"


def test_black_widow_deals_damage_after_resolving_a_preparation() -> None:
    table = Table(WIDOW)
    table.put("widow-s-bite")
    table.reveals(MERCENARY)
    table.does("trigger:widow-s-bite", f"trigger:{WIDOW}", f"pick:{MERCENARY}?")
    assert not table.in_play(MERCENARY)  # 2 and 1 damage against 3 hit points
    assert table.discarded() == ["widow-s-bite"]


def test_preparation_canceled_by_a_stun_is_not_resolved() -> None:
    table = Table(WIDOW)
    table.put("widow-s-bite")
    table.put("synth-suit")
    table.change(WIDOW, stunned=1, exhausted=True)
    table.reveals("sandman")
    table.does("trigger:widow-s-bite")
    assert (table.piece(WIDOW).stunned, table.piece("sandman").tough) == (0, 1)
    assert not table.offers(f"trigger:{WIDOW}")
    table.does("trigger:synth-suit")  # the card triggered even though the stun canceled it
    assert not table.piece(WIDOW).exhausted
    table.waits_for(0, "turn")


def test_natasha_romanoff_draws_after_playing_a_preparation() -> None:
    table = Table(WIDOW, form="alter-ego")
    table.put("counterintelligence")
    table.hand("grappling-hook", "widow-s-bite", "energy", "haymaker")
    table.does("play:grappling-hook", "spend:energy", "trigger:black-widow-black-widow")
    assert len(table.held()) == 3
    table.does("play:widow-s-bite", "spend:haymaker?")
    table.waits_for(0, "turn")  # once a phase
    table.schemed("rhino-1")
    table.does("trigger:counterintelligence")
    assert (table.threat(), table.damage("rhino-1")) == (0, 0)


def test_winter_soldier_is_cheaper_for_each_preparation() -> None:
    table = Table(WIDOW)
    for card in ("grappling-hook", "spycraft", "synth-suit"):
        table.put(card)
    assert costs.cost_of(table.state, table.state.cards.by_id["winter-soldier"], 0) == 2


@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_covert_ops_thwarts_in_any_form(form: str) -> None:
    table = Table(WIDOW, form=form)
    table.change("the-break-in", threat=5)
    table.hand("covert-ops", "energy", "haymaker")
    table.does("play:covert-ops", "pay")
    assert (table.threat(), table.piece("rhino-1").confused) == (1, 1)
    table.change(WIDOW, confused=1)
    table.change("rhino-1", confused=0)
    table.hand("covert-ops", "energy", "haymaker")
    table.does("play:covert-ops", "pay")
    assert (table.threat(), table.piece("rhino-1").confused, table.piece(WIDOW).confused) == (1, 0, 0)


def test_bkw_01_dance_of_death_is_three_attacks() -> None:
    table = Table(WIDOW)
    table.put("whiplash")
    table.hand("dance-of-death", "energy", "haymaker")
    table.does("play:dance-of-death", "pay", "pick:whiplash", "pick:whiplash", "pick:whiplash")
    assert not table.in_play("whiplash")
    assert table.damage(WIDOW) == 2


def test_dance_of_death_may_clear_a_guard_first_and_loses_one_attack_to_a_stun() -> None:
    table = Table(WIDOW)
    table.put(MERCENARY)
    table.hand("dance-of-death", "energy", "haymaker")
    table.does("play:dance-of-death", "pay")  # only one target until the third attack
    assert (table.in_play(MERCENARY), table.damage("rhino-1")) == (False, 3)
    table.change(WIDOW, stunned=1)
    table.hand("dance-of-death", "energy", "haymaker")
    table.does("play:dance-of-death", "pay")
    assert (table.damage("rhino-1"), table.piece(WIDOW).stunned) == (3 + 2 + 3, 0)


def test_safe_house_returns_a_preparation_from_the_discard_pile() -> None:
    table = Table(WIDOW, form="alter-ego")
    table.put("safe-house-29")
    table.discard("energy")
    table.ask()
    assert "use:safe-house-29/safe-house-29-1" not in table.options()
    table.discard("widow-s-bite", "spycraft")
    table.ask()
    table.does("use:safe-house-29", "pick:spycraft")
    assert table.held() == ["spycraft"]


def test_attacrobatics_deals_damage_equal_to_the_boost_icons() -> None:
    table = Table(WIDOW)
    table.put("attacrobatics")
    table.attacked("rhino-1", boost="sandman")
    table.does("undefended", "trigger:attacrobatics", f"trigger:{WIDOW}")
    assert (table.damage("rhino-1"), table.damage(WIDOW)) == (3, 2)
    assert table.discarded() == ["attacrobatics"]


def test_bkw_03_attacrobatics_needs_icons_to_cancel() -> None:
    table = Table(WIDOW)
    table.put("attacrobatics")
    table.attacked("rhino-1", boost="assault")
    table.does("undefended")
    table.waits_for(0, "turn")
    assert table.in_play("attacrobatics")


def test_black_widow_s_gauntlet_pays_only_for_preparations() -> None:
    table = Table(WIDOW, form="alter-ego")
    table.put("black-widow-s-gauntlet")
    table.hand("synth-suit", "energy")
    assert "play:synth-suit" not in table.options()
    table.hand("grappling-hook", "haymaker")
    table.does("play:grappling-hook", "use:black-widow-s-gauntlet?", "spend:haymaker?")
    assert table.in_play("grappling-hook")
    assert table.piece("black-widow-s-gauntlet").exhausted


def test_grappling_hook_cancels_a_treachery_that_black_widow_reveals() -> None:
    table = Table(WIDOW, "spider-man")
    table.put("grappling-hook")
    table.reveals("advance", 1)
    assert table.in_play("grappling-hook")
    threat = table.threat()
    table.reveals("advance")
    table.does("trigger:grappling-hook", "pass?")
    assert table.threat() == threat
    assert [table.shown(one) for one in table.state.encounter_discard].count("advance") == 2
    table.put("grappling-hook")
    table.state.show(table.state.identity(0), "natasha-romanoff")
    table.reveals("advance")
    assert table.in_play("grappling-hook")


def test_synth_suit_readies_black_widow_during_the_attack() -> None:
    table = Table(WIDOW)
    table.put("synth-suit")
    table.put("attacrobatics")
    table.attacked("rhino-1", boost=MERCENARY)
    table.does(f"defend:{WIDOW}", "trigger:attacrobatics", f"trigger:{WIDOW}?", "trigger:synth-suit")
    table.does("pass?")
    assert not table.piece(WIDOW).exhausted
    assert table.piece("synth-suit").exhausted
    assert (table.damage(WIDOW), table.stat(WIDOW, "def")) == (0, 3)


def test_widow_s_bite_reaches_minions_engaged_with_another_player() -> None:
    table = Table(WIDOW, "spider-man")
    table.put("widow-s-bite")
    table.reveals("sandman", 1)
    table.does("trigger:widow-s-bite", "pass?")
    sandman = table.piece("sandman")
    assert (sandman.tough, sandman.damage, sandman.stunned) == (0, 0, 1)


@pytest.mark.parametrize("prepared", [["widow-s-bite", "grappling-hook"], []])
def test_burn_notice_discards_the_most_expensive_preparation_or_surges(prepared: list[str]) -> None:
    table = Table(WIDOW)
    table.put("synth-suit")
    for card in prepared:
        table.put(card)
    table.reveals("burn-notice")
    table.does("may:no")
    assert table.discarded() == prepared[1:]
    assert table.revealed() == ([] if prepared else ["quiet-threat"])


def test_taskmaster_minion_s_stats_equal_the_engaged_player_s_upgrades() -> None:
    table = Table(WIDOW, "spider-man")
    for card in ("synth-suit", "attacrobatics", "widow-s-bite"):
        table.put(card)
    table.put("taskmaster")
    assert (table.stat("taskmaster", "atk"), table.stat("taskmaster", "sch")) == (3, 3)
    table.attacked("taskmaster")
    table.does("undefended", "defend:spider-man")
    assert table.strikes() == [("taskmaster", "spider-man", 0)]  # Spider-Man has no upgrades


def test_taskmaster_boost_counts_upgrades() -> None:
    table = Table(WIDOW)
    table.put("synth-suit")
    table.put("widow-s-bite")
    table.attacked("rhino-1", boost="taskmaster")
    table.undefended()
    assert table.damage(WIDOW) == 4
    assert table.stat("rhino-1", "atk") == 2


def test_killer_for_hire_starts_with_threat_per_player() -> None:
    table = Table(WIDOW, "spider-man")
    table.reveals("killer-for-hire")
    assert table.threat("killer-for-hire") == 5


@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_deadly_shot_discards_an_upgrade_and_deals_damage_or_places_threat(form: str) -> None:
    table = Table(WIDOW, form=form)
    table.put("synth-suit")
    table.put("widow-s-bite")
    table.reveals("deadly-shot")
    table.does("pick:widow-s-bite")
    assert table.discarded() == ["widow-s-bite"]
    assert (table.threat(), table.damage(WIDOW)) == ((0, 1) if form == "hero" else (1, 0))
    table.change("synth-suit", exhausted=True)


def test_deadly_shot_deals_damage_without_an_upgrade() -> None:
    table = Table(WIDOW)
    table.reveals("deadly-shot")
    assert table.damage(WIDOW) == 1
    assert table.revealed() == ["deadly-shot"]


def test_widowmaker_is_not_an_attack() -> None:
    table = Table(WIDOW)
    table.put("grappling-hook")
    table.put(MERCENARY)
    table.reveals("advance")
    table.does("trigger:grappling-hook", f"trigger:{WIDOW}", "pick:rhino-1")
    assert table.damage("rhino-1") == 1


def test_winter_soldier_cost_can_drop_to_zero() -> None:
    table = Table(WIDOW)
    for card in ("grappling-hook", "grappling-hook", "spycraft", "widow-s-bite", "target-acquired"):
        table.put(card)
    assert costs.cost_of(table.state, table.state.cards.by_id["winter-soldier"], 0) == 0


def test_dance_of_death_removes_tough_with_its_first_attack() -> None:
    table = Table(WIDOW)
    table.put("sandman", tough=1)
    table.hand("dance-of-death", "energy", "haymaker")
    table.does("play:dance-of-death", "pay", "pick:sandman", "pick:sandman", "pick:sandman")
    assert not table.in_play("sandman")  # 2 and 3 damage against 4 hit points


def test_attacrobatics_is_lost_to_a_stun() -> None:
    table = Table(WIDOW)
    table.put("attacrobatics")
    table.change(WIDOW, stunned=1)
    table.attacked("rhino-1", boost="sandman")
    table.does("undefended", "trigger:attacrobatics")
    assert (table.damage("rhino-1"), table.damage(WIDOW), table.piece(WIDOW).stunned) == (0, 4, 0)


def test_widow_s_bite_resolves_after_when_revealed() -> None:
    table = Table(WIDOW)
    table.put("widow-s-bite")
    table.reveals("hydra-bomber")
    table.does("choose:damage", "trigger:widow-s-bite")
    assert (table.in_play("hydra-bomber"), table.damage(WIDOW)) == (False, 2)


def test_the_grappling_hook_cancels_surge_too() -> None:
    table = Table(WIDOW)
    table.put("grappling-hook")
    table.reveals("kree-manipulator")
    table.does("trigger:grappling-hook", "pass?")
    assert (table.revealed(), table.threat()) == ([], 0)


def test_burn_notice_is_removed_by_exhausting_natasha_romanoff() -> None:
    table = Table(WIDOW)
    table.put("widow-s-bite")
    table.reveals("burn-notice")
    table.does("may:yes", "choose:exhaust")
    assert [table.shown(thing) for thing in table.state.removed] == ["burn-notice"]
    assert table.in_play("widow-s-bite")


def test_taskmaster_minion_schemes_with_the_upgrade_count() -> None:
    table = Table(WIDOW, form="alter-ego")
    table.put("synth-suit")
    table.put("widow-s-bite")
    table.put("taskmaster")
    table.schemed("taskmaster")
    assert table.threat() == 2


def test_killer_for_hire_has_an_acceleration_icon() -> None:
    table = Table(WIDOW, form="alter-ego")
    table.put("killer-for-hire")
    table.change("rhino-1", confused=1)
    table.does("end-turn", "done?")
    assert table.threat() == 1 + 1


@pytest.mark.parametrize("seat", [0, 1])
def test_hydra_mercenary_of_the_nemesis_set_guards_only_its_player(seat: int) -> None:
    table = Table(WIDOW, "spider-man")
    table.put(MERCENARY, seat)
    assert table.offers(f"attack:{WIDOW}>rhino-1") == (seat == 1)


def test_deadly_shot_removes_tough_and_discards_an_upgrade() -> None:
    table = Table(WIDOW)
    table.put("synth-suit")
    table.change(WIDOW, tough=1)
    table.reveals("deadly-shot")
    assert (table.discarded(), table.damage(WIDOW), table.piece(WIDOW).tough) == (["synth-suit"], 0, 0)


@pytest.mark.parametrize(("card", "effect"), [("attacrobatics", (2, 1, 1)), ("target-acquired", (3, 0, 0))])
def test_canceling_boost_icons_leaves_boost_abilities_and_the_reverse(card: str, effect: tuple[int, int, int]) -> None:
    table = of_products("black-widow", "thor")(WIDOW)
    table.put(card)
    table.attacked("rhino-1", boost="frost-giant")  # one icon and a stun
    table.does("undefended", f"trigger:{card}", "pass?")
    assert (table.damage(WIDOW), table.piece(WIDOW).stunned, table.damage("rhino-1")) == effect


def test_attack_without_an_attacker_deals_no_damage() -> None:
    table = of_products("black-widow", "the-green-goblin")(WIDOW)
    table.reveals("overconfidence")  # Green Goblin would attack but is not in play
    assert table.damage(WIDOW) == 0
    table.waits_for(0, "turn")
