"""Damage dealt to several characters at the same time."""

from games.champions.fixture_cards import FixtureTable
from tableverse.kernel.ledger import rule


@rule("CHA-INDIRECT-03")
def test_indirect_damage_is_dealt_to_all_before_any_defeat() -> None:
    table = FixtureTable("she-hulk")
    table.put("pal", damage=3)
    table.reveals("shrapnel")
    table.does("damage:pal", "damage:pal")
    told = [event.kind for event in table.happened if event.kind in ("damaged", "defeated")]
    assert told == ["damaged", "damaged", "defeated"]
    assert (table.in_play("pal"), table.damage("she-hulk")) == (False, 2)


@rule("CHA-DAMAGE-09")
def test_divided_attack_is_dealt_to_all_before_any_defeat() -> None:
    """Both minions have taken their damage when the first defeat resolves."""
    table = FixtureTable("captain-marvel")
    table.put("long-arms")
    table.put("hydra-bomber", damage=1)
    table.put("shocker", damage=2)
    table.does("attack:captain-marvel>hydra-bomber", "damage:shocker")
    told = [event.kind for event in table.happened if event.kind in ("damaged", "defeated")]
    assert told == ["damaged", "damaged", "defeated", "defeated"]


def test_overkill_damage_is_counted_once() -> None:
    """Rage of Ultron counts the damage of its attack: 2 to an ally with 1 hit point left, 1 of it as overkill."""
    table = FixtureTable("she-hulk", scenario="ultron")
    table.put("overkill-wind")
    table.put("mockingbird", damage=2)
    before = len(table.state.players[0].deck)
    table.reveals("rage-of-ultron")
    table.does("defend:mockingbird")
    table.does("choose:threat")
    assert (table.in_play("mockingbird"), table.damage("she-hulk")) == (False, 1)
    assert before - len(table.state.players[0].deck) == 2
