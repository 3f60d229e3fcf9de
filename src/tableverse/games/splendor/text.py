"""Names of things in sentences."""

from __future__ import annotations

from typing import Any

from tableverse.kernel import i18n
from tableverse.kernel.content import Registry


def term(registry: Registry, name: str, value: Any, language: str) -> Any:
    if isinstance(value, list):  # "gems" or "tokens"; an empty list is the word "nothing"
        return render_gems(value, language)
    if name == "thing":
        return _thing(registry, str(value), language)
    if name == "gem":
        return i18n.say(language, f"splendor-gem-{value}")
    if name == "card":
        return registry.name("character", value, language)
    if name == "location":
        return registry.name("location", value, language)
    return value


def _thing(registry: Registry, thing: str, language: str) -> str:
    """Return the name of a thing: "Reality (Bank)" for ``bank:red``, otherwise the name of a card or Location."""
    kind, _, name = thing.rpartition(":")
    if kind == "gem":
        return i18n.say(language, f"splendor-gem-{name}")
    if kind == "deck":
        level = i18n.say(language, "splendor-label-level", {"level": int(name)})
        return f"{i18n.say(language, 'splendor-label-deck')} ({level})"
    if kind:
        place = i18n.say(language, "splendor-label-bank" if kind == "bank" else "splendor-label-tokens")
        return f"{i18n.say(language, f'splendor-gem-{name}')} ({place})"
    return registry.name("character" if thing in registry.kinds["character"] else "location", thing, language)


def render_gems(gems: list[str], language: str) -> str:
    """Render gems as "Reality and Mind" or "2 Reality and 1 Mind", with a number for every colour or for none."""
    kinds = dict.fromkeys(gems)
    counted: list[str] = []
    for gem in kinds:
        name = i18n.say(language, f"splendor-gem-{gem}")
        counted.append(f"{gems.count(gem)} {name}" if len(kinds) < len(gems) else name)
    return i18n.listing(language, counted)
