"""The Kree Fanatic set."""

from __future__ import annotations

from games.champions.table import Table as AnyTable
from games.champions.table import of_products
from tableverse.games.champions.rules.statuses import can_have_status
from tableverse.kernel.timing import Window

Table = of_products("ronan-modular-set")


def ends_turns(table: AnyTable) -> None:
    """End all turns up to the villain phase."""
    this_round = table.state.rounds
    while table.state.rounds == this_round and table.decision.kind in ("turn", "discard"):
        table.does("end-turn" if table.decision.kind == "turn" else "done")


def test_ronan_engages_the_weakest_hero_when_the_villain_phase_begins() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("ronan-the-accuser", 0)
    table.change("iron-man", damage=4)
    table.change("she-hulk", damage=3)
    ends_turns(table)
    assert table.piece("ronan-the-accuser").area == 1
    assert table.threat() == 2  # step one follows


def test_ronan_ignores_alter_egos() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("ronan-the-accuser", 1)
    table.change("iron-man", damage=7)
    table.state.show(table.state.identity(1), "tony-stark")
    ends_turns(table)
    assert table.piece("ronan-the-accuser").area == 0


def test_first_player_breaks_ties_of_the_weakest_hero() -> None:
    table = Table("captain-marvel", "iron-man")  # 12 and 9 hit points
    table.put("ronan-the-accuser", 1)
    table.change("captain-marvel", damage=3)
    ends_turns(table)
    table.waits_for(0, "pick")
    table.does("pick:captain-marvel")
    assert table.piece("ronan-the-accuser").area == 0


def test_ronan_stays_if_no_player_is_in_hero_form() -> None:
    table = Table("iron-man", form="alter-ego")
    table.put("ronan-the-accuser")
    ends_turns(table)
    assert table.piece("ronan-the-accuser").area == 0
    assert not table.events("engaged")


def test_ronan_can_be_confused_but_not_stunned() -> None:
    table = Table("iron-man")
    ronan = table.put("ronan-the-accuser", tough=0).id
    assert not can_have_status(table.state, ronan, "stunned")
    assert can_have_status(table.state, ronan, "confused")


def test_ronan_turned_up_as_a_boost_card_enters_play() -> None:
    table = Table("iron-man", "she-hulk")
    table.attacked("rhino-1", boost="ronan-the-accuser")
    table.undefended()
    assert table.damage("iron-man") == 2
    ronan = table.piece("ronan-the-accuser")
    assert (ronan.area, ronan.tough, table.stat("ronan-the-accuser", "hp")) == (0, 1, 18)
    assert table.state.encounter_discard == []


def test_second_ronan_as_a_boost_card_does_not_enter_play() -> None:
    table = Table("iron-man")
    table.put("ronan-the-accuser")
    table.attacked("rhino-1", boost="ronan-the-accuser")
    table.undefended()
    assert len(table.state.named("ronan-the-accuser")) == 1
    assert len(table.state.encounter_discard) == 1


def test_judge_jury_executioner_counts_friends_defeated_by_enemy_attacks() -> None:
    table = Table("iron-man")
    table.put("judge-jury-executioner", threat=3)
    table.put("black-cat")
    table.attacked("rhino-1")
    table.does("defend:black-cat")
    assert not table.in_play("black-cat")
    assert table.threat() == 2


def test_judge_jury_executioner_ignores_other_defeats() -> None:
    table = Table("iron-man")
    table.put("judge-jury-executioner", threat=3)
    table.put("black-cat", damage=1)
    table.reveals("concussive-blast")  # damage, but no attack
    assert not table.in_play("black-cat")
    table.put("hydra-mercenary", damage=2)
    table.does("attack:iron-man>hydra-mercenary")  # an enemy is defeated
    assert not table.in_play("hydra-mercenary")
    table.put("mockingbird", damage=2)
    table.change("iron-man", exhausted=True)
    table.put("hydra-mercenary")
    table.does("attack:mockingbird>hydra-mercenary")  # consequential damage
    assert not table.in_play("mockingbird")
    assert table.threat() == 0


def test_judge_jury_executioner_as_a_boost_card_counts_the_current_attack() -> None:
    table = Table("iron-man")
    table.put("black-cat")
    table.attacked("rhino-1", boost="judge-jury-executioner")
    table.does("defend:black-cat")
    assert table.threat("judge-jury-executioner") == 3
    assert table.threat() == 2


def test_the_accused_adds_damage_to_attacks_on_its_identity() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("the-accused", on="iron-man")
    table.attacked("rhino-1")
    table.undefended()
    assert table.damage("iron-man") == 3
    table.put("hydra-mercenary")
    table.attacked("hydra-mercenary")
    table.undefended()
    assert table.damage("iron-man") == 3 + 2
    table.attacked("rhino-1", 1)
    table.undefended()
    assert table.damage("she-hulk") == 2  # she is not the accused
    assert table.stat("rhino-1", "atk") == 2


def test_the_accused_adds_damage_when_an_ally_defends() -> None:
    table = Table("iron-man")
    table.put("the-accused", on="iron-man")
    table.put("hellcat")  # three hit points
    table.attacked("rhino-1")
    table.does("defend:hellcat")
    assert not table.in_play("hellcat")


def test_the_accused_is_discarded_when_ronan_is_defeated() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("the-accused", on="iron-man")
    table.put("hydra-mercenary", damage=2)
    table.does("attack:iron-man>hydra-mercenary")
    assert table.in_play("the-accused")
    table.put("ronan-the-accuser", 1, damage=17, tough=0)
    table.does("end-turn", "attack:she-hulk>ronan-the-accuser")
    assert not table.in_play("ronan-the-accuser")
    assert not table.in_play("the-accused")


def test_the_accused_as_a_boost_card_does_not_affect_the_current_attack() -> None:
    table = Table("iron-man")
    table.attacked("rhino-1", boost="the-accused")
    table.undefended()
    assert table.damage("iron-man") == 2
    assert table.piece("the-accused").host == table.state.players[0].identity
    assert table.state.encounter_discard == []


def test_bring_the_hammer_down_activates_ronan_against_his_engaged_player() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("ronan-the-accuser", 1)
    table.reveals("bring-the-hammer-down", 0)
    table.undefended()
    assert (table.damage("she-hulk"), table.damage("iron-man")) == (3, 0)
    assert not table.events("boost")
    table.state.show(table.state.identity(1), "jennifer-walters")
    table.reveals("bring-the-hammer-down", 0)
    table.does("pass")  # Jennifer Walters could prevent one threat
    assert table.threat() == 3
    assert "surges" not in table.story()


def test_bring_the_hammer_down_surges_without_ronan() -> None:
    table = Table("iron-man")
    table.encounter("quiet-threat")
    table.reveals("bring-the-hammer-down")
    assert len(table.revealed()) == 2


def test_bring_the_hammer_down_boost_deals_a_card_after_a_defeat() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("black-cat")
    table.attacked("rhino-1", boost="bring-the-hammer-down")
    table.undefended()
    assert (table.damage("iron-man"), len(table.state.players[0].dealt)) == (5, 0)
    table.attacked("rhino-1", boost="bring-the-hammer-down")
    table.does("defend:black-cat")
    assert len(table.state.players[0].dealt) == 1


def test_you_dare_oppose_me_deals_kree_fanatic_cards() -> None:
    table = Table("iron-man")
    table.encounter("advance", "the-accused", "assault", "ronan-the-accuser", "sandman", "quiet-threat")
    table.reveals("you-dare-oppose-me")
    dealt = [table.shown(thing) for thing in table.state.players[0].dealt]
    assert dealt == ["the-accused", "ronan-the-accuser"]
    assert len(table.state.encounter_discard) == 3 + 1


def test_you_dare_oppose_me_boost_gives_overkill_only_to_an_attack() -> None:
    table = Table("iron-man")
    table.put("black-cat")
    table.attacked("rhino-1", boost="you-dare-oppose-me")
    table.does("defend:black-cat")
    assert (table.in_play("black-cat"), table.damage("iron-man")) == (False, 2)
    table.schemed("rhino-1", boost="you-dare-oppose-me")
    assert table.threat() == 3


def test_ronan_attacks_the_hero_he_has_engaged() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("ronan-the-accuser", 0, damage=4, confused=1)
    table.change("iron-man", damage=1)
    ends_turns(table)
    ronan = table.piece("ronan-the-accuser")
    assert (ronan.area, ronan.damage, ronan.confused) == (1, 4, 1)  # he keeps his damage and status
    struck = []
    while "undefended" in table.options():
        table.undefended()
        struck += table.strikes()
    assert struck == [("rhino-1", "she-hulk", 2), ("rhino-1", "iron-man", 2), ("ronan-the-accuser", "iron-man", 3)]


def test_ronan_finds_the_weakest_of_four_heroes() -> None:
    table = Table("she-hulk", "iron-man", "spider-man", "captain-marvel")
    table.put("ronan-the-accuser", 0)
    table.change("spider-man", damage=8)
    table.change("captain-marvel", damage=11)
    table.state.show(table.state.identity(3), "carol-danvers")
    ends_turns(table)
    assert table.piece("ronan-the-accuser").area == 2
    assert table.stat("ronan-the-accuser", "hp") == 36


def test_ronan_as_a_boost_card_engages_the_defending_player() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("mockingbird", 1)
    table.attacked("rhino-1", boost="ronan-the-accuser")
    table.does("undefended", "defend:mockingbird")
    assert table.piece("ronan-the-accuser").area == 1


def test_ronan_as_a_boost_card_enters_play_during_a_scheme() -> None:
    table = Table("iron-man", form="alter-ego")
    table.schemed("rhino-1", boost="ronan-the-accuser")
    assert (table.threat(), table.piece("ronan-the-accuser").area) == (1, 0)


def test_second_revealed_ronan_is_discarded_and_replaced() -> None:
    table = Table("iron-man")
    table.put("ronan-the-accuser")
    table.reveals("ronan-the-accuser")
    assert len(table.state.named("ronan-the-accuser")) == 1
    assert len(table.state.encounter_discard) == 1
    assert len(table.state.players[0].dealt) == 1


def test_mockingbird_cannot_choose_ronan_to_stun() -> None:
    table = Table("iron-man")
    table.put("ronan-the-accuser")
    table.hand("mockingbird", "energy", "genius")
    table.does("play:mockingbird", "pay")
    table.does("trigger:mockingbird")
    table.waits_for(0, "turn")  # Rhino is the only target
    assert (table.piece("rhino-1").stunned, table.piece("ronan-the-accuser").stunned) == (1, 0)


def test_judge_jury_executioner_counts_each_defeat_by_an_overkill_attack() -> None:
    table = Table("iron-man", "she-hulk", "spider-man")
    table.put("judge-jury-executioner", threat=3)
    table.put("black-cat")
    table.change("iron-man", damage=7)
    table.attacked("rhino-1", boost="you-dare-oppose-me")
    table.does("defend:black-cat")
    table.waits_for(1, "order")
    table.does(table.options()[0])
    assert table.state.players[0].eliminated
    assert table.threat() == 4


def test_judge_jury_executioner_counts_minion_attacks_and_identities() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("judge-jury-executioner", threat=6)
    table.put("hydra-mercenary")
    table.change("iron-man", damage=8)
    table.attacked("hydra-mercenary")
    table.undefended()
    assert table.state.players[0].eliminated
    assert table.threat() == 2


def test_judge_jury_executioner_ignores_retaliate() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("judge-jury-executioner", threat=6)
    table.put("whiplash")
    table.change("iron-man", damage=8)
    table.does("attack:iron-man>whiplash")
    assert table.state.players[0].eliminated
    assert table.threat() == 0


def test_bring_the_hammer_down_does_nothing_while_ronan_is_not_engaged() -> None:
    table = Table("iron-man")
    table.put("ronan-the-accuser", -1)
    table.reveals("bring-the-hammer-down")
    assert (table.revealed(), table.strikes(), table.threat()) == (["bring-the-hammer-down"], [], 0)


def test_the_accused_attaches_to_the_revealing_player_in_hero_form() -> None:
    table = Table("iron-man", "she-hulk")
    table.reveals("the-accused", 1)
    assert table.piece("the-accused").host == table.state.players[1].identity
    table.state.show(table.state.identity(1), "jennifer-walters")
    assert table.in_play("the-accused")


def test_the_accused_as_a_boost_card_attaches_to_the_defending_player() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("mockingbird", 1)
    table.attacked("rhino-1", boost="the-accused")
    table.does("undefended", "defend:mockingbird")
    assert table.piece("the-accused").host == table.state.players[1].identity


def test_the_accused_does_not_affect_defending_for_another_player() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("the-accused", on="she-hulk")
    table.attacked("rhino-1", 0)
    table.does("undefended", "defend:she-hulk")
    assert table.strikes()[-1][2] == 0  # 2 against a defense of 2


def test_the_accused_is_discarded_with_an_eliminated_player() -> None:
    table = Table("iron-man", "she-hulk")
    table.reveals("the-accused", 0)
    table.change("iron-man", damage=8)
    table.attacked("rhino-1")
    table.undefended()
    assert table.state.players[0].eliminated
    assert not table.in_play("the-accused")
    assert [table.shown(thing) for thing in table.state.encounter_discard].count("the-accused") == 1


def test_bring_the_hammer_down_does_not_surge_if_ronan_is_confused() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("ronan-the-accuser", 1, confused=1)
    table.state.show(table.state.identity(1), "jennifer-walters")
    table.reveals("bring-the-hammer-down", 0)
    assert (table.threat(), table.piece("ronan-the-accuser").confused) == (0, 0)
    assert len(table.revealed()) == 1


def test_bring_the_hammer_down_boost_deals_one_card_for_several_defeats() -> None:
    table = Table("iron-man", "she-hulk")
    table.put("black-cat", 0)
    table.put("hydra-mercenary")
    table.change("iron-man", damage=8)
    table.change("rhino-1", boosts=[table.make("you-dare-oppose-me")])
    table.attacked("rhino-1", boost="bring-the-hammer-down")
    table.does("defend:black-cat")
    assert table.state.players[0].eliminated
    assert table.state.first == 1
    assert len(table.state.players[1].dealt) == 1


def during_an_attack(*heroes: str) -> AnyTable:
    """Return a table where Iron Man has defeated a minion and his attack is not over."""
    table = Table(*heroes)
    table.put("hydra-mercenary", damage=2)
    table.hand("chase-them-down")
    table.state.play[table.state.scheme].threat = 2
    table.does("attack:iron-man>hydra-mercenary")
    assert "trigger:chase-them-down/chase-them-down-1" in table.options()
    return table


def test_scheme_during_an_attack_does_not_count_that_attack_s_defeats() -> None:
    table = during_an_attack("iron-man")
    table.schemed("rhino-1", boost="bring-the-hammer-down")
    assert table.threat() == 2 + 1 + 3
    assert not table.state.players[0].dealt


def test_scheme_during_an_attack_does_not_give_that_attack_overkill() -> None:
    table = during_an_attack("iron-man")
    table.schemed("rhino-1", boost="you-dare-oppose-me")
    assert not any(frame.occurrence.facts.get("overkill") for frame in table.state.frames if isinstance(frame, Window))


def test_you_dare_oppose_me_stops_at_an_empty_deck_and_keeps_dealt_cards() -> None:
    table = Table("iron-man", "she-hulk")
    table.state.encounter = []
    table.encounter("you-dare-oppose-me", "the-accused", "ronan-the-accuser")
    table.reveals("you-dare-oppose-me", 1)
    dealt = [table.shown(thing) for thing in table.state.players[1].dealt]
    assert dealt == ["you-dare-oppose-me", "the-accused", "ronan-the-accuser"]
    assert table.state.players[0].dealt == []
    assert (table.state.encounter, table.state.tokens) == ([], 0)  # no cards for a new deck


def test_you_dare_oppose_me_does_not_continue_into_the_reshuffled_deck() -> None:
    table = Table("iron-man")
    table.state.encounter = []
    table.state.encounter_discard = [table.make("the-accused"), table.make("sandman")]
    table.encounter("advance", "ronan-the-accuser")
    table.reveals("you-dare-oppose-me")
    assert [table.shown(thing) for thing in table.state.players[0].dealt] == ["ronan-the-accuser"]
    assert sorted(map(table.shown, table.state.encounter)) == ["advance", "sandman", "the-accused"]
    assert table.state.tokens == 1


def test_cards_dealt_by_you_dare_oppose_me_are_revealed_in_the_same_phase() -> None:
    table = Table("iron-man")
    table.state.encounter = [table.make("quiet-threat") for _ in range(9)]
    table.encounter("quiet-threat", "you-dare-oppose-me", "advance", "the-accused", "assault", "judge-jury-executioner")
    ends_turns(table)
    while table.decision.kind == "defend":
        table.does("undefended")
    assert table.piece("the-accused").host == table.state.players[0].identity
    assert table.in_play("judge-jury-executioner")
    assert not table.state.players[0].dealt
