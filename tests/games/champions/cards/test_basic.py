"""Basic cards."""

import pytest

from games.champions.cards.positions import expert_ultron, offers, threaten
from games.champions.table import Table, plain


def test_mockingbird_stuns_the_villain() -> None:
    table = Table("she-hulk")
    table.hand("mockingbird", "energy", "genius")
    table.does("play:mockingbird", "pay", "trigger:mockingbird")
    assert table.piece("rhino-1").stunned == 1


def test_nick_fury_is_discarded_at_the_end_of_the_round() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.hand("nick-fury", "energy", "genius")
    table.does("play:nick-fury", "pay", "choose:draw")
    assert len(table.held()) == 3
    table.does("end-turn", "done", "pass", "pass")
    assert not table.in_play("nick-fury")


def test_emergency_prevents_threat_and_first_aid_heals() -> None:
    table = Table("spider-man", form="alter-ego")
    table.hand("emergency", "first-aid", "strength")
    table.schemed("rhino-1", boost="loud-threat")
    table.does("trigger:emergency")
    assert table.threat() == 3
    table.change("spider-man", damage=3)
    table.does("play:first-aid", "pay")
    assert table.damage("spider-man") == 1


def test_avengers_mansion_draws_helicarrier_cuts_a_cost_and_tenacity_readies() -> None:
    table = Table("she-hulk")
    for card in ("avengers-mansion", "helicarrier", "tenacity"):
        table.put(card)
    table.does("use:avengers-mansion", "use:helicarrier")
    assert table.held() == ["quiet-card"]
    table.hand("haymaker", "emergency", "strength")
    table.does("play:haymaker", "spend:emergency")  # cost reduced by 1
    assert table.damage("rhino-1") == 3
    table.change("she-hulk", exhausted=True)
    table.does("use:tenacity")
    assert not table.piece("she-hulk").exhausted


@pytest.mark.parametrize("enemy", ["rhino-1", "brawler"])
def test_mockingbird_stuns_an_enemy_of_her_player_s_choice(enemy: str) -> None:
    table = Table("she-hulk")
    table.put("brawler")
    table.hand("mockingbird", "energy", "genius")
    table.does("play:mockingbird", "pay", "trigger:mockingbird", f"pick:{enemy}")
    assert [table.piece(name).stunned for name in ("rhino-1", "brawler")] == [enemy == "rhino-1", enemy == "brawler"]


@pytest.mark.parametrize("first", [True, False])
def test_nick_fury_removes_threat_deals_damage_or_draws(first: bool) -> None:
    def fury() -> Table:
        table = Table("she-hulk", "iron-man")
        table.state.play[table.state.scheme].threat = 4
        table.put("bomb-scare", threat=4)
        table.put("radioactive-man")
        table.hand("nick-fury", "vibranium", "vibranium")
        table.does("play:nick-fury")
        return table

    table = fury()
    table.does("choose:threat", "pick:the-break-in" if first else "pick:bomb-scare")
    assert (table.threat(), table.threat("bomb-scare")) == ((2, 4) if first else (4, 2))
    table = fury()
    table.does("choose:damage", "pick:rhino-1" if first else "pick:radioactive-man")
    assert (table.damage("rhino-1"), table.damage("radioactive-man")) == ((4, 0) if first else (0, 4))
    table = fury()
    table.does("choose:draw")
    assert (table.held(0), table.held(1)) == (["quiet-card"] * 3, [])


def test_nick_fury_stays_through_the_villain_phase() -> None:
    table = Table("she-hulk")
    table.hand("nick-fury", "vibranium", "vibranium")
    table.does("play:nick-fury", "choose:draw", "end-turn", "done")
    table.waits_for(0, "defend")
    assert table.in_play("nick-fury")
    table.does("defend:nick-fury")
    assert not table.in_play("nick-fury")
    assert "nick-fury" in table.discarded()


def test_emergency_answers_only_the_villain_s_scheming() -> None:
    table = Table("spider-man", form="alter-ego")
    table.hand("emergency")
    table.put("brawler")
    table.schemed("brawler")
    table.waits_for(0, "turn")
    assert table.threat() == 1
    table.schemed("rhino-1", boost="loud-threat")
    assert table.options() == ["trigger:emergency/emergency-1", "pass"]
    table.change("spider-man", confused=1)
    table.does("trigger:emergency")
    assert (table.threat(), table.piece("spider-man").confused) == (1 + 4, 0)


def test_helicarrier_reduces_one_player_s_next_card_this_phase() -> None:
    for seat in (0, 1):
        table = Table("spider-man", "iron-man")
        table.put("helicarrier")
        table.change("spider-man", damage=2)
        table.hand("first-aid")
        table.does("use:helicarrier", f"pick:seat:{seat}")
        assert ("play:first-aid" in table.options()) is (seat == 0)
    table = Table("black-panther")
    table.put("helicarrier")
    table.encounter("quiet-threat", "advance")
    table.does("use:helicarrier", "end-turn")
    table.hand("get-behind-me")
    table.does("undefended")
    assert table.state.rounds == 2  # full cost again in the villain phase
    assert [event["card"] for event in table.events("revealed")] == ["advance"]


def test_emergency_and_jennifer_s_objection_add_up() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.hand("emergency")
    table.schemed("rhino-1", boost="hydra-bomber")  # 1 and 1 threat
    table.does("trigger:emergency")
    table.does("trigger:she-hulk")
    assert table.threat() == 0


def test_a_confused_player_s_emergency_reduces_nothing() -> None:
    table = Table("spider-man")
    table.change("spider-man", confused=1)
    table.hand("emergency")
    table.schemed("rhino-1")
    table.does("trigger:emergency")
    assert (table.threat(), table.piece("spider-man").confused) == (1, 0)
    assert table.discarded() == ["emergency"]


def test_unique_ally_in_play_cannot_be_played_or_called_again() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("nick-fury", seat=1)
    table.discard("nick-fury")
    table.hand("make-the-call", "energy", "genius", "nick-fury")
    assert "play:make-the-call" not in table.options()
    assert "play:nick-fury" not in table.options()


def test_helicarrier_reduction_is_used_up_by_a_card_of_cost_zero() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.put("helicarrier")
    table.put("hawkeye", exhausted=True)
    table.hand("get-ready", "haymaker", "energy")
    table.does("use:helicarrier", "pick:seat:0", "play:get-ready")
    table.does("play:haymaker")
    assert table.held() == []
    assert "energy" in table.discarded()
    table.hand("tenacity")
    assert "play:tenacity" not in table.options()


def test_first_aid_heals_any_character_and_med_team_only_friendly_ones() -> None:
    table = Table("captain-marvel")
    table.change("rhino-1", damage=3)
    table.put("med-team")
    table.hand("first-aid", "energy")
    assert "use:med-team/med-team-1" not in table.options()
    table.does("play:first-aid", "pay")
    assert table.damage("rhino-1") == 1


def test_mockingbird_cancels_the_attack_of_the_next_villain_phase() -> None:
    table = Table("captain-marvel")
    table.hand("mockingbird", "energy", "strength")
    table.does("play:mockingbird", "pay", "trigger:mockingbird", "end-turn")
    assert table.strikes() == []
    assert table.damage("captain-marvel") == 0


def test_nick_fury_stays_in_play_after_defeating_an_enemy() -> None:
    table = Table("captain-marvel")
    table.put("sandman")
    table.hand("nick-fury", "energy", "strength")
    table.does("play:nick-fury", "pay", "choose:damage", "pick:sandman")
    assert not table.in_play("sandman")
    assert table.in_play("nick-fury")


def test_emergency_lowers_the_damage_of_great_responsibility() -> None:
    table = Table("captain-marvel", "spider-man")
    table.hand("great-responsibility")
    table.hand("emergency", seat=1)
    table.schemed("rhino-1", boost="hydra-bomber")
    table.does("trigger:emergency", "trigger:great-responsibility")
    assert (table.threat(), table.damage("captain-marvel")) == (0, 1)


def test_make_the_call_pays_the_printed_cost_despite_helicarrier() -> None:
    table = Table("captain-marvel")
    table.put("helicarrier")
    table.discard("maria-hill")
    table.hand("make-the-call", "haymaker")
    table.does("use:helicarrier")
    assert "play:make-the-call" not in table.options()
    table.hand("make-the-call", "haymaker", "uppercut")
    table.does("play:make-the-call", "pay", "pass")
    assert table.held() == []


def test_rechannel_needs_both_the_damage_and_the_energy() -> None:
    table = Table("captain-marvel")
    table.hand("energy")
    assert offers(table, "use") == []
    table.change("captain-marvel", damage=1)
    assert offers(table, "use") == ["captain-marvel/captain-marvel-1"]
    table.hand("genius")
    assert offers(table, "use") == []


def test_nick_fury_offers_only_modes_with_a_target() -> None:
    table = expert_ultron("spider-man")
    table.put("advanced-ultron-drone")
    table.hand("nick-fury", "energy", "genius")
    table.does("play:nick-fury", "pay")
    assert offers(table, "choose") == ["damage", "draw"]
    table.does("choose:damage")
    assert table.damage(plain(table.state.villain)) == 0


@pytest.mark.parametrize(("ally", "status"), [("mockingbird", "stunned"), ("spider-woman", "confused")])
def test_ally_does_not_give_a_status_card_the_villain_already_has(ally: str, status: str) -> None:
    table = Table("captain-marvel")
    table.change("rhino-1", **{status: 1})
    table.hand(ally, "energy", "genius")
    table.does(f"play:{ally}", "pay")
    table.waits_for(0, "turn")
    assert getattr(table.piece("rhino-1"), status) == 1


def test_nick_fury_removes_no_threat_in_a_crisis() -> None:
    table = Table("spider-man")
    threaten(table, 5)
    table.put("crowd-control", threat=0)
    table.hand("nick-fury", "energy", "genius")
    table.does("play:nick-fury", "pay")
    assert offers(table, "choose") == ["damage", "draw"]


def test_make_the_call_offers_only_allies_that_can_enter_play() -> None:
    table = Table("captain-marvel", "spider-man")
    table.put("nick-fury", seat=1)
    table.discard("nick-fury", "maria-hill", "mockingbird")
    table.hand("make-the-call", "energy", "genius", "energy", "genius")
    table.does("play:make-the-call")
    assert sorted(table.options()) == ["pick:maria-hill", "pick:mockingbird"]
