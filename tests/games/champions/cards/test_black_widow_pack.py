"""Aspect and basic cards of the Black Widow pack."""

from __future__ import annotations

import pytest

from games.champions.table import of_products
from tableverse.kernel.ledger import rule

Table = of_products("black-widow")
WIDOW = "black-widow-black-widow"


def test_agent_coulson_searches_for_a_preparation() -> None:
    table = Table(WIDOW)
    table.deck("attacrobatics")
    table.discard("spycraft")
    table.hand("agent-coulson", "energy", "haymaker")
    table.does("play:agent-coulson", "pay", "trigger:agent-coulson")
    assert sorted(table.options()) == ["pick:attacrobatics", "pick:spycraft"]
    table.does("pick:attacrobatics")
    assert table.held() == ["attacrobatics"]


def test_quake_answers_a_minion_scheming() -> None:
    table = Table(WIDOW, form="alter-ego")
    table.put("quake")
    table.put("shocker")
    table.schemed("rhino-1")
    table.waits_for(0, "turn")
    table.schemed("shocker")
    assert table.threat() == 2
    table.does("trigger:quake")
    assert (table.damage("shocker"), table.piece("quake").exhausted, table.damage("quake")) == (2, True, 0)
    table.change("quake", exhausted=False)
    table.change("shocker", confused=1)
    table.schemed("shocker")
    table.waits_for(0, "turn")  # the confused minion did not scheme


@pytest.mark.parametrize(("minion", "threat"), [("shocker", 3), ("sandman", 5)])
def test_stealth_strike_removes_threat_only_if_it_defeats_the_enemy(minion: str, threat: int) -> None:
    table = Table(WIDOW)
    table.put(minion, tough=int(minion == "sandman"))
    table.change("the-break-in", threat=5)
    table.hand("stealth-strike", "energy", "haymaker")
    table.does("play:stealth-strike", "pay", f"pick:{minion}")
    assert table.threat() == threat


def test_stealth_strike_counts_a_defeated_villain_stage() -> None:
    table = Table(WIDOW)
    table.change("rhino-1", damage=10)
    table.change("the-break-in", threat=5)
    table.hand("stealth-strike", "energy", "haymaker")
    table.does("play:stealth-strike", "pay")
    assert table.threat() == 3


@pytest.mark.parametrize(("boosts", "placed"), [(["charge", "charge"], 2), (["charge"], 0), (["quiet-threat"], 0)])
def test_counterintelligence_prevents_up_to_three_threat(boosts: list[str], placed: int) -> None:
    table = Table(WIDOW, form="alter-ego")
    table.put("counterintelligence")
    table.change("rhino-1", boosts=[table.make(boost) for boost in boosts[1:]])
    table.schemed("rhino-1", boost=boosts[0])  # 1 and 2 for each Charge
    table.does("trigger:counterintelligence")
    assert table.threat() == placed
    assert table.discarded() == ["counterintelligence"]


def test_counterintelligence_answers_only_threat_on_the_main_scheme() -> None:
    table = Table(WIDOW)
    table.put("counterintelligence")
    table.reveals("killer-for-hire")
    table.waits_for(0, "turn")
    assert table.threat("killer-for-hire") == 4


def test_spycraft_replaces_a_card_its_player_reveals() -> None:
    table = Table(WIDOW, "spider-man", form="alter-ego")
    table.put("spycraft")
    table.reveals("shocker", 1)
    assert table.in_play("spycraft")
    table.encounter("quiet-threat")
    table.reveals("sandman")
    table.does("trigger:spycraft")
    assert not table.in_play("sandman")
    assert table.shown(table.state.encounter_discard[-1]) == "quiet-threat"
    assert any(table.shown(one) == "sandman" for one in table.state.encounter_discard)


@rule("CHA-REVEAL-06")
def test_spycraft_answers_an_obligation_given_by_another_player() -> None:
    table = Table("spider-man", WIDOW, form="alter-ego")
    table.put("spycraft", seat=0)
    table.put("spycraft", seat=1)
    table.reveals("burn-notice", seat=0)
    table.waits_for(1, "window")  # only the receiving player counts as revealing it
    table.encounter("sandman")
    table.does("trigger:spycraft")
    assert table.piece("sandman").area == 1


def test_spycraft_needs_a_spy_under_its_player_s_control() -> None:
    table = Table("spider-man")
    table.hand("spycraft", "energy")
    assert "play:spycraft" not in table.options()
    table.put("nick-fury")
    assert "play:spycraft" in table.options()


def test_quincarrier_needs_an_avenger_to_play_and_pays_in_any_form() -> None:
    table = Table(WIDOW, form="alter-ego")
    table.hand("quincarrier", "energy", "haymaker")
    assert "play:quincarrier" not in table.options()
    table.put("quincarrier")
    table.hand("widow-s-bite")
    table.does("play:widow-s-bite", "use:quincarrier?", "pass?")
    assert table.piece("quincarrier").exhausted


def test_target_acquired_cancels_a_boost_ability_but_not_the_icons() -> None:
    table = Table(WIDOW)
    table.put("target-acquired")
    table.attacked("rhino-1", boost="sandman")
    table.does("undefended")
    table.waits_for(0, "turn")  # no boost ability
    table.change(WIDOW, damage=0)
    table.put("mockingbird")
    table.attacked("rhino-1", boost="concussive-blast")
    table.does("undefended", "trigger:target-acquired", "pass?")
    assert (table.damage(WIDOW), table.damage("mockingbird")) == (2, 0)


def test_counterattack_deals_the_damage_taken_from_the_attack() -> None:
    table = Table(WIDOW)
    table.put("counterattack")
    table.put("mockingbird")
    table.attacked("rhino-1")
    table.does("defend:mockingbird")
    assert table.in_play("counterattack")
    table.attacked("rhino-1", boost="hydra-mercenary")
    table.does(f"defend:{WIDOW}", "trigger:counterattack", "pass?")
    assert (table.damage(WIDOW), table.damage("rhino-1")) == (1, 1)


def test_counterattack_does_not_answer_other_damage() -> None:
    table = Table(WIDOW)
    table.put("counterattack")
    table.reveals("shocker")
    assert table.damage(WIDOW) == 1
    table.waits_for(0, "turn")


def test_rapid_response_returns_a_defeated_ally() -> None:
    table = Table(WIDOW)
    table.put("rapid-response")
    table.put("mockingbird", damage=2)
    table.attacked("rhino-1")
    table.does("defend:mockingbird", "trigger:rapid-response")
    table.does(f"trigger:{WIDOW}?", "pass?", "pass?")
    piece = table.piece("mockingbird")
    assert (piece.exhausted, piece.damage) == (False, 1)
    assert table.discarded() == ["rapid-response"]


def test_rapid_response_ignores_another_player_s_ally() -> None:
    table = Table(WIDOW, "spider-man")
    table.put("rapid-response")
    table.put("black-cat", 1)
    table.attacked("rhino-1", 1)
    table.does("pass?", "defend:black-cat")
    assert not table.in_play("black-cat")
    assert table.in_play("rapid-response")


def test_defensive_stance_prevents_damage_without_defending() -> None:
    table = Table(WIDOW)
    table.put("defensive-stance")
    table.attacked("rhino-1", boost="hydra-mercenary")
    table.does("undefended", "trigger:defensive-stance", "pass?")
    assert table.damage(WIDOW) == 0
    assert not table.events("defends")


def test_espionage_draws_when_any_player_s_card_surges() -> None:
    table = Table(WIDOW, "spider-man")
    table.put("espionage")
    table.reveals("advance")
    table.waits_for(0, "turn")
    table.reveals("kree-manipulator", 1)
    table.does("trigger:espionage", "pass?")
    assert len(table.held()) == 2
    assert table.revealed()[-1] == "quiet-threat"  # the surge itself


@rule("CHA-OBLIGATION-07")
def test_espionage_ignores_the_card_replacing_an_obligation_without_an_owner() -> None:
    table = Table(WIDOW)
    table.put("espionage")
    table.encounter("shocker")
    table.reveals("eviction-notice")
    table.waits_for(0, "turn")
    assert table.revealed() == ["eviction-notice", "shocker"]
    assert table.in_play("espionage")


def test_espionage_needs_a_spy_under_its_player_s_control() -> None:
    table = Table("spider-man")
    table.hand("espionage", "energy")
    assert "play:espionage" not in table.options()


def test_agent_coulson_searches_again_after_rapid_response() -> None:
    table = Table(WIDOW)
    table.put("rapid-response")
    table.put("agent-coulson", damage=2)
    table.deck("spycraft")
    table.attacked("rhino-1")
    table.does("defend:agent-coulson", "trigger:rapid-response")
    while not table.offers("trigger:agent-coulson"):
        table.does("pass")
    table.does("trigger:agent-coulson", "pick:spycraft?", "pass?")
    assert table.held() == ["spycraft"]


def test_quake_answers_a_scheme_that_places_no_threat() -> None:
    table = Table(WIDOW, form="alter-ego")
    table.put("quake")
    table.put("hydra-mercenary")
    table.schemed("hydra-mercenary")
    assert (table.threat(), table.offers("trigger:quake")) == (0, True)


def test_counterintelligence_answers_step_one_threat() -> None:
    table = Table(WIDOW)
    table.put("counterintelligence")
    table.does("end-turn", "done?", "trigger:counterintelligence")
    assert table.threat() == 0


def test_second_spycraft_replaces_the_card_of_the_first_without_a_spy() -> None:
    table = Table("spider-man")
    table.put("spycraft")
    table.put("spycraft")
    table.encounter("shocker")
    table.reveals("sandman")
    table.does("trigger:spycraft", "trigger:spycraft")
    assert [table.shown(one) for one in table.state.encounter_discard][:2] == ["sandman", "shocker"]


def test_rapid_response_ignores_an_owned_ally_another_player_controls() -> None:
    table = Table(WIDOW, "spider-man")
    table.put("rapid-response")
    table.put("mockingbird", 0, damage=2).area = 1  # owned by her, controlled by him
    table.ask()
    table.attacked("rhino-1", 1)
    table.does("pass?", "defend:mockingbird")
    table.waits_for(0, "turn")
    assert (table.discarded(0), table.in_play("rapid-response")) == (["mockingbird"], True)


def test_rapid_response_cannot_return_an_ally_from_another_player_s_discard_pile() -> None:
    table = Table(WIDOW, "spider-man")
    table.put("rapid-response")
    table.put("mockingbird", 1, damage=2).area = 0  # owned by him, controlled by her
    table.ask()
    table.attacked("rhino-1")
    table.does("pass?", "defend:mockingbird", "pass?")
    assert not table.offers("trigger:rapid-response")
    assert (table.discarded(1), table.in_play("rapid-response")) == (["mockingbird"], True)


def test_rapid_response_damage_removes_a_returning_ally_s_tough() -> None:
    table = Table(WIDOW)
    table.put("rapid-response")
    table.put("luke-cage", damage=4)
    table.attacked("rhino-1")
    table.does("defend:luke-cage", "trigger:rapid-response", "pass?", "pass?")
    assert (table.piece("luke-cage").tough, table.damage("luke-cage")) == (0, 0)


def test_rapid_response_ignores_discarded_allies() -> None:
    table = Table(WIDOW)
    table.put("rapid-response")
    table.hand("nick-fury", "energy", "genius")
    table.does("play:nick-fury", "pay", "choose:draw")
    while table.in_play("nick-fury"):
        table.does("end-turn" if table.offers("end-turn") else table.options()[-1])
    assert table.in_play("rapid-response")
    assert not table.offers("trigger:rapid-response")


def test_defensive_stance_prevents_three_damage_from_any_source() -> None:
    table = Table(WIDOW)
    table.put("defensive-stance")
    table.change("rhino-1", boosts=[table.make("hydra-mercenary")])
    table.attacked("rhino-1", boost="charge")
    table.does("undefended", "trigger:defensive-stance", "pass?")
    assert table.damage(WIDOW) == 2
    table.put("defensive-stance")
    table.put("whiplash")
    table.does(f"attack:{WIDOW}>whiplash", "trigger:defensive-stance", "pass?")
    assert table.damage(WIDOW) == 2


def test_tough_prevents_damage_before_defensive_stance() -> None:
    table = Table(WIDOW)
    table.put("defensive-stance")
    table.change(WIDOW, tough=1)
    table.attacked("rhino-1")
    table.does("undefended")
    table.waits_for(0, "turn")
    assert (table.piece(WIDOW).tough, table.in_play("defensive-stance")) == (0, True)


def test_espionage_answers_a_gained_surge() -> None:
    table = Table(WIDOW)
    table.put("espionage")
    table.reveals("hard-to-keep-down")  # nothing to heal, so it surges
    assert table.offers("trigger:espionage")
