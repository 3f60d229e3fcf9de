"""Aggression cards."""

import pytest

from games.champions.cards.positions import expert_ultron, offers, threaten
from games.champions.table import Table, plain
from tableverse.kernel.ledger import rule


@pytest.mark.parametrize(
    ("card", "gone", "rhino", "hulk"),
    [("strength", False, 3 + 2, 1), ("energy", False, 3 + 1, 2), ("genius", True, 3, 0), ("vibranium", True, 3 + 3, 0)],
)
def test_hulk_ally_resolves_the_resource_of_the_discarded_card(card: str, gone: bool, rhino: int, hulk: int) -> None:
    table = Table("she-hulk")
    table.put("hulk")
    table.deck(card)
    table.does("attack:hulk>rhino-1")
    if card == "vibranium":
        table.does("choose:physical", "choose:energy")
    assert table.damage("rhino-1") == rhino
    assert table.in_play("hulk") is not gone
    if not gone:
        assert table.damage("hulk") == hulk  # including 1 consequential damage


def test_tigra_heals_after_defeating_a_minion() -> None:
    table = Table("she-hulk")
    table.put("tigra", damage=1)
    table.put("brawler", damage=1)
    table.does("attack:tigra>brawler", "trigger:tigra")
    assert table.damage("tigra") == 1  # healed 1, then 1 consequential damage


def test_chase_them_down_removes_threat_after_defeating_a_minion() -> None:
    table = Table("she-hulk")
    table.state.play[table.state.scheme].threat = 4
    table.put("brawler")
    table.hand("chase-them-down")
    table.does("attack:she-hulk>brawler", "trigger:chase-them-down")
    assert table.threat() == 2


@rule("CHA-OVERKILL-02")
def test_relentless_assault_paid_with_physical_gains_overkill() -> None:
    table = Table("she-hulk")
    table.put("brawler")
    table.hand("relentless-assault", "strength")
    table.does("play:relentless-assault")
    assert not table.in_play("brawler")
    assert table.damage("rhino-1") == 2


def test_power_of_aggression_pays_double_for_uppercut() -> None:
    table = Table("she-hulk")
    table.hand("uppercut", "the-power-of-aggression", "emergency", "haymaker", "energy")
    table.does("play:uppercut", "spend:the-power-of-aggression", "spend:emergency", "play:haymaker")
    assert table.damage("rhino-1") == 8


@pytest.mark.parametrize(
    ("team", "left"), [("tac-team", "damage"), ("surveillance-team", "threat"), ("med-team", "heal")]
)
def test_team_is_discarded_with_its_last_counter(team: str, left: str) -> None:
    table = Table("she-hulk")
    table.state.play[table.state.scheme].threat = 4
    table.change("she-hulk", damage=5)
    table.put(team, counters=1)
    table.does(f"use:{team}")
    assert not table.in_play(team)
    found = {"damage": table.damage("rhino-1"), "threat": 4 - table.threat(), "heal": 5 - table.damage("she-hulk")}
    assert found == {"damage": 0, "threat": 0, "heal": 0} | {left: 1 if left == "threat" else 2}


@pytest.mark.parametrize(
    ("card", "stat", "value"),
    [("combat-training", "atk", 4), ("heroic-intuition", "thw", 2), ("armored-vest", "def", 3)],
)
def test_stat_upgrade_can_be_given_to_any_player_s_hero(card: str, stat: str, value: int) -> None:
    table = Table("spider-man", "she-hulk")
    table.hand(card, "energy")
    table.does(f"play:{card}", "place:she-hulk")
    assert table.stat("she-hulk", stat) == value
    table.hand(card, "energy")
    table.does(f"play:{card}")  # only Spider-Man can take another copy
    assert table.piece(card).area == 1


def test_hulk_ally_answers_only_his_own_attacks_with_his_controller_s_deck() -> None:
    table = Table("she-hulk", "iron-man")
    table.put("hulk")
    table.put("radioactive-man")
    table.deck("strength")
    table.does("attack:she-hulk>rhino-1")
    assert table.discarded() == []
    table.does("attack:hulk>rhino-1", "pick:radioactive-man")
    assert (table.damage("rhino-1"), table.damage("radioactive-man")) == (3 + 3, 2)
    assert (table.discarded(0), table.discarded(1)) == (["strength"], [])


def test_tigra_heals_only_for_a_minion_she_defeats_herself() -> None:
    table = Table("she-hulk")
    table.put("tigra", damage=1)
    table.put("brawler")
    table.does("attack:she-hulk>brawler")
    table.waits_for(0, "turn")  # not defeated by Tigra
    table.put("brawler")
    table.does("attack:tigra>brawler")
    table.waits_for(0, "turn")  # not defeated
    table = Table("she-hulk")
    table.put("tigra", damage=1)
    table.change("rhino-1", damage=13)
    table.does("attack:tigra>rhino-1")
    assert table.piece("rhino-1").face == "rhino-2"
    table.waits_for(0, "turn")  # a villain stage is not a minion
    assert table.damage("tigra") == 2


def test_chase_them_down_answers_a_hero_defeating_an_enemy() -> None:
    table = Table("she-hulk")
    table.state.play[table.state.scheme].threat = 4
    table.put("bomb-scare", threat=4)
    table.put("tigra")
    table.put("brawler", damage=1)
    table.hand("chase-them-down")
    table.does("attack:tigra>brawler")
    table.waits_for(0, "turn")  # an ally defeated it
    table.does("attack:she-hulk>rhino-1")
    table.waits_for(0, "turn")  # no enemy was defeated
    table.change("she-hulk", exhausted=False)
    table.put("brawler")
    table.does("attack:she-hulk>brawler")
    assert table.options() == ["trigger:chase-them-down/chase-them-down-1", "pass"]
    table.does("trigger:chase-them-down", "pick:bomb-scare")
    assert (table.threat(), table.threat("bomb-scare")) == (4, 2)
    table.change("she-hulk", exhausted=False, confused=1)
    table.put("brawler")
    table.hand("chase-them-down")
    table.does("attack:she-hulk>brawler", "trigger:chase-them-down")
    assert (table.threat(), table.threat("bomb-scare"), table.piece("she-hulk").confused) == (4, 2, 0)
    table = Table("iron-man", "she-hulk")
    table.state.play[table.state.scheme].threat = 4
    table.put("brawler", damage=2)
    table.hand("chase-them-down", seat=1)
    table.does("attack:iron-man>brawler")
    table.waits_for(0, "turn")  # another hero defeated it


@pytest.mark.parametrize(
    ("card", "stat"), [("combat-training", "atk"), ("heroic-intuition", "thw"), ("armored-vest", "def")]
)
def test_stat_upgrade_affects_only_the_hero_it_is_attached_to(card: str, stat: str) -> None:
    table = Table("spider-man", "she-hulk")
    before = table.stat("spider-man", stat)
    table.put(card, seat=1)
    assert table.stat("spider-man", stat) == before


@pytest.mark.parametrize(
    ("first", "second", "damage"), [("physical", "energy", 1), ("energy", "physical", 2), ("mental", "energy", 2)]
)
def test_hulk_s_player_orders_the_effects_of_a_wild_resource(first: str, second: str, damage: int) -> None:
    table = Table("she-hulk")
    table.put("hulk")
    table.change("rhino-1", tough=1)
    table.deck("vibranium")
    table.does("attack:hulk>rhino-1")  # removes tough
    table.change("rhino-1", tough=1)
    assert sorted(table.options()) == ["choose:energy", "choose:mental", "choose:physical"]
    table.does(f"choose:{first}")
    assert table.in_play("hulk") is (first != "mental")
    table.does(f"choose:{second}")
    assert table.damage("rhino-1") == damage  # tough stops the first damage
    assert not table.in_play("hulk")
    table.waits_for(0, "turn")


def test_tough_minion_leaves_no_overkill_damage() -> None:
    table = Table("she-hulk")
    table.put("brawler", tough=1)
    table.hand("relentless-assault", "strength")
    table.does("play:relentless-assault", "pay")
    assert (table.damage("brawler"), table.damage("rhino-1")) == (0, 0)


def test_chase_them_down_answers_an_attack_event() -> None:
    table = Table("she-hulk")
    threaten(table, 5)
    table.put("shocker")
    table.hand("relentless-assault", "energy", "chase-them-down")
    table.does("play:relentless-assault", "spend:energy", "trigger:chase-them-down")
    assert table.threat() == 3


def test_hulk_defeated_by_retaliate_does_not_discard_a_card() -> None:
    table = Table("captain-marvel")
    table.put("hulk", damage=4)
    table.put("m-o-d-o-k")
    deck = len(table.state.players[0].deck)
    table.does("attack:hulk>m-o-d-o-k")
    assert not table.in_play("hulk")
    assert table.damage("m-o-d-o-k") == 3
    assert len(table.state.players[0].deck) == deck


def test_tigra_is_not_damaged_by_retaliate_of_a_defeated_minion() -> None:
    table = Table("captain-marvel")
    table.put("tigra", damage=1)
    table.put("whiplash", damage=2)
    table.does("attack:tigra>whiplash", "trigger:tigra")
    assert table.damage("tigra") == 1  # Whiplash is defeated before retaliate: healed 1, consequential 1


def test_hulk_cannot_thwart_and_can_be_defeated_by_his_own_effect() -> None:
    table = Table("she-hulk")
    threaten(table, 3)
    table.put("hulk", damage=4)
    table.deck("energy")
    assert "thwart:hulk>the-break-in" not in table.options()
    table.does("attack:hulk>rhino-1")
    assert not table.in_play("hulk")
    assert (table.damage("rhino-1"), table.damage("she-hulk")) == (4, 1)


def test_two_chase_them_down_answer_the_same_defeat() -> None:
    table = Table("she-hulk")
    threaten(table, 9)
    table.put("hydra-mercenary")
    table.hand("chase-them-down", "chase-them-down")
    table.does("attack:she-hulk>hydra-mercenary", "trigger:chase-them-down", "trigger:chase-them-down")
    assert table.threat() == 5


def test_hulk_damages_the_only_enemy_that_can_take_damage() -> None:
    table = expert_ultron("she-hulk", "iron-man")
    table.put("hulk")
    table.put("facedown-drone")
    table.put("facedown-drone", seat=1)
    table.deck("strength")
    table.does("attack:hulk>facedown-drone")  # 2 damage to an enemy: only the other Drone can take it
    table.waits_for(0, "turn")
    assert not table.in_play("facedown-drone")
    assert table.damage(plain(table.state.villain)) == 0


def test_relentless_assault_without_a_minion_is_playable_only_when_stunned() -> None:
    table = Table("she-hulk")
    table.hand("relentless-assault", "strength")
    assert offers(table, "play") == []
    table.change("she-hulk", stunned=1)
    table.does("play:relentless-assault", "pay")
    assert table.piece("she-hulk").stunned == 0


def test_tac_team_and_war_machine_ignore_the_hero_s_stun() -> None:
    table = Table("iron-man")
    table.put("tac-team")
    table.put("war-machine", stunned=1)
    table.change("iron-man", stunned=1)
    table.does("use:tac-team", "use:war-machine")
    assert (table.damage("rhino-1"), table.piece("iron-man").stunned, table.piece("war-machine").stunned) == (3, 1, 1)


def test_chase_them_down_answers_counter_punch_but_not_retaliate() -> None:
    table = Table("black-panther")
    threaten(table, 5)
    table.put("hydra-mercenary")
    table.hand("chase-them-down", "counter-punch")
    table.attacked("hydra-mercenary")
    table.does("defend:black-panther", "trigger:counter-punch", "trigger:chase-them-down")
    assert table.threat() == 3
    table = Table("black-panther")
    threaten(table, 5)
    table.put("hydra-mercenary", damage=2)
    table.hand("chase-them-down")
    table.attacked("hydra-mercenary")
    table.does("defend:black-panther")
    table.waits_for(0, "turn")
    assert not table.in_play("hydra-mercenary")
