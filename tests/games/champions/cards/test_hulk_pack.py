"""Aspect and basic cards of the Hulk pack."""

from __future__ import annotations

import pytest

from games.champions.table import of_products
from tableverse.kernel.ledger import rule

Table = of_products("hulk")
HULK = "hulk-hulk"


def test_brawn_removes_threat_before_his_consequential_damage() -> None:
    table = Table(HULK)
    table.put("brawn", damage=4)
    table.change("the-break-in", threat=3)
    table.does("attack:brawn>rhino-1", "trigger:brawn")
    assert table.threat() == 2
    assert not table.in_play("brawn")


def test_stunned_brawn_removes_no_threat() -> None:
    table = Table(HULK)
    table.put("brawn", stunned=1)
    table.change("the-break-in", threat=3)
    table.does("attack:brawn>rhino-1")
    table.waits_for(0, "turn")
    assert (table.threat(), table.damage("brawn")) == (3, 0)


def test_sentry_deals_an_encounter_card_when_he_enters_play() -> None:
    table = Table(HULK)
    table.hand("sentry", "energy", "genius")
    table.does("play:sentry", "pay")
    assert len(table.state.players[0].dealt) == 1


def test_she_hulk_ally_attacks_harder_for_each_damage_on_her() -> None:
    table = Table(HULK)
    table.put("aggression-she-hulk", damage=2)
    table.does("attack:aggression-she-hulk>rhino-1")
    assert table.damage("rhino-1") == 3
    assert table.stat("aggression-she-hulk", "atk") == 4


def test_she_hulk_ally_cannot_be_played_beside_the_hero_she_hulk() -> None:
    table = Table("she-hulk")
    table.hand("aggression-she-hulk", "energy", "genius")
    assert "play:aggression-she-hulk" not in table.options()


@pytest.mark.parametrize(("paid", "stunned", "drawn"), [("limitless-strength", 1, 1), ("strength", 0, 0)])
def test_drop_kick_stuns_and_draws_only_if_paid_with_physical_resources(paid: str, stunned: int, drawn: int) -> None:
    table = Table(HULK)
    table.hand("drop-kick", paid, *(["emergency"] if paid == "strength" else []))
    table.does("play:drop-kick", "pay")
    assert (table.damage("rhino-1"), table.piece("rhino-1").stunned, len(table.held())) == (4, stunned, drawn)


@rule("CHA-TARGET-15")
def test_drop_kick_only_targets_an_enemy_that_can_take_damage() -> None:
    table = Table("hulk-hulk")
    table.put("madame-hydra")
    table.put("legions-of-hydra")
    table.hand("drop-kick", "limitless-strength")
    table.does("play:drop-kick", "pay")
    assert (table.piece("madame-hydra").stunned, table.piece("rhino-1").stunned) == (0, 1)


def test_toe_to_toe_makes_the_enemy_attack_first() -> None:
    table = Table(HULK, "spider-man")
    table.put("shocker", 1)
    table.hand("toe-to-toe", "energy")
    table.does("play:toe-to-toe", "spend:energy?", "pick:shocker", "undefended", "undefended?")
    assert table.damage(HULK) == 2
    assert not table.in_play("shocker")


@pytest.mark.parametrize("stunned", ["enemy", "hulk"])
def test_toe_to_toe_with_a_stunned_enemy_or_hero_skips_that_attack(stunned: str) -> None:
    table = Table(HULK)
    table.change("rhino-1" if stunned == "enemy" else HULK, stunned=1)
    table.hand("toe-to-toe", "energy")
    table.does("play:toe-to-toe", "spend:energy?")
    assert table.damage(HULK) == 0
    assert table.damage("rhino-1") == (5 if stunned == "enemy" else 0)


@pytest.mark.parametrize(("boost", "left"), [("charge", 2), ("quiet-threat", 4)])
def test_you_ll_pay_for_that_removes_threat_equal_to_the_damage_taken(boost: str, left: int) -> None:
    table = Table(HULK)
    table.change("the-break-in", threat=6)
    table.hand("you-ll-pay-for-that", "energy")
    table.attacked("rhino-1", boost=boost)
    table.does("undefended", "trigger:you-ll-pay-for-that", "spend:energy?")
    assert table.threat() == left


def test_you_ll_pay_for_that_needs_damage_to_the_hero_from_the_villain() -> None:
    table = Table(HULK)
    table.put("mockingbird")
    table.put("shocker")
    table.change("the-break-in", threat=6)
    table.hand("you-ll-pay-for-that", "energy")
    table.attacked("rhino-1")
    table.does("defend:mockingbird")
    table.waits_for(0, "turn")
    table.attacked("shocker")
    table.does("undefended")
    table.waits_for(0, "turn")


def test_martial_prowess_pays_only_for_attack_events() -> None:
    table = Table(HULK)
    table.put("martial-prowess")
    table.hand("thunderclap", "strength")
    assert "play:thunderclap" not in table.options()
    table.hand("drop-kick", "strength")
    table.does("play:drop-kick", "pay")
    assert (table.piece("rhino-1").stunned, table.piece("martial-prowess").exhausted) == (1, True)


def test_martial_prowess_can_be_given_to_another_player() -> None:
    table = Table(HULK, "spider-man")
    table.put("martial-prowess", 0)
    table.hand("martial-prowess", "energy")
    table.does("play:martial-prowess", "spend:energy?")
    assert sorted(piece.area for piece in table.state.named("martial-prowess")) == [0, 1]


def test_to_the_rescue_removes_two_threat() -> None:
    table = Table(HULK)
    table.change("the-break-in", threat=5)
    table.hand("to-the-rescue", "energy")
    table.does("play:to-the-rescue", "spend:energy?")
    assert table.threat() == 3


def test_beat_cop_collects_threat_and_spends_it_as_damage_to_a_minion() -> None:
    table = Table(HULK)
    table.put("beat-cop")
    table.put("shocker")
    table.change("the-break-in", threat=4)
    assert "use:beat-cop/beat-cop-2" not in table.options()  # no threat on Beat Cop
    table.does("use:beat-cop/beat-cop-1")
    assert (table.threat(), table.piece("beat-cop").threat, table.piece("beat-cop").exhausted) == (3, 1, True)
    table.change("beat-cop", exhausted=False, threat=3)
    table.does("use:beat-cop/beat-cop-2")
    assert not table.in_play("shocker")
    assert table.discarded() == ["beat-cop"]


def test_inspiring_presence_heals_and_readies_an_ally() -> None:
    table = Table(HULK, "spider-man")
    table.put("brawn", exhausted=True, damage=2)
    table.put("black-cat", 1)
    table.hand("inspiring-presence", "energy")
    table.does("play:inspiring-presence", "spend:energy?")  # Black Cat is ready and unhurt
    assert (table.damage("brawn"), table.piece("brawn").exhausted) == (1, False)


def test_inspiring_presence_needs_an_exhausted_or_damaged_ally() -> None:
    table = Table(HULK)
    table.put("brawn")
    table.hand("inspiring-presence", "energy")
    assert "play:inspiring-presence" not in table.options()


def test_electrostatic_armor_deals_damage_when_its_hero_defends() -> None:
    table = Table(HULK)
    table.put("electrostatic-armor")
    table.put("mockingbird")
    table.attacked("rhino-1")
    table.does("defend:mockingbird")
    table.waits_for(0, "turn")
    table.attacked("rhino-1")
    table.does(f"defend:{HULK}", "trigger:electrostatic-armor")
    assert table.damage("rhino-1") == 1


def test_resourceful_gives_a_wild_resource_and_is_discarded() -> None:
    table = Table(HULK)
    table.put("resourceful")
    table.change("the-break-in", threat=6)
    table.hand("sub-orbital-leap", "strength")
    table.does("play:sub-orbital-leap", "pay")
    assert table.threat() == 1
    assert "resourceful" in table.discarded()


def test_sentry_deals_the_encounter_card_to_the_player_who_called_him() -> None:
    table = Table(HULK, "spider-man")
    table.discard("sentry", seat=1)
    table.hand("make-the-call", "energy", "genius", seat=1)
    table.does("end-turn", "play:make-the-call", "pick:sentry?", "pay")
    assert [len(player.dealt) for player in table.state.players] == [0, 1]


def test_she_hulk_ally_takes_two_consequential_damage_for_thwarting() -> None:
    table = Table(HULK)
    table.put("aggression-she-hulk")
    table.change("the-break-in", threat=3)
    table.does("thwart:aggression-she-hulk>the-break-in")
    assert (table.damage("aggression-she-hulk"), table.stat("aggression-she-hulk", "atk")) == (2, 3)


def test_drop_kick_draws_even_if_it_defeats_the_enemy() -> None:
    table = Table(HULK)
    table.put("shocker")
    table.hand("drop-kick", "limitless-strength")
    table.does("play:drop-kick", "pay", "pick:shocker")
    assert (table.in_play("shocker"), len(table.held())) == (False, 1)


def test_toe_to_toe_targets_the_guard_before_the_villain() -> None:
    table = Table(HULK)
    table.hand("toe-to-toe", "energy")
    table.encounter("hydra-mercenary")
    table.does("play:toe-to-toe", "spend:energy?", "undefended")
    assert (table.damage(HULK), table.damage("rhino-1")) == (3, 5)
    table.put("hydra-mercenary")
    table.hand("toe-to-toe", "energy")
    table.does("play:toe-to-toe", "spend:energy?", "undefended")
    assert (table.in_play("hydra-mercenary"), table.damage("rhino-1")) == (False, 5)


def test_you_ll_pay_for_that_removes_at_most_five_threat() -> None:
    table = Table(HULK)
    table.change("the-break-in", threat=6)
    table.hand("you-ll-pay-for-that", "energy")
    table.change("rhino-1", boosts=[table.make("sandman"), table.make("hydra-mercenary")])
    table.attacked("rhino-1", boost="sandman")
    table.does("undefended", "trigger:you-ll-pay-for-that", "spend:energy?")
    assert (table.damage(HULK), table.threat()) == (7, 1)


def test_martial_prowess_pays_for_its_controller() -> None:
    table = Table("spider-man")
    table.put("martial-prowess")
    table.hand("haymaker", "emergency")
    table.does("play:haymaker", "use:martial-prowess?", "pay")
    assert (table.damage("rhino-1"), table.piece("martial-prowess").exhausted) == (3, True)


def test_to_the_rescue_can_defeat_a_side_scheme() -> None:
    table = Table(HULK)
    table.put("breakin-takin", threat=2)
    table.hand("to-the-rescue", "energy")
    table.does("play:to-the-rescue", "spend:energy?")
    assert not table.in_play("breakin-takin")


def test_beat_cop_can_take_the_last_threat_of_a_side_scheme() -> None:
    table = Table(HULK)
    table.put("beat-cop")
    table.put("bomb-scare", threat=1)
    table.does("use:beat-cop/beat-cop-1")
    assert (table.in_play("bomb-scare"), table.piece("beat-cop").threat) == (False, 1)
    assert not table.offers("use:beat-cop")


def test_inspiring_presence_readies_another_player_s_unhurt_ally() -> None:
    table = Table(HULK, "spider-man")
    table.put("black-cat", 1, exhausted=True)
    table.hand("inspiring-presence", "energy")
    table.does("play:inspiring-presence", "spend:energy?")
    assert not table.piece("black-cat").exhausted


def test_electrostatic_armor_resolves_after_retaliate_and_answers_backflip() -> None:
    table = Table(HULK)
    table.put("electrostatic-armor")
    table.put("immovable-object")
    table.attacked("rhino-1")
    table.does(f"defend:{HULK}")
    assert table.damage("rhino-1") == 1
    table.does("trigger:electrostatic-armor")
    assert table.damage("rhino-1") == 2
    table = Table("spider-man")
    table.put("electrostatic-armor")
    table.hand("backflip")
    table.attacked("rhino-1")
    table.does("pass", "undefended", "trigger:backflip")
    assert table.offers("trigger:electrostatic-armor")
