"""Protection cards."""

from games.champions.cards.positions import defend_for, expert_ultron, offers
from games.champions.table import Table, plain


def test_black_widow_replaces_a_revealed_encounter_card() -> None:
    table = Table("black-panther")
    table.put("black-widow")
    table.hand("genius")
    table.reveals("sandman")
    table.does("trigger:black-widow")
    assert not table.in_play("sandman")
    assert [event["card"] for event in table.events("revealed")] == ["quiet-threat"]


def test_luke_cage_enters_play_tough() -> None:
    table = Table("black-panther")
    table.hand("luke-cage", "energy", "vibranium")
    table.does("play:luke-cage", "pay")
    assert table.piece("luke-cage").tough == 1


def test_counter_punch_deals_damage_and_indomitable_readies_after_defending() -> None:
    table = Table("black-panther")
    table.put("indomitable")
    table.hand("counter-punch")
    table.attacked("rhino-1")
    table.does("defend:black-panther", "trigger:counter-punch", "trigger:indomitable")
    assert table.damage("rhino-1") == 2 + 1  # ATK, and retaliate
    assert not table.piece("black-panther").exhausted


def test_get_behind_me_replaces_a_treachery_with_an_attack() -> None:
    table = Table("black-panther")
    table.hand("get-behind-me", "the-power-of-protection")
    table.reveals("exhaustion")
    table.does("trigger:get-behind-me", "undefended")
    assert not table.piece("black-panther").exhausted
    assert table.damage("black-panther") == 2


def test_only_cards_revealed_from_the_encounter_deck_can_be_canceled() -> None:
    table = Table("spider-man")
    table.put("black-widow")
    table.hand("get-behind-me", "enhanced-spider-sense", "genius", "energy")
    table.reveals("advance", deck=False)
    table.waits_for(0, "turn")
    assert table.threat() == 1


def test_treachery_cancel_events_ignore_minions() -> None:
    table = Table("spider-man")
    table.hand("get-behind-me", "enhanced-spider-sense", "energy")
    table.reveals("shocker")
    table.waits_for(0, "turn")
    assert table.damage("spider-man") == 1


def test_black_widow_exhausts_and_spends_a_mental_resource() -> None:
    table = Table("black-panther")
    table.put("black-widow")
    table.hand("energy")
    table.reveals("advance")
    table.waits_for(0, "turn")
    table.hand("genius", "energy")
    table.reveals("advance")
    table.does("trigger:black-widow")
    assert table.held() == ["energy"]
    assert table.piece("black-widow").exhausted
    table.hand("genius")
    table.reveals("advance")
    table.waits_for(0, "turn")


def test_counter_punch_and_indomitable_answer_only_their_own_hero_defending() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("indomitable")
    table.put("hellcat")
    table.change("she-hulk", exhausted=True)
    table.hand("counter-punch")
    table.attacked("rhino-1")
    table.does("defend:hellcat")
    table.waits_for(0, "turn")
    table.attacked("rhino-1", seat=1)
    table.does("defend:iron-man")
    table.waits_for(0, "turn")
    table.change("she-hulk", exhausted=False)
    table.attacked("rhino-1")
    table.does("defend:she-hulk")
    assert sorted(table.options()) == [
        "pass",
        "trigger:counter-punch/counter-punch-1",
        "trigger:indomitable/indomitable-1",
    ]
    table.does("trigger:counter-punch", "trigger:indomitable")
    assert (table.damage("rhino-1"), table.in_play("indomitable")) == (3, False)
    table = Table("she-hulk")
    table.change("she-hulk", stunned=1)
    table.hand("counter-punch")
    table.attacked("rhino-1")
    table.does("defend:she-hulk", "trigger:counter-punch")
    assert (table.damage("rhino-1"), table.piece("she-hulk").stunned) == (0, 0)


def test_med_team_heals_a_damaged_friendly_character() -> None:
    table = Table("black-panther", "iron-man")
    table.put("med-team")
    table.put("luke-cage", damage=3)
    table.put("vision")
    table.change("iron-man", damage=3)
    table.change("rhino-1", damage=3)
    table.does("use:med-team")
    assert sorted(table.options()) == ["pick:iron-man", "pick:luke-cage"]
    table.does("pick:iron-man")
    assert [table.damage(card) for card in ("iron-man", "luke-cage", "rhino-1")] == [1, 3, 3]


def test_black_widow_discards_the_card_before_revealing_another() -> None:
    table = Table("spider-man")
    table.put("black-widow")
    table.hand("genius")
    table.state.encounter = [table.make("quiet-threat")]
    table.reveals("advance")
    table.does("trigger:black-widow")
    # The other card was the last of the deck: the new deck holds what was discarded by then.
    assert table.revealed() == ["quiet-threat"]
    assert plain(table.state.encounter) == ["advance"]
    assert plain(table.state.encounter_discard) == ["quiet-threat"]


def test_black_widow_cancels_surge_too() -> None:
    table = Table("spider-man")
    table.put("black-widow")
    table.hand("genius")
    table.encounter("quiet-threat")
    table.reveals("weapons-runner")
    table.does("trigger:black-widow")
    assert table.revealed() == ["quiet-threat"]
    assert not table.in_play("weapons-runner")


def test_black_widow_discards_an_obligation_without_removing_it() -> None:
    table = Table("spider-man")
    table.put("black-widow")
    table.hand("genius")
    table.reveals("eviction-notice")
    table.does("trigger:black-widow")
    assert "eviction-notice" in plain(table.state.encounter_discard)
    assert not table.in_play("eviction-notice")


def test_black_widow_cannot_replace_a_nemesis_from_its_set() -> None:
    table = Table("spider-man")
    table.put("black-widow")
    table.hand("genius")
    table.reveals("shadow-of-the-past")
    table.does("pass")
    table.undefended()  # Vulture's quickstrike
    assert table.in_play("vulture")
    assert table.in_play("highway-robbery")
    assert not table.piece("black-widow").exhausted


def test_get_behind_me_brings_a_boosted_attack_and_keeps_surge() -> None:
    table = Table("captain-marvel")
    table.hand("get-behind-me", "energy")
    table.encounter("hydra-bomber", "quiet-threat")
    table.reveals("kree-manipulator")
    table.does("trigger:get-behind-me", "undefended")
    assert table.threat() == 0
    assert table.damage("captain-marvel") == 3
    assert table.revealed() == ["quiet-threat"]


def test_counter_punch_uses_atk_raised_by_combat_training() -> None:
    table = Table("captain-marvel")
    table.put("combat-training")
    table.hand("counter-punch")
    table.attacked("rhino-1")
    table.does("defend:captain-marvel", "trigger:counter-punch")
    assert table.damage("rhino-1") == 3


def test_overkill_does_not_pass_a_tough_luke_cage() -> None:
    table = Table("captain-marvel")
    table.put("luke-cage", tough=1)
    table.put("charge", on="rhino-1")
    table.put("charge", on="rhino-1")
    table.attacked("rhino-1")
    table.does("trigger:charge", "defend:luke-cage")
    assert table.strikes() == [("rhino-1", "luke-cage", 8)]
    assert (table.damage("luke-cage"), table.damage("captain-marvel")) == (0, 0)
    assert not table.in_play("charge")


def test_get_behind_me_redirects_another_player_s_treachery_into_an_attack() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.put("hydra-mercenary", seat=1)
    table.hand("get-behind-me", "energy")
    table.encounter("quiet-threat")
    table.reveals("gang-up", seat=1)
    table.does("trigger:get-behind-me")
    table.undefended()
    assert (table.damage("captain-marvel"), table.damage("she-hulk")) == (2, 0)


def test_card_revealed_by_black_widow_can_be_canceled_too() -> None:
    table = Table("spider-man")
    table.put("black-widow")
    table.hand("genius", "enhanced-spider-sense", "energy")
    table.encounter("hard-to-keep-down")
    table.reveals("advance")
    table.does("trigger:black-widow", "spend:genius", "trigger:enhanced-spider-sense")
    assert table.threat() == 0
    assert table.revealed() == ["hard-to-keep-down"]  # its surge is canceled with its effects
    assert sorted(plain(table.state.encounter_discard)) == ["advance", "hard-to-keep-down"]


def test_facedown_luke_cage_is_an_ordinary_drone() -> None:
    table = Table("captain-marvel", scenario="ultron")
    table.deck("luke-cage")
    table.reveals("android-efficiency-a")
    drone = table.piece("facedown-drone")
    assert drone.tough == 0
    table.does("attack:captain-marvel>facedown-drone")
    assert table.discarded() == ["luke-cage"]


def test_defending_ally_gains_nothing_from_the_hero_s_def() -> None:
    table = Table("spider-man")
    table.put("armored-vest")
    table.put("black-cat")
    table.attacked("rhino-1")
    table.does("pass", "defend:black-cat")
    assert not table.in_play("black-cat")
    assert table.damage("spider-man") == 0  # no overkill


def test_counter_punch_obeys_only_its_own_player_s_guard() -> None:
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
    table.waits_for(0, "turn")
    assert (table.damage("rhino-1"), table.held()) == (1, ["counter-punch"])


def test_stunned_hero_may_play_counter_punch_past_a_guard() -> None:
    table = Table("black-panther")
    table.put("hydra-mercenary")
    table.change("black-panther", stunned=1)
    table.hand("counter-punch")
    table.attacked("rhino-1")
    table.does("defend:black-panther", "trigger:counter-punch")
    assert (table.piece("black-panther").stunned, table.damage("rhino-1"), table.held()) == (0, 1, [])


def test_counter_punch_has_no_target_if_retaliate_defeats_the_enemy() -> None:
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


def test_counter_punch_cannot_target_an_enemy_that_cannot_take_damage() -> None:
    table = expert_ultron("black-panther")
    table.put("advanced-ultron-drone", seat=0)
    table.hand("counter-punch")
    table.attacked(plain(table.state.villain))
    table.does("defend:black-panther")
    assert offers(table, "trigger") == []
    table.waits_for(0, "turn")
    assert table.damage(plain(table.state.villain)) == 0


def test_second_counter_punch_has_no_target_after_the_first_defeats_the_enemy() -> None:
    table = Table("captain-marvel", "she-hulk")
    table.put("whirlwind", damage=4)
    table.hand("counter-punch")
    table.hand("counter-punch", seat=1)
    table.attacked("whirlwind")
    table.does("defend:captain-marvel", "defend:she-hulk")
    table.does("trigger:counter-punch")
    assert not table.in_play("whirlwind")
    table.waits_for(0, "turn")
    assert (table.damage("captain-marvel"), table.damage("she-hulk")) == (1, 0)
    assert table.held(1) == ["counter-punch"]
