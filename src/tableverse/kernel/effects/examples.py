"""Examples for words: a short text of a shipped card that uses the word."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tableverse.kernel import i18n
from tableverse.kernel.effects.node import Ability, Condition, Effect, Number, Selector
from tableverse.kernel.effects.saying import Node, Voice

#: Maximum length of a text that is short enough to stop searching.
SHORT: Final = 48

#: Kind of word -> word -> language -> text.
Examples = dict[str, dict[str, dict[str, str]]]


def examples(abilities: Iterable[Ability], voice_for: Callable[[Ability, str], Voice]) -> Examples:
    """Return a short text of a shipped card, in every language, for each word that can be rendered alone."""
    found: Examples = {"effect": {}, "selector": {}, "number": {}, "condition": {}}
    for ability in abilities:
        voices: dict[str, Voice] = {}
        waiting: list[Node] = [ability.effect]
        if ability.when is not None:
            waiting.append(ability.when)
        while waiting:
            node = waiting.pop()
            waiting.extend(node.nodes())
            known = found.get(_kind(node))
            if known is None or not node.WORD or _length(known.get(node.WORD)) <= SHORT:
                continue
            if not voices:
                voices = {language: voice_for(ability, language) for language in i18n.LANGUAGES}
            texts = {language: _render_alone(node, voice) for language, voice in voices.items()}
            if all(texts.values()) and _length(texts) < _length(known.get(node.WORD)):
                known[node.WORD] = texts
    return found


def _kind(node: Node) -> str:
    if isinstance(node, Effect):
        return "effect"
    if isinstance(node, Selector):
        return "selector"
    if isinstance(node, Number):
        return "number"
    return "condition" if isinstance(node, Condition) else ""


def _length(texts: dict[str, str] | None) -> int:
    return 10_000 if texts is None else len(texts[i18n.LANGUAGES[0]])


def _render_alone(node: Node, voice: Voice) -> str:
    """Render a part alone, or return "" if it needs its context."""
    try:
        return node.say(voice)
    except KeyError:
        return ""
