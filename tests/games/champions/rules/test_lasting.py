"""Lasting effects."""

from games.champions.table import GAME, Table, of_products
from tableverse.games.champions.frames.basic_powers import begin_power
from tableverse.kernel.ledger import rule


@rule("CHA-LASTING-09")
def test_lead_from_the_front_applies_to_allies_played_later() -> None:
    table = Table("captain-marvel", "spider-man")
    table.hand("lead-from-the-front", "energy")
    table.hand("daredevil", "energy", "genius", seat=1)
    table.does("play:lead-from-the-front", "pay", "pick:seat:1")
    assert (table.stat("spider-man", "atk"), table.stat("captain-marvel", "atk")) == (3, 2)
    table.does("end-turn", "play:daredevil", "pay")
    assert table.stat("daredevil", "atk") == GAME.cards.by_id["daredevil"].stats["atk"] + 1


@rule("CHA-LASTING-08")
def test_ultron_recounts_all_drones_at_each_attack() -> None:
    table = Table("she-hulk", "captain-marvel", scenario="ultron", mode="expert")
    table.put("advanced-ultron-drone")
    for drones in (2, 3):
        table.attacked("ultron-2")
        table.undefended()
        assert table.strikes() == [("ultron-2", "she-hulk", 2 + drones)]
        assert table.stat("ultron-2", "atk") == 2


@rule("CHA-LASTING-01")
def test_a_bonus_does_not_outlive_vision() -> None:
    table = Table("captain-marvel")
    table.put("vision", damage=2)
    table.hand("energy")
    table.does("use:vision", "pay", "choose:atk")
    assert table.stat("vision", "atk") == 4
    table.reveals("concussive-blast")
    assert not table.in_play("vision")
    assert table.state.modifiers == []


@rule("CHA-LASTING-01")
def test_attack_bonus_ends_with_its_attack_not_with_a_nested_one() -> None:
    table = of_products("captain-america", "doctor-strange")("captain-america")
    table.hand("expert-defense", "expert-defense", "skilled-strike")
    table.attacked("rhino-1", boost="sandman")
    table.does("defend:captain-america", "trigger:expert-defense")
    begin_power(table.state, "attack", table.thing("captain-america"), table.thing("rhino-1"), 0)
    table.ask()
    table.does("trigger:skilled-strike")
    assert table.damage("rhino-1") == 4
    assert (table.stat("captain-america", "atk"), table.stat("captain-america", "def")) == (2, 5)
    table.does("pass")
    assert (table.damage("captain-america"), table.stat("captain-america", "def")) == (0, 2)
    assert table.state.modifiers == []


def test_effect_until_end_of_turn_cannot_start_in_the_villain_phase() -> None:
    both = of_products("ant-man", "wasp")
    for phase, atk in (("player", 3), ("villain", 2)):
        table = both("wasp-a")
        table.put("giant-strength")  # belongs to another hero who grows
        table.hand("rapid-growth", "energy")
        table.state.phase = phase
        table.attacked("rhino-1")
        table.does("defend:wasp-a", "trigger:rapid-growth", "spend:energy?")
        assert bool(table.offers("trigger:giant-strength")) == (phase == "player")
        table.does("trigger:giant-strength?")
        assert (table.piece("wasp-a").face, table.stat("wasp-a", "atk")) == ("wasp-c", atk)
