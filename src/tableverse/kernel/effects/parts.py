"""Texts of the branches of choices, for clients without effect trees."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tableverse.kernel import i18n
from tableverse.kernel.effects.combinators import Choose, May
from tableverse.kernel.effects.node import Ability
from tableverse.kernel.effects.saying import Voice


def branch_texts(
    abilities: Iterable[Ability], voice_for: Callable[[Ability, str], Voice] | None = None
) -> list[dict[str, Any]]:
    """Return an entry for every part that an "effect-part" message may refer to, with the id "ability/node".

    ``voice_for`` provides a voice that knows the referents of pronouns in an ability, if a game tracks them.
    """
    found: list[dict[str, Any]] = []
    for ability in abilities:
        if not any(isinstance(effect, Choose | May) for effect in ability.nodes):
            continue
        voices = [Voice(language) if voice_for is None else voice_for(ability, language) for language in i18n.LANGUAGES]
        for node, effect in enumerate(ability.nodes):
            if isinstance(effect, Choose | May):
                for child in ability.children[node]:
                    names = {voice.language: ability.nodes[child].say(voice) for voice in voices}
                    found.append({"id": f"{ability.label}/{child}", "name": names})
    return found
