"""Identities and their forms, and flipped cards."""

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table, plain
from tableverse.kernel.ledger import rule


def next_round(table: Table) -> None:
    """End the turn and play the villain phase without defending."""
    table.does("end-turn")
    while table.state.rounds == 1 or table.options()[-1] != "end-turn":
        table.does(table.options()[-1])


# --- identities and forms -------------------------------------------------------------------------------------------


@rule("CHA-FORM-01", "CHA-FORM-02", "CHA-IDENTITYCARD-06")
def test_form_can_be_changed_once_per_own_turn() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    assert table.state.form(0) == "alter-ego"
    table.does("change-form")
    assert table.state.form(0) == "hero"
    assert table.piece("spider-man").face == "spider-man"
    assert "change-form" not in table.options()
    # The hero side's interrupt is active now. The alter-ego's resource ability is not.
    table.hand("helicarrier", "energy")
    assert "play:helicarrier" not in table.options()
    next_round(table)
    assert "change-form" in table.options()


@rule("CHA-FORM-03")
def test_changing_form_changes_nothing_else() -> None:
    table = FixtureTable("she-hulk")
    table.put("combat-training")
    table.hand("study")
    table.change("she-hulk", damage=4, stunned=1, confused=1, tough=1, exhausted=True)
    table.does("change-form")
    piece = table.piece("she-hulk")
    assert piece.face == "jennifer-walters"
    assert (piece.damage, piece.stunned, piece.confused, piece.tough, piece.exhausted) == (4, 1, 1, 1, True)
    assert table.in_play("combat-training")
    assert not any(option.startswith("recover") for option in table.options())


@rule("CHA-FORM-04")
def test_an_effect_that_changes_form_leaves_the_players_own_change() -> None:
    table = FixtureTable("spider-man")
    table.reveals("unmasking")
    assert table.state.form(0) == "alter-ego"
    assert "change-form" in table.options()


@rule("CHA-FORM-05", "CHA-FORM-06")
def test_effects_on_heroes_and_on_alter_egos() -> None:
    table = FixtureTable("spider-man", "she-hulk")
    table.state.show(table.piece("she-hulk"), "jennifer-walters")
    table.change("spider-man", damage=3)
    table.change("she-hulk", damage=3)
    table.reveals("heroes-hurt")
    assert (table.damage("spider-man"), table.damage("she-hulk")) == (5, 3)
    table.reveals("alter-egos-heal")
    assert (table.damage("spider-man"), table.damage("she-hulk")) == (5, 1)


@rule("CHA-FORM-11")
def test_a_card_for_one_form_only() -> None:
    table = FixtureTable("spider-man", form="alter-ego")
    table.hand("hero-gear", "energy", "outfitting")
    assert "play:hero-gear" not in table.options()
    table.does("play:outfitting")
    assert not table.in_play("hero-gear")
    assert "hero-gear" in table.held()
    table.does("change-form", "play:hero-gear", "pay")
    assert table.in_play("hero-gear")


@rule("CHA-IDENTITYCARD-04")
def test_identity_name_refers_to_one_side_only() -> None:
    """A card that names a hero or alter-ego refers to the form with that name."""
    table = Table("spider-man")
    assert [piece.id for piece in table.state.named("spider-man")] == ["spider-man@0"]
    assert table.state.named("peter-parker") == []
    table.does("change-form")
    assert table.state.named("spider-man") == []
    assert [piece.id for piece in table.state.named("peter-parker")] == ["spider-man@0"]


# --- flipping -------------------------------------------------------------------------------------------------------


@rule("CHA-FLIP-01", "CHA-FLIP-03", "CHA-ENVIRONMENT-01", "CHA-ENVIRONMENT-02", "CHA-ENVIRONMENT-03")
def test_flipped_side_of_the_same_type_keeps_its_counters() -> None:
    table = FixtureTable("she-hulk")
    table.put("weather", counters=3)
    assert table.piece("weather").area == -1
    attack = table.stat("rhino-1", "atk")
    table.does("use:weather")
    assert table.events("flipped") == [{"card": "storm-front"}]
    assert (table.piece("weather").face, table.piece("weather").counters) == ("storm-front", 3)
    assert table.stat("rhino-1", "atk") == attack + 1
    next_round(table)
    assert table.piece("weather").face == "storm-front"


@rule("CHA-FLIP-04")
def test_flipped_side_of_another_type_is_reset() -> None:
    table = FixtureTable("she-hulk")
    table.put("statue", counters=3)
    table.does("use:statue")
    golem = table.piece("statue")
    assert (golem.face, golem.area, golem.counters) == ("golem", 0, 0)
    table.change("statue", damage=2, stunned=1, tough=1)
    table.does("use:statue")
    assert (golem.face, golem.area) == ("statue", -1)
    assert (golem.damage, golem.stunned, golem.tough) == (0, 0, 0)


def test_a_card_that_turns_into_a_side_scheme_has_its_threat() -> None:
    table = FixtureTable("she-hulk", "spider-man")
    table.put("quarry", counters=2)
    table.does("use:quarry")
    landslide = table.piece("quarry")
    assert (landslide.face, landslide.threat, landslide.counters) == ("landslide", 4, 0)


@rule("CHA-DOUBLESIDED-01", "CHA-DOUBLESIDED-02")
def test_a_double_sided_card_is_removed_instead_of_discarded() -> None:
    table = FixtureTable("she-hulk")
    table.put("weather")
    table.hand("clearance")
    table.does("play:clearance")
    assert plain(table.state.removed) == ["weather"]
    assert "weather" not in plain(table.state.encounter_discard)
    table.put("statue")
    table.does("use:statue")
    table.change("statue", damage=3)
    table.does("attack:she-hulk>statue")
    assert plain(table.state.removed) == ["weather", "statue"]
