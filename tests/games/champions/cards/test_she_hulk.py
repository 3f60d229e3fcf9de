"""She-Hulk's identity cards and obligation."""

import pytest

from games.champions.cards.positions import expert_ultron, offers, targets, threaten
from games.champions.table import GAME, Table, plain


def test_she_hulk_deals_2_damage_on_a_change_to_hero_form() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.does("change-form", "trigger:she-hulk")
    assert table.damage("rhino-1") == 2


def test_jennifer_walters_prevents_one_threat_a_round() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.schemed("rhino-1", boost="loud-threat")
    table.does("trigger:she-hulk")
    assert table.threat() == 3
    table.schemed("rhino-1")
    assert table.threat() == 4


def test_hellcat_returns_to_hand() -> None:
    table = Table("she-hulk")
    table.put("hellcat")
    table.does("use:hellcat")
    assert table.held() == ["hellcat"]


def test_gamma_slam_deals_damage_taken_and_ground_stomp_damages_every_enemy() -> None:
    table = Table("she-hulk")
    table.put("brawler")
    table.change("she-hulk", damage=7)
    table.hand("gamma-slam", "energy", "genius", "ground-stomp", "strength")
    table.does("play:ground-stomp", "spend:strength")
    assert (table.damage("rhino-1"), table.damage("brawler")) == (1, 1)
    table.does("play:gamma-slam", "pay", "pick:rhino-1")
    assert table.damage("rhino-1") == 8


def test_legal_practice_removes_a_threat_per_discarded_card() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.state.play[table.state.scheme].threat = 5
    table.hand("legal-practice", "haymaker", "energy", "genius")
    table.does("play:legal-practice", "discard:haymaker", "discard:energy", "done")
    assert table.threat() == 3
    assert table.held() == ["genius"]


def test_one_two_punch_readies_she_hulk() -> None:
    table = Table("she-hulk")
    table.hand("one-two-punch", "emergency")
    table.does("attack:she-hulk>rhino-1", "trigger:one-two-punch")
    assert not table.piece("she-hulk").exhausted


def test_split_personality_changes_form_and_draws_up_to_hand_size() -> None:
    table = Table("she-hulk")
    table.hand("split-personality", "energy", "emergency")
    table.does("play:split-personality", "pay")
    assert table.state.form(0) == "alter-ego"
    assert len(table.held()) == 6


def test_superhuman_law_division_is_not_a_thwart() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.state.play[table.state.scheme].threat = 3
    table.change("she-hulk", confused=1)
    table.put("superhuman-law-division")
    table.hand("genius")
    table.does("use:superhuman-law-division")
    assert table.threat() == 1
    assert table.piece("she-hulk").confused == 1


def test_focused_rage_draws_and_superhuman_strength_adds_damage_and_stuns() -> None:
    table = Table("she-hulk")
    table.put("focused-rage")
    table.put("superhuman-strength")
    table.does("use:focused-rage")
    assert (table.damage("she-hulk"), table.held()) == (1, ["quiet-card"])
    table.does("attack:she-hulk>rhino-1")
    assert table.damage("rhino-1") == 5
    assert table.piece("rhino-1").stunned == 1
    assert not table.in_play("superhuman-strength")


def test_she_hulk_s_obligation_and_nemesis_cards_resolve() -> None:
    table = Table("she-hulk")
    table.reveals("legal-work")
    table.does("may:no")
    assert table.state.tokens == 1
    table.reveals("personal-challenge")
    assert table.threat("personal-challenge") == 4
    table.reveals("titania")
    assert table.stat("titania", "atk") == 6
    table.reveals("genetically-enhanced")
    assert (table.stat("titania", "hp"), table.stat("titania", "atk")) == (9, 9)
    table.change("titania", damage=8)
    table.reveals("titania-s-fury")
    table.does("undefended")
    assert table.damage("she-hulk") == 1
    table.attacked("rhino-1", boost="titania-s-fury")
    table.does("undefended")
    assert len(table.events("boost")) == 2


def test_she_hulk_answers_only_her_own_form_change_and_chooses_an_enemy() -> None:
    table = Table("iron-man", "she-hulk", form="alter-ego")
    table.change("she-hulk", face="she-hulk")
    table.does("change-form")
    table.waits_for(0, "turn")
    table = Table("she-hulk", form="alter-ego")
    table.put("brawler")
    table.does("change-form", "trigger:she-hulk", "pick:brawler")
    assert (table.damage("rhino-1"), table.damage("brawler")) == (0, 2)


def test_gamma_slam_deals_at_most_15_damage() -> None:
    for damage, dealt in ((14, 14), (15, 15), (17, 15)):
        table = Table("she-hulk")
        table.put("mark-v-armor")
        table.change("she-hulk", damage=damage)
        table.change("rhino-1", face="rhino-3")
        table.hand("gamma-slam", "vibranium", "vibranium")
        table.does("play:gamma-slam")
        assert table.events("damaged") == [{"card": "rhino-1", "amount": dealt, "source": "gamma-slam"}]


def test_legal_practice_takes_at_most_five_cards() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.state.play[table.state.scheme].threat = 6
    table.hand("legal-practice", *["haymaker"] * 3, *["energy"] * 3)
    table.does("play:legal-practice", *["discard:haymaker"] * 3, *["discard:energy"] * 2)
    table.waits_for(0, "turn")
    assert (table.threat(), table.held()) == (1, ["energy"])


def test_one_two_punch_answers_only_her_own_basic_attack() -> None:
    table = Table("she-hulk")
    table.put("hellcat")
    table.change("she-hulk", exhausted=True)
    table.hand("one-two-punch", "haymaker", "vibranium", "energy")
    table.does("attack:hellcat>rhino-1")
    table.waits_for(0, "turn")
    table.does("play:haymaker", "spend:vibranium")
    table.waits_for(0, "turn")
    table.change("she-hulk", exhausted=False)
    table.does("attack:she-hulk>rhino-1")
    assert table.options() == ["trigger:one-two-punch/one-two-punch-1", "pass"]


def test_superhuman_law_division_needs_a_mental_resource() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.state.play[table.state.scheme].threat = 3
    table.put("superhuman-law-division")
    table.hand("energy")
    assert table.options() == ["change-form", "end-turn"]


def test_superhuman_strength_ignores_an_ally_s_attack() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.put("hellcat")
    table.does("attack:hellcat>rhino-1")
    assert table.in_play("superhuman-strength")
    assert table.piece("rhino-1").stunned == 0


def test_superhuman_strength_is_discarded_before_the_second_attack() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.hand("one-two-punch", "energy")
    table.does("attack:she-hulk>rhino-1")
    assert not table.in_play("superhuman-strength")
    table.does("trigger:one-two-punch", "pay")
    assert table.piece("rhino-1").stunned == 1
    table.does("attack:she-hulk>rhino-1")
    assert table.damage("rhino-1") == 5 + 3


def test_superhuman_strength_is_discarded_by_an_attack_event_without_adding_damage() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.hand("uppercut", "energy", "genius")
    table.does("play:uppercut", "pay")
    assert table.damage("rhino-1") == 5
    assert table.piece("rhino-1").stunned == 1
    assert "superhuman-strength" in table.discarded()


def test_superhuman_strength_stays_if_the_enemy_is_defeated() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.put("shocker")
    table.does("attack:she-hulk>shocker")
    assert not table.in_play("shocker")
    assert table.in_play("superhuman-strength")


@pytest.mark.parametrize("form", ["hero", "alter-ego"])
def test_crisis_stops_threat_removal_that_is_not_a_thwart(form: str) -> None:
    table = Table("she-hulk", form=form)
    threaten(table, 5)
    table.put("superhuman-law-division")
    table.put("surveillance-team")
    table.put("crowd-control", threat=2)
    table.hand("genius")
    table.does("use:surveillance-team" if form == "hero" else "use:superhuman-law-division")
    assert table.threat() == 5
    assert table.in_play("crowd-control") is (form == "hero")


def test_legal_work_s_acceleration_token_adds_threat() -> None:
    table = Table("she-hulk")
    table.reveals("legal-work")
    table.does("may:no")
    assert table.state.tokens == 1
    table.does("end-turn")
    assert table.threat() == 2


def test_hellcat_returns_to_her_owner_s_hand() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.discard("hellcat", seat=1)
    table.hand("make-the-call", "energy", "genius")
    table.does("play:make-the-call", "pay")
    assert table.piece("hellcat").area == 0
    table.does("use:hellcat")
    assert (table.held(0), table.held(1)) == ([], ["hellcat"])


def test_split_personality_triggers_she_hulk_and_draws() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.hand("split-personality", "energy", "genius")
    table.does("play:split-personality", "pay", "trigger:she-hulk")
    assert table.damage("rhino-1") == 2
    assert len(table.held()) == 4
    assert "change-form" in table.options()  # the form change of her turn is still available


def test_change_form_is_limited_to_once_a_turn() -> None:
    table = Table("she-hulk")
    table.does("change-form")
    assert "change-form" not in table.options()


def test_jennifer_walters_limit_is_kept_after_changing_form_twice() -> None:
    table = Table("she-hulk", form="alter-ego")
    table.schemed("rhino-1")
    table.does("trigger:she-hulk")
    assert table.threat() == 0
    table.hand("split-personality", "energy", "genius")
    table.does("change-form", "pass", "play:split-personality", "pay")
    table.schemed("rhino-1")
    assert table.threat() == 1


def test_gamma_slam_counts_damage_from_focused_rage() -> None:
    table = Table("she-hulk")
    table.put("focused-rage")
    table.change("she-hulk", damage=4)
    table.does("use:focused-rage")
    table.hand("gamma-slam", "energy", "genius")
    table.does("play:gamma-slam", "pay")
    assert table.damage("rhino-1") == 5


def test_damage_outside_an_attack_can_defeat_the_last_villain() -> None:
    table = Table("she-hulk")
    table.state.villain_deck = []
    table.change("rhino-1", damage=13)
    table.hand("ground-stomp", "energy")
    table.does("play:ground-stomp", "pay")
    assert table.state.result is not None
    assert table.state.result.winners == [0]


def test_superhuman_strength_is_kept_by_a_stunned_attack() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.change("she-hulk", stunned=1)
    table.does("attack:she-hulk>rhino-1")
    assert table.in_play("superhuman-strength")
    assert (table.damage("rhino-1"), table.piece("she-hulk").stunned) == (0, 0)


def test_lead_from_the_front_applies_to_an_alter_ego_who_becomes_a_hero() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.change("she-hulk", face="jennifer-walters")
    table.hand("lead-from-the-front", "energy")
    table.does("play:lead-from-the-front", "pay", "pick:seat:1", "end-turn", "change-form", "pass")
    assert (table.stat("she-hulk", "atk"), table.stat("she-hulk", "thw")) == (4, 2)


def test_focused_rage_can_eliminate_she_hulk_during_her_turn() -> None:
    table = Table("she-hulk", "captain-marvel")
    table.put("focused-rage")
    table.change("she-hulk", damage=14)
    table.does("use:focused-rage")
    assert table.state.players[0].eliminated
    table.waits_for(1, "turn")


def test_threat_prevented_by_jennifer_does_not_complete_a_scheme() -> None:
    table = Table("she-hulk", scenario="klaw", form="alter-ego")
    threaten(table, 4)
    table.schemed("klaw-1")  # 2 threat, and 6 would complete it
    table.does("trigger:she-hulk")
    assert table.threat() == 5
    assert plain(table.state.scheme) == "underground-distribution"


def test_tough_she_hulk_cannot_pay_for_focused_rage() -> None:
    table = Table("she-hulk", "spider-man")
    table.put("focused-rage")
    table.put("focused-rage")
    table.change("she-hulk", tough=1)
    assert offers(table, "use") == []
    table.put("shocker")
    table.does("attack:she-hulk>shocker")
    table.attacked("rhino-1")
    table.undefended()
    table.waits_for(0, "turn")
    assert (table.piece("she-hulk").tough, table.damage("she-hulk")) == (0, 0)
    table.does("use:focused-rage")
    table.does("use:focused-rage")
    assert (table.damage("she-hulk"), len(table.held())) == (2, 2)
    assert offers(table, "use") == []


def test_focused_rage_needs_a_card_to_draw_and_hero_form() -> None:
    table = Table("she-hulk")
    table.put("focused-rage")
    table.state.players[0].deck = []
    table.ask()
    assert offers(table, "use") == []
    table = Table("she-hulk", form="alter-ego")
    table.put("focused-rage")
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


def test_view_offers_only_fully_payable_options() -> None:
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


def test_ally_obeys_only_its_controller_s_guard() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("hellcat", seat=0)
    table.put("hydra-mercenary", seat=1)
    assert targets(table, "hellcat") == ["hydra-mercenary", "rhino-1"]
    table.put("armored-guard", seat=0, tough=1)
    assert targets(table, "hellcat") == targets(table, "she-hulk") == ["armored-guard", "hydra-mercenary"]


def test_superhuman_strength_does_not_stun_after_a_stunned_attack() -> None:
    table = Table("she-hulk")
    table.put("superhuman-strength")
    table.change("she-hulk", stunned=1)
    table.does("attack:she-hulk>rhino-1")
    assert table.in_play("superhuman-strength")
    assert (table.damage("rhino-1"), table.piece("rhino-1").stunned) == (0, 0)


def test_superhuman_strength_stuns_a_tough_enemy_but_not_a_defeated_one() -> None:
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


def test_one_two_punch_does_not_answer_an_attack_canceled_by_a_stun() -> None:
    table = Table("she-hulk")
    table.change("she-hulk", stunned=1)
    table.hand("one-two-punch", "energy")
    table.does("attack:she-hulk>rhino-1")
    table.waits_for(0, "turn")
    assert table.held() == ["one-two-punch", "energy"]


def test_ground_stomp_defeating_the_last_drone_does_not_damage_ultron() -> None:
    table = expert_ultron("she-hulk")
    table.put("facedown-drone", damage=1)
    table.hand("ground-stomp", "genius")
    table.does("play:ground-stomp", "pay")
    assert not table.in_play("facedown-drone")
    assert table.damage(plain(table.state.villain)) == 0
    table.hand("ground-stomp", "genius")
    table.does("play:ground-stomp", "pay")
    assert table.damage(plain(table.state.villain)) == 1


def test_confused_alter_ego_discards_nothing_for_legal_practice() -> None:
    table = Table("she-hulk", form="alter-ego")
    threaten(table, 4)
    table.change("she-hulk", confused=1)
    table.hand("legal-practice", "genius")
    table.does("play:legal-practice")
    table.waits_for(0, "turn")
    assert (table.threat(), table.held(), table.piece("she-hulk").confused) == (4, [], 0)


def test_focused_rage_can_cost_the_last_hit_point() -> None:
    table = Table("she-hulk", "spider-man")
    table.put("focused-rage")
    table.change("she-hulk", damage=14)
    table.does("use:focused-rage")
    assert table.state.players[0].eliminated
