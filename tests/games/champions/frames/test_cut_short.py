"""Activations, attacks and thwarts that end before their time, or come in an unusual order."""

from __future__ import annotations

from games.champions.cards.kang import CHRONOPOLIS, FATE, IMMORTUS, part
from games.champions.edge_case_cards import EdgeCaseTable, LimitsTable
from games.champions.table import plain


def test_a_minion_that_has_gone_before_its_turn_does_not_attack() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("brawler", damage=2)
    table.put("underboss")
    table.put("sprinkler")
    table.reveals("brawl-call")
    table.undefended()
    assert {strike[0] for strike in table.strikes()} == {"rhino-1", "underboss"}
    assert not table.in_play("brawler")


def test_what_began_together_comes_before_what_was_begun_meanwhile() -> None:
    """The villain's boost card makes the minion attack again, and the villain scheme: in an order of choice."""
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


def test_of_two_attacks_of_one_enemy_that_wait_the_first_player_says_whom_it_strikes_first() -> None:
    table = EdgeCaseTable("she-hulk", "iron-man")
    table.attacked("rhino-1", boost="back-and-forth")
    table.undefended()
    table.waits_for(0, "order")
    table.does("next:rhino-1>iron-man")
    table.undefended()
    assert [strike[1] for strike in table.strikes()] == ["iron-man", "she-hulk"]


def test_where_nobody_is_engaged_nobody_attacks_and_the_rest_is_done() -> None:
    table = EdgeCaseTable("she-hulk")
    table.reveals("pile-on")
    assert (table.strikes(), table.damage("she-hulk")) == ([], 1)
    table.put("brawler")
    table.reveals("pile-on")
    table.undefended()
    assert table.damage("she-hulk") == 1 + 2 + 1


def test_an_ally_that_is_the_price_of_its_attack_does_not_attack() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("blood-toll")
    table.put("pal")
    table.put("friend")
    table.put("stand-down")  # would answer an attack
    table.does("attack:pal>rhino-1", "pick:pal")
    assert (table.damage("rhino-1"), table.in_play("pal"), table.discarded()) == (0, False, ["pal"])
    table.waits_for(0, "turn")


def test_an_ally_that_is_called_off_neither_attacks_nor_thwarts() -> None:
    for verb, target in (("attack", "rhino-1"), ("thwart", "bomb-scare")):
        table = EdgeCaseTable("she-hulk")
        table.put("bomb-scare", threat=3)
        table.put("pal")
        table.put("stand-down")
        table.does(f"{verb}:pal>{target}", "trigger:stand-down")
        assert (table.damage("rhino-1"), table.threat("bomb-scare"), table.held()) == (0, 3, ["pal"])
        table.waits_for(0, "turn")


def test_a_scheme_that_is_gone_is_not_thwarted_and_costs_an_ally_nothing() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("bomb-scare", threat=3)
    table.put("pal")
    table.put("case-closed")
    table.does("thwart:pal>bomb-scare", "trigger:case-closed")
    assert (table.events("thwarts"), table.damage("pal"), table.in_play("bomb-scare")) == ([], 0, False)


def test_a_boost_card_that_is_turned_over_is_answered_afterwards_too() -> None:
    table = LimitsTable("she-hulk")
    table.put("card-counter")
    table.attacked("rhino-1", boost="loud-threat")
    table.undefended()
    assert table.piece("card-counter").counters == 1


def test_a_boost_card_that_has_gone_elsewhere_stays_there_when_the_attack_ends() -> None:
    for begin in ("attacked", "schemed"):
        table = EdgeCaseTable("she-hulk")
        table.put("underboss")
        getattr(table, begin)("underboss", boost="hit-and-run")
        table.undefended()
        assert (table.in_play("underboss"), plain(table.piece("hit-and-run").host)) == (False, "she-hulk")
        assert plain(table.state.encounter_discard) == ["underboss"]
        assert (table.strikes(), table.threat()) == ([], 0)
        table.waits_for(0, "turn")


def test_who_falls_by_their_own_boost_card_strikes_none_of_two() -> None:
    """The attack on the first player waits to strike when the boost card of the second is turned over."""
    table = EdgeCaseTable("she-hulk", "iron-man")
    table.put("at-all-comers")
    table.put("underboss")
    table.encounter("backfire")
    table.attacked("underboss", boost="quiet-threat")
    table.undefended()
    assert (table.in_play("underboss"), table.strikes()) == (False, [])
    table.waits_for(0, "turn")


def test_who_falls_before_they_are_struck_was_not_attacked() -> None:
    """What answers the end of an attack answers only the one on the second player."""
    table = EdgeCaseTable("she-hulk", "iron-man")
    table.change("she-hulk", damage=14)
    table.put("at-all-comers")
    table.put("mugger-watch", seat=1)
    table.put("underboss", seat=1)
    table.encounter("heat-wave")
    table.attacked("underboss", seat=1, boost="quiet-threat")
    table.undefended()
    assert (table.state.players[0].eliminated, table.piece("mugger-watch").counters) == (True, 1)


def test_an_attack_on_somebody_in_another_area_is_defended_by_nobody_there() -> None:
    together = EdgeCaseTable("she-hulk", "iron-man", scenario="kang")
    table = part(together, ("she-hulk", CHRONOPOLIS), ("iron-man", FATE))
    table.attacked(IMMORTUS, seat=1)
    table.waits_for(0, "defend")
    table.undefended()
    table.waits_for(0, "turn")


def test_who_cannot_defend_is_not_asked_to() -> None:
    table = EdgeCaseTable("she-hulk")
    table.put("stage-fright", on="she-hulk", area=0)
    table.put("pal")
    table.attacked("rhino-1")
    assert table.options() == ["defend:pal", "undefended"]
    (refusal,) = table.game.why(table.state, 0, table.thing("she-hulk"))
    assert (refusal.verb, refusal.rule) == ("defend", "CHA-CANNOT-01")


def test_who_is_gone_before_they_scheme_does_not_scheme() -> None:
    table = EdgeCaseTable("she-hulk", form="alter-ego")
    table.put("brawler")
    table.put("nip-in-the-bud")
    table.schemed("brawler")
    table.does("trigger:nip-in-the-bud")
    assert (table.in_play("brawler"), table.threat(), table.events("schemes")) == (False, 0, [])
    table.waits_for(0, "turn")


def test_a_villain_who_is_replaced_does_not_scheme() -> None:
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


def test_a_divided_attack_has_no_share_for_whoever_cannot_take_damage() -> None:
    table = EdgeCaseTable("wasp-a")
    table.change("wasp-a", face="wasp-c")
    table.put("untouched")
    table.put("brawler")
    table.does("attack:wasp-a>rhino-1")
    assert table.options() == ["damage:rhino-1", "damage:brawler"]


def test_an_enemy_that_is_gone_before_it_schemes_has_not_schemed() -> None:
    for choice, damage in (("trigger:nip-in-the-bud", 0), ("pass", 1)):
        table = EdgeCaseTable("iron-man")
        table.put("brawler")
        table.put("nip-in-the-bud")
        table.reveals("count-them")
        table.does(choice)
        assert table.damage("iron-man") == damage


def test_who_engages_an_alter_ego_meanwhile_does_not_join_the_attack() -> None:
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
