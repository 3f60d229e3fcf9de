"""Damage that several take at the same time."""

from games.champions.fixture_cards import FixtureTable
from tableverse.kernel.ledger import rule


@rule("CHA-INDIRECT-03")
def test_nobody_falls_before_all_have_taken_their_indirect_damage() -> None:
    table = FixtureTable("she-hulk")
    table.put("pal", damage=3)
    table.reveals("shrapnel")
    table.does("damage:pal", "damage:pal")
    told = [event.kind for event in table.happened if event.kind in ("damaged", "defeated")]
    assert told == ["damaged", "damaged", "defeated"]
    assert (table.in_play("pal"), table.damage("she-hulk")) == (False, 2)


@rule("CHA-DAMAGE-09")
def test_a_divided_attack_is_dealt_before_anybody_falls() -> None:
    """Spider-Tracer must not see the second minion hurt too late: both have their damage when the first one falls."""
    table = FixtureTable("captain-marvel")
    table.put("long-arms")
    table.put("hydra-bomber", damage=1)
    table.put("shocker", damage=2)
    table.does("attack:captain-marvel>hydra-bomber", "damage:shocker")
    told = [event.kind for event in table.happened if event.kind in ("damaged", "defeated")]
    assert told == ["damaged", "damaged", "defeated", "defeated"]


def test_what_spills_over_was_dealt_once() -> None:
    """Rage of Ultron counts the damage dealt by the attack: 2 to an ally with 1 hit point left, of which 1 goes on."""
    table = FixtureTable("she-hulk", scenario="ultron")
    table.put("overkill-wind")
    table.put("mockingbird", damage=2)
    before = len(table.state.players[0].deck)
    table.reveals("rage-of-ultron")
    table.does("defend:mockingbird")
    table.does("choose:threat")
    assert (table.in_play("mockingbird"), table.damage("she-hulk")) == (False, 1)
    assert before - len(table.state.players[0].deck) == 2
