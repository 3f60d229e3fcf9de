"""Errors of this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tableverse.kernel import i18n
from tableverse.kernel.errors import TableError


class IllegalDeck(TableError):
    """A deck that may not be played.

    ``problem`` is a message, ``{key, arguments}``; ``names`` holds the names of the card it concerns, if any.
    """

    key: ClassVar[str] = "illegal-deck"

    def say(self, language: str) -> str:
        problem = self.arguments["problem"]
        text = render_problem(problem["key"], problem["arguments"], self.arguments.get("names", {}), language)
        return i18n.say(language, "error-illegal-deck", {"seat": self.arguments["seat"], "problem": text})


def render_problem(
    key: str, arguments: Mapping[str, Any], names: Mapping[str, Mapping[str, str]], language: str
) -> str:
    """Return the sentence of a reason in decks/legality.py, with the names of cards and aspects."""
    shown = dict(arguments)
    if shown.get("card") in names:
        shown["card"] = names[shown["card"]][language]
    if "aspect" in shown:
        shown["aspect"] = i18n.say(language, f"champions-aspect-{shown['aspect']}")
    return i18n.say(language, key, shown)
