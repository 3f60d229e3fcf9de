"""Cached lookups of cards in play, evicted whenever their result could change."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import tableverse
from games.champions.invariants import check_lookups
from games.champions.table import Table
from tableverse.games.champions.cards import KINDS
from tableverse.games.champions.ids import NOBODY
from tableverse.games.champions.rules import numbers
from tableverse.games.champions.state import ChampionsState, Piece
from tableverse.games.registry import load_game

SOURCES = Path(tableverse.__file__).parent
#: Files that may change cards in play: the state itself, and the view, whose own fields have the same names.
MAY = {"games/champions/state.py", "games/champions/view.py"}
#: The cards of a game area are looked up when a player enters it.
AREAS = {"area", "there", "new", "old"}
CHANGES = {"clear", "pop", "popitem", "setdefault", "update"}


def changes(tree: ast.AST) -> Iterator[int]:
    """Yield the lines that change which cards are in play, their order or their faces."""
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AnnAssign | ast.AugAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in CHANGES:
            targets = [ast.Subscript(node.func.value, ast.Constant(0))]
        for target in [one for found in targets for one in (found.elts if isinstance(found, ast.Tuple) else [found])]:
            inside = isinstance(target, ast.Subscript)
            owner = target.value if isinstance(target, ast.Subscript) else target
            if not isinstance(owner, ast.Attribute) or owner.attr not in ("play", "face"):
                continue
            whose = owner.value.id if isinstance(owner.value, ast.Name) else ""
            if (owner.attr == "play" or not inside) and whose not in AREAS:
                yield node.lineno


@pytest.mark.parametrize("folder", ["games/champions", "bots/champions"])
def test_only_the_state_module_changes_cards_in_play(folder: str) -> None:
    found = [
        f"{path}:{line}"
        for path in sorted(path.relative_to(SOURCES).as_posix() for path in (SOURCES / folder).rglob("*.py"))
        if path not in MAY
        for line in changes(ast.parse((SOURCES / path).read_text("utf-8")))
    ]
    assert not found


@pytest.mark.parametrize(
    ("source", "many"),
    [
        ("state.play[thing] = piece", 1),
        ("del state.play[thing]", 1),
        ("piece = world.play.pop(thing)", 1),
        ("state.play.update(area.play)", 1),
        ("state.play, state.villain = {}, ''", 1),
        ("piece.face = face", 1),
        ("villain.face, villain.damage = stage, 0", 1),
        ("area.play[thing] = state.take_out_of_play(thing)", 0),
        ("play = state.play[thing]", 0),
        ("state.play[thing].damage = 0", 0),
    ],
)
def test_changes_to_cards_in_play_are_detected(source: str, many: int) -> None:
    assert len(list(changes(ast.parse(source)))) == many


def turn_over(state: ChampionsState) -> None:
    state.show(state.identity(0), "peter-parker")


@pytest.mark.parametrize(
    "change",
    [
        turn_over,
        lambda state: state.take_out_of_play("hydra-mercenary.1"),
        lambda state: state.put_into_play(Piece("hydra-mercenary.2", "hydra-mercenary", 0)),
        lambda state: state.lay_out({piece.id: piece for piece in reversed(state.play.values())}),
    ],
)
def test_clones_share_lookups_until_one_changes(change: Callable[[ChampionsState], object]) -> None:
    table = Table("spider-man")
    for name in ("hydra-mercenary.1", "sandman.1"):
        table.state.put_into_play(Piece(name, name.partition(".")[0], 0))
    before = [piece.id for piece in table.state.of_kind("minion")]
    assert before == ["hydra-mercenary.1", "sandman.1"]
    assert (table.state.form(0), numbers.hand_size(table.state, 0)) == ("hero", 5)
    copy = table.state.clone()
    assert copy.lookups is table.state.lookups
    change(copy)
    kinds = ("minion", "hero")
    assert [copy.of_kind(kind) for kind in kinds] != [table.state.of_kind(kind) for kind in kinds]
    for state in (copy, table.state):
        check_lookups(state)
    assert [piece.id for piece in table.state.of_kind("minion")] == before
    assert all(piece is table.state.play[piece.id] for piece in table.state.of_kind("minion"))
    assert all(piece is copy.play[piece.id] for piece in copy.of_kind("minion"))


def test_temporary_face_does_not_change_the_lookups() -> None:
    table = Table("spider-man")
    state, identity = table.state, table.state.identity(0)
    heroes = [piece.id for piece in state.of_kind("hero")]
    face, lookups = identity.face, state.lookups
    state.show(identity, "peter-parker")
    assert (state.of_kind("hero"), [piece.id for piece in state.of_kind("alter-ego")]) == ([], heroes)
    state.show_again(identity, face, lookups)
    assert [piece.id for piece in state.of_kind("hero")] == heroes
    check_lookups(state)


def test_invariant_check_detects_stale_lookups() -> None:
    """Test the check that random games and all table tests run."""
    table = Table("spider-man")
    assert table.state.of_kind("minion") == []
    table.state.play["sandman.1"] = Piece("sandman.1", "sandman", NOBODY)
    with pytest.raises(AssertionError):
        check_lookups(table.state)


def test_lookup_keys_of_kinds_and_modifiers_are_disjoint() -> None:
    """Lookups are cached by these names."""
    assert not set(KINDS) & set(load_game("champions").cards.changing)  # type: ignore[attr-defined]
