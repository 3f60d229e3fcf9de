"""The encounter cards of the Wrecking Crew's four decks."""

from __future__ import annotations

import pytest

from games.champions.cards.test_wrecking_crew import (
    BULLDOZER,
    PILEDRIVER,
    THUNDERBALL,
    WRECKER,
    acts,
    crew,
    defeats,
    threats,
)
from games.champions.table import plain

HOSTAGES = ["held-hostage", "thunderball-held-hostage", "piledriver-held-hostage", "bulldozer-held-hostage"]
CONVICTS = ["escaped-convict", "thunderball-escaped-convict", "piledriver-escaped-convict", "bulldozer-escaped-convict"]
BUDDIES = ["buddy-system", "thunderball-buddy-system", "piledriver-buddy-system", "bulldozer-buddy-system"]
CHAOS = ["chaos-in-the-prison", "thunderball-chaos-in-the-prison", "bulldozer-chaos-in-the-prison"]
WRECKED = ["get-wrecked", "thunderball-get-wrecked", "piledriver-get-wrecked", "bulldozer-get-wrecked"]
WAITING = [
    "i-ve-been-waiting-for-this",
    "thunderball-i-ve-been-waiting-for-this",
    "piledriver-i-ve-been-waiting-for-this",
]


# --- shared by several decks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", HOSTAGES)
def test_held_hostage_prevents_thwarting_the_active_villain_s_scheme(card: str) -> None:
    table = crew("she-hulk", active=BULLDOZER)
    table.reveals(card)
    assert table.piece(card).host == table.thing("clear-the-road")
    assert "thwart:she-hulk>clear-the-road" not in table.options()
    assert "thwart:she-hulk>thunderstruck" in table.options()
    table.encounter("quiet-threat")
    table.does(f"use:{card}")
    table.undefended()
    assert (table.damage("she-hulk"), table.in_play(card)) == (3, False)


def test_held_hostage_stays_without_an_attack_and_needs_hero_form() -> None:
    table = crew("she-hulk")
    table.put("held-hostage", on="day-of-reckoning")
    table.change(WRECKER, stunned=1)
    table.does("use:held-hostage")
    assert (table.in_play("held-hostage"), table.piece(WRECKER).stunned) == (True, 0)
    table.state.show(table.state.identity(0), "jennifer-walters")
    table.ask()
    assert "use:held-hostage/held-hostage-1" not in table.options()


def test_held_hostage_allows_other_threat_removal() -> None:
    table = crew("she-hulk")
    table.put("held-hostage", on="day-of-reckoning")
    table.put("surveillance-team")
    table.does("use:surveillance-team")
    if table.decision.kind == "pick":
        table.does("pick:day-of-reckoning")
    assert threats(table)[0] == 5


@pytest.mark.parametrize("card", CONVICTS)
def test_escaped_convict_boost_makes_the_least_threatening_villain_attack(card: str) -> None:
    table = crew("she-hulk")
    acts(table, "attack", WRECKER, boost=card)
    table.undefended()
    assert table.strikes() == [(WRECKER, "she-hulk", 4), (PILEDRIVER, "she-hulk", 2)]
    assert (table.state.villain, table.damage("she-hulk")) == (PILEDRIVER, 6)


def test_escaped_convict_boost_only_moves_the_counter_against_an_alter_ego() -> None:
    table = crew("iron-man", form="alter-ego")
    acts(table, "scheme", WRECKER, boost="escaped-convict")
    assert (threats(table)[0], table.state.villain, table.strikes()) == (8, PILEDRIVER, [])
    table.reveals("escaped-convict")
    assert len(table.revealed()) == 2


def test_attacking_villain_may_attack_again_through_escaped_convict() -> None:
    table = crew("she-hulk", active=PILEDRIVER)
    acts(table, "attack", PILEDRIVER, boost="piledriver-escaped-convict")
    table.undefended()
    assert (table.damage("she-hulk"), table.state.villain) == (4, PILEDRIVER)


@pytest.mark.parametrize("card", BUDDIES)
def test_buddy_system_reveals_from_the_least_threatening_villain_s_deck(card: str) -> None:
    table = crew("she-hulk", threat=(2, 5, 3, 4), active=BULLDOZER)
    table.state.camps[WRECKER].encounter.append(table.make("magic-crowbar"))
    table.reveals(card)
    assert (table.piece("magic-crowbar").host, table.state.villain) == (WRECKER, BULLDOZER)
    acts(table, "scheme", BULLDOZER, boost=card)
    assert table.state.villain == WRECKER


def test_buddy_system_reveals_two_cards_of_the_last_villain() -> None:
    table = crew("she-hulk")
    for villain in (WRECKER, THUNDERBALL, PILEDRIVER):
        defeats(table, villain)
    table.encounter("ramming-speed", "bulldozer-s-helmet")
    table.reveals("bulldozer-buddy-system")
    assert table.in_play("ramming-speed")
    assert table.in_play("bulldozer-s-helmet")


def test_empty_villain_deck_is_reshuffled_from_its_own_discard_pile() -> None:
    table = crew("iron-man", threat=(6, 5, 3, 2))
    camp = table.state.camps[BULLDOZER]
    camp.encounter, camp.discard = [table.make("corrupt-prison-guard")], [table.make("headbutt")]
    table.reveals("buddy-system")
    assert (plain(camp.encounter), camp.discard, table.state.tokens) == (["headbutt"], [], 1)


@pytest.mark.parametrize("card", CHAOS)
def test_chaos_in_the_prison_discards_an_upgrade_or_places_threat(card: str) -> None:
    table = crew("spider-man", active=PILEDRIVER)
    table.put("web-shooter")
    table.put("web-shooter")
    table.reveals(card)
    table.does("choose:threat")
    assert threats(table)[2] == 5
    table.reveals(card)
    table.does("choose:discard")
    if table.decision.kind == "pick":
        table.does(table.options()[0])
    assert len(table.discarded()) == 1


def test_chaos_in_the_prison_surges_without_upgrades_and_boosts_undefended_attacks() -> None:
    table = crew("she-hulk")
    table.reveals("chaos-in-the-prison")
    assert len(table.revealed()) == 2
    table.put("superhuman-strength")
    acts(table, "attack", BULLDOZER, boost="chaos-in-the-prison")
    table.does("defend:she-hulk")
    assert table.in_play("superhuman-strength")
    acts(table, "attack", BULLDOZER, boost="chaos-in-the-prison")
    table.undefended()
    assert not table.in_play("superhuman-strength")


@pytest.mark.parametrize("card", WRECKED)
def test_get_wrecked_makes_the_least_threatening_attack_or_the_most_threatening_scheme(card: str) -> None:
    table = crew("she-hulk", threat=(6, 5, 5, 2))
    table.encounter("quiet-threat")
    table.reveals(card)
    table.undefended()
    assert (table.strikes(), table.state.villain) == ([(BULLDOZER, "she-hulk", 3)], WRECKER)
    table = crew("iron-man", threat=(5, 7, 3, 4), form="alter-ego")
    table.encounter("quiet-threat")
    table.reveals(card)
    assert (threats(table)[1], table.piece("iron-man").stunned) == (3, 1)


@pytest.mark.parametrize("card", WAITING)
def test_i_ve_been_waiting_for_this_heals_and_gives_tough(card: str) -> None:
    table = crew("she-hulk")
    table.change(WRECKER, damage=2)
    table.reveals(card)
    assert (table.damage(WRECKER), table.piece(WRECKER).tough) == (0, 1)
    acts(table, "attack", WRECKER, boost=card)
    table.undefended()
    assert (table.state.villain, threats(table)[2]) == (PILEDRIVER, 3 + 2)


# --- Wrecker ----------------------------------------------------------------------------------------------------------


def test_magic_crowbar_places_threat_after_attacks_and_can_be_removed() -> None:
    table = crew("she-hulk")
    table.put("magic-crowbar", on=WRECKER)
    acts(table, "attack", WRECKER, boost="quiet-threat")
    table.does("defend:she-hulk")
    assert (table.damage("she-hulk"), threats(table)) == (1, (6, 5, 4, 4))
    assert "use:magic-crowbar/magic-crowbar-2" not in table.options()  # the hero is exhausted and holds no card
    table.change("she-hulk", exhausted=False)
    table.hand("energy")
    table.does("use:magic-crowbar")
    assert (table.in_play("magic-crowbar"), table.held(), table.piece("she-hulk").exhausted) == (False, [], True)


def test_wrecker_s_command_spreads_threat_when_wrecker_schemes() -> None:
    table = crew("iron-man", threat=(3, 5, 3, 4), form="alter-ego")
    table.put("wrecker-s-command", on=WRECKER)
    acts(table, "scheme", WRECKER, boost="quiet-threat")
    assert threats(table) == (6, 6, 4, 5)
    table.change(WRECKER, confused=1)
    acts(table, "scheme", WRECKER, boost="quiet-threat")
    assert threats(table) == (6, 6, 4, 5)
    table.state.show(table.state.identity(0), "iron-man")
    table.hand("strength")
    table.does("use:wrecker-s-command", "pay")
    assert not table.in_play("wrecker-s-command")


def test_crowbar_toss_moves_the_active_counter_if_wrecker_acted() -> None:
    table = crew("she-hulk", active=THUNDERBALL)
    table.encounter("held-hostage")
    table.reveals("crowbar-toss")
    table.undefended()
    assert (table.damage("she-hulk"), table.state.villain) == (5, PILEDRIVER)
    table = crew("iron-man", form="alter-ego")
    table.change(WRECKER, confused=1)
    table.reveals("crowbar-toss")
    assert (table.state.villain, threats(table)[0]) == (WRECKER, 6)


def test_mystical_link_boost_adds_atk_or_places_threat() -> None:
    table = crew("she-hulk")
    acts(table, "attack", WRECKER, boost="mystical-link")
    table.undefended()
    table.does("choose:atk")
    assert table.damage("she-hulk") == 2 + 2 + 3
    acts(table, "attack", WRECKER, boost="mystical-link")
    table.undefended()
    table.does("choose:threat")
    assert (table.damage("she-hulk"), threats(table)[0]) == (7 + 4, 8)


def test_you_re_dead_meat_damages_the_weakest_hero_or_ally() -> None:
    table = crew("iron-man", "she-hulk")
    table.put("hellcat", 1, damage=2)
    table.reveals("you-re-dead-meat")
    assert (table.in_play("hellcat"), threats(table)[0]) == (False, 9)
    table.state.show(table.state.identity(0), "tony-stark")
    table.change("iron-man", damage=8)
    table.reveals("you-re-dead-meat")
    assert (table.damage("she-hulk"), threats(table)[0]) == (1, 9)
    table.state.show(table.state.identity(1), "jennifer-walters")
    table.reveals("you-re-dead-meat")
    assert threats(table)[0] == 9  # no character to damage


# --- Thunderball ------------------------------------------------------------------------------------------------------


def test_ball_and_chain_places_threat_after_attacks_and_can_be_removed() -> None:
    table = crew("she-hulk")
    table.put("thunderball-ball-and-chain", on=THUNDERBALL)
    acts(table, "attack", THUNDERBALL, boost="quiet-threat")
    table.undefended()
    while table.decision.kind == "order":
        table.does(table.options()[0])
    assert (table.damage("she-hulk"), table.threat()) == (3, 1)
    table.hand("energy")
    table.does("use:thunderball-ball-and-chain")
    assert not table.in_play("thunderball-ball-and-chain")


def test_radioactive_buildup_turns_excess_damage_into_threat() -> None:
    table = crew("she-hulk")
    table.put("radioactive-buildup", on=THUNDERBALL)
    table.put("hellcat")
    acts(table, "attack", THUNDERBALL, boost="quiet-threat")
    table.does("defend:hellcat")
    while table.decision.kind == "order":
        table.does(table.options()[0])
    assert (threats(table)[1], table.damage("she-hulk"), table.in_play("radioactive-buildup")) == (6, 1, False)


def test_energy_projectiles_damage_the_player_s_characters() -> None:
    table = crew("iron-man", "she-hulk")
    table.put("black-cat")
    table.reveals("energy-projectiles")
    assert (table.damage("iron-man"), table.damage("black-cat"), table.damage("she-hulk")) == (1, 1, 0)
    acts(table, "attack", BULLDOZER, boost="energy-projectiles")
    table.does("defend:black-cat")
    assert table.damage("iron-man") == 1 + 3  # the attack is undefended once the defender is defeated
    acts(table, "scheme", BULLDOZER, boost="energy-projectiles")
    assert table.damage("iron-man") == 4


def test_lightning_blast_makes_thunderball_attack_or_places_threat() -> None:
    table = crew("iron-man", threat=(7, 5, 3, 4), form="alter-ego")
    table.reveals("lightning-blast")
    assert (threats(table)[0], table.damage("iron-man")) == (3, 2)
    table = crew("she-hulk")
    table.encounter("quiet-threat")
    table.reveals("lightning-blast")
    table.undefended()
    assert (table.damage("she-hulk"), threats(table)[1]) == (2, 8)
    table.encounter("quiet-threat")
    table.reveals("lightning-blast")
    table.does("defend:she-hulk")
    assert threats(table)[1] == 8
    table.change(THUNDERBALL, stunned=1)
    table.reveals("lightning-blast")
    assert threats(table)[1] == 8


def test_tactical_prowess_moves_all_threat_and_surges_if_nothing_triggered() -> None:
    table = crew("iron-man", threat=(7, 5, 3, 4))
    table.reveals("tactical-prowess")
    assert (threats(table), table.damage("iron-man"), len(table.revealed())) == ((3, 5, 0, 4), 2, 1)
    table = crew("iron-man", threat=(5, 4, 2, 3))
    table.reveals("tactical-prowess")
    assert (threats(table), len(table.revealed())) == ((7, 4, 0, 3), 2)
    table.reveals("tactical-prowess")
    assert (threats(table), len(table.revealed())) == ((7, 4, 0, 3), 2)


# --- Piledriver -------------------------------------------------------------------------------------------------------


def test_distracting_taunts_force_attacks_on_piledriver() -> None:
    table = crew("she-hulk")
    table.put("distracting-taunts", on=PILEDRIVER)
    assert table.stat(PILEDRIVER, "hp") == 14
    attacks = [option for option in table.options() if option.startswith("attack")]
    assert attacks == [f"attack:she-hulk>{PILEDRIVER}"]
    table.change(PILEDRIVER, damage=8)
    table.hand("strength")
    table.does(f"attack:she-hulk>{PILEDRIVER}", "trigger:distracting-taunts", "pay")
    assert not table.in_play("distracting-taunts")
    assert not table.in_play(PILEDRIVER)  # without its 3 hit points he is defeated


def test_distracting_taunts_are_removed_only_by_a_hero_s_attack() -> None:
    table = crew("she-hulk")
    table.put("distracting-taunts", on=PILEDRIVER)
    table.put("hellcat")
    table.hand("strength")
    table.does(f"attack:hellcat>{PILEDRIVER}")
    table.waits_for(0, "turn")


def test_oversized_hands_discard_a_support_or_place_threat() -> None:
    table = crew("iron-man", active=PILEDRIVER)
    table.put("pepper-potts")
    table.put("stark-tower")
    table.reveals("oversized-hands")
    assert (table.in_play("pepper-potts"), table.in_play("stark-tower"), threats(table)[2]) == (False, True, 3)
    acts(table, "scheme", PILEDRIVER, boost="oversized-hands")
    assert not table.in_play("stark-tower")
    before = threats(table)[2]
    table.reveals("oversized-hands")
    assert threats(table)[2] == before + 2


def test_escape_plan_confuses_or_makes_piledriver_scheme() -> None:
    table = crew("she-hulk", active=WRECKER)
    table.reveals("escape-plan")
    assert (table.piece("she-hulk").confused, threats(table)[2]) == (1, 3)
    table.encounter("quiet-threat")
    table.reveals("escape-plan")
    assert (table.piece("she-hulk").confused, threats(table)[2]) == (1, 5)
    acts(table, "scheme", PILEDRIVER, boost="escape-plan")
    assert table.piece(WRECKER).tough == 1
    acts(table, "scheme", PILEDRIVER, boost="escape-plan")
    assert (table.piece(WRECKER).tough, threats(table)[0]) == (1, 8)


def test_pummel_is_stronger_if_piledriver_is_tough() -> None:
    table = crew("she-hulk")
    table.change(PILEDRIVER, tough=1)
    table.encounter("get-wrecked")
    table.reveals("pummel")
    table.undefended()
    assert (table.damage("she-hulk"), table.piece(PILEDRIVER).tough) == (5, 1)
    table = crew("iron-man", form="alter-ego")
    table.encounter("quiet-threat")
    table.reveals("pummel")
    assert threats(table)[2] == 5


def test_uncanny_resilience_removes_status_cards_from_enemies() -> None:
    table = crew("iron-man")
    table.change(WRECKER, stunned=1)
    table.change(BULLDOZER, stunned=1, confused=1, tough=1)
    table.put("corrupt-prison-guard", stunned=1)
    table.reveals("uncanny-resilience")
    assert (table.piece(WRECKER).stunned, table.piece(BULLDOZER).confused, table.piece(BULLDOZER).tough) == (0, 0, 1)
    assert (table.piece("corrupt-prison-guard").stunned, len(table.revealed())) == (1, 1)
    table.reveals("uncanny-resilience")
    assert len(table.revealed()) == 2
    acts(table, "scheme", BULLDOZER, boost="uncanny-resilience")
    assert table.piece("iron-man").confused == 1


# --- Bulldozer --------------------------------------------------------------------------------------------------------


def test_bulldozer_s_helmet_discards_cards_for_damage_dealt() -> None:
    table = crew("iron-man")
    table.put("bulldozer-s-helmet", on=BULLDOZER)
    table.change("iron-man", tough=1)
    acts(table, "attack", BULLDOZER, boost="quiet-threat")
    table.undefended()
    assert (table.damage("iron-man"), len(table.discarded())) == (0, 4)
    table.hand("energy")
    table.does("use:bulldozer-s-helmet")
    assert not table.in_play("bulldozer-s-helmet")


def test_ramming_speed_demands_a_defending_ally() -> None:
    table = crew("she-hulk")
    table.put("ramming-speed", on=BULLDOZER)
    table.put("hellcat")
    acts(table, "attack", BULLDOZER, boost="quiet-threat")
    table.does(table.options()[0])  # two forced interrupts
    assert not table.in_play("hellcat")  # the only ally able to defend
    assert (table.damage("she-hulk"), table.in_play("ramming-speed")) == (2, False)
    table.put("ramming-speed", on=BULLDOZER)
    acts(table, "attack", BULLDOZER, boost="quiet-threat")
    table.does(table.options()[0], "defend:she-hulk")
    assert table.damage("she-hulk") == 2 + 3


def test_bull_rush_makes_bulldozer_act_and_discards_cards() -> None:
    table = crew("iron-man", form="alter-ego")
    table.encounter("ramming-speed")
    table.reveals("bull-rush")
    assert (threats(table)[3], len(table.discarded())) == (7, 3)
    table = crew("she-hulk")
    table.encounter("ramming-speed")
    table.reveals("bull-rush")
    table.does("defend:she-hulk")
    assert (table.damage("she-hulk"), len(table.discarded())) == (3, 3)


def test_headbutt_deals_damage_or_places_threat_by_the_discarded_cost() -> None:
    table = crew("iron-man")
    table.hand("uppercut")  # costs 3
    table.reveals("headbutt")
    assert (table.damage("iron-man"), table.held()) == (3, [])
    table.hand("energy")
    table.reveals("headbutt")
    assert table.damage("iron-man") == 3
    table.state.show(table.state.identity(0), "tony-stark")
    table.hand("uppercut")
    table.reveals("headbutt")
    assert (table.damage("iron-man"), threats(table)[3]) == (3, 7)


def test_leading_the_charge_discards_cards_and_places_threat() -> None:
    table = crew("spider-man")
    table.deck("backflip", "web-shooter", "enhanced-spider-sense")
    table.reveals("leading-the-charge")
    assert (len(table.discarded()), threats(table)[3]) == (3, 6)
    table.put("bulldozer-s-helmet", on=BULLDOZER)
    table.reveals("leading-the-charge")
    assert len(table.discarded()) == 7
