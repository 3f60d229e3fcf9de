"""Rulings on continuous rules: limits, who "you" is, lasting effects, the contents of the encounter deck."""

from importlib.resources import files
from pathlib import Path

import pytest
import yaml

from games.champions.fixture_cards import FixtureTable
from games.champions.table import Table
from tableverse.games.champions.game import Champions
from tableverse.games.champions.state import ChampionsState
from tableverse.kernel.game import Config
from tableverse.kernel.ledger import rule
from tableverse.kernel.parsing import LOADER

ALLIES = ("hawkeye", "mockingbird", "vision", "war-machine")


def with_allies(*allies: str, kind: type[Table] = Table) -> Table:
    table = kind("captain-marvel")
    table.put("the-triskelion")
    for ally in allies:
        table.put(ally)
    return table


@rule("CHA-ALLYLIMIT-04")
@pytest.mark.parametrize("kind", [Table, FixtureTable])
def test_losing_the_triskelion_discards_the_fourth_ally_at_once(kind: type[Table]) -> None:
    """Some fixture cards change limits at any time, so limits are checked before every choice."""
    table = with_allies(*ALLIES, kind=kind)
    assert table.game.cards.limits_vary == (kind is FixtureTable)
    table.waits_for(0, "turn")
    table.reveals("caught-off-guard")
    table.waits_for(0, "ally-limit")
    assert table.options() == [f"discard:{ally}" for ally in ALLIES]
    table.does("discard:vision")
    table.waits_for(0, "turn")
    assert [table.in_play(ally) for ally in ALLIES] == [True, True, False, True]
    assert sorted(table.discarded()) == ["the-triskelion", "vision"]


@rule("CHA-ALLYLIMIT-04")
def test_without_the_triskelion_three_allies_stay() -> None:
    table = with_allies(*ALLIES[:3])
    table.reveals("caught-off-guard")
    table.waits_for(0, "turn")
    assert [table.in_play(ally) for ally in ALLIES[:3]] == [True] * 3
    assert table.discarded() == ["the-triskelion"]


@rule("CHA-ALLYLIMIT-04")
def test_excess_ally_is_discarded_before_the_rest_of_the_effect() -> None:
    table = with_allies(*ALLIES, kind=FixtureTable)
    table.reveals("eviction-storm")
    table.waits_for(0, "ally-limit")
    assert [table.damage(ally) for ally in ALLIES] == [0] * 4
    table.does("discard:hawkeye")
    assert [table.damage(ally) for ally in ALLIES[1:]] == [1] * 3


@rule("CHA-ALLYLIMIT-04")
def test_each_player_has_a_separate_ally_limit() -> None:
    table = Table("spider-man", "captain-marvel")
    table.put("the-triskelion")
    for ally in ALLIES:
        table.put(ally)
    for ally in ("tigra", "hulk", "daredevil"):
        table.put(ally, seat=1)
    table.put("helicarrier", seat=1)
    table.reveals("caught-off-guard", seat=1)
    table.waits_for(0, "turn")  # the other player's Helicarrier changes nobody's limit
    table.reveals("caught-off-guard")
    table.waits_for(0, "ally-limit")


@rule("CHA-ALLYLIMIT-04")
def test_form_dependent_ally_limit_changes_with_the_form() -> None:
    table = FixtureTable("captain-marvel")
    table.put("clubhouse")
    for ally in ALLIES:
        table.put(ally)
    table.waits_for(0, "turn")
    table.does("change-form")
    table.waits_for(0, "ally-limit")
    table.does("discard:hawkeye")
    table.waits_for(0, "turn")


@rule("CHA-ALLYLIMIT-04")
def test_ally_limit_can_drop_below_three() -> None:
    table = FixtureTable("captain-marvel")
    for ally in ALLIES[:3]:
        table.put(ally)
    table.reveals("loner")
    table.does("discard:hawkeye", "discard:vision")
    assert [table.in_play(ally) for ally in ALLIES[:3]] == [False, True, False]
    table.waits_for(0, "turn")


def room(*allies: str) -> Table:
    """Return Spider-Man with an Interrogation Room against a minion with one hit point left."""
    table = Table("spider-man")
    table.put("interrogation-room")
    table.put("hydra-mercenary", damage=2)
    table.put("bomb-scare", threat=4)
    for ally in allies:
        table.put(ally)
    return table


@rule("CHA-YOU-22")
@pytest.mark.parametrize(
    ("card", "choices", "yours"),
    [
        ("", ["attack:spider-man>hydra-mercenary"], True),
        ("swinging-web-kick", ["play:swinging-web-kick", "pay"], True),
        ("daredevil", ["attack:daredevil>hydra-mercenary"], False),
        ("tac-team", ["use:tac-team", "pick:hydra-mercenary"], False),
    ],
)
def test_interrogation_room_responds_to_the_identitys_actions(card: str, choices: list[str], yours: bool) -> None:
    table = room(*([card] if card in ("daredevil", "tac-team") else []))
    if card == "swinging-web-kick":
        table.hand(card, "genius", "energy")
    table.does(*choices)
    assert not table.in_play("hydra-mercenary")
    if yours:
        table.does("trigger:interrogation-room")
        assert (table.threat("bomb-scare"), table.piece("interrogation-room").exhausted) == (3, True)
    table.waits_for(0, "turn")
    assert table.piece("interrogation-room").exhausted == yours


@rule("CHA-YOU-22")
def test_ability_of_an_ally_is_not_your_action() -> None:
    table = room("daredevil")
    table.does("thwart:daredevil>bomb-scare", "trigger:daredevil", "pick:hydra-mercenary")
    assert not table.in_play("hydra-mercenary")
    table.waits_for(0, "turn")


@rule("CHA-YOU-22")
@pytest.mark.parametrize(("character", "yours"), [("captain-marvel", True), ("mockingbird", False)])
def test_basic_powers_of_an_ally_are_not_your_actions(character: str, yours: bool) -> None:
    for number, deed in enumerate(("attack:{}>rhino-1", "thwart:{}>bomb-scare", "defend:{}"), 1):
        table = FixtureTable("captain-marvel")
        table.put("ovation")
        table.put("mockingbird")
        table.put("bomb-scare", threat=5)
        if number == 3:
            table.attacked("rhino-1")
        table.does(deed.format(character))
        if yours:
            assert table.options() == [f"trigger:ovation/ovation-{number}", "pass"]
            table.does("trigger:ovation")
        table.waits_for(0, "turn")
        assert len(table.held()) == yours


@rule("CHA-YOU-22")
@pytest.mark.parametrize(("character", "yours"), [("captain-marvel", True), ("mockingbird", False)])
def test_a_side_scheme_that_an_ally_defeats_is_not_defeated_by_you(character: str, yours: bool) -> None:
    table = FixtureTable("captain-marvel")
    table.put("ovation")
    table.put("mockingbird")
    table.put("bomb-scare", threat=1)
    table.does(f"thwart:{character}>bomb-scare")
    assert not table.in_play("bomb-scare")
    assert ("trigger:ovation/ovation-4" in table.options()) == yours


def ultron_2(*heroes: str) -> Table:
    table = FixtureTable(*heroes, scenario="ultron", mode="expert")
    assert table.state.villain == "ultron-2"
    return table


@rule("CHA-LASTING-08")
def test_drone_entering_during_ultrons_attack_counts() -> None:
    for boost, drones in (("quiet-threat", 1), ("android-efficiency-a", 2)):
        table = ultron_2("she-hulk")
        table.attacked("ultron-2", boost=boost)
        assert table.stat("ultron-2", "atk") == 2 + 1
        table.does("undefended")
        assert table.strikes() == [("ultron-2", "she-hulk", 2 + drones)]
        assert table.stat("ultron-2", "atk") == 2


@rule("CHA-LASTING-08")
def test_a_drone_that_leaves_before_the_damage_does_not_count() -> None:
    for answer, drones in (("pass", 2), ("trigger:quick-sweep", 1)):
        table = ultron_2("she-hulk")
        table.hand("quick-sweep")
        table.put("facedown-drone")
        table.attacked("ultron-2")
        assert table.stat("ultron-2", "atk") == 2 + 2
        table.does("undefended", answer)
        if answer != "pass":
            table.does("pick:facedown-drone")
        assert table.strikes() == [("ultron-2", "she-hulk", 2 + drones)]


@rule("CHA-LASTING-09")
def test_ultron_counts_the_drones_of_the_player_he_began_to_attack() -> None:
    table = ultron_2("she-hulk", "captain-marvel")
    for _ in range(3):
        table.put("facedown-drone", seat=1)
    table.attacked("ultron-2", seat=0)
    table.does("undefended", "defend:captain-marvel")
    assert table.strikes() == [("ultron-2", "captain-marvel", 2 + 1 - 1)]  # her DEF is 1
    # The reverse case.
    table.attacked("ultron-2", seat=1)
    table.does("defend:she-hulk")
    assert table.strikes() == [("ultron-2", "she-hulk", 2 + 4 - 2)]


@rule("CHA-OBLIGATION-12")
@pytest.mark.parametrize("copies", [1, 2])
def test_all_copies_of_an_obligation_go_in(tmp_path: Path, copies: int) -> None:
    content = files("tableverse") / "games" / "champions" / "content" / "core" / "spider-man.yaml"
    rows = yaml.load(content.read_text(encoding="utf-8"), LOADER)
    row = next(row for row in rows if row["id"] == "eviction-notice")
    (tmp_path / "pack.yaml").write_text("game: champions\ntitle: Twice\n", encoding="utf-8")
    (tmp_path / "cards.yaml").write_text(yaml.safe_dump([{**row, "quantity": copies}]), encoding="utf-8")
    game = Champions(packs=[tmp_path])
    state = game.new(Config(1, {"deck-1": "spider-man-justice"}), 3)
    assert isinstance(state, ChampionsState)
    everywhere = [*state.encounter, *state.encounter_discard, *state.players[0].dealt]
    assert sorted(thing for thing in everywhere if game.cards.of(thing).kind == "obligation") == [
        f"eviction-notice.{copy}" for copy in range(1, copies + 1)
    ]


def test_response_to_the_end_of_a_turn_precedes_the_next_turn() -> None:
    table = FixtureTable("iron-man", "spider-man")
    table.put("packed-bag", 0)
    table.does("end-turn")
    table.waits_for(1, "turn")
    assert len(table.held(0)) == 1
    table.does("end-turn")
    assert len(table.held(0)) == 1
