"""Simultaneous defeats, and the cards that enter play through them."""

import pytest

from games.champions.fixture_cards import FIXTURE_GAME, FixtureTable
from games.champions.table import GAME, Table, of_products, plain
from tableverse.games.champions.rules import damage
from tableverse.kernel.ledger import rule


def thief() -> Table:
    table = FixtureTable("captain-marvel")
    table.put("mockingbird")
    table.put("body-thief")
    table.does("attack:captain-marvel>body-thief")
    assert plain(table.piece("body-thief").host) == "mockingbird"
    table.change("captain-marvel", exhausted=False)
    return table


@rule("CHA-WHENDEFEATED-03")
@pytest.mark.parametrize("criminals", [("ringleader", "shocker"), ("shocker", "ringleader")])
def test_simultaneously_defeated_minions_do_not_count_for_teamwork(criminals: tuple[str, str]) -> None:
    table = FixtureTable("she-hulk")
    for criminal in criminals:
        table.put(criminal, damage=FIXTURE_GAME.cards.by_id[criminal].stats["hp"] - 1)
    table.encounter("gangster")
    table.hand("ground-stomp", "energy", "genius")
    table.does("play:ground-stomp", "pay")
    assert [piece.face for piece in table.state.of_kind("minion")] == ["gangster"]
    assert table.events("activates") == []
    table.waits_for(0, "turn")


@rule("CHA-WHENDEFEATED-03")
def test_quickstrike_of_a_minion_brought_by_a_minion_an_ally_defeated() -> None:
    table = FixtureTable("spider-man")
    table.put("mockingbird")
    table.put("falconer")
    table.encounter("vulture")
    table.does("attack:mockingbird>falconer")
    table.waits_for(0, "defend")
    assert not table.in_play("falconer")


@rule("CHA-WHENDEFEATED-03")
def test_no_quickstrike_against_an_alter_ego() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.put("falconer")
    table.put("tac-team")
    table.encounter("vulture")
    table.does("use:tac-team", "pick:falconer")
    assert (table.in_play("vulture"), table.in_play("falconer")) == (True, False)
    table.waits_for(0, "turn")


def test_hydra_soldier_deals_its_card_to_the_engaged_player() -> None:
    table = Table("spider-man", "captain-marvel")
    table.put("hydra-soldier", seat=1, damage=GAME.cards.by_id["hydra-soldier"].stats["hp"] - 1)
    table.does("attack:spider-man>hydra-soldier")
    assert [len(player.dealt) for player in table.state.players] == [0, 1]


@rule("CHA-WHENDEFEATED-04")
def test_healed_attached_minion_is_not_defeated_again() -> None:
    table = thief()
    table.change("body-thief", damage=0)
    table.does("attack:captain-marvel>body-thief")
    assert (table.in_play("body-thief"), table.events("defeated")) == (True, [])


@rule("CHA-WHENDEFEATED-04")
def test_minion_without_a_possible_host_leaves_play() -> None:
    table = FixtureTable("captain-marvel")
    table.put("body-thief")
    table.does("attack:captain-marvel>body-thief")
    assert not table.in_play("body-thief")


@rule("CHA-WHENDEFEATED-04")
def test_attached_minion_does_not_attack_but_its_host_does() -> None:
    table = thief()
    table.reveals("gang-up")
    table.undefended()
    assert sorted(enemy for enemy, _, _ in table.strikes()) == ["mockingbird", "rhino-1"]


@rule("CHA-WHENDEFEATED-04")
def test_minion_whose_host_falls_simultaneously_leaves_play() -> None:
    table = FixtureTable("she-hulk")
    table.put("body-thief")
    table.put("mockingbird", damage=2)
    table.put("hulk")
    table.deck("energy")  # 1 damage to each character
    table.does("attack:hulk>rhino-1")
    assert (table.in_play("mockingbird"), table.in_play("body-thief")) == (False, False)


@pytest.mark.parametrize("choice", ["trigger:clea", "pass"])
def test_simultaneous_defeats_do_not_leak_into_a_clone(choice: str) -> None:
    table = of_products("doctor-strange")("doctor-strange")
    allies = [table.put("clea", damage=1).id, table.put("mockingbird", damage=2).id]
    table._begin(lambda: damage.deal_together(table.state, dict.fromkeys(allies, 3), table.thing("rhino-1"), -1))
    copy = table.state.clone()
    before = table.game.digest(copy)
    table.does(choice)
    assert not table.in_play("clea")
    assert not table.in_play("mockingbird")
    assert table.game.digest(copy) == before
