"""Edge cases of the Wrecking Crew: ties, prevented threat, other players and defeated villains."""

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
    ends_turn,
    threats,
)
from games.champions.table import plain
from tableverse.games.champions.rules import leaving


@pytest.mark.parametrize("active", [WRECKER, THUNDERBALL])
def test_card_is_shuffled_into_the_deck_of_its_own_villain(active: str) -> None:
    table = crew(active=active)
    convict = table.put("thunderball-escaped-convict").id
    leaving.leave_play(table.state, convict, "deck")
    deck = table.state.encounter if active == THUNDERBALL else table.state.camps[table.thing(THUNDERBALL)].encounter
    assert convict in deck


def test_card_of_a_defeated_villain_is_removed_instead_of_shuffled() -> None:
    table = crew()
    convict = table.put("thunderball-escaped-convict").id
    defeats(table, THUNDERBALL)
    leaving.leave_play(table.state, convict, "deck")
    assert convict in table.state.removed


# --- main scheme and side schemes -------------------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["trigger:great-responsibility", "trigger:she-hulk"])
def test_breakout_resolves_after_step_one_even_if_no_threat_was_placed(answer: str) -> None:
    table = crew("she-hulk", threat=(1, 5, 1, 1), form="hero" if answer.endswith("responsibility") else "alter-ego")
    table.hand("great-responsibility")
    ends_turn(table)
    table.does(answer)
    assert (table.threat(), threats(table)[0], table.state.villain) == (0, 2, THUNDERBALL)


def test_first_player_orders_schemes_reaching_ten_threat_together() -> None:
    table = crew("iron-man", "she-hulk", threat=(8, 9, 3, 4))
    table.put("hellcat", 1, damage=1)
    table.reveals("mystical-link", 1)
    table.waits_for(0, "order")
    assert threats(table) == (10, 11, 5, 6)  # all threat is placed before any response
    table.does("trigger:thunderstruck")
    assert threats(table) == (3, 3, 5, 6)
    assert (table.damage("iron-man"), table.piece("iron-man").stunned, table.in_play("hellcat")) == (2, 1, False)


def test_wrecker_s_command_can_bring_other_schemes_to_ten() -> None:
    table = crew("iron-man", threat=(3, 9, 3, 4), form="alter-ego")
    table.put("wrecker-s-command", on=WRECKER)
    table.put("hellcat")
    acts(table, "scheme", WRECKER, boost="quiet-threat")
    assert threats(table) == (6, 3, 4, 5)
    assert [table.piece(card).stunned for card in ("iron-man", "hellcat")] == [1, 1]


def test_pile_it_on_stays_after_wrecker_is_defeated() -> None:
    table = crew("she-hulk", threat=(6, 5, 1, 4))
    defeats(table, WRECKER)
    table.change("she-hulk", exhausted=False)
    table.does("thwart:she-hulk>pile-it-on")
    assert table.threat("pile-it-on") == 0


def test_first_player_breaks_ties_among_another_player_s_cards() -> None:
    table = crew("iron-man", "spider-man", threat=(1, 1, 9, 4))
    for card in ("web-shooter", "pepper-potts", "helicarrier"):
        table.put(card, 1)
    table.reveals("mystical-link", 1)
    table.does("next:seat:1")
    table.waits_for(0, "pick")
    table.does("pick:pepper-potts")
    assert table.discarded(1) == ["pepper-potts"]


def test_jennifer_walters_prevents_threat_on_a_villain_s_side_scheme() -> None:
    table = crew("she-hulk", form="alter-ego")
    table.change(BULLDOZER, face="bulldozer-b")
    acts(table, "scheme", BULLDOZER, boost="bull-rush")
    table.does("trigger:she-hulk")
    assert threats(table)[3] == 4 + 2 + 1 - 1


# --- ties -------------------------------------------------------------------------------------------------------------


def test_first_player_breaks_ties_of_buddy_system() -> None:
    table = crew("she-hulk", "iron-man", threat=(6, 3, 3, 4))
    table.state.camps[PILEDRIVER].encounter.append(table.make("distracting-taunts"))
    table.reveals("thunderball-buddy-system", 1)
    table.waits_for(0, "pick")
    table.does(f"pick:{PILEDRIVER}")
    assert table.piece("distracting-taunts").host == PILEDRIVER


def test_first_player_breaks_ties_of_get_wrecked() -> None:
    table = crew("iron-man", "spider-man", threat=(6, 5, 3, 6), form="alter-ego")
    table.encounter("quiet-threat")
    table.reveals("piledriver-get-wrecked", 1)
    table.waits_for(0, "pick")
    table.does(f"pick:{BULLDOZER}")
    assert threats(table) == (6, 5, 3, 7)


# --- other players ----------------------------------------------------------------------------------------------------


def test_any_hero_may_remove_held_hostage_which_also_stops_thwart_events() -> None:
    table = crew("she-hulk", "iron-man")
    table.reveals("thunderball-held-hostage", 0)
    table.hand("for-justice", "energy", seat=1)
    table.does("end-turn")
    assert "thwart:iron-man>day-of-reckoning" not in table.options()
    table.does("play:for-justice", "pay")
    assert table.options() == ["pick:thunderstruck", "pick:pile-it-on", "pick:clear-the-road"]
    table.does("pick:thunderstruck")
    table.encounter("quiet-threat")
    table.does("use:thunderball-held-hostage")
    table.undefended()
    assert table.strikes() == [(WRECKER, "iron-man", 4)]
    assert plain(table.state.camps[THUNDERBALL].discard) == ["thunderball-held-hostage"]


def test_thunderball_damages_the_defending_player_s_characters() -> None:
    table = crew("iron-man", "she-hulk")
    table.put("hellcat", 1)
    acts(table, "attack", THUNDERBALL, boost="quiet-threat")
    table.does("undefended", "defend:she-hulk")
    assert (table.damage("iron-man"), table.damage("she-hulk"), table.damage("hellcat")) == (0, 1, 1)


def test_ramming_speed_lets_its_player_choose_the_defending_ally() -> None:
    table = crew("she-hulk", "iron-man")
    table.put("ramming-speed", on=BULLDOZER)
    table.put("hellcat", 0)
    table.put("black-cat", 0)
    table.put("mockingbird", 1)
    acts(table, "attack", BULLDOZER, boost="quiet-threat")
    table.does(table.options()[0])  # one of two forced interrupts
    assert table.options() == ["defend:hellcat", "defend:black-cat"]


def test_ramming_speed_demands_nothing_without_a_ready_ally() -> None:
    table = crew("she-hulk", "iron-man")
    table.put("ramming-speed", on=BULLDOZER)
    table.put("hellcat", 0, exhausted=True)
    table.put("mockingbird", 1)
    acts(table, "attack", BULLDOZER, boost="quiet-threat")
    table.does(table.options()[0])
    assert table.options() == ["defend:she-hulk", "undefended"]
    table.does("undefended")
    table.waits_for(1, "defend")


def test_guard_stops_attacks_but_not_other_damage() -> None:
    table = crew("she-hulk", form="alter-ego")
    table.put("thunderball-corrupt-prison-guard")
    table.does("change-form", "trigger:she-hulk", f"pick:{THUNDERBALL}")
    assert table.damage(THUNDERBALL) == 2
    assert f"attack:she-hulk>{THUNDERBALL}" not in table.options()


def test_distracting_taunts_limit_attack_events_too() -> None:
    table = crew("she-hulk")
    table.put("distracting-taunts", on=PILEDRIVER)
    table.put("escaped-convict")
    table.hand("uppercut", "energy", "haymaker")
    table.does("play:uppercut", "pay")
    assert sorted(table.options()) == ["pick:escaped-convict", f"pick:{PILEDRIVER}"]


# --- effects that do not resolve --------------------------------------------------------------------------------------


def test_stunned_wrecker_does_not_resolve_crowbar_toss() -> None:
    table = crew("she-hulk")
    table.put("magic-crowbar", on=WRECKER)
    table.change(WRECKER, stunned=1)
    table.reveals("crowbar-toss")
    assert (table.state.villain, threats(table), table.damage("she-hulk")) == (WRECKER, (6, 5, 3, 4), 0)


def test_confused_bulldozer_places_no_threat_and_discards_nothing() -> None:
    table = crew("iron-man", threat=(6, 5, 3, 2), form="alter-ego")
    table.change(BULLDOZER, confused=1)
    table.reveals("bull-rush")
    assert (table.piece(BULLDOZER).confused, table.discarded()) == (0, [])
    table.change(BULLDOZER, confused=1)
    acts(table, "scheme", WRECKER, boost="thunderball-i-ve-been-waiting-for-this")
    assert (table.state.villain, table.piece(BULLDOZER).confused, threats(table)[3]) == (BULLDOZER, 0, 2)


def test_tough_character_survives_you_re_dead_meat() -> None:
    table = crew("iron-man")
    table.put("luke-cage", tough=1, damage=4)
    table.reveals("you-re-dead-meat")
    assert (table.piece("luke-cage").tough, threats(table)[0]) == (0, 6)


def test_radioactive_buildup_counts_no_excess_on_a_tough_ally() -> None:
    table = crew("she-hulk")
    table.put("radioactive-buildup", on=THUNDERBALL)
    table.put("luke-cage", tough=1)
    acts(table, "attack", THUNDERBALL, boost="quiet-threat")
    table.does("defend:luke-cage")
    while table.decision.kind == "order":
        table.does(table.options()[0])
    assert (threats(table)[1], table.in_play("radioactive-buildup")) == (5, False)


def test_defeated_piledriver_does_not_retaliate() -> None:
    table = crew("she-hulk")
    table.put("hellcat")
    table.does(f"attack:hellcat>{PILEDRIVER}")
    assert table.damage("hellcat") == 1 + 1  # retaliate, and 1 consequential damage
    table.change(PILEDRIVER, damage=9)
    table.does(f"attack:she-hulk>{PILEDRIVER}")
    assert (table.in_play(PILEDRIVER), table.damage("she-hulk")) == (False, 0)


def test_bulldozer_s_helmet_counts_prevented_damage_and_excess_once() -> None:
    table = crew("captain-marvel")
    table.put("bulldozer-s-helmet", on=BULLDOZER)
    table.put("cosmic-flight")
    acts(table, "attack", BULLDOZER, boost="quiet-threat")
    table.does("undefended", "trigger:cosmic-flight")
    assert (table.damage("captain-marvel"), table.discarded().count("quiet-card")) == (1, 4)
    table.put("hellcat", damage=2)
    acts(table, "attack", BULLDOZER, boost="quiet-threat")
    table.does("defend:hellcat")
    assert (table.damage("captain-marvel"), table.discarded().count("quiet-card")) == (1 + 3, 4 + 4)


def test_wrecker_deals_more_damage_once_the_defender_is_defeated() -> None:
    table = crew("iron-man")
    table.put("hellcat", damage=2)
    acts(table, "attack", WRECKER, boost="energy-projectiles")
    table.does("defend:hellcat")
    assert table.damage("iron-man") == 2 + 2


def test_thunderball_s_response_resolves_before_the_next_villain_attacks() -> None:
    table = crew("captain-marvel", active=THUNDERBALL)
    acts(table, "attack", THUNDERBALL, boost="thunderball-escaped-convict")
    table.undefended()
    assert [event["amount"] for event in table.events("damaged")] == [1, 1, 2]


# --- defeated villains ------------------------------------------------------------------------------------------------


def test_card_of_a_defeated_villain_is_removed_when_it_leaves_play() -> None:
    table = crew("she-hulk", "iron-man")
    table.put("bulldozer-corrupt-prison-guard", 1, damage=1)
    defeats(table, BULLDOZER)
    table.change("she-hulk", exhausted=False)
    table.does("attack:she-hulk>bulldozer-corrupt-prison-guard")
    assert "bulldozer-corrupt-prison-guard" in plain(table.state.removed)


def test_effects_ignore_a_defeated_villain() -> None:
    table = crew("she-hulk", threat=(1, 5, 3, 4))
    for villain in (WRECKER, BULLDOZER):
        defeats(table, villain)
    active = table.state.villain
    table.put("hellcat", damage=2)
    for card in ("crowbar-toss", "you-re-dead-meat", "leading-the-charge"):
        table.reveals(card)
    acts(table, "attack", active, boost="mystical-link")
    table.waits_for(0, "turn")
    assert (table.state.villain, table.discarded()) == (active, ["hellcat"])


def test_last_villain_counts_as_most_and_least_threatening() -> None:
    table = crew("she-hulk")
    for villain in (WRECKER, THUNDERBALL, PILEDRIVER):
        defeats(table, villain)
    table.reveals("tactical-prowess")
    assert (table.threat("clear-the-road"), len(table.revealed())) == (4, 2)
    table.encounter("quiet-threat")
    table.reveals("bulldozer-get-wrecked")
    assert table.strikes() == [(BULLDOZER, "she-hulk", 3)]
