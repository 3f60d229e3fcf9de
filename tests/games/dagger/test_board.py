"""The map: adjacency, regions, bases and Asgard."""

from __future__ import annotations

from games.dagger.table import ILIAD, Table, game, spaces_by_number
from tableverse.games.dagger.vocabulary.selectors.heroes import Heroes
from tableverse.kernel.effects import Resolving
from tableverse.kernel.ledger import rule


@rule("DAG-BOARD-01", "DAG-BOARD-02")
def test_spaces_joined_by_lines_or_lettered_lines_are_adjacent() -> None:
    board = game().cards.board
    assert len(board.numbered) == 15
    numbered = spaces_by_number()
    assert sorted(numbered) == list(range(1, 16))
    assert (numbered[1], numbered[6], numbered[14]) == (
        "north-america",
        "central-europe",
        "east-asia",
    )
    for one, other in (
        ("north-america", "east-asia"),
        ("north-pacific", "russian-far-east"),
        ("south-pacific", "coral-sea"),
    ):
        assert other in board.neighbours(one, "")
        assert one in board.neighbours(other, "")
    table = Table().clear()
    table.put("iron-man", "north-america")
    table.turn("iron-man").does("move:normal", "move:east-asia")
    assert table.hero("iron-man").space == "east-asia"


@rule("DAG-REGION-01", "DAG-REGION-03", "DAG-REGION-04")
def test_board_has_four_regions_with_the_ocean_but_without_asgard() -> None:
    board = game().cards.board
    regions = {board.region(space) for space in board.spaces if space != "asgard"}
    assert len(regions) == 4
    assert board.region("asgard") == ""
    assert board.region("atlantis") == "region-ocean"
    oceans = [space.id for space in board.spaces.values() if space.kind == "ocean"]
    assert set(board.ocean) == {"atlantis", *oceans}


@rule("DAG-ASGARD-01", "DAG-ASGARD-03", "DAG-ASGARD-04")
def test_asgard_is_adjacent_only_to_the_bifrost_and_not_a_base() -> None:
    state = Table().clear().state
    state.bifrost = "wakanda"
    assert state.neighbours("asgard") == ["wakanda"]
    assert "asgard" in state.neighbours("wakanda")
    assert state.distance("asgard", "near-east") == 2
    assert state.base_at("asgard") == ""
    assert len(state.bases()) == 5


@rule("DAG-ASGARD-02")
def test_resting_on_asgard_may_move_the_bifrost() -> None:
    table = Table().clear()
    table.put("iron-man", "asgard")
    table.turn("iron-man").rolls("attack", "attack", "attack").does("rest:normal")
    table.passes()
    table.plays_on(until=("bifrost",))
    assert table.decision.kind == "bifrost"
    assert "bifrost:asgard" not in table.options()
    table.does("bifrost:near-east")
    assert table.state.bifrost == "near-east"
    table.turn("captain-america-steve").rolls("tactics").does("rest:normal")
    assert table.passes().events("bifrost") == []


@rule("DAG-NEAR-01", "DAG-NEAR-02")
def test_nearby_is_the_same_space_or_an_adjacent_one() -> None:
    table = Table("iron-man", "captain-america-steve", "thor").clear()
    state = table.state
    assert state.nearby("wakanda", "wakanda")
    assert state.nearby("wakanda", "near-east")
    assert not state.nearby("wakanda", "central-europe")
    # The text of Rescue says "you or a nearby hero": a hero is not near themself.
    table.put("iron-man", "wakanda")
    table.put("captain-america-steve", "near-east")
    run = Resolving("", 0, "iron-man")
    assert Heroes("nearby", "others").find(state, run) == ["captain-america-steve"]


@rule("DAG-REGION-02")
def test_iliad_is_a_base_of_its_region() -> None:
    state = Table().state
    assert state.base_at(ILIAD) == "iliad"
    assert set(state.bases_in_region_of("new-york")) == {"new-york", "iliad"}
    state.iliad = "south-asia"
    assert state.bases_in_region_of("new-york") == ["new-york"]
    assert set(state.bases_in_region_of("south-asia")) == {"madripoor", "iliad"}


@rule("DAG-ASGARD-02")
def test_only_a_rest_on_asgard_may_move_the_bifrost() -> None:
    table = Table("iron-man", "captain-america-steve").clear()
    spaces = set(table.state.board.spaces)
    table.put("iron-man", "asgard", damage=1)
    table.turn("iron-man").rolls("attack", "attack", "attack").does("rest:normal", "recover")
    table.waits_for(0, "bifrost")
    assert set(table.options()) == {"stay", *(f"bifrost:{space}" for space in spaces - {"asgard"})}
    table.does("stay")
    assert table.state.bifrost == ""
    table.turn("iron-man").rolls("attack", "attack", "attack").does("rest:normal")
    table.plays_on(until=("bifrost",))
    table.does("bifrost:atlantis")
    assert table.state.bifrost == "atlantis"
    assert table.state.neighbours("asgard") == ["atlantis"]
    # Neither another action there nor a rest elsewhere moves it.
    table.turn("iron-man").does("move:normal", "stop")
    assert table.decision.kind == "turn"
    table.put("captain-america-steve", "atlantis")
    table.turn("captain-america-steve").rolls("attack").does("rest:normal")
    table.plays_on(until=("turn", "bifrost"))
    assert table.decision.kind == "turn"
