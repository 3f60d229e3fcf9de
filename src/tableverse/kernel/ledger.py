"""The rules ledger: every rule of a rulebook as a numbered, testable entry, and the tests that prove it.

A game's ``rules.yaml`` contains the entries. Tests name the rules they prove with ``@rule("SPL-END-01")``; a passing
run of the suite records them in ``proofs.json`` beside it, which ships with the package (tests/proofs.py).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

from tableverse.kernel.content import load_yaml
from tableverse.kernel.i18n import LANGUAGES

Test = TypeVar("Test", bound=Callable[..., Any])

#: Sources of a rule: the rulebook, or the publisher's FAQ, which takes precedence.
SOURCES: Final = ("rulebook", "faq")


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as a proof of these rules: it must fail if the engine breaks them."""

    def mark(test: Test) -> Test:
        setattr(test, "__rules__", (*getattr(test, "__rules__", ()), *ids))  # noqa: B010
        return test

    return mark


class Rule:
    __slots__ = ("id", "kind", "not_applicable", "source", "test", "texts", "topics", "unsure")

    def __init__(self, entry: dict[str, Any]) -> None:
        self.id: str = entry["id"]
        self.kind: str = entry["kind"]
        self.source: str = entry.get("source", SOURCES[0])
        if self.source not in SOURCES:
            raise ValueError(f"{self.id}: source is {self.source!r}, not one of {', '.join(SOURCES)}")
        self.topics: dict[str, str] = entry["topic"]
        #: A rule that lacks a text in some language is shown in English.
        self.texts: dict[str, str] = dict.fromkeys(LANGUAGES, entry["rule"]["en"]) | entry["rule"]
        self.test: str = entry.get("test", "")
        self.unsure: str = entry.get("unsure", "")
        #: Why no test can prove the rule; empty for every rule that a computer can break.
        self.not_applicable: str = entry.get("not_applicable", "")


class Ledger:
    __slots__ = ("game", "proofs", "rules")

    def __init__(self, game: str, rules: list[Rule], proofs: dict[str, list[str]]) -> None:
        self.game = game
        self.rules = rules
        self.proofs = proofs

    @staticmethod
    def read(game: str, folder: Traversable) -> Ledger:
        """Read the ledger from a game's folder. Without ``rules.yaml`` it is empty."""
        written = folder / "rules.yaml"
        entries = load_yaml(written) if written.is_file() else []
        record = folder / "proofs.json"
        proofs = json.loads(record.read_text(encoding="utf-8")) if record.is_file() else {}
        return Ledger(game, [Rule(entry) for entry in entries], proofs)

    @property
    def proved(self) -> list[Rule]:
        return [entry for entry in self.rules if self.proofs.get(entry.id)]

    @property
    def not_applicable(self) -> list[Rule]:
        return [entry for entry in self.rules if entry.not_applicable and not self.proofs.get(entry.id)]

    @property
    def open(self) -> list[Rule]:
        return [entry for entry in self.rules if not entry.not_applicable and not self.proofs.get(entry.id)]

    def summary(self) -> dict[str, Any]:
        return {
            "total": len(self.rules),
            "proved": len(self.proved),
            "not_applicable": len(self.not_applicable),
            "open": len(self.open),
            "open_ids": [entry.id for entry in self.open],
        }
