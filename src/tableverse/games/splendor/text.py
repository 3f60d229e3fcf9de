"""How things are called in a sentence."""

from __future__ import annotations

from typing import Any

from tableverse.kernel import i18n
from tableverse.kernel.content import Registry


def term(registry: Registry, name: str, value: Any, language: str) -> Any:
    if isinstance(value, list):  # "gems" or "tokens"; no tokens at all are the word "nothing"
        return say_gems(value, language)
    if name == "gem":
        return i18n.say(language, f"splendor-gem-{value}")
    if name == "card":
        return registry.name("character", value, language)
    if name == "location":
        return registry.name("location", value, language)
    return value


def say_gems(gems: list[str], language: str) -> str:
    """ "2 Reality and Mind"."""
    counted: list[str] = []
    for gem in dict.fromkeys(gems):
        name = i18n.say(language, f"splendor-gem-{gem}")
        counted.append(f"{gems.count(gem)} {name}" if gems.count(gem) > 1 else name)
    return i18n.listing(language, counted) if counted else "nothing"
