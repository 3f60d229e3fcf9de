"""What the branches of a choice say, for clients that have no effect trees of their own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tableverse.kernel import i18n
from tableverse.kernel.effects.combinators import Choose, May
from tableverse.kernel.effects.node import Ability
from tableverse.kernel.effects.reading import Voice


def said_parts(abilities: Iterable[Ability]) -> list[dict[str, Any]]:
    """One entry for every part that an "effect-part" message may speak of; its id is "ability/node"."""
    voices = [Voice(language) for language in i18n.LANGUAGES]
    found: list[dict[str, Any]] = []
    for ability in abilities:
        for node, effect in enumerate(ability.nodes):
            if isinstance(effect, Choose | May):
                for child in ability.children[node]:
                    names = {voice.language: ability.nodes[child].say(voice) for voice in voices}
                    found.append({"id": f"{ability.label}/{child}", "name": names})
    return found
