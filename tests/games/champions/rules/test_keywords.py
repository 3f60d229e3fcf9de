"""Keywords of the Core Set, and keywords that only fixture cards have here."""

from games.champions.table import Table
from tableverse.kernel.ledger import rule


@rule("CHA-TOUGHNESS-01")
def test_toughness() -> None:
    table = Table("she-hulk")
    table.reveals("sandman")
    assert table.piece("sandman").tough == 1


@rule("CHA-QUICKSTRIKE-01")
def test_quickstrike_only_against_a_hero() -> None:
    table = Table("she-hulk")
    table.reveals("vulture")
    table.waits_for(0, "defend")
    table.does("undefended")
    assert table.damage("she-hulk") == 3
    table = Table("she-hulk", form="alter-ego")
    table.reveals("vulture")
    table.waits_for(0, "turn")
    assert table.damage("she-hulk") == 0


@rule("CHA-SURGE-01", "CHA-SURGE-02")
def test_surge_reveals_another_card_after_this_one_resolves() -> None:
    table = Table("she-hulk")
    table.reveals("exhaustion")
    assert [event["card"] for event in table.events("revealed")] == ["exhaustion", "quiet-threat"]
    assert table.story().index("exhausted") < len(table.story()) - 1
    assert table.piece("she-hulk").exhausted


@rule("CHA-OVERKILL-01")
def test_enemy_overkill_excess_damages_the_identity() -> None:
    table = Table("she-hulk")
    table.put("hellcat")
    table.put("overkiller")
    table.attacked("overkiller")
    table.does("defend:hellcat")
    assert not table.in_play("hellcat")
    assert table.damage("she-hulk") == 6


@rule("CHA-PIERCING-01")
def test_piercing_discards_tough_first() -> None:
    table = Table("she-hulk")
    table.put("piercer")
    table.change("she-hulk", tough=1)
    table.attacked("piercer")
    table.does("undefended")
    assert (table.damage("she-hulk"), table.piece("she-hulk").tough) == (2, 0)


@rule("CHA-PATROL-01")
def test_patrol_protects_the_main_scheme() -> None:
    table = Table("she-hulk")
    table.state.play[table.state.scheme].threat = 4
    table.put("patroller")
    assert "thwart:she-hulk>the-break-in" not in table.options()


@rule("CHA-VILLAINOUS-01", "CHA-VILLAINOUS-02")
def test_a_villainous_minion_gets_a_boost_card() -> None:
    table = Table("she-hulk")
    table.put("underboss")
    table.attacked("underboss", boost="loud-threat")
    table.does("undefended")
    assert table.damage("she-hulk") == 4


@rule("CHA-STALWART-01")
def test_a_stalwart_minion_cannot_be_stunned() -> None:
    table = Table("she-hulk")
    table.put("rock")
    table.hand("mockingbird", "energy", "energy")
    table.does("play:mockingbird", "pay", "trigger:mockingbird")  # Rhino is the only target
    assert (table.piece("rock").stunned, table.piece("rhino-1").stunned) == (0, 1)


@rule("CHA-STUNNED-04")
def test_a_steady_minion_is_stunned_by_two_cards_only() -> None:
    table = Table("she-hulk")
    table.put("steady-one", stunned=1)
    table.attacked("steady-one")
    table.waits_for(0, "defend")
    table.does("undefended")
    assert table.damage("she-hulk") == 1
    table.change("steady-one", stunned=2)
    table.attacked("steady-one")
    assert table.piece("steady-one").stunned == 0
    table.waits_for(0, "turn")


@rule("CHA-VICTORYKW-01", "CHA-VICTORYKW-02")
def test_defeated_card_with_victory_goes_to_the_victory_display() -> None:
    table = Table("she-hulk")
    table.put("trophy")
    table.does("attack:she-hulk>trophy")
    assert [thing.split(".")[0] for thing in table.state.victory] == ["trophy"]


@rule("CHA-INCITE-01")
def test_incite_places_threat_on_the_main_scheme() -> None:
    table = Table("she-hulk")
    table.reveals("rabble-rouser")
    assert table.threat() == 2
    assert table.in_play("rabble-rouser")


@rule("CHA-HINDER-01")
def test_hinder_adds_threat_when_revealed() -> None:
    table = Table("spider-man", "iron-man")
    table.reveals("road-block")
    assert table.threat("road-block") == 2 + 3


@rule("CHA-AMPLIFY-01")
def test_amplify_adds_a_boost_icon_to_every_boost_card() -> None:
    table = Table("she-hulk")
    table.put("amplifier")
    table.attacked("rhino-1", boost="loud-threat")
    table.does("undefended")
    assert table.damage("she-hulk") == 2 + 3 + 1
