"""Activations, attacks and thwarts that end early or resolve in an unusual order."""

from __future__ import annotations

from games.champions.cards.kang import CHRONOPOLIS, FATE, IMMORTUS, separate
from games.champions.edge_case_cards import EdgeCaseTable, LimitsTable
from games.champions.table import plain


def test_minion_that_left_before_its_activation_does_not_attack() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("brawler", damage=2)
    table.put("underboss")
    table.put("sprinkler")
    table.reveals("brawl-call")
    table.undefended()
    assert {strike[0] for strike in table.strikes()} == {"rhino-1", "underboss"}
    assert not table.in_play("brawler")


def test_simultaneous_activations_resolve_before_activations_begun_later() -> None:
    """The villain's boost card makes the minion attack again and the villain scheme, in an order the player chooses."""
    table = EdgeCaseTable("she-hulk")
    table.put("brawler")
    table.encounter("taunt")
    table.reveals("brawl-call", deck=False)
    seen = table.events("activates")
    while table.decision.kind != "turn":
        table.does(table.options()[-1])
        seen += table.events("activates")
    assert [(event["card"], event["how"]) for event in seen][1:] == [
        ("brawler", "attack"),
        ("rhino-1", "scheme"),
        ("brawler", "attack"),
    ]


def test_first_player_orders_two_waiting_attacks_of_one_enemy() -> None:
    table = EdgeCaseTable("she-hulk", "iron-man")
    table.attacked("rhino-1", boost="back-and-forth")
    table.undefended()
    table.waits_for(0, "order")
    table.does("next:rhino-1>iron-man")
    table.undefended()
    assert [strike[1] for strike in table.strikes()] == ["iron-man", "she-hulk"]


def test_attack_effect_without_engaged_minions_resolves_the_rest() -> None:
    table = EdgeCaseTable("she-hulk")
    table.reveals("pile-on")
    assert (table.strikes(), table.damage("she-hulk")) == ([], 1)
    table.put("brawler")
    table.reveals("pile-on")
    table.undefended()
    assert table.damage("she-hulk") == 1 + 2 + 1


def test_ally_discarded_to_pay_for_its_attack_does_not_attack() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("blood-toll")
    table.put("pal")
    table.put("friend")
    table.put("stand-down")  # would respond to an attack
    table.does("attack:pal>rhino-1", "pick:pal")
    assert (table.damage("rhino-1"), table.in_play("pal"), table.discarded()) == (0, False, ["pal"])
    table.waits_for(0, "turn")


def test_cancelled_ally_neither_attacks_nor_thwarts() -> None:
    for verb, target in (("attack", "rhino-1"), ("thwart", "bomb-scare")):
        table = EdgeCaseTable("she-hulk")
        table.put("bomb-scare", threat=3)
        table.put("pal")
        table.put("stand-down")
        table.does(f"{verb}:pal>{target}", "trigger:stand-down")
        assert (table.damage("rhino-1"), table.threat("bomb-scare"), table.held()) == (0, 3, ["pal"])
        table.waits_for(0, "turn")


def test_thwart_of_a_scheme_that_left_play_costs_the_ally_nothing() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("bomb-scare", threat=3)
    table.put("pal")
    table.put("case-closed")
    table.does("thwart:pal>bomb-scare", "trigger:case-closed")
    assert (table.events("thwarts"), table.damage("pal"), table.in_play("bomb-scare")) == ([], 0, False)


def test_turned_over_boost_card_can_be_responded_to() -> None:
    table = LimitsTable("she-hulk")
    table.put("card-counter")
    table.attacked("rhino-1", boost="loud-threat")
    table.undefended()
    assert table.piece("card-counter").counters == 1


def test_boost_card_that_moved_stays_there_after_the_attack() -> None:
    for begin in ("attacked", "schemed"):
        table = EdgeCaseTable("she-hulk")
        table.put("underboss")
        getattr(table, begin)("underboss", boost="hit-and-run")
        table.undefended()
        assert (table.in_play("underboss"), plain(table.piece("hit-and-run").host)) == (False, "she-hulk")
        assert plain(table.state.encounter_discard) == ["underboss"]
        assert (table.strikes(), table.threat()) == ([], 0)
        table.waits_for(0, "turn")


def test_enemy_defeated_by_its_boost_card_hits_neither_of_two_targets() -> None:
    """The attack on the first player has not dealt damage when the boost card of the second is turned over."""
    table = EdgeCaseTable("she-hulk", "iron-man")
    table.put("at-all-comers")
    table.put("underboss")
    table.encounter("backfire")
    table.attacked("underboss", boost="quiet-threat")
    table.undefended()
    assert (table.in_play("underboss"), table.strikes()) == (False, [])
    table.waits_for(0, "turn")


def test_player_eliminated_before_the_hit_was_not_attacked() -> None:
    """A response to the end of an attack is triggered only by the attack on the second player."""
    table = EdgeCaseTable("she-hulk", "iron-man")
    table.change("she-hulk", damage=14)
    table.put("at-all-comers")
    table.put("mugger-watch", seat=1)
    table.put("underboss", seat=1)
    table.encounter("heat-wave")
    table.attacked("underboss", seat=1, boost="quiet-threat")
    table.undefended()
    assert (table.state.players[0].eliminated, table.piece("mugger-watch").counters) == (True, 1)


def test_attack_in_another_area_is_defended_only_there() -> None:
    together = EdgeCaseTable("she-hulk", "iron-man", scenario="kang")
    table = separate(together, ("she-hulk", CHRONOPOLIS), ("iron-man", FATE))
    table.attacked(IMMORTUS, seat=1)
    table.waits_for(0, "defend")
    table.undefended()
    table.waits_for(0, "turn")


def test_hero_who_cannot_defend_is_not_offered() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("stage-fright", on="she-hulk", area=0)
    table.put("pal")
    table.attacked("rhino-1")
    assert table.options() == ["defend:pal", "undefended"]
    (refusal,) = table.game.why(table.state, 0, table.thing("she-hulk"))
    assert (refusal.verb, refusal.rule) == ("defend", "CHA-CANNOT-01")


def test_minion_that_left_before_scheming_does_not_scheme() -> None:
    table = EdgeCaseTable("she-hulk", form="alter-ego")
    table.put("brawler")
    table.put("nip-in-the-bud")
    table.schemed("brawler")
    table.does("trigger:nip-in-the-bud")
    assert (table.in_play("brawler"), table.threat(), table.events("schemes")) == (False, 0, [])
    table.waits_for(0, "turn")


def test_replaced_villain_does_not_scheme() -> None:
    table = EdgeCaseTable("she-hulk", form="alter-ego")
    table.state.villain_deck = ["klaw-2"]
    table.change("rhino-1", damage=6)
    table.schemed("rhino-1", boost="backfire")
    assert (table.state.play[table.state.villain].face, table.events("schemes")) == ("klaw-2", [])


def test_a_scheme_without_a_boost_card() -> None:
    table = EdgeCaseTable("iron-man", form="alter-ego")
    table.encounter("loud-threat")
    table.reveals("plain-plot", deck=False)
    assert (table.threat(), plain(table.state.encounter[-1])) == (1, "loud-threat")


def test_divided_attack_skips_enemies_that_cannot_take_damage() -> None:
    table = EdgeCaseTable("wasp-a")
    table.change("wasp-a", face="wasp-c")
    table.put("untouched")
    table.put("brawler")
    table.does("attack:wasp-a>rhino-1")
    assert table.options() == ["damage:rhino-1", "damage:brawler"]


def test_enemy_that_left_before_scheming_counts_as_not_schemed() -> None:
    for choice, damage in (("trigger:nip-in-the-bud", 0), ("pass", 1)):
        table = EdgeCaseTable("iron-man")
        table.put("brawler")
        table.put("nip-in-the-bud")
        table.reveals("count-them")
        table.does(choice)
        assert table.damage("iron-man") == damage


def test_minion_engaging_an_alter_ego_midway_does_not_join_the_attack() -> None:
    for choice in ("trigger:panic-button", "pass"):
        table = EdgeCaseTable("iron-man")
        table.put("piercer")
        table.put("panic-button")
        table.encounter("brawler")
        table.reveals("pile-on", deck=False)
        table.does(choice)
        strikes = table.strikes()
        table.undefended()
        assert [strike[0] for strike in [*strikes, *table.strikes()]] == ["piercer"]
        assert table.in_play("brawler") == (choice != "pass")
        table.waits_for(0, "turn")
