"""Refusal reasons: each word that a ``why_`` function returns has a rule and a text in both languages."""

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tableverse.games
from tableverse.games.registry import game_ids, load_game, load_ledger
from tableverse.kernel import i18n

GAMES = Path(tableverse.games.__file__).parent
WITH_WORDS = ["champions", "dagger", "united"]
#: Words that the calling function already checks.
UNSAID = {"champions": {"kind"}, "dagger": set(), "united": {"no-henchman"}}


def words(game: str) -> Iterator[str]:
    """Yield the constants that functions named why_… return."""
    for path in sorted((GAMES / game).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("why_"):
                returned = [part.value for part in ast.walk(node) if isinstance(part, ast.Return)]
                returned += [side for one in returned if isinstance(one, ast.IfExp) for side in (one.body, one.orelse)]
                yield from (str(one.value) for one in returned if isinstance(one, ast.Constant) and one.value)


@pytest.mark.parametrize("game", WITH_WORDS)
def test_every_refusal_word_has_a_rule_and_a_text(game: str) -> None:
    rules: dict[str, str] = importlib.import_module(f"tableverse.games.{game}.refusals").RULES
    known = {rule.id for rule in load_ledger(game).rules}
    found = set(words(game)) - UNSAID[game]
    assert len(found) > 2
    assert found <= rules.keys(), "a word without a rule: add it to RULES in refusals.py"
    assert set(rules.values()) <= known
    for language in i18n.LANGUAGES:
        missing = [word for word in rules if not i18n.has(language, f"{game}-refusal-{word}")]
        assert not missing, f"texts are missing in locale/{language}/{game}-refusals.ftl"
        said = re.findall(rf"(?m)^{game}-refusal-([a-z-]+) =", i18n.sources(language)[f"{game}-refusals.ftl"])
        assert set(said) == rules.keys(), "texts that nothing says"


@pytest.mark.parametrize("game", game_ids())
def test_every_question_of_a_game_names_a_rule(game: str) -> None:
    known = {rule.id for rule in load_ledger(game).rules}
    questions = load_game(game).question_rules
    assert {"turn", "over"} <= questions.keys()
    assert set(questions.values()) <= known
