"""Names that texts refer to, all of which the engine binds."""

from __future__ import annotations

import ast
from pathlib import Path

import tableverse.games.dagger
from tableverse.games.dagger.vocabulary.conditions import FLAGS
from tableverse.games.dagger.vocabulary.numbers import GOT
from tableverse.games.dagger.vocabulary.selectors.bound import KEPT

ENGINE = Path(tableverse.games.dagger.__file__).parent


def test_every_name_in_texts_is_bound_by_the_engine() -> None:
    kept: set[str] = set()
    for path in ENGINE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Subscript) and ast.unparse(node.value).endswith("bound"):
                kept.add(str(getattr(node.slice, "value", "")))
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("resolve"):
                kept.update(keyword.arg for keyword in node.keywords if keyword.arg is not None)
    state_of_the_nemesis, picked = {"showdown", "stunned"}, {"second"}
    assert {*KEPT, *GOT, *FLAGS} - state_of_the_nemesis - picked <= kept
