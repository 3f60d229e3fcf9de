"""Single words of single cards: "then", "the", "that player", the name of one form; each where a loose reading would do
something else."""

import pytest

from games.champions.table import Table, plain
from tableverse.games.champions.rules import numbers
from tableverse.kernel.ledger import rule


@rule("CHA-THEN-01", "CHA-THEN-03")
def test_crisis_interdiction_goes_on_only_after_two_threat_are_removed() -> None:
    table = Table("captain-marvel")
    table.state.play[table.state.scheme].threat = 5
    table.put("bomb-scare", threat=1)
    table.put("cosmic-flight")
    table.hand("crisis-interdiction", "energy")
    table.does("play:crisis-interdiction", "pick:bomb-scare")
    assert not table.in_play("bomb-scare")
    assert table.threat() == 5  # one threat is not two: there is no "then"


def test_crisis_interdiction_in_the_air_needs_no_second_scheme() -> None:
    table = Table("captain-marvel")
    table.state.play[table.state.scheme].threat = 5
    table.put("cosmic-flight")
    table.hand("crisis-interdiction", "energy")
    table.does("play:crisis-interdiction")
    assert table.threat() == 3
    table.waits(0, "turn")


def test_cosmic_flight_carries_captain_marvel_and_not_carol_danvers() -> None:
    table = Table("captain-marvel")
    table.put("cosmic-flight")
    assert numbers.has_trait(table.state, table.thing("captain-marvel"), "aerial")
    table.does("change-form")
    assert not numbers.has_trait(table.state, table.thing("captain-marvel"), "aerial")


@rule("CHA-MAX-11")
def test_iron_man_s_hand_is_seven_at_most_whatever_else_makes_it_larger() -> None:
    table = Table("iron-man")
    table.put("big-pockets")
    assert numbers.hand_size(table.state, 0) == 2
    for upgrade in ("arc-reactor", "mark-v-armor", "mark-v-helmet", "powered-gauntlets", "rocket-boots"):
        table.put(upgrade)
    assert numbers.hand_size(table.state, 0) == 7
    table.put("web-shooter")
    assert numbers.hand_size(table.state, 0) == 7
    table.change("iron-man", face="tony-stark")
    assert numbers.hand_size(table.state, 0) == 7  # six and one: the ceiling is Iron Man's own


@pytest.mark.parametrize(
    ("first", "second", "damage"), [("physical", "energy", 1), ("energy", "physical", 2), ("mental", "energy", 2)]
)
def test_hulk_s_player_orders_what_a_wild_card_brings(first: str, second: str, damage: int) -> None:
    table = Table("she-hulk")
    table.put("hulk")
    table.change("rhino-1", tough=1)
    table.deck("vibranium")
    table.does("attack:hulk>rhino-1")  # which takes the tough card
    table.change("rhino-1", tough=1)
    assert sorted(table.options()) == ["choose:energy", "choose:mental", "choose:physical"]
    table.does(f"choose:{first}")
    assert table.in_play("hulk") is (first != "mental")
    table.does(f"choose:{second}")
    assert table.damage("rhino-1") == damage  # the tough card stops whatever hits him first
    assert not table.in_play("hulk")
    table.waits(0, "turn")


def test_black_widow_discards_the_card_before_another_is_revealed() -> None:
    table = Table("spider-man")
    table.put("black-widow")
    table.hand("genius")
    table.state.encounter = [table.make("quiet-threat")]
    table.reveals("advance")
    table.does("trigger:black-widow")
    # The other card was the last one of the deck: the new deck is made of what lay in the discard pile then.
    assert table.revealed() == ["quiet-threat"]
    assert plain(table.state.encounter) == ["advance"]
    assert plain(table.state.encounter_discard) == ["quiet-threat"]


def test_stark_tower_asks_for_a_player_with_a_tech_upgrade_to_return() -> None:
    table = Table("iron-man", "spider-man", form="alter-ego")
    table.put("stark-tower")
    table.discard("energy", "uppercut")
    table.ask()
    assert "use:stark-tower/stark-tower-1" not in table.options()
    table.discard("web-shooter", seat=1)
    table.ask()
    table.does("use:stark-tower")
    assert table.held(1) == ["web-shooter"]


def test_madame_hydra_feeds_one_of_two_legions() -> None:
    table = Table("spider-man")
    table.put("legions-of-hydra", threat=3)
    table.put("legions-of-hydra", threat=3)
    table.put("madame-hydra")
    table.attacked("madame-hydra")
    table.undefended()
    table.does("pick:legions-of-hydra")
    legions = [piece.threat for piece in table.state.play.values() if piece.face == "legions-of-hydra"]
    assert sorted(legions) == [3, 5]


def test_energy_daggers_are_black_panther_s_own_deed_wherever_they_fly() -> None:
    table = Table("black-panther", "spider-man")
    table.put("energy-daggers")
    table.put("interrogation-room", seat=0)
    table.put("interrogation-room", seat=1)
    table.put("brawler", seat=1, damage=1)
    table.state.play[table.state.scheme].threat = 3
    table.hand("wakanda-forever-a", "energy")
    table.does("play:wakanda-forever-a", "pick:seat:1")
    assert not table.in_play("brawler")
    table.waits(0, "window")
    table.does("trigger:interrogation-room")
    assert table.threat() == 2
    table.waits(0, "turn")
